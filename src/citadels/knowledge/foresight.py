"""What can be foreseen of a choice, such as its price: for whoever offers it to a person.

No price is computed here: the choice is tried on a copy of the blind position, and the events tell. So
nothing can come out that the seat does not know; what a draw would bring is hidden there, and is not read.
"""

from typing import Any, Final

from citadels.knowledge.events import written
from citadels.rules.choices import VERB_BY_NAME, VERB_OF
from citadels.rules.engine import apply
from citadels.rules.events import EVENT_ARGUMENTS, EVENT_NAMES, Event
from citadels.rules.state import State

# By verb: the event to look for and those of its arguments that are foreseeable.
FORESEEN: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "take_gold": ("gold_gathered", ("gold",)),
    "take_cards": ("cards_gathered", ("count",)),
    "build": ("paid", ("gold",)),
    "pay_rest": ("paid", ("gold",)),
    "confiscate": ("confiscated", ("card",)),
    "let_stand": ("stands", ("card",)),
    "pay_bribe": ("bribed", ("to", "gold")),
    "draw_replacements": ("cards_replaced", ("count",)),
    "give_card": ("card_given", ("to",)),
    "income": ("income", ("gold", "cards")),
    "income_in_gold": ("income", ("gold", "cards")),
    "tribute_gold": ("tribute", ("from",)),
    "tribute_card": ("tribute", ("from",)),
    "alms": ("gold_taken", ("gold",)),
    "borrow_from": ("borrowed", ("gold",)),
    "extra_gold": ("gained_gold", ("gold",)),
    "extra_cards": ("drew", ("count",)),
    "four_gold": ("gained_gold", ("gold",)),
    "four_cards": ("drew", ("count",)),
    "study": ("cards_gathered", ("count",)),
    "destroy": ("destroyed", ("gold",)),
    "exchange_for": ("paid_player", ("gold",)),
    "seize": ("paid_player", ("gold",)),
    "neighbour_gold": ("gained_gold", ("gold",)),
    "collect_tax": ("tax_collected", ("gold",)),
    "use_laboratory": ("laboratory_used", ("gold",)),
    "use_smithy": ("smithy_used", ("gold",)),
    "use_wagon": ("wagon_used", ("owner", "gold")),
    "cash_in": ("wagon_cashed", ("gold",)),
    "replace_district": ("upgraded", ("gold",)),
}


_NOTHING: Final[tuple[str, tuple[str, ...]]] = ("", ())
# Nothing to foresee but that it costs gold, if only the tax.
PAYING: Final = ("build_by_framework", "build_necropolis", "beautify", "hand_over_gold")
_FORESEEN: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    **{VERB_BY_NAME[verb]: what for verb, what in FORESEEN.items()},
    **{VERB_BY_NAME[verb]: _NOTHING for verb in PAYING},
}


def foresee(seen: State, choice: int) -> tuple[int, dict[str, Any]]:
    """What a legal choice costs its seat at once in gold, and what is certain of the event it brings about.

    ``seen`` is the blind position of the seat that must choose.
    """
    what = _FORESEEN.get(VERB_OF[choice])
    if what is None:
        return 0, {}
    seat = seen.top.seat
    tried = seen.clone()
    log: list[Event] = []
    tried.log = log
    apply(tried, choice)
    event, arguments = what
    foreseen: dict[str, Any] = {}
    for happened in log:
        if EVENT_NAMES[happened[0]] == event:
            for argument in EVENT_ARGUMENTS[happened[0]]:
                if argument.name in arguments:
                    foreseen[argument.name] = written(argument.holds, happened[argument.field])
            break
    return max(0, seen.gold[seat] - tried.gold[seat]), foreseen
