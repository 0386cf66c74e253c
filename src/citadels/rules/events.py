"""What happened, as data: the rules emit events, a seat reads what it may know, a client finds the words."""

from typing import TYPE_CHECKING, Final

from citadels.cards.districts import ARMORY, TICKET_WAGON
from citadels.rules.event_kinds import (
    ALWAYS,
    BEGINS_TURN,
    ENDS_TURN,
    EVERYBODY,
    OUTSIDE_TURNS,
    WITH_CARDS,
    EventKind,
    declare_event,
)

if TYPE_CHECKING:
    from citadels.rules.state import State

NOBODY_KNOWS: Final = 0
PUBLIC: Final = 0  # an event without secrets

# Arguments that many events have.
_WHO: Final = "seat=seat:seat the player who did it, or to whom it happened"
_COUNT: Final = "a=count:number how many cards"
_CARDS: Final = "cards=cards:cards! the cards"
_GOLD: Final = "a=gold:number how much gold"
_CARD: Final = "a=card:card the card"
_SECRET_CARD: Final = "a=card:card! the card"
_DISTRICT: Final = "a=district:district the district"
_CHARACTER: Final = "a=character:character the character"
_SECRET_CHARACTER: Final = "a=character:character! the character"
_CHARACTERS: Final = "cards=characters:characters the characters"
_WITH: Final = "other=with:seat the other player"
_FROM: Final = "other=from:seat the player who had it before"
_TO: Final = "other=to:seat the player who has it now"
_OF: Final = "other=of:seat the player whose hand it is"
_OWNER: Final = "other=owner:seat the player who had the district"
_HAND: Final = "cards=hand:cards! all cards of that hand"

