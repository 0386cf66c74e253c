"""What an editor would mark in a language: `tools.check_language` runs these checks, too.

They read messages as people do, formatted for every reader they can have; some know a little grammar. Where a
language has a good reason to differ, a comment right above the message says so (``docs/translating.md``).
"""

import re
from collections.abc import Iterator
from itertools import combinations
from typing import Final

from fluent.syntax import FluentSerializer, ast

from citadels.cards.characters import CHARACTER_NAMES
from citadels.lang.language import Language, Reader, Value, parts_of
from citadels.rules.event_kinds import EVENT_KINDS
from tools.language_files import (
    NUMBERS,
    Files,
    Id,
    has_letters,
    holds,
    read,
    sample,
    texts,
    variables,
    with_english,
    without_edition,
)

# Two messages that are the same in English may differ in translation; the comment above says why.
_DIFFERS: Final = re.compile(r"differs from ([\w.-]+): \S")

_NAMES: Final = ("Anna", "Bruno", "Cyril", "Dana", "Emil")
_TYPED: Final = re.compile(r"`[^`]*`")


def style_problems(files: Files) -> Iterator[str]:
    """What can be seen in the files alone."""
    yield from _two_translations(files)
    yield from _unused_forms(files)
    yield from _signs(files)
    yield from verbs_beside_counts(files)


def spoken_problems(files: Files) -> Iterator[str]:
    """What can only be heard: every message, formatted for each player whom it is about, and for others."""
    language = with_english(files.code)
    for (id, attribute), pattern in files.patterns():
        if id.partition("-")[0] in _PARTS:
            continue
        heard = list(_heard(language, id, attribute, pattern))
        small = [text for text, _ in heard if _starts_small(text)]
        if small:
            yield f"{_where(files, (id, attribute))}: a small letter at the start of a sentence: {small[0]!r}"
        wrong = [text for text, named in heard if named and wrong_for_the_reader(text, files.code)]
        if wrong:
            yield f"{_where(files, (id, attribute))}: nobody says “you” like this: {wrong[0]!r}"


# Messages that others are put together from.
_PARTS: Final = ("card", "type", "count", "player", "word")


def _where(files: Files, key: Id) -> str:
    id, attribute = key
    return f"{files.file_of[id]}: {id}{'.' + attribute if attribute else ''}"


# One English text, one translation


def _two_translations(files: Files) -> Iterator[str]:
    """The same English is translated in the same way, unless a comment says why not."""
    if files.code == "en":
        return
    by_english: dict[str, list[Id]] = {}
    for key, pattern in read("en").patterns():
        if has_letters(pattern):
            by_english.setdefault(_serialized(pattern), []).append(key)
    translated = {key: _serialized(pattern) for key, pattern in files.patterns()}
    for english, keys in by_english.items():
        groups: dict[str, list[str]] = {}
        for key in keys:
            if key in translated:
                groups.setdefault(translated[key], []).append(key[0])
        for (one, ones), (other, others) in combinations(groups.items(), 2):
            if not _declared(files, ones, others) and not _declared(files, others, ones):
                where = _where(files, (others[0], ""))
                yield f"{where}: {other!r} here, {one!r} in {ones[0]}: both are {english!r} in English"


def _serialized(pattern: ast.Pattern) -> str:
    message = ast.Message(ast.Identifier("x"), pattern)
    return " ".join(FluentSerializer().serialize_entry(message).removeprefix("x =").split())


def _declared(files: Files, ids: list[str], others: list[str]) -> bool:
    for id in ids:
        comment = files.messages[id].comment
        if any(named in others for named in _DIFFERS.findall((comment and comment.content) or "")):
            return True
    return False


# Forms


def _unused_forms(files: Files) -> Iterator[str]:
    """A form of a name that no sentence asks for."""
    asked: dict[str, set[str]] = {}
    for (id, _), pattern in files.patterns():
        for call in parts_of(pattern):
            if isinstance(call, ast.FunctionReference):
                for group in _groups_asked(id, call):
                    asked.setdefault(group, set()).update(_named(call, "case"))
    for (id, attribute), _ in files.patterns():
        group = _group_of(id)
        if attribute and group and attribute not in asked.get(group, set()):
            yield f"{_where(files, (id, attribute))}: no sentence uses this form"


def _named(call: ast.FunctionReference, name: str) -> list[str]:
    return [str(given.value.value) for given in call.arguments.named if given.name.name == name]


