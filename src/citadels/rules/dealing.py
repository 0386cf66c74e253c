"""Setting up and dealing: which cards are in play, and the game up to its first decision (S1 to S4)."""

from collections.abc import Sequence
from typing import Final

from citadels.cards.characters import (
    CHARACTER_BY_NAME,
    CHARACTER_NAMES,
    HIGHEST_RANK,
    RANK_OF,
    TAX_COLLECTOR,
)
from citadels.cards.districts import BASIC_COPIES, COSTS, KIND_BY_NAME
from citadels.cards.editions import EDITIONS, Edition
from citadels.cards.sets import FIRST_GAME, FIRST_GAME_NINTH, RANDOM_SET, READY_MADE_SETS, REPLACEMENTS
from citadels.rules.config import ADD_FACE_DOWN, DISCARD_ONE, DISCARD_UNSEEN, KEEP, Config
from citadels.rules.events import GAME_STARTED, HAND_DEALT, PUBLIC, Event, emit, only
from citadels.rules.hands import gain_cards, top_cards
from citadels.rules.randomness import Chance, below, seed_bytes, shuffled
from citadels.rules.round import proceed
from citadels.rules.setup import Setup, city_size
from citadels.rules.state import State, fresh_state

CARDS_DEALT: Final = 4
GOLD_DEALT: Final = 2

_BASIC_DECK: Final = tuple(kind for kind, copies in enumerate(BASIC_COPIES) for _ in range(copies))
_SET_KEY: Final = b"set"  # keeps the choice of a random set apart from the chance of the game


def _characters(setup: Setup, edition: Edition, chance: Chance) -> tuple[str, ...]:
    if setup.characters is not None:
        return tuple(sorted(setup.characters, key=lambda name: RANK_OF[CHARACTER_BY_NAME[name]]))
    nine = bool(setup.ninth) or setup.players in edition.nine_ranks_for
    if setup.set == RANDOM_SET:
        return _random_characters(edition, setup.players, nine, chance)
    ready = READY_MADE_SETS[setup.set or FIRST_GAME]
    chosen = [*ready.characters, ready.ninth or FIRST_GAME_NINTH] if nine else list(ready.characters)
    # S2b: whom the player count forbids is replaced.
    return tuple(
        REPLACEMENTS[name] if setup.players < edition.fewest_players.get(name, 0) else name for name in chosen
    )


def _random_characters(edition: Edition, players: int, nine: bool, chance: Chance) -> tuple[str, ...]:
    chosen: list[str] = []
    for rank in range(1, HIGHEST_RANK + nine):
        allowed = tuple(
            CHARACTER_BY_NAME[name]
            for name in edition.characters
            if RANK_OF[CHARACTER_BY_NAME[name]] == rank and players >= edition.fewest_players.get(name, 0)
        )
        chosen.append(CHARACTER_NAMES[allowed[chance.below(len(allowed))]])
    return tuple(chosen)


def _uniques(setup: Setup, edition: Edition, chance: Chance) -> tuple[str, ...]:
    if setup.uniques is not None:
        return tuple(sorted(setup.uniques))
    if setup.unique_count is None and setup.set != RANDOM_SET:
        return READY_MADE_SETS[setup.set or FIRST_GAME].uniques
    count = edition.unique_count if setup.unique_count is None else setup.unique_count
    left = list(range(len(edition.uniques)))
    chosen = [left.pop(chance.below(len(left))) for _ in range(count)]
    return tuple(edition.uniques[index] for index in sorted(chosen))


def face_up_discards(players: int, ranks: int) -> int:
    """D1: how many characters are discarded face up."""
    return max(0, ranks - players - 2) if players >= 4 else 0


def draft_steps(players: int, ranks: int) -> tuple[tuple[int, int], ...]:
    """D4 to D7: who does what in the draft, seats counted from the crowned player."""
    if players == 2:
        return ((KEEP, 0), (KEEP, 1), (DISCARD_ONE, 1), (KEEP, 0), (DISCARD_ONE, 0), (KEEP, 1))
    if players == 3:
        return ((KEEP, 0), (KEEP, 1), (KEEP, 2), (DISCARD_UNSEEN, 0), (KEEP, 0), (KEEP, 1), (KEEP, 2))
    steps = [(KEEP, seat) for seat in range(players)]
    if players == ranks - 1:
        steps.insert(players - 1, (ADD_FACE_DOWN, players - 1))
    return tuple(steps)


def build_config(
    edition: str,
    players: int,
    characters: Sequence[str],
    uniques: Sequence[str],
    city_size: int,
    five_types_bonus: int,
) -> Config:
    """The immutable part of a game whose every parameter is known."""
    kinds = tuple(KIND_BY_NAME[name] for name in uniques)
    numbers = tuple(CHARACTER_BY_NAME[name] for name in characters)
    return Config(
        edition=edition,
        players=players,
        characters=numbers,
        uniques=kinds,
        deck=_BASIC_DECK + kinds,
        cost=COSTS,
        city_size=city_size,
        five_types_bonus=five_types_bonus,
        face_up=face_up_discards(players, len(numbers)),
        draft=draft_steps(players, len(numbers)),
        taxed=TAX_COLLECTOR in numbers,
    )


def configure(setup: Setup, seed: int) -> Config:
    """What a setup means for one game; a random set comes from its seed."""
    edition = EDITIONS[setup.edition]
    chance = Chance(_SET_KEY + seed_bytes(seed))
    bonus = edition.five_types_bonus if setup.five_types_bonus is None else setup.five_types_bonus
    characters = _characters(setup, edition, chance)
    return build_config(
        setup.edition, setup.players, characters, _uniques(setup, edition, chance), city_size(setup), bonus
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
