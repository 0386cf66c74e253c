"""Drawing a world: cards out of urns and from among those never seen, for every place that holds one."""

from random import Random
from typing import Final

from citadels.cards.districts import TYPE_OF

# Items other than kinds: an unseen card, with a bit mask of the types it can have; a card out of an urn.
UNSEEN: Final = 1 << 8
TYPES: Final = 6
ANY_TYPE: Final = (1 << TYPES) - 1
UNKNOWN: Final = UNSEEN | ANY_TYPE
URN: Final = 1 << 12

Items = tuple[int, ...]
Typed = tuple[tuple[int, int], ...]


class Story:
    """One explanation of everything seen so far: what each urn still holds, and the cards never seen."""

    __slots__ = ("left", "typed", "urns", "weight")

    def __init__(self, weight: float, left: Items, typed: Typed, urns: tuple[Items, ...]) -> None:
        self.weight = weight
        self.left = left  # by kind: how many cards of it are unseen
        self.typed = typed  # unseen cards of which something about the type is known: (types, how many)
        self.urns = urns  # what is in them, in ascending order


def one_less(counts: Items, index: int) -> Items:
    return (*counts[:index], counts[index] - 1, *counts[index + 1 :])


def changed(typed: Typed, types: int, by: int) -> Typed:
    """Add or remove unseen cards that have a set of possible types."""
    found = dict(typed)
    found[types] = found.get(types, 0) + by
    if not found[types]:
        del found[types]
    return tuple(sorted(found.items()))


def totals_by_type(left: Items) -> Items:
    """How many unseen cards there are of each type."""
    totals = [0] * TYPES
    for kind in range(len(left)):
        totals[TYPE_OF[kind]] += left[kind]
    return tuple(totals)


class TypeCounts:
    """Counts the ways in which unseen cards can fill the places whose types are restricted."""

    __slots__ = ("_known",)

    def __init__(self) -> None:
        self._known: dict[tuple[Items, Typed], int] = {}

    def ways(self, totals: Items, typed: Typed) -> int:
        """``totals``: how many unseen cards there are of each type."""
        if not typed:
            return 1
        found = self._known.get((totals, typed))
        if found is None:
            found = 0
            types = typed[0][0]
            rest = changed(typed, types, -1)
            for type in range(TYPES):
                if types >> type & 1 and totals[type]:
                    found += totals[type] * self.ways(one_less(totals, type), rest)
            self._known[totals, typed] = found
        return found


class Layouts:
    """Everything possible: items at places, the same in every story, and the stories with their weights."""

    __slots__ = ("aside", "deck", "hands", "museum", "stories", "types")

    def __init__(
        self,
        hands: list[list[int]],
        deck: list[int],
        museum: list[int],
        aside: list[int],
        stories: list[Story],
        types: TypeCounts,
    ) -> None:
        self.hands = hands
        self.deck = deck
        self.museum = museum
        self.aside = aside
        self.stories = stories
        self.types = types

    def draw(self, dice: Random) -> "Draw":
        """Draw one world with the probability it has."""
        story = self.stories[0]
        if len(self.stories) > 1:
            rest = dice.random()
            for story in self.stories:
                rest -= story.weight
                if rest < 0:
                    break
        return Draw(self, story, dice)


class Draw:
    """A world while it is drawn: what is still in the urns and among the unseen cards."""

    __slots__ = ("_dice", "_layouts", "_pool", "_typed", "_urns")

    def __init__(self, layouts: Layouts, story: Story, dice: Random) -> None:
        self._layouts = layouts
        self._dice = dice
        self._typed: dict[int, list[int]] = {}
        left = list(story.left)
        if story.typed:
            self._draw_typed(left, story.typed)
        self._pool: list[int] = []
        for kind in range(len(left)):
            for _ in range(left[kind]):
                self._pool.append(kind)
        shuffle(self._pool, dice)
        self._urns = [list(content) for content in story.urns]

    def hand(self, seat: int) -> tuple[int, ...]:
        return tuple(sorted(self._cards(self._layouts.hands[seat])))

    def deck(self) -> tuple[int, ...]:
        return tuple(self._cards(self._layouts.deck))

    def museum(self) -> tuple[int, ...]:
        return tuple(self._cards(self._layouts.museum))

    def aside(self) -> tuple[int, ...]:
        return tuple(self._cards(self._layouts.aside))

    def _cards(self, items: list[int]) -> list[int]:
        cards: list[int] = []
        for item in items:
            if item < UNSEEN:
                cards.append(item)
            elif item == UNKNOWN:
                cards.append(self._pool.pop())
            else:
                cards.append(self._card(item))
        return cards

    def _card(self, item: int) -> int:
        while item >= URN:
            content = self._urns[item - URN]
            place = int(self._dice.random() * len(content))
            item = content[place]
            content[place] = content[-1]
            content.pop()
        if item < UNSEEN:
            return item
        return self._pool.pop() if item == UNKNOWN else self._typed[item & ANY_TYPE].pop()

    def _draw_typed(self, left: list[int], typed: Typed) -> None:
        """Draw from the remaining cards for the items whose type is partly known."""
        ways = self._layouts.types
        while typed:
            types = typed[0][0]
            rest = changed(typed, types, -1)
            totals = totals_by_type(tuple(left))
            chosen = self._dice.random() * ways.ways(totals, typed)
            drawn = -1
            for kind in range(len(left)):
                type = TYPE_OF[kind]
                if left[kind] and types >> type & 1:
                    share = left[kind] * ways.ways(one_less(totals, type), rest)
                    if share:
                        drawn = kind
                        chosen -= share
                        if chosen < 0:
                            break
            left[drawn] -= 1
            self._typed.setdefault(types, []).append(drawn)
            typed = rest
        for cards in self._typed.values():
            shuffle(cards, self._dice)


def shuffle(cards: list[int], dice: Random) -> None:
    for last in range(len(cards) - 1, 0, -1):
        other = int(dice.random() * (last + 1))
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card
