"""Every language says everything, with the right arguments and plurals, and nothing of it in English."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from citadels.lang import LANGUAGES, find_language, language
from citadels.lang.language import MessageError, Reader, folder
from tools import check_language
from tools.check_language import folders, needed_ids, of_an_edition, problems_of, read

SOURCES = Path(str(folder())).parent
PAGE = Path(__file__).resolve().parents[2] / "web" / "src"


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_finished_language_has_no_problems(code: str) -> None:
    assert problems_of(code) == []


@pytest.mark.parametrize("code", sorted(set(folders()) - set(LANGUAGES)) or [None])
def test_what_there_is_of_an_unfinished_language_is_right(code: str | None) -> None:
    if code is not None:
        assert problems_of(code, finished=False) == []


def test_finished_languages_have_folders() -> None:
    assert set(LANGUAGES) <= set(folders())


def test_everything_the_engine_says_has_a_message() -> None:
    assert needed_ids() <= set(read("en").messages)


def test_every_message_is_used() -> None:
    sources = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    page = "\n".join(
        path.read_text(encoding="utf-8") for kind in ("*.ts", "*.svelte") for path in PAGE.rglob(kind)
    )
    texts = "\n".join(path.read_text(encoding="utf-8") for path in Path(str(folder() / "en")).glob("*.ftl"))
    quoted = set(re.findall(r"""["']([\w-]+)["']""", sources + page))
    counted = {f"count-{of}" for of in re.findall(r'of: "(\w+)"', texts)}
    needed = needed_ids()
    # Ids that the program puts together from a kind and a word.
    kinds = ("arena", "bench", "board", "card", "error", "group", "help", "mark", "simulate", "usage")
    together = {f"{kind}-{word}" for kind in kinds for word in quoted}
    together |= {f"rules-heading-{word}" for word in quoted} | {f"rules-{word}" for word in quoted}
    together |= {f"ruling-{word}" for word in quoted}
    # In the page as templates: `page-letter_${type}`.
    begun = tuple(set(re.findall(r"`([a-z]+-[\w-]*)\$\{", page)))
    for id in read("en").messages:
        if of_an_edition(id) or id.partition("-in-")[0] in needed or id.startswith(begun):
            continue
        assert id in needed | counted | quoted | together, id


# The checks themselves


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place for another Czech, with English beside it."""
    (tmp_path / "cs").mkdir()
    (tmp_path / "en").symlink_to(Path(str(folder() / "en")))
    for module in (check_language, language):
        monkeypatch.setattr(module, "folder", lambda: tmp_path)
    check_language.read.cache_clear()
    return tmp_path / "cs"


@pytest.fixture(autouse=True)
def fresh() -> None:
    check_language.read.cache_clear()


@pytest.mark.parametrize(
    ("file", "text", "problem"),
    [
        ("events", "event-built = {", "Expected"),
        ("events", "event-built = X { CARD($card) }", "$seat is left out"),
        ("events", "event-built = X { CARD($card) } { PLAYER($seat) } { $gold }", "there is no $gold"),
        ("events", "event-built = X { CARD($card) } { $seat }", "needs CARD, PLAYER or TYPE"),
        ("events", "event-built = X { CARD($seat) } { PLAYER($seat) }", "is a seat: not for CARD"),
        ("events", "event-flew = X", "not used anywhere"),
        ("reasons", "event-game_ended = X", "another file"),
        ("words", "count-gold = { $count ->\n    [one] a\n   *[other] b { $count }\n}", "no [few]"),
        ("events", "event-game_ended = The game is over.", "as in English"),
        ("cards", "card-kong-classic = X", "no such card"),
        ("events", "event-game_ended = X\nevent-game_ended = Y", "twice"),
        ("events", "-brand = X", "the place of terms"),
        ("events", "event-taxed = X { FLY($seat) }", "no function FLY"),
        ("events", 'event-gold_gathered = { PLAYER($seat) } { COUNT($gold, of: "cows") }', "count-"),
        ("cards", "card-king = Král\n    .acc = krále\ncard-thief = Zloděj", ""),
    ],
)
def test_mistakes_are_noticed(written: Path, file: str, text: str, problem: str) -> None:
    (written / f"{file}.ftl").write_text(text + "\n", encoding="utf-8")
    found = [
        one for one in problems_of("cs", finished=False) if not one.endswith("there is no message player")
    ]
    if problem:
        assert any(problem in one for one in found), found
    else:
        assert found == []


def test_a_case_that_some_names_lack_is_noticed(written: Path) -> None:
    names = "card-king = Král\n    .acc = krále\ncard-thief = Zloděj\n"
    (written / "cards.ftl").write_text(names, encoding="utf-8")
    event = 'event-murder_named = { PLAYER($seat) } vraždí { CARD($character, case: "acc") }\n'
    (written / "events.ftl").write_text(event, encoding="utf-8")
    assert any("card-thief: no .acc" in one for one in problems_of("cs", finished=False))


def test_an_unfinished_language_lacks_what_is_missing(written: Path) -> None:
    (written / "events.ftl").write_text("event-game_ended = Konec.\n", encoding="utf-8")
    missing = problems_of("cs")
    assert "cards.ftl: card-king is missing" in missing
    assert "events.ftl: event-gold_gathered is missing" in missing
    assert not any("event-game_ended" in one for one in missing)


def test_what_is_the_same_as_in_english_may_say_so(written: Path) -> None:
    text = "# same as in English\ncard-park = Park\n"
    (written / "cards.ftl").write_text(text, encoding="utf-8")
    assert problems_of("cs", finished=False) == []


def test_what_is_too_new_for_a_language_is_said_in_english(written: Path) -> None:
    (written / "events.ftl").write_text("event-game_ended = Konec hry.\n", encoding="utf-8")
    czech = language.Language("cs", language.Language("en"))
    assert czech.say("event-game_ended") == "Konec hry."
    assert czech.say("event-built", {"seat": 1, "card": "market"}) == "Player 1 builds Market."
    assert czech.variables("event-built") == {"seat", "card"}
    assert czech.has("event-built", "you")
    assert not czech.has("event-flew")
    with pytest.raises(MessageError):
        czech.say("event-flew")


# The functions


def test_names_in_lists_forms_and_with_gold() -> None:
    english = find_language("en")
    built: dict[str, str | int] = {"seat": 1, "card": "market+1"}
    assert english.say("event-built", built) == "Player 1 builds Market (+1)."
    assert english.say("event-built", built, reader=Reader(names=("A", "B"))) == "B builds Market (+1)."
    silent = {"character": "king bishop thief"}
    assert english.say("event-silent", silent) == "Nobody answers for the King, the Bishop and the Thief."
    drew: dict[str, str | int] = {"seat": 0, "cards": ""}
    assert english.say("event-drew", drew) == "Player 0 draws no cards."
    assert english.card("thieves_den") == "Thieves’ Den"


def test_no_marks_around_what_is_put_in() -> None:
    assert (
        find_language("en").say("talk-range", {"count": 3})
        == "Please type a number from 1 to 3, or ? for help."
    )


def test_mistakes_in_the_program_are_errors() -> None:
    english = find_language("en")
    for id, arguments in (("event-flew", {}), ("nothing-here", {}), ("event-built", {"seat": 1})):
        with pytest.raises(MessageError):
            english.say(id, arguments)
    with pytest.raises(MessageError):
        english.variables("event-flew")
    with pytest.raises(MessageError):
        english.say("event-game_ended", attribute="you")


def test_the_language_of_the_environment() -> None:
    from citadels.lang import preferred_language

    assert preferred_language({}) == "en"
    assert preferred_language({"LANG": "en_GB.UTF-8"}) == "en"
    assert preferred_language({"LANG": "xx_XX.UTF-8"}) == "en"
    assert preferred_language({"LANG": "C.UTF-8"}) == "en"
