"""The rules as people read them: an edition, a card, or all of it, from the game's tables and words.

A rulebook is made of blocks; whether they become plain lines or Markdown is decided by who shows them.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from citadels.book import contents
from citadels.book.contents import ACTION_CARDS, BASIC, UNIQUES, editions_with
from citadels.book.rulings import RULINGS, rulings_about
from citadels.cards.characters import CHARACTER_BY_NAME, CHARACTER_NAMES, RANK_OF
from citadels.cards.districts import KIND_BY_NAME, TYPE_NAMES, TYPE_OF
from citadels.cards.editions import DEFAULT_EDITION, EDITIONS
from citadels.cards.sets import READY_MADE_SETS
from citadels.cards.versions import NEWEST
from citadels.lang.finder import in_order, names_of
from citadels.lang.language import LANGUAGES, Language, find_language
from citadels.lang.speaker import Speaker


@dataclass(frozen=True)
class Heading:
    """A heading; 1 is the highest level."""

    level: int
    text: str


@dataclass(frozen=True)
class Paragraph:
    """Some sentences, with the id of their paragraph in ``docs/rules.md`` if they have one."""

    text: str
    id: str = ""


@dataclass(frozen=True)
class Item:
    """A line of a list."""

    text: str
    id: str = ""


Block = Heading | Paragraph | Item


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
        for section, paragraphs in contents.sections(self.edition):
            yield Heading(level + 1, self.say(f"rules-heading-{section}"))
            for id in paragraphs:
                yield Paragraph(self._paragraph(id), id)
                if id == contents.DISCARDS_PARAGRAPH:
                    yield from self._discards()
        yield Paragraph(self.say(f"ruling-{contents.LAST_RULING}"), contents.LAST_RULING)
        yield from self._cast(level + 1)
        yield from self._sets(level + 1)

    def _figures(self) -> Iterator[Block]:
        least, most = EDITIONS[self.edition].players
        figures = contents.figures(self.edition)
        yield Item(self.say("rules-players", least=least, most=most))
        deck = "rules-deck" if figures.uniques == figures.pool else "rules-deck_chosen"
        yield Item(self.say(deck, basic=figures.basic, uniques=figures.uniques, pool=figures.pool))
        if figures.few != figures.city_size:
            yield Item(self.say("rules-city_few", size=figures.city_size, few=figures.few))
        else:
            yield Item(self.say("rules-city", size=figures.city_size))
        yield Item(self.say("rules-bonus", points=figures.bonus))

    def _paragraph(self, id: str) -> str:
        message = self._of_edition(f"rules-{id}", self.edition)
        return self.say(message, bonus=contents.figures(self.edition).bonus)

    def _discards(self) -> Iterator[Block]:
        """D1: a line for every number of players and characters."""
        for line in contents.discards(self.edition):
            yield Item(self.say("rules-discards", **line._asdict()))

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
        if EDITIONS[self.edition].has_action_cards:
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
        facts = [self.say(f"type-{TYPE_NAMES[TYPE_OF[KIND_BY_NAME[card]]]}")]
        found = contents.printed(card, edition)
        if found is not None:
            facts.append(self.say("rules-cost", cost=found.cost))
            if found.copies > 1:
                facts.append(self.say("rules-copies", copies=found.copies))
        return ", ".join(facts)

    def _differences(self, card: str, main: str) -> list[Item]:
        """How the card differs in other editions."""

        def wording(edition: str) -> tuple[str, str]:
            return self._printed(card, edition), self.text("full", card, edition)

        by_text: dict[tuple[str, str], list[str]] = {}
        for edition in editions_with(card):
            if wording(edition) != wording(main):
                by_text.setdefault(wording(edition), []).append(edition)
        found: list[Item] = []
        for (printed, text), editions in by_text.items():
            names = ", ".join(self.say(f"edition-{id}") for id in editions)
            facts = f" ({printed})" if printed != wording(main)[0] else ""
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
    """The paragraphs of a text: an empty line separates them, other line breaks are only layout."""
    return [" ".join(part.split()) for part in text.split("\n\n")]
