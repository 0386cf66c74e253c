"""The report of a tournament: one HTML file that contains its plots and needs no network.

It is made from the JSON of the outcome alone. ``say`` puts the id of a message into words.
"""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any, Final, Protocol

from citadels.sim import plots
from citadels.sim.plots import Dot, Look

STYLE: Final = """
:root { color-scheme: light dark; --ink: #1b1b1b; --soft: #666; --line: #ccc; --paper: #fff; --band: #f3f3f3;
        --bad: #c0392b }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eee; --soft: #aaa; --line: #555; --paper: #1b1b1b; --band: #262626; --bad: #ff8a7a }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
       max-width: 62rem; margin: 2rem auto; padding: 0 1rem }
h1 { margin-bottom: .2rem; line-height: 1.2 } h2 { margin-top: 2.2rem; line-height: 1.3 }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th, td { padding: .3rem .6rem; text-align: right; border-bottom: 1px solid var(--line) }
td { white-space: nowrap } .told { white-space: normal; overflow-wrap: anywhere }
tr { background: var(--paper) } tbody tr:nth-child(even) { background: var(--band) }
th:first-child, td:first-child { text-align: left; white-space: nowrap; position: sticky; left: 0;
                                 background: inherit }
.scroll { overflow-x: auto } .soft { color: var(--soft) } .bad { color: var(--bad); font-weight: 600 }
code { overflow-wrap: anywhere }
.taken { display: block; height: 5px; margin-left: auto; border-radius: 2px }
"""


class Say(Protocol):
    def __call__(self, id: str, **arguments: Any) -> str: ...


def html_report(told: Mapping[str, Any], command: str, say: Say) -> str:
    """The complete page."""
    standings = sorted(told["standings"], key=lambda one: -one["win_share"])
    look = plots.looks(told["bots"])
    parts = [
        f"<h1>{escape(say('arena-title'))}</h1>",
        f'<p class="soft">{escape(facts_of(told, say))}</p>',
        f"<p><code>{escape(command)}</code></p>",
        _standings_table(standings, look, told, say),
        _section(say("arena-win_shares"), _interval_plot(standings, look, told["even_share"], say)),
    ]
    if told["pairs"]:
        parts.append(_section(say("arena-pairs"), _pairs_table(told, say)))
    if all(one["rating"] is not None for one in standings):
        parts.append(_section(say("arena-ratings"), _rating_plot(standings, look, say)))
    parts += [
        _section(say("arena-scores"), _scores_plot(standings, look, told["score_step"], say)),
        _section(
            say("arena-rounds"), plots.bars(told["rounds"], say("arena-rounds_axis"), say("arena-rounds"))
        ),
        _section(say("arena-points_by_source"), _points_plot(standings, say) + _points_table(standings, say)),
        _section(say("arena-characters"), _characters_table(standings, look, say)),
        _section(say("arena-seats"), _seats_table(standings, say)),
        _section(say("arena-faults"), _faults(told, say)),
    ]
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{escape(say("arena-html_lang"))}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(say('arena-title'))}</title>\n<style>{STYLE}{plots.STYLE}</style>\n</head>\n"
        f"<body>\n{body}\n</body>\n</html>\n"
    )


def facts_of(told: Mapping[str, Any], say: Say) -> str:
    """What was played, and for how long."""
    return say(
        "arena-facts",
        games=told["games"],
        players=told["setup"]["players"],
        edition=say(f"edition-{told['setup']['edition']}"),
        seed=told["seed"],
        seconds=f"{told['seconds']:.0f}",
        decisions=str(told["decisions"]),
    )


def _section(title: str, inside: str) -> str:
    return f"<h2>{escape(title)}</h2>\n{inside}"