# The game and its rounds
GAME_STARTED: Final = declare_event(
    "game_started", "The game has begun.", ("a=players:number how many play",)
)
HAND_DEALT: Final = declare_event(
    "hand_dealt",
    "A player was dealt a hand.",
    (_WHO, _COUNT, _CARDS),
    reveals=ALWAYS,
    moves="deck>hand",
    chosen=False,
)
ROUND_STARTED: Final = declare_event(
    "round_started",
    "A round has begun; the crowned player chooses first.",
    ("a=round:number the number of the round, counting from 1", "seat=crown:seat the crowned player"),
    moves="new_round",
    draft="new_round",
    turn=OUTSIDE_TURNS,
)
FACE_UP: Final = declare_event(
    "face_up",
    "A character was discarded face up.",
    (_CHARACTER,),
    reveals=ALWAYS,
    draft="face_up",
    row="character",
)
FACE_DOWN: Final = declare_event(
    "face_down", "A character was discarded face down.", (_SECRET_CHARACTER,), draft="face_down"
)
PASSED: Final = declare_event(
    "passed",
    "A player got the characters to choose from.",
    (_WHO, "a=count:number how many characters", "cards=characters:characters! the characters"),
    reveals=ALWAYS,
    draft="passed",
    chosen=False,
    told=False,
)
FACE_DOWN_TAKEN: Final = declare_event(
    "face_down_taken",
    "The last of seven or eight players got the face-down character to choose from as well.",
    (_WHO, _SECRET_CHARACTER),
    reveals=ALWAYS,
    draft="taken_up",
    chosen=False,
)
CHOSE: Final = declare_event(
    "chose", "A player chose a character.", (_WHO, _SECRET_CHARACTER), draft="chosen"
)
DISCARDED_CHARACTER: Final = declare_event(
    "discarded_character",
    "A player discarded a character face down.",
    (_WHO, _SECRET_CHARACTER),
    draft="laid_down",
)
LEFT_OVER: Final = declare_event(
    "left_over",
    "The last character was left over and lies face down.",
    (_SECRET_CHARACTER,),
    draft="laid_down",
)
THEATER_EXCHANGED: Final = declare_event(
    "theater_exchanged",
    "Two players exchanged characters by the Theater.",
    (
        _WHO,
        _WITH,
        "a=given:character! the character that the Theater's owner gave",
        "b=received:character! the character that the Theater's owner got",
    ),
    reveals=ALWAYS,
    draft="exchanged",
    harms="with",
)
THEATER_CHOSE: Final = declare_event(
    "theater_chose", "The Theater's owner chose a player to exchange characters with.", (_WHO, _WITH)
)
THEATER_UNUSED: Final = declare_event("theater_unused", "The Theater's owner did not use it.", (_WHO,))
CALLED: Final = declare_event(
    "called",
    "The crowned player called a character.",
    ("seat=by:seat the crowned player", _CHARACTER),
    told=False,
)
SILENT: Final = declare_event(
    "silent",
    "Nobody answered the call.",
    (_CHARACTER,),
    reveals=ALWAYS,
    draft="silent",
    turn=OUTSIDE_TURNS,
    row="character",
)
REVEALED: Final = declare_event(
    "revealed",
    "A player revealed a character, and a turn begins.",
    (_WHO, _CHARACTER),
    reveals=ALWAYS,
    draft="holder",
    chosen=False,
    turn=BEGINS_TURN,
)
RESUMED: Final = declare_event(
    "resumed",
    "The Witch takes the turn of the bewitched character.",
    (_WHO, _CHARACTER),
    chosen=False,
    turn=BEGINS_TURN,
)
TURN_ENDED: Final = declare_event("turn_ended", "A turn has ended.", (_WHO,), told=False, turn=ENDS_TURN)
MURDERED_SHOWN: Final = declare_event(
    "murdered_shown",
    "A murdered character of rank 4 was shown at the end of the round.",
    (_WHO, _CHARACTER),
    reveals=ALWAYS,
    draft="holder",
    chosen=False,
    turn=OUTSIDE_TURNS,
)
CROWN_MOVED: Final = declare_event(
    "crown_moved",
    "The crown went from one player to another.",
    ("seat=from:seat the player who had it before", _TO),
    helps="to",
    concerns="from",
)
COMPLETED: Final = declare_event(
    "completed",
    "A player completed a city.",
    (_WHO, "a=first:flag whether it is the first complete city of the game"),
    chosen=False,
    helps="seat",
    harms=f"{EVERYBODY} if first",
)
GAME_ENDED: Final = declare_event(
    "game_ended", "The game is over.", reveals=ALWAYS, chosen=False, concerns=EVERYBODY, turn=OUTSIDE_TURNS
)

# Cards and gold
GOLD_GATHERED: Final = declare_event("gold_gathered", "A player gathered gold.", (_WHO, _GOLD))
CARDS_GATHERED: Final = declare_event(
    "cards_gathered",
    "A player drew cards to choose from.",
    (_WHO, _COUNT, "b=to_choose:flag whether the player must choose among them", _CARDS),
    reveals=WITH_CARDS,
    moves="deck>drawn",
)
KEPT: Final = declare_event(
    "kept",
    "A player kept one of the cards drawn; the others went under the deck.",
    (
        _WHO,
        _SECRET_CARD,
        "b=returned:number how many cards the player did not keep",
        "cards=cards:cards! the cards that the player did not keep",
    ),
    moves="drawn>hand",
)
DREW: Final = declare_event(
    "drew",
    "A player drew cards.",
    (_WHO, _COUNT, _CARDS),
    reveals=WITH_CARDS,
    moves="deck>hand",
    chosen=False,
)
GAINED_GOLD: Final = declare_event(
    "gained_gold", "A player got gold from the bank.", (_WHO, _GOLD), chosen=False
)
INCOME_IN: Final = declare_event(
    "income",
    "A player took income for districts, in gold and in cards.",
    (_WHO, _GOLD, "b=cards:number how many cards"),
)
DECK_SHUFFLED: Final = declare_event(
    "deck_shuffled", "The deck was shuffled.", (_WHO,), moves="deck_shuffled", chosen=False
)

