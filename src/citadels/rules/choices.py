"""The action space: every choice of every decision is one int with one text.

A *verb* is the number of its first choice; a choice is ``verb + argument``. Arguments name card kinds,
characters, seats, types and districts, never positions in a hand, so equal cards are one choice. The
numbers are stable: new verbs are added at the end.
"""

from typing import Final

from citadels.cards.characters import CHARACTER_SLOTS
from citadels.cards.districts import CARD_SLOTS

SEATS: Final = 8
TYPES: Final = 5
NUMBERS: Final = 32
DISTRICT_SLOTS: Final = 256  # every kind without and with the gold of the Artist

# What a verb is about, in the order of its words.
NOTHING: Final = ()
CARD: Final = ("card",)
CHARACTER: Final = ("character",)
SEAT: Final = ("seat",)
NUMBER: Final = ("number",)
DISTRICT: Final = ("district",)
SEAT_TYPE: Final = ("seat", "type")
SEAT_DISTRICT: Final = ("seat", "district")

WORD_SIZES: Final[dict[str, int]] = {
    "card": CARD_SLOTS,
    "character": CHARACTER_SLOTS,
    "seat": SEATS,
    "number": NUMBERS,
    "district": DISTRICT_SLOTS,
    "type": TYPES,
}


class Verb:
    """One verb: what a choice with it does, in words and for those who look ahead."""

    __slots__ = (
        "collects",
        "comes_anyway",
        "costs",
        "first",
        "foreseen",
        "foresees",
        "id",
        "size",
        "step",
        "text",
        "words",
    )

    def __init__(self, first: int, id: str, words: tuple[str, ...], text: str) -> None:
        self.first = first
        self.id = id
        self.words = words
        self.size = 1
        for word in words:
            self.size *= WORD_SIZES[word]
        self.text = text
        self.foresees = ""
        self.foreseen: tuple[str, ...] = ()
        self.costs = False
        self.step = id
        self.collects = False
        self.comes_anyway = False


VERBS: Final[dict[int, Verb]] = {}
VERB_BY_NAME: Final[dict[str, int]] = {}
# The verb of every choice, by its number.
VERB_OF: Final[list[int]] = []


def declare_verb(
    id: str,
    words: tuple[str, ...],
    text: str,
    foresees: str = "",
    costs: bool = False,
    step: str = "",
    collects: bool = False,
    comes_anyway: bool = False,
) -> int:
    """Declare a verb after all the others and return the number of its first choice.

    text: what a choice with it does.
    foresees: the event it brings about, and those of its arguments that its chooser can know before:
        ``"bribed: to, gold"``. What it costs in gold is foreseen as well.
    costs: that it costs gold, if only a tax, is all that can be foreseen.
    step: the part of a turn that it belongs to, if it shares one with other verbs.
    collects: it only brings its player gold or cards, so a client may take it without being told each time.
    comes_anyway: what it does happens at the end of the turn if it is not chosen.
    """
    verb = Verb(len(VERB_OF), id, words, text)
    event, _, arguments = foresees.partition(": ")
    if event:
        verb.foresees = event
        verb.foreseen = tuple(arguments.split(", "))
    verb.costs = costs or event != ""
    verb.step = step or id
    verb.collects = collects
    verb.comes_anyway = comes_anyway
    VERBS[verb.first] = verb
    VERB_BY_NAME[id] = verb.first
    VERB_OF.extend([verb.first] * verb.size)
    return verb.first


