"""The limit of open files (rlimit): every socket is one, and the limit is often set low."""

import asyncio
import os
from contextlib import suppress
from typing import Final

from citadels.server.metrics import log

LOOK_SECONDS: Final = 2.0
TELL_SECONDS: Final = 60.0  # between two lines about it
LEAST_FREE: Final = 8  # fewer are none: a question to the database or a worker needs some


def allow_open_files(wanted: int) -> int:
    """Raise the limit for this process and its children as far as allowed, and return it."""
    try:
        import resource
    except ImportError:  # a system without such a limit
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (OSError, ValueError):
        return soft
    return most


async def watch_open_files() -> None:
    """Log when there are no more: the event loop drops new connections then, and says nothing."""
    while True:
        problem = _no_more_files()
        if problem is not None:
            log("out_of_files", problem=os.strerror(problem))
        await asyncio.sleep(LOOK_SECONDS if problem is None else TELL_SECONDS)


def _no_more_files() -> int | None:
    """The number of the error that opening some more files gives; None if they can be opened."""
    opened: list[int] = []
    try:
        for _ in range(LEAST_FREE):
            opened.append(os.open(os.devnull, os.O_RDONLY))
    except OSError as error:
        return error.errno
    finally:
        for file in opened:
            with suppress(OSError):
                os.close(file)
    return None
