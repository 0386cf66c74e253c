"""The position as a seat, or a spectator, may know it (T10). Nothing in it depends on hidden facts (T12)."""

from typing import Any, Final, Protocol

from citadels.cards.characters import CHARACTER_NAMES
from citadels.cards.districts import CARD_NAMES, GOLD_SHIFT, KIND_MASK, MUSEUM
from citadels.knowledge.blind import blind, decider
from citadels.knowledge.draft_memory import possible_holders
from citadels.knowledge.events import written
from citadels.knowledge.foresight import foresee
from citadels.knowledge.redaction import SPECTATOR
from citadels.knowledge.tracker import Tracker
from citadels.rules.choices import choice_text
from citadels.rules.city import completed, completed_first, district_cost, has_kind, size_to_complete
from citadels.rules.decisions import BUILDING_SITE, PILE
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


def _basics(state: State, seat: int) -> dict[str, Any]:
    """What everybody knows of a player, the player included."""
    return {
        "seat": seat,
        "gold": state.gold[seat],
        "hand_size": len(state.hands[seat]),
        "city": _city(state, seat),
        "complete": completed(state, seat),
    }


def _from_outside(state: State, seat: int) -> dict[str, Any]:
    """What others see of what a player knows better."""
    shown = over(state)
    return {
        "hand": _names(state.hands[seat]) if shown else None,
        "museum": {"count": len(state.museum), "cards": None} if has_kind(state, seat, MUSEUM) else None,
        "characters": _characters_of(state, seat),
        "score": score_sheet(score(state, seat, hand=shown)),
    }


def _from_inside(state: State, seat: int) -> dict[str, Any]:
    """The same as the player sees it."""
    museum = {"count": len(state.museum), "cards": _names(state.museum)}
    return {
        "hand": _names(state.hands[seat]),
        "museum": museum if has_kind(state, seat, MUSEUM) else None,
        "characters": _characters_of(state, seat),
        "score": score_sheet(score(state, seat, hand=True)),
    }


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
    if not state.is_open:
        return None
    kind, seat = state.top.decision, state.top.seat
    decision: dict[str, Any] = {
        "seat": seat if seat >= 0 else None,
        "kind": kind.id,
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
            {"name": name, "value": written(holds, value)} for name, holds, value in kind.about(state)
        ]
        if kind.opens == PILE:
            characters = state.config.characters
            decision["characters"] = [CHARACTER_NAMES[characters[rank]] for rank in ranks_in_pile(state)]
    return decision


class Form(Protocol):
    """How the parts of views are written: as they are, or as JSON."""

    def part(self, value: Any) -> Any:
        """A part that is the same in several views."""

    def begun(self, values: dict[str, Any]) -> Any:
        """One that has something more in each view."""

    def completed(self, begun: Any, more: dict[str, Any]) -> Any: ...


class Plain:
    """As they are."""

    def part(self, value: Any) -> Any:
        return value

    def begun(self, values: dict[str, Any]) -> Any:
        return values

    def completed(self, begun: Any, more: dict[str, Any]) -> Any:
        return {**begun, **more}


PLAIN: Final = Plain()


