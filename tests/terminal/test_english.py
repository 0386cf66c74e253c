"""Everything the engine can say has its words, and the words use only what the engine says."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from string import Formatter

import pytest

from citadels.cards.districts import CARD_NAMES, TYPE_NAMES
from citadels.rules.choices import VERB_NAMES, VERB_WORDS
from citadels.rules.decisions import DECISION_NAMES
from citadels.rules.events import EVENT_ARGUMENTS, EVENT_NAMES
from citadels.rules.reasons import REASON_FIGURES, REASON_NAMES
from citadels.rules.scoring import LINE_NAMES
from citadels.terminal import english
from citadels.terminal.foresight import FORESEEN
from citadels.terminal.sheet import score_line

ARGUMENTS = {
    name: {argument.name for argument in arguments}
    for name, arguments in zip(EVENT_NAMES, EVENT_ARGUMENTS, strict=True)
}
WORDS = {VERB_NAMES[verb]: set(words) for verb, words in VERB_WORDS.items()}
SPECS = {"", "whose", "gold", "cards", "full", "rank", "+gold", "+cards", "yes"}
# Told only to those who were asked or dealt to, or said by the next event.
UNTOLD = {"building", "face_down", "passed", "called", "turn_ended"}


def fields(templates: Iterable[str]) -> dict[str, str]:
    return {
        field: spec or ""
        for template in templates
        for _, field, spec, _ in Formatter().parse(template)
        if field is not None
    }


def check(messages: Mapping[str, tuple[str, ...]], known: Mapping[str, set[str]]) -> None:
    for name, templates in messages.items():
        used = fields(templates)
        assert set(used) <= known[name], name
        assert set(used.values()) <= SPECS, name


def test_every_event() -> None:
    assert set(english.EVENTS) == set(EVENT_NAMES)
    assert {name for name, templates in english.EVENTS.items() if not templates} == UNTOLD
    check(english.EVENTS, ARGUMENTS)
    assert all(field in ARGUMENTS[name] for name, field in english.IN_A_ROW.items())
    check({"paid": english.BUILT_FOR}, ARGUMENTS)


def test_every_reason() -> None:
    names = REASON_NAMES[1:]
    assert set(english.REASONS) == set(names)
    of_choices = set().union(*WORDS.values())
    figures = {name: of_choices | {figure} for name, figure in zip(names, REASON_FIGURES[1:], strict=True)}
    check(english.REASONS, figures)
    # The last template asks for nothing but the reason's own figure, so that something is always said.
    for name, figure in zip(names, REASON_FIGURES[1:], strict=True):
        assert set(fields(english.REASONS[name][-1:])) <= {figure} - {""}, name


def test_every_decision() -> None:
    assert set(english.DECISIONS) == set(DECISION_NAMES)
    check(english.DECISIONS, {name: {"seat", "acting", "card"} for name in DECISION_NAMES})


def test_every_verb() -> None:
    assert {name for name in english.CHOICES if "." not in name} == set(WORDS)
    for name, templates in english.CHOICES.items():
        decision, _, verb = name.rpartition(".")
        assert not decision or decision in DECISION_NAMES
        _, foreseen = FORESEEN.get(verb, ("", ()))
        check({name: templates}, {name: WORDS[verb] | set(foreseen)})
        # Without anything foreseen there is still a phrase.
        assert set(fields(templates[-1:])) <= WORDS[verb]


def test_everything_foreseen_is_an_argument_that_nobody_hides() -> None:
    secret = {
        name: {argument.name for argument in arguments if argument.secret}
        for name, arguments in zip(EVENT_NAMES, EVENT_ARGUMENTS, strict=True)
    }
    for verb, (event, arguments) in FORESEEN.items():
        assert verb in WORDS
        assert set(arguments) <= ARGUMENTS[event] - secret[event]


def test_every_score_line() -> None:
    assert set(english.SCORE_LINES) == set(LINE_NAMES)
    assert score_line("dragon_gate") == "Dragon Gate"
    assert score_line("districts") == english.SCORE_LINES["districts"]
    assert not set(LINE_NAMES) & set(CARD_NAMES)


def test_every_type() -> None:
    assert set(english.TYPES) == set(TYPE_NAMES)


@pytest.mark.parametrize("messages", [english.EVENTS, english.REASONS, english.DECISIONS])
def test_sentences_end_like_sentences(messages: Mapping[str, tuple[str, ...]]) -> None:
    for name, templates in messages.items():
        for template in templates:
            assert template.removesuffix("{first:yes}").removesuffix("{flower:yes}")[-1] in ".?!—", name
