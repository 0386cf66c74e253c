"""The rules as people read them: an edition, a card, or all of it, from the game's own tables and words.

A rulebook is made of blocks; whether they become plain lines or Markdown is decided by who shows them.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from citadels.cards.characters import CHARACTER_BY_NAME, CHARACTER_NAMES, RANK_OF
from citadels.cards.districts import (
    BASIC_COPIES,
    CARD_NAMES,
    COSTS,
    FIRST_ACTION_CARD,
    FIRST_UNIQUE,
    KIND_BY_NAME,
    TYPE_NAMES,
    TYPE_OF,
)
from citadels.cards.editions import DEFAULT_EDITION, EDITIONS
from citadels.cards.sets import READY_MADE_SETS
from citadels.cards.versions import NEWEST
from citadels.game import Game
from citadels.lang.finder import in_order, names_of
from citadels.lang.language import LANGUAGES, Language, find_language
from citadels.lang.rulings import RULINGS, rulings_about
from citadels.lang.speaker import Speaker
from citadels.rules.config import Config
from citadels.rules.errors import SetupError
from citadels.rules.setup import Setup

BASIC: Final = CARD_NAMES[:FIRST_UNIQUE]
UNIQUES: Final = CARD_NAMES[FIRST_UNIQUE:FIRST_ACTION_CARD]
ACTION_CARDS: Final = CARD_NAMES[FIRST_ACTION_CARD:]
# Editions whose books have action cards.
_WITH_ACTION_CARDS: Final = ("classic", "deluxe-cz")

_SECTIONS: Final = (
    ("setup", ("S1", "S2", "S3", "S4", "S5")),
    ("selection", ("D1", "D2", "D3", "D4", "D5", "D6", "D7", "D10")),
    ("turn", ("T1", "T1b", "T3", "T4", "T5", "T6", "T7", "T8", "T9", "T10", "T11")),
    ("actions", ("A1", "A2", "A3")),
    ("end", ("E1", "E2", "E3", "E4")),
)


@dataclass(frozen=True)
class Heading:
    """A heading; 1 is the highest level."""

    level: int
    text: str


@dataclass(frozen=True)
class Paragraph:
    """Some sentences, with the id of their paragraph in ``docs/rules.md`` where they have one."""

    text: str
    id: str = ""


@dataclass(frozen=True)
class Item:
    """A line of a list."""

    text: str
    id: str = ""


Block = Heading | Paragraph | Item


@cache
def _config(edition: str, players: int, ninth: bool | None = None) -> Config | None:
    """What a game of an edition has by default; None where its book forbids it."""
    try:
        return Game(Setup(edition=edition, players=players, ninth=ninth), 0).state.config
    except SetupError:
        return None


def editions_with(card: str) -> list[str]:
    """The editions that have a card."""
    if card in ACTION_CARDS:
        return [id for id in EDITIONS if id in _WITH_ACTION_CARDS]
    if card in BASIC:
        return list(EDITIONS)
    return [edition.id for edition in EDITIONS.values() if card in (*edition.characters, *edition.uniques)]


class Rulebook:
    """The rules in one language, mostly of one edition."""

    def __init__(self, language: Language, edition: str = DEFAULT_EDITION) -> None:
        self.language = language
        self.edition = edition
        self.speaker = Speaker(language, edition=edition)

    def say(self, id: str, **arguments: Any) -> str:
        return self.speaker.say(id, **arguments)

    def text(self, kind: str, card: str, edition: str) -> str:
        """The short or full text of a card, as an edition has it."""
        if card in BASIC:
            return self.say(f"{kind}-type-{TYPE_NAMES[TYPE_OF[KIND_BY_NAME[card]]]}")
        return self.say(self._of_edition(f"{kind}-{card}", edition))

    def _of_edition(self, id: str, edition: str) -> str:
        own = f"{id}-{edition}"
        return own if self.language.has(own) else id

    def card_in_game(self, card: str, versions: Mapping[str, str]) -> Iterator[Block]:
        """A card as a game plays it; ``versions``: of the cards not played in their newest one."""
        edition = self.edition
        if card in versions:
            edition = versions[card]
        elif card in EDITIONS[edition].parameters.versions:
            edition = NEWEST
        printed = self._printed(card, self.edition)
        name = self.speaker.card(card)
        yield Heading(3, f"{name} ({printed})" if printed else name)
        yield from (Paragraph(text) for text in paragraphs(self.text("full", card, edition)))

    # An edition

    def edition_blocks(self, level: int = 1) -> Iterator[Block]:
        """The rules of the edition."""
        yield Heading(level, self.say("rules-title", edition=self.say(f"edition-{self.edition}")))
        yield Paragraph(self.language.say(f"edition-{self.edition}", {}, "about"))
        yield from self._figures()
        for section, paragraphs in _SECTIONS:
            if section == "actions" and self.edition not in _WITH_ACTION_CARDS:
                continue
            yield Heading(level + 1, self.say(f"rules-heading-{section}"))
            for id in paragraphs:
                yield Paragraph(self._paragraph(id), id)
                if id == "D1":
                    yield from self._discards()
        yield Paragraph(self.say("ruling-R87"), "R87")
        yield from self._cast(level + 1)
        yield from self._sets(level + 1)

    def _usual(self) -> Config:
        config = _config(self.edition, 4)
        assert config is not None
        return config

    def _figures(self) -> Iterator[Block]:
        edition = EDITIONS[self.edition]
        few = _config(self.edition, 2)
        usual = self._usual()
        least, most = edition.players
        yield Item(self.say("rules-players", least=least, most=most))
        basic = sum(BASIC_COPIES)
        uniques = len(usual.deck) - basic
        if uniques < len(edition.uniques):
            pool = len(edition.uniques)
            yield Item(self.say("rules-deck_chosen", basic=basic, uniques=uniques, pool=pool))
        else:
            yield Item(self.say("rules-deck", basic=basic, uniques=uniques))
        if few is not None and few.city_size != usual.city_size:
            yield Item(self.say("rules-city_few", size=usual.city_size, few=few.city_size))
        else:
            yield Item(self.say("rules-city", size=usual.city_size))
        yield Item(self.say("rules-bonus", points=usual.five_types_bonus))

    def _paragraph(self, id: str) -> str:
        message = self._of_edition(f"rules-{id}", self.edition)
        return self.say(message, bonus=self._usual().five_types_bonus)

    def _discards(self) -> Iterator[Block]:
        """D1: a line for every number of players and characters."""
        least, most = EDITIONS[self.edition].players
        for players in range(least, most + 1):
            for ninth in (False, True):
                config = _config(self.edition, players, ninth)
                if config is not None:
                    ranks = config.highest_rank
                    yield Item(
                        self.say("rules-discards", players=players, ranks=ranks, up=config.face_up, down=1)
                    )

    def _cast(self, level: int) -> Iterator[Block]:
        """The cards of the edition, each in a line."""
        edition = EDITIONS[self.edition]
        yield Heading(level, self.say("rules-heading-characters"))
        for card in edition.characters:
            rank = RANK_OF[CHARACTER_BY_NAME[card]]
            yield Item(f"{rank} {self._line(card)}")
        yield Heading(level, self.say("rules-heading-districts"))
        for card in BASIC:
            yield Item(f"{self.speaker.card(card)}: {self._printed(card, self.edition)}")
        yield Heading(level, self.say("rules-heading-uniques"))
        for card in in_order(list(dict.fromkeys(edition.uniques)), self.language, self.edition):
            yield Item(self._line(card))
        if self.edition in _WITH_ACTION_CARDS:
            yield Heading(level, self.say("rules-heading-actions"))
            for card in in_order(ACTION_CARDS, self.language, self.edition):
                yield Item(self._line(card))

    def _line(self, card: str) -> str:
        printed = self._printed(card, self.edition) if card in UNIQUES else ""
        name = self.speaker.card(card)
        head = f"{name} ({printed})" if printed else name
        return f"{head}: {self.text('short', card, self.edition)}"

    def _sets(self, level: int) -> Iterator[Block]:
        sets = EDITIONS[self.edition].sets
        if len(sets) < 2:
            return
        yield Heading(level, self.say("rules-heading-sets"))
        for id in sets:
            ready = READY_MADE_SETS[id]
            characters = [*ready.characters, *([ready.ninth] if ready.ninth else [])]
            name = self.say(f"set-{id}")
            yield Item(self.say("rules-set", set=name, characters=characters, cards=ready.uniques))

    # A card

    def main_edition(self, card: str) -> str:
        """The edition whose text of a card is shown first."""
        having = editions_with(card)
        return self.edition if self.edition in having or not having else having[0]

    def card_blocks(self, card: str, level: int = 1) -> Iterator[Block]:
        """All about a card: what it does, where editions differ, rulings."""
        main = self.main_edition(card)
        name = self.language.card(card, main)
        others = [other for other in names_of(card, self.language) if other != name]
        yield Heading(level, name)
        if others:
            yield Paragraph(self.say("rules-called", names=self.language.listed(others)))
        having = editions_with(card)
        facts = [self._printed(card, main)]
        if having:
            editions = ", ".join(self.say(f"edition-{id}") for id in having)
            facts.append(self.say("rules-in_editions", editions=editions))
        yield Paragraph(" · ".join(fact for fact in facts if fact))
        for text in paragraphs(self.text("full", card, main)):
            yield Paragraph(text)
        differing = self._differences(card, main)
        if differing:
            yield Heading(level + 1, self.say("rules-heading-differences"))
            yield from differing
        rulings = rulings_about(card)
        if rulings:
            yield Heading(level + 1, self.say("rules-heading-rulings"))
            yield from (Item(self.say(f"ruling-{id}"), id) for id in rulings)

    def _printed(self, card: str, edition: str) -> str:
        """What is printed on a card beside its text."""
        if card in CHARACTER_NAMES:
            return self.say("rules-rank", rank=RANK_OF[CHARACTER_BY_NAME[card]])
        if card in ACTION_CARDS:
            return ""
        kind = KIND_BY_NAME[card]
        config = _config(edition, 4)
        cost = COSTS[kind] if config is None else config.cost[kind]
        facts = [self.say(f"type-{TYPE_NAMES[TYPE_OF[kind]]}"), self.say("rules-cost", cost=cost)]
        copies = BASIC_COPIES[kind] if config is None else config.deck.count(kind)
        if copies > 1:
            facts.append(self.say("rules-copies", copies=copies))
        return ", ".join(facts)

    def _differences(self, card: str, main: str) -> list[Item]:
        """How the card is in the other editions that have it, where that is different."""

        def told(edition: str) -> tuple[str, str]:
            return self._printed(card, edition), self.text("full", card, edition)

        by_text: dict[tuple[str, str], list[str]] = {}
        for edition in editions_with(card):
            if told(edition) != told(main):
                by_text.setdefault(told(edition), []).append(edition)
        found: list[Item] = []
        for (printed, text), editions in by_text.items():
            names = ", ".join(self.say(f"edition-{id}") for id in editions)
            facts = f" ({printed})" if printed != told(main)[0] else ""
            found.append(
                Item(f"{self.say('rules-in_edition', editions=names)}{facts} {' '.join(paragraphs(text))}")
            )
        return found

    def card_data(self, card: str) -> dict[str, Any]:
        """All about a card, ready for JSON."""
        main = self.main_edition(card)
        return {
            "id": card,
            "name": self.language.card(card, main),
            "names": {code: find_language(code).card(card, main) for code in LANGUAGES},
            "printed": self._printed(card, main),
            "edition": main,
            "editions": editions_with(card),
            "short": self.text("short", card, main),
            "full": paragraphs(self.text("full", card, main)),
            "differences": [item.text for item in self._differences(card, main)],
            "rulings": [{"id": id, "text": self.say(f"ruling-{id}")} for id in rulings_about(card)],
        }

    # Everything

    def reference(self) -> Iterator[Block]:
        """All editions and all cards."""
        yield Heading(1, self.say("rules-reference"))
        for edition in EDITIONS:
            yield from Rulebook(self.language, edition).edition_blocks(2)
        for heading, cards in (
            ("characters", CHARACTER_NAMES),
            ("districts", BASIC),
            ("uniques", in_order(UNIQUES, self.language)),
            ("actions", in_order(ACTION_CARDS, self.language)),
        ):
            yield Heading(2, self.say(f"rules-heading-{heading}"))
            for card in cards:
                yield from self.card_blocks(card, 3)
        yield Heading(2, self.say("rules-heading-rulings"))
        yield from (Item(self.say(f"ruling-{id}"), id) for id in RULINGS)


def paragraphs(text: str) -> list[str]:
    """The paragraphs of a text: an empty line parts them, other line ends are only layout."""
    return [" ".join(part.split()) for part in text.split("\n\n")]
