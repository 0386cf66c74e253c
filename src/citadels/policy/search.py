"""Flat Monte Carlo search with sequential halving over determinizations.

A *world* (determinization) is a full position that the seat cannot tell from the real one. In every world
each choice still in question is tried once: the round is played on (a rollout), and the learned ``Judgement``
says who will win. In rollouts stewards play at all seats, but take characters as strong players do, unless
their habits are those of stewards. What a character brought in real games and not in rollouts is added. All
choices get the same dice (common random numbers), so that the results differ by merit and not by luck.
Halving drops the choices that do badly, and a clear choice ends the search.
"""

from math import sqrt
from random import Random
from time import perf_counter
from typing import Final

from citadels.knowledge.blind import HIDDEN_PLACE
from citadels.knowledge.worlds import Worlds, world_seed
from citadels.policy.dice import DICE_MASK, Dice, portable_exp
from citadels.policy.draft_posterior import DraftPosterior
from citadels.policy.habits import Habits
from citadels.policy.learned.judgement import Judgement, shipped_network
from citadels.policy.learned.likings import share, shipped_likings
from citadels.policy.steward.steward import Steward
from citadels.policy.style import Style
from citadels.rules.choices import CHOOSE, VERB_OF
from citadels.rules.engine import apply, legal
from citadels.rules.state import DRAFT, FINISHED, State

MOST_CANDIDATES: Final = 6
DRAFTS_A_WORLD: Final = 8  # sampled if there are too many to list
# Halving: after a third of the worlds or of the time, and not before a few worlds were tried.
_FIRST_HALVING: Final = 0.33
_SECOND_HALVING: Final = 0.67
_FEWEST_WORLDS: Final = 3
_FEWEST_WORLDS_BETWEEN: Final = 2
# A prior variance, weighted as if one world had shown it.
_PRIOR_VARIANCE: Final = 0.02
_SEED_STEP: Final = 40503  # separates the dice of neighbouring seats
# A choice is clear if it is ahead by so many standard errors; asked after so many worlds, then now and then.
_CLEAR: Final = 4.0
_FEWEST_IF_CLEAR: Final = 16
_LOOK_EVERY: Final = 8
# The best settings in our trials (docs/strength.md).
_MIX: Final = 0.003  # what a character may cost, in chances to win, to be taken e times less often
_DRAFT_WORLDS: Final = 8  # times as many worlds for a character as for another choice

# Which decisions are searched; a steward takes the others.
ALL_DECISIONS: Final = 0
ONLY_DRAFT: Final = 1
ONLY_TURNS: Final = 2


class Search:
    """The search of one seat in one game."""

    def __init__(self, style: Style, seed: int, only: int) -> None:
        self.style = style
        self.only = only  # which decisions are searched
        self.dice = Dice(seed)
        self.chance = Random(self.dice.next())
        self.judge = Steward(style, seed)
        self.players: list[Steward] = []
        self.judgement = Judgement(shipped_network())
        self.likings = shipped_likings()
        self.habits = Habits(self.likings)

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
        """The best of the options after so many worlds, or when time is up (0: no limit)."""
        if self._leaves_to_steward(seen):
            return self.judge.choose(seen, seat, options, looks)
        self.habits.follow(seen, worlds.shown_before, self.style)
        candidates = self.judge.best_of(seen, seat, options, looks, MOST_CANDIDATES)
        if len(candidates) == 1:
            return candidates[0]
        while len(self.players) < seen.config.players:
            self.players.append(Steward(self.style, 1))
        drafts: DraftPosterior | None = None
        if HIDDEN_PLACE in seen.held:
            drafts = DraftPosterior(seen, seat, worlds.tracker.draft, self.habits.weights)
        if seen.phase == DRAFT and deadline == 0.0:
            most_worlds *= _DRAFT_WORLDS
        race = Race(self._known_better(seen, candidates), most_worlds, deadline)
        while not race.over():
            world = self.world(worlds, drafts)
            seed = self.dice.next()
            usual = self.rollout(world, seat, candidates[0], seed)
            for number in race.alive:
                race.add(number, self.rollout(world, seat, candidates[number], seed) - usual)
            race.halve()
        advantages = race.advantages()
        mix = _MIX if seen.phase == DRAFT else 0.0
        return candidates[self._pick([0, *race.alive], advantages, mix)]

    def _known_better(self, seen: State, candidates: list[int]) -> list[float]:
        """By how much each choice is better than the first one, apart from what rollouts show."""
        if seen.phase != DRAFT or VERB_OF[candidates[0]] != CHOOSE:
            return [0.0] * len(candidates)
        extra = [self.likings.extra(option - CHOOSE, seen.config.players) for option in candidates]
        return [each - extra[0] for each in extra]

    def _leaves_to_steward(self, seen: State) -> bool:
        if seen.phase == DRAFT:
            return self.only == ONLY_TURNS
        return self.only == ONLY_DRAFT

    def _pick(self, numbers: list[int], advantages: list[float], mix: float) -> int:
        """The number of the choice that is taken: the best, or mixed (softmax) to be unpredictable."""
        most = max(advantages)
        if mix <= 0.0:
            return numbers[advantages.index(most)]
        shares = [portable_exp((advantage - most) / mix) for advantage in advantages]
        left = self.dice.unit() * sum(shares)
        for place in range(len(numbers)):
            left -= shares[place]
            if left <= 0.0:
                return numbers[place]
        return numbers[0]

    def world(self, worlds: Worlds, drafts: DraftPosterior | None) -> State:
        """A world whose draft is drawn by how much the others like their characters.

        Who is which character and who has which cards are drawn independently of each other.
        """
        world = worlds.sample(world_seed(self.dice.next()))
        if drafts is not None:
            drafts.draw_more(DRAFTS_A_WORLD, self.chance)
            world.held = drafts.draft(self.dice.unit())
        return world

    def rollout(self, world: State, seat: int, option: int, seed: int) -> float:
        """What a choice leads to in a world, for this seat."""
        state = world.clone()
        state.options = None
        for number in range(len(self.players)):
            self.players[number].dice.x = (seed + number * _SEED_STEP) & DICE_MASK or 1
        this_round = state.round
        apply(state, option)
        while state.phase != FINISHED and state.round == this_round:
            who = state.top.seat
            options = legal(state)
            if state.phase == DRAFT and VERB_OF[options[0]] == CHOOSE:
                apply(state, self._taken(state, who, options))
            else:
                apply(state, self.players[who].choose(state, who, options, None))
        return self.judgement.value(state, seat, self.style)

    def _taken(self, state: State, seat: int, options: list[int]) -> int:
        """The character that a player of these habits takes."""
        if len(options) == 1:
            return options[0]
        if self.players[seat].dice.unit() < self.habits.plain(seat):
            return self.players[seat].choose(state, seat, options, None)
        liked = self.likings.own(state, seat, self.style)
        most = max([liked[option - CHOOSE] for option in options])
        shares = [share(liked[option - CHOOSE], most) for option in options]
        left = self.players[seat].dice.unit() * sum(shares)
        for place in range(len(options)):
            left -= shares[place]
            if left <= 0.0:
                return options[place]
        return options[0]


