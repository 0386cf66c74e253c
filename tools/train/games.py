"""Make games to learn from: all editions and numbers of players, one line of JSON for each.

A game depends on the seed and its number alone, so a run that was cut off goes on where it stopped.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Any

from citadels import Game, Setup
from citadels.bots import find_bot
from citadels.cards.editions import EDITIONS
from citadels.policy.steward.steward import Steward
from citadels.policy.styles import STYLES, make_style
from citadels.rules.dealing import new_state
from citadels.rules.engine import apply, legal
from citadels.rules.state import FINISHED

STEWARDS = ("steward", *(f"steward:{style}" for style in STYLES))
# Most games are of the edition with the most cards, and with four players.
_EDITIONS = ("deluxe", "deluxe", "deluxe", "deluxe", "classic", "dark-city", "deluxe-cz")
_PLAYERS = (2, 3, 3, 4, 4, 4, 4, 5, 5, 6, 7, 8)
_ACTION_CARDS_SHARE = 0.15
# Some tables are mixed, so that positions of weaker players are seen too.
_MIXED_SHARE = 0.3
_WEAK_SHARE = 0.4
_MIX = 1.0  # of stewards at a table, as the bot has it


@dataclass(frozen=True)
class PlayedGame:
    """All that is needed to play a game once more."""

    setup: dict[str, Any]
    seed: int
    bots: list[str]
    choices: list[int]


def planned(bot: str, seed: int, number: int) -> tuple[dict[str, Any], int, list[str], Random]:
    """How game ``number`` of a run is played: setup, seed, bots, and the chance for everything else."""
    chance = Random(f"{bot} {seed} {number}")
    edition = EDITIONS[chance.choice(_EDITIONS)]
    least, most = edition.players
    players = max(least, min(most, chance.choice(_PLAYERS)))
    setup: dict[str, Any] = {"edition": edition.id, "players": players}
    if len(edition.sets) > 1:
        setup["set"] = "random"
    if chance.random() < _ACTION_CARDS_SHARE:
        setup["action_cards"] = "first"
    weak = _WEAK_SHARE if bot == "steward" or chance.random() < _MIXED_SHARE else 0.0
    bots = [chance.choice(STEWARDS) if chance.random() < weak else bot for _ in range(players)]
    return setup, chance.getrandbits(40), bots, chance


def play(bot: str, seed: int, number: int) -> PlayedGame:
    setup, game_seed, bots, chance = planned(bot, seed, number)
    seeds = [chance.getrandbits(30) for _ in bots]
    if all(code.startswith("steward") for code in bots):
        choices = _play_stewards(Setup(**setup), game_seed, bots, seeds)
    else:
        choices = _play_bots(Setup(**setup), game_seed, bots, seeds)
    return PlayedGame(setup, game_seed, bots, choices)


def _play_stewards(setup: Setup, seed: int, bots: list[str], seeds: list[int]) -> list[int]:
    """Without a log: a hundred times as fast."""
    players: list[Steward] = []
    for code, own in zip(bots, seeds, strict=True):
        style = make_style(code.partition(":")[2])
        style.mix = _MIX
        players.append(Steward(style, own))
    state = new_state(setup, seed, None)
    choices: list[int] = []
    while state.phase != FINISHED:
        seat = state.top.seat
        choices.append(players[seat].choose(state, seat, legal(state), None))
        apply(state, choices[-1])
    return choices


def _play_bots(setup: Setup, seed: int, bots: list[str], seeds: list[int]) -> list[int]:
    players = [find_bot(code).player(own) for code, own in zip(bots, seeds, strict=True)]
    game = Game(setup, seed)
    choices: list[int] = []
    while not game.over:
        decision = game.decision
        choice = decision.choices[0]
        if len(decision.choices) > 1:
            answer = players[decision.seat].choose(game.observe(decision.seat))
            assert type(answer) is int
            choice = answer
        choices.append(choice)
        game.play_choice(choice)
    return choices


def make_games(file: Path, bot: str, games: int, seed: int) -> None:
    """Add games to a file until it has so many."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch()
    done = sum(1 for _ in read_games(file))
    with file.open("r+", encoding="utf-8") as out:
        for _ in range(done):
            out.readline()
        out.seek(out.tell())
        out.truncate()
        for number in range(done, games):
            out.write(json.dumps(asdict(play(bot, seed, number))) + "\n")
            out.flush()


def read_games(file: Path) -> Iterator[PlayedGame]:
    """The games of a file; a last line that was cut off is left out."""
    with file.open(encoding="utf-8") as lines:
        for line in lines:
            if line.endswith("\n"):
                yield PlayedGame(**json.loads(line))
