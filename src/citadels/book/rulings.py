"""The rulings, and where each holds; the words are in ``rulings.ftl``, the cases in ``docs/rules.md``.

A ruling is cut into parts, so that a reader of an edition sees only that edition's cards:
``K6-big_top`` is the part of K6 that needs a Big Top.
"""

from typing import Final

from citadels.book.passages import Passage

_DELUXE: Final = ("deluxe", "deluxe-cz")
_NOT_CLASSIC: Final = ("dark-city", *_DELUXE)


def _ruling(name: str, cards: str = "", some_of: str = "", only_in: tuple[str, ...] = ()) -> Passage:
    """A part of a ruling: the cards that must all be in play, and those of which one must be."""
    id = name.partition("-")[0]
    return Passage(id, f"ruling-{name}", tuple(cards.split()), tuple(some_of.split()), only_in)


# The cards most concerned come first; a ruling without cards is about the end of the game.
RULINGS: Final[tuple[Passage, ...]] = (
    _ruling("K1", only_in=_DELUXE),
    _ruling("K1-bell_tower", "bell_tower"),
    _ruling("K2"),
    _ruling("K2-magistrate", "magistrate"),
    _ruling("K3", "bell_tower"),
    _ruling("K3-magistrate", "bell_tower magistrate"),
    _ruling("K3-human_cannonball", "bell_tower human_cannonball"),
    _ruling("K4", "queen"),
    _ruling("K5", "assassin", only_in=_DELUXE),
    _ruling("K5-witch", "witch", only_in=_DELUXE),
    _ruling("K5-theater", "theater"),
    _ruling("K6", "monument framework"),
    _ruling("K6-big_top", "monument big_top"),
    _ruling("K6-diplomat", "monument diplomat"),
    _ruling("K7", "monument diplomat"),
    _ruling("K7-human_cannonball", "monument human_cannonball"),
    _ruling("K8", some_of="poor_house park alchemist", only_in=_DELUXE),
    _ruling("K8-old_tax_collector", "alchemist old_tax_collector"),
    _ruling("K9", "witch"),
    _ruling("K9-ticket_wagon", "witch ticket_wagon"),
    _ruling("K10", "witch", some_of="thief spy blackmailer", only_in=_DELUXE),
    _ruling("K10-old_tax_collector", "witch", some_of="thief old_tax_collector", only_in=("dark-city",)),
    _ruling("K10-emperor", "witch emperor"),
    _ruling("K10-rank_8", "witch", some_of="warlord diplomat marshal"),
    _ruling("R25", "witch navigator", only_in=_DELUXE),
    _ruling("R26", "witch alchemist", only_in=_DELUXE),
    _ruling("R27", "witch tax_collector"),
    _ruling("R27-old_tax_collector", "witch old_tax_collector"),
    _ruling("R28", "witch queen", only_in=_DELUXE),
    _ruling("R28-rank_4", "witch queen", some_of="king emperor patrician", only_in=_DELUXE),
    _ruling("K11", "magistrate"),
    _ruling("K12", "magistrate"),
    _ruling("K12-thieves_den", "magistrate thieves_den"),
    _ruling("K12-wizard", "magistrate wizard"),
    _ruling("K12-director", "magistrate director"),
    _ruling("K12-human_cannonball", "magistrate human_cannonball"),
    _ruling("K13", "magistrate tax_collector"),
    _ruling("K13-cardinal", "magistrate cardinal"),
    _ruling("R37", "magistrate stables"),
    _ruling("R39", "magistrate alchemist"),
    _ruling("R40", "magistrate cardinal"),
    _ruling("R42", "magistrate monument"),
    _ruling("R43", "magistrate", some_of="big_top ticket_wagon"),
    _ruling("P7", "magistrate"),
    _ruling("K14", "blackmailer"),
    _ruling("K14-ticket_wagon", "blackmailer ticket_wagon"),
    _ruling("R44", "blackmailer"),
    _ruling("R45", "blackmailer"),
    _ruling("K15", "cardinal"),
    _ruling("K15-factory", "cardinal factory"),
    _ruling("K15-thieves_den", "cardinal thieves_den"),
    _ruling("K15-tax_collector", "cardinal tax_collector"),
    _ruling("P9", "cardinal"),
    _ruling("K16", "keep", some_of="warlord diplomat marshal", only_in=_DELUXE),
    _ruling("K16-warlord", "keep warlord", only_in=("dark-city",)),
    _ruling("K16-big_top", "big_top", some_of="warlord diplomat marshal", only_in=("deluxe-cz",)),
    _ruling(
        "K16-bishop",
        "bishop",
        some_of="warlord diplomat marshal",
        only_in=_NOT_CLASSIC,
    ),
    _ruling("K17", "great_wall diplomat", only_in=_DELUXE),
    _ruling("K17-marshal", "great_wall marshal artist"),
    _ruling("K18", "diplomat"),
    _ruling("K18-museum", "museum diplomat"),
    _ruling("K18-artist", "artist"),
    _ruling("R60", "dragon_gate warlord"),
    _ruling("R60-diplomat", "dragon_gate diplomat"),
    _ruling("R60-university", "university warlord"),
    _ruling("R60-university_diplomat", "university diplomat"),
    _ruling("R61", "warlord bishop assassin"),
    _ruling("R63", "quarry", some_of="diplomat marshal"),
    _ruling("R65", "tax_collector", some_of="diplomat marshal"),
    _ruling("R69", "marshal artist"),
    _ruling("P11", "armory", some_of="warlord diplomat marshal"),
    _ruling("P12", "great_wall warlord"),
    _ruling("K19", "emperor", only_in=_DELUXE),
    _ruling("K19-receiver", "emperor", only_in=("dark-city",)),
    _ruling("P4", "emperor", only_in=_DELUXE),
    _ruling("P2", "witch king", only_in=("dark-city",)),
    _ruling("P2-patrician", "witch", some_of="king patrician", only_in=_DELUXE),
    _ruling("K20", "acrobat king", only_in=("classic",)),
    _ruling("K20-queen", "acrobat queen", some_of="king emperor patrician"),
    _ruling("R11", "bishop"),
    _ruling("K21", "wizard"),
    _ruling("K21-building", "wizard", some_of="framework necropolis thieves_den"),
    _ruling("K21-fortune_teller", "fortune_teller"),
    _ruling("K21-seer", "seer"),
    _ruling("K21-spy", "spy"),
    _ruling("K21-magician", "magician"),
    _ruling("R50", "wizard", some_of="secret_vault monument"),
    _ruling("R51", "seer"),
    _ruling("P6", "seer"),
    _ruling("R52", "scholar"),
    _ruling("R59", "navigator"),
    _ruling("P8", "artist"),
    _ruling("R70", "tax_collector"),
    _ruling("K22", "necropolis keep"),
    _ruling("K22-complete", some_of="framework necropolis armory"),
    _ruling("K22-big_top", "big_top", some_of="necropolis armory"),
    _ruling("P1", "armory"),
    _ruling("R78", "armory keep"),
    _ruling("K23", "graveyard warlord"),
    _ruling("K23-witch", "graveyard warlord witch"),
    _ruling("K24", "museum"),
    _ruling("K24-action_cards", "museum", some_of="thieves_den cardinal laboratory", only_in=("deluxe-cz",)),
    _ruling("K24-trader", "school_of_magic trader"),
    _ruling("K25", "theater"),
    _ruling("K25-tokens", "theater", some_of="magistrate blackmailer"),
    _ruling("P10", "thieves_den"),
    _ruling("R73", "bell_tower"),
    _ruling("R75", "bell_tower"),
    _ruling("R80", "haunted_quarter", some_of="wishing_well ivory_tower capitol"),
    _ruling("R87", only_in=_DELUXE),
    _ruling("R89", "factory warlord"),
    _ruling("R89-thieves_den", "factory thieves_den"),
    _ruling("R91", "school_of_magic"),
    _ruling("R92", "throne_room king"),
    _ruling("K26", "acrobat"),
    _ruling("K26-first_strongman", "strongman assassin thief", only_in=("classic",)),
    _ruling(
        "K26-second_strongman",
        "strongman",
        some_of="assassin witch magistrate thief blackmailer",
        only_in=("deluxe-cz",),
    ),
    _ruling("K27", "acrobat king", only_in=("classic",)),
    _ruling("K27-rank_4", "acrobat", some_of="king emperor patrician", only_in=("deluxe-cz",)),
    _ruling("K28", "human_cannonball big_top"),
    _ruling("K28-costs", "human_cannonball", some_of="artist factory magistrate tax_collector alchemist"),
    _ruling("K28-navigator", "human_cannonball navigator"),
    _ruling("K28-secret_vault", "human_cannonball secret_vault"),
    _ruling("K28-duplicates", "human_cannonball", some_of="quarry wizard"),
    _ruling("K29", "ticket_wagon"),
    _ruling("K29-library", "ticket_wagon", some_of="library observatory"),
)


def rulings_about(card: str, edition: str) -> list[Passage]:
    """The rulings that concern a card in an edition."""
    return [ruling for ruling in RULINGS if ruling.concerns(card) and ruling.holds_in(edition)]


def general_rulings(edition: str) -> list[Passage]:
    """The rulings of an edition that concern no card in particular."""
    return [
        ruling for ruling in RULINGS if not ruling.cards and not ruling.some_of and ruling.holds_in(edition)
    ]
