"""The action space: every choice of every decision is one int with one text.

A *verb* is the number of its first choice; a choice is ``verb + argument``. Arguments name card kinds,
characters, seats, types and districts, never positions in a hand, so equal cards are one choice. The
numbers are stable: new verbs are added at the end.
"""

from typing import Final

from citadels.cards.characters import CHARACTER_BY_NAME, CHARACTER_NAMES, CHARACTER_SLOTS
from citadels.cards.districts import CARD_NAMES, CARD_SLOTS, GOLD_SHIFT, KIND_BY_NAME, KIND_MASK, TYPE_NAMES

SEATS: Final = 8
TYPES: Final = 5
NUMBERS: Final = 32
DISTRICT_SLOTS: Final = 256  # every kind without and with the gold of the Artist

# What a verb is about, in the order of its words.
NOTHING: Final = ()
CARD: Final = ("card",)
CHARACTER: Final = ("character",)
SEAT: Final = ("seat",)
NUMBER: Final = ("number",)
DISTRICT: Final = ("district",)
SEAT_TYPE: Final = ("seat", "type")
SEAT_DISTRICT: Final = ("seat", "district")

WORD_SIZES: Final[dict[str, int]] = {
    "card": CARD_SLOTS,
    "character": CHARACTER_SLOTS,
    "seat": SEATS,
    "number": NUMBERS,
    "district": DISTRICT_SLOTS,
    "type": TYPES,
}

VERB_NAMES: Final[dict[int, str]] = {}
VERB_WORDS: Final[dict[int, tuple[str, ...]]] = {}
VERB_BY_NAME: Final[dict[str, int]] = {}
# The verb of every choice, by its number.
VERB_OF: Final[list[int]] = []


def declare_verb(name: str, words: tuple[str, ...]) -> int:
    """Add a verb after all others, with a number for every choice; the number of its first choice."""
    verb = len(VERB_OF)
    size = 1
    for word in words:
        size *= WORD_SIZES[word]
    VERB_NAMES[verb] = name
    VERB_WORDS[verb] = words
    VERB_BY_NAME[name] = verb
    VERB_OF.extend([verb] * size)
    return verb


# The selection phase
CHOOSE: Final[int] = declare_verb("choose", CHARACTER)
DISCARD: Final[int] = declare_verb("discard", CHARACTER)
EXCHANGE_CHARACTER: Final[int] = declare_verb("exchange_character", SEAT)
GIVE_CHARACTER: Final[int] = declare_verb("give_character", CHARACTER)
KEEP_CHARACTER: Final[int] = declare_verb("keep_character", NOTHING)
# Every turn
TAKE_GOLD: Final[int] = declare_verb("take_gold", NOTHING)
TAKE_CARDS: Final[int] = declare_verb("take_cards", NOTHING)
KEEP_CARD: Final[int] = declare_verb("keep", CARD)
BUILD: Final[int] = declare_verb("build", CARD)
BUILD_BY_FRAMEWORK: Final[int] = declare_verb("build_by_framework", CARD)
BUILD_NECROPOLIS: Final[int] = declare_verb("build_necropolis", DISTRICT)
PAY_CARD: Final[int] = declare_verb("pay_card", CARD)
PAY_REST: Final[int] = declare_verb("pay_rest", NOTHING)
END_TURN: Final[int] = declare_verb("end_turn", NOTHING)
# Characters, by rank
MURDER: Final[int] = declare_verb("murder", CHARACTER)
BEWITCH: Final[int] = declare_verb("bewitch", CHARACTER)
WARRANT: Final[int] = declare_verb("warrant", CHARACTER)
CONFISCATE: Final[int] = declare_verb("confiscate", NOTHING)
LET_STAND: Final[int] = declare_verb("let_stand", NOTHING)
ROB: Final[int] = declare_verb("rob", CHARACTER)
SPY_ON: Final[int] = declare_verb("spy", SEAT_TYPE)
THREATEN: Final[int] = declare_verb("threaten", CHARACTER)
PAY_BRIBE: Final[int] = declare_verb("pay_bribe", NOTHING)
REFUSE_BRIBE: Final[int] = declare_verb("refuse_bribe", NOTHING)
REVEAL_THREAT: Final[int] = declare_verb("reveal_threat", NOTHING)
LEAVE_THREAT: Final[int] = declare_verb("leave_threat", NOTHING)
SWAP_HANDS: Final[int] = declare_verb("swap_hands", SEAT)
REPLACE: Final[int] = declare_verb("replace", CARD)
DRAW_REPLACEMENTS: Final[int] = declare_verb("draw_replacements", NOTHING)
LOOK_AT_HAND: Final[int] = declare_verb("look_at_hand", SEAT)
TAKE_CARD: Final[int] = declare_verb("take_card", CARD)
FORESEE: Final[int] = declare_verb("foresee", NOTHING)
GIVE_CARD: Final[int] = declare_verb("give_card", CARD)
INCOME: Final[int] = declare_verb("income", NOTHING)
TAKE_CROWN: Final[int] = declare_verb("take_crown", NOTHING)
GIVE_CROWN: Final[int] = declare_verb("give_crown", SEAT)
TRIBUTE_GOLD: Final[int] = declare_verb("tribute_gold", NOTHING)
TRIBUTE_CARD: Final[int] = declare_verb("tribute_card", NOTHING)
INCOME_IN_GOLD: Final[int] = declare_verb("income_in_gold", NUMBER)
ALMS: Final[int] = declare_verb("alms", SEAT)
BORROW: Final[int] = declare_verb("borrow", CARD)
BORROW_FROM: Final[int] = declare_verb("borrow_from", SEAT)
EXTRA_GOLD: Final[int] = declare_verb("extra_gold", NOTHING)
EXTRA_CARDS: Final[int] = declare_verb("extra_cards", NOTHING)
FOUR_GOLD: Final[int] = declare_verb("four_gold", NOTHING)
FOUR_CARDS: Final[int] = declare_verb("four_cards", NOTHING)
STUDY: Final[int] = declare_verb("study", NOTHING)
DESTROY: Final[int] = declare_verb("destroy", SEAT_DISTRICT)
OFFER: Final[int] = declare_verb("offer", DISTRICT)
EXCHANGE_FOR: Final[int] = declare_verb("exchange_for", SEAT_DISTRICT)
SEIZE: Final[int] = declare_verb("seize", SEAT_DISTRICT)
NEIGHBOUR_GOLD: Final[int] = declare_verb("neighbour_gold", NOTHING)
BEAUTIFY: Final[int] = declare_verb("beautify", DISTRICT)
STOP_BEAUTIFYING: Final[int] = declare_verb("stop_beautifying", NOTHING)
COLLECT_TAX: Final[int] = declare_verb("collect_tax", NOTHING)
# Unique districts
USE_ARMORY: Final[int] = declare_verb("use_armory", SEAT_DISTRICT)
USE_LABORATORY: Final[int] = declare_verb("use_laboratory", CARD)
USE_SMITHY: Final[int] = declare_verb("use_smithy", NOTHING)
USE_MUSEUM: Final[int] = declare_verb("use_museum", CARD)

