"""What to read at a moment of the game follows from what decisions and abilities declare."""

import random

import pytest

from citadels import Game, Setup
from citadels.book.contents import sections
from citadels.book.moments import moments
from citadels.cards.editions import EDITIONS

KNOWN = {
    edition: [passage for _, passages in sections(edition) for passage in passages] for edition in EDITIONS
}
MOMENTS = moments()


def test_every_decision_has_a_paragraph_or_a_card() -> None:
    lacking = [id for id, found in MOMENTS["decisions"].items() if not any(found.values())]
    assert lacking == []
    assert MOMENTS["decisions"]["threat"] == {"paragraphs": [], "cards": ["blackmailer"]}


def test_every_verb_of_a_turn_has_a_paragraph() -> None:
    assert [verb for verb, paragraphs in MOMENTS["verbs"].items() if not paragraphs] == []
    assert MOMENTS["verbs"]["take_gold"] == ["T3"]
    assert MOMENTS["verbs"]["build"] == ["T6"]
    assert MOMENTS["verbs"]["murder"] == ["T7"]
    assert MOMENTS["verbs"]["play_fortune_teller"] == ["A2"]


def test_every_paragraph_is_in_a_book() -> None:
    declared = {id for found in MOMENTS["decisions"].values() for id in found["paragraphs"]}
    declared |= {id for paragraphs in MOMENTS["verbs"].values() for id in paragraphs}
    assert declared <= {passage.id for passages in KNOWN.values() for passage in passages}


@pytest.mark.parametrize(
    ("edition", "players"),
    [(id, players) for id, edition in EDITIONS.items() for players in sorted({2, 3, 4, edition.players[1]})],
)
def test_there_is_something_to_read_at_every_step_of_a_game(edition: str, players: int) -> None:
    """Also with the fewest and the most players, for whom the draft has paragraphs of its own."""
    game = Game(Setup(edition=edition, players=players, set="random"), seed=players)
    chance = random.Random(players)
    kinds = set()
    while not game.over:
        decision = game.decision
        kinds.add(decision.kind)
        found = MOMENTS["decisions"][decision.kind]
        ids = {*found["paragraphs"]}
        ids |= {id for option in decision.options for id in MOMENTS["verbs"].get(option.verb, ())}
        here = [
            passage.id
            for passage in KNOWN[edition]
            if passage.id in ids and (not passage.players or players in passage.players)
        ]
        assert here or found["cards"], decision.kind
        game.play(chance.choice(decision.options))
    assert {"draft", "turn"} <= kinds


def test_each_number_of_players_reads_its_own_draft() -> None:
    def drafting(players: int) -> list[str]:
        ids = MOMENTS["decisions"]["draft"]["paragraphs"]
        passages = [passage for passage in KNOWN["deluxe"] if passage.id in ids]
        return [one.id for one in passages if not one.players or players in one.players]

    assert {players: drafting(players) for players in (2, 3, 5, 7)} == {
        2: ["D6", "D10"],
        3: ["D7", "D10"],
        5: ["D4"],
        7: ["D4", "D5"],
    }
