"""Setting up and dealing: which cards are in play, and the game up to its first decision (S1 to S4)."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from citadels.cards.characters import (
    CHARACTER_BY_NAME,
    CHARACTER_NAMES,
    HIGHEST_RANK,
    OLD_TAX_COLLECTOR,
    RANK_OF,
)
from citadels.cards.districts import (
    BASIC_DISTRICT,
    CARD_NAMES,
    COPIES,
    COSTS,
    HUMAN_CANNONBALL,
    KIND_BY_NAME,
    all_copies,
)
from citadels.cards.editions import EDITIONS, Edition
from citadels.cards.house_rules import ACTION_CARDS_OF, FIRST_VERSION, HOUSE_RULES, Parameters
from citadels.cards.sets import FIRST_GAME, FIRST_GAME_NINTH, RANDOM_SET, READY_MADE_SETS
from citadels.cards.versions import CORRECTED, FORMER, NEWEST, VERSIONS_IN_RULES
from citadels.rules.all_cards import CARDS, Played
from citadels.rules.config import ADD_FACE_DOWN, DISCARD_ONE, DISCARD_UNSEEN, KEEP, Config
from citadels.rules.events import GAME_STARTED, HAND_DEALT, PUBLIC, Event, emit, only
from citadels.rules.hands import gain_cards, top_cards
from citadels.rules.randomness import Chance, below, seed_bytes, shuffled
from citadels.rules.round import proceed
from citadels.rules.setup import (
    Setup,
    characters_by_chance,
    of_rank,
    parameters,
    plays_nine,
    substitutes,
    unique_pool,
    uniques_by_chance,
)
from citadels.rules.state import State, fresh_state

CARDS_DEALT: Final = 4
GOLD_DEALT: Final = 2

_SET_KEY: Final = b"set"  # keeps the randomness of choosing a set apart from that of the game

# Newer cards have higher numbers: the last ones from the time before S1b and the spread of S3.
_LAST_CHARACTER_THEN: Final = OLD_TAX_COLLECTOR
_LAST_CARD_THEN: Final = HUMAN_CANNONBALL


class _Plan:
    """What a setup means for every game played with it."""

    __slots__ = (
        "action_cards",
        "basic_cards",
        "by_rank",
        "played",
        "rules",
        "setup",
        "uniques",
        "uniques_by_cost",
    )

    def __init__(self, setup: Setup) -> None:
        edition = EDITIONS[setup.edition]
        self.setup = setup
        self.rules: Parameters = parameters(setup)
        self.by_rank: list[list[str]] = [of_rank(rank, setup, edition) for rank in range(HIGHEST_RANK + 1)]
        self.uniques: tuple[str, ...] = unique_pool(setup.mixed, edition)
        by_cost: dict[int, list[str]] = {}
        for name in self.uniques:
            by_cost.setdefault(COSTS[KIND_BY_NAME[name]], []).append(name)
        self.uniques_by_cost: list[list[str]] = [by_cost[cost] for cost in sorted(by_cost)]
        self.basic_cards: tuple[int, ...] = all_copies(BASIC_DISTRICT)
        version = self.rules.action_cards
        kinds = [KIND_BY_NAME[name] for name in ACTION_CARDS_OF[version]] if version else []
        self.action_cards: tuple[int, ...] = tuple([kind for kind in kinds for _ in range(COPIES[kind])])
        second = version is not None and version != FIRST_VERSION
        self.played: Played = CARDS.in_versions(tuple(self.rules.versions.items()), second)


# The last one, cached because many games use the same setup. It is only ever replaced as a whole.
_latest: Final = [_Plan(Setup())]


def _plan(setup: Setup) -> _Plan:
    plan = _latest[0]
    if plan.setup is not setup:
        plan = _latest[0] = _Plan(setup)
    return plan


def _characters(setup: Setup, edition: Edition, chance: Chance) -> tuple[str, ...]:
    if setup.characters is not None:
        return tuple(sorted(setup.characters, key=lambda name: RANK_OF[CHARACTER_BY_NAME[name]]))
    nine = plays_nine(setup, edition)
    if setup.set == RANDOM_SET:
        by_rank = _plan(setup).by_rank
        if edition.replaced is not None and not setup.mixed:
            least, most = edition.replaced
            return _few_replaced(by_rank, least + chance.below(most - least + 1), nine, chance)
        return _any_of_each_rank(by_rank[1 : HIGHEST_RANK + nine], chance)
    ready = READY_MADE_SETS[setup.set or FIRST_GAME]
    chosen = [*ready.characters, ready.ninth or FIRST_GAME_NINTH] if nine else list(ready.characters)
    replaced = substitutes(setup)
    return tuple([replaced.get(name, name) for name in chosen])


def _any_of_each_rank(by_rank: list[list[str]], chance: Chance) -> tuple[str, ...]:
    return tuple([allowed[chance.below(len(allowed))] for allowed in by_rank])


def _few_replaced(by_rank: list[list[str]], count: int, nine: bool, chance: Chance) -> tuple[str, ...]:
    """S1b: the original characters, so many of them replaced by others of their ranks."""
    chosen = list(READY_MADE_SETS[FIRST_GAME].characters)
    ranks = [rank for rank in range(1, HIGHEST_RANK) if len(by_rank[rank]) > 1]
    for _ in range(count):
        rank = ranks.pop(chance.below(len(ranks)))
        others = [name for name in by_rank[rank] if name != chosen[rank - 1]]
        chosen[rank - 1] = others[chance.below(len(others))]
    if nine:
        allowed = by_rank[HIGHEST_RANK]
        chosen.append(allowed[chance.below(len(allowed))])
    return tuple(chosen)


def _drawn(by_cost: list[list[str]], count: int, chance: Chance) -> list[str]:
    """S3: some of the uniques, cheap and expensive ones together, each equally likely.

    They are put in the order of their costs, equal ones by chance, and taken at even distances.
    """
    ordered: list[str] = []
    for equal in by_cost:
        left = list(equal)
        while left:
            ordered.append(left.pop(chance.below(len(left))))
    start = chance.below(len(ordered))
    return [ordered[(start + place * len(ordered)) // count] for place in range(count)]


def _drawn_evenly(pool: Sequence[str], count: int, chance: Chance) -> list[str]:
    """How they were drawn before: stored tables were dealt this way, from the cards of that time."""
    left = [name for name in pool if KIND_BY_NAME[name] <= _LAST_CARD_THEN]
    return [left.pop(chance.below(len(left))) for _ in range(count)]


def _uniques(
    setup: Setup, edition: Edition, characters: Sequence[str], chance: Chance, spread: bool
) -> tuple[str, ...]:
    if setup.uniques is not None:
        chosen = setup.uniques
    elif edition.unique_count is None and setup.unique_count is None:
        chosen = edition.uniques
    elif setup.unique_count is None and setup.set != RANDOM_SET:
        chosen = READY_MADE_SETS[setup.set or FIRST_GAME].uniques
    else:
        count = setup.unique_count if setup.unique_count is not None else edition.unique_count or 0
        plan = _plan(setup)
        if spread:
            chosen = tuple(_drawn(plan.uniques_by_cost, count, chance))
        else:
            chosen = tuple(_drawn_evenly(plan.uniques, count, chance))
    # S2: leave out what a character in play excludes. Sorted, so that naming them deals the same game.
    excluded = [unique for unique, character in edition.never_together if character in characters]
    return tuple(sorted(name for name in chosen if name not in excluded))


def face_up_discards(players: int, ranks: int) -> int:
    """D1: how many characters are discarded face up."""
    return max(0, ranks - players - 2) if players >= 4 else 0


def draft_steps(players: int, ranks: int) -> tuple[tuple[int, int], ...]:
    """D4 to D8: who does what in the draft, seats counted from the crowned player."""
    if players == 2:
        return ((KEEP, 0), (KEEP, 1), (DISCARD_ONE, 1), (KEEP, 0), (DISCARD_ONE, 0), (KEEP, 1))
    if players == 3:
        each = ((KEEP, 0), (KEEP, 1), (KEEP, 2))
        return (*each, (DISCARD_UNSEEN, 0), *each) if ranks == HIGHEST_RANK else (*each, *each)
    steps = [(KEEP, seat) for seat in range(players)]
    if players == ranks - 1:
        steps.insert(players - 1, (ADD_FACE_DOWN, players - 1))
    return tuple(steps)


def build_config(setup: Setup, characters: Sequence[str], uniques: Sequence[str]) -> Config:
    """The immutable part of a game whose cards are known."""
    plan = _plan(setup)
    players, rules = setup.players, plan.rules
    kinds = tuple([KIND_BY_NAME[name] for name in uniques])
    numbers = tuple([CHARACTER_BY_NAME[name] for name in characters])
    copies = EDITIONS[setup.edition].copies
    unique_cards = tuple([KIND_BY_NAME[name] for name in uniques for _ in range(copies.get(name, 1))])
    return Config(
        edition=setup.edition,
        mixed=setup.mixed,
        players=players,
        characters=numbers,
        uniques=kinds,
        deck=plan.basic_cards + unique_cards + plan.action_cards,
        parameters=rules,
        face_up=face_up_discards(players, len(numbers)),
        draft=draft_steps(players, len(numbers)),
        played=plan.played,
        owner_of_verb=CARDS.owner_of_verb,
        ways=CARDS.ways,
    )


def configure(setup: Setup, seed: int) -> Config:
    """What a setup means for one game; random cards come from its seed."""
    edition = EDITIONS[setup.edition]
    chance = Chance(_SET_KEY + seed_bytes(seed))
    characters = _characters(setup, edition, chance)
    return build_config(setup, characters, _uniques(setup, edition, characters, chance, spread=True))


def as_drawn_formerly(setup: Setup, seed: int) -> Setup:
    """The setup of a game from the time before S1b and the spread of S3, with the cards that it drew."""
    if not (characters_by_chance(setup) or uniques_by_chance(setup)):
        return setup
    edition = EDITIONS[setup.edition]
    chance = Chance(_SET_KEY + seed_bytes(seed))
    if characters_by_chance(setup):
        by_rank = [
            [name for name in names if CHARACTER_BY_NAME[name] <= _LAST_CHARACTER_THEN]
            for names in _plan(setup).by_rank[1 : HIGHEST_RANK + plays_nine(setup, edition)]
        ]
        characters = _any_of_each_rank(by_rank, chance)
    else:
        characters = _characters(setup, edition, chance)
    uniques = _uniques(setup, edition, characters, chance, spread=False)
    return _with_cards(setup, characters, uniques, {})


def _with_cards(
    setup: Setup, characters: tuple[str, ...], uniques: tuple[str, ...], rules: dict[str, Any]
) -> Setup:
    """A setup that names its cards, and rules, instead of leaving them to a set or to chance."""
    return replace(
        setup,
        set=None,
        ninth=None,
        substitutes=None,
        unique_count=None,
        characters=characters,
        uniques=uniques,
        **rules,
    )


def as_played(setup: Setup, played: Config) -> Setup | None:
    """A setup with everything it leaves open filled in as it was played; None if the two disagree."""
    rules = played.parameters
    characters = tuple(CHARACTER_NAMES[number] for number in played.characters[1:])
    uniques = tuple(CARD_NAMES[kind] for kind in played.uniques)
    found: dict[str, Any] = {
        **{rule.name: getattr(rules, rule.name) for rule in HOUSE_RULES},
        "versions": tuple((card, rules.versions.get(card, NEWEST)) for card in sorted(VERSIONS_IN_RULES)),
    }
    same = (setup.edition, setup.players, setup.mixed, setup.action_cards)
    if same != (played.edition, played.players, played.mixed, rules.action_cards):
        return None
    if setup.characters is not None and set(setup.characters) != set(characters):
        return None
    for card, version in dict(setup.versions or ()).items():
        if rules.versions.get(card, NEWEST) not in _played_as(card, version):
            return None
    for rule in HOUSE_RULES:
        if getattr(setup, rule.name) not in (None, found[rule.name]):
            return None
    return _with_cards(setup, characters, uniques, found)


def _played_as(card: str, version: str) -> tuple[str, ...]:
    """What asking for a version of a card has meant: it may have been corrected since."""
    return (version, FORMER[card]) if CORRECTED.get(card) == version else (version,)


def new_state(setup: Setup, seed: int, log: list[Event] | None) -> State:
    """A game dealt out and begun, up to its first decision."""
    config = configure(setup, seed)
    state = fresh_state(config, seed_bytes(seed), log)
    emit(state, GAME_STARTED, PUBLIC, a=config.players)
    state.deck = shuffled(state, config.deck)
    for seat in range(config.players):
        cards = top_cards(state, CARDS_DEALT)
        gain_cards(state, seat, cards)
        emit(state, HAND_DEALT, only(seat), seat, a=len(cards), cards=cards)
    state.gold = (GOLD_DEALT,) * config.players
    state.crown = below(state, config.players) if setup.crown is None else setup.crown
    proceed(state)
    return state
