"""Measure reviews and "who is who", and write docs/insight.md and its picture: ``make insight``.

Reads the games that ``make statistics`` has played, or plays those that are missing.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final

from citadels.bots import bot_choice, find_bot
from citadels.cards.editions import EDITIONS
from citadels.game import COMPILED, Game
from citadels.insight.grading import GRADES, MISTAKE
from citadels.insight.ratio import wilson
from citadels.insight.review import CURVE_WORLDS, DECISIONS, WORLDS, Part, plan, work
from citadels.insight.suspicion import TEMPERATURE, chances_of
from citadels.insight.walking import positions
from citadels.insight.winning import result, winning_chances
from citadels.rules.setup import Setup
from citadels.rules.state import DRAFT
from tools.generate_docs import DOCS
from tools.markdown import GENERATED, prose, table
from tools.statistics_doc import FOLDER, STRONG, Progress, Series, play

DOCUMENT: Final = DOCS / "insight.md"
PICTURE: Final = DOCS / "insight.svg"
BINS: Final = 10
GAMES: Final = 1_000  # for the curves
MOMENTS_A_GAME: Final = 3
FITTED: Final = 100  # games of each edition, before those of the curves: the temperature was fitted on such
GRADED: Final = ("search-1:n24", STRONG, "steward", "greedy", "random")
GRADED_GAMES: Final = 60
GRADED_A_GAME: Final = 10
TIMED: Final = ((4, 3), (8, 2))  # players, games
PLAYERS: Final = 4


class Curve:
    """Chances as they were told, and how often they came true, in bins."""

    def __init__(self) -> None:
        self.told = [0.0] * BINS
        self.true = [0.0] * BINS
        self.count = [0] * BINS

    def add(self, chance: float, came: float) -> None:
        number = min(BINS - 1, int(chance * BINS))
        self.told[number] += chance
        self.true[number] += came
        self.count[number] += 1

    def points(self) -> Iterator[tuple[float, float, float, float, int]]:
        """The mean chance, the share that came true with its interval, and how many."""
        for told, true, count in zip(self.told, self.true, self.count, strict=True):
            if count:
                yield told / count, true / count, *wilson(true, count), count

    @property
    def error(self) -> float:
        """The expected calibration error: the mean distance of chance and share."""
        total = sum(self.count)
        return sum(abs(told - true) * count for told, true, _, _, count in self.points()) / max(1, total)


# Measuring


def records(folder: Path, most: int, jobs: int) -> Iterator[dict[str, Any]]:
    """Games of the strong bot, of all editions in turn."""
    each = FITTED - (-most // len(EDITIONS))
    series = [Series(edition, PLAYERS, STRONG, each) for edition in EDITIONS]
    play(Progress(series, folder), folder, jobs)
    files = [(folder / one.file).read_text(encoding="utf-8").splitlines() for one in series]
    for number in range(most):
        yield json.loads(files[number % len(files)][FITTED + number // len(files)])["record"]


def calibrate(games: Iterator[dict[str, Any]]) -> tuple[Curve, Curve, Curve, int, int]:
    """Who is who, by weighed drafts and by equal ones; chances to win; how often the best guess hit."""
    weighed, even, winning = Curve(), Curve(), Curve()
    hits = guesses = 0
    for number, record in enumerate(games):
        chance = Random(number)
        steps = sorted(chance.sample(range(len(record["choices"])), MOMENTS_A_GAME * 2))
        won = result(Game.from_record(record))
        for step, (game, _) in enumerate(positions(record)):
            if step not in steps or game.over:
                continue
            if steps.index(step) < MOMENTS_A_GAME:
                told = winning_chances(game.observe(None), CURVE_WORLDS, step)
                for seat, (mine, _) in enumerate(told):
                    winning.add(mine, won[seat])
            if game.state.phase != DRAFT:
                hit, guessed = _suspect(game, weighed, even)
                hits, guesses = hits + hit, guesses + guessed
    return weighed, even, winning, hits, guesses


def _suspect(game: Game, weighed: Curve, even: Curve) -> tuple[int, int]:
    """The chances that one seat gives to others' hidden characters, and whether the likeliest was right."""
    state, seat = game.state, game.decision.seat
    held = game.observe(seat).position.held
    ranks = [rank for rank in range(1, state.config.highest_rank + 1) if held[rank] != state.held[rank]]
    found = chances_of(game.observe(seat))
    hits = guesses = 0
    for other in range(game.players):
        if other == seat or not any(found[other][rank] for rank in ranks):
            continue
        open_ranks = [rank for rank in ranks if found[other][rank] > 0]
        for rank in open_ranks:
            came = float(state.held[rank] == other)
            weighed.add(found[other][rank], came)
            even.add(1 / len(open_ranks), came)
        likeliest = max(open_ranks, key=lambda rank: found[other][rank])
        if len(open_ranks) > 1:
            guesses += 1
            hits += state.held[likeliest] == other
    return hits, guesses