# Building
BUILDING: Final = declare_event(
    "building",
    "A card went from a hand onto the table, to be built.",
    (
        _WHO,
        "other=from:seat the player from whose hand it comes",
        _CARD,
        "b=borrows:flag whether the Cardinal borrows gold for it",
    ),
    shows=("card", "from"),
    moves="other>table",
    harms="from",
    told=False,
)
PAID: Final = declare_event(
    "paid",
    "A player paid gold to build a card.",
    (_WHO, _GOLD, "b=for:card the card to be built"),
    joins="built",
    joined="built_for",
)
PAID_CARD: Final = declare_event(
    "paid_card",
    "A player paid with a card, which went under the deck.",
    (_WHO, _SECRET_CARD),
    moves="hand>away",
)
BORROWED: Final = declare_event(
    "borrowed",
    "The Cardinal took the missing gold from another player.",
    (_WHO, _FROM, _GOLD),
    harms="from",
    gold="from>seat",
)
BUILT: Final = declare_event("built", "A player built a district.", (_WHO, _CARD), moves="table>city")
SACRIFICED: Final = declare_event(
    "sacrificed",
    "A player destroyed a district of their own city to build another.",
    (_WHO, _DISTRICT),
    moves="city>away",
)
TAXED: Final = declare_event(
    "taxed", "A player put 1 gold on the Tax Collector's token.", (_WHO,), chosen=False, concerns="seat"
)

