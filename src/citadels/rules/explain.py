"""Why a choice is not possible now, as an id with arguments that a client puts into words."""

from citadels.rules.choice_texts import choice_arguments, choice_text, exists
from citadels.rules.engine import legal, obstacle
from citadels.rules.errors import IllegalChoice, shown
from citadels.rules.reasons import FINE, UNKNOWN_CHOICE, reason_figure, reason_kind
from citadels.rules.state import State


class Reason:
    """Why something is not possible now: an id and its arguments."""

    __slots__ = ("arguments", "id")

    def __init__(self, id: str, arguments: dict[str, int | str]) -> None:
        self.id = id
        self.arguments = arguments

    def __str__(self) -> str:
        told = ", ".join(f"{name} {value}" for name, value in self.arguments.items())
        return f"{self.id} ({told})" if told else self.id

    def __repr__(self) -> str:
        return f"Reason({self})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and (other.id, other.arguments) == (self.id, self.arguments)

    def __hash__(self) -> int:
        return hash(self.id)


def why_not(state: State, choice: int | None) -> Reason | None:
    """Why a choice is not possible now; None if it is. ``choice`` is None for a text that is not a choice."""
    code = UNKNOWN_CHOICE if choice is None else obstacle(state, choice)
    if not code:
        return None
    arguments = choice_arguments(choice) if choice is not None and exists(choice) else {}
    kind = reason_kind(code)
    return Reason(kind.id, {**arguments, kind.figure: reason_figure(code)} if kind.figure else arguments)


def brings_nothing(state: State, choice: int) -> bool:
    """Whether a choice is not on offer for this one reason (P3)."""
    code = obstacle(state, choice)
    return code != FINE and reason_kind(code).nothing


def refusal(state: State, choice: int | None, text: str) -> IllegalChoice:
    """The error for a choice that is not among the options: what is wrong, and what is possible."""
    reason = why_not(state, choice)
    assert reason is not None
    allowed = ", ".join(choice_text(option) for option in legal(state)) or "nothing"
    return IllegalChoice(
        reason.id, f"{shown(text)} is not possible now: {reason}. Possible: {allowed}", **reason.arguments
    )
