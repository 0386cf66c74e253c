"""All cards of all editions, each named once. Everything else about them is derived from their classes."""

from collections.abc import Sequence
from typing import Final

from citadels.cards.characters import CHARACTER_BY_NAME, CHARACTER_NAMES, CHARACTER_SLOTS
from citadels.cards.districts import CARD_NAMES, CARD_SLOTS, COSTS, KIND_BY_NAME
from citadels.cards.house_rules import FIRST_VERSION, SECOND_VERSION
from citadels.cards.versions import NEWEST, VERSION_COSTS
from citadels.rules.actions.acrobat import Acrobat, SecondAcrobat
from citadels.rules.actions.base import ActionCard
from citadels.rules.actions.big_top import BigTop
from citadels.rules.actions.director import Director
from citadels.rules.actions.fortune_teller import FortuneTeller
from citadels.rules.actions.human_cannonball import HumanCannonball
from citadels.rules.actions.strongman import SecondStrongman, Strongman
from citadels.rules.actions.ticket_wagon import SecondTicketWagon, TicketWagon
from citadels.rules.card import MOMENTS, Card, overrides
from citadels.rules.characters.abbot import Abbot, DarkCityAbbot
from citadels.rules.characters.alchemist import Alchemist, CzechAlchemist
from citadels.rules.characters.architect import Architect, DarkCityArchitect
from citadels.rules.characters.artist import Artist
from citadels.rules.characters.assassin import Assassin
from citadels.rules.characters.base import Character
from citadels.rules.characters.bishop import Bishop, DarkCityBishop
from citadels.rules.characters.blackmailer import Blackmailer, FormerBlackmailer
from citadels.rules.characters.cardinal import Cardinal
from citadels.rules.characters.diplomat import DarkCityDiplomat, Diplomat
from citadels.rules.characters.emperor import DarkCityEmperor, Emperor, FormerDarkCityEmperor
from citadels.rules.characters.king import ClassicKing, King
from citadels.rules.characters.magician import DarkCityMagician, Magician
from citadels.rules.characters.magistrate import Magistrate
from citadels.rules.characters.marshal import Marshal
from citadels.rules.characters.merchant import DarkCityMerchant, Merchant
from citadels.rules.characters.navigator import DarkCityNavigator, Navigator
from citadels.rules.characters.old_tax_collector import OldTaxCollector
from citadels.rules.characters.patrician import Patrician
from citadels.rules.characters.queen import CzechQueen, DarkCityQueen, FormerDarkCityQueen, Queen
from citadels.rules.characters.scholar import Scholar
from citadels.rules.characters.seer import Seer
from citadels.rules.characters.spy import Spy
from citadels.rules.characters.tax_collector import TaxCollector
from citadels.rules.characters.thief import Thief
from citadels.rules.characters.trader import Trader
from citadels.rules.characters.warlord import ClassicWarlord, DarkCityWarlord, Warlord
from citadels.rules.characters.witch import CzechWitch, Witch
from citadels.rules.characters.wizard import DarkCityWizard, FormerDarkCityWizard, Wizard
from citadels.rules.choices import BUILD, action_space
from citadels.rules.decisions import WAIT_DECISION, DecisionKind
from citadels.rules.draft import DRAFT_DECISION, DRAFT_DISCARD_DECISION
from citadels.rules.gathering import KEEP_DECISION
from citadels.rules.turn import ACTING_CHARACTER, COMMON, NO_OWNER, TURN_DECISION
from citadels.rules.uniques.armory import Armory, DarkCityArmory
from citadels.rules.uniques.ball_room import BallRoom
from citadels.rules.uniques.base import HOOKS, Unique
from citadels.rules.uniques.basilica import Basilica
from citadels.rules.uniques.bell_tower import BellTower, CzechBellTower
from citadels.rules.uniques.capitol import Capitol
from citadels.rules.uniques.dragon_gate import DragonGate
from citadels.rules.uniques.factory import Factory
from citadels.rules.uniques.framework import Framework
from citadels.rules.uniques.gold_mine import GoldMine
from citadels.rules.uniques.graveyard import Graveyard
from citadels.rules.uniques.great_wall import CzechGreatWall, DarkCityGreatWall, GreatWall
from citadels.rules.uniques.haunted_quarter import (
    DarkCityHauntedQuarter,
    FormerDarkCityHauntedQuarter,
    HauntedQuarter,
)
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
from citadels.rules.uniques.theater import Theater
from citadels.rules.uniques.thieves_den import ThievesDen
from citadels.rules.uniques.throne_room import ThroneRoom
from citadels.rules.uniques.university import University
from citadels.rules.uniques.wishing_well import DarkCityWishingWell, WishingWell

