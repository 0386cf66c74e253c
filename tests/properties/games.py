"""Random games: legal setups of every sort, and players who choose by chance."""

import os
import random
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from citadels import Game, Option, Setup
from citadels.cards.characters import CHARACTER_BY_NAME, CHARACTER_NAMES, RANK_OF
from citadels.cards.districts import BASIC_DISTRICT, UNIQUE_DISTRICT, all_copies, cards_of_class
from citadels.cards.editions import DELUXE, EDITIONS, FEWEST_PLAYERS
from citadels.cards.house_rules import ACTION_CARD_VERSIONS, HOUSE_RULES
from citadels.cards.sets import READY_MADE_SETS
from citadels.cards.versions import VERSIONS


def by_rank(characters: Iterable[str]) -> tuple[tuple[str, ...], ...]:
    """The characters of each rank, from 1 on."""
    names = list(characters)
    ranks = range(1, max(RANK_OF[CHARACTER_BY_NAME[name]] for name in names) + 1)
    return tuple(tuple(name for name in names if RANK_OF[CHARACTER_BY_NAME[name]] == rank) for rank in ranks)


CHARACTERS = {id: by_rank(edition.characters) for id, edition in EDITIONS.items()}
# With mixed cards.
EVERY_CHARACTER = by_rank(CHARACTER_NAMES)
EVERY_UNIQUE = cards_of_class(UNIQUE_DISTRICT)
BASIC_CARDS = len(all_copies(BASIC_DISTRICT))

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
        for names in CHARACTERS[DELUXE.id][: 9 if nine else 8]
    ]
    rng.shuffle(chosen)
    return tuple(chosen)


def random_setup(rng: random.Random, players: int | None = None) -> Setup:
    """A legal setup: a set or a list of characters, any uniques, sizes and bonuses, mostly the defaults."""
    players = players or rng.randint(2, 8)
    characters: tuple[str, ...] | None = None
    named_set: str | None = None
    ninth: bool | None = None
    if rng.random() < 0.4:
        characters = random_characters(rng, players)
    else:
        named_set = rng.choice((None, "random", "random", *READY_MADE_SETS))
        if players not in (2, 3, 8) and rng.random() < 0.5:
            ninth = rng.random() < 0.7
    uniques: tuple[str, ...] | None = None
    unique_count: int | None = None
    way = rng.random()
    if way < 0.35:
        uniques = tuple(rng.sample(DELUXE.uniques, rng.randint(0, len(DELUXE.uniques))))
    elif way < 0.7:
        unique_count = rng.randint(0, len(DELUXE.uniques))
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
        action_cards=rng.choice((None, None, *ACTION_CARD_VERSIONS)),
    )


Start = Callable[[str, int | None], "tuple[Game, Player]"]


class Player:
    """Chooses at random, in a way that differs from game to game so that all corners are visited.

    ``any``: all options equally. ``verb``: all sorts of choices equally. ``busy``: ends a turn last of all.
    ``builder``: builds when possible. ``hoarder``: seldom builds, so that gold and cards pile up.
    All of them like to do something with the cards they seek: to keep, build or destroy them.
    """

    STYLES = ("any", "verb", "busy", "builder", "hoarder")

    def __init__(self, rng: random.Random, seeks: tuple[str, ...] = ()) -> None:
        self.rng = rng
        self.seeks = seeks
        self.style = rng.choice(self.STYLES)

    def choose(self, options: tuple[Option, ...]) -> Option:
        sought = [option for option in options if any(card in str(option) for card in self.seeks)]
        if sought and self.rng.random() < 0.5:
            return self.rng.choice(sought)
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
    edition = rng.choice([edition for edition in EDITIONS.values() if (players or 0) <= edition.players[1]])
    players = players or rng.randint(*edition.players)
    mixed = rng.random() < 0.2
    ranks = EVERY_CHARACTER if mixed else CHARACTERS[edition.id]
    pool = EVERY_UNIQUE if mixed else edition.uniques
    nine_needed = players in edition.nine_ranks_for
    nine = nine_needed or (len(ranks) == 9 and players not in edition.eight_ranks_for and rng.random() < 0.5)
    characters: tuple[str, ...] | None = None
    if mixed or rng.random() < 0.7:
        able = [[name for name in names if players >= FEWEST_PLAYERS.get(name, 0)] for names in ranks]
        characters = tuple(rng.choice(names) for names in able[: 9 if nine else 8])
    uniques: tuple[str, ...] | None = None
    if mixed or rng.random() < 0.5:
        uniques = tuple(rng.sample(pool, rng.randint(5, min(len(pool), 20))))
        excluded = [unique for unique, name in edition.never_together if name in (characters or ())]
        uniques = tuple(name for name in uniques if name not in excluded)
    action_cards = rng.choice((None, None, True, *ACTION_CARD_VERSIONS))
    # The Museum and hands keep cards: where nearly all are needed, a game may never end.
    cards = BASIC_CARDS + (len(uniques) if uniques is not None else 10) - 20
    largest = min(12, (cards - 1) // players + 1)

    def house_rule(*values: Any) -> Any:
        return rng.choice(values) if rng.random() < 0.15 else None

    return Setup(
        edition=edition.id,
        players=players,
        mixed=mixed,
        set=None if characters else rng.choice((None, "random")),
        characters=characters,
        ninth=None if characters or nine_needed else nine,
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
    return {card: rng.choice(VERSIONS[card]) for card in chosen}


def any_game(name: str, players: int | None = None) -> tuple[Game, Player]:
    """The same of any edition."""
    rng = random.Random(name)
    setup = any_setup(rng, players)
    return Game(setup, seed=rng.getrandbits(64)), Player(rng)


# What they do and ask hardly comes up by itself.
RARE_UNIQUES = ("hospital", "bell_tower", "lighthouse", "theater", "park", "museum", "throne_room")


def game_with(name: str, *uniques: str) -> tuple[Game, Player]:
    """A long game with uniques that are seldom built, and some that tear others down."""
    rng = random.Random(name)
    setup = Setup(
        players=rng.randint(2, 3),
        mixed=True,
        set=rng.choice(("first_game", "tenacious_delegates")),
        uniques=(*uniques, "necropolis", "armory", "framework"),
        city_size=10,
    )
    return Game(setup, seed=rng.getrandbits(64)), Player(rng, uniques)


def random_game(name: str, players: int | None = None) -> tuple[Game, Player]:
    """The deluxe game of a name, at its start, and the one who chooses for all seats."""
    rng = random.Random(name)
    setup = random_setup(rng, players)
    return Game(setup, seed=rng.getrandbits(64)), Player(rng)


def some_game(name: str, players: int | None = None) -> tuple[Game, Player]:
    """Half of the games are of the newest edition, half of any with house rules; some seek rare decisions."""
    way = random.Random(f"edition {name}").random()
    if way < 0.2 and players is None:
        return game_with(name, *RARE_UNIQUES)
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