# The selection phase
CHOOSE: Final[int] = declare_verb("choose", CHARACTER, "choose this character")
DISCARD: Final[int] = declare_verb("discard", CHARACTER, "discard this character face down")
EXCHANGE_CHARACTER: Final[int] = declare_verb(
    "exchange_character", SEAT, "exchange characters with that player"
)
GIVE_CHARACTER: Final[int] = declare_verb("give_character", CHARACTER, "give this character in the exchange")
KEEP_CHARACTER: Final[int] = declare_verb("keep_character", NOTHING, "do not use the Theater")
# Every turn
TAKE_GOLD: Final[int] = declare_verb(
    "take_gold", NOTHING, "gather gold", foresees="gold_gathered: gold", step="gather"
)
TAKE_CARDS: Final[int] = declare_verb(
    "take_cards", NOTHING, "gather cards", foresees="cards_gathered: count", step="gather"
)
KEEP_CARD: Final[int] = declare_verb("keep", CARD, "keep this one of the cards drawn")
BUILD: Final[int] = declare_verb(
    "build", CARD, "build this card and pay for it", foresees="paid: gold", step="build"
)
BUILD_BY_FRAMEWORK: Final[int] = declare_verb(
    "build_by_framework", CARD, "build this card by destroying your Framework", costs=True, step="build"
)
BUILD_NECROPOLIS: Final[int] = declare_verb(
    "build_necropolis",
    DISTRICT,
    "build the Necropolis by destroying this district of your city",
    costs=True,
    step="build",
)
PAY_CARD: Final[int] = declare_verb("pay_card", CARD, "pay 1 gold of the price with this card")
PAY_REST: Final[int] = declare_verb(
    "pay_rest", NOTHING, "pay the rest of the price in gold", foresees="paid: gold"
)
END_TURN: Final[int] = declare_verb("end_turn", NOTHING, "end the turn")
# Characters, by rank
MURDER: Final[int] = declare_verb("murder", CHARACTER, "the Assassin murders this character")
BEWITCH: Final[int] = declare_verb("bewitch", CHARACTER, "the Witch bewitches this character")
WARRANT: Final[int] = declare_verb(
    "warrant", CHARACTER, "the Magistrate puts a warrant on this character; the first one is the signed one"
)
CONFISCATE: Final[int] = declare_verb(
    "confiscate", NOTHING, "the Magistrate takes the district", foresees="confiscated: card"
)
LET_STAND: Final[int] = declare_verb(
    "let_stand", NOTHING, "the Magistrate lets the district stand", foresees="stands: card"
)
ROB: Final[int] = declare_verb("rob", CHARACTER, "the Thief is going to rob this character")
SPY_ON: Final[int] = declare_verb(
    "spy", SEAT_TYPE, "the Spy looks at that player's hand for cards of this type"
)
THREATEN: Final[int] = declare_verb(
    "threaten", CHARACTER, "the Blackmailer threatens this character; the first threat has the flower"
)
PAY_BRIBE: Final[int] = declare_verb(
    "pay_bribe", NOTHING, "pay the Blackmailer half of your gold", foresees="bribed: to, gold"
)
REFUSE_BRIBE: Final[int] = declare_verb("refuse_bribe", NOTHING, "refuse to pay the Blackmailer")
REVEAL_THREAT: Final[int] = declare_verb("reveal_threat", NOTHING, "turn the threat face up")
LEAVE_THREAT: Final[int] = declare_verb("leave_threat", NOTHING, "leave the threat face down")
SWAP_HANDS: Final[int] = declare_verb(
    "swap_hands", SEAT, "the Magician swaps hands with that player", step="conjure"
)
REPLACE: Final[int] = declare_verb(
    "replace", CARD, "the Magician puts this card under the deck", step="conjure"
)
DRAW_REPLACEMENTS: Final[int] = declare_verb(
    "draw_replacements",
    NOTHING,
    "draw as many cards as you put under the deck",
    foresees="cards_replaced: count",
)
LOOK_AT_HAND: Final[int] = declare_verb("look_at_hand", SEAT, "the Wizard looks at that player's hand")
TAKE_CARD: Final[int] = declare_verb("take_card", CARD, "take this card into your hand")
FORESEE: Final[int] = declare_verb("foresee", NOTHING, "the Seer takes a random card from every other hand")
GIVE_CARD: Final[int] = declare_verb("give_card", CARD, "give this card away", foresees="card_given: to")
INCOME: Final[int] = declare_verb(
    "income", NOTHING, "take the income for your districts", foresees="income: gold, cards", collects=True
)
TAKE_CROWN: Final[int] = declare_verb("take_crown", NOTHING, "take the crown", comes_anyway=True)
GIVE_CROWN: Final[int] = declare_verb("give_crown", SEAT, "give the crown to that player")
TRIBUTE_GOLD: Final[int] = declare_verb("tribute_gold", NOTHING, "take 1 gold", foresees="tribute: from")
TRIBUTE_CARD: Final[int] = declare_verb(
    "tribute_card", NOTHING, "take a random card", foresees="tribute: from"
)
INCOME_IN_GOLD: Final[int] = declare_verb(
    "income_in_gold",
    NUMBER,
    "the Abbot takes this much of the income in gold and the rest in cards",
    foresees="income: gold, cards",
    step="income",
)
ALMS: Final[int] = declare_verb(
    "alms", SEAT, "the Abbot takes 1 gold from that player, one of the richest", foresees="gold_taken: gold"
)
BORROW: Final[int] = declare_verb(
    "borrow", CARD, "the Cardinal builds this card with gold borrowed in exchange for cards", step="build"
)
BORROW_FROM: Final[int] = declare_verb(
    "borrow_from", SEAT, "borrow from that player", foresees="borrowed: gold"
)
EXTRA_GOLD: Final[int] = declare_verb(
    "extra_gold", NOTHING, "the Merchant takes the extra gold", foresees="gained_gold: gold", collects=True
)
EXTRA_CARDS: Final[int] = declare_verb(
    "extra_cards", NOTHING, "the Architect takes the extra cards", foresees="drew: count", collects=True
)
FOUR_GOLD: Final[int] = declare_verb(
    "four_gold", NOTHING, "the Navigator takes four gold", foresees="gained_gold: gold", step="four"
)
FOUR_CARDS: Final[int] = declare_verb(
    "four_cards", NOTHING, "the Navigator takes four cards", foresees="drew: count", step="four"
)
STUDY: Final[int] = declare_verb(
    "study", NOTHING, "the Scholar draws seven cards", foresees="cards_gathered: count"
)
DESTROY: Final[int] = declare_verb(
    "destroy", SEAT_DISTRICT, "the Warlord destroys that district", foresees="destroyed: gold"
)
OFFER: Final[int] = declare_verb("offer", DISTRICT, "the Diplomat offers this district of their own city")
EXCHANGE_FOR: Final[int] = declare_verb(
    "exchange_for", SEAT_DISTRICT, "take that district for the one offered", foresees="paid_player: gold"
)
SEIZE: Final[int] = declare_verb(
    "seize", SEAT_DISTRICT, "the Marshal takes that district", foresees="paid_player: gold"
)
NEIGHBOUR_GOLD: Final[int] = declare_verb(
    "neighbour_gold",
    NOTHING,
    "the Queen takes the gold for sitting next to rank 4",
    foresees="gained_gold: gold",
    collects=True,
)
BEAUTIFY: Final[int] = declare_verb(
    "beautify", DISTRICT, "the Artist puts 1 gold on this district", costs=True
)
STOP_BEAUTIFYING: Final[int] = declare_verb("stop_beautifying", NOTHING, "do not beautify a second district")
COLLECT_TAX: Final[int] = declare_verb(
    "collect_tax",
    NOTHING,
    "the Tax Collector takes the gold from the token",
    foresees="tax_collected: gold",
    collects=True,
)
# Unique districts
USE_ARMORY: Final[int] = declare_verb("use_armory", SEAT_DISTRICT, "destroy your Armory and that district")
USE_LABORATORY: Final[int] = declare_verb(
    "use_laboratory", CARD, "discard this card for gold", foresees="laboratory_used: gold"
)
USE_SMITHY: Final[int] = declare_verb(
    "use_smithy", NOTHING, "pay gold for cards", foresees="smithy_used: gold"
)
USE_MUSEUM: Final[int] = declare_verb("use_museum", CARD, "put this card under your Museum")

