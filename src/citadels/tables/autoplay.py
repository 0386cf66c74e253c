"""What happens at a table without a command: bots play, answers are given for players, clocks run out."""

import asyncio
import hashlib
import random
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from citadels.tables import entries as e
from citadels.tables.messages import RunningClock
from citadels.tables.plans import ClockPlan
from citadels.tables.ports import Services
from citadels.tables.refusals import Refused
from citadels.tables.settings import Settings
from citadels.tables.table import DEFAULT_LEVEL, Table
from citadels.tables.wall_clock import now

# A warning comes when so much of the time is left, or this part of the bank where that is less.
WARNING_SECONDS: Final = 15.0
WARNING_SHARE: Final = 0.25
# Where nobody may know who is asked, no clock runs; after so many seconds a bot answers once.
SECRET_SECONDS: Final = 30.0
# Answers that are given for a player take between these parts of the delay, whatever is hidden.
DELAYS: Final = (0.75, 1.5)

Work = Callable[[], Awaitable[None]]
# Adds an entry, unless the table has more entries by now than it had then.
AddEntry = Callable[[int, e.AnyEntry], Awaitable[None]]
Warn = Callable[[int, int], None]  # a seat, and milliseconds


class Autoplay:
    """The one thing that a table does next by itself."""

    def __init__(
        self, table: Table, services: Services, settings: Settings, add: AddEntry, warn: Warn
    ) -> None:
        self._table = table
        self._services = services
        self._settings = settings
        self._add = add
        self._warn = warn
        self._task: asyncio.Task[None] | None = None
        self._asked = -1  # which decision is open
        self._delay = 0.0  # for an answer out of turn
        self.asked_at = now()

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
            self.asked_at = now()
            self._delay = self._settings.prompt_delay * random.uniform(*DELAYS)
        self.stop()
        seat = self._table.deciding()
        if seat is not None:
            work = self._next(seat)
            if work is not None:
                self._task = asyncio.create_task(self._do(work))

    def clock(self) -> RunningClock | None:
        """The time of each seat, and whose clock runs: nobody's while it is secret who is asked."""
        table = self._table
        if table.clock is None or table.game is None:
            return None
        running = None
        if not table.game.over and not table.secret():
            seat = table.game.decision.seat
            running = None if table.chairs[seat].plays_itself else seat
        return RunningClock(
            left=[None if chair.left is None else round(chair.left) for chair in table.chairs],
            running=running,
            since=None if running is None else now() - self.asked_at,
        )

    def _next(self, seat: int) -> Work | None:
        table = self._table
        assert table.game is not None
        chair, number = table.chairs[seat], table.entries
        waited = (now() - self.asked_at) / 1000
        out_of_turn = table.out_of_turn()
        if chair.plays_itself:
            delay = self._delay if out_of_turn else self._settings.bot_delay
            return partial(self._let_bot_play, number, seat, delay - waited)
        clocked = table.clock is not None and chair.left is not None
        left = (chair.left or 0.0) / 1000
        # A clock that runs out first does so for one choice as for many: that there was only one is secret.
        in_time = table.secret() or not clocked or self._delay < left
        if out_of_turn and len(table.game.decision.choices) == 1 and in_time:
            return partial(self._answer_for, number, seat, self._delay - waited)
        if table.clock is None or chair.left is None:
            return None
        if table.secret():
            return partial(self._let_bot_play, number, seat, SECRET_SECONDS - waited)
        return partial(self._run_out, number, seat, left - waited, table.clock)

    async def _do(self, work: Work) -> None:
        try:
            await work()
        except Exception as error:
            # Logged and not hidden: what comes next at this table waits for a command or for a restart.
            reason = error.id if isinstance(error, Refused) else type(error).__name__
            self._services.monitoring.log("not_played", table=self._table.id, reason=reason)

    async def _let_bot_play(self, number: int, seat: int, delay: float) -> None:
        game = self._table.game
        assert game is not None
        level = self._table.chairs[seat].level or DEFAULT_LEVEL
        seed = self._bot_seed(number, game.seed)
        observation = game.observe(seat).to_json()
        choice, _ = await asyncio.gather(
            self._services.bot_workers.choose(observation, level, seed), asyncio.sleep(max(0.0, delay))
        )
        if number != self._table.entries:
            return
        if choice is None or game.why_not(choice) is not None:
            # A bot that fails must not hold up the table.
            options = game.decision.options
            choice = str(options[seed % len(options)])
            self._services.monitoring.bot_failed(level)
        await self._add(number, e.Chose(at=now(), seat=seat, choice=choice))

    async def _answer_for(self, number: int, seat: int, delay: float) -> None:
        assert self._table.game is not None
        choice = str(self._table.game.decision.options[0])
        await asyncio.sleep(max(0.0, delay))
        # It costs as much time as the player's own answer would: the clock must not tell one from the other.
        spent = max(0, now() - self.asked_at)
        await self._add(number, e.Chose(at=now(), seat=seat, choice=choice, spent=spent))

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
        """A seed of the bot's own, which tells nothing about the game's."""
        text = f"{self._table.id}/{number}/{seed}".encode()
        return int.from_bytes(hashlib.blake2b(text, digest_size=8, person=b"bots").digest())
