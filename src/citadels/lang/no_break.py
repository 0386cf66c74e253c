"""Where a line must not break: after one-letter words, between a number and its noun, before French “ !”.

The Fluent files have ordinary spaces; a language's words.ftl says which of them become no-break spaces.
The page does the same in ``web/src/words/no_break.ts``; a test compares the two.
"""

import re
from typing import Final

NO_BREAK: Final = "\u00a0"
NARROW_NO_BREAK: Final = "\u202f"

# In a list of words, any number, and any number with a full stop: "2 mince", "3. kolo".
_NUMBERS: Final = {"0": "[0-9]+", "0.": r"[0-9]+\."}
# Signs that only a narrow space may stand before, in languages that have one there at all.
_AFTER_NARROW: Final = tuple(";!?")
# Commands and paths stay as they are, because people copy them.
_TO_COPY: Final = re.compile(r"--\w|`|[/\\]\w*[^\W\d_]")


class NoBreaks:
    """What a language says about its lines: the words after which, and the signs before which, none ends."""

    def __init__(self, after: str, before: str) -> None:
        words = [re.escape(word) for word in after.split() if word not in _NUMBERS]
        numbers = [_NUMBERS[word] for word in after.split() if word in _NUMBERS]
        found = []
        if words:
            found.append(rf"(?<![\w-])(?:{'|'.join(words)})[ \n](?=\S)")
        if numbers:
            found.append(rf"(?<!\w)(?:{'|'.join(numbers)})[ \n](?=[^\W\d_])")
        if before:
            found.append(rf"\S[ \n](?=(?:{'|'.join(map(re.escape, before.split()))}))")
        self._found = re.compile("|".join(found), re.IGNORECASE) if found else None

    def put_into(self, text: str, flowing: bool = False) -> str:
        """A text with its no-break spaces; in one that is flowing, line breaks are only layout."""
        if self._found is None or _TO_COPY.search(text):
            return text

        def bound(match: re.Match[str]) -> str:
            if not flowing and match[0][-1] != " ":
                return match[0]
            narrow = text.startswith(_AFTER_NARROW, match.end())
            return match[0][:-1] + (NARROW_NO_BREAK if narrow else NO_BREAK)

        return self._found.sub(bound, text)


def with_plain_spaces(text: str) -> str:
    """A text for programs."""
    return text.replace(NO_BREAK, " ").replace(NARROW_NO_BREAK, " ")
