"""What a scenario can expect of a position, each expectation under the name it has in the file."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final

from citadels.cards.characters import CHARACTER_NAMES
from citadels.cards.districts import CARD_NAMES
from citadels.game import Game
from citadels.knowledge.events import seen_event
from citadels.rules.choices import choice_text, district_name, parse_choice
from citadels.rules.city import completed
from citadels.rules.engine import legal, over
from citadels.rules.explain import why_not
from citadels.rules.scoring import score, winners
from citadels.rules.state import FACE_UP_CARD, SEAT_MASK, WAGON_SHIFT, State
from citadels.scenarios.written_table import REST, ScenarioError, check_keys

Differences = list[str]


def _differs(what: str, expected: object, found: object) -> Differences:
    return [] if expected == found else [f"{what}: expected {expected}, found {found}"]


def _by_seat(state: State, value: object, name: str, found: Callable[[int], object]) -> Differences:
    if not isinstance(value, Mapping):
        raise ScenarioError(f"{name} must be a mapping from seats to values")
    differences: Differences = []
    for seat, expected in value.items():
        if type(seat) is not int or not 0 <= seat < state.config.players:
            raise ScenarioError(f"{name}: there is no seat {seat!r}")
        differences += _differs(f"{name} of seat {seat}", expected, found(seat))
    return differences


def _sorted_by_seat(state: State, value: object, name: str, found: Callable[[int], list[str]]) -> Differences:
    """Lists whose order does not matter."""
    if isinstance(value, Mapping):
        value = {seat: sorted(cards) if isinstance(cards, list) else cards for seat, cards in value.items()}
    return _by_seat(state, value, name, lambda seat: sorted(found(seat)))


def _gold(state: State, value: object) -> Differences:
    return _by_seat(state, value, "gold", lambda seat: state.gold[seat])


def _hand(state: State, value: object) -> Differences:
    return _sorted_by_seat(
        state, value, "hand", lambda seat: [CARD_NAMES[card] for card in state.hands[seat]]
    )


def _hand_size(state: State, value: object) -> Differences:
    return _by_seat(state, value, "hand_size", lambda seat: len(state.hands[seat]))


def _city(state: State, value: object) -> Differences:
    return _sorted_by_seat(
        state, value, "city", lambda seat: [district_name(district) for district in state.cities[seat]]
    )


def _complete(state: State, value: object) -> Differences:
    return _by_seat(state, value, "complete", lambda seat: completed(state, seat))


def _characters(state: State, value: object) -> Differences:
    """The characters that seats hold."""
    return _sorted_by_seat(
        state,
        value,
        "characters",
        lambda seat: [
            CHARACTER_NAMES[state.config.characters[rank]]
            for rank, holder in enumerate(state.held)
            if rank and holder == seat
        ],
    )


def _museum(state: State, value: object) -> Differences:
    return _differs("museum", value, [CARD_NAMES[card] for card in state.museum])


def _deck(state: State, value: object) -> Differences:
    """The whole deck from the top; ``...`` once stands for any cards."""
    if not isinstance(value, list):
        raise ScenarioError("deck must be a list")
    found = [CARD_NAMES[card] for card in state.deck]
    if REST not in value:
        return _differs("deck", value, found)
    gap = value.index(REST)
    top, bottom = value[:gap], value[gap + 1 :]
    differences = _differs("top of the deck", top, found[: len(top)])
    return differences + _differs("bottom of the deck", bottom, found[len(found) - len(bottom) :])


def _discard(state: State, value: object) -> Differences:
    """The cards of the discard pile, in any order."""
    found = sorted(CARD_NAMES[card] for card in state.discard)
    return _differs("discard", sorted(value) if isinstance(value, list) else value, found)


def _deck_size(state: State, value: object) -> Differences:
    return _differs("deck_size", value, len(state.deck))


def _crown(state: State, value: object) -> Differences:
    return _differs("crown", value, state.crown)


def _tax(state: State, value: object) -> Differences:
    return _differs("tax", value, state.tax)


def _wagons(state: State, value: object) -> Differences:
    """The Ticket Wagons on the table, the oldest first."""
    found = [{"owner": wagon & SEAT_MASK, "gold": wagon >> WAGON_SHIFT} for wagon in state.wagons]
    return _differs("wagons", value, found)


def _round(state: State, value: object) -> Differences:
    return _differs("round", value, state.round)


def _last_round(state: State, value: object) -> Differences:
    return _differs("last_round", value, state.ending)


def _over(state: State, value: object) -> Differences:
    return _differs("over", value, over(state))


def _in_play(state: State, value: object) -> Differences:
    return _differs("in_play", value, [CHARACTER_NAMES[number] for number in state.config.characters[1:]])


def _uniques(state: State, value: object) -> Differences:
    found = sorted(CARD_NAMES[kind] for kind in state.config.uniques)
    return _differs("uniques", sorted(value) if isinstance(value, list) else value, found)


def _unique_count(state: State, value: object) -> Differences:
    return _differs("unique_count", value, len(state.config.uniques))


def _city_size(state: State, value: object) -> Differences:
    return _differs("city_size", value, state.config.city_size)


def _face_up(state: State, value: object) -> Differences:
    """How many characters lie face up."""
    return _differs("face_up", value, state.held.count(FACE_UP_CARD))


def _decides(state: State, value: object) -> Differences:
    return _differs("decides", value, state.top.seat if state.is_open else None)


def _decision(state: State, value: object) -> Differences:
    return _differs("decision", value, state.top.decision.id if state.is_open else None)


def _texts(value: object, name: str) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
        raise ScenarioError(f"{name} must be a list of choices")
    return value


def _parsed(text: str) -> int:
    choice = parse_choice(text)
    if choice is None:
        raise ScenarioError(f"{text!r} is no choice; see docs/protocol.md")
    return choice


def _options(state: State, value: object) -> Differences:
    """All legal choices, no more and no less."""
    found = sorted(choice_text(choice) for choice in legal(state))
    return _differs("options", sorted(_texts(value, "options")), found)


def _legal(state: State, value: object) -> Differences:
    differences: Differences = []
    for text in _texts(value, "legal"):
        reason = why_not(state, _parsed(text))
        if reason is not None:
            differences.append(f"{text!r} should be legal, but: {reason}")
    return differences


def _illegal(state: State, value: object) -> Differences:
    """Choices that are refused, each with the id of the reason, and its figures where they matter."""
    if not isinstance(value, Mapping):
        raise ScenarioError("illegal must be a mapping from choices to reasons")
    differences: Differences = []
    for text, expected in value.items():
        reason = why_not(state, _parsed(str(text)))
        if reason is None:
            differences.append(f"{text!r} should be illegal")
            continue
        if isinstance(expected, str):
            expected = {"reason": expected}
        wanted = dict(check_keys(expected, {"reason", "missing", "limit", "most"}, "a reason"))
        found = {"reason": reason.id, **reason.arguments}
        differences += _differs(f"reason for {text!r}", wanted, {name: found.get(name) for name in wanted})
    return differences


def _scores(state: State, value: object) -> Differences:
    """By seat: the total, or the total and every line."""
    if not isinstance(value, Mapping):
        raise ScenarioError("scores must be a mapping from seats to scores")
    differences: Differences = []
    for seat, expected in value.items():
        sheet = score(state, seat)
        if not isinstance(expected, Mapping):
            expected = {"total": expected}
        wanted = check_keys(expected, {"total", "lines", "haunted_type"}, "a score")
        found = {"total": sheet.total, "lines": dict(sheet.lines), "haunted_type": sheet.haunted_type}
        for name in wanted:
            differences += _differs(f"{name} of seat {seat}", wanted[name], found[name])
    return differences


def _winners(state: State, value: object) -> Differences:
    sheets = [score(state, seat) for seat in range(state.config.players)]
    return _differs("winners", value, winners(state, sheets))


def _viewer(state: State, value: object) -> int | None:
    if value == "spectator":
        return None
    if type(value) is not int or not 0 <= value < state.config.players:
        raise ScenarioError(f"there is no seat {value!r}; an onlooker is called spectator")
    return value


def _sees(game: Game, value: object) -> Differences:
    """By viewer: paths into that viewer's view and what stands there."""
    if not isinstance(value, Mapping):
        raise ScenarioError("sees must be a mapping from viewers to what they see")
    differences: Differences = []
    for viewer, wanted in value.items():
        seen = game.view(_viewer(game.state, viewer))
        for path, expected in check_keys(wanted, wanted, "sees").items():
            differences += _differs(f"{viewer} sees {path}", expected, _at(seen, str(path)))
    return differences


