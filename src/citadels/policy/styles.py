"""Ready-made styles, by name: the balanced one with some of its numbers changed."""

from collections.abc import Callable
from typing import Final

from citadels.cards.characters import (
    ARCHITECT,
    ASSASSIN,
    BLACKMAILER,
    DIPLOMAT,
    MAGICIAN,
    MARSHAL,
    MERCHANT,
    OLD_TAX_COLLECTOR,
    SPY,
    THIEF,
    WARLORD,
    WITCH,
)
from citadels.policy.opinions.action_cards import ACTION_CARDS
from citadels.policy.opinions.characters import CHARACTERS
from citadels.policy.opinions.uniques import UNIQUES
from citadels.policy.style import Style


def make_style(name: str) -> Style:
    """A style by its name; the empty name is the balanced one."""
    style = Style()
    for character, character_opinion in CHARACTERS.items():
        style.liked[character] = character_opinion.liked
        style.liked_late[character] = character_opinion.late
        style.liked_rich[character] = character_opinion.rich
        style.promises[character] = character_opinion.promise
    for kind, unique_opinion in UNIQUES.items():
        style.service[kind] = unique_opinion.service
        style.unique_points[kind] = unique_opinion.points
        style.points_in_city[kind] = unique_opinion.points_in_city
    for kind, action_opinion in ACTION_CARDS.items():
        style.action_cards[kind] = action_opinion.worth
    if name:
        _CHANGES[name](style)
    return style


def _rusher(style: Style) -> None:
    """Many cheap districts, and the end of the game soon."""
    style.point -= 0.25
    style.tempo += 1.0
    style.gold += 0.1
    style.finish += 3.0
    style.finish_behind += 4.0
    style.extra_build += 0.5
    style.liked[ARCHITECT] += 1.0


def _builder(style: Style) -> None:
    """Few dear districts."""
    style.point += 0.3
    style.tempo -= 0.9
    style.income += 0.2
    style.finish_behind -= 2.0
    style.liked[MERCHANT] += 0.6


def _thief(style: Style) -> None:
    """Other players' gold and cards."""
    style.rob_share += 0.3
    style.hand_gap += 0.3
    for character in (THIEF, BLACKMAILER, SPY, OLD_TAX_COLLECTOR):
        style.liked[character] += 1.0
    style.liked[MAGICIAN] += 0.6


def _blocker(style: Style) -> None:
    """Trouble for the leader."""
    style.aim += 0.3
    style.attack += 0.4
    style.hurt += 0.4
    style.hurt_leader += 0.4
    style.deny += 1.0
    for character in (ASSASSIN, WITCH, WARLORD, DIPLOMAT, MARSHAL):
        style.liked[character] += 0.7


def _casual(style: Style) -> None:
    """Half a mind on the others, and a weakness for dear districts."""
    style.slip = 0.25
    style.read = 0.8
    style.fear = 0.5
    style.point = 1.25
    style.gold = 0.45


def _beginner(style: Style) -> None:
    """Knows the rules, but not what others are up to; overlooks things, overpays, and hoards cards."""
    style.slip = 0.4
    style.read = 0.0  # forgets who may hold what
    style.fear = 0.0
    style.deny = 0.0
    style.finish = 1.0
    style.finish_behind = 1.0
    style.point = 1.5
    style.gold = 0.2
    style.first_card = 3.0
    style.more_cards = 0.8
    style.income = 3.0  # takes the character that pays, as everybody can tell


_CHANGES: Final[dict[str, Callable[[Style], None]]] = {
    "rusher": _rusher,
    "builder": _builder,
    "thief": _thief,
    "blocker": _blocker,
    "casual": _casual,
    "beginner": _beginner,
}
STYLES: Final = tuple(_CHANGES)
