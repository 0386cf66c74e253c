"""The schema covers exactly what the engine can say."""

import ast
import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from citadels import Setup
from citadels.cards.editions import EDITIONS
from citadels.cards.house_rules import CHOICE, HOUSE_RULES
from citadels.knowledge.draft_memory import NEWS
from citadels.knowledge.followed import MOVES
from citadels.protocol.schema import schema
from citadels.rules.card import MOMENTS
from citadels.rules.choice_texts import choice_text, exists, parse_choice
from citadels.rules.choices import VERB_BY_NAME, action_space
from citadels.rules.errors import CHOICE_ERRORS, RECORD_ERRORS, SETUP_ERRORS
from citadels.rules.event_kinds import (
    ALWAYS,
    BANK,
    BEGINS_TURN,
    EACH,
    ENDS_TURN,
    EVENT_KINDS,
    EVERYBODY,
    FOR_GOOD,
    IF_HELD,
    LARGEST,
    OUTSIDE_TURNS,
    SOUNDS,
    STAYS_ROUND,
    STAYS_TURN,
    VEILS,
    WITH_CARDS,
)
from citadels.rules.reasons import REASONS
from citadels.tables.refusals import REFUSALS

SOURCES = Path(__file__).resolve().parent.parent.parent / "src" / "citadels"
DATA = schema()
SCHEMAS: dict[str, dict[str, Any]] = DATA["json_schemas"]


def test_is_json_and_the_same_every_time() -> None:
    assert json.loads(json.dumps(DATA)) == DATA == schema()


def test_there_is_a_sentence_for_every_id() -> None:
    for part in ("decisions", "events", "reasons", "grounds", "score_lines", "phases"):
        for entry in DATA[part]:
            assert len(entry["text"]) > 8, entry
    assert all(len(verb["text"]) > 8 for verb in DATA["choices"]["verbs"])
    assert all(argument["text"] for event in DATA["events"] for argument in event["arguments"])
    assert all(bool(reason["figure"]) == bool(reason["figure_text"]) for reason in DATA["reasons"])


def test_what_events_say_about_themselves_is_understood() -> None:
    """Declarations name only what exists: arguments, other events, ways of moving cards and characters."""
    for kind in EVENT_KINDS.values():
        holds = {argument.name: argument.holds for argument in kind.arguments}
        for affected in (kind.harms, kind.helps, kind.concerns):
            if affected is not None and affected.who != EVERYBODY:
                assert holds[affected.who] in ("seat", "character", "characters")
            if affected is not None and affected.condition:
                assert holds[affected.condition] == "flag"
        assert {kind.gold_from, kind.gold_to, kind.row} - {"", BANK} <= holds.keys()
        assert not kind.gold_amount or holds[kind.gold_amount] == "number"
        assert not kind.lays or (holds[kind.lays_on] in ("character", "characters") and "seat" in holds)
        assert not kind.turns_up or holds[kind.turns_up] == "character"
        assert not kind.passes_crown or list(holds.values()) == ["seat", "seat"]
        assert kind.stays in ("", STAYS_TURN, STAYS_ROUND, VEILS)
        assert not kind.settles or EVENT_KINDS[kind.settles].stays
        assert kind.moment in ("", EACH, LARGEST, IF_HELD)
        assert not kind.moment_if or holds[kind.moment_if] == "flag"
        assert kind.reveals in ("", ALWAYS, WITH_CARDS, FOR_GOOD)
        assert kind.waits in ("", *MOMENTS)
        assert kind.turn in ("", BEGINS_TURN, ENDS_TURN, OUTSIDE_TURNS)
        assert not kind.joins or kind.joins in EVENT_KINDS
    assert {kind.moves for kind in EVENT_KINDS.values()} == {"", "shown", *MOVES}
    assert {kind.draft for kind in EVENT_KINDS.values()} == {"", *NEWS}


# Choices


def test_verbs_fill_the_action_space_without_a_hole() -> None:
    place = 0
    for verb in DATA["choices"]["verbs"]:
        assert verb["first"] == place == VERB_BY_NAME[verb["id"]]
        place += verb["size"]
    assert place == DATA["choices"]["action_space"] == action_space()


def test_examples_are_choices() -> None:
    for verb in DATA["choices"]["verbs"]:
        number = parse_choice(verb["example"])
        assert number is not None
        assert verb["first"] <= number < verb["first"] + verb["size"]


def test_the_pattern_takes_every_choice_and_nothing_else() -> None:
    pattern = re.compile(DATA["choices"]["pattern"])
    for choice in range(action_space()):
        if exists(choice):
            assert pattern.search(choice_text(choice))
    for text in (
        "",
        "build",
        "build palace ",
        "build  palace",
        "spy 8 noble",
        "destroy 1 market+2",
        "alms 01",
    ):
        assert parse_choice(text) is None
        assert not pattern.search(text)


def test_every_value_of_a_word_is_understood() -> None:
    verbs = {"card": "keep", "character": "choose", "seat": "alms", "number": "income_in_gold"}
    verbs |= {"district": "offer"}
    for word in DATA["choices"]["words"]:
        for value in word["values"]:
            text = f"spy 1 {value}" if word["id"] == "type" else f"{verbs[word['id']]} {value}"
            assert parse_choice(text) is not None


