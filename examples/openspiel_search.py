"""Algorithms of OpenSpiel on a game for two: information set MCTS against chance, and Monte Carlo CFR.

    python examples/openspiel_search.py
    python examples/openspiel_search.py --games 20 --simulations 200 --iterations 2000

It needs citadels[openspiel].
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr

import citadels.env.openspiel  # noqa: F401  # registers the game


def search_against_chance(game: pyspiel.Game, games: int, simulations: int) -> float:
    """Before every decision the search redraws what its player cannot know, so it needs no peeking."""
    dice = np.random.RandomState(1)
    won = 0.0
    for number in range(games):
        bot = ismcts.ISMCTSBot(
            game=game,
            uct_c=1.0,
            evaluator=mcts.RandomRolloutEvaluator(1, dice),
            max_simulations=simulations,
            random_state=dice,
        )
        state = game.new_initial_state()
        state.apply_action(number)  # the deal
        seat = number % 2
        while not state.is_terminal():
            legal = state.legal_actions()
            searched = state.current_player() == seat and len(legal) > 1
            state.apply_action(bot.step(state) if searched else int(dice.choice(legal)))
        won += state.returns()[seat] + 0.5
    return won / games


def regret(game: pyspiel.Game, iterations: int) -> int:
    """Counterfactual regret minimisation by sampled games; returns how many information states it met."""
    np.random.seed(1)  # the solver draws from there
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(iterations):
        solver.iteration()
    return len(solver._infostates)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=30)
    parser.add_argument("--iterations", type=int, default=20)
    wanted = parser.parse_args()
    game = pyspiel.load_game("python_citadels", {"players": 2, "city_size": 4})
    won = search_against_chance(game, wanted.games, wanted.simulations)
    print(f"information set MCTS won {won:.0%} of {wanted.games} games against random play")
    one_deal = pyspiel.load_game("python_citadels", {"players": 2, "city_size": 4, "deals": 1})
    met = regret(one_deal, wanted.iterations)
    print(f"outcome sampling CFR met {met:,} information states in {2 * wanted.iterations} games of one deal")


if __name__ == "__main__":
    main()
