"""Redrawn worlds against all worlds that fit, listed one by one: every one is reached, no other, and evenly.

The tables are small: what is not named lies open in the last player's city. Observers saw what the choices of
a case show them; ``listing`` says which worlds are left and how likely each of them is.
"""

import random
from collections import Counter
from typing import Any

import pytest

from citadels import Game
from citadels.cards.districts import CARD_NAMES, TYPE_NAMES, TYPE_OF
from citadels.knowledge.blind import blind
from citadels.knowledge.card_histories import CardHistories
from citadels.knowledge.redaction import as_seen
from citadels.notation.position import write_position
from citadels.rules.taking_back import in_force
from citadels.scenarios.written_table import Table
from tests.knowledge.listing import Layout, Listing, Worlds, layout_of

DRAWS_A_WORLD = 40
FEWEST_DRAWS = 2000
MOST_WORLDS = 200

TYPES = {name: (*TYPE_NAMES, "action")[TYPE_OF[kind]] for kind, name in enumerate(CARD_NAMES)}
BASIC = Counter(
    manor=5, castle=4, palace=3, temple=3, church=3, monastery=3, cathedral=2, tavern=5, market=4,
    trading_post=3, docks=3, harbor=3, town_hall=2, watchtower=3, prison=3, barracks=3, fortress=2,
)  # fmt: skip


def all_cards(table: dict[str, Any]) -> Counter[str]:
    """The deck of a game at a table: the basic cards and every unique that is named."""
    named = Counter(table.get("deck", []))
    for seat in table["seats"]:
        for where in ("hand", "city", "museum"):
            named.update(seat.get(where, []))
    return Counter(BASIC | named)


def small_game(table: dict[str, Any], seed: int = 0) -> Game:
    """A game from a table; every card not named is in the city of one more player, for all to see."""
    rest = all_cards(table)
    rest.subtract(table.get("deck", []))
    for seat in table["seats"]:
        for where in ("hand", "city", "museum"):
            rest.subtract(seat.get(where, []))
    seats = [*table["seats"], {"city": sorted(rest.elements()), "gold": 0}]
    whole = {"deck": [], **table, "seats": seats, "city_size": 12}
    return Game.from_position(write_position(Table(whole).state(seed, [])), seed=seed)


def worlds_of(game: Game, seat: int | None, table: dict[str, Any], most: int = 60_000) -> Worlds:
    return Listing(game.observe(seat).to_json(), all_cards(table), TYPES, most).found()


def drawn(game: Game, seat: int | None, draws: int) -> Counter[Layout]:
    observation = game.observe(seat)
    return Counter(layout_of(observation.resample(number).position()) for number in range(draws))


def check_evenly(found: Counter[Layout], listed: Worlds) -> None:
    """Chi-square of what was drawn against how likely it is."""
    draws, total = found.total(), listed.total()
    assert not set(found) - set(listed), "a world was drawn that does not fit what was seen"
    # Worlds too unlikely for a fair comparison are counted together.
    rare = {world for world, ways in listed.items() if draws * ways < 8 * total}
    parts = [(found[world], draws * ways / total) for world, ways in listed.items() if world not in rare]
    if rare:
        parts.append((sum(found[w] for w in rare), draws * sum(listed[w] for w in rare) / total))
    chi_square = sum((seen - expected) ** 2 / expected for seen, expected in parts)
    freedom = max(1, len(parts) - 1)
    assert chi_square < freedom + 5 * (2 * freedom) ** 0.5 + 5, f"chi-square {chi_square:.0f} of {freedom}"


def check(game: Game, seat: int | None, table: dict[str, Any]) -> int:
    """Compare, and say how many worlds there are."""
    listed = worlds_of(game, seat, table)
    assert layout_of(game.position()) in listed
    found = drawn(game, seat, max(FEWEST_DRAWS, DRAWS_A_WORLD * min(len(listed), MOST_WORLDS)))
    check_evenly(found, listed)
    if len(listed) <= MOST_WORLDS and min(listed.values()) * 3 * len(listed) > listed.total():
        assert set(found) == set(listed), "a world that fits is never drawn"
    return len(listed)


def seats(*hands: list[str], **characters: int) -> list[dict[str, Any]]:
    """Seats with these hands, and who holds which character."""
    held: list[list[str]] = [[] for _ in hands]
    for name, seat in characters.items():
        held[seat].append(name)
    return [{"gold": 6, "hand": hand, "characters": names} for hand, names in zip(hands, held, strict=True)]


def case(table: dict[str, Any], *choices: str, watcher: int = 0) -> tuple[dict[str, Any], list[str], int]:
    return table, list(choices), watcher


TABLE = {"deck": ["castle", "temple", "docks", "market"]}

