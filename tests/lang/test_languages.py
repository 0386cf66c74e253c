"""Every language says everything, with the right arguments and plurals, and nothing of it in English."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from citadels.lang import LANGUAGES, find_language, language
from citadels.lang.language import MessageError, Reader, folder
from citadels.rules.setup import Setup
from tools import language_files
from tools.check_language import needed_ids, problems_of
from tools.language_files import Files, folders, of_an_edition, read, read_folder
from tools.language_style import verbs_beside_counts, wrong_for_the_reader

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
    kinds = (
        "admin",
        "arena",
        "bench",
        "board",
        "card",
        "error",
        "group",
        "help",
        "mark",
        "simulate",
        "usage",
    )
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
    """A place for a modified Czech, with English next to it."""
    (tmp_path / "cs").mkdir()
    (tmp_path / "en").symlink_to(Path(str(folder() / "en")))
    for module in (language_files, language):
        monkeypatch.setattr(module, "folder", lambda: tmp_path)
    return tmp_path / "cs"


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
        ("cards", "card-king = Král\ncard-thief = Zloděj", ""),
        ("cards", "card-king = Král\n    .acc = krále", "no sentence uses this form"),
        ("words", "player-you = ty\n    .dat = tobě", "no sentence uses this form"),
        ("events", "event-game_ended = Konec 'hry'.", "straight quotes"),
        ("finish", "finish-loading = Načítám …", "a space before …"),
        ("events", "event-game_ended = konec hry.", "a small letter at the start"),
        ("events", "event-game_ended = Konec hry. všichni ven!", "a small letter at the start"),
        ("events", "event-game_ended = Konec hry, č. 4 a 2. kolo.", ""),
        ("events", "event-game_ended = Konec hry, viz `rules`.", ""),
        ("scores", 'score-by_points = Teď jsou { COUNT($second, of: "points") }.', "needs plural branches"),
        ("scores", 'score-by_points = Bodů: { COUNT($second, of: "points") }.', ""),
    ],
)
def test_mistakes_are_noticed(written: Path, file: str, text: str, problem: str) -> None:
    (written / f"{file}.ftl").write_text(text + "\n", encoding="utf-8")
    found = problems_of("cs", finished=False)
    if problem:
        assert any(problem in one for one in found), found
    else:
        assert found == []


GAME_OVER = "event-game_ended = Konec hry.\n"
OTHERWISE = "reason-game_over = Partie skončila.\n"


def test_one_english_text_with_two_translations_is_noticed(written: Path) -> None:
    (written / "events.ftl").write_text(GAME_OVER, encoding="utf-8")
    reasons = written / "reasons.ftl"
    reasons.write_text(OTHERWISE, encoding="utf-8")
    [problem] = problems_of("cs", finished=False)
    assert "reason-game_over: 'Partie skončila.' here, 'Konec hry.' in event-game_ended" in problem
    reasons.write_text(OTHERWISE.replace("Partie skončila", "Konec hry"), encoding="utf-8")
    read_folder.cache_clear()
    assert problems_of("cs", finished=False) == []


@pytest.mark.parametrize(
    ("comment", "count"),
    [
        ("differs from event-game_ended: it answers a question", 0),
        ("differs from event-game_ended:", 1),  # why?
        ("differs from table-over: it answers a question", 1),
    ],
)
def test_two_translations_need_a_reason(written: Path, comment: str, count: int) -> None:
    (written / "events.ftl").write_text(GAME_OVER, encoding="utf-8")
    (written / "reasons.ftl").write_text(f"# {comment}\n{OTHERWISE}", encoding="utf-8")
    assert len(problems_of("cs", finished=False)) == count


PLAYERS = """
player = { $name }
    .gen = hráče { $name }
    .who = { $name ->
       *[any] another
    }
player-you = ty
    .gen = tebe
    .who = you
