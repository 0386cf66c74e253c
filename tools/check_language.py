"""What is wrong with the files of a language: `python -m tools.check_language cs`.

The tests run the same checks over every folder in ``src/citadels/lang``.
"""

import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from babel.core import Locale
from fluent.syntax import FluentParser, ast

from citadels.bots import BOTS, LEVELS
from citadels.cards.characters import CHARACTER_NAMES
from citadels.cards.districts import CARD_NAMES, KIND_BY_NAME, TYPE_NAMES, TYPE_OF, is_basic
from citadels.cards.editions import EDITIONS
from citadels.cards.house_rules import CHOICE, HOUSE_RULES, NUMBER
from citadels.lang.language import FILE_OF, Language, Reader, folder
from citadels.protocol.schema import schema
from citadels.rules.choices import VERB_BY_NAME, VERBS
from citadels.rules.event_kinds import EVENT_KINDS

NUMBERS: Final = (0, 1, 2, 5, 12, 21, 22, 25, 101)
# A message that is the same as in English says so in the comment right above it.
SAME: Final = "same as in English"

Id = tuple[str, str]  # a message and one of its attributes, or ""


@dataclass
class Files:
    """All messages of a language, by id, as they stand in its files."""

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


@cache
def read(code: str) -> Files:
    found = Files(code)
    for path in sorted(Path(str(folder() / code)).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                [note, *_] = entry.annotations
                found.problems.append(
                    f"{path.name}: {note.message}: {(entry.content or '').splitlines()[0]!r}"
                )
            elif isinstance(entry, ast.Term):
                found.problems.append(f"{path.name}: -{entry.id.name}: the functions take the place of terms")
            elif isinstance(entry, ast.Message):
                id = entry.id.name
                if id in found.messages:
                    found.problems.append(f"{path.name}: {id} is there twice")
                if FILE_OF.get(id.partition("-")[0]) != path.stem:
                    found.problems.append(f"{path.name}: {id} belongs into another file")
                found.messages[id] = entry
                found.file_of[id] = path.name
    return found


def folders() -> list[str]:
    """All languages, finished or not."""
    return sorted(path.name for path in Path(str(folder())).iterdir() if (path / "cards.ftl").is_file())


# What is needed


def needed_ids() -> set[str]:
    """The ids that follow from what the engine can say."""
    told = schema()
    needed = {f"decision-{entry['id']}" for entry in told["decisions"]}
    needed |= {f"choice-{entry['id']}" for entry in told["choices"]["verbs"]}
    needed |= {f"event-{entry['id']}" for entry in told["events"] if entry["told"]}
    needed |= {f"reason-{entry['id']}" for entry in told["reasons"]}
    reasons = {entry["id"] for entry in told["reasons"]}
    errors = {entry["id"] for group in told["errors"].values() for entry in group}
    needed |= {f"error-{id}" for id in errors - reasons}
    needed |= {f"refusal-{entry['id']}" for entry in told["refusals"]}
    needed |= {f"score-{entry['id']}" for entry in told["score_lines"] if entry["card"] is None}
    needed |= {f"type-{id}" for id in told["types"]}
    needed |= {f"set-{id}" for edition in told["editions"] for id in edition["sets"]}
    needed |= {f"edition-{id}" for id in EDITIONS}
    needed |= {f"{kind}-{rule.name}" for rule in HOUSE_RULES for kind in ("help-setup", "lobby-rule")}
    needed |= {f"count-{rule.unit}" for rule in HOUSE_RULES if rule.kind == NUMBER}
    needed |= {
        f"lobby-{rule.name}-{value}" for rule in HOUSE_RULES if rule.kind == CHOICE for value in rule.values
    }
    needed |= {f"bot-{name}" for name in (*BOTS, *LEVELS)}
    for id in (*CHARACTER_NAMES, *CARD_NAMES):
        needed |= {f"card-{id}", *(text_id(kind, id) for kind in ("short", "full"))}
    return needed


def text_id(kind: str, card: str) -> str:
    """The message with a card's short or full text; plain districts have that of their type."""
    if card in KIND_BY_NAME and is_basic(KIND_BY_NAME[card]):
        return f"{kind}-type-{TYPE_NAMES[TYPE_OF[KIND_BY_NAME[card]]]}"
    return f"{kind}-{card}"


def of_an_edition(id: str) -> bool:
    """Whether a message is an edition's special name or text for a card."""
    return id.partition("-")[0] in ("card", "short", "full", "rules") and _without_edition(id) != id


def _without_edition(id: str) -> str:
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
)
# Texts, although their names say otherwise.
_TEXTS: Final = {
    ("board-hand", "cards"),
    ("board-their_hand", "cards"),
    ("error-no_versions", "card"),
    ("error-unknown_character", "character"),
    ("error-unknown_unique", "unique"),
    ("error-unknown_version", "card"),
    ("error-no_such_seat", "seat"),
    ("talk-welcome", "seat"),
    ("word-gold_on", "gold"),
    ("player-name", "number"),
}


