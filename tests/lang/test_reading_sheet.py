"""The sheet that an editor of a language reads."""

import pytest

from citadels.lang import LANGUAGES
from tools.language_files import changed, parsed, read
from tools.reading_sheet import SAMPLES, ListeningLanguage, listen_to_games, rows, sheet


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_has_up_to_four_different_samples(code: str) -> None:
    language = ListeningLanguage(code)
    listen_to_games(language, 2)
    listed = {}
    for id, attribute, samples in rows(language):
        texts = [text for _, _, text in samples]
        assert 1 <= len(texts) <= SAMPLES, id
        assert len(set(texts)) == len(texts)
        listed[id, attribute] = texts
    assert set(listed) == {key for key, _ in read(code).patterns()}


def test_samples_come_from_games_with_english_beside_them() -> None:
    lines = list(sheet("cs", games=2))
    assert lines[0] == "# Reading sheet: cs"
    place = lines.index("- `event-gold_gathered.you`")
    assert lines[place + 1].strip() == "- Bereš si 2\u00a0mince."
    assert lines[place + 2].strip() == "<br>*You take 2 gold.*"


def test_english_is_told_once_and_names_are_on_one_line() -> None:
    lines = list(sheet("de", games=0))
    place = lines.index("- `count-cards`")
    told = [line.strip() for line in lines[place + 1 : place + 6]]
    assert told == [
        "- 0\u00a0Karten",
        "<br>*0 cards*",
        "- 1\u00a0Karte",
        "- 2\u00a0Karten",
        "- 5\u00a0Karten",
    ]
    assert "- `card-market` Markt · .acc den Markt · .a einen Markt · .your deinen Markt" in lines


def test_who_has_read_a_sheet_reads_what_came_later() -> None:
    before = parsed("fr", {"words.ftl": "count-cards = une\ncount-gold = deux\n    .short = trois\n"})
    now = parsed(
        "fr", {"words.ftl": "count-gold = deux\n    .short = 3\ncount-cards = une\ncount-games = six\n"}
    )
    later = changed(before, now)
    assert later == {("count-gold", "short"), ("count-games", "")}
    lines = list(sheet("fr", games=0, only=later))
    assert [line for line in lines if line.startswith("- ")] == ["- `count-gold.short`", "- `count-games`"]
