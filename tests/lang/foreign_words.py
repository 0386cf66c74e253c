"""What a page of an edition must not speak of: cards, tokens and rules that the edition doesn't have.

The names come from the language's own files, in every form they declare, so a new card or a new form is known
here as soon as it is written. A name is also recognized in cases that are not declared: by the beginning that
all its forms share.
"""

import re
from collections.abc import Iterator
from functools import cache
from itertools import dropwhile
from typing import Final, NamedTuple

from citadels.book.passages import CARDS_OF
from citadels.cards.characters import CHARACTER_BY_NAME, HIGHEST_RANK, RANK_OF
from citadels.cards.districts import TYPE_NAMES
from citadels.cards.editions import EDITIONS
from citadels.lang.finder import ALL_CARDS
from citadels.lang.language import find_language
from tools.language_files import read

_WORD: Final = re.compile(r"[^\W\d_]+")
# What forms have before a name, in any language: the King, a Király, à l’Évêque, ton Marché, dem König.
_ARTICLES: Final = frozenset(
    re.findall(
        r"\w+",
        "the a az el la los las al del de le les l un une des du au à aux ton ta tes son sa ses "
        "der die das den dem ein eine einen dein deine deinen",
    )
)
_SHORTEST_STEM: Final = 4
_SHORTEST_STEM_IN_PAIR: Final = 3
_LONGEST_ENDING: Final = 4
_VOWELS: Final = frozenset("aeiouyáéíóúýěůąęаеёиоуыэюяьй")
# Last letters of a stem that change before some endings: diplomatka, diplomatce.
_SOFT: Final = {"k": "c"}


class Name(NamedTuple):
    """A card's name as words, each with what its forms begin with."""

    card: str
    forms: frozenset[tuple[str, ...]]
    stems: tuple[str, ...]  # empty: too short to tell from other words
    small: bool  # whether it is also written in small letters

    def length_at(self, words: list[str], place: int) -> int:
        """How many letters of the words from a place on are this name; 0: it does not stand there."""
        for form in self.forms:
            found = words[place : place + len(form)]
            if len(found) == len(form) and all(map(self._same, found, form)):
                return sum(map(len, form))
        found = words[place : place + len(self.stems)]
        if self.stems and len(found) == len(self.stems) and all(map(self._begins, found, self.stems)):
            return sum(map(len, self.stems))
        return 0

    def _same(self, word: str, form: str) -> bool:
        return word.casefold() == form.casefold() if self.small else word == form

    def _begins(self, word: str, stem: str) -> bool:
        if len(word) - len(stem) > _LONGEST_ENDING:
            return False
        if self.small:
            word, stem = word.casefold(), stem.casefold()
        return word.startswith((stem, stem[:-1] + _SOFT.get(stem[-1], stem[-1])))


def _name(card: str, message: str, code: str) -> Name:
    language = find_language(code)
    attributes = ["", *(found.id.name for found in read(code).messages[message].attributes)]
    forms = set()
    for attribute in attributes:
        form = _WORD.findall(language.say(message, {}, attribute))
        forms.add(tuple(dropwhile(_ARTICLES.__contains__, form)))
    longest = max(map(len, forms))
    same_length = [form for form in forms if len(form) == longest]
    stems = tuple(_shared(words) for words in zip(*same_length, strict=True))
    if max(map(len, stems)) < _SHORTEST_STEM or min(map(len, stems)) < _SHORTEST_STEM_IN_PAIR:
        stems = ()
    return Name(card, frozenset(forms), stems, any(form[0].islower() for form in forms))


def _shared(words: tuple[str, ...]) -> str:
    """What all words begin with, whatever their case; as the one with a capital writes it."""
    length = 0
    while all(len(word) > length for word in words) and len({word[length].casefold() for word in words}) == 1:
        length += 1
    shared = max(words, key=lambda word: word[:1].isupper())[:length]
    # A vowel at the end is an ending: Divadlo, v Divadle.
    return shared[:-1] if shared and shared[-1] in _VOWELS else shared


@cache
def _names(code: str) -> dict[str, Name]:
    """Every name of every card by its message."""
    messages = read(code).messages
    return {
        message: _name(card, message, code)
        for card in ALL_CARDS
        for message in (f"card-{card}", *(f"card-{card}-{edition}" for edition in EDITIONS))
        if message in messages
    }


@cache
def _own_and_foreign(edition: str, code: str) -> tuple[list[Name], list[Name]]:
    """The names that an edition prints, and all others."""
    names = _names(code)
    own = {
        f"card-{card}-{edition}" if f"card-{card}-{edition}" in names else f"card-{card}"
        for card in CARDS_OF[edition]
    }
    spoken = {form for message in own for form in names[message].forms}
    foreign = [name for message, name in names.items() if message not in own and not name.forms <= spoken]
    types = [_type(f"type-{type}", code) for type in TYPE_NAMES]
    return [*types, *(names[message] for message in own)], foreign


def _type(message: str, code: str) -> Name:
    """The name of a type: an adjective, of which only the beginning counts."""
    name = _name("", message, code)
    # A form may have a noun after it: einzigartigen Gebäuden.
    shortest = min(map(len, name.forms))
    forms = [form for form in name.forms if len(form) == shortest]
    return name._replace(
        stems=tuple(min(words, key=len)[:-2] for words in zip(*forms, strict=True)), small=True
    )


