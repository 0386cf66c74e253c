"""A game of random choices."""

from random import Random

from citadels import Game, Setup


def random_game(seed: int, players: int = 4, choices: int = 10_000) -> Game:
    """Up to so many choices, or to the end."""
    game = Game(Setup(players=players, set="random"), seed=seed)
    dice = Random(seed)
    while not game.over and choices:
        game.play(dice.choice(game.decision.options))
        choices -= 1
    return game
