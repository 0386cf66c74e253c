"""What is wrong with the files of a language: `python -m tools.check_language cs`.

The tests run the same checks over every folder in ``src/citadels/lang``.
"""

import re
import sys
from collections.abc import Iterator, Sequence
from typing import Final

from babel.core import Locale
from fluent.syntax import ast

from citadels.book.examples import example_ids, play_example
from citadels.book.glossary import glossary
from citadels.book.how_to_play import PICTURES, sections
from citadels.bots import BOTS, LEVELS
from citadels.cards.characters import CHARACTER_NAMES
from citadels.cards.districts import CARD_NAMES, KIND_BY_NAME, TYPE_NAMES, TYPE_OF, is_basic
from citadels.cards.editions import EDITIONS, VARIANTS
from citadels.cards.house_rules import CHOICE, HOUSE_RULES, NUMBER
from citadels.lang.language import FILE_OF, LANGUAGES, Reader, parts_of
from citadels.protocol.schema import schema
from citadels.puzzles.puzzle import DIFFICULTIES, KINDS
from citadels.rules.all_cards import CARDS
from citadels.rules.choices import BUILD, TAKE_GOLD, VERBS
from citadels.scenarios.scenes import scenes
from citadels.tables.verifying import CHECKS, STATUSES
from tools.language_files import (
    NUMBERS,
    Files,
    folders,
    has_letters,
    holds,
    of_an_edition,
    read,
    sample,
    variables,
    with_english,
    without_edition,
)
from tools.language_style import spoken_problems, style_problems

# A message that is the same as in English says so in the comment right above it.
SAME: Final = "same as in English"

# What is needed


def needed_ids() -> set[str]:
    """The ids of messages for everything the engine can say."""
    told = schema()
    needed = {f"decision-{entry['id']}" for entry in told["decisions"]}
    needed |= {f"choice-{entry['id']}" for entry in told["choices"]["verbs"]}
    in_turns = {verb for character in CARDS.characters.values() for verb in character.verbs}
    needed |= {f"step-{VERBS[verb].step}" for verb in (TAKE_GOLD, BUILD, *in_turns)}
    needed |= {f"event-{entry['id']}" for entry in told["events"] if entry["told"]}
    needed |= {f"reason-{entry['id']}" for entry in told["reasons"]}
    needed |= {f"advice-{entry['id']}" for entry in told["grounds"]}
    reasons = {entry["id"] for entry in told["reasons"]}
    errors = {entry["id"] for group in told["errors"].values() for entry in group}
    needed |= {f"error-{id}" for id in errors - reasons}
    needed |= {f"refusal-{entry['id']}" for entry in told["refusals"]}
    needed |= {id for scene in scenes().values() for id in scene.words()}
    needed |= {f"score-{entry['id']}" for entry in told["score_lines"] if entry["card"] is None}
    needed |= {f"type-{id}" for id in told["types"]}
    needed |= {f"set-{id}" for edition in told["editions"] for id in edition["sets"]}
    needed |= {f"edition-{id}" for id in EDITIONS} | {f"variant-{id}" for id in VARIANTS}
    needed |= {f"{kind}-{rule.name}" for rule in HOUSE_RULES for kind in ("help-setup", "lobby-rule")}
    needed |= {f"count-{rule.unit}" for rule in HOUSE_RULES if rule.kind == NUMBER}
    needed |= {
        f"lobby-{rule.name}-{value}" for rule in HOUSE_RULES if rule.kind == CHOICE for value in rule.values
    }
    for id in example_ids():
        steps = range(1, len(play_example(id).steps) + 1)
        needed |= {f"example-{id}", *(f"example-{id}-{number}" for number in steps)}
    needed |= {f"term-{term.id}" for edition in EDITIONS for term in glossary(edition)}
    page = [section for edition in EDITIONS for section in sections(edition)]
    needed |= {f"how-heading-{section.id}" for section in page}
    needed |= {line.message for section in page for line in section.lines}
    needed |= {f"how-picture-{picture.id}" for picture in PICTURES}
    needed |= {f"fair-{passed}-{check}" for check in CHECKS for passed in ("ok", "bad")}
    needed |= {f"fair-is-{verdict}" for verdict in STATUSES}
    needed |= {f"puzzles-kind_{kind}" for kind in KINDS}
    needed |= {f"puzzles-difficulty_{difficulty}" for difficulty in DIFFICULTIES}
    needed |= {f"bot-{name}" for name in (*BOTS, *LEVELS)}
    for id in (*CHARACTER_NAMES, *CARD_NAMES):
        needed |= {f"card-{id}", *(text_id(kind, id) for kind in ("short", "full"))}
    return needed


def text_id(kind: str, card: str) -> str:
    """The message with a card's short or full text; plain districts have that of their type."""
    if card in KIND_BY_NAME and is_basic(KIND_BY_NAME[card]):
        return f"{kind}-type-{TYPE_NAMES[TYPE_OF[KIND_BY_NAME[card]]]}"
    return f"{kind}-{card}"


# The checks


