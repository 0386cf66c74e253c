"""How the full screen looks: three themes, and which one was chosen last."""

import contextlib
from pathlib import Path
from typing import Final

from textual.theme import Theme

from citadels.terminal.left_games import folder

# Colours of the types of districts, as the cards have them, with one text colour that can be read on all.
_TYPES: Final = {
    "type-noble": "#e3b32f",
    "type-religious": "#5aa2f0",
    "type-trade": "#4fb268",
    "type-military": "#ee6352",
    "type-unique": "#b98cf0",
    "type-text": "#101014",
}

THEMES: Final = (
    Theme(
        name="citadels-night",
        primary="#c8a04a",
        secondary="#7f9cc0",
        accent="#e9c46a",
        foreground="#ece6d8",
        background="#14161c",
        surface="#1c1f28",
        panel="#272b37",
        success="#7fc97f",
        warning="#f0b55a",
        error="#ff7a6b",
        dark=True,
        variables={
            **_TYPES,
            "key": "#e9c46a",
            "key-text": "#14161c",
            "gold": "#f2c84b",
            "crown": "#f2c84b",
            "quiet": "#9a978f",
        },
    ),
    Theme(
        name="citadels-day",
        primary="#7a5410",
        secondary="#345a86",
        accent="#8a5a00",
        foreground="#22201a",
        background="#f6f1e4",
        surface="#ece4d0",
        panel="#dfd4b8",
        success="#1d6b35",
        warning="#8a5200",
        error="#a3231a",
        dark=False,
        variables={
            **_TYPES,
            "key": "#7a5410",
            "key-text": "#ffffff",
            "gold": "#7a5400",
            "crown": "#7a5400",
            "quiet": "#6a6250",
        },
    ),
    Theme(
        name="citadels-contrast",
        primary="#ffff00",
        secondary="#00ffff",
        accent="#ffff00",
        foreground="#ffffff",
        background="#000000",
        surface="#000000",
        panel="#1a1a1a",
        success="#00ff66",
        warning="#ffcc00",
        error="#ff8080",
        dark=True,
        variables={
            **_TYPES,
            "key": "#ffff00",
            "key-text": "#000000",
            "gold": "#ffff00",
            "crown": "#ffff00",
            "quiet": "#d0d0d0",
        },
    ),
)


def _file() -> Path:
    return folder() / "theme"


def chosen_theme() -> str:
    """The name of the theme that was used last."""
    names = [theme.name for theme in THEMES]
    try:
        found = _file().read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        found = ""
    return found if found in names else names[0]


def next_theme(name: str) -> str:
    """The theme after this one, which is remembered."""
    names = [theme.name for theme in THEMES]
    following = names[(names.index(name) + 1) % len(names)]
    with contextlib.suppress(OSError):
        _file().parent.mkdir(parents=True, exist_ok=True)
        _file().write_text(following + "\n", encoding="utf-8")
    return following
