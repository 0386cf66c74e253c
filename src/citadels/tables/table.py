"""One table: who sits where, the game, and what each command means. No database, no network, no clock.

Everything follows from the list of entries: ``check`` says what a command would add to it, ``add`` takes an
entry in. A table read back from the database is the same table.
"""

import re
import unicodedata
from dataclasses import dataclass, field
from typing import Any, Final

from citadels.bots import QUICK, BotError, find_bot
from citadels.cards.characters import CHARACTER_NAMES
from citadels.cards.districts import CARD_NAMES
from citadels.cards.editions import EDITIONS
from citadels.game import Game
from citadels.rules.dealing import configure
from citadels.rules.errors import CitadelsError, SetupError
from citadels.rules.setup import Setup, characters_by_chance, uniques_by_chance
from citadels.tables import commands as c
from citadels.tables import entries as e
from citadels.tables.refusals import Refused

DEFAULT_LEVEL: Final = "normal"
LONGEST_BANK: Final = 86_400.0
BACK_SHARE: Final = 0.25  # of the bank, at least, for whoever comes back after the clock has run out
REMEMBERED_COMMANDS: Final = 64  # of each guest: a repeated command is answered as the first time


@dataclass
class Chair:
    """A place at the table: open, a person's, or a bot's. ``stand_in``: a bot plays for the absent person."""

    guest: str = ""
    name: str = ""
    level: str = ""
    stand_in: bool = False
    left: float | None = None  # milliseconds of thinking time

    @property
    def open(self) -> bool:
        return not self.guest and not self.level

    @property
    def plays_itself(self) -> bool:
        """Whether a bot makes the choices."""
        return self.stand_in or not self.guest


