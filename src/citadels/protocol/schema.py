"""The protocol as data: every id a client can meet, read from the engine's own tables.

Clients' types, the list of needed translations and ``docs/protocol.md`` are generated from it.
"""

from collections.abc import Iterable
from typing import Any, Final

from citadels.book.contents import book
from citadels.cards.characters import CHARACTER_NAMES, RANK_OF
from citadels.cards.districts import (
    CARD_NAMES,
    CLASS_NAMES,
    CLASS_OF,
    COPIES,
    COSTS,
    KIND_BY_NAME,
    NO_TYPE,
    TYPE_NAMES,
    TYPE_OF,
    is_action_card,
    is_basic,
)
from citadels.cards.editions import DEFAULT_EDITION, EDITIONS, Edition
from citadels.cards.house_rules import HOUSE_RULES
from citadels.cards.sets import FIRST_GAME, RANDOM_SET, READY_MADE_SETS
from citadels.cards.versions import NEWEST
from citadels.notation.record import FORMAT, VERSION
from citadels.protocol.json_schemas import json_schemas
from citadels.protocol.message_schemas import message_schema
from citadels.protocol.schema_parts import choice_pattern
from citadels.protocol.view_schemas import scoring_cards
from citadels.rules.all_cards import CARDS
from citadels.rules.characters.base import IncomeCharacter
from citadels.rules.choices import (
    VERBS,
    WORD_SIZES,
    Verb,
    action_space,
)
from citadels.rules.decisions import DecisionKind
from citadels.rules.errors import CHOICE_ERRORS, RECORD_ERRORS, SETUP_ERRORS
from citadels.rules.event_kinds import EVENT_KINDS, Affected, Argument, EventKind
from citadels.rules.reasons import REASONS
from citadels.rules.scoring import SCORE_LINES
from citadels.rules.state import PHASES
from citadels.tables.refusals import REFUSALS

Json = dict[str, Any]

PROTOCOL_VERSION: Final = 1

# An argument of each kind, for the examples.
_EXAMPLES: Final = {
    "card": "market",
    "character": "king",
    "seat": "2",
    "number": "3",
    "district": "market",
    "type": "noble",
}


def schema() -> Json:
    """Everything that a client must know, ready for JSON."""
    return {
        "version": PROTOCOL_VERSION,
        "record": {"format": FORMAT, "version": VERSION},
        "decisions": _decisions(),
        "choices": _choices(),
        "events": [_event(kind) for kind in EVENT_KINDS.values()],
        "reasons": _reasons(),
        "errors": _errors(),
        "refusals": [{"id": id, "arguments": list(known.arguments)} for id, known in REFUSALS.items()],
        "score_lines": _score_lines(),
        "phases": [{"id": name, "text": text} for name, text in PHASES.items()],
        "types": list(TYPE_NAMES),
        "cards": _cards(),
        "characters": [_character(name, number) for number, name in enumerate(CHARACTER_NAMES)],
        "editions": [_edition(edition) for edition in EDITIONS.values()],
        "default_edition": DEFAULT_EDITION,
        "house_rules": _house_rules(),
        "sets": _sets(),
        "book": book(),
        "json_schemas": json_schemas(),
        "messages": message_schema(),
    }


def _decision_verbs(decision: DecisionKind) -> list[str]:
    """The verbs that a kind of decision can offer; a turn's are those of all that works in a turn."""
    verbs: Iterable[int] = CARDS.turn_verbs() if decision.is_turn else decision.verbs
    if decision.any_way_to_build:
        verbs = (*verbs, *CARDS.ways)
    return [VERBS[verb].id for verb in sorted(set(verbs))]


def _decisions() -> list[Json]:
    return [
        {"id": decision.id, "text": decision.text, "verbs": _decision_verbs(decision)}
        for decision in CARDS.decisions.values()
    ]


def _verb(verb: Verb) -> Json:
    return {
        "id": verb.id,
        "text": verb.text,
        "first": verb.first,
        "size": verb.size,
        "words": list(verb.words),
        "example": " ".join([verb.id, *(_EXAMPLES[word] for word in verb.words)]),
        "foresees": {"event": verb.foresees, "arguments": list(verb.foreseen)} if verb.foresees else None,
    }


def _choices() -> Json:
    vocabularies: dict[str, Json] = {
        "card": {"holds": "the id of a card", "values": list(CARD_NAMES)},
        "character": {"holds": "the id of a character", "values": list(CHARACTER_NAMES)},
        "seat": {"holds": "the number of a seat", "values": [str(n) for n in range(WORD_SIZES["seat"])]},
        "number": {"holds": "a number", "values": [str(n) for n in range(WORD_SIZES["number"])]},
        "district": {
            "holds": "the id of a card, with +1 where the Artist's gold lies on the district",
            "values": [*CARD_NAMES, *(f"{name}+1" for name in CARD_NAMES)],
        },
        "type": {"holds": "the id of a type", "values": list(TYPE_NAMES)},
    }
    return {
        "action_space": action_space(),
        "pattern": choice_pattern(),
        "words": [{"id": word, "size": size, **vocabularies[word]} for word, size in WORD_SIZES.items()],
        "verbs": [_verb(verb) for verb in VERBS.values()],
    }


