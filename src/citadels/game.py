"""A game for programs: who must choose, what is legal, what a seat may know, and how it is written down.

Whole numbers that callers give are declared as ``SupportsIndex``: compiled code lets anything through, and
what is wrong gets an error of ours.
"""

import operator
import secrets
from collections.abc import Mapping
from typing import Any, Final, SupportsIndex

from citadels.knowledge.redaction import SPECTATOR
from citadels.knowledge.tracker import Tracker
from citadels.knowledge.view import PLAIN, Common, Form, seen_besides, view
from citadels.knowledge.why_not import why_not_at
from citadels.notation.config import read_config, write_config
from citadels.notation.position import digest, read_position, write_position
from citadels.notation.record import FIRST_RECORDS, FORMAT, UNDO, VERSION, check_record, checked_seed
from citadels.observation import Decision, Memory, Observation, Origin, events_since
from citadels.pure import is_compiled, mypyc_attr
from citadels.rules import engine
from citadels.rules.choice_texts import Option, choice_text, parse_choice
from citadels.rules.dealing import as_played, new_state
from citadels.rules.engine import legal
from citadels.rules.errors import IllegalChoice, RecordError, SetupError, as_text, shown
from citadels.rules.events import Event
from citadels.rules.explain import Reason, brings_nothing, refusal, why_not
from citadels.rules.randomness import seed_bytes
from citadels.rules.scoring import Comparison, Score, comparisons, score, winners
from citadels.rules.setup import Setup
from citadels.rules.state import FINISHED, State
from citadels.rules.taking_back import Line

COMPILED: Final = is_compiled(engine)


# Makes an empty game for the caller to fill in.
_EMPTY: Final[Any] = object()
# Stands among the choices where some were taken back; what is below it was never asked (``Line``).
_TAKEN_BACK: Final = -1


def _index(value: object) -> int | None:
    """The value as an int, if it is a whole number."""
    try:
        return operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        return None


