"""Who can hold which character, judging by the draft as one observer saw it and by the calls."""

from collections.abc import Callable
from math import factorial
from typing import Final

from citadels.cards.characters import RANK_OF
from citadels.knowledge.blind import HIDDEN_PLACE
from citadels.rules.config import ADD_FACE_DOWN, KEEP, Config
from citadels.rules.events import Event
from citadels.rules.state import (
    ANSWERING,
    DISCARDED_CARD,
    DRAFT,
    FACE_DOWN_CARD,
    FACE_UP_CARD,
    IN_PILE,
    State,
)

# Where a rank must be: at a seat, at a place other than a seat, or anywhere.
ANYWHERE: Final = -9
NO_SEAT: Final = -8
FACE_DOWN_TIME: Final = -1
AFTER_THE_DRAFT: Final = 99  # later than any step

# A slot of the draft: the time at which a card came to rest there, and the place where it lies.
Slot = tuple[int, int]


class DraftMemory:
    """What an observer saw of this round's draft and of the calls after it."""

    __slots__ = (
        "config",
        "drafting",
        "exchange",
        "face_up",
        "first",
        "given",
        "holders",
        "known",
        "laid_down",
        "needs",
        "observer",
        "own",
        "piles",
        "step",
    )

    def __init__(self, config: Config, observer: int) -> None:
        self.config = config
        self.observer = observer
        self.given: list[Slot] | None = None  # the places of hidden cards, where the draft was not seen
        self.drafting = False  # that draft was under way
        self.forget(0)

    def start_from(self, state: State, hidden_places: list[int]) -> None:
        """Begin in the middle of a round, with what a position shows and nothing of its draft.

        How many characters each player has is public, so the places of hidden cards are known, but not
        which card lies where.
        """
        self.forget(state.crown)
        self.given = [(0, place) for place in hidden_places]
        self.drafting = state.phase == DRAFT
        # K26: while the game waits for an answer, the player of the called rank may be the one who is asked.
        answered = state.called - 1 if state.phase == ANSWERING else state.called
        for rank in range(1, self.config.highest_rank + 1):
            place = state.held[rank]
            if place == FACE_UP_CARD:
                self.face_up |= 1 << rank
            elif place != HIDDEN_PLACE:
                self.known[rank] = place
                if place == FACE_DOWN_CARD:
                    self.laid_down |= 1 << rank
            elif rank <= answered and rank != state.murdered:
                self.needs[rank] = NO_SEAT

    def forget(self, crown: int) -> None:
        """A new round begins."""
        # By seat, the ranks it can hold: cached, because views ask for it after every choice.
        self.holders: dict[int, list[int]] | None = None
        self.first = crown
        self.step = 0
        self.given = None
        self.known: dict[int, int] = {}  # rank: place, if a position showed it
        self.face_up = 0  # ranks, as a bit mask
        self.laid_down = 0  # ranks that the observer saw being laid face down
        self.piles: list[tuple[int, int]] = []  # (step, ranks seen in the pile, as a bit mask)
        self.own: dict[int, int] = {}  # rank: time at which the observer took or discarded it
        self.exchange: tuple[int, int, int, int] | None = None  # seat, other, given rank, received rank
        self.needs: dict[int, int] = {}  # rank: what is known about it

    # What the observer saw: one method for each thing that an event can say about who holds what

    def see(self, event: Event) -> None:
        """Follow an event as the observer saw it."""
        if event.kind.draft:
            self.holders = None
            NEWS[event.kind.draft](self, event)

    def new_round(self, event: Event) -> None:
        self.forget(event.seat)

    def laid_face_up(self, event: Event) -> None:
        self.face_up |= 1 << RANK_OF[event.a]

    def laid_face_down(self, event: Event) -> None:
        """D3: in older editions the crowned player looks at it."""
        if event.knowers:
            self.laid_down |= 1 << RANK_OF[event.a]
            self.own[RANK_OF[event.a]] = FACE_DOWN_TIME

    def passed_on(self, event: Event) -> None:
        # What the observer passed on itself follows from what it was shown and took.
        if event.knowers and event.seat == self.observer:
            self.piles.append((self.step, _ranks(event.cards)))

    def taken_up(self, event: Event) -> None:
        """D5: the first card laid down is taken up again, to choose between it and the last one."""
        self.laid_down = 0
        if self.given is not None:
            self._move_unseen(event, FACE_DOWN_CARD, IN_PILE)
        elif event.knowers:
            # We know where both cards came from before one of them is chosen.
            passed = self.piles.pop()[1]
            self.own[passed.bit_length() - 1] = self.step
            self.own[RANK_OF[event.a]] = FACE_DOWN_TIME

    def chosen(self, event: Event) -> None:
        if self.given is not None:
            self._move_unseen(event, IN_PILE, event.seat)
            return
        if event.knowers:
            self._own_card(RANK_OF[event.a], self.observer)
        self.step += 1

    def put_down(self, event: Event) -> None:
        """Discarded in the draft, or left over."""
        if event.knowers:
            self.laid_down |= 1 << RANK_OF[event.a]
        if self.given is not None:
            self._move_unseen(event, IN_PILE, DISCARDED_CARD)
            return
        if event.knowers:
            self._own_card(RANK_OF[event.a], NO_SEAT)
        self.step += 1

    def swapped(self, event: Event) -> None:
        """Two players have exchanged characters."""
        given = RANK_OF[event.a] if event.knowers else 0
        received = RANK_OF[event.b] if event.knowers else 0
        if self.given is None:
            self.exchange = (event.seat, event.other, given, received)
        elif event.knowers:
            self._exchange_unseen(given, event.seat, event.other)
            self._exchange_unseen(received, event.other, event.seat)

    def has_holder(self, event: Event) -> None:
        self.needs[RANK_OF[event.a]] = event.seat

    def has_no_holder(self, event: Event) -> None:
        self.needs.setdefault(RANK_OF[event.a], NO_SEAT)

    def was_murdered(self, event: Event) -> None:
        """Silence says nothing about a murdered character."""
        self.needs[RANK_OF[event.a]] = ANYWHERE

    def _move_unseen(self, event: Event, before: int, after: int) -> None:
        """A draft that was not seen from its start continues: a card comes to rest somewhere else."""
        assert self.given is not None
        rank = RANK_OF[event.a] if event.knowers else 0
        if rank and rank not in self.known:
            self.given.remove((0, before))
            self.known[rank] = after
        elif rank:
            self.known[rank] = after
        else:
            # A pile that the observer could look into is passed on: which card leaves it is hidden.
            for shown in [shown for shown, lies in self.known.items() if lies == before]:
                del self.known[shown]
                self.given.append((0, before))
            self.given[self.given.index((0, before))] = (0, after)

    def _exchange_unseen(self, rank: int, before: int, after: int) -> None:
        """The observer sees a character change hands without having seen its draft."""
        assert self.given is not None
        if rank not in self.known:
            self.given.remove((0, before))
        self.known[rank] = after

    def _own_card(self, rank: int, need: int) -> None:
        """The observer took a card or put it away."""
        if rank in self.own:
            self.needs[rank] = need
        else:
            self.own[rank] = self.step

    def ranks(self) -> list[int]:
        """The ranks whose place the observer cannot simply see."""
        return [
            rank
            for rank in range(1, self.config.highest_rank + 1)
            if not self.face_up >> rank & 1 and rank not in self.known
        ]


