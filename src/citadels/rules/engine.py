"""The engine: every rule in its place, the open decision, its choices, and carrying one out."""

from typing import Final

from citadels.cards import characters as number
from citadels.cards import districts as kind
from citadels.rules.actions.acrobat import Acrobat, SecondAcrobat
from citadels.rules.actions.base import ACTIONS, SECOND_ACTIONS, ActionCard
from citadels.rules.actions.big_top import BigTop
from citadels.rules.actions.director import Director
from citadels.rules.actions.fortune_teller import FortuneTeller
from citadels.rules.actions.human_cannonball import HumanCannonball
from citadels.rules.actions.strongman import SecondStrongman, Strongman
from citadels.rules.actions.ticket_wagon import SecondTicketWagon, TicketWagon
from citadels.rules.characters.abbot import Abbot, DarkCityAbbot
from citadels.rules.characters.alchemist import Alchemist
from citadels.rules.characters.architect import Architect, DarkCityArchitect
from citadels.rules.characters.artist import Artist
from citadels.rules.characters.assassin import Assassin
from citadels.rules.characters.base import CHARACTERS, OLDER_CHARACTERS
from citadels.rules.characters.bishop import Bishop
from citadels.rules.characters.blackmailer import Blackmailer
from citadels.rules.characters.cardinal import Cardinal
from citadels.rules.characters.diplomat import DarkCityDiplomat, Diplomat
from citadels.rules.characters.emperor import DarkCityEmperor, Emperor
from citadels.rules.characters.king import ClassicKing, King
from citadels.rules.characters.magician import DarkCityMagician, Magician
from citadels.rules.characters.magistrate import Magistrate
from citadels.rules.characters.marshal import Marshal
from citadels.rules.characters.merchant import DarkCityMerchant, Merchant
from citadels.rules.characters.navigator import DarkCityNavigator, Navigator
from citadels.rules.characters.old_tax_collector import OldTaxCollector
from citadels.rules.characters.patrician import Patrician
from citadels.rules.characters.queen import CzechQueen, DarkCityQueen, Queen
from citadels.rules.characters.scholar import Scholar
from citadels.rules.characters.seer import Seer
from citadels.rules.characters.spy import Spy
from citadels.rules.characters.tax_collector import TaxCollector
from citadels.rules.characters.thief import Thief
from citadels.rules.characters.trader import Trader
from citadels.rules.characters.warlord import ClassicWarlord, DarkCityWarlord, Warlord
from citadels.rules.characters.witch import Witch
from citadels.rules.characters.wizard import DarkCityWizard, Wizard
from citadels.rules.choices import exists
from citadels.rules.reasons import FINE, GAME_OVER, NOT_ON_OFFER, UNKNOWN_CHOICE
from citadels.rules.round import proceed
from citadels.rules.state import FINISHED, State
from citadels.rules.turn import CHARACTER_VERBS
from citadels.rules.uniques.armory import Armory, DarkCityArmory
from citadels.rules.uniques.ball_room import BallRoom
from citadels.rules.uniques.base import OLDER_UNIQUES, UNIQUES
from citadels.rules.uniques.basilica import Basilica
from citadels.rules.uniques.bell_tower import BellTower
from citadels.rules.uniques.capitol import Capitol
from citadels.rules.uniques.dragon_gate import DragonGate
from citadels.rules.uniques.factory import Factory
from citadels.rules.uniques.framework import Framework
from citadels.rules.uniques.gold_mine import GoldMine
from citadels.rules.uniques.graveyard import Graveyard
from citadels.rules.uniques.great_wall import CzechGreatWall, DarkCityGreatWall, GreatWall
from citadels.rules.uniques.haunted_quarter import DarkCityHauntedQuarter, HauntedQuarter
from citadels.rules.uniques.hospital import Hospital
from citadels.rules.uniques.imperial_treasury import ImperialTreasury
from citadels.rules.uniques.ivory_tower import IvoryTower
from citadels.rules.uniques.keep import Keep
from citadels.rules.uniques.laboratory import ClassicLaboratory, Laboratory
from citadels.rules.uniques.library import ClassicLibrary, Library
from citadels.rules.uniques.lighthouse import Lighthouse
from citadels.rules.uniques.map_room import MapRoom
from citadels.rules.uniques.monument import Monument
from citadels.rules.uniques.museum import Museum
from citadels.rules.uniques.necropolis import Necropolis
from citadels.rules.uniques.observatory import DarkCityObservatory, Observatory
from citadels.rules.uniques.park import Park
from citadels.rules.uniques.poor_house import PoorHouse
from citadels.rules.uniques.quarry import DarkCityQuarry, Quarry
from citadels.rules.uniques.school_of_magic import CzechSchoolOfMagic, SchoolOfMagic
from citadels.rules.uniques.secret_vault import SecretVault
from citadels.rules.uniques.smithy import ClassicSmithy, Smithy
from citadels.rules.uniques.stables import Stables
from citadels.rules.uniques.statue import Statue
from citadels.rules.uniques.thieves_den import ThievesDen
from citadels.rules.uniques.throne_room import ThroneRoom
from citadels.rules.uniques.university import University
from citadels.rules.uniques.wishing_well import DarkCityWishingWell, WishingWell

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
CHARACTERS[number.OLD_TAX_COLLECTOR] = OldTaxCollector()

