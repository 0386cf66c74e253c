"""The characters and their ranks. One number a character for all editions."""

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

CHARACTER_SLOTS: Final = 32
NOBODY: Final = -1

_TABLE: Final[tuple[tuple[str, int], ...]] = (
    ("assassin", 1),
    ("witch", 1),
    ("magistrate", 1),
    ("thief", 2),
    ("spy", 2),
    ("blackmailer", 2),
    ("magician", 3),
    ("wizard", 3),
    ("seer", 3),
    ("king", 4),
    ("emperor", 4),
    ("patrician", 4),
    ("bishop", 5),
    ("abbot", 5),
    ("cardinal", 5),
    ("merchant", 6),
    ("alchemist", 6),
    ("trader", 6),
    ("architect", 7),
    ("navigator", 7),
    ("scholar", 7),
    ("warlord", 8),
    ("diplomat", 8),
    ("marshal", 8),
    ("queen", 9),
    ("artist", 9),
    ("tax_collector", 9),
    ("old_tax_collector", 2),
)

CHARACTER_NAMES: Final[tuple[str, ...]] = tuple(name for name, _ in _TABLE)
RANK_OF: Final[tuple[int, ...]] = tuple(rank for _, rank in _TABLE)
CHARACTER_BY_NAME: Final[dict[str, int]] = {name: number for number, name in enumerate(CHARACTER_NAMES)}

HIGHEST_RANK: Final = 9
CROWN_RANK: Final = 4
