"""The bots ``greedy`` and ``steward``: a policy at one seat."""

from typing import Final

from citadels.bots.kind import BotError, BotKind, Parameters
from citadels.observation import Observation
from citadels.policy.greedy import Greedy
from citadels.policy.steward.steward import Steward
from citadels.policy.styles import STYLES, make_style

# Opponents at a table watch for habits, so the draft has more randomness here than in play-outs, where it
# would only blur the result. Doubling it cost nothing measurable in 1,500 games.
_MIX: Final = 1.0


class StewardBot:
    """The steward, in one of its styles."""

    __slots__ = ("_steward",)

    def __init__(self, style: str, seed: int) -> None:
        numbers = make_style(style)
        numbers.mix = _MIX
        self._steward = Steward(numbers, seed)

    def choose(self, observation: Observation) -> int:
        seen = observation.position
        assert seen.options is not None
        return self._steward.choose(seen, observation.seat, seen.options, observation.draft_looks())


class GreedyBot:
    """Looks one step ahead and simply counts what each choice brings."""

    __slots__ = ("_greedy",)

    def __init__(self, seed: int) -> None:
        self._greedy = Greedy(seed)

    def choose(self, observation: Observation) -> int:
        seen = observation.position
        assert seen.options is not None
        return self._greedy.choose(seen, observation.seat, seen.options)


def _wrong_style(parameters: Parameters) -> BotError | None:
    if not parameters or parameters[0] in STYLES:
        return None
    styles = ", ".join(STYLES)
    message = f"there is no style {parameters[0]!r} of this bot; there are: {styles}"
    return BotError("wrong_style", message, style=parameters[0], styles=styles)


GREEDY: Final = BotKind("greedy", "what brings most at once; for beginners", lambda _, seed: GreedyBot(seed))
STEWARD: Final = BotKind(
    "steward",
    f"what good players know; steward:STYLE with {', '.join(STYLES)}",
    lambda parameters, seed: StewardBot(parameters[0] if parameters else "", seed),
    most_parameters=1,
    wrong=_wrong_style,
)
