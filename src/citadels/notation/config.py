"""What stays the same through a game, written down: edition, players, cards in play, rules."""

import json
from collections.abc import Mapping
from typing import Any, Final

from citadels.cards.characters import CHARACTER_BY_NAME, CHARACTER_NAMES, RANK_OF
from citadels.cards.editions import EDITIONS
from citadels.cards.house_rules import HOUSE_RULES, Parameters
from citadels.cards.versions import UNNAMED, version_from_text
from citadels.notation.values import cards_text, damaged, ids_text, of_type
from citadels.rules.config import Config
from citadels.rules.dealing import build_config
from citadels.rules.errors import SetupError, shown
from citadels.rules.setup import Setup, check_uniques, unique_pool

# Cached from the last game written: many games have the same config.
_latest_rules: Final[list[tuple[Parameters | None, str]]] = [(None, "")]


def config_text(config: Config) -> str:
    """The config as JSON without blanks, keys in order."""
    characters = ids_text([CHARACTER_NAMES[number] for number in config.characters[1:]])
    mixed = "true" if config.mixed else "false"
    return (
        f'{{"characters":{characters},"edition":"{config.edition}","mixed":{mixed},"players":{config.players},'
        f'"rules":{_rules_text(config.parameters)},"uniques":{cards_text(config.uniques)}}}'
    )


def _rules_text(rules: Parameters) -> str:
    known, text = _latest_rules[0]
    if known is not rules:
        text = json.dumps(rules.to_json(), sort_keys=True, separators=(",", ":"))
        _latest_rules[0] = (rules, text)
    return text


def write_config(config: Config) -> dict[str, Any]:
    """The config as data."""
    data: dict[str, Any] = json.loads(config_text(config))
    return {**data, "rules": config.parameters.to_json()}


def read_config(data: object) -> Config:
    if not isinstance(data, Mapping):
        raise damaged("config is missing")
    edition = of_type(data.get("edition"), "edition", str)
    if edition not in EDITIONS:
        raise damaged(f"there is no edition {shown(edition)}")
    lists = {name: of_type(data.get(name), name, list) for name in ("characters", "uniques")}
    rules = of_type(data.get("rules"), "rules", dict)
    # Older records do not name the newer house rules.
    newer = {rule.name: rule.default for rule in HOUSE_RULES if rule.added_later}
    if rules.keys() - newer.keys() != Parameters().to_json().keys():
        raise damaged("rules must name every parameter")
    named = of_type(rules["versions"], "versions", dict)
    versions = {card: version_from_text(card, of_type(text, card, str)) for card, text in named.items()}
    mixed = of_type(data.get("mixed"), "mixed", bool)
    try:
        setup = Setup(
            edition=edition,
            players=of_type(data.get("players"), "players", int),
            characters=tuple(lists["characters"]),
            mixed=mixed,
            # We allow as many as possible: a scenario may leave out so many cards that there are too few.
            unique_count=len(unique_pool(mixed, EDITIONS[edition])),
            # A card that is not named is played in its newest version as it used to be, in any edition.
            **{**newer, **rules, "versions": {**UNNAMED, **versions}},
        )
        check_uniques(tuple(lists["uniques"]), setup)
    except (SetupError, TypeError) as error:
        raise damaged(str(error)) from error
    ranked = sorted(lists["characters"], key=lambda name: RANK_OF[CHARACTER_BY_NAME[name]])
    if ranked != lists["characters"]:
        raise damaged("characters must be in the order of their ranks")
    return build_config(setup, lists["characters"], lists["uniques"])