def _groups_asked(id: str, call: ast.FunctionReference) -> list[str]:
    """The names that a call can come to."""
    if call.id.name == "COUNT":
        return [f"count-{of}" for of in _named(call, "of")]
    if call.id.name != "CARD":
        return [call.id.name.lower()]
    kinds = {
        holds(id, part.id.name)
        for part in call.arguments.positional
        if isinstance(part, ast.VariableReference)
    }
    return ["character" if kind.startswith("character") else "district" for kind in kinds]


def _group_of(id: str) -> str:
    kind, _, name = id.partition("-")
    if kind == "card":
        return "character" if without_edition(id).removeprefix("card-") in CHARACTER_NAMES else "district"
    if kind == "count":
        return id
    return kind if kind in ("type", "player") and name != "nicknames" else ""


# Signs


def _signs(files: Files) -> Iterator[str]:
    """Straight quotes, and a space before an ellipsis."""
    for key, pattern in files.patterns():
        text = _TYPED.sub("", texts(pattern))
        if re.search(r"['\"]", text):
            yield f"{_where(files, key)}: straight quotes: write “ ” ’ as the language does"
        if " …" in text:
            yield f"{_where(files, key)}: a space before …"


# Verbs

# By language, the verbs that change with a number: singular and plural.
_VERBS: Final = {
    "fr": "est sont va vont peut peuvent",
    "cs": "je jsou bude budou byla byly může mohou zbývá zbývají zůstává zůstávají připadá připadají",
    "pl": "jest są leży leżą będzie będą może mogą zostaje zostają pozostaje pozostają musi muszą kosztuje "
    "kosztują przypada przypadają trafia trafiają idzie idą",
    "de": "ist sind fehlt fehlen liegt liegen kommt kommen geht gehen bleibt bleiben",
    "ru": "лежит лежат остаётся остаются нужен нужна нужно нужны может могут будет будут станет станут "
    "должен должна должно должны достаётся достаются идёт идут уходит уходят стоит стоят",
}


def verbs_beside_counts(files: Files) -> Iterator[str]:
    """A verb right before or after a counted thing, the same whatever the number."""
    verbs = _VERBS.get(files.code)
    if verbs is None:
        return
    either = "|".join(verbs.split())
    # A Russian sentence may well begin with such a verb: “Нужно 3 золотых”.
    flags = re.NOFLAG if files.code == "ru" else re.IGNORECASE
    before = re.compile(rf"(?:^|\W)(?:{either})(?: \w+)? $", flags)
    after = re.compile(rf"^ (?:{either})(?:\W|$)", flags)
    for key, pattern in files.patterns():
        for counted, text_before, text_after in _counts(pattern, frozenset()):
            if before.search(text_before) or after.search(text_after):
                yield f"{_where(files, key)}: a verb beside COUNT(${counted}) needs plural branches"


def _counts(pattern: ast.Pattern, chosen_by: frozenset[str]) -> Iterator[tuple[str, str, str]]:
    """Counted things that are subjects, in no plural branch of their own, with the texts beside them."""
    elements = pattern.elements
    for place, element in enumerate(elements):
        if not isinstance(element, ast.Placeable):
            continue
        inside = element.expression
        if isinstance(inside, ast.SelectExpression):
            by = chosen_by | {name for name in variables(inside.selector) if _is_plural(inside)}
            for variant in inside.variants:
                yield from _counts(variant.value, by)
        elif isinstance(inside, ast.FunctionReference) and inside.id.name == "COUNT":
            counted = next(iter(variables(inside)), "")
            if not _named(inside, "case") and counted not in chosen_by:
                yield counted, _text(elements, place - 1), _text(elements, place + 1)


def _is_plural(select: ast.SelectExpression) -> bool:
    keys = {variant.key.name for variant in select.variants if isinstance(variant.key, ast.Identifier)}
    return bool(keys & {"one", "few", "many"})


def _text(elements: list[ast.TextElement | ast.Placeable], place: int) -> str:
    element = elements[place] if 0 <= place < len(elements) else None
    return element.value if isinstance(element, ast.TextElement) else ""


# What each reader hears


