"""Looking ahead: choices tried out in worlds that the seat cannot tell from the real one.

Every world is played on once for each choice still in question, by stewards at all seats and with the same
dice, so that the choices differ and the luck does not. The worse half of the choices is given up in steps.
"""

from math import sqrt
from random import Random
from time import perf_counter
from typing import Final

from citadels.knowledge.blind import HIDDEN_PLACE
from citadels.knowledge.worlds import Worlds, world_seed
from citadels.policy.dice import Dice, grown
from citadels.policy.steward.steward import Steward
from citadels.policy.style import Style
from citadels.policy.value import value
from citadels.policy.weighing import DraftBelief
from citadels.rules.engine import apply, legal
from citadels.rules.state import DRAFT, FINISHED, State

MOST_CANDIDATES: Final = 6
DRAFTS_A_WORLD: Final = 8  # looked at where they are too many to list


class Search:
    """The search of one seat in one game."""

    def __init__(
        self, style: Style, seed: int, horizon: int, temperature: float, caution: float, mix: float
    ) -> None:
        self.style = style
        self.horizon = horizon  # rounds that are played on after this one; -1: to the end
        self.temperature = temperature  # of the others' choices in the draft
        self.caution = caution  # how many standard errors a choice must be better by than the steward's
        self.mix = mix  # what a character may cost, in chances to win, to be taken e times less often
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
        belief: DraftBelief | None = None
        if HIDDEN_PLACE in seen.held:
            belief = DraftBelief(seen, seat, self.style, worlds.tracker.draft, self.temperature)
        used = 0
        begun = perf_counter()
        halving = max(3, most_worlds // 3)
        while used < most_worlds:
            world = self._world(worlds, belief)
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
        merits = self._merits(alive, better, squares, used)
        mix = self.mix if seen.phase == DRAFT else 0.0
        return candidates[self._decided([0, *alive], merits, mix)]

    def _merits(self, alive: list[int], better: list[float], squares: list[float], used: int) -> list[float]:
        """How much better than the steward's choice, which comes first, each one still in question is."""
        merits = [0.0]
        for number in alive:
            mean = better[number] / used
            spread = max(0.0, squares[number] / used - mean * mean) + 0.02 / used
            merits.append(mean - self.caution * sqrt(spread / used))
        return merits

    def _decided(self, numbers: list[int], merits: list[float], mix: float) -> int:
        """The number of the choice that is taken: the best, or mixed so that nobody can count on it."""
        most = max(merits)
        if mix <= 0.0:
            return numbers[merits.index(most)]
        shares = [grown((merit - most) / mix) for merit in merits]
        left = self.dice.unit() * sum(shares)
        for place in range(len(numbers)):
            left -= shares[place]
            if left <= 0.0:
                return numbers[place]
        return numbers[0]

    def _world(self, worlds: Worlds, belief: DraftBelief | None) -> State:
        """A world, its draft as likely as the others' likings make it.

        Who is which character and who has which cards are drawn apart from each other.
        """
        world = worlds.sample(world_seed(self.dice.next()))
        if belief is not None:
            belief.draw_more(DRAFTS_A_WORLD, self.chance)
            world.held = belief.draft(self.dice.unit())
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
            who = state.top.seat
            apply(state, self.players[who].choose(state, who, legal(state), None))
        return value(state, seat, self.style)


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