# Characters
MURDER_NAMED: Final = declare_event(
    "murder_named", "The Assassin named a victim.", (_WHO, _CHARACTER), draft="murdered", harms="character"
)
BEWITCH_NAMED: Final = declare_event(
    "bewitch_named", "The Witch named a victim.", (_WHO, _CHARACTER), harms="character"
)
ROB_NAMED: Final = declare_event(
    "rob_named", "The Thief named a victim.", (_WHO, _CHARACTER), harms="character"
)
ROBBED: Final = declare_event(
    "robbed",
    "The Thief took all the gold of the victim.",
    (_WHO, _FROM, _GOLD),
    chosen=False,
    harms="from",
    helps="seat",
    gold="from>seat",
)
WARRANTS_PLACED: Final = declare_event(
    "warrants_placed",
    "The Magistrate placed the warrants; only the Magistrate knows which one is signed.",
    (_WHO, _CHARACTERS, "a=signed:character! the character with the signed warrant"),
    concerns="characters",
)
CONFISCATED: Final = declare_event(
    "confiscated",
    "The Magistrate took a district that was just paid for; the builder got the gold back.",
    (_WHO, _FROM, _CARD, "b=refund:number the gold that the builder got back"),
    moves="table>city",
    harms="from",
)
STANDS: Final = declare_event("stands", "The Magistrate let a district stand.", (_WHO, _CARD))
SPIED: Final = declare_event(
    "spied",
    "The Spy looked at a hand and counted the cards of one type.",
    (_WHO, _OF, "a=type:type the type of district", _COUNT.replace("a=", "b="), _HAND),
    reveals=ALWAYS,
    moves="other_counted",
    concerns="of",
)
GOLD_TAKEN: Final = declare_event(
    "gold_taken",
    "A player took gold from another.",
    (_WHO, _FROM, _GOLD),
    chosen=False,
    harms="from",
    gold="from>seat",
)
THREATS_PLACED: Final = declare_event(
    "threats_placed",
    "The Blackmailer placed the threats; only the Blackmailer knows which one has the flower.",
    (_WHO, _CHARACTERS, "a=flower:character! the character with the flower"),
    concerns="characters",
)
BRIBED: Final = declare_event(
    "bribed", "A threatened player paid the Blackmailer.", (_WHO, _TO, _GOLD), helps="to", gold="seat>to"
)
BRIBE_REFUSED: Final = declare_event("bribe_refused", "A threatened player refused to pay.", (_WHO,))
THREAT_REVEALED: Final = declare_event(
    "threat_revealed",
    "The Blackmailer turned a threat face up.",
    (_WHO, _CHARACTER, "b=flower:flag whether it has the flower"),
    reveals=ALWAYS,
    harms="character if flower",
)
THREAT_LEFT: Final = declare_event("threat_left", "The Blackmailer left a threat face down.", (_WHO,))
HANDS_SWAPPED: Final = declare_event(
    "hands_swapped",
    "The Magician swapped hands with another player.",
    (
        _WHO,
        _WITH,
        "cards=given:cards! the hand that the Magician gave",
        "more=received:cards! the hand that the Magician got",
    ),
    reveals=ALWAYS,
    moves="hand<>other",
    harms="with",
)
PUT_ASIDE: Final = declare_event(
    "put_aside", "The Magician put a card aside.", (_WHO, _SECRET_CARD), moves="hand>table"
)
CARDS_REPLACED: Final = declare_event(
    "cards_replaced",
    "The Magician put cards under the deck, to draw as many.",
    (_WHO, _COUNT, "cards=cards:cards! the cards put under the deck"),
    moves="table>away",
)
HAND_SEEN: Final = declare_event(
    "hand_seen",
    "A player looked at another's hand.",
    (_WHO, _OF, _HAND),
    reveals=ALWAYS,
    moves="other_seen",
    concerns="of",
)
CARD_TAKEN: Final = declare_event(
    "card_taken",
    "A player took a card from another's hand.",
    (_WHO, _FROM, _SECRET_CARD),
    reveals=ALWAYS,
    moves="other>hand",
    harms="from",
)
CARD_GIVEN: Final = declare_event(
    "card_given",
    "A player gave a card to another.",
    (_WHO, _TO, _SECRET_CARD),
    shows=("card", "seat"),
    moves="hand>other",
    helps="to",
)
DESTROYED: Final = declare_event(
    "destroyed",
    "The Warlord paid to destroy a district.",
    (_WHO, _OWNER, _DISTRICT, "b=gold:number how much gold"),
    moves="city>away",
    harms="owner",
)
OFFERED: Final = declare_event(
    "offered", "The Diplomat offered a district of their own city.", (_WHO, _DISTRICT)
)
EXCHANGED: Final = declare_event(
    "exchanged",
    "The Diplomat exchanged two districts.",
    (
        _WHO,
        _WITH,
        "a=given:district the district that the Diplomat gave",
        "b=taken:district the district that the Diplomat got",
    ),
    harms="with",
)
SEIZED: Final = declare_event(
    "seized", "The Marshal took a district.", (_WHO, _FROM, _DISTRICT), harms="from"
)
PAID_PLAYER: Final = declare_event(
    "paid_player", "A player paid gold to another.", (_WHO, _TO, _GOLD), gold="seat>to"
)
BEAUTIFIED: Final = declare_event("beautified", "The Artist put 1 gold on a district.", (_WHO, _CARD))
TAX_COLLECTED: Final = declare_event(
    "tax_collected", "The Tax Collector took the gold from the token.", (_WHO, _GOLD), chosen=False
)

