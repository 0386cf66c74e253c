"""From ids and arguments to words: the languages, as Fluent files, and what formats them.

Each language has a folder; ``docs/translating.md`` explains how to add one.
"""

from typing import TYPE_CHECKING, Any

from citadels.lang.language import BEGUN, LANGUAGES, Language, find_language, preferred_language

if TYPE_CHECKING:
    from citadels.lang.speaker import Speaker

__all__ = ["BEGUN", "LANGUAGES", "Language", "Speaker", "find_language", "preferred_language"]


def __getattr__(name: str) -> Any:
    """``Speaker`` knows the cards and the rules; help texts are said without them."""
    if name != "Speaker":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from citadels.lang.speaker import Speaker

    return Speaker