# By message, without "event-": what each argument of the event holds.
_EVENT_ARGUMENTS: Final[dict[str, dict[str, str]]] = {
    message: {argument.name: argument.holds for argument in kind.arguments}
    for kind in EVENT_KINDS.values()
    for message in (kind.id, kind.joined)
}


def holds(id: str, variable: str) -> str:
    """What an argument of a message holds: a seat, a card, a number …; "text" for anything else."""
    kind, _, name = id.partition("-")
    if (id, variable) in _TEXTS:
        return "text"
    if kind == "event":
        in_event = _EVENT_ARGUMENTS.get(name, {})
        if variable in in_event:
            return in_event[variable]
    if kind == "choice":
        verb = VERBS[VERB_BY_NAME[name.partition("-in-")[0]]]
        if variable in verb.foreseen:
            return _EVENT_ARGUMENTS[verb.foresees][variable]
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


def parts(node: object) -> Iterator[ast.BaseNode]:
    """A node and all below it."""
    if isinstance(node, ast.BaseNode):
        yield node
        for part in vars(node).values():
            yield from parts(part)
    elif isinstance(node, list):
        for part in node:
            yield from parts(part)


def variables(node: object) -> set[str]:
    return {part.id.name for part in parts(node) if isinstance(part, ast.VariableReference)}


def has_letters(pattern: ast.Pattern) -> bool:
    texts = "".join(part.value for part in parts(pattern) if isinstance(part, ast.TextElement))
    return any(character.isalpha() for character in texts)


def words(pattern: ast.Pattern) -> list[str]:
    """The words of a pattern, without what people type: flags, commands and ids."""
    texts = " ".join(part.value for part in parts(pattern) if isinstance(part, ast.TextElement))
    return re.findall(r"[^\W\d_]{3,}", re.sub(r"`[^`]*`|--\S+|\S*_\S*", " ", texts.lower()))


def categories(code: str) -> set[str]:
    """The plural categories of a language's whole numbers."""
    rule = Locale.parse(code).plural_form
    return {str(rule(number)) for number in range(1000)}


# The checks


def problems_of(code: str, finished: bool = True) -> list[str]:
    """Everything wrong with a language; missing messages of an unfinished one are left out."""
    files = read(code)
    problems = [*files.problems, *_unknown(files), *_variables(files), *_functions(files), *_plurals(files)]
    problems += _english(files)
    if finished:
        problems += [*_missing(files), *_attributes(files)]
    if not problems:
        problems += _formatted(code, files)
    return problems


def _missing(files: Files) -> Iterator[str]:
    english = read("en")
    for id in sorted((set(english.messages) | needed_ids()) - set(files.messages)):
        if not (id.startswith("card-") and of_an_edition(id)):
            yield f"{english.file_of.get(id, FILE_OF[id.partition('-')[0]])}: {id} is missing"


def _unknown(files: Files) -> Iterator[str]:
    english = read("en").messages
    for id in files.messages:
        name_in_edition = id.startswith("card-") and of_an_edition(id)
        if name_in_edition and not any(
            id == f"{known}-{edition}" for known in english for edition in EDITIONS
        ):
            yield f"{files.file_of[id]}: {id}: there is no such card"
        elif not name_in_edition and id not in english:
            yield f"{files.file_of[id]}: {id} is not used anywhere"


def _attributes(files: Files) -> Iterator[str]:
    """Variants of a message (.you, .brief) are those of English; forms of names are the language's own."""
    for (id, attribute), _ in read("en").patterns():
        if id not in files.messages or id.partition("-")[0] in ("card", "type", "count", "player"):
            continue
        if attribute and (id, attribute) not in dict(files.patterns()):
            yield f"{files.file_of[id]}: {id} has no .{attribute}"
    english = {key for key, _ in read("en").patterns()}
    for (id, attribute), _ in files.patterns():
        if id.partition("-")[0] not in ("card", "type", "count", "player") and id in read("en").messages:
            if (id, attribute) not in english:
                yield f"{files.file_of[id]}: {id}.{attribute} is not used anywhere"


def _variables(files: Files) -> Iterator[str]:
    english = {key: variables(pattern) for key, pattern in read("en").patterns()}
    for (id, attribute), pattern in files.patterns():
        expected = english.get((id, attribute), english.get((id, ""), set()))
        used = variables(pattern)
        for name in sorted(used - expected):
            yield f"{files.file_of[id]}: {id} {attribute}: there is no ${name}"
        for name in sorted(expected - used):
            yield f"{files.file_of[id]}: {id} {attribute}: ${name} is left out"


def _functions(files: Files) -> Iterator[str]:
    """Seats and cards go through their functions, with forms that every such name has."""
    for (id, attribute), pattern in files.patterns():
        where = f"{files.file_of[id]}: {id} {attribute}"
        for part in parts(pattern):
            if isinstance(part, ast.Placeable) and isinstance(part.expression, ast.VariableReference):
                name = part.expression.id.name
                if holds(id, name) not in ("number", "text"):
                    yield f"{where}: ${name} needs CARD, PLAYER or TYPE around it"
            if isinstance(part, ast.FunctionReference):
                yield from (f"{where}: {problem}" for problem in _call(files, id, part))


