"""How good each choice is, and why: what hints, puzzles and reviews are made of."""

from collections.abc import Iterable
from dataclasses import dataclass
from time import perf_counter
from typing import Final

from citadels.observation import Observation
from citadels.policy.deciding_grounds import deciding_grounds
from citadels.policy.evaluation import Evaluator, Tried, difference
from citadels.policy.grounds import Ground
from citadels.policy.styles import make_style
from citadels.rules.choice_texts import Option, option, parse_choice

USUAL_WORLDS: Final = 48
_ANY_NUMBER: Final = 1_000_000  # with a clock, time ends the evaluation

Choice = Option | str | int


@dataclass(frozen=True)
class JudgedChoice:
    """A legal choice and its chance to win, from 0 to 1, with standard errors."""

    option: Option
    chance: float
    error: float
    behind: float  # how much less than the best, compared world by world; 0 for the best
    behind_error: float  # of that difference, much smaller than that of the chances
    worlds: int  # in which it was tried: fewer than others if it fell behind


class Evaluation:
    """All legal choices of a decision, the best first. Without a decision there are none."""

    def __init__(self, run: Evaluator | None) -> None:
        self._run = run
        self._tried = {} if run is None else {tried.option: tried for tried in run.tried}
        self.worlds = 0 if run is None else run.used
        self.choices = tuple(_judged(tried) for tried in self._tried.values())

    @property
    def best(self) -> JudgedChoice:
        return self.choices[0]

    def of(self, choice: Choice) -> JudgedChoice:
        """How a choice was judged; KeyError if it was not on offer."""
        return _judged(self._tried[_number(choice)])

    def behind(self, choice: Choice, other: Choice) -> tuple[float, float]:
        """How much less the first choice wins than the other, and the standard error, world by world."""
        return difference(self._tried[_number(other)], self._tried[_number(choice)])

    def grounds(self, choice: Choice | None = None, against: Choice | None = None) -> list[Ground]:
        """Why a choice (by default the best) is better than another (by default the best of the others)."""
        if self._run is None:
            return []
        better = self._run.tried[0] if choice is None else self._tried[_number(choice)]
        others = [tried for tried in self._run.tried if tried is not better]
        worse = others[0] if others else None
        if against is not None:
            worse = self._tried[_number(against)]
        return deciding_grounds(self._run, better, worse)

    def holder(self, seat: int, rank: int) -> float:
        """How likely a seat holds the character of a rank, as the worlds were drawn."""
        return 0.0 if self._run is None else self._run.holds(seat, rank)


def evaluate(
    observation: Observation,
    *,
    worlds: int = 0,
    milliseconds: float = 0.0,
    keep: Iterable[Choice] = (),
    seed: int = 0,
) -> Evaluation:
    """The chance to win of each legal choice, from what a seat may know, and why.

    With a number of worlds, equal observations and seeds give equal results on every machine. With
    milliseconds, the clock ends it, though not before a few worlds were tried. A choice that falls behind is
    tried in fewer worlds, unless it is to be kept.
    """
    begun = perf_counter()
    seen = observation.position
    if seen.options is None:
        return Evaluation(None)
    if not worlds:
        worlds = _ANY_NUMBER if milliseconds else USUAL_WORLDS
    deadline = begun + milliseconds / 1000.0 if milliseconds else 0.0
    run = Evaluator(
        seen,
        observation.seat,
        observation.worlds(),
        make_style(""),
        seed,
    )
    run.run(seen.options, [_number(choice) for choice in keep], worlds, deadline)
    return Evaluation(run)


def _judged(tried: Tried) -> JudgedChoice:
    return JudgedChoice(
        option(tried.option), tried.chance, tried.error, tried.behind, tried.behind_error, tried.worlds
    )


def _number(choice: Choice) -> int:
    if isinstance(choice, Option):
        return choice.id
    if isinstance(choice, str):
        number = parse_choice(choice)
        if number is None:
            raise KeyError(choice)
        return number
    return choice
