"""No-break spaces: where a language declares them, and nowhere that anybody copies."""

from __future__ import annotations

from textwrap import wrap

import pytest

from citadels.lang import LANGUAGES, Speaker, find_language
from citadels.lang.finder import folded
from citadels.lang.language import folder
from citadels.lang.no_break import NARROW_NO_BREAK, NO_BREAK, NoBreaks, with_plain_spaces

CZECH = NoBreaks("a i k o s u v z č. 0 0.", "")
FRENCH = NoBreaks("« 0", ": ; ! ? »")
RUSSIAN = NoBreaks("а в и к о с у 0", "—")


@pytest.mark.parametrize(
    ("rules", "text", "bound"),
    [
        (CZECH, "V ruce a v městě", "V~ruce a~v~městě"),
        (CZECH, "Zaplať 2 mince, získáš 10 bodů.", "Zaplať 2~mince, získáš 10~bodů."),
        (CZECH, "Postava č. 4 ve 3. kole", "Postava č.~4~ve 3.~kole"),
        (CZECH, "(s Hradem)", "(s~Hradem)"),
        (CZECH, "Ano: a", "Ano: a"),  # nothing follows
        (CZECH, "mzda 5, 6", "mzda 5, 6"),
        (RUSSIAN, "Король — это ты", "Король~— это ты"),
        (RUSSIAN, "— Раунд 1 —", "— Раунд 1~—"),
        (RUSSIAN, "И в городе", "И~в~городе"),
        (FRENCH, "« Qui ? » : 2 pièces !", "«~Qui_?~»~: 2~pièces_!"),
        (FRENCH, "Oui ; non :", "Oui_; non~:"),
        (FRENCH, "Tape ? ou `?`", "Tape ? ou `?`"),
        (CZECH, "Napiš `save a b`", "Napiš `save a b`"),
        (CZECH, "citadels play --seed 7 a v", "citadels play --seed 7 a v"),
        (CZECH, "Je v /home/já a ty/2 hry.json", "Je v /home/já a ty/2 hry.json"),
        (NoBreaks("", ""), "a b 2 c", "a b 2 c"),
    ],
)
def test_where_a_line_must_not_break(rules: NoBreaks, text: str, bound: str) -> None:
    assert rules.put_into(text).replace(NO_BREAK, "~").replace(NARROW_NO_BREAK, "_") == bound


def test_line_breaks_that_are_only_layout() -> None:
    assert (
        CZECH.put_into("Bydlí v\nměstě.\n\nA v\nlese", flowing=True)
        == "Bydlí v\u00a0městě.\n\nA\u00a0v\u00a0lese"
    )
    assert CZECH.put_into("Bydlí v\nměstě.") == "Bydlí v\nměstě."


def test_files_have_ordinary_spaces() -> None:
    for code in LANGUAGES:
        for path in (folder() / code).iterdir():
            if path.name.endswith(".ftl"):
                text = path.read_text(encoding="utf-8")
                assert NO_BREAK not in text, path
                assert NARROW_NO_BREAK not in text, path


def test_the_terminal_does_not_break_there() -> None:
    told = Speaker(find_language("cs"), 0).event({"event": "gold_gathered", "seat": 0, "gold": 2})
    assert told == "Bereš si 2\u00a0mince."
    assert wrap(told, 13) == ["Bereš si", "2\u00a0mince."]


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_line_of_the_rules_ends_in_a_word_that_must_not(code: str) -> None:
    language = find_language(code)
    words = set(language.say("word-no_break_after").split()) - {"0", "0."}
    for card in ("witch", "magistrate", "warlord", "school_of_magic"):
        for line in wrap(language.say(f"full-{card}"), 60):
            assert line.split()[-1].casefold() not in words, line
            assert not line.startswith("—")


def test_typing_and_searching_do_without() -> None:
    told = Speaker(find_language("ru"), 0).event({"event": "gold_gathered", "seat": 0, "gold": 2})
    assert told is not None
    assert NO_BREAK in told
    assert folded(told) == folded(with_plain_spaces(told))
