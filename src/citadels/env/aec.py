"""Citadels for PettingZoo: agents act one after the other (AEC)."""

import secrets
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from citadels.env.picture import picture
from citadels.env.spoken import spoken
from citadels.env.table import SeatedGame, Seen, observation_space
from citadels.rules.choices import action_space
from citadels.rules.setup import Setup


class CitadelsAEC(AECEnv[str, Seen, int | None]):  # type: ignore[misc]  # PettingZoo has no types
    """The bare environment; ``aec_env`` puts PettingZoo's usual wrappers around it.

    At the end each agent gets its share of the win, less an even one, so the rewards add up to 0.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "citadels_v1",
        "render_modes": ["ansi", "human", "rgb_array"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(self, setup: Setup, render_mode: str | None = None) -> None:
        super().__init__()
        self.setup = setup
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(setup.players)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_space = observation_space()
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._observation_space)
        self._action_spaces = {agent: spaces.Discrete(action_space()) for agent in self.possible_agents}
        self.action_spaces = dict(self._action_spaces)
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. A seed gives the same game every time; without one the next game is another."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
            self.seed = seed
        else:
            self.seed = secrets.randbits(64)
        self.seated = SeatedGame(self.setup, self.seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        """The agent that must choose, with its mask in the info."""
        agent = self.agent_selection = self.possible_agents[self.seated.game.decision.seat]
        self.infos[agent] = {"action_mask": self.seated.mask(self._seat[agent])}

    def observe(self, agent: str) -> Seen:
        return self.seated.seen(self._seat[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        self.seated.game.play_choice(action)  # type: ignore[arg-type]  # None is refused with a reason
        if self.seated.game.over:
            self.terminations = dict.fromkeys(self.agents, True)
            shares = self.seated.win_shares
            self.rewards = {agent: shares[self._seat[agent]] for agent in self.agents}
            self.agent_selection = self.agents[0]
        else:
            self._ask()
        self._accumulate_rewards()

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as the agent that must choose sees it; at the end as everybody does."""
        if self.render_mode is None:
            return None
        game = self.seated.game
        seat = None if game.over else game.decision.seat
        if self.render_mode == "rgb_array":
            return picture(game.view(seat))
        text = spoken(game, seat)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is open."""


def aec_env(render_mode: str | None = None, **setup: Any) -> AECEnv[str, Seen, int | None]:
    """The PettingZoo environment of a setup: ``aec_env(edition="deluxe", players=4, set="random")``.

    ``render_mode``: ``ansi`` (text), ``human`` (printed text) or ``rgb_array`` (a picture of the table).
    An illegal action ends the game, as PettingZoo's other games do it: its agent gets -1.
    """
    bare = CitadelsAEC(Setup(**setup), render_mode)
    terminating = wrappers.TerminateIllegalWrapper(bare, illegal_reward=-1)
    bounded = wrappers.AssertOutOfBoundsWrapper(terminating)
    return wrappers.OrderEnforcingWrapper(bounded)
