"""All opinions by verb: what the players look up for each choice."""

from typing import Final

from citadels.policy.greedy_counts import Count
from citadels.policy.opinions.action_cards import ACTION_CARDS
from citadels.policy.opinions.basics import BASICS
from citadels.policy.opinions.characters import CHARACTERS
from citadels.policy.opinions.opinion import CardOpinion, Use
from citadels.policy.opinions.uniques import UNIQUES
from citadels.policy.steward.viewpoint import Judge
from citadels.rules.decisions import DecisionKind


def _opinions() -> list[CardOpinion]:
    return [*CHARACTERS.values(), *UNIQUES.values(), *ACTION_CARDS.values()]


def _uses() -> dict[int, Use]:
    """How every verb of a card or of the turn itself is judged."""
    found = dict(BASICS)
    for opinion in _opinions():
        found.update(opinion.uses)
    return found


def _uses_in() -> dict[DecisionKind, dict[int, Use]]:
    """The same for decisions in which some verbs are judged in another way."""
    found: dict[DecisionKind, dict[int, Use]] = {}
    for opinion in _opinions():
        for decision, uses in opinion.uses_in.items():
            found[decision] = {**_uses(), **uses}
    return found


def _judges(uses: dict[int, Use]) -> dict[int, Judge]:
    return {verb: use.steward for verb, use in uses.items()}


def _counts(uses: dict[int, Use]) -> dict[int, Count]:
    return {verb: use.greedy for verb, use in uses.items()}


# By verb: for the steward and for the greedy player; by decision and verb where that makes a difference.
JUDGES: Final[dict[int, Judge]] = _judges(_uses())
COUNTS: Final[dict[int, Count]] = _counts(_uses())
JUDGES_IN: Final[dict[DecisionKind, dict[int, Judge]]] = {
    decision: _judges(uses) for decision, uses in _uses_in().items()
}
COUNTS_IN: Final[dict[DecisionKind, dict[int, Count]]] = {
    decision: _counts(uses) for decision, uses in _uses_in().items()
}
