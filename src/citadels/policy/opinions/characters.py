"""Opinions about characters. The three numbers of each were tuned by games of stewards against themselves."""

from typing import Final

from citadels.cards import characters as k
from citadels.policy import greedy_counts as greedy
from citadels.policy.dice import Dice
from citadels.policy.opinions import promises
from citadels.policy.opinions.opinion import CharacterOpinion, Use
from citadels.policy.steward import building, cities, crown, hands, naming, turn
from citadels.policy.steward.viewpoint import ACCEPT, LET_BE
from citadels.rules import choices as c
from citadels.rules.characters.base import IncomeCharacter
from citadels.rules.characters.blackmailer import FLOWER_SHOWN
from citadels.rules.characters.magician import REPLACE_DECISION
from citadels.rules.characters.wizard import WIZARD_DECISION
from citadels.rules.city import income_count
from citadels.rules.state import State


def name_character(state: State, seat: int, character: int, dice: Dice) -> float:
    """The greedy player takes or names the character that would bring it most, or sometimes another."""
    opinion = CHARACTERS.get(character)
    worth = 0.0 if opinion is None else opinion.gift
    shape = state.config.cast[character]
    if isinstance(shape, IncomeCharacter):
        each = greedy.CARD if shape.income_in_cards else greedy.GOLD
        worth += each * income_count(state, seat, shape.income_type)
    return 1.0 + worth + dice.unit()


def threaten(state: State, seat: int, character: int, dice: Dice) -> float:
    """The greedy player does not bluff: a threat on its own Blackmailer brings nothing."""
    own = character == k.BLACKMAILER
    return greedy.NEVER if own else name_character(state, seat, character, dice)


def pay_bribe(state: State, seat: int, argument: int, dice: Dice) -> float:
    """The greedy player pays, unless everybody knows that the threat is empty."""
    return greedy.NEVER if state.flower == FLOWER_SHOWN else greedy.gain(state, seat, argument, dice)


