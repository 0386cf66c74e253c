"""The position as a seat, or a spectator, may know it (T10). Nothing in it depends on hidden facts (T12)."""

from collections.abc import Callable
from typing import Any

from citadels.cards.characters import CHARACTER_NAMES
from citadels.cards.districts import CARD_NAMES, GOLD_SHIFT, KIND_MASK, MUSEUM
from citadels.knowledge.blind import BUILDING_DECISIONS, blind, decider
from citadels.knowledge.draft_memory import possible_holders
from citadels.knowledge.events import written
from citadels.knowledge.foresight import foresee
from citadels.knowledge.seen import SPECTATOR
from citadels.knowledge.tracker import Tracker
from citadels.rules.choices import choice_text
from citadels.rules.city import completed, completed_first, district_cost, has_kind, size_to_complete
from citadels.rules.decisions import DECISION_NAMES, DECISIONS, DRAFT_DISCARDING, DRAFTING
from citadels.rules.draft import ranks_in_pile
from citadels.rules.engine import legal, over
from citadels.rules.scoring import Score, score
from citadels.rules.state import (
    DISCARDED_CARD,
    FACE_DOWN_CARD,
    FACE_UP_CARD,
    PHASE_NAMES,
    SEAT_MASK,
    WAGON_SHIFT,
    State,
)


