"""The protocol as data: every id a client can meet, read from the engine's own tables.

Clients' types, the list of needed translations and ``docs/protocol.md`` are generated from it.
"""

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from citadels.book.contents import book
from citadels.book.examples import examples
from citadels.book.glossary import glossary, glossary_figures
from citadels.book.how_to_play import how_to_play
from citadels.book.moments import moments
from citadels.bots.registry import LEVELS, USUAL_LEVEL
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
from citadels.cards.house_rules import ACTION_CARD_VERSIONS, HOUSE_RULES
from citadels.cards.sets import FIRST_GAME, RANDOM_SET, READY_MADE_SETS, SUBSTITUTES
from citadels.cards.versions import NEWEST, VERSIONS
from citadels.notation.record import FORMAT, VERSION
from citadels.policy.grounds import GROUND_KINDS
from citadels.protocol import facts as f
from citadels.protocol.book_facts import BookFacts
from citadels.protocol.json_schemas import json_schemas
from citadels.protocol.message_schemas import facts_schema, message_schema
from citadels.protocol.schema_parts import choice_pattern
from citadels.protocol.view_schemas import scoring_cards
from citadels.rules.actions.base import ActionCard
from citadels.rules.all_cards import CARDS
from citadels.rules.characters.base import IncomeCharacter
from citadels.rules.choices import (
    FORGO,
    VERBS,
    WORD_SIZES,
    Verb,
    action_space,
)
from citadels.rules.decisions import DecisionKind
from citadels.rules.errors import CHOICE_ERRORS, RECORD_ERRORS, SETUP_ERRORS
from citadels.rules.event_kinds import EVENT_KINDS, OTHER, SEAT, Affected, Argument, EventKind
from citadels.rules.reasons import REASONS
from citadels.rules.scoring import SCORE_LINES
from citadels.rules.state import PHASES
from citadels.scenarios.scenes import scenes
from citadels.tables.chat import CHAT_LEVELS, EMOTES, LONGEST_TEXT, PHRASES
from citadels.tables.names import LONGEST_NAME
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
        **msgspec.to_builtins(_facts()),
        "reasons": _reasons(),
        "grounds": _grounds(),
        "errors": _errors(),
        "refusals": [{"id": id, "arguments": list(known.arguments)} for id, known in REFUSALS.items()],
        "phases": [{"id": name, "text": text} for name, text in PHASES.items()],
        "json_schemas": json_schemas(),
        "messages": message_schema(),
        "facts": facts_schema(),
    }


def _facts() -> f.Facts:
    return f.Facts(
        choices=_choices(),
        hidden_decisions=[decision.id for decision in CARDS.decisions.values() if decision.hidden],
        public_decisions=[decision.id for decision in CARDS.decisions.values() if decision.public],
        # By name: which were declared first depends on which modules were imported first.
        events=[_event(EVENT_KINDS[id]) for id in sorted(EVENT_KINDS)],
        score_lines=_score_lines(),
        types=list(TYPE_NAMES),
        levels=list(LEVELS),
        usual_level=USUAL_LEVEL,
        scenes=list(scenes()),
        longest_name=LONGEST_NAME,
        chat_levels=list(CHAT_LEVELS),
        phrases=list(PHRASES),
        emotes=list(EMOTES),
        longest_text=LONGEST_TEXT,
        cards=[_card(kind) for kind in range(len(CARD_NAMES))],
        versions={card: list(versions) for card, versions in sorted(VERSIONS.items())},
        action_card_versions=list(ACTION_CARD_VERSIONS),
        characters=[_character(name, number) for number, name in enumerate(CHARACTER_NAMES)],
        editions=[_edition(edition) for edition in EDITIONS.values()],
        default_edition=DEFAULT_EDITION,
        house_rules=_house_rules(),
        sets=_sets(),
        book=msgspec.convert(_book(), BookFacts),
    )


def _book() -> Json:
    return {
        **book(),
        "glossaries": _glossaries(),
        "examples": examples(),
        "how_to_play": how_to_play(),
        "moments": moments(),
    }


def _decision_verbs(decision: DecisionKind) -> list[str]:
    """The verbs that a kind of decision can offer; in a turn, those of every ability."""
    verbs: Iterable[int] = CARDS.turn_verbs() if decision.is_turn else decision.verbs
    if decision.any_way_to_build:
        verbs = (*verbs, *CARDS.ways)
    return [VERBS[verb].id for verb in sorted(set(verbs))]


def _decisions() -> list[Json]:
    return [
        {"id": decision.id, "text": decision.text, "verbs": _decision_verbs(decision)}
        for decision in CARDS.decisions.values()
    ]