CHARACTERS: Final[dict[int, CharacterOpinion]] = {
    k.ASSASSIN: CharacterOpinion(
        liked=0.39,
        late=-0.05,
        rich=0.01,
        promise=promises.Aim(),
        uses={c.MURDER: Use(naming.Murder(), name_character)},
    ),
    k.WITCH: CharacterOpinion(
        liked=3.14,
        late=-0.01,
        rich=-0.05,
        promise=promises.Aim(),
        gift=-0.2,
        uses={c.BEWITCH: Use(naming.Bewitch(), name_character)},
    ),
    k.MAGISTRATE: CharacterOpinion(
        liked=4.18,
        late=0.04,
        rich=-0.02,
        promise=promises.Aim(),
        uses={
            c.WARRANT: Use(naming.Warrant(), name_character),
            c.CONFISCATE: Use(ACCEPT),
            c.LET_STAND: Use(LET_BE, greedy.nothing),
        },
    ),
    k.THIEF: CharacterOpinion(
        liked=1.4,
        late=-0.02,
        promise=promises.Rob(),
        uses={c.ROB: Use(naming.Rob(), name_character)},
    ),
    k.SPY: CharacterOpinion(
        liked=1.43,
        late=0.01,
        promise=promises.Spy(),
        uses={c.SPY_ON: Use(naming.Spy(), greedy.spy)},
    ),
    k.BLACKMAILER: CharacterOpinion(
        liked=2.11,
        late=-0.02,
        rich=0.01,
        promise=promises.Blackmail(),
        uses={
            c.THREATEN: Use(naming.Threaten(), threaten),
            c.PAY_BRIBE: Use(naming.PayBribe(), pay_bribe),
            c.REFUSE_BRIBE: Use(naming.RefuseBribe(), greedy.second_best),
            c.REVEAL_THREAT: Use(naming.RevealThreat()),
            c.LEAVE_THREAT: Use(LET_BE, greedy.second_best),
        },
    ),
    k.MAGICIAN: CharacterOpinion(
        liked=0.6,
        late=0.03,
        rich=0.01,
        promise=promises.Swap(),
        uses={
            c.SWAP_HANDS: Use(hands.SwapHands(), greedy.swap_hands),
            c.REPLACE: Use(hands.StartReplacing(), greedy.start_replacing),
            c.DRAW_REPLACEMENTS: Use(hands.DrawReplacements(), greedy.second_best),
        },
        uses_in={REPLACE_DECISION: {c.REPLACE: Use(hands.Replace(), greedy.give_card)}},
    ),
    k.WIZARD: CharacterOpinion(
        liked=1.78,
        late=0.03,
        rich=-0.01,
        promise=promises.Look(),
        uses={c.LOOK_AT_HAND: Use(hands.LookAtHand(), greedy.look_at_hand)},
        uses_in={
            WIZARD_DECISION: {
                c.TAKE_CARD: Use(building.TakeSeen(), greedy.keep_card),
                c.BUILD: Use(building.BuildSeen(), greedy.build),
                c.BUILD_BY_FRAMEWORK: Use(building.BuildSeenByFramework(), greedy.build_for_district),
                c.BUILD_NECROPOLIS: Use(building.BuildSeenNecropolis(), greedy.build_for_district),
            }
        },
    ),
    k.SEER: CharacterOpinion(
        liked=-0.45,
        late=-0.01,
        rich=-0.02,
        promise=promises.Foresee(),
        uses={c.FORESEE: Use()},
    ),
    k.KING: CharacterOpinion(
        liked=0.71,
        late=-0.05,
        rich=-0.02,
        promise=promises.Crown(),
        gift=0.3,
        uses={c.TAKE_CROWN: Use()},
    ),
    k.EMPEROR: CharacterOpinion(
        liked=1.9,
        late=-0.04,
        uses={
            c.GIVE_CROWN: Use(crown.GiveCrown()),
            c.TRIBUTE_GOLD: Use(crown.TributeInGold()),
            c.TRIBUTE_CARD: Use(crown.TributeInCards(), greedy.second_best),
            c.HAND_OVER_GOLD: Use(hands.GiveGold()),
            c.HAND_OVER_CARD: Use(hands.GiveCard(), greedy.give_card),
        },
    ),
    k.PATRICIAN: CharacterOpinion(
        liked=1.39,
        late=-0.02,
        rich=-0.02,
        promise=promises.Crown(),
        gift=0.3,
    ),
    k.BISHOP: CharacterOpinion(
        liked=0.15,
        late=-0.03,
        promise=promises.Protect(),
    ),
    k.ABBOT: CharacterOpinion(
        liked=1.52,
        late=0.06,
        gift=0.1,
        uses={
            c.INCOME_IN_GOLD: Use(turn.IncomeInGold(), greedy.income_in_gold),
            c.ALMS: Use(crown.AskForAlms()),
        },
    ),
    k.CARDINAL: CharacterOpinion(
        liked=1.03,
        late=0.03,
        gift=0.1,
        uses={
            c.BORROW: Use(building.Borrow(), greedy.build),
            c.BORROW_FROM: Use(crown.BorrowFrom()),
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
        promise=promises.GoldBack(),
    ),
    k.TRADER: CharacterOpinion(
        liked=0.3,
        late=0.02,
        rich=-0.01,
        promise=promises.Trade(),
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
        promise=promises.Navigate(),
        gift=1.0,
        uses={c.FOUR_GOLD: Use(turn.FourGold()), c.FOUR_CARDS: Use(turn.FourCards())},
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
        promise=promises.Attack(),
        gift=0.1,
        uses={c.DESTROY: Use(cities.Destroy(), greedy.destroy)},
    ),
    k.DIPLOMAT: CharacterOpinion(
        liked=0.5,
        late=-0.01,
        rich=0.01,
        promise=promises.Attack(),
        uses={
            c.OFFER: Use(cities.Offer(), greedy.offer),
            c.EXCHANGE_FOR: Use(cities.ExchangeFor(), greedy.exchange_for),
        },
    ),
    k.MARSHAL: CharacterOpinion(
        liked=2.17,
        late=0.07,
        rich=0.04,
        promise=promises.Attack(),
        uses={c.SEIZE: Use(cities.Seize(), greedy.seize)},
    ),
    k.QUEEN: CharacterOpinion(
        liked=1.09,
        late=0.06,
        rich=-0.02,
        promise=promises.Neighbour(),
        uses={c.NEIGHBOUR_GOLD: Use()},
    ),
    k.ARTIST: CharacterOpinion(
        liked=0.37,
        late=0.01,
        rich=-0.04,
        promise=promises.Beautify(),
        uses={
            c.BEAUTIFY: Use(cities.Beautify(), greedy.beautify),
            c.STOP_BEAUTIFYING: Use(LET_BE, greedy.nothing),
        },
    ),
    k.TAX_COLLECTOR: CharacterOpinion(
        liked=0.52,
        late=-0.02,
        rich=-0.03,
        promise=promises.Tax(),
        uses={c.COLLECT_TAX: Use()},
    ),
    k.OLD_TAX_COLLECTOR: CharacterOpinion(
        liked=1.82,
        late=-0.02,
        rich=0.02,
    ),
}
