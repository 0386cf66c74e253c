"""Finds puzzles in games of strong bots.

A quick evaluation picks decisions where one choice seems much better than all others, a long one decides.
Each game depends on its seed alone, so the same seeds give the same puzzles on every machine.
"""

import hashlib
import math
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

from citadels.bots import Evaluation, bot_choice, evaluate, find_bot
from citadels.cards.characters import CHARACTER_NAMES
from citadels.cards.districts import CARD_NAMES
from citadels.cards.sets import RANDOM_SET
from citadels.game import Game
from citadels.policy.worth import districts_left
from citadels.puzzles.puzzle import DRAFT, NAME, WIN, Puzzle, start_of_digest
from citadels.rules.choice_texts import Option
from citadels.rules.setup import Setup

# The first search stays as it is, so a seed gives the same puzzles as long as its set has the same cards.
PLAYERS: Final = "search-1:n8"  # who plays the games
LADDER: Final = ("greedy", "steward", "steward:rusher", "search-1:n2", "search-1:n8")
SETUPS: Final[tuple[dict[str, Any], ...]] = (
    {"players": 4},
    {"players": 4, "set": "random"},
    {"players": 4, "edition": "classic"},
    {"players": 5, "set": "random"},
    {"players": 4, "edition": "dark-city", "set": "random"},
    {"players": 3, "edition": "deluxe-cz"},
)
SHARES: Final = {WIN: 0.25, NAME: 0.375, DRAFT: 0.375}
NAMING: Final = ("murder", "bewitch", "rob")
FEWEST_OPTIONS: Final = 3
MOST_A_GAME: Final = 4
SCREENING_WORLDS: Final = 12
WORLDS: Final = 160
# How far the next best must be behind: in chances to win, and in standard errors.
_SEEMS: Final = 0.06
_MARGINS: Final = {WIN: 0.2, NAME: 0.07, DRAFT: 0.12}
_CLEAR: Final = 5.0
_WINNING: Final = 0.75  # the chance to win that "find the turn that wins" promises
_LATE: Final = 3  # districts that the seat lacks
_DEEP_SEED: Final = 7


def puzzles_of_game(seed: int) -> Iterator[Puzzle]:
    """The puzzles in one game: at most one of a kind and seat, one about the draft, and a few in all."""
    setup = SETUPS[seed % len(SETUPS)]
    game = Game(Setup.from_json(setup), seed)
    bots = [find_bot(PLAYERS).player(seed * 8 + seat) for seat in range(game.players)]
    moves: list[int] = []
    found: set[tuple[str, int]] = set()
    while not game.over:
        kind = _kind(game)
        # Most of them would be about the draft: one of those a game is enough.
        place = (kind or "", -1 if kind == DRAFT else game.decision.seat)
        if kind is not None and place not in found and len(found) < MOST_A_GAME:
            puzzle = _puzzle(game, kind, setup, seed, moves)
            if puzzle is not None:
                found.add(place)
                yield puzzle
        choice = bot_choice(game, bots[game.decision.seat])
        moves.append(game.decision.choices.index(choice))
        game.play_choice(choice)


def _kind(game: Game) -> str | None:
    """What could be asked here."""
    options = game.decision.options
    if len(options) < FEWEST_OPTIONS:
        return None
    verbs = {option.verb for option in options}
    if verbs == {"choose"}:
        return DRAFT
    if verbs & set(NAMING):
        return NAME
    if game.decision.kind == "turn" and districts_left(game.state, game.decision.seat) <= _LATE:
        return WIN
    return None


def _puzzle(game: Game, kind: str, setup: dict[str, Any], seed: int, moves: list[int]) -> Puzzle | None:
    seen = game.observe(game.decision.seat)
    if not _clear(evaluate(seen, worlds=SCREENING_WORLDS), kind, _SEEMS, 0.0):
        return None
    found = evaluate(seen, worlds=WORLDS, seed=_DEEP_SEED, keep=game.decision.options)
    if not _clear(found, kind, _MARGINS[kind], _CLEAR):
        return None
    missed = _missed(game, found.best.option)
    if not missed and kind != WIN:
        return None  # nobody would learn anything
    judged = [found.of(option) for option in game.decision.options]
    digest = start_of_digest(game)
    return Puzzle(
        id=hashlib.blake2b(f"{seed}/{len(moves)}/{digest}".encode(), digest_size=4).hexdigest(),
        kind=kind,
        setup=_as_dealt(setup, game),
        seed=seed,
        moves=tuple(moves),
        digest=digest,
        chances=tuple(_thousandths(one.chance) for one in judged),
        errors=tuple(_thousandths(one.behind_error) for one in judged),
        missed=missed,
        grounds=tuple(found.grounds()),
    )


def _as_dealt(setup: dict[str, Any], game: Game) -> dict[str, Any]:
    """A setup that names the cards of a random set, which would be others once an edition gains a card."""
    if setup.get("set") != RANDOM_SET:
        return setup
    config = game.state.config
    return {
        **{name: value for name, value in setup.items() if name != "set"},
        "characters": [CHARACTER_NAMES[number] for number in config.characters[1:]],
        "uniques": [CARD_NAMES[kind] for kind in config.uniques],
    }


def _clear(found: Evaluation, kind: str, margin: float, errors: float) -> bool:
    """Whether the best choice is better than all others by so much, and of the kind that is asked for."""
    best, others = found.best, found.choices[1:]
    if kind == NAME and best.option.verb not in NAMING:
        return False
    if kind == WIN and best.chance < _WINNING:
        return False
    return all(one.behind >= max(margin, errors * one.behind_error) for one in others)


def _missed(game: Game, best: Option) -> int:
    """How many bots of the ladder choose something else."""
    missed = 0
    for number, code in enumerate(LADDER):
        bot = find_bot(code).player(number)
        missed += bot_choice(game.clone(), bot) != best.id
    return missed


def _thousandths(chance: float) -> int:
    return round(chance * 1000)


class Making:
    """A collection that grows game by game, until every kind has its share."""

    def __init__(self, seed: int, count: int, kept: Sequence[Puzzle] = ()) -> None:
        """``kept``: what an earlier run has found; it goes on after the last of its games."""
        self.wanted = {kind: math.ceil(count * share) for kind, share in SHARES.items()}
        self.found = Counter(puzzle.kind for puzzle in kept)
        self.next = max([seed, *(puzzle.seed + 1 for puzzle in kept)])

    @property
    def complete(self) -> bool:
        return all(self.found[kind] >= wanted for kind, wanted in self.wanted.items())

    def play(self) -> list[Puzzle]:
        """Play the next game and return those of its puzzles that are still wanted."""
        added = []
        for puzzle in puzzles_of_game(self.next):
            if self.found[puzzle.kind] < self.wanted[puzzle.kind]:
                self.found[puzzle.kind] += 1
                added.append(puzzle)
        self.next += 1
        return added