# Each card in its newest version, then in the older ones.
CHARACTERS: Final[tuple[type[Character], ...]] = (
    Assassin,
    Witch,
    CzechWitch,
    Magistrate,
    Thief,
    Spy,
    Blackmailer,
    FormerBlackmailer,
    Magician,
    DarkCityMagician,
    Wizard,
    DarkCityWizard,
    FormerDarkCityWizard,
    Seer,
    King,
    ClassicKing,
    Emperor,
    DarkCityEmperor,
    FormerDarkCityEmperor,
    Patrician,
    Bishop,
    DarkCityBishop,
    Abbot,
    DarkCityAbbot,
    Cardinal,
    Merchant,
    DarkCityMerchant,
    Alchemist,
    CzechAlchemist,
    Trader,
    Architect,
    DarkCityArchitect,
    Navigator,
    DarkCityNavigator,
    Scholar,
    Warlord,
    ClassicWarlord,
    DarkCityWarlord,
    Diplomat,
    DarkCityDiplomat,
    Marshal,
    Queen,
    DarkCityQueen,
    FormerDarkCityQueen,
    CzechQueen,
    Artist,
    TaxCollector,
    OldTaxCollector,
)
UNIQUES: Final[tuple[type[Unique], ...]] = (
    Armory,
    DarkCityArmory,
    Basilica,
    Capitol,
    DragonGate,
    Factory,
    Framework,
    GoldMine,
    GreatWall,
    DarkCityGreatWall,
    CzechGreatWall,
    HauntedQuarter,
    DarkCityHauntedQuarter,
    FormerDarkCityHauntedQuarter,
    ImperialTreasury,
    IvoryTower,
    Keep,
    Laboratory,
    ClassicLaboratory,
    Library,
    ClassicLibrary,
    MapRoom,
    Monument,
    Museum,
    Necropolis,
    Observatory,
    DarkCityObservatory,
    Park,
    PoorHouse,
    Quarry,
    DarkCityQuarry,
    SchoolOfMagic,
    CzechSchoolOfMagic,
    SecretVault,
    Smithy,
    ClassicSmithy,
    Stables,
    Statue,
    Theater,
    ThievesDen,
    WishingWell,
    DarkCityWishingWell,
    BallRoom,
    BellTower,
    CzechBellTower,
    Graveyard,
    Hospital,
    Lighthouse,
    ThroneRoom,
    University,
)
ACTION_CARDS: Final[tuple[type[ActionCard], ...]] = (
    BigTop,
    TicketWagon,
    SecondTicketWagon,
    Acrobat,
    SecondAcrobat,
    FortuneTeller,
    Strongman,
    SecondStrongman,
    Director,
    HumanCannonball,
)


class Played:
    """All characters and all cards in the versions that a game plays."""

    __slots__ = ("cast", "costs", "districts", "listening", "masks", "moments")

    def __init__(
        self, cast: list[Character], districts: list[Unique], costs: tuple[int, ...], masks: list[int]
    ) -> None:
        self.cast = cast  # by number
        self.districts = districts  # by kind
        self.costs = costs  # by kind
        self.masks = masks  # by hook: the kinds that have it, as a bit mask
        self.moments = len(MOMENTS)
        # The kinds that listen to any moment.
        self.listening: list[int] = [kind for kind, card in enumerate(districts) if card.moments]


# The decisions that do not belong to a card.
_DECISIONS: Final[tuple[DecisionKind, ...]] = (
    DRAFT_DECISION,
    DRAFT_DISCARD_DECISION,
    TURN_DECISION,
    KEEP_DECISION,
    WAIT_DECISION,
)


