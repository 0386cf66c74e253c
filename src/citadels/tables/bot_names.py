"""The names of bots: they belong to the table, so everybody reads the same ones, in any language."""

from collections.abc import Sequence
from typing import Final

from citadels.tables.names import skeleton

# A name for each seat, then as many to spare where people have those names. Czech, Polish and Russian leave
# most of them as they are in every case; Hungarian can put its endings on all of them.
BOT_NAMES: Final = ("Zoe", "Leo", "Noemi", "Otto", "Ingrid", "Hugo", "Miriam", "René")
SPARE_NAMES: Final = ("Inez", "Felix", "Lili", "Dario", "Ester", "Bruno", "Ruth", "Ada")


def with_bot_names(people: Sequence[str], moved: int = 0) -> list[str]:
    """The names by seat, where people have theirs and bots, so far without one, get one that is not taken.

    In a rematch everybody has ``moved`` on: bots take their names along.
    """
    taken = {skeleton(name) for name in people if name}
    spare = (name for name in SPARE_NAMES if skeleton(name) not in taken)
    own_names = [BOT_NAMES[(seat - moved) % len(people)] for seat in range(len(people))]
    return [
        name or (own if skeleton(own) not in taken else next(spare))
        for name, own in zip(people, own_names, strict=True)
    ]
