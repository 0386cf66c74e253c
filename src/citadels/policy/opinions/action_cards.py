"""Opinions about action cards."""

from typing import Final

from citadels.cards import districts as k
from citadels.policy import greedy_counts as greedy
from citadels.policy.opinions.opinion import ActionCardOpinion, Use
from citadels.policy.steward import action_cards, crown
from citadels.policy.steward.viewpoint import LET_BE
from citadels.rules import choices as c

ACTION_CARDS: Final[dict[int, ActionCardOpinion]] = {
    k.BIG_TOP: ActionCardOpinion(3.2, uses={c.PLAY_BIG_TOP: Use(action_cards.PlayBigTop())}),
    k.TICKET_WAGON: ActionCardOpinion(
        1.2,
        uses={
            c.PLAY_TICKET_WAGON: Use(action_cards.PlayTicketWagon()),
            c.USE_WAGON: Use(action_cards.UseWagon(), greedy.buy_card),
            c.CASH_IN: Use(action_cards.CashIn()),
            c.LEAVE_WAGON: Use(LET_BE, greedy.second_best),
        },
    ),
    k.ACROBAT: ActionCardOpinion(1.4, uses={c.PLAY_ACROBAT: Use(crown.PlayAcrobat())}),
    k.FORTUNE_TELLER: ActionCardOpinion(
        1.7, uses={c.PLAY_FORTUNE_TELLER: Use(action_cards.PlayFortuneTeller(), greedy.buy_card)}
    ),
    k.STRONGMAN: ActionCardOpinion(1.5, uses={c.PLAY_STRONGMAN: Use(action_cards.PlayStrongman())}),
    k.DIRECTOR: ActionCardOpinion(2.0, uses={c.PLAY_DIRECTOR: Use(action_cards.PlayDirector())}),
    k.HUMAN_CANNONBALL: ActionCardOpinion(
        1.6,
        uses={
            c.PLAY_CANNONBALL: Use(action_cards.PlayCannonball()),
            c.REPLACE_DISTRICT: Use(action_cards.ReplaceDistrict(), greedy.replace_district),
        },
    ),
}
