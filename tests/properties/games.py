"""Random games: legal setups of every sort, and players who choose by chance."""

import os
import random
from collections.abc import Callable, Iterator
from typing import Any

from citadels import Game, Option, Setup
from citadels.cards.house_rules import HOUSE_RULES

READY_MADE = (
    "first_game",
    "ambitious_aristocrats",
    "cunning_agents",
    "illustrious_emissaries",
    "devious_dignitaries",
    "tenacious_delegates",
    "vicious_nobles",
)
BY_RANK = (
    ("assassin", "witch", "magistrate"),
    ("thief", "spy", "blackmailer"),
    ("magician", "wizard", "seer"),
    ("king", "emperor", "patrician"),
    ("bishop", "abbot", "cardinal"),
    ("merchant", "alchemist", "trader"),
    ("architect", "navigator", "scholar"),
    ("warlord", "diplomat", "marshal"),
    ("queen", "artist", "tax_collector"),
)
UNIQUES = tuple(
    """
    armory basilica capitol dragon_gate factory framework gold_mine great_wall haunted_quarter
    imperial_treasury ivory_tower keep laboratory library map_room monument museum necropolis observatory
    park poor_house quarry school_of_magic secret_vault smithy stables statue theater thieves_den wishing_well
    """.split()  # noqa: SIM905
)
FEWEST_PLAYERS = {"emperor": 3, "queen": 5}
BASIC_CARDS = 54
ACTION_CARDS = 15

EVERY_EDITION = ("deluxe", "deluxe-cz", "dark-city", "classic")
CHARACTERS = {
    "deluxe": BY_RANK,
    "deluxe-cz": BY_RANK,
    "dark-city": (
        ("assassin", "witch"),
        ("thief", "old_tax_collector"),
        ("magician", "wizard"),
        ("king", "emperor"),
        ("bishop", "abbot"),
        ("merchant", "alchemist"),
        ("architect", "navigator"),
        ("warlord", "diplomat"),
        ("queen", "artist"),
    ),
    "classic": tuple((names[0],) for names in BY_RANK[:8]),
}
OLD_UNIQUES = (
    "dragon_gate",
    "graveyard",
    "haunted_quarter",
    "keep",
    "laboratory",
    "library",
    "observatory",
    "school_of_magic",
    "smithy",
    "university",
)
UNIQUES_OF = {
    "deluxe": UNIQUES,
    "deluxe-cz": (
        *UNIQUES,
        "ball_room",
        "bell_tower",
        "hospital",
        "lighthouse",
        "throne_room",
        "university",
    ),
    "dark-city": (*OLD_UNIQUES, "great_wall"),
    "classic": OLD_UNIQUES,
}
# With mixed cards.
EVERY_CHARACTER = tuple((*names, "old_tax_collector") if "thief" in names else names for names in BY_RANK)
EVERY_UNIQUE = (*UNIQUES_OF["deluxe-cz"], "graveyard")
NINE_NEEDED = {"deluxe": (3, 8), "deluxe-cz": (3, 8), "dark-city": (8,), "classic": ()}
NINE_FORBIDDEN = {"deluxe": (2,), "deluxe-cz": (2,), "dark-city": (2, 3), "classic": (2,)}
CHANGED_CHARACTERS = (
    "magician",
    "wizard",
    "emperor",
    "abbot",
    "merchant",
    "architect",
    "navigator",
    "diplomat",
)
CHANGED_UNIQUES = (
    "haunted_quarter",
    "armory",
    "factory",
    "imperial_treasury",
    "poor_house",
    "quarry",
    "wishing_well",
)
VERSIONS = {
    "king": ("classic",),
    "warlord": ("classic", "dark-city"),
    "observatory": ("classic", "dark-city"),
    "queen": ("dark-city", "deluxe-cz"),
    "great_wall": ("dark-city", "deluxe-cz"),
    "school_of_magic": ("deluxe-cz",),
    **dict.fromkeys(("laboratory", "library", "smithy"), ("classic",)),
    **dict.fromkeys((*CHANGED_CHARACTERS, *CHANGED_UNIQUES), ("dark-city",)),
}

