"""What happens at a table without a command: bots play, answers are given for players, clocks run out."""

import asyncio
import hashlib
import random
from collections.abc import Awaitable, Callable, Container
from functools import partial
from typing import Final

from citadels.bots import USUAL_LEVEL
from citadels.scenarios.lesson import Lesson
from citadels.tables import entries as e
from citadels.tables.clocks import now, ticks
from citadels.tables.dealing import deal
from citadels.tables.entry import Entry
from citadels.tables.fair_queue import Whose
from citadels.tables.fairness import seed_of
from citadels.tables.messages import RunningClock, StandIn
from citadels.tables.plans import PACES, ClockPlan
from citadels.tables.ports import Services
from citadels.tables.refusals import Refused
from citadels.tables.settings import Settings
from citadels.tables.table import Table

# We warn when this much time is left, or this share of the bank if that is less.
WARNING_SECONDS: Final = 30.0
WARNING_SHARE: Final = 0.25
# Automatic answers take between these shares of the delay, whatever is hidden.
DELAYS: Final = (0.75, 1.5)
# How long the deal waits for parts of the seed that were promised. A page answers within a moment.
DEALING_SECONDS: Final = 2.0

Work = Callable[[], Awaitable[None]]
# Adds an entry, unless something else has happened since then.
AddEntry = Callable[[int, Entry], Awaitable[None]]
Warn = Callable[[int, int], None]  # a seat, and milliseconds


