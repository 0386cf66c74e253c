"""The files of a language as written, and what the arguments of its messages hold."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast

from citadels.cards.characters import CHARACTER_BY_NAME
from citadels.cards.districts import KIND_BY_NAME
from citadels.cards.editions import EDITIONS
from citadels.lang.language import FILE_OF, Language, folder, parts_of
from citadels.protocol.schema import schema
from citadels.rules.choices import VERB_BY_NAME, VERBS

NUMBERS: Final = (0, 1, 2, 5, 12, 21, 22, 25, 101)

Id = tuple[str, str]  # a message and one of its attributes, or ""


@dataclass
class Files:
    """All messages of a language, by id, as written in its files."""

    code: str
    messages: dict[str, ast.Message] = field(default_factory=dict)
    file_of: dict[str, str] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)

    def patterns(self) -> Iterator[tuple[Id, ast.Pattern]]:
        for id, message in self.messages.items():
            if message.value is not None:
                yield (id, ""), message.value
            for attribute in message.attributes:
                yield (id, attribute.id.name), attribute.value


def read(code: str) -> Files:
    return read_folder(Path(str(folder() / code)).resolve(), code)


@cache
def read_folder(place: Path, code: str) -> Files:
    return parsed(code, {path.name: path.read_text(encoding="utf-8") for path in sorted(place.glob("*.ftl"))})


def parsed(code: str, texts: Mapping[str, str]) -> Files:
    """The messages of files, given by their names."""
    found = Files(code)
    for name, text in texts.items():
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Junk):
                [note, *_] = entry.annotations
                found.problems.append(f"{name}: {note.message}: {(entry.content or '').splitlines()[0]!r}")
            elif isinstance(entry, ast.Term):
                found.problems.append(f"{name}: -{entry.id.name}: the functions take the place of terms")
            elif isinstance(entry, ast.Message):
                id = entry.id.name
                if id in found.messages:
                    found.problems.append(f"{name}: {id} is there twice")
                if FILE_OF.get(id.partition("-")[0]) != name.removesuffix(".ftl"):
                    found.problems.append(f"{name}: {id} belongs into another file")
                found.messages[id] = entry
                found.file_of[id] = name
    return found


def changed(before: Files, now: Files) -> set[Id]:
    """What has been written or rewritten: messages and attributes that were not there, or not like this."""
    old = dict(before.patterns())
    return {key for key, pattern in now.patterns() if key not in old or not pattern.equals(old[key])}


def with_english(code: str) -> Language:
    """A language with English where it has no message, read afresh."""
    return Language(code, None if code == "en" else Language("en"))


def folders() -> list[str]:
    """All languages that have messages, complete or not."""
    return sorted(path.name for path in Path(str(folder())).iterdir() if any(path.glob("*.ftl")))


def of_an_edition(id: str) -> bool:
    """Whether a message is an edition's special name or text for a card."""
    kinds = ("card", "short", "full", "rules", "ruling", "term")
    return id.partition("-")[0] in kinds and without_edition(id) != id


def without_edition(id: str) -> str:
    for edition in sorted(EDITIONS, key=len, reverse=True):
        if id.endswith(f"-{edition}"):
            return id.removesuffix(f"-{edition}")
    return id


# What the arguments hold

_BY_NAME: Final = {
    "acting": "character",
    **dict.fromkeys(("from", "of", "owner", "to", "with"), "seat"),
    **dict.fromkeys(("flower", "signed"), "character"),
    "card": "card",
    "cards": "cards",
    "character": "character",
    "characters": "characters",
    "district": "district",
    "offered": "district",
    "seat": "seat",
    "type": "type",
    "unique": "card",
}
_NUMBERS: Final = (
    *("city_size", "count", "cost", "deck", "games", "given", "gold", "least", "limit", "missing", "most"),
    *("number", "options", "players", "points", "rank", "round", "seats", "second", "size", "step", "steps"),
    "total",
    *("basic", "copies", "down", "few", "pool", "ranks", "uniques", "up"),
    *("chance", "other"),  # per cent
)
# Texts, although their names say otherwise.
_TEXTS: Final = {
    ("board-hand", "cards"),
    ("board-their_hand", "cards"),
    ("error-no_substitute", "character"),
    ("error-no_versions", "card"),
    ("error-unknown_character", "character"),
    ("error-unknown_unique", "unique"),
    ("error-unknown_version", "card"),
    ("error-no_such_seat", "seat"),
    ("talk-welcome", "seat"),
    ("word-gold_on", "gold"),
    ("player-name", "number"),
}


@cache
def _event_arguments() -> dict[str, dict[str, str]]:
    """By message, without "event-": what each argument of the event holds."""
    found: dict[str, dict[str, str]] = {}
    for event in schema()["events"]:
        held = {argument["id"]: argument["holds"] for argument in event["arguments"]}
        found[event["id"]] = held | ({"own": "flag"} if event["own"] else {})
        if event["joined"]:
            found[event["joined"]["message"]] = found[event["id"]]
    return found


def holds(id: str, variable: str) -> str:
    """What an argument of a message holds: a seat, a card, a number …; "text" for anything else."""
    kind, _, name = id.partition("-")
    if (id, variable) in _TEXTS:
        return "text"
    if kind == "event":
        in_event = _event_arguments().get(name, {})
        if variable in in_event:
            return in_event[variable]
    if kind == "choice":
        verb = VERBS[VERB_BY_NAME[name.partition("-in-")[0]]]
        if variable in verb.foreseen:
            return _event_arguments()[verb.foresees][variable]
    if kind == "how" and variable in CHARACTER_BY_NAME:
        return "character"
    if kind == "how" and variable in KIND_BY_NAME:
        return "card"
    if variable in _BY_NAME:
        return _BY_NAME[variable]
    return "number" if variable in _NUMBERS else "text"


def sample(holds: str, number: int) -> str | int:
    """A value for an argument."""
    if holds == "number":
        return number
    if holds == "seat":
        return number % 3
    if holds == "flag":
        return "yes" if number % 2 else "no"
    examples = {
        "card": "market",
        "cards": "market castle keep",
        "character": "king",
        "characters": "king witch",
        "district": "market+1",
        "type": "noble",
    }
    return examples.get(holds, "x")


# The parts of a pattern


def variables(node: object) -> set[str]:
    """What a pattern takes, also through the messages that it refers to."""
    found = {part.id.name for part in parts_of(node) if isinstance(part, ast.VariableReference)}
    for part in parts_of(node):
        if isinstance(part, ast.MessageReference) and part.id.name in read("en").messages:
            found |= variables(read("en").messages[part.id.name].value)
    return found


def texts(pattern: ast.Pattern) -> str:
    """All that a pattern says itself, without what is put in."""
    return "".join(part.value for part in parts_of(pattern) if isinstance(part, ast.TextElement))


def has_letters(pattern: ast.Pattern) -> bool:
    return any(character.isalpha() for character in texts(pattern))
