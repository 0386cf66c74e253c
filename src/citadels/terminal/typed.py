"""Choices as people type them, turned into the texts that the engine reads."""

from collections.abc import Iterator


def as_choice_texts(typed: str) -> Iterator[str]:
    """The texts that may be meant, most literal first: ``Build the Dragon Gate`` is ``build dragon_gate``.

    Names of several words are one word to the engine, at any place: every way to join neighbours is tried.
    """
    words = [word for word in typed.lower().replace("’", "").replace("'", "").split() if word != "the"]
    if not 0 < len(words) <= 8:
        return
    gaps = len(words) - 1
    for joined in sorted(range(1 << gaps), key=int.bit_count):
        text = words[0]
        for gap in range(gaps):
            text += ("_" if joined >> gap & 1 else " ") + words[gap + 1]
        yield text
