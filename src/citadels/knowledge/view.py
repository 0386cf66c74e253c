"""The position as a seat, or a spectator, may know it (T10). Nothing in it depends on hidden facts (T12)."""

from typing import Any, Final, Protocol

from citadels.cards.characters import CHARACTER_NAMES
from citadels.cards.districts import CARD_NAMES, GOLD_SHIFT, KIND_MASK, MUSEUM
from citadels.knowledge.blind import blind, decider
from citadels.knowledge.draft_memory import possible_holders
from citadels.knowledge.events import knows_all, seen_event, written
from citadels.knowledge.foresight import foresee
from citadels.knowledge.kept_parts import NO_GROUNDS, Kept, SeenPlayer, character_grounds, player_grounds
from citadels.knowledge.redaction import SPECTATOR
from citadels.knowledge.tracker import Tracker
from citadels.rules.characters.blackmailer import FLOWER_SHOWN
from citadels.rules.choice_texts import option
from citadels.rules.city import (
    completed,
    completed_first,
    counted_districts,
    district_cost,
    has_kind,
    size_to_complete,
    size_to_end,
)
from citadels.rules.decisions import BUILDING_SITE, HAND, PILE
from citadels.rules.draft import ranks_in_pile
from citadels.rules.engine import legal, over
from citadels.rules.events import Event
from citadels.rules.explain import why_not
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
from citadels.rules.turn import turn_kind


def _names(cards: tuple[int, ...]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


# Copying a dictionary and filling it in takes a fraction of the time of making one key by key.
_DISTRICT: Final[dict[str, Any]] = {"card": "", "gold": 0, "cost": 0}
# What others see of a player, and what the player and a viewer who concludes something see.
_SEEN_PLAYER: Final[dict[str, Any]] = dict.fromkeys(
    ["seat", "gold", "hand_size", "city", "counted", "complete", "hand", "museum", "characters", "score"]
)
_OWN_PLAYER: Final[dict[str, Any]] = _SEEN_PLAYER | {"known_hand": None, "can_have": None}
# A character that nothing has happened to yet.
_CHARACTER: Final[dict[str, Any]] = {
    "rank": 0,
    "character": "",
    "face_up": False,
    "face_down": False,
    "called": False,
    "player": None,
    "revealed": False,
    "murdered": False,
    "bewitched": False,
    "robbed": False,
    "warrant": False,
    "signed": None,
    "threat": False,
    "flower": None,
}


def _city(state: State, seat: int) -> list[dict[str, Any]]:
    city: list[dict[str, Any]] = []
    for district in state.cities[seat]:
        seen = _DISTRICT.copy()
        seen["card"] = CARD_NAMES[district & KIND_MASK]
        seen["gold"] = district >> GOLD_SHIFT
        seen["cost"] = district_cost(state, district)
        city.append(seen)
    return city


def score_sheet(result: Score) -> dict[str, Any]:
    lines = [{"line": line, "points": points} for line, points in result.lines]
    return {"total": result.total, "lines": lines, "haunted_type": result.haunted_type}


def _player(state: State, seat: int, own: bool) -> dict[str, Any]:
    """A player as others see them, or their own view of what only they know fully."""
    shown = own or over(state)
    player = _OWN_PLAYER.copy() if own else _SEEN_PLAYER.copy()
    player["seat"] = seat
    player["gold"] = state.gold[seat]
    player["hand_size"] = len(state.hands[seat])
    player["city"] = _city(state, seat)
    player["counted"] = counted_districts(state, seat)
    player["complete"] = completed(state, seat)
    if shown:
        player["hand"] = _names(state.hands[seat])
    if has_kind(state, seat, MUSEUM):
        player["museum"] = {"count": len(state.museum), "cards": _names(state.museum) if own else None}
    player["characters"] = _characters_of(state, seat)
    player["score"] = score_sheet(score(state, seat, hand=shown))
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
    character = _CHARACTER.copy()
    character["rank"] = rank
    character["character"] = CHARACTER_NAMES[state.config.characters[rank]]
    if held >= 0:
        character["player"] = held
    elif held == FACE_UP_CARD:
        character["face_up"] = True
    elif held in (FACE_DOWN_CARD, DISCARDED_CARD):
        character["face_down"] = True
    if rank <= state.called:
        character["called"] = True
    if state.revealed & bit:
        character["revealed"] = True
    if state.murdered == rank:
        character["murdered"] = True
    if state.bewitched == rank:
        character["bewitched"] = True
    if state.robbed == rank:
        character["robbed"] = True
    if state.warrants & bit:
        character["warrant"] = True
        if state.warrant_shown or (viewer is not None and state.held[1] == viewer):
            character["signed"] = state.signed == rank
    if state.threats & bit:
        character["threat"] = True
        if state.flower == FLOWER_SHOWN or (viewer is not None and state.blackmailer == viewer):
            character["flower"] = state.flower == rank
    return character


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
        "hand": None,
        "steps": None,
        "closed": None,
        "only_answer": False,
    }
    if seat == viewer:
        choices = legal(state)
        decision["options"] = [option(choice).text for choice in choices]
        foreseen = [foresee(state, choice) for choice in choices]
        decision["costs"] = [cost for cost, _ in foreseen]
        decision["foreseen"] = [arguments for _, arguments in foreseen]
        decision["cards"] = _names(state.aside)
        decision["about"] = [
            {"name": name, "value": written(holds, value)} for name, holds, value in kind.about(state)
        ]
        decision["steps"] = [
            {"step": step, "state": how_far, "count": count} for step, how_far, count in kind.steps(state)
        ]
        decision["closed"] = _closed(state)
        decision["only_answer"] = len(choices) == 1 and kind.answers_public
        if kind.opens == HAND:
            decision["hand"] = _names(state.hands[state.top.a])
        if kind.opens == PILE:
            characters = state.config.characters
            decision["characters"] = [CHARACTER_NAMES[characters[rank]] for rank in ranks_in_pile(state)]
    return decision