@dataclass
class Table:
    """The table as its entries have made it."""

    id: str
    host: str = ""
    setup: Setup = field(default_factory=Setup)
    listed: bool = False
    locked: bool = False
    clock: e.ClockPlan | None = None
    chairs: list[Chair] = field(default_factory=list)
    banned: set[str] = field(default_factory=set)
    game: Game | None = None
    rematch: str = ""
    rematch_by: int | None = None  # the seat that asked for it
    entries: int = 0
    asked: int = 0  # grows with every decision that is opened
    done: dict[str, list[str]] = field(default_factory=dict)  # the latest commands of each guest

    # Asking

    @property
    def over(self) -> bool:
        return self.game is not None and self.game.over

    def seat_of(self, guest: str) -> int | None:
        for seat, chair in enumerate(self.chairs):
            if guest and chair.guest == guest:
                return seat
        return None

    def repeated(self, guest: str, command: str) -> bool:
        return bool(command) and command in self.done.get(guest, ())

    def deciding(self) -> int | None:
        """The seat that must choose."""
        return None if self.game is None or self.game.over else self.game.decision.seat

    def out_of_turn(self) -> bool:
        """Whether the open decision interrupts somebody's turn."""
        assert self.game is not None
        state = self.game.state
        return self.secret() or (state.seat >= 0 and state.top.seat != state.seat)

    def secret(self) -> bool:
        """Whether others may not know who is asked (T12): then no clock runs and nobody is marked as away."""
        assert self.game is not None
        return self.game.state.top.decision.hidden

    # What a command would add

    def check(self, command: c.AnyCommand, guest: str, at: int) -> list[e.AnyEntry]:
        """The entries that a command adds; Refused says why it cannot be done."""
        seat = self.seat_of(guest)
        who: dict[str, Any] = {"at": at, "guest": guest, "command": command.id}
        match command:
            case c.Sit():
                return self._sit(command, guest, seat, who)
            case c.Leave():
                own = self._own(seat)
                self._need_not_over()
                if self.chairs[own].stand_in:
                    raise Refused("already_away")
                return [e.Left(seat=own, **who), *self._next_host(guest, own, at)]
            case c.Play():
                return self._choice(command, seat, who)
            case c.Undo():
                own = self._own(seat)
                if self._running().can_undo(own):
                    return [e.TookBack(seat=own, **who)]
                raise Refused("nothing_to_undo")
            case c.Back():
                own = self._own(seat)
                self._running()
                if not self.chairs[own].stand_in:
                    raise Refused("not_away")
                return [e.CameBack(seat=own, **who)]
            case c.NewRematch():
                self._own(seat)
                if not self.over:
                    raise Refused("not_over")
                return []
        if guest != self.host:
            raise Refused("not_host")
        self._need_not_over()
        return self._host_command(command, who)

    def _host_command(self, command: c.AnyCommand, who: dict[str, Any]) -> list[e.AnyEntry]:
        match command:
            case c.Start():
                self._need_lobby()
                return []
            case c.Lock():
                return [e.Locked(locked=command.locked, **who)]
            case c.Kick():
                self._other_player(command.seat)
                return [e.Kicked(seat=command.seat, **who)]
            case c.PassHost():
                self._other_player(command.seat)
                return [e.NewHost(seat=command.seat, **who)]
            case c.SeatBot():
                return [self._seat_bot(command, who)]
            case c.Free():
                self._need_lobby()
                if not self._chair(command.seat).level:
                    raise Refused("no_bot_there", seat=command.seat)
                return [e.Freed(seat=command.seat, **who)]
        raise AssertionError("every command is handled")

    def _other_player(self, seat: int) -> None:
        """Somebody other than the host must sit there."""
        chair = self._chair(seat)
        if not chair.guest:
            raise Refused("nobody_there", seat=seat)
        if chair.guest == self.host:
            raise Refused("not_yourself")

    def _next_host(self, guest: str, seat: int, at: int) -> list[e.AnyEntry]:
        """A host who gets up before the start leaves the table to the first of the others."""
        if guest != self.host or self.game is not None:
            return []
        others = [other for other, chair in enumerate(self.chairs) if chair.guest and other != seat]
        return [e.NewHost(at=at, seat=others[0])] if others else []

    def _sit(self, command: c.Sit, guest: str, seat: int | None, who: dict[str, Any]) -> list[e.AnyEntry]:
        name = clean_name(command.name)
        if guest in self.banned:
            raise Refused("kicked")
        if self.game is not None:
            raise Refused("already_started")
        if self.locked and seat is None:
            raise Refused("locked")
        for other, chair in enumerate(self.chairs):
            if other != seat and chair.guest and chair.name.casefold() == name.casefold():
                raise Refused("name_taken", name=name)
        wanted = command.seat if command.seat is not None else seat
        if wanted is None:
            wanted = next((number for number, chair in enumerate(self.chairs) if chair.open), None)
            if wanted is None:
                raise Refused("table_full")
        if wanted != seat and not self._chair(wanted).open:
            raise Refused("seat_taken", seat=wanted)
        return [e.Sat(seat=wanted, name=name, **who)]

    def _seat_bot(self, command: c.SeatBot, who: dict[str, Any]) -> e.AnyEntry:
        chair = self._chair(command.seat)
        check_level(command.level)
        if self.game is None and chair.guest:
            raise Refused("seat_taken", seat=command.seat)
        if chair.guest == self.host:
            raise Refused("not_yourself")
        return e.SeatedBot(seat=command.seat, level=command.level, **who)

    def _choice(self, command: c.Play, seat: int | None, who: dict[str, Any]) -> list[e.AnyEntry]:
        own = self._own(seat)
        game = self._running()
        # Whoever is not asked learns only that, whatever they tried.
        if game.decision.seat != own:
            raise Refused("not_your_turn")
        why = game.why_not(command.choice)
        if why is not None:
            raise Refused("not_possible", reason=why.id, arguments=why.arguments)
        chose = e.Chose(seat=own, choice=command.choice, **who)
        # Whoever plays is there again.
        return [e.CameBack(seat=own, at=who["at"]), chose] if self.chairs[own].stand_in else [chose]

    def _own(self, seat: int | None) -> int:
        if seat is None:
            raise Refused("not_seated")
        return seat

    def _need_lobby(self) -> None:
        if self.game is not None:
            raise Refused("already_started")

    def _need_not_over(self) -> None:
        if self.over:
            raise Refused("game_over")

    def _running(self) -> Game:
        if self.game is None:
            raise Refused("not_started")
        self._need_not_over()
        return self.game

    def _chair(self, seat: int) -> Chair:
        if seat >= len(self.chairs):
            raise Refused("no_such_seat", seat=seat, most=len(self.chairs) - 1)
        return self.chairs[seat]

    # Taking an entry in

    def add(self, entry: e.AnyEntry) -> None:
        """What was stored, happens."""
        self.entries += 1
        if entry.command and entry.guest:
            done = self.done.setdefault(entry.guest, [])
            done.append(entry.command)
            del done[:-REMEMBERED_COMMANDS]
        match entry:
            case e.Opened():
                self._open(entry)
            case e.Sat():
                before = self.seat_of(entry.guest)
                if before is not None:
                    self.chairs[before] = Chair()
                self.chairs[entry.seat] = Chair(guest=entry.guest, name=entry.name, left=self._bank())
            case e.Left():
                self._leave(entry.seat)
            case e.Kicked():
                self.banned.add(self.chairs[entry.seat].guest)
                self.chairs[entry.seat] = Chair() if self.game is None else Chair(level=DEFAULT_LEVEL)
            case e.SeatedBot():
                chair = self.chairs[entry.seat]
                if chair.guest:
                    chair.stand_in = True
                    chair.level = entry.level
                else:
                    self.chairs[entry.seat] = Chair(level=entry.level)
            case e.Freed():
                self.chairs[entry.seat] = Chair()
            case e.Locked():
                self.locked = entry.locked
            case e.NewHost():
                self.host = self.chairs[entry.seat].guest
            case e.Started():
                self.game = Game(self.setup, int(entry.seed))
                self.asked += 1
            case e.Chose():
                assert self.game is not None
                if not self.secret():
                    self._spend(entry.seat, entry.spent)
                self.game.play(entry.choice)
                self.asked += 1
            case e.TookBack():
                assert self.game is not None
                self.game.undo(entry.seat)
                self.asked += 1
            case e.RanOut():
                self.chairs[entry.seat].stand_in = True
                self.chairs[entry.seat].left = 0.0
            case e.CameBack():
                chair = self.chairs[entry.seat]
                chair.stand_in = False
                chair.level = ""
                if self.gets_time(entry.seat):
                    chair.left = self._time_when_back()
                    self.asked += 1  # from now on
            case e.Rematch():
                self.rematch = entry.table
                self.rematch_by = self.seat_of(entry.guest)

    def _open(self, entry: e.Opened) -> None:
        self.host = entry.guest
        self.setup = Setup.from_json(entry.setup)
        self.listed = entry.listed
        self.clock = entry.clock
        self.chairs = [Chair(level=plan.bot or "") for plan in entry.seats]

    def _leave(self, seat: int) -> None:
        """Before the start the seat is open again; after it a bot stands in until its player is back."""
        if self.game is None:
            self.chairs[seat] = Chair()
        else:
            self.chairs[seat].stand_in = True

    def gets_time(self, seat: int) -> bool:
        """Whether somebody who comes back has too little time left; leaving alone stops no clock."""
        left = self.chairs[seat].left
        return left is not None and left < self._time_when_back()

    def _time_when_back(self) -> float:
        return 0.0 if self.clock is None else self.clock.bank * 1000 * BACK_SHARE

    def _bank(self) -> float | None:
        return None if self.clock is None else self.clock.bank * 1000

    def _spend(self, seat: int, spent: int) -> None:
        chair = self.chairs[seat]
        if self.clock is not None and chair.left is not None and not chair.stand_in:
            chair.left = max(0.0, chair.left - spent) + self.clock.increment * 1000


