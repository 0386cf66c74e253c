"""The verbs of every turn and of the draft, and those that several cards share."""

from typing import Final

from citadels.policy import greedy_counts as greedy
from citadels.policy.opinions.characters import name_character
from citadels.policy.opinions.opinion import Use
from citadels.policy.steward import building, draft, hands, turn
from citadels.policy.steward.viewpoint import LET_BE, NEVER_GOOD
from citadels.rules import choices as c

BASICS: Final[dict[int, Use]] = {
    c.CHOOSE: Use(draft.ChooseCharacter(), name_character),
    c.DISCARD: Use(draft.DiscardCharacter(), name_character),
    c.TAKE_GOLD: Use(turn.TakeGold(), greedy.take_gold),
    c.TAKE_CARDS: Use(turn.TakeCards(), greedy.take_cards),
    c.KEEP_CARD: Use(turn.KeepCard(), greedy.keep_card),
    c.TAKE_CARD: Use(turn.KeepCard(), greedy.keep_card),
    c.GIVE_CARD: Use(hands.GiveCard(), greedy.give_card),
    c.BUILD: Use(building.Build(), greedy.build),
    c.INCOME: Use(turn.Income()),
    c.END_TURN: Use(LET_BE, greedy.nothing),
    c.FORGO: Use(NEVER_GOOD, greedy.never),
    c.HOLD_BACK: Use(LET_BE, greedy.second_best),
}
