"""Hungarian endings of players' names: Annát, Bencének, Daviddal.

The page does the same in ``web/src/words/hungarian.ts``; a test compares the two.
"""

import re
import unicodedata
from typing import Final

_BACK: Final = "aáoóuú"
_ROUNDED: Final = "öőüű"
_VOWELS: Final = _BACK + _ROUNDED + "eéiíäy"
_LONG: Final = {"a": "á", "e": "é", "o": "ó", "ö": "ő"}
# By case: after back and after front vowels.
_ENDINGS: Final = {
    "dat": ("nak", "nek"),
    "from": ("tól", "től"),
    "on": ("ra", "re"),
    "with": ("val", "vel"),
}
_DIGRAPHS: Final = ("dzs", "cs", "dz", "gy", "ly", "ny", "sz", "ty", "zs")
_LATIN: Final = re.compile(r"[A-Za-zÀ-ɏ]")
# Silent letters and foreign spellings: we cannot know how these are pronounced.
_FOREIGN: Final = re.compile(r"[hqwy]$|[aeiu]e$|[ct]z$|[^náéíóőúű]c$")
_READABLE: Final = re.compile(r"th$|gy$|[áéeo]ly$|[áé]ny$")
_TAKES_T: Final = re.compile(rf"[{_VOWELS}](ll|nn|rr|ss|zz|ly|ny|sz|zs|[ljnrsz])$")


def with_ending(name: str, case: str) -> str | None:
    """A name in a case; None for an unknown case, or if we cannot know how the name is pronounced."""
    if case not in _ENDINGS and case != "acc":
        return None
    name = unicodedata.normalize("NFC", name)
    word = re.split(r"[ -]", name)[-1]
    sounds = word.lower()
    if not _is_readable(name, word, sounds):
        return None
    long = _LONG.get(sounds[-1])
    stem = name[:-1] + long if long else name
    front = _is_front(sounds)
    if case == "acc":
        return stem + _linking_vowel(sounds, front) + "t"
    ending = _ENDINGS[case][front]
    if _ends_in_vowel(sounds):
        return stem + ending
    if case == "with":
        return _doubled(name, sounds) + ending[1:]
    # Never three in a row: Mariannak, Bernadettől.
    return name[:-1] + ending if sounds[-2:] == ending[0] * 2 else name + ending


def _is_readable(name: str, word: str, sounds: str) -> bool:
    if len(word) < 2 or word.isupper() or not word.isalpha():
        return False
    if any(letter.isalpha() and not _LATIN.match(letter) for letter in name):
        return False
    if not _vowels(sounds) or not re.search(r"[a-záéíóöőúüű]$", sounds):
        return False
    return not _FOREIGN.search(sounds) or bool(_READABLE.search(sounds))


def _plain(letter: str) -> str:
    """A letter as a Hungarian reads it: foreign accents do not count."""
    return letter if letter in _VOWELS else unicodedata.normalize("NFD", letter)[0]


def _vowels(sounds: str) -> str:
    without_y = re.sub(r"(?<=[glnt])y", "", sounds)
    vowels = "".join(letter for letter in map(_plain, without_y) if letter in _VOWELS)
    # Long at the end, so it sounds like é: Zoénak, but Alicének.
    return vowels[:-1] + "é" if re.search(rf"[{_BACK}]e$", vowels) and sounds.endswith("e") else vowels


def _is_front(sounds: str) -> bool:
    """Whether front vowels follow: the last vowel decides, but i and é leave it to those before."""
    for vowel in reversed(_vowels(sounds)):
        if vowel in _BACK:
            return False
        if vowel in _ROUNDED or vowel in "eä":
            return True
    return True


def _ends_in_vowel(sounds: str) -> bool:
    # The only readable y at the end belongs to gy, ly or ny.
    return sounds[-1] in _VOWELS and sounds[-1] != "y"


def _linking_vowel(sounds: str, front: bool) -> str:
    if _ends_in_vowel(sounds) or _TAKES_T.search(sounds):
        return ""
    if not front:
        return "o"
    return "ö" if _vowels(sounds)[-1] in _ROUNDED else "e"


def _doubled(name: str, sounds: str) -> str:
    """A name whose last consonant is said twice: Robinn(al), Balázzs(al), Félixsz(el)."""
    if sounds.endswith("x"):
        return name + "sz"
    if sounds.endswith("th"):
        return name + "t"
    last = next((digraph for digraph in _DIGRAPHS if sounds.endswith(digraph)), sounds[-1])
    before = sounds[: -len(last)]
    if before.endswith(last[0]):
        return name
    return name[: len(name) - len(last)] + last[0] + last
