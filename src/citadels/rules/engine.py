"""The engine: every rule in its place, the open decision, its choices, and carrying one out."""

from citadels.cards import characters as number
from citadels.cards import districts as kind
from citadels.rules import decisions
from citadels.rules.characters.abbot import Abbot
from citadels.rules.characters.alchemist import Alchemist
from citadels.rules.characters.architect import Architect
from citadels.rules.characters.artist import Artist, Beautifying
from citadels.rules.characters.assassin import Assassin
from citadels.rules.characters.base import CHARACTERS
from citadels.rules.characters.bishop import Bishop
from citadels.rules.characters.blackmailer import (
    AnsweringThreat,
    Blackmailer,
    PlacingThreats,
    RevealingThreat,
)
from citadels.rules.characters.cardinal import Cardinal, ChoosingLender, GivingForGold
from citadels.rules.characters.diplomat import Diplomat, Exchanging
from citadels.rules.characters.emperor import Emperor, GivingCrownOn, TakingTribute
from citadels.rules.characters.king import King
from citadels.rules.characters.magician import Magician, Replacing
from citadels.rules.characters.magistrate import Confiscating, Magistrate, PlacingWarrants
from citadels.rules.characters.marshal import Marshal
from citadels.rules.characters.merchant import Merchant
from citadels.rules.characters.navigator import Navigator
from citadels.rules.characters.patrician import Patrician
from citadels.rules.characters.queen import Queen
from citadels.rules.characters.scholar import Scholar, Studying
from citadels.rules.characters.seer import Seer, SeerGiving
from citadels.rules.characters.spy import Spy
from citadels.rules.characters.tax_collector import TaxCollector
from citadels.rules.characters.thief import Thief
from citadels.rules.characters.trader import Trader
from citadels.rules.characters.warlord import Warlord
from citadels.rules.characters.witch import Witch
from citadels.rules.characters.wizard import ChoosingFromHand, Wizard
from citadels.rules.choices import exists
from citadels.rules.decisions import DECISIONS
from citadels.rules.draft import DraftDiscarding, Drafting
from citadels.rules.gathering import Keeping
from citadels.rules.reasons import FINE, GAME_OVER, NOT_ON_OFFER, UNKNOWN_CHOICE
from citadels.rules.round import proceed
from citadels.rules.state import FINISHED, State
from citadels.rules.turn import CHARACTER_VERBS, Turn
from citadels.rules.uniques.armory import Armory
from citadels.rules.uniques.base import UNIQUES
from citadels.rules.uniques.basilica import Basilica
from citadels.rules.uniques.capitol import Capitol
from citadels.rules.uniques.dragon_gate import DragonGate
from citadels.rules.uniques.factory import Factory
from citadels.rules.uniques.framework import Framework
from citadels.rules.uniques.gold_mine import GoldMine
from citadels.rules.uniques.great_wall import GreatWall
from citadels.rules.uniques.haunted_quarter import HauntedQuarter
from citadels.rules.uniques.imperial_treasury import ImperialTreasury
from citadels.rules.uniques.ivory_tower import IvoryTower
from citadels.rules.uniques.keep import Keep
from citadels.rules.uniques.laboratory import Laboratory
from citadels.rules.uniques.library import Library
from citadels.rules.uniques.map_room import MapRoom
from citadels.rules.uniques.monument import Monument
from citadels.rules.uniques.museum import Museum
from citadels.rules.uniques.necropolis import Necropolis
from citadels.rules.uniques.observatory import Observatory
from citadels.rules.uniques.park import Park
from citadels.rules.uniques.poor_house import PoorHouse
from citadels.rules.uniques.quarry import Quarry
from citadels.rules.uniques.school_of_magic import SchoolOfMagic
from citadels.rules.uniques.secret_vault import SecretVault
from citadels.rules.uniques.smithy import Smithy
from citadels.rules.uniques.stables import Stables
from citadels.rules.uniques.statue import Statue
from citadels.rules.uniques.theater import TheaterGiving, TheaterOffer
from citadels.rules.uniques.thieves_den import Paying
from citadels.rules.uniques.wishing_well import WishingWell

CHARACTERS[number.ASSASSIN] = Assassin()
CHARACTERS[number.WITCH] = Witch()
CHARACTERS[number.MAGISTRATE] = Magistrate()
CHARACTERS[number.THIEF] = Thief()
CHARACTERS[number.SPY] = Spy()
CHARACTERS[number.BLACKMAILER] = Blackmailer()
CHARACTERS[number.MAGICIAN] = Magician()
CHARACTERS[number.WIZARD] = Wizard()
CHARACTERS[number.SEER] = Seer()
CHARACTERS[number.KING] = King()
CHARACTERS[number.EMPEROR] = Emperor()
CHARACTERS[number.PATRICIAN] = Patrician()
CHARACTERS[number.BISHOP] = Bishop()
CHARACTERS[number.ABBOT] = Abbot()
CHARACTERS[number.CARDINAL] = Cardinal()
CHARACTERS[number.MERCHANT] = Merchant()
CHARACTERS[number.ALCHEMIST] = Alchemist()
CHARACTERS[number.TRADER] = Trader()
CHARACTERS[number.ARCHITECT] = Architect()
CHARACTERS[number.NAVIGATOR] = Navigator()
CHARACTERS[number.SCHOLAR] = Scholar()
CHARACTERS[number.WARLORD] = Warlord()
CHARACTERS[number.DIPLOMAT] = Diplomat()
CHARACTERS[number.MARSHAL] = Marshal()
CHARACTERS[number.QUEEN] = Queen()
CHARACTERS[number.ARTIST] = Artist()
CHARACTERS[number.TAX_COLLECTOR] = TaxCollector()
for character in CHARACTERS:
    CHARACTER_VERBS.update(character.verbs)

