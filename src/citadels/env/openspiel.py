"""Citadels for OpenSpiel: importing this module registers ``python_citadels``.

The deal is the one chance node: it draws the seed of the game from ``deals`` seeds, and everything that
happens by chance afterwards follows from that. Players never see the seed, and ``resample_from_infostate``
redraws all that a player cannot know.
"""

import json
from typing import Any, Final

import numpy as np
import pyspiel

from citadels.cards.characters import CHARACTER_NAMES
from citadels.cards.districts import KIND_BY_NAME
from citadels.env.batch import win_shares
from citadels.env.encoding import Encoder
from citadels.env.fields import FIELDS, KINDS, RANKS, SIZE
from citadels.game import Game
from citadels.knowledge.blind import blind
from citadels.rules.choice_texts import choice_text
from citadels.rules.choices import SEATS, action_space
from citadels.rules.setup import Setup

NAME: Final = "python_citadels"
# How many seeds a deal is drawn from, and how long the longest game may be: no game has come near it.
DEALS: Final = 65_536
LONGEST: Final = 20_000
_DEFAULTS: Final[dict[str, Any]] = {
    "players": 4,
    "edition": "deluxe",
    "set": "",
    "city_size": 0,
    "deals": DEALS,
}

_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Citadels",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=8,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification=_DEFAULTS,
)


class CitadelsGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """``pyspiel.load_game("python_citadels", {"players": 2, "edition": "classic"})``."""

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        asked = _DEFAULTS | dict(parameters or {})
        self.deals = int(asked["deals"])
        house_rules = {"city_size": asked["city_size"]} if asked["city_size"] else {}
        self.setup = Setup(
            edition=asked["edition"], players=asked["players"], set=asked["set"] or None, **house_rules
        )
        information = pyspiel.GameInfo(
            num_distinct_actions=action_space(),
            max_chance_outcomes=self.deals,
            num_players=self.setup.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_TYPE, information, asked)

    def new_initial_state(self) -> "CitadelsState":
        return CitadelsState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "CitadelsObserver":
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return CitadelsObserver(kind)


class Dealt:
    """The game behind a state. OpenSpiel deep-copies states; a clone does the same faster."""

    __slots__ = ("deals", "game", "setup")

    def __init__(self, setup: Setup, deals: int, game: Game | None = None) -> None:
        self.setup = setup
        self.deals = deals
        self.game = game

    def __deepcopy__(self, memo: dict[int, Any]) -> "Dealt":
        return Dealt(self.setup, self.deals, None if self.game is None else self.game.clone())


class CitadelsState(pyspiel.State):  # type: ignore[misc]
    """A position; before the deal there is none."""

    def __init__(self, game: CitadelsGame, world: Game | None = None) -> None:
        super().__init__(game)
        self.dealt = Dealt(game.setup, game.deals, world)

    @property
    def game(self) -> Game | None:
        """The game, once it is dealt."""
        return self.dealt.game

    def _running(self) -> Game:
        assert self.dealt.game is not None, "the cards have not been dealt"
        return self.dealt.game

    def current_player(self) -> int:
        if self.game is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.game.over else self.game.decision.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self.dealt.deals) for deal in range(self.dealt.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._running().decision.choices)

    def _apply_action(self, action: int) -> None:
        if self.game is None:
            self.dealt.game = Game(self.dealt.setup, action)
        else:
            self.game.play_choice(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else choice_text(action)

    def is_terminal(self) -> bool:
        return self.game is not None and self.game.over

    def returns(self) -> list[float]:
        if self.game is None or not self.game.over:
            return [0.0] * self.dealt.setup.players
        return win_shares(self.game.state)

    def resample_from_infostate(self, player: int, probability_sampler: Any) -> "CitadelsState":
        """A state that looks the same to a player, with everything hidden drawn anew."""
        world = self._running().resample(player, int(probability_sampler() * (1 << 62)))
        return CitadelsState(self.get_game(), world)

    def __str__(self) -> str:
        return "before the deal" if self.game is None else json.dumps(self.game.position(), sort_keys=True)


# What an information state adds to a row: of each seat the cards that are certainly in its hand, by kind, and
# the ranks that it can have; ``Game.view`` works both out from all that the player saw.
_KNOWN: Final = SEATS * (KINDS + RANKS)


class CitadelsObserver:
    """What a player sees, as numbers and as text; with perfect recall, all that it saw before as well."""

    def __init__(self, kind: Any) -> None:
        self._recalls = kind.perfect_recall
        self.tensor = np.zeros(SIZE + (_KNOWN if self._recalls else 0), np.float32)
        self.dict = {
            name: self.tensor[field.start : field.start + field.size] for name, field in FIELDS.items()
        }
        if self._recalls:
            self.dict["known"] = self.tensor[SIZE:]

    def set_from(self, state: CitadelsState, player: int) -> None:
        """Write what a player sees into ``tensor``; all 0 before the deal."""
        self.tensor.fill(0)
        if state.game is None:
            return
        position = state.game.state
        row = Encoder(position.config).encode(blind(position, player), player)
        self.tensor[:SIZE] = np.frombuffer(row, np.uint8)
        if self._recalls:
            self._conclude(state.game, player)

    def _conclude(self, game: Game, player: int) -> None:
        known = self.tensor[SIZE:].reshape(SEATS, KINDS + RANKS)
        ranks = {name: rank for rank, name in enumerate(_character_names(game), 1)}
        for seat, seen in enumerate(game.view(player)["players"]):
            row = known[(seat - player) % game.players]
            for card in seen["known_hand"] or ():
                row[KIND_BY_NAME[card]] += 1
            for character in seen["can_have"] or ():
                row[KINDS + ranks[character] - 1] = 1

    def string_from(self, state: CitadelsState, player: int) -> str:
        if state.game is None:
            return "before the deal"
        seen: dict[str, Any] = {"view": state.game.view(player)}
        if self._recalls:
            seen["events"] = state.game.events(player)
        return json.dumps(seen, sort_keys=True)


def _character_names(game: Game) -> list[str]:
    return [CHARACTER_NAMES[number] for number in game.state.config.characters[1:]]


pyspiel.register_game(_TYPE, CitadelsGame)