@mypyc_attr(acyclic=True)
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
        "_origin",
        "_played",
        "_state",
        "_taken_back",
        "_taken_back_line",
        "_trackers",
        "seed",
        "setup",
        "version",
    )

    setup: Setup | None  # None if the game does not start from a deal
    _played: Setup | None  # the same, with what a record says about the table
    seed: int
    version: int  # of its record
    _state: State
    _log: list[Event]
    _origin: Origin
    _line: Line  # the choices that have not been taken back
    _taken_back: tuple[int, ...]  # the record up to the last undo
    _taken_back_line: int  # how many choices of the line it contains
    _trackers: dict[int, Tracker] | None  # by seat; made when a seat first asks
    _decision: Decision | None
    _observed: Observation | None  # the latest one for this position, kept because it caches what it computed

    def __init__(self, setup: Setup | None = None, seed: SupportsIndex | None = None) -> None:
        if setup is _EMPTY:
            return
        if setup is not None and not isinstance(setup, Setup):
            raise SetupError("S1", "bad_value", f"a setup must be a Setup, not {shown(setup)}", field="setup")
        self.setup = self._played = setup or Setup()
        self.seed = secrets.randbits(128) if seed is None else checked_seed(seed)
        log: list[Event] = []
        self._begin(new_state(self.setup, self.seed, log), log, Origin())

    @classmethod
    def from_position(cls, position: Mapping[str, Any], seed: SupportsIndex = 0) -> "Game":
        """A game that starts from a written position."""
        game = Game(_EMPTY)
        game.setup = game._played = None
        game.seed = checked_seed(seed)
        log: list[Event] = []
        state = read_position(position, seed_bytes(game.seed), log)
        game._begin(state, log, Origin(state.clone()))
        return game

    @classmethod
    def from_state(
        cls, state: State, seed: SupportsIndex = 0, memories: dict[int, Memory] | None = None
    ) -> "Game":
        """A game that goes on from a position of ``citadels.rules`` and its log, such as a scenario's.

        ``memories``: what seats (-1: a spectator) knew before the first event of that log.
        """
        return cls._going_on(state, checked_seed(seed), memories)

    @classmethod
    def _redrawn(cls, state: State, seed: int, memory: Memory, log: list[Event]) -> "Game":
        """A redrawn world that remembers what one seat saw."""
        state.log = list(log)
        return cls._going_on(state, seed, {memory.seat: memory})

    @classmethod
    def _going_on(cls, state: State, seed: int, memories: dict[int, Memory] | None) -> "Game":
        game = Game(_EMPTY)
        game.setup = game._played = None
        game.seed = seed
        if state.log is None:
            state.log = []
        game._begin(state, state.log, Origin(state.clone(), len(state.log), memories))
        return game

    def _begin(self, state: State, log: list[Event], origin: Origin) -> None:
        self._state = state
        self._log = log
        self._origin = origin
        self.version = VERSION
        self._line = Line(False, [])
        self._taken_back = ()
        self._taken_back_line = 0
        self._trackers = None
        self._decision = None
        self._observed = None

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
        origin = self._origin.start
        start = origin.clone() if origin is not None else new_state(self._setup(), self.seed, None)
        self._state = self._line.take_back(start, self._log)
        self._taken_back_line = len(self._line.choices)
        self._decision = None
        self._observed = None

    def replay(self, entry: str) -> None:
        """Make a choice, or take back, as it stands in a record of this game's version."""
        if entry == UNDO:
            self.undo(self._line.seat)
        elif self.version == FIRST_RECORDS:
            self._play_as_first_written(entry)
        else:
            self.play(entry)

    def _play_as_first_written(self, text: str) -> None:
        """Version 1: the only card drawn was kept unasked, and what brings nothing was on offer."""
        choice = parse_choice(text)
        if choice not in legal(self._state):
            self._keep_unasked()
        if choice is not None and brings_nothing(self._state, choice):
            self._play(choice)
        else:
            self.play(text)

    def _keep_unasked(self) -> None:
        if self._state.top.decision.only_one_drawn(self._state):
            self._line.play_unasked(self._state, legal(self._state)[0])
            self._decision = None
            self._observed = None

    def _choices(self) -> list[int]:
        """All choices in order, including those that were taken back."""
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

    def why_not_at(self, place: object) -> list[tuple[str, Reason | None]]:
        """What the player who must decide could mean at a place, such as ``hand market``, and why not.

        The texts of choices, each with its reason; None for one that is possible.
        """
        if not isinstance(place, str) or not self._state.is_open:
            return []
        return why_not_at(self._state, place)

    # The end

    @property
    def scores(self) -> list[Score]:
        """The score sheets: final when the game is over, the points so far before."""
        return [score(self._state, seat) for seat in range(self.players)]

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty before the end."""
        return winners(self._state, self.scores) if self.over else []

    @property
    def decided_by(self) -> list[Comparison]:
        """What was compared to find the winners, in order; empty before the end."""
        return comparisons(self._state, self.scores) if self.over else []

    # What a seat may know

    def view(self, seat: SupportsIndex | None) -> dict[str, Any]:
        """The position as a seat may know it; None: a spectator."""
        viewer = self._viewer(seat)
        return view(self._state, viewer, self._tracker(SPECTATOR if viewer is None else viewer))

    def common(self, form: Form = PLAIN, before: Common | None = None) -> Common:
        """What everybody sees of this position, to be shared by the views of several seats.

        ``before`` is that of an earlier position of this game, some of which may still hold.
        """
        return Common(self._state, form, before)

    def seen_besides(self, common: Common, seat: SupportsIndex | None) -> dict[str, Any]:
        """What a seat sees besides ``common``, in the same form; ``common.view`` makes a whole view of it.

        Views share parts, so treat them as read-only.
        """
        viewer = self._viewer(seat)
        tracker = self._tracker(SPECTATOR if viewer is None else viewer)
        return seen_besides(common, self._state, viewer, tracker)

    def seen_events(self, common: Common, seat: SupportsIndex | None, since: int) -> list[Any]:
        """What ``events`` gives, in the form of ``common``, which must be of this position."""
        return common.events(self._log, self._viewer(seat), since)

    def _tracker(self, seat: int) -> Tracker:
        """What follows from all that a seat (-1: a spectator) saw."""
        trackers = self._trackers
        if trackers is None:
            trackers = self._trackers = {}
        if seat not in trackers:
            first = self._origin.first_event(seat)
            trackers[seat] = self._origin.memory(seat).tracker(self._state, first)
        trackers[seat].follow(self._log)
        return trackers[seat]

    def observe(self, seat: SupportsIndex | None) -> Observation:
        """All that a bot at a seat ever gets; None: what a spectator gets."""
        viewer = self._viewer(seat)
        number = SPECTATOR if viewer is None else viewer
        if self._observed is None or self._observed.seat != number:
            past = (self._state.clone(), self._origin, self._log)
            self._observed = Observation(number, None, None, None, past, len(self._log))
        return self._observed

    def resample(self, seat: SupportsIndex | None, seed: SupportsIndex) -> "Game":
        """A game that looks the same to a seat (None: a spectator), with all that it cannot know redrawn."""
        return self.observe(seat).resample(seed)

    def events(self, seat: SupportsIndex | None, since: SupportsIndex = 0) -> list[dict[str, Any]]:
        """What a seat has seen happen, from an event's number on."""
        viewer = self._viewer(seat)
        return events_since(self._log, viewer, since)

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
        new.version = self.version
        new._log = list(self._log)
        new._state = self._state.clone()
        new._state.log = new._log
        new._origin = self._origin
        new._line = self._line.copy()
        new._taken_back = self._taken_back
        new._taken_back_line = self._taken_back_line
        new._trackers = None
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
        """The game as a record, which ``from_record`` replays to the same position on any machine."""
        start = {"setup": self.setup.to_json()} if self.setup else {}
        if self._origin.start is not None:
            start["position"] = write_position(self._origin.start)
        return {
            "format": FORMAT,
            "version": self.version,
            **start,
            "seed": str(self.seed),
            "table": write_config(self._state.config),
            "choices": [
                UNDO if choice == _TAKEN_BACK else choice_text(choice)
                for choice in self._choices()
                if choice >= _TAKEN_BACK
            ],
            "digest": self.digest(),
        }

    def go_on_as(self, version: int) -> None:
        """From its start on, play as a game whose record has this version."""
        self.version = version
        self._line = Line(version == FIRST_RECORDS, [])

    @classmethod
    def from_record(cls, record: Mapping[str, Any]) -> "Game":
        """Replay a record; RecordError says what is wrong with a damaged or impossible one."""
        data = check_record(record)
        game = cls._start_of(data)
        game.go_on_as(data["version"])
        if data.get("table", write_config(game._state.config)) != write_config(game._state.config):
            raise _wrong_table()
        for number, choice in enumerate(data["choices"]):
            try:
                game.replay(choice)
            except IllegalChoice as error:
                raise RecordError(
                    "impossible_choice",
                    f"choice {number} of the record: {error}",
                    number=number,
                    choice=choice,
                ) from error
        digest = data.get("digest", game.digest())
        if digest != game.digest() and game.version == FIRST_RECORDS:
            game._keep_unasked()
        if digest != game.digest():
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
            # The rules the record was played by, even if the edition's own rules have changed since.
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
