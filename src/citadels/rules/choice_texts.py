"""Choices as texts: ``build market``, and back. Records, the protocol and people use the texts."""

from typing import Final

from citadels.cards.characters import CHARACTER_BY_NAME, CHARACTER_NAMES
from citadels.cards.districts import CARD_NAMES, GOLD_SHIFT, KIND_BY_NAME, KIND_MASK, TYPE_NAMES
from citadels.rules.choices import VERB_BY_NAME, VERB_OF, VERBS, WORD_SIZES


def district_name(district: int) -> str:
    """A district in a city as text: ``market``, or ``market+1`` with the Artist's gold on it."""
    name = CARD_NAMES[district & KIND_MASK]
    return f"{name}+{district >> GOLD_SHIFT}" if district >> GOLD_SHIFT else name


def _word(word: str, argument: int) -> str:
    if word == "card":
        return CARD_NAMES[argument]
    if word == "character":
        return CHARACTER_NAMES[argument]
    if word == "type":
        return TYPE_NAMES[argument]
    if word == "district":
        return district_name(argument)
    return str(argument)


def argument_values(choice: int) -> list[int]:
    """The arguments of a choice, one for each word of its verb."""
    verb = VERB_OF[choice]
    rest = choice - verb
    values: list[int] = []
    for word in reversed(VERBS[verb].words):
        values.append(rest % WORD_SIZES[word])
        rest //= WORD_SIZES[word]
    values.reverse()
    return values


def choice_arguments(choice: int) -> dict[str, int | str]:
    """The arguments of a choice by name, cards and characters as their ids."""
    named: dict[str, int | str] = {}
    for word, value in zip(VERBS[VERB_OF[choice]].words, argument_values(choice), strict=True):
        named[word] = value if word in ("seat", "number") else _word(word, value)
    return named


def _is_a_card(word: str, value: int) -> bool:
    if word == "card":
        return value < len(CARD_NAMES)
    if word == "character":
        return value < len(CHARACTER_NAMES)
    if word == "district":
        return value & KIND_MASK < len(CARD_NAMES)
    return True


def exists(choice: int) -> bool:
    """Whether the number is a choice: the space leaves room for future cards."""
    if not 0 <= choice < len(VERB_OF):
        return False
    words = VERBS[VERB_OF[choice]].words
    return all(_is_a_card(word, value) for word, value in zip(words, argument_values(choice), strict=True))


def choice_text(choice: int) -> str:
    """The text of a choice: its verb and its arguments, separated by blanks."""
    verb = VERBS[VERB_OF[choice]]
    words = zip(verb.words, argument_values(choice), strict=True)
    return " ".join([verb.id, *(_word(word, value) for word, value in words)])


def _parse_word(word: str, text: str) -> int | None:
    if word == "card":
        return KIND_BY_NAME.get(text)
    if word == "character":
        return CHARACTER_BY_NAME.get(text)
    if word == "type":
        return TYPE_NAMES.index(text) if text in TYPE_NAMES else None
    if word == "district":
        name, plus, gold = text.partition("+")
        if name not in KIND_BY_NAME or (plus and gold != "1"):
            return None
        return KIND_BY_NAME[name] | (1 << GOLD_SHIFT if plus else 0)
    if (
        text.isascii()
        and text.isdigit()
        and len(text) <= 2
        and int(text) < WORD_SIZES[word]
        and str(int(text)) == text
    ):
        return int(text)
    return None


# By text, so that each is parsed only once: a choice has one text.
_parsed: Final[dict[str, int]] = {}


def parse_choice(text: str) -> int | None:
    """The choice that a text names, or None."""
    choice = _parsed.get(text)
    if choice is None:
        choice = _parse(text)
        if choice is not None:
            _parsed[text] = choice
    return choice


def _parse(text: str) -> int | None:
    name, *arguments = text.split(" ")
    verb = VERB_BY_NAME.get(name)
    words = () if verb is None else VERBS[verb].words
    if verb is None or len(arguments) != len(words):
        return None
    value = 0
    for word, argument in zip(words, arguments, strict=True):
        parsed = _parse_word(word, argument)
        if parsed is None:
            return None
        value = value * WORD_SIZES[word] + parsed
    return verb + value


class Option:
    """A legal choice: a stable number and a text that parses back."""

    __slots__ = ("id", "text")

    def __init__(self, id: int, text: str) -> None:
        self.id = id
        self.text = text

    @property
    def verb(self) -> str:
        return VERBS[VERB_OF[self.id]].id

    @property
    def arguments(self) -> dict[str, int | str]:
        return choice_arguments(self.id)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Option {self.id}: {self.text}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and other.id == self.id

    def __hash__(self) -> int:
        return self.id


_options: Final[dict[int, Option]] = {}


def option(choice: int) -> Option:
    """The one Option object of a choice."""
    found = _options.get(choice)
    if found is None:
        found = Option(choice, choice_text(choice))
        _options[choice] = found
    return found