def _can_undo(game: Game, value: object) -> Differences:
    """By seat: whether it can take back what it did last."""
    return _by_seat(game.state, value, "can_undo", game.can_undo)


def _at(seen: Any, path: str) -> Any:
    """What stands at a path such as ``players.1.hand`` or ``characters.king.player``."""
    for step in path.split("."):
        if isinstance(seen, list):
            named = [item for item in seen if isinstance(item, Mapping) and item.get("character") == step]
            if not named and not (step.isdigit() and int(step) < len(seen)):
                raise ScenarioError(f"a view has no {path!r}")
            seen = named[0] if named else seen[int(step)]
        elif isinstance(seen, Mapping) and step in seen:
            seen = seen[step]
        else:
            raise ScenarioError(f"a view has no {path!r}")
    return seen


def _matches(wanted: Mapping[str, Any], found: Mapping[str, Any]) -> bool:
    return all(name in found and _same(value, found[name]) for name, value in wanted.items())


def _same(wanted: object, found: object) -> bool:
    if isinstance(wanted, list) and isinstance(found, list):
        return Counter(map(str, wanted)) == Counter(map(str, found))
    return wanted == found


def _events_seen(state: State, viewer: int | None, wanted: object) -> Differences:
    """Events in this order, with others between them."""
    if not isinstance(wanted, list):
        raise ScenarioError("events must be a list")
    assert state.log is not None
    seen = iter([seen_event(event, viewer) for event in state.log])
    for expected in wanted:
        expected = {"event": expected} if isinstance(expected, str) else expected
        if not any(_matches(expected, found) for found in seen):
            return [f"event {expected} did not happen in this order"]
    return []


