"""Worlds that look the same to a seat: everything it cannot know is redrawn (docs/knowledge.md).

Deals and shuffles are uniform, and so are others' hidden choices. Everything that fits what the seat saw can
come up, with the right probability.
"""

from hashlib import blake2b
from random import Random
from typing import Final

from citadels.cards.characters import RANK_OF
from citadels.knowledge.blind import HIDDEN_PLACE
from citadels.knowledge.card_draws import Layouts, shuffle
from citadels.knowledge.card_histories import CardHistories, NotFound
from citadels.knowledge.card_stories import CardStories
from citadels.knowledge.draft_worlds import sample_draft
from citadels.knowledge.recollection import Recollection
from citadels.knowledge.redaction import as_seen
from citadels.knowledge.tracker import Tracker
from citadels.knowledge.waiting import ask, exchange_and_ask
from citadels.rules import events as e
from citadels.rules.characters.blackmailer import (
    THREAT_REVEALED,
    THREATEN_DECISION,
    THREATS_PLACED,
    ranks_to_threaten,
)
from citadels.rules.characters.magistrate import WARRANTS_PLACED
from citadels.rules.decisions import WAIT_DECISION
from citadels.rules.events import Event
from citadels.rules.randomness import seed_bytes
from citadels.rules.state import State
from citadels.rules.taking_back import in_force
from citadels.rules.uniques.lighthouse import SEARCH_DECISION

# The game waits because of a hidden card. We redraw this often to find a world in which it is in some
# hand; after that we put it there.
TRIES: Final = 300
MOST_TRIES: Final = 2_000


class Worlds:
    """Everything one seat has seen so far, ready to draw worlds that fit it."""

    __slots__ = ("cards", "flowers", "seen", "shown", "shown_before", "tracker", "warrants")

    def __init__(self, seen: State, tracker: Tracker, log: list[Event], recollection: Recollection) -> None:
        """``seen`` is the blind position now, ``tracker`` has followed the log.

        A player who keeps the recollection for the next decision saves most of the work.
        """
        self.seen = seen
        self.tracker = tracker
        events = [as_seen(event, tracker.seat) for event in in_force(log, tracker.first)]
        self.cards = _followed(tracker, events, seen, recollection)
        self.flowers = seen.threats
        self.warrants = seen.warrants
        # Seat and rank, in turn, of the characters that were shown in this round and in the last one.
        self.shown: list[int] = []
        self.shown_before: list[int] = []
        for event in events:
            if event.kind is e.ROUND_STARTED:
                self.warrants = 0
                self.shown_before = self.shown
                self.shown = []
            elif event.kind.draft == "holder":
                self.shown += [event.seat, RANK_OF[event.a]]
            elif event.kind is WARRANTS_PLACED:
                # K26: a Strongman takes one away, signed or not.
                self.warrants = sum(1 << RANK_OF[character] for character in event.cards)
            elif event.kind is THREATS_PLACED:
                self.flowers = sum(1 << RANK_OF[character] for character in event.cards)
            elif event.kind is THREAT_REVEALED:
                bit = 1 << RANK_OF[event.a]
                self.flowers = bit if event.b else self.flowers & ~bit

    def sample(self, seed: int) -> State:
        """A position consistent with the blind one and with what its seat saw happen."""
        dice = Random(seed)
        world = self._drawn(dice)
        if world.top.decision is WAIT_DECISION:
            # A player is asked because of a hidden card, so only worlds where some player holds it will do.
            tries = 0
            while not (ask(world) or (tries >= TRIES and exchange_and_ask(world, self.tracker, dice))):
                tries += 1
                assert tries < MOST_TRIES, "nobody can be waited for"
                world = self._drawn(dice)
        world.seed = seed_bytes(seed)
        return world

    def _drawn(self, dice: Random) -> State:
        world = self.seen.clone()
        world.options = None
        draw = self.cards.draw(dice)
        world.hands = tuple([draw.hand(seat) for seat in range(world.config.players)])
        world.deck = draw.deck()
        world.museum = draw.museum()
        world.aside = draw.aside()
        if HIDDEN_PLACE in self.seen.held:
            world.held = tuple(sample_draft(self.tracker.draft, self.seen.held, dice))
        if not world.signed and self.warrants:
            world.signed = _one_of(self.warrants, dice)
        if not world.flower and world.threats:
            world.flower = _one_of(self.flowers, dice)
        if world.is_open:
            self._open_decision(world, dice)
        return world

    def _open_decision(self, world: State, dice: Random) -> None:
        """Redraw what only the deciding player knows about the decision."""
        decision = world.top.decision
        if decision is SEARCH_DECISION:
            world.aside = tuple(sorted(world.aside))
        elif world.top.seat != self.tracker.seat and decision.secret_frame:
            _draw_frame(world, dice)


def world_seed(seed: int) -> int:
    """The seed of a world: unlike those of real games, so that its future is not the real one."""
    return int.from_bytes(blake2b(f"world {seed}".encode(), digest_size=32).digest(), "big")


def _followed(tracker: Tracker, events: list[Event], seen: State, recollection: Recollection) -> Layouts:
    """Where cards can lie: from all explanations, or from sampled histories if there are too many."""
    layouts = recollection.layouts(tracker, events, seen)
    if layouts is not None:
        return layouts
    histories = CardHistories(tracker.start)
    try:
        for event in events:
            histories.see(event)
        histories.finish(seen, tracker.seat)
        return histories.layouts()
    except NotFound:
        return CardStories(_placed(seen, tracker)).layouts()


def _placed(seen: State, tracker: Tracker) -> State:
    """The blind position with those cards filled in whose place the seat knows for certain."""
    placed = seen.clone()
    placed.hands = tuple([tuple(hand) for hand in tracker.cards.hands])
    placed.deck = tuple(tracker.cards.deck)
    placed.museum = tuple(tracker.cards.museum)
    placed.aside = tuple(tracker.cards.aside)
    return placed


def _one_of(mask: int, dice: Random) -> int:
    ranks = [rank for rank in range(mask.bit_length()) if mask >> rank & 1]
    return ranks[int(dice.random() * len(ranks))]


def _draw_frame(world: State, dice: Random) -> None:
    """Redraw what only the deciding player knows about a decision: which ranks are marked already.

    The others do not know whether one or two of the three warrants have been placed.
    """
    decision, who = world.top.decision, world.top.seat
    world.answered()
    if decision is THREATEN_DECISION:
        threatened = ranks_to_threaten(world)
        world.ask(decision, who, threatened[int(dice.random() * len(threatened))])
        return
    ranks = list(range(1, world.config.highest_rank + 1))
    shuffle(ranks, dice)
    placed = 1 << ranks[0]
    if dice.random() < 0.5:
        placed |= 1 << ranks[1]
    world.ask(decision, who, ranks[0], placed)
