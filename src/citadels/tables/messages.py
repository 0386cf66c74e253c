"""Everything that is sent to clients, over HTTP and over sockets: each message is a type declared here.

JSON Schemas, the OpenAPI description and the page's TypeScript are generated from these types. What the
engine writes (views, events, setups, records) has JSON Schemas of its own in ``protocol``; they refer to it.
"""

from typing import Annotated, Any, Final, Literal, TypeVar, cast

import msgspec
from msgspec import Meta

from citadels.rules.scoring import COMPARED
from citadels.tables.statements import TableState

T = TypeVar("T")


def _as(definition: str, description: str) -> Meta:
    """A value that a definition of the protocol describes."""
    return Meta(description=description, extra_json_schema={"$ref": f"#/$defs/{definition}"})


def _says(description: str) -> Meta:
    return Meta(description=description)


Seat = Annotated[int, _as("seat", "A seat of the table, from 0.")]
Card = Annotated[str, _as("card", "The id of a card.")]
Character = Annotated[str, _as("character", "The id of a character.")]
District = Annotated[str, _as("district", "A district in a city.")]
Count = Annotated[int, Meta(ge=0)]
# Whatever can decide a game in any edition.
_COMPARED: Final = list(dict.fromkeys(by for steps in COMPARED.values() for by in steps))