def _heard(language: Language, id: str, attribute: str, pattern: ast.Pattern) -> Iterator[tuple[str, bool]]:
    """A message with all kinds of numbers for each player whom it can be about, and for a spectator.

    With each text, whether an argument names the reader.
    """
    names = sorted(variables(pattern))
    seats = [name for name in names if holds(id, name) == "seat"]
    own = attribute.startswith("you")
    about_the_reader = [(), *((name,) for name in seats if _may_be_the_reader(language, id, attribute, name))]
    for number in NUMBERS[:6]:
        for named in about_the_reader:
            arguments: dict[str, Value] = {name: sample(holds(id, name), number) for name in names}
            arguments |= {name: "X" for name in names if holds(id, name) == "text"}
            arguments |= {name: place + 1 for place, name in enumerate(seats)}
            arguments |= dict.fromkeys((*named, "seat") if own else named, 0)
            reader = Reader("deluxe", _NAMES, 0 if own or named else None)
            yield _TYPED.sub("X", language.say(id, arguments, attribute, reader)), bool(named)


def _may_be_the_reader(language: Language, id: str, attribute: str, argument: str) -> bool:
    """Whether an argument can name the reader: who acts reads .you, and seldom acts against themselves."""
    kind, _, name = id.partition("-")
    if kind == "event" and name in EVENT_KINDS:
        if attribute.startswith("you"):
            return argument == EVENT_KINDS[name].own
        return argument != "seat" or not language.has(id, "you")
    if kind == "choice":
        return name.partition("-in-")[0] in _AGAINST_ONESELF
    return kind == "reason" and (argument != "seat" or not language.has(id, "you"))


# The choices that can name the player who chooses.
_AGAINST_ONESELF: Final = ("destroy", "use_armory")


def _starts_small(text: str) -> bool:
    text = text.strip()
    if not re.search(r"[.!?][”“»)]?$", text):
        return False
    first = re.sub(r"^[\W_]+", "", text)[:1]
    within = re.search(r"[^\W\d_]{3}[.!?] +([^\W\d_])", text)
    return first.islower() or (within is not None and within[1].islower())


# By language: words for the reader that need a preposition or a verb before them, and what fits.
_YOU: Final = {
    "cs": (
        r"tebe|tobě|tebou",
        r"od|u|do|na|s|k|pro|za|o|po|bez|před|proti|vedle|kromě|mezi|a|i|než|\w+(?:í|á|uje)",
    ),
    "fr": (r"toi", r"à|de|par|pour|chez|sur|avec|contre|sans|devant|et|ou|que|est|c’est|était|c’était|[:·]"),
    "pl": (
        r"ciebie|tobie|tobą",
        r"od|u|do|na|z|dla|za|o|po|bez|przed|przeciw|obok|oprócz|między|i|a|niż|\w+(?:uje|era|aje)",
    ),
    "ru": (
        r"тебя|тебе|тобой",
        r"от|у|до|на|с|к|для|за|о|по|без|перед|против|кроме|между|и|а|чем|ни|\w+(?:[еёи]т|[уюая]т|[еёи]шь|ся|сь|ть)",
    ),
    "es": (r"ti", r"a|de|por|para|en|sin|contra|sobre|hacia|ante"),
}
_YOUR: Final = {
    # Whatever is "a te" ends in -d, with or without a further ending: a te kerületed, kerületedet.
    "hu": r"\ba te (?!\w+?[aeoöuüáéíóőúű]d(?:[aeoö]t|n[ae]k|b[ae]n|r[ae]|t[óő]l|d[ae]l|[áé]rt)?\b)",
    # After a preposition tú becomes ti, with con contigo; whoever is an object is te, not le … a ti.
    "es": r"\b(?:a|de|por|para|en|sin|contra|sobre|con|hacia) tú\b|\bcon ti\b|\ble \w+ (?:[^.:]* )?a ti\b",
    # After “du” a verb ends in -st, or in -t behind s, ß, x and z; and what is yours is not “von dir”.
    "de": r"\bdu (?!nicht|jetzt|mit|seit|dort|sofort|damit)\w+[^sßxz\W]t\b"
    r"|\b(?:de[nmrs]|die|das|einen?) [A-ZÄÖÜ]\w+ von dir\b",
    "en": r"\byou (?:is|has|does|(?!always|as|this|its|plus|unless|perhaps)\w+[^s\W]s)\b",
}


def wrong_for_the_reader(text: str, code: str) -> bool:
    if code in _YOU:
        pronoun, before = _YOU[code]
        for found in re.finditer(rf"(\S+) (?:{pronoun})\b", text):
            if not re.fullmatch(before, found[1]):
                return True
    return code in _YOUR and re.search(_YOUR[code], text) is not None