def _verb(verb: Verb) -> f.VerbFacts:
    return f.VerbFacts(
        id=verb.id,
        text=verb.text,
        first=verb.first,
        size=verb.size,
        words=list(verb.words),
        example=" ".join([verb.id, *(_EXAMPLES[word] for word in verb.words)]),
        foresees=f.Foresees(event=verb.foresees, arguments=list(verb.foreseen)) if verb.foresees else None,
        step=verb.step,
        collects=verb.collects,
        comes_anyway=verb.comes_anyway,
        gives_up=verb.first == FORGO,
        card=_offered_by(verb.first),
    )


def _offered_by(verb: int) -> str | None:
    """The unique district in a city, or the action card in a hand, that offers a verb in a turn."""
    kind = CARDS.owner_of_verb[verb]
    if not 0 <= kind < len(CARD_NAMES):
        return None
    card = CARDS.unique(kind, NEWEST)
    return None if isinstance(card, ActionCard) and verb in card.verbs_on_table else CARD_NAMES[kind]


def _choices() -> f.ChoiceFacts:
    vocabularies: dict[str, tuple[str, list[str]]] = {
        "card": ("the id of a card", list(CARD_NAMES)),
        "character": ("the id of a character", list(CHARACTER_NAMES)),
        "seat": ("the number of a seat", [str(n) for n in range(WORD_SIZES["seat"])]),
        "number": ("a number", [str(n) for n in range(WORD_SIZES["number"])]),
        "district": (
            "the id of a card, with +1 where the Artist's gold lies on the district",
            [*CARD_NAMES, *(f"{name}+1" for name in CARD_NAMES)],
        ),
        "type": ("the id of a type", list(TYPE_NAMES)),
    }
    words = []
    for word, size in WORD_SIZES.items():
        holds, values = vocabularies[word]
        words.append(f.WordFacts(id=word, size=size, holds=holds, values=values))
    return f.ChoiceFacts(
        action_space=action_space(),
        pattern=choice_pattern(),
        words=words,
        verbs=[_verb(verb) for verb in VERBS.values()],
    )


def _argument(argument: Argument) -> f.ArgumentFacts:
    return f.ArgumentFacts(
        id=argument.name,
        text=argument.text,
        holds=argument.holds,
        visibility="secret" if argument.secret else "public",
    )


def _affected(affected: Affected | None) -> f.Affected | None:
    return None if affected is None else f.Affected(who=affected.who, if_=affected.condition or None)


def _gold_moves(kind: EventKind) -> f.GoldMoves | None:
    if not kind.gold_to:
        return None
    return f.GoldMoves(from_=kind.gold_from, to=kind.gold_to, amount=kind.gold_amount or None)


# What a client sees of the places in ``moves``. "other" is another player's hand; ruins lie beside a city.
_PLACES: Final = {
    "hand": "hand",
    "other": "hand",
    "city": "city",
    "ruins": "city",
    "museum": "city",
    "deck": "deck",
    "away": "deck",
    "drawn": "table",
    "table": "table",
    "played": "table",
}


def _cards_move(kind: EventKind) -> f.CardsMove | None:
    """Between which places cards move, from the words of ``knowledge/followed.py``."""
    swap = "<>" in kind.moves
    moves, _, unless = kind.moves.partition("_unless_")
    start, _, end = moves.replace("<>", ">").partition(">")
    if start not in _PLACES or end not in _PLACES:
        return None  # nothing moves, or more than one thing
    seat, other = kind.argument_in(SEAT), kind.argument_in(OTHER)

    def whose(place: str) -> str | None:
        # Another's hand, or the city that a district is taken from.
        found = other if place == "other" or (place == "city" and start == "city") else seat
        return (found or seat or None) if _PLACES[place] in ("hand", "city") else None

    return f.CardsMove(
        from_=_PLACES[start],
        from_seat=whose(start),
        to=_PLACES[end],
        to_seat=whose(end),
        swap=swap,
        unless=unless or None,
    )


