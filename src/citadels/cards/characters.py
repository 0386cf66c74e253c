"""The characters and their ranks. A character has one number for all editions; new ones come at the end."""

from typing import Final

ASSASSIN: Final = 0
WITCH: Final = 1
MAGISTRATE: Final = 2
THIEF: Final = 3
SPY: Final = 4
BLACKMAILER: Final = 5
MAGICIAN: Final = 6
WIZARD: Final = 7
SEER: Final = 8
KING: Final = 9
EMPEROR: Final = 10
PATRICIAN: Final = 11
BISHOP: Final = 12
ABBOT: Final = 13
CARDINAL: Final = 14
MERCHANT: Final = 15
ALCHEMIST: Final = 16
TRADER: Final = 17
ARCHITECT: Final = 18
NAVIGATOR: Final = 19
SCHOLAR: Final = 20
WARLORD: Final = 21
DIPLOMAT: Final = 22
MARSHAL: Final = 23
QUEEN: Final = 24
ARTIST: Final = 25
TAX_COLLECTOR: Final = 26
OLD_TAX_COLLECTOR: Final = 27

CHARACTER_SLOTS: Final = 64
NOBODY: Final = -1

# By number; ``declare_character`` adds to them.
CHARACTER_NAMES: Final[list[str]] = []
RANK_OF: Final[list[int]] = []
CHARACTER_BY_NAME: Final[dict[str, int]] = {}


def declare_character(name: str, rank: int) -> int:
    """Add a character after all others and return its number."""
    number = len(CHARACTER_NAMES)
    assert number < CHARACTER_SLOTS, "there is no room for another character"
    CHARACTER_NAMES.append(name)
    RANK_OF.append(rank)
    CHARACTER_BY_NAME[name] = number
    return number


# In the order of the numbers above.
declare_character("assassin", 1)
declare_character("witch", 1)
declare_character("magistrate", 1)
declare_character("thief", 2)
declare_character("spy", 2)
declare_character("blackmailer", 2)
declare_character("magician", 3)
declare_character("wizard", 3)
declare_character("seer", 3)
declare_character("king", 4)
declare_character("emperor", 4)
declare_character("patrician", 4)
declare_character("bishop", 5)
declare_character("abbot", 5)
declare_character("cardinal", 5)
declare_character("merchant", 6)
declare_character("alchemist", 6)
declare_character("trader", 6)
declare_character("architect", 7)
declare_character("navigator", 7)
declare_character("scholar", 7)
declare_character("warlord", 8)
declare_character("diplomat", 8)
declare_character("marshal", 8)
declare_character("queen", 9)
declare_character("artist", 9)
declare_character("tax_collector", 9)
declare_character("old_tax_collector", 2)

HIGHEST_RANK: Final = 9
CROWN_RANK: Final = 4
