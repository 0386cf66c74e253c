"""What a program gets to see of a game: the open decision, and everything one seat knows at a moment."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, SupportsIndex

from citadels.knowledge.blind import blind
from citadels.knowledge.events import seen_event
from citadels.knowledge.recollection import Recollection
from citadels.knowledge.redaction import SPECTATOR, as_seen
from citadels.knowledge.tracker import Tracker, hidden_places, start_of_deal
from citadels.knowledge.view import view
from citadels.knowledge.worlds import Worlds, world_seed
from citadels.notation.observation import read_observation, write_observation
from citadels.notation.record import checked_seed
from citadels.policy.beliefs import looks_from_log
from citadels.pure import mypyc_attr
from citadels.rules.choice_texts import Option, option
from citadels.rules.errors import IllegalChoice, shown
from citadels.rules.events import TAKEN_BACK, Event
from citadels.rules.state import State

if TYPE_CHECKING:
    from citadels.game import Game


@mypyc_attr(acyclic=True)
class Decision:
    """An open decision: the seat that must choose, its kind, and all legal choices in a stable order."""

    __slots__ = ("_options", "choices", "kind", "seat")

    def __init__(self, seat: int, kind: str, choices: tuple[int, ...]) -> None:
        self.seat = seat
        self.kind = kind
        self.choices = choices  # the numbers of the options
        self._options: tuple[Option, ...] | None = None

    @property
    def options(self) -> tuple[Option, ...]:
        if self._options is None:
            self._options = tuple(option(choice) for choice in self.choices)
        return self._options

    def __repr__(self) -> str:
        return f"<Decision {self.kind} of seat {self.seat}: {', '.join(map(str, self.options))}>"


def events_since(log: list[Event], viewer: int | None, since: object) -> list[dict[str, Any]]:
    """The events of a log from a number on, as a viewer saw them."""
    if type(since) is not int or since < 0:
        raise IllegalChoice("bad_since", f"since must be the number of an event, not {shown(since)}")
    return [seen_event(event, viewer) for event in log[since:]]


class Memory:
    """Where the memory of one seat (-1: a spectator) begins."""

    __slots__ = ("places", "seat", "start")

    def __init__(self, seat: int, start: State | None, places: list[int] | None) -> None:
        self.seat = seat
        self.start = start  # blind; None for a deal
        self.places = places  # where the characters lay that it could not see

    def tracker(self, state: State, first: int = 0) -> Tracker:
        """A tracker that has seen nothing yet; ``first`` is the number of the first event after the start."""
        return Tracker(self.seat, self.start or start_of_deal(state), self.places, first)


class Origin:
    """How a game began: with a deal, with a position, or with a world that was redrawn for a seat."""

    __slots__ = ("first", "memories", "start")

    def __init__(
        self, start: State | None = None, first: int = 0, memories: dict[int, Memory] | None = None
    ) -> None:
        self.start = start  # None for a deal
        self.first = first  # the number of the first event after the start
        self.memories = memories or {}  # by seat, what it remembers from before; these go with the whole log

    def memory(self, seat: int) -> Memory:
        """Where the memory of a seat begins: at the start, or with what it saw before."""
        if seat in self.memories:
            return self.memories[seat]
        if self.start is None:
            return Memory(seat, None, None)
        seen = blind(self.start, seat)
        return Memory(seat, seen, hidden_places(self.start, seen))

    def first_event(self, seat: int) -> int:
        """The number of the first event that a seat remembers."""
        return 0 if seat in self.memories else self.first


def _kept(event: Event, seat: int, first: int) -> Event:
    """An event as a seat saw it, for a log that begins with the event numbered ``first``."""
    seen = as_seen(event, seat)
    seen.knowers = 1 << seat if seen.knowers else 0
    if seen.kind is TAKEN_BACK:
        seen.a -= first
    return seen


class Observation:
    """All that a seat knows at one moment, and nothing else: what a bot gets.

    It can be written as JSON and read in another process, where it behaves the same. Most bots ask for little
    of it, so everything is computed when it is first asked for.
    """

    __slots__ = (
        "_decision",
        "_happened",
        "_kept",
        "_memory",
        "_past",
        "_seen",
        "_tracked",
        "_worlds",
        "seat",
    )

    def __init__(
        self,
        seat: int,
        seen: State | None,
        memory: Memory | None,
        log: list[Event] | None,
        past: tuple[State, Origin, list[Event]] | None,
        happened: int,
    ) -> None:
        """Takes what the seat saw, or the past of a game, from which that is computed later."""
        self.seat = seat  # -1: a spectator's
        self._seen = seen
        self._memory = memory
        self._kept = log
        self._past = past
        self._happened = happened
        self._decision: Decision | None = None
        self._tracked: Tracker | None = None
        self._worlds: Worlds | None = None

    @property
    def _viewer(self) -> int | None:
        return None if self.seat == SPECTATOR else self.seat

    @property
    def position(self) -> State:
        """The blind position, for programs that read it with ``citadels.policy``."""
        if self._seen is None:
            assert self._past is not None
            self._seen = blind(self._past[0], self.seat)
        return self._seen

    @property
    def decision(self) -> Decision | None:
        """The open decision if it is this seat's."""
        if self._decision is None:
            seen = self.position
            if seen.options is None:
                return None
            self._decision = Decision(self.seat, seen.top.decision.id, tuple(seen.options))
        return self._decision

    @property
    def options(self) -> tuple[Option, ...]:
        """The legal choices; none where another seat decides."""
        decision = self.decision
        return () if decision is None else decision.options

    def view(self) -> dict[str, Any]:
        return view(self.position, self._viewer, self._tracker())

    def events(self, since: SupportsIndex = 0) -> list[dict[str, Any]]:
        return events_since(self._log, self._viewer, since)

    def draft_looks(self) -> list[int]:
        """What the seat was shown in this round's draft, for ``citadels.policy``."""
        return looks_from_log(self._log if self._past is None else self._past[2], self._happened, self.seat)

    def resample(self, seed: SupportsIndex) -> "Game":
        """A game that looks the same to this seat, with everything it cannot know drawn anew."""
        from citadels.game import Game  # imported here because ``game`` imports this module

        number = world_seed(checked_seed(seed))
        return Game._redrawn(self.worlds().sample(number), number, self._remembered, self._log)

    def worlds(self, recollection: Recollection | None = None) -> Worlds:
        """The source of such worlds, for programs that continue them with ``citadels.rules``.

        A recollection that is kept for the seat's next decision saves most of the work.
        """
        if self._worlds is None:
            kept = Recollection() if recollection is None else recollection
            self._worlds = Worlds(self.position, self._tracker(), self._log, kept)
        return self._worlds

    @property
    def _remembered(self) -> Memory:
        if self._memory is None:
            assert self._past is not None
            self._memory = self._past[1].memory(self.seat)
        return self._memory

    @property
    def _log(self) -> list[Event]:
        """The events as the seat saw them."""
        if self._kept is None:
            assert self._past is not None
            _, origin, log = self._past
            first = origin.first_event(self.seat)
            self._kept = [_kept(event, self.seat, first) for event in log[first : self._happened]]
        return self._kept

    def _tracker(self) -> Tracker:
        if self._tracked is None:
            self._tracked = self._remembered.tracker(self.position)
            self._tracked.follow(self._log)
        return self._tracked

    def to_json(self) -> dict[str, Any]:
        memory = self._remembered
        return write_observation(self._viewer, self.position, memory.start, memory.places, self._log)

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "Observation":
        seat, seen, start, places, log = read_observation(data)
        number = SPECTATOR if seat is None else seat
        return cls(number, seen, Memory(number, start, places), log, None, len(log))
