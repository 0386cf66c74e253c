"""Runs the page's own modules in Node."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

NODE = Path(sys.executable).with_name("node")


def answers(script: str, asked: list[Any]) -> list[Any]:
    """What a script of this folder answers to a list, as JSON."""
    done = subprocess.run(
        [NODE, "--experimental-transform-types", "--no-warnings", Path(__file__).with_name(script)],
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    found: list[Any] = json.loads(done.stdout)
    return found