# What an event declares as ``draft``, and the method that follows it.
NEWS: Final[dict[str, Callable[[DraftMemory, Event], None]]] = {
    "new_round": DraftMemory.new_round,
    "face_up": DraftMemory.laid_face_up,
    "face_down": DraftMemory.laid_face_down,
    "passed": DraftMemory.passed_on,
    "taken_up": DraftMemory.taken_up,
    "chosen": DraftMemory.chosen,
    "laid_down": DraftMemory.put_down,
    "swapped": DraftMemory.swapped,
    "holder": DraftMemory.has_holder,
    "silent": DraftMemory.has_no_holder,
    "murdered": DraftMemory.was_murdered,
}


def _ranks(characters: tuple[int, ...]) -> int:
    mask = 0
    for character in characters:
        mask |= 1 << RANK_OF[character]
    return mask


def slots(memory: DraftMemory) -> list[Slot]:
    """Every place where a card of this draft has come to rest or will."""
    if memory.given is not None:
        return memory.given
    config = memory.config
    found: list[Slot] = [(FACE_DOWN_TIME, FACE_DOWN_CARD)]
    time = 0
    for action, offset in config.draft:
        if action == ADD_FACE_DOWN:
            continue
        if time >= memory.step:
            place = IN_PILE
        elif action == KEEP:
            place = (memory.first + offset) % config.players
        else:
            place = DISCARDED_CARD
        found.append((time, place))
        time += 1
    left = len(memory.ranks()) - len(found)
    found.extend([(time, DISCARDED_CARD if time < memory.step else IN_PILE)] * left)
    return found


def relabelled(memory: DraftMemory, draft: list[Slot]) -> list[list[Slot]]:
    """The slots as the cards end up, for each way in which hidden choices can have moved them."""
    ways = _face_down_ways(memory, draft)
    if memory.exchange is None:
        return ways
    seat, other, _, _ = memory.exchange
    moved: list[list[Slot]] = []
    for way in ways:
        for given in range(len(way)):
            for received in range(len(way)):
                if way[given][1] == seat and way[received][1] == other:
                    new = list(way)
                    new[given] = (way[given][0], other)
                    new[received] = (way[received][0], seat)
                    moved.append(new)
    return moved


