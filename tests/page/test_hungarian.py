"""The page puts the same Hungarian endings on names as Python does."""

import json
import subprocess
import sys
import unicodedata
from pathlib import Path
from random import Random

from citadels.lang import find_language
from citadels.lang.hungarian import with_ending
from citadels.lang.language import LANGUAGES

NODE = Path(sys.executable).with_name("node")
SCRIPT = Path(__file__).with_name("hungarian.ts")
LETTERS = "aábcdeéfghiíjklmnoóöőprstuúüűvzy" * 3 + "ANÖäčěøłñqwx -2!бя"


def names() -> list[str]:
    """Bots' names, and made-up ones of all sorts."""
    chance = Random(1)
    made_up = ["".join(chance.choices(LETTERS, k=chance.randint(0, 9))) for _ in range(3000)]
    bots = [name for code in LANGUAGES for name in find_language(code).say("player-nicknames").split()]
    return [*bots, *made_up, unicodedata.normalize("NFD", "Gergő"), "Mariann", "Bernadett", "ANNA", "Edith"]


def test_the_page_ends_names_as_python_does() -> None:
    asked = [(name, case) for name in names() for case in ("acc", "dat", "from", "on", "with", "whose", "")]
    done = subprocess.run(
        [NODE, "--experimental-transform-types", "--no-warnings", SCRIPT],
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    for (name, case), found in zip(asked, json.loads(done.stdout), strict=True):
        assert found == with_ending(name, case), (name, case)
