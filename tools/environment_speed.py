"""Steps per CPU second of each environment, beside games of other projects in the same run.

Those need packages that nothing else here does: pip install "pettingzoo[classic]" catanatron
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from time import process_time
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray
from pettingzoo import AECEnv

import citadels
import citadels.env.openspiel  # registers the game
from citadels import Setup
from citadels.bots import seat_bots
from citadels.env import CitadelsEnv, VectorGames, aec_env
from citadels.sim.table import Run, play_game

Choose = Callable[[VectorGames, np.random.Generator], NDArray[np.intp]]


def legal_in(mask: NDArray[Any]) -> list[int]:
    """The places of the 1s; numpy finds them in truth values many times as fast as in numbers."""
    return np.flatnonzero(mask.view(np.bool_)).tolist()


def random_choices(batch: VectorGames, dice: np.random.Generator) -> NDArray[np.intp]:
    """A legal choice for each game, all equally likely.

    Reads the masks once and makes no arrays of their size, which would drive the games out of the cache.
    """
    space = batch.mask.shape[1]
    legal = np.flatnonzero(batch.mask.view(np.bool_))
    bounds = np.searchsorted(legal, np.arange(batch.n + 1) * space)
    first, count = bounds[:-1], np.diff(bounds)
    chosen: NDArray[np.intp] = legal[first + (dice.random(batch.n) * count).astype(np.intp)] % space
    return chosen


def by_noise(batch: VectorGames, dice: np.random.Generator) -> NDArray[np.intp]:
    """The same with arrays of numbers as large as all masks, as large networks make them."""
    chosen: NDArray[np.intp] = (batch.mask * dice.random(batch.mask.shape, np.float32)).argmax(axis=1)
    return chosen


def vectorised(seconds: float, games: int, choose: Choose = random_choices) -> float:
    """The time of the steps alone; choosing the actions is not the environment's work."""
    batch = VectorGames(games, Setup(players=4, set="random"), seed=1)
    dice = np.random.default_rng(1)
    steps, spent = 0, 0.0
    while spent < seconds:
        actions = choose(batch, dice)
        begun = process_time()
        batch.step(actions)
        spent += process_time() - begun
        steps += games
    return steps / spent


def one_by_one(env: AECEnv, seconds: float) -> float:
    dice = random.Random(1)
    env.reset(seed=1)
    steps, begun = 0, process_time()
    while process_time() - begun < seconds:
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.reset(seed=steps)
            continue
        env.step(dice.choice(legal_in(seen["action_mask"])))
        steps += 1
    return steps / (process_time() - begun)


def connect_four(seconds: float) -> float:
    from pettingzoo.classic import connect_four_v3

    return one_by_one(connect_four_v3.env(), seconds)


def texas_holdem(seconds: float) -> float:
    from pettingzoo.classic import texas_holdem_v4

    return one_by_one(texas_holdem_v4.env(num_players=4), seconds)


def bare_citadels(seconds: float) -> float:
    """Whole games of random bots, without observations or masks."""
    run = Run(Setup(players=4, set="random"), ("random",) * 4, 1, True)
    bots = seat_bots(run.codes, 4)
    steps, game, begun = 0, 0, process_time()
    while process_time() - begun < seconds:
        steps += play_game(run, bots, game).decisions
        game += 1
    return steps / (process_time() - begun)


def bare_catanatron(seconds: float) -> float:
    """The same with Settlers of Catan, as catanatron plays it."""
    from catanatron import Color, Game, RandomPlayer

    steps, seed, begun = 0, 0, process_time()
    while process_time() - begun < seconds:
        game = Game([RandomPlayer(colour) for colour in Color], seed=seed)
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            steps += 1
        seed += 1
    return steps / (process_time() - begun)


def against_bots(seconds: float) -> float:
    env = CitadelsEnv(players=4, set="random", bots="steward")
    dice = random.Random(1)
    env.reset(seed=1)
    steps, begun = 0, process_time()
    while process_time() - begun < seconds:
        _, _, done, _, _ = env.step(dice.choice(legal_in(env.action_masks())))
        steps += 1
        if done:
            env.reset()
    return steps / (process_time() - begun)


def openspiel(name: str, seconds: float, **parameters: object) -> float:
    """With the observation tensor of the player who decides, as learning programs ask for it."""
    game = pyspiel.load_game(name, parameters) if parameters else pyspiel.load_game(name)
    dice = random.Random(1)
    steps, begun = 0, process_time()
    while process_time() - begun < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[dice.randrange(len(outcomes))][0])
                continue
            if game.get_type().provides_observation_tensor:
                state.observation_tensor(state.current_player())
            else:
                state.information_state_tensor(state.current_player())
            state.apply_action(dice.choice(state.legal_actions()))
            steps += 1
    return steps / (process_time() - begun)


MEASURED: dict[str, Callable[[float], float]] = {
    "VectorGames, 64 games": lambda seconds: vectorised(seconds, 64),
    "VectorGames, 256 games": lambda seconds: vectorised(seconds, 256),
    "the same, 64 games chosen by noise": lambda seconds: vectorised(seconds, 64, by_noise),
    "the same, 256 games chosen by noise": lambda seconds: vectorised(seconds, 256, by_noise),
    "PettingZoo: citadels": lambda seconds: one_by_one(aec_env(players=4, set="random"), seconds),
    "PettingZoo: connect_four_v3": connect_four,
    "PettingZoo: texas_holdem_v4": texas_holdem,
    "Gymnasium: citadels, against three stewards": against_bots,
    "OpenSpiel: python_citadels": lambda seconds: openspiel("python_citadels", seconds, players=4, deals=64),
    "OpenSpiel: hearts": lambda seconds: openspiel("hearts", seconds),
    "OpenSpiel: gin_rummy": lambda seconds: openspiel("gin_rummy", seconds),
    "bare games: citadels, random bots": bare_citadels,
    "bare games: catanatron, random players": bare_catanatron,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="CPU seconds for each (default: 5)")
    wanted = parser.parse_args()
    print(f"compiled: {citadels.COMPILED}")
    for name, measure in MEASURED.items():
        try:
            print(f"{name:45} {measure(wanted.seconds):>10,.0f} steps per CPU second", flush=True)
        except ImportError as missing:
            print(f"{name:45} not measured: {missing}")


if __name__ == "__main__":
    main()
