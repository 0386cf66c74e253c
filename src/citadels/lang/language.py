"""One language: its Fluent files, read when they are needed, and the functions that messages can call.

Starting a command must not take long, so a message is parsed when it is first said, and Fluent's runtime is
imported for the first message that has more in it than text.
"""

import json
import os
import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from citadels.lang import french, hungarian
from citadels.lang.no_break import NoBreaks

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

# The one list of languages, for the page and the tests as well. Those that are only begun can be chosen, and
# English fills in what they do not say yet; they need not even have a folder.
_FOLDER: Final = Path(__file__).resolve().parent
_LISTED: Final = json.loads((_FOLDER / "languages.json").read_text(encoding="utf-8"))
LANGUAGES: Final[tuple[str, ...]] = tuple(_LISTED["complete"])
BEGUN: Final[tuple[str, ...]] = tuple(_LISTED["begun"])
DEFAULT_LANGUAGE: Final = "en"

# The file of a message by the first part of its id.
FILE_OF: Final[dict[str, str]] = {
    "admin": "commands",
    "advice": "advice",
    "arena": "commands",
    "bench": "commands",
    "board": "terminal",
    "book": "book",
    "bot": "commands",
    "card": "cards",
    "chat": "friends",
    "choice": "choices",
    "coach": "coach",
    "count": "words",
    "decision": "decisions",
    "edition": "cards",
    "error": "errors",
    "event": "events",
    "example": "examples",
    "fair": "fairness",
    "finish": "finish",
    "showing": "showing",
    "friends": "friends",
    "full": "card_rules",
    "group": "terminal",
    "guide": "how_to_play",
    "help": "commands",
    "hint": "advice",
    "how": "how_to_play",
    "daily": "daily",
    "insight": "insight",
    "join": "screen",
    "lobby": "lobby",
    "mark": "terminal",
    "page": "page",
    "party": "party",
    "player": "words",
    "privacy": "privacy",
    "prompt": "prompts",
    "reason": "reasons",
    "refusal": "server",
    "puzzles": "puzzles",
    "replay": "terminal",
    "replays": "replays",
    "rules": "rules",
    "ruling": "rulings",
    "scenario": "terminal",
    "screen": "screen",
    "score": "scores",
    "serve": "commands",
    "set": "cards",
    "short": "card_texts",
    "simulate": "commands",
    "step": "prompts",
    "table": "table",
    "talk": "terminal",
    "term": "glossary",
    "tutorial": "tutorial",
    "type": "cards",
    "unused": "prompts",
    "usage": "commands",
    "variant": "cards",
    "word": "words",
}

# A message in a file: from its id at the beginning of a line to the next one, or to a comment.
_WRITTEN: Final = re.compile(r"^([a-zA-Z][\w-]*) *=.*\n(?:(?![a-zA-Z#-]).*\n)*", re.MULTILINE)

# Long texts, whose line breaks are only layout.
_FLOWING: Final = ("book", "full", "rules", "ruling", "term")

Value = str | int

# Languages that change players' names, or a word before them; None for a name that they leave alone.
_WITH_ENDING: Final[dict[str, Callable[[str, str], str | None]]] = {
    "fr": french.with_ending,
    "hu": hungarian.with_ending,
}


class MessageError(Exception):
    """A message that is missing or cannot be formatted: a mistake in a language's files."""


class Reader(NamedTuple):
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
        self._files: set[str] = set()
        self._written: dict[str, str] = {}
        self._parsed: dict[str, ast.Message] = {}
        self._variables: dict[tuple[str, str], frozenset[str]] = {}
        self._alphabet: dict[str, int] = {}
        self._no_breaks: NoBreaks | None = None

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
        token = _reader.set(reader or _reader.get())
        try:
            text = self._formatted(id, arguments, attribute)
        finally:
            _reader.reset(token)
        return self.no_breaks().put_into(text, id.partition("-")[0] in _FLOWING)

    def no_breaks(self) -> NoBreaks:
        """Where its lines must not break."""
        if self._no_breaks is None:
            ids = ("word-no_break_after", "word-no_break_before")
            after, before = (self._formatted(id, {}, "") if self.has(id) else "" for id in ids)
            self._no_breaks = NoBreaks(after, before)
        return self._no_breaks

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
        parsed = self._message(id)
        if parsed is None:
            if self.fallback is not None:
                return self.fallback._formatted(id, arguments, attribute)
            raise MessageError(f"{self.code}: there is no message {id}")
        pattern = self._pattern(parsed, attribute)
        if pattern is None:
            raise MessageError(f"{self.code}: {id} has no {attribute or 'value'}")
        plain = _plain_text(pattern)
        if plain is not None:
            return plain
        bundle = self._bundle_with(parsed)
        message = bundle.get_message(id)
        compiled = message.attributes[attribute] if attribute else message.value
        assert compiled is not None
        text, errors = bundle.format_pattern(compiled, dict(arguments))
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
        if id not in self._parsed and id in self._written:
            self._parsed[id] = self._parse(id)
        return self._parsed.get(id)

    @staticmethod
    def _pattern(message: "ast.Message", attribute: str) -> "ast.Pattern | None":
        if not attribute:
            return message.value
        return next((found.value for found in message.attributes if found.id.name == attribute), None)

    def _read(self, file: str) -> None:
        path = folder() / self.code / f"{file}.ftl"
        if path.is_file():
            text = path.read_text(encoding="utf-8")
            for found in _WRITTEN.finditer(text if text.endswith("\n") else f"{text}\n"):
                self._written.setdefault(found[1], found[0])

    def _parse(self, id: str) -> "ast.Message":
        from fluent.syntax import FluentParser, ast

        entry = FluentParser(with_spans=False).parse_entry(self._written[id])
        if not isinstance(entry, ast.Message):
            raise MessageError(f"{self.code}: {id} cannot be read")
        return entry

    def _bundle_with(self, message: "ast.Message") -> "FluentBundle":
        """What formats messages: it has this one, and those that it refers to."""
        from fluent.syntax import ast

        bundle = self._open_bundle()
        if not bundle.has_message(message.id.name):
            bundle.add_resource(ast.Resource([message]))
            for node in parts_of(message):
                if isinstance(node, ast.MessageReference):
                    other = self._message(node.id.name)
                    if other is not None:
                        self._bundle_with(other)
        return bundle

    def _open_bundle(self) -> "FluentBundle":
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

    def labelled(self, label: str, value: str | int) -> str:
        """Something and its value, as the language sets a colon."""
        return self.say("word-labelled", {"label": label, "value": value})

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


def parts_of(node: object) -> Iterator["ast.BaseNode"]:
    """A part of a message and all its parts."""
    from fluent.syntax import ast

    if isinstance(node, ast.BaseNode):
        yield node
        for part in vars(node).values():
            yield from parts_of(part)
    elif isinstance(node, list):
        for part in node:
            yield from parts_of(part)


def _variables_of(pattern: "ast.Pattern") -> Iterator[str]:
    from fluent.syntax import ast

    return (node.id.name for node in parts_of(pattern) if isinstance(node, ast.VariableReference))


def _plain_text(pattern: "ast.Pattern") -> str | None:
    """The text of a pattern that has nothing else but quoted text in it."""
    from fluent.syntax import ast

    texts: list[str] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            texts.append(element.value)
        elif isinstance(element.expression, ast.StringLiteral):
            texts.append(element.expression.parse()["value"])
        else:
            return None
    return "".join(texts)


def folder() -> Path:
    """Where the languages are."""
    return _FOLDER


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