class Autoplay:
    """The one thing that a table does next by itself."""

    def __init__(
        self,
        table: Table,
        services: Services,
        settings: Settings,
        online: Container[str],
        watched: Callable[[], bool],
        whose: Callable[[], Whose],
        add: AddEntry,
        warn: Warn,
    ) -> None:
        self._table = table
        self._services = services
        self._settings = settings
        self._online = online  # the guests who are connected
        self._watched = watched  # whether anybody is
        self._whose = whose  # for whom bots think here
        self._add = add
        self._warn = warn
        self._task: asyncio.Task[None] | None = None
        self._asked = -1  # which decision is open
        self._delay = 0.0  # for an answer out of turn
        self.asked_at = ticks()
        self._dealing_since: int | None = None

    @property
    def waiting(self) -> bool:
        """Whether something will happen without a command."""
        return self._task is not None and not self._task.done()

    def stop(self) -> None:
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
        self._task = None

    def arrange(self) -> None:
        """Begin what comes next: a bot's choice, an answer for a player, a clock."""
        if self._table.asked != self._asked:
            self._asked = self._table.asked
            self.asked_at = ticks()
            self._delay = self._out_of_turn_delay()
        self.stop()
        work = self._next()
        if work is not None:
            self._task = asyncio.create_task(self._do(work))

    def presence_changed(self) -> None:
        """A player has come or gone; one who is waited for may be absent from now on."""
        seat = self._table.deciding()
        if seat is not None and not self._table.chairs[seat].plays_itself and self._table.out_of_turn():
            self.arrange()

    def _out_of_turn_delay(self) -> float:
        """How long it takes until somebody is answered for, whatever is hidden.

        While it is secret who is asked, an absent player is answered for like a bot: a longer wait would tell
        that it is not one. A bot that replaces the player who was asked must not answer at once.
        """
        seat = self._table.deciding()
        if seat is not None:
            chair = self._table.chairs[seat]
            absent = self._table.secret() and chair.guest not in self._online
            if not chair.plays_itself and not absent:
                return self._settings.absent_seconds
        return self._settings.prompt_delay * random.uniform(*DELAYS)

    def clock(self) -> RunningClock | None:
        """The time of each seat, and whose clock runs: nobody's while it is secret who is asked."""
        table = self._table
        if table.clock is None or table.game is None:
            return None
        running = None
        if table.deciding() is not None and not table.secret():
            seat = table.game.decision.seat
            running = None if table.chairs[seat].plays_itself else seat
        return RunningClock(
            left=[None if chair.left is None else round(chair.left) for chair in table.chairs],
            running=running,
            since=None if running is None else ticks() - self.asked_at,
        )

    def stand_in(self) -> StandIn | None:
        """When a bot answers for the player who is asked and gone; None while that is secret."""
        table, seat = self._table, self._table.deciding()
        if seat is None or table.secret():
            return None
        chair = table.chairs[seat]
        if chair.plays_itself or chair.guest in self._online:
            return None
        if chair.left is not None:
            left = chair.left
        elif table.out_of_turn():
            left = self._delay * 1000
        else:
            return None  # the table waits
        return StandIn(seat=seat, left=max(0, round(left) - (ticks() - self.asked_at)))

    def _next(self) -> Work | None:
        if self._table.dealing:
            if self._dealing_since is None:
                self._dealing_since = ticks()
            waited = (ticks() - self._dealing_since) / 1000
            return partial(self._deal, self._table.steps, DEALING_SECONDS - waited)
        seat = self._table.deciding()
        return None if seat is None else self._next_choice(seat)

    async def _deal(self, number: int, delay: float) -> None:
        """Deal without the parts of the seed that nobody has revealed in time."""
        await asyncio.sleep(max(0.0, delay))
        seed = seed_of(self._table.shuffle.fairness())
        await self._add(number, deal(self._table, seed, at=now()))

    def _next_choice(self, seat: int) -> Work | None:
        table = self._table
        assert table.game is not None
        chair, number = table.chairs[seat], table.steps
        waited = (ticks() - self.asked_at) / 1000
        if table.lesson is not None:
            return self._next_in_lesson(table.lesson, number)
        out_of_turn = table.out_of_turn()
        if chair.plays_itself:
            if not self._watched() and all(chair.plays_itself for chair in table.chairs):
                return None  # bots play on when somebody looks
            delay = self._delay if out_of_turn else self._settings.bot_delay * PACES[table.pace]
            return partial(self._let_bot_play, number, seat, delay - waited)
        # From here on one choice is as good as many: how many there are is secret, and hesitating is allowed.
        # No clock runs while it is secret who is asked.
        clocked = table.clock is not None and chair.left is not None
        if clocked and not table.secret():
            assert table.clock is not None
            return partial(self._run_out, number, seat, (chair.left or 0.0) / 1000 - waited, table.clock)
        if out_of_turn and (clocked or chair.guest not in self._online):
            return partial(self._let_bot_play, number, seat, self._delay - waited)
        return None

    def _next_in_lesson(self, lesson: Lesson, number: int) -> Work | None:
        """What stands in the scene, while somebody looks."""
        coming = lesson.coming() if self._watched() else None
        if coming is None:
            return None
        seat, choice = coming
        delay = self._settings.bot_delay * PACES[self._table.pace]
        return partial(self._choose, number, seat, choice, delay)

    async def _choose(self, number: int, seat: int, choice: str, delay: float) -> None:
        await asyncio.sleep(delay)
        await self._add(number, e.Chose(at=now(), seat=seat, choice=choice))

    async def _do(self, work: Work) -> None:
        try:
            await work()
        except Exception as error:
            # Log it: the table now waits for a command or a restart.
            reason = error.id if isinstance(error, Refused) else type(error).__name__
            self._services.monitoring.log("not_played", table=self._table.id, reason=reason)

    async def _let_bot_play(self, number: int, seat: int, delay: float) -> None:
        game = self._table.game
        assert game is not None
        level = self._table.chairs[seat].level or USUAL_LEVEL
        seed = self._bot_seed(number, game.seed)
        observation = game.observe(seat).to_json()
        choice, _ = await asyncio.gather(
            self._services.bot_workers.choose(observation, level, seed, self._whose()),
            asyncio.sleep(max(0.0, delay)),
        )
        if number != self._table.steps:
            return
        if choice is None or game.why_not(choice) is not None:
            # A bot that fails must not hold up the table.
            options = game.decision.options
            choice = str(options[seed % len(options)])
            self._services.monitoring.bot_failed(level)
        await self._add(number, e.Chose(at=now(), seat=seat, choice=choice))

    async def _run_out(self, number: int, seat: int, seconds: float, clock: ClockPlan) -> None:
        """A warning, and when the time is up, a bot plays until the player is back."""
        warning = min(WARNING_SECONDS, clock.bank * WARNING_SHARE)
        if seconds > warning:
            await asyncio.sleep(seconds - warning)
            seconds = warning
        self._warn(seat, round(max(0.0, seconds) * 1000))
        await asyncio.sleep(max(0.0, seconds))
        await self._add(number, e.RanOut(at=now(), seat=seat))

    def _bot_seed(self, number: int, seed: int) -> int:
        """A separate seed for the bot that reveals nothing about the game's."""
        # On the deal of a day, bots meet everybody with the same luck.
        text = f"{self._table.day or self._table.id}/{number}/{seed}".encode()
        return int.from_bytes(hashlib.blake2b(text, digest_size=8, person=b"bots").digest())
