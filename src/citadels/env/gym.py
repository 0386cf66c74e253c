"""Citadels for Gymnasium: one agent at one seat, bots at all others."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from citadels.bots import bot_choice, find_bot
from citadels.bots.bot import Bot
from citadels.env.picture import picture
from citadels.env.spoken import spoken
from citadels.env.table import SeatedGame, Seen, observation_space
from citadels.rules.choices import action_space
from citadels.rules.setup import Setup

ID = "citadels/Citadels-v0"
ILLEGAL_REWARD = -1.0


class CitadelsEnv(gymnasium.Env[Seen, int]):
    """One seat against bots. The reward comes at the end: the share of the win, less an even one.

    ``bots``: one code for all opponents, or a list with one for each. ``seat``: where the agent sits; None:
    another seat in each game, by its seed. All other arguments are those of ``Setup``. An illegal action ends
    the game with -1; ``action_masks()`` and the info say which are legal.
    """

    metadata = {"render_modes": ["ansi", "human", "rgb_array"], "render_fps": 1}  # noqa: RUF012 (Gymnasium's)

    def __init__(
        self,
        bots: str | list[str] = "steward",
        seat: int | None = None,
        render_mode: str | None = None,
        **setup: Any,
    ) -> None:
        self.setup = Setup(**setup)
        others = self.setup.players - 1
        codes = [bots] * others if isinstance(bots, str) else list(bots)
        if len(codes) != others:
            raise ValueError(f"{self.setup.players} players need {others} bots, not {len(codes)}")
        self._bots = [find_bot(code) for code in codes]
        if seat is not None and not 0 <= seat <= others:
            raise ValueError(f"there are seats 0 to {others}, not {seat}")
        self._fixed_seat = seat
        self.render_mode = render_mode
        self.observation_space: spaces.Space[Any] = observation_space()
        self.action_space: spaces.Space[Any] = spaces.Discrete(action_space())

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        self.seated = SeatedGame(self.setup, int(self.np_random.integers(1 << 62)))
        drawn = int(self.np_random.integers(self.setup.players))
        self.seat = drawn if self._fixed_seat is None else self._fixed_seat
        seats = [seat for seat in range(self.setup.players) if seat != self.seat]
        self._players: dict[int, Bot] = {
            seat: bot.player(int(self.np_random.integers(1 << 62)))
            for seat, bot in zip(seats, self._bots, strict=True)
        }
        self._let_bots_play()
        return self._seen()

    def _let_bots_play(self) -> bool:
        """Until the agent must choose; True if the game ends before."""
        game = self.seated.game
        while not game.over and game.decision.seat != self.seat:
            game.play_choice(bot_choice(game, self._players[game.decision.seat]))
        return game.over

    def _seen(self) -> tuple[Seen, dict[str, Any]]:
        seen = self.seated.seen(self.seat)
        return seen, {"action_mask": seen["action_mask"], "seat": self.seat}

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        game = self.seated.game
        if game.over or int(action) not in game.decision.choices:
            return self._ended(ILLEGAL_REWARD)
        game.play_choice(action)
        if self._let_bots_play():
            return self._ended(self.seated.win_shares[self.seat])
        seen, info = self._seen()
        return seen, 0.0, False, False, info

    def _ended(self, reward: float) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        seen, info = self._seen()
        return seen, reward, True, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, as sb3-contrib's MaskablePPO asks for it."""
        return self.seated.mask(self.seat).astype(np.bool_)

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as the agent sees it."""
        if self.render_mode is None:
            return None
        if self.render_mode == "rgb_array":
            return picture(self.seated.game.view(self.seat))
        text = spoken(self.seated.game, self.seat)
        if self.render_mode == "human":
            print(text)
            return None
        return text


def register() -> None:
    """Make the environment known to ``gymnasium.make``."""
    if ID not in gymnasium.registry:
        gymnasium.register(ID, entry_point="citadels.env.gym:CitadelsEnv")
