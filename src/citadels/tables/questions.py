"""What a guest can ask at a table without changing the game."""

import msgspec

from citadels.tables.command import CommandId
from citadels.tables.commands import AnyCommand, Choice, Place
from citadels.tables.messages import ConsideredChoice, Reason
from citadels.tables.refusals import Refused
from citadels.tables.table import Table


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="command"):
    """A question has an id of the sender's choice."""

    id: CommandId = ""


class Why(Question, frozen=True, kw_only=True, tag="why"):
    """Why a choice is not possible; or what you could mean at a place, and why that is not possible.

    It is answered from what your seat may know.
    """

    choice: Choice | None = None
    place: Place | None = None

    def answer(self, table: Table, guest: str) -> list[ConsideredChoice]:
        """Refused, like a choice, if the guest is not the one who must choose."""
        own = table.own_seat(guest)
        game = table.running()
        if game.decision.seat != own:
            raise Refused("not_your_turn")
        found = [] if self.place is None else game.why_not_at(self.place)
        if self.choice is not None:
            found.append((self.choice, game.why_not(self.choice)))
        return [
            ConsideredChoice(
                choice=choice,
                reason=None if why is None else Reason(id=why.id, arguments=why.arguments),
            )
            for choice, why in found
        ]


class AskHint(Question, frozen=True, kw_only=True, tag="hint"):
    """What would a strong bot do now? Only where the table allows hints; the record tells who had some."""

    def seat(self, table: Table, guest: str) -> int:
        """The seat that may have a hint now; Refused says why not."""
        own = table.own_seat(guest)
        game = table.running()
        if not table.hints_allowed:
            raise Refused("no_hints")
        if game.decision.seat != own:
            raise Refused("not_your_turn")
        return own


AnyMessage = AnyCommand | Why | AskHint
READ_MESSAGE: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage)
