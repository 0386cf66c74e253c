"""A game for programs: who must choose, what is legal, what a seat may know, and how it is written down."""

import operator
import secrets
from collections.abc import Mapping
from typing import Any

from citadels.knowledge.events import seen_event
from citadels.knowledge.view import view
from citadels.notation.position import digest, read_position, write_config, write_position
from citadels.notation.record import FORMAT, LONGEST_SEED, VERSION, check_record
from citadels.rules import engine
from citadels.rules.choices import Option, choice_text, option, parse_choice
from citadels.rules.decisions import DECISION_NAMES
from citadels.rules.engine import apply, legal, over
from citadels.rules.errors import IllegalChoice, RecordError, SetupError, as_text, shown
from citadels.rules.events import Event
from citadels.rules.explain import Reason, refusal, why_not
from citadels.rules.randomness import seed_bytes
from citadels.rules.scoring import Score, score, winners
from citadels.rules.setup import Setup, new_state
from citadels.rules.state import State

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


def _check_seed(seed: object) -> None:
    if type(seed) is not int or not 0 <= seed < 10**LONGEST_SEED:
        message = f"a seed must be a whole number of at most {LONGEST_SEED} digits, not {shown(seed)}"
        raise SetupError("S3", "bad_seed", message)


class Game:
    """One game from its setup to its score sheet.

    >>> game = Game(Setup(players=4), seed=7)
    >>> game.decision.kind
    'draft'
    """

    __slots__ = ("_decision", "_log", "_record", "_start", "_state", "seed", "setup")

    def __init__(self, setup: Setup | None = None, seed: int | None = None) -> None:
        if seed is None:
            seed = secrets.randbits(128)
        if setup is not None and not isinstance(setup, Setup):
            raise SetupError("S1", "bad_value", f"a setup must be a Setup, not {shown(setup)}", field="setup")
        _check_seed(seed)
        self.setup: Setup | None = setup or Setup()
        self.seed = seed
        self._log: list[Event] = []
        self._state = new_state(self.setup, seed, self._log)
        self._start: State | None = None  # where it is not a deal
        self._record: list[int] = []
        self._decision: Decision | None = None

    @classmethod
    def from_position(cls, position: Mapping[str, Any], seed: int = 0) -> "Game":
        """A game that starts from a written position."""
        _check_seed(seed)
        game = cls.__new__(cls)
        game.setup = None
        game.seed = seed
        game._log = []
        game._state = read_position(position, seed_bytes(seed), game._log)
        game._start = game._state.clone()
        game._record = []
        game._decision = None
        return game

    # Playing

    @property
    def players(self) -> int:
        return self._state.config.players

    @property
    def over(self) -> bool:
        return over(self._state)

    @property
    def decision(self) -> Decision:
        """The open decision; asking for it after the end is an IllegalChoice."""
        if self._decision is None:
            if not self._state.stack:
                raise IllegalChoice("game_over", "the game is over: nobody has to decide")
            kind, seat, _, _ = self._state.stack[-1]
            self._decision = Decision(seat, DECISION_NAMES[kind], tuple(legal(self._state)))
        return self._decision

    def play(self, choice: Option | str | int) -> None:
        """Make a choice of the open decision: an Option, its text, or its index among the options."""
        self._play(self._legal_choice(choice))

    def play_choice(self, choice: int) -> None:
        """Make a choice given by its number in the action space."""
        if choice not in legal(self._state):
            raise refusal(self._state, choice, as_text(choice))
        self._play(choice)

    def _play(self, choice: int) -> None:
        apply(self._state, choice)
        self._record.append(choice)
        self._decision = None

    def _legal_choice(self, choice: Option | str | int) -> int:
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
        try:
            place = -1 if isinstance(index, bool) else operator.index(index)  # type: ignore[arg-type]
        except TypeError:
            place = -1
        if not 0 <= place < len(options):
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
        return winners(self._state, [sheet.total for sheet in self.scores]) if self.over else []

    # What a seat may know

    def view(self, seat: int | None) -> dict[str, Any]:
        """The position as a seat may know it; None: a spectator."""
        return view(self._state, self._viewer(seat))

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """What a seat has seen happen, from an event's number on."""
        viewer = self._viewer(seat)
        if type(since) is not int or since < 0:
            raise IllegalChoice("bad_since", f"since must be the number of an event, not {shown(since)}")
        return [seen_event(event, viewer) for event in self._log[since:]]

    def _viewer(self, seat: int | None) -> int | None:
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.players):
            message = f"there is no seat {shown(seat)}; there are 0 to {self.players - 1}"
            raise IllegalChoice("no_such_seat", message, seat=as_text(seat), most=self.players - 1)
        return seat

    # Copies and records

    def clone(self) -> "Game":
        """An independent copy, history included."""
        new = Game.__new__(Game)
        new.setup = self.setup
        new.seed = self.seed
        new._log = list(self._log)
        new._state = self._state.clone()
        new._state.log = new._log
        new._start = self._start
        new._record = list(self._record)
        new._decision = self._decision
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
            "choices": [choice_text(choice) for choice in self._record],
            "digest": self.digest(),
        }

    @classmethod
    def from_record(cls, record: Mapping[str, Any]) -> "Game":
        """Replay a record; RecordError says what is wrong with a damaged or impossible one."""
        data = check_record(record)
        game = cls._start_of(data)
        if data.get("table", write_config(game._state.config)) != write_config(game._state.config):
            raise RecordError(
                "wrong_table", "the record names other cards or parameters than its start gives"
            )
        for number, choice in enumerate(data["choices"]):
            try:
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
            return cls(Setup.from_json(data["setup"]), int(data["seed"]))
        except SetupError as error:
            raise RecordError("bad_setup", f"the setup of the record: {error}") from error

    @property
    def state(self) -> State:
        """The position itself, for programs that look ahead with ``citadels.rules``; not for players."""
        return self._state
