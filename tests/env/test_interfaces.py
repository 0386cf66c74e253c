"""The environments pass the checks that their libraries come with, and keep the rules of the game."""

import random
import warnings

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import ismcts, mcts
from pettingzoo.test import api_test, performance_benchmark, seed_test

import citadels.env.openspiel  # noqa: F401  # registers the game
from citadels import SetupError
from citadels.env import CitadelsEnv, aec_env
from citadels.env.gym import ID


def play_on(env: CitadelsEnv, dice: np.random.Generator) -> tuple[float, int]:
    """Random legal actions to the end: the reward, and how many there were."""
    env.reset(seed=int(dice.integers(1 << 30)))
    steps, done, reward = 0, False, 0.0
    while not done:
        _, reward, done, truncated, _ = env.step(int(dice.choice(np.flatnonzero(env.action_masks()))))
        assert not truncated
        steps += 1
    return reward, steps


# PettingZoo


@pytest.mark.parametrize("players", [2, 4, 8])
def test_pettingzoo_accepts_it(players: int) -> None:
    with warnings.catch_warnings():
        # PettingZoo wants to see arrays; with masks, an observation is a dictionary.
        warnings.filterwarnings("ignore", message="Observation", category=UserWarning)
        api_test(aec_env(players=players, set="random"), num_cycles=300)
        seed_test(lambda: aec_env(players=players), num_cycles=60)


@pytest.mark.slow
def test_pettingzoos_benchmark_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(aec_env(players=4, set="random"))
    told = capsys.readouterr().out
    assert "turns per second" in told and told.endswith("Finished performance benchmark\n")
    with capsys.disabled():
        print(f"\n{told}", end="")


def test_the_rewards_of_a_game_add_up_to_nothing() -> None:
    env = aec_env(players=3, city_size=4)
    env.reset(seed=2)
    dice = np.random.default_rng(2)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, info = env.last()
        assert not truncated
        total[agent] += reward
        if terminated:
            env.step(None)
            continue
        assert seen is not None
        assert (info["action_mask"] == seen["action_mask"]).all()
        env.step(int(dice.choice(np.flatnonzero(seen["action_mask"]))))
    assert sum(total.values()) == pytest.approx(0)
    assert max(total.values()) > 0


def test_an_illegal_action_ends_the_game() -> None:
    env = aec_env(players=3)
    env.reset(seed=1)
    agent = env.agent_selection
    seen, *_ = env.last()
    assert seen is not None
    env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())


def test_only_the_deciding_agent_sees_a_mask() -> None:
    env = aec_env(players=4)
    env.reset(seed=5)
    for agent in env.possible_agents:
        seen = env.observe(agent)
        assert seen is not None
        assert seen["action_mask"].any() == (agent == env.agent_selection)


def test_it_can_be_looked_at() -> None:
    words = aec_env(players=4, render_mode="ansi")
    words.reset(seed=3)
    assert "Your hand:" in str(words.render())
    image = aec_env(players=4, render_mode="rgb_array")
    image.reset(seed=3)
    pixels = image.render()
    assert isinstance(pixels, np.ndarray) and pixels.dtype == np.uint8 and pixels.shape[2] == 3
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 5


def test_a_setup_that_no_book_allows_is_refused() -> None:
    with pytest.raises(SetupError):
        aec_env(players=9)


# Gymnasium


def test_gymnasium_accepts_it() -> None:
    env = gymnasium.make(ID, players=3, bots=["random", "greedy"])
    check_env(env.unwrapped, skip_render_check=True)


def test_a_seed_gives_the_same_game() -> None:
    env = CitadelsEnv(players=3, bots="greedy", city_size=4)
    assert play_on(env, np.random.default_rng(4)) == play_on(env, np.random.default_rng(4))


def test_the_agent_sits_where_it_is_told() -> None:
    env = CitadelsEnv(players=3, bots="random", seat=2)
    assert env.reset(seed=1)[1]["seat"] == 2
    anywhere = CitadelsEnv(players=3, bots="random")
    assert {anywhere.reset(seed=seed)[1]["seat"] for seed in range(12)} == {0, 1, 2}


def test_an_illegal_action_loses() -> None:
    env = CitadelsEnv(players=2, bots="random")
    env.reset(seed=1)
    _, reward, done, _, _ = env.step(int(np.flatnonzero(~env.action_masks())[0]))
    assert (reward, done) == (-1.0, True)


@pytest.mark.parametrize(
    ("arguments", "words"), [({"bots": ["random"]}, "3 bots"), ({"seat": 4}, "seats 0 to 3")]
)
def test_wrong_arguments_are_explained(arguments: dict[str, object], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        CitadelsEnv(players=4, **arguments)  # type: ignore[arg-type]


# OpenSpiel


def small_game() -> pyspiel.Game:
    return pyspiel.load_game(
        "python_citadels", {"players": 2, "edition": "classic", "city_size": 4, "deals": 16}
    )


def test_openspiel_accepts_it() -> None:
    pyspiel.random_sim_test(small_game(), num_sims=1, serialize=False, verbose=False)


def test_what_a_player_knows_is_the_same_in_redrawn_worlds() -> None:
    state = small_game().new_initial_state()
    state.apply_action(3)
    dice = random.Random(1)
    for _ in range(60):
        if state.is_terminal():
            break
        for player in range(2):
            world = state.resample_from_infostate(player, dice.random)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.information_state_tensor(player) == state.information_state_tensor(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
        state.apply_action(dice.choice(state.legal_actions()))


def test_a_copy_goes_its_own_way() -> None:
    state = small_game().new_initial_state()
    state.apply_action(0)
    copy = state.clone()
    before = str(state)
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before != str(copy)


def test_a_playthrough_can_be_repeated() -> None:
    def through() -> list[str]:
        dice, state, lines = random.Random(7), small_game().new_initial_state(), []
        while not state.is_terminal():
            outcomes = (
                [o for o, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
            )
            action = dice.choice(outcomes)
            lines.append(state.action_to_string(state.current_player(), action))
            state.apply_action(action)
        return [*lines, str(state.returns())]

    assert through() == through()


def test_openspiels_search_plays_it() -> None:
    """Information set MCTS of OpenSpiel chooses legal actions for some decisions."""
    game = small_game()
    state = game.new_initial_state()
    state.apply_action(1)
    dice = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.4,
        max_simulations=4,
        evaluator=mcts.RandomRolloutEvaluator(1, dice),
        random_state=dice,
    )
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, dice.random_sample))
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
