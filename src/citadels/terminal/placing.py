"""Where on the table each choice belongs: at a card, a district, a player, a character, or nowhere.

Places are the texts of ``knowledge/why_not.py``: ``hand market``, ``district 2 market+1`` and so on.
"""

from collections.abc import Iterator, Sequence

from citadels.cards.districts import CARD_NAMES
from citadels.rules.all_cards import CARDS
from citadels.rules.choice_texts import Option
from citadels.rules.choices import VERB_BY_NAME
from citadels.terminal.options import Offer
from citadels.terminal.sitting import View

NOWHERE = ""


def by_place(offers: Sequence[Offer], view: View) -> dict[str, list[Offer]]:
    """The choices by place; those that are nowhere else are at ``NOWHERE``."""
    found: dict[str, list[Offer]] = {}
    for offer in offers:
        for place in dict.fromkeys(_places(offer.option, view)):
            found.setdefault(place, []).append(offer)
    return found


def district_place(seat: int, card: str, gold: int) -> str:
    return f"district {seat} {card}+{gold}" if gold else f"district {seat} {card}"


def cards_on_table(view: View) -> list[str]:
    """The cards that the open decision is about."""
    decision = view["decision"] or {}
    return [*(decision.get("cards") or ()), *(decision.get("hand") or ())]


def own_hand(view: View) -> list[str]:
    return [] if view["viewer"] is None else list(view["players"][view["viewer"]]["hand"] or ())


def _places(option: Option, view: View) -> Iterator[str]:
    about = _about(option, view)
    offering = _offering(option.verb, view) if view["decision"]["kind"] == "turn" else NOWHERE
    if about:
        yield about
    if offering:
        yield offering
    # What a district offers has a button, too: nobody looks for it in the city first.
    if not about and not offering.startswith("hand "):
        yield NOWHERE


def _about(option: Option, view: View) -> str:
    words = option.arguments
    if "district" in words:
        return f"district {words.get('seat', view['viewer'])} {words['district']}"
    for kind in ("character", "seat"):
        if kind in words:
            return f"{kind} {words[kind]}"
    card = str(words.get("card", ""))
    if card in cards_on_table(view):
        return f"table {card}"
    return f"hand {card}" if card in own_hand(view) else NOWHERE


def _offering(verb: str, view: View) -> str:
    """Where the card lies that offers a choice: an action card in the hand, a unique district in the city."""
    owner = CARDS.owner_of_verb[VERB_BY_NAME[verb]]
    if not 0 <= owner < len(CARD_NAMES):
        return NOWHERE
    card, seat = CARD_NAMES[owner], view["viewer"]
    if card in own_hand(view):
        return f"hand {card}"
    for district in view["players"][seat]["city"]:
        if district["card"] == card:
            return district_place(seat, card, district["gold"])
    return NOWHERE
