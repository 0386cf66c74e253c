"""Urns of a story: cards among which one player chose in secret, so nobody else knows which is which.

An urn is a sorted tuple of items; an item can be a card out of another urn.
"""

from citadels.knowledge.card_draws import UNSEEN, URN, Items, Story, Typed


def without(items: Items, item: int) -> Items:
    place = items.index(item)
    return items[:place] + items[place + 1 :]


def replaced(urns: tuple[Items, ...], urn: int, content: Items) -> tuple[Items, ...]:
    return (*urns[:urn], content, *urns[urn + 1 :])


def is_uniform(items: list[int] | Items) -> bool:
    """Whether it makes no difference which of them is which."""
    return items.count(items[0]) == len(items)


def restricted(typed: Typed) -> int:
    count = 0
    for _, number in typed:
        count += number
    return count


def renamed(items: Items, old: int, new: int) -> Items:
    return tuple(sorted([new if item == old else item for item in items])) if old in items else items


def all_renamed(items: Items, names: dict[int, int]) -> Items:
    return tuple(sorted([names.get(item, item) for item in items]))


def flattened(urns: tuple[Items, ...], content: Items) -> Items:
    """The content of a new urn; where it takes all that is left in another, the content of that one."""
    found: list[int] = []
    for item in content:
        found.append(item)
    for item in sorted(set(content)):
        if item >= URN and content.count(item) == len(urns[item - URN]):
            found = [other for other in found if other != item]
            found.extend(urns[item - URN])
    return tuple(sorted(found))


def poured(urns: tuple[Items, ...], content: Items) -> tuple[Items, ...]:
    """The urns, without the content of those that a new one takes over entirely."""
    poured = urns
    for item in sorted(set(content)):
        if item >= URN and content.count(item) == len(urns[item - URN]):
            poured = replaced(poured, item - URN, ())
    return poured


def draw_last(story: Story, urn: int, out: list[Story]) -> None:
    """The stories in which the last item of an urn, if it is out of another, is drawn from there."""
    content = story.urns[urn]
    inner = content[-1]
    if inner < URN:
        out.append(story)
        return
    source = story.urns[inner - URN]
    last = -1
    for item in source:
        if item != last:
            last = item
            urns = replaced(story.urns, inner - URN, without(source, item))
            urns = replaced(urns, urn, tuple(sorted((*content[:-1], item))))
            out.append(Story(story.weight * source.count(item) / len(source), story.left, story.typed, urns))


def count_ways(story: Story, item: int, kind: int, known: dict[int, float], counted: dict[int, int]) -> int:
    """The number of ways in which an item can have become a card of a kind."""
    if item < URN:
        return 1
    if item not in counted:
        count = 0
        last = -1
        for inner in story.urns[item - URN]:
            if inner != last:
                last = inner
                if inner < UNSEEN:
                    count += inner == kind
                elif inner < URN or known[inner]:
                    count += count_ways(story, inner, kind, known, counted)
        counted[item] = count
    return counted[item]


def simplify(story: Story, at_places: list[int]) -> None:
    """Dissolve urns no place refers to if their cards are all alike or all inside one other urn."""
    urns = list(story.urns)
    for urn in range(len(urns)):
        content = urns[urn]
        if not content or at_places[urn]:
            continue
        item = URN + urn
        holders = [number for number in range(len(urns)) if item in urns[number]]
        if is_uniform(content):
            for holder in holders:
                urns[holder] = renamed(urns[holder], item, content[0])
            urns[urn] = ()
        elif len(holders) == 1:
            kept = [other for other in urns[holders[0]] if other != item]
            urns[holders[0]] = tuple(sorted([*kept, *content]))
            urns[urn] = ()
    story.urns = tuple(urns)
