"""What a rulebook is made of, as ids and numbers: paragraphs, figures, and what is printed on the cards.

The words are in ``citadels.lang``; the terminal and the page arrange them by these tables.
"""

from functools import cache
from typing import Any, Final, NamedTuple

from citadels.book.rulings import RULINGS
from citadels.cards.characters import CHARACTER_NAMES
from citadels.cards.districts import (
    ACTION_CARD,
    BASIC_DISTRICT,
    CARD_NAMES,
    COPIES,
    COSTS,
    KIND_BY_NAME,
    UNIQUE_DISTRICT,
    all_copies,
    cards_of_class,
)
from citadels.cards.editions import EDITIONS
from citadels.rules.config import Config
from citadels.rules.dealing import new_state
from citadels.rules.errors import SetupError
from citadels.rules.setup import Setup

BASIC: Final = cards_of_class(BASIC_DISTRICT)
UNIQUES: Final = cards_of_class(UNIQUE_DISTRICT)
ACTION_CARDS: Final = cards_of_class(ACTION_CARD)
ACTIONS_SECTION: Final = "actions"
# The paragraphs of docs/rules.md that the short rulebook contains, by section.
SECTIONS: Final = (
    ("setup", ("S1", "S2", "S3", "S4", "S5")),
    ("selection", ("D1", "D2", "D3", "D4", "D5", "D6", "D7", "D10")),
    ("turn", ("T1", "T1b", "T3", "T4", "T5", "T6", "T7", "T8", "T9", "T10", "T11")),
    (ACTIONS_SECTION, ("A1", "A2", "A3")),
    ("end", ("E1", "E2", "E3", "E4")),
)
# The paragraph after which the numbers of discarded characters are listed, and the ruling that ends the book.
DISCARDS_PARAGRAPH: Final = "D1"
LAST_RULING: Final = "R87"

_USUAL_PLAYERS: Final = 4
_FEW_PLAYERS: Final = 2


class Discards(NamedTuple):
    """D1: how many characters are put away, by the number of players and of ranks."""

    players: int
    ranks: int
    up: int
    down: int


class Figures(NamedTuple):
    """The numbers of an edition. ``pool``: the uniques to choose from; ``few``: the city of a game of two."""

    basic: int
    uniques: int
    pool: int
    city_size: int
    few: int
    bonus: int


class Printed(NamedTuple):
    """What a district of an edition costs, and how many there are."""

    cost: int
    copies: int


@cache
def _config(edition: str, players: int, ninth: bool | None = None) -> Config | None:
    """What a game of an edition has by default; None if its book forbids it."""
    try:
        return new_state(Setup(edition=edition, players=players, ninth=ninth), 0, None).config
    except SetupError:
        return None


def _usual(edition: str) -> Config:
    config = _config(edition, _USUAL_PLAYERS)
    assert config is not None
    return config


def sections(edition: str) -> list[tuple[str, tuple[str, ...]]]:
    """The sections of an edition's book with their paragraphs."""
    return [
        (section, paragraphs)
        for section, paragraphs in SECTIONS
        if section != ACTIONS_SECTION or EDITIONS[edition].has_action_cards
    ]


def figures(edition: str) -> Figures:
    usual, few = _usual(edition), _config(edition, _FEW_PLAYERS)
    basic = len(all_copies(BASIC_DISTRICT))
    uniques = len(usual.deck) - basic
    return Figures(
        basic,
        uniques,
        max(uniques, len(EDITIONS[edition].uniques)),
        usual.city_size,
        usual.city_size if few is None else few.city_size,
        usual.five_types_bonus,
    )


def discards(edition: str) -> list[Discards]:
    """D1: a line for every number of players and characters."""
    least, most = EDITIONS[edition].players
    tried = [
        (players, _config(edition, players, ninth))
        for players in range(least, most + 1)
        for ninth in (False, True)
    ]
    return [
        Discards(players, config.highest_rank, config.face_up, 1)
        for players, config in tried
        if config is not None
    ]


def printed(card: str, edition: str) -> Printed | None:
    """What is printed on a district; None if it is not a district. Editions without it count one copy."""
    if card in CHARACTER_NAMES or card in ACTION_CARDS:
        return None
    kind = KIND_BY_NAME[card]
    config = _config(edition, _USUAL_PLAYERS)
    if config is None:
        return Printed(COSTS[kind], COPIES[kind] or 1)
    return Printed(config.cost[kind], max(config.deck.count(kind), 1))


def editions_with(card: str) -> list[str]:
    """The editions that have a card."""
    if card in ACTION_CARDS:
        return [edition.id for edition in EDITIONS.values() if edition.has_action_cards]
    if card in BASIC:
        return list(EDITIONS)
    return [edition.id for edition in EDITIONS.values() if card in (*edition.characters, *edition.uniques)]


def book() -> dict[str, Any]:
    """All of it, ready for JSON."""
    return {
        "editions": [
            {
                "id": edition,
                "sections": [
                    {"id": section, "paragraphs": list(paragraphs)}
                    for section, paragraphs in sections(edition)
                ],
                "figures": figures(edition)._asdict(),
                "discards": [line._asdict() for line in discards(edition)],
                "printed": {
                    card: found._asdict()
                    for card in (*BASIC, *UNIQUES)
                    if edition in editions_with(card) and (found := printed(card, edition)) is not None
                },
            }
            for edition in EDITIONS
        ],
        "discards_paragraph": DISCARDS_PARAGRAPH,
        "last_ruling": LAST_RULING,
        "cards": [{"id": card, "editions": editions_with(card)} for card in (*CHARACTER_NAMES, *CARD_NAMES)],
        "rulings": [{"id": id, "cards": list(cards)} for id, cards in RULINGS.items()],
    }
