"""One table: a whole game played by bots."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from citadels.bots import Bot, BotFault, bot_choice
from citadels.bots.random_bot import RandomBot
from citadels.bots.registry import NamedBot
from citadels.cards.characters import CHARACTER_NAMES
from citadels.game import Game
from citadels.notation.position import digest
from citadels.rules.at_random import Taken, play_at_random
from citadels.rules.dealing import new_state
from citadels.rules.events import CHOSE
from citadels.rules.scoring import score, winners
from citadels.rules.setup import Setup
from citadels.rules.state import State
from citadels.sim.streams import bot_seed, game_seed, stand_in_seed


@dataclass(frozen=True)
class Run:
    """Everything the games of a run depend on; small enough to send to other processes."""

    setup: Setup
    codes: tuple[str, ...]  # by chair: with rotation a chair moves one seat on from game to game
    seed: int
    rotate: bool
    own_code: tuple[str, ...] = ()  # files with bots
    seconds: float | None = None  # allowed per decision
    records: bool = False  # also record each game


@dataclass(frozen=True)
class Fault:
    """What a bot did wrong; it has lost that game."""

    chair: int
    kind: str
    told: str


@dataclass(frozen=True)
class Played:
    """The result of one game, by chair."""

    number: int
    seed: int
    digest: str
    decisions: int
    rounds: int
    totals: tuple[int, ...]
    places: tuple[int, ...]  # 1 is the best; equal totals share a place
    winners: tuple[int, ...]
    seats: tuple[int, ...]
    lines: tuple[tuple[tuple[str, int], ...], ...]  # of the score sheets
    characters: tuple[tuple[str, ...], ...]  # taken in the drafts, in order
    faults: tuple[Fault, ...] = ()
    record: dict[str, Any] | None = field(default=None, repr=False)

    def to_json(self, codes: Sequence[str]) -> dict[str, Any]:
        """A line of statistics; with the record where one was kept."""
        told: dict[str, Any] = {
            "game": self.number,
            "seed": str(self.seed),
            "digest": self.digest,
            "decisions": self.decisions,
            "rounds": self.rounds,
            "players": [
                {
                    "bot": codes[chair],
                    "seat": self.seats[chair],
                    "score": self.totals[chair],
                    "place": self.places[chair],
                    "won": chair in self.winners,
                    "lines": dict(self.lines[chair]),
                    "characters": list(self.characters[chair]),
                    "faults": [[fault.kind, fault.told] for fault in self.faults if fault.chair == chair],
                }
                for chair in range(len(codes))
            ],
        }
        if self.record is not None:
            told["record"] = self.record
        return told


def chair_at(run: Run, game: int, seat: int) -> int:
    """The chair at a seat in a game."""
    return (seat + game) % len(run.codes) if run.rotate else seat


def play_out(
    game: Game, players: Sequence[Bot], stand_in: int = 0, seconds: float | None = None
) -> tuple[int, list[tuple[int, BotFault]]]:
    """Let bots play a game to its end. Returns the number of decisions, and who did what wrong.

    A bot that did something wrong is replaced by random choices from there on.
    """
    at_table = list(players)
    faults: list[tuple[int, BotFault]] = []
    decisions = 0
    while not game.over:
        seat = game.decision.seat
        # The random player that replaces a slow bot must not fail as well, however short the limit.
        limit = None if type(at_table[seat]) is RandomBot else seconds
        try:
            choice = bot_choice(game, at_table[seat], limit)
        except BotFault as fault:
            faults.append((seat, fault))
            at_table[seat] = RandomBot(stand_in + seat)
            continue
        game.play_choice(choice)
        decisions += 1
    return decisions, faults


def play_game(run: Run, bots: Sequence[NamedBot], number: int) -> Played:
    """One game of a run, by its number."""
    seats = range(len(bots))
    chairs = [chair_at(run, number, seat) for seat in seats]
    by_chair = sorted(seats, key=lambda seat: chairs[seat])
    seed = game_seed(run.seed, number)
    players, early = _sit_down(run, bots, chairs, number)
    ended = _play_to_end(run, number, seed, players)
    faults = [*early, *ended.faults]
    told = [Fault(chairs[seat], fault.id, str(fault)) for seat, fault in faults]
    sheets = [score(ended.state, seat) for seat in seats]
    # A bot with a fault has lost the game.
    out = {seat for seat, _ in faults}
    counted = [seat for seat in seats if seat not in out]
    won = winners(ended.state, sheets, counted) if counted else []
    points = [-1 if seat in out else sheets[seat].total for seat in seats]
    taken: list[list[str]] = [[] for _ in seats]
    for seat, character in ended.taken:
        taken[seat].append(CHARACTER_NAMES[character])
    return Played(
        number=number,
        seed=seed,
        digest=digest(ended.state),
        decisions=ended.decisions,
        rounds=ended.state.round,
        totals=tuple(sheets[seat].total for seat in by_chair),
        places=tuple(1 + sum(other > points[seat] for other in points) for seat in by_chair),
        winners=tuple(chairs[seat] for seat in won),
        seats=tuple(by_chair),
        lines=tuple(tuple(sheets[seat].lines) for seat in by_chair),
        characters=tuple(tuple(taken[seat]) for seat in by_chair),
        faults=tuple(told),
        record=ended.record,
    )


@dataclass
class _Ended:
    """How a game ended, and what is reported about it."""

    state: State
    decisions: int
    taken: list[Taken]
    faults: list[tuple[int, BotFault]] = field(default_factory=list)
    record: dict[str, Any] | None = None


def _play_to_end(run: Run, number: int, seed: int, players: Sequence[Bot]) -> _Ended:
    chances = [player.chance for player in players if type(player) is RandomBot]
    if len(chances) == len(players) and not run.records:
        # Nobody asks for the past of such a game, so we don't keep it; the game is the same.
        state = new_state(run.setup, seed, None)
        decisions, taken = play_at_random(state, chances)
        return _Ended(state, decisions, taken)
    game = Game(run.setup, seed)
    decisions, faults = play_out(game, players, stand_in_seed(run.seed, number), run.seconds)
    taken = [(event.seat, event.a) for event in game.state.log or () if event.kind is CHOSE]
    return _Ended(game.state, decisions, taken, faults, game.record() if run.records else None)


def _sit_down(
    run: Run, bots: Sequence[NamedBot], chairs: Sequence[int], number: int
) -> tuple[list[Bot], list[tuple[int, BotFault]]]:
    """The players of a game by seat; a bot that cannot be created has lost."""
    players: list[Bot] = []
    faults: list[tuple[int, BotFault]] = []
    for seat, chair in enumerate(chairs):
        seed = bot_seed(run.seed, number, seat)
        try:
            players.append(bots[chair].player(seed))
        except Exception as error:  # a user's bot can raise anything
            faults.append((seat, BotFault("crash", f"{type(error).__name__}: {error}")))
            players.append(RandomBot(seed))
    return players, faults