def _call(files: Files, id: str, call: ast.FunctionReference) -> Iterator[str]:
    function = call.id.name
    named = {argument.name.name: argument.value.value for argument in call.arguments.named}
    asked = [part.id.name for part in call.arguments.positional if isinstance(part, ast.VariableReference)]
    takes = {"CARD": {"case"}, "TYPE": {"case"}, "PLAYER": {"case"}, "COUNT": {"case", "of"}}
    if function not in takes:
        yield f"there is no function {function}"
        return
    if len(asked) != 1 or len(call.arguments.positional) != 1:
        yield f"{function} takes one variable"
        return
    for name in sorted(set(named) - takes[function]):
        yield f"{function} takes no {name}"
    kind = holds(id, asked[0])
    fits = {
        "CARD": ("card", "cards", "character", "characters", "district"),
        "TYPE": ("type",),
        "PLAYER": ("seat",),
        "COUNT": ("number",),
    }
    if kind not in fits[function]:
        yield f"${asked[0]} is a {kind}: not for {function}"
        return
    if function == "COUNT" and f"count-{named.get('of')}" not in read("en").messages:
        yield f"COUNT needs of: with one of the count-… messages, not {named.get('of')!r}"
        return
    case = str(named.get("case", ""))
    if case:
        yield from _lacking(files, function, kind, str(named.get("of", "")), case)


def _lacking(files: Files, function: str, kind: str, of: str, case: str) -> Iterator[str]:
    ids: Sequence[str]
    if function == "CARD":
        names = CHARACTER_NAMES if kind.startswith("character") else CARD_NAMES
        ids = [f"card-{name}" for name in names]
        ids += [id for id in files.messages if of_an_edition(id) and _without_edition(id) in ids]
        if kind == "cards":
            ids.append("card-none")
    elif function == "TYPE":
        ids = [f"type-{name}" for name in TYPE_NAMES]
    elif function == "PLAYER":
        ids = ["player", "player-you"]
    else:
        ids = [f"count-{of}"]
    lacking = [id for id in ids if id in files.messages and not _has(files.messages[id], case)]
    if lacking:
        yield f"{', '.join(lacking[:3])}{' …' if len(lacking) > 3 else ''}: no .{case}"


def _has(message: ast.Message, attribute: str) -> bool:
    return any(found.id.name == attribute for found in message.attributes)


def _plurals(files: Files) -> Iterator[str]:
    """A selector with plural categories must cover all that the language has."""
    every = categories(files.code)
    known = {"zero", "one", "two", "few", "many", "other"}
    for (id, attribute), pattern in files.patterns():
        for part in parts(pattern):
            if not isinstance(part, ast.SelectExpression):
                continue
            keys = {v.key.name for v in part.variants if isinstance(v.key, ast.Identifier)}
            numbers = any(isinstance(v.key, ast.NumberLiteral) for v in part.variants)
            if keys & known and not (numbers and keys == {"other"}):
                lacking = sorted(every - keys)
                if lacking:
                    yield f"{files.file_of[id]}: {id} {attribute}: no [{'], ['.join(lacking)}]"


def _english(files: Files) -> Iterator[str]:
    """Nothing is left in English unless marked so."""
    if files.code == "en":
        return
    english = dict(read("en").patterns())
    for (id, attribute), pattern in files.patterns():
        comment = files.messages[id].comment
        said = comment is not None and SAME in (comment.content or "")
        same = (id, attribute) in english and pattern.equals(english[id, attribute])
        if same and has_letters(pattern) and not said:
            yield f"{files.file_of[id]}: {id} {attribute}: as in English (if so it must be: # {SAME})"
        elif (
            (id, attribute) in english and not said and _mostly(words(english[id, attribute]), words(pattern))
        ):
            yield f"{files.file_of[id]}: {id} {attribute}: much of it in English (if so it must be: # {SAME})"


def _mostly(english: list[str], others: list[str]) -> bool:
    """Whether most words of a longer text are those of the English one."""
    return len(others) > 3 and 2 * sum(word in english for word in others) > len(others)


def _formatted(code: str, files: Files) -> Iterator[str]:
    """Every message with all kinds of numbers, for a player and a spectator."""
    language = Language(code)
    for (id, attribute), pattern in files.patterns():
        for number in NUMBERS:
            arguments = {name: sample(holds(id, name), number) for name in variables(pattern)}
            for reader in (Reader("deluxe", ("Anna", "Bruno"), 0), Reader("classic")):
                try:
                    text = language.say(id, arguments, attribute, reader)
                except Exception as error:
                    yield f"{files.file_of[id]}: {id} {attribute}: {error}"
                    break
                if re.search(r"[{}\u2068\u2069]", text) or text != text.rstrip():
                    yield f"{files.file_of[id]}: {id} {attribute}: {text!r}"


def main(arguments: Sequence[str]) -> int:
    status = 0
    for code in arguments or folders():
        problems = problems_of(code)
        for problem in problems:
            print(f"{code}/{problem}")
        print(f"{code}: {len(read(code).messages)} messages, {len(problems)} problems")
        status |= bool(problems)
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