def _event(kind: EventKind) -> f.EventFacts:
    return f.EventFacts(
        id=kind.id,
        text=kind.text,
        arguments=[_argument(argument) for argument in kind.arguments],
        reveals=kind.reveals or None,
        draft=kind.draft or None,
        chosen=kind.chosen,
        harms=_affected(kind.harms),
        helps=_affected(kind.helps),
        concerns=_affected(kind.concerns),
        gold=_gold_moves(kind),
        cards=_cards_move(kind),
        lays=f.Lays(mark=kind.lays, on=kind.lays_on) if kind.lays else None,
        passes_crown=kind.passes_crown or None,
        turns_up=kind.turns_up or None,
        stays=kind.stays or None,
        settles=kind.settles or None,
        moment=f.Moment(which=kind.moment, if_=kind.moment_if or None) if kind.moment else None,
        told=kind.told,
        turn=kind.turn or None,
        row=kind.row or None,
        joined=f.Joined(with_=kind.joins, message=kind.joined) if kind.joins else None,
        own=kind.own or None,
        sound=kind.sound or None,
    )


def _reasons() -> list[Json]:
    """The reasons; each comes with the arguments of the refused choice."""
    return [
        {
            "id": kind.id,
            "text": kind.text,
            "figure": kind.figure or None,
            "figure_text": kind.figure_text or None,
        }
        for kind in REASONS
    ]


def _grounds() -> list[Json]:
    """Why a choice is better than another, in hints and reviews."""
    return [
        {"id": kind.id, "text": kind.text, "arguments": list(kind.arguments)}
        for kind in GROUND_KINDS.values()
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


def _score_lines() -> list[f.ScoreLineFacts]:
    fixed = [f.ScoreLineFacts(id=name, text=text, card=None) for name, text in SCORE_LINES.items()]
    cards = [
        f.ScoreLineFacts(
            id=name,
            text="The extra points of this unique district."
            if not is_action_card(KIND_BY_NAME[name])
            else "This action card in the hand, a point for each.",
            card=name,
        )
        for name in scoring_cards()
    ]
    return [*fixed, *cards]


def _card(kind: int) -> f.CardFacts:
    name = CARD_NAMES[kind]
    return f.CardFacts(
        id=name,
        class_=CLASS_NAMES[CLASS_OF[kind]],
        type=TYPE_NAMES[TYPE_OF[kind]] if TYPE_OF[kind] != NO_TYPE else None,
        cost=COSTS[kind] or None,
        copies=COPIES[kind] or 1,
        editions=[edition.id for edition in EDITIONS.values() if is_basic(kind) or name in edition.uniques],
    )


def _character(name: str, number: int) -> f.CharacterFacts:
    character = CARDS.character(number, NEWEST)
    income = character.income_type if isinstance(character, IncomeCharacter) else NO_TYPE
    return f.CharacterFacts(
        id=name,
        rank=RANK_OF[number],
        income=TYPE_NAMES[income] if income != NO_TYPE else None,
        editions=[edition.id for edition in EDITIONS.values() if name in edition.characters],
    )


def _edition(edition: Edition) -> f.EditionFacts:
    return f.EditionFacts(
        id=edition.id,
        players=f.Players(fewest=edition.players[0], most=edition.players[1]),
        characters=list(edition.characters),
        uniques=list(edition.uniques),
        unique_count=edition.unique_count,
        sets=[*edition.sets, RANDOM_SET],
        copies=dict(edition.copies),
        action_cards=edition.action_cards,
        has_action_cards=edition.has_action_cards,
        city_size_with_two_or_three=edition.city_size_few,
        rules=edition.parameters.all(),
        nine_ranks_for=sorted(edition.nine_ranks_for),
        eight_ranks_for=sorted(edition.eight_ranks_for),
        never_together=[list(pair) for pair in edition.never_together],
        variants=[
            f.VariantFacts(id=variant.id, house_rules=dict(variant.house_rules))
            for variant in edition.variants
        ],
        departures=list(edition.departures),
        unprinted=list(edition.unprinted),
    )


def _house_rules() -> list[f.HouseRuleFacts]:
    return [
        f.HouseRuleFacts(
            id=rule.name,
            kind=rule.kind,
            values=list(rule.values),
            unit=rule.unit or None,
            rule=rule.rule,
            text=rule.text,
        )
        for rule in HOUSE_RULES
    ]


def _glossaries() -> Json:
    return {
        edition: {
            "terms": [term._asdict() for term in glossary(edition)],
            "numbers": glossary_figures(edition),
        }
        for edition in EDITIONS
    }


def _sets() -> list[f.SetFacts]:
    return [
        f.SetFacts(
            id=ready.id,
            default=ready.id == FIRST_GAME,
            characters=list(ready.characters),
            ninth=ready.ninth,
            substitutes={
                name: list(SUBSTITUTES[name])
                for name in (*ready.characters, ready.ninth)
                if name is not None and name in SUBSTITUTES
            },
            uniques=list(ready.uniques),
        )
        for ready in READY_MADE_SETS.values()
    ]
