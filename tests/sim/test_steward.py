"""What the steward plays where it once erred."""

from __future__ import annotations

from citadels.bots import bot_choice, find_bot
from citadels.scenarios.runner import start_of


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
