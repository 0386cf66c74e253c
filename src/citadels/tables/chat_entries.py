"""What was said at a table, as it is stored, and who is not to be heard."""

from typing import ClassVar

from citadels.tables.chat import ChatLevel, ChatLine, Emote, Phrase
from citadels.tables.entry import Entry
from citadels.tables.table import Table


class ChatEntry(Entry, frozen=True):
    """Everything about the chat stands beside the game."""

    beside: ClassVar[bool] = True
    changes_past: ClassVar[bool] = False  # whether somebody hears other things than they have heard so far


class Said(ChatEntry, frozen=True, kw_only=True, tag="said"):
    """A player or a spectator has said something; while a game runs, only spectators hear a spectator."""

    name: str
    phrase: Phrase | None = None
    emote: Emote | None = None
    text: str | None = None

    def happen(self, table: Table) -> None:
        seat = table.seat_of(self.guest)
        table.chat.add(
            ChatLine(
                number=table.chat.said,
                at=self.at,
                guest=self.guest,
                seat=seat,
                name=self.name,
                phrase=self.phrase,
                emote=self.emote,
                text=self.text,
                aside=seat is None and table.game is not None and not table.game.over,
            )
        )


class ChatAllowed(Entry, frozen=True, kw_only=True, tag="chat"):
    """The host has said what may be said."""

    allowed: ChatLevel

    def happen(self, table: Table) -> None:
        table.chat.allowed = self.allowed


class Blocked(ChatEntry, frozen=True, kw_only=True, tag="blocked"):
    """A guest does not want to hear another one any more."""

    changes_past: ClassVar[bool] = True

    whom: str

    def happen(self, table: Table) -> None:
        table.chat.blocked.setdefault(self.guest, set()).add(self.whom)


class Reported(ChatEntry, frozen=True, kw_only=True, tag="reported"):
    """A guest has reported a message to the host."""

    changes_past: ClassVar[bool] = True

    message: int

    def happen(self, table: Table) -> None:
        for line in table.chat.lines:
            if line.number == self.message:
                line.reported.add(self.guest)


class Silenced(ChatEntry, frozen=True, kw_only=True, tag="silenced"):
    """The host lets a guest say nothing more at this table."""

    whom: str

    def happen(self, table: Table) -> None:
        table.chat.silenced.add(self.whom)
