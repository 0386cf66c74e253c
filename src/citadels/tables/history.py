"""A finished game, round by round: the engine replays it, and we look at it after each round."""

from citadels.cards.characters import CHARACTER_NAMES
from citadels.game import Game
from citadels.rules.choice_texts import district_name
from citadels.rules.state import FATES, State
from citadels.tables.messages import History, Round, SeatAfterRound


def history(game: Game) -> History:
    """Every round of a finished game that is in its record; round 0 is the deal."""
    assert game.over, "what was hidden stays hidden until the end"
    record = game.record()
    # From its record, because the edition may deal other cards by now.
    start = {name: value for name, value in record.items() if name != "digest"}
    replayed = Game.from_record({**start, "choices": []})
    # A game that went on from a snapshot begins there.
    first = 0 if game.setup is not None else replayed.state.round - 1
    rounds = {first: _after(replayed, replayed.state, first, None)}
    crown = replayed.state.crown
    for choice in record["choices"]:
        before = replayed.state.clone()
        replayed.replay(choice)
        if replayed.over or replayed.state.round > before.round:
            # Once a new round has begun, only the previous position has the characters of the last one.
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
        done_to={done: names[rank] for done in FATES if (rank := getattr(last, done))},
    )
