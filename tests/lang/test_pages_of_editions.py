"""Every page of the rulebook, in every edition and language, speaks only of what the edition has."""

from collections.abc import Iterator

import pytest

from citadels.book.contents import SECTIONS
from citadels.book.examples import editions_of, example_ids, play_example
from citadels.book.passages import CARDS_OF, Passage
from citadels.book.rulings import RULINGS
from citadels.cards.characters import CHARACTER_BY_NAME, RANK_OF
from citadels.cards.editions import EDITIONS
from citadels.cards.sets import READY_MADE_SETS
from citadels.lang.language import LANGUAGES, find_language
from citadels.lang.rulebook import Block, Heading, Rulebook
from citadels.terminal.examples import example_lines
from tests.lang.foreign_words import foreign_words
from tools.rules_coverage import rules

HOLDS_IN = {rule.id: rule.editions for rule in rules()}


def printed(edition: str, code: str) -> Iterator[Block]:
    """Every page of an edition's book, without the name of the game and those of ready-made sets."""
    language = find_language(code)
    names = {language.say("rules-reference"), *(language.say(f"set-{id}") for id in READY_MADE_SETS)}
    return (block for block in Rulebook(language, edition).reference() if block.text not in names)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_page_names_only_what_its_edition_has(edition: str, code: str) -> None:
    found: dict[str, list[str]] = {}
    for block in printed(edition, code):
        foreign = list(foreign_words(block.text, edition, code))
        if not isinstance(block, Heading) and block.id and edition not in HOLDS_IN[block.id]:
            foreign.append(f"{block.id} doesn't hold in {edition}")
        if foreign:
            found[block.text] = foreign
    assert not found, "\n".join(f"{', '.join(foreign)}: {text}" for text, foreign in found.items())


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_example_names_only_what_its_edition_has(edition: str, code: str) -> None:
    for id in example_ids():
        if edition in editions_of(id):
            assert edition in HOLDS_IN[id.rstrip("ab")]
            # The first line is a title in capitals.
            for line in [*example_lines(play_example(id, edition), find_language(code))][1:]:
                assert list(foreign_words(line, edition, code)) == [], line


# A sentence, an edition in which it is wrong, and what is wrong in it: a planted mistake for every kind.
PLANTED = [
    ("en", "classic", "The Witch’s turn resumes.", "witch: Witch"),
    ("en", "classic", "Leave the Thieves’ Den alone.", "thieves_den: Thieves"),
    ("en", "dark-city", "Where warrants and threats lie.", "warrant"),
    ("en", "classic", "You pay no tax.", "tax"),
    ("en", "deluxe", "You may play an action card.", "action card"),
    ("en", "deluxe", "It goes to the discard pile.", "discard pile"),
    ("en", "classic", "Choose a character of rank 9.", "rank 9"),
    ("cs", "dark-city", "Tah ježibaby nepokračuje.", "witch: ježibaby"),
    ("cs", "dark-city", "Mince jdou diplomatce.", "diplomat: diplomatce"),
    ("cs", "deluxe", "Obrannou věž nelze zbourat.", "keep: Obrannou"),
    ("pl", "classic", "Miasto jest bezpieczne przed Arsenałem.", "armory: Arsenałem"),
    ("pl", "classic", "Grozi ci nakaz.", "warrant"),
    ("ru", "classic", "Потом продолжает ведьма.", "witch: ведьма"),
    ("ru", "classic", "Шпионом быть трудно.", "spy: Шпионом"),
    ("fr", "classic", "Puis la Sorcière reprend.", "witch: Sorcière"),
    ("fr", "dark-city", "L’or de la Marchande reste.", "merchant: Marchande"),
    ("fr", "deluxe", "Le Magicien échange sa main.", "magician: Magicien"),
    ("fr", "classic", "À l’abri de la Poudrière.", "armory: Poudrière"),
    ("fr", "deluxe", "Elle va à la défausse.", "discard pile"),
    ("fr", "dark-city", "Un mandat te vise.", "warrant"),
    ("hu", "classic", "A Boszorkány köre folytatódik.", "witch: Boszorkány"),
    ("hu", "dark-city", "A Magisztrátusnak fizetsz.", "magistrate: Magisztrátusnak"),
    ("es", "classic", "Se reanuda el turno de la Bruja.", "witch: Bruja"),
    ("es", "classic", "La Asesina nombra a otro personaje.", "assassin: Asesina"),
    ("es", "dark-city", "Hay una orden contra ti.", "warrant"),
    ("de", "classic", "Dann spielt die Hexe weiter.", "witch: Hexe"),
    ("de", "dark-city", "Das Gold der Händlerin bleibt.", "merchant: Händlerin"),
    ("de", "deluxe", "Der Schutz des Predigers hält.", "bishop: Predigers"),
    ("de", "dark-city", "Eine Enteignung liegt auf dir.", "warrant"),
    ("de", "deluxe", "Sie kommt auf den Ablagestapel.", "discard pile"),
]


