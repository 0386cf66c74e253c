"""What must hold in every position. Each function fails with an AssertionError where it does not."""

import inspect
import json
from typing import Any

import pytest

from citadels import Game, IllegalChoice, Option
from citadels.cards.districts import KIND_MASK, STRONGMAN, TICKET_WAGON
from citadels.rules.choice_texts import (
    choice_text,
    exists,
    option,
    parse_choice,
)
from citadels.rules.choices import action_space
from citadels.rules.state import STRONG, State

# Everything in a position, except the open decisions, the log and the cached options, checked separately.
_POSITION = tuple(
    name
    for name, value in sorted(vars(State).items())
    if inspect.isdatadescriptor(value) and name not in ("config", "log", "options", "top")
)


def snapshot(game: Game) -> tuple[Any, ...]:
    """The whole position with its random state and the lengths of its history: cheap and exact."""
    state = game.state
    frames = [(frame.decision.id, frame.seat, frame.a, frame.b) for frame in state.open_decisions()]
    return (*(getattr(state, name) for name in _POSITION), *frames, len(state.log or ()))


def check_cards(game: Game) -> None:
    """Every card is exactly once in one place."""
    state = game.state
    cards = [*state.deck, *state.discard, *state.museum, *state.aside]
    cards += [TICKET_WAGON] * len(state.wagons) + [STRONGMAN] * bool(state.flags & STRONG)
    for hand in state.hands:
        cards.extend(hand)
        assert list(hand) == sorted(hand)
    for city in state.cities:
        cards.extend(district & KIND_MASK for district in city)
    cards.sort()
    assert cards == sorted(state.config.deck), "a card is lost, doubled or of unknown origin"


def check_options(game: Game) -> None:
    """Something is on offer, nothing twice, and every text names its own choice."""
    decision = game.decision
    ids = [choice.id for choice in decision.options]
    texts = [str(choice) for choice in decision.options]
    assert ids, f"nothing to choose: {decision.kind} of seat {decision.seat}"
    assert len(set(ids)) == len(ids), f"an option twice: {texts}"
    assert len(set(texts)) == len(texts), f"a text twice: {texts}"
    assert [parse_choice(text) for text in texts] == ids
    assert 0 <= decision.seat < game.players


def check_stable_options(game: Game) -> None:
    """Computed again, the options are the same list in the same order."""
    copy = game.clone()
    copy.state.options = None
    copy._decision = None
    assert copy.decision.options == game.decision.options
    assert (copy.decision.seat, copy.decision.kind) == (game.decision.seat, game.decision.kind)


def check_every_option(game: Game) -> None:
    """Every listed option can be played on a clone without changing the original."""
    before, digest = snapshot(game), game.digest()
    for index, choice in enumerate(game.decision.options):
        copies = [game.clone() for _ in range(3)]
        copies[0].play(choice)
        copies[1].play(str(choice))
        copies[2].play(index)
        assert copies[0].digest() == copies[1].digest() == copies[2].digest()
        assert snapshot(copies[0]) == snapshot(copies[1]) == snapshot(copies[2])
        assert copies[0].record()["choices"][-1] == str(choice)
        check_cards(copies[0])
        if not copies[0].over:
            check_options(copies[0])
    assert snapshot(game) == before
    assert game.digest() == digest


def check_whole_action_space(game: Game) -> None:
    """Of the whole action space, exactly the listed choices are possible; others change nothing."""
    listed = {choice.id for choice in game.decision.options}
    before, digest, record = snapshot(game), game.digest(), game.record()
    for number in range(action_space()):
        if not exists(number):
            with pytest.raises(IllegalChoice):
                game.play_choice(number)
            continue
        choice = option(number)
        reason = game.why_not(choice)
        if number in listed:
            assert reason is None, f"{choice} is listed and yet: {reason}"
            continue
        assert reason is not None, f"{choice} is not listed and nothing is in its way"
        assert reason == game.why_not(str(choice))
        try:
            game.play(choice)
        except IllegalChoice as error:
            assert error.id == reason.id
        else:
            raise AssertionError(f"{choice} is not listed and was played")
        assert snapshot(game) == before, f"the refused {choice} has changed the game"
    assert {choice.id for choice in game.decision.options} == listed
    assert game.digest() == digest
    assert game.record() == record


