"""How good each choice of a decision is: its chance to win with a standard error, from play-outs in worlds.

All choices are tried in the same worlds with the same dice, so two of them are compared world by world. A
choice that falls behind is dropped after a few worlds; what it would have brought in the others is estimated
by how far it was behind in those that it shared with the best.
"""

from math import sqrt
from time import perf_counter
from typing import Final

from citadels.knowledge.blind import HIDDEN_PLACE
from citadels.knowledge.worlds import Worlds
from citadels.policy.beliefs import RANKS
from citadels.policy.dice import DICE_MASK
from citadels.policy.draft_posterior import DraftPosterior, weights_by_hand
from citadels.policy.first_search import FirstSearch
from citadels.policy.steward.steward import Steward
from citadels.policy.style import Style
from citadels.policy.value import value
from citadels.policy.worth import city_points
from citadels.rules.city import counted_districts
from citadels.rules.engine import apply, legal
from citadels.rules.scoring import score, winners
from citadels.rules.state import DRAFT, FINISHED, State

# After so many worlds, so many choices stay.
_CUTS: Final[list[tuple[int, int]]] = [(8, 12), (16, 6), (32, 4)]
_FEWEST_WORLDS: Final = 2  # whatever the clock says
# A prior variance, weighted as if one world had shown it.
_PRIOR_VARIANCE: Final = 0.02
_SEED_STEP: Final = 40503  # separates the dice of neighbouring seats

# What every play-out leads to, for each seat.
POINTS_AFTER: Final = 0
DISTRICTS_AFTER: Final = 1
GOLD_AFTER: Final = 2
CARDS_AFTER: Final = 3
FIGURES: Final = 4


class Tried:
    """A choice, and what it led to in each world it was tried in."""

    __slots__ = (
        "behind",
        "behind_error",
        "chance",
        "chances",
        "error",
        "figures",
        "murdered",
        "option",
        "takers",
        "won",
    )

    def __init__(self, option: int, players: int) -> None:
        self.option = option
        self.chances: list[float] = []  # by world
        self.figures: list[float] = []  # by world, seat and figure
        self.takers = [0] * (players * RANKS)  # in how many worlds a seat took the character of a rank
        self.won = 0  # play-outs in which the game ended and was won
        self.murdered = 0  # play-outs in which the seat was murdered
        self.chance = 0.0  # to win
        self.error = 0.0  # its standard error
        self.behind = 0.0  # how much less than the best, in the worlds that both were tried in
        self.behind_error = 0.0

    @property
    def worlds(self) -> int:
        return len(self.chances)

    def mean(self, worlds: int) -> float:
        """The mean chance in the first so many worlds."""
        total = 0.0
        for world in range(worlds):
            total += self.chances[world]
        return total / worlds

    def figure(self, seat: int, figure: int, players: int, worlds: int) -> float:
        """The mean of a seat's figure after the round, in the first so many worlds."""
        total = 0.0
        for world in range(worlds):
            total += self.figures[(world * players + seat) * FIGURES + figure]
        return total / worlds


def difference(better: Tried, worse: Tried) -> tuple[float, float]:
    """How much better one choice is than another, and the standard error, world by world."""
    worlds = min(better.worlds, worse.worlds)
    total = 0.0
    squares = 0.0
    for world in range(worlds):
        one = better.chances[world] - worse.chances[world]
        total += one
        squares += one * one
    return total / worlds, _error(total, squares, worlds)


def _error(total: float, squares: float, worlds: int) -> float:
    spread = max(0.0, squares - total * total / worlds) + _PRIOR_VARIANCE
    return sqrt(spread) / worlds


