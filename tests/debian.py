"""Programs that tests need and Debian has. Root installs them; other users are told the package."""

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path


def program(package: str, find: Callable[[], Path | None]) -> Path:
    """A program that ``find`` finds, installed from a Debian package if necessary."""
    found = find()
    if found is None and os.getuid() == 0 and shutil.which("apt-get"):
        with (Path(tempfile.gettempdir()) / "citadels-apt.lock").open("w") as lock:
            # All workers of a test run get here together, and apt does not wait for its lock.
            fcntl.flock(lock, fcntl.LOCK_EX)
            if find() is None:
                _install(package)
        found = find()
    assert found, f"the tests need a program of the package {package}: install it"
    return found


def _install(package: str) -> None:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update"], ["install", "-y", "--no-install-recommends", package]):
        done = subprocess.run(["apt-get", "-q", *words], env=quiet, capture_output=True, text=True)
        assert done.returncode == 0, f"apt-get {words[0]} for {package} said: {done.stderr[-2000:]}"