def _closed(state: State) -> list[dict[str, Any]]:
    """What the deciding player would expect to be offered and is not, with the reasons."""
    found: list[dict[str, Any]] = []
    for verb in state.top.decision.expected:
        reason = why_not(state, verb)
        if reason is not None:
            found.append({"choice": option(verb).text, "reason": reason.id, "arguments": reason.arguments})
    return found


class Form(Protocol):
    """How the parts of views are written: as they are, or as JSON."""

    keeps: bool  # whether parts are kept for the next position of the game

    def part(self, value: Any) -> Any:
        """A part that is the same in several views."""

    def begun(self, values: dict[str, Any]) -> Any:
        """A part that each view adds something to."""

    def continued(self, begun: Any, more: dict[str, Any]) -> Any:
        """The same with more of what all have alike."""

    def completed(self, begun: Any, more: dict[str, Any]) -> Any: ...


class Plain:
    """Leaves parts as they are."""

    def __init__(self, keeps: bool = False) -> None:
        self.keeps = keeps

    def part(self, value: Any) -> Any:
        return value

    def begun(self, values: dict[str, Any]) -> Any:
        return values

    def continued(self, begun: Any, more: dict[str, Any]) -> Any:
        return begun | more

    def completed(self, begun: Any, more: dict[str, Any]) -> Any:
        return begun | more


PLAIN: Final = Plain()


class Alone(Plain):
    """The same for a view that shares no part with others, so nothing has to be copied."""

    def continued(self, begun: Any, more: dict[str, Any]) -> Any:
        begun.update(more)
        return begun

    def completed(self, begun: Any, more: dict[str, Any]) -> Any:
        begun.update(more)
        return begun


_ALONE: Final = Alone()


