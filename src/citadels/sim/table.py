"""One table: a whole game played by bots."""

from collections.abc import Sequence
from dataclasses import dataclass

from citadels.bots import Bot, Eyes
from citadels.bots.registry import NamedBot
from citadels.game import Game
from citadels.rules.setup import Setup
from citadels.sim.streams import bot_seed, game_seed


@dataclass(frozen=True)
class Run:
    """All that the games of a run depend on; small, so that it can be sent to other processes."""

    setup: Setup
    codes: tuple[str, ...]  # by chair: with rotation a chair moves one seat on from game to game
    seed: int
    rotate: bool


@dataclass(frozen=True)
class Played:
    """What is left of one game."""

    digest: str
    decisions: int
    totals: tuple[int, ...]  # by chair
    winners: tuple[int, ...]  # chairs


def chair_at(run: Run, game: int, seat: int) -> int:
    """Whose chair stands at a seat in a game."""
    return (seat + game) % len(run.codes) if run.rotate else seat


def play_out(game: Game, players: Sequence[Bot]) -> int:
    """Let bots play a game to its end; the number of decisions."""
    eyes = [Eyes(game, seat) for seat in range(game.players)]
    decisions = 0
    while not game.over:
        decision = game.decision
        seat = decision.seat
        game.play_choice(players[seat].choose(decision, eyes[seat]))
        decisions += 1
    return decisions


def play_game(run: Run, bots: Sequence[NamedBot], number: int) -> Played:
    """One game of a run, by its number."""
    seats = range(len(bots))
    chairs = [chair_at(run, number, seat) for seat in seats]
    players = [bots[chairs[seat]].player(bot_seed(run.seed, number, seat)) for seat in seats]
    game = Game(run.setup, game_seed(run.seed, number))
    decisions = play_out(game, players)
    totals = [0] * len(bots)
    for seat, sheet in enumerate(game.scores):
        totals[chairs[seat]] = sheet.total
    winners = tuple(chairs[seat] for seat in game.winners)
    return Played(game.digest(), decisions, tuple(totals), winners)
