"""One language: its Fluent files, read when they are needed, and the functions that messages can call."""

import json
import os
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from contextvars import ContextVar
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Final

from citadels.lang import hungarian

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

# The finished languages, for the page as well. A folder not listed here is work in progress.
_FINISHED: Final = files("citadels.lang") / "languages.json"
LANGUAGES: Final[tuple[str, ...]] = tuple(json.loads(_FINISHED.read_text(encoding="utf-8")))
DEFAULT_LANGUAGE: Final = "en"

# The file of a message by the first part of its id.
FILE_OF: Final[dict[str, str]] = {
    "arena": "commands",
    "bench": "commands",
    "board": "terminal",
    "book": "book",
    "bot": "commands",
    "card": "cards",
    "choice": "choices",
    "count": "words",
    "decision": "decisions",
    "edition": "cards",
    "error": "errors",
    "event": "events",
    "finish": "finish",
    "full": "card_rules",
    "group": "terminal",
    "help": "commands",
    "lobby": "lobby",
    "mark": "terminal",
    "page": "page",
    "player": "words",
    "reason": "reasons",
    "refusal": "server",
    "replay": "terminal",
    "rules": "rules",
    "ruling": "rulings",
    "score": "scores",
    "set": "cards",
    "short": "card_texts",
    "simulate": "commands",
    "table": "table",
    "talk": "terminal",
    "type": "cards",
    "usage": "commands",
    "word": "words",
}

Value = str | int

# Languages that put endings on players' names themselves; None where a name defies it.
_WITH_ENDING: Final[dict[str, Callable[[str, str], str | None]]] = {"hu": hungarian.with_ending}


class MessageError(Exception):
    """A message that is missing or cannot be formatted: a mistake in a language's files."""


@dataclass(frozen=True)
class Reader:
    """The reader: the edition that names the cards, all nicknames, and the reader's seat."""

    edition: str = ""
    names: tuple[str, ...] = ()
    seat: int | None = None


_reader: Final[ContextVar[Reader]] = ContextVar("reader", default=Reader())  # noqa: B039 (it is frozen)