class Common:
    """What everybody sees of a position: the part that all views share, made from the spectator's view.

    To get the views of several seats, make it once; the views share its parts, so treat them as read-only.
    """

    def __init__(self, true_state: State, form: Form, before: "Common | None" = None) -> None:
        state = blind(true_state, SPECTATOR)
        self.state = state
        self.form = form
        # Made when they are first needed.
        self._players: dict[int, SeenPlayer] = {}
        self._decision: list[Any] = []
        self._events: dict[tuple[int, bool], Any] = {}
        same_game = before is not None and before.state.config is state.config and before.form is form
        # What stays the same throughout a game, and the rest.
        self.fixed: Any = before.fixed if before is not None and same_game else form.begun(_fixed(state))
        self.kept: Kept | None = None
        if form.keeps:
            self.kept = before.kept if before is not None and same_game else Kept()
        self.characters = self._characters()
        self.fields = _fields(state)

    def _characters(self) -> list[Any]:
        kept = self.kept
        if kept is None:
            return self._new_characters()
        grounds = character_grounds(self.state)
        if kept.character_grounds != grounds:
            kept.characters, kept.character_grounds = self._new_characters(), grounds
        return kept.characters

    def _new_characters(self) -> list[Any]:
        ranks = range(1, self.state.config.highest_rank + 1)
        return [self.form.part(_character(self.state, rank, None)) for rank in ranks]

    def player(self, seat: int) -> SeenPlayer:
        """All that others see of a player."""
        if seat not in self._players:
            self._players[seat] = self._player(seat)
        return self._players[seat]

    def _player(self, seat: int) -> SeenPlayer:
        if self.kept is None:
            return SeenPlayer(NO_GROUNDS, self.form.begun(_player(self.state, seat, False)))
        grounds, player = player_grounds(self.state, seat), self.kept.players.get(seat)
        if player is None or player.grounds != grounds:
            player = SeenPlayer(grounds, self.form.begun(_player(self.state, seat, False)))
            self.kept.players[seat] = player
        return player

    def decision(self) -> Any:
        """The open decision as those see it who do not decide."""
        if not self._decision:
            self._decision.append(self.form.part(seen_decision(self.state, None)))
        return self._decision[0]

    def events(self, log: list[Event], viewer: int | None, since: int) -> list[Any]:
        """The events of a log from a number on, as a viewer saw them."""
        seen: list[Any] = []
        for number in range(since, len(log)):
            key = (number, knows_all(log[number], viewer))
            if key not in self._events:
                self._events[key] = self.form.part(seen_event(log[number], viewer))
            seen.append(self._events[key])
        return seen

    def view(self, more: dict[str, Any]) -> Any:
        """A whole view: this, and what one viewer sees besides."""
        return self.form.completed(self.form.continued(self.fixed, self.fields), more)


def _fixed(state: State) -> dict[str, Any]:
    config = state.config
    return {
        "edition": config.edition,
        "uniques": _names(config.uniques),
        "mixed": config.mixed,
        "rules": config.parameters.all(),
    }


