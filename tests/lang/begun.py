"""A language that somebody has just begun, with ten messages, in a folder of its own."""

from pathlib import Path

import pytest

from citadels.cli import parsing, voice
from citadels.lang import finder, language
from tools import language_files

CODE = "it"
WORDS = """
player-you = tu
word-language = italiano
count-gold = { $count } oro
"""
CARDS = """
card-market = Mercato
card-witch = Strega
"""
EVENTS = """
event-gold_gathered = { PLAYER($seat) } prende { COUNT($gold, of: "gold") }.
    .you = Prendi { COUNT($gold, of: "gold") }.
event-built = { PLAYER($seat) } costruisce { CARD($card) }.
    .you = Costruisci { CARD($card) }.
event-game_ended = La partita è finita.
"""
TERMINAL = """
talk-welcome_help = Scrivi il numero di una scelta, o ? per un aiuto.
talk-only_one = Scrivi 1, o ? per un aiuto.
"""


def begin(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Write the language beside the complete ones, and let everything read that folder."""
    (folder / CODE).mkdir()
    for name, text in (("words", WORDS), ("cards", CARDS), ("events", EVENTS), ("terminal", TERMINAL)):
        (folder / CODE / f"{name}.ftl").write_text(text, encoding="utf-8")
    for complete in language.LANGUAGES:
        (folder / complete).symlink_to(Path(str(language.folder() / complete)))
    for module in (language_files, language):
        monkeypatch.setattr(module, "folder", lambda: folder)
    for module in (parsing, voice):
        monkeypatch.setattr(module, "BEGUN", (CODE,))
    forget()


def forget() -> None:
    """Forget what has been read of any language."""
    language.find_language.cache_clear()
    finder._known_names.cache_clear()
