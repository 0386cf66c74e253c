"""The rules as people read them: an edition, a card, or all of it, from the game's tables and words.

A rulebook consists of blocks; the caller turns them into plain lines or Markdown.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from citadels.book import contents
from citadels.book.contents import ACTION_CARDS, BASIC, UNIQUES, editions_with
from citadels.book.glossary import glossary, glossary_figures
from citadels.book.passages import Passage
from citadels.book.rulings import RULINGS, rulings_about
from citadels.cards.characters import CHARACTER_BY_NAME, CHARACTER_NAMES, RANK_OF
from citadels.cards.districts import KIND_BY_NAME, TYPE_NAMES, TYPE_OF
from citadels.cards.editions import DEFAULT_EDITION, EDITIONS, FEWEST_PLAYERS
from citadels.cards.sets import READY_MADE_SETS, SUBSTITUTES
from citadels.cards.versions import NEWEST, edition_of
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
    """The rules in one language: of one edition alone, or of the default one and where others differ."""

    def __init__(self, language: Language, edition: str = "") -> None:
        self.language = language
        self.alone = bool(edition)
        self.edition = edition or DEFAULT_EDITION
        self.speaker = Speaker(language, edition=self.edition)

    def say(self, id: str, **arguments: Any) -> str:
        return self.speaker.say(id, **arguments)

    def text(self, kind: str, card: str, edition: str) -> str:
        """The short or full text of a card, as an edition has it."""
        if card in BASIC:
            type = TYPE_NAMES[TYPE_OF[KIND_BY_NAME[card]]]
            return self.say(f"{kind}-type-{type}", characters=contents.earning_from(type, edition))
        return self.say(self._of_edition(f"{kind}-{card}", edition))

    def _of_edition(self, id: str, edition: str) -> str:
        own = f"{id}-{edition}"
        return own if self.language.has(own) else id

    def card_in_game(self, card: str, versions: Mapping[str, str]) -> Iterator[Block]:
        """A card as a game plays it; ``versions``: of the cards not played in their newest one."""
        edition = self.edition
        if card in versions:
            edition = edition_of(versions[card])
        elif card in EDITIONS[edition].parameters.versions:
            edition = NEWEST
        printed = self._printed(card, self.edition)
        name = self.speaker.card(card)
        yield Heading(3, f"{name} ({printed})" if printed else name)
        yield from (Paragraph(text) for text in paragraphs(self.text("full", card, edition)))
        yield from (Paragraph(text) for text in self.notes(card))

    # An edition

    def edition_blocks(self, level: int = 1) -> Iterator[Block]:
        """The rules of the edition."""
        yield Heading(level, self.say("rules-title", edition=self.say(f"edition-{self.edition}")))
        yield Paragraph(self.language.say(f"edition-{self.edition}", {}, "about"))
        yield from self._figures()
        for section, paragraphs in contents.sections(self.edition):
            yield Heading(level + 1, self.say(f"rules-heading-{section}"))
            for paragraph in paragraphs:
                yield Paragraph(self.passage(paragraph), paragraph.id)
                if paragraph.id == contents.DISCARDS_PARAGRAPH:
                    yield from self._discards()
        yield from self._cast(level + 1)
        yield from self._sets(level + 1)
        yield from self._departures(level + 1)

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
        if EDITIONS[self.edition].has_action_cards:
            yield Item(self.say("rules-action_cards"))
        for variant in EDITIONS[self.edition].variants:
            about = self.language.say(f"variant-{variant.id}", variant.house_rules, "about")
            yield Item(self.language.labelled(self.say(f"variant-{variant.id}"), about))

    def passage(self, passage: Passage) -> str:
        """A paragraph or ruling in the words of the edition."""
        message = self._of_edition(passage.message, self.edition)
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
            yield Item(self.language.labelled(self.speaker.card(card), self._printed(card, self.edition)))
        yield Heading(level, self.say("rules-heading-uniques"))
        for card in in_order(list(dict.fromkeys(edition.uniques)), self.language, self.edition):
            yield Item(self._line(card))
        if EDITIONS[self.edition].has_action_cards:
            yield Heading(level, self.say("rules-heading-actions"))
            for card in in_order(ACTION_CARDS, self.language, self.edition):
                yield Item(self._line(card))

    def _departures(self, level: int) -> Iterator[Block]:
        """Where we differ from the edition's book, and why."""
        found = [Item(text) for text in self.departures()]
        if found:
            yield Heading(level, self.say("rules-heading-departures"))
            yield from found

    def departures(self) -> list[str]:
        edition = EDITIONS[self.edition]
        told = [self.say(f"rules-departure-{id}") for id in edition.departures]
        if edition.unprinted:
            told.append(self.say("rules-departure-unprinted", cards=edition.unprinted))
        return told

    def _line(self, card: str) -> str:
        printed = self._printed(card, self.edition) if card in UNIQUES else ""
        name = self.speaker.card(card)
        head = f"{name} ({printed})" if printed else name
        return self.language.labelled(head, self.text("short", card, self.edition))

    def _sets(self, level: int) -> Iterator[Block]:
        sets = EDITIONS[self.edition].sets
        if len(sets) < 2:
            return
        yield Heading(level, self.say("rules-heading-sets"))
        yield Paragraph(self.say("rules-sets_ninth"))
        for character, others in SUBSTITUTES.items():
            names = " / ".join(self.speaker.card(other) for other in others)
            least = FEWEST_PLAYERS[character]
            yield Paragraph(self.say("rules-substitute", character=character, least=least, names=names))
        for id in sets:
            ready = READY_MADE_SETS[id]
            yield Heading(level + 1, self.say(f"set-{id}"))
            yield Paragraph(self.language.say(f"set-{id}", {}, "about"))
            cast = "rules-set_ninth" if ready.ninth else "rules-set_characters"
            yield Item(self.say(cast, characters=ready.characters, character=ready.ninth))
            yield Item(self.say("rules-set_uniques", cards=ready.uniques))

    def glossary_blocks(self, level: int = 1) -> Iterator[Block]:
        """The terms of the edition's book, each with a sentence."""
        yield Heading(level, self.say("rules-heading-glossary"))
        numbers = glossary_figures(self.edition)
        for term in glossary(self.edition):
            name = self.say(self._of_edition(f"term-{term.id}", self.edition))
            about = self.language.say(f"term-{term.id}", numbers, term.text)
            yield Item(self.language.labelled(name, about))

    # How to play

    def how_to_play_blocks(self, level: int = 1) -> Iterator[Block]:
        """The rules on one page, for newcomers; the reader sits where the story says "you"."""
        # Imported here because its positions are played by scenarios, which looking up a card does not need.
        from citadels.book.how_to_play import NAMED_CARDS, READER, TEXT, sections

        yield Heading(level, self.say("how-title"))
        yield Paragraph(self.say("how-lead"))
        speaker = Speaker(self.language, READER, self.edition, example_names(self.language, READER))
        for section in sections(self.edition):
            yield Heading(level + 1, self.say(f"how-heading-{section.id}"))
            for line in section.lines:
                text = speaker.say(line.message, **NAMED_CARDS, **line.arguments)
                yield Paragraph(text) if line.style == TEXT else Item(text)

    # A card

    def main_edition(self, card: str) -> str:
        """The edition whose text of a card is shown first."""
        having = editions_with(card)
        return self.edition if self.edition in having or not having else having[0]

    def card_blocks(self, card: str, level: int = 1) -> Iterator[Block]:
        """All about a card: what it does, where editions differ, rulings."""
        main = self.main_edition(card)
        name = self.language.card(card, main)
        yield Heading(level, name)
        others = [other for other in names_of(card, self.language) if other != name]
        if others and not self.alone:
            yield Paragraph(self.say("rules-called", names=self.language.listed(others)))
        having = editions_with(card)
        facts = [self._printed(card, main)]
        if having and not self.alone:
            facts.append(self.say("rules-in_editions", editions=self._names(having)))
        elif main != self.edition:
            here, there = self.say(f"edition-{self.edition}"), self.say(f"edition-{main}")
            facts.append(self.say("rules-elsewhere", edition=here, other=there))
        yield Paragraph(" · ".join(fact for fact in facts if fact))
        yield from (Paragraph(text) for text in self._as_played(card, main))
        differing = self._differences(card, main)
        if differing:
            yield Heading(level + 1, self.say("rules-heading-differences"))
            yield from differing
        rulings = self._rulings(card, main)
        if rulings:
            yield Heading(level + 1, self.say("rules-heading-rulings"))
            yield from rulings

    def _names(self, editions: Iterable[str]) -> str:
        return ", ".join(self.say(f"edition-{id}") for id in editions)

    def _of(self, edition: str) -> "Rulebook":
        """The book of an edition, which calls cards by their names there."""
        return self if edition == self.edition else Rulebook(self.language, edition)

    def _as_played(self, card: str, edition: str) -> list[str]:
        """The full text of a card in an edition, and whether that edition's book prints one."""
        book = self._of(edition)
        texts = paragraphs(book.text("full", card, edition))
        return [*texts, *book.notes(card)]

    def notes(self, card: str) -> list[str]:
        """What a reader must know besides a card's text: that the edition's book doesn't print it."""
        return [self.say("rules-unprinted")] if card in EDITIONS[self.edition].unprinted else []

    def _rulings(self, card: str, edition: str) -> list[Item]:
        book = self._of(edition)
        return [Item(book.passage(ruling), ruling.id) for ruling in rulings_about(card, edition)]

    def _printed(self, card: str, edition: str) -> str:
        """What is printed on a card besides its text."""
        if card in CHARACTER_NAMES:
            return self.say("rules-rank", rank=RANK_OF[CHARACTER_BY_NAME[card]])
        if card in ACTION_CARDS:
            return ""
        facts = [self.say(f"type-{TYPE_NAMES[TYPE_OF[KIND_BY_NAME[card]]]}")]
        found = contents.printed(card, edition)
        if found is not None:
            if found.cost is not None:
                facts.append(self.say("rules-cost", cost=found.cost))
            if found.copies > 1:
                facts.append(self.say("rules-copies", copies=found.copies))
        return ", ".join(facts)

    def _differences(self, card: str, main: str) -> list[Item]:
        """How the card differs in other editions; nothing if one edition was asked for."""
        if self.alone:
            return []

        def wording(edition: str) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
            book = self._of(edition)
            texts = paragraphs(book.text("full", card, edition))
            return book._printed(card, edition), tuple(texts), tuple(book.notes(card))

        usual = wording(main)
        by_text: dict[tuple[str, tuple[str, ...], tuple[str, ...]], list[str]] = {}
        for edition in editions_with(card):
            if wording(edition) != usual:
                by_text.setdefault(wording(edition), []).append(edition)
        found: list[Item] = []
        for (printed, texts, notes), editions in by_text.items():
            facts = [f"({printed})"] if printed != usual[0] else []
            told = texts if texts != usual[1] else ()
            head = self.say("rules-in_edition", editions=self._names(editions))
            found.append(Item(" ".join([head, *facts, *told, *notes])))
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
            "short": self._of(main).text("short", card, main),
            "full": paragraphs(self._of(main).text("full", card, main)),
            "notes": self._of(main).notes(card),
            "differences": [item.text for item in self._differences(card, main)],
            "rulings": [{"id": item.id, "text": item.text} for item in self._rulings(card, main)],
        }

    # Everything

    def reference(self) -> Iterator[Block]:
        """All editions and all cards, or everything about one edition."""
        yield Heading(1, self.say("rules-reference"))
        for edition in [self.edition] if self.alone else EDITIONS:
            book = Rulebook(self.language, edition)
            yield from book.edition_blocks(2)
            yield from book.glossary_blocks(3)
        names = self.edition if self.alone else ""
        for heading, cards in (
            ("characters", CHARACTER_NAMES),
            ("districts", BASIC),
            ("uniques", in_order(UNIQUES, self.language, names)),
            ("actions", in_order(ACTION_CARDS, self.language, names)),
        ):
            shown = [card for card in cards if not self.alone or self.edition in editions_with(card)]
            if shown:
                yield Heading(2, self.say(f"rules-heading-{heading}"))
                for card in shown:
                    yield from self.card_blocks(card, 3)
        yield Heading(2, self.say("rules-heading-rulings"))
        yield from self._all_rulings()

    def _all_rulings(self) -> Iterator[Item]:
        """Every ruling, with the editions it holds in unless it is all of them."""
        for ruling in RULINGS:
            editions = ruling.editions
            if self.alone:
                if self.edition in editions:
                    yield Item(self.passage(ruling), ruling.id)
                continue
            text = self._of(self.edition if self.edition in editions else editions[0]).passage(ruling)
            if len(editions) < len(EDITIONS):
                text = f"{self.say('rules-in_edition', editions=self._names(editions))} {text}"
            yield Item(text, ruling.id)


def paragraphs(text: str) -> list[str]:
    """The paragraphs of a text: an empty line separates them, other line breaks are only layout."""
    return [re.sub(r"[ \n]+", " ", part.strip()) for part in text.split("\n\n")]


def example_names(language: Language, reader: int) -> list[str]:
    """Who sits at the table of an example."""
    names = language.say("example-names").split()
    names[reader] = language.say("player-me")
    return names
