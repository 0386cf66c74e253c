"""What the view tells the player who decides: the parts of a turn, what is closed, the only answer."""

import random
from collections.abc import Iterator

import pytest

from citadels import Game, Setup
from citadels.cards.editions import EDITIONS
from citadels.lang.language import find_language
from citadels.rules.choices import VERB_BY_NAME, VERBS
from citadels.rules.engine import legal

ENGLISH = find_language("en")
GAMES = 5


def positions(edition: str) -> Iterator[Game]:
    cards = "second" if EDITIONS[edition].action_cards else None
    for seed in range(GAMES):
        chance = random.Random(seed)
        game = Game(Setup(edition=edition, players=5, set="random", action_cards=cards), seed)
        while not game.over:
            yield game
            game.play(chance.choice(game.decision.options))


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_part_of_a_turn_is_open_if_and_only_if_it_is_offered(edition: str) -> None:
    seen = set()
    for game in positions(edition):
        decision = game.view(game.decision.seat)["decision"]
        offered = {VERBS[VERB_BY_NAME[option.verb]].step for option in game.decision.options}
        assert bool(decision["steps"]) == (game.decision.kind == "turn")
        for step in decision["steps"]:
            assert (step["state"] == "open") == (step["step"] in offered), step
            assert ENGLISH.has(f"step-{step['step']}")
            seen.add((step["step"], step["state"]))
    assert {("gather", "open"), ("gather", "done"), ("build", "open"), ("build", "done")} <= seen
    assert {state for _, state in seen} == {"open", "done", "closed"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_a_turn_leaves_unused_has_words(edition: str) -> None:
    reminded = set()
    for game in positions(edition):
        verbs = {option.verb for option in game.decision.options}
        if "end_turn" not in verbs:
            continue
        decision = game.view(game.decision.seat)["decision"]
        for step in decision["steps"]:
            if step["state"] != "open" or step["step"] in ("gather", "build"):
                continue
            verb = next(VERBS[VERB_BY_NAME[verb]] for verb in verbs if _step(verb) == step["step"])
            if verb.comes_anyway:
                continue
            foreseen = [
                told
                for text, told in zip(decision["options"], decision["foreseen"], strict=True)
                if text.split(" ")[0] == verb.id
            ]
            if verb.collects:
                assert all(told.get("gold") or told.get("count") or told.get("cards") for told in foreseen)
            else:
                assert ENGLISH.has(f"unused-{step['step']}"), step
            reminded.add(step["step"])
    assert "income" in reminded
    assert len(reminded) > 5


def _step(verb: str) -> str:
    return VERBS[VERB_BY_NAME[verb]].step


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_turn_that_cannot_end_says_why(edition: str) -> None:
    reasons = set()
    for game in positions(edition):
        decision = game.view(game.decision.seat)["decision"]
        closed = {one["choice"]: one for one in decision["closed"]}
        if game.decision.kind == "turn":
            assert ("end_turn" in closed) == ("end_turn" not in decision["options"])
        for choice, told in closed.items():
            why = game.why_not(choice)
            assert why is not None
            assert (why.id, why.arguments) == (told["reason"], told["arguments"])
            reasons.add(why.id)
    assert "gather_first" in reasons


@pytest.mark.parametrize("edition", EDITIONS)
def test_everybody_can_tell_an_only_answer(edition: str) -> None:
    """T12: a client may give it at once, so it is the only one in every world that others think possible."""
    found = 0
    for game in positions(edition):
        kind = game.state.top.decision
        decision = game.view(game.decision.seat)["decision"]
        assert decision["only_answer"] == (len(game.decision.options) == 1 and kind.answers_public)
        if not kind.answers_public or kind.id.startswith("draft"):
            continue
        assert not kind.hidden
        other = (game.decision.seat + 1) % game.players
        for seed in range(2):
            world = game.resample(other, seed)
            assert len(legal(world.state)) == len(game.decision.options), kind.id
            found += 1
    assert found or edition == "classic"


@pytest.mark.parametrize("kind", ["wizard", "fortune_teller"])
def test_an_open_hand_is_in_the_view_of_the_player_who_looks(kind: str) -> None:
    looked = 0
    for game in positions("deluxe-cz"):
        decisions = [game.view(seat)["decision"] for seat in range(game.players)]
        for seat, decision in enumerate(decisions):
            if decision["kind"] == kind and seat == game.decision.seat:
                of = next(one["value"] for one in decision["about"] if one["name"] == "of")
                assert decision["hand"] == game.view(of)["players"][of]["hand"]
                looked += 1
            else:
                assert decision["hand"] is None or decision["kind"] in ("wizard", "fortune_teller")
    assert looked


def test_asked_about_an_action_card_nobody_talks_of_building() -> None:
    """An action card that cannot be played says why; only Acrobat and Strongman wait for their moment."""
    reasons: dict[str, set[str]] = {}
    for game in positions("deluxe-cz"):
        seat = game.decision.seat
        if game.decision.kind != "turn":
            continue
        for card in game.view(seat)["players"][seat]["hand"]:
            if card in ("fortune_teller", "director", "big_top", "ticket_wagon", "acrobat", "strongman"):
                told = game.why_not_at(f"hand {card}")
                playable = any(str(option).startswith(f"play_{card}") for option in game.decision.options)
                assert not playable or any(reason is None for _, reason in told)
                reasons.setdefault(card, set()).update(reason.id for _, reason in told if reason)
    assert "never_built" not in set().union(*reasons.values())
    assert "played_not_built" in reasons["strongman"]
    assert "played_not_built" not in reasons["fortune_teller"] | reasons["director"]