def check_clone(game: Game, choice: Option) -> None:
    """A clone is equal and independent."""
    copy = game.clone()
    assert snapshot(copy) == snapshot(game)
    assert (copy.digest(), copy.record()) == (game.digest(), game.record())
    seats = (None, game.decision.seat)
    assert [copy.view(seat) for seat in seats] == [game.view(seat) for seat in seats]
    assert [copy.events(seat) for seat in seats] == [game.events(seat) for seat in seats]
    before, record, events = snapshot(game), game.record(), len(game.events(None))
    copy.play(choice)
    assert snapshot(game) == before
    assert game.record() == record
    assert len(game.events(None)) == events
    assert len(copy.record()["choices"]) == len(record["choices"]) + 1


def check_record(game: Game) -> None:
    """A record sent as JSON and replayed gives the same game, to the last card and the last event."""
    record = game.record()
    again = Game.from_record(json.loads(json.dumps(record)))
    assert again.digest() == game.digest() == record["digest"]
    assert snapshot(again) == snapshot(game)
    assert again.record() == record
    assert again.position() == game.position()
    assert again.events(None) == game.events(None)
    if not game.over:
        assert again.decision.options == game.decision.options


def check_position(game: Game) -> None:
    """A position written down is the same position again: digest, choices and what each of them does."""
    written = json.loads(json.dumps(game.position()))
    again = Game.from_position(written, seed=5)
    assert again.digest() == game.digest()
    assert again.position() == written
    if game.over:
        assert again.over
        assert [sheet.lines for sheet in again.scores] == [sheet.lines for sheet in game.scores]
        assert again.winners == game.winners
        return
    assert again.decision.options == game.decision.options
    assert (again.decision.seat, again.decision.kind) == (game.decision.seat, game.decision.kind)
    for choice in game.decision.options:
        one, other = game.clone(), again.clone()
        one.play(choice)
        other.play(choice)
        # The position has no random state: only what needs no chance must come out alike.
        if one.state.draws == game.state.draws:
            assert other.digest() == one.digest(), choice
    check_record(again)


def check_scores(game: Game) -> None:
    """The lines add up, the base line is the printed costs, and the winner has the most points."""
    totals = []
    for seat, sheet in enumerate(game.scores):
        assert sheet.total == sum(points for _, points in sheet.lines)
        names = [name for name, _ in sheet.lines]
        assert len(set(names)) == len(names)
        assert names[0] == "districts"
        costs = game.state.config.cost
        assert sheet.lines[0][1] == sum(costs[card & KIND_MASK] for card in game.state.cities[seat])
        totals.append(sheet.total)
    if not game.over:
        assert game.winners == []
        return
    tied = [seat for seat, total in enumerate(totals) if total == max(totals)]
    assert game.winners == decided(game, tied)


def decided(game: Game, tied: list[int]) -> list[int]:
    """E4: who wins among players with equally many points, by each of the three ways to break a tie."""
    way = game.position()["config"]["rules"]["tie_break"]
    held = game.state.held
    if way == "rank":
        return [next(seat for seat in reversed(held) if seat in tied)]
    # P15: the districts themselves, with silver and the Artist's gold.
    names = ("districts", "artist_gold", "dragon_gate", "university")
    worth = [sum(dict(sheet.lines).get(name, 0) for name in names) for sheet in game.scores]
    tied = [seat for seat in tied if worth[seat] == max(worth[other] for other in tied)]
    if way == "districts_and_gold":
        gold = game.state.gold
        tied = [seat for seat in tied if gold[seat] == max(gold[other] for other in tied)]
    return tied


def check_end(game: Game) -> None:
    """After the end nothing is asked and nothing can be played."""
    assert game.over
    for bad in (0, "end_turn", "take_gold"):
        with pytest.raises(IllegalChoice):
            game.play(bad)
    with pytest.raises(IllegalChoice):
        _ = game.decision
    assert game.view(None)["decision"] is None
    complete = [player["complete"] for player in game.view(None)["players"]]
    first = game.view(None)["first_complete"]
    rung = any(event["event"] == "bell_rung" for event in game.events(None))
    # The Czech Bell Tower ends the game without a complete city; the others' completes several at once.
    assert len(first) == 1 or rung
    assert len(first) <= 1 or game.view(None)["bell"]
    for seat, sheet in enumerate(game.scores):
        assert ("first_completed" in dict(sheet.lines)) == (seat in first)
        assert ("completed" in dict(sheet.lines)) == (complete[seat] and seat not in first)


def all_texts() -> list[str]:
    """The text of every choice there is."""
    return [choice_text(number) for number in range(action_space()) if exists(number)]
