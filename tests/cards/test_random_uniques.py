"""S3: unique districts that chance draws are spread over the costs, and each is as likely as any other."""

from collections import Counter
from math import ceil, floor

from citadels import Setup
from citadels.cards.districts import CARD_NAMES, COSTS, KIND_BY_NAME
from citadels.cards.editions import DELUXE
from citadels.rules.dealing import as_drawn_formerly, configure

GAMES = 1500
RANDOM = Setup(set="random")
PRINTED = Counter(COSTS[KIND_BY_NAME[name]] for name in DELUXE.uniques)


def test_cheap_and_expensive_ones_come_together() -> None:
    for seed in range(100):
        costs = Counter(COSTS[kind] for kind in configure(RANDOM, seed).uniques)
        assert costs.total() == 14
        for cost, there in PRINTED.items():
            share = there * 14 / len(DELUXE.uniques)
            assert floor(share) <= costs[cost] <= ceil(share), cost


def test_every_unique_is_equally_likely() -> None:
    drawn = Counter(kind for seed in range(GAMES) for kind in configure(RANDOM, seed).uniques)
    assert len(drawn) == len(DELUXE.uniques)
    for kind, count in drawn.items():
        assert abs(count / GAMES - 14 / len(DELUXE.uniques)) < 0.065, CARD_NAMES[kind]


def test_any_number_can_be_drawn() -> None:
    for count in range(len(DELUXE.uniques) + 1):
        uniques = configure(Setup(unique_count=count), 5).uniques
        assert len(set(uniques)) == len(uniques) == count


def test_only_random_cards_were_dealt_otherwise_before() -> None:
    assert as_drawn_formerly(Setup(), 3) == Setup()
    before = as_drawn_formerly(RANDOM, 3)
    assert before.characters is not None
    assert set(before.uniques or ()) != {CARD_NAMES[kind] for kind in configure(RANDOM, 3).uniques}
