"""Questions before a game, each with a list of answers and a usual one."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from citadels.bots import LEVELS
from citadels.cards.editions import EDITIONS
from citadels.cards.sets import RANDOM_SET
from citadels.lang import LANGUAGES, Language, Speaker, find_language
from citadels.lang.finder import folded
from citadels.terminal.screen import Screen

T = TypeVar("T")


@dataclass(frozen=True)
class Question(Generic[T]):
    """Something to choose from, in the words of one language."""

    language: Language
    text: str
    answers: Sequence[tuple[T, str]]
    usual: T
    numbered: bool = True  # numbers whose answers are numbers would be confusing


class Left(Exception):
    """The person left instead of answering."""


def unfinished_question(language: Language) -> Question[bool]:
    """Whether to continue the game that was left last."""
    answers = [(True, language.say("screen-continue")), (False, language.say("screen-new"))]
    return Question(language, language.say("screen-unfinished"), answers, True)


def language_question(spoken: str) -> Question[str]:
    """Asked in every language at once."""
    names = [(code, find_language(code).say("word-language")) for code in LANGUAGES]
    text = " / ".join(dict.fromkeys(find_language(code).say("talk-ask_language") for code in LANGUAGES))
    return Question(find_language(spoken), text, names, spoken)


def players_question(language: Language, edition: str, usual: int) -> Question[int]:
    least, most = EDITIONS[edition].players
    numbers = [(players, str(players)) for players in range(least, most + 1)]
    return Question(language, language.say("talk-ask_players"), numbers, usual, numbered=False)


def edition_question(language: Language, usual: str) -> Question[str]:
    editions = [
        (id, language.labelled(language.say(f"edition-{id}"), language.say(f"edition-{id}", {}, "about")))
        for id in EDITIONS
    ]
    return Question(language, language.say("talk-ask_edition"), editions, usual)


def set_question(language: Language, edition: str) -> Question[str] | None:
    """None if there is only one set."""
    if len(EDITIONS[edition].characters) <= 8:
        return None
    sets = EDITIONS[edition].sets
    named = [
        (id, language.labelled(language.say(f"set-{id}"), language.say(f"set-{id}", {}, "about")))
        for id in sets
    ]
    named.append((RANDOM_SET, language.say(f"set-{RANDOM_SET}")))
    return Question(language, language.say("talk-ask_set"), named, sets[0])


def bots_question(language: Language, usual: str) -> Question[str]:
    levels = [(level, language.say(f"bot-{level}")) for level in LEVELS]
    return Question(language, language.say("talk-ask_bots"), levels, usual)


def ask(screen: Screen, question: Question[T]) -> T:
    """One of the answers, by its number or the beginning of its name; just Enter for the usual one."""
    speaker, answers, numbered = Speaker(question.language), question.answers, question.numbered
    default = speaker.say("talk-ask_default", value=dict(answers)[question.usual].partition(":")[0])
    screen.say("", f"{question.text} {default}")
    if numbered:
        screen.say(*(f"{number:>3}. {label}" for number, (_, label) in enumerate(answers, 1)))
    else:
        screen.say(f"  {', '.join(label for _, label in answers)}")
    while True:
        line = screen.read()
        if line is None:
            raise Left
        typed = line.strip()
        if typed in ("q", "quit"):
            raise Left
        if not typed:
            return question.usual
        found = _meant(typed, answers, numbered)
        if len(found) == 1:
            return found[0]
        screen.say(speaker.say("talk-ask_again", allowed=", ".join(_short(answers, numbered))))


def _meant(typed: str, answers: Sequence[tuple[T, str]], numbered: bool) -> list[T]:
    if numbered and typed.isascii() and typed.isdigit() and len(typed) < 4:
        return [answers[int(typed) - 1][0]] if 1 <= int(typed) <= len(answers) else []
    exact = [value for value, label in answers if folded(typed) in (folded(str(value)), folded(label))]
    return exact or [
        value
        for value, label in answers
        if not str(value).isdigit() and (folded(label).startswith(folded(typed)))
    ]


def _short(answers: Sequence[tuple[T, str]], numbered: bool) -> list[str]:
    if numbered:
        return [str(number) for number in range(1, len(answers) + 1)]
    return [label for _, label in answers]
