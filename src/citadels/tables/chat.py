"""What is said at a table: the latest messages, who hears them, and who may say what.

Nothing here depends on the game but whether one is running: what is said cannot tell anything by itself.
"""

import re
import unicodedata
from collections import Counter, deque
from dataclasses import dataclass, field
from typing import Annotated, Final, Literal, get_args

import msgspec

from citadels.tables.names import is_plain, is_visible
from citadels.tables.refusals import Refused

ChatLevel = Literal["off", "phrases", "text"]
# Phrases and emotes are sent as ids: everybody reads them in their own language.
Phrase = Literal["hello", "good_luck", "not_me", "mercy", "i_know", "your_turn", "well_played", "good_game"]
Emote = Literal["laugh", "cry", "angry", "wow", "think", "wink", "thumb", "heart"]
CHAT_LEVELS: Final[tuple[str, ...]] = get_args(ChatLevel)
PHRASES: Final[tuple[str, ...]] = get_args(Phrase)
EMOTES: Final[tuple[str, ...]] = get_args(Emote)

LONGEST_TEXT: Final = 200
KEPT: Final = 100  # messages that newcomers are sent
# What is stored for good: enough for the longest evening. Those who watch have a share of their own, so they
# cannot use up what the players may say.
MOST_OF_PLAYERS: Final = 2000
MOST_OF_SPECTATORS: Final = 500

Text = Annotated[
    str, msgspec.Meta(min_length=1, max_length=LONGEST_TEXT, description="Free text, if the table allows it.")
]


@dataclass
class ChatLine:
    """Something that was said, by a player or (``seat`` is None) a spectator; ``aside``: among spectators."""

    number: int
    at: int
    guest: str
    seat: int | None
    name: str
    phrase: Phrase | None
    emote: Emote | None
    text: str | None
    aside: bool
    reported: set[str] = field(default_factory=set)


@dataclass
class Chat:
    """The talk of one table."""

    allowed: ChatLevel = "phrases"
    lines: deque[ChatLine] = field(default_factory=lambda: deque(maxlen=KEPT))
    said: int = 0  # the number of the next line
    _counts: Counter[bool] = field(default_factory=Counter)  # by whether a player said it
    silenced: set[str] = field(default_factory=set)
    blocked: dict[str, set[str]] = field(default_factory=dict)  # whom each guest does not hear

    def add(self, line: ChatLine) -> None:
        self.lines.append(line)
        self.said += 1
        self._counts[line.seat is not None] += 1

    def heard_by(self, guest: str, seat: int | None, since: int) -> list[ChatLine]:
        """What a guest hears, from a number on."""
        blocked = self.blocked.get(guest, ())
        return [
            line
            for line in self.lines
            if line.number >= since and not (line.aside and seat is not None) and line.guest not in blocked
        ]

    def line(self, number: int, guest: str, seat: int | None) -> ChatLine:
        """A line that a guest can hear; Refused if there is none with that number."""
        for line in self.heard_by(guest, seat, number):
            if line.number == number:
                return line
        raise Refused("no_such_message")

    def check(self, guest: str, seated: bool, is_text: bool) -> None:
        """Whether a guest may say something; Refused if not."""
        if self.allowed == "off":
            raise Refused("chat_off")
        if guest in self.silenced:
            raise Refused("silenced")
        if is_text and self.allowed != "text":
            raise Refused("no_free_text")
        if self._counts[seated] >= (MOST_OF_PLAYERS if seated else MOST_OF_SPECTATORS):
            raise Refused("chat_full")

    def follow(self, before: str, after: str) -> None:
        """A guest goes on in another browser: who was silenced or blocked stays so."""
        if before in self.silenced:
            self.silenced.add(after)
        for heard in self.blocked.values():
            if before in heard:
                heard.add(after)
        if before in self.blocked:
            self.blocked[after] = self.blocked[before] - {after}


def clean_text(text: str) -> str:
    """One line that everybody can see; Refused if there is nothing to see."""
    text = re.sub(r"\s+", " ", unicodedata.normalize("NFC", text)).strip()
    if not any(map(is_visible, text)) or not is_plain(text):
        raise Refused("bad_text")
    return text
