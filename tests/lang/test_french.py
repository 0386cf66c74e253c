"""French elision before players' names, and the articles of cards."""

import pytest

from citadels.lang import Speaker, find_language
from citadels.lang.french import with_ending


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("Ada", "d’Ada"),
        ("Émile", "d’Émile"),
        ("otto", "d’otto"),
        ("Zoe", None),
        ("Hugo", None),
        ("Yann", None),
        ("", None),
        ("Ян", None),
    ],
)
def test_elision(name: str, found: str | None) -> None:
    assert with_ending(name, "of") == found
    assert with_ending(name, "who") is None


def test_a_sentence_with_articles() -> None:
    speaker = Speaker(find_language("fr"), 2, names=("Ada", "Zoe", "Leo"))
    seized = {"event": "seized", "seat": 1, "from": 0, "district": "town_hall"}
    assert speaker.event(seized) == "Zoe s’empare de l’Hôtel de ville d’Ada."
    assert speaker.event({**seized, "from": 2, "district": "market"}) == "Zoe s’empare de ton Marché."
    silent = {"event": "silent", "character": "king"}
    assert speaker.event(silent) == "On appelle le Roi\u00a0: personne."
