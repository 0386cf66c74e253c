"""Every error is one line on standard error, with status 2."""

from __future__ import annotations

from pathlib import Path

import pytest

from citadels.cards.editions import DEFAULT_EDITION, EDITIONS
from citadels.cli.main import main

WRONG = [
    ([], "COMMAND"),
    (["dance"], "dance"),
    (["play", "--players", "9"], "from 2 to 8"),
    (["play", "--players", "-1"], "whole number"),
    (["play", "--players", "four"], "whole number"),
    (["play", "--seat", "4"], "no seat 4"),
    (["play", "--seat", "left"], "whole number"),
    (["play", "--bots", "clever"], "Choose from: random"),
    (["play", "--bots", "random,random"], "not 2"),
    (["play", "--edition", "golden"], "Choose from: "),
    (["play", "--crown", "4"], "First crown: "),
    (["play", "--lang", "tlh"], "tlh"),
    (["play", "--record", "no/such/folder/game.json"], "no folder"),
    (["simulate", "--set", "nobody"], "first_game"),
    (["simulate", "--characters", "king,queen"], "Rank 1"),
    (["simulate", "--characters", "wizzard"], "wizzard"),
    (["simulate", "--set", "random", "--characters", "king"], "not both"),
    (["simulate", "--players", "2", "--ninth"], "eight characters"),
    (["simulate", "--players", "3", "--no-ninth"], "nine characters"),
    (["simulate", "--uniques", "99"], f"from 0 to {len(EDITIONS[DEFAULT_EDITION].uniques)}"),
    (["simulate", "--uniques", "9" * 99], "whole number"),
    (["simulate", "--uniques", "library,library"], "only once"),
    (["simulate", "--city-size", "3"], "Districts to complete a city: "),
    (["simulate", "--five-types-bonus", "11"], "Points for all five types: "),
    (["simulate", "--action-cards", "none"], "first"),
    (["simulate", "--tie-break", "age"], "districts_and_gold"),
    (["simulate", "--version", "king"], "king=classic"),
    (["simulate", "--version", "king=golden"], "king"),
    (["simulate", "--version", "thief=classic"], "thief"),
    (["simulate", "--edition", "classic", "--players", "8"], "from 2 to 7"),
    (["simulate", "--edition", "classic", "--uniques", "museum"], "museum"),
    (["simulate", "--edition", "dark-city", "--players", "3", "--ninth"], "eight characters"),
    (["simulate", "--bots", "random:3"], "parameters"),
    (["simulate", "--bots", "random,clever,random,random"], "“clever”"),
    (["simulate", "--bots", ""], "not 0"),
    (["simulate", "--games", "0"], "too few"),
    (["simulate", "--jobs", "0"], "too few"),
    (["simulate", "--seed", "x"], "whole number"),
    (["scenario"], "PATH"),
    (["scenario", "no-such-folder"], "no-such-folder"),
    (["replay"], "FILE"),
    (["replay", "no-such-file"], "no-such-file"),
    (["schema"], "--json"),
    (["bench", "bots"], "engine"),
]


@pytest.mark.parametrize(("arguments", "told"), WRONG, ids=[" ".join(case[0])[:40] for case in WRONG])
def test_wrong_use(arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert len(output.err.splitlines()) == 1
    assert output.err.startswith("citadels")
    assert told in output.err


NO_RECORDS = ["", "{", "[]", "7", "{}", '{"format": "citadels-record"}', "\x00", "[" * 9999]


@pytest.mark.parametrize("content", NO_RECORDS, ids=range(len(NO_RECORDS)))
def test_a_file_that_is_no_record(content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    path.write_text(content, encoding="utf-8")
    assert main(["replay", str(path)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_record_that_is_not_even_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b"\xff\xfe\xfa")
    assert main(["replay", str(path)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_cards_have_the_names_of_the_edition(capsys: pytest.CaptureFixture[str]) -> None:
    """In Czech, the Diplomat of the newer edition is a woman."""
    rivals = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "diplomat"]
    given = ["simulate", "--players", "5", "--lang", "cs", "--uniques", "graveyard", "--games", "1"]
    assert main([*given, "--edition", "dark-city", "--characters", ",".join(rivals)]) == 2
    assert "diplomat nesmějí" in capsys.readouterr().err