class Message(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that is sent to a client."""


class Reason(Message, frozen=True):
    """Why something is not possible: an id and its arguments, for the words of each language."""

    id: str
    arguments: dict[str, Any]


class Answer(msgspec.Struct, frozen=True):
    """What the sender of a command hears when it is stored."""

    repeated: bool = False
    table: str | None = None


# A table as everybody may know it


class Clock(Message, frozen=True):
    """Thinking time in seconds."""

    bank: Annotated[float, _says("What everybody has at first.")]
    increment: Annotated[float, _says("What every decision adds.")]


class SeatInfo(Message, frozen=True):
    """A seat and who sits there."""

    seat: Seat
    kind: Literal["open", "person", "bot"]
    name: Annotated[str | None, _says("The player's nickname.")]
    level: Annotated[str | None, _says("The level of the bot that plays here.")]
    away: Annotated[bool, _says("Whether a bot plays for the absent person.")]
    host: bool
    online: Annotated[bool, _says("Whether the player has a connection, or had one a moment ago.")]


class SharedTable(Message, frozen=True):
    """A table as everybody may know it; no guest's id and no token is in it."""

    id: str
    state: TableState
    setup: Annotated[dict[str, Any], _as("full_setup", "How the game is set up.")]
    listed: Annotated[bool, _says("Whether the table is in the list of open tables.")]
    locked: Annotated[bool, _says("Whether nobody else can sit down.")]
    clock: Clock | None
    seats: list[SeatInfo]
    rematch: Annotated[str | None, _says("The table where the same players go on.")]
    rematch_by: Annotated[Seat | None, _says("The seat that asked for it.")]


class TableInfo(SharedTable, frozen=True):
    """A table as one viewer knows it."""

    you: Annotated[Seat | None, _says("Your seat; null for a spectator.")]


# The game at a table


class ScoreLine(Message, frozen=True):
    """One line of a score sheet."""

    line: Annotated[str, _as("score_line", "What the points are for.")]
    points: Count


class FinalScore(Message, frozen=True):
    """The score sheet of a seat after the end."""

    total: Count
    lines: list[ScoreLine]
    haunted_type: Annotated[
        Annotated[str, _as("type", "A type of district.")] | None,
        _says("What a Haunted Quarter counted as."),
    ]
    won: bool


class Compared(Message, frozen=True):
    """One thing that was compared to find the winner."""

    by: Annotated[str, Meta(description="What was compared.", extra_json_schema={"enum": _COMPARED})]
    values: Annotated[list[int | None], _says("By seat; null for those who were out already.")]


class State(Message, frozen=True):
    """A table and its game as one viewer may know them."""

    table: TableInfo
    can_undo: Annotated[bool, _says("Whether you can take something back.")]
    view: Annotated[
        Annotated[dict[str, Any], _as("view", "The position as you may know it.")] | None,
        _says("The position as you may know it; null before the start."),
    ]
    scores: Annotated[list[FinalScore] | None, _says("By seat, once the game is over.")]
    decided: Annotated[
        list[Compared] | None,
        _says("What was compared, in order, until somebody had won; after the end."),
    ]
    event_count: Count


class RunningClock(Message, frozen=True):
    """The thinking time of each seat, in milliseconds."""

    left: Annotated[list[int | None], _says("What each seat had when it was last asked; null for bots.")]
    running: Annotated[Seat | None, _says("Whose clock runs; nobody's while it is secret who is asked.")]
    since: Annotated[int | None, _says("For how long it has been running.")]


# Frames of a socket


class Frame(Message, frozen=True, tag_field="type"):
    """One text frame of a socket."""


class StateFrame(Frame, frozen=True, tag="state"):
    """The newest state, and the events that this connection has not had yet."""

    version: Count
    state: State
    first_event: Annotated[Count, _says("The number of the first of the events.")]
    events: list[Annotated[dict[str, Any], _as("event", "Something that happened.")]]
    clock: RunningClock | None


class DoneFrame(Frame, frozen=True, tag="done", omit_defaults=True):
    """A command is stored for good."""

    id: Annotated[str, _says("The id of the command.")]
    repeated: Annotated[bool, _says("Whether it had been done before.")] = False
    table: Annotated[str | None, _says("After a rematch: the table where it goes on.")] = None


class RefusedFrame(Frame, frozen=True, tag="refused"):
    """A command was not carried out; nothing has changed."""

    id: Annotated[str, _says("The id of the command; empty where the connection itself is refused.")]
    reason: Reason


class WarningFrame(Frame, frozen=True, tag="warning"):
    """Your time is nearly up."""

    seat: Seat
    left: Annotated[Count, _says("Milliseconds.")]


class ConsideredChoice(Message, frozen=True):
    """A choice, and what is in its way."""

    choice: Annotated[str, _says("The text of the choice.")]
    reason: Annotated[Reason | None, _says("Why it is not possible; null if it is.")]


class WhyFrame(Frame, frozen=True, tag="why"):
    """What you could mean, and why it is not possible: the answer to a question that changes nothing."""

    id: Annotated[str, _says("The id of the question.")]
    choices: Annotated[list[ConsideredChoice], _says("Empty where nothing could be meant.")]


AnyFrame = StateFrame | DoneFrame | RefusedFrame | WarningFrame | WhyFrame


# Answers over HTTP


class Refusal(Message, frozen=True):
    """A request that was not carried out."""

    refused: Reason


class Health(Message, frozen=True):
    """The server is there."""

    status: Literal["ok"]


class Token(Message, frozen=True):
    """A guest's secret."""

    token: Annotated[str | None, _says("A new one; null for a guest who has one already.")]


class Done(Message, frozen=True, omit_defaults=True):
    """A command is stored for good."""

    done: Literal[True]
    repeated: Annotated[bool, _says("Whether it had been done before.")] = False
    table: Annotated[str | None, _says("After a rematch: the table where it goes on.")] = None


class NewTable(Message, frozen=True):
    """A table was opened."""

    id: Annotated[str, _says("Its code, which others join with.")]


class ListedTable(Message, frozen=True):
    """A table in a list."""

    id: str
    state: TableState
    edition: Annotated[str, _as("edition", "The edition.")]
    set: str | None
    players: Count
    names: Annotated[list[str | None], _says("The nicknames, by seat.")]
    open_seats: Count
    clock: Clock | None


class MyTable(ListedTable, frozen=True):
    """A table where you sit or are the host."""

    you: Annotated[Seat | None, _says("Your seat.")]
    your_turn: bool
    host: Annotated[bool, _says("Whether you are the host.")]


class Tables(Message, frozen=True):
    """Listed tables that wait for players."""

    tables: list[ListedTable]


class MyTables(Message, frozen=True):
    """The tables of a guest."""

    tables: list[MyTable]


class PlannedGame(Message, frozen=True):
    """What a setup means. The answer holds every parameter of the rules beside these, too."""

    characters: Annotated[list[Character] | None, _says("By rank; null where chance decides.")]
    uniques: Annotated[list[Card] | None, _says("The unique districts; null where chance decides.")]
    unique_count: Annotated[Count | None, _says("How many unique districts; null: all of the edition.")]


class SeatAfterRound(Message, frozen=True):
    """What a player had after a round."""

    characters: list[Character]
    gold: Count
    hand: Annotated[Count, _says("The number of cards in the hand.")]
    city: list[District]
    points: Count


class Round(Message, frozen=True):
    """One round of a game that is over; round 0 is the deal."""

    round: Count
    crown: Annotated[Seat | None, _says("Who had the crown in it.")]
    murdered: Character | None
    bewitched: Character | None
    robbed: Character | None
    seats: list[SeatAfterRound]


class Explanation(Message, frozen=True):
    """What you could mean, and why it is not possible."""

    choices: Annotated[list[ConsideredChoice], _says("Empty where nothing could be meant.")]


class History(Message, frozen=True):
    """A game that is over, round by round."""

    rounds: list[Round]


# Writing them

_encoder: Final = msgspec.json.Encoder()
encode: Final = _encoder.encode


def encoded(kind: type[T], data: bytes) -> T:
    """Bytes of JSON in the place of a value of that type, so that what many frames share is encoded once."""
    return cast(T, msgspec.Raw(data))
