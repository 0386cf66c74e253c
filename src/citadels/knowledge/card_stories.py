"""Every explanation of what an observer saw of the cards, with its weight (docs/knowledge.md).

Every place holds an *item*: the kind of a card that the observer knows, a card that it has never seen,
or a card out of an *urn*. Where another player chose in secret from several cards, these go into an urn and
cards out of that urn take their places: nobody but that player knows which is which. An urn can
hold cards out of earlier urns.

What the observer sees later of such a card can have several explanations. Each is a ``Story``: what is still
in the urns and which cards are still unseen. The items at the places are the same in all stories.
"""

from math import comb
from typing import Final

from citadels.cards.districts import CARD_NAMES, KIND_MASK, STRONGMAN, TICKET_WAGON, TYPE_OF
from citadels.knowledge.card_draws import (
    ANY_TYPE,
    UNKNOWN,
    UNSEEN,
    URN,
    Items,
    Layouts,
    Story,
    TypeCounts,
    Typed,
    changed,
    one_less,
    totals_by_type,
)
from citadels.knowledge.followed import Cards, FollowedCards
from citadels.knowledge.urns import (
    all_renamed,
    count_ways,
    draw_last,
    flattened,
    is_uniform,
    poured,
    renamed,
    replaced,
    restricted,
    simplify,
    without,
)
from citadels.rules.state import STRONG, State

# The most stories we follow; beyond that ``card_histories`` takes over.
MOST_STORIES: Final = 128

# Only a player who shuffles the deck afterwards draws more cards than this (C-scholar).
MOST_RETURNED_IN_ORDER: Final = 3


class Impossible(Exception):
    """Nothing that can have happened fits what the observer saw."""


class TooManyStories(Exception):
    """There are more explanations than are worth following one by one."""


def unseen_cards(start: State) -> list[int]:
    """By kind, how many cards a blind position does not show."""
    left = [0] * len(CARD_NAMES)
    for card in start.config.deck:
        left[card] += 1
    for city in start.cities:
        for district in city:
            left[district & KIND_MASK] -= 1
    left[TICKET_WAGON] -= len(start.wagons)
    left[STRONGMAN] -= bool(start.flags & STRONG)
    for cards in (*start.hands, start.deck, start.museum, start.aside, start.discard):
        for card in cards:
            if card >= 0:
                left[card] -= 1
    return left