CASES: dict[str, tuple[dict[str, Any], list[str], int]] = {
    "hidden hands and a hidden deck": case(
        {"seats": seats(["manor"], ["tavern", "market"], ["market"], merchant=0), "deck": ["docks", "docks"]},
    ),
    "of two cards drawn one goes under the deck": case(
        {"seats": seats(["manor"], ["tavern"], [], merchant=1), "deck": ["docks", "docks", "castle"],
         "call": "merchant"},
        "take_cards", "keep docks",
    ),
    "a card put under the deck comes back": case(
        {"seats": seats([], [], [], bishop=0, merchant=1), "deck": ["docks", "castle", "temple"],
         "call": "bishop"},
        "take_cards", "keep castle", "end_turn", "take_cards", "keep docks",
    ),
    "a card of a known hand goes to the Laboratory": case(
        {"seats": [{"gold": 6, "hand": ["docks", "market"], "characters": ["magician"]},
                   {"gold": 6, "hand": ["tavern"], "city": ["laboratory"], "characters": ["king"]}, {}],
         "deck": ["castle", "docks", "temple"], "call": "magician"},
        "swap_hands 1", "take_gold", "end_turn", "take_gold", "use_laboratory docks",
    ),
    "and then one like it is built": case(
        {"seats": [{"gold": 6, "hand": ["docks", "market"], "characters": ["magician"]},
                   {"gold": 6, "hand": ["tavern"], "city": ["laboratory"], "characters": ["architect"]}, {}],
         "deck": ["castle", "docks", "temple", "market"], "call": "magician"},
        "swap_hands 1", "take_gold", "end_turn", "take_gold", "extra_cards", "use_laboratory docks",
        "build docks",
    ),
    "equal cards in a known hand, and one of them built": case(
        {"seats": [{"gold": 6, "hand": ["docks", "docks", "market"], "characters": ["magician"]},
                   {"gold": 6, "hand": ["tavern"], "city": ["laboratory", "museum"],
                    "characters": ["architect"]}, {}],
         "deck": ["castle", "docks", "temple", "market"], "call": "magician"},
        "swap_hands 1", "take_gold", "end_turn", "take_gold", "extra_cards", "use_laboratory market",
        "use_museum castle", "build docks",
    ),
    "a Magician replaces cards of a known hand": case(
        {"seats": [{"gold": 6, "hand": ["docks", "market"], "characters": ["spy"]},
                   {"gold": 6, "hand": ["tavern", "docks", "palace"], "characters": ["magician"]}, {}],
         "deck": ["castle", "docks", "temple"], "call": "spy"},
        "spy 1 military", "take_gold", "end_turn", "replace docks", "replace tavern",
        "draw_replacements", "take_gold", "build docks",
    ),
    "two others swap hands of which one is known": case(
        {"seats": [{"gold": 6, "hand": [], "characters": ["spy"]},
                   {"gold": 6, "hand": ["tavern", "docks"], "characters": ["magician"]},
                   {"hand": ["castle", "docks"], "city": ["museum"], "characters": ["architect"]}],
         "deck": ["market", "temple", "manor"], "call": "spy"},
        "spy 1 military", "take_gold", "end_turn", "swap_hands 2", "take_gold", "build docks", "end_turn",
        "take_gold", "use_museum docks",
    ),
    "another Spy counts types": case(
        {"seats": [{"gold": 6, "hand": ["manor"]},
                   {"gold": 6, "hand": ["tavern"], "characters": ["spy"]},
                   {"hand": ["castle", "docks", "temple"]}],
         "deck": ["market", "palace"], "call": "spy"},
        "spy 2 noble",
    ),
    "another Spy counts types in a hand that is partly known": case(
        {"seats": [{"gold": 6, "hand": ["docks", "temple"], "characters": ["spy"]},
                   {"gold": 6, "hand": ["tavern", "manor"], "characters": ["emperor"]},
                   {"gold": 6, "hand": ["castle"], "city": ["laboratory"], "characters": ["architect"]}],
         "deck": ["market", "palace", "docks", "temple"], "call": "spy"},
        "spy 1 unique", "take_gold", "end_turn", "give_crown 2", "tribute_card", "take_gold", "end_turn",
        "take_cards", "keep market", "use_laboratory market",
    ),
    "a card from each hand for the Seer, and one back": case(
        {"seats": seats(["docks", "market"], ["tavern", "docks"], ["castle"], seer=1),
         "deck": ["temple", "docks"], "call": "seer"},
        "foresee", "give_card docks", "give_card castle",
    ),
    "a Seer knows the cards given at random": case(
        {"seats": seats(["docks"], ["tavern", "market", "market"], ["castle", "market"], seer=0),
         "deck": ["temple", "market"], "call": "seer"},
        "foresee", "give_card docks", "give_card market",
    ),
    "a Wizard takes a card from a hand that a swap has shown": case(
        {"seats": seats(["docks", "market", "tavern"], ["temple", "market"], [], wizard=1),
         "deck": ["docks", "castle"], "call": "wizard"},
        "look_at_hand 0", "take_card docks", "take_gold", "build temple", watcher=2,
    ),
    "the Scholar keeps one of the cards and shuffles the deck": case(
        {"seats": seats(["docks"], ["tavern"], [], scholar=1), "deck": ["docks", "castle", "temple"],
         "call": "scholar"},
        "study", "keep castle",
    ),
    "shuffled cards that the observer had are drawn by another": case(
        {"seats": [{"gold": 6, "hand": [], "characters": ["scholar"]},
                   {"gold": 6, "hand": ["docks"], "characters": ["warlord"]}, {}],
         "deck": ["docks", "castle", "temple", "market"], "call": "scholar"},
        "study", "keep castle", "take_gold", "end_turn", "take_cards", "keep market", "build docks",
    ),
    "cards of the hand pay for a Thieves' Den": case(
        {"seats": [{"gold": 6, "hand": ["docks", "market", "thieves_den"], "characters": ["magician"]},
                   {"gold": 6, "hand": ["docks"], "characters": ["architect"]}, {}],
         "deck": ["castle", "temple", "market"], "call": "magician"},
        "swap_hands 1", "take_gold", "end_turn", "take_gold", "extra_cards", "build thieves_den",
        "pay_card market", "pay_card docks", "pay_rest",
    ),
    "cards for the lender of a Cardinal": case(
        {"seats": [{"gold": 6, "hand": ["docks"]},
                   {"gold": 0, "hand": ["manor", "temple", "docks", "market"], "characters": ["cardinal"]},
                   {"gold": 6, "hand": ["market"], "city": ["laboratory"], "characters": ["architect"]}],
         "deck": ["castle"], "call": "cardinal"},
        "take_gold", "borrow manor", "borrow_from 2", "give_card temple", "end_turn", "take_gold",
        "use_laboratory market", "build temple",
    ),
    "a random card for the Emperor": case(
        {"seats": [{"gold": 6, "hand": ["docks", "docks", "market"], "characters": ["spy"]},
                   {"gold": 6, "hand": ["tavern"], "characters": ["emperor"]},
                   {"gold": 0, "hand": ["castle", "docks", "market"]}],
         "deck": ["temple"], "call": "spy"},
        "spy 2 unique", "take_gold", "end_turn", "give_crown 2", "tribute_card",
    ),
    "three drawn, one kept, the others under the deck in their order": case(
        {"seats": [{"gold": 6, "hand": [], "characters": ["bishop"]},
                   {"gold": 6, "hand": [], "city": ["observatory"], "characters": ["merchant"]}, {}],
         "deck": ["docks", "castle", "temple", "market"], "call": "bishop"},
        "take_cards", "keep castle", "end_turn", "take_cards", "keep docks",
    ),
}  # fmt: skip