# Unique districts
ARMORY_USED: Final = declare_event(
    "armory_used",
    "A player destroyed the Armory, and with it a district of another city.",
    (_WHO, _OWNER, "a=district:district the district destroyed with it"),
    moves="city>away",
    falls=(ARMORY,),
    harms="owner",
)
LABORATORY_USED: Final = declare_event(
    "laboratory_used",
    "A player discarded a card to the Laboratory for gold.",
    (_WHO, "b=gold:number how much gold", _SECRET_CARD),
    moves="hand>away",
)
SMITHY_USED: Final = declare_event("smithy_used", "A player paid the Smithy for cards.", (_WHO, _GOLD))
MUSEUM_USED: Final = declare_event(
    "museum_used", "A player put a card under the Museum.", (_WHO, _SECRET_CARD), moves="hand>museum"
)
MUSEUM_EMPTIED: Final = declare_event(
    "museum_emptied",
    "The Museum was destroyed, and the cards under it went under the deck.",
    (_WHO, _COUNT, _CARDS),
    moves="museum>away",
    chosen=False,
)
MUSEUM_SEEN: Final = declare_event(
    "museum_seen",
    "The Museum's new owner looked at the cards under it.",
    (_WHO, _COUNT, _CARDS),
    reveals=ALWAYS,
    moves="museum_seen",
    chosen=False,
)
PARK_DREW: Final = declare_event("park", "The Park brings its owner cards.", (_WHO,), chosen=False)
POOR_HOUSE_PAID: Final = declare_event(
    "poor_house", "The Poor House brings its owner 1 gold.", (_WHO,), chosen=False
)
REFUNDED: Final = declare_event(
    "refunded", "The Alchemist got back the gold paid for districts.", (_WHO, _GOLD), chosen=False
)
CROWN_TRIBUTE: Final = declare_event(
    "tribute",
    "The Emperor took 1 gold or a card from the new holder of the crown.",
    (
        _WHO,
        _FROM,
        "a=gold:number 1, or 0 if the Emperor took a card",
        "b=card:card! the card, null if the Emperor took gold",
    ),
    shows=("card", "from"),
    moves="other>hand_unless_gold",
    harms="from",
    gold="from>seat",
)

# Older editions
DISCARDED: Final = declare_event(
    "discarded", "Cards went onto the discard pile.", ("cards=cards:cards the cards",), moves="discarded"
)
DISCARDS_SHUFFLED: Final = declare_event(
    "discards_shuffled", "The discard pile was shuffled into a new deck.", (_COUNT,), moves="pile>deck"
)
TAX_PAID: Final = declare_event(
    "tax_paid",
    "A player who built paid 1 gold to the older Tax Collector.",
    (_WHO, _TO),
    chosen=False,
    helps="to",
    concerns="seat",
    gold="seat>to",
)
SAVED: Final = declare_event(
    "saved", "The Graveyard's owner paid 1 gold for a destroyed district.", (_WHO, _CARD), moves="ruins>hand"
)
NOT_SAVED: Final = declare_event(
    "not_saved", "The Graveyard's owner let a destroyed district go.", (_WHO, _CARD), moves="ruins>away"
)

# Action cards
CARD_PLAYED: Final = declare_event(
    "card_played",
    "A player played an action card; a Big Top or a Ticket Wagon stays on the table.",
    (_WHO, _CARD),
    shows=("card", "seat"),
    moves="hand>played",
)
PUT_BACK: Final = declare_event(
    "put_back",
    "An action card was discarded: onto the discard pile or under the deck.",
    (_CARD,),
    moves="played>away",
    told=False,
)
WAGON_USED: Final = declare_event(
    "wagon_used",
    "A player put 1 gold on another's Ticket Wagon, to draw cards.",
    (
        _WHO,
        "other=owner:seat the wagon's owner",
        "b=wagon:number its place among all wagons, counting from 0",
        "a=gold:number the gold on it now",
    ),
    helps="owner",
)
WAGON_CASHED: Final = declare_event(
    "wagon_cashed",
    "The owner discarded a Ticket Wagon and took its gold.",
    (_WHO, "b=wagon:number its place among all wagons, counting from 0", _GOLD),
    moves="city>away",
    falls=(TICKET_WAGON,),
)
WAGON_LEFT: Final = declare_event("wagon_left", "The owner left a Ticket Wagon on the table.", (_WHO,))
UPGRADED: Final = declare_event(
    "upgraded",
    "The Human Cannonball replaced a district with a card from the hand.",
    (
        _WHO,
        _DISTRICT,
        "b=card:card the card that replaced it",
        "other=gold:number the difference, which was paid",
    ),
    moves="table>city>away",
)
STRONGMAN_SHOWN: Final = declare_event(
    "strongman_shown",
    "The Strongman saves a player, so everybody knows who has that character.",
    (_WHO, _CHARACTER),
    draft="holder",
    chosen=False,
)

