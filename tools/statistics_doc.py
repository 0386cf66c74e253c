"""Play many games and write docs/statistics.md: ``make statistics``, or ``python -m tools.statistics_doc``.

Games that are already in the folder are read, not played again, so a run that was cut off goes on where it
was. ``--games 0.01`` plays a hundredth of them, ``--strong 25000`` that many games of the search in each
edition, and ``--played`` none: the page is written from those that are there.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from pathlib import Path
from time import perf_counter
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
MOST_DIFFERENCES: Final = 5
STRONG_GAMES: Final = 1_500  # in each edition
FEWER: Final = {"deluxe-cz": 600}  # it differs little from deluxe
QUICK_GAMES: Final = 3_530  # in each edition, with each number of players
BLOCK: Final = {STRONG: 250, QUICK: 1_000}  # games of one series, before the next one gets its turn
SECONDS: Final = {STRONG: 0.25, QUICK: 0.006}  # a game, until the first ones have been measured


class Series(NamedTuple):
    """Games of one kind, with one bot at all seats."""

    edition: str
    players: int
    bot: str
    games: int

    @property
    def file(self) -> str:
        return f"{self.edition}-{self.players}-{self.bot.replace(':', '-')}.jsonl"


def plan(strong: int | None, part: float) -> list[Series]:
    """All games that are wanted; ``strong``: how many of a search in each edition."""
    quick = [
        Series(id, players, QUICK, QUICK_GAMES)
        for id, edition in EDITIONS.items()
        for players in range(edition.players[0], edition.players[1] + 1)
    ]
    wanted = quick + [
        Series(edition, USUAL, STRONG, strong or FEWER.get(edition, STRONG_GAMES)) for edition in EDITIONS
    ]
    return [series._replace(games=max(1, round(series.games * part))) for series in wanted]


class Progress:
    """How many games there are, and how long the others will take."""

    def __init__(self, wanted: Iterable[Series], folder: Path) -> None:
        self.done = {series: _whole_lines(folder / series.file) for series in wanted}
        self._pace = {bot: [0, 0.0] for bot in SECONDS}  # games and seconds of this run

    def missing(self, series: Series) -> int:
        return max(0, series.games - self.done[series])

    def next(self) -> Series | None:
        """What is played next: all series of a bot grow alike, so a run that is cut off has some of each."""
        for bot in (QUICK, STRONG):
            left = [series for series in self.done if series.bot == bot and self.missing(series)]
            if left:
                return min(left, key=lambda series: self.done[series] / series.games)
        return None

    def add(self, series: Series, games: int, seconds: float) -> None:
        self.done[series] += games
        pace = self._pace[series.bot]
        pace[0] += games
        pace[1] += seconds

    def __str__(self) -> str:
        games, wanted = sum(self.done.values()), sum(series.games for series in self.done)
        minutes = sum(self.missing(series) * self._seconds(series.bot) for series in self.done) / 60
        return f"{games:,} of {wanted:,} games, {minutes:.0f} minutes left"

    def _seconds(self, bot: str) -> float:
        games, seconds = self._pace[bot]
        return seconds / games if games else SECONDS[bot]


def play(progress: Progress, folder: Path, jobs: int) -> None:
    """Play what is missing."""
    folder.mkdir(parents=True, exist_ok=True)
    while series := progress.next():
        begun = perf_counter()
        games = play_block(series, folder / series.file, progress.done[series], jobs)
        progress.add(series, games, perf_counter() - begun)
        print(f"{progress} ({series.file})", file=sys.stderr, flush=True)


def play_block(series: Series, path: Path, done: int, jobs: int) -> int:
    """Play the next games of a series; how many they were."""
    setup = Setup(edition=series.edition, players=series.players, set="random")
    codes = [series.bot] * series.players
    run = Run(setup, tuple(codes), SEED, rotate=True, own_code=(), seconds=None, records=True)
    numbers = range(done, min(series.games, done + BLOCK[series.bot]))
    with path.open("a", encoding="utf-8") as lines:
        for chunk in play_games(run, numbers, jobs):
            if isinstance(chunk, Lost):
                raise SystemExit(f"{path.name}: a process died in the games {chunk.task[1]}")
            lines.writelines(json.dumps(played.to_json(codes)) + "\n" for played in chunk)
            lines.flush()
    return len(numbers)


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
        _differences(strong["groups"], by_kind),
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
            f"`make statistics` plays the same games again (seed {SEED}), tells how many are missing and "
            "how long they will take, and writes this page; a run that was cut off goes on where it was. "
            "With `python -m tools.statistics_doc --strong 25000` a search plays 100,000 games, which takes "
            "one core six and a half hours (0.23 s a game). `citadels stats PATH…` makes such tables from "
            "your own records. Behind every share stands its 95 % interval, which treats whole games as "
            "independent, not the single choices in them."
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


def _differences(groups: list[dict[str, Any]], quick: dict[tuple[str, int], dict[str, Any]]) -> list[str]:
    """Which characters the two bots think differently of."""
    rows = []
    for group in groups:
        speaker = Speaker(find_language("en"), edition=group["edition"])
        others = {row["character"]: row for row in quick[group["edition"], group["players"]]["characters"]}
        apart = [
            row for row in group["characters"] if _apart(row["chosen"], others[row["character"]]["chosen"])
        ]
        apart.sort(key=lambda row: -_distance(row["chosen"], others[row["character"]]["chosen"]))
        for row in apart[:MOST_DIFFERENCES]:
            other = others[row["character"]]
            shares = [_share(one[name]) for name in ("chosen", "won") for one in (row, other)]
            rows.append([f"`{group['edition']}`", speaker.card(row["character"]), *shares])
    strong, weak = f"`{STRONG}`", f"`{QUICK}`"
    return [
        "## Where the two bots differ most",
        "",
        *prose(
            f"The characters whose share of being taken differs most between {strong} and {weak}, where "
            f"the intervals are apart: up to {MOST_DIFFERENCES} in each edition, four players. The search "
            "is the stronger player, so stewards probably underrate what it takes more often than they do."
        ),
        "",
        *table(
            [
                "edition",
                "character",
                f"taken, {strong}",
                f"taken, {weak}",
                f"wins, {strong}",
                f"wins, {weak}",
            ],
            rows,
        ),
    ]


def _apart(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return bool(one["low"] > other["high"] or one["high"] < other["low"])


def _distance(one: dict[str, Any], other: dict[str, Any]) -> float:
    return abs(float(one["value"]) - float(other["value"]))


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
    parser.add_argument("--strong", type=int, help=f"games of {STRONG} in each edition")
    parser.add_argument("--played", action="store_true", help="play none, write about those in the folder")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--output", type=Path, default=DOCUMENT)
    flags = parser.parse_args()
    wanted = plan(flags.strong, flags.games)
    if not flags.played:
        play(Progress(wanted, flags.folder), flags.folder, flags.jobs)
    counted = [
        count(flags.folder / series.file for series in wanted if series.bot == bot) for bot in (STRONG, QUICK)
    ]
    flags.output.write_text(document(*counted), encoding="utf-8")


if __name__ == "__main__":
    main()