class Language:
    """The messages of one language; the fallback, if there is one, fills gaps."""

    def __init__(self, code: str, fallback: "Language | None" = None) -> None:
        self.code = code
        self.fallback = fallback
        self._bundle: FluentBundle | None = None
        self._parsed: dict[str, ast.Message] = {}
        self._files: set[str] = set()
        self._variables: dict[tuple[str, str], frozenset[str]] = {}
        self._alphabet: dict[str, int] = {}

    # Messages

    def has(self, id: str, attribute: str = "") -> bool:
        message = self._message(id)
        if message is None:
            return self.fallback is not None and self.fallback.has(id, attribute)
        return self._pattern(message, attribute) is not None

    def say(
        self, id: str, arguments: Mapping[str, Value] = {}, attribute: str = "", reader: Reader | None = None
    ) -> str:
        """A message, or one of its attributes, formatted with its arguments."""
        if reader is None:
            return self._formatted(id, arguments, attribute)
        token = _reader.set(reader)
        try:
            return self._formatted(id, arguments, attribute)
        finally:
            _reader.reset(token)

    def variables(self, id: str, attribute: str = "") -> frozenset[str]:
        """The arguments that a message, or one of its attributes, uses."""
        key = (id, attribute)
        if key not in self._variables:
            message = self._message(id)
            if message is None and self.fallback is not None:
                return self.fallback.variables(id, attribute)
            pattern = None if message is None else self._pattern(message, attribute)
            if pattern is None:
                raise MessageError(f"{self.code}: there is no message {id} {attribute}")
            self._variables[key] = frozenset(_variables_of(pattern))
        return self._variables[key]

    def _formatted(self, id: str, arguments: Mapping[str, Value], attribute: str) -> str:
        if self._message(id) is None:
            if self.fallback is not None:
                return self.fallback._formatted(id, arguments, attribute)
            raise MessageError(f"{self.code}: there is no message {id}")
        bundle = self._open_bundle()
        message = bundle.get_message(id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MessageError(f"{self.code}: {id} has no {attribute or 'value'}")
        text, errors = bundle.format_pattern(pattern, dict(arguments))
        if errors:
            raise MessageError(f"{self.code}: {id} {attribute}: {errors[0]!r}")
        return str(text)

    def _message(self, id: str) -> "ast.Message | None":
        file = FILE_OF.get(id.partition("-")[0])
        if file is None:
            raise MessageError(f"no file is named for the message {id}")
        if file not in self._files:
            self._files.add(file)
            self._read(file)
        return self._parsed.get(id)

    @staticmethod
    def _pattern(message: "ast.Message", attribute: str) -> "ast.Pattern | None":
        if not attribute:
            return message.value
        return next((found.value for found in message.attributes if found.id.name == attribute), None)

    def _read(self, file: str) -> None:
        from fluent.runtime import FluentResource
        from fluent.syntax import ast

        path = folder() / self.code / f"{file}.ftl"
        if not path.is_file():
            return
        resource = FluentResource(path.read_text(encoding="utf-8"))
        self._open_bundle().add_resource(resource)
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                self._parsed[entry.id.name] = entry

    def _open_bundle(self) -> "FluentBundle":
        # Imported here: commands that only calculate do without Fluent.
        if self._bundle is None:
            from fluent.runtime import FluentBundle

            functions: dict[str, Any] = {
                "CARD": self._card,
                "COUNT": self._count,
                "PLAYER": self._player,
                "TYPE": self._type,
            }
            # No isolation marks around arguments: a terminal would show them.
            self._bundle = FluentBundle([self.code], functions, use_isolating=False)
        return self._bundle

    # The functions

    def _card(self, ids: str, case: str = "") -> str:
        """``CARD``: the name of a card, or a list of names, in a form such as the accusative.

        ``ids`` are ids with spaces between them, ``market+1`` is a district with the Artist's gold on it.
        """
        return self.listed([self._one_card(id, case) for id in str(ids).split() or ["none"]])

    def _one_card(self, id: str, case: str) -> str:
        kind, _, gold = id.partition("+")
        message = f"card-{kind}"
        in_edition = f"{message}-{_reader.get().edition}"
        name = self._form(in_edition if self._message(in_edition) else message, case)
        return self.say("word-gold_on", {"name": name, "gold": gold}) if gold else name

    def _type(self, id: str, case: str = "") -> str:
        """``TYPE``: the name of a type of districts."""
        return self._form(f"type-{id}", case)

    def _player(self, seat: str, case: str = "") -> str:
        """``PLAYER``: a player's nickname, or the reader's "you"."""
        reader = _reader.get()
        number = int(seat)
        if number == reader.seat:
            return self._form("player-you", case)
        if number < len(reader.names):
            return self._named(reader.names[number], case)
        nameless = {"number": str(number)}
        if case and self.has("player-name", case):
            return self._formatted("player-name", nameless, case)
        return self._form("player", case, {"name": self._formatted("player-name", nameless, "")})

    def _named(self, name: str, case: str) -> str:
        with_ending = _WITH_ENDING.get(self.code)
        ended = with_ending(name, case) if with_ending and self.has("player", case) else None
        return self._form("player", case, {"name": name}) if ended is None else ended

    def _count(self, count: int, of: str, case: str = "") -> str:
        """``COUNT``: a number of things."""
        return self._form(f"count-{of}", case, {"count": count})

    def _form(self, id: str, case: str, arguments: Mapping[str, Value] = {}) -> str:
        return self._formatted(id, arguments, case if case and self.has(id, case) else "")

    def listed(self, items: list[str]) -> str:
        """Several things in a row: "King, Bishop and Thief"."""
        if len(items) < 2:
            return items[0] if items else ""
        return self.say("word-list", {"first": ", ".join(items[:-1]), "last": items[-1]})

    def card(self, id: str, edition: str = "") -> str:
        """The name of a card, as an edition prints it."""
        token = _reader.set(Reader(edition))
        try:
            return self._one_card(id, "")
        finally:
            _reader.reset(token)

    # Order

    def sort_key(self, text: str) -> tuple[list[int], str]:
        """The key of a text for sorting as the language orders its letters, accents last."""
        letters = self._letters()
        longest = max(map(len, letters))
        plain = unicodedata.normalize("NFC", text.casefold())
        key: list[int] = []
        place = 0
        while place < len(plain):
            for length in range(longest, 0, -1):
                letter = plain[place : place + length]
                if letter in letters:
                    break
            else:
                # A foreign letter sorts like its base letter, a sign before all letters.
                letter = plain[place]
                base = unicodedata.normalize("NFKD", letter)[0]
                key.append(letters.get(base, len(letters) + ord(base) if base.isalpha() else -1))
                place += 1
                continue
            key.append(letters[letter])
            place += len(letter)
        return key, plain

    def _letters(self) -> dict[str, int]:
        if not self._alphabet:
            for place, letter in enumerate(self.say("word-alphabet").split()):
                for same in letter.split("="):
                    self._alphabet[same] = place
        return self._alphabet


def _variables_of(node: object) -> Iterator[str]:
    from fluent.syntax import ast

    if isinstance(node, ast.VariableReference):
        yield node.id.name
    elif isinstance(node, ast.BaseNode):
        for part in vars(node).values():
            yield from _variables_of(part)
    elif isinstance(node, list):
        for part in node:
            yield from _variables_of(part)


def folder() -> Traversable:
    """Where the languages are."""
    return files("citadels.lang")


@cache
def find_language(code: str) -> Language:
    """A language by its code; its files are read once. Missing messages fall back to English."""
    return Language(code, None if code == DEFAULT_LANGUAGE else find_language(DEFAULT_LANGUAGE))


def preferred_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the environment if we have it, otherwise English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        asked = environment.get(name, "")
        if asked:
            code = asked.partition(".")[0].partition("_")[0].lower()
            return code if code in LANGUAGES else DEFAULT_LANGUAGE
    return DEFAULT_LANGUAGE
