"""Plays games with the invented cards and does everything to them that programs do to games.

Run in its own process on the pure sources, because interpreted classes cannot inherit from compiled ones.
It prints what happened, as JSON.
"""

import json
import random
from collections import Counter

from citadels import COMPILED, Game, RecordError, Setup
from citadels.observation import Observation
from citadels.protocol.schema import schema
from citadels.sim.simulate import simulate
from tests.cards.invented_cards import IDS

CHARACTERS = ("assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "lunar_envoy")
UNIQUES = ("lunar_dial", "smithy", "keep", "throne_room", "framework", "theater")
# After how many choices the game is checked.
CHECKS = 0.02
INVENTED_CHECKS = 0.3


def setup(players: int, action_cards: str) -> Setup:
    nine = ("artist",) if players in (3, 8) else ()
    return Setup(
        players=players,
        characters=(*CHARACTERS, *nine),
        uniques=UNIQUES,
        mixed=True,
        action_cards=action_cards,
    )


def check(game: Game, rng: random.Random) -> None:
    """Write and read, undo, view, resample and observe."""
    written = json.loads(json.dumps(game.position()))
    again = Game.from_position(written, seed=1)
    assert again.digest() == game.digest()
    assert again.position() == written
    if game.over:
        return
    assert again.decision.options == game.decision.options
    if game.decision.kind == "parley":
        written["stack"][-1][2] = -1  # a district that nobody has
        try:
            Game.from_position(written, seed=1)
        except RecordError:
            pass
        else:
            raise AssertionError("a damaged position was read")
    for seat in (None, *range(game.players)):
        json.dumps(game.view(seat))
        json.dumps(game.events(seat))
    seat = rng.randrange(game.players)
    seen = Observation.from_json(json.loads(json.dumps(game.observe(seat).to_json())))
    assert seen.view() == game.view(seat)
    world = game.resample(seat, rng.randrange(1000))
    assert world.view(seat) == game.view(seat)
    world.play(rng.choice(world.decision.options))
    for verb in ("parley market", "parley_with 1 market", "use_sundial", "play_juggler 1"):
        game.why_not(verb)


def undo(game: Game, rng: random.Random) -> int:
    """Where a seat may undo: take back, go on and replay it all."""
    for seat in range(game.players):
        if game.can_undo(seat):
            again = game.clone()
            again.undo(seat)
            again.play(rng.choice(again.decision.options))
            assert Game.from_record(json.loads(json.dumps(again.record()))).digest() == again.digest()
            return 1
    return 0


def asks_about_strongman(game: Game) -> bool:
    """It is asked because of a hidden card, in a version of the action cards that its rules do not know."""
    return not game.over and game.decision.kind == "strongman"


def play(game: Game, rng: random.Random, seen: Counter[str]) -> None:
    """Play a game to its end by random choices, and count what it came across."""
    checks = random.Random(game.seed)
    while not game.over:
        decision = game.decision
        # The first player keeps a Juggler for the points that it brings in the hand.
        keeps = decision.seat == 0
        options = [option for option in decision.options if not (keeps and option.verb == "play_juggler")]
        option = rng.choice(options)
        seen[decision.kind] += 1
        seen[option.verb] += 1
        game.play(option)
        invented = decision.kind in IDS or option.verb in IDS
        if asks_about_strongman(game) or checks.random() < (INVENTED_CHECKS if invented else CHECKS):
            check(game, checks)
            seen["undone"] += undo(game, checks)
    check(game, checks)
    for event in game.events(None):
        seen[str(event["event"])] += 1
    for score in game.scores:
        for line, _ in score.lines:
            seen[line] += 1
    assert Game.from_record(json.loads(json.dumps(game.record()))).digest() == game.digest()


def main() -> None:
    assert not COMPILED
    seen: Counter[str] = Counter()
    games = 0
    for players in range(2, 8):
        for _ in range(4):
            play(Game(setup(players, "third"), seed=games), random.Random(games), seen)
            games += 1
    bots = ["random", "greedy", "steward", "random"]
    first, second = (simulate(setup(4, "third"), bots, 6, 1, 1) for _ in range(2))
    assert first.digest == second.digest
    assert not first.lost
    described = json.dumps(schema())
    print(
        json.dumps(
            {
                "games": games + first.games,
                "undone": seen["undone"],
                "asked_about_strongman": seen["strongman"],
                "seen": {name: seen[name] for name in IDS},
                "described": sorted(name for name in IDS if f'"{name}"' in described),
            }
        )
    )


if __name__ == "__main__":
    main()
