"""What can be set up: the host's wishes, and what a rulebook forbids (S1 to S4).

Never compiled, because it accepts any input and says what is wrong with it. ``dealing`` turns it into a game.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any, Final

from citadels.cards.characters import CHARACTER_BY_NAME, CHARACTER_NAMES, HIGHEST_RANK, RANK_OF
from citadels.cards.districts import (
    BASIC_DISTRICT,
    BIG_TOP,
    COPIES,
    UNIQUE_DISTRICT,
    all_copies,
    cards_of_class,
)
from citadels.cards.editions import DEFAULT_EDITION, EDITIONS, FEWEST_PLAYERS, Edition
from citadels.cards.house_rules import (
    ACTION_CARDS_OF,
    HOUSE_RULES,
    NUMBER,
    SWITCH,
    HouseRule,
    Parameters,
)
from citadels.cards.sets import FIRST_GAME, FIRST_GAME_NINTH, RANDOM_SET, READY_MADE_SETS, SUBSTITUTES
from citadels.cards.versions import (
    CORRECTED_NEWEST,
    FORMER,
    NEWEST,
    VERSIONS,
    VERSIONS_IN_RULES,
    former_version,
    on_offer,
)
from citadels.rules.errors import SetupError, as_text, shown

NO_ACTION_CARDS: Final = "off"


@dataclass(frozen=True)
class Setup:
    """How a game is set up. What is None follows the edition, the player count and the set."""

    edition: str = DEFAULT_EDITION
    players: int = 4
    set: str | None = None
    characters: tuple[str, ...] | None = None
    ninth: bool | None = None
    # By character of a ready-made set: who steps in where the player count forbids it (S2b).
    substitutes: Mapping[str, str] | tuple[tuple[str, str], ...] | None = None
    uniques: tuple[str, ...] | None = None
    unique_count: int | None = None
    crown: int | None = None
    # House rules: every parameter in which the editions differ (``cards.house_rules``).
    action_cards: bool | str | None = None
    city_size: int | None = None
    five_types_bonus: int | None = None
    discard_pile: bool | None = None
    face_down_first: bool | None = None
    face_down_seen: bool | None = None
    tie_break: str | None = None
    versions: Mapping[str, str] | tuple[tuple[str, str], ...] | None = None
    mixed: bool = False  # characters and uniques of all editions may be chosen

    def __post_init__(self) -> None:
        for name in ("characters", "uniques"):
            value = getattr(self, name)
            if isinstance(value, str) or not (value is None or isinstance(value, Sequence)):
                raise SetupError("S1", "bad_value", f"{name} must be a list of ids", field=name)
            if value is not None:
                object.__setattr__(self, name, tuple(value))
        object.__setattr__(self, "substitutes", _substitutes_in_order(self.substitutes))
        object.__setattr__(self, "versions", _versions_in_order(self.versions))
        object.__setattr__(self, "action_cards", action_card_version(self))
        check_setup(self)

    def to_json(self) -> dict[str, Any]:
        """The canonical form: every field, lists for tuples, objects for versions and substitutes."""
        values = {field.name: getattr(self, field.name) for field in fields(self)}
        for name in ("versions", "substitutes"):
            if values[name] is not None:
                values[name] = dict(values[name])
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


def _pairs(value: object, field: str) -> dict[Any, Any] | None:
    """What a field gives for each of some ids; None where it is left out."""
    if value is None:
        return None
    if isinstance(value, Mapping):
        return dict(value)
    if not isinstance(value, tuple) or not all(isinstance(pair, tuple) and len(pair) == 2 for pair in value):
        raise SetupError("S1", "bad_value", f"{field} must give one id for another", field=field)
    return dict(value)


def _substitutes_in_order(asked: object) -> tuple[tuple[str, str], ...] | None:
    """The substitutes as pairs in alphabetical order; None where none is asked for."""
    substitutes = _pairs(asked, "substitutes")
    if substitutes is None:
        return None
    for character, substitute in substitutes.items():
        allowed = SUBSTITUTES.get(as_text(character), ())
        if substitute not in allowed:
            raise SetupError(
                "S2b",
                "no_substitute",
                f"{shown(substitute)} cannot step in for {shown(character)}",
                character=as_text(character),
                substitute=as_text(substitute),
            )
    return tuple(sorted(substitutes.items()))


def _versions_in_order(asked: object) -> tuple[tuple[str, str], ...] | None:
    """The versions as pairs in alphabetical order; None where none is asked for."""
    versions = _pairs(asked, "versions")
    if versions is None:
        return None
    for card, version in versions.items():
        if card not in VERSIONS_IN_RULES:
            raise SetupError(
                "S1",
                "no_versions",
                f"{shown(card)} has only one version; cards with several: {', '.join(sorted(VERSIONS))}",
                card=as_text(card),
            )
        if version not in (*on_offer(card), FORMER.get(card)):
            raise SetupError(
                "S1",
                "unknown_version",
                f"{card} has no version {shown(version)}; it has {', '.join(on_offer(card))}",
                card=card,
                version=as_text(version),
            )
    return tuple(sorted(versions.items()))


def action_card_version(setup: Setup) -> str | None:
    """True stands for the edition's own version, False and ``off`` for none."""
    asked = setup.action_cards
    if asked is True:
        return _edition(setup).action_cards
    if asked is None or asked is False or asked == NO_ACTION_CARDS:
        return None
    versions = tuple(ACTION_CARDS_OF)
    if asked not in versions:
        allowed = ", ".join((NO_ACTION_CARDS, *versions))
        raise SetupError(
            "A1",
            "unknown_action_cards",
            f"action_cards must be one of {allowed}, not {shown(asked)}",
            value=as_text(asked),
        )
    return asked


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
    check_uniques(setup.uniques or (), setup)
    if setup.characters is not None:
        check_characters(setup, edition)
    else:
        _check_ninth(setup, edition)
    _check_company(setup, edition)
    cards = _fewest_cards(setup, edition)
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


