"""Citadels as an environment for learning programs; needs the extra ``citadels[env]``.

>>> from citadels.env import aec_env
>>> env = aec_env(players=4, set="random")  # what Setup takes
>>> env.reset(seed=7)
>>> env.agent_selection
'seat_1'

``VectorGames`` steps many games at once, ``gymnasium.make("citadels/Citadels-v0")`` seats one agent among
bots, and ``pyspiel.load_game("python_citadels")`` works after ``import citadels.env.openspiel``.
docs/environments.md describes all of them.
"""

from citadels.env.aec import aec_env
from citadels.env.fields import FIELDS, SIZE, VERSION
from citadels.env.gym import CitadelsEnv, register
from citadels.env.vector import VectorGames

__all__ = ["FIELDS", "SIZE", "VERSION", "CitadelsEnv", "VectorGames", "aec_env"]

register()