# No game of the random players is nearly as long.
MOST_DECISIONS = 10_000


def games_to_play(default: int) -> int:
    """How many random games: `make soak` says it in the environment."""
    return int(os.environ.get("CITADELS_SOAK_GAMES", default))


def random_characters(rng: random.Random, players: int) -> tuple[str, ...]:
    """One character of each rank, in any order, a ninth where it must or may be."""
    nine = players in (3, 8) or (players != 2 and rng.random() < 0.5)
    chosen = [
        rng.choice([name for name in names if players >= FEWEST_PLAYERS.get(name, 0)])
        for names in BY_RANK[: 9 if nine else 8]
    ]
    rng.shuffle(chosen)
    return tuple(chosen)


def random_setup(rng: random.Random, players: int | None = None) -> Setup:
    """A legal setup: a set or own characters, any uniques, sizes and bonuses, most of them left alone."""
    players = players or rng.randint(2, 8)
    characters: tuple[str, ...] | None = None
    named_set: str | None = None
    ninth: bool | None = None
    if rng.random() < 0.4:
        characters = random_characters(rng, players)
    else:
        named_set = rng.choice((None, "random", "random", *READY_MADE))
        if players not in (2, 3, 8) and rng.random() < 0.5:
            ninth = rng.random() < 0.7
    uniques: tuple[str, ...] | None = None
    unique_count: int | None = None
    way = rng.random()
    if way < 0.35:
        uniques = tuple(rng.sample(UNIQUES, rng.randint(0, len(UNIQUES))))
    elif way < 0.7:
        unique_count = rng.randint(0, len(UNIQUES))
    cards = BASIC_CARDS + (
        len(uniques) if uniques is not None else 14 if unique_count is None else unique_count
    )
    largest = min(12, (cards - 1) // players + 1)
    return Setup(
        players=players,
        set=named_set,
        characters=characters,
        ninth=ninth,
        uniques=uniques,
        unique_count=unique_count,
        city_size=rng.randint(4, largest) if rng.random() < 0.4 else None,
        five_types_bonus=rng.randint(0, 10) if rng.random() < 0.3 else None,
        crown=rng.randrange(players) if rng.random() < 0.5 else None,
        action_cards=rng.choice((None, None, "first", "second")),
    )


Start = Callable[[str, int | None], "tuple[Game, Player]"]


class Player:
    """Chooses by chance; how, differs from game to game so that all corners are visited.

    ``any``: every option alike. ``verb``: every sort of choice alike. ``busy``: ends a turn last of all.
    ``builder``: builds when possible. ``hoarder``: builds seldom, so that gold and cards heap up.
    """

    STYLES = ("any", "verb", "busy", "builder", "hoarder")

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.style = rng.choice(self.STYLES)

    def choose(self, options: tuple[Option, ...]) -> Option:
        pool = list(options)
        if self.style in ("busy", "builder", "hoarder"):
            pool = [option for option in pool if option.verb != "end_turn"] or pool
        if self.style == "builder":
            pool = [option for option in pool if option.verb.startswith("build")] or pool
        elif self.style == "hoarder" and self.rng.random() < 0.7:
            pool = [option for option in options if not option.verb.startswith("build")] or pool
        if self.style != "any":
            verb = self.rng.choice(list(dict.fromkeys(option.verb for option in pool)))
            pool = [option for option in pool if option.verb == verb]
        return self.rng.choice(pool)


def any_setup(rng: random.Random, players: int | None = None) -> Setup:
    """A legal setup of any edition, with cards of others, house rules and versions of cards now and then."""
    edition = rng.choice([name for name in EVERY_EDITION if name != "classic" or (players or 0) < 8])
    players = players or rng.randint(2, 7 if edition == "classic" else 8)
    mixed = rng.random() < 0.2
    by_rank = EVERY_CHARACTER if mixed else CHARACTERS[edition]
    pool = EVERY_UNIQUE if mixed else UNIQUES_OF[edition]
    nine = players in NINE_NEEDED[edition] or (
        len(by_rank) == 9 and players not in NINE_FORBIDDEN[edition] and rng.random() < 0.5
    )
    characters: tuple[str, ...] | None = None
    if mixed or rng.random() < 0.7:
        able = [[name for name in names if players >= FEWEST_PLAYERS.get(name, 0)] for names in by_rank]
        characters = tuple(rng.choice(names) for names in able[: 9 if nine else 8])
    uniques: tuple[str, ...] | None = None
    if mixed or rng.random() < 0.5:
        uniques = tuple(rng.sample(pool, rng.randint(5, min(len(pool), 20))))
        if edition == "dark-city" and "diplomat" in (characters or ()):
            uniques = tuple(name for name in uniques if name != "graveyard")
    action_cards = rng.choice((None, None, True, "first", "second"))
    cards = BASIC_CARDS + (len(uniques) if uniques is not None else 10)
    largest = min(12, (cards - 1) // players + 1)

    def house_rule(*values: Any) -> Any:
        return rng.choice(values) if rng.random() < 0.15 else None

    return Setup(
        edition=edition,
        players=players,
        mixed=mixed,
        set=None if characters else rng.choice((None, "random")),
        characters=characters,
        ninth=None if characters or players in NINE_NEEDED[edition] else nine,
        uniques=uniques,
        city_size=rng.randint(4, largest) if rng.random() < 0.4 else None,
        **{rule.name: house_rule(*rule.values) for rule in HOUSE_RULES if rule.name != "city_size"},
        action_cards=action_cards,
        versions=random_versions(rng) if rng.random() < 0.3 else None,
        crown=rng.randrange(players) if rng.random() < 0.5 else None,
    )


def random_versions(rng: random.Random) -> dict[str, str]:
    """Versions of some cards, whichever edition is played."""
    chosen = rng.sample(sorted(VERSIONS), rng.randint(1, 8))
    return {card: rng.choice(("deluxe", *VERSIONS[card])) for card in chosen}


def any_game(name: str, players: int | None = None) -> tuple[Game, Player]:
    """The same of any edition."""
    rng = random.Random(name)
    setup = any_setup(rng, players)
    return Game(setup, seed=rng.getrandbits(64)), Player(rng)


def game_with(name: str, unique: str) -> tuple[Game, Player]:
    """A long game of the first set with a unique that is seldom built, and some that tear others down."""
    rng = random.Random(name)
    setup = Setup(
        players=rng.randint(2, 4),
        mixed=True,
        set="first_game",
        uniques=(unique, "necropolis", "armory", "framework"),
        city_size=10,
    )
    return Game(setup, seed=rng.getrandbits(64)), Player(rng)


def random_game(name: str, players: int | None = None) -> tuple[Game, Player]:
    """The deluxe game of a name, at its start, and the one who chooses for all seats."""
    rng = random.Random(name)
    setup = random_setup(rng, players)
    return Game(setup, seed=rng.getrandbits(64)), Player(rng)


def some_game(name: str, players: int | None = None) -> tuple[Game, Player]:
    """Half of the games are of the newest edition, half of any with house rules; some ask what is rare."""
    way = random.Random(f"edition {name}").random()
    if way < 0.1 and players is None:
        return game_with(name, "hospital" if way < 0.05 else "bell_tower")
    return any_game(name, players) if way < 0.5 else random_game(name, players)


def walk(game: Game, player: Player) -> Iterator[Option]:
    """Play to the end; yields each choice before it is made."""
    for _ in range(MOST_DECISIONS):
        if game.over:
            return
        choice = player.choose(game.decision.options)
        yield choice
        game.play(choice)
    raise AssertionError(f"no end after {MOST_DECISIONS} decisions: {game.record()}")


def positions(
    name: str, share: float, players: int | None = None, start: Start = some_game
) -> Iterator[Game]:
    """Some positions of a random game, about one in 1/share; the game goes on from what the caller leaves."""
    game, player = start(name, players)
    pick = random.Random(f"positions {name}")
    for _ in walk(game, player):
        if pick.random() < share:
            yield game
