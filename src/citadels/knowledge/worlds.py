"""Worlds that look the same to a seat: everything it cannot know is drawn anew.

Others' hidden choices are taken as uniform, and given those the hidden cards as dealt at random. Two things
are not followed to the end: which of several equal cards took which of several hidden ways (one way that
fits is assumed), and, where it cannot be met quickly, how many cards of a type another Spy found in a hand.
"""

from hashlib import blake2b
from random import Random
from typing import Final

from citadels.cards.characters import RANK_OF
from citadels.knowledge.blind import HIDDEN_PLACE
from citadels.knowledge.card_memory import CardMemory, Cards, Contradiction
from citadels.knowledge.draft_worlds import sample_draft
from citadels.knowledge.seen import as_seen
from citadels.knowledge.tracker import Tracker
from citadels.rules import events as e
from citadels.rules.characters.thief import unsafe_to_name
from citadels.rules.decisions import PLACING_THREATS, PLACING_WARRANTS
from citadels.rules.events import Event
from citadels.rules.randomness import seed_bytes
from citadels.rules.state import Frame, State
from citadels.rules.taking_back import in_force

EXPLANATIONS: Final = 8
DRAWS: Final = 10


class Worlds:
    """All that one seat saw up to now, ready to draw worlds that fit it."""

    __slots__ = ("cards", "flowers", "seen", "tracker")

    def __init__(self, seen: State, tracker: Tracker, log: list[Event]) -> None:
        """``seen`` is the blind position now, ``tracker`` has followed the log."""
        self.seen = seen
        self.tracker = tracker
        events = [as_seen(event, tracker.seat) for event in in_force(log, tracker.first)]
        self.cards = _explain(tracker.start, events, seen, tracker.seat) or CardMemory(_placed(seen, tracker))
        self.flowers = seen.threats
        for event in events:
            if event[0] == e.THREATS_PLACED:
                self.flowers = sum(1 << RANK_OF[character] for character in event[6])
            elif event[0] == e.THREAT_REVEALED:
                bit = 1 << RANK_OF[event[4]]
                self.flowers = bit if event[5] else self.flowers & ~bit

    def sample(self, seed: int) -> State:
        """A position consistent with the blind one and with what its seat saw happen."""
        dice = Random(seed)
        world = self.seen.clone()
        world.options = None
        world.seed = seed_bytes(seed)
        cards = self._sample_cards(dice)
        players = world.config.players
        world.hands = tuple([tuple(sorted(cards.kinds(seat))) for seat in range(players)])
        world.deck = cards.kinds(players)
        world.museum = cards.kinds(players + 1)
        world.aside = cards.kinds(players + 2)
        if HIDDEN_PLACE in self.seen.held:
            world.held = tuple(sample_draft(self.tracker.draft, self.seen.held, dice))
        if not world.signed and world.warrants:
            world.signed = _one_of(world.warrants, dice)
        if not world.flower and world.threats:
            world.flower = _one_of(self.flowers, dice)
        world.stack = tuple([_frame(world, frame, dice, self.tracker.seat) for frame in world.stack])
        return world

    def _sample_cards(self, dice: Random) -> Cards:
        for attempt in range(2 * DRAWS):
            found = self.cards.sample(dice, heard=attempt < DRAWS)
            if found is not None:
                return found
        found = CardMemory(_placed(self.seen, self.tracker)).sample(dice, heard=False)
        assert found is not None, "there are too few cards"
        return found


def world_seed(seed: int) -> int:
    """The seed of a world: far from those of real games, so that nothing goes on as it did there."""
    return int.from_bytes(blake2b(f"world {seed}".encode(), digest_size=32).digest(), "big")


def _explain(start: State, events: list[Event], seen: State, seat: int) -> CardMemory | None:
    """Follow all that was seen. Where two equal cards took other ways than assumed, assume others."""
    for attempt in range(EXPLANATIONS):
        cards = CardMemory(start, Random(attempt) if attempt else None)
        try:
            for event in events:
                cards.see(event)
            if seat >= 0:
                cards.see_hand(cards.hands[seat], seen.hands[seat])
        except Contradiction:
            continue
        cards.tidy()
        return cards
    return None


def _placed(seen: State, tracker: Tracker) -> State:
    """The blind position with the cards filled in that the seat can place for certain."""
    placed = seen.clone()
    placed.hands = tuple([tuple(hand) for hand in tracker.cards.hands])
    placed.deck = tuple(tracker.cards.deck)
    placed.museum = tuple(tracker.cards.museum)
    placed.aside = tuple(tracker.cards.aside)
    return placed


def _one_of(mask: int, dice: Random) -> int:
    ranks = [rank for rank in range(mask.bit_length()) if mask >> rank & 1]
    return ranks[int(dice.random() * len(ranks))]


def _frame(world: State, frame: Frame, dice: Random, seat: int) -> Frame:
    """A decision whose beginning only the one who decides knows."""
    kind, who, _, _ = frame
    if who == seat or kind not in (PLACING_THREATS, PLACING_WARRANTS):
        return frame
    ranks = list(range(1, world.config.highest_rank + 1))
    if kind == PLACING_THREATS:
        ranks = [rank for rank in ranks if not unsafe_to_name(world, rank)]
    rank = ranks[int(dice.random() * len(ranks))]
    return (kind, who, rank, 1 << rank if kind == PLACING_WARRANTS else 0)
