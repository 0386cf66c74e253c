"""Worlds redrawn for a seat: they look the same to it, differ in what it cannot know, and go on."""

import json
import random
from collections import Counter

import pytest

from citadels import Game, Observation, RecordError, Setup
from citadels.notation.position import all_cards
from citadels.rules.characters.blackmailer import FLOWER_SHOWN
from tests.properties.games import some_game

MAGICIANS = ("assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord")


def looks_the_same(game: Game, world: Game, seat: int) -> None:
    assert world.view(seat) == game.view(seat)
    assert world.events(seat) == game.observe(seat).events()
    if game.decision.seat == seat:
        assert world.decision.choices == game.decision.choices
        for text in ("build palace", "end_turn", "murder king", "take_gold"):
            assert world.why_not(text) == game.why_not(text)


@pytest.mark.parametrize("players", range(2, 9))
def test_a_redrawn_world_looks_the_same_and_goes_on(players: int) -> None:
    worlds = differ = 0
    for number in range(12):
        game, _ = some_game(f"worlds {players} {number}", players)
        rng = random.Random(f"{players} {number}")
        if number % 3 == 0:
            # A start from a position: nothing before it is known.
            for _ in range(60):
                game.play(rng.choice(game.decision.options))
            game = Game.from_position(game.position(), seed=number)
        while not game.over:
            if rng.random() < 0.04:
                seat = rng.randrange(players)
                world = game.resample(seat, rng.getrandbits(40))
                looks_the_same(game, world, seat)
                assert all_cards(world.state) == Counter(game.state.config.deck)
                worlds += 1
                differ += world.digest() != game.digest()
                other = rng.randrange(players)
                looks_the_same(world, world.resample(other, 1), other)
                for _ in range(20):
                    undoer = next((undoer for undoer in range(players) if world.can_undo(undoer)), None)
                    if undoer is not None and rng.random() < 0.2:
                        world.undo(undoer)
                    elif not world.over:
                        world.play(rng.choice(world.decision.options))
                if not world.over:
                    for viewer in (seat, other):
                        looks_the_same(world, world.resample(viewer, 2), viewer)
            game.play(rng.choice(game.decision.options))
    assert worlds > 40 and differ > 0.9 * worlds


@pytest.mark.parametrize("players", range(2, 9))
def test_an_observation_behaves_the_same_in_another_process(players: int) -> None:
    game, _ = some_game(f"observations {players}", players)
    rng = random.Random(players)
    looked = 0
    while not game.over:
        if rng.random() < 0.1:
            seat = rng.randrange(players)
            here = game.observe(seat)
            there = Observation.from_json(json.loads(json.dumps(here.to_json())))
            assert there.view() == here.view() == game.view(seat)
            assert there.events() == here.events()
            assert (there.decision is None) == (here.decision is None) == (game.decision.seat != seat)
            if there.decision is not None:
                assert there.decision.choices == game.decision.choices
            assert there.resample(5).digest() == here.resample(5).digest()
            looked += 1
        game.play(rng.choice(game.decision.options))
    assert looked > 5


def test_an_observation_tells_nothing_of_hidden_cards() -> None:
    """Two worlds that look the same to a seat give it byte-equal observations."""
    for seed in range(20):
        game, _ = some_game(f"leaks {seed}", 4)
        rng = random.Random(seed)
        for _ in range(rng.randrange(200)):
            if not game.over:
                game.play(rng.choice(game.decision.options))
        if game.over:
            continue
        for seat in range(4):
            world = game.resample(seat, seed)
            observed, redrawn = game.observe(seat).to_json(), world.observe(seat).to_json()
            assert json.dumps(observed, sort_keys=True) == json.dumps(redrawn, sort_keys=True)


