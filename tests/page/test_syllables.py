"""Long names of cards break where their language would break them."""

import re

from citadels.lang import LANGUAGES, find_language
from citadels.lang.finder import ALL_CARDS, names_of
from tests.page.node import answers

SOFT_HYPHEN = "\u00ad"
# Read by somebody who can spell: every name with a word of more than eleven letters.
BROKEN = {
    "de": "Ablass-prediger Elfen-beinturm Geheim-kammer Geister-viertel Kanonen-kugel "
    "Karten-zimmer Labora-torium Magier-schule Schatz-kammer Steuerein-treiber "
    "Waffen-kammer Wunsch-brunnen Zirkus-direktor",
    "es": "Ayunta-miento Obser-vatorio",
    "fr": "Biblio-thèque Cartoman-cienne Obser-vatoire",
    "hu": "Cirkusz-sátor Csillag-vizsgáló Elefánt-csonttorony Harang-torony Keres-kedőház Kovács-műhely "
    "Kísértet-város Labora-tórium Magiszt-rátus Pénztár-kocsi Varázs-tanoda Világító-torony",
    "pl": "Labora-torium Obserwa-torium",
    "ru": "Обсер-ватория",
}


def test_long_names_break_between_syllables() -> None:
    for code in LANGUAGES:
        language = find_language(code)
        names = sorted({name for card in ALL_CARDS for name in names_of(card, language)})
        told = dict(zip(names, answers("syllables.ts", names), strict=True))
        broken = {
            word.replace(SOFT_HYPHEN, "-")
            for name in told.values()
            for word in re.split("[ -]", name)
            if SOFT_HYPHEN in word
        }
        assert broken == set(BROKEN.get(code, "").split()), code


def test_how_many_lines_a_phrase_needs() -> None:
    lines = {
        ("2 Gold", 15): 1,
        ("Donner la couronne à Otto", 15): 2,
        ("Donner la couronne à Noemi", 15): 3,
        ("Donner la couronne à Noemi", 18): 2,
        ("a 2 Gold b", 6): 2,
        ("a 2\u00a0Gold b", 6): 3,  # a no-break space stays
        ("Schweigegeldzahlung", 15): 1,  # too long for any line
        ("An Schweigegeldzahlung", 15): 2,
    }
    assert answers("syllables.ts", list(lines)) == list(lines.values())
