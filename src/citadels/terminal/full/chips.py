"""Chips: small parts of the table that can be focused, clicked and read."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from textual import events
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from citadels.cards.districts import KIND_BY_NAME, NO_TYPE, TYPE_NAMES, TYPE_OF
from citadels.lang import Speaker
from citadels.terminal.full.flow import Flow
from citadels.terminal.options import Offer

RIGHT_BUTTON: Final = 3


@dataclass(frozen=True)
class Chip:
    """What a chip shows, and which place of the table it is."""

    place: str
    content: Content
    about: str = ""  # more about it, for whoever points at it
    card: str = ""  # the card to be read there
    classes: tuple[str, ...] = ()
    offers: tuple[Offer, ...] = field(default=(), compare=False)

    @property
    def offered(self) -> bool:
        return bool(self.offers)


class ChipView(Static, can_focus=True):
    """A chip on the screen."""

    class Taken(Message):
        """Somebody clicked it or pressed Enter on it."""

        def __init__(self, chip: Chip, by_key: bool) -> None:
            super().__init__()
            self.chip = chip
            self.by_key = by_key

    class Pointed(Message):
        """It has the focus, or the mouse is over it."""

        def __init__(self, chip: Chip) -> None:
            super().__init__()
            self.chip = chip

    class Read(Message):
        """Somebody wants to read the card."""

        def __init__(self, chip: Chip) -> None:
            super().__init__()
            self.chip = chip

    def __init__(self, chip: Chip) -> None:
        super().__init__(chip.content, classes=" ".join(chip.classes))
        self.chip = chip
        self.set_class(chip.offered, "offered")

    def show(self, chip: Chip) -> None:
        if chip != self.chip:
            self.set_classes(" ".join(chip.classes))
            self.update(chip.content)
        self.chip = chip
        self.set_class(chip.offered, "offered")

    def on_focus(self) -> None:
        self.post_message(self.Pointed(self.chip))

    def on_enter(self, event: events.Enter) -> None:
        self.post_message(self.Pointed(self.chip))

    def on_click(self, event: events.Click) -> None:
        event.stop()
        if event.button == RIGHT_BUTTON:
            self.post_message(self.Read(self.chip))
        else:
            self.post_message(self.Taken(self.chip, by_key=False))

    def key_enter(self, event: events.Key) -> None:
        event.stop()
        self.post_message(self.Taken(self.chip, by_key=True))


class Chips(Flow):
    """Some chips."""

    async def show(self, chips: Sequence[Chip]) -> None:
        """Show these chips, with the widgets that are here as far as they go."""
        views = list(self.query_children(ChipView))
        for view, chip in zip(views, chips, strict=False):
            view.show(chip)
        for view in views[len(chips) :]:
            await view.remove()
        if len(chips) > len(views):
            await self.mount_all(ChipView(chip) for chip in chips[len(views) :])
        self.display = bool(chips)


def number_of(offers: Sequence[Offer]) -> list[tuple[str, str]]:
    """The number to type for a place, in front of its name."""
    if not offers:
        return []
    more = "…" if len(offers) > 1 else ""
    return [(f"[{offers[0].number}{more}]", "bold $accent"), (" ", "")]


def type_of(card: str) -> str:
    """The type of a district; empty for cards without one."""
    type = TYPE_OF[KIND_BY_NAME[card]]
    return "" if type == NO_TYPE else TYPE_NAMES[type]


def badge(card: str, cost: int, speaker: Speaker) -> list[tuple[str, str]]:
    """The letter of a card's type with its cost, on the colour of the type."""
    type = type_of(card)
    if not type:
        return []
    letter = speaker.say(f"page-letter_{type}")
    return [(f"{letter}{cost or ''}", f"bold $type-text on $type-{type}")]


def put_together(*parts: Sequence[tuple[str, str]]) -> Content:
    return Content.assemble(*(part for some in parts for part in some))
