"""Find cards by what people type: a name in any language, a part of it, with or without accents, or an id."""

import unicodedata
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from functools import cache
from typing import Final

from citadels.cards.characters import CHARACTER_NAMES
from citadels.cards.districts import CARD_NAMES
from citadels.cards.editions import EDITIONS
from citadels.lang.language import DEFAULT_LANGUAGE, LANGUAGES, Language, find_language

ALL_CARDS: Final[tuple[str, ...]] = (*CHARACTER_NAMES, *CARD_NAMES)

# Letters that do not decompose into a base letter and a mark, with their plain spelling.
_WITHOUT_MARKS: Final = str.maketrans(
    {"ł": "l", "đ": "d", "ø": "o", "’": None, "'": None, "_": " ", "-": " "}
)
# What Germans type where a keyboard has no umlauts: Koenig.
_SPELLED_OUT: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
_SHORTEST_PART: Final = 2
_MOST_SUGGESTIONS: Final = 5


def folded(text: str) -> str:
    """A text without accents, case and punctuation: Ježibaba and jezibaba are the same."""
    plain = unicodedata.normalize("NFKD", text.casefold().translate(_WITHOUT_MARKS))
    return " ".join("".join(sign for sign in plain if not unicodedata.combining(sign)).split())


def spellings(name: str) -> list[str]:
    """How a name is typed without accents: König as konig or koenig."""
    return list(dict.fromkeys((folded(name), folded(name.lower().translate(_SPELLED_OUT)))))


def names_of(card: str, language: Language) -> list[str]:
    """What a card is called in a language: its name, then the names that editions have for it."""
    found = [language.card(card)]
    found += [language.card(card, edition) for edition in EDITIONS]
    return list(dict.fromkeys(found))


@cache
def _known_names(code: str) -> tuple[tuple[str, str], ...]:
    """Every name in a language, folded, with its card."""
    language = find_language(code)
    return tuple(
        (spelled, card)
        for card in ALL_CARDS
        for name in names_of(card, language)
        for spelled in spellings(name)
    )


def find_cards(typed: str, language: Language) -> list[str]:
    """The cards that a text can mean: exact names first, otherwise names that contain it."""
    wanted = folded(typed)
    if not wanted:
        return []
    for found in _attempts(wanted, language):
        if found:
            return list(dict.fromkeys(found))
    return []


def _attempts(wanted: str, language: Language) -> Iterator[list[str]]:
    """The matches, best first: whole names before parts, the reader's language before others."""
    own = _known_names(language.code)
    by_id = [card for card in ALL_CARDS if folded(card) == wanted]
    # An id is an English name, and two cards can share a name.
    known = (*own, *_known_names(DEFAULT_LANGUAGE)) if by_id else own
    yield by_id + [card for name, card in known if name == wanted]
    # Only now are the other languages read.
    others = [pair for code in LANGUAGES if code != language.code for pair in _known_names(code)]
    yield [card for name, card in others if name == wanted]
    if len(wanted) >= _SHORTEST_PART:
        for names in (own, others):
            yield [card for name, card in names if f" {name}".find(f" {wanted}") >= 0]
            yield [card for name, card in names if wanted in name]
        yield [card for card in ALL_CARDS if wanted in folded(card)]


def suggestions(typed: str, language: Language) -> list[str]:
    """Cards that a misspelled name may mean, closest first."""
    wanted = folded(typed)
    by_name: dict[str, str] = {}
    for code in (language.code, *LANGUAGES):
        for name, card in _known_names(code):
            by_name.setdefault(name, card)
    close = get_close_matches(wanted, by_name, n=_MOST_SUGGESTIONS, cutoff=0.6)
    return list(dict.fromkeys(by_name[name] for name in close))


def in_order(cards: Sequence[str], language: Language, edition: str = "") -> list[str]:
    """Cards by name, as the language orders its letters."""
    return sorted(cards, key=lambda card: language.sort_key(language.card(card, edition)))