"""
DESTROY = """
choice-destroy = { PLAYER($seat, case: "who") ->
    [you] Zbourat vlastní { CARD($district) }
   *[any] Zbourat { CARD($district) } { PLAYER($seat, case: "gen") }
} (za { $gold })
"""


def test_what_nobody_says_to_the_reader_is_noticed(written: Path) -> None:
    """The reader's own district: not „Zbourat Tržiště tebe“."""
    (written / "words.ftl").write_text(PLAYERS, encoding="utf-8")
    choices = written / "choices.ftl"
    choices.write_text(DESTROY, encoding="utf-8")
    assert problems_of("cs", finished=False) == []
    choices.write_text(DESTROY.replace('"who"', '"gen"'), encoding="utf-8")
    read_folder.cache_clear()
    (written / "words.ftl").write_text(
        re.sub(r"    \.who(?s:.*?)(?=player-you|$)", "", PLAYERS), encoding="utf-8"
    )
    [problem] = problems_of("cs", finished=False)
    assert "nobody says “you” like this: 'Zbourat Market (+1) tebe" in problem


@pytest.mark.parametrize(
    ("code", "wrong", "right"),
    [
        ("en", "Destroy Anna’s Market, you builds.", "Take it, as you always do."),
        ("cs", "Zbourat Tržiště tebe", "Bere od tebe 2 mince, volí tebe"),
        ("fr", "Détruire le Marché toi", "Zoe prend la couronne, puis la passe à toi"),
        ("pl", "Zburz dzielnicę ciebie: Targowisko", "Bierze od ciebie 2 monety"),
        ("ru", "Разрушить рынок в городе тебя", "Берёт у тебя рынок и грабит тебя"),
        ("hu", "Rombold le a te kerületét", "Rombold le a te kerületedet"),
        ("de", "Bea zerstört den Markt von dir.", "Bea leiht sich 2 Gold von dir, wenn du willst."),
        ("de", "Was du nimmt, ist weg.", "Was du ersetzt, lässt oder nicht nimmst, ist weg."),
    ],
)
def test_how_the_reader_is_called(code: str, wrong: str, right: str) -> None:
    assert wrong_for_the_reader(wrong, code)
    assert not wrong_for_the_reader(right, code)


@pytest.mark.parametrize(
    ("code", "said", "problem"),
    [
        ("pl", 'Na wozie leży { COUNT($gold, of: "gold") }.', True),
        ("pl", 'Leży { COUNT($gold, of: "gold") }.', True),
        ("pl", 'Na wozie leżą teraz { COUNT($gold, of: "gold") }.', True),
        ("pl", "Na wozie { $gold ->\n    [one] leży\n   *[other] leżą\n} ({ $gold }).", False),
        ("pl", '{ $gold ->\n [one] Leży { COUNT($gold, of: "gold") }\n *[other] Leżą { $gold }\n}.', False),
        ("ru", 'Нужно { COUNT($gold, of: "gold") }.', False),  # at the start: a sentence of another kind
        ("ru", 'Тебе нужно { COUNT($gold, of: "gold") }.', True),
        ("cs", '{ COUNT($gold, of: "gold") } jsou na voze.', True),
        ("cs", 'Platí { COUNT($gold, of: "gold", case: "acc") }.', False),
        ("fr", '{ COUNT($gold, of: "gold") } va sous la pioche.', True),
        ("fr", 'Zoe prend { COUNT($gold, of: "gold") }.', False),
        ("hu", 'Ott van { COUNT($gold, of: "gold") }.', False),
        ("de", 'Dir fehlen { COUNT($gold, of: "gold") }.', True),
        ("de", 'Du brauchst noch { COUNT($gold, of: "gold") }.', False),
    ],
)
def test_verbs_beside_counted_things(code: str, said: str, problem: bool) -> None:
    files = Files(code)
    [message] = FluentParser().parse(f"event-taxed = {said}\n").body
    assert isinstance(message, ast.Message)
    files.messages["event-taxed"] = message
    files.file_of["event-taxed"] = "events.ftl"
    assert bool(list(verbs_beside_counts(files))) == problem


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
    assert english.say("event-silent", silent) == "No one answers for the King, the Bishop and the Thief."
    assert english.say("board-known", {"cards": ""}) == "You know this hand has: no cards"
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


@pytest.mark.parametrize("code", LANGUAGES)
def test_errors_call_the_parts_of_a_setup_by_their_names(code: str) -> None:
    language = find_language(code)
    for field in (*(part.name for part in fields(Setup)), "setup"):
        for id in ("error-bad_value", "error-out_of_range"):
            said = language.say(id, {"field": field, "least": 2, "most": 8})
            named, _, _ = said.partition(":")
            assert named[0].isupper() and "_" not in named
            assert not re.search(f"[“„«]{field}[”“»]", said), said