@pytest.mark.parametrize(("code", "edition", "text", "wrong"), PLANTED)
def test_planted_mistakes_are_found(code: str, edition: str, text: str, wrong: str) -> None:
    assert wrong in list(foreign_words(text, edition, code))


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_ruling_planted_in_another_edition_is_found(edition: str, code: str) -> None:
    """Rulings about a card that the edition lacks are noticed by their words, but for some rare cases."""
    language = find_language(code)
    book = Rulebook(language, edition)
    names = {language.card(card, edition) for card in CARDS_OF[edition]}
    # Two different cards are called Tax Collector.
    foreign = [
        ruling
        for ruling in RULINGS
        if any(language.card(card, edition) not in names for card in ruling.cards)
    ]
    missed = [text for text in map(book.passage, foreign) if not list(foreign_words(text, edition, code))]
    assert len(missed) <= 0.12 * len(foreign), missed


def test_a_ruling_holds_in_an_edition_of_its_paragraph() -> None:
    passages = [*RULINGS, *(paragraph for _, paragraphs in SECTIONS for paragraph in paragraphs)]
    for passage in passages:
        assert passage.editions, f"{passage.message} holds nowhere"
        assert set(passage.editions) <= set(HOLDS_IN[passage.id]), passage.message
    assert len({passage.message for passage in passages}) == len(passages)


def test_the_cards_of_a_ruling_can_be_in_play_together() -> None:
    """There is one character of each rank in a game."""
    for ruling in RULINGS:
        ranks = [RANK_OF[CHARACTER_BY_NAME[card]] for card in ruling.cards if card in CHARACTER_BY_NAME]
        assert len(set(ranks)) == len(ranks), ruling.message


def test_a_passage_holds_where_its_cards_are() -> None:
    passage = Passage("K1", "ruling-K1", cards=("witch",), some_of=("thief", "spy"))
    with_witch = [id for id, edition in EDITIONS.items() if "witch" in edition.characters]
    assert {"dark-city", "deluxe", "deluxe-cz"} <= {*passage.editions} == {*with_witch}
    assert passage._replace(only_in=("deluxe",)).editions == ["deluxe"]
    with_acrobat = [id for id in with_witch if EDITIONS[id].has_action_cards]
    assert passage._replace(some_of=("acrobat",)).editions == with_acrobat
    assert "deluxe" not in with_acrobat


@pytest.mark.parametrize("code", LANGUAGES)
def test_an_edition_asked_for_hears_nothing_of_the_others(code: str) -> None:
    language = find_language(code)
    text = "\n".join(block.text for block in Rulebook(language, "dark-city").card_blocks("diplomat"))
    for edition in EDITIONS:
        if edition != "dark-city":
            assert language.say(f"edition-{edition}") not in text
    assert language.say("rules-heading-differences") not in text
    assert list(foreign_words(text, "dark-city", code)) == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_departures_and_unprinted_cards_are_told(code: str) -> None:
    language = find_language(code)
    note = language.say("rules-unprinted")
    for id, edition in EDITIONS.items():
        book = Rulebook(language, id)
        told = [block.text for block in book.edition_blocks()]
        for departure in edition.departures:
            assert language.say(f"rules-departure-{departure}") in told
        for card in (*edition.characters, *edition.uniques):
            unprinted = card in edition.unprinted
            assert any(block.text == note for block in book.card_blocks(card)) == unprinted
            assert any(block.text == note for block in book.card_in_game(card, {})) == unprinted
            assert (book.card_data(card)["notes"] == [note]) == unprinted