def _face_down_ways(memory: DraftMemory, draft: list[Slot]) -> list[list[Slot]]:
    """D5: the last player takes the card from the neighbour or the one that lay face down."""
    adds = any(action == ADD_FACE_DOWN for action, _ in memory.config.draft)
    last = memory.config.players - 1
    if not adds or memory.step < last or memory.given is not None:
        return [draft]
    if memory.step == last:
        # The last player has both in hand.
        return [[(FACE_DOWN_TIME, IN_PILE), *draft[1:]]]
    seat = draft[-1][1]
    took_other = [(FACE_DOWN_TIME, DISCARDED_CARD), *draft[1:]]
    took_face_down = [(FACE_DOWN_TIME, seat), *draft[1:-1], (draft[-1][0], DISCARDED_CARD)]
    return [took_other, took_face_down]


def groups(memory: DraftMemory, draft: list[Slot]) -> list[tuple[list[int], list[int]]]:
    """Ranks and slots that belong together: between two looks into the pile they are interchangeable."""
    ranks = memory.ranks()
    slot_of_own = {rank: _own_slot(draft, time) for rank, time in memory.own.items()}
    bounds = [step for step, _ in memory.piles]
    found: list[tuple[list[int], list[int]]] = []
    taken = set(slot_of_own.values())
    for rank, slot in slot_of_own.items():
        found.append(([rank], [slot]))
    rest = [rank for rank in ranks if rank not in memory.own]
    for period in range(len(bounds) + 1):
        start = bounds[period - 1] if period else FACE_DOWN_TIME
        end = bounds[period] if period < len(bounds) else AFTER_THE_DRAFT
        places = [i for i, (time, _) in enumerate(draft) if start <= time < end and i not in taken]
        seen_before = memory.piles[period - 1][1] if period else ~0
        seen_after = memory.piles[period][1] if period < len(bounds) else 0
        here = [rank for rank in rest if seen_before >> rank & 1 and not seen_after >> rank & 1]
        found.append((here, places))
    return found


def _own_slot(draft: list[Slot], time: int) -> int:
    return next(place for place, (when, _) in enumerate(draft) if when == time)


def requirement(memory: DraftMemory, needs: dict[int, int], rank: int) -> int:
    """Where a rank must end up; ``needs`` says what is known about the ranks."""
    if memory.exchange is not None and memory.exchange[2]:
        seat, other, given, received = memory.exchange
        if rank == given:
            return other
        if rank == received:
            return seat
    return needs.get(rank, ANYWHERE)


def ways_to_fill(
    memory: DraftMemory, needs: dict[int, int], split: list[tuple[list[int], list[int]]], way: list[Slot]
) -> int:
    """How many arrangements fit what is known."""
    total = 1
    for ranks, places in split:
        if len(ranks) != len(places):
            return 0
        free = _free(places, way)
        open_ranks = len(ranks)
        for rank in ranks:
            need = requirement(memory, needs, rank)
            if need != ANYWHERE:
                total *= free.get(need, 0)
                free[need] = free.get(need, 0) - 1
                open_ranks -= 1
        if total <= 0:
            return 0
        total *= factorial(open_ranks)
    return total


def _free(places: list[int], way: list[Slot]) -> dict[int, int]:
    """How many cards of a group each seat has, and how many lie elsewhere."""
    free: dict[int, int] = {}
    for place in places:
        label = way[place][1]
        label = label if label >= 0 else NO_SEAT
        free[label] = free.get(label, 0) + 1
    return free


def fits(label: int, need: int) -> bool:
    if need == ANYWHERE:
        return True
    return label < 0 if need == NO_SEAT else label == need


def possible_holders(memory: DraftMemory) -> dict[int, list[int]]:
    """For each seat, the ranks that some arrangement gives it. Do not change the result."""
    if memory.holders is None:
        memory.holders = _possible_holders(memory)
    return memory.holders


def _possible_holders(memory: DraftMemory) -> dict[int, list[int]]:
    if memory.given is not None and memory.drafting:
        # We did not see this draft from its start: any player can have taken any character.
        return {seat: memory.ranks() for seat in range(memory.config.players)}
    draft = slots(memory)
    split = groups(memory, draft)
    found = [0] * memory.config.players  # ranks, as a bit mask
    for way in relabelled(memory, draft):
        if not ways_to_fill(memory, memory.needs, split, way):
            continue
        for ranks, places in split:
            _add_holders(memory, ranks, _free(places, way), found)
    for rank, place in memory.known.items():
        if place >= 0:
            found[place] |= 1 << rank
    ranks_in_play = range(1, memory.config.highest_rank + 1)
    return {seat: [rank for rank in ranks_in_play if held >> rank & 1] for seat, held in enumerate(found)}


def _add_holders(memory: DraftMemory, ranks: list[int], free: dict[int, int], found: list[int]) -> None:
    """Known ranks of a group go to their seats, each other rank to any seat with room left."""
    anywhere = 0
    for rank in ranks:
        need = requirement(memory, memory.needs, rank)
        if need == ANYWHERE:
            anywhere |= 1 << rank
        else:
            free[need] -= 1
            if need >= 0:
                found[need] |= 1 << rank
    for seat, room in free.items():
        if seat >= 0 and room > 0:
            found[seat] |= anywhere
