"""The page puts the same Hungarian endings on names as Python does."""

import unicodedata
from random import Random

from citadels.lang.hungarian import with_ending
from citadels.tables.bot_names import BOT_NAMES, SPARE_NAMES
from tests.page.node import answers

LETTERS = "aábcdeéfghiíjklmnoóöőprstuúüűvzy" * 3 + "ANÖäčěøłñqwx -2!бя"


def names() -> list[str]:
    """Bots' names, and made-up ones of all sorts."""
    chance = Random(1)
    made_up = ["".join(chance.choices(LETTERS, k=chance.randint(0, 9))) for _ in range(3000)]
    return [
        *BOT_NAMES,
        *SPARE_NAMES,
        *made_up,
        unicodedata.normalize("NFD", "Gergő"),
        "Mariann",
        "Bernadett",
        "ANNA",
        "Edith",
    ]


def test_the_page_ends_names_as_python_does() -> None:
    asked = [(name, case) for name in names() for case in ("acc", "dat", "from", "on", "with", "whose", "")]
    for (name, case), found in zip(asked, answers("hungarian.ts", asked), strict=True):
        assert found == with_ending(name, case), (name, case)
