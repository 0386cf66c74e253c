"""MaskablePPO of sb3-contrib learns to play one seat against bots, in the Gymnasium environment.

    python examples/maskable_ppo.py                                  50,000 steps against three random bots
    python examples/maskable_ppo.py --bots greedy --steps 1000000

It needs citadels[env], torch and sb3-contrib. examples/self_play.py learns much faster, because it steps many
games at once; this one shows that a ready-made algorithm needs nothing but a wrapper.
"""

import argparse

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO

import citadels.env  # noqa: F401  # registers the environment


class Rows(gymnasium.ObservationWrapper):
    """Only the row of bytes, as small numbers: the mask reaches the algorithm by a method of its own."""

    def __init__(self, env: gymnasium.Env) -> None:
        super().__init__(env)
        shape = env.observation_space["observation"].shape
        self.observation_space = gymnasium.spaces.Box(0.0, 16.0, shape, np.float32)

    def observation(self, observation: dict[str, np.ndarray]) -> np.ndarray:
        return observation["observation"].astype(np.float32) / 16

    def action_masks(self) -> np.ndarray:
        return self.unwrapped.action_masks()


def share_of_wins(model: MaskablePPO, env: Rows, games: int) -> float:
    won = 0.0
    for seed in range(games):
        row, _ = env.reset(seed=10**6 + seed)
        over = False
        while not over:
            action, _ = model.predict(row, action_masks=env.action_masks())
            row, reward, over, _, _ = env.step(int(action))
        won += reward + 1 / env.unwrapped.setup.players
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--bots", default="random")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--steps", type=int, default=50_000)
    parser.add_argument("--games", type=int, default=200, help="how many it plays before and after learning")
    wanted = parser.parse_args()
    env = Rows(gymnasium.make("citadels/Citadels-v0", players=wanted.players, bots=wanted.bots))
    torch.set_num_threads(1)  # small networks lose time by sharing their work
    steps = min(wanted.steps, 1024)
    model = MaskablePPO("MlpPolicy", env, n_steps=steps, batch_size=256, gamma=1.0, seed=1, device="cpu")
    before = share_of_wins(model, env, wanted.games)
    model.learn(wanted.steps)
    after = share_of_wins(model, env, wanted.games)
    print(f"{before:.1%} of {wanted.games} games won before learning, {after:.1%} after")
    print(f"an even share is {1 / wanted.players:.1%}")


if __name__ == "__main__":
    main()
