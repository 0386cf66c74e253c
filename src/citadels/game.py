"""A game for programs: who must choose, what is legal, what a seat may know, and how it is written down.

Whole numbers that callers give are declared as ``SupportsIndex``: compiled code lets anything through, and
what is wrong gets an error of ours.
"""

import operator
import secrets
from collections.abc import Mapping
from typing import Any, Final, SupportsIndex

from citadels.knowledge.blind import blind
from citadels.knowledge.events import seen_event
from citadels.knowledge.seen import SPECTATOR, as_seen
from citadels.knowledge.tracker import Tracker, hidden_places, start_of_deal
from citadels.knowledge.view import PLAIN, Common, Form, view, view_with
from citadels.knowledge.worlds import Worlds, world_seed
from citadels.notation.observation import read_observation, write_observation
from citadels.notation.position import digest, read_config, read_position, write_config, write_position
from citadels.notation.record import FORMAT, LONGEST_SEED, UNDO, VERSION, check_record
from citadels.policy.beliefs import looks_from_log
from citadels.rules import engine
from citadels.rules.choices import Option, choice_text, option, parse_choice
from citadels.rules.dealing import as_played, new_state
from citadels.rules.engine import legal
from citadels.rules.errors import IllegalChoice, RecordError, SetupError, as_text, shown
from citadels.rules.events import TAKEN_BACK, Event
from citadels.rules.explain import Reason, refusal, why_not
from citadels.rules.randomness import seed_bytes
from citadels.rules.scoring import Score, score, winners
from citadels.rules.setup import Setup
from citadels.rules.state import FINISHED, State
from citadels.rules.taking_back import Line

COMPILED = not str(engine.__file__).endswith(".py")


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


_SEEDS: Final = 10**LONGEST_SEED
# Makes an empty game, for its maker to fill in.
_EMPTY: Final[Any] = object()
# Stands among the choices where some were taken back.
_TAKEN_BACK: Final = -1


def _checked_seed(seed: object) -> int:
    if type(seed) is not int or not 0 <= seed < _SEEDS:
        message = f"a seed must be a whole number of at most {LONGEST_SEED} digits, not {shown(seed)}"
        raise SetupError("S3", "bad_seed", message)
    return seed


def _index(value: object) -> int | None:
    """The whole number that something stands for, if any."""
    try:
        return operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        return None


def _checked_since(since: object) -> int:
    if type(since) is not int or since < 0:
        raise IllegalChoice("bad_since", f"since must be the number of an event, not {shown(since)}")
    return since


