"""The registry of card classes is complete, and what it derives agrees with the cards."""

import pytest

from citadels.cards.characters import CHARACTER_BY_NAME, CHARACTER_NAMES
from citadels.cards.districts import (
    ACTION_CARD,
    CARD_NAMES,
    KIND_BY_NAME,
    cards_of_class,
    is_action_card,
    is_basic,
)
from citadels.cards.house_rules import FIRST_VERSION
from citadels.cards.versions import (
    CHARACTER_VERSIONS,
    FORMER,
    NEWEST,
    UNIQUE_VERSIONS,
    VERSION_COSTS,
    VERSIONS_IN_RULES,
)
from citadels.rules.all_cards import ACTION_CARDS, CARDS, CHARACTERS, UNIQUES
from citadels.rules.card import AT_TURN_END, MOMENTS
from citadels.rules.dealing import configure
from citadels.rules.setup import Setup
from citadels.rules.uniques import base

WITH_HOOK = {
    base.OFFER_IN_TURN: "armory laboratory museum smithy",
    base.OFFER_FROM_HAND: " ".join(cards_of_class(ACTION_CARD)),
    base.CHANGE_GATHERING: "gold_mine library observatory",
    base.CHANGE_PRICE: "factory",
    base.BUILD_OTHERWISE: "framework",
    base.ALLOW_IDENTICAL: "quarry",
    base.COUNT_FOR_MORE: "monument",
    base.RAISE_ATTACK: "great_wall",
    base.JOIN_INCOME: "school_of_magic",
    base.WORK_AT_END_OF_TURN: "park poor_house",
    base.ONLY_COMPLETE_CITIES: "big_top",
    base.CHANGE_TYPE: "haunted_quarter",
    base.COME_BY_ITSELF: "gold_mine library observatory park poor_house school_of_magic throne_room",
}


def test_every_class_is_listed_once_and_every_card_has_one() -> None:
    classes = (*CHARACTERS, *UNIQUES, *ACTION_CARDS)
    assert len(set(classes)) == len(classes) == len(CARDS.characters) + len(CARDS.uniques)
    for number in range(len(CHARACTER_NAMES)):
        assert (number, NEWEST) in CARDS.characters
    for kind in range(len(CARD_NAMES)):
        version = FIRST_VERSION if is_action_card(kind) else NEWEST
        assert is_basic(kind) or (kind, version) in CARDS.uniques


def test_the_versions_of_the_classes_are_those_of_the_tables() -> None:
    former = {name: (FORMER[name],) if name in FORMER else () for name in VERSIONS_IN_RULES}
    characters = {
        (CHARACTER_BY_NAME[name], version)
        for name in VERSIONS_IN_RULES
        if name in CHARACTER_BY_NAME
        for version in (*CHARACTER_VERSIONS.get(name, ()), *former[name])
    }
    assert {key for key in CARDS.characters if key[1] != NEWEST} == {
        key for key in characters if key[1] != NEWEST
    }
    for name, versions in UNIQUE_VERSIONS.items():
        for version in versions:
            # A version that only changes the cost does not have a class.
            assert (KIND_BY_NAME[name], version) in CARDS.uniques or (name, version) in VERSION_COSTS
    older = [key for key in CARDS.uniques if not is_action_card(key[0]) and key[1] != NEWEST]
    for kind, version in older:
        name = CARD_NAMES[kind]
        assert version in (*UNIQUE_VERSIONS[name], *former[name])


@pytest.mark.parametrize("hook", range(len(base.HOOKS)))
@pytest.mark.parametrize("versions", [(), tuple((name, all[1]) for name, all in UNIQUE_VERSIONS.items())])
def test_masks_of_hooks_follow_from_what_the_classes_override(
    hook: int, versions: tuple[tuple[str, str], ...]
) -> None:
    mask = CARDS.in_versions(versions, second=False).masks[hook]
    assert {CARD_NAMES[kind] for kind in range(len(CARD_NAMES)) if mask >> kind & 1} == set(
        WITH_HOOK[hook].split()
    )


HEARING = {
    "draft_over": "theater",
    "rank_called": "strongman",
    "no_answer": "hospital",
    "silence": "acrobat",
    "character_revealed": "thief",
    "turn_due": "witch",
    "short_turn_over": "witch",
    "round_over": "queen",
    "turn_begun": "blackmailer acrobat",
    "holds_up_turn": "witch blackmailer hospital",
    "gathering_done": "blackmailer",
    "options_from_table": "ticket_wagon",
    "turn_over": "alchemist old_tax_collector strongman",
    "murder_named": "strongman",
    "crown_moved": "throne_room",
    "build_paid": "magistrate",
    "district_built": "tax_collector",
    "district_destroyed": "graveyard",
    "more_builds": "director",
    "size_to_complete": "bell_tower",
    "size_to_end": "bell_tower",
    "protects": "bishop",
}


@pytest.mark.parametrize("moment", range(len(MOMENTS)))
def test_cards_hear_the_moments_that_they_override(moment: int) -> None:
    names = {
        CHARACTER_NAMES[number] for (number, _), card in CARDS.characters.items() if moment in card.moments
    }
    names |= {CARD_NAMES[kind] for (kind, _), card in CARDS.uniques.items() if moment in card.moments}
    assert names == set(HEARING[MOMENTS[moment]].split())


def test_a_game_asks_only_its_own_cards_in_a_fixed_order() -> None:
    """K8: the older tax, then the Strongman is put back."""
    characters = [
        "assassin",
        "old_tax_collector",
        "magician",
        "king",
        "bishop",
        "merchant",
        "architect",
        "warlord",
    ]
    setup = Setup(characters=tuple(characters), mixed=True, action_cards="second")
    listeners = configure(setup, seed=1).listeners[AT_TURN_END]
    assert [type(card).__name__ for card in listeners] == ["OldTaxCollector", "SecondStrongman"]
    assert configure(Setup(), seed=1).listeners[AT_TURN_END] == []
