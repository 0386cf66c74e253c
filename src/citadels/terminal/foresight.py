"""What everybody can foresee of a choice, such as its price, for the phrase that offers it.

The price is not computed here: the choice is tried on a copy of the game, and the events tell. Only
arguments that follow from what is public are read; what a draw would bring stays unseen.
"""

from typing import Any, Final

from citadels.game import Game
from citadels.rules.choices import Option

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


def foresee(game: Game, option: Option, since: int) -> dict[str, Any]:
    """The foreseeable arguments of what a legal choice brings about; ``since``: the events so far."""
    if option.verb not in FORESEEN:
        return {}
    event, arguments = FORESEEN[option.verb]
    seat = game.decision.seat
    tried = game.clone()
    tried.play(option)
    for seen in tried.events(seat, since):
        if seen["event"] == event:
            return {argument: seen[argument] for argument in arguments}
    return {}