def _fields(state: State) -> dict[str, Any]:
    return {
        "round": state.round,
        "phase": PHASE_NAMES[state.phase],
        "city_size": size_to_complete(state),
        "end_size": size_to_end(state),
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


def view(true_state: State, viewer: int | None, tracker: Tracker | None = None) -> dict[str, Any]:
    """All that a seat may know of the position, ready for JSON.

    ``tracker`` has followed what the viewer saw happen; without one the view has only what is visible now.
    """
    common = Common(true_state, _ALONE)
    seen: dict[str, Any] = common.view(seen_besides(common, true_state, viewer, tracker))
    return seen


def seen_besides(
    common: Common, true_state: State, viewer: int | None, tracker: Tracker | None
) -> dict[str, Any]:
    """What a viewer sees besides what everybody does, in the form of ``common``, which must be of the same
    position. Views share its parts, so treat them as read-only."""
    state = common.state if viewer is None else blind(true_state, viewer)
    return {
        "viewer": viewer,
        "players": _players(common, state, viewer, tracker),
        "characters": _characters(common, state, viewer, tracker),
        "known_deck": _known_deck(tracker),
        "decision": (
            common.form.part(seen_decision(state, viewer)) if decider(state) == viewer else common.decision()
        ),
    }


def _known_deck(tracker: Tracker | None) -> list[dict[str, Any]] | None:
    """The cards whose place in the deck the viewer knows, counted from the top."""
    if tracker is None:
        return None
    return [{"place": place, "card": CARD_NAMES[card]} for place, card in tracker.known_deck()]


def _players(common: Common, state: State, viewer: int | None, tracker: Tracker | None) -> list[Any]:
    """Adds what the viewer can conclude: cards that are certainly in a hand, and who can be whom."""
    playing = None if over(state) else tracker
    holders: dict[int, list[int]] = {} if playing is None else possible_holders(playing.draft)
    players: list[Any] = []
    for seat in range(state.config.players):
        ranks = tuple(holders[seat]) if seat in holders else None
        if seat == viewer:
            players.append(_own_player(common, state, seat, ranks))
        elif over(state):
            players.append(_seen_player(common, seat, state.hands[seat], ranks))
        else:
            known = None if playing is None else tuple(playing.known_hand(seat))
            players.append(_seen_player(common, seat, known, ranks))
    return players


def _own_player(common: Common, state: State, seat: int, ranks: tuple[int, ...] | None) -> Any:
    """A player as they see themselves."""
    if common.kept is None:
        return _new_own_player(common, state, seat, ranks)
    grounds, kept = (ranks, player_grounds(state, seat)), common.kept.own.get(seat)
    if kept is None or kept[0] != grounds:
        kept = common.kept.own[seat] = (grounds, _new_own_player(common, state, seat, ranks))
    return kept[1]


def _new_own_player(common: Common, state: State, seat: int, ranks: tuple[int, ...] | None) -> Any:
    player = _player(state, seat, True)
    player["known_hand"] = _names(state.hands[seat])
    player["can_have"] = _can_have(state, ranks)
    return common.form.part(player)


def _seen_player(
    common: Common, seat: int, known: tuple[int, ...] | None, ranks: tuple[int, ...] | None
) -> Any:
    """A player as another viewer sees them, who knows some cards of their hand and who they can be."""
    player, concluded = common.player(seat), (known, ranks)
    if concluded not in player.seen:
        more: dict[str, Any] = {
            "known_hand": None if known is None else _names(known),
            "can_have": _can_have(common.state, ranks),
        }
        player.seen[concluded] = common.form.completed(player.begun, more)
    return player.seen[concluded]


def _can_have(state: State, ranks: tuple[int, ...] | None) -> list[str] | None:
    return None if ranks is None else [CHARACTER_NAMES[state.config.characters[rank]] for rank in ranks]


def _characters(common: Common, state: State, viewer: int | None, tracker: Tracker | None) -> list[Any]:
    """Adds the warrants and threats that the viewer placed, and the cards that the viewer put down."""
    laid_down = 0 if tracker is None or over(state) else tracker.draft.laid_down
    if common.kept is None:
        return _new_characters(common, state, viewer, laid_down)
    kept_for, seat = common.kept.characters_seen, SPECTATOR if viewer is None else viewer
    grounds, kept = (laid_down, common.kept.character_grounds, character_grounds(state)), kept_for.get(seat)
    if kept is None or kept[0] != grounds:
        kept = kept_for[seat] = (grounds, _new_characters(common, state, viewer, laid_down))
    return kept[1]


def _new_characters(common: Common, state: State, viewer: int | None, laid_down: int) -> list[Any]:
    characters: list[Any] = []
    marked = 0 if viewer is None else state.warrants | state.threats
    for rank, seen_by_all in enumerate(common.characters, 1):
        if (marked | laid_down) >> rank & 1 or state.held[rank] != common.state.held[rank]:
            character = _character(state, rank, viewer)
            if laid_down >> rank & 1:
                character["face_down"] = True
            characters.append(common.form.part(character))
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
        "kind": turn_kind(state),
    }
