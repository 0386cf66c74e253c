"""``citadels rules``: editions and cards, looked up by any name."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from citadels.book.contents import printed
from citadels.book.examples import FOLDER, example_ids, play_example
from citadels.book.rulings import RULINGS
from citadels.cards.editions import EDITIONS
from citadels.cli.main import main
from citadels.lang import LANGUAGES, find_language
from citadels.lang.finder import ALL_CARDS
from citadels.protocol.schema import schema
from tools.scenario_files import FOLDERS

DOCUMENT = Path("docs/rules.md").read_text(encoding="utf-8")


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["rules", *arguments]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_newcomer_learns_how_to_play_and_how_to_look_things_up(
    code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = told(capsys, "--lang", code)
    assert max(map(len, text.splitlines())) <= 80
    language = find_language(code)
    assert text.startswith(language.say("how-title").upper())
    assert language.say("how-heading-round").upper() in text
    assert re.search(r"`citadels rules \w+`", " ".join(text.split())), "the name is a word of the language"
    assert told(capsys, "--lang", code, "--how-to-play") == text


def test_how_to_play_follows_the_edition(capsys: pytest.CaptureFixture[str]) -> None:
    classic = told(capsys, "--how-to-play", "--edition", "classic", "--lang", "en")
    assert "has 8 districts" in classic and "action cards" in classic
    assert "has 7 districts" in " ".join(told(capsys, "--lang", "en").split())
    assert told(capsys, "--how-to-play", "--markdown", "--lang", "en").startswith("# How to play\n")


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_rules_of_every_edition(edition: str, code: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = told(capsys, "--edition", edition, "--lang", code)
    assert max(map(len, text.splitlines())) <= 80
    assert {"(S3)", "(D4)", "(T6)", "(E2)"} <= set(re.findall(r"\([A-Z]\d+\)", text))
    assert ("(A1)" in text) == EDITIONS[edition].has_action_cards
    language = find_language(code)
    for card in (*EDITIONS[edition].characters, *EDITIONS[edition].uniques):
        assert language.card(card, edition) in text


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_card(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    for card in ALL_CARDS:
        text = told(capsys, card, "--lang", code)
        assert find_language(code).card(card).upper() in text.upper()
        assert "{" not in text


def test_paragraphs_and_rulings_are_those_of_the_document(capsys: pytest.CaptureFixture[str]) -> None:
    text = told(capsys, "--markdown")
    ids = set(re.findall(r"\*\*([SDTAEKRP]\d+b?)\*\*", text))
    assert {ruling.id for ruling in RULINGS} <= ids
    assert not [id for id in ids if f"**{id}**" not in DOCUMENT]


def test_differences_between_editions_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    text = told(capsys, "smithy")
    assert "IN OTHER EDITIONS" in text
    assert re.search(r"Classic.*: Once per turn, you may pay 3 gold and draw 2 cards\.", text)
    assert "Once per turn, you may pay 2 gold and draw 3 cards." in text


def test_the_whole_reference_as_markdown(capsys: pytest.CaptureFixture[str]) -> None:
    text = told(capsys, "--markdown")
    headings = re.findall(r"^(#+) (.*)$", text, re.MULTILINE)
    assert headings[0] == ("#", "Citadels: rules and cards")
    assert {find_language("en").card(card) for card in ALL_CARDS} <= {name for _, name in headings}
    one = told(capsys, "--markdown", "witch")
    assert one.startswith("# Witch\n")


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    one = json.loads(told(capsys, "--json", "keep"))
    assert [card["id"] for card in one["cards"]] == ["keep"]
    assert {ruling["id"] for ruling in one["cards"][0]["rulings"]} == {"K16", "K22", "R78"}
    assert set(one["cards"][0]["names"]) == set(LANGUAGES)
    everything = json.loads(told(capsys, "--json"))
    assert {"witch", "keep", "market"} <= {card["id"] for card in everything["cards"]}
    assert {"S1", "E4"} <= {rule["id"] for rule in everything["rules"]}


def test_parts_of_names_and_several_cards(capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, "dragon").startswith("DRAGON GATE")
    assert told(capsys, "Thieves'", "den").startswith("THIEVES’ DEN")
    several = told(capsys, "tor")
    assert several.startswith("Several cards match: Director, ")
    names = several.partition(": ")[2].strip().split(", ")
    assert names == sorted(names)
    assert len(names) > 3


def test_what_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "libary"]) == 2
    assert capsys.readouterr().err == "citadels: There is no card “libary”. Did you mean: Library?\n"
    assert main(["rules", "xyzzy"]) == 2
    assert capsys.readouterr().err == "citadels: There is no card “xyzzy”.\n"


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_glossary_of_an_edition(edition: str, code: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = told(capsys, "--glossary", "--edition", edition, "--lang", code)
    language = find_language(code)
    assert language.say("term-complete_city") in text
    pile = re.search(rf"^- {language.say('term-discard_pile')}\s?:", text, re.MULTILINE)
    assert bool(pile) == EDITIONS[edition].parameters.discard_pile
    assert (language.say("term-action_card") in text) == EDITIONS[edition].has_action_cards


def test_a_glossary_has_the_words_of_its_edition(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Příjmy (dobrání zdrojů):" in told(capsys, "--glossary", "--edition", "classic", "--lang", "cs")
    assert "Dobrání zdrojů:" in told(capsys, "--glossary", "--edition", "deluxe-cz", "--lang", "cs")


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("id", example_ids())
def test_a_worked_example_is_told_step_by_step(
    id: str, code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = told(capsys, "--example", id.lower(), "--lang", code)
    assert max(map(len, text.splitlines())) <= 80
    for number in range(1, len(play_example(id).steps) + 1):
        assert f"\n{number}. " in text


def test_the_scoring_example_ends_as_in_the_book(capsys: pytest.CaptureFixture[str]) -> None:
    text = told(capsys, "--example", "X2")
    assert "Ada: 28 points" in text
    assert "You win with 29 points!" in text


def test_the_worked_examples_are_the_scenarios_of_the_tests() -> None:
    source = next(folder for folder in FOLDERS if folder.name == "examples")
    assert {path.name: path.read_text() for path in source.iterdir()} == {
        path.name: path.read_text() for path in FOLDER.iterdir()
    }


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_card_without_a_cost_shows_none(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The Secret Vault is never built: it costs nothing, not 0."""
    assert "0" not in told(capsys, "secret_vault", "--lang", code).split("\n\n")[1]
    assert "4" in told(capsys, "museum", "--lang", code).split("\n\n")[1]
    assert printed("secret_vault", "deluxe") == (None, 1)
    card = next(card for card in schema()["cards"] if card["id"] == "secret_vault")
    assert card["cost"] is None


def test_the_rules_for_three_players_have_the_ids_of_the_document(capsys: pytest.CaptureFixture[str]) -> None:
    for edition in EDITIONS:
        ids = set(re.findall(r"\((D\d)\)", told(capsys, "--edition", edition))) & {"D7", "D8"}
        document = {id for id in ("D7", "D8") if edition in document_editions(id)}
        assert ids == document and len(ids) == 1


def document_editions(id: str) -> list[str]:
    found = re.search(rf"\*\*{id}\*\* \(([^)]*)\)", DOCUMENT)
    assert found is not None
    return found[1].split(", ")


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_says_that_its_book_has_action_cards(
    edition: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = find_language("en").say("rules-action_cards")
    assert (said in " ".join(told(capsys, "--edition", edition).split())) == EDITIONS[
        edition
    ].has_action_cards
    declared = next(one for one in schema()["editions"] if one["id"] == edition)
    assert declared["has_action_cards"] == EDITIONS[edition].has_action_cards
