"""Choices as people type them, turned into the texts that the engine reads."""

from collections.abc import Iterator, Sequence

from citadels.lang.finder import folded

_MOST_WORDS = 8


def as_choice_texts(typed: str, names: Sequence[str] = ()) -> Iterator[str]:
    """What a person may mean, most literal first: ``Build the Dragon Gate`` is ``build dragon_gate``.

    The engine writes names of several words as one, so we try every way to join neighbouring words.
    A player's nickname stands for the seat.
    """
    seats = {folded(name): str(seat) for seat, name in enumerate(names)}
    plain = typed.lower().replace("’", "").replace("'", "")
    words = [seats.get(folded(word), word) for word in plain.split() if word != "the"]
    if not 0 < len(words) <= _MOST_WORDS:
        return
    gaps = len(words) - 1
    for joined in sorted(range(1 << gaps), key=int.bit_count):
        text = words[0]
        for gap in range(gaps):
            text += ("_" if joined >> gap & 1 else " ") + words[gap + 1]
        yield text
