"""Looking ahead: choices tried out in worlds that the seat cannot tell from the real one.

Every world is played on once for each choice still in question, by stewards at all seats and with the same
dice, so that the choices differ and the luck does not. The worse half of the choices is given up in steps.
"""

from math import sqrt
from random import Random
from time import perf_counter
from typing import Final

from citadels.knowledge.blind import HIDDEN_PLACE
from citadels.knowledge.draft_worlds import sample_draft
from citadels.knowledge.worlds import Worlds, world_seed
from citadels.policy.dice import Dice
from citadels.policy.steward import Steward
from citadels.policy.style import Style
from citadels.policy.value import value
from citadels.policy.weighing import DraftWeights
from citadels.rules.engine import apply, legal
from citadels.rules.state import FINISHED, State

MOST_CANDIDATES: Final = 6


class Search:
    """The search of one seat in one game."""

    def __init__(self, style: Style, seed: int, horizon: int, draws: int, caution: float) -> None:
        self.style = style
        self.horizon = horizon  # rounds that are played on after this one; -1: to the end
        self.draws = draws  # drafts drawn for each world, the likelier ones more often
        self.caution = caution  # how many standard errors a choice must be better by than the steward's
        self.dice = Dice(seed)
        self.chance = Random(self.dice.next())
        self.judge = Steward(style, seed)
        self.players: list[Steward] = []
        self.worlds_used = 0

    def choose(
        self,
        seen: State,
        seat: int,
        options: list[int],
        looks: list[int],
        worlds: Worlds,
        most_worlds: int,
        deadline: float,
    ) -> int:
        """The best of the options after so many worlds, or when the time is over.

        Few worlds show more luck than merit: another choice than the steward's is taken only if it was
        better by more than chance explains.
        """
        candidates = self.judge.best_of(seen, seat, options, looks, MOST_CANDIDATES)
        if len(candidates) == 1:
            return candidates[0]
        while len(self.players) < seen.config.players:
            self.players.append(Steward(self.style, 1))
        better = [0.0] * len(candidates)  # than the first one, summed over the worlds
        squares = [0.0] * len(candidates)
        alive = list(range(1, len(candidates)))
        weights: DraftWeights | None = None
        if self.draws > 1 and HIDDEN_PLACE in seen.held:
            weights = DraftWeights(seen, seat, self.style)
        used = 0
        begun = perf_counter()
        halving = max(3, most_worlds // 3)
        while used < most_worlds:
            world = self._world(worlds, seen, weights)
            seed = self.dice.next()
            usual = self._try_out(world, seat, candidates[0], seed)
            for number in alive:
                more = self._try_out(world, seat, candidates[number], seed) - usual
                better[number] += more
                squares[number] += more * more
            used += 1
            if deadline > 0.0:
                now = perf_counter()
                if now >= deadline:
                    break
                # After a third of the time half of them, after two thirds half of the rest.
                gone = (now - begun) / (deadline - begun)
                left = (len(candidates) + 1) // 2 if gone < 0.67 else (len(candidates) + 3) // 4
                if used >= 3 and gone > 0.33 and len(alive) > left:
                    alive = _best(alive, better, left)
            elif used >= halving and len(alive) > 1:
                alive = _best(alive, better, (len(alive) + 1) // 2)
                halving += max(2, (most_worlds - used) // 2)
        self.worlds_used += used
        return candidates[self._decided(alive, better, squares, used)]

    def _decided(self, alive: list[int], better: list[float], squares: list[float], used: int) -> int:
        """The number of the choice that is taken."""
        best = 0
        most = 0.0
        for number in alive:
            mean = better[number] / used
            spread = max(0.0, squares[number] / used - mean * mean) + 0.02 / used
            sure = mean - self.caution * sqrt(spread / used)
            if sure > most:
                most = sure
                best = number
        return best

    def _world(self, worlds: Worlds, seen: State, weights: DraftWeights | None) -> State:
        """A world; of several drafts that fit, one drawn as often as it is likely.

        Who is which character and who has which cards are drawn apart from each other.
        """
        world = worlds.sample(world_seed(self.dice.next()))
        if weights is None:
            return world
        drawn: list[tuple[int, ...]] = [world.held]
        likelihoods: list[float] = [weights.likelihood(world.held)]
        total = likelihoods[0]
        for _ in range(self.draws - 1):
            held = tuple(sample_draft(worlds.tracker.draft, seen.held, self.chance))
            likelihood = weights.likelihood(held)
            drawn.append(held)
            likelihoods.append(likelihood)
            total += likelihood
        chosen = self.dice.unit() * total
        for number in range(len(drawn)):
            chosen -= likelihoods[number]
            if chosen <= 0.0:
                world.held = drawn[number]
                break
        return world

    def _try_out(self, world: State, seat: int, option: int, seed: int) -> float:
        """What a choice leads to in a world, for this seat."""
        state = world.clone()
        state.options = None
        for number in range(len(self.players)):
            self.players[number].dice.x = (seed + number * 40503) & 0xFFFFFFFF or 1
        last = state.round + self.horizon
        apply(state, option)
        while state.phase != FINISHED:
            if self.horizon >= 0 and state.round > last:
                break
            who = state.stack[-1][1]
            apply(state, self.players[who].choose(state, who, legal(state), None))
        return value(state, seat, self.judge)


def _best(alive: list[int], better: list[float], keep: int) -> list[int]:
    """The best so many of those still in question, in their order."""
    left = list(alive)
    while len(left) > keep:
        worst = left[0]
        for number in left:
            if better[number] < better[worst]:
                worst = number
        left.remove(worst)
    return left
