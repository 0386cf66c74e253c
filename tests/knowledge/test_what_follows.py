"""What a seat can conclude from what it saw: never wrong, and complete for the characters."""

import itertools
import random
from collections import Counter

import pytest

from citadels import Game, Setup
from citadels.cards.characters import CHARACTER_NAMES
from citadels.cards.districts import CARD_NAMES
from citadels.knowledge.view import Plain
from citadels.rules.state import FACE_DOWN_CARD, FACE_UP_CARD
from tests.properties.games import some_game


def holds(game: Game, seat: int) -> set[str]:
    state = game.state
    ranks = range(1, state.config.highest_rank + 1)
    return {CHARACTER_NAMES[state.config.characters[rank]] for rank in ranks if state.held[rank] == seat}


@pytest.mark.parametrize("players", range(2, 9))
def test_what_a_seat_knows_is_true(players: int) -> None:
    """Cards known in hands are there, cards known in the deck lie there, held characters are possible."""
    looked = 0
    for number in range(25):
        game, _ = some_game(f"knowledge {players} {number}", players)
        rng = random.Random(number)
        while not game.over:
            undoer = next((seat for seat in range(players) if game.can_undo(seat)), None)
            if undoer is not None and rng.random() < 0.03:
                game.undo(undoer)
            else:
                game.play(rng.choice(game.decision.options))
            if rng.random() < 0.06:
                viewer = rng.choice([None, *range(players)])
                view = game.view(viewer)
                if view["over"]:
                    break
                for seen in view["players"]:
                    seat = seen["seat"]
                    hand = Counter(CARD_NAMES[card] for card in game.state.hands[seat])
                    assert not Counter(seen["known_hand"]) - hand
                    assert holds(game, seat) <= set(seen["can_have"])
                for known in view["known_deck"]:
                    assert CARD_NAMES[game.state.deck[known["place"]]] == known["card"]
                    looked += 1
    assert looked > 50


def same_views(game: Game) -> bool:
    """Whether views made from the common part equal those made one by one."""
    common = game.common()
    viewers = [None, *range(game.players)]
    shared = [common.view(game.seen_besides(common, viewer)) for viewer in viewers]
    return shared == [game.view(viewer) for viewer in viewers]


def test_views_that_share_parts_are_the_same_views() -> None:
    for number in range(21):
        game, _ = some_game(f"shared {number}", 2 + number % 7)
        rng = random.Random(number)
        while not game.over:
            game.play(rng.choice(game.decision.options))
            if rng.random() < 0.3:
                assert same_views(game)
        assert same_views(game)


def test_parts_that_are_kept_are_as_if_they_were_new() -> None:
    """Through whole games of all editions, with choices that are taken back, and for everybody who looks."""
    form, kept = Plain(keeps=True), 0
    for number in range(42):
        game, _ = some_game(f"kept {number}", 2 + number % 7)
        rng, common = random.Random(number), game.common(form)
        viewers = [None, *range(game.players)]
        while not game.over:
            undoer = next((seat for seat in range(game.players) if game.can_undo(seat)), None)
            if undoer is not None and rng.random() < 0.05:
                game.undo(undoer)
            else:
                game.play(rng.choice(game.decision.options))
            before, common = common, game.common(form, common)
            kept += common.characters is before.characters
            for viewer in viewers:
                assert common.view(game.seen_besides(common, viewer)) == game.view(viewer)
                since = max(0, len(game.events(viewer)) - 8)
                assert game.seen_events(common, viewer, since) == game.events(viewer, since)
    assert kept > 1000


def test_a_swapped_hand_is_known_until_a_card_leaves_it_in_secret() -> None:
    """The Magician's old hand is known to the Magician; a card put under the deck blurs it."""
    seen = {0: 0, 1: 0}
    for seed in range(200):
        game = Game(Setup(players=4, characters=MAGICIANS), seed=seed)
        rng = random.Random(seed)
        while not game.over:
            verbs = [option for option in game.decision.options if option.verb == "swap_hands"]
            seat = game.decision.seat
            if verbs:
                hand = game.view(seat)["players"][seat]["hand"]
                other = int(verbs[0].arguments["seat"])
                game.play(verbs[0])
                assert game.view(seat)["players"][other]["known_hand"] == hand
                third = next(s for s in range(4) if s not in (seat, other))
                assert game.view(third)["players"][other]["known_hand"] == []
                seen[bool(hand)] += 1
                break
            game.play(rng.choice(game.decision.options))
    assert seen[1] > 20


