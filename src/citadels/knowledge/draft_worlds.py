"""Drafts that fit what was seen, sampled or listed. Every hidden choice counts as uniform.

The piles have fixed sizes, so all drafts that fit what was seen are equally likely.
"""

from math import factorial
from random import Random

from citadels.cards.characters import CROWN_RANK
from citadels.knowledge.blind import HIDDEN_PLACE
from citadels.knowledge.draft_memory import (
    ANYWHERE,
    DraftMemory,
    Slot,
    fits,
    groups,
    relabelled,
    requirement,
    slots,
    ways_to_fill,
)
from citadels.rules.state import FACE_DOWN_CARD, FACE_UP_CARD, IN_PILE


def sample_draft(memory: DraftMemory, seen: tuple[int, ...], dice: Random) -> list[int]:
    """The place of each rank in a random draft that fits what was seen before and is seen now."""
    if memory.given is not None:
        return _sample_unseen(memory, seen, dice)
    needs = _needs_now(memory, seen)
    while True:
        held = _sample(memory, needs, dice)
        if dice.random() < _chance_of_face_up(memory, held):
            return held


def list_drafts(
    memory: DraftMemory, seen: tuple[int, ...], most: int
) -> list[tuple[tuple[int, ...], float]] | None:
    """All drafts that ``sample_draft`` can give, each with its relative frequency.

    None if there are more than ``most``, or if the draft was not seen from its start.
    """
    if memory.given is not None:
        return None
    needs = _needs_now(memory, seen)
    found: list[tuple[tuple[int, ...], float]] = []
    draft = slots(memory)
    split = groups(memory, draft)
    for way in relabelled(memory, draft):
        if ways_to_fill(memory, needs, split, way) and not _list_way(memory, needs, split, way, most, found):
            return None
    return found


def _needs_now(memory: DraftMemory, seen: tuple[int, ...]) -> dict[int, int]:
    """What the observer remembers about the ranks, and what the position shows now."""
    needs = dict(memory.needs)
    for rank, place in enumerate(seen):
        if rank and place >= 0:
            needs[rank] = place
    return needs


def _list_way(
    memory: DraftMemory,
    needs: dict[int, int],
    split: list[tuple[list[int], list[int]]],
    way: list[Slot],
    most: int,
    found: list[tuple[tuple[int, ...], float]],
) -> bool:
    """Add the drafts of one way; False if there are too many."""
    drafts = [_laid_open(memory)]
    alike = 1  # arrangements of the cards in one place: all of them are the same draft
    for ranks, places in split:
        room: dict[int, int] = {}
        for place in places:
            room[way[place][1]] = room.get(way[place][1], 0) + 1
        for count in room.values():
            alike *= factorial(count)
        for number in range(len(ranks)):
            need = requirement(memory, needs, ranks[number])
            drafts = _longer(drafts, ranks, number, need, room)
            if len(drafts) > most:
                return False
    for held in drafts:
        found.append((tuple(held), alike * _chance_of_face_up(memory, held)))
    return len(found) <= most


def _longer(
    drafts: list[list[int]], ranks: list[int], number: int, need: int, room: dict[int, int]
) -> list[list[int]]:
    """The drafts with one more rank of a group, in every place that suits it and has room left."""
    found: list[list[int]] = []
    for held in drafts:
        for label, count in room.items():
            if not fits(label, need):
                continue
            for before in range(number):
                if held[ranks[before]] == label:
                    count -= 1
            if count > 0:
                more = list(held)
                more[ranks[number]] = label
                found.append(more)
    return found


def _laid_open(memory: DraftMemory) -> list[int]:
    """The places of the ranks that lie open or are known, by rank; all others in the pile."""
    held = [IN_PILE] * (memory.config.highest_rank + 1)
    for rank in range(1, len(held)):
        if memory.face_up >> rank & 1:
            held[rank] = FACE_UP_CARD
        elif rank in memory.known:
            held[rank] = memory.known[rank]
    return held


def _chance_of_face_up(memory: DraftMemory, held: list[int]) -> float:
    """How likely the face-up cards are with this card face down, relative to any other card.

    D2: where the hidden card is drawn first and is rank 4, the others are turned up out of one more.
    """
    config = memory.config
    if not config.parameters.face_down_first or held[CROWN_RANK] != FACE_DOWN_CARD:
        return 1.0
    others = config.highest_rank - 1
    return (others - config.face_up) / others


def _sample_unseen(memory: DraftMemory, seen: tuple[int, ...], dice: Random) -> list[int]:
    """A draft of which only the outcome is known: hidden characters lie anywhere possible."""
    assert memory.given is not None
    free = [place for _, place in memory.given]
    held = list(seen)
    for rank in memory.ranks():
        if held[rank] != HIDDEN_PLACE and held[rank] in free:
            free.remove(held[rank])
    hidden = [rank for rank in range(1, len(held)) if held[rank] == HIDDEN_PLACE]
    for rank in hidden:
        if rank in memory.known:
            held[rank] = memory.known[rank]
    open_ranks = [rank for rank in hidden if rank not in memory.known]
    dice.shuffle(free)
    for rank in sorted(open_ranks, key=lambda rank: memory.needs.get(rank, ANYWHERE) == ANYWHERE):
        need = memory.needs.get(rank, ANYWHERE)
        place = next((place for place in free if fits(place, need)), free[0])
        free.remove(place)
        held[rank] = place
    return held


def _sample(memory: DraftMemory, needs: dict[int, int], dice: Random) -> list[int]:
    draft = slots(memory)
    split = groups(memory, draft)
    ways = relabelled(memory, draft)
    weights = [ways_to_fill(memory, needs, split, way) for way in ways]
    assert sum(weights) > 0, "the draft that was seen has no explanation"
    chosen = int(dice.random() * sum(weights))
    index = 0
    while chosen >= weights[index]:
        chosen -= weights[index]
        index += 1
    return _arrange(memory, needs, split, ways[index], dice)


def _arrange(
    memory: DraftMemory,
    needs: dict[int, int],
    split: list[tuple[list[int], list[int]]],
    way: list[Slot],
    dice: Random,
) -> list[int]:
    held = _laid_open(memory)
    for ranks, places in split:
        free = list(places)
        dice.shuffle(free)
        # Those that need something first; the others take what is left.
        for rank in sorted(ranks, key=lambda rank: requirement(memory, needs, rank) == ANYWHERE):
            need = requirement(memory, needs, rank)
            for place in free:
                if fits(way[place][1], need):
                    held[rank] = way[place][1]
                    free.remove(place)
                    break
    return held
