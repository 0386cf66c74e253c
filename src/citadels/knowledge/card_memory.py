"""Where cards are, as one observer can follow them: every card is a token that it has seen or not.

A leaf token has a bit mask of the kinds it can be: one bit for a card that was seen, all for one that was
not. Where another player chose in secret from several cards, they are mixed: the cards that went in are some
permutation of the *symbols* that came out. A card that is seen later picks the way it came, so what remains
mixed is always what can still be. A sample draws every remaining permutation at random.
"""

from random import Random
from typing import Final

from citadels.cards.districts import ARMORY, CARD_NAMES, KIND_MASK, STRONGMAN, TICKET_WAGON, TYPE_OF
from citadels.knowledge.known_cards import WHILE_IT_ASKS
from citadels.rules import events as e
from citadels.rules.events import Event
from citadels.rules.state import STRONG, State

ANY: Final = (1 << len(CARD_NAMES)) - 1
LEAF: Final = -1

# How well a token explains a card, the best last.
MIXED: Final = 1
UNSEEN: Final = 2
MIXED_SEEN: Final = 3
SEEN: Final = 4


def _type_masks() -> list[int]:
    masks = [0] * 6
    for kind, type in enumerate(TYPE_OF):
        masks[type] |= 1 << kind
    return masks


_TYPE_MASKS: Final[list[int]] = _type_masks()


# Exchanges tried to make a sample fit what was heard.
EXCHANGES: Final = 300


class Contradiction(Exception):
    """What was seen does not fit the explanation chosen for what was seen before."""


def is_known(mask: int) -> bool:
    return mask != 0 and mask & (mask - 1) == 0


def token_mask(card: int) -> int:
    """The mask of a card, -1 being a hidden one."""
    return ANY if card < 0 else 1 << card