class Token(NamedTuple):
    """Something that only some cards bring into a game, and how each language begins the words for it."""

    cards: tuple[str, ...]
    words: dict[str, str]


TOKENS: Final[dict[str, Token]] = {
    "bewitched": Token(
        ("witch",),
        {
            "en": "bewitch|witchcraft",
            "cs": "očarov",
            "pl": "oczarow",
            "ru": "заколдов",
            "hu": "megbabon",
            "fr": "ensorcel|sortilège",
            "es": "embruj",
            "de": "verhex|hexerei",
        },
    ),
    "warrant": Token(
        ("magistrate",),
        {
            "en": "warrant",
            "cs": "glejt",
            "pl": "nakaz",
            "ru": "ордер",
            "hu": "parancs",
            "fr": "mandat",
            "es": r"[óo]rden(?:es)?\b",
            "de": r"enteign|siegel",
        },
    ),
    "confiscation": Token(
        ("magistrate",),
        {
            "en": "confiscat",
            "cs": "zabav",
            "pl": "s?konfisk",
            "ru": "конфиск",
            "hu": "elkob|koboz",
            "fr": "confis[cq]",
            "es": "confisc",
            "de": "beschlagnahm",
        },
    ),
    "threat": Token(
        ("blackmailer",),
        {
            "en": "threat",
            "cs": "šát(?:e?k|c)|hroz|ohrož",
            "pl": "groźb|zastrasz",
            "ru": "угро[зж]",
            "hu": "fenyeget|keszkenő",
            "fr": "menac",
            "es": "amenaz",
            "de": "(?:be)?droh|blume",
        },
    ),
    "bribe": Token(
        ("blackmailer",),
        {
            "en": "bribe",
            "cs": "výpaln",
            "pl": "okup",
            "ru": "взятк",
            "hu": "kenőpénz",
            "es": "soborn",
            "fr": "pots?-de-vin",
            "de": "schweigegeld",
        },
    ),
    "tax": Token(
        ("tax_collector", "old_tax_collector"),
        {
            "en": r"tax\b",
            "cs": r"da(?:ň|ně|ni|ní)\b",
            "pl": "podat(?:e?k)",
            "ru": "налог",
            "hu": r"adót?\b",
            "fr": "taxe",
            "es": "impuesto",
            "de": r"steuern?\b",
        },
    ),
    "beauty": Token(
        ("artist",),
        {
            "en": "beautif",
            "cs": "zkrášl",
            "pl": "upiększ",
            "ru": "украш",
            "hu": "megszép",
            "es": "embellec",
            "fr": "embelli",
            "de": "verschöner",
        },
    ),
    "action card": Token(
        ("acrobat",),
        {
            "en": r"action\s+card",
            "cs": r"akční",
            "pl": r"kart\w*\s+akcji",
            "ru": r"карт\w*\s+действ",
            "hu": "akciólap",
            "fr": r"cartes?\s+action",
            "es": r"cartas?\s+de\s+acción",
            "de": "aktionskarte",
        },
    ),
    "rank 9": Token(
        tuple(name for name, number in CHARACTER_BY_NAME.items() if RANK_OF[number] == HIGHEST_RANK),
        {
            "en": r"rank\s+9|1 to 9|nine\s+characters",
            "cs": r"č\.\s*9",
            "pl": r"rang\w*\s+9",
            "ru": r"9-\w+\s+ранг|ранг\w*\s+9",
            "hu": r"9-es\s+rang",
            "fr": r"rang\s+9|1\s+à\s+9|neuf\s+personnages|neuvième",
            "es": r"rango\s+9|del 1 al 9|nueve\s+personajes",
            "de": r"rang\s+9|1 bis 9|neun\s+charaktere|neunte",
        },
    ),
}
DISCARD_PILE: Final = {
    "en": r"discard\s+pile",
    "cs": "odhazovac",
    "pl": r"stos\w*\s+kart\s+odrzuc",
    "ru": r"сброс[аеу]?\b",
    "hu": "dobópakli",
    "fr": r"la\s+défausse\b",
    "es": r"pila\s+de\s+descartes",
    "de": "ablagestapel",
}


def foreign_words(text: str, edition: str, code: str) -> Iterator[str]:
    """What a text names that the edition doesn't have, or calls otherwise."""
    own, foreign = _own_and_foreign(edition, code)
    words = _WORD.findall(text)
    for place in range(len(words)):
        for name in foreign:
            length = name.length_at(words, place)
            if length and not any(other.length_at(words, place) >= length for other in own):
                yield f"{name.card}: {words[place]}"
    for id, token in TOKENS.items():
        if CARDS_OF[edition].isdisjoint(token.cards) and _says(text, token.words.get(code)):
            yield id
    if not EDITIONS[edition].parameters.discard_pile and _says(text, DISCARD_PILE.get(code)):
        yield "discard pile"


def _says(text: str, beginning: str | None) -> bool:
    """Whether a text has a word that begins so; never in a language whose words are not listed here."""
    return beginning is not None and re.search(rf"\b(?:{beginning})", text, re.IGNORECASE) is not None