# Older editions
HAND_OVER_GOLD: Final[int] = declare_verb(
    "hand_over_gold", NOTHING, "the new holder of the crown gives the Emperor 1 gold", costs=True
)
HAND_OVER_CARD: Final[int] = declare_verb(
    "hand_over_card", CARD, "the new holder of the crown gives the Emperor this card"
)
SAVE_DISTRICT: Final[int] = declare_verb(
    "save_district",
    NOTHING,
    "the Graveyard's owner pays 1 gold and takes the destroyed district into their hand",
)
LEAVE_DISTRICT: Final[int] = declare_verb("leave_district", NOTHING, "let the destroyed district go")
# Action cards
PLAY_BIG_TOP: Final[int] = declare_verb("play_big_top", NOTHING, "put the Big Top into your city")
PLAY_TICKET_WAGON: Final[int] = declare_verb(
    "play_ticket_wagon", NOTHING, "put the Ticket Wagon on the table in front of you"
)
USE_WAGON: Final[int] = declare_verb(
    "use_wagon",
    NUMBER,
    "put 1 gold on the Ticket Wagon at this place among all wagons, counting from 0, and draw",
    foresees="wagon_used: owner, gold",
)
CASH_IN: Final[int] = declare_verb(
    "cash_in", NOTHING, "discard the Ticket Wagon and take its gold", foresees="wagon_cashed: gold"
)
LEAVE_WAGON: Final[int] = declare_verb("leave_wagon", NOTHING, "leave the Ticket Wagon on the table")
PLAY_FORTUNE_TELLER: Final[int] = declare_verb(
    "play_fortune_teller", SEAT, "the Fortune Teller looks at that player's hand"
)
PLAY_DIRECTOR: Final[int] = declare_verb(
    "play_director", NOTHING, "the Director lets you build two more districts"
)
PLAY_CANNONBALL: Final[int] = declare_verb(
    "play_cannonball", CARD, "the Human Cannonball replaces a district of your city with this card"
)
REPLACE_DISTRICT: Final[int] = declare_verb(
    "replace_district", DISTRICT, "replace this district of your city", foresees="upgraded: gold"
)
PLAY_ACROBAT: Final[int] = declare_verb("play_acrobat", NOTHING, "play the Acrobat and take the crown")
PLAY_STRONGMAN: Final[int] = declare_verb("play_strongman", NOTHING, "show the Strongman")
HOLD_BACK: Final[int] = declare_verb("hold_back", NOTHING, "keep the action card in your hand")

# Unique districts of deluxe-cz
RING_BELL: Final[int] = declare_verb(
    "ring_bell", NOTHING, "one district fewer completes a city as long as the Bell Tower stands"
)
KEEP_BELL_SILENT: Final[int] = declare_verb(
    "keep_bell_silent", NOTHING, "the usual number of districts completes a city"
)
SEARCH_DECK: Final[int] = declare_verb(
    "search_deck", NOTHING, "the Lighthouse's owner looks through the deck"
)
LEAVE_DECK: Final[int] = declare_verb(
    "leave_deck", NOTHING, "the Lighthouse's owner does not look through the deck"
)
SHOW_MURDERED: Final[int] = declare_verb(
    "show_murdered", NOTHING, "the Hospital's owner shows the murdered character and gathers"
)
STAY_HIDDEN: Final[int] = declare_verb("stay_hidden", NOTHING, "the Hospital's owner shows nothing")
# All editions
FORGO: Final[int] = declare_verb("forgo", DISTRICT, "do without this unique district of yours in this turn")


def action_space() -> int:
    """The size of the action space."""
    return len(VERB_OF)


def is_verb(choice: int, verb: int) -> bool:
    """Whether a choice is one of a verb."""
    return VERB_OF[choice] == verb
