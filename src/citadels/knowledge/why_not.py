"""What a player could mean by touching a place of the table, and why it is not possible now.

Places are texts: ``hand market``, ``table market`` (a card that the decision is about), ``seat 2``,
``district 2 market+1``, ``character king``. Everything is computed from the position as the player sees it,
so no answer reveals more than that.
"""

from typing import Final

from citadels.cards.districts import KIND_BY_NAME, TYPE_NAMES
from citadels.knowledge.blind import blind
from citadels.rules.actions.base import ActionCard
from citadels.rules.choice_texts import choice_text, parse_choice
from citadels.rules.choices import CARD, SEAT, VERB_OF, VERBS
from citadels.rules.decisions import HAND, NOTHING_OPEN, Frame
from citadels.rules.explain import Reason, why_not
from citadels.rules.hands import distinct, others
from citadels.rules.reasons import NOT_ON_OFFER, NOT_THIS_DECISION, PLAYED_NOT_BUILT, REASONS, reason_kind
from citadels.rules.state import State
from citadels.rules.turn import TURN_DECISION

# By the kind of a place: the words that follow it.
_WORDS: Final[dict[str, tuple[str, ...]]] = {
    "hand": ("card",),
    "table": ("card",),
    "district": ("seat", "district"),
    "seat": ("seat",),
    "character": ("character",),
}

_PLAYED: Final = reason_kind(PLAYED_NOT_BUILT).id
_WAITING: Final = reason_kind(NOT_THIS_DECISION).id
# Reasons that say nothing about a place: a player who lacks what it takes cannot have meant that.
_SAYS_NOTHING: Final = (reason_kind(NOT_ON_OFFER).id, *(kind.id for kind in REASONS if kind.lacking))

Answer = tuple[str, Reason | None]  # the text of a choice, and why it is not possible


def why_not_at(true_state: State, place: str) -> list[Answer]:
    """All that the player who must decide could mean at a place; no reason where it is possible."""
    state = blind(true_state, true_state.top.seat)
    found: list[Answer] = []
    waiting: list[Answer] = []  # what the turn would offer if no decision were open above it
    building: list[Answer] = []  # nobody means to build a card that is played
    for choice in _choices_at(state, place):
        reason: Reason | None = why_not(state, choice)
        if reason is None:
            found.append((choice_text(choice), reason))
        elif reason.id in _SAYS_NOTHING or not _in_reach(state, choice):
            continue
        elif reason.id == _PLAYED:
            _add_once(building, choice, reason)
        elif reason.id == _WAITING:
            _add_once(waiting, choice, reason)
        else:
            _add_once(found, choice, reason)
    return found or waiting or building


def _add_once(found: list[Answer], choice: int, reason: Reason) -> None:
    """List a reason that several choices share only once, also if it applies to all choices of a verb."""
    text = choice_text(choice)
    verb = text.split(" ")[0]
    for other, known in found:
        if known is not None and known.id == reason.id and (known == reason or other.split(" ")[0] == verb):
            return
    found.append((text, reason))


def _in_reach(state: State, choice: int) -> bool:
    """Whether the player has what a choice takes: the card, the character, the unique district."""
    verb = VERB_OF[choice]
    if verb in state.top.decision.verbs:
        return True
    turn = _own_turn(state)
    owner = TURN_DECISION.owner(state, verb)
    if turn is None or owner is None or (owner is state.character and verb not in owner.verbs):
        return False
    code = owner.absence(state) or owner.obstacle(state, verb, choice - verb)
    return not code or not reason_kind(code).lacking


def _own_turn(state: State) -> Frame | None:
    """The turn of the player who decides: open, or waiting below what is open."""
    frame = state.top
    while frame is not NOTHING_OPEN:
        if frame.decision is TURN_DECISION and frame.seat == state.top.seat:
            return frame
        frame = frame.below
    return None


def _choices_at(state: State, place: str) -> list[int]:
    """All choices of the action space that are about a place, no matter who could make them."""
    kind, *given = place.split(" ")
    words = _WORDS.get(kind, ())
    if not words or len(given) != len(words) or not _is_there(state, kind, given[0]):
        return []
    told = dict(zip(words, given, strict=True))
    found = _played_from_hand(state, given[0]) if kind == "hand" else []
    for verb in VERBS.values():
        for text in _texts(verb.id, verb.words, told, str(state.top.seat)):
            choice = parse_choice(text)
            if choice is not None:
                found.append(choice)
    return found


def _played_from_hand(state: State, name: str) -> list[int]:
    """What an action card in the hand can be played for in a turn."""
    card = state.config.districts[KIND_BY_NAME[name]]
    if not isinstance(card, ActionCard):
        return []
    found: list[int] = []
    for verb in card.verbs:
        words = VERBS[verb].words
        if verb in card.verbs_on_table:
            continue
        if words == SEAT:
            found.extend(verb + other for other in others(state, state.top.seat))
        elif words == CARD:
            found.extend(verb + other for other in distinct(state.hands[state.top.seat]))
        else:
            found.append(verb)
    return found


def _is_there(state: State, kind: str, name: str) -> bool:
    """Whether a card is at the place touched; cards that the decision is about lie on the table."""
    if kind not in ("hand", "table"):
        return True
    card = KIND_BY_NAME.get(name, -1)
    opened = state.hands[state.top.a] if state.top.decision.opens == HAND else ()
    on_table = card in state.aside or card in opened
    return on_table if kind == "table" else not on_table and card in state.hands[state.top.seat]


def _texts(verb: str, words: tuple[str, ...], told: dict[str, str], seat: str) -> list[str]:
    """The texts of a verb's choices about the given card, seat or character."""
    if words == tuple(told):
        return [" ".join([verb, *told.values()])]
    if words == ("district",) and told.get("seat") == seat and "district" in told:
        return [f"{verb} {told['district']}"]
    if words == ("seat", "type") and tuple(told) == ("seat",):
        return [f"{verb} {told['seat']} {type}" for type in TYPE_NAMES]
    return []
