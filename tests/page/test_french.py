"""The page elides before names as Python does."""

from citadels.lang.french import with_ending
from citadels.tables.bot_names import BOT_NAMES, SPARE_NAMES
from tests.page.node import answers

NAMES = (
    *BOT_NAMES,
    *SPARE_NAMES,
    *("Émile", "e\u0301mile", "œil", "Élan", "Yann", "héron", "", "7", "Ян", "ÅSA", " a"),
)


def test_the_page_elides_as_python_does() -> None:
    asked = [(name, case) for name in NAMES for case in ("of", "who", "")]
    found = answers("french.ts", asked)
    assert found == [with_ending(name, case) for name, case in asked]
    assert sum(one is not None for one in found) > 5
