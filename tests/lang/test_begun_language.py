"""A language with ten messages can be tried: English fills in, and the check says how far it is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from citadels import Game, Setup
from citadels.cli.main import main
from citadels.lang import BEGUN, LANGUAGES, Language, Speaker, find_language, preferred_language
from citadels.lang.language import FILE_OF
from citadels.terminal.board import board_lines
from citadels.terminal.log_lines import log_lines
from tests.lang.begun import CODE, begin, forget
from tools import check_language
from tools.language_files import folders


@pytest.fixture
def begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Language]:
    begin(tmp_path, monkeypatch)
    yield find_language(CODE)
    forget()


def test_a_language_is_complete_or_begun() -> None:
    assert not set(BEGUN) & set(LANGUAGES)
    assert set(folders()) <= {*LANGUAGES, *BEGUN}
    # Nobody gets one that is only begun without asking for it.
    assert preferred_language({"LANG": f"{CODE}_IT.UTF-8"}) == "en"


def test_english_fills_in_message_by_message(begun: Language) -> None:
    built = {"event": "built", "seat": 0, "card": "market"}
    assert Speaker(begun, 0).event(built) == "Costruisci Mercato."
    assert (
        Speaker(begun, 1, names=("Ada", "Bea")).event({**built, "card": "castle"}) == "Ada costruisce Castle."
    )
    assert Speaker(begun, 1).event({"event": "turn_ended", "seat": 1}) is None
    assert Speaker(begun, 0).event({"event": "drew", "seat": 0, "count": 0, "cards": []}) is not None


def test_a_game_in_the_terminal(begun: Language) -> None:
    game, dice = Game(Setup(players=3, set="random"), 3), Random(3)
    while not game.over:
        speaker = Speaker.at_table(begun, game, game.decision.seat)
        view = game.view(game.decision.seat)
        assert speaker.decision(view)
        assert list(board_lines(view, speaker))
        game.play(dice.choice(game.decision.options))
    told = list(log_lines(game.events(0), Speaker.at_table(begun, game, 0)))
    assert "La partita è finita." in told
    assert any("You choose the" in line for line in told)
    assert any("Prendi 2 oro." in line for line in told)


def test_the_command_line(begun: Language, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "strega", "--lang", CODE]) == 0
    told = capsys.readouterr().out
    assert told.startswith("STREGA")
    assert "Gather first" in told


def test_one_that_has_no_folder_yet_is_english() -> None:
    nowhere = Language("it", find_language("en"))
    assert nowhere.say("talk-welcome_help") == find_language("en").say("talk-welcome_help")


def test_the_check_says_how_far_it_is(begun: Language, capsys: pytest.CaptureFixture[str]) -> None:
    assert check_language.main([CODE]) == 1
    *_, progress, summary = capsys.readouterr().out.splitlines()
    assert progress.startswith(f"{CODE}: play 10/")
    assert "; book 0/" in progress
    assert summary.startswith(f"{CODE}: 10 messages")
    assert check_language.problems_of(CODE, finished=False) == []
    lacking = check_language.lacking_next(CODE)
    assert "cards.ftl: card-king is missing" in lacking
    assert not any(line.startswith(("rules.ftl", "commands.ftl")) for line in lacking)


def test_a_complete_language_has_reached_every_milestone() -> None:
    for code in LANGUAGES:
        told = check_language.told_progress(code)
        assert [part.split()[1] for part in told.split("; ")] == ["complete:"] * 3


def test_every_file_counts_for_one_milestone() -> None:
    files = [file for group in check_language.MILESTONES.values() for file in group]
    assert sorted(files) == sorted(set(FILE_OF.values()))
