"""What a scenario can expect of a position, each expectation under the name it has in the file."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from citadels.cards.characters import CHARACTER_NAMES, HIGHEST_RANK
from citadels.cards.districts import CARD_NAMES, TYPE_NAMES
from citadels.game import Game
from citadels.notation.fields import MOST_GOLD
from citadels.rules.all_cards import CARDS
from citadels.rules.choice_texts import choice_text, district_name
from citadels.rules.city import completed
from citadels.rules.engine import legal, over
from citadels.rules.errors import shown
from citadels.rules.explain import why_not
from citadels.rules.reasons import REASONS
from citadels.rules.scoring import SCORE_LINES, score, winners
from citadels.rules.state import FACE_UP_CARD, SEAT_MASK, WAGON_SHIFT, State
from citadels.scenarios import values
from citadels.scenarios.expected_events import OF_EVENTS
from citadels.scenarios.expected_views import sees
from citadels.scenarios.problems import Difference, ScenarioError, at, check_keys, differs, guess
from citadels.scenarios.values import REST

# A reason that need not be named.
ANY_REASON: Final = "any"
# From which step on events count.
SINCE: Final = "since"
_MOST_CARDS: Final = 200

# The steps of a scenario so far: each with the number of the first event after it began.
Steps = Sequence[tuple[object, int]]


def _by_seat(
    state: State,
    value: object,
    name: str,
    check: Callable[[Any, str], object],
    found: Callable[[int], object],
) -> list[str]:
    differences: list[str] = []
    for seat, expected in values.by_seat(value, state.config.players, name).items():
        with at(seat):
            check(expected, name)
        differences += differs(f"{name} of seat {seat}", _in_any_order(expected), found(seat))
    return differences


def _in_any_order(names: Any) -> Any:
    """A list whose order does not matter."""
    return sorted(names) if isinstance(names, list) else names


def _gold(state: State, value: object) -> list[str]:
    return _by_seat(state, value, "gold", values.whole_number, lambda seat: state.gold[seat])


def _hand(state: State, value: object) -> list[str]:
    return _by_seat(
        state, value, "hand", _cards, lambda seat: sorted(CARD_NAMES[card] for card in state.hands[seat])
    )


def _hand_size(state: State, value: object) -> list[str]:
    return _by_seat(state, value, "hand_size", values.whole_number, lambda seat: len(state.hands[seat]))


def _city(state: State, value: object) -> list[str]:
    return _by_seat(
        state, value, "city", _districts, lambda seat: sorted(map(district_name, state.cities[seat]))
    )


def _complete(state: State, value: object) -> list[str]:
    return _by_seat(state, value, "complete", values.switch, lambda seat: completed(state, seat))


def _characters(state: State, value: object) -> list[str]:
    """The characters that seats hold."""
    return _by_seat(
        state,
        value,
        "characters",
        _character_names,
        lambda seat: sorted(
            CHARACTER_NAMES[state.config.characters[rank]]
            for rank, holder in enumerate(state.held)
            if rank and holder == seat
        ),
    )


def _cards(value: object, what: str) -> list[str]:
    """A list of cards, as it is written."""
    values.cards(_list(value, what), what)
    return _list(value, what)


def _districts(value: object, what: str) -> list[str]:
    values.city(_list(value, what), what)
    return _list(value, what)


def _character_names(value: object, what: str) -> list[str]:
    values.characters(_list(value, what), what)
    return _list(value, what)


def _list(value: object, what: str) -> list[Any]:
    """A list that may be empty, but not left out."""
    if not isinstance(value, list):
        raise ScenarioError(f"{what} must be a list, not {shown(value)}")
    return value


def _museum(state: State, value: object) -> list[str]:
    return differs("museum", _cards(value, "museum"), [CARD_NAMES[card] for card in state.museum])


def _deck(state: State, value: object) -> list[str]:
    """The whole deck from the top; ``...`` once stands for any cards."""
    written = _list(value, "deck")
    found = [CARD_NAMES[card] for card in state.deck]
    if REST not in written:
        return differs("deck", _cards(written, "deck"), found)
    gap = written.index(REST)
    top, bottom = _cards(written[:gap], "deck"), _cards(written[gap + 1 :], "deck")
    differences = differs("top of the deck", top, found[: len(top)])
    return differences + differs("bottom of the deck", bottom, found[max(0, len(found) - len(bottom)) :])


def _discard(state: State, value: object) -> list[str]:
    """The cards of the discard pile, in any order."""
    found = sorted(CARD_NAMES[card] for card in state.discard)
    return differs("discard", sorted(_cards(value, "discard")), found)


def _number(name: str, found: Callable[[State], int], most: int = MOST_GOLD) -> "Check":
    """Expects a figure."""

    def check(state: State, value: object) -> list[str]:
        return differs(name, values.whole_number(value, name, most=most), found(state))

    return check


def _switch(name: str, found: Callable[[State], bool]) -> "Check":
    """Expects yes or no."""

    def check(state: State, value: object) -> list[str]:
        return differs(name, values.switch(value, name), found(state))

    return check


def _crown(state: State, value: object) -> list[str]:
    return differs("crown", values.seat_number(value, state.config.players, "crown"), state.crown)


def _wagons(state: State, value: object) -> list[str]:
    """The Ticket Wagons on the table, the oldest first."""
    for wagon in _list(value, "wagons"):
        check_keys(wagon, {"owner", "gold"}, "a wagon")
    found = [{"owner": wagon & SEAT_MASK, "gold": wagon >> WAGON_SHIFT} for wagon in state.wagons]
    return differs("wagons", value, found)


def _in_play(state: State, value: object) -> list[str]:
    found = [CHARACTER_NAMES[number] for number in state.config.characters[1:]]
    return differs("in_play", _character_names(value, "in_play"), found)


def _uniques(state: State, value: object) -> list[str]:
    found = sorted(CARD_NAMES[kind] for kind in state.config.uniques)
    return differs("uniques", sorted(_cards(value, "uniques")), found)


def _decides(state: State, value: object) -> list[str]:
    if value is not None:
        values.seat_number(value, state.config.players, "decides")
    return differs("decides", value, state.top.seat if state.is_open else None)


def _decision(state: State, value: object) -> list[str]:
    if value is not None:
        values.one_of(value, CARDS.decisions, "decision")
    return differs("decision", value, state.top.decision.id if state.is_open else None)


def _choices(value: object, name: str) -> list[int]:
    found: list[int] = []
    for place, text in enumerate(_list(value, name)):
        with at(place):
            found.append(values.choice(text))
    return found


def _options(state: State, value: object) -> list[str]:
    """Exactly the legal choices."""
    expected = {choice_text(choice) for choice in _choices(value, "options")}
    found = {choice_text(choice) for choice in legal(state)} if state.is_open else set()
    missing, more = sorted(expected - found), sorted(found - expected)
    told = [f"missing {', '.join(missing)}"] if missing else []
    told += [f"besides {', '.join(more)}"] if more else []
    return [f"options: {' and '.join(told)}"] if told else []


def _legal(state: State, value: object) -> list[str]:
    differences: list[str] = []
    for choice in _choices(value, "legal"):
        reason = why_not(state, choice)
        if reason is not None:
            differences.append(f"{choice_text(choice)!r} should be legal, but: {reason}")
    return differences


def _illegal(state: State, value: object) -> list[str]:
    """Choices that are refused, each with the id of the reason, and its figures where they matter."""
    if not isinstance(value, Mapping):
        raise ScenarioError(f"illegal must be a mapping from choices to reasons, not {shown(value)}")
    differences: list[str] = []
    for text, expected in value.items():
        choice = values.choice(text)
        with at(text):
            wanted = _reason(expected)
        reason = why_not(state, choice)
        if reason is None:
            differences.append(f"{text!r} should be illegal")
        else:
            found = {"reason": reason.id, **reason.arguments}
            same = {name: found.get(name) for name in wanted}
            differences += differs(f"reason for {text!r}", wanted, same)
    return differences


def _reason(written: object) -> dict[str, Any]:
    """A reason as it is written: its id, ``any``, or a mapping with its figure."""
    if written == ANY_REASON:
        return {}
    wanted: Any = {"reason": written} if isinstance(written, str) else written
    if not isinstance(wanted, Mapping) or "reason" not in wanted:
        raise ScenarioError(
            f"a reason is an id, {ANY_REASON} or a mapping with reason: ID, not {shown(wanted)}"
        )
    kinds = {kind.id: kind for kind in REASONS}
    kind = kinds[values.one_of(wanted["reason"], kinds, "reason")]
    check_keys(wanted, {"reason", kind.figure} - {""}, f"the reason {kind.id}")
    for name, figure in wanted.items():
        if name != "reason":
            values.whole_number(figure, name)
    return dict(wanted)


def _scores(state: State, value: object) -> list[str]:
    """By seat: the total, or the total and every line."""
    differences: list[str] = []
    for seat, expected in values.by_seat(value, state.config.players, "scores").items():
        with at(seat):
            wanted = _score(expected)
        sheet = score(state, seat)
        found = {"total": sheet.total, "lines": dict(sheet.lines), "haunted_type": sheet.haunted_type}
        for name in wanted:
            differences += differs(f"{name} of seat {seat}", wanted[name], found[name])
    return differences


def _score(written: object) -> Mapping[str, Any]:
    if not isinstance(written, Mapping):
        written = {"total": written}
    wanted = check_keys(written, {"total", "lines", "haunted_type"}, "a score")
    if "total" in wanted:
        values.whole_number(wanted["total"], "total")
    if "lines" in wanted:
        for points in check_keys(wanted["lines"], (*SCORE_LINES, *CARD_NAMES), "lines").values():
            values.whole_number(points, "a score line")
    if wanted.get("haunted_type") is not None:
        values.one_of(wanted["haunted_type"], TYPE_NAMES, "type")
    return wanted


def _winners(state: State, value: object) -> list[str]:
    for seat in _list(value, "winners"):
        values.seat_number(seat, state.config.players, "winners")
    sheets = [score(state, seat) for seat in range(state.config.players)]
    return differs("winners", value, winners(state, sheets))


def _can_undo(game: Game, value: object) -> list[str]:
    """By seat: whether it can take back what it did last."""
    return _by_seat(game.state, value, "can_undo", values.switch, game.can_undo)


Check = Callable[[State, object], list[str]]

OF_POSITION: Final[dict[str, Check]] = {
    "characters": _characters,
    "city": _city,
    "city_size": _number("city_size", lambda state: state.config.city_size),
    "complete": _complete,
    "crown": _crown,
    "decides": _decides,
    "decision": _decision,
    "deck": _deck,
    "deck_size": _number("deck_size", lambda state: len(state.deck), _MOST_CARDS),
    "discard": _discard,
    "face_up": _number("face_up", lambda state: state.held.count(FACE_UP_CARD), HIGHEST_RANK),
    "gold": _gold,
    "hand": _hand,
    "hand_size": _hand_size,
    "illegal": _illegal,
    "in_play": _in_play,
    "last_round": _switch("last_round", lambda state: state.ending),
    "legal": _legal,
    "museum": _museum,
    "options": _options,
    "over": _switch("over", over),
    "round": _number("round", lambda state: state.round),
    "scores": _scores,
    "tax": _number("tax", lambda state: state.tax),
    "unique_count": _number("unique_count", lambda state: len(state.config.uniques), _MOST_CARDS),
    "uniques": _uniques,
    "wagons": _wagons,
    "winners": _winners,
}

# What the position alone does not say.
OF_GAME: Final[dict[str, Callable[[Game, object], list[str]]]] = {
    "can_undo": _can_undo,
    "sees": sees,
}


def differences(game: Game, expected: object, steps: Steps = ()) -> list[Difference]:
    """How a game differs from what is expected of it."""
    wanted = check_keys(expected, {*OF_POSITION, *OF_GAME, *OF_EVENTS, SINCE}, "expect")
    first = 0
    if SINCE in wanted:
        with at(SINCE):
            if not OF_EVENTS.keys() & wanted.keys():
                raise ScenarioError(f"{SINCE} goes with {', '.join(OF_EVENTS)}")
            first = _since(wanted[SINCE], steps)
    found: list[Difference] = []
    for name, value in wanted.items():
        with at(name):
            if name in OF_POSITION:
                texts = OF_POSITION[name](game.state, value)
            elif name in OF_GAME:
                texts = OF_GAME[name](game, value)
            elif name in OF_EVENTS:
                texts = OF_EVENTS[name]((game, first), value)
            else:
                continue
        found += [Difference(text, (name,)) for text in texts]
    return found


def _since(written: object, steps: Steps) -> int:
    """The first event of a step: by its number from 1, or by its choice, the last such one."""
    if isinstance(written, str):
        choices = [step for step, _ in steps]
        for choice, first in reversed(steps):
            if choice == written:
                return first
        raise ScenarioError(f"{SINCE}: {shown(written)} was not played before{guess(written, choices)}")
    if not steps:
        raise ScenarioError(f"{SINCE}: nothing was played before")
    return steps[values.whole_number(written, SINCE, 1, len(steps)) - 1][1]
