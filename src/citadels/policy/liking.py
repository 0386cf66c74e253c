"""How well a player would like to be a character in the coming round, from what is public."""

from citadels.cards.characters import (
    ABBOT,
    ALCHEMIST,
    ARCHITECT,
    ARTIST,
    ASSASSIN,
    BISHOP,
    BLACKMAILER,
    CARDINAL,
    CROWN_RANK,
    DIPLOMAT,
    EMPEROR,
    KING,
    MAGICIAN,
    MAGISTRATE,
    MARSHAL,
    MERCHANT,
    NAVIGATOR,
    PATRICIAN,
    QUEEN,
    SCHOLAR,
    SEER,
    SPY,
    TAX_COLLECTOR,
    THIEF,
    TRADER,
    WARLORD,
    WITCH,
    WIZARD,
)
from citadels.cards.districts import MILITARY, NOBLE, RELIGIOUS, TRADE
from citadels.policy.style import Style
from citadels.policy.worth import danger, districts_left, type_count
from citadels.rules.state import State


def liking(state: State, seat: int, character: int, style: Style) -> float:
    """What a character promises to a seat."""
    gold = state.gold[seat]
    likes = style.liked[character] + style.liked_rich[character] * (min(gold, 8) - 3)
    likes += style.liked_late[character] * max(0, 5 - districts_left(state, seat))
    cards = len(state.hands[seat])
    if character == KING:
        likes += style.income * type_count(state, seat, NOBLE)
        likes += crown_worth(state, seat, style)
    elif character == PATRICIAN:
        likes += style.income_cards * type_count(state, seat, NOBLE)
        likes += crown_worth(state, seat, style)
    elif character == EMPEROR:
        likes += style.income * type_count(state, seat, NOBLE)
    elif character == BISHOP:
        likes += style.income * type_count(state, seat, RELIGIOUS)
        likes += style.protect * danger(state, seat, style)
    elif character == ABBOT:
        likes += style.income * type_count(state, seat, RELIGIOUS)
    elif character == CARDINAL:
        likes += style.income_cards * type_count(state, seat, RELIGIOUS)
    elif character == MERCHANT:
        likes += style.income * type_count(state, seat, TRADE)
    elif character == TRADER:
        likes += style.income * type_count(state, seat, TRADE)
        likes += 0.3 * style.extra_build * min(cards * 0.3, 1.0)
    elif character == ALCHEMIST:
        likes += style.gold * min(gold, 4)
    elif character == ARCHITECT:
        likes += style.extra_build * min(2.0, max(0.0, (gold - 1) / 3.0), (cards + 1) * 0.6)
    elif character in (SCHOLAR, SEER):
        likes += style.extra_build * min(1.0, max(0.0, (gold - 1) / 3.0), (cards + 1) * 0.6)
        if character == SEER:
            likes += 0.3 * _others_with_cards(state, seat)
    elif character == NAVIGATOR:
        likes += 2.0 if cards == 0 else max(-1.0, 1.4 - 0.5 * gold)
    elif character == MAGICIAN:
        likes += style.hand_gap * max(0, _most_cards(state, seat) - cards)
    elif character == WIZARD:
        likes += 0.2 * min(4, _most_cards(state, seat))
    elif character in (THIEF, BLACKMAILER):
        likes += style.rob_share * _most_gold(state, seat)
        if character == BLACKMAILER:
            likes += 0.1
    elif character == SPY:
        likes += 0.35 * _most_cards(state, seat)
    elif character in (ASSASSIN, WITCH, MAGISTRATE):
        likes += style.aim * _most_danger(state, seat, style)
    elif character in (WARLORD, DIPLOMAT, MARSHAL):
        likes += style.income * type_count(state, seat, MILITARY)
        likes += style.attack * _most_danger(state, seat, style)
    elif character == QUEEN:
        # Beside the crowned player is beside a likely rank 4.
        if state.config.highest_rank >= CROWN_RANK:
            likes += 0.5
    elif character == ARTIST:
        likes += style.beauty * min(2, gold // 2) if len(state.cities[seat]) else 0.0
    elif character == TAX_COLLECTOR:
        likes += style.income * state.tax
    return likes


def crown_worth(state: State, seat: int, style: Style) -> float:
    """Choosing first is worth more to whoever is far from it."""
    return style.crown if state.crown != seat else 0.6 * style.crown


def _others_with_cards(state: State, seat: int) -> int:
    count = 0
    for other in range(state.config.players):
        if other != seat and state.hands[other]:
            count += 1
    return count


def _most_cards(state: State, seat: int) -> int:
    most = 0
    for other in range(state.config.players):
        if other != seat:
            most = max(most, len(state.hands[other]))
    return most


def _most_gold(state: State, seat: int) -> int:
    most = 0
    for other in range(state.config.players):
        if other != seat:
            most = max(most, state.gold[other])
    return most


def _most_danger(state: State, seat: int, style: Style) -> float:
    most = 0.0
    for other in range(state.config.players):
        if other != seat:
            most = max(most, danger(state, other, style))
    return most


def could_finish(state: State, seat: int) -> bool:
    """Gold, cards and a city that three more districts, or nearly, complete."""
    return districts_left(state, seat) <= 3 and state.gold[seat] >= 4 and len(state.hands[seat]) >= 2
