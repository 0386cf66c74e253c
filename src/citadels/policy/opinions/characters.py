"""Opinions about characters. The three numbers of each were tuned by games of stewards against themselves."""

from typing import Final

from citadels.cards import characters as k
from citadels.policy import greedy_counts as greedy
from citadels.policy.dice import Dice
from citadels.policy.opinions import promises
from citadels.policy.opinions.opinion import CharacterOpinion, Use
from citadels.policy.steward import building, cities, crown, hands, naming, turn
from citadels.policy.steward.viewpoint import accept, let_be
from citadels.rules import choices as c
from citadels.rules.characters.base import IncomeCharacter
from citadels.rules.characters.magician import REPLACE_DECISION
from citadels.rules.characters.wizard import WIZARD_DECISION
from citadels.rules.city import income_count
from citadels.rules.state import State


def name_character(state: State, seat: int, character: int, dice: Dice) -> float:
    """The greedy player takes or names the character that would bring it most, now and then another."""
    opinion = CHARACTERS.get(character)
    worth = 0.0 if opinion is None else opinion.gift
    shape = state.config.cast[character]
    if isinstance(shape, IncomeCharacter):
        each = greedy.CARD if shape.income_in_cards else greedy.GOLD
        worth += each * income_count(state, seat, shape.income_type)
    return 1.0 + worth + dice.unit()


