"""How long the bots think: CPU time per decision, in positions from games of four stewards.

    python -m tools.bot_speed [--games 30] [--seed 1] [--bots random,greedy,steward,search:n8]

Decisions with one choice are left out. The best of three runs counts; bots that search take every tenth
position, once.
"""

import argparse
from time import process_time

from citadels import COMPILED, Game, Observation, Setup
from citadels.bots import Bot, bot_choice, find_bot
from citadels.policy.playout import play_out
from citadels.policy.steward.steward import Steward
from citadels.policy.styles import make_style
from citadels.rules.dealing import new_state

PLAYERS = 4
SETUP = Setup(players=PLAYERS, set="random")
REPETITIONS = 3
BOTS = "random,greedy,steward,search:n8,search:n24,search:n100"


def observations(games: int, seed: int) -> list[Observation]:
    found: list[Observation] = []
    for number in range(games):
        game = Game(SETUP, seed=seed * 1000 + number)
        bots = [find_bot("steward").player(seat) for seat in range(PLAYERS)]
        while not game.over:
            decision = game.decision
            if len(decision.choices) > 1:
                found.append(game.observe(decision.seat))
                assert found[-1].position.options  # created here, so that it is not measured
            game.play_choice(bot_choice(game, bots[decision.seat]))
    return found


def microseconds(bot: Bot, asked: list[Observation]) -> float:
    begun = process_time()
    for observation in asked:
        bot.choose(observation)
    return 1e6 * (process_time() - begun) / len(asked)


def playout_microseconds(games: int, seed: int) -> float:
    """The time per decision of a play-out, including the engine's work."""
    players = [Steward(make_style(""), seat + 1) for seat in range(PLAYERS)]
    states = [new_state(SETUP, seed * 1000 + number, None) for number in range(games)]
    begun = process_time()
    decisions = sum(play_out(state, players) for state in states)
    return 1e6 * (process_time() - begun) / decisions


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", default=BOTS)
    flags = parser.parse_args()
    asked = observations(flags.games, flags.seed)
    print(f"{len(asked)} decisions of {flags.games} games, {'compiled' if COMPILED else 'pure'}", flush=True)
    for code in flags.bots.split(","):
        kind = find_bot(code)
        if kind.kind.name == "search":
            took = microseconds(kind.player(1), asked[::10])
        else:
            took = min(microseconds(kind.player(1), asked) for _ in range(REPETITIONS))
        print(f"{code:12} {took:10.1f} µs", flush=True)
    took = min(playout_microseconds(flags.games, flags.seed) for _ in range(REPETITIONS))
    print(f"{'play-out':12} {took:10.1f} µs", flush=True)


if __name__ == "__main__":
    main()
