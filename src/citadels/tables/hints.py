"""Hints: what a strong bot would do in a player's place, from what that seat may know, and why.

Whether a table allows them is its host's choice; without one, somebody alone among bots may have them.
"""

from typing import Annotated, Any, ClassVar, Final

import msgspec
from msgspec import Meta

from citadels.bots import evaluate
from citadels.insight.suspicion import suspicions
from citadels.observation import Observation
from citadels.tables.command import Context, HostCommand
from citadels.tables.entry import Entry
from citadels.tables.messages import Count, Frame, Message, Reason
from citadels.tables.review_messages import Suspicion
from citadels.tables.table import Table

# A hint is there within 300 ms; the rest is for the way to a worker and back.
HINT_MILLISECONDS: Final = 120.0
ALTERNATIVES: Final = 2


class JudgedChoice(Message, frozen=True):
    """A choice and its chance to win, in per cent."""

    choice: Annotated[str, Meta(description="The text of the choice.")]
    chance: Annotated[float, Meta(ge=0, le=100, description="The chance to win, in per cent.")]
    error: Annotated[float, Meta(ge=0, description="Its standard error.")]
    behind: Annotated[float, Meta(ge=0, description="How much less than the best one, in per cent.")]
    behind_error: Annotated[float, Meta(ge=0, description="The standard error of this difference.")]


class Hint(Message, frozen=True):
    """What a strong bot suggests, and two alternatives."""

    choices: Annotated[list[JudgedChoice], Meta(description="The best first; never more than three.")]
    grounds: Annotated[list[Reason], Meta(description="Why the first is better than the second.")]
    worlds: Annotated[Count, Meta(description="In how many worlds the choices were tried.")]
    suspicions: Annotated[list[Suspicion], Meta(description="Who the others could be, from what you know.")]


class HintFrame(Frame, frozen=True, tag="hint"):
    """The answer to somebody who asked for a hint."""

    id: Annotated[str, Meta(description="The id of the question.")]
    hint: Hint


class AllowHints(HostCommand, frozen=True, kw_only=True, tag="hints"):
    """The host allows hints at the table or forbids them, before the start."""

    allowed: bool

    def entries(self, table: Table, by: Context) -> list[Entry]:
        table.need_lobby()
        return [HintsAllowed(allowed=self.allowed, **self.signed(by))]


class HintsAllowed(Entry, frozen=True, kw_only=True, tag="hints"):
    """The host has said whether there are hints."""

    allowed: bool

    def happen(self, table: Table) -> None:
        table.hints = self.allowed


class Hinted(Entry, frozen=True, kw_only=True, tag="hinted"):
    """A player was given a hint for the choice that comes next. Nobody else notices."""

    beside: ClassVar[bool] = True

    seat: int

    def happen(self, table: Table) -> None:
        table.hinted.append((self.seat, table.moves))


def hints_of(table: Table, choices: int) -> list[dict[str, int]]:
    """The hints as a record has them: whose, and for which of its so many choices."""
    # A game that went on from a snapshot has only the choices since then in its record.
    before = table.moves - choices
    return [{"seat": seat, "choice": move - before} for seat, move in table.hinted if move >= before]


def advise(observation: dict[str, Any], milliseconds: float = HINT_MILLISECONDS) -> bytes:
    """The hint for a seat as JSON. Workers call this, wherever they run."""
    return msgspec.json.encode(hint_for(Observation.from_json(observation), milliseconds))


def hint_for(observation: Observation, milliseconds: float = HINT_MILLISECONDS) -> Hint:
    """What a strong bot would do with what a seat knows."""
    found = evaluate(observation, milliseconds=milliseconds)
    return Hint(
        choices=[
            JudgedChoice(
                choice=str(one.option),
                chance=_per_cent(one.chance),
                error=_per_cent(one.error),
                behind=_per_cent(one.behind),
                behind_error=_per_cent(one.behind_error),
            )
            for one in found.choices[: 1 + ALTERNATIVES]
        ],
        grounds=[Reason(id=ground.id, arguments=ground.arguments) for ground in found.grounds()],
        worlds=found.worlds,
        suspicions=msgspec.convert(suspicions(observation), list[Suspicion]),
    )


def _per_cent(chance: float) -> float:
    return round(chance * 100.0, 1)


READ_HINT: Final[msgspec.json.Decoder[Hint]] = msgspec.json.Decoder(Hint)
