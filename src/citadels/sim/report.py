"""The report of a tournament: one HTML file with its plots drawn in it, for any browser, without a network.

It is made from the JSON of the outcome alone. ``say`` puts the id of a message into words.
"""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any, Final, Protocol

# Colours that stay apart for people who see few of them; each bot has a pattern of its own in the table, too.
COLOURS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#8a6d3b", "#666666")

STYLE: Final = """
:root { color-scheme: light dark; --ink: #1b1b1b; --soft: #666; --line: #ccc; --paper: #fff; --band: #f3f3f3 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eee; --soft: #aaa; --line: #555; --paper: #1b1b1b; --band: #262626 }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
       max-width: 62rem; margin: 2rem auto; padding: 0 1rem }
h1 { margin-bottom: .2rem } h2 { margin-top: 2.2rem }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th, td { padding: .3rem .6rem; text-align: right; border-bottom: 1px solid var(--line) }
th:first-child, td:first-child { text-align: left; white-space: nowrap }
tbody tr:nth-child(even) { background: var(--band) }
.scroll { overflow-x: auto } .soft { color: var(--soft) } .bad { color: #c0392b; font-weight: 600 }
svg { max-width: 100%; height: auto; display: block; margin: .6rem 0 }
svg text { fill: var(--ink); font: 13px system-ui, sans-serif } svg .soft { fill: var(--soft) }
svg .axis { stroke: var(--line) } code { overflow-wrap: anywhere }
.key { display: inline-block; width: .8em; height: .8em; border-radius: 2px; margin-right: .4em }
"""


class Say(Protocol):
    def __call__(self, id: str, **arguments: Any) -> str: ...


def html_report(told: Mapping[str, Any], command: str, say: Say) -> str:
    """The whole page."""
    standings = sorted(told["standings"], key=lambda one: -one["win_share"])
    colour = {bot: COLOURS[number % len(COLOURS)] for number, bot in enumerate(told["bots"])}
    parts = [
        f"<h1>{escape(say('arena-title'))}</h1>",
        f'<p class="soft">{escape(_facts(told, say))}</p>',
        f"<p><code>{escape(command)}</code></p>",
        _standings_table(standings, colour, told, say),
        _section(say("arena-win_shares"), _interval_plot(standings, colour, told["even_share"], say)),
    ]
    if told["pairs"]:
        parts.append(_section(say("arena-pairs"), _pairs_table(told, say)))
    if all(one["rating"] is not None for one in standings):
        parts.append(_section(say("arena-ratings"), _rating_plot(standings, colour, say)))
    parts += [
        _section(say("arena-scores"), _lines_plot(standings, colour, say("arena-points"), say)),
        _section(say("arena-rounds"), _bars({say("arena-games"): told["rounds"]}, say("arena-rounds_axis"))),
        _section(say("arena-points_by_source"), _points_table(standings, say)),
        _section(say("arena-characters"), _characters_table(standings, say)),
        _section(say("arena-seats"), _seats_table(standings, say)),
        _section(say("arena-faults"), _faults(told, say)),
    ]
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{escape(say("arena-html_lang"))}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(say('arena-title'))}</title>\n<style>{STYLE}</style>\n</head>\n"
        f"<body>\n{body}\n</body>\n</html>\n"
    )


def _facts(told: Mapping[str, Any], say: Say) -> str:
    return say(
        "arena-facts",
        games=told["games"],
        players=told["setup"]["players"],
        edition=told["setup"]["edition"],
        seed=told["seed"],
        seconds=f"{told['seconds']:.0f}",
        decisions=str(told["decisions"]),
    )


def _section(title: str, inside: str) -> str:
    return f"<h2>{escape(title)}</h2>\n{inside}"


def _percent(share: float) -> str:
    return f"{100 * share:.1f}\u202f%"


