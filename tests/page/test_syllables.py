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
