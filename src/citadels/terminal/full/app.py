"""The full-screen program: questions before a game, then the table."""

from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any, ClassVar

from textual.app import App
from textual.binding import BindingType

from citadels.lang import Speaker
from citadels.rules.errors import CitadelsError
from citadels.terminal.full.dialogs import Menu
from citadels.terminal.full.joined import JoinedScreen
from citadels.terminal.full.table import TableScreen
from citadels.terminal.full.themes import THEMES, chosen_theme
from citadels.terminal.questions import Question
from citadels.terminal.served import ServedSitting
from citadels.terminal.sitting import Sitting

# Asks questions, is sent the answers, and comes to a sitting in the end.
Opening = Generator[Question[Any], Any, Sitting]


def at_once(sitting: Sitting) -> Opening:
    """An opening without questions."""
    yield from ()
    return sitting


class FullScreen(App[None]):
    """One person at one table."""

    TITLE = "Citadels"
    CSS_PATH = Path(__file__).with_name("full.tcss")
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(self, opening: Opening, speaker: Callable[[], Speaker], resumed: bool = False) -> None:
        super().__init__()
        self._opening = opening
        self._speaker = speaker  # for the questions: their language may change
        self._resumed = resumed
        self.sitting: Sitting | None = None
        self.failure: CitadelsError | None = None  # of the opening, to be told outside

        for theme in THEMES:
            self.register_theme(theme)

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Our own colours, which the style sheet names before a theme is chosen."""
        return THEMES[0].variables

    def on_mount(self) -> None:
        self.theme = chosen_theme()
        self._ask(None)

    def _ask(self, answer: Any) -> None:
        """Go on with an answer to the next question, or to the table."""
        try:
            question = self._opening.send(answer)
        except StopIteration as end:
            self.sitting = end.value
            screen = JoinedScreen if isinstance(end.value, ServedSitting) else TableScreen
            self.push_screen(screen(end.value, self._resumed))
        except CitadelsError as error:
            self.failure = error
            self.exit()
        else:
            closing = self._speaker().say("screen-leave")
            menu = Menu[Any](question.text, question.answers, closing, question.usual)
            self.push_screen(menu, self._answered)

    def _answered(self, answer: Any) -> None:
        if answer is None:
            self.exit()
        else:
            self._ask(answer)
