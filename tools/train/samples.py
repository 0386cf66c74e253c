"""What is learned from: positions at the start of rounds with who won, and choices of characters."""

from collections.abc import Iterable
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from citadels import Setup
from citadels.cards.characters import CHARACTER_NAMES
from citadels.policy.learned.features import FEATURES, PUBLIC_FEATURES, Features, table_features
from citadels.policy.liking import liking
from citadels.policy.style import Style
from citadels.policy.styles import make_style
from citadels.policy.value import stage_of, strength
from citadels.rules.choices import CHOOSE, VERB_OF
from citadels.rules.dealing import new_state
from citadels.rules.engine import apply, legal
from citadels.rules.scoring import score, winners
from citadels.rules.state import DRAFT, State
from tools.train.games import PlayedGame

Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int32]
SEATS = 8
CHARACTERS = len(CHARACTER_NAMES)
MOST_ACTIVE = 64  # features of a seat that are true at once
NONE = FEATURES  # stands for no feature


@dataclass
class Positions:
    """Positions at the start of rounds; seats that are not there have no features."""

    features: npt.NDArray[np.uint16]  # position, seat, active features
    won: Floats  # position, seat: 1, or a share of a win
    by_hand: Floats  # position, seat: the strength that ``policy/value.py`` gives
    players: Ints
    edition: npt.NDArray[np.str_]
    game: Ints


@dataclass
class Drafts:
    """Choices of characters by players who had at least two."""

    features: npt.NDArray[np.uint16]
    offered: npt.NDArray[np.bool_]  # choice, character
    taken: Ints
    by_hand: Floats  # choice, character: what ``policy/liking.py`` says
    strong: npt.NDArray[np.bool_]  # taken by a bot that searches
    game: Ints


@dataclass
class _Lists:
    features: list[list[list[int]]] = field(default_factory=list)
    won: list[list[float]] = field(default_factory=list)
    by_hand: list[list[float]] = field(default_factory=list)
    players: list[int] = field(default_factory=list)
    edition: list[str] = field(default_factory=list)
    game: list[int] = field(default_factory=list)
    draft_features: list[list[int]] = field(default_factory=list)
    offered: list[list[int]] = field(default_factory=list)
    taken: list[int] = field(default_factory=list)
    likings: list[list[float]] = field(default_factory=list)
    strong: list[bool] = field(default_factory=list)
    draft_game: list[int] = field(default_factory=list)


def read_samples(games: Iterable[PlayedGame], drafts: bool = True) -> tuple[Positions, Drafts]:
    style = make_style("")
    lists = _Lists()
    for number, game in enumerate(games):
        _read(game, number, style, lists, drafts)
    return _positions(lists), _drafts(lists)


def _read(game: PlayedGame, number: int, style: Style, lists: _Lists, drafts: bool) -> None:
    state = new_state(Setup(**game.setup), game.seed, None)
    seen = 0
    players = state.config.players
    first = len(lists.won)
    for choice in game.choices:
        if state.phase == DRAFT and state.round > seen:
            seen = state.round
            table = table_features(state)
            found = Features(state, style)
            stage = stage_of(state)
            lists.features.append(
                [table + found.public(seat) + found.private(seat) for seat in range(players)]
            )
            lists.by_hand.append([strength(state, seat, stage, style) for seat in range(players)])
            lists.won.append([])
            lists.players.append(players)
            lists.edition.append(str(game.setup["edition"]))
            lists.game.append(number)
        if drafts and VERB_OF[choice] == CHOOSE:
            _read_choice(state, choice, game, number, style, lists)
        legal(state)
        apply(state, choice)
    won = winners(state, [score(state, seat) for seat in range(players)])
    for position in range(first, len(lists.won)):
        lists.won[position] = [1 / len(won) if seat in won else 0.0 for seat in range(players)]


def _read_choice(
    state: State, choice: int, game: PlayedGame, number: int, style: Style, lists: _Lists
) -> None:
    options = legal(state)
    if len(options) < 2:
        return
    seat = state.top.seat
    found = Features(state, style)
    lists.draft_features.append(table_features(state) + found.public(seat) + found.private(seat))
    characters = [option - CHOOSE for option in options]
    lists.offered.append(characters)
    lists.taken.append(choice - CHOOSE)
    likes = [0.0] * CHARACTERS
    for character in characters:
        likes[character] = liking(state, seat, character, style)
    lists.likings.append(likes)
    lists.strong.append(not game.bots[seat].startswith("steward"))
    lists.draft_game.append(number)


def _positions(lists: _Lists) -> Positions:
    count = len(lists.won)
    features = np.full((count, SEATS, MOST_ACTIVE), NONE, np.uint16)
    won = np.zeros((count, SEATS), np.float32)
    by_hand = np.full((count, SEATS), -99.0, np.float32)
    for number in range(count):
        for seat, active in enumerate(lists.features[number]):
            features[number, seat, : len(active)] = active[:MOST_ACTIVE]
        players = lists.players[number]
        won[number, :players] = lists.won[number]
        by_hand[number, :players] = lists.by_hand[number]
    return Positions(
        features,
        won,
        by_hand,
        np.array(lists.players, np.int32),
        np.array(lists.edition),
        np.array(lists.game, np.int32),
    )


def _drafts(lists: _Lists) -> Drafts:
    count = len(lists.taken)
    features = np.full((count, MOST_ACTIVE), NONE, np.uint16)
    offered = np.zeros((count, CHARACTERS), np.bool_)
    for number in range(count):
        active = lists.draft_features[number][:MOST_ACTIVE]
        features[number, : len(active)] = active
        offered[number, lists.offered[number]] = True
    return Drafts(
        features,
        offered,
        np.array(lists.taken, np.int32),
        np.array(lists.likings, np.float32).reshape(count, CHARACTERS),
        np.array(lists.strong, np.bool_),
        np.array(lists.draft_game, np.int32),
    )


def dense(features: npt.NDArray[np.uint16], public_only: bool = False) -> Floats:
    """Rows of zeros and ones."""
    rows = np.zeros((len(features), FEATURES + 1), np.float32)
    rows[np.arange(len(features))[:, None], features] = 1.0
    return rows[:, : PUBLIC_FEATURES if public_only else FEATURES]