def played_by(code: str, seed: int, players: int = PLAYERS) -> dict[str, Any]:
    game = Game(Setup(players=players, set="random"), seed)
    bots = [find_bot(code).player(1000 * seed + seat) for seat in range(players)]
    while not game.over:
        game.play_choice(bot_choice(game, bots[game.decision.seat]))
    return game.record()


def grades_of(code: str) -> Counter[str]:
    """The grades of some decisions of every game."""
    found: Counter[str] = Counter()
    for seed in range(GRADED_GAMES):
        record = played_by(code, seed)
        steps = [step for part in plan(record) if part.kind == DECISIONS for step in part.steps]
        chosen = Random(seed).sample(steps, min(len(steps), GRADED_A_GAME))
        found.update(one["grade"] for one in work(record, Part(DECISIONS, tuple(sorted(chosen)))))
    return found


def times() -> list[tuple[int, int, float, float]]:
    """Players, decisions, and the CPU seconds of the first part and of a whole review."""
    found = []
    for players, games in TIMED:
        for seed in range(games):
            record = played_by("steward", seed, players)
            begun = process_time()
            parts = plan(record, 0)
            work(record, parts[0])
            first = process_time() - begun
            for part in parts[1:]:
                work(record, part)
            decisions = sum(len(part.steps) for part in parts if part.kind == DECISIONS)
            found.append((players, decisions, first, process_time() - begun))
    return found


# Writing


def document(
    curves: tuple[Curve, Curve, Curve, int, int],
    grades: dict[str, Counter[str]],
    timed: list[tuple[int, int, float, float]],
    games: int,
) -> str:
    weighed, even, winning, hits, guesses = curves
    low, high = wilson(hits, guesses)
    lines = [
        "# Looking back: how reliable it is",
        "",
        GENERATED.replace("make docs", "make insight"),
        "",
        *prose(
            "A review (`citadels analyse RECORD`, or “Review the game” in the browser) judges every decision "
            "from what its player could know at that moment. All choices are played on in the same worlds "
            "that look the same to that seat ([knowledge.md](knowledge.md)), to the end of the round, "
            "where the position is judged ([strength.md](strength.md) has the bot that does the same). "
            "This page measures how far its figures can be trusted. `make insight` writes it anew."
        ),
        "",
        "## Grades",
        "",
        *prose(
            "A choice is *behind* the best one by the mean difference of their chances to win, compared "
            "world by world, with its standard error. What is left of it after two standard errors must "
            "exceed 3 % for a **mistake** and 1 % for a **doubtful** choice, so a difference within the "
            "error is never called either. Because the best of many looks better than it is, a choice that "
            "seems doubtful is compared once more in other worlds, twice as many, and only these count. "
            "Within half a per cent both are the **best**; everything else is **fine**."
        ),
        "",
        *prose(
            f"{GRADED_A_GAME} decisions each of {GRADED_GAMES} games, four players, `deluxe` with random "
            f"sets, the same bot at all seats, {WORLDS} worlds:"
        ),
        "",
        *table(
            ["bot", "decisions", *GRADES[:-1], "mistake (95 %)"],
            (_graded_row(code, found) for code, found in grades.items()),
        ),
        "## Who is who",
        "",
        *prose(
            "The chances of each character for each opponent, as reviews and hints tell them. Others are "
            f"thought to choose more freely (temperature {TEMPERATURE}) than the search thinks (0.9), which "
            "was too sure of them; this was fitted on other games. Shown are random moments after the "
            f"draft of {games:,} games of four `{STRONG}` in all editions, from the seat that has to decide. "
            "A chance is reliable if it comes true as often as it says: the points should lie on the "
            "diagonal. Where several characters were possible, the likeliest was the right one in "
            f"{100 * hits / max(1, guesses):.1f} % ({100 * low:.1f}–{100 * high:.1f}) of {guesses:,} cases. "
            f"The expected calibration error is {100 * weighed.error:.1f} percentage points; with equal "
            f"chances for all that is possible it is {100 * even.error:.1f}, and for the chances to win "
            f"{100 * winning.error:.1f}."
        ),
        "",
        "![Reliability: chances as told against how often they came true](insight.svg)",
        "",
        *table(
            ["who is who: told", "came true (95 %)", "cases"],
            (_curve_row(*point) for point in weighed.points()),
        ),
        "## Chances to win",
        "",
        *prose(
            "The public curve of a review at random, mostly earlier moments of the same games: "
            f"{CURVE_WORLDS} worlds that look the same to a spectator, each played on to the end of the "
            "round."
        ),
        "",
        *table(
            ["chance to win: told", "won (95 %)", "cases"],
            (_curve_row(*point) for point in winning.points()),
        ),
        "## Time",
        "",
        *prose(
            f"CPU seconds for a whole review at the default quality ({WORLDS} worlds a decision, "
            f"fewer from six players on, {CURVE_WORLDS} a point of the curve), "
            f"{'compiled' if COMPILED else 'pure'} engine, one core. "
            "Parts that are done are shown at once; wanted were 2 seconds for the first results and 20 "
            "for the whole."
        ),
        "",
        *table(
            ["players", "decisions", "first results", "whole game"],
            (
                [str(players), str(count), f"{first:.2f} s", f"{whole:.1f} s"]
                for players, count, first, whole in timed
            ),
        ),
    ]
    return "\n".join(lines).rstrip() + "\n"


