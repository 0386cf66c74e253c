"""The verbs of every turn and of the draft, and those that several cards share."""

from typing import Final

from citadels.policy import greedy_counts as greedy
from citadels.policy.opinions.characters import name_character
from citadels.policy.opinions.opinion import Use
from citadels.policy.steward import building, draft, hands, turn
from citadels.policy.steward.viewpoint import let_be
from citadels.rules import choices as c

BASICS: Final[dict[int, Use]] = {
    c.CHOOSE: Use(draft.choose_character, name_character),
    c.DISCARD: Use(draft.discard_character, name_character),
    c.TAKE_GOLD: Use(turn.take_gold, greedy.take_gold),
    c.TAKE_CARDS: Use(turn.take_cards, greedy.take_cards),
    c.KEEP_CARD: Use(turn.keep_card, greedy.keep_card),
    c.TAKE_CARD: Use(turn.keep_card, greedy.keep_card),
    c.GIVE_CARD: Use(hands.give_card, greedy.give_card),
    c.BUILD: Use(building.build, greedy.build),
    c.INCOME: Use(turn.income),
    c.END_TURN: Use(let_be, greedy.nothing),
    c.HOLD_BACK: Use(let_be, greedy.second_best),
}
