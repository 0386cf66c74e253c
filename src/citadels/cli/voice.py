"""The language of this run of the command."""

from collections.abc import Sequence
from contextvars import ContextVar
from typing import Any, Final

from citadels.lang import BEGUN, LANGUAGES, Language, find_language, preferred_language

_spoken: Final[ContextVar[str]] = ContextVar("spoken", default="en")


def choose_language(argv: Sequence[str]) -> None:
    """Set the language from the arguments or the environment, before the first error can occur."""
    speak(asked_language(argv) or preferred_language())


def speak(code: str) -> None:
    _spoken.set(code)


def asked_language(argv: Sequence[str]) -> str | None:
    """The language of the last --lang; None if there is no such flag or no such language."""
    asked = None
    for index, argument in enumerate(argv):
        if argument == "--lang" and index + 1 < len(argv):
            asked = argv[index + 1]
        elif argument.startswith("--lang="):
            asked = argument.removeprefix("--lang=")
    return asked if asked in (*LANGUAGES, *BEGUN) else None


def spoken() -> str:
    """The code of the language."""
    return _spoken.get()


def language() -> Language:
    return find_language(spoken())


def say(id: str, **arguments: Any) -> str:
    from citadels.lang.speaker import Speaker  # imports the engine, which help texts do not need

    return Speaker(language()).say(id, **arguments)


class Later(str):
    """The id of a message, with its arguments, formatted only when it is shown.

    Most commands show no help, so they should not have to load all its words first.
    """

    attribute: str
    before: str
    after: str
    arguments: dict[str, Any]

    def __new__(
        cls, id: str, attribute: str = "", *, before: str = "", after: str = "", **arguments: Any
    ) -> "Later":
        text = super().__new__(cls, id)
        text.attribute = attribute
        text.before = before  # put around it in every language
        text.after = after
        text.arguments = arguments
        return text


def put_into_words(text: str) -> str:
    """Return plain text unchanged, and a message in the chosen language."""
    if not isinstance(text, Later):
        return text
    arguments = {name: _argument(value) for name, value in text.arguments.items()}
    return text.before + language().say(str(text), arguments, text.attribute) + text.after


def _argument(value: str | Sequence[str]) -> str:
    return put_into_words(value) if isinstance(value, str) else "; ".join(map(put_into_words, value))
