"""Slots for thinking are shared fairly, whoever wants how many of them."""

import asyncio
import random

from citadels.tables.fair_queue import FairQueue, Whose


def order(slots: int, wanted: list[tuple[str, bool]]) -> list[str]:
    """The same for hosts who have an address each."""
    return order_at(slots, [((host, host), slow) for host, slow in wanted])


def order_at(slots: int, wanted: list[tuple[Whose, bool]]) -> list[str]:
    """Who gets slots in which order, if all wait while the only ones are taken and work ends one by one."""

    async def run() -> list[str]:
        queue, served, taken = FairQueue(slots), list[str](), asyncio.Event()

        async def first() -> None:
            async with queue.slot(("", "first"), slow=False):
                await taken.wait()

        async def work(whose: Whose, slow: bool) -> None:
            async with queue.slot(whose, slow):
                served.append(whose[1])
                await asyncio.sleep(0)

        tasks = [asyncio.create_task(first()) for _ in range(slots)]
        await asyncio.sleep(0)
        tasks += [asyncio.create_task(work(*one)) for one in wanted]
        await asyncio.sleep(0)
        taken.set()
        await asyncio.gather(*tasks)
        return served

    return asyncio.run(run())


def test_everybody_gets_a_slot_in_turn() -> None:
    greedy = [("greedy", True)] * 6
    assert order(1, [*greedy, ("ann", True), ("bob", True)])[:3] == ["greedy", "ann", "bob"]


def test_many_guests_at_one_address_get_one_turn() -> None:
    """Guests are free; among themselves they take turns, too."""
    crowd = [(("there", f"guest {number}"), True) for number in (1, 2, 3, 1)]
    served = order_at(1, [*crowd, (("here", "ann"), True), (("here", "bob"), True)])
    assert served == ["guest 1", "ann", "guest 2", "bob", "guest 3", "guest 1"]


def test_quick_work_comes_first() -> None:
    assert order(1, [("greedy", True)] * 3 + [("ann", False)])[0] == "ann"


def test_slow_work_leaves_a_slot_for_quick_work() -> None:
    async def run() -> None:
        queue, enough = FairQueue(2), asyncio.Event()

        async def slow() -> None:
            async with queue.slot(("there", "greedy"), slow=True):
                await enough.wait()

        tasks = [asyncio.create_task(slow()) for _ in range(5)]
        await asyncio.sleep(0)
        async with asyncio.timeout(5), queue.slot(("here", "ann"), slow=False):
            enough.set()
        await asyncio.gather(*tasks)

    asyncio.run(run())


def test_nothing_is_lost_when_waiters_give_up() -> None:
    """Random arrivals, work and cancellations: at the end all slots are free again."""

    async def run(seed: int) -> None:
        rng, slots = random.Random(seed), 1 + seed % 4
        queue, working = FairQueue(slots), 0

        async def work() -> None:
            nonlocal working
            async with queue.slot((rng.choice("xy"), rng.choice("abc")), rng.random() < 0.5):
                working += 1
                assert working <= slots
                try:
                    for _ in range(rng.randrange(4)):
                        await asyncio.sleep(0)
                finally:
                    working -= 1

        async def work_or_give_up() -> None:
            task = asyncio.create_task(work())
            for _ in range(rng.randrange(6)):
                await asyncio.sleep(0)
            if rng.random() < 0.5 and not task.done():
                task.cancel()
            for ended in await asyncio.gather(task, return_exceptions=True):
                assert ended is None or isinstance(ended, asyncio.CancelledError)

        await asyncio.gather(*(work_or_give_up() for _ in range(40)))

        async def hold() -> None:
            async with queue.slot(("here", "last"), slow=False):
                await asyncio.sleep(0)

        async with asyncio.timeout(5):
            await asyncio.gather(*(hold() for _ in range(slots)))
        assert queue._free == slots

    for seed in range(100):
        asyncio.run(run(seed))