def test_every_verb_is_offered_by_a_decision() -> None:
    offered = {verb for kind in DATA["decisions"] for verb in kind["verbs"]}
    assert offered == set(VERB_BY_NAME)
    # What others see of a hidden decision is never decided itself.
    assert [kind["id"] for kind in DATA["decisions"] if not kind["verbs"]] == ["wait"]


# Cards


def test_the_basic_deck_has_54_cards() -> None:
    copies = Counter[str]()
    for card in DATA["cards"]:
        copies[card["class"]] += card["copies"] if card["editions"] else 0
    in_editions = {name for edition in EDITIONS.values() for name in edition.uniques}
    assert copies == {"basic": 54, "unique": len(in_editions), "action": 0}


# Errors


def _constructions(name: str) -> Iterator[ast.Call]:
    """Every place in the sources that makes an error of a class."""
    for file in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                yield node


def _raised(name: str, place: int) -> dict[str, tuple[set[str], set[str]]]:
    """By id: the texts before it and the names of the arguments. Computed ids are not listed."""
    found: dict[str, tuple[set[str], set[str]]] = {}
    for call in _constructions(name):
        id = call.args[place]
        if isinstance(id, ast.Constant):
            before, arguments = found.setdefault(str(id.value), (set(), set()))
            before.update(str(arg.value) for arg in call.args[:place] if isinstance(arg, ast.Constant))
            arguments.update(keyword.arg for keyword in call.keywords if keyword.arg)
    return found


def test_setup_errors_are_all_listed() -> None:
    listed = {name: (set(rules), set(arguments)) for name, (rules, arguments) in SETUP_ERRORS.items()}
    # One place refuses the values of all house rules.
    refused = {
        f"unknown_{rule.name}": ({rule.rule}, {"value"}) for rule in HOUSE_RULES if rule.kind == CHOICE
    }
    assert _raised("SetupError", 1) | refused == listed


def test_record_errors_are_all_listed() -> None:
    raised = {name: arguments for name, (_, arguments) in _raised("RecordError", 0).items()}
    assert raised == {name: set(arguments) for name, arguments in RECORD_ERRORS.items()}


def test_choice_errors_are_all_listed() -> None:
    raised = {name: arguments for name, (_, arguments) in _raised("IllegalChoice", 0).items()}
    assert raised == {name: set(arguments) for name, arguments in CHOICE_ERRORS.items()}


def test_refusals_are_all_listed() -> None:
    raised = {name: arguments for name, (_, arguments) in _raised("Refused", 0).items()}
    # Where the code picks one of two ids, neither is a constant argument; one has a class of its own.
    assert raised.keys() | {"not_found", "wrong_method", "elsewhere"} == REFUSALS.keys()
    assert {name: set(REFUSALS[name].arguments) for name in raised} == raised


def test_reasons_and_events_are_all_in_use() -> None:
    """Unused ids would be translated for nothing."""
    sources = "\n".join(file.read_text(encoding="utf-8") for file in sorted(SOURCES.rglob("*.py")))
    declaration = re.compile(r"^([A-Z_]+): Final(?:\[int\])? = declare_(?:reason|event)\(", re.MULTILINE)
    declared = declaration.findall(sources)
    assert len(declared) == len(EVENT_KINDS) + len(REASONS)
    # Besides being declared, a name must be imported, emitted or returned as a reason.
    assert [name for name in declared if len(re.findall(rf"\b{name}\b", sources)) < 2] == []


# The JSON Schemas


@pytest.mark.parametrize("name", SCHEMAS)
def test_is_a_schema(name: str) -> None:
    assert SCHEMAS[name]["$schema"] == Draft202012Validator.META_SCHEMA["$schema"]
    Draft202012Validator.check_schema(SCHEMAS[name])


def _parts(schema: Any) -> Iterator[dict[str, Any]]:
    """A schema and all schemas in it."""
    if isinstance(schema, dict):
        yield schema
        for value in schema.values():
            yield from _parts(value)
    elif isinstance(schema, list):
        for value in schema:
            yield from _parts(value)


@pytest.mark.parametrize("name", SCHEMAS)
def test_is_strict_and_described(name: str) -> None:
    objects = [part for part in _parts(SCHEMAS[name]) if part.get("type") == "object"]
    assert objects
    for part in objects:
        assert part["additionalProperties"] is False
        assert set(part["required"]) <= set(part["properties"])
        for label, property in part["properties"].items():
            assert property.get("description"), f"{name}: {label} has no description"
    for part in _parts(SCHEMAS[name]):
        if part.get("type") == "array":
            assert "items" in part
        if part.get("type") == "string":
            assert "enum" in part or "pattern" in part


def test_the_setup_schema_has_every_field() -> None:
    assert sorted(SCHEMAS["setup"]["properties"]) == sorted(field.name for field in fields(Setup))


def test_the_facts_are_what_the_schema_has() -> None:
    facts = DATA["facts"]
    Draft202012Validator.check_schema(facts)
    Draft202012Validator(facts).validate({name: DATA[name] for name in facts["required"]})


def test_gold_that_changes_hands_is_heard() -> None:
    between = [event for event in DATA["events"] if event["gold"] and "bank" not in event["gold"].values()]
    assert {event["sound"] for event in between} == {"gold"}
    assert {event["sound"] for event in DATA["events"]} == {None, *SOUNDS}