def _graded_row(code: str, found: Counter[str]) -> list[str]:
    total = found.total()
    low, high = wilson(found[MISTAKE], total)
    shares = [f"{100 * found[grade] / total:.1f} %" for grade in GRADES]
    return [f"`{code}`", str(total), *shares[:-1], f"{shares[-1]} ({100 * low:.1f}–{100 * high:.1f})"]


def _curve_row(told: float, true: float, low: float, high: float, count: int) -> list[str]:
    return [f"{100 * told:.1f} %", f"{100 * true:.1f} % ({100 * low:.1f}–{100 * high:.1f})", f"{count:,}"]


def picture(curves: dict[str, Curve]) -> str:
    """The reliability curves as SVG: chance as told to the right, share that came true upwards."""
    size, edge, font = 360, 44, 'font-family="sans-serif" font-size="11"'
    colours = {"who is who": "#1d5fa8", "chances to win": "#b3541e"}

    def x(chance: float) -> float:
        return round(edge + chance * (size - 2 * edge), 1)

    def y(share: float) -> float:
        return round(size - edge - share * (size - 2 * edge), 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" {font}>',
        f'<rect width="{size}" height="{size}" fill="#fff"/>',
        f'<path d="M{x(0)} {y(0)}L{x(1)} {y(1)}" stroke="#999" stroke-dasharray="4 4"/>',
    ]
    for tick in range(0, 101, 20):
        share = tick / 100
        parts.append(f'<text x="{x(share)}" y="{size - edge + 16}" text-anchor="middle">{tick} %</text>')
        parts.append(f'<text x="{edge - 6}" y="{y(share) + 4}" text-anchor="end">{tick} %</text>')
        parts.append(f'<path d="M{x(0)} {y(share)}H{x(1)}" stroke="#e5e5e5"/>')
    for number, (name, curve) in enumerate(curves.items()):
        colour, points = colours[name], list(curve.points())
        line = "L".join(f"{x(told)} {y(true)}" for told, true, *_ in points)
        parts.append(f'<path d="M{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        for told, true, low, high, _ in points:
            parts.append(f'<path d="M{x(told)} {y(low)}V{y(high)}" stroke="{colour}"/>')
            parts.append(f'<circle cx="{x(told)}" cy="{y(true)}" r="3.5" fill="{colour}"/>')
        parts.append(f'<text x="{edge + 8}" y="{edge + 4 + 16 * number}" fill="{colour}">{name}</text>')
    parts.append(f'<text x="{size / 2}" y="{size - 8}" text-anchor="middle">chance as told</text>')
    turned = f'transform="rotate(-90 12 {size / 2})"'
    parts.append(f'<text x="12" y="{size / 2}" text-anchor="middle" {turned}>came true</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the records are kept")
    parser.add_argument("--games", type=int, default=GAMES, help="games for the curves")
    parser.add_argument("--jobs", type=int, default=1)
    flags = parser.parse_args()
    curves = calibrate(records(flags.folder, flags.games, flags.jobs))
    grades = {code: grades_of(code) for code in GRADED}
    DOCUMENT.write_text(document(curves, grades, times(), flags.games), encoding="utf-8")
    PICTURE.write_text(picture({"who is who": curves[0], "chances to win": curves[2]}), encoding="utf-8")


if __name__ == "__main__":
    main()
