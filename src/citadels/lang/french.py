"""French elision before players' names: de Zoe, but d’Ada."""

import unicodedata
from typing import Final

_VOWELS: Final = frozenset("aeiouœæ")


def with_ending(name: str, case: str) -> str | None:
    """A name after “de”; None for other forms, and for names that keep the e: de Hugo, de Yann."""
    first = unicodedata.normalize("NFD", name.casefold())[:1]
    return f"d’{name}" if case == "of" and first in _VOWELS else None
