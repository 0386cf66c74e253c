"""Why nothing is possible at a place of the table: the engine knows what a player could mean there."""

import random
from collections.abc import Iterator

import pytest

from citadels import Game, Setup
from citadels.cards.editions import EDITIONS
from citadels.knowledge.blind import blind
from citadels.rules.choice_texts import exists
from citadels.rules.choices import action_space
from citadels.rules.explain import why_not


def places(game: Game) -> Iterator[str]:
    """Every place that the page shows to the player who must decide."""
    seat = game.decision.seat
    view = game.view(seat)
    for card in view["players"][seat]["hand"]:
        yield f"hand {card}"
    for card in view["decision"]["cards"]:
        yield f"table {card}"
    for player in view["players"]:
        yield f"seat {player['seat']}"
        for district in player["city"]:
            yield f"district {player['seat']} {district['card']}{'+1' if district['gold'] else ''}"
    for character in view["characters"]:
        yield f"character {character['character']}"


def games(edition: str, number: int) -> Iterator[tuple[Game, random.Random]]:
    """The positions of some random games."""
    for seed in range(number):
        rng = random.Random(seed)
        cards = "second" if EDITIONS[edition].action_cards else None
        game = Game(Setup(edition=edition, players=4, set="random", action_cards=cards), seed)
        while not game.over:
            yield game, rng
            game.play(rng.randrange(len(game.decision.options)))


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_place_says_what_its_choices_say(edition: str) -> None:
    """What is possible there has no reason, everything else the reason of the choice itself."""
    reasons, positions = set(), 0
    for game, _ in games(edition, 6):
        positions += 1
        if positions % 4:
            continue
        before, options = game.digest(), {str(option) for option in game.decision.options}
        for place in places(game):
            told = game.why_not_at(place)
            assert len(told) == len({choice for choice, _ in told})
            for choice, reason in told:
                assert (choice in options) == (reason is None)
                assert game.why_not(choice) == reason
                reasons.add("" if reason is None else reason.id)
        assert game.digest() == before
    assert {"", "too_dear", "gather_first", "limit_reached", "not_this_decision", "ability_used"} <= reasons
    # Cards and abilities of other players are not mentioned.
    assert not reasons & {"not_in_hand", "no_such_unique", "not_your_character", "not_on_offer"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_reasons_follow_from_what_the_player_knows(edition: str) -> None:
    """For every choice of the action space, the position as the player sees it gives the same reason."""
    compared = 0
    for game, rng in games(edition, 3):
        if rng.random() < 0.02:
            seen = blind(game.state, game.decision.seat)
            for choice in range(action_space()):
                if exists(choice):
                    assert why_not(seen, choice) == why_not(game.state, choice)
                    compared += 1
    assert compared > 10_000


def turn_of(character: str, **setup: object) -> Game:
    """The turn of a character, gathered, with a city somewhere else."""
    for seed in range(2000):
        rng = random.Random(seed)
        game = Game(Setup(players=4, **setup), seed)  # type: ignore[arg-type]
        while not game.over:
            turn = game.view(None)["turn"]
            if (
                turn
                and turn["acting"] == character
                and game.decision.kind == "turn"
                and "end_turn" in map(str, game.decision.options)
            ):
                return game
            game.play(rng.randrange(len(game.decision.options)))
    raise AssertionError("no such turn")


def test_only_what_the_player_could_mean() -> None:
    game = turn_of("warlord")
    view = game.view(game.decision.seat)
    other = next(player for player in view["players"] if player["city"] and player["seat"] != view["viewer"])
    verbs = {
        choice.split(" ")[0]
        for choice, _ in game.why_not_at(f"district {other['seat']} {other['city'][0]['card']}")
    }
    assert verbs <= {"destroy", "use_armory"}
    assert "destroy" in verbs
    assert game.why_not_at(f"seat {other['seat']}") == []
    assert game.why_not_at("character king") == []


@pytest.mark.parametrize(
    "place",
    ["", "hand", "hand x", "hand market market", "district 9 market", "seat x", "seat 99", "moon 1", " "],
)
def test_what_is_no_place_means_nothing(place: str) -> None:
    game = turn_of("king")
    assert [one for one in game.why_not_at(place) if one[1] is None] == []


def test_after_the_end_nothing_can_be_meant() -> None:
    game, rng = Game(Setup(players=2, city_size=4), 1), random.Random(1)
    while not game.over:
        game.play(rng.randrange(len(game.decision.options)))
    assert game.why_not_at("hand market") == []