def _check_switch(name: str, value: object) -> None:
    if value is not None and type(value) is not bool:
        raise SetupError("S1", "bad_value", f"{name} must be true or false", field=name)


def _check_house_rule(rule: HouseRule, value: object) -> None:
    if rule.kind == NUMBER:
        _check_number(rule.rule, rule.name, value, range(int(rule.values[0]), int(rule.values[-1]) + 1))
    elif rule.kind == SWITCH:
        _check_switch(rule.name, value)
    elif value is not None and value not in rule.values:
        allowed = ", ".join(map(str, rule.values))
        raise SetupError(
            rule.rule,
            f"unknown_{rule.name}",
            f"{rule.name} must be one of {allowed}, not {shown(value)}",
            value=as_text(value),
        )


def _fewest_cards(setup: Setup, edition: Edition) -> int:
    """The fewest cards towards completing a city that the deck can have."""
    if setup.uniques is not None:
        uniques = len(setup.uniques)
    elif setup.unique_count is not None:
        uniques = setup.unique_count
    else:
        uniques = len(edition.uniques) if edition.unique_count is None else edition.unique_count
    left_out = min(uniques, len(edition.never_together))
    tents = COPIES[BIG_TOP] if setup.action_cards else 0
    return len(all_copies(BASIC_DISTRICT)) + uniques - left_out + tents


def unique_pool(mixed: bool, edition: Edition) -> tuple[str, ...]:
    """The uniques that can be chosen: those of the edition, or all."""
    return cards_of_class(UNIQUE_DISTRICT) if mixed else edition.uniques


def _character_pool(setup: Setup, edition: Edition) -> tuple[str, ...]:
    return tuple(CHARACTER_NAMES) if setup.mixed else edition.characters


def _check_numbers(setup: Setup, edition: Edition) -> None:
    fewest, most = edition.players
    if setup.players is None:
        raise SetupError("S1", "bad_value", "players must be a number", field="players")
    _check_number("S1", "players", setup.players, range(fewest, most + 1))
    _check_number("S4", "crown", setup.crown, range(setup.players))
    _check_number("S3", "unique_count", setup.unique_count, range(len(unique_pool(setup.mixed, edition)) + 1))
    if type(setup.mixed) is not bool:
        raise SetupError("S1", "bad_value", "mixed must be true or false", field="mixed")
    _check_switch("ninth", setup.ninth)
    for rule in HOUSE_RULES:
        _check_house_rule(rule, getattr(setup, rule.name))
    if setup.set is not None and not isinstance(setup.set, str):
        raise SetupError("S1", "bad_value", "set must be the id of a set", field="set")


def check_uniques(chosen: Sequence[object], setup: Setup) -> None:
    """S3: unique districts of the edition, each at most once."""
    edition = _edition(setup)
    pool = unique_pool(setup.mixed, edition)
    for name in chosen:
        if name not in pool:
            raise SetupError(
                "S3",
                "unknown_unique",
                f"{edition.id} has no unique district {shown(name)}",
                unique=as_text(name),
            )
    if len(set(chosen)) < len(chosen):
        raise SetupError("S3", "unique_twice", "a unique district can be chosen only once")


def _check_ninth(setup: Setup, edition: Edition) -> None:
    if setup.ninth and setup.players in edition.eight_ranks_for:
        raise _no_ninth(setup.players)
    if setup.ninth and not of_rank(HIGHEST_RANK, setup, edition):
        raise SetupError("S2", "rank_missing", f"{edition.id} has no character of rank 9", rank=HIGHEST_RANK)
    if setup.ninth is False and setup.players in edition.nine_ranks_for:
        raise SetupError(
            "S2", "ninth_needed", f"{setup.players} players need nine ranks", players=setup.players
        )


