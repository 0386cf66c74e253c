"""Whole games written out decision by decision: tests/playthroughs/*.txt.

    python -m tools.playthroughs            rewrites all of them
    python -m tools.playthroughs --check    only says which would change
    python -m tools.playthroughs --print 4-players    shows one

The files are compared by a test: a change of the rules shows up as a difference to read.
"""

import argparse
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from citadels import Game, Option, Setup

FOLDER: Final = Path(__file__).resolve().parent.parent / "tests" / "playthroughs"
DIGEST_EVERY: Final = 20

_CZECH_UNIQUES: Final = (
    "ball_room",
    "bell_tower",
    "hospital",
    "lighthouse",
    "throne_room",
    "university",
    "great_wall",
    "school_of_magic",
)

# Name of the file: the setup and the seed.
GAMES: Final[dict[str, tuple[Setup, int]]] = {
    "2-players": (Setup(players=2, crown=0), 2),
    "3-players": (Setup(players=3, crown=1), 3),
    "4-players": (Setup(players=4), 4),
    "5-players-nine-ranks": (Setup(players=5, ninth=True), 5),
    "6-players-random-set": (Setup(players=6, set="random"), 6),
    "7-players-last-takes-face-down": (Setup(players=7, ninth=False, city_size=5), 7),
    "8-players": (Setup(players=8, city_size=5), 8),
    "ambitious-aristocrats": (Setup(players=5, set="ambitious_aristocrats", ninth=True), 11),
    "cunning-agents": (Setup(players=4, set="cunning_agents", ninth=True), 12),
    "illustrious-emissaries": (Setup(players=3, set="illustrious_emissaries"), 13),
    "devious-dignitaries": (Setup(players=5, set="devious_dignitaries"), 14),
    "tenacious-delegates": (Setup(players=4, set="tenacious_delegates", five_types_bonus=5), 15),
    "vicious-nobles": (Setup(players=2, set="vicious_nobles"), 16),
    "classic": (Setup(edition="classic", players=4), 21),
    "classic-3-players": (Setup(edition="classic", players=3), 22),
    "dark-city": (Setup(edition="dark-city", players=5, set="random", ninth=True), 23),
    "dark-city-short": (Setup(edition="dark-city", players=8, city_size=7), 24),
    "deluxe-cz": (Setup(edition="deluxe-cz", players=4, set="random"), 25),
    "deluxe-cz-uniques": (Setup(edition="deluxe-cz", players=5, uniques=_CZECH_UNIQUES, city_size=9), 188),
    "classic-action-cards": (Setup(edition="classic", players=5, action_cards=True, city_size=9), 7),
    "deluxe-cz-action-cards": (
        Setup(edition="deluxe-cz", players=5, set="random", ninth=True, action_cards=True, city_size=9),
        3,
    ),
}


def choose(name: str, number: int, options: tuple[Option, ...]) -> Option:
    """A choice by chance, the same on every machine: building first, ending a turn last."""
    pool = [option for option in options if option.verb != "end_turn"] or list(options)
    pool = [option for option in pool if option.verb.startswith("build")] or pool
    verbs = list(dict.fromkeys(option.verb for option in pool))
    drawn = int.from_bytes(sha256(f"{name} {number}".encode()).digest(), "big")
    pool = [option for option in pool if option.verb == verbs[drawn % len(verbs)]]
    return pool[drawn // len(verbs) % len(pool)]


def event_text(event: dict[str, Any]) -> str:
    """An event on one line; what a spectator does not see is a question mark."""
    words = [event["event"]]
    for name, value in event.items():
        if name != "event":
            shown = "?" if value is None else "+".join(value) if isinstance(value, list) else str(value)
            words.append(f"{name}={shown}")
    return " ".join(words)


def setup_text(setup: Setup) -> str:
    chosen = {name: value for name, value in setup.to_json().items() if value is not None}
    return " ".join(f"{name}={value}" for name, value in chosen.items())


def write_game(name: str) -> str:
    """A whole game as text."""
    setup, seed = GAMES[name]
    game = Game(setup, seed)
    table = game.record()["table"]
    lines = [
        f"# {setup_text(setup)} seed={seed}",
        f"# characters: {' '.join(table['characters'])}",
        f"# uniques: {' '.join(table['uniques'])}",
        f"# rules: {' '.join(f'{rule}={value}' for rule, value in table['rules'].items())}",
    ]
    read = number = 0
    while True:
        for event in game.events(None, read):
            lines.append(f"      {event_text(event)}")
            read += 1
        if game.over:
            break
        number += 1
        decision = game.decision
        choice = choose(name, number, decision.options)
        lines.append(f"{number:4} seat {decision.seat} {decision.kind} ({len(decision.options)}): {choice}")
        game.play(choice)
        if number % DIGEST_EVERY == 0:
            lines.append(f"   -- digest {game.digest()}")
    for seat, sheet in enumerate(game.scores):
        parts = ", ".join(f"{line} {points}" for line, points in sheet.lines)
        haunted = f" (haunted quarter: {sheet.haunted_type})" if sheet.haunted_type else ""
        lines.append(f"seat {seat}: {sheet.total} = {parts}{haunted}")
    lines.append(f"won by seat {', '.join(map(str, game.winners))}")
    lines.append(f"digest {game.digest()}")
    return "\n".join(lines) + "\n"


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.playthroughs", description="Write whole games out."
    )
    parser.add_argument("--check", action="store_true", help="change nothing; status 1 if a file is stale")
    parser.add_argument("--print", dest="shown", choices=list(GAMES), help="show one game")
    chosen = parser.parse_args(arguments)
    if chosen.shown:
        sys.stdout.write(write_game(chosen.shown))
        return 0
    stale = []
    for name in GAMES:
        text, path = write_game(name), path_of(name)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(name)
            if not chosen.check:
                path.write_text(text, encoding="utf-8")
    for path in sorted(FOLDER.glob("*.txt")):
        if path.stem not in GAMES:
            stale.append(path.stem)
            if not chosen.check:
                path.unlink()
    print("changed:" if stale else "nothing has changed", *stale)
    return 1 if chosen.check and stale else 0


if __name__ == "__main__":
    raise SystemExit(main())