# Older editions
HAND_OVER_GOLD: Final[int] = declare_verb("hand_over_gold", NOTHING)
HAND_OVER_CARD: Final[int] = declare_verb("hand_over_card", CARD)
SAVE_DISTRICT: Final[int] = declare_verb("save_district", NOTHING)
LEAVE_DISTRICT: Final[int] = declare_verb("leave_district", NOTHING)
# Action cards
PLAY_BIG_TOP: Final[int] = declare_verb("play_big_top", NOTHING)
PLAY_TICKET_WAGON: Final[int] = declare_verb("play_ticket_wagon", NOTHING)
USE_WAGON: Final[int] = declare_verb("use_wagon", NUMBER)
CASH_IN: Final[int] = declare_verb("cash_in", NOTHING)
LEAVE_WAGON: Final[int] = declare_verb("leave_wagon", NOTHING)
PLAY_FORTUNE_TELLER: Final[int] = declare_verb("play_fortune_teller", SEAT)
PLAY_DIRECTOR: Final[int] = declare_verb("play_director", NOTHING)
PLAY_CANNONBALL: Final[int] = declare_verb("play_cannonball", CARD)
REPLACE_DISTRICT: Final[int] = declare_verb("replace_district", DISTRICT)
PLAY_ACROBAT: Final[int] = declare_verb("play_acrobat", NOTHING)
PLAY_STRONGMAN: Final[int] = declare_verb("play_strongman", NOTHING)
HOLD_BACK: Final[int] = declare_verb("hold_back", NOTHING)

# Unique districts of deluxe-cz
RING_BELL: Final[int] = declare_verb("ring_bell", NOTHING)
KEEP_BELL_SILENT: Final[int] = declare_verb("keep_bell_silent", NOTHING)
SEARCH_DECK: Final[int] = declare_verb("search_deck", NOTHING)
LEAVE_DECK: Final[int] = declare_verb("leave_deck", NOTHING)
SHOW_MURDERED: Final[int] = declare_verb("show_murdered", NOTHING)
STAY_HIDDEN: Final[int] = declare_verb("stay_hidden", NOTHING)


def action_space() -> int:
    """How many numbers there are for choices."""
    return len(VERB_OF)


def is_verb(choice: int, verb: int) -> bool:
    """Whether a choice is one of a verb."""
    return VERB_OF[choice] == verb


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
    for word in reversed(VERB_WORDS[verb]):
        values.append(rest % WORD_SIZES[word])
        rest //= WORD_SIZES[word]
    values.reverse()
    return values


def choice_arguments(choice: int) -> dict[str, int | str]:
    """The arguments of a choice by name, cards and characters as their ids."""
    named: dict[str, int | str] = {}
    for word, value in zip(VERB_WORDS[VERB_OF[choice]], argument_values(choice), strict=True):
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
    """Whether the number is a choice at all: the space leaves room for cards to come."""
    if not 0 <= choice < len(VERB_OF):
        return False
    words = VERB_WORDS[VERB_OF[choice]]
    return all(_is_a_card(word, value) for word, value in zip(words, argument_values(choice), strict=True))


def choice_text(choice: int) -> str:
    """The text of a choice: its verb and its arguments, separated by blanks."""
    verb = VERB_OF[choice]
    words = zip(VERB_WORDS[verb], argument_values(choice), strict=True)
    return " ".join([VERB_NAMES[verb], *(_word(word, value) for word, value in words)])


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


def parse_choice(text: str) -> int | None:
    """The choice that a text names, or None."""
    name, *arguments = text.split(" ")
    verb = VERB_BY_NAME.get(name)
    if verb is None or len(arguments) != len(VERB_WORDS[verb]):
        return None
    value = 0
    for word, argument in zip(VERB_WORDS[verb], arguments, strict=True):
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
        return VERB_NAMES[VERB_OF[self.id]]

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