def _no_ninth(players: int) -> SetupError:
    return SetupError("S2", "no_ninth", f"{players} players play with eight ranks", players=players)


def _check_company(setup: Setup, edition: Edition) -> None:
    """S2: a unique and a character that the rulebook keeps apart, both asked for by name."""
    for unique, character in edition.never_together:
        if unique in (setup.uniques or ()) and character in (setup.characters or ()):
            raise SetupError(
                "S2",
                "never_together",
                f"{unique} is left out when {character} is in play",
                unique=unique,
                character=character,
            )


def plays_nine(setup: Setup, edition: Edition) -> bool:
    """Whether a set is played with its ninth character."""
    return bool(setup.ninth) or setup.players in edition.nine_ranks_for


def substitutes(setup: Setup) -> dict[str, str]:
    """S2b: the characters of the chosen set that the player count forbids, and who steps in for each."""
    if setup.characters is not None or setup.set == RANDOM_SET:
        return {}
    wanted = dict(setup.substitutes or ())
    ready = READY_MADE_SETS[setup.set or FIRST_GAME]
    ninth = (ready.ninth or FIRST_GAME_NINTH,) if plays_nine(setup, EDITIONS[setup.edition]) else ()
    return {
        name: wanted.get(name, SUBSTITUTES[name][0])
        for name in (*ready.characters, *ninth)
        if setup.players < FEWEST_PLAYERS.get(name, 0)
    }


def of_rank(rank: int, setup: Setup, edition: Edition) -> list[str]:
    """The characters of a rank that the player count allows."""
    return [
        name
        for name in _character_pool(setup, edition)
        if RANK_OF[CHARACTER_BY_NAME[name]] == rank and setup.players >= FEWEST_PLAYERS.get(name, 0)
    ]


def check_characters(setup: Setup, edition: Edition) -> None:
    """S1, S2: one character of each rank, and none that the player count forbids."""
    chosen, players = setup.characters or (), setup.players
    ranks: list[int] = []
    for name in chosen:
        if name not in _character_pool(setup, edition):
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
    if players in edition.eight_ranks_for and HIGHEST_RANK in ranks:
        raise _no_ninth(players)
    if players in edition.nine_ranks_for and HIGHEST_RANK not in ranks:
        raise SetupError("S2", "ninth_needed", f"{players} players need nine ranks", players=players)
    for name in chosen:
        fewest = FEWEST_PLAYERS.get(name, 0)
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
    if setup.city_size is not None:
        return setup.city_size
    return EDITIONS[setup.edition].usual(setup.players).city_size


def parameters(setup: Setup) -> Parameters:
    """The rules of the edition with the house rules of the setup."""
    usual = EDITIONS[setup.edition].usual(setup.players)
    asked = {rule.name: getattr(setup, rule.name) for rule in HOUSE_RULES}
    edition = EDITIONS[setup.edition]
    cards = (*_character_pool(setup, edition), *unique_pool(setup.mixed, edition))
    versions = {**dict.fromkeys(CORRECTED_NEWEST, NEWEST), **usual.versions, **dict(setup.versions or ())}
    return replace(
        usual,
        **{name: value for name, value in asked.items() if value is not None},
        action_cards=action_card_version(setup),
        versions={
            card: version
            for card, version in sorted(versions.items())
            if (card in cards if card in CORRECTED_NEWEST else version != NEWEST)
        },
    )


def by_former_rules(setup: Setup) -> Setup:
    """A setup of a game that was begun before any version of a card was corrected."""
    usual = EDITIONS[setup.edition].parameters.versions
    played = {**dict.fromkeys(CORRECTED_NEWEST, NEWEST), **usual, **dict(setup.versions or ())}
    return replace(setup, versions={card: former_version(card, name) for card, name in played.items()})


def goes_beyond_book(setup: Setup) -> bool:
    """S1b: whether a list of characters replaces more of the original ones than the edition's book does."""
    replaced = EDITIONS[setup.edition].replaced
    if replaced is None or setup.characters is None:
        return False
    original = READY_MADE_SETS[FIRST_GAME].characters
    others = [name for name in setup.characters if RANK_OF[CHARACTER_BY_NAME[name]] < HIGHEST_RANK]
    return sum(name not in original for name in others) > replaced[1]


def characters_by_chance(setup: Setup) -> bool:
    """Whether the seed decides which characters are in play."""
    return setup.characters is None and setup.set == RANDOM_SET


def uniques_by_chance(setup: Setup) -> bool:
    """Whether the seed decides which unique districts are in play, if only through an excluding character."""
    edition = EDITIONS[setup.edition]
    if setup.uniques is None:
        if setup.unique_count is not None:
            return True
        if setup.set == RANDOM_SET and edition.unique_count is not None:
            return True
    return bool(edition.never_together) and characters_by_chance(setup)