class Common:
    """What everybody sees of a position: the same in the views of all, and made from a spectator's.

    Whoever needs the views of several seats makes it once; the views share its parts and are only read.
    """

    def __init__(self, true_state: State, form: Form) -> None:
        state = blind(true_state, SPECTATOR)
        self.state = state
        self.form = form
        # Of each player: what themselves know, too, and all of it for others.
        self.basics: list[Any] = []
        self.players: list[Any] = []
        for seat in range(state.config.players):
            basics = _basics(state, seat)
            self.basics.append(form.begun(basics))
            self.players.append(form.begun({**basics, **_from_outside(state, seat)}))
        self.characters = [
            form.part(_character(state, rank, None)) for rank in range(1, state.config.highest_rank + 1)
        ]
        self.decision = form.part(seen_decision(state, None))
        self.view = form.begun(
            {
                "edition": state.config.edition,
                "round": state.round,
                "phase": PHASE_NAMES[state.phase],
                "city_size": size_to_complete(state),
                "uniques": _names(state.config.uniques),
                "mixed": state.config.mixed,
                "rules": state.config.parameters.all(),
                "crown": state.crown,
                "deck": len(state.deck),
                "discard": _names(state.discard),
                "wagons": [
                    {"owner": wagon & SEAT_MASK, "gold": wagon >> WAGON_SHIFT} for wagon in state.wagons
                ],
                "bell": state.bell,
                "tax": state.tax,
                "last_round": state.ending,
                "first_complete": [
                    seat for seat in range(state.config.players) if completed_first(state, seat)
                ],
                "turn": _turn(state),
                "building_site": _building_site(state),
                "over": over(state),
            }
        )


def view(true_state: State, viewer: int | None, tracker: Tracker | None = None) -> dict[str, Any]:
    """All that a seat may know of the position, ready for JSON.

    ``tracker`` has followed what the viewer saw happen; without one the view tells what can be seen now.
    """
    seen: dict[str, Any] = view_with(Common(true_state, PLAIN), true_state, viewer, tracker)
    return seen


def view_with(common: Common, true_state: State, viewer: int | None, tracker: Tracker | None) -> Any:
    """The same in the form of ``common``, which must be of the same position."""
    state = common.state if viewer is None else blind(true_state, viewer)
    return common.form.completed(
        common.view,
        {
            "viewer": viewer,
            "players": _players(common, state, viewer, tracker),
            "characters": _characters(common, state, viewer, tracker),
            "known_deck": _known_deck(tracker),
            "decision": seen_decision(state, viewer) if decider(state) == viewer else common.decision,
        },
    )


def _known_deck(tracker: Tracker | None) -> list[dict[str, Any]] | None:
    """The cards whose place in the deck the viewer knows, counted from the top."""
    if tracker is None:
        return None
    return [{"place": place, "card": CARD_NAMES[card]} for place, card in tracker.known_deck()]


def _players(common: Common, state: State, viewer: int | None, tracker: Tracker | None) -> list[Any]:
    """With the cards that are in a hand for certain, and who can be whom, by all that the viewer saw."""
    playing = None if over(state) else tracker
    holders: dict[int, list[int]] = {} if playing is None else possible_holders(playing.draft)
    players: list[Any] = []
    for seat in range(state.config.players):
        own = seat == viewer
        more = _from_inside(state, seat) if own else {}
        if own or over(state):
            more["known_hand"] = _names(state.hands[seat])
        else:
            more["known_hand"] = None if playing is None else _names(tuple(playing.known_hand(seat)))
        more["can_have"] = (
            [CHARACTER_NAMES[state.config.characters[rank]] for rank in holders[seat]]
            if seat in holders
            else None
        )
        begun = common.basics[seat] if own else common.players[seat]
        players.append(common.form.completed(begun, more))
    return players


def _characters(common: Common, state: State, viewer: int | None, tracker: Tracker | None) -> list[Any]:
    """With the warrants and threats that the viewer placed, and the cards that the viewer laid down."""
    characters: list[Any] = []
    laid_down = 0 if tracker is None or over(state) else tracker.draft.laid_down
    marked = 0 if viewer is None else state.warrants | state.threats
    for rank, seen_by_all in enumerate(common.characters, 1):
        if (marked | laid_down) >> rank & 1 or state.held[rank] != common.state.held[rank]:
            character = _character(state, rank, viewer)
            if laid_down >> rank & 1:
                character["face_down"] = True
            characters.append(character)
        else:
            characters.append(seen_by_all)
    return characters


def _building_site(state: State) -> str | None:
    """The card that is being paid for: everybody sees what is to be built."""
    if state.top.decision.table == BUILDING_SITE and state.aside:
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
