"""What can be foreseen of a choice, such as its price, for clients that offer it to a person.

No price is computed here: the choice is tried on a copy of the blind position, and the events say what
happened. So nothing can come out that the seat does not know; cards that would be drawn are hidden there.
"""

from typing import Any

from citadels.knowledge.events import written_argument
from citadels.rules.choices import VERB_OF, VERBS
from citadels.rules.engine import apply
from citadels.rules.events import Event
from citadels.rules.state import State


def foresee(seen: State, choice: int) -> tuple[int, dict[str, Any]]:
    """The gold that a legal choice costs its seat at once, and what is certain about the event it causes.

    ``seen`` is the blind position of the seat that must choose.
    """
    verb = VERBS[VERB_OF[choice]]
    if not verb.costs:
        return 0, {}
    seat = seen.top.seat
    tried = seen.clone()
    log: list[Event] = []
    tried.log = log
    apply(tried, choice)
    foreseen: dict[str, Any] = {}
    for happened in log:
        if happened.kind.id == verb.foresees:
            for argument in happened.kind.arguments:
                if argument.name in verb.foreseen:
                    foreseen[argument.name] = written_argument(happened, argument)
            break
    return max(0, seen.gold[seat] - tried.gold[seat]), foreseen
