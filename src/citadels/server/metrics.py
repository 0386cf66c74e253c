"""Monitoring: figures for Prometheus, and a log with one JSON line per event.

Hidden information, tokens, seeds and choices are never written.
"""

import json
import logging
import secrets
from datetime import UTC, datetime
from hashlib import blake2b
from typing import Any, Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

from citadels.tables import entries as e
from citadels.tables.entry import Entry
from citadels.tables.limits import Buckets

# Malformed client input that uvicorn logs as an error: it could fill the disk.
_CLIENT_ERRORS: Final = ("Invalid UTF-8 sequence received from client.",)

CUT_LINES_PER_SECOND: Final = 1 / 60  # a flood must not fill the disk

LOG: Final = logging.getLogger("citadels.server")


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)  # processor time, memory, open files
        self.moves = Counter("citadels_moves_total", "Choices stored", registry=self.registry)
        self.entries = Counter("citadels_entries_total", "Entries stored", ["entry"], registry=self.registry)
        self.refusals = Counter(
            "citadels_refusals_total", "Commands refused", ["reason"], registry=self.registry
        )
        self.sockets = Gauge("citadels_connections", "Open sockets", registry=self.registry)
        self.tables = Gauge("citadels_tables", "Tables in memory", registry=self.registry)
        self.cuts = Counter(
            "citadels_cut_off_total", "Connections refused or cut off", ["reason"], registry=self.registry
        )
        self._cut_lines = Buckets(CUT_LINES_PER_SECOND, 1)
        self._salt = secrets.token_bytes(16)  # an address cannot be worked out from its hash
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

    def log(self, event: str, **facts: Any) -> None:
        log(event, **facts)

    def stored(self, entry: Entry) -> None:
        self.entries.labels(entry.__struct_config__.tag).inc()
        if isinstance(entry, e.Chose):
            self.moves.inc()

    def refused(self, reason: str) -> None:
        self.refusals.labels(reason=reason).inc()

    def cut_off(self, reason: str, sender: str) -> None:
        """A connection or request was ended without a word; one line a minute for each reason and sender."""
        self.cuts.labels(reason=reason).inc()
        whence = blake2b(sender.encode(), key=self._salt, digest_size=4).hexdigest()
        if self._cut_lines.take(f"{reason} {whence}"):
            log("cut_off", reason=reason, whence=whence)

    def bot_failed(self, level: str) -> None:
        self.bots_failed.inc()
        log("bot_failed", level=level)

    def storage_failed(self, table: str, error: Exception) -> None:
        self.storage_failures.inc()
        cause = error.__cause__ or error
        # The driver's own words tell a full disk from a lock; they quote nothing that is stored.
        problem = str(getattr(cause, "orig", "")).partition("\n")[0]
        log("storage_failed", table=table, error=type(cause).__name__, problem=problem)

    def answered(self, seconds: float) -> None:
        self.command_seconds.observe(seconds)

    def tables_in_memory(self, count: int) -> None:
        self.tables.set(count)

    def connected(self, count: int) -> None:
        self.sockets.set(count)

    def figures(self) -> bytes:
        return generate_latest(self.registry)


def log(event: str, **facts: Any) -> None:
    """One line of the log."""
    LOG.info(event, extra={"facts": facts})


class _JsonLines(logging.Formatter):
    """A line of JSON for every record, those of other packages included."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat("T", "milliseconds")
        }
        if record.name == LOG.name:
            line |= {"event": record.msg, **getattr(record, "facts", {})}
        else:
            line |= {"event": "problem", "from": record.name, "message": record.getMessage()}
            if record.exc_info:
                line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def log_to_stderr() -> None:
    """Our own events, and errors of other packages; not every bad request of a client."""
    handler = logging.StreamHandler()
    handler.setFormatter(_JsonLines())
    handler.addFilter(lambda record: record.getMessage() not in _CLIENT_ERRORS)
    logging.basicConfig(handlers=[handler], level=logging.ERROR)
    LOG.setLevel(logging.INFO)
