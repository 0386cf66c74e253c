"""Building a district: what prevents it, the ways to pay, and what happens when it is paid for."""

from citadels.cards.districts import BASIC_DISTRICT, CLASS_OF, is_basic
from citadels.rules.ability import Ability
from citadels.rules.card import AT_BUILD, AT_PAYMENT, FOR_BUILD_LIMIT
from citadels.rules.choices import BUILD
from citadels.rules.city import districts_proper, place
from citadels.rules.events import BUILDING, BUILT, PAID, PUBLIC, emit
from citadels.rules.hands import gain_gold, lose_card
from citadels.rules.reasons import (
    ALREADY_BUILT,
    CANNOT_BUILD,
    FINE,
    GATHER_FIRST,
    LIMIT_REACHED,
    NOT_IN_HAND,
    TOO_DEAR,
    reason,
)
from citadels.rules.state import GATHERED, HAS_BUILT, PAID_BUILD, State
from citadels.rules.uniques.base import ALLOW_IDENTICAL, BUILD_OTHERWISE, CHANGE_PRICE, Unbuildable, standing


def price(state: State, seat: int, card: int) -> int:
    """What a player pays in gold for a card. Basic districts cost the same for everybody."""
    cost = state.config.cost[card]
    if not is_basic(card):
        for unique in standing(state, seat, CHANGE_PRICE):
            cost = unique.price(card, cost)
    return cost


def build_limit(state: State) -> int:
    """How many builds this turn allows."""
    limit = state.character.build_limit
    for card in state.config.listeners[FOR_BUILD_LIMIT]:
        limit += card.more_builds(state)
    return limit


def builds_left(state: State) -> int:
    """How many builds that count towards the limit this turn still allows."""
    return max(0, build_limit(state) - state.built) if state.character.may_build else 0


def turn_obstacle(state: State, card: int) -> int:
    """What prevents building a card this turn: gathering, character, limit (T6)."""
    if not state.flags & GATHERED:
        return GATHER_FIRST
    character = state.character
    if not character.may_build:
        return CANNOT_BUILD
    limit = build_limit(state)
    if state.built >= limit and counts_towards_limit(state, card):
        return reason(LIMIT_REACHED, limit)
    return FINE


def counts_towards_limit(state: State, card: int) -> bool:
    return state.character.counts_towards_limit(card) and state.config.districts[card].counts_towards_limit


def place_obstacle(state: State, seat: int, card: int, sacrificed: int = 0) -> int:
    """What prevents putting a card into a city: its own condition, or its name (T6).

    ``sacrificed`` counts districts that go first (K6).
    """
    if not is_basic(card):
        others = len(districts_proper(state, seat)) - sacrificed
        obstacle = state.config.districts[card].build_obstacle(others)
        if obstacle:
            return obstacle
    if state.kinds[seat] >> card & 1 and not may_build_identical(state, seat):
        return ALREADY_BUILT
    return FINE


def may_build_identical(state: State, seat: int) -> bool:
    """Whether the character, the open decision or a unique allows a district that the city already has."""
    if state.character.may_build_identical or state.top.decision.allows_identical:
        return True
    return any(unique.allows_identical(state, seat) for unique in standing(state, seat, ALLOW_IDENTICAL))


def payment_obstacle(state: State, seat: int, card: int, spare: int) -> int:
    """What is missing to pay for a card: gold, or for some cards gold and spare cards from the hand."""
    missing = price(state, seat, card) - state.gold[seat]
    if missing > 0 and state.config.districts[card].cards_pay:
        missing -= spare
    return reason(TOO_DEAR, missing) if missing > 0 else FINE


def ways_to_build(state: State, seat: int, card: int, spare: int, out: list[int]) -> None:
    """Add every way to build a card: paying, what a unique of the city offers, or the card's own ways."""
    if not payment_obstacle(state, seat, card, spare) and not place_obstacle(state, seat, card):
        out.append(BUILD + card)
    for unique in standing(state, seat, BUILD_OTHERWISE):
        unique.ways_to_build(state, seat, card, out)
    if not is_basic(card):
        state.config.districts[card].ways_to_build_it(state, seat, out)


def builds(state: State, verb: int) -> bool:
    """Whether a verb builds a district from the hand in any way."""
    return verb == BUILD or verb in state.config.ways


