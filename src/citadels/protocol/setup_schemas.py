"""JSON Schemas of how a game is set up and what it is played with."""

from collections.abc import Mapping

from citadels.cards.characters import HIGHEST_RANK
from citadels.cards.editions import EDITIONS
from citadels.cards.house_rules import (
    ACTION_CARD_VERSIONS,
    HOUSE_RULES,
    NUMBER,
    SWITCH,
    HouseRule,
)
from citadels.cards.sets import RANDOM_SET, READY_MADE_SETS, SUBSTITUTES
from citadels.cards.versions import VERSIONS, VERSIONS_IN_RULES
from citadels.protocol.schema_parts import Json, a, flag, list_of, number, object_of, one_of, or_null, players


def table() -> Json:
    return object_of(
        "What a game is played with, every parameter known.",
        {
            "edition": a("edition", "The edition."),
            "players": number("How many play.", *players()),
            "characters": list_of(
                "character",
                "The characters in play, in the order of their ranks.",
                minItems=HIGHEST_RANK - 1,
                maxItems=HIGHEST_RANK,
            ),
            "uniques": list_of("card", "The unique districts in the deck."),
            "mixed": flag("Whether cards of other editions are in play."),
            "rules": a("rules", "The parameters of the rules."),
        },
    )


def rules() -> Json:
    return object_of(
        "The parameters in which editions and house rules differ.",
        {
            **{rule.name: house_rule(rule) for rule in HOUSE_RULES},
            "action_cards": or_null(one_of("The version of the action cards.", ACTION_CARD_VERSIONS)),
            "versions": _versions(VERSIONS_IN_RULES),
        },
        optional=tuple(rule.name for rule in HOUSE_RULES if rule.added_later),
    )


def house_rule(rule: HouseRule, more: str = "") -> Json:
    if rule.kind == NUMBER:
        return number(rule.text + more, int(rule.values[0]), int(rule.values[-1]))
    if rule.kind == SWITCH:
        return flag(rule.text + more)
    return one_of(rule.text + more, [str(value) for value in rule.values])


def _versions(of_cards: Mapping[str, tuple[str, ...]]) -> Json:
    properties = {
        card: one_of("The version, by the first edition that has it.", versions)
        for card, versions in sorted(of_cards.items())
    }
    return object_of(
        "The version of each card that is not played in its newest one.", properties, (*properties,)
    )


def _substitutes() -> Json:
    properties = {
        character: one_of("Who steps in; missing: the first of them.", allowed)
        for character, allowed in SUBSTITUTES.items()
    }
    return object_of(
        "Who steps in for a character of a set that the player count forbids.", properties, (*properties,)
    )


def setup() -> Json:
    most_uniques = max(len(edition.uniques) for edition in EDITIONS.values())
    properties = {
        "edition": a("edition", "The edition."),
        "players": number("How many play.", *players()),
        "set": or_null(
            one_of("A ready-made set, or a random one; null: first game.", (*READY_MADE_SETS, RANDOM_SET))
        ),
        "characters": or_null(
            list_of(
                "character",
                "The characters, instead of a set.",
                minItems=HIGHEST_RANK - 1,
                maxItems=HIGHEST_RANK,
            )
        ),
        "ninth": or_null(flag("Whether rank 9 is in play; null: where the player count needs it.")),
        "substitutes": or_null(_substitutes()),
        "uniques": or_null(list_of("card", "The unique districts; null: those of the set.")),
        "unique_count": or_null(number("How many unique districts, drawn at random.", 0, most_uniques)),
        "crown": or_null(a("seat", "Who is crowned first; null: at random.")),
        "action_cards": or_null(
            one_of("The version of the action cards; null: without them.", ACTION_CARD_VERSIONS)
        ),
        **{rule.name: or_null(house_rule(rule, " Null: as in the edition.")) for rule in HOUSE_RULES},
        "versions": or_null(_versions(VERSIONS)),
        "mixed": flag("Whether characters and uniques of all editions may be chosen."),
    }
    return object_of(
        "How a game is set up. What is missing or null follows edition, player count and set.",
        properties,
        (*properties,),
    )
