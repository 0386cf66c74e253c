"""Talking at a table."""

from typing import Annotated, ClassVar

import msgspec

from citadels.tables import chat_entries as e
from citadels.tables.chat import ChatLevel, ChatLine, Emote, Phrase, Text, clean_text
from citadels.tables.command import Command, Context, HostCommand, Name, Settled
from citadels.tables.entry import Entry
from citadels.tables.names import clean_name
from citadels.tables.refusals import Refused
from citadels.tables.table import Table

MessageNumber = Annotated[int, msgspec.Meta(ge=0, description="The number of a message of the chat.")]
SpectatorName = Annotated[Name | None, msgspec.Meta(description="For those without a seat: who is talking.")]


class Say(Command, frozen=True, kw_only=True, tag="say"):
    """Say something: one of the phrases or emotes, or, if the table allows it, free text."""

    while_dealing: ClassVar[bool] = True

    phrase: Phrase | None = None
    emote: Emote | None = None
    text: Text | None = None
    name: SpectatorName = None

    def settle(self, table: Table, by: Context) -> Settled:
        table.need_not_closed()
        table.need_not_banned(by.guest)
        if sum(said is not None for said in (self.phrase, self.emote, self.text)) != 1:
            raise Refused("bad_message", message="give either a phrase, an emote or a text")
        seat = table.seat_of(by.guest)
        table.chat.check(by.guest, seat is not None, self.text is not None)
        name = table.chairs[seat].name if seat is not None else self._spectator(table)
        text = None if self.text is None else clean_text(self.text)
        by.pace("say")
        said = e.Said(name=name, phrase=self.phrase, emote=self.emote, text=text, **self.signed(by))
        return Settled([said])

    def _spectator(self, table: Table) -> str:
        """A spectator's name: never one that could be taken for a player's."""
        if self.name is None:
            return ""
        name = clean_name(self.name)
        table.need_free_name(name)
        return name


class AboutMessage(Command, frozen=True, kw_only=True):
    """A command about the sender of a message that one can hear."""

    while_dealing: ClassVar[bool] = True

    message: MessageNumber

    def about(self, table: Table, by: Context) -> ChatLine:
        table.need_not_closed()
        line = table.chat.line(self.message, by.guest, table.seat_of(by.guest))
        if line.guest == by.guest:
            raise Refused("not_yourself")
        return line


class Block(AboutMessage, frozen=True, kw_only=True, tag="block"):
    """Hear the sender of a message no more, whatever they call themselves."""

    def settle(self, table: Table, by: Context) -> Settled:
        line = self.about(table, by)
        by.pace("report")
        return Settled([e.Blocked(whom=line.guest, **self.signed(by))])


class Report(AboutMessage, frozen=True, kw_only=True, tag="report"):
    """Show a message to the host as one that should not have been said."""

    def settle(self, table: Table, by: Context) -> Settled:
        line = self.about(table, by)
        if by.guest in line.reported:
            raise Refused("already_reported")
        by.pace("report")
        return Settled([e.Reported(message=line.number, **self.signed(by))])


class Silence(AboutMessage, frozen=True, kw_only=True, tag="silence"):
    """The host lets the sender of a message say nothing more at this table."""

    def settle(self, table: Table, by: Context) -> Settled:
        if by.guest != table.host:
            raise Refused("not_host")
        return Settled([e.Silenced(whom=self.about(table, by).guest, **self.signed(by))])


class AllowChat(HostCommand, frozen=True, kw_only=True, tag="chat"):
    """The host says what may be said: nothing, phrases and emotes, or free text, too."""

    allowed: ChatLevel

    def entries(self, table: Table, by: Context) -> list[Entry]:
        return [e.ChatAllowed(allowed=self.allowed, **self.signed(by))]
