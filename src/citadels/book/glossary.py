"""The terms of the rulebooks; the words are in ``glossary.ftl``."""

from typing import Any, Final, NamedTuple

from citadels.book.contents import figures
from citadels.cards.editions import EDITIONS

# In the order in which a reader meets them.
_TERMS: Final = (
    *("round", "selection", "turn", "crown", "rank", "ability", "gather", "resource", "stash", "pay", "draw"),
    *("discard", "discard_pile", "district", "type", "unique", "limit", "income", "destroy"),
    *("complete_city", "action_card"),
)
# Terms with another meaning in editions with a discard pile.
_PILED: Final = ("discard", "destroy")


class Term(NamedTuple):
    """A term of an edition; ``text`` is the attribute of its message that explains it."""

    id: str
    text: str


def glossary(edition: str) -> list[Term]:
    """The terms that an edition's book needs."""
    piled = EDITIONS[edition].parameters.discard_pile
    missing = {
        *(() if piled else ("discard_pile",)),
        *(() if EDITIONS[edition].has_action_cards else ("action_card",)),
    }
    return [Term(term, _text(term, edition, piled)) for term in _TERMS if term not in missing]


def _text(term: str, edition: str, piled: bool) -> str:
    if term in _PILED and piled:
        return "pile"
    if term == "complete_city" and figures(edition).few != figures(edition).city_size:
        return "few"
    return "about"


def glossary_figures(edition: str) -> dict[str, Any]:
    """The numbers that the explanations name."""
    found = figures(edition)
    return {"size": found.city_size, "few": found.few}