def _names(cards: tuple[int, ...]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def _city(state: State, seat: int) -> list[dict[str, Any]]:
    return [
        {
            "card": CARD_NAMES[district & KIND_MASK],
            "gold": district >> GOLD_SHIFT,
            "cost": district_cost(state, district),
        }
        for district in state.cities[seat]
    ]


def score_sheet(result: Score) -> dict[str, Any]:
    lines = [{"line": line, "points": points} for line, points in result.lines]
    return {"total": result.total, "lines": lines, "haunted_type": result.haunted_type}


def _player(state: State, seat: int) -> dict[str, Any]:
    """A player as everybody sees them."""
    shown = over(state)
    hand = _names(state.hands[seat]) if shown else None
    return {
        "seat": seat,
        "gold": state.gold[seat],
        "hand_size": len(state.hands[seat]),
        "hand": hand,
        "known_hand": hand,
        "city": _city(state, seat),
        "complete": completed(state, seat),
        "museum": {"count": len(state.museum), "cards": None} if has_kind(state, seat, MUSEUM) else None,
        "characters": _characters_of(state, seat),
        "can_have": None,
        "score": score_sheet(score(state, seat, hand=shown)),
    }


def _myself(state: State, seat: int, seen_by_all: dict[str, Any]) -> dict[str, Any]:
    """A player as they see themselves."""
    player = seen_by_all.copy()
    player["hand"] = player["known_hand"] = _names(state.hands[seat])
    player["characters"] = _characters_of(state, seat)
    player["score"] = score_sheet(score(state, seat, hand=True))
    if player["museum"] is not None:
        player["museum"] = {"count": len(state.museum), "cards": _names(state.museum)}
    return player


def _characters_of(state: State, seat: int) -> list[str]:
    return [
        CHARACTER_NAMES[character]
        for rank, character in enumerate(state.config.characters)
        if rank and state.held[rank] == seat
    ]


def _character(state: State, rank: int, viewer: int | None) -> dict[str, Any]:
    bit = 1 << rank
    held = state.held[rank]
    magistrate = state.warrant_shown or (viewer is not None and state.held[1] == viewer)
    blackmailer = viewer is not None and state.blackmailer == viewer
    return {
        "rank": rank,
        "character": CHARACTER_NAMES[state.config.characters[rank]],
        "face_up": held == FACE_UP_CARD,
        "face_down": held in (FACE_DOWN_CARD, DISCARDED_CARD),
        "called": 0 < rank <= state.called,
        "player": held if held >= 0 else None,
        "revealed": bool(state.revealed & bit),
        "murdered": state.murdered == rank,
        "bewitched": state.bewitched == rank,
        "robbed": state.robbed == rank,
        "warrant": bool(state.warrants & bit),
        "signed": state.signed == rank if magistrate and state.warrants & bit else None,
        "threat": bool(state.threats & bit),
        "flower": state.flower == rank if blackmailer and state.threats & bit else None,
    }


def seen_decision(state: State, viewer: int | None) -> dict[str, Any] | None:
    """The open decision as a blind position shows it: the choices are for the seat that must choose.

    Who that is is public, unless the seat is asked because of a hidden card: then nobody is named (T12).
    """
    if not state.stack:
        return None
    kind, seat, _, _ = state.stack[-1]
    decision: dict[str, Any] = {
        "seat": seat if seat >= 0 else None,
        "kind": DECISION_NAMES[kind],
        "options": None,
        "costs": None,
        "foreseen": None,
        "cards": None,
        "characters": None,
        "about": None,
    }
    if seat == viewer:
        choices = legal(state)
        decision["options"] = [choice_text(choice) for choice in choices]
        foreseen = [foresee(state, choice) for choice in choices]
        decision["costs"] = [cost for cost, _ in foreseen]
        decision["foreseen"] = [arguments for _, arguments in foreseen]
        decision["cards"] = _names(state.aside)
        decision["about"] = [
            {"name": name, "value": written(holds, value)}
            for name, holds, value in DECISIONS[kind].about(state)
        ]
        if kind in (DRAFTING, DRAFT_DISCARDING):
            characters = state.config.characters
            decision["characters"] = [CHARACTER_NAMES[characters[rank]] for rank in ranks_in_pile(state)]
    return decision


class Common:
    """What everybody sees of a position: the same in the views of all, and made from a spectator's."""

    def __init__(self, true_state: State) -> None:
        state = blind(true_state, SPECTATOR)
        self.state = state
        # Of these each viewer may know some more.
        self.players = [_player(state, seat) for seat in range(state.config.players)]
        self.characters: list[Any] = [
            _character(state, rank, None) for rank in range(1, state.config.highest_rank + 1)
        ]
        self.decision: Any = seen_decision(state, None)
        self.view: dict[str, Any] = {
            "edition": state.config.edition,
            "round": state.round,
            "phase": PHASE_NAMES[state.phase],
            "city_size": size_to_complete(state),
            "uniques": _names(state.config.uniques),
            "mixed": state.config.mixed,
            "rules": state.config.parameters.to_json(),
            "crown": state.crown,
            "deck": len(state.deck),
            "discard": _names(state.discard),
            "wagons": [{"owner": wagon & SEAT_MASK, "gold": wagon >> WAGON_SHIFT} for wagon in state.wagons],
            "bell": state.bell,
            "tax": state.tax,
            "last_round": state.ending,
            "first_complete": [seat for seat in range(state.config.players) if completed_first(state, seat)],
            "turn": _turn(state),
            "building_site": _building_site(state),
            "over": over(state),
        }

    def seal(self, seal: Callable[[Any], Any]) -> None:
        """Give each part that views take over as it is another form, such as its JSON."""
        for player in self.players:
            player["city"] = seal(player["city"])
            player["score"] = seal(player["score"])
        self.characters = [seal(character) for character in self.characters]
        self.decision = seal(self.decision)


def view(true_state: State, viewer: int | None, tracker: Tracker | None = None) -> dict[str, Any]:
    """All that a seat may know of the position, ready for JSON.

    ``tracker`` has followed what the viewer saw happen; without one the view tells what can be seen now.
    """
    common = Common(true_state)
    return {**common.view, **own_view(true_state, viewer, tracker, common)}


def own_view(
    true_state: State, viewer: int | None, tracker: Tracker | None, common: Common
) -> dict[str, Any]:
    """What differs from viewer to viewer. Parts of ``common`` are in it: it is there to be read."""
    state = common.state if viewer is None else blind(true_state, viewer)
    return {
        "viewer": viewer,
        "players": _players(common, state, viewer, tracker),
        "characters": _characters(common, state, viewer, tracker),
        "known_deck": _known_deck(tracker),
        "decision": seen_decision(state, viewer) if decider(state) == viewer else common.decision,
    }


def _known_deck(tracker: Tracker | None) -> list[dict[str, Any]] | None:
    """The cards whose place in the deck the viewer knows, counted from the top."""
    if tracker is None:
        return None
    return [{"place": place, "card": CARD_NAMES[card]} for place, card in tracker.known_deck()]


def _players(
    common: Common, state: State, viewer: int | None, tracker: Tracker | None
) -> list[dict[str, Any]]:
    """With the cards that are in a hand for certain, and who can be whom, by all that the viewer saw."""
    playing = None if over(state) else tracker
    holders: dict[int, list[int]] = {} if playing is None else possible_holders(playing.draft)
    players: list[dict[str, Any]] = []
    for seat, player in enumerate(common.players):
        if seat == viewer:
            player = _myself(state, seat, player)
        elif playing is not None:
            player = player.copy()
            player["known_hand"] = [CARD_NAMES[card] for card in playing.known_hand(seat)]
        if seat in holders:  # a copy of its own by now
            player["can_have"] = [CHARACTER_NAMES[state.config.characters[rank]] for rank in holders[seat]]
        players.append(player)
    return players


def _characters(
    common: Common, state: State, viewer: int | None, tracker: Tracker | None
) -> list[dict[str, Any]]:
    """With the warrants and threats that the viewer placed, and the cards that the viewer laid down."""
    characters: list[dict[str, Any]] = []
    laid_down = 0 if tracker is None or over(state) else tracker.draft.laid_down
    marked = 0 if viewer is None else state.warrants | state.threats
    for rank, character in enumerate(common.characters, 1):
        if (marked | laid_down) >> rank & 1 or state.held[rank] != common.state.held[rank]:
            character = _character(state, rank, viewer)
            if laid_down >> rank & 1:
                character["face_down"] = True
        characters.append(character)
    return characters


def _building_site(state: State) -> str | None:
    """The card that is being paid for: everybody sees what is to be built."""
    if state.stack and state.stack[-1][0] in BUILDING_DECISIONS and state.aside:
        return CARD_NAMES[state.aside[-1]]
    return None


def _turn(state: State) -> dict[str, Any] | None:
    """Whose turn it is, and as whom."""
    if state.seat < 0:
        return None
    return {
        "seat": state.seat,
        "called": CHARACTER_NAMES[state.config.characters[state.rank]],
        "acting": CHARACTER_NAMES[state.acting],
        "built": state.built,
    }
