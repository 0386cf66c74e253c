"""Many games at once: the same as one by one, and nothing of one game shows in another."""

import numpy as np
import pytest

from citadels import Game, IllegalChoice, Setup
from citadels.env import VectorGames
from citadels.env.encoding import Encoder
from citadels.knowledge.blind import blind

SETUP = Setup(players=3, set="random", city_size=4)


def random_actions(games: VectorGames, dice: np.random.Generator) -> np.ndarray:
    return np.array([dice.choice(np.flatnonzero(mask)) for mask in games.mask])


def test_every_game_is_as_if_played_alone() -> None:
    games = VectorGames(4, SETUP, seed=10)
    alone = [Game(SETUP, 10 + place) for place in range(4)]
    dice = np.random.default_rng(1)
    ended = 0
    for _ in range(600):
        for place, game in enumerate(alone):
            seat = game.decision.seat
            assert games.seat[place] == seat
            assert set(np.flatnonzero(games.mask[place])) == set(game.decision.choices)
            row = Encoder(game.state.config).encode(blind(game.state, seat), seat)
            assert games.observation[place].tobytes() == row
        actions = random_actions(games, dice)
        games.step(actions)
        for place, action in enumerate(actions):
            alone[place].play_choice(int(action))
            assert games.done[place] == alone[place].over
            if alone[place].over:
                ended += 1
                won = alone[place].winners
                shares = [(1 / len(won) if seat in won else 0) - 1 / 3 for seat in range(3)]
                assert games.reward[place] == pytest.approx(shares)
                alone[place] = Game(SETUP, games.seeds[place])
            else:
                assert not games.reward[place].any()
    assert ended > 4
    assert len({seed % 4 for seed in games.seeds}) == 4


@pytest.mark.parametrize(
    "setup",
    [
        Setup(edition="classic", players=2, city_size=4),
        Setup(edition="dark-city", players=5, set="random", action_cards="first"),
        Setup(edition="deluxe-cz", players=8, set="random", action_cards="second"),
    ],
    ids=["classic-2", "dark-city-5", "deluxe-cz-8"],
)
def test_what_is_not_written_again_has_not_changed(setup: Setup) -> None:
    """Rows are written over the rows before; a new encoder writes the same."""
    games = VectorGames(2, setup, seed=3)
    alone = [Game(setup, seed) for seed in games.seeds]
    dice = np.random.default_rng(3)
    for _ in range(300):
        actions = random_actions(games, dice)
        games.step(actions)
        for place, action in enumerate(actions):
            alone[place].play_choice(int(action))
            if alone[place].over:
                alone[place] = Game(setup, games.seeds[place])
            state, seat = alone[place].state, int(games.seat[place])
            row = Encoder(state.config).encode(blind(state, seat), seat)
            assert games.observation[place].tobytes() == row


def test_the_arrays_stay_where_they_are() -> None:
    games = VectorGames(2, SETUP)
    before = games.observation, games.mask, games.seat, games.reward, games.done
    games.step(games.mask.argmax(axis=1))
    after = games.observation, games.mask, games.seat, games.reward, games.done
    assert all(one is other for one, other in zip(before, after, strict=True))


def test_an_illegal_choice_changes_nothing() -> None:
    games = VectorGames(3, SETUP)
    seen, mask = games.observation.copy(), games.mask.copy()
    actions = games.mask.argmax(axis=1)
    actions[2] = int(np.flatnonzero(games.mask[2] == 0)[0])
    with pytest.raises(IllegalChoice) as refused:
        games.step(actions)
    assert any("game 2 of 3" in note for note in refused.value.__notes__)
    assert (games.observation == seen).all() and (games.mask == mask).all()


@pytest.mark.parametrize("actions", [[0], [0.5, 0.5], [[0, 0]], ["a", "b"]])
def test_a_step_takes_a_whole_number_for_each_game(actions: list[object]) -> None:
    with pytest.raises(ValueError, match="one for each game"):
        VectorGames(2, SETUP).step(actions)


def test_there_is_at_least_one_game() -> None:
    with pytest.raises(ValueError, match="at least 1"):
        VectorGames(0)
