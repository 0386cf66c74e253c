"""What can be set up: the host's wishes, and what a rulebook forbids (S1 to S4).

Never compiled: it takes whatever it is given and says what is wrong with it. ``dealing`` makes a game of it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, Final

from citadels.cards.characters import CHARACTER_BY_NAME, HIGHEST_RANK, RANK_OF
from citadels.cards.districts import BASIC_COPIES
from citadels.cards.editions import DEFAULT_EDITION, EDITIONS, Edition
from citadels.cards.sets import RANDOM_SET
from citadels.rules.errors import SetupError, as_text, shown

CITY_SIZES: Final = range(4, 13)
BONUSES: Final = range(11)


@dataclass(frozen=True)
class Setup:
    """How a game is set up. What is None follows the edition, the player count and the set."""

    edition: str = DEFAULT_EDITION
    players: int = 4
    set: str | None = None
    characters: tuple[str, ...] | None = None
    ninth: bool | None = None
    uniques: tuple[str, ...] | None = None
    unique_count: int | None = None
    city_size: int | None = None
    five_types_bonus: int | None = None
    crown: int | None = None

    def __post_init__(self) -> None:
        for name in ("characters", "uniques"):
            value = getattr(self, name)
            if isinstance(value, str) or not (value is None or isinstance(value, Sequence)):
                raise SetupError("S1", "bad_value", f"{name} must be a list of ids", field=name)
            if value is not None:
                object.__setattr__(self, name, tuple(value))
        check_setup(self)

    def to_json(self) -> dict[str, Any]:
        """The canonical form: every field, lists for tuples."""
        values = {field.name: getattr(self, field.name) for field in fields(self)}
        return {name: list(value) if isinstance(value, tuple) else value for name, value in values.items()}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "Setup":
        if not isinstance(data, Mapping):
            raise SetupError("S1", "bad_value", "a setup must be an object", field="setup")
        known = {field.name for field in fields(cls)}
        for name in data:
            if name not in known:
                raise SetupError(
                    "S1",
                    "unknown_field",
                    f"a setup has no {shown(name)}; it has {', '.join(sorted(known))}",
                    field=as_text(name),
                )
        return cls(**data)


def check_setup(setup: Setup) -> None:
    """S2: refuse what a rulebook forbids, and what cannot be played, with the reason."""
    edition = _edition(setup)
    _check_numbers(setup, edition)
    sets = (*edition.sets, RANDOM_SET)
    if setup.set is not None and setup.set not in sets:
        allowed = ", ".join(sets)
        raise SetupError(
            "S1", "unknown_set", f"there is no set {shown(setup.set)}; there are {allowed}", set=setup.set
        )
    if setup.set is not None and setup.characters is not None:
        raise SetupError("S1", "set_and_characters", "a set and a list of characters exclude each other")
    if setup.ninth is not None and setup.characters is not None:
        raise SetupError(
            "S1", "ninth_and_characters", "a list of characters says itself whether there is a ninth"
        )
    if setup.uniques is not None and setup.unique_count is not None:
        raise SetupError(
            "S3", "uniques_and_count", "a list of uniques and a number of them exclude each other"
        )
    _check_uniques(setup, edition)
    if setup.characters is not None:
        check_characters(edition, setup.players, setup.characters)
    else:
        _check_ninth(setup, edition)
    uniques = setup.unique_count if setup.unique_count is not None else edition.unique_count
    if setup.uniques is not None:
        uniques = len(setup.uniques)
    cards = sum(BASIC_COPIES) + uniques
    size = city_size(setup)
    if (size - 1) * setup.players >= cards:
        raise SetupError(
            "E1",
            "city_too_large",
            f"{cards} cards may not be enough for {setup.players} players to complete a city of {size}",
            city_size=size,
            players=setup.players,
        )


def _edition(setup: Setup) -> Edition:
    edition = EDITIONS.get(as_text(setup.edition))
    if edition is None:
        message = f"there is no edition {shown(setup.edition)}; there are {', '.join(EDITIONS)}"
        raise SetupError("S1", "unknown_edition", message, edition=as_text(setup.edition))
    return edition


def _check_number(rule: str, name: str, value: object, allowed: range) -> None:
    if value is not None and (type(value) is not int or value not in allowed):
        raise SetupError(
            rule,
            "out_of_range",
            f"{name} must be a number from {allowed[0]} to {allowed[-1]}, not {shown(value)}",
            field=name,
            least=allowed[0],
            most=allowed[-1],
        )


def _check_numbers(setup: Setup, edition: Edition) -> None:
    fewest, most = edition.players
    if setup.players is None:
        raise SetupError("S1", "bad_value", "players must be a number", field="players")
    _check_number("S1", "players", setup.players, range(fewest, most + 1))
    _check_number("S4", "crown", setup.crown, range(setup.players))
    _check_number("E1", "city_size", setup.city_size, CITY_SIZES)
    _check_number("E2", "five_types_bonus", setup.five_types_bonus, BONUSES)
    _check_number("S3", "unique_count", setup.unique_count, range(len(edition.uniques) + 1))
    if setup.ninth is not None and type(setup.ninth) is not bool:
        raise SetupError("S1", "bad_value", "ninth must be true or false", field="ninth")
    if setup.set is not None and not isinstance(setup.set, str):
        raise SetupError("S1", "bad_value", "set must be the id of a set", field="set")


def _check_uniques(setup: Setup, edition: Edition) -> None:
    chosen = setup.uniques or ()
    for name in chosen:
        if name not in edition.uniques:
            raise SetupError(
                "S3",
                "unknown_unique",
                f"{edition.id} has no unique district {shown(name)}",
                unique=as_text(name),
            )
    if len(set(chosen)) < len(chosen):
        raise SetupError("S3", "unique_twice", "a unique district can be chosen only once")


def _check_ninth(setup: Setup, edition: Edition) -> None:
    if setup.ninth and setup.players == 2:
        raise SetupError("S2", "no_ninth_with_two", "two players play with eight ranks")
    if setup.ninth is False and setup.players in edition.nine_ranks_for:
        raise SetupError(
            "S2", "ninth_needed", f"{setup.players} players need nine ranks", players=setup.players
        )


def check_characters(edition: Edition, players: int, chosen: Sequence[str]) -> None:
    """S1, S2: one character of each rank, and none that the player count forbids."""
    ranks: list[int] = []
    for name in chosen:
        if name not in edition.characters:
            raise SetupError(
                "S1",
                "unknown_character",
                f"{edition.id} has no character {shown(name)}",
                character=as_text(name),
            )
        rank = RANK_OF[CHARACTER_BY_NAME[name]]
        if rank in ranks:
            raise SetupError("S2", "rank_twice", f"two characters of rank {rank}", rank=rank)
        ranks.append(rank)
    for rank in range(1, HIGHEST_RANK):
        if rank not in ranks:
            raise SetupError("S2", "rank_missing", f"no character of rank {rank}", rank=rank)
    if players == 2 and HIGHEST_RANK in ranks:
        raise SetupError("S2", "no_ninth_with_two", "two players play with eight ranks")
    if players in edition.nine_ranks_for and HIGHEST_RANK not in ranks:
        raise SetupError("S2", "ninth_needed", f"{players} players need nine ranks", players=players)
    for name in chosen:
        fewest = edition.fewest_players.get(name, 0)
        if players < fewest:
            raise SetupError(
                "S2",
                "too_few_players",
                f"{name} needs at least {fewest} players",
                character=name,
                least=fewest,
            )


def city_size(setup: Setup) -> int:
    """E1, R05: how many districts complete a city."""
    edition = EDITIONS[setup.edition]
    if setup.city_size is not None:
        return setup.city_size
    return edition.city_size if setup.players >= 4 else edition.city_size_few
