"""Questions that may be answered before all eyes: what they offer follows from what everybody knows."""

import random
from collections import Counter

from citadels import Game, Setup
from citadels.rules.all_cards import CARDS

PUBLIC = {kind.id for kind in CARDS.decisions.values() if kind.public}
ENOUGH = 2  # of each kind
EMPEROR = ("assassin", "thief", "magician", "emperor", "bishop", "merchant", "architect", "warlord")
SETUPS = (
    Setup(edition="classic", players=4, action_cards="second"),
    Setup(edition="deluxe", players=4, characters=EMPEROR),
    Setup(edition="dark-city", players=4, characters=EMPEROR),
)


def asked(game: Game, seat: int) -> list[object]:
    decision = game.view(seat)["decision"]
    return [decision[part] for part in ("kind", "options", "about", "cards", "hand", "characters")]


def test_whatever_is_hidden_they_ask_the_same() -> None:
    found: Counter[str] = Counter()
    for seed in range(200):
        game = Game(SETUPS[seed % len(SETUPS)], seed)
        rng = random.Random(seed)
        while not game.over:
            kind, seat = game.decision.kind, game.decision.seat
            if kind in PUBLIC and found[kind] < ENOUGH:
                found[kind] += 1
                for other in range(game.players):
                    if other != seat:
                        assert asked(game.resample(other, seed), seat) == asked(game, seat), kind
            game.play(rng.choice(game.decision.options))
        if all(found[kind] >= ENOUGH for kind in PUBLIC):
            return
    raise AssertionError(f"too few of {PUBLIC}: {found}")
