"""How well a seat guesses who holds which character when the draft is over."""

from collections.abc import Iterable
from math import log2
from random import Random

from citadels import Game, Setup
from citadels.knowledge.blind import HIDDEN_PLACE
from citadels.policy.draft_posterior import DraftPosterior, weights_by_hand
from citadels.policy.habits import Habits
from citadels.policy.learned.likings import Likings
from citadels.policy.styles import make_style
from citadels.rules.state import DRAFT
from tools.train.games import PlayedGame

_DRAWN = 256
_LEAST = 1e-4


class Guesses:
    """Top-1 and log-loss of one way to guess."""

    def __init__(self) -> None:
        self.cases = 0
        self.right = 0
        self.bits = 0.0

    def add(self, chances: list[float], held: list[int]) -> None:
        """``chances`` by rank for one player, and the ranks that the player really holds."""
        best = max(range(len(chances)), key=lambda rank: chances[rank])
        self.cases += 1
        self.right += best in held
        self.bits -= sum(log2(max(_LEAST, chances[rank])) for rank in held) / len(held)


def guess(games: Iterable[PlayedGame], likings: Likings) -> dict[str, Guesses]:
    style = make_style("")
    found = {name: Guesses() for name in ("uniform", "by hand", "learned", "by habits")}
    for played in games:
        game = Game(Setup(**played.setup), played.seed)
        weights: dict[str, list[float]] = {}
        habits = Habits(likings)
        drafting = False
        for choice in played.choices:
            state = game.state
            if state.phase == DRAFT and not drafting:
                by_hand = weights_by_hand(state, style)
                habits.follow(state, game.observe(game.decision.seat).worlds().shown_before, style)
                weights = {
                    "uniform": [1.0] * len(by_hand),
                    "by hand": by_hand,
                    "learned": likings.weights(state, style),
                    "by habits": habits.weights,
                }
            elif state.phase != DRAFT and drafting:
                for seat in range(state.config.players):
                    _guess_from(game, seat, weights, found)
            drafting = state.phase == DRAFT
            game.play_choice(choice)
    return found


def _guess_from(game: Game, seat: int, weights: dict[str, list[float]], found: dict[str, Guesses]) -> None:
    observation = game.observe(seat)
    seen = observation.position
    hidden = [rank for rank in range(1, len(seen.held)) if seen.held[rank] == HIDDEN_PLACE]
    for name, guesses in found.items():
        drafts = DraftPosterior(seen, seat, observation.worlds().tracker.draft, weights[name])
        drafts.draw_more(_DRAWN, Random(0))
        for other in range(game.players):
            held = [rank for rank in hidden if game.state.held[rank] == other]
            if other != seat and held:
                chances = [
                    drafts.holds(other, rank) if rank in hidden else 0.0 for rank in range(len(seen.held))
                ]
                guesses.add(chances, held)


def who_is_who_table(games: Iterable[PlayedGame], likings: Likings) -> str:
    lines = ["| who is who after the draft | cases | top-1 | bits |", "|---|---|---|---|"]
    for name, told in guess(games, likings).items():
        share = told.right / max(1, told.cases)
        bits = told.bits / max(1, told.cases)
        lines.append(f"| {name} | {told.cases:,} | {share:.1%} | {bits:.3f} |")
    return "\n".join(lines)