def way_obstacle(state: State, seat: int, verb: int, argument: int, spare: int) -> int:
    """What prevents building in one of the ways."""
    if verb == BUILD:
        return place_obstacle(state, seat, argument) or payment_obstacle(state, seat, argument, spare)
    return state.config.districts[state.config.ways[verb]].way_obstacle(state, seat, argument)


def card_to_build(state: State, verb: int, argument: int) -> int:
    if verb == BUILD:
        return argument
    return state.config.districts[state.config.ways[verb]].card_of_way(argument)


def lay_out(state: State, owner: int, card: int, borrows: bool) -> None:
    """A card leaves a hand for the table: from now on everybody knows what is to be built."""
    lose_card(state, owner, card)
    state.aside = (card,)
    emit(state, BUILDING, PUBLIC, state.seat, other=owner, a=card, b=int(borrows))


def start_building(state: State, verb: int, argument: int, owner: int) -> None:
    """A card leaves its owner's hand and is paid for in the chosen way."""
    seat = state.seat
    card = card_to_build(state, verb, argument)
    lay_out(state, owner, card, False)
    if verb == BUILD:
        if not state.config.districts[card].asks_payment(state, seat, False):
            pay(state, price(state, seat, card))
    else:
        state.config.districts[state.config.ways[verb]].build_by_way(state, seat, argument)
        finish_building(state)


def pay(state: State, gold: int) -> None:
    """The gold for the card on the table goes to the bank."""
    seat = state.seat
    card = state.aside[0]
    gain_gold(state, seat, -gold)
    state.paid += gold
    emit(state, PAID, PUBLIC, seat, a=gold, b=card)
    asked = False
    for listener in state.config.listeners[AT_PAYMENT]:
        asked = listener.build_paid(state, card, gold) or asked
    state.now(PAID_BUILD)
    if not asked:
        finish_building(state)


def finish_building(state: State) -> None:
    """The card on the table becomes a district of the player whose turn it is."""
    card = state.aside[0]
    state.aside = ()
    emit(state, BUILT, PUBLIC, state.seat, a=card)
    state.now(HAS_BUILT)
    place(state, state.seat, card)
    built(state, state.seat, card)


def built(state: State, owner: int, card: int) -> None:
    """A district has been built, perhaps for another player: first the others hear of it (K8)."""
    for listener in state.config.listeners[AT_BUILD]:
        listener.district_built(state, owner)
    state.config.districts[card].built(state, owner)


class Building(Ability):
    """T6: after gathering, build districts from the hand up to the limit."""

    verbs: tuple[int, ...] = (BUILD,)  # and the ``ways`` of uniques
    paragraphs: tuple[str, ...] = ("T6",)

    def options(self, state: State, out: list[int]) -> None:
        """After gathering, while the turn has builds left."""
        character = state.character
        if not character.may_build:
            return
        full = state.built >= build_limit(state)
        seat, config = state.seat, state.config
        hand, gold, kinds = state.hands[seat], state.gold[seat], state.kinds[seat]
        only_by_paying = not kinds & config.masks[BUILD_OTHERWISE]
        last = -1
        for card in hand:
            # A hand is sorted, and equal cards are one choice.
            if card != last and not (full and counts_towards_limit(state, card)):
                if only_by_paying and CLASS_OF[card] == BASIC_DISTRICT and not kinds >> card & 1:
                    # The usual case: the price is the cost, and nothing else is in the way.
                    if config.cost[card] <= gold:
                        out.append(BUILD + card)
                else:
                    ways_to_build(state, seat, card, len(hand) - 1, out)
            last = card

    def obstacle(self, state: State, verb: int, argument: int) -> int:
        seat = state.seat
        hand = state.hands[seat]
        card = card_to_build(state, verb, argument)
        if card not in hand:
            return NOT_IN_HAND
        district = state.config.districts[card]
        if isinstance(district, Unbuildable):
            return district.build_obstacle(0)
        return turn_obstacle(state, card) or way_obstacle(state, seat, verb, argument, len(hand) - 1)

    def use(self, state: State, verb: int, argument: int) -> None:
        if counts_towards_limit(state, card_to_build(state, verb, argument)):
            state.built += 1
        start_building(state, verb, argument, state.seat)