class CardMemory:
    """Hands, deck, Museum and table as lists of tokens, and the mixtures that are still open."""

    __slots__ = (
        "alias",
        "aside",
        "counts",
        "deck",
        "dice",
        "group_of",
        "hands",
        "inputs",
        "left",
        "mask",
        "museum",
        "open_groups",
        "outputs",
    )

    def __init__(self, start: State, dice: Random | None = None) -> None:
        """``dice`` choose among explanations; without them the likeliest is taken."""
        self.dice = dice
        self.alias: list[int] = []  # a token, or the one it turned out to be
        self.mask: list[int] = []  # of a leaf
        self.group_of: list[int] = []  # of a symbol
        self.inputs: list[list[int]] = []
        self.outputs: list[list[int]] = []
        self.open_groups: list[int] = []
        self.counts: list[tuple[list[int], int, int]] = []  # tokens, a type, how many of them are of it
        self.left = [0] * len(CARD_NAMES)  # copies of each kind that the observer has never seen
        for card in start.config.deck:
            self.left[card] += 1
        for city in start.cities:
            for district in city:
                self.left[district & KIND_MASK] -= 1
        self.left[TICKET_WAGON] -= len(start.wagons)
        self.left[STRONGMAN] -= bool(start.flags & STRONG)
        self.hands = [self._leaves(hand) for hand in start.hands]
        self.deck = self._leaves(start.deck)
        self.museum = self._leaves(start.museum)
        self.aside = self._leaves(start.aside)

    def _leaves(self, cards: tuple[int, ...]) -> list[int]:
        for card in cards:
            if card >= 0:
                self.left[card] -= 1
        return [self._new(token_mask(card), LEAF) for card in cards]

    def _new(self, mask: int, group: int) -> int:
        token = len(self.alias)
        self.alias.append(token)
        self.mask.append(mask)
        self.group_of.append(group)
        return token

    def find(self, token: int) -> int:
        """The token that this one turned out to be."""
        while self.alias[token] != token:
            token = self.alias[token]
        return token

    # Mixing and seeing

    def _is_uniform(self, tokens: list[int]) -> bool:
        """Whether it makes no difference which of them is which."""
        group, mask = self.group_of[tokens[0]], self.mask[tokens[0]]
        return all(self.group_of[token] == group and self.mask[token] == mask for token in tokens)

    def _mix(self, tokens: list[int]) -> None:
        """Nobody but another player knows which of them is which from now on."""
        for place in range(len(tokens)):
            tokens[place] = self.find(tokens[place])
        if len(tokens) < 2 or self._is_uniform(tokens):
            return
        group = len(self.inputs)
        self.inputs.append(list(tokens))
        for place in range(len(tokens)):
            tokens[place] = self._new(0, group)
        self.outputs.append(list(tokens))
        self.open_groups.append(group)

    def _unseen_can_be(self, leaf: int, bit: int) -> bool:
        """Whether a leaf can be a copy that was not seen before."""
        return self.mask[leaf] & bit != 0 and self.left[bit.bit_length() - 1] > 0

    def _through_mixture(self, group: int, bit: int) -> int:
        """How a card of this kind can have come out of a mixture, through others before it."""
        best = 0
        visited = {group}
        waiting = [group]
        while waiting:
            for source in self.inputs[waiting.pop()]:
                token = self.find(source)
                before = self.group_of[token]
                if before == LEAF:
                    if self.mask[token] == bit:
                        return MIXED_SEEN
                    if self._unseen_can_be(token, bit):
                        best = MIXED
                elif before not in visited:
                    visited.add(before)
                    waiting.append(before)
        return best

    def _preference(self, token: int, bit: int) -> int:
        """How well a token explains a card: seen before, then simply unknown, then through a mixture."""
        token = self.find(token)
        if self.group_of[token] == LEAF:
            if self.mask[token] == bit:
                return SEEN
            return UNSEEN if self._unseen_can_be(token, bit) else 0
        return self._through_mixture(self.group_of[token], bit)

    def _best(self, tokens: list[int], bit: int) -> int:
        """The place of the token that best explains a card."""
        place = self._best_from(tokens, bit, 1)
        if place < 0:
            raise Contradiction
        return place

    def _best_from(self, tokens: list[int], bit: int, least: int) -> int:
        """The same among tokens that explain it at least so well; -1 if none does."""
        best, place = least - 1, -1
        places: list[int] = []
        for position in range(len(tokens)):
            preference = self._preference(tokens[position], bit)
            if preference >= least:
                places.append(position)
            if preference > best:
                best, place = preference, position
        if self.dice is None or best in (SEEN, 0) or not places:
            return place
        return places[int(self.dice.random() * len(places))]

    def _see_card(self, token: int, bit: int) -> None:
        """The token is a card of this kind; in a mixture, the way it came is now known."""
        token = self.find(token)
        group = self.group_of[token]
        if group == LEAF:
            if self.mask[token] != bit:
                if not self._unseen_can_be(token, bit):
                    raise Contradiction
                self.mask[token] = bit
                self.left[bit.bit_length() - 1] -= 1
            return
        place = self._best(self.inputs[group], bit)
        source = self.inputs[group].pop(place)
        self.outputs[group].remove(token)
        self.alias[token] = source
        self._see_card(source, bit)
        self._close(group)

    def _close(self, group: int) -> None:
        """A mixture in which nothing is left to tell apart is none any more."""
        sources, symbols = self.inputs[group], self.outputs[group]
        for place in range(len(sources)):
            sources[place] = self.find(sources[place])
        if sources and not self._is_uniform(sources):
            return
        for source, symbol in zip(sources, symbols, strict=True):
            self.alias[symbol] = source
        sources.clear()
        symbols.clear()

    def tidy(self) -> None:
        """Close what can be closed; now and then, so that a long game stays cheap."""
        for group in self.open_groups:
            self._close(group)
        self.open_groups = [group for group in self.open_groups if self.inputs[group]]
        self.counts = [entry for entry in self.counts if not self._all_known(entry[0])]

    def _all_known(self, tokens: list[int]) -> bool:
        return all(is_known(self.mask[self.find(token)]) for token in tokens)

    # Moving tokens

    def _take(self, source: list[int], card: int) -> int:
        """One token leaves; -1 stands for a card that the observer did not see."""
        if card < 0:
            self._mix(source)
            return source.pop()
        bit = 1 << card
        token = source.pop(self._best(source, bit))
        self._see_card(token, bit)
        return token

    def _draw(self, count: int, cards: tuple[int, ...], knows: int) -> list[int]:
        drawn = self.deck[:count]
        del self.deck[:count]
        if knows:
            self._see_all(drawn, cards)
        return drawn

    def _see_all(self, tokens: list[int], cards: tuple[int, ...]) -> None:
        """The observer sees which cards lie here, in this order."""
        for token, card in zip(tokens, cards, strict=True):
            self._see_card(token, 1 << card)

    def see_hand(self, hand: list[int], cards: tuple[int, ...]) -> None:
        """The observer sees a whole hand, in no order: what explains itself best comes first."""
        rest = [1 << card for card in cards]
        found: list[int] = []
        for least in (SEEN, MIXED_SEEN, 1):
            for bit in list(rest):
                place = self._best_from(hand, bit, least)
                if place >= 0:
                    token = hand.pop(place)
                    self._see_card(token, bit)
                    found.append(token)
                    rest.remove(bit)
        if rest or hand:
            raise Contradiction
        hand.extend(found)

    def _hear_count(self, hand: list[int], type: int, count: int) -> None:
        """The observer hears how many cards of a type are in a hand (the Spy)."""
        inside = _TYPE_MASKS[type]
        unseen: list[int] = []
        for token in hand:
            mask = self.mask[self.find(token)]
            if not is_known(mask):
                unseen.append(self.find(token))
            elif mask & inside:
                count -= 1
        if not unseen:
            return
        if all(self.mask[token] == ANY for token in unseen):
            masks = [inside] * count + [ANY & ~inside] * (len(unseen) - count)
            for token, mask in zip(unseen, masks, strict=True):
                self.mask[token] = mask
            places = [place for place in range(len(hand)) if self.find(hand[place]) in unseen]
            mixed = [hand[place] for place in places]
            self._mix(mixed)
            for place, token in zip(places, mixed, strict=True):
                hand[place] = token
        else:
            self.counts.append((unseen, type, count))

    # What the observer saw

    def see(self, event: Event) -> None:
        """Follow an event as the observer saw it (``seen.as_seen``)."""
        number, knows, seat, other, a, b, cards, more = event
        if number == e.DREW or number == e.HAND_DEALT:
            self.hands[seat].extend(self._draw(a, cards, knows))
        elif number == e.CARDS_GATHERED:
            drawn = self._draw(a, cards, knows)
            if b:
                self.aside.extend(drawn)
            else:
                self.hands[seat].extend(drawn)
        elif number == e.KEPT:
            self.hands[seat].append(self._take(self.aside, a))
            self.deck.extend(self.aside)
            self.aside.clear()
        elif number == e.BUILDING:
            self.aside.append(self._take(self.hands[other], a))
        elif number == e.BUILT or number == e.CONFISCATED:
            self.aside.clear()
        elif number == e.SACRIFICED or number == e.DESTROYED:
            self.deck.append(self._new(1 << (a & KIND_MASK), LEAF))
        elif number == e.ARMORY_USED:
            self.deck.append(self._new(1 << ARMORY, LEAF))
            self.deck.append(self._new(1 << (a & KIND_MASK), LEAF))
        elif number == e.PAID_CARD or number == e.LABORATORY_USED:
            self.deck.append(self._take(self.hands[seat], a))
        elif number == e.PUT_ASIDE:
            self.aside.append(self._take(self.hands[seat], a))
        elif number == e.CARDS_REPLACED:
            self.deck.extend(self.aside)
            self.aside.clear()
        elif number == e.CARD_TAKEN:
            self.hands[seat].append(self._take(self.hands[other], a))
        elif number == e.CARD_GIVEN:
            self.hands[other].append(self._take(self.hands[seat], a))
        elif number == e.CROWN_TRIBUTE:
            if not a:
                self.hands[seat].append(self._take(self.hands[other], b))
        elif number == e.HANDS_SWAPPED:
            if knows:
                self.see_hand(self.hands[seat], cards)
                self.see_hand(self.hands[other], more)
            self.hands[seat], self.hands[other] = self.hands[other], self.hands[seat]
        elif number == e.HAND_SEEN:
            if knows:
                self.see_hand(self.hands[other], cards)
        elif number == e.SPIED:
            if knows:
                self.see_hand(self.hands[other], cards)
            else:
                self._hear_count(self.hands[other], a, b)
        elif number == e.MUSEUM_USED:
            self.museum.append(self._take(self.hands[seat], a))
        elif number == e.MUSEUM_EMPTIED:
            if knows:
                self._see_all(self.museum, cards)
            self.deck.extend(self.museum)
            self.museum.clear()
        elif number == e.MUSEUM_SEEN:
            if knows:
                self._see_all(self.museum, cards)
        elif number == e.DECK_SEARCHED:
            if knows:
                self.see_hand(self.deck, cards)
            self.aside.extend(self.deck)
            self.deck.clear()
        elif number == e.DECK_SHUFFLED:
            self._mix(self.deck)
        elif number == e.SHOWN_IN_HAND or number == e.SEEN_IN_HAND:
            if a >= 0:
                self.hands[seat].append(self._take(self.hands[seat], a))
        elif number == e.CARD_PLAYED:
            token = self._take(self.hands[seat], a)
            if a in WHILE_IT_ASKS:
                self.aside.append(token)
        elif number == e.PUT_BACK:
            if a in WHILE_IT_ASKS and self.aside:
                self.aside.clear()
            self.deck.append(self._new(1 << a, LEAF))
        elif number == e.WAGON_CASHED:
            self.deck.append(self._new(1 << TICKET_WAGON, LEAF))
        elif number == e.UPGRADED:
            self._take(self.hands[seat], b)
            self.deck.append(self._new(1 << (a & KIND_MASK), LEAF))
        elif number == e.ROUND_STARTED:
            self.tidy()

    # Sampling

    def sample(self, dice: Random, heard: bool) -> "Cards | None":
        """All hidden cards as they can lie; None where this draw does not fit what was seen.

        ``heard`` asks for a fit with what was heard about types, too, which may take several draws.
        """
        drawn: dict[int, int] = {}  # symbol: the leaf that it is
        for group in self.open_groups:
            leaves = [self._leaf(token, drawn) for token in self.inputs[group]]
            dice.shuffle(leaves)
            for symbol, leaf in zip(self.outputs[group], leaves, strict=True):
                drawn[symbol] = leaf
        lists = [*self.hands, self.deck, self.museum, self.aside]
        places = [[self._leaf(token, drawn) for token in tokens] for tokens in lists]
        cards = Cards([[self.mask[leaf] for leaf in leaves] for leaves in places])
        if not cards.fill(self.left, dice):
            return None
        if heard and self.counts and not self._fit_counts(places, cards.lists, drawn, dice):
            return None
        return cards

    def _leaf(self, token: int, drawn: dict[int, int]) -> int:
        token = self.find(token)
        return token if self.group_of[token] == LEAF else drawn[token]

    def _fit_counts(
        self, places: list[list[int]], cards: list[list[int]], drawn: dict[int, int], dice: Random
    ) -> bool:
        """Exchange hidden cards until what was heard about types holds; False if that does not succeed."""
        card_of: dict[int, int] = {}
        for leaves, masks in zip(places, cards, strict=True):
            for leaf, mask in zip(leaves, masks, strict=True):
                card_of[leaf] = mask
        hidden = [leaf for leaf in card_of if not is_known(self.mask[leaf])]
        heard = [
            ([self._leaf(token, drawn) for token in tokens], _TYPE_MASKS[type], count)
            for tokens, type, count in self.counts
        ]
        for _ in range(EXCHANGES):
            wrong = [entry for entry in heard if self._of_type(entry[0], entry[1], card_of) != entry[2]]
            if not wrong:
                for leaves, masks in zip(places, cards, strict=True):
                    for place in range(len(leaves)):
                        masks[place] = card_of[leaves[place]]
                return True
            self._exchange(wrong[int(dice.random() * len(wrong))], hidden, card_of, dice)
        return False

    def _of_type(self, leaves: list[int], inside: int, card_of: dict[int, int]) -> int:
        found = 0
        for leaf in leaves:
            if card_of.get(leaf, self.mask[leaf]) & inside:
                found += 1
        return found

    def _exchange(
        self, heard: tuple[list[int], int, int], hidden: list[int], card_of: dict[int, int], dice: Random
    ) -> None:
        """Exchange a hidden card of one of these leaves for one of another type elsewhere."""
        leaves, inside, count = heard
        too_many = self._of_type(leaves, inside, card_of) > count
        leaf = leaves[int(dice.random() * len(leaves))]
        other = hidden[int(dice.random() * len(hidden))]
        if leaf not in card_of or is_known(self.mask[leaf]) or other in leaves:
            return
        card, other_card = card_of[leaf], card_of[other]
        if (card & inside != 0) != too_many or (other_card & inside != 0) == too_many:
            return
        if self.mask[leaf] & other_card and self.mask[other] & card:
            card_of[leaf], card_of[other] = other_card, card