# Unique districts of deluxe-cz
BELL_RUNG: Final = declare_event(
    "bell_rung",
    "The Bell Tower's owner announced that one district fewer completes a city.",
    (_WHO,),
    concerns=EVERYBODY,
)
BELL_SILENT: Final = declare_event(
    "bell_silent", "The Bell Tower's owner kept the usual number of districts.", (_WHO,)
)
BELL_FALLEN: Final = declare_event(
    "bell_fallen",
    "The Bell Tower that was announced is gone, so the usual number of districts counts again.",
    (_WHO, "a=last_round:flag whether this is the last round"),
    chosen=False,
    concerns=EVERYBODY,
)
DECK_SEARCHED: Final = declare_event(
    "deck_searched",
    "The Lighthouse's owner looked through the deck.",
    (_WHO, _COUNT, _CARDS),
    reveals=ALWAYS,
    moves="deck>table",
)
DECK_LEFT: Final = declare_event(
    "deck_left", "The Lighthouse's owner did not look through the deck.", (_WHO,)
)
THRONE_ROOM_PAID: Final = declare_event(
    "throne_room", "The crown moved, and the Throne Room brought its owner 1 gold.", (_WHO,), chosen=False
)

# Taking back: from which event on, and what the others have seen of a hand in the meantime
TAKEN_BACK: Final = declare_event(
    "taken_back",
    "A player took back a choice and everything after it.",
    (_WHO, "a=to:number the number of the first event that no longer counts"),
)
SHOWN_IN_HAND: Final = declare_event(
    "shown_in_hand",
    "A card that everybody has seen was taken back, so everybody knows who has it.",
    (_WHO, _CARD, "b=or_drawn:flag whether it may be among the cards drawn to choose from instead"),
    moves="shown",
    chosen=False,
)
SEEN_IN_HAND: Final = declare_event(
    "seen_in_hand",
    "A card that was given was taken back, so its receiver knows who has it.",
    (_WHO, _SECRET_CARD, "b=or_drawn:flag whether it may be among the cards drawn to choose from instead"),
    moves="shown",
    chosen=False,
)


class Event:
    """Something that happened. Which argument is in which field, its kind declares.

    ``knowers`` is a bit mask of the seats that know the secret arguments; everything else is public. In an
    event as one observer saw it (``knowledge/seen.py``) it is 1 if that observer knows them, else 0.
    """

    __slots__ = ("a", "b", "cards", "kind", "knowers", "more", "other", "seat")

    def __init__(
        self,
        kind: EventKind,
        knowers: int,
        seat: int = -1,
        other: int = -1,
        a: int = -1,
        b: int = -1,
        cards: tuple[int, ...] = (),
        more: tuple[int, ...] = (),
    ) -> None:
        self.kind = kind
        self.knowers = knowers
        self.seat = seat
        self.other = other
        self.a = a
        self.b = b
        self.cards = cards
        self.more = more

    def value(self, field: str) -> int:
        """The value of an argument that is no list."""
        if field == "a":
            return self.a
        if field == "b":
            return self.b
        return self.seat if field == "seat" else self.other

    def values(self, field: str) -> tuple[int, ...]:
        """The value of an argument that is a list."""
        return self.cards if field == "cards" else self.more


def emit(
    state: "State",
    kind: EventKind,
    knowers: int,
    seat: int = -1,
    other: int = -1,
    a: int = -1,
    b: int = -1,
    cards: tuple[int, ...] = (),
    more: tuple[int, ...] = (),
) -> None:
    """Write an event into the log, where there is one."""
    if state.log is not None:
        state.log.append(Event(kind, knowers, seat, other, a, b, cards, more))


def only(seat: int) -> int:
    """The mask of an event whose secrets one seat knows."""
    return 1 << seat


def both(seat: int, other: int) -> int:
    """The mask of an event whose secrets two seats know."""
    return 1 << seat | 1 << other
