"""Play many games and write docs/statistics.md: ``make statistics``, or ``python -m tools.statistics_doc``.

Games that are already in the folder are read, not played again, so a run that was cut off goes on where it
was. ``--games 0.01`` plays a hundredth of them.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, NamedTuple

from citadels.cards.editions import EDITIONS
from citadels.insight.facts import facts_of
from citadels.insight.reading import records_in
from citadels.insight.tally import Tallies
from citadels.lang import Speaker, find_language
from citadels.rules.setup import Setup
from citadels.sim.simulate import play_games
from citadels.sim.table import Run
from citadels.sim.workers import Lost
from tools.generate_docs import DOCS
from tools.markdown import GENERATED, prose, table

DOCUMENT: Final = DOCS / "statistics.md"
FOLDER: Final = DOCS.parent / "build" / "statistics"
SEED: Final = 19
STRONG: Final = "search-1:n4"  # its games never change
QUICK: Final = "steward"
USUAL: Final = 4  # players
STRONG_GAMES: Final = {"deluxe-cz": 600}  # elsewhere 1,500; a game takes a fifth of a second


class Series(NamedTuple):
    """Games of one kind, with one bot at all seats."""

    edition: str
    players: int
    bot: str
    games: int

    @property
    def file(self) -> str:
        return f"{self.edition}-{self.players}-{self.bot.replace(':', '-')}.jsonl"


PLAN: Final = (
    *(
        Series(id, players, QUICK, 3_530)
        for id, edition in EDITIONS.items()
        for players in range(edition.players[0], edition.players[1] + 1)
    ),
    *(Series(edition, USUAL, STRONG, STRONG_GAMES.get(edition, 1_500)) for edition in EDITIONS),
)


def play(series: Series, folder: Path, part: float, jobs: int) -> Path:
    """The records of a series; those that are missing are played."""
    path = folder / series.file
    folder.mkdir(parents=True, exist_ok=True)
    games = max(1, round(series.games * part))
    done = _whole_lines(path)
    if done >= games:
        return path
    setup = Setup(edition=series.edition, players=series.players, set="random")
    codes = [series.bot] * series.players
    run = Run(setup, tuple(codes), SEED, rotate=True, own_code=(), seconds=None, records=True)
    with path.open("a", encoding="utf-8") as lines:
        for chunk in play_games(run, range(done, games), jobs):
            if isinstance(chunk, Lost):
                raise SystemExit(f"{path.name}: a process died in the games {chunk.task[1]}")
            lines.writelines(json.dumps(played.to_json(codes)) + "\n" for played in chunk)
            lines.flush()
            done += len(chunk)
            print(f"{path.name}: {done:,} of {games:,} games", file=sys.stderr, flush=True)
    return path


def _whole_lines(path: Path) -> int:
    """How many games a file has; what was cut off in the middle of a line is removed."""
    if not path.exists():
        return 0
    with path.open("rb+") as file:
        count = end = 0
        for line in file:
            if line.endswith(b"\n"):
                count, end = count + 1, end + len(line)
        file.truncate(end)
    return count


def count(paths: Iterable[Path]) -> dict[str, Any]:
    tallies = Tallies()
    for path in paths:
        for found in records_in(path):
            tallies.add(facts_of(found.record))
    return tallies.to_json()


# The document


def document(strong: dict[str, Any], quick: dict[str, Any]) -> str:
    by_kind = {(group["edition"], group["players"]): group for group in quick["groups"]}
    parts = [
        ["# What the games show", "", GENERATED.replace("make docs", "make statistics"), ""],
        _introduction(strong["games"], quick["games"]),
        _players(by_kind),
    ]
    for group in strong["groups"]:
        parts.append(_edition(group, by_kind[group["edition"], group["players"]]))
    return "\n".join(line for part in parts for line in part).rstrip() + "\n"


def _introduction(strong: int, quick: int) -> list[str]:
    return [
        *prose(
            f"From {strong + quick:,} whole games, all played with random sets of characters: {strong:,} by "
            f"`{STRONG}` at all seats (four players) and {quick:,} by `{QUICK}` at all seats (two to eight "
            f"players). `{STRONG}` is the stronger one: alone against three stewards it won 67.7 % "
            "(62.2–72.7) of 300 games (seed 11; [strength.md](strength.md)). `steward` is a quick player "
            "of middling strength, and says how things go with every number of players. They are bots, and "
            "people may play some characters better or worse than they do."
        ),
        "",
        *prose(
            f"`make statistics` plays the same games again (seed {SEED}) and writes this page; `citadels "
            "stats PATH…` makes such tables from your own records. Behind every share stands its 95 % "
            "interval, which treats whole games as independent, not the single choices in them."
        ),
        "",
        "How to read the tables:",
        "",
        "- **taken** is how often a character is taken when it is in the pile that a player chooses from.",
        "- **wins** is how often the one who took it wins the game; with four players 25 % is even. It",
        "  shows who takes a character as much as what it brings: leaders take others than the last.",
        "- **wins, last round** counts only the last round of each game.",
        "- **built** is in how many games with the card in the deck somebody builds it. Builders of anything",
        "  win more often, so **wins if built** flatters every card.",
        "- **wins if dealt** is free of that: chance decides who has the card in the opening hand.",
        "- **points** is the card's own line of the score sheet, where it has one.",
        "",
    ]


def _players(groups: dict[tuple[str, int], dict[str, Any]]) -> list[str]:
    rows = [
        [
            f"`{edition}`",
            str(players),
            f"{group['games']:,}",
            f"{group['rounds']['value']:.1f}",
            f"{group['winning_points']['value']:.1f}",
            _share(group["first_complete_won"]),
            _share(group["order"][0]),
            _share(group["order"][-1]),
            f"{100 / players:.1f} %",
        ]
        for (edition, players), group in sorted(groups.items())
    ]
    heads = ["edition", "players", "games", "rounds", "winner’s points", "first complete city wins"]
    return [
        f"## How long a game is, and whether the first crown helps (`{QUICK}`)",
        "",
        *table([*heads, "first crown wins", "last seat wins", "even"], rows),
    ]


def _edition(group: dict[str, Any], quick: dict[str, Any]) -> list[str]:
    speaker = Speaker(find_language("en"), edition=group["edition"])
    others = {row["character"]: row for row in quick["characters"]}
    cards = {row["unique"]: row for row in quick["uniques"]}
    characters = [
        [
            speaker.card(row["character"]),
            *(_share(row[name]) for name in ("chosen", "won", "won_at_last")),
            *(f"{row[fate]['value']:.1%}".replace("%", " %") for fate in ("murdered", "robbed", "bewitched")),
            _share(others[row["character"]]["chosen"]),
            _share(others[row["character"]]["won"]),
        ]
        for row in sorted(group["characters"], key=lambda row: -row["won"]["value"])
    ]
    uniques = [
        [
            speaker.card(row["unique"]),
            *(_share(row[name]) for name in ("built", "won_built", "won_dealt")),
            f"{row['points']['value']:.1f}" if row["points"]["of"] else "–",
            _share(cards[row["unique"]]["built"]),
            _share(cards[row["unique"]]["won_dealt"]),
        ]
        for row in sorted(group["uniques"], key=lambda row: -cards[row["unique"]]["won_dealt"]["value"])
    ]
    strong, weak = f"`{STRONG}`", f"`{QUICK}`"
    return [
        f"## {speaker.say('edition-' + group['edition'])}, {group['players']} players",
        "",
        *prose(
            f"{group['games']:,} games of {strong}, {quick['games']:,} of {weak}. {strong} plays "
            f"{group['rounds']['value']:.1f} rounds, wins with {group['winning_points']['value']:.1f} "
            f"points, gathers gold rather than cards in {_share(group['took_gold'])} of its turns, and wins "
            f"{_share(group['first_complete_won'])} of the games in which it completes the first city; the "
            f"first crown wins {_share(group['order'][0])}."
        ),
        "",
        *table(
            ["character", "taken", "wins", "wins, last round", "murdered", "robbed", "bewitched"]
            + [f"taken, {weak}", f"wins, {weak}"],
            characters,
        ),
        *table(
            ["unique district", "built", "wins if built", "wins if dealt", "points"]
            + [f"built, {weak}", f"wins if dealt, {weak}"],
            uniques,
        ),
        *table(
            ["points for", "everybody", "winners"],
            (
                [_line(speaker, row["line"]), f"{row['all']:.2f}", f"{row['winners']:.2f}"]
                for row in sorted(group["sources"], key=lambda row: -row["all"])
            ),
        ),
    ]


def _line(speaker: Speaker, line: str) -> str:
    id = f"score-{line}"
    return speaker.say(id) if speaker.language.has(id) else speaker.card(line)


def _share(told: dict[str, Any]) -> str:
    if not told["of"]:
        return "–"
    return f"{100 * told['value']:.1f} % ({100 * told['low']:.1f}–{100 * told['high']:.1f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the records are kept")
    parser.add_argument("--games", type=float, default=1.0, help="which part of the games is played")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--output", type=Path, default=DOCUMENT)
    flags = parser.parse_args()
    paths = {series: play(series, flags.folder, flags.games, flags.jobs) for series in PLAN}
    counted = [count(paths[series] for series in PLAN if series.bot == bot) for bot in (STRONG, QUICK)]
    flags.output.write_text(document(*counted), encoding="utf-8")


if __name__ == "__main__":
    main()
