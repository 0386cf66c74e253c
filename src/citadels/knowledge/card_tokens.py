"""What an observer saw of the cards, as tokens: a card between two moments at which it can be confused.

A history (``card_histories``) says which token that went into an urn came out of it where.
"""

from typing import Final

from citadels.cards.districts import CARD_NAMES, TYPE_OF
from citadels.knowledge.card_stories import MOST_RETURNED_IN_ORDER, Impossible, unseen_cards
from citadels.knowledge.followed import Cards, FollowedCards
from citadels.rules.state import State

NOTHING: Final = -1
UNSEEN_URN: Final = 0


class CardTokens(FollowedCards):
    """An item is a token; urns, kinds seen and counts heard limit what each can be."""

    def __init__(self, start: State) -> None:
        super().__init__()
        # Of a token: its kind in this history, the urn it came out of and where, the urn it went into and
        # where, and the kind that was seen; NOTHING where that does not apply.
        self.kind: list[int] = []
        self.source: list[int] = []
        self.source_place: list[int] = []
        self.goal: list[int] = []
        self.goal_place: list[int] = []
        self.seen: list[int] = []
        # Of an urn: the tokens that went in and came out, where each of them came out and went in.
        self.entering: list[list[int]] = [[]]
        self.leaving: list[list[int]] = [[]]
        self.to_out: list[list[int]] = [[]]
        self.to_in: list[list[int]] = [[]]
        self.in_order: list[bool] = [False]
        # What was heard: tokens, how many of them, at least and at most, are of some kinds (a bit mask).
        self.groups_of: dict[int, list[int]] = {}
        self.group_kinds: list[int] = []
        self.group_least: list[int] = []
        self.group_most: list[int] = []
        self.group_count: list[int] = []
        self.group_tokens: list[list[int]] = []
        self.wrong: list[int] = []
        self.wrong_place: dict[int, int] = {}
        self.lay_out(start)
        for kind, count in enumerate(unseen_cards(start)):
            for _ in range(count):
                token = self._token(kind, NOTHING, NOTHING)
                self.goal[token] = UNSEEN_URN
                self.goal_place[token] = len(self.entering[UNSEEN_URN])
                self.entering[UNSEEN_URN].append(token)
        while len(self.leaving[UNSEEN_URN]) < len(self.entering[UNSEEN_URN]):
            self.item(-1)  # a card that is not in the game

    # Following what was seen

    def _token(self, kind: int, source: int, place: int) -> int:
        self.kind.append(kind)
        self.source.append(source)
        self.source_place.append(place)
        self.goal.append(NOTHING)
        self.goal_place.append(NOTHING)
        self.seen.append(NOTHING)
        return len(self.kind) - 1

    def _out_of(self, urn: int) -> int:
        token = self._token(NOTHING, urn, len(self.leaving[urn]))
        self.leaving[urn].append(token)
        return token

    def _is_known(self, token: int) -> bool:
        return self.source[token] == NOTHING

    def item(self, card: int) -> int:
        return self._out_of(UNSEEN_URN) if card < 0 else self._token(card, NOTHING, NOTHING)

    def _is_uniform(self, items: list[int]) -> bool:
        """Whether it makes no difference which of them is which."""
        if self._is_known(items[0]):
            return all(self._is_known(item) and self.kind[item] == self.kind[items[0]] for item in items)
        urn = self.source[items[0]]
        if self.in_order[urn]:
            return False
        return all(self.source[item] == urn and item not in self.groups_of for item in items)

    def _into_urn(self, items: list[int]) -> list[int]:
        urn = len(self.entering)
        self.entering.append(list(items))
        self.leaving.append([])
        self.to_out.append([])
        self.to_in.append([])
        self.in_order.append(False)
        for place, item in enumerate(items):
            self.goal[item] = urn
            self.goal_place[item] = place
        return [self._out_of(urn) for _ in items]

    def mix(self, items: list[int]) -> None:
        if len(items) > 1 and not self._is_uniform(items):
            items[:] = self._into_urn(items)

    def take(self, source: list[int], card: int) -> int:
        if card < 0:
            self.mix(source)
            return source.pop()
        places = [
            place
            for place in range(len(source))
            if not self._is_known(source[place]) or self.kind[source[place]] == card
        ]
        if not places:
            raise Impossible
        items = [source[place] for place in places]
        self.mix(items)
        for place, item in zip(places, items, strict=True):
            source[place] = item
        return self._recognised(source.pop(places[-1]), card)

    def _recognised(self, token: int, card: int) -> int:
        """The observer sees what a token is; from then on it is a known one."""
        if self._is_known(token):
            if self.kind[token] != card:
                raise Impossible
            return token
        self.seen[token] = card
        return self._token(card, NOTHING, NOTHING)

    def keep(self, card: int) -> int:
        count = len(self.aside)
        if card >= 0:
            for place in range(count):
                if self._is_known(self.aside[place]) and self.kind[self.aside[place]] == card:
                    return self.aside.pop(place)
        if card >= 0 or count > MOST_RETURNED_IN_ORDER or count < 3 or self._is_uniform(self.aside):
            return self.take(self.aside, card)
        self.aside[:] = self._into_urn(self.aside)
        self.in_order[-1] = True
        return self.aside.pop(0)

    def see_all(self, items: list[int], cards: Cards) -> None:
        for place, card in enumerate(cards):
            items[place] = self._recognised(items[place], card)

    def see_hand(self, hand: list[int], cards: Cards) -> None:
        rest = list(cards)
        hidden: list[int] = []
        found: list[int] = []
        for item in hand:
            if not self._is_known(item):
                hidden.append(item)
            elif self.kind[item] in rest:
                rest.remove(self.kind[item])
                found.append(item)
            else:
                raise Impossible
        if len(hidden) != len(rest):
            raise Impossible
        self.mix(hidden)
        for item, card in zip(hidden, rest, strict=True):
            found.append(self._recognised(item, card))
        hand[:] = found

    def hear_count(self, hand: list[int], type: int, count: int) -> None:
        inside = 0
        for kind in range(len(CARD_NAMES)):
            if TYPE_OF[kind] == type:
                inside |= 1 << kind
        self._hear(hand, inside, count, count)

    def see_in_hand_or_drawn(self, hand: list[int], cards: Cards) -> None:
        """Which card it was stays open: there are at least so many of the kind."""
        items = [*hand, *self.aside]
        for kind in sorted(set(cards)):
            self._hear(items, 1 << kind, cards.count(kind), len(items))

    def _hear(self, items: list[int], inside: int, least: int, most: int) -> None:
        hidden: list[int] = []
        for item in items:
            if not self._is_known(item):
                hidden.append(item)
            elif inside >> self.kind[item] & 1:
                least -= 1
                most -= 1
        for item in hidden:
            self.groups_of.setdefault(item, []).append(len(self.group_kinds))
        self.group_kinds.append(inside)
        self.group_least.append(least)
        self.group_most.append(most)
        self.group_count.append(0)
        self.group_tokens.append(hidden)
