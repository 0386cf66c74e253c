"""Gold and cards changing hands: stashes, hands and the deck."""

from citadels.rules.events import DISCARDED, DISCARDS_SHUFFLED, DREW, GAINED_GOLD, PUBLIC, emit, only
from citadels.rules.randomness import shuffled
from citadels.rules.reasons import FINE, NOTHING_TO_DRAW
from citadels.rules.state import State


def gain_gold(state: State, seat: int, amount: int) -> None:
    gold = state.gold
    after = gold[seat] + amount
    state.gold = tuple(after if other == seat else gold[other] for other in state.config.seats)


def gain_extra_gold(state: State, seat: int, amount: int) -> None:
    """Gold from the bank for an ability or an effect."""
    gain_gold(state, seat, amount)
    emit(state, GAINED_GOLD, PUBLIC, seat, a=amount)


def move_gold(state: State, giver: int, taker: int, amount: int) -> None:
    gain_gold(state, giver, -amount)
    gain_gold(state, taker, amount)


def set_hand(state: State, seat: int, hand: tuple[int, ...]) -> None:
    hands = state.hands
    state.hands = tuple(hand if other == seat else hands[other] for other in state.config.seats)


def gain_cards(state: State, seat: int, cards: tuple[int, ...]) -> None:
    hand = list(state.hands[seat])
    for card in cards:
        place = len(hand)
        while place > 0 and hand[place - 1] > card:
            place -= 1
        hand.insert(place, card)
    set_hand(state, seat, tuple(hand))


def lose_card(state: State, seat: int, card: int) -> None:
    hand = state.hands[seat]
    place = hand.index(card)
    set_hand(state, seat, hand[:place] + hand[place + 1 :])


def move_card(state: State, giver: int, taker: int, card: int) -> None:
    lose_card(state, giver, card)
    gain_cards(state, taker, (card,))


def top_cards(state: State, count: int) -> tuple[int, ...]:
    """Take cards from the deck, as many as there are (T5); discards make a new deck (T4)."""
    cards = state.deck[:count]
    state.deck = state.deck[count:]
    if state.discard and len(cards) < count:
        state.deck = shuffled(state, state.discard)
        state.discard = ()
        emit(state, DISCARDS_SHUFFLED, PUBLIC, a=len(state.deck))
        return cards + top_cards(state, count - len(cards))
    return cards


def cards_left(state: State) -> int:
    """How many cards can be drawn."""
    return len(state.deck) + len(state.discard)


def draw_obstacle(state: State) -> int:
    """P3: drawing is on offer only if there is a card to draw."""
    return FINE if cards_left(state) else NOTHING_TO_DRAW


def draw(state: State, seat: int, count: int) -> None:
    """Cards from the deck straight into a hand."""
    cards = top_cards(state, count)
    gain_cards(state, seat, cards)
    emit(state, DREW, only(seat), seat, a=len(cards), cards=cards)


def discard(state: State, cards: tuple[int, ...]) -> None:
    """Cards that are discarded, refused or destroyed: under the deck, or for all to see on the pile (T4)."""
    if not state.config.discard_pile:
        state.deck = state.deck + cards
    elif cards:
        state.discard = state.discard + cards
        emit(state, DISCARDED, PUBLIC, cards=cards)


def put_under_deck(state: State, cards: tuple[int, ...]) -> None:
    """Put cards under the deck, even if there is a discard pile."""
    state.deck = state.deck + cards


def distinct(cards: tuple[int, ...]) -> list[int]:
    """The different cards of a sorted hand."""
    found: list[int] = []
    last = -1
    for card in cards:
        if card != last:
            found.append(card)
            last = card
    return found


def next_seat(state: State, seat: int, steps: int = 1) -> int:
    """Seats are in clockwise order (S6)."""
    return (seat + steps) % state.config.players


def others(state: State, seat: int) -> list[int]:
    """The other seats, clockwise from the left neighbour."""
    players = state.config.players
    return [(seat + step) % players for step in range(1, players)]


def beside(state: State, seat: int, other: int) -> bool:
    """Next to a player means either neighbour (S6)."""
    return other != seat and other in (next_seat(state, seat), next_seat(state, seat, -1))