def _percent(share: float) -> str:
    return f"{100 * share:.1f}\u202f%"


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Cells are HTML; heads are plain text."""
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    lines = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>\n" for row in rows)
    table = f"<table><thead><tr>{head}</tr></thead>\n<tbody>\n{lines}</tbody></table>"
    return f'<div class="scroll" tabindex="0">{table}</div>'


def _standings_table(
    standings: Sequence[Mapping[str, Any]], look: Mapping[str, Look], told: Mapping[str, Any], say: Say
) -> str:
    heads = [
        say(f"arena-{name}")
        for name in ("bot", "seats_played", "wins", "win_share", "interval", "mean_score", "mean_place")
    ]
    heads += [say("arena-rating"), say("arena-faults")]
    rows = []
    for one in standings:
        low, high = one["interval"]
        rating = "–" if one["rating"] is None else f"{one['rating']:.0f}"
        if one["rating_interval"] is not None:
            rating += (
                f" <span class=soft>({one['rating_interval'][0]:.0f}–{one['rating_interval'][1]:.0f})</span>"
            )
        count = sum(one["faults"].values())
        rows.append(
            [
                plots.key(one["bot"], look[one["bot"]].colour),
                str(one["seats"]),
                f"{one['wins']:.1f}",
                _percent(one["win_share"]),
                f"{_percent(low)} – {_percent(high)}",
                f"{one['mean_score']:.2f} ± {one['mean_score_within']:.2f}",
                f"{one['mean_place']:.2f}",
                rating,
                f'<span class="bad">{count}</span>' if count else "0",
            ]
        )
    even = say("arena-even", share=_percent(told["even_share"]))
    return _table(heads, rows) + f'<p class="soft">{escape(even)}</p>'


def _interval_plot(
    standings: Sequence[Mapping[str, Any]], look: Mapping[str, Look], even: float, say: Say
) -> str:
    most = max(even, *(one["interval"][1] for one in standings))
    ticks = [(share, f"{100 * share:.0f}\u202f%") for share in plots.steps(0.0, most, (0.1, 0.2))]
    rows = []
    for one in standings:
        low, high = one["interval"]
        told = f"{_percent(one['win_share'])} ({100 * low:.1f}–{100 * high:.1f})"
        rows.append(Dot(one["bot"], one["win_share"], low, high, told, look[one["bot"]].colour))
    return plots.dots(rows, ticks, say("arena-win_shares"), even)


def _rating_plot(standings: Sequence[Mapping[str, Any]], look: Mapping[str, Look], say: Say) -> str:
    rows = []
    for one in sorted(standings, key=lambda one: -one["rating"]):
        low, high = one["rating_interval"]
        told = f"{one['rating']:.0f} ({low:.0f}–{high:.0f})"
        rows.append(Dot(one["bot"], one["rating"], low, high, told, look[one["bot"]].colour))
    span = min(row.low for row in rows), max(row.high for row in rows)
    ticks = [(value, f"{value:.0f}") for value in plots.steps(*span, (50, 100, 200, 400, 1000, 2000))]
    means = f'<p class="soft">{escape(say("arena-rating_means"))}</p>'
    return plots.dots(rows, ticks, say("arena-ratings")) + means


def _scores_plot(
    standings: Sequence[Mapping[str, Any]], look: Mapping[str, Look], step: int, say: Say
) -> str:
    lines = {
        one["bot"]: {int(score): count / max(1, one["seats"]) for score, count in one["scores"].items()}
        for one in standings
    }
    return plots.curves(lines, look, step, say("arena-points"), say("arena-scores"))


def _pairs_table(told: Mapping[str, Any], say: Say) -> str:
    """How often each bot wins alone against a table of each other bot."""
    by_pair = {(pair["bot"], pair["against"]): pair for pair in told["pairs"]}
    rows = []
    for bot in told["bots"]:
        cells = [escape(bot)]
        for against in told["bots"]:
            pair = by_pair.get((bot, against))
            if pair is None:
                cells.append("–")
            else:
                low, high = pair["interval"]
                between = f"{100 * low:.0f}–{100 * high:.0f}"
                cells.append(f"{_percent(pair['win_share'])} <span class=soft>({between})</span>")
        rows.append(cells)
    told_text = say("arena-pairs_means", games=told["pair_games"])
    return f'<p class="soft">{escape(told_text)}</p>' + _table([say("arena-alone"), *told["bots"]], rows)


# Points that every city can score; all others come from a unique district.
_SOURCES: Final = ("districts", "first_completed", "completed", "five_types", "artist_gold")


def _points_plot(standings: Sequence[Mapping[str, Any]], say: Say) -> str:
    scored = {name for one in standings for name in one["points"] if one["points"][name] > 0}
    words = {name: say("arena-source", name=name) for name in _SOURCES if name in scored}
    rows = {}
    for one in standings:
        amounts = {words[name]: one["points"].get(name, 0.0) for name in words}
        uniques = sum(points for name, points in one["points"].items() if name not in words)
        rows[one["bot"]] = {**amounts, say("rules-heading-uniques"): uniques}
    return plots.stacked(rows, say("arena-points_by_source"))


def _points_table(standings: Sequence[Mapping[str, Any]], say: Say) -> str:
    names = sorted({name for one in standings for name in one["points"]})
    names.sort(key=lambda name: -max(one["points"].get(name, 0) for one in standings))
    rows = [
        [escape(say("arena-source", name=name)), *(f"{one['points'].get(name, 0):.2f}" for one in standings)]
        for name in names
    ]
    return _table([say("arena-source_head"), *(one["bot"] for one in standings)], rows)


def _characters_table(standings: Sequence[Mapping[str, Any]], look: Mapping[str, Look], say: Say) -> str:
    """How often a character was taken, and how many of these games were won."""
    shares: dict[str, dict[str, tuple[float, float]]] = {}
    for one in standings:
        drafts = max(1, sum(taken for taken, _ in one["characters"].values()))
        for name, (taken, won) in one["characters"].items():
            shares.setdefault(name, {})[one["bot"]] = taken / drafts, won / taken
    most = max((taken for row in shares.values() for taken, _ in row.values()), default=1.0)
    rows = []
    for name in sorted(shares, key=lambda name: say("arena-character", name=name)):
        cells = [escape(say("arena-character", name=name))]
        for one in standings:
            taken, won = shares[name].get(one["bot"], (0.0, 0.0))
            told = f"{_percent(taken)} <span class=soft>({100 * won:.0f}\u202f%)</span>"
            cells.append(told + _taken_bar(taken / most, won, look[one["bot"]].colour) if taken else "–")
        rows.append(cells)
    head = f'<p class="soft">{escape(say("arena-characters_means"))}</p>'
    return head + _table([say("arena-character_head"), *(one["bot"] for one in standings)], rows)


def _taken_bar(length: float, won: float, colour: str) -> str:
    """Its length shows how often the character was taken, its dark part how many of these games were won."""
    lighter = f"color-mix(in srgb, {colour} 35%, transparent)"
    fill = f"linear-gradient(to right, {colour} {100 * won:.0f}%, {lighter} {100 * won:.0f}%)"
    return f'<span class="taken" style="width:{5 * length:.2f}rem;background:{fill}"></span>'


def _seats_table(standings: Sequence[Mapping[str, Any]], say: Say) -> str:
    seats = sorted({int(seat) for one in standings for seat in one["by_seat"]})
    rows = []
    for one in standings:
        cells = [escape(one["bot"])]
        for seat in seats:
            games, wins = one["by_seat"].get(str(seat), (0, 0))
            cells.append(f"{_percent(wins / games)} <span class=soft>({games})</span>" if games else "–")
        rows.append(cells)
    return _table([say("arena-bot"), *(str(seat) for seat in seats)], rows)


def game_of_fault(fault: Mapping[str, Any]) -> str:
    """The number of the game; where two bots met alone, with their names."""
    return f"{fault['game']} ({' – '.join(fault['pair'])})" if fault["pair"] else str(fault["game"])


def lost_games(told: Mapping[str, Any]) -> list[str]:
    """The games whose process died, named in the same way."""
    found = [str(game) for game in told["lost_games"]]
    for pair in told["pairs"]:
        found += [f"{game} ({pair['bot']} – {pair['against']})" for game in pair["lost_games"]]
    return found


def _faults(told: Mapping[str, Any], say: Say) -> str:
    parts = []
    lost = ", ".join(lost_games(told))
    if lost:
        parts.append(f'<p class="bad">{escape(say("arena-lost", games=lost))}</p>')
    if not told["faults"]:
        parts.append(f"<p>{escape(say('arena-no_faults'))}</p>")
        return "\n".join(parts)
    rows = [
        [
            escape(one["bot"]),
            escape(game_of_fault(one)),
            escape(say(f"arena-{one['fault']}")),
            f'<span class="told">{escape(one["told"])}</span>',
        ]
        for one in told["faults"]
    ]
    heads = [say("arena-bot"), say("arena-game"), say("arena-fault"), say("arena-told")]
    return "\n".join([*parts, _table(heads, rows)])
