"""Reviews of finished games, made in the background part by part, and kept as long as they are wanted."""

import asyncio
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final

import msgspec

from citadels.insight import conclusions
from citadels.insight.review import DECISIONS, MOMENTS, Part, plan, work
from citadels.tables.fair_queue import Whose
from citadels.tables.messages import ReplayedTable
from citadels.tables.ports import Services
from citadels.tables.refusals import Refused
from citadels.tables.replay import table_of
from citadels.tables.review_messages import Review
from citadels.tables.statements import NewReview

MOST_KEPT: Final = 60  # reviews, of about 100 KB each
FIRST_SECONDS: Final = 1.5  # how long the first answer waits for something to show
CONCLUSIONS: Final = "conclusions"
Record = Mapping[str, Any]
Results = dict[str, list[dict[str, Any]]]


def look_back(record: Record, kind: str, steps: Sequence[int], found: Results) -> Results:
    """A part of a review; the last one draws the conclusions from all others. Workers call this."""
    if kind != CONCLUSIONS:
        return {kind: work(record, Part(kind, tuple(steps)))}
    return {
        "swings": conclusions.swings(found[MOMENTS], record),
        "luckiest": conclusions.luckiest(found[DECISIONS], record),
        "suspected": conclusions.suspected(record),
    }


def _read(text: str) -> Review | None:
    """A review as it was stored; None where a former version has stored it otherwise."""
    try:
        return msgspec.json.decode(text, type=Review)
    except msgspec.ValidationError:
        return None


class _Making:
    """One review, as far as it has come."""

    def __init__(self, table: ReplayedTable) -> None:
        self.table = table
        self.parts: list[Part] = []
        self.done = 0
        self.found: Results = {MOMENTS: [], DECISIONS: [], "swings": [], "luckiest": [], "suspected": []}
        self.begun = asyncio.Event()  # there is something to show
        self.gaps = False  # a worker did not come to an end with some part
        self.failed = False
        self.task: asyncio.Task[None] | None = None

    def add(self, found: Results | None) -> None:
        self.gaps = self.gaps or found is None
        for kind, results in (found or {}).items():
            self.found[kind] = sorted([*self.found[kind], *results], key=lambda one: one.get("step", 0))
        self.done += 1
        self.begun.set()

    def told(self) -> Review:
        total = len(self.parts) + 1
        return msgspec.convert({"table": self.table, "done": self.done, "total": total, **self.found}, Review)


class ReviewDesk:
    """All reviews of a server."""

    def __init__(self, services: Services) -> None:
        self._workers = services.bot_workers
        self._run_aside = services.run_aside
        self._storage = services.storage
        self._kept: OrderedDict[str, _Making] = OrderedDict()

    async def review(
        self, id: str, record: Record, names: Sequence[str], first: int | None, whose: Whose
    ) -> Review:
        """The review of a table's game as far as it is made; it is begun if nobody has asked for it yet."""
        known = None if id in self._kept else await self._storage.review(id)
        if known is not None and (stored := _read(known)) is not None:
            return stored
        table = None if id in self._kept else await self._run_aside(partial(table_of, record, names))
        making = self._kept.get(id)
        if making is None:
            assert table is not None
            making = self._kept[id] = _Making(table)
            making.task = asyncio.create_task(self._make(id, making, record, first, whose))
            making.task.add_done_callback(partial(self._ended, id))
            self._drop_oldest()
        self._kept.move_to_end(id)
        with suppress(TimeoutError):
            await asyncio.wait_for(making.begun.wait(), FIRST_SECONDS)
        if making.failed:
            raise Refused("try_again")
        return making.told()

    def _drop_oldest(self) -> None:
        while len(self._kept) > MOST_KEPT:
            _, oldest = self._kept.popitem(last=False)
            if oldest.task is not None:
                oldest.task.cancel()

    async def _make(self, id: str, making: _Making, record: Record, first: int | None, whose: Whose) -> None:
        making.parts = await self._run_aside(partial(plan, record, first))
        for part in making.parts:
            making.add(await self._workers.look_back(record, part.kind, part.steps, {}, whose))
        making.add(await self._workers.look_back(record, CONCLUSIONS, (), making.found, whose))
        if not making.gaps:
            review = msgspec.json.encode(making.told()).decode()
            self._storage.write_later(NewReview(id, review))

    def _ended(self, id: str, task: asyncio.Task[None]) -> None:
        """A review that failed is begun anew when it is asked for again."""
        if task.cancelled() or task.exception() is not None:
            making = self._kept.pop(id, None)
            if making is not None:
                making.failed = True
                making.begun.set()

    async def close(self) -> None:
        tasks = [making.task for making in self._kept.values() if making.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