class Game:
    """One game from its setup to its score sheet.

    >>> game = Game(Setup(players=4), seed=7)
    >>> game.decision.kind
    'draft'
    """

    __slots__ = (
        "_decision",
        "_line",
        "_log",
        "_observed",
        "_played",
        "_start",
        "_state",
        "_taken_back",
        "_taken_back_line",
        "_trackers",
        "_world",
        "seed",
        "setup",
    )

    setup: Setup | None  # None where it does not start from a deal
    _played: Setup | None  # the same, with what a record says of the table
    seed: int
    _state: State
    _log: list[Event]
    _start: State | None  # where it is not a deal
    _world: "World | None"  # where it was redrawn for a seat
    _line: Line  # the choices that hold
    _taken_back: tuple[int, ...]  # the record up to the last time that somebody took something back
    _taken_back_line: int  # how many choices of the line it has
    _trackers: dict[int, Tracker]
    _decision: Decision | None
    _observed: "Observation | None"  # the last one of this position: it keeps what was worked out for it

    def __init__(self, setup: Setup | None = None, seed: SupportsIndex | None = None) -> None:
        if setup is _EMPTY:
            return
        if setup is not None and not isinstance(setup, Setup):
            raise SetupError("S1", "bad_value", f"a setup must be a Setup, not {shown(setup)}", field="setup")
        self.setup = self._played = setup or Setup()
        self.seed = secrets.randbits(128) if seed is None else _checked_seed(seed)
        log: list[Event] = []
        self._begin(new_state(self.setup, self.seed, log), log, None, None)

    @classmethod
    def from_position(cls, position: Mapping[str, Any], seed: SupportsIndex = 0) -> "Game":
        """A game that starts from a written position."""
        game = Game(_EMPTY)
        game.setup = game._played = None
        game.seed = _checked_seed(seed)
        log: list[Event] = []
        state = read_position(position, seed_bytes(game.seed), log)
        game._begin(state, log, state.clone(), None)
        return game

    def _begin(self, state: State, log: list[Event], start: State | None, world: "World | None") -> None:
        self._state = state
        self._log = log
        self._start = start
        self._world = world
        self._line = Line()
        self._taken_back = ()
        self._taken_back_line = 0
        self._trackers = {}
        self._decision = None
        self._observed = None

    @classmethod
    def _redrawn(cls, state: State, seed: int, memory: "World", log: list[Event]) -> "Game":
        """A redrawn world that remembers what one seat saw."""
        game = Game(_EMPTY)
        game.setup = game._played = None
        game.seed = seed
        state.log = list(log)
        game._begin(state, state.log, state.clone(), memory)
        return game

    # Playing

    @property
    def players(self) -> int:
        return self._state.config.players

    @property
    def over(self) -> bool:
        return self._state.phase == FINISHED

    @property
    def decision(self) -> Decision:
        """The open decision; asking for it after the end is an IllegalChoice."""
        if self._decision is None:
            if not self._state.is_open:
                raise IllegalChoice("game_over", "the game is over: nobody has to decide")
            top = self._state.top
            self._decision = Decision(top.seat, top.decision.id, tuple(legal(self._state)))
        return self._decision

    def play(self, choice: Option | str | SupportsIndex) -> None:
        """Make a choice of the open decision: an Option, its text, or its index among the options."""
        self._play(self._legal_choice(choice))

    def play_choice(self, choice: SupportsIndex) -> None:
        """Make a choice given by its number in the action space."""
        number = choice if type(choice) is int else _index(choice)
        if number is None or number not in legal(self._state):
            raise refusal(self._state, number, as_text(choice))
        self._play(number)

    def _play(self, choice: int) -> None:
        self._line.play(self._state, self._log, choice)
        self._decision = None
        self._observed = None

    def can_undo(self, seat: SupportsIndex) -> bool:
        """Whether a seat may take back what it did since the last point of no return."""
        return self._line.seat >= 0 and seat == self._line.seat

    def undo(self, seat: SupportsIndex) -> None:
        """Take back what a seat did since the last point of no return (``rules.taking_back``).

        The log goes on: what others have seen in the meantime stays known to them.
        """
        if not self.can_undo(seat):
            raise IllegalChoice("nothing_to_undo", "there is nothing that this seat can take back")
        self._taken_back = (*self._choices(), _TAKEN_BACK)
        start = self._start.clone() if self._start is not None else new_state(self._setup(), self.seed, None)
        self._state = self._line.take_back(start, self._log)
        self._taken_back_line = len(self._line.choices)
        self._decision = None
        self._observed = None

    def _choices(self) -> list[int]:
        """Everything that was chosen in order, what was taken back included."""
        return [*self._taken_back, *self._line.choices[self._taken_back_line :]]

    def _setup(self) -> Setup:
        assert self._played is not None
        return self._played

    def _legal_choice(self, choice: Option | str | SupportsIndex) -> int:
        if isinstance(choice, Option):
            number: int | None = choice.id
        elif isinstance(choice, str):
            number = parse_choice(choice)
        else:
            return self._choice_at(choice)
        if number is None or number not in legal(self._state):
            raise refusal(self._state, number, str(choice))
        return number

    def _choice_at(self, index: object) -> int:
        options = legal(self._state)
        place = None if isinstance(index, bool) else _index(index)
        if place is None or not 0 <= place < len(options):
            raise IllegalChoice(
                "no_such_index",
                f"{shown(index)} is not the index of an option; there are {len(options)}",
                options=len(options),
            )
        return options[place]

    def why_not(self, choice: object) -> Reason | None:
        """Why a choice, an Option or its text, is not possible now; None if it is."""
        if isinstance(choice, Option):
            return why_not(self._state, choice.id)
        return why_not(self._state, parse_choice(choice) if isinstance(choice, str) else None)

    # The end

    @property
    def scores(self) -> list[Score]:
        """The score sheets: final when the game is over, the points so far before."""
        return [score(self._state, seat) for seat in range(self.players)]

    @property
    def winners(self) -> list[int]:
        """The seats that have won; nobody has before the end."""
        return winners(self._state, self.scores) if self.over else []

    # What a seat may know

    def view(self, seat: SupportsIndex | None) -> dict[str, Any]:
        """The position as a seat may know it; None: a spectator."""
        viewer = self._viewer(seat)
        return view(self._state, viewer, self._tracker(SPECTATOR if viewer is None else viewer))

    def common(self, form: Form = PLAIN) -> Common:
        """What everybody sees of this position, for whoever needs the views of several seats."""
        return Common(self._state, form)

    def view_with(self, common: Common, seat: SupportsIndex | None) -> Any:
        """The view of a seat in the form of ``common``; views share parts of it and are only to be read."""
        viewer = self._viewer(seat)
        return view_with(common, self._state, viewer, self._tracker(SPECTATOR if viewer is None else viewer))

    def _tracker(self, seat: int) -> Tracker:
        """What follows from all that a seat (-1: a spectator) saw."""
        if seat not in self._trackers:
            self._trackers[seat] = self._new_tracker(seat)
        self._trackers[seat].follow(self._log)
        return self._trackers[seat]

    def _new_tracker(self, seat: int) -> Tracker:
        """A tracker at the start of what a seat saw: a deal, a position, or a world that was redrawn."""
        if self._world is not None and self._world.seat == seat:
            return self._world.tracker(self._state)
        if self._start is None:
            return Tracker(seat, start_of_deal(self._state), None)
        seen = blind(self._start, seat)
        first = 0 if self._world is None else self._world.events
        return Tracker(seat, seen, hidden_places(self._start, seen), first)

    def observe(self, seat: SupportsIndex | None) -> "Observation":
        """All that a bot at a seat ever gets; None: what a spectator gets."""
        viewer = self._viewer(seat)
        number = SPECTATOR if viewer is None else viewer
        if self._observed is None or self._observed.seat != number:
            past = (self._state.clone(), self._start, self._world, self._log)
            self._observed = Observation(number, None, None, None, past, len(self._log))
        return self._observed

    def resample(self, seat: SupportsIndex | None, seed: SupportsIndex) -> "Game":
        """A game that looks the same to a seat (None: a spectator), all that it cannot know drawn anew."""
        return self.observe(seat).resample(seed)

    def events(self, seat: SupportsIndex | None, since: SupportsIndex = 0) -> list[dict[str, Any]]:
        """What a seat has seen happen, from an event's number on."""
        viewer = self._viewer(seat)
        return [seen_event(event, viewer) for event in self._log[_checked_since(since) :]]

    def _viewer(self, seat: object) -> int | None:
        return None if seat is None else self._seat(seat)

    def _seat(self, seat: object) -> int:
        if type(seat) is not int or not 0 <= seat < self.players:
            message = f"there is no seat {shown(seat)}; there are 0 to {self.players - 1}"
            raise IllegalChoice("no_such_seat", message, seat=as_text(seat), most=self.players - 1)
        return seat

    # Copies and records

    def clone(self) -> "Game":
        """An independent copy, history included."""
        new = Game(_EMPTY)
        new.setup = self.setup
        new._played = self._played
        new.seed = self.seed
        new._log = list(self._log)
        new._state = self._state.clone()
        new._state.log = new._log
        new._start = self._start
        new._world = self._world
        new._line = self._line.copy()
        new._taken_back = self._taken_back
        new._taken_back_line = self._taken_back_line
        new._trackers = {}
        new._decision = self._decision
        new._observed = None
        return new

    def position(self) -> dict[str, Any]:
        """The whole position, hidden cards included."""
        return write_position(self._state)

    def digest(self) -> str:
        """The SHA-256 of the canonical position."""
        return digest(self._state)

    def record(self) -> dict[str, Any]:
        """The game written down; ``from_record`` replays it to the same position anywhere."""
        start = {"setup": self.setup.to_json()} if self.setup else {}
        if self._start is not None:
            start["position"] = write_position(self._start)
        return {
            "format": FORMAT,
            "version": VERSION,
            **start,
            "seed": str(self.seed),
            "table": write_config(self._state.config),
            "choices": [UNDO if choice == _TAKEN_BACK else choice_text(choice) for choice in self._choices()],
            "digest": self.digest(),
        }

    @classmethod
    def from_record(cls, record: Mapping[str, Any]) -> "Game":
        """Replay a record; RecordError says what is wrong with a damaged or impossible one."""
        data = check_record(record)
        game = cls._start_of(data)
        if data.get("table", write_config(game._state.config)) != write_config(game._state.config):
            raise _wrong_table()
        for number, choice in enumerate(data["choices"]):
            try:
                if choice == UNDO:
                    game.undo(game._line.seat)
                else:
                    game.play(choice)
            except IllegalChoice as error:
                raise RecordError(
                    "impossible_choice",
                    f"choice {number} of the record: {error}",
                    number=number,
                    choice=choice,
                ) from error
        if data.get("digest", game.digest()) != game.digest():
            raise RecordError(
                "wrong_digest", "the record does not lead to the position that its digest names"
            )
        return game

    @classmethod
    def _start_of(cls, data: Mapping[str, Any]) -> "Game":
        if "position" in data:
            return cls.from_position(data["position"], int(data["seed"]))
        try:
            setup = Setup.from_json(data["setup"])
            if "table" not in data:
                return cls(setup, int(data["seed"]))
            # What the table says was played, even if the edition's own rules have changed since.
            played = as_played(setup, read_config(data["table"]))
            if played is None:
                raise _wrong_table()
            game = cls(played, int(data["seed"]))
        except SetupError as error:
            raise RecordError("bad_setup", f"the setup of the record: {error}") from error
        game.setup = setup
        return game

    @property
    def state(self) -> State:
        """The position itself, for programs that look ahead with ``citadels.rules``; not for players."""
        return self._state