UNIQUES[kind.ARMORY] = Armory()
UNIQUES[kind.BASILICA] = Basilica()
UNIQUES[kind.CAPITOL] = Capitol()
UNIQUES[kind.DRAGON_GATE] = DragonGate()
UNIQUES[kind.FACTORY] = Factory()
UNIQUES[kind.FRAMEWORK] = Framework()
UNIQUES[kind.GOLD_MINE] = GoldMine()
UNIQUES[kind.GREAT_WALL] = GreatWall()
UNIQUES[kind.HAUNTED_QUARTER] = HauntedQuarter()
UNIQUES[kind.IMPERIAL_TREASURY] = ImperialTreasury()
UNIQUES[kind.IVORY_TOWER] = IvoryTower()
UNIQUES[kind.KEEP] = Keep()
UNIQUES[kind.LABORATORY] = Laboratory()
UNIQUES[kind.LIBRARY] = Library()
UNIQUES[kind.MAP_ROOM] = MapRoom()
UNIQUES[kind.MONUMENT] = Monument()
UNIQUES[kind.MUSEUM] = Museum()
UNIQUES[kind.NECROPOLIS] = Necropolis()
UNIQUES[kind.OBSERVATORY] = Observatory()
UNIQUES[kind.PARK] = Park()
UNIQUES[kind.POOR_HOUSE] = PoorHouse()
UNIQUES[kind.QUARRY] = Quarry()
UNIQUES[kind.SCHOOL_OF_MAGIC] = SchoolOfMagic()
UNIQUES[kind.SECRET_VAULT] = SecretVault()
UNIQUES[kind.SMITHY] = Smithy()
UNIQUES[kind.STABLES] = Stables()
UNIQUES[kind.STATUE] = Statue()
UNIQUES[kind.WISHING_WELL] = WishingWell()

DECISIONS[decisions.DRAFTING] = Drafting()
DECISIONS[decisions.DRAFT_DISCARDING] = DraftDiscarding()
DECISIONS[decisions.THEATER_OFFER] = TheaterOffer()
DECISIONS[decisions.THEATER_GIVING] = TheaterGiving()
DECISIONS[decisions.TURN] = Turn()
DECISIONS[decisions.KEEPING] = Keeping()
DECISIONS[decisions.PAYING] = Paying()
DECISIONS[decisions.CHOOSING_LENDER] = ChoosingLender()
DECISIONS[decisions.GIVING_FOR_GOLD] = GivingForGold()
DECISIONS[decisions.PLACING_WARRANTS] = PlacingWarrants()
DECISIONS[decisions.CONFISCATING] = Confiscating()
DECISIONS[decisions.PLACING_THREATS] = PlacingThreats()
DECISIONS[decisions.ANSWERING_THREAT] = AnsweringThreat()
DECISIONS[decisions.REVEALING_THREAT] = RevealingThreat()
DECISIONS[decisions.REPLACING] = Replacing()
DECISIONS[decisions.CHOOSING_FROM_HAND] = ChoosingFromHand()
DECISIONS[decisions.SEER_GIVING] = SeerGiving()
DECISIONS[decisions.TAKING_TRIBUTE] = TakingTribute()
DECISIONS[decisions.GIVING_CROWN_ON] = GivingCrownOn()
DECISIONS[decisions.STUDYING] = Studying()
DECISIONS[decisions.EXCHANGING] = Exchanging()
DECISIONS[decisions.BEAUTIFYING] = Beautifying()


def over(state: State) -> bool:
    return state.phase == FINISHED


def legal(state: State) -> list[int]:
    """All legal choices of the open decision, in a stable order; computed once for each position."""
    if state.options is None:
        state.options = DECISIONS[state.stack[-1][0]].options(state) if state.stack else []
    return state.options


def apply(state: State, choice: int) -> None:
    """Carry out a legal choice and go on to the next decision. Whoever calls has checked that it is legal."""
    state.options = None
    DECISIONS[state.stack[-1][0]].apply(state, choice)
    if not state.stack:
        proceed(state)


def obstacle(state: State, choice: int) -> int:
    """0 for a legal choice, otherwise the reason why it is not possible now."""
    if not state.stack:
        return GAME_OVER
    if not exists(choice):
        return UNKNOWN_CHOICE
    if choice in legal(state):
        return FINE
    return DECISIONS[state.stack[-1][0]].obstacle(state, choice) or NOT_ON_OFFER
