"""Seeds for games and bots, each derived from the run's seed alone, so that the order of play is free."""

from hashlib import blake2b


def _derived(*parts: int | str) -> int:
    text = "/".join(map(str, parts))
    return int.from_bytes(blake2b(text.encode(), digest_size=16).digest(), "big")


def game_seed(seed: int, game: int) -> int:
    """The seed of one game of a run."""
    return _derived("game", seed, game)


def bot_seed(seed: int, game: int, seat: int) -> int:
    """The seed of a bot's random stream at one seat of one game."""
    return _derived("bot", seed, game, seat)


def stand_in_seed(seed: int, game: int) -> int:
    """The seed of the random player that replaces a failed bot."""
    return _derived("stand-in", seed, game)


def seat_seed(seed: int) -> int:
    """The seed for choosing the person's seat."""
    return _derived("seat", seed)


def arena_seed(seed: int, *who: str) -> int:
    """The seed for the tables of a tournament, or for the games of one bot against another."""
    return _derived("arena", seed, *who)