OLDER_CHARACTERS[number.KING, "classic"] = ClassicKing()
OLDER_CHARACTERS[number.WARLORD, "classic"] = ClassicWarlord()
OLDER_CHARACTERS[number.WARLORD, "dark-city"] = DarkCityWarlord()
OLDER_CHARACTERS[number.MAGICIAN, "dark-city"] = DarkCityMagician()
OLDER_CHARACTERS[number.WIZARD, "dark-city"] = DarkCityWizard()
OLDER_CHARACTERS[number.EMPEROR, "dark-city"] = DarkCityEmperor()
OLDER_CHARACTERS[number.ABBOT, "dark-city"] = DarkCityAbbot()
OLDER_CHARACTERS[number.MERCHANT, "dark-city"] = DarkCityMerchant()
OLDER_CHARACTERS[number.ARCHITECT, "dark-city"] = DarkCityArchitect()
OLDER_CHARACTERS[number.NAVIGATOR, "dark-city"] = DarkCityNavigator()
OLDER_CHARACTERS[number.DIPLOMAT, "dark-city"] = DarkCityDiplomat()
OLDER_CHARACTERS[number.QUEEN, "dark-city"] = DarkCityQueen()
OLDER_CHARACTERS[number.QUEEN, "deluxe-cz"] = CzechQueen()
for character in CHARACTERS:
    CHARACTER_VERBS.update(character.verbs)
for character in OLDER_CHARACTERS.values():
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
UNIQUES[kind.BALL_ROOM] = BallRoom()
UNIQUES[kind.BELL_TOWER] = BellTower()
UNIQUES[kind.GRAVEYARD] = Graveyard()
UNIQUES[kind.HOSPITAL] = Hospital()
UNIQUES[kind.LIGHTHOUSE] = Lighthouse()
UNIQUES[kind.THIEVES_DEN] = ThievesDen()
UNIQUES[kind.THRONE_ROOM] = ThroneRoom()
UNIQUES[kind.UNIVERSITY] = University()

# Versions that only cost something else are not listed.
OLDER_UNIQUES[kind.LABORATORY, "classic"] = ClassicLaboratory()
OLDER_UNIQUES[kind.LIBRARY, "classic"] = ClassicLibrary()
OLDER_UNIQUES[kind.OBSERVATORY, "dark-city"] = DarkCityObservatory()
OLDER_UNIQUES[kind.SMITHY, "classic"] = ClassicSmithy()
OLDER_UNIQUES[kind.GREAT_WALL, "dark-city"] = DarkCityGreatWall()
OLDER_UNIQUES[kind.GREAT_WALL, "deluxe-cz"] = CzechGreatWall()
OLDER_UNIQUES[kind.HAUNTED_QUARTER, "dark-city"] = DarkCityHauntedQuarter()
OLDER_UNIQUES[kind.SCHOOL_OF_MAGIC, "deluxe-cz"] = CzechSchoolOfMagic()
OLDER_UNIQUES[kind.ARMORY, "dark-city"] = DarkCityArmory()
OLDER_UNIQUES[kind.QUARRY, "dark-city"] = DarkCityQuarry()
OLDER_UNIQUES[kind.WISHING_WELL, "dark-city"] = DarkCityWishingWell()

_FIRST_ACTIONS: Final[tuple[ActionCard, ...]] = (
    BigTop(),
    TicketWagon(),
    Acrobat(),
    FortuneTeller(),
    Strongman(),
    Director(),
    HumanCannonball(),
)
for action in _FIRST_ACTIONS:
    ACTIONS[action.kind - kind.FIRST_ACTION_CARD] = action
SECOND_ACTIONS[kind.TICKET_WAGON] = SecondTicketWagon()
SECOND_ACTIONS[kind.ACROBAT] = SecondAcrobat()
SECOND_ACTIONS[kind.STRONGMAN] = SecondStrongman()


def over(state: State) -> bool:
    return state.phase == FINISHED


def legal(state: State) -> list[int]:
    """All legal choices of the open decision, in a stable order; computed once for each position."""
    if state.options is None:
        state.options = state.top.decision.options(state)
    return state.options


def apply(state: State, choice: int) -> None:
    """Carry out a legal choice and go on to the next decision. The caller has checked that it is legal."""
    state.options = None
    state.top.decision.apply(state, choice)
    if not state.is_open:
        proceed(state)


def obstacle(state: State, choice: int) -> int:
    """0 for a legal choice, otherwise the reason why it is not possible now."""
    if not state.is_open:
        return GAME_OVER
    if not exists(choice):
        return UNKNOWN_CHOICE
    if choice in legal(state):
        return FINE
    return state.top.decision.obstacle(state, choice) or NOT_ON_OFFER