CHARACTERS: Final[dict[int, CharacterOpinion]] = {
    k.ASSASSIN: CharacterOpinion(
        liked=0.39,
        late=-0.05,
        rich=0.01,
        promise=promises.aim,
        uses={c.MURDER: Use(naming.murder, name_character)},
    ),
    k.WITCH: CharacterOpinion(
        liked=3.14,
        late=-0.01,
        rich=-0.05,
        promise=promises.aim,
        gift=-0.2,
        uses={c.BEWITCH: Use(naming.bewitch, name_character)},
    ),
    k.MAGISTRATE: CharacterOpinion(
        liked=4.18,
        late=0.04,
        rich=-0.02,
        promise=promises.aim,
        uses={
            c.WARRANT: Use(naming.warrant, name_character),
            c.CONFISCATE: Use(accept),
            c.LET_STAND: Use(let_be, greedy.nothing),
        },
    ),
    k.THIEF: CharacterOpinion(
        liked=1.4,
        late=-0.02,
        promise=promises.rob,
        uses={c.ROB: Use(naming.rob, name_character)},
    ),
    k.SPY: CharacterOpinion(
        liked=1.43,
        late=0.01,
        promise=promises.spy,
        uses={c.SPY_ON: Use(naming.spy, greedy.spy)},
    ),
    k.BLACKMAILER: CharacterOpinion(
        liked=2.11,
        late=-0.02,
        rich=0.01,
        promise=promises.blackmail,
        uses={
            c.THREATEN: Use(naming.rob, name_character),
            c.PAY_BRIBE: Use(naming.pay_bribe),
            c.REFUSE_BRIBE: Use(naming.refuse_bribe, greedy.second_best),
            c.REVEAL_THREAT: Use(naming.reveal_threat),
            c.LEAVE_THREAT: Use(let_be, greedy.second_best),
        },
    ),
    k.MAGICIAN: CharacterOpinion(
        liked=0.6,
        late=0.03,
        rich=0.01,
        promise=promises.swap,
        uses={
            c.SWAP_HANDS: Use(hands.swap_hands, greedy.swap_hands),
            c.REPLACE: Use(hands.start_replacing, greedy.start_replacing),
            c.DRAW_REPLACEMENTS: Use(hands.draw_replacements, greedy.second_best),
        },
        uses_in={REPLACE_DECISION: {c.REPLACE: Use(hands.replace, greedy.give_card)}},
    ),
    k.WIZARD: CharacterOpinion(
        liked=1.78,
        late=0.03,
        rich=-0.01,
        promise=promises.look,
        uses={c.LOOK_AT_HAND: Use(hands.look_at_hand, greedy.look_at_hand)},
        uses_in={
            WIZARD_DECISION: {
                c.TAKE_CARD: Use(building.take_seen, greedy.keep_card),
                c.BUILD: Use(building.build_seen, greedy.build),
                c.BUILD_BY_FRAMEWORK: Use(building.build_seen_by_framework, greedy.build_for_district),
                c.BUILD_NECROPOLIS: Use(building.build_seen_necropolis, greedy.build_for_district),
            }
        },
    ),
    k.SEER: CharacterOpinion(
        liked=-0.45,
        late=-0.01,
        rich=-0.02,
        promise=promises.foresee,
        uses={c.FORESEE: Use()},
    ),
    k.KING: CharacterOpinion(
        liked=0.71,
        late=-0.05,
        rich=-0.02,
        promise=promises.crown,
        gift=0.3,
        uses={c.TAKE_CROWN: Use()},
    ),
    k.EMPEROR: CharacterOpinion(
        liked=1.9,
        late=-0.04,
        uses={
            c.GIVE_CROWN: Use(crown.give_crown),
            c.TRIBUTE_GOLD: Use(crown.tribute_in_gold),
            c.TRIBUTE_CARD: Use(crown.tribute_in_cards, greedy.second_best),
            c.HAND_OVER_GOLD: Use(hands.give_gold),
            c.HAND_OVER_CARD: Use(hands.give_card, greedy.give_card),
        },
    ),
    k.PATRICIAN: CharacterOpinion(
        liked=1.39,
        late=-0.02,
        rich=-0.02,
        promise=promises.crown,
        gift=0.3,
    ),
    k.BISHOP: CharacterOpinion(
        liked=0.15,
        late=-0.03,
        promise=promises.protect,
    ),
    k.ABBOT: CharacterOpinion(
        liked=1.52,
        late=0.06,
        gift=0.1,
        uses={
            c.INCOME_IN_GOLD: Use(turn.income_in_gold, greedy.income_in_gold),
            c.ALMS: Use(crown.ask_for_alms),
        },
    ),
    k.CARDINAL: CharacterOpinion(
        liked=1.03,
        late=0.03,
        gift=0.1,
        uses={
            c.BORROW: Use(building.borrow, greedy.build),
            c.BORROW_FROM: Use(crown.borrow_from),
        },
    ),
    k.MERCHANT: CharacterOpinion(
        liked=1.82,
        late=-0.03,
        rich=-0.01,
        gift=0.5,
        uses={c.EXTRA_GOLD: Use()},
    ),
    k.ALCHEMIST: CharacterOpinion(
        liked=0.35,
        late=-0.06,
        rich=0.01,
        promise=promises.gold_back,
    ),
    k.TRADER: CharacterOpinion(
        liked=0.3,
        late=0.02,
        rich=-0.01,
        promise=promises.trade,
        gift=0.1,
    ),
    k.ARCHITECT: CharacterOpinion(
        liked=2.51,
        late=0.05,
        rich=0.01,
        gift=1.0,
        uses={c.EXTRA_CARDS: Use()},
    ),
    k.NAVIGATOR: CharacterOpinion(
        liked=0.92,
        late=-0.03,
        rich=-0.03,
        promise=promises.navigate,
        gift=1.0,
        uses={c.FOUR_GOLD: Use(turn.four_gold), c.FOUR_CARDS: Use(turn.four_cards)},
    ),
    k.SCHOLAR: CharacterOpinion(
        liked=1.66,
        late=-0.01,
        rich=0.01,
        gift=0.6,
        uses={c.STUDY: Use()},
    ),
    k.WARLORD: CharacterOpinion(
        liked=0.42,
        late=-0.04,
        promise=promises.attack,
        gift=0.1,
        uses={c.DESTROY: Use(cities.destroy, greedy.destroy)},
    ),
    k.DIPLOMAT: CharacterOpinion(
        liked=0.5,
        late=-0.01,
        rich=0.01,
        promise=promises.attack,
        uses={
            c.OFFER: Use(cities.offer, greedy.offer),
            c.EXCHANGE_FOR: Use(cities.exchange_for, greedy.exchange_for),
        },
    ),
    k.MARSHAL: CharacterOpinion(
        liked=2.17,
        late=0.07,
        rich=0.04,
        promise=promises.attack,
        uses={c.SEIZE: Use(cities.seize, greedy.seize)},
    ),
    k.QUEEN: CharacterOpinion(
        liked=1.09,
        late=0.06,
        rich=-0.02,
        promise=promises.neighbour,
        uses={c.NEIGHBOUR_GOLD: Use()},
    ),
    k.ARTIST: CharacterOpinion(
        liked=0.37,
        late=0.01,
        rich=-0.04,
        promise=promises.beautify,
        uses={
            c.BEAUTIFY: Use(cities.beautify, greedy.beautify),
            c.STOP_BEAUTIFYING: Use(let_be, greedy.nothing),
        },
    ),
    k.TAX_COLLECTOR: CharacterOpinion(
        liked=0.52,
        late=-0.02,
        rich=-0.03,
        promise=promises.tax,
        uses={c.COLLECT_TAX: Use()},
    ),
    k.OLD_TAX_COLLECTOR: CharacterOpinion(
        liked=1.82,
        late=-0.02,
        rich=0.02,
    ),
}
