"""Everything sent to clients, over HTTP and over sockets: each message is a type declared here.

JSON Schemas, the OpenAPI description and the page's TypeScript are generated from these types. What the
engine writes (views, events, setups, records) has its own JSON Schemas in ``protocol``, which they refer to.
"""

from typing import Annotated, Any, Final, Literal, TypeVar, cast

import msgspec
from msgspec import Meta

from citadels.rules.scoring import COMPARED
from citadels.scenarios.lesson import Waits
from citadels.scenarios.scenes import Look
from citadels.tables.chat import ChatLevel, Emote, Phrase
from citadels.tables.fairness import Hex
from citadels.tables.plans import Pace
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
# Everything that can decide a game in any edition.
_COMPARED: Final = list(dict.fromkeys(by for steps in COMPARED.values() for by in steps))


class Message(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that is sent to a client."""


class Reason(Message, frozen=True):
    """Why something is not possible: an id and its arguments, for the words of each language."""

    id: str
    arguments: Annotated[dict[str, Any], Meta(extra_json_schema={"additionalProperties": True})]


class Answer(msgspec.Struct, frozen=True):
    """What the sender of a command gets when it is stored."""

    repeated: bool = False
    table: str | None = None
    code: str | None = None


# A table as everybody may know it


class Clock(Message, frozen=True):
    """Thinking time in seconds."""

    bank: Annotated[float, _says("What everybody has at first.")]
    increment: Annotated[float, _says("What every decision adds.")]


class SeatInfo(Message, frozen=True):
    """A seat and who sits there."""

    seat: Seat
    kind: Literal["open", "person", "bot"]
    name: Annotated[str | None, _says("The nickname of the person or the bot.")]
    level: Annotated[str | None, _says("The level of the bot that plays here.")]
    away: Annotated[bool, _says("Whether a bot plays for the absent person.")]
    host: bool
    online: Annotated[bool, _says("Whether the player has a connection, or had one a moment ago.")]


class SeatRequest(Message, frozen=True):
    """Somebody who watches asks the host for a seat."""

    number: Count
    seat: Seat
    name: Annotated[str, _says("What the one who asks is called.")]


class LessonInfo(Message, frozen=True):
    """Where somebody is in a scene of the tutorial; its words are in `tutorial.ftl`."""

    scene: Annotated[str, _says("The id of the scene.")]
    step: Annotated[Count, _says("The number of the step, from 0.")]
    steps: Annotated[Count, _says("How many there are.")]
    say: Annotated[str, _says("The name of the words that belong to the step.")]
    look: Annotated[Look | None, _says("What the step points at.")]
    waits: Annotated[
        Waits,
        _says("For your choice, for you to go on, for others who play, or for you to try again."),
    ]
    wanted: Annotated[list[str], _says("The choices that the step waits for.")]
    reason: Annotated[str | None, _says("The name of the words for a choice that was not wanted.")]


class Shuffle(Message, frozen=True):
    """How the seed of the game comes together: hashes of its parts, which the record shows at the end."""

    commitment: Annotated[Hex, _says("To the server's part, since the table was opened.")]
    sealed: Annotated[bool, _says("Whether the game has been started: promised parts are revealed now.")]
    commitments: Annotated[list[Hex | None], _says("To the players' parts, by seat; null: none.")]
    revealed: Annotated[list[Seat], _says("Whose parts are in the seed; empty before the cards are dealt.")]


class SharedTable(Message, frozen=True):
    """A table as everybody may know it; no guest's id and no token is in it."""

    id: str
    state: TableState
    setup: Annotated[dict[str, Any], _as("full_setup", "How the game is set up.")]
    listed: Annotated[bool, _says("Whether the table is in the list of open tables.")]
    locked: Annotated[bool, _says("Whether nobody else can sit down.")]
    clock: Clock | None
    chat: Annotated[ChatLevel, _says("What may be said: nothing, phrases and emotes, or free text, too.")]
    pace: Annotated[Pace, _says("How fast bots play.")]
    hints: Annotated[bool, _says("Whether players may ask for hints.")]
    day: Annotated[str | None, _says("The day whose deal is played here, as 2026-01-31.")]
    seats: list[SeatInfo]
    requests: Annotated[list[SeatRequest], _says("Who asks for a seat; the host answers.")]
    abandoning: Annotated[list[Seat], _says("Who wants to abandon the game.")]
    rematch: Annotated[str | None, _says("The table where the same players go on.")]
    rematch_by: Annotated[Seat | None, _says("The seat that asked for it.")]
    lesson: Annotated[LessonInfo | None, _says("Where somebody is who learns here; null at other tables.")]
    shuffle: Annotated[Shuffle | None, _says("How the shuffle can be checked; null at older tables.")]


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


class StandIn(Message, frozen=True):
    """Somebody is asked and gone: a bot answers, unless they are back by then."""

    seat: Seat
    left: Annotated[int, _says("In how many milliseconds.")]


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
    stand_in: Annotated[StandIn | None, _says("Null while it is secret who is asked.")]


class Change(Message, frozen=True):
    """One part of a state that is replaced: an operation of a JSON Patch (RFC 6902)."""

    op: Literal["replace"]
    path: Annotated[str, _says("Where it stands in the state, as a JSON pointer: `/view/players/2`.")]
    value: Annotated[Any, _says("What stands there from now on.")]


class ChangesFrame(Frame, frozen=True, tag="changes"):
    """What has changed since the state before, for a connection that has asked for changes."""

    version: Count
    since: Annotated[Count, _says("The version of the state before, which the changes are to be made in.")]
    changes: list[Change]
    first_event: Annotated[Count, _says("The number of the first of the events.")]
    events: list[Annotated[dict[str, Any], _as("event", "Something that happened.")]]
    clock: RunningClock | None
    stand_in: Annotated[StandIn | None, _says("Null while it is secret who is asked.")]


class DoneFrame(Frame, frozen=True, tag="done", omit_defaults=True):
    """A command has been stored."""

    id: Annotated[str, _says("The id of the command.")]
    repeated: Annotated[bool, _says("Whether it had been done before.")] = False
    table: Annotated[str | None, _says("After a rematch: the table where it goes on.")] = None
    code: Annotated[str | None, _says("After a move: the code for the other browser.")] = None


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


class ChatMessage(Message, frozen=True):
    """Something that was said: a phrase, an emote or a text."""

    number: Count
    at: Annotated[int, _says("When, in milliseconds since 1970.")]
    seat: Annotated[Seat | None, _says("Whose seat it was; null for somebody who watched.")]
    name: Annotated[str, _says("What they were called; may be empty for somebody who watched.")]
    phrase: Phrase | None
    emote: Emote | None
    text: str | None
    aside: Annotated[bool, _says("Whether only those who watch hear it.")]
    mine: Annotated[bool, _says("Whether you said it.")]
    reported: Annotated[Count, _says("How many have reported it to you, the host.")]


class ChatFrame(Frame, frozen=True, tag="chat"):
    """What was said since the last such frame."""

    first: Annotated[bool, _says("Whether to forget what came before.")]
    messages: list[ChatMessage]


# Answers over HTTP


class Refusal(Message, frozen=True):
    """A request that was not carried out."""

    refused: Reason


class Health(Message, frozen=True):
    """The server is there."""

    status: Literal["ok"]


class Addresses(Message, frozen=True):
    """Where other devices in the network find the server."""

    addresses: Annotated[list[str], _says("Its hosts for links, the likeliest first.")]
    listens: Annotated[bool, _says("Whether the server answers others than the computer it runs on.")]


class Token(Message, frozen=True):
    """A guest's secret."""

    token: Annotated[str | None, _says("A new one; null for a guest who has one already.")]


class People(Message, frozen=True):
    """The people at one device who sit at a table."""

    people: Annotated[list[int], _says("Their numbers; 0 is the guest who has the token.")]


class Done(Message, frozen=True, omit_defaults=True):
    """A command has been stored."""

    done: Literal[True]
    repeated: Annotated[bool, _says("Whether it had been done before.")] = False
    table: Annotated[str | None, _says("After a rematch: the table where it goes on.")] = None
    code: Annotated[str | None, _says("After a move: the code for the other browser.")] = None


class NewTable(Message, frozen=True):
    """A table was opened."""

    id: Annotated[str, _says("Its code, which others join with.")]


class OpenedTable(NewTable, frozen=True):
    """A table was opened where a game will be dealt."""

    commitment: Annotated[Hex, _says("To the server's part of the seed.")]


class ListedTable(Message, frozen=True):
    """A table in a list."""

    id: str
    state: TableState
    edition: Annotated[str, _as("edition", "The edition.")]
    set: str | None
    players: Count
    names: Annotated[list[str | None], _says("The nicknames of people, by seat.")]
    open_seats: Count
    clock: Clock | None


class MyTable(ListedTable, frozen=True):
    """A table where you sit or are the host."""

    you: Annotated[Seat | None, _says("Your seat.")]
    your_turn: bool
    away: Annotated[bool, _says("Whether a bot plays for you.")]
    round: Annotated[Count | None, _says("The round of the game; null before the start.")]
    at: Annotated[int, _says("When something happened there last, in milliseconds since 1970.")]
    host: Annotated[bool, _says("Whether you are the host.")]


class Tables(Message, frozen=True):
    """Listed tables that wait for players."""

    tables: list[ListedTable]


class MyTables(Message, frozen=True):
    """The tables of a guest."""

    tables: list[MyTable]


class Substitution(Message, frozen=True):
    """A character of the set that the player count forbids."""

    character: Character
    by: Annotated[Character, _says("Who steps in.")]
    choices: Annotated[list[Character], _says("All who may.")]


class PlannedGame(Message, frozen=True):
    """What a setup means. The answer also holds every parameter of the rules."""

    characters: Annotated[list[Character] | None, _says("By rank; null where chance decides.")]
    uniques: Annotated[list[Card] | None, _says("The unique districts; null where chance decides.")]
    unique_count: Annotated[Count | None, _says("How many unique districts; null: all of the edition.")]
    substitutions: Annotated[list[Substitution], _says("Whom the player count makes others step in for.")]
    beyond_book: Annotated[bool, _says("Whether the characters go further than the edition's book (S1b).")]


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
    done_to: Annotated[
        dict[str, Character], _says("What was done in it, such as murdered: to which character.")
    ]
    seats: list[SeatAfterRound]


class Explanation(Message, frozen=True):
    """What you could mean, and why it is not possible."""

    choices: Annotated[list[ConsideredChoice], _says("Empty where nothing could be meant.")]


class History(Message, frozen=True):
    """A game that is over, round by round."""

    rounds: list[Round]


class ReplayedTable(Message, frozen=True):
    """What a recorded game was, and who played."""

    setup: Annotated[dict[str, Any], _as("full_setup", "How the game was set up.")]
    names: Annotated[list[str], _says("The names of the players, by seat.")]
    over: Annotated[bool, _says("Whether the record goes to the end of the game.")]


class ReplayStep(Message, frozen=True):
    """A position of a recorded game, and what was chosen there."""

    events: Annotated[Count, _says("How many events there were until then.")]
    round: Count
    seat: Annotated[Seat | None, _says("Who was asked; null unless it was you or all cards are open.")]
    choice: Annotated[str | None, _says("What was chosen; null unless it was you or all cards are open.")]


class Replay(Message, frozen=True):
    """A recorded game as somebody saw it."""

    table: ReplayedTable
    steps: Annotated[list[ReplayStep], _says("From the deal to the end.")]
    events: list[Annotated[dict[str, Any], _as("event", "Something that happened.")]]


class ReplayViews(Message, frozen=True):
    """What somebody saw after each of some steps."""

    first: Annotated[Count, _says("The number of the first of these steps.")]
    views: list[Annotated[dict[str, Any], _as("view", "The position as they knew it.")]]


# Writing them

_encoder: Final = msgspec.json.Encoder()
encode: Final = _encoder.encode


def state_of(
    table: bytes, can_undo: bool, view: Any, scores: bytes, decided: bytes, event_count: int
) -> State:
    """A state with parts that are JSON already, because many frames share them."""
    return State(
        table=_encoded(TableInfo, table),
        can_undo=can_undo,
        view=view,
        scores=_encoded(list[FinalScore], scores),
        decided=_encoded(list[Compared], decided),
        event_count=event_count,
    )


def _encoded(kind: type[T], data: bytes) -> T:
    """JSON bytes in the place of a value of that type."""
    return cast(T, msgspec.Raw(data))
