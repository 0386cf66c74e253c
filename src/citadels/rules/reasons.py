"""Why a choice is not possible now, as small numbers: an id, and one figure above it.

``obstacle`` functions all over the rules return 0 for "nothing in the way" or ``reason(ID, figure)``.
"""

from typing import Final

REASON_NAMES: Final[list[str]] = [""]
# What the figure of a reason counts; the choice's own arguments come along by themselves.
REASON_FIGURES: Final[list[str]] = [""]


def declare_reason(name: str, figure: str = "") -> int:
    """Add a reason after all others, with the name of its figure if it has one; its number."""
    REASON_NAMES.append(name)
    REASON_FIGURES.append(figure)
    return len(REASON_NAMES) - 1


FINE: Final = 0
GAME_OVER: Final[int] = declare_reason("game_over")
UNKNOWN_CHOICE: Final[int] = declare_reason("unknown_choice")
NOT_THIS_DECISION: Final[int] = declare_reason("not_this_decision")
NOT_ON_OFFER: Final[int] = declare_reason("not_on_offer")
# The turn
GATHER_FIRST: Final[int] = declare_reason("gather_first")
ALREADY_GATHERED: Final[int] = declare_reason("already_gathered")
BEWITCHED_ONLY_GATHERS: Final[int] = declare_reason("bewitched_only_gathers")
ANSWER_THREAT_FIRST: Final[int] = declare_reason("answer_threat_first")
WITCH_MUST_NAME: Final[int] = declare_reason("witch_must_name")
CROWN_FIRST: Final[int] = declare_reason("crown_first")
NOT_YOUR_CHARACTER: Final[int] = declare_reason("not_your_character")
ABILITY_USED: Final[int] = declare_reason("ability_used")
INCOME_TAKEN: Final[int] = declare_reason("income_taken")
NOTHING_TO_GAIN: Final[int] = declare_reason("nothing_to_gain")
# Building and paying
NOT_IN_HAND: Final[int] = declare_reason("not_in_hand")
CANNOT_BUILD: Final[int] = declare_reason("cannot_build")
LIMIT_REACHED: Final[int] = declare_reason("limit_reached", "limit")
ALREADY_BUILT: Final[int] = declare_reason("already_built")
TOO_DEAR: Final[int] = declare_reason("too_dear", "missing")
NEVER_BUILT: Final[int] = declare_reason("never_built")
TOO_MANY_DISTRICTS: Final[int] = declare_reason("too_many_districts", "most")
# Lacking gold for the card, the Cardinal borrows
NO_SHORTAGE: Final[int] = declare_reason("no_shortage")
NO_LENDER: Final[int] = declare_reason("no_lender", "missing")
TOO_FEW_CARDS: Final[int] = declare_reason("too_few_cards", "missing")
# Naming characters
NOT_IN_PLAY: Final[int] = declare_reason("not_in_play")
NOT_YOURSELF: Final[int] = declare_reason("not_yourself")
NOT_RANK_ONE: Final[int] = declare_reason("not_rank_one")
NOT_THE_MURDERED: Final[int] = declare_reason("not_the_murdered")
NOT_THE_BEWITCHED: Final[int] = declare_reason("not_the_bewitched")
ALREADY_NAMED: Final[int] = declare_reason("already_named")
# Other players
NO_SUCH_PLAYER: Final[int] = declare_reason("no_such_player")
NOT_YOUR_OWN_SEAT: Final[int] = declare_reason("not_your_own_seat")
ALREADY_HAS_CROWN: Final[int] = declare_reason("already_has_crown")
CROWN_TO_BEWITCHED: Final[int] = declare_reason("crown_to_bewitched")
NOT_THE_RICHEST: Final[int] = declare_reason("not_the_richest")
NOBODY_RICHER: Final[int] = declare_reason("nobody_richer")
HAS_NO_GOLD: Final[int] = declare_reason("has_no_gold")
HAS_NO_CARDS: Final[int] = declare_reason("has_no_cards")
NOT_BESIDE_RANK_FOUR: Final[int] = declare_reason("not_beside_rank_four")
# Districts of a city
NOT_IN_CITY: Final[int] = declare_reason("not_in_city")
CITY_COMPLETE: Final[int] = declare_reason("city_complete")
BISHOP_PROTECTS: Final[int] = declare_reason("bishop_protects")
KEEP_PROTECTS: Final[int] = declare_reason("keep_protects")
NOT_OWN_CITY: Final[int] = declare_reason("not_own_city")
TOO_COSTLY_TO_SEIZE: Final[int] = declare_reason("too_costly_to_seize", "most")
YOU_HAVE_THAT: Final[int] = declare_reason("you_have_that")
THEY_HAVE_THAT: Final[int] = declare_reason("they_have_that")
NO_EXCHANGE_POSSIBLE: Final[int] = declare_reason("no_exchange_possible")
ALREADY_BEAUTIFUL: Final[int] = declare_reason("already_beautiful")
NO_SUCH_UNIQUE: Final[int] = declare_reason("no_such_unique")
UNIQUE_USED: Final[int] = declare_reason("unique_used")
NOT_ITSELF: Final[int] = declare_reason("not_itself")
ONLY_ENDING_LEFT: Final[int] = declare_reason("only_ending_left")
NOT_KING_OR_EMPEROR: Final[int] = declare_reason("not_king_or_emperor")
SEVERAL_RICHEST: Final[int] = declare_reason("several_richest")
PAID_AT_ROUND_END: Final[int] = declare_reason("paid_at_round_end")
WARRANT_UNSIGNED: Final[int] = declare_reason("warrant_unsigned")
MURDERED_ONLY_GATHERS: Final[int] = declare_reason("murdered_only_gathers")
NOT_THE_MURDERED_ONE: Final[int] = declare_reason("not_the_murdered_one")
# Action cards
ACTION_CARD_PLAYED: Final[int] = declare_reason("action_card_played")
NO_DISTRICT: Final[int] = declare_reason("no_district")
NO_SUCH_WAGON: Final[int] = declare_reason("no_such_wagon")
OWN_WAGON: Final[int] = declare_reason("own_wagon")
WAGON_ALREADY_USED: Final[int] = declare_reason("wagon_already_used")
NOTHING_TO_DRAW: Final[int] = declare_reason("nothing_to_draw")
NOT_COSTLIER: Final[int] = declare_reason("not_costlier")
NO_REPLACEMENT: Final[int] = declare_reason("no_replacement")
CROWN_TO_ACROBAT: Final[int] = declare_reason("crown_to_acrobat")

_SHIFT: Final = 8


def reason(number: int, figure: int) -> int:
    """A reason with its figure, such as the gold that is missing."""
    return number | figure << _SHIFT


def reason_id(code: int) -> str:
    return REASON_NAMES[code & ((1 << _SHIFT) - 1)]


def reason_figure(code: int) -> tuple[str, int] | None:
    """The name and value of a reason's figure, where it has one."""
    name = REASON_FIGURES[code & ((1 << _SHIFT) - 1)]
    return (name, code >> _SHIFT) if name else None
