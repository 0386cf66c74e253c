"""Reads QR codes as a phone does, with a decoder that shares nothing with ours: Debian's zbar."""

import shutil
import subprocess
from pathlib import Path

from tests.debian import program


def read_back(picture: Path) -> str:
    """The text of the one QR code in a picture."""
    decoder = program("zbar-tools", lambda: Path(found) if (found := shutil.which("zbarimg")) else None)
    words = [str(decoder), "--quiet", "--raw", "-Sdisable", "-Sqrcode.enable", str(picture)]
    done = subprocess.run(words, capture_output=True, text=True)
    assert done.returncode == 0, f"no code was found in {picture.name}: {done.stderr}"
    return done.stdout.removesuffix("\n")