def _wrong_table() -> RecordError:
    return RecordError("wrong_table", "the record names other cards or parameters than its start gives")


def _kept(event: Event, seat: int, first: int) -> Event:
    """An event as a seat saw it, for a log that begins with the event numbered ``first``."""
    number, knows, who, other, a, b, cards, more = as_seen(event, seat)
    knowers = knows << seat if knows else 0
    return (number, knowers, who, other, a - first if number == TAKEN_BACK else a, b, cards, more)


class World:
    """What a seat remembers of a world redrawn for it: where its memory starts and how many events it has."""

    __slots__ = ("events", "places", "seat", "start")

    def __init__(self, seat: int, start: State | None, places: list[int] | None, events: int) -> None:
        self.seat = seat
        self.start = start  # blind; None for a deal
        self.places = places  # where the characters lay that it could not see
        self.events = events

    def tracker(self, state: State) -> Tracker:
        return Tracker(self.seat, self.start or start_of_deal(state), self.places)


def _memory(state: State, start: State | None, world: World | None, seat: int, happened: int) -> World:
    """Where the memory of a seat begins: at a deal, at a position, or with a world that was redrawn."""
    if world is not None and world.seat == seat:
        return World(seat, world.start, world.places, happened)
    if start is None:
        return World(seat, None, None, happened)
    seen = blind(start, seat)
    return World(seat, seen, hidden_places(start, seen), happened - (0 if world is None else world.events))


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
        memory: World | None,
        log: list[Event] | None,
        past: tuple[State, State | None, World | None, list[Event]] | None,
        happened: int,
    ) -> None:
        """Either what the seat saw, or the past of a game to be looked at through its eyes later."""
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
        return [seen_event(event, self._viewer) for event in self._log[_checked_since(since) :]]

    def draft_looks(self) -> list[int]:
        """What the seat was shown in this round's draft, for ``citadels.policy``."""
        return looks_from_log(self._log if self._past is None else self._past[3], self._happened, self.seat)

    def resample(self, seed: SupportsIndex) -> Game:
        """A game that looks the same to this seat, everything it cannot know drawn anew."""
        number = world_seed(_checked_seed(seed))
        return Game._redrawn(self.worlds().sample(number), number, self._remembered, self._log)

    def worlds(self) -> Worlds:
        """Where such worlds come from, for programs that play them on with ``citadels.rules``."""
        if self._worlds is None:
            self._worlds = Worlds(self.position, self._tracker(), self._log)
        return self._worlds

    @property
    def _remembered(self) -> World:
        if self._memory is None:
            assert self._past is not None
            state, start, world, _ = self._past
            self._memory = _memory(state, start, world, self.seat, self._happened)
        return self._memory

    @property
    def _log(self) -> list[Event]:
        """The events as the seat saw them."""
        if self._kept is None:
            assert self._past is not None
            _, _, world, log = self._past
            first = 0 if world is None or world.seat == self.seat else world.events
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
        return cls(number, seen, World(number, start, places, len(log)), log, None, len(log))
