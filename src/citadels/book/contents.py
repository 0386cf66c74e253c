"""The contents of a rulebook as ids and numbers: paragraphs, figures, and what is printed on the cards.

The words are in ``citadels.lang``; the terminal and the page arrange them by these tables.
"""

from functools import cache
from typing import Any, Final, NamedTuple

from citadels.book.passages import Passage
from citadels.book.rulings import RULINGS, general_rulings
from citadels.cards.characters import CHARACTER_BY_NAME, CHARACTER_NAMES
from citadels.cards.districts import (
    ACTION_CARD,
    BASIC_DISTRICT,
    CARD_NAMES,
    COPIES,
    COSTS,
    KIND_BY_NAME,
    TYPE_NAMES,
    UNIQUE_DISTRICT,
    all_copies,
    cards_of_class,
)
from citadels.cards.editions import EDITIONS, FEWEST_PLAYERS
from citadels.cards.sets import SUBSTITUTES
from citadels.cards.versions import NEWEST
from citadels.rules.all_cards import CARDS
from citadels.rules.characters.base import IncomeCharacter
from citadels.rules.config import Config
from citadels.rules.dealing import new_state
from citadels.rules.errors import SetupError
from citadels.rules.setup import Setup

BASIC: Final = cards_of_class(BASIC_DISTRICT)
UNIQUES: Final = cards_of_class(UNIQUE_DISTRICT)
ACTION_CARDS: Final = cards_of_class(ACTION_CARD)


def _paragraphs(
    *ids: str, only_in: tuple[str, ...] = (), players: tuple[int, ...] = ()
) -> tuple[Passage, ...]:
    return tuple(Passage(id, f"rules-{id}", only_in=only_in, players=players) for id in ids)


_WITH_ACTION_CARDS: Final = tuple(id for id, edition in EDITIONS.items() if edition.has_action_cards)
_NINE_WITH_THREE: Final = tuple(id for id, edition in EDITIONS.items() if 3 in edition.nine_ranks_for)
_EIGHT_WITH_THREE: Final = tuple(id for id in EDITIONS if id not in _NINE_WITH_THREE)
# The paragraphs of docs/rules.md that the short rulebook contains, by section.
SECTIONS: Final = (
    ("setup", _paragraphs("S1", "S2", "S3", "S4", "S5")),
    (
        "selection",
        (
            *_paragraphs("D1", "D2", "D3"),
            *_paragraphs("D4", players=(4, 5, 6, 7, 8)),
            *_paragraphs("D5", players=(7, 8)),
            *_paragraphs("D6", players=(2,)),
            *_paragraphs("D7", only_in=_NINE_WITH_THREE, players=(3,)),
            *_paragraphs("D8", only_in=_EIGHT_WITH_THREE, players=(3,)),
            *_paragraphs("D10", players=(2, 3)),
        ),
    ),
    ("turn", _paragraphs("T1", "T1b", "T3", "T4", "T5", "T6", "T7", "T8", "T9", "T10", "T11")),
    ("actions", _paragraphs("A1", "A2", "A3", only_in=_WITH_ACTION_CARDS)),
    ("end", _paragraphs("E1", "E2", "E3", "E4")),
)
# The paragraph after which the numbers of discarded characters are listed.
DISCARDS_PARAGRAPH: Final = "D1"

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
    """What a district of an edition costs, None for one that is never built, and how many there are."""

    cost: int | None
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


def sections(edition: str) -> list[tuple[str, list[Passage]]]:
    """The sections of an edition's book with their paragraphs; rulings about no card in particular end it."""
    found = [
        (section, [paragraph for paragraph in paragraphs if paragraph.holds_in(edition)])
        for section, paragraphs in SECTIONS
    ]
    found[-1][1].extend(general_rulings(edition))
    return [(section, paragraphs) for section, paragraphs in found if paragraphs]


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
    """What is printed on a district, one copy in editions without it; None if it is not a district."""
    if card in CHARACTER_NAMES or card in ACTION_CARDS:
        return None
    kind = KIND_BY_NAME[card]
    config = _config(edition, _USUAL_PLAYERS)
    if config is None:
        return Printed(COSTS[kind] or None, COPIES[kind] or 1)
    return Printed(config.cost[kind] or None, max(config.deck.count(kind), 1))


def earning_from(type: str, edition: str) -> list[str]:
    """The characters of an edition that have income from districts of a type."""
    found = []
    for name in EDITIONS[edition].characters:
        character = CARDS.character(CHARACTER_BY_NAME[name], NEWEST)
        if isinstance(character, IncomeCharacter) and TYPE_NAMES[character.income_type] == type:
            found.append(name)
    return found


def editions_with(card: str) -> list[str]:
    """The editions that have a card."""
    if card in ACTION_CARDS:
        return [edition.id for edition in EDITIONS.values() if edition.has_action_cards]
    if card in BASIC:
        return list(EDITIONS)
    return [edition.id for edition in EDITIONS.values() if card in (*edition.characters, *edition.uniques)]


def _written(passage: Passage) -> dict[str, Any]:
    return {"id": passage.id, "message": passage.message}


def book() -> dict[str, Any]:
    """The whole book, ready for JSON."""
    return {
        "editions": [
            {
                "id": edition,
                "sections": [
                    {
                        "id": section,
                        "paragraphs": [
                            {**_written(paragraph), "players": paragraph.players} for paragraph in paragraphs
                        ],
                    }
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
        "substitutes": [
            {"character": character, "least": FEWEST_PLAYERS[character], "choices": list(choices)}
            for character, choices in SUBSTITUTES.items()
        ],
        "cards": [{"id": card, "editions": editions_with(card)} for card in (*CHARACTER_NAMES, *CARD_NAMES)],
        "rulings": [
            {
                **_written(ruling),
                "cards": [*ruling.cards, *ruling.some_of],
                "editions": ruling.editions,
            }
            for ruling in RULINGS
        ],
    }
