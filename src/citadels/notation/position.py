"""A whole position, hidden cards included, as JSON: what a digest is taken of and a record can start from."""

import json
from collections import Counter
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from citadels.cards.districts import CARD_NAMES, KIND_MASK, STRONGMAN, TICKET_WAGON
from citadels.knowledge.blind import HIDDEN_PLACE
from citadels.notation.config import read_config
from citadels.notation.consistency import Inconsistent, check_consistency
from citadels.notation.fields import FIELDS, IN_ORDER
from citadels.notation.values import damaged
from citadels.rules.decisions import WAIT_DECISION
from citadels.rules.engine import legal
from citadels.rules.events import Event
from citadels.rules.state import FINISHED, STRONG, State, fresh_state


def position_text(state: State) -> str:
    """The canonical position as JSON without blanks, keys in order; no history and no random state."""
    written = [
        f'"{field.name}":{field.write(state)}'
        for field in IN_ORDER
        if not field.added_later or getattr(state, field.name)
    ]
    return "{" + ",".join(written) + "}"


def write_position(state: State) -> dict[str, Any]:
    """The position as data."""
    data: dict[str, Any] = json.loads(position_text(state))
    return data


def digest(state: State) -> str:
    """The SHA-256 of the canonical position."""
    return sha256(position_text(state).encode()).hexdigest()


def read_position(data: object, seed: bytes, log: list[Event] | None) -> State:
    """The state that a position describes; RecordError says what is wrong with it."""
    state = _read(data, seed, log, blind=False)
    if HIDDEN_PLACE in state.held:
        raise damaged("a character lies nowhere")
    if any(frame.decision is WAIT_DECISION for frame in state.open_decisions()):
        raise damaged("it does not say whom the game waits for")
    check_position(state)
    return state


def read_blind_position(data: object) -> State:
    """The blind state that a position with hidden cards describes."""
    return _read(data, b"", None, blind=True)


def _read(data: object, seed: bytes, log: list[Event] | None, blind: bool) -> State:
    if not isinstance(data, Mapping):
        raise damaged("it must be an object")
    state = fresh_state(read_config(data.get("config")), seed, log)
    for field in FIELDS:
        if not field.added_later or field.name in data:
            field.read(state, data.get(field.name), blind)
    return state


def all_cards(state: State) -> Counter[int]:
    """Every card of the district deck, wherever it is."""
    cards = Counter((*state.deck, *state.discard, *state.museum, *state.aside))
    cards[TICKET_WAGON] += len(state.wagons)
    cards[STRONGMAN] += bool(state.flags & STRONG)
    for hand in state.hands:
        cards.update(hand)
    for city in state.cities:
        cards.update(district & KIND_MASK for district in city)
    return cards


def check_position(state: State) -> None:
    """Check that no card has too many copies, that the parts fit, and that the decision offers something."""
    copies = Counter(state.config.deck)
    for card, count in all_cards(state).items():
        if count > copies[card]:
            raise damaged(f"{CARD_NAMES[card]} is there {count} times; the game has {copies[card]}")
    try:
        check_consistency(state)
    except Inconsistent as error:
        raise damaged(str(error)) from error
    if state.phase != FINISHED and not legal(state):
        raise damaged("the open decision offers nothing")
