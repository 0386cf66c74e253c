"""What the steward plays where it once erred, and how styles err on purpose."""

from __future__ import annotations

from citadels import Setup
from citadels.bots import bot_choice, find_bot
from citadels.policy.steward.steward import next_best
from citadels.policy.steward.viewpoint import END, NEVER
from citadels.scenarios.runner import start_of
from citadels.sim.arena import compare


def test_it_sells_the_card_that_the_other_builds_do_not_need() -> None:
    """It sold the Manor to build the Harbor, but Manor and Tavern together cost as much and are one more."""
    game = start_of(
        {
            "edition": "deluxe",
            "seats": [
                {
                    "gold": 0,
                    "hand": ["manor", "tavern", "harbor"],
                    "city": ["laboratory", "castle", "map_room", "cathedral"],
                    "characters": ["architect"],
                },
                {"city": ["manor", "temple", "tavern", "watchtower", "church", "prison", "docks"]},
                {},
                {},
            ],
            "first_complete": 1,
            "call": "architect",
            "turn": {"done": ["ability"]},
        }
    )
    steward = find_bot("steward").player(1)
    for expected in ("take_gold", "use_laboratory harbor", "build manor", "build tavern", "end_turn"):
        choice = bot_choice(game, steward)
        assert next(str(option) for option in game.decision.options if option.id == choice) == expected
        game.play_choice(choice)


def test_a_slip_does_no_harm() -> None:
    """What looks second best, unless only that brings anything."""
    assert next_best([3.0, END, 5.0], 2) == 0
    assert next_best([5.0, END, -1.0], 0) == 1
    assert next_best([END, -1.0], 0) == 0
    assert next_best([-2.0, -1.0, NEVER], 1) == 0  # something must be done
    assert next_best([-1.0, NEVER], 0) == 0


def test_levels_are_distinct() -> None:
    """A third of the next one's wins would be too close for a few games."""
    found = compare(Setup(players=3), ["easy", "normal", "hard"], 300, 1)
    easy, normal, hard = [standing.wins for standing in found.standings]
    assert 2 * easy < normal
    assert 2 * normal < hard