def test_an_observation_hides_every_secret_by_name() -> None:
    """Other hands, the deck, hidden characters, the signed warrant and the flower are blanked out."""
    signed = flowers = 0
    for seed in range(60):
        game, _ = some_game(f"secrets {seed}", 4)
        rng = random.Random(seed)
        while not game.over:
            state = game.state
            for seat in range(4) if rng.random() < 0.1 else ():
                position = game.observe(seat).to_json()["position"]
                opened = state.top.a if game.decision.kind in ("wizard", "fortune_teller") else -1
                for other in range(4):
                    if other not in (seat, opened):
                        assert set(position["hands"][other]) <= {"?"}
                assert set(position["deck"]) <= {"?"}
                for rank, place in enumerate(position["held"], start=1):
                    if place not in ("?", "face_up", "pile"):
                        # D3: in older editions the crowned player has looked at the face-down card.
                        looked = state.config.parameters.face_down_seen and state.crown == seat
                        assert (
                            place == seat or state.revealed >> rank & 1 or (place == "face_down" and looked)
                        )
                if state.held[1] != seat and not state.warrant_shown:
                    signed += state.signed > 0
                    assert position["signed"] == 0
                if state.blackmailer != seat and state.flower != FLOWER_SHOWN:
                    flowers += state.flower > 0
                    assert position["flower"] == 0
            game.play(rng.choice(game.decision.options))
    assert signed > 20 and flowers > 20


def test_every_draft_that_fits_is_drawn_equally_often() -> None:
    """After a draft of four with eight ranks: the worlds of a seat, listed and counted (chi-square)."""
    game = Game(Setup(players=4, characters=MAGICIANS, crown=0), seed=2)
    rng = random.Random(1)
    while game.decision.kind == "draft":
        game.play(rng.choice(game.decision.options))
    seat = 3
    observation = game.observe(seat)
    called = game.state.called
    found = Counter(observation.resample(number).state.held[called + 1 :] for number in range(6000))
    expected = 6000 / len(found)
    chi_square = sum((count - expected) ** 2 / expected for count in found.values())
    freedom = len(found) - 1
    # The last to choose saw two cards, so the others' and the face-down one can lie in many ways.
    assert len(found) > 5
    assert chi_square < freedom + 5 * (2 * freedom) ** 0.5


def test_an_unseen_hand_is_drawn_evenly_from_the_unseen_cards() -> None:
    game = Game(Setup(players=2), seed=4)
    observation = game.observe(0)
    seen = Counter(game.state.hands[0])
    unseen = Counter(game.state.config.deck) - seen
    drawn: Counter[int] = Counter()
    rounds = 3000
    for number in range(rounds):
        drawn.update(observation.resample(number).state.hands[1])
    total = sum(unseen.values())
    assert set(drawn) == set(unseen)
    for card, copies in unseen.items():
        expected = rounds * 4 * copies / total
        assert abs(drawn[card] - expected) < 6 * expected**0.5


def test_known_cards_stay_where_they_are_known_to_be() -> None:
    """The Magician has swapped: the old hand is in the other's hand in every world."""
    for seed in range(100):
        game = Game(Setup(players=4, characters=MAGICIANS), seed=seed)
        rng = random.Random(seed)
        while not game.over:
            seat = game.decision.seat
            swaps = [option for option in game.decision.options if option.verb == "swap_hands"]
            if swaps and game.state.hands[seat]:
                hand = game.state.hands[seat]
                other = int(swaps[0].arguments["seat"])
                game.play(swaps[0])
                for number in range(5):
                    assert game.resample(seat, number).state.hands[other] == hand
                return
            game.play(rng.choice(game.decision.options))
    raise AssertionError("no Magician has swapped hands")


@pytest.mark.parametrize(
    "change",
    [
        {"format": "other"},
        {"seat": 9},
        {"events": None},
        {"events": [{"event": "no such event"}]},
        {"options": ["fly"]},
        {"position": {}},
    ],
)
def test_a_damaged_observation_is_refused(change: dict[str, object]) -> None:
    data = Game(Setup(players=4, crown=0), seed=1).observe(0).to_json()
    with pytest.raises(RecordError):
        Observation.from_json({**data, **change})
