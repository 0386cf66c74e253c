"""Nicknames: what everybody may see, and which two would be mistaken for each other."""

import re
import unicodedata
from typing import Final

from citadels.tables.refusals import Refused

LONGEST_NAME: Final = 24
JOINER: Final = "\u200d"  # between the parts of an emoji
COLOURED: Final = "\ufe0f"  # after an emoji: not as a letter
# Letters and symbols that show nothing.
BLANK: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\u17b4\u17b5\u034f")
# Capital and small letters of other alphabets that look like Latin ones, as small letters.
_LOOKS_LIKE: Final = str.maketrans(
    "авекмнорстухѕіјԁһԛԝүαβεηικνορτυχγѡɡıℓ",
    "abekmhopctyxsijdhqwyabenikvoptuxywgil",
)


def clean_name(name: str) -> str:
    """A nickname as everybody may see it: one line with something to see; Refused if there is nothing."""
    name = re.sub(r"\s+", " ", unicodedata.normalize("NFKC", name)).strip()
    if len(name) > LONGEST_NAME or not any(map(is_visible, name)) or not is_plain(name):
        raise Refused("bad_name")
    return name


def is_plain(text: str) -> bool:
    """Whether nothing in it is hidden, changes the direction of writing, or only looks like a blank."""
    return all(_may_stand(text, place) for place in range(len(text)))


def is_visible(character: str) -> bool:
    return unicodedata.category(character)[0] in "LNPS" and character not in BLANK


def _may_stand(name: str, place: int) -> bool:
    character = name[place]
    if character in (JOINER, COLOURED):
        return place > 0 and _is_emoji(name[place - 1])
    return unicodedata.category(character)[0] != "C" and character not in BLANK


def _is_emoji(character: str) -> bool:
    return character == COLOURED or unicodedata.category(character) in ("So", "Sk")


def skeleton(name: str) -> str:
    """What is left of a name for the eye: names with the same skeleton are taken for the same player."""
    letters = unicodedata.normalize("NFKD", name.casefold())
    plain = "".join(letter for letter in letters if unicodedata.category(letter)[0] not in "MCZ")
    return plain.translate(_LOOKS_LIKE).replace("0", "o").replace("1", "l").replace("i", "l")
