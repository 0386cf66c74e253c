"""Why a choice is not possible now, as small numbers: an id, and one figure above it.

``obstacle`` functions all over the rules return 0 for "nothing in the way" or ``reason(ID, figure)``.
"""

from typing import Final

REASON_NAMES: Final[list[str]] = [""]
# What the figure of a reason counts; the choice's own arguments come along by themselves.
REASON_FIGURES: Final[list[str]] = [""]


def _reason(name: str, figure: str = "") -> int:
    REASON_NAMES.append(name)
    REASON_FIGURES.append(figure)
    return len(REASON_NAMES) - 1


FINE: Final = 0
GAME_OVER: Final[int] = _reason("game_over")
UNKNOWN_CHOICE: Final[int] = _reason("unknown_choice")
NOT_THIS_DECISION: Final[int] = _reason("not_this_decision")
NOT_ON_OFFER: Final[int] = _reason("not_on_offer")
# The turn
GATHER_FIRST: Final[int] = _reason("gather_first")
ALREADY_GATHERED: Final[int] = _reason("already_gathered")
BEWITCHED_ONLY_GATHERS: Final[int] = _reason("bewitched_only_gathers")
ANSWER_THREAT_FIRST: Final[int] = _reason("answer_threat_first")
WITCH_MUST_NAME: Final[int] = _reason("witch_must_name")
CROWN_FIRST: Final[int] = _reason("crown_first")
NOT_YOUR_CHARACTER: Final[int] = _reason("not_your_character")
ABILITY_USED: Final[int] = _reason("ability_used")
INCOME_TAKEN: Final[int] = _reason("income_taken")
NOTHING_TO_GAIN: Final[int] = _reason("nothing_to_gain")
# Building and paying
NOT_IN_HAND: Final[int] = _reason("not_in_hand")
CANNOT_BUILD: Final[int] = _reason("cannot_build")
LIMIT_REACHED: Final[int] = _reason("limit_reached", "limit")
ALREADY_BUILT: Final[int] = _reason("already_built")
TOO_DEAR: Final[int] = _reason("too_dear", "missing")
NEVER_BUILT: Final[int] = _reason("never_built")
TOO_MANY_DISTRICTS: Final[int] = _reason("too_many_districts", "most")
# Lacking gold for the card, the Cardinal borrows
NO_SHORTAGE: Final[int] = _reason("no_shortage")
NO_LENDER: Final[int] = _reason("no_lender", "missing")
TOO_FEW_CARDS: Final[int] = _reason("too_few_cards", "missing")
# Naming characters
NOT_IN_PLAY: Final[int] = _reason("not_in_play")
NOT_YOURSELF: Final[int] = _reason("not_yourself")
NOT_RANK_ONE: Final[int] = _reason("not_rank_one")
NOT_THE_MURDERED: Final[int] = _reason("not_the_murdered")
NOT_THE_BEWITCHED: Final[int] = _reason("not_the_bewitched")
ALREADY_NAMED: Final[int] = _reason("already_named")
# Other players
NO_SUCH_PLAYER: Final[int] = _reason("no_such_player")
NOT_YOUR_OWN_SEAT: Final[int] = _reason("not_your_own_seat")
ALREADY_HAS_CROWN: Final[int] = _reason("already_has_crown")
CROWN_TO_BEWITCHED: Final[int] = _reason("crown_to_bewitched")
NOT_THE_RICHEST: Final[int] = _reason("not_the_richest")
NOBODY_RICHER: Final[int] = _reason("nobody_richer")
HAS_NO_GOLD: Final[int] = _reason("has_no_gold")
HAS_NO_CARDS: Final[int] = _reason("has_no_cards")
NOT_BESIDE_RANK_FOUR: Final[int] = _reason("not_beside_rank_four")
# Districts of a city
NOT_IN_CITY: Final[int] = _reason("not_in_city")
CITY_COMPLETE: Final[int] = _reason("city_complete")
BISHOP_PROTECTS: Final[int] = _reason("bishop_protects")
KEEP_PROTECTS: Final[int] = _reason("keep_protects")
NOT_OWN_CITY: Final[int] = _reason("not_own_city")
TOO_COSTLY_TO_SEIZE: Final[int] = _reason("too_costly_to_seize", "most")
YOU_HAVE_THAT: Final[int] = _reason("you_have_that")
THEY_HAVE_THAT: Final[int] = _reason("they_have_that")
NO_EXCHANGE_POSSIBLE: Final[int] = _reason("no_exchange_possible")
ALREADY_BEAUTIFUL: Final[int] = _reason("already_beautiful")
NO_SUCH_UNIQUE: Final[int] = _reason("no_such_unique")
UNIQUE_USED: Final[int] = _reason("unique_used")
NOT_ITSELF: Final[int] = _reason("not_itself")
ONLY_ENDING_LEFT: Final[int] = _reason("only_ending_left")
NOT_KING_OR_EMPEROR: Final[int] = _reason("not_king_or_emperor")
SEVERAL_RICHEST: Final[int] = _reason("several_richest")
PAID_AT_ROUND_END: Final[int] = _reason("paid_at_round_end")
WARRANT_UNSIGNED: Final[int] = _reason("warrant_unsigned")
MURDERED_ONLY_GATHERS: Final[int] = _reason("murdered_only_gathers")
NOT_THE_MURDERED_ONE: Final[int] = _reason("not_the_murdered_one")
# Action cards
ACTION_CARD_PLAYED: Final[int] = _reason("action_card_played")
NO_DISTRICT: Final[int] = _reason("no_district")
NO_SUCH_WAGON: Final[int] = _reason("no_such_wagon")
OWN_WAGON: Final[int] = _reason("own_wagon")
WAGON_ALREADY_USED: Final[int] = _reason("wagon_already_used")
NOTHING_TO_DRAW: Final[int] = _reason("nothing_to_draw")
NOT_COSTLIER: Final[int] = _reason("not_costlier")
NO_REPLACEMENT: Final[int] = _reason("no_replacement")
CROWN_TO_ACROBAT: Final[int] = _reason("crown_to_acrobat")

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