def _events(state: State, value: object) -> Differences:
    return _events_seen(state, None, value)


def _events_for(state: State, value: object) -> Differences:
    if not isinstance(value, Mapping):
        raise ScenarioError("events_for must be a mapping from viewers to events")
    differences: Differences = []
    for viewer, wanted in value.items():
        differences += _events_seen(state, _viewer(state, viewer), wanted)
    return differences


def _no_event(state: State, value: object) -> Differences:
    """Events that must not have happened."""
    if not isinstance(value, list):
        raise ScenarioError("no_event must be a list")
    assert state.log is not None
    seen = [seen_event(event, None) for event in state.log]
    differences: Differences = []
    for wanted in value:
        wanted = {"event": wanted} if isinstance(wanted, str) else wanted
        if any(_matches(wanted, found) for found in seen):
            differences.append(f"event {wanted} should not have happened")
    return differences


EXPECTATIONS: Final[dict[str, Callable[[State, object], Differences]]] = {
    "characters": _characters,
    "city": _city,
    "city_size": _city_size,
    "complete": _complete,
    "crown": _crown,
    "decides": _decides,
    "decision": _decision,
    "deck": _deck,
    "deck_size": _deck_size,
    "discard": _discard,
    "events": _events,
    "events_for": _events_for,
    "face_up": _face_up,
    "gold": _gold,
    "hand": _hand,
    "hand_size": _hand_size,
    "illegal": _illegal,
    "in_play": _in_play,
    "last_round": _last_round,
    "legal": _legal,
    "museum": _museum,
    "no_event": _no_event,
    "options": _options,
    "over": _over,
    "round": _round,
    "scores": _scores,
    "tax": _tax,
    "unique_count": _unique_count,
    "uniques": _uniques,
    "wagons": _wagons,
    "winners": _winners,
}


# What is not a matter of the position alone.
EXPECTATIONS_OF_THE_PAST: Final[dict[str, Callable[[Game, object], Differences]]] = {
    "can_undo": _can_undo,
    "sees": _sees,
}


def differences(game: Game, expected: object) -> Differences:
    """How a game differs from what is expected of it."""
    wanted = check_keys(expected, {*EXPECTATIONS, *EXPECTATIONS_OF_THE_PAST}, "expect")
    found: Differences = []
    for name, value in wanted.items():
        if name in EXPECTATIONS:
            found += EXPECTATIONS[name](game.state, value)
        else:
            found += EXPECTATIONS_OF_THE_PAST[name](game, value)
    return found