def _key(bot: str, colour: Mapping[str, str]) -> str:
    return f'<span class="key" style="background:{colour[bot]}"></span>{escape(bot)}'


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Cells are HTML already; heads are text."""
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    lines = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>\n" for row in rows)
    return (
        f'<div class="scroll"><table><thead><tr>{head}</tr></thead>\n<tbody>\n{lines}</tbody></table></div>'
    )


def _standings_table(
    standings: Sequence[Mapping[str, Any]], colour: Mapping[str, str], told: Mapping[str, Any], say: Say
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
                _key(one["bot"], colour),
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


def _svg(width: int, height: int, inside: str, label: str) -> str:
    return (
        f'<svg viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img" '
        f'aria-label="{escape(label)}">{inside}</svg>'
    )


def _text(x: float, y: float, text: str, anchor: str = "start", kind: str = "") -> str:
    shown = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{shown}>{escape(text)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, more: str = 'class="axis"') -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" {more}/>'


_LEFT: Final = 170  # room for the names
_WIDTH: Final = 860


def _dots(
    rows: Sequence[tuple[str, float, float, float, str]],
    low: float,
    high: float,
    ticks: Sequence[tuple[float, str]],
    label: str,
    mark: float | None = None,
) -> str:
    """A dot with its interval on a line for each: name, value, bounds, colour."""
    height = 30 * len(rows) + 40
    span = (high - low) or 1.0

    def place(value: float) -> float:
        return _LEFT + (_WIDTH - _LEFT - 70) * (min(max(value, low), high) - low) / span

    parts = []
    for value, text in ticks:
        parts.append(_line(place(value), 8, place(value), height - 28))
        parts.append(_text(place(value), height - 10, text, "middle", "soft"))
    if mark is not None:
        parts.append(
            _line(place(mark), 8, place(mark), height - 28, 'stroke="currentColor" stroke-dasharray="5 4"')
        )
    for number, (name, value, least, most, colour) in enumerate(rows):
        y = 26 + 30 * number
        parts.append(_text(_LEFT - 12, y + 4, name, "end"))
        parts.append(
            _line(place(least), y, place(most), y, f'stroke="{colour}" stroke-width="4" opacity=".45"')
        )
        parts.append(f'<circle cx="{place(value):.1f}" cy="{y}" r="6" fill="{colour}"/>')
    return _svg(_WIDTH, height, "".join(parts), label)


def _interval_plot(
    standings: Sequence[Mapping[str, Any]], colour: Mapping[str, str], even: float, say: Say
) -> str:
    most = max(0.5, *(one["interval"][1] for one in standings))
    ticks = [(step / 10, f"{step * 10}\u202f%") for step in range(int(most * 10) + 2)]
    rows = [
        (one["bot"], one["win_share"], one["interval"][0], one["interval"][1], colour[one["bot"]])
        for one in standings
    ]
    return _dots(rows, 0.0, min(1.0, ticks[-1][0]), ticks, say("arena-win_shares"), even)


def _rating_plot(standings: Sequence[Mapping[str, Any]], colour: Mapping[str, str], say: Say) -> str:
    rated = sorted(standings, key=lambda one: -one["rating"])
    low = min(one["rating_interval"][0] for one in rated)
    high = max(one["rating_interval"][1] for one in rated)
    step = 50 if high - low < 500 else 200
    first, last = int(low // step) * step, int(high // step + 1) * step
    ticks = [(float(value), str(value)) for value in range(first, last + 1, step)]
    rows = [
        (one["bot"], one["rating"], one["rating_interval"][0], one["rating_interval"][1], colour[one["bot"]])
        for one in rated
    ]
    return _dots(rows, float(first), float(last), ticks, say("arena-ratings")) + (
        f'<p class="soft">{escape(say("arena-rating_means"))}</p>'
    )


def _lines_plot(
    standings: Sequence[Mapping[str, Any]], colour: Mapping[str, str], axis: str, say: Say
) -> str:
    """The distribution of scores, a line for each bot."""
    points = sorted({int(score) for one in standings for score in one["scores"]})
    if not points:
        return ""
    low, high = points[0], points[-1] + 4
    most = max(count / max(1, one["seats"]) for one in standings for count in one["scores"].values())
    height, left = 260, 50
    width = _WIDTH - left - 20

    def x(score: float) -> float:
        return left + width * (score - low) / max(1, high - low)

    def y(share: float) -> float:
        return 210 - 190 * share / float(most)

    parts = [_line(left, 210, _WIDTH - 20, 210)]
    for score in range(low - low % 10, high + 1, 10):
        if score >= low:
            parts.append(_text(x(score), 228, str(score), "middle", "soft"))
    parts.append(_text(_WIDTH / 2, 250, axis, "middle", "soft"))
    for one in standings:
        steps = range(low, high, 4)
        path = " ".join(
            f"{x(score + 2):.1f},{y(one['scores'].get(str(score), 0) / max(1, one['seats'])):.1f}"
            for score in steps
        )
        parts.append(
            f'<polyline points="{path}" fill="none" stroke="{colour[one["bot"]]}" stroke-width="2.5"/>'
        )
    keys = " ".join(
        f'<span style="margin-right:1.2em">{_key(one["bot"], colour)}</span>' for one in standings
    )
    return f"<p>{keys}</p>" + _svg(_WIDTH, height, "".join(parts), say("arena-scores"))


def _bars(series: Mapping[str, Mapping[str, int]], axis: str) -> str:
    [(name, counts)] = series.items()
    if not counts:
        return ""
    most = max(counts.values())
    left, height = 50, 220
    each = min(60.0, (_WIDTH - left - 20) / len(counts))
    parts = [_line(left, 170, _WIDTH - 20, 170)]
    for number, (value, count) in enumerate(counts.items()):
        tall = 150 * count / most
        x = left + each * number
        parts.append(
            f'<rect x="{x + 2:.1f}" y="{170 - tall:.1f}" width="{each - 4:.1f}" height="{tall:.1f}" '
            f'fill="{COLOURS[0]}"><title>{escape(value)}: {count}</title></rect>'
        )
        parts.append(_text(x + each / 2, 188, value, "middle", "soft"))
    parts.append(_text(_WIDTH / 2, 212, axis, "middle", "soft"))
    return _svg(_WIDTH, height, "".join(parts), name)


def _pairs_table(told: Mapping[str, Any], say: Say) -> str:
    """Who wins how often alone against three (or as many as there are) of another."""
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


def _points_table(standings: Sequence[Mapping[str, Any]], say: Say) -> str:
    names = sorted({name for one in standings for name in one["points"]})
    names.sort(key=lambda name: -max(one["points"].get(name, 0) for one in standings))
    rows = [
        [escape(say("arena-source", name=name)), *(f"{one['points'].get(name, 0):.2f}" for one in standings)]
        for name in names
    ]
    return _table([say("arena-source_head"), *(one["bot"] for one in standings)], rows)


def _characters_table(standings: Sequence[Mapping[str, Any]], say: Say) -> str:
    """How often a character was taken, and in how many of these cases the game was won."""
    names = sorted({name for one in standings for name in one["characters"]})
    rows = []
    for name in names:
        cells = [escape(say("arena-character", name=name))]
        for one in standings:
            taken, won = one["characters"].get(name, (0, 0))
            all_taken = max(1, sum(count for count, _ in one["characters"].values()))
            cells.append(
                f"{_percent(taken / all_taken)} <span class=soft>({_percent(won / taken)})</span>"
                if taken
                else "–"
            )
        rows.append(cells)
    head = f'<p class="soft">{escape(say("arena-characters_means"))}</p>'
    return head + _table([say("arena-character_head"), *(one["bot"] for one in standings)], rows)


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


def _faults(told: Mapping[str, Any], say: Say) -> str:
    parts = []
    if told["lost_games"]:
        lost = ", ".join(map(str, told["lost_games"]))
        parts.append(f'<p class="bad">{escape(say("arena-lost", games=lost))}</p>')
    if not told["faults"]:
        parts.append(f"<p>{escape(say('arena-no_faults'))}</p>")
        return "\n".join(parts)
    rows = [
        [escape(one["bot"]), str(one["game"]), escape(say(f"arena-{one['fault']}")), escape(one["told"])]
        for one in told["faults"]
    ]
    heads = [say("arena-bot"), say("arena-game"), say("arena-fault"), say("arena-told")]
    return "\n".join([*parts, _table(heads, rows)])
