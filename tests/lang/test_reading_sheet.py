"""The sheet that an editor of a language reads."""

import pytest

from citadels.lang import LANGUAGES
from tools.language_files import read
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