def _argument(argument: Argument) -> Json:
    return {
        "id": argument.name,
        "text": argument.text,
        "holds": argument.holds,
        "visibility": "secret" if argument.secret else "public",
    }


def _affected(affected: Affected | None) -> Json | None:
    return None if affected is None else {"who": affected.who, "if": affected.condition or None}


def _event(kind: EventKind) -> Json:
    return {
        "id": kind.id,
        "text": kind.text,
        "arguments": [_argument(argument) for argument in kind.arguments],
        "reveals": kind.reveals or None,
        "draft": kind.draft or None,
        "chosen": kind.chosen,
        "harms": _affected(kind.harms),
        "helps": _affected(kind.helps),
        "concerns": _affected(kind.concerns),
        "gold": {"from": kind.gold_from, "to": kind.gold_to} if kind.gold_to else None,
        "told": kind.told,
        "turn": kind.turn or None,
        "row": kind.row or None,
        "joined": {"with": kind.joins, "message": kind.joined} if kind.joins else None,
    }


def _reasons() -> list[Json]:
    """The reasons; the arguments of the refused choice come along with each."""
    return [
        {
            "id": kind.id,
            "text": kind.text,
            "figure": kind.figure or None,
            "figure_text": kind.figure_text or None,
        }
        for kind in REASONS
    ]


def _errors() -> Json:
    return {
        "setup": [
            {"id": name, "rules": list(rules), "arguments": list(arguments)}
            for name, (rules, arguments) in SETUP_ERRORS.items()
        ],
        "record": [{"id": name, "arguments": list(names)} for name, names in RECORD_ERRORS.items()],
        "choice": [{"id": name, "arguments": list(names)} for name, names in CHOICE_ERRORS.items()],
    }


def _score_lines() -> list[Json]:
    fixed = [{"id": name, "text": text, "card": None} for name, text in SCORE_LINES.items()]
    cards = [
        {
            "id": name,
            "text": "The extra points of this unique district."
            if not is_action_card(KIND_BY_NAME[name])
            else "This action card in the hand, a point for each.",
            "card": name,
        }
        for name in scoring_cards()
    ]
    return [*fixed, *cards]


def _cards() -> list[Json]:
    return [
        {
            "id": name,
            "class": CLASS_NAMES[CLASS_OF[kind]],
            "type": TYPE_NAMES[TYPE_OF[kind]] if TYPE_OF[kind] != NO_TYPE else None,
            "cost": COSTS[kind],
            "copies": COPIES[kind] or 1,
            "editions": [
                edition.id for edition in EDITIONS.values() if is_basic(kind) or name in edition.uniques
            ],
        }
        for kind, name in enumerate(CARD_NAMES)
    ]


def _character(name: str, number: int) -> Json:
    character = CARDS.character(number, NEWEST)
    income = character.income_type if isinstance(character, IncomeCharacter) else NO_TYPE
    return {
        "id": name,
        "rank": RANK_OF[number],
        "income": TYPE_NAMES[income] if income != NO_TYPE else None,
        "editions": [edition.id for edition in EDITIONS.values() if name in edition.characters],
    }


def _edition(edition: Edition) -> Json:
    return {
        "id": edition.id,
        "players": {"fewest": edition.players[0], "most": edition.players[1]},
        "characters": list(edition.characters),
        "uniques": list(edition.uniques),
        "unique_count": edition.unique_count,
        "sets": [*edition.sets, RANDOM_SET],
        "copies": dict(edition.copies),
        "action_cards": edition.action_cards,
        "city_size_with_two_or_three": edition.city_size_few,
        "rules": edition.parameters.all(),
        "nine_ranks_for": sorted(edition.nine_ranks_for),
        "eight_ranks_for": sorted(edition.eight_ranks_for),
        "never_together": [list(pair) for pair in edition.never_together],
    }


def _house_rules() -> list[Json]:
    return [
        {
            "id": rule.name,
            "kind": rule.kind,
            "values": list(rule.values),
            "unit": rule.unit or None,
            "rule": rule.rule,
            "text": rule.text,
        }
        for rule in HOUSE_RULES
    ]


def _sets() -> list[Json]:
    return [
        {
            "id": ready.id,
            "default": ready.id == FIRST_GAME,
            "characters": list(ready.characters),
            "ninth": ready.ninth,
            "uniques": list(ready.uniques),
        }
        for ready in READY_MADE_SETS.values()
    ]
