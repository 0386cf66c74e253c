"""What opens over the table: texts to read, lists to choose from, a line to write."""

from collections.abc import Sequence
from typing import ClassVar, Generic, TypeVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from citadels.lang.no_break import with_plain_spaces

T = TypeVar("T")


class Reading(ModalScreen[None]):
    """A text; Escape, Enter or a click beside it closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,i,l", "dismiss_it", show=False),
        Binding("down,j", "scroll(1)", show=False),
        Binding("up,k", "scroll(-1)", show=False),
        Binding("pagedown,space", "scroll(10)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
    ]

    def __init__(self, title: str, text: str | Content, closing: str, at_end: bool = False) -> None:
        super().__init__()
        self._heading = title
        self._text = text if isinstance(text, Content) else Content(with_plain_spaces(text))
        self._how_to_close = closing
        self._at_end = at_end

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog") as dialog:
            dialog.border_title = Content(self._heading)
            dialog.border_subtitle = Content(self._how_to_close)
            with VerticalScroll(can_focus=False):
                yield Static(self._text, classes="text")

    def on_mount(self) -> None:
        if self._at_end:
            self.query_one(VerticalScroll).scroll_end(animate=False)

    def on_click(self) -> None:
        self.dismiss(None)

    def action_dismiss_it(self) -> None:
        self.dismiss(None)

    def action_scroll(self, lines: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


class Menu(ModalScreen[T | None], Generic[T]):
    """A list to choose from; nothing is chosen with Escape."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "leave", show=False)]

    def __init__(
        self,
        title: str,
        answers: Sequence[tuple[T, str | Content]],
        closing: str,
        usual: T | None = None,
        notes: Sequence[str] = (),
    ) -> None:
        super().__init__()
        self._heading = title
        self._answers = answers
        self._how_to_close = closing
        self._usual = usual
        self._notes = notes  # what cannot be chosen, below the rest

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog") as dialog:
            dialog.border_title = Content(self._heading)
            dialog.border_subtitle = Content(self._how_to_close)
            options = [
                Option(label if isinstance(label, Content) else Content(with_plain_spaces(label)))
                for _, label in self._answers
            ]
            notes = [Option(Content(with_plain_spaces(note)), disabled=True) for note in self._notes]
            yield OptionList(*options, *notes)

    def on_mount(self) -> None:
        values = [value for value, _ in self._answers]
        found = values.index(self._usual) if self._usual in values else 0
        self.query_one(OptionList).highlighted = found

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self._answers[event.option_index][0])

    def action_leave(self) -> None:
        self.dismiss(None)


class Writing(ModalScreen[str | None]):
    """A line to write."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", show=False)]

    def __init__(self, title: str, closing: str, most: int) -> None:
        super().__init__()
        self._heading = title
        self._how_to_close = closing
        self._most = most

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog") as dialog:
            dialog.border_title = Content(self._heading)
            dialog.border_subtitle = Content(self._how_to_close)
            yield Input(max_length=self._most)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip() or None)

    def action_leave(self) -> None:
        self.dismiss(None)
