"""The ready-made sets of the 2016 editions: eight characters, a ninth and fourteen uniques each."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class ReadyMadeSet:
    """A set as the rulebook lists it; ``ninth`` is None where the book leaves rank 9 open."""

    id: str
    characters: tuple[str, ...]
    ninth: str | None
    uniques: tuple[str, ...]


def _set(id: str, characters: str, ninth: str | None, uniques: str) -> ReadyMadeSet:
    return ReadyMadeSet(id, tuple(characters.split()), ninth, tuple(uniques.split()))


_ALL: Final = (
    _set(
        "first_game",
        "assassin thief magician king bishop merchant architect warlord",
        None,
        "dragon_gate factory haunted_quarter imperial_treasury keep laboratory library map_room quarry "
        "school_of_magic smithy statue thieves_den wishing_well",
    ),
    _set(
        "ambitious_aristocrats",
        "magistrate thief wizard patrician bishop trader architect marshal",
        "queen",
        "capitol factory framework great_wall haunted_quarter keep necropolis park poor_house quarry "
        "school_of_magic stables statue thieves_den",
    ),
    _set(
        "cunning_agents",
        "witch blackmailer magician emperor abbot alchemist architect warlord",
        "tax_collector",
        "armory basilica dragon_gate gold_mine keep monument museum necropolis park poor_house quarry "
        "secret_vault smithy theater",
    ),
    _set(
        "illustrious_emissaries",
        "witch spy seer emperor bishop merchant scholar diplomat",
        "artist",
        "factory framework great_wall haunted_quarter ivory_tower keep library museum observatory park "
        "poor_house quarry school_of_magic smithy",
    ),
    _set(
        "devious_dignitaries",
        "magistrate blackmailer wizard king abbot alchemist navigator marshal",
        "queen",
        "dragon_gate factory framework haunted_quarter laboratory necropolis park poor_house secret_vault "
        "smithy stables theater thieves_den wishing_well",
    ),
    _set(
        "tenacious_delegates",
        "assassin spy seer king cardinal trader scholar diplomat",
        "artist",
        "basilica capitol haunted_quarter imperial_treasury laboratory library map_room observatory "
        "school_of_magic secret_vault smithy stables statue wishing_well",
    ),
    _set(
        "vicious_nobles",
        "assassin thief magician patrician cardinal merchant navigator warlord",
        "tax_collector",
        "armory basilica dragon_gate gold_mine imperial_treasury ivory_tower laboratory map_room monument "
        "museum school_of_magic statue thieves_den wishing_well",
    ),
)

READY_MADE_SETS: Final[dict[str, ReadyMadeSet]] = {ready.id: ready for ready in _ALL}
FIRST_GAME: Final = "first_game"
RANDOM_SET: Final = "random"
# The book leaves the ninth character of the first game open; ours takes the simplest one.
FIRST_GAME_NINTH: Final = "artist"
# S2b, the footnotes of the books: who may step in where the player count forbids a character of a ready-made
# set. The first one does, unless a setup asks for another.
SUBSTITUTES: Final[dict[str, tuple[str, ...]]] = {
    "emperor": ("king", "patrician"),
    "queen": ("artist", "tax_collector"),
}
