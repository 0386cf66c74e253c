"""What a host can see of the server: figures for Prometheus and one line of JSON for each thing of note.

Nothing that a player may not know, no token, no seed and no choice is ever written.
"""

import json
import logging
from datetime import UTC, datetime
from typing import Any, Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

from citadels.server import entries as e

# What uvicorn takes for an error and is only somebody's garbage: it could fill the disk.
_OF_STRANGERS: Final = ("Invalid UTF-8 sequence received from client.",)

LOG: Final = logging.getLogger("citadels.server")


class Watch:
    """The figures of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)  # processor time, memory, open files
        self.moves = Counter("citadels_moves_total", "Choices stored", registry=self.registry)
        self.entries = Counter("citadels_entries_total", "Entries stored", ["entry"], registry=self.registry)
        self.refusals = Counter(
            "citadels_refusals_total", "Commands refused", ["reason"], registry=self.registry
        )
        self.connections = Gauge("citadels_connections", "Open sockets", registry=self.registry)
        self.tables = Gauge("citadels_tables", "Tables in memory", registry=self.registry)
        self.bots_failed = Counter(
            "citadels_bot_failures_total", "Choices that a bot did not come to", registry=self.registry
        )
        self.storage_failures = Counter(
            "citadels_storage_failures_total", "Writes that failed", registry=self.registry
        )
        self.command_seconds = Histogram(
            "citadels_command_seconds",
            "From a command to its answer",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5),
            registry=self.registry,
        )

    def entry(self, entry: e.AnyEntry) -> None:
        self.entries.labels(entry.__struct_config__.tag).inc()
        if isinstance(entry, e.Chose):
            self.moves.inc()

    def refused(self, reason: str) -> None:
        self.refusals.labels(reason=reason).inc()

    def bot_failed(self, level: str) -> None:
        self.bots_failed.inc()
        tell("bot_failed", level=level)

    def storage_failed(self, table: str, error: Exception) -> None:
        self.storage_failures.inc()
        tell("storage_failed", table=table, error=type(error.__cause__ or error).__name__)

    def figures(self) -> bytes:
        return generate_latest(self.registry)


def tell(event: str, **facts: Any) -> None:
    """One line of the log."""
    LOG.info(event, extra={"facts": facts})


class _Lines(logging.Formatter):
    """A line of JSON for everything, what other packages have to say included."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat("T", "milliseconds")
        }
        if record.name == LOG.name:
            told |= {"event": record.msg, **getattr(record, "facts", {})}
        else:
            told |= {"event": "problem", "from": record.name, "message": record.getMessage()}
            if record.exc_info:
                told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def log_to_stderr() -> None:
    """What is of note, and errors of the packages below; not every bad request of a stranger."""
    handler = logging.StreamHandler()
    handler.setFormatter(_Lines())
    handler.addFilter(lambda record: record.getMessage() not in _OF_STRANGERS)
    logging.basicConfig(handlers=[handler], level=logging.ERROR)
    LOG.setLevel(logging.INFO)
