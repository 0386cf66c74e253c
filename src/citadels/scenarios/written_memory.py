"""What the seats of a scenario know at its start, besides what they see on the table."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from citadels.cards.characters import RANK_OF
from citadels.cards.districts import CARD_NAMES
from citadels.knowledge.blind import HIDDEN_CARD, blind
from citadels.knowledge.redaction import SPECTATOR
from citadels.knowledge.tracker import hidden_places
from citadels.observation import Memory
from citadels.rules.state import State
from citadels.scenarios import values
from citadels.scenarios.problems import ScenarioError, at, check_keys
from citadels.scenarios.values import REST, viewer_name, written_viewer

_KEYS: Final = {"hands", "deck", "characters"}

# By seat, -1: a spectator.
Memories = dict[int, Memory]


def memories(written: object, before: State, drafted: bool) -> Memories:
    """What seats remember of what came before; ``drafted``: everybody watches a draft from there on."""
    with at("knows"):
        knows = values.by_viewer({} if written is None else written, before.config.players, "knows")
    watching = [None, *range(before.config.players)] if drafted else list(knows)
    found: Memories = {}
    for viewer in watching:
        seat = SPECTATOR if viewer is None else viewer
        start = blind(before, seat)
        if viewer in knows:
            with at("knows", written_viewer(viewer)):
                _Knowledge(before, start, viewer).add(knows[viewer], drafted)
        found[seat] = Memory(seat, start, hidden_places(before, start))
    return found


class _Knowledge:
    """What is written of one viewer, put into what that viewer sees."""

    def __init__(self, state: State, seen: State, viewer: int | None) -> None:
        self.state = state
        self.seen = seen
        self.who = viewer_name(viewer)

    def add(self, written: object, drafted: bool) -> None:
        known: Mapping[str, Any] = check_keys(written, _KEYS, "what a seat knows")
        with at("hands"):
            hands = values.by_seat(known.get("hands", {}), self.state.config.players, "hands")
        for seat, cards in hands.items():
            with at("hands", seat):
                self._hand(seat, values.cards(cards, "a hand"))
        if "deck" in known:
            with at("deck"):
                self._deck(values.listed(known["deck"], "deck"))
        with at("characters"):
            for number in values.characters(known.get("characters"), "characters"):
                if drafted:
                    raise ScenarioError("nobody has a character before the draft")
                self._character(number)

    def _hand(self, seat: int, cards: tuple[int, ...]) -> None:
        """Cards that are in a hand for certain; the rest of it stays hidden."""
        hand = self.state.hands[seat]
        missing = Counter(cards) - Counter(hand)
        if missing:
            names = ", ".join(CARD_NAMES[card] for card in missing)
            raise ScenarioError(f"{self.who} cannot know {names} in the hand of seat {seat}: it is not there")
        shown = self.seen.hands[seat]
        if HIDDEN_CARD in shown:
            hidden = (HIDDEN_CARD,) * (len(hand) - len(cards))
            shown = tuple(sorted((*hidden, *cards)))
        self.seen.hands = tuple(
            shown if place == seat else other for place, other in enumerate(self.seen.hands)
        )

    def _deck(self, written: list[Any]) -> None:
        """Cards at the top and, after ``...``, at the bottom."""
        gap = written.index(REST) if REST in written else len(written)
        top = values.cards(written[:gap], "deck")
        bottom = values.cards(written[gap + 1 :], "deck")
        deck = self.state.deck
        hidden = len(deck) - len(top) - len(bottom)
        known = (*top, *(HIDDEN_CARD,) * hidden, *bottom)
        if hidden < 0 or any(card not in (HIDDEN_CARD, true) for card, true in zip(known, deck, strict=True)):
            raise ScenarioError(f"{self.who} cannot know that of the deck: it lies otherwise")
        self.seen.deck = known

    def _character(self, number: int) -> None:
        """Where a character is."""
        rank, config = RANK_OF[number], self.state.config
        if rank > config.highest_rank or config.characters[rank] != number:
            raise ScenarioError("characters: that character is not in play; put it into in_play")
        places = list(self.seen.held)
        places[rank] = self.state.held[rank]
        self.seen.held = tuple(places)
