"""The command in its own process, as people start it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence

SECONDS = 60


def line_of(arguments: Sequence[str]) -> list[str]:
    return [sys.executable, "-m", "citadels", *arguments]


def citadels(
    *arguments: str, typed: str = "", environment: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run the command to its end with some input."""
    return subprocess.run(
        line_of(arguments),
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=SECONDS,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **(environment or {})},
        check=False,
    )