class Race:
    """Sequential halving: the choices still in the race, and how they have done so far."""

    __slots__ = (
        "_begun",
        "_better",
        "_deadline",
        "_known",
        "_most_worlds",
        "_next_halving",
        "_squares",
        "_used",
        "alive",
    )

    def __init__(self, known: list[float], most_worlds: int, deadline: float) -> None:
        """``known``: for each choice how much better than the first it is before it is tried."""
        self.alive = list(range(1, len(known)))  # apart from the first one, the steward's choice
        self._known = known
        self._better = [0.0] * len(known)  # than the first one, summed over the worlds
        self._squares = [0.0] * len(known)
        self._used = 0
        self._most_worlds = most_worlds
        self._next_halving = max(_FEWEST_WORLDS, most_worlds // 3)
        self._deadline = deadline
        self._begun = perf_counter()

    def over(self) -> bool:
        if self._used and self._deadline > 0.0 and perf_counter() >= self._deadline:
            return True
        if self._used >= self._most_worlds:
            return True
        return self._used >= _FEWEST_IF_CLEAR and self._used % _LOOK_EVERY == 0 and self._is_clear()

    def _is_clear(self) -> bool:
        """Whether the best is further ahead of all others than chance explains."""
        best = 0
        for number in self.alive:
            if self._better[number] > self._better[best]:
                best = number
        for number in [0, *self.alive]:
            ahead = (self._better[best] - self._better[number]) / self._used
            # Two choices differ at most by as much as both of them differ from the first one.
            if number != best and ahead < _CLEAR * (self._error(best) + self._error(number)):
                return False
        return True

    def _error(self, number: int) -> float:
        """The standard error of how much better than the first one a choice is."""
        mean = self._better[number] / self._used
        variance = max(0.0, self._squares[number] / self._used - mean * mean)
        return sqrt((variance + _PRIOR_VARIANCE / self._used) / self._used)

    def add(self, number: int, better: float) -> None:
        """Record how much better than the first one a choice was in a world."""
        better += self._known[number]
        self._better[number] += better
        self._squares[number] += better * better

    def halve(self) -> None:
        """After each world: drop the worse half of the choices if it is time."""
        self._used += 1
        if self._deadline > 0.0:
            self._halve_by_clock()
        elif self._used >= self._next_halving and len(self.alive) > 1:
            self._keep((len(self.alive) + 1) // 2)
            self._next_halving += max(_FEWEST_WORLDS_BETWEEN, (self._most_worlds - self._used) // 2)

    def _halve_by_clock(self) -> None:
        """Drop half of them after a third of the time, and half of the rest after two thirds."""
        now = perf_counter()
        if now >= self._deadline:
            return
        gone = (now - self._begun) / (self._deadline - self._begun)
        candidates = len(self._better)
        left = (candidates + 1) // 2 if gone < _SECOND_HALVING else (candidates + 3) // 4
        if self._used >= _FEWEST_WORLDS and gone > _FIRST_HALVING:
            self._keep(left)

    def _keep(self, most: int) -> None:
        """Keep the best few, in their order."""
        while len(self.alive) > most:
            worst = self.alive[0]
            for number in self.alive:
                if self._better[number] < self._better[worst]:
                    worst = number
            self.alive.remove(worst)

    def advantages(self) -> list[float]:
        """How much better than the first each remaining choice was on average; the first comes first."""
        return [0.0, *[self._better[number] / self._used for number in self.alive]]