def play(game: Game, choices: list[str]) -> None:
    for choice in choices:
        if choice == "undo":
            game.undo(next(seat for seat in range(game.players) if game.can_undo(seat)))
        else:
            game.play(choice)


@pytest.mark.parametrize("name", CASES)
def test_every_world_that_fits_is_drawn_as_often_as_it_is_likely(name: str) -> None:
    table, choices, watcher = CASES[name]
    game = small_game(table)
    play(game, choices)
    check(game, watcher, table)


def walked(game: Game, start: Game, seat: int, histories: int) -> Counter[Layout]:
    """Worlds as drawn if there are too many explanations: from the histories of a long walk."""
    cards = CardHistories(blind(start.state, seat))
    assert game.state.log is not None
    for event in in_force(game.state.log, 0):
        cards.see(as_seen(event, seat))
    cards.finish(blind(game.state, seat), seat)
    layouts = cards.layouts(histories)
    found: Counter[Layout] = Counter()
    for number in range(histories):
        draw = layouts.draw(random.Random(number))
        hands = tuple(tuple(sorted(names(draw.hand(seat)))) for seat in range(game.players))
        found[Layout(hands, names(draw.deck()), names(draw.museum()), names(draw.aside()))] += 1
    return found


def names(cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(CARD_NAMES[card] for card in cards)


@pytest.mark.parametrize("name", CASES)
def test_a_long_walk_comes_to_every_world_as_often_as_it_is_likely(name: str) -> None:
    table, choices, watcher = CASES[name]
    game = small_game(table)
    play(game, choices)
    listed = worlds_of(game, watcher, table)
    found = walked(game, small_game(table), watcher, 3000)
    check_evenly(found, listed)
