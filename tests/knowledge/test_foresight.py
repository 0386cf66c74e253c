"""What is foreseen of a choice comes true, and does not depend on anything hidden."""

from random import Random

import pytest

from citadels import Game, Setup
from citadels.cards.editions import EDITIONS
from citadels.rules.choices import VERB_BY_NAME, VERBS


def random_setup(seed: int) -> Setup:
    edition = list(EDITIONS.values())[seed % len(EDITIONS)]
    least, most = edition.players
    players = least + seed % (most - least + 1)
    return Setup(edition=edition.id, players=players, set="random", action_cards=seed % 3 == 0)


@pytest.mark.parametrize("seed", range(40))
def test_what_is_foreseen_comes_true(seed: int) -> None:
    dice = Random(seed)
    game = Game(random_setup(seed), seed)
    while not game.over:
        decision = game.decision
        seat = decision.seat
        told = game.view(seat)["decision"]
        assert game.observe(seat).view()["decision"] == told
        assert len(told["costs"]) == len(told["foreseen"]) == len(told["options"])
        number = dice.randrange(len(decision.options))
        option, since, gold = decision.options[number], len(game.events(seat)), game.state.gold[seat]
        game.play(option)
        happened = game.events(seat, since)
        verb = VERBS[VERB_BY_NAME[option.verb]]
        if verb.foresees:
            brought = next((event for event in happened if event["event"] == verb.foresees), {})
            assert told["foreseen"][number].items() <= brought.items()
        else:
            assert not told["foreseen"][number]
        cost = max(0, gold - game.state.gold[seat]) if verb.costs else 0
        assert told["costs"][number] == cost


def test_nothing_hidden_is_foreseen() -> None:
    """The same position with other hidden cards gives the same foresight for every choice."""
    compared = 0
    for seed in range(12):
        dice = Random(seed)
        game = Game(random_setup(seed), seed)
        while not game.over:
            seat = game.decision.seat
            if dice.random() < 0.05:
                other = game.resample(seat, seed)
                assert other.view(seat)["decision"] == game.view(seat)["decision"]
                compared += 1
            game.play(dice.choice(game.decision.options))
    assert compared > 50
