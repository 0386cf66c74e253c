"""Why a choice is not possible now, as small numbers: an id, and one figure above it.

``obstacle`` functions all over the rules return 0 for "nothing in the way" or ``reason(ID, figure)``.
"""

from typing import Final

# The figure that a reason can have: its name, and what it counts. The choice's own arguments always come too.
NO_FIGURE: Final = ("", "")
LIMIT: Final = ("limit", "how many builds the turn allows")
MISSING: Final = ("missing", "how much is missing")
MOST: Final = ("most", "the highest number allowed")


class ReasonKind:
    """Why something is not possible: an id, a sentence, and perhaps a figure.

    ``lacking``: the player does not have what it takes at all, so cannot have meant this choice.
    ``nothing``: it would be possible, but would bring nothing (P3).
    """

    __slots__ = ("figure", "figure_text", "id", "lacking", "nothing", "text")

    def __init__(self, id: str, text: str, figure: tuple[str, str], lacking: bool, nothing: bool) -> None:
        self.id = id
        self.text = text
        self.figure, self.figure_text = figure
        self.lacking = lacking
        self.nothing = nothing


REASONS: Final[list[ReasonKind]] = []


def declare_reason(
    id: str,
    text: str,
    figure: tuple[str, str] = NO_FIGURE,
    lacking: bool = False,
    nothing: bool = False,
) -> int:
    """Declare a reason and return its number, from 1 on."""
    REASONS.append(ReasonKind(id, text, figure, lacking, nothing))
    return len(REASONS)