class CardStories(FollowedCards):
    """Hands, deck, Museum and table as lists of items, and the stories that explain them."""

    def __init__(self, start: State | None) -> None:
        """``start`` is blind; None: of a copy, which takes over all of it."""
        super().__init__()
        self.stories: list[Story] = []
        self.types = TypeCounts()
        if start is not None:
            self.stories.append(Story(1.0, tuple(unseen_cards(start)), (), ()))
            self.lay_out(start)

    def copy(self) -> "CardStories":
        """The same stories, to go on from without changing these."""
        new = CardStories(None)
        new.copy_places(self)
        new.stories = [Story(each.weight, each.left, each.typed, each.urns) for each in self.stories]
        new.types = self.types
        return new

    def layouts(self) -> Layouts:
        """What worlds are drawn from."""
        return Layouts(self.hands, self.deck, self.museum, self.aside, self.stories, self.types)

    def item(self, card: int) -> int:
        return UNKNOWN if card < 0 else card

    # Unseen cards

    def _chance(self, story: Story, item: int, kind: int) -> float:
        """How likely an unseen card is of a kind."""
        count = story.left[kind]
        types = item & ANY_TYPE
        type = TYPE_OF[kind]
        if not count or not types >> type & 1:
            return 0.0
        if not story.typed:
            return count / sum(story.left)
        totals = totals_by_type(story.left)
        before = self.types.ways(totals, story.typed)
        fewer = one_less(totals, type)
        if types != ANY_TYPE:
            return count * self.types.ways(fewer, changed(story.typed, types, -1)) / before
        free = sum(totals) - restricted(story.typed)
        return count * self.types.ways(fewer, story.typed) / (before * free)

    # Seeing a card

    def _likelihood(self, story: Story, item: int, kind: int, known: dict[int, float]) -> float:
        """How likely an item is of a kind; ``known`` caches the answer for every urn on the way."""
        if item < UNSEEN:
            return 1.0 if item == kind else 0.0
        if item < URN:
            return self._chance(story, item, kind)
        if item not in known:
            content = story.urns[item - URN]
            chance = 0.0
            last = -1
            for inner in content:
                if inner != last:
                    chance += content.count(inner) * self._likelihood(story, inner, kind, known)
                    last = inner
            known[item] = chance / len(content)
        return known[item]

    def _possible(self, item: int, kind: int) -> bool:
        """Whether a hidden item can be of a kind in any story."""
        return any(self._likelihood(story, item, kind, {}) > 0 for story in self.stories)

    def _see(self, item: int, kind: int) -> None:
        """An item turns out to be a card of a kind."""
        if item == kind:
            return
        found: list[Story] = []
        ways = 0
        for story in self.stories:
            known: dict[int, float] = {}
            weight = story.weight * self._likelihood(story, item, kind, known)
            if weight:
                ways += count_ways(story, item, kind, known, {})
                if ways > MOST_STORIES:
                    raise TooManyStories
                self._specify_all(story, item, kind, weight, known, found)
        self._go_on(found)
        if item >= URN:
            self._settle(item - URN)

    def _specify_all(
        self, story: Story, item: int, kind: int, weight: float, known: dict[int, float], out: list[Story]
    ) -> None:
        """The stories that follow from one if an item is a card of a kind; they share its weight."""
        if item < URN:
            out.append(self._specified(story, item, kind, weight))
            return
        content = story.urns[item - URN]
        total = known[item] * len(content)
        last = -1
        for inner in content:
            if inner == last:
                continue
            last = inner
            share = content.count(inner) * self._likelihood(story, inner, kind, known)
            if share:
                first = len(out)
                self._specify_all(story, inner, kind, weight * share / total, known, out)
                rest = without(content, inner)
                for place in range(first, len(out)):
                    out[place].urns = replaced(out[place].urns, item - URN, rest)

    def _specified(self, story: Story, item: int, kind: int, weight: float) -> Story:
        """The story if a known item was of that kind all along, or an unseen card turned out to be."""
        if item < UNSEEN:
            return Story(weight, story.left, story.typed, story.urns)
        types = item & ANY_TYPE
        typed = story.typed if types == ANY_TYPE else changed(story.typed, types, -1)
        return Story(weight, one_less(story.left, kind), typed, story.urns)

    def _go_on(self, stories: list[Story]) -> None:
        """Continue with new stories: merge equal ones and scale the weights to a sum of 1."""
        if len(stories) > 1:
            by_content: dict[tuple[Items, Typed, tuple[Items, ...]], Story] = {}
            for story in stories:
                key = (story.left, story.typed, story.urns)
                if key in by_content:
                    by_content[key].weight += story.weight
                else:
                    by_content[key] = story
            stories = list(by_content.values())
        if len(stories) > MOST_STORIES:
            raise TooManyStories
        total = sum([story.weight for story in stories])
        if not total:
            raise Impossible
        for story in stories:
            story.weight /= total
        self.stories = stories

    # Urns

    def _into_urn(self, items: list[int]) -> int:
        """Put items into a new urn and return the item that stands for a card out of it."""
        content = tuple(sorted(items))
        for story in self.stories:
            story.urns = (*poured(story.urns, content), flattened(story.urns, content))
        return URN + len(self.stories[0].urns) - 1

    def mix(self, items: list[int]) -> None:
        """From now on only another player knows which of these cards is which."""
        if len(items) > 1 and not is_uniform(items):
            item = self._into_urn(items)
            for place in range(len(items)):
                items[place] = item

    def _settle(self, urn: int) -> None:
        """Dissolve an urn whose contents are all alike in every story."""
        content = self.stories[0].urns[urn]
        if not content or not is_uniform(content):
            return
        for story in self.stories:
            if story.urns[urn] != content:
                return
        for items in self.lists():
            for place in range(len(items)):
                if items[place] == URN + urn:
                    items[place] = content[0]
        for story in self.stories:
            story.urns = tuple(
                [
                    () if number == urn else renamed(inside, URN + urn, content[0])
                    for number, inside in enumerate(story.urns)
                ]
            )

    def tidy(self) -> None:
        """Forget empty urns and merge stories that have become equal."""
        if not self.stories[0].urns:
            return
        at_places = [0] * len(self.stories[0].urns)
        for items in self.lists():
            for item in items:
                if item >= URN:
                    at_places[item - URN] += 1
        for story in self.stories:
            simplify(story, at_places)
        for urn in range(len(at_places)):
            self._settle(urn)
        used = [urn for urn in range(len(at_places)) if any(story.urns[urn] for story in self.stories)]
        names = {URN + urn: URN + number for number, urn in enumerate(used)}
        for story in self.stories:
            story.urns = tuple([all_renamed(story.urns[urn], names) for urn in used])
        for items in self.lists():
            for place in range(len(items)):
                items[place] = names.get(items[place], items[place])
        self._go_on(self.stories)

    # Cards that move

    def take(self, source: list[int], card: int) -> int:
        """One item leaves; -1 stands for a card that the observer did not see."""
        if card < 0:
            self.mix(source)
            return source.pop()
        hidden = [item for item in sorted(set(source)) if item >= UNSEEN and self._possible(item, card)]
        if not hidden:
            if card not in source:
                raise Impossible
            source.remove(card)
            return card
        item = hidden[0]
        if len(hidden) > 1 or card in source:
            # It can be one of several: which one is as hidden as if it had been chosen in secret.
            places = [
                place for place in range(len(source)) if source[place] == card or source[place] in hidden
            ]
            item = self._into_urn([source[place] for place in places])
            for place in places:
                source[place] = item
        source.remove(item)
        self._see(item, card)
        return card

    def keep(self, card: int) -> int:
        """One of the cards on the table leaves, the others stay in their order."""
        count = len(self.aside)
        if card >= 0 or count > MOST_RETURNED_IN_ORDER or count < 3 or is_uniform(self.aside):
            return self.take(self.aside, card)
        first = URN + len(self.stories[0].urns)
        found: list[Story] = []
        for story in self.stories:
            for kept in range(count):
                order = [self.aside[kept], *self.aside[:kept], *self.aside[kept + 1 :]]
                urns = (*story.urns, *[(item,) for item in order])
                found.append(Story(story.weight, story.left, story.typed, urns))
        self._go_on(found)
        self.aside = [first + number for number in range(1, count)]
        return first

    def see_all(self, items: list[int], cards: tuple[int, ...]) -> None:
        """The observer sees the first cards that lie here, in this order."""
        for place in range(len(cards)):
            self._see(items[place], cards[place])
            items[place] = cards[place]

    def see_hand(self, hand: list[int], cards: tuple[int, ...]) -> None:
        """The observer sees a whole hand, in no order."""
        rest = list(cards)
        hidden: list[int] = []
        for item in hand:
            if item >= UNSEEN:
                hidden.append(item)
            elif item in rest:
                rest.remove(item)
            else:
                raise Impossible
        if len(hidden) != len(rest):
            raise Impossible
        if hidden:
            item = hidden[0] if is_uniform(hidden) else self._into_urn(hidden)
            hand[:] = [item] * len(rest)
            self.see_all(hand, tuple(rest))
        hand[:] = list(cards)

    def see_in_hand_or_drawn(self, hand: list[int], cards: Cards) -> None:
        """One of those drawn had been kept, so at most one of the cards was among them.

        Each was equally likely to be kept; any cards of the hand at that time may have been shown.
        """
        drawn = len(self.aside)
        if drawn > 2:
            # Two of three may have been kept (P26).
            raise TooManyStories
        places = [self._into_urn([item]) for item in self.aside]
        own = self._into_urn(hand) if hand else -1
        found: list[Story] = []
        for story in self.stories:
            self._shown_of(story, own, cards, story.weight * drawn, found)
            for place in places:
                for kind in sorted(set(cards)):
                    kept: list[Story] = []
                    rest = list(cards)
                    rest.remove(kind)
                    self._shown_of(story, place, (kind,), story.weight * cards.count(kind), kept)
                    for after in kept:
                        self._shown_of(after, own, tuple(rest), after.weight, found)
        self.aside[:] = places
        hand[:] = [own] * len(hand)
        self._go_on(found)

    def _shown_of(self, story: Story, item: int, cards: Cards, weight: float, out: list[Story]) -> None:
        """The stories in which cards come out of an urn one by one and go back into it."""
        if item < 0:
            if not cards:
                out.append(story)
            return
        stories = [Story(weight, story.left, story.typed, story.urns)]
        for kind in cards:
            found: list[Story] = []
            for before in stories:
                known: dict[int, float] = {}
                # An urn that has become empty has no more cards to show.
                if before.urns[item - URN]:
                    likelihood = self._likelihood(before, item, kind, known) * len(before.urns[item - URN])
                    if likelihood:
                        self._specify_all(before, item, kind, before.weight * likelihood, known, found)
            stories = found
        for after in stories:
            content = tuple(sorted((*after.urns[item - URN], *cards)))
            out.append(
                Story(after.weight, after.left, after.typed, replaced(after.urns, item - URN, content))
            )

    # Announced types

    def hear_count(self, hand: list[int], type: int, count: int) -> None:
        """The observer hears how many cards of a type are in a hand (C-spy)."""
        hidden: list[int] = []
        for item in hand:
            if item >= UNSEEN:
                hidden.append(item)
            elif TYPE_OF[item] == type:
                count -= 1
        if not hidden:
            return
        item = self._into_urn(hidden)
        self._open(item - URN)
        found: list[Story] = []
        for story in self.stories:
            self._split_by_type(story, item - URN, type, count, found)
        self._go_on(found)
        for place in range(len(hand)):
            if hand[place] >= UNSEEN:
                hand[place] = item

    def _open(self, urn: int) -> None:
        """Draw cards out of other urns until an urn no longer refers to them."""
        while any(story.urns[urn][-1] >= URN for story in self.stories):
            found: list[Story] = []
            for story in self.stories:
                draw_last(story, urn, found)
            self._go_on(found)

    def _split_by_type(self, story: Story, urn: int, type: int, count: int, out: list[Story]) -> None:
        """The stories in which an urn of kinds and unseen cards holds a given number of a type."""
        content = story.urns[urn]
        inside = 1 << type
        certain = 0
        done: list[int] = []
        open_items: list[int] = []
        for item in content:
            types = item & ANY_TYPE if item >= UNSEEN else 1 << TYPE_OF[item]
            if types == inside:
                certain += 1
            if item >= UNSEEN and types & inside and types != inside:
                open_items.append(item)
            else:
                done.append(item)
        self._share_out(story, urn, inside, count - certain, open_items, done, 1, out)

    def _share_out(
        self,
        story: Story,
        urn: int,
        inside: int,
        count: int,
        open_items: list[int],
        done: list[int],
        ways: int,
        out: list[Story],
    ) -> None:
        """Choose which of the unseen cards are of the type, equal items together."""
        if not open_items:
            if count == 0:
                self._retyped(story, urn, tuple(sorted(done)), ways, out)
            return
        item = open_items[0]
        alike = open_items.count(item)
        for number in range(min(alike, count) + 1):
            changed = [item & ~ANY_TYPE | inside] * number + [item & ~inside] * (alike - number)
            self._share_out(
                story,
                urn,
                inside,
                count - number,
                open_items[alike:],
                done + changed,
                ways * comb(alike, number),
                out,
            )

    def _retyped(self, story: Story, urn: int, content: Items, ways: int, out: list[Story]) -> None:
        """The story with the possible types of an urn's unseen cards narrowed, and how likely that is."""
        typed = story.typed
        free = sum(story.left) - restricted(typed)
        chance = float(ways)
        for item in story.urns[urn]:
            if item >= UNSEEN:
                if item & ANY_TYPE == ANY_TYPE:
                    chance /= free
                    free -= 1
                else:
                    typed = changed(typed, item & ANY_TYPE, -1)
        for item in content:
            if item >= UNSEEN:
                typed = changed(typed, item & ANY_TYPE, 1)
        totals = totals_by_type(story.left)
        chance *= self.types.ways(totals, typed) / self.types.ways(totals, story.typed)
        if chance:
            out.append(Story(story.weight * chance, story.left, typed, replaced(story.urns, urn, content)))
