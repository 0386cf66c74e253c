"""Histories of cards that fit what an observer saw, for when there are too many explanations to list.

A history says for every urn which card that went in came out where. All that fit are equally likely, so a
walk that exchanges two cards of an urn wherever nothing seen contradicts it reaches each of
them equally often in the long run. Some histories of a long walk represent them all.
"""

from random import Random
from typing import Final

from citadels.cards.districts import CARD_NAMES
from citadels.knowledge.card_draws import UNKNOWN, URN, Items, Layouts, Story, TypeCounts, shuffle
from citadels.knowledge.card_tokens import NOTHING, UNSEEN_URN, CardTokens

# How many histories we sample, and how often every card is tried before the first and between two.
HISTORIES: Final = 32
TRIES_BEFORE: Final = 8
TRIES_BETWEEN: Final = 1
MOST_REPAIRS: Final = 60_000
REPAIRS_BEFORE_NEW_START: Final = 200


class NotFound(Exception):
    """No history that fits was found in reasonable time."""


class CardHistories(CardTokens):
    """One history at a time: found by repairing a first guess, then changed step by step."""

    # One history

    def _begin(self, dice: Random) -> None:
        """A first guess that agrees with most of what was seen: from the last urn back to the first."""
        reach = self._reach()
        wanted = list(self.seen)
        for urn in range(len(self.entering) - 1, UNSEEN_URN, -1):
            self._lead_back(urn, wanted, reach, dice)
        self._deal(wanted, dice)
        for urn in range(len(self.entering)):
            self.to_out[urn] = [0] * len(self.entering[urn])
            for out, place in enumerate(self.to_in[urn]):
                self.to_out[urn][place] = out
                self.kind[self.leaving[urn][out]] = self.kind[self.entering[urn][place]]
        for group, tokens in enumerate(self.group_tokens):
            self.group_count[group] = 0
            for token in tokens:
                self.group_count[group] += self.group_kinds[group] >> self.kind[token] & 1
        self.wrong.clear()
        self.wrong_place.clear()
        for token in range(len(self.kind)):
            if self.seen[token] != NOTHING and self.kind[token] != self.seen[token]:
                self._mark(token)

    def _reach(self) -> list[int]:
        """The kinds that a token can be, as bit masks."""
        reach = [0] * len(self.kind)
        for token in range(len(self.kind)):
            if self._is_known(token):
                reach[token] = 1 << self.kind[token]
        for urn in range(len(self.entering)):
            mask = 0
            for token in self.entering[urn]:
                mask |= reach[token]
            for token in self.leaving[urn]:
                reach[token] = mask
        return reach

    def _lead_back(self, urn: int, wanted: list[int], reach: list[int], dice: Random) -> None:
        """Decide where the cards of an urn came from, taking a card of the wanted kind where there is one."""
        entering, leaving = self.entering[urn], self.leaving[urn]
        free = list(range(len(entering)))
        if self.in_order[urn]:
            self.to_in[urn] = free
        else:
            shuffle(free, dice)
            order = [NOTHING] * len(leaving)
            for out, token in enumerate(leaving):
                kind = wanted[token]
                if kind == NOTHING:
                    continue
                best = NOTHING
                for place in free:
                    if reach[entering[place]] >> kind & 1:
                        best = place
                        if self._is_known(entering[place]):
                            break
                if best != NOTHING:
                    order[out] = best
                    free.remove(best)
            for out in range(len(order)):
                if order[out] == NOTHING:
                    order[out] = free.pop()
            self.to_in[urn] = order
        for out, place in enumerate(self.to_in[urn]):
            wanted[entering[place]] = wanted[leaving[out]]

    def _deal(self, wanted: list[int], dice: Random) -> None:
        """Give unseen cards to the places that want them, first to those seen without detours."""
        by_kind: list[list[int]] = [[] for _ in CARD_NAMES]
        for place, token in enumerate(self.entering[UNSEEN_URN]):
            by_kind[self.kind[token]].append(place)
        order = [NOTHING] * len(self.leaving[UNSEEN_URN])
        for want in (self.seen, wanted):
            for out, token in enumerate(self.leaving[UNSEEN_URN]):
                kind = want[token]
                if kind != NOTHING and order[out] == NOTHING and by_kind[kind]:
                    order[out] = by_kind[kind].pop()
        rest = [place for places in by_kind for place in places]
        shuffle(rest, dice)
        for out in range(len(order)):
            if order[out] == NOTHING:
                order[out] = rest.pop()
        self.to_in[UNSEEN_URN] = order

    def _mark(self, token: int) -> None:
        self.wrong_place[token] = len(self.wrong)
        self.wrong.append(token)

    def _unmark(self, token: int) -> None:
        place = self.wrong_place.pop(token)
        last = self.wrong.pop()
        if last != token:
            self.wrong[place] = last
            self.wrong_place[last] = place

    def _end_of(self, token: int) -> int:
        """The last token of a card's path: where it was seen, or where it lies now."""
        while self.seen[token] == NOTHING and self.goal[token] != NOTHING:
            urn = self.goal[token]
            token = self.leaving[urn][self.to_out[urn][self.goal_place[token]]]
        return token

    def _cost_of_groups(self, token: int, old: int, new: int) -> int:
        """How many more counts are wrong if a token, and its path from there, is of another kind."""
        cost = 0
        while True:
            if token in self.groups_of:
                for group in self.groups_of[token]:
                    inside = self.group_kinds[group]
                    change = (inside >> new & 1) - (inside >> old & 1)
                    if change:
                        count = self.group_count[group]
                        cost += self._excess(group, count + change) - self._excess(group, count)
            if self.seen[token] != NOTHING or self.goal[token] == NOTHING:
                return cost
            urn = self.goal[token]
            token = self.leaving[urn][self.to_out[urn][self.goal_place[token]]]

    def _excess(self, group: int, count: int) -> int:
        if count < self.group_least[group]:
            return self.group_least[group] - count
        return count - self.group_most[group] if count > self.group_most[group] else 0

    def _change(self, token: int, kind: int) -> None:
        """Give a token, and its path from there, another kind."""
        old = self.kind[token]
        while True:
            self.kind[token] = kind
            if self.group_kinds and token in self.groups_of:
                for group in self.groups_of[token]:
                    inside = self.group_kinds[group]
                    self.group_count[group] += (inside >> kind & 1) - (inside >> old & 1)
            wanted = self.seen[token]
            if wanted != NOTHING:
                if old == wanted:
                    self._mark(token)
                elif kind == wanted:
                    self._unmark(token)
                return
            urn = self.goal[token]
            if urn == NOTHING:
                return
            token = self.leaving[urn][self.to_out[urn][self.goal_place[token]]]

    def _exchange(self, urn: int, one: int, other: int, most: int) -> None:
        """Exchange what comes out at two places, unless that adds more than so many contradictions."""
        tokens = self.leaving[urn]
        first, second = tokens[one], tokens[other]
        a, b = self.kind[first], self.kind[second]
        if a != b:
            cost = 0
            wanted = self.seen[self._end_of(first)]
            if wanted != NOTHING:
                cost += (wanted != b) - (wanted != a)
            wanted = self.seen[self._end_of(second)]
            if wanted != NOTHING:
                cost += (wanted != a) - (wanted != b)
            if cost > most and not self.group_kinds:
                return
            if self.group_kinds:
                # Both may belong to one group: the second is judged with the first already changed.
                cost += self._cost_of_groups(first, a, b)
                self._change(first, b)
                cost += self._cost_of_groups(second, b, a)
                if cost > most:
                    self._change(first, a)
                    return
            else:
                self._change(first, b)
            self._change(second, a)
        to_in, to_out = self.to_in[urn], self.to_out[urn]
        to_in[one], to_in[other] = to_in[other], to_in[one]
        to_out[to_in[one]] = one
        to_out[to_in[other]] = other

    def _allowed(self, urn: int, one: int, other: int) -> bool:
        """Where cards keep their order, the card taken only changes places with a neighbour."""
        if not self.in_order[urn]:
            return True
        taken = self.to_in[urn][0]
        new = self.to_in[urn][max(one, other)]
        return min(one, other) == 0 and abs(new - taken) == 1

    # Finding a history that fits

    def _repair(self, dice: Random) -> None:
        """Fix contradictions, one exchange at a time."""
        new_start = 0
        for number in range(MOST_REPAIRS):
            if number == new_start:
                self._begin(dice)
                new_start = 2 * new_start + REPAIRS_BEFORE_NEW_START
            heard = [g for g in range(len(self.group_count)) if self._excess(g, self.group_count[g])]
            count = len(self.wrong) + len(heard)
            if not count:
                return
            chosen = int(dice.random() * count)
            if chosen < len(self.wrong):
                token = self.wrong[chosen]
                self._repair_step(token, 1 << self.seen[token], dice)
            else:
                self._repair_group(heard[chosen - len(self.wrong)], dice)
        raise NotFound

    def _way_back(self, token: int) -> list[int]:
        """The path of a token backwards, itself first."""
        found = [token]
        while True:
            token = self.entering[self.source[token]][
                self.to_in[self.source[token]][self.source_place[token]]
            ]
            if self.source[token] == NOTHING:
                return found
            found.append(token)

    def _repair_group(self, group: int, dice: Random) -> None:
        """Too few or too many cards are of some kinds: one of them becomes another."""
        kinds = self.group_kinds[group]
        if self.group_count[group] >= self.group_least[group]:
            kinds = ~kinds
        tokens = [token for token in self.group_tokens[group] if not kinds >> self.kind[token] & 1]
        self._repair_step(tokens[int(dice.random() * len(tokens))], kinds, dice)

    def _repair_step(self, token: int, kinds: int, dice: Random) -> None:
        """Somewhere on its path back, exchange a card for one of certain kinds."""
        way = self._way_back(token)
        choices: list[tuple[int, int, int]] = []
        if dice.random() < 0.7:
            for step in way:
                urn, place = self.source[step], self.source_place[step]
                for out, other in enumerate(self.leaving[urn]):
                    if kinds >> self.kind[other] & 1 and self._allowed(urn, place, out):
                        choices.append((urn, place, out))
        if choices:
            urn, place, out = choices[int(dice.random() * len(choices))]
        else:
            # It may have come another way altogether.
            step = way[int(dice.random() * len(way))]
            urn, place = self.source[step], self.source_place[step]
            out = int(dice.random() * len(self.leaving[urn]))
        if place != out and self._allowed(urn, place, out):
            self._exchange(urn, place, out, 1 if dice.random() < 0.1 else 0)

    # The walk

    def layouts(self, histories: int = HISTORIES) -> Layouts:
        """What worlds are drawn from: some histories of the walk, each without what is drawn per world."""
        dice = Random(len(self.kind))
        self._repair(dice)
        places = self._places()
        movable = self._movable(places)
        stories: list[Story] = []
        for number in range(histories):
            for _ in range(TRIES_BETWEEN if number else TRIES_BEFORE):
                self._walk(movable, dice)
            stories.append(self._story(places, 1.0 / histories))
        items = [[places[token] for token in tokens] for tokens in self.lists()]
        return Layouts(items[:-3], items[-3], items[-2], items[-1], stories, TypeCounts())

    def _movable(self, places: dict[int, int]) -> list[int]:
        """The tokens worth exchanging with others from their urn.

        What was seen without detours cannot change, and unseen cards that simply lie somewhere are drawn anew
        for every world.
        """
        return [
            token
            for token in range(len(self.kind))
            if self.source[token] > UNSEEN_URN
            or (
                self.source[token] == UNSEEN_URN
                and self.seen[token] == NOTHING
                and places.get(token, NOTHING) != UNKNOWN
            )
        ]

    def _walk(self, movable: list[int], dice: Random) -> None:
        """Try as many exchanges as there are tokens."""
        count = len(movable)
        for _ in range(count):
            token = movable[int(dice.random() * count)]
            urn, place = self.source[token], self.source_place[token]
            out = int(dice.random() * len(self.leaving[urn]))
            if out != place and self._allowed(urn, place, out):
                self._exchange(urn, place, out, 0)

    def _places(self) -> dict[int, int]:
        """The item for each token that lies somewhere now; cards from the same urn are alike."""
        found: dict[int, int] = {}
        number = 0
        urns: dict[int, int] = {}
        for tokens in self.lists():
            for token in tokens:
                urn = self.source[token]
                if urn == NOTHING:
                    found[token] = self.kind[token]
                elif token in self.groups_of or self.in_order[urn]:
                    found[token] = URN + number
                    number += 1
                elif urn == UNSEEN_URN:
                    found[token] = UNKNOWN
                else:
                    if urn not in urns:
                        urns[urn] = number
                        number += 1
                    found[token] = URN + urns[urn]
        return found

    def _story(self, places: dict[int, int], weight: float) -> Story:
        left = [0] * len(CARD_NAMES)
        for token in self.leaving[UNSEEN_URN]:
            # The cards left out of the game could be here as well.
            lies = token in places and places[token] == UNKNOWN
            if lies or (token not in places and self.goal[token] == NOTHING and self.seen[token] == NOTHING):
                left[self.kind[token]] += 1
        contents: dict[int, list[int]] = {}
        for token, item in places.items():
            if item >= URN:
                contents.setdefault(item - URN, []).append(self.kind[token])
        urns: list[Items] = [tuple(sorted(contents[number])) for number in range(len(contents))]
        return Story(weight, tuple(left), (), tuple(urns))