def words(pattern: ast.Pattern) -> list[str]:
    """The words of a pattern, without what people type: flags, commands and ids."""
    texts = " ".join(part.value for part in parts_of(pattern) if isinstance(part, ast.TextElement))
    return re.findall(r"[^\W\d_]{3,}", re.sub(r"`[^`]*`|--\S+|\S*_\S*", " ", texts.lower()))


def categories(code: str) -> set[str]:
    """The plural categories of a language's whole numbers."""
    rule = Locale.parse(code).plural_form
    return {str(rule(number)) for number in range(1000)}


def problems_of(code: str, finished: bool = True) -> list[str]:
    """Everything wrong with a language; missing messages of an unfinished one are left out."""
    files = read(code)
    problems = [*files.problems, *_unknown(files), *_variables(files), *_functions(files), *_plurals(files)]
    problems += _english(files)
    if finished:
        problems += [*_missing(files), *_attributes(files)]
    problems += style_problems(files)
    if not problems:
        problems += [*_formatted(code, files), *spoken_problems(files)]
    return problems


def _own_name(id: str) -> bool:
    """Whether it is an edition's own name for something: each language has others."""
    return id.startswith(("card-", "term-")) and of_an_edition(id)


def _missing_ids(files: Files) -> set[str]:
    needed = set(read("en").messages) | needed_ids()
    return {id for id in needed - set(files.messages) if not _own_name(id)}


def _missing(files: Files) -> Iterator[str]:
    english = read("en")
    for id in sorted(_missing_ids(files)):
        yield f"{english.file_of.get(id, FILE_OF[id.partition('-')[0]])}: {id} is missing"


def _unknown(files: Files) -> Iterator[str]:
    english = read("en").messages
    for id in files.messages:
        # A language may need words of its own for an edition that calls a card otherwise.
        if id not in english and without_edition(id) not in english:
            unknown = "there is no such card" if id.startswith("card-") else "it is not used anywhere"
            yield f"{files.file_of[id]}: {id}: {unknown}"


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
        for part in parts_of(pattern):
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
        ids += [id for id in files.messages if of_an_edition(id) and without_edition(id) in ids]
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
    """A selector with plural categories must cover all categories of the language."""
    every = categories(files.code)
    known = {"zero", "one", "two", "few", "many", "other"}
    for (id, attribute), pattern in files.patterns():
        for part in parts_of(pattern):
            if not isinstance(part, ast.SelectExpression):
                continue
            keys = {v.key.name for v in part.variants if isinstance(v.key, ast.Identifier)}
            numbers = any(isinstance(v.key, ast.NumberLiteral) for v in part.variants)
            if keys & known and not (numbers and keys == {"other"}):
                lacking = sorted(every - keys)
                if lacking:
                    yield f"{files.file_of[id]}: {id} {attribute}: no [{'], ['.join(lacking)}]"


def _english(files: Files) -> Iterator[str]:
    """Find messages left in English that are not marked as such."""
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
    language = with_english(code)
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


# Milestones

# What a language needs first, and what can wait, by file: a game can be played before the book is translated.
MILESTONES: Final[dict[str, tuple[str, ...]]] = {
    "play": (
        *("words", "cards", "card_texts", "events", "decisions", "choices", "reasons", "scores", "server"),
        *("terminal", "page", "lobby", "friends", "table", "prompts", "showing", "finish", "fairness"),
        *("replays", "insight", "tutorial", "coach", "advice", "puzzles", "daily", "party", "screen"),
    ),
    "book": ("book", "card_rules", "examples", "glossary", "how_to_play", "privacy", "rules", "rulings"),
    "commands": ("commands", "errors"),
}


def progress(code: str) -> dict[str, tuple[int, int]]:
    """How many of the messages of each milestone a language has, and how many it needs."""
    missing = _missing_ids(read(code))
    found = {}
    for name, files in MILESTONES.items():
        needed = [
            id for id in read("en").messages if FILE_OF[id.partition("-")[0]] in files and not _own_name(id)
        ]
        found[name] = (sum(id not in missing for id in needed), len(needed))
    return found


def told_progress(code: str) -> str:
    """Say "play complete: 951/951; book 0/296; commands 12/230"."""
    return "; ".join(
        f"{name} complete: {done}/{all}" if done == all else f"{name} {done}/{all}"
        for name, (done, all) in progress(code).items()
    )


def lacking_next(code: str) -> list[str]:
    """What a language that is only begun lacks for its next milestone."""
    for name, (done, all) in progress(code).items():
        if done < all:
            return [line for line in _missing(read(code)) if line.partition(".ftl")[0] in MILESTONES[name]]
    return []


def main(arguments: Sequence[str]) -> int:
    status = 0
    for code in arguments or folders():
        begun = code not in LANGUAGES
        problems = problems_of(code, finished=not begun) + (lacking_next(code) if begun else [])
        for problem in problems:
            print(f"{code}/{problem}")
        print(f"{code}: {told_progress(code)}")
        print(f"{code}: {len(read(code).messages)} messages, {len(problems)} problems")
        status |= bool(problems)
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