class Evaluator:
    """The evaluation of one decision of one seat. It keeps all it needs, so threads may each have one."""

    def __init__(self, seen: State, seat: int, worlds: Worlds, style: Style, seed: int) -> None:
        self.seen = seen
        self.seat = seat
        self.style = style
        self.drafts: DraftPosterior | None = None
        if HIDDEN_PLACE in seen.held:
            self.drafts = DraftPosterior(seen, seat, worlds.tracker.draft, weights_by_hand(seen, style))
        self.tried: list[Tried] = []
        self.used = 0
        self._worlds = worlds
        self._search = FirstSearch(style, seed, 0, 0.0, 0.0)
        self._players = [Steward(style, 1) for _ in range(seen.config.players)]

    def run(self, options: list[int], keep: list[int], most_worlds: int, deadline: float) -> None:
        """Try all options in so many worlds, or until the time is up; those to keep are never dropped."""
        players = self.seen.config.players
        self.tried = [Tried(option, players) for option in options]
        alive = self.tried.copy()
        while self.used < most_worlds:
            if deadline > 0.0 and self.used >= _FEWEST_WORLDS and perf_counter() >= deadline:
                break
            world = self._search.world(self._worlds, self.drafts)
            seed = self._search.dice.next()
            for tried in alive:
                self._try(world, seed, tried)
            self.used += 1
            for worlds, most in _CUTS:
                if self.used == worlds and most_worlds > worlds:
                    alive = self._best_of(alive, most, keep)
        self._sum_up(alive)

    def _best_of(self, alive: list[Tried], most: int, keep: list[int]) -> list[Tried]:
        """The best few and those to keep, in their order."""
        means = sorted([tried.mean(self.used) for tried in alive], reverse=True)
        if len(means) <= most:
            return alive
        least = means[most - 1]
        return [tried for tried in alive if tried.mean(self.used) >= least or tried.option in keep]

    def _sum_up(self, alive: list[Tried]) -> None:
        """Work out the chances, and put the best choice first."""
        best = alive[0]
        for tried in alive:
            if tried.mean(self.used) > best.mean(self.used):
                best = tried
        best.chance = best.mean(self.used)
        for tried in self.tried:
            total = 0.0
            squares = 0.0
            for chance in tried.chances:
                total += chance
                squares += chance * chance
            tried.error = _error(total, squares, tried.worlds)
            if tried is not best:
                behind, tried.behind_error = difference(best, tried)
                tried.behind = max(0.0, behind)
                tried.chance = max(0.0, best.chance - tried.behind)
        order = sorted(
            [(tried is not best, -tried.chance, number) for number, tried in enumerate(self.tried)]
        )
        self.tried = [self.tried[number] for _, _, number in order]

    def _try(self, world: State, seed: int, tried: Tried) -> None:
        """Play a choice on to the end of the round, and note what it led to."""
        state = world.clone()
        state.options = None
        players = self._players
        for number in range(len(players)):
            players[number].dice.x = (seed + number * _SEED_STEP) & DICE_MASK or 1
        this_round = state.round
        drafting = state.phase == DRAFT
        murdered = False
        apply(state, tried.option)
        while state.phase != FINISHED and state.round <= this_round:
            if drafting and state.phase != DRAFT:
                drafting = False
                self._note_takers(state, tried)
            if state.murdered and state.held[state.murdered] == self.seat:
                murdered = True
            who = state.top.seat
            apply(state, players[who].choose(state, who, legal(state), None))
        if murdered:
            tried.murdered += 1
        self._note(state, tried)

    def _note_takers(self, state: State, tried: Tried) -> None:
        for rank in range(1, state.config.highest_rank + 1):
            if state.held[rank] >= 0:
                tried.takers[state.held[rank] * RANKS + rank] += 1

    def _note(self, state: State, tried: Tried) -> None:
        """The chance to win and the figures of every seat where a play-out has led."""
        over = state.phase == FINISHED
        totals: list[int] = []
        if over:
            sheets = [score(state, seat) for seat in range(state.config.players)]
            totals = [sheet.total for sheet in sheets]
            won = winners(state, sheets)
            tried.chances.append(1.0 / len(won) if self.seat in won else 0.0)
            if self.seat in won:
                tried.won += 1
        else:
            tried.chances.append(value(state, self.seat, self.style))
        for seat in range(state.config.players):
            points = float(totals[seat]) if over else city_points(state, seat, self.style)
            tried.figures.append(points)
            tried.figures.append(float(counted_districts(state, seat)))
            tried.figures.append(float(state.gold[seat]))
            tried.figures.append(float(len(state.hands[seat])))

    def holds(self, seat: int, rank: int) -> float:
        """How likely a seat holds a rank, as the worlds were drawn."""
        if self.seen.held[rank] != HIDDEN_PLACE or self.drafts is None:
            return 1.0 if self.seen.held[rank] == seat else 0.0
        return self.drafts.holds(seat, rank)
