"""A game that is over, round by round: played once more by the engine, and looked at after each round."""

from typing import Final

from citadels.cards.characters import CHARACTER_NAMES
from citadels.game import Game
from citadels.notation.record import UNDO
from citadels.rules.choices import district_name
from citadels.rules.state import State
from citadels.tables.messages import History, Round, SeatAfterRound

# What can have been done to a character of the round; the state has its rank, or 0.
_DONE_TO: Final = ("murdered", "bewitched", "robbed")


def history(game: Game) -> History:
    """Every round of a game that is over, and before them, as number 0, what was dealt."""
    assert game.over, "what was hidden stays hidden until the end"
    assert game.setup is not None, "the server deals"
    replayed = Game(game.setup, game.seed)
    rounds = {0: _after(replayed, replayed.state, 0, None)}
    crown = replayed.state.crown
    for choice in game.record()["choices"]:
        before = replayed.state.clone()
        if choice == UNDO:
            replayed.undo(next(seat for seat in range(game.players) if replayed.can_undo(seat)))
        else:
            replayed.play(choice)
        if replayed.over or replayed.state.round > before.round:
            # When a new round has begun, only the position before still has the characters of the last one.
            last = replayed.state if replayed.over else before
            rounds[last.round] = _after(replayed, last, last.round, crown)
            crown = replayed.state.crown
    return History(rounds=[rounds[number] for number in sorted(rounds)])


def _after(game: Game, last: State, number: int, crown: int | None) -> Round:
    """What everybody has after a round; ``last``: the last position with its characters."""
    state, config = game.state, game.state.config
    ranks = range(1, config.highest_rank + 1)
    names = ["", *(CHARACTER_NAMES[config.characters[rank]] for rank in ranks)]
    scores = game.scores
    return Round(
        round=number,
        crown=crown,
        seats=[
            SeatAfterRound(
                characters=[names[rank] for rank in ranks if last.held[rank] == seat],
                gold=state.gold[seat],
                hand=len(state.hands[seat]),
                city=[district_name(district) for district in state.cities[seat]],
                points=scores[seat].total,
            )
            for seat in range(game.players)
        ],
        **{done: names[getattr(last, done)] or None for done in _DONE_TO},
    )
