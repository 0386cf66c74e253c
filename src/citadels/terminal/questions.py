"""Questions before a game, each with a numbered list and a default for just Enter."""

from collections.abc import Sequence
from typing import TypeVar

from citadels.bots import LEVELS
from citadels.cards.editions import EDITIONS
from citadels.cards.sets import RANDOM_SET
from citadels.lang import LANGUAGES, Language, Speaker, find_language
from citadels.lang.finder import folded
from citadels.terminal.screen import Screen

T = TypeVar("T")


class Left(Exception):
    """The person left instead of answering."""


def ask_language(screen: Screen, spoken: str) -> str:
    """Asked in every language at once."""
    names = [(code, find_language(code).say("word-language")) for code in LANGUAGES]
    question = " / ".join(dict.fromkeys(find_language(code).say("talk-ask_language") for code in LANGUAGES))
    return _ask(screen, Speaker(find_language(spoken)), question, names, spoken)


def ask_players(screen: Screen, language: Language, edition: str, usual: int) -> int:
    speaker = Speaker(language)
    least, most = EDITIONS[edition].players
    numbers = [(players, str(players)) for players in range(least, most + 1)]
    return _ask(screen, speaker, speaker.say("talk-ask_players"), numbers, usual, numbered=False)


def ask_edition(screen: Screen, language: Language, usual: str) -> str:
    speaker = Speaker(language)
    editions = [
        (id, language.labelled(language.say(f"edition-{id}"), language.say(f"edition-{id}", {}, "about")))
        for id in EDITIONS
    ]
    return _ask(screen, speaker, speaker.say("talk-ask_edition"), editions, usual)


def ask_set(screen: Screen, language: Language, edition: str) -> str | None:
    """None if there is only one set."""
    sets = EDITIONS[edition].sets
    speaker = Speaker(language)
    named = [
        (id, language.labelled(speaker.say(f"set-{id}"), language.say(f"set-{id}", {}, "about")))
        for id in sets
    ]
    named.append((RANDOM_SET, speaker.say(f"set-{RANDOM_SET}")))
    if len(EDITIONS[edition].characters) <= 8:
        return None
    return _ask(screen, speaker, speaker.say("talk-ask_set"), named, sets[0])


def ask_bots(screen: Screen, language: Language, usual: str) -> str:
    speaker = Speaker(language)
    levels = [(level, speaker.say(f"bot-{level}")) for level in LEVELS]
    return _ask(screen, speaker, speaker.say("talk-ask_bots"), levels, usual)


def _ask(
    screen: Screen,
    speaker: Speaker,
    question: str,
    answers: Sequence[tuple[T, str]],
    usual: T,
    numbered: bool = True,
) -> T:
    """One of the answers, by its number or the beginning of its name."""
    labels = dict(answers)
    default = speaker.say("talk-ask_default", value=labels[usual].partition(":")[0])
    screen.say("", f"{question} {default}")
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
            return usual
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
