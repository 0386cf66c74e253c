"""Whom the game waits for in a redrawn world, where a seat sees only that it waits (T12)."""

from random import Random

from citadels.cards.characters import CROWN_RANK
from citadels.cards.districts import ACROBAT, STRONGMAN
from citadels.knowledge.tracker import Tracker
from citadels.rules.actions.acrobat import ACROBAT_DECISION
from citadels.rules.actions.base import holder_of
from citadels.rules.actions.strongman import STRONGMAN_DECISION
from citadels.rules.hands import gain_cards, lose_card
from citadels.rules.state import ANSWERING, State, replaced


def _rank_asked(world: State) -> int:
    """The rank whose player may show a Strongman; 0 at the Acrobat's window. Which of the two is public."""
    if world.phase == ANSWERING:
        return world.called
    return 0 if world.called == CROWN_RANK else world.murdered


def ask(world: State) -> bool:
    """Ask the question that the game waits for; False where no player would be asked."""
    rank = _rank_asked(world)
    seat = world.held[rank] if rank else holder_of(world, ACROBAT)
    if rank and seat >= 0 and STRONGMAN not in world.hands[seat]:
        return False
    world.answered()
    world.ask(STRONGMAN_DECISION if rank else ACROBAT_DECISION, seat, rank)
    return seat >= 0


def exchange_and_ask(world: State, tracker: Tracker, dice: Random) -> bool:
    """If no draw fits, swap the unseen card, wherever it lies, with an unseen card of the player asked.

    False if no player could be asked in this world, whatever the cards are.
    """
    rank = _rank_asked(world)
    card = STRONGMAN if rank else ACROBAT
    others = [seat for seat in range(world.config.players) if seat != tracker.seat]
    unseen = {seat: _unseen(world, tracker, seat) for seat in others}
    asked = [seat for seat in others if unseen[seat] and (not rank or world.held[rank] == seat)]
    if not asked:
        return False
    seat = asked[int(dice.random() * len(asked))]
    given = unseen[seat][int(dice.random() * len(unseen[seat]))]
    known = {place for place, _ in tracker.known_deck()}
    places = [place for place, lies in enumerate(world.deck) if lies == card and place not in known]
    holders = [other for other in others if card in unseen[other]]
    if places:
        world.deck = replaced(world.deck, places[0], given)
    elif holders:
        lose_card(world, holders[0], card)
        gain_cards(world, holders[0], (given,))
    else:
        return False
    lose_card(world, seat, given)
    gain_cards(world, seat, (card,))
    return ask(world)


def _unseen(world: State, tracker: Tracker, seat: int) -> list[int]:
    """The cards of a hand that the observer does not know about."""
    hand = list(world.hands[seat])
    for card in tracker.known_hand(seat):
        hand.remove(card)
    return hand