class AllCards:
    """One object of every class, and the tables derived from their verbs, decisions and hooks."""

    __slots__ = ("_played", "characters", "decisions", "owner_of_verb", "plain", "uniques", "ways")

    def __init__(self, classes: Sequence[type[Card]]) -> None:
        self.plain = Unique()
        # By number or kind, and version.
        self.characters: dict[tuple[int, str], Character] = {}
        self.uniques: dict[tuple[int, str], Unique] = {}
        self.decisions: dict[str, DecisionKind] = {decision.id: decision for decision in _DECISIONS}  # by id
        # By verb: the unique that offers to build in this way instead of paying.
        self.ways: dict[int, int] = {}
        self._played: dict[tuple[tuple[tuple[str, str], ...], bool], Played] = {}
        self.owner_of_verb: list[int] = []
        self.add(*classes)

    def add(self, *classes: type[Card]) -> None:
        """Add classes, for games that are set up from now on."""
        for card_class in classes:
            self._add(card_class())
        self.owner_of_verb = self._owners()
        self._played = {}

    def _add(self, card: Card) -> None:
        card.moments = tuple([i for i, name in enumerate(MOMENTS) if overrides(card, self.plain, name)])
        for decision in card.decisions():
            known = self.decisions.setdefault(decision.id, decision)
            assert known is decision, decision.id
        if isinstance(card, Character):
            assert (card.number, card.version) not in self.characters, card
            self.characters[card.number, card.version] = card
        elif isinstance(card, Unique):
            assert (card.kind, card.version) not in self.uniques, card
            self.uniques[card.kind, card.version] = card
            for verb in card.ways:
                self.ways[verb] = card.kind

    def _owners(self) -> list[int]:
        """What carries out each verb in a turn, as ``turn`` reads it; by the number of its first choice."""
        owners = [NO_OWNER] * action_space()
        for character in self.characters.values():
            for verb in character.verbs:
                owners[verb] = ACTING_CHARACTER
        for unique in self.uniques.values():
            for verb in unique.verbs:
                owners[verb] = unique.kind
        for place, ability in enumerate(COMMON):
            for verb in ability.verbs:
                owners[verb] = -1 - place
        for verb in self.ways:
            owners[verb] = owners[BUILD]
        return owners

    def turn_verbs(self) -> list[int]:
        """All verbs that some turn can offer."""
        return [verb for verb, owner in enumerate(self.owner_of_verb) if owner != NO_OWNER]

    def character(self, number: int, version: str) -> Character:
        return self.characters[number, version]

    def unique(self, kind: int, version: str) -> Unique:
        """A card in a version; one that changes only the cost shares the newest or first one."""
        found = self.uniques.get((kind, version)) or self.uniques.get((kind, NEWEST))
        return found or self.uniques[kind, FIRST_VERSION]

    def in_versions(self, versions: tuple[tuple[str, str], ...], second: bool) -> Played:
        """All cards in the versions of a game; ``second``: the action cards in their second version."""
        found = self._played.get((versions, second))
        if found is None:
            found = self._played[versions, second] = self._play(dict(versions), second)
        return found

    def _play(self, versions: dict[str, str], second: bool) -> Played:
        cast = [Character() for _ in range(CHARACTER_SLOTS + 1)]  # the last one, at -1, is for NOBODY
        for number, name in enumerate(CHARACTER_NAMES):
            cast[number] = self.character(number, versions.get(name, NEWEST))
        districts = [self.plain] * CARD_SLOTS
        costs = list(COSTS)
        for (kind, version), card in self.uniques.items():
            if version in (NEWEST, FIRST_VERSION) or (version == SECOND_VERSION and second):
                districts[kind] = card
        for name, version in versions.items():
            if name not in CHARACTER_BY_NAME:
                kind = KIND_BY_NAME[name]
                districts[kind] = self.unique(kind, version)
                costs[kind] = VERSION_COSTS.get((name, version), COSTS[kind])
        return Played(cast, districts, tuple(costs), self._masks(districts))

    def _masks(self, districts: list[Unique]) -> list[int]:
        masks = [0] * len(HOOKS)
        for kind in range(len(CARD_NAMES)):
            for hook, names in enumerate(HOOKS):
                if any(overrides(districts[kind], self.plain, name) for name in names):
                    masks[hook] |= 1 << kind
        return masks


CARDS: Final = AllCards((*CHARACTERS, *UNIQUES, *ACTION_CARDS))
