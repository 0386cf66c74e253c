"""``citadels rules``: editions and cards, looked up by whatever name."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from citadels.book.rulings import RULINGS
from citadels.cards.editions import EDITIONS
from citadels.cli.main import main
from citadels.lang import LANGUAGES, find_language
from citadels.lang.finder import ALL_CARDS

DOCUMENT = Path("docs/rules.md").read_text(encoding="utf-8")


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["rules", *arguments]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_rules_of_every_edition(edition: str, code: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = told(capsys, "--edition", edition, "--lang", code)
    assert max(map(len, text.splitlines())) <= 80
    assert {"(S3)", "(D4)", "(T6)", "(E2)"} <= set(re.findall(r"\([A-Z]\d+\)", text))
    assert ("(A1)" in text) == (edition in ("classic", "deluxe-cz"))
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
    assert set(RULINGS) <= ids
    assert not [id for id in ids if f"**{id}**" not in DOCUMENT]


def test_differences_between_editions_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    text = told(capsys, "smithy")
    if "classic" in EDITIONS:
        assert "IN OTHER EDITIONS" in text
        assert "Classic: Once per turn, you may pay 3 gold and draw 2 cards." in text
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