def clean_name(name: str) -> str:
    """A nickname as everybody may see it: one line of visible characters."""
    name = re.sub(r"\s+", " ", unicodedata.normalize("NFC", name)).strip()
    if not name or any(unicodedata.category(character)[0] == "C" for character in name):
        raise Refused("bad_name")
    return name


def check_level(level: str) -> None:
    """A level, or a bot that is as quick: whoever opens a table must not keep the others' bots waiting."""
    try:
        bot = find_bot(level)
    except BotError:
        bot = None
    if bot is None or not bot.is_quick:
        raise Refused("unknown_bot", bot=level, allowed=", ".join(QUICK))


def read_setup(asked: dict[str, Any]) -> Setup:
    """A setup that can be played; Refused says which rule is against it."""
    try:
        return Setup.from_json(asked)
    except SetupError as error:
        raise Refused("wrong_setup", reason=error.id, rule=error.rule, arguments=error.arguments) from None
    except (TypeError, CitadelsError):
        raise Refused("wrong_setup", reason="bad_value", rule="S1", arguments={"field": "setup"}) from None


def foreseen(setup: Setup) -> dict[str, Any]:
    """What a setup means: the cards that are certain to be in play, and every parameter."""
    played = configure(setup, 0)
    edition = EDITIONS[setup.edition]
    return {
        "characters": None
        if characters_by_chance(setup)
        else [CHARACTER_NAMES[number] for number in played.characters[1:]],
        "uniques": None if uniques_by_chance(setup) else [CARD_NAMES[kind] for kind in played.uniques],
        "unique_count": edition.unique_count if setup.unique_count is None else setup.unique_count,
        **played.parameters.all(),
    }


def check_new_table(asked: c.NewTable) -> tuple[Setup, list[e.SeatPlan]]:
    """The setup and the seats of a table to open; Refused says what is wrong with it."""
    setup = read_setup(asked.setup)
    seats = asked.seats if asked.seats is not None else [e.SeatPlan()] * setup.players
    if len(seats) != setup.players:
        raise Refused("wrong_seats", players=setup.players, seats=len(seats))
    for plan in seats:
        if plan.bot is not None:
            check_level(plan.bot)
    clock = asked.clock
    if clock is not None and not (5 <= clock.bank <= LONGEST_BANK and 0 <= clock.increment <= LONGEST_BANK):
        raise Refused("bad_clock", least=5, most=int(LONGEST_BANK))
    return setup, seats