MAGICIANS = ("assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord")


def worlds_after_draft(game: Game, viewer: int) -> dict[int, set[int]]:
    """By listing every draft: which ranks each seat can hold, for a viewer; four players, eight ranks."""
    config = game.state.config
    events = game.events(viewer)
    ranks = list(range(1, 9))
    number = {CHARACTER_NAMES[config.characters[rank]]: rank for rank in ranks}
    face_up = {number[event["character"]] for event in events if event["event"] == "face_up"}
    pile = next(event["characters"] for event in events if event["event"] == "passed" and event["characters"])
    first = game.state.crown
    order = [(first + step) % 4 for step in range(4)]
    found: dict[int, set[int]] = {seat: set() for seat in range(4)}
    mine = next(rank for rank in ranks if game.state.held[rank] == viewer)
    for face_down, *picks in itertools.permutations([rank for rank in ranks if rank not in face_up], 5):
        left = {rank for rank in ranks if rank not in face_up and rank != face_down}
        fits = True
        for seat, pick in zip(order, picks, strict=True):
            if seat == viewer and ({number[name] for name in pile} != left or pick != mine):
                fits = False
            left.discard(pick)
        if fits:
            for seat, pick in zip(order, picks, strict=True):
                found[seat].add(pick)
    return found


@pytest.mark.parametrize("seed", range(12))
def test_possible_characters_are_those_of_all_drafts_that_fit(seed: int) -> None:
    game = Game(Setup(players=4, characters=MAGICIANS), seed=seed)
    rng = random.Random(seed)
    while game.decision.kind == "draft":
        game.play(rng.choice(game.decision.options))
    names = [CHARACTER_NAMES[number] for number in game.state.config.characters]
    called = {event["character"] for event in game.events(None) if event["event"] in ("silent", "revealed")}
    for viewer in range(4):
        listed = worlds_after_draft(game, viewer)
        for player in game.view(viewer)["players"]:
            possible = {names[rank] for rank in listed[player["seat"]]}
            # Calls have revealed more since; nothing else is known of the ranks not called yet.
            assert set(player["can_have"]) - called == possible - called - told(game, player["seat"])


def told(game: Game, seat: int) -> set[str]:
    """With one character each, a player who has revealed one cannot have another."""
    revealed = any(event["event"] == "revealed" and event["seat"] == seat for event in game.events(None))
    return set(CHARACTER_NAMES) if revealed else set()


def test_nobody_knows_where_the_face_down_card_lies_who_did_not_see_it() -> None:
    game = Game(Setup(players=6, characters=MAGICIANS), seed=3)
    assert FACE_UP_CARD not in game.state.held
    rank = game.state.held.index(FACE_DOWN_CARD)
    name = CHARACTER_NAMES[game.state.config.characters[rank]]
    for seat in range(6):
        row = game.view(seat)["characters"][rank - 1]
        assert row["character"] == name and row["player"] is None


@pytest.mark.parametrize("players", range(2, 9))
def test_a_seat_sees_what_it_passed_on(players: int) -> None:
    """D9: the characters that are left after its choice; unless one of them was then discarded unseen."""
    game = Game(Setup(players=players), seed=players)
    own: dict[int, set[str]] = {}
    chooser, read, compared = None, 0, 0
    while game.decision.kind in ("draft", "draft_discard"):
        for event in game.events(None)[read:]:
            if event["event"] == "left_over":
                chooser = None
            elif event["event"] == "passed" and chooser is not None:
                seen = [dict(game.events(viewer)[read]) for viewer in range(players)]
                knows = {viewer for viewer in range(players) if seen[viewer]["characters"] is not None}
                assert knows == {chooser, event["seat"]}
                assert set(seen[chooser]["characters"]) == own[chooser]
                compared += 1
            read += 1
        chooser = game.decision.seat
        choice = game.decision.options[0]
        own[chooser] = {str(option).split()[1] for option in game.decision.options} - {str(choice).split()[1]}
        game.play(choice)
    assert compared >= players - 1
