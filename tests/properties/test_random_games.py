"""Random games over all player counts, sets and options: what must hold at every step and at the end."""

import random
from collections import Counter

import pytest

from citadels import Game
from citadels.rules.all_cards import CARDS
from citadels.rules.choice_texts import exists, parse_choice
from citadels.rules.choices import VERB_BY_NAME, action_space
from citadels.rules.event_kinds import EVENT_KINDS
from tests.properties import invariants
from tests.properties.games import any_game, games_to_play, positions, random_game, some_game, walk
from tests.properties.ledger import HandLedger, PublicLedger

GAMES = games_to_play(2000)
GAMES_A_TEST = 40
TESTS = -(-GAMES // GAMES_A_TEST)


def play_and_check(name: str) -> Counter[str]:
    """One game: cheap checks at every step, expensive ones at a few steps that its name picks."""
    game, player = some_game(name)
    books = PublicLedger(game)
    hands = [HandLedger(seat) for seat in range(game.players)]
    pick = random.Random(f"checks {name}")
    earlier: list[tuple[Game, str]] = []
    seen: Counter[str] = Counter()
    books.follow(game)
    for choice in walk(game, player):
        invariants.check_cards(game)
        invariants.check_options(game)
        seen[game.decision.kind] += 1
        seen[choice.verb] += 1
        chance = pick.random()
        if chance < 0.05:
            for hand in hands:
                hand.follow(game)
        elif chance < 0.06:
            invariants.check_stable_options(game)
            invariants.check_clone(game, choice)
        elif chance < 0.065:
            invariants.check_every_option(game)
        elif chance < 0.07:
            invariants.check_position(game)
        elif chance < 0.075:
            invariants.check_scores(game)
        elif chance < 0.085:
            earlier.append((game.clone(), game.digest()))
        if chance < 0.005:
            invariants.check_record(game)
        books.follow(game)
    books.follow(game)
    invariants.check_cards(game)
    for hand in hands:
        hand.follow(game)
    invariants.check_scores(game)
    invariants.check_end(game)
    invariants.check_record(game)
    invariants.check_position(game)
    for old, digest in earlier:
        assert old.digest() == digest, "an earlier position has changed"
    return seen + books.seen


# Events of taking back; tests/knowledge has them.
ONLY_BY_UNDO = {"taken_back", "shown_in_hand", "seen_in_hand"}
# What others see of a hidden decision; never open itself.
NEVER_OPEN = {"wait"}


@pytest.mark.parametrize("number", range(TESTS))
def test_random_games(number: int) -> None:
    for game in range(number * GAMES_A_TEST, min(GAMES, (number + 1) * GAMES_A_TEST)):
        try:
            play_and_check(f"game {game}")
        except Exception as error:
            raise AssertionError(f"random game 'game {game}': {error!r}") from error


def test_random_games_come_everywhere() -> None:
    """Every kind of decision, every sort of choice and every event turns up: nothing goes untested."""
    missing = {*CARDS.decisions, *VERB_BY_NAME, *EVENT_KINDS} - ONLY_BY_UNDO - NEVER_OPEN
    for game in range(1500):
        missing -= set(play_and_check(f"everywhere {game}"))
        if not missing:
            return
    raise AssertionError(f"never seen: {sorted(missing)}")


@pytest.mark.parametrize("number", range(12))
def test_the_whole_action_space(number: int) -> None:
    """At some steps every choice that exists is asked about and tried."""
    checked = 0
    for turn in range(100):
        players, start = 2 + (number + turn) % 7, any_game if number % 2 else random_game
        for game in positions(f"space {number} {turn}", 0.012, players, start):
            invariants.check_whole_action_space(game)
            checked += 1
        if checked >= 6:
            return
    raise AssertionError("too few positions")


def test_every_kind_of_decision_against_the_whole_action_space() -> None:
    """The rare decisions too: each kind twice."""
    wanted = Counter(dict.fromkeys(set(CARDS.decisions) - NEVER_OPEN, 2))
    for number in range(400):
        game, player = some_game(f"kinds {number}")
        last = ""
        for _ in walk(game, player):
            kind = game.decision.kind
            if wanted[kind] and kind != last:
                wanted[kind] -= 1
                invariants.check_whole_action_space(game)
            last = kind
        if not +wanted:
            return
    raise AssertionError(f"never seen: {sorted(+wanted)}")


def test_texts_name_choices() -> None:
    """Over the whole action space a text is unique and parses back."""
    texts = invariants.all_texts()
    assert len(set(texts)) == len(texts) > 4000
    numbers = [number for number in range(action_space()) if exists(number)]
    assert [parse_choice(text) for text in texts] == numbers
