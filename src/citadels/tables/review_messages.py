"""The review of a finished game as it is sent to clients."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from citadels.tables.messages import Card, Character, Count, Message, Reason, ReplayedTable, Seat

Chance = Annotated[float, Meta(ge=0, le=1, description="A chance, from 0 to 1.")]
Step = Annotated[int, Meta(ge=0, description="A step of the replay.")]
Foreseen = Annotated[
    dict[str, Any],
    Meta(
        description="What could be foreseen of the choice, such as its price.",
        extra_json_schema={"additionalProperties": True},
    ),
]
Grade = Literal["best", "fine", "doubtful", "mistake"]


def _says(description: str) -> Meta:
    return Meta(description=description)


class ReviewMoment(Message, frozen=True):
    """Everybody's chance to win at a moment: after each turn, and at the start of each round."""

    step: Step
    round: Count
    public: Annotated[list[Chance], _says("By seat, from what everybody knows.")]
    public_error: Annotated[list[float], _says("Their standard errors.")]
    own: Annotated[list[Chance], _says("By seat, each from what that seat knew.")]


class Suspect(Message, frozen=True):
    """A character that somebody may be."""

    character: Character
    chance: Chance


class Suspicion(Message, frozen=True):
    """Who a player may be, in the eyes of another."""

    seat: Seat
    characters: Annotated[list[Suspect], _says("The likeliest first.")]


class ReviewDecision(Message, frozen=True):
    """A decision and how good it was, from what its player could know."""

    step: Step
    round: Count
    seat: Seat
    kind: Annotated[str, _says("What was asked.")]
    grade: Annotated[Grade, _says("A difference within its error is never doubtful or a mistake.")]
    choice: str
    chance: Chance
    error: Annotated[float, _says("The standard error of that chance.")]
    foreseen: Foreseen
    best: Annotated[str, _says("The best choice that was found; may be the same.")]
    best_foreseen: Foreseen
    best_chance: Chance
    best_error: float
    behind: Annotated[float, _says("How much less the choice wins than the best, world by world.")]
    behind_error: Annotated[float, _says("The standard error of that difference.")]
    worlds: Annotated[Count, _says("In how many worlds the choices were tried.")]
    options: Annotated[Count, _says("How many choices there were.")]
    hinted: Annotated[bool, _says("Whether the player had asked for a hint.")]
    grounds: Annotated[list[Reason], _says("Why the best is better, where it matters.")]
    suspicions: Annotated[list[Suspicion], _says("Who the others could be, as this player knew.")]


class Swing(Message, frozen=True):
    """A big change of a player's chance to win, and what happened in between."""

    step: Step
    since: Step
    round: Count
    seat: Seat
    before: Chance
    after: Chance
    events: list[Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": "#/$defs/event"})]]


class LuckyCards(Message, frozen=True):
    """The cards from the deck that helped a player most."""

    step: Step
    round: Count
    seat: Seat
    cards: list[Card]
    gain: Annotated[float, _says("By how much the chance to win grew.")]


class SuspectedSeat(Message, frozen=True):
    """How likely somebody held the character that was named."""

    seat: Seat
    chance: Chance


class Naming(Message, frozen=True):
    """Somebody named a character: whom they could suspect, and who it was."""

    round: Count
    seat: Seat
    mark: Annotated[str, _says("What was laid on it, such as murdered.")]
    character: Character
    suspects: Annotated[list[SuspectedSeat], _says("The likeliest first.")]
    held_by: Annotated[Seat | None, _says("Who held it; null for nobody.")]


class Review(Message, frozen=True):
    """A finished game looked back at. Ask again until all parts are done."""

    table: ReplayedTable
    done: Annotated[Count, _says("How many parts are there already.")]
    total: Annotated[Count, _says("Of how many.")]
    moments: list[ReviewMoment]
    decisions: list[ReviewDecision]
    swings: list[Swing]
    luckiest: list[LuckyCards]
    suspected: list[Naming]
