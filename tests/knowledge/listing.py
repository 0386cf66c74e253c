"""All worlds that fit what a seat saw, listed one by one: the reference for redrawn worlds.

All cards are distinct here, even equal ones. All deals are equally likely, and whenever a card was taken, so
is every card that can have been taken. So all histories that fit what was seen have equal weight, and a world
counts as often as there are histories that lead to it. Nothing here shares code with the engine: it reads
the JSON of an observation, its start and its events, and keeps every layout of cards that is still possible.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, permutations
from math import comb, prod
from typing import Any, NamedTuple

HIDDEN = "?"
Cards = tuple[str, ...]


class Layout(NamedTuple):
    """Where all face-down cards lie; hands in alphabetical order."""

    hands: tuple[Cards, ...]
    deck: Cards
    museum: Cards
    aside: Cards

    def with_hand(self, seat: int, hand: Cards) -> "Layout":
        hands = (*self.hands[:seat], tuple(sorted(hand)), *self.hands[seat + 1 :])
        return self._replace(hands=hands)


Worlds = Counter[Layout]


class TooMany(Exception):
    """More layouts than can be listed in a test."""


def layout_of(position: dict[str, Any]) -> Layout:
    return Layout(
        tuple(tuple(sorted(hand)) for hand in position["hands"]),
        tuple(position["deck"]),
        tuple(position["museum"]),
        tuple(position["aside"]),
    )


def deals(seen: Layout, unseen: Counter[str]) -> Worlds:
    """Every way to put unseen cards where a blind layout has hidden ones."""
    lists = [*seen.hands, seen.deck, seen.museum, seen.aside]
    hidden = [cards.count(HIDDEN) for cards in lists]
    in_order = [False] * len(seen.hands) + [True] * 3
    found: Worlds = Counter()
    for parts, ways in _shares(unseen, hidden, in_order):
        filled = []
        for cards, part in zip(lists, parts, strict=True):
            drawn = iter(part)
            filled.append(tuple(next(drawn) if card == HIDDEN else card for card in cards))
        hands = tuple(tuple(sorted(hand)) for hand in filled[: len(seen.hands)])
        found[Layout(hands, *filled[-3:])] += ways
    return found


def _shares(
    unseen: Counter[str], sizes: list[int], in_order: list[bool]
) -> Iterator[tuple[list[Cards], int]]:
    """The unseen cards dealt into lists of given sizes, and in how many ways (equal cards are distinct)."""
    if not sizes:
        yield [], 1
        return
    pool = tuple(sorted(unseen.elements()))
    for part in sorted(set(combinations(pool, sizes[0]))):
        taken = Counter(part)
        ways = prod(comb(unseen[card], count) for card, count in taken.items())
        orders = sorted(set(permutations(part))) if in_order[0] else [part]
        # A list in order: its arrangements, each as often as equal cards can change places in it.
        swaps = prod(_factorial(count) for count in taken.values()) if in_order[0] else _factorial(len(part))
        for rest, more in _shares(unseen - taken, sizes[1:], in_order[1:]):
            for order in orders:
                yield [order, *rest], ways * swaps * more


def _factorial(number: int) -> int:
    return prod(range(1, number + 1))


Way = tuple[Cards, str]


def taken_from(cards: Cards, seen: str | None) -> Iterator[Way]:
    """Every single card that can leave a list; a card that was seen leaves only as what it is."""
    for place, card in enumerate(cards):
        if seen in (None, card):
            yield cards[:place] + cards[place + 1 :], card


def from_hand(layout: Layout, seat: int, seen: str | None) -> Iterator[tuple[Layout, str]]:
    for rest, card in taken_from(layout.hands[seat], seen):
        yield layout.with_hand(seat, rest), card


def kind_of(district: str) -> str:
    return district.partition("+")[0]


class Listing:
    """Follows the events of an observation with every possible layout."""

    def __init__(
        self, observation: dict[str, Any], deck: Counter[str], types: dict[str, str], most: int
    ) -> None:
        """``deck``: all cards of the game; ``types``: of every card; ``most``: layouts worth listing."""
        self.types = types
        self.most = most
        start = observation["start"]
        assert start is not None, "only what starts from a written position is small enough"
        seen = layout_of(start)
        unseen = Counter(deck)
        for cards in (*seen.hands, seen.deck, seen.museum, seen.aside, *start["cities"]):
            unseen.subtract(kind_of(card) for card in cards if card != HIDDEN)
        events: list[dict[str, Any]] = observation["events"]
        # What was taken back did happen and was seen, so a world remembers the layouts it can go back to.
        marks = {event["to"] for event in events if event["event"] == "taken_back"}
        self.worlds: Counter[tuple[Layout, tuple[tuple[int, Layout], ...]]] = Counter()
        for layout, ways in deals(seen, unseen).items():
            self.worlds[layout, ()] = ways
        for number, event in enumerate(events):
            if number in marks:
                self._map(lambda layout, back, at=number: [(layout, (*back, (at, layout)))])
            self._follow(event)

    def found(self) -> Worlds:
        worlds: Worlds = Counter()
        for (layout, _), ways in self.worlds.items():
            worlds[layout] += ways
        return worlds

    def _map(self, step: Callable[..., Any]) -> None:
        new: Counter[tuple[Layout, tuple[tuple[int, Layout], ...]]] = Counter()
        for (layout, back), ways in self.worlds.items():
            for after in step(layout, back):
                new[after] += ways
        if len(new) > self.most:
            raise TooMany
        self.worlds = new

    def _follow(self, event: dict[str, Any]) -> None:
        name = event["event"]
        if name == "taken_back":
            to = event["to"]

            def go_back(layout: Layout, back: Any) -> list[Any]:
                return [(dict(back)[to], tuple(mark for mark in back if mark[0] < to))]

            self._map(go_back)
            return
        step = STEPS.get(name)
        if step is not None:
            self._map(lambda layout, back: ((after, back) for after in step(self, layout, event)))

    # One event: the layouts that can follow a layout, one entry for every card that it can have been.

    def drew(self, layout: Layout, event: dict[str, Any]) -> Iterator[Layout]:
        count, seat = event["count"], event["seat"]
        cards = layout.deck[:count]
        if event["cards"] is None or tuple(event["cards"]) == cards:
            yield layout._replace(deck=layout.deck[count:]).with_hand(seat, layout.hands[seat] + cards)

    def cards_gathered(self, layout: Layout, event: dict[str, Any]) -> Iterator[Layout]:
        if not event["to_choose"]:
            yield from self.drew(layout, event)
            return
        count = event["count"]
        cards = layout.deck[:count]
        if event["cards"] is None or tuple(event["cards"]) == cards:
            yield layout._replace(deck=layout.deck[count:], aside=cards)

    def kept(self, layout: Layout, event: dict[str, Any]) -> Iterator[Layout]:
        seat = event["seat"]
        for rest, card in taken_from(layout.aside, event["card"]):
            after = layout._replace(deck=layout.deck + rest, aside=())
            yield after.with_hand(seat, (*layout.hands[seat], card))

    def building(self, layout: Layout, event: dict[str, Any]) -> Iterator[Layout]:
        for after, card in from_hand(layout, event["from"], event["card"]):
            yield after._replace(aside=(card,))

    def built(self, layout: Layout, event: dict[str, Any]) -> Iterator[Layout]:
        yield layout._replace(aside=())

    def under_deck(self, layout: Layout, event: dict[str, Any]) -> Iterator[Layout]:
        yield layout._replace(deck=(*layout.deck, kind_of(event["district"])))

    def armory_used(self, layout: Layout, event: dict[str, Any]) -> Iterator[Layout]:
        yield layout._replace(deck=(*layout.deck, "armory", kind_of(event["district"])))

    def hand_under_deck(self, layout: Layout, event: dict[str, Any]) -> Iterator[Layout]:
        for after, card in from_hand(layout, event["seat"], event["card"]):
            yield after._replace(deck=(*after.deck, card))

    def put_aside(self, layout: Layout, event: dict[str, Any]) -> Iterator[Layout]:
        for after, card in from_hand(layout, event["seat"], event["card"]):
            yield after._replace(aside=(*after.aside, card))

    def cards_replaced(self, layout: Layout, event: dict[str, Any]) -> Iterator[Layout]:
        yield layout._replace(deck=layout.deck + layout.aside, aside=())

    def card_taken(self, layout: Layout, event: dict[str, Any]) -> Iterator[Layout]:
        for after, card in from_hand(layout, event["from"], event["card"]):
            yield after.with_hand(event["seat"], (*after.hands[event["seat"]], card))

    def card_given(self, layout: Layout, event: dict[str, Any]) -> Iterator[Layout]:
        for after, card in from_hand(layout, event["seat"], event["card"]):
            yield after.with_hand(event["to"], (*after.hands[event["to"]], card))

    def tribute(self, layout: Layout, event: dict[str, Any]) -> Iterator[Layout]:
        if event["gold"]:
            yield layout
        else:
            yield from self.card_taken(layout, event)

    def hands_swapped(self, layout: Layout, event: dict[str, Any]) -> Iterator[Layout]:
        seat, other = event["seat"], event["with"]
        given, received = layout.hands[seat], layout.hands[other]
        if event["given"] is not None and (sorted(event["given"]), sorted(event["received"])) != (
            list(given),
            list(received),
        ):
            return
        yield layout.with_hand(seat, received).with_hand(other, given)

    def hand_seen(self, layout: Layout, event: dict[str, Any]) -> Iterator[Layout]:
        if event["hand"] is None or sorted(event["hand"]) == list(layout.hands[event["of"]]):
            yield layout

    def spied(self, layout: Layout, event: dict[str, Any]) -> Iterator[Layout]:
        of_type = [card for card in layout.hands[event["of"]] if self.types[card] == event["type"]]
        if len(of_type) == event["count"]:
            yield from self.hand_seen(layout, event)

    def museum_used(self, layout: Layout, event: dict[str, Any]) -> Iterator[Layout]:
        for after, card in from_hand(layout, event["seat"], event["card"]):
            yield after._replace(museum=(*after.museum, card))

    def museum_emptied(self, layout: Layout, event: dict[str, Any]) -> Iterator[Layout]:
        yield layout._replace(deck=layout.deck + layout.museum, museum=())

    def museum_seen(self, layout: Layout, event: dict[str, Any]) -> Iterator[Layout]:
        if event["cards"] is None or tuple(event["cards"]) == layout.museum:
            yield layout

    def deck_shuffled(self, layout: Layout, event: dict[str, Any]) -> Iterator[Layout]:
        for deck in permutations(layout.deck):
            yield layout._replace(deck=deck)


STEPS: dict[str, Callable[[Listing, Layout, dict[str, Any]], Iterator[Layout]]] = {
    "armory_used": Listing.armory_used,
    "building": Listing.building,
    "built": Listing.built,
    "card_given": Listing.card_given,
    "card_taken": Listing.card_taken,
    "cards_gathered": Listing.cards_gathered,
    "cards_replaced": Listing.cards_replaced,
    "confiscated": Listing.built,
    "deck_shuffled": Listing.deck_shuffled,
    "destroyed": Listing.under_deck,
    "drew": Listing.drew,
    "hand_seen": Listing.hand_seen,
    "hands_swapped": Listing.hands_swapped,
    "kept": Listing.kept,
    "laboratory_used": Listing.hand_under_deck,
    "museum_emptied": Listing.museum_emptied,
    "museum_seen": Listing.museum_seen,
    "museum_used": Listing.museum_used,
    "paid_card": Listing.hand_under_deck,
    "put_aside": Listing.put_aside,
    "sacrificed": Listing.under_deck,
    "spied": Listing.spied,
    "tribute": Listing.tribute,
}