FINE: Final = 0
GAME_OVER: Final[int] = declare_reason("game_over", "The game is over.")
UNKNOWN_CHOICE: Final[int] = declare_reason("unknown_choice", "No game has such a choice.")
NOT_THIS_DECISION: Final[int] = declare_reason(
    "not_this_decision", "The open decision is about something else."
)
NOT_ON_OFFER: Final[int] = declare_reason("not_on_offer", "It is not one of the things to choose from.")
# The turn
GATHER_FIRST: Final[int] = declare_reason("gather_first", "You must gather first.")
ALREADY_GATHERED: Final[int] = declare_reason("already_gathered", "You have already gathered.")
BEWITCHED_ONLY_GATHERS: Final[int] = declare_reason(
    "bewitched_only_gathers", "A bewitched player can only gather."
)
ANSWER_THREAT_FIRST: Final[int] = declare_reason("answer_threat_first", "You must answer the threat first.")
WITCH_MUST_NAME: Final[int] = declare_reason(
    "witch_must_name", "The Witch can only gather and name a character."
)
CROWN_FIRST: Final[int] = declare_reason(
    "crown_first", "The Emperor must give the crown away before the turn can end."
)
NOT_YOUR_CHARACTER: Final[int] = declare_reason(
    "not_your_character", "Only another character can do that.", lacking=True
)
ABILITY_USED: Final[int] = declare_reason("ability_used", "You have already used this ability in this turn.")
INCOME_TAKEN: Final[int] = declare_reason("income_taken", "You have already taken the income in this turn.")
NOTHING_TO_GAIN: Final[int] = declare_reason("nothing_to_gain", "You would gain nothing by it.", nothing=True)
# Building and paying
NOT_IN_HAND: Final[int] = declare_reason("not_in_hand", "The card is not in that hand.", lacking=True)
CANNOT_BUILD: Final[int] = declare_reason("cannot_build", "This character cannot build.")
LIMIT_REACHED: Final[int] = declare_reason(
    "limit_reached", "You cannot build more districts in this turn.", LIMIT
)
ALREADY_BUILT: Final[int] = declare_reason("already_built", "You already have that district in your city.")
TOO_DEAR: Final[int] = declare_reason("too_dear", "You do not have enough gold.", MISSING)
NEVER_BUILT: Final[int] = declare_reason("never_built", "The card cannot be built.")
PLAYED_NOT_BUILT: Final[int] = declare_reason(
    "played_not_built", "An action card is played, when it is possible, and not built."
)
TOO_MANY_DISTRICTS: Final[int] = declare_reason(
    "too_many_districts", "Your city has too many districts for it.", MOST
)
# Lacking gold for the card, the Cardinal borrows
NO_SHORTAGE: Final[int] = declare_reason("no_shortage", "You have enough gold, so you cannot borrow any.")
NO_LENDER: Final[int] = declare_reason(
    "no_lender", "No player, or not that player, has all the missing gold.", MISSING
)
TOO_FEW_CARDS: Final[int] = declare_reason(
    "too_few_cards", "You do not have enough cards to give for the missing gold.", MISSING
)
# Naming characters
NOT_IN_PLAY: Final[int] = declare_reason("not_in_play", "The character is not in this game.")
NOT_YOURSELF: Final[int] = declare_reason("not_yourself", "You cannot name your own character.")
NOT_RANK_ONE: Final[int] = declare_reason("not_rank_one", "You cannot name rank 1.")
NOT_THE_MURDERED: Final[int] = declare_reason("not_the_murdered", "You cannot name the murdered character.")
NOT_THE_BEWITCHED: Final[int] = declare_reason(
    "not_the_bewitched", "You cannot name the bewitched character."
)
ALREADY_NAMED: Final[int] = declare_reason("already_named", "You have already named that character.")
# Other players
NO_SUCH_PLAYER: Final[int] = declare_reason("no_such_player", "This game has no such seat.")
NOT_YOUR_OWN_SEAT: Final[int] = declare_reason("not_your_own_seat", "It must be another player.")
ALREADY_HAS_CROWN: Final[int] = declare_reason("already_has_crown", "That player already has the crown.")
CROWN_TO_BEWITCHED: Final[int] = declare_reason(
    "crown_to_bewitched", "The bewitched player gets the crown, not the Witch."
)
NOT_THE_RICHEST: Final[int] = declare_reason("not_the_richest", "That player is not one of the richest.")
NOBODY_RICHER: Final[int] = declare_reason("nobody_richer", "No other player has more gold.")
HAS_NO_GOLD: Final[int] = declare_reason("has_no_gold", "That player has no gold.")
HAS_NO_CARDS: Final[int] = declare_reason("has_no_cards", "That player has no cards.")
NOT_BESIDE_RANK_FOUR: Final[int] = declare_reason(
    "not_beside_rank_four", "No neighbour of yours has revealed rank 4."
)
# Districts of a city
NOT_IN_CITY: Final[int] = declare_reason("not_in_city", "That district is not in that city.")
CITY_COMPLETE: Final[int] = declare_reason("city_complete", "The city is complete.")
BISHOP_PROTECTS: Final[int] = declare_reason("bishop_protects", "The Bishop protects the city.")
KEEP_PROTECTS: Final[int] = declare_reason("keep_protects", "The Keep is safe from rank 8.")
NOT_OWN_CITY: Final[int] = declare_reason("not_own_city", "It must be another player's city.")
TOO_COSTLY_TO_SEIZE: Final[int] = declare_reason(
    "too_costly_to_seize", "The district costs too much to be taken.", MOST
)
YOU_HAVE_THAT: Final[int] = declare_reason("you_have_that", "You already have that district in your city.")
THEY_HAVE_THAT: Final[int] = declare_reason(
    "they_have_that", "The other city already has the district offered."
)
NO_EXCHANGE_POSSIBLE: Final[int] = declare_reason(
    "no_exchange_possible", "No other district can be had for it."
)
ALREADY_BEAUTIFUL: Final[int] = declare_reason("already_beautiful", "There is already gold on it.")
NO_SUCH_UNIQUE: Final[int] = declare_reason(
    "no_such_unique", "You do not have the unique district for it.", lacking=True
)
UNIQUE_USED: Final[int] = declare_reason(
    "unique_used", "You have already used this unique district in this turn."
)
NOT_ITSELF: Final[int] = declare_reason("not_itself", "It cannot be its own target.")
ONLY_ENDING_LEFT: Final[int] = declare_reason(
    "only_ending_left", "You have done what comes at the end of the turn, so you can only end it."
)
NOT_KING_OR_EMPEROR: Final[int] = declare_reason(
    "not_king_or_emperor", "Rank 4 is neither the King nor the Emperor."
)
SEVERAL_RICHEST: Final[int] = declare_reason("several_richest", "Several players are equally rich.")
PAID_AT_ROUND_END: Final[int] = declare_reason(
    "paid_at_round_end", "The Queen gets this gold at the end of the round."
)
WARRANT_UNSIGNED: Final[int] = declare_reason("warrant_unsigned", "The warrant is not the signed one.")
MURDERED_ONLY_GATHERS: Final[int] = declare_reason(
    "murdered_only_gathers", "A murdered player in the Hospital can only gather."
)
NOT_THE_MURDERED_ONE: Final[int] = declare_reason(
    "not_the_murdered_one", "You do not hold the murdered character."
)
# Action cards
ACTION_CARD_PLAYED: Final[int] = declare_reason(
    "action_card_played", "You have already played an action card in this turn."
)
NO_DISTRICT: Final[int] = declare_reason(
    "no_district", "A Big Top is not a district; it only counts for completing a city."
)
NO_SUCH_WAGON: Final[int] = declare_reason("no_such_wagon", "There is no such Ticket Wagon.")
OWN_WAGON: Final[int] = declare_reason("own_wagon", "You cannot use your own Ticket Wagon.")
WAGON_ALREADY_USED: Final[int] = declare_reason(
    "wagon_already_used", "You have already used that Ticket Wagon in this turn."
)
NOTHING_TO_DRAW: Final[int] = declare_reason(
    "nothing_to_draw", "There are no cards left to draw.", nothing=True
)
NOT_COSTLIER: Final[int] = declare_reason("not_costlier", "The card does not cost more than the district.")
NO_REPLACEMENT: Final[int] = declare_reason("no_replacement", "It cannot replace any district of your city.")
CROWN_TO_ACROBAT: Final[int] = declare_reason("crown_to_acrobat", "The Acrobat has taken the crown.")
NOT_KING: Final[int] = declare_reason("not_king", "Rank 4 is not the King.")
ALREADY_FORGONE: Final[int] = declare_reason(
    "already_forgone", "You have already chosen to do without this unique district in this turn."
)

_SHIFT: Final = 8


def reason(number: int, figure: int) -> int:
    """A reason with its figure, such as the gold that is missing."""
    return number | figure << _SHIFT


def reason_kind(code: int) -> ReasonKind:
    """The kind of an obstacle that is not ``FINE``."""
    return REASONS[(code & ((1 << _SHIFT) - 1)) - 1]


def reason_figure(code: int) -> int:
    """The value of a reason's figure, if its kind has one."""
    return code >> _SHIFT