class Cards:
    """A sample of all hidden cards: hands, deck, Museum and table, as masks and then as kinds."""

    __slots__ = ("lists",)

    def __init__(self, lists: list[list[int]]) -> None:
        self.lists = lists

    def fill(self, left: list[int], dice: Random) -> bool:
        """Give every open token a card that was never seen; False where that cannot be."""
        pool: list[int] = []
        for kind in range(len(left)):
            for _ in range(left[kind]):
                pool.append(1 << kind)
        dice.shuffle(pool)
        return self._fill_restricted(pool) and self._fill_open(pool)

    def _fill_restricted(self, pool: list[int]) -> bool:
        """Tokens that can be some kinds only choose first."""
        for masks in self.lists:
            for place in range(len(masks)):
                mask = masks[place]
                if mask != ANY and mask & (mask - 1):
                    chosen = -1
                    for position in range(len(pool)):
                        if pool[position] & mask:
                            chosen = position
                            break
                    if chosen < 0:
                        return False
                    masks[place] = pool.pop(chosen)
        return True

    def _fill_open(self, pool: list[int]) -> bool:
        position = 0
        for masks in self.lists:
            for place in range(len(masks)):
                if masks[place] == ANY:
                    if position == len(pool):
                        return False
                    masks[place] = pool[position]
                    position += 1
        return True

    def kinds(self, number: int) -> tuple[int, ...]:
        return tuple([mask.bit_length() - 1 for mask in self.lists[number]])
