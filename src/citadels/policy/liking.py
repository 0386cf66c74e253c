"""How well a player would like to be a character in the coming round, from what is public."""

from citadels.policy.style import Style
from citadels.policy.worth import danger, districts_left
from citadels.rules.characters.base import Character, IncomeCharacter
from citadels.rules.city import income_count
from citadels.rules.state import State


def liking(state: State, seat: int, character: int, style: Style) -> float:
    """What a character is likely to bring a seat.

    Income and further builds are read from the character itself, so they count for any character; the rest
    is an opinion.
    """
    details = style.liking
    gold = min(state.gold[seat], details.most_gold) - details.usual_gold
    late = max(0, details.late_districts - districts_left(state, seat))
    likes = style.liked[character] + style.liked_rich[character] * gold
    likes += style.liked_late[character] * late
    shape = state.config.cast[character]
    if isinstance(shape, IncomeCharacter):
        each = style.income_cards if shape.income_in_cards else style.income
        likes += each * income_count(state, seat, shape.income_type)
    if shape.build_limit > 1:
        likes += extra_builds(state, seat, shape, style)
    promise = style.promises[character]
    if promise is not None:
        likes += promise.worth(state, seat, style)
    return likes


def extra_builds(state: State, seat: int, shape: Character, style: Style) -> float:
    """What further builds in a turn are worth: limited by the character, by gold and by cards."""
    details = style.liking
    paid_for = max(0.0, (state.gold[seat] - details.build_gold_kept) / details.build_gold)
    in_hand = (len(state.hands[seat]) + 1) * details.build_cards_share
    return style.extra_build * min(shape.build_limit - 1.0, min(paid_for, in_hand))


def builds_many(state: State, character: int) -> bool:
    """Whether a character, such as the Architect, can complete a city by surprise."""
    return state.config.cast[character].build_limit > 2


def could_finish(state: State, seat: int, style: Style) -> bool:
    """Gold, cards and a city that an Architect could complete, or nearly."""
    details = style.liking
    return (
        districts_left(state, seat) <= details.finish_districts
        and state.gold[seat] >= details.finish_gold
        and len(state.hands[seat]) >= details.finish_cards
    )


def most_cards(state: State, seat: int) -> int:
    """The size of the largest hand of the other players."""
    most = 0
    for other in range(state.config.players):
        if other != seat:
            most = max(most, len(state.hands[other]))
    return most


def most_gold(state: State, seat: int) -> int:
    """The gold of the richest other player."""
    most = 0
    for other in range(state.config.players):
        if other != seat:
            most = max(most, state.gold[other])
    return most


def most_danger(state: State, seat: int, style: Style) -> float:
    """The danger of the most dangerous other player."""
    most = 0.0
    for other in range(state.config.players):
        if other != seat:
            most = max(most, danger(state, other, style))
    return most
