"""Decisions have one name everywhere, and open decisions are immutable frames."""

import sys

import pytest

from citadels import Game, Setup
from citadels.cards import districts
from citadels.rules.all_cards import CARDS
from citadels.rules.choices import BUILD, VERB_OF, is_verb
from citadels.rules.decisions import NOTHING_OPEN, DecisionKind
from citadels.rules.state import State

DECISIONS = list(CARDS.decisions.values())


def subclasses(kind: type[DecisionKind]) -> set[type[DecisionKind]]:
    return {kind}.union(*(subclasses(below) for below in kind.__subclasses__()))


@pytest.mark.parametrize("decision", DECISIONS, ids=lambda decision: decision.id)
def test_class_and_constant_are_named_after_the_id(decision: DecisionKind) -> None:
    assert type(decision).__name__ == "".join(word.title() for word in decision.id.split("_")) + "Decision"
    module = sys.modules[type(decision).__module__]
    assert getattr(module, f"{decision.id.upper()}_DECISION") is decision


def test_every_kind_of_decision_is_listed() -> None:
    listed = {type(decision) for decision in DECISIONS}
    without_id = {DecisionKind, type(NOTHING_OPEN.decision)}
    assert subclasses(DecisionKind) - without_id == listed


def state_of(seed: int) -> State:
    return Game(Setup(), seed=seed).state


def test_asking_puts_a_frame_on_top_and_answering_takes_it_off() -> None:
    state = state_of(1)
    first = state.top
    copy = state.clone()
    state.ask(DECISIONS[0], 2, 7, 8)
    top = state.top
    assert (top.decision, top.seat, top.a, top.b, top.below) == (DECISIONS[0], 2, 7, 8, first)
    assert state.open_decisions() == [first, top]
    assert copy.top is first
    state.answered()
    assert state.top is first
    state.answered()
    assert state.top is NOTHING_OPEN
    assert not state.is_open
    assert state.open_decisions() == []


def test_a_choice_is_asked_for_its_verb() -> None:
    assert all(is_verb(BUILD + kind, BUILD) for kind in range(districts.CARD_SLOTS))
    assert not is_verb(BUILD + districts.CARD_SLOTS, BUILD)
    assert VERB_OF[BUILD] == BUILD


def test_every_card_is_of_one_class_and_a_hidden_one_of_none() -> None:
    for kind in range(len(districts.CARD_NAMES)):
        asked = [districts.is_basic(kind), districts.is_unique(kind), districts.is_action_card(kind)]
        assert asked.count(True) == 1
        assert asked.index(True) == districts.CLASS_OF[kind]
    assert not districts.is_basic(-1)
    assert not districts.is_unique(-1)
    assert not districts.is_action_card(-1)
