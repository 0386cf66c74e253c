"""Setting up and dealing: which cards are in play, and the game up to its first decision (S1 to S4)."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from citadels.cards.characters import CHARACTER_BY_NAME, CHARACTER_NAMES, HIGHEST_RANK, RANK_OF
from citadels.cards.districts import BASIC_DISTRICT, CARD_NAMES, COPIES, KIND_BY_NAME, all_copies
from citadels.cards.editions import EDITIONS, FEWEST_PLAYERS, Edition
from citadels.cards.house_rules import ACTION_CARDS_OF, FIRST_VERSION, HOUSE_RULES, Parameters
from citadels.cards.sets import FIRST_GAME, FIRST_GAME_NINTH, RANDOM_SET, READY_MADE_SETS, REPLACEMENTS
from citadels.cards.versions import NEWEST, VERSIONS
from citadels.rules.all_cards import CARDS, Played
from citadels.rules.config import ADD_FACE_DOWN, DISCARD_ONE, DISCARD_UNSEEN, KEEP, Config
from citadels.rules.events import GAME_STARTED, HAND_DEALT, PUBLIC, Event, emit, only
from citadels.rules.hands import gain_cards, top_cards
from citadels.rules.randomness import Chance, below, seed_bytes, shuffled
from citadels.rules.round import proceed
from citadels.rules.setup import Setup, of_rank, parameters, unique_pool
from citadels.rules.state import State, fresh_state

CARDS_DEALT: Final = 4
GOLD_DEALT: Final = 2

_SET_KEY: Final = b"set"  # keeps the choice of a random set apart from the chance of the game


class _Plan:
    """What a setup means for every game that is played with it."""

    __slots__ = ("action_cards", "basic_cards", "by_rank", "played", "rules", "setup", "unique_pool")

    def __init__(self, setup: Setup) -> None:
        edition = EDITIONS[setup.edition]
        self.setup = setup
        self.rules: Parameters = parameters(setup)
        self.by_rank: list[list[str]] = [of_rank(rank, setup, edition) for rank in range(HIGHEST_RANK + 1)]
        self.unique_pool: tuple[str, ...] = unique_pool(setup.mixed, edition)
        self.basic_cards: tuple[int, ...] = all_copies(BASIC_DISTRICT)
        version = self.rules.action_cards
        kinds = [KIND_BY_NAME[name] for name in ACTION_CARDS_OF[version]] if version else []
        self.action_cards: tuple[int, ...] = tuple([kind for kind in kinds for _ in range(COPIES[kind])])
        second = version is not None and version != FIRST_VERSION
        self.played: Played = CARDS.in_versions(tuple(self.rules.versions.items()), second)


# The last one: many games are played with the same setup. It is only ever replaced whole.
_latest: Final = [_Plan(Setup())]


def _plan(setup: Setup) -> _Plan:
    plan = _latest[0]
    if plan.setup is not setup:
        plan = _latest[0] = _Plan(setup)
    return plan


def _characters(setup: Setup, edition: Edition, chance: Chance) -> tuple[str, ...]:
    if setup.characters is not None:
        return tuple(sorted(setup.characters, key=lambda name: RANK_OF[CHARACTER_BY_NAME[name]]))
    nine = bool(setup.ninth) or setup.players in edition.nine_ranks_for
    if setup.set == RANDOM_SET:
        drawn_from = _plan(setup).by_rank[1 : HIGHEST_RANK + nine]
        return tuple([allowed[chance.below(len(allowed))] for allowed in drawn_from])
    ready = READY_MADE_SETS[setup.set or FIRST_GAME]
    chosen = [*ready.characters, ready.ninth or FIRST_GAME_NINTH] if nine else list(ready.characters)
    # S2b: whom the player count forbids is replaced.
    return tuple(
        REPLACEMENTS[name] if setup.players < FEWEST_PLAYERS.get(name, 0) else name for name in chosen
    )


def _uniques(setup: Setup, edition: Edition, characters: Sequence[str], chance: Chance) -> tuple[str, ...]:
    if setup.uniques is not None:
        chosen = setup.uniques
    elif edition.unique_count is None and setup.unique_count is None:
        chosen = edition.uniques
    elif setup.unique_count is None and setup.set != RANDOM_SET:
        chosen = READY_MADE_SETS[setup.set or FIRST_GAME].uniques
    else:
        count = setup.unique_count if setup.unique_count is not None else edition.unique_count or 0
        pool = _plan(setup).unique_pool
        left = list(range(len(pool)))
        drawn = [left.pop(chance.below(len(left))) for _ in range(count)]
        chosen = tuple(pool[index] for index in sorted(drawn))
    # S2: what a character in play excludes is left out. Sorted, so that naming them deals the same.
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
    """What a setup means for one game; a random set comes from its seed."""
    edition = EDITIONS[setup.edition]
    chance = Chance(_SET_KEY + seed_bytes(seed))
    characters = _characters(setup, edition, chance)
    return build_config(setup, characters, _uniques(setup, edition, characters, chance))


def as_played(setup: Setup, played: Config) -> Setup | None:
    """A setup with all that it leaves open said as it was played; None where the two disagree."""
    rules = played.parameters
    characters = tuple(CHARACTER_NAMES[number] for number in played.characters[1:])
    uniques = tuple(CARD_NAMES[kind] for kind in played.uniques)
    found: dict[str, Any] = {
        **{rule.name: getattr(rules, rule.name) for rule in HOUSE_RULES},
        "versions": tuple((card, rules.versions.get(card, NEWEST)) for card in sorted(VERSIONS)),
    }
    same = (setup.edition, setup.players, setup.mixed, setup.action_cards)
    if same != (played.edition, played.players, played.mixed, rules.action_cards):
        return None
    if setup.characters is not None and set(setup.characters) != set(characters):
        return None
    for name, value in found.items():
        asked = getattr(setup, name)
        if asked is not None and (not set(asked) <= set(value) if name == "versions" else asked != value):
            return None
    return replace(
        setup, set=None, ninth=None, unique_count=None, characters=characters, uniques=uniques, **found
    )


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
