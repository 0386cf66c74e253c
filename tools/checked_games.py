"""Random games with every step checked against invariants; quick, for mutants and smoke runs."""

import random
from collections import Counter
from collections.abc import Iterable

from citadels.cards.characters import CHARACTER_BY_NAME, HIGHEST_RANK, RANK_OF
from citadels.cards.editions import EDITIONS
from citadels.notation.position import all_cards, digest
from citadels.rules.choice_texts import exists
from citadels.rules.choices import action_space
from citadels.rules.dealing import new_state
from citadels.rules.engine import apply, legal, obstacle, over
from citadels.rules.reasons import FINE
from citadels.rules.scoring import score, winners
from citadels.rules.setup import Setup
from citadels.rules.state import State
from citadels.rules.turn import TURN_DECISION

SAMPLED = 60


def check_step(state: State, chance: random.Random, cards: Counter[int]) -> None:
    options = legal(state)
    assert options and len(set(options)) == len(options)
    assert all_cards(state) == cards
    assert min(state.gold) >= 0
    assert all(hand == tuple(sorted(hand)) for hand in state.hands)
    for choice in options:
        apply(state.clone(), choice)
    # A turn's options must be exactly the choices without an obstacle.
    decision = state.top.decision
    for choice in [*options, *chance.sample(range(action_space()), SAMPLED)]:
        assert (obstacle(state, choice) == FINE) == (choice in options)
        if decision is TURN_DECISION and exists(choice):
            assert (decision.obstacle(state, choice) == FINE) == (choice in options)


def check_games(seeds: Iterable[int]) -> None:
    """Play random games of all sizes and editions; AssertionError if anything is wrong."""
    for seed in seeds:
        chance = random.Random(seed)
        edition = tuple(EDITIONS.values())[seed % len(EDITIONS)]
        players = min(2 + seed % 7, edition.players[1])
        mixed = seed % 3 == 0
        ranks = {RANK_OF[CHARACTER_BY_NAME[name]] for name in edition.characters}
        nine = mixed or HIGHEST_RANK in ranks
        ninth = True if nine and 4 <= players <= 7 and seed % 2 else None
        bonus = seed % 5
        setup = Setup(
            edition=edition.id,
            players=players,
            set="random",
            ninth=ninth,
            mixed=mixed,
            unique_count=20 if mixed else None,
            five_types_bonus=bonus,
            action_cards=seed % 5 < 2,
        )
        state = new_state(setup, seed, [])
        cards = Counter(state.config.deck)
        steps = 0
        while not over(state):
            if steps % 7 == 0:
                before = digest(state)
                check_step(state, chance, cards)
                assert digest(state) == before
            apply(state, chance.choice(legal(state)))
            steps += 1
            assert steps < 20_000
        sheets = [score(state, seat) for seat in range(players)]
        assert all(dict(sheet.lines).get("five_types", bonus) == bonus for sheet in sheets)
        assert winners(state, sheets)
