"""What a seat sees: everything public, its own secrets, and nothing that depends on others' secrets."""

import copy
import json
import random
from typing import Any

import pytest

from citadels import Game
from citadels.cards.districts import ACTION_CARD, cards_of_class
from citadels.rules.characters.blackmailer import FLOWER_SHOWN
from tests.properties.games import positions, some_game, walk

GAMES = 60

# The arguments of each event that everybody may see (T10). All others are for the players involved.
PUBLIC: dict[str, tuple[str, ...]] = {
    "game_started": ("players",),
    "hand_dealt": ("seat", "count"),
    "round_started": ("round", "crown"),
    "face_up": ("character",),
    "face_down": (),
    "face_down_taken": ("seat",),
    "passed": ("seat", "count"),
    "chose": ("seat",),
    "discarded_character": ("seat",),
    "left_over": (),
    "theater_exchanged": ("seat", "with"),
    "theater_unused": ("seat",),
    "theater_chose": ("seat", "with"),
    "called": ("by", "character"),
    "silent": ("character",),
    "revealed": ("seat", "character"),
    "resumed": ("seat", "character"),
    "turn_ended": ("seat",),
    "murdered_shown": ("seat", "character"),
    "crown_moved": ("from", "to"),
    "completed": ("seat", "first"),
    "game_ended": (),
    "gold_gathered": ("seat", "gold"),
    "cards_gathered": ("seat", "count", "to_choose"),
    "kept": ("seat", "returned"),
    "drew": ("seat", "count"),
    "gained_gold": ("seat", "gold"),
    "income": ("seat", "gold", "cards"),
    "deck_shuffled": ("seat",),
    "paid": ("seat", "gold", "for"),
    "paid_card": ("seat",),
    "borrowed": ("seat", "from", "gold"),
    "building": ("seat", "from", "card", "borrows"),
    "built": ("seat", "card"),
    "sacrificed": ("seat", "district"),
    "taxed": ("seat",),
    "murder_named": ("seat", "character"),
    "bewitch_named": ("seat", "character"),
    "rob_named": ("seat", "character"),
    "robbed": ("seat", "from", "gold"),
    "warrants_placed": ("seat", "characters"),
    "confiscated": ("seat", "from", "card", "refund"),
    "stands": ("seat", "card"),
    "spied": ("seat", "of", "type", "count"),
    "gold_taken": ("seat", "from", "gold"),
    "threats_placed": ("seat", "characters"),
    "bribed": ("seat", "to", "gold"),
    "bribe_refused": ("seat",),
    "threat_revealed": ("seat", "character", "flower"),
    "threat_left": ("seat",),
    "hands_swapped": ("seat", "with"),
    "put_aside": ("seat",),
    "offered": ("seat", "district"),
    "cards_replaced": ("seat", "count"),
    "hand_seen": ("seat", "of"),
    "card_taken": ("seat", "from"),
    "card_given": ("seat", "to"),
    "destroyed": ("seat", "owner", "district", "gold"),
    "exchanged": ("seat", "with", "given", "taken"),
    "seized": ("seat", "from", "district"),
    "paid_player": ("seat", "to", "gold"),
    "beautified": ("seat", "card"),
    "tax_collected": ("seat", "gold"),
    "armory_used": ("seat", "owner", "district"),
    "laboratory_used": ("seat", "gold"),
    "smithy_used": ("seat", "gold"),
    "forgone": ("seat", "district"),
    "museum_used": ("seat",),
    "museum_emptied": ("seat", "count"),
    "museum_seen": ("seat", "count"),
    "park": ("seat",),
    "poor_house": ("seat",),
    "refunded": ("seat", "gold"),
    "tribute": ("seat", "from", "gold"),
    "discarded": ("cards",),
    "discards_shuffled": ("count",),
    "tax_paid": ("seat", "to"),
    "saved": ("seat", "card"),
    "not_saved": ("seat", "card"),
    "bell_rung": ("seat",),
    "bell_silent": ("seat",),
    "bell_fallen": ("seat", "last_round"),
    "deck_searched": ("seat", "count"),
    "deck_left": ("seat",),
    "throne_room": ("seat",),
    "card_played": ("seat", "card"),
    "put_back": ("card",),
    "wagon_used": ("seat", "owner", "wagon", "gold"),
    "wagon_cashed": ("seat", "wagon", "gold"),
    "wagon_left": ("seat",),
    "upgraded": ("seat", "district", "card", "gold"),
    "strongman_shown": ("seat", "character"),
    "taken_back": ("seat", "to"),
    "shown_in_hand": ("seat", "card", "or_drawn"),
    "seen_in_hand": ("seat", "or_drawn"),
}
OTHER_PARTY = ("with", "from", "to", "of")
# What others see in the place of what only the deciding player knows.
HIDDEN_IN_A_DECISION: dict[str, Any] = {
    **dict.fromkeys(
        ("options", "costs", "foreseen", "cards", "characters", "about", "steps", "closed", "hand")
    ),
    "only_answer": False,
}
# Score lines for cards in the hand.
IN_HAND = ("secret_vault", *cards_of_class(ACTION_CARD))
# Decisions because of a hidden card: others see that the game waits, not for whom (T12).
HIDDEN = ("acrobat", "strongman")
WAIT: dict[str, Any] = {"seat": None, "kind": "wait"}
# What a player does before passing the characters on.
CHOOSING = ("chose", "discarded_character")
FOR_THE_SEAT_ALONE = ("warrants_placed", "threats_placed")


def visible(view: dict[str, Any]) -> dict[str, Any]:
    """What a view shows of the position itself, without what follows from things seen before."""
    shown = copy.deepcopy(view)
    del shown["known_deck"]
    for player in shown["players"]:
        del player["known_hand"], player["can_have"]
    for row in shown["characters"]:
        # D3: who has looked at the hidden character remembers it.
        del row["face_down"]
    return shown


def may_know(event: dict[str, Any], seat: int | None) -> bool:
    """Whether a seat took part in an event."""
    if seat is None:
        return False
    if event.get("seat") == seat:
        return True
    return event["event"] not in FOR_THE_SEAT_ALONE and any(event.get(name) == seat for name in OTHER_PARTY)


def shown_to(seen: list[dict[str, Any]], seat: int) -> set[str]:
    """The characters that a seat was shown last, to choose from."""
    own = [event for event in seen if event["event"] == "passed" and event["seat"] == seat]
    return set(own[-1]["characters"])


def check_events(game: Game) -> None:
    full = game.events(None)
    for seat in (None, *range(game.players)):
        seen = game.events(seat)
        assert len(seen) == len(full)
        for number, (event, public) in enumerate(zip(seen, full, strict=True)):
            name = event["event"]
            shown = {"event", *PUBLIC[name]}
            assert {key: event[key] for key in shown} == {key: public[key] for key in shown}
            secrets = {key: value for key, value in event.items() if key not in shown and value is not None}
            if not secrets or may_know(event, seat):
                continue
            if name == "passed":
                # D9: whoever passed the characters on knows which they were.
                chose = [earlier for earlier in full[:number] if earlier["event"] in CHOOSING]
                assert chose[-1]["seat"] == seat and set(event["characters"]) <= shown_to(seen[:number], seat)
            elif name == "left_over":
                # D4: the last player to choose saw the card that was left.
                chose = [earlier for earlier in full[:number] if earlier["event"] == "chose"]
                assert chose[-1]["seat"] == seat
            elif name == "face_down":
                # D3: in older editions the crowned player looks at it.
                rounds = [earlier for earlier in full[:number] if earlier["event"] == "round_started"]
                assert rounds[-1]["crown"] == seat and game.state.config.parameters.face_down_seen
            else:
                raise AssertionError(f"{seat} sees {secrets} of {event}")


def public_part(game: Game, seat: int) -> dict[str, Any]:
    """A seat's view without what only this seat may know."""
    view = game.view(seat)
    over = view["over"]
    public = visible(view)
    public["viewer"] = None
    revealed = {row["character"] for row in view["characters"] if row["revealed"]}
    own = public["players"][seat]
    if not over:
        own["characters"] = [name for name in own["characters"] if name in revealed]
    if own["museum"]:
        own["museum"]["cards"] = None
    if not over:
        own["hand"] = None
        lines = [line for line in own["score"]["lines"] if line["line"] not in IN_HAND]
        own["score"].update(lines=lines, total=sum(line["points"] for line in lines))
    for row in public["characters"]:
        if game.state.flower != FLOWER_SHOWN:
            row["flower"] = None
        if not game.state.warrant_shown:
            row["signed"] = None
        if not (row["revealed"] or over):
            row["player"] = None
    if public["decision"]:
        public["decision"].update(HIDDEN_IN_A_DECISION)
        if public["decision"]["kind"] in HIDDEN:
            public["decision"].update(WAIT)
    return public


def check_view(game: Game, seat: int) -> None:
    """A seat's own secrets are there, those of others are not."""
    view = game.view(seat)
    state = game.state
    position = game.position()
    for player in view["players"]:
        other = player["seat"]
        if other == seat or game.over:
            assert player["hand"] == position["hands"][other]
        else:
            assert player["hand"] is None
            revealed = [
                row["character"] for row in view["characters"] if row["revealed"] and row["player"] == other
            ]
            assert player["characters"] == revealed
        if player["museum"] is not None:
            assert player["museum"]["cards"] == (position["museum"] if other == seat else None)
        assert player["hand_size"] == len(position["hands"][other])
    for row in view["characters"]:
        held = position["held"][row["rank"] - 1]
        known = row["revealed"] or held == seat or (game.over and isinstance(held, int))
        assert row["player"] == (held if known else None)
        assert row["face_up"] == (held == "face_up")
    if view["decision"] is not None and view["decision"]["seat"] == seat:
        assert view["decision"]["options"] == [str(choice) for choice in game.decision.options]
    elif view["decision"] is not None:
        decided: dict[str, Any] = {"seat": game.decision.seat, "kind": game.decision.kind}
        if game.decision.kind in HIDDEN:
            decided = WAIT
        assert view["decision"] == {**decided, **HIDDEN_IN_A_DECISION}
    if state.warrants and (state.held[1] == seat or state.warrant_shown):
        signed = [row["rank"] for row in view["characters"] if row["signed"]]
        assert signed == ([state.signed] if state.signed and state.warrants >> state.signed & 1 else [])
    else:
        assert all(row["signed"] is None for row in view["characters"])


@pytest.mark.parametrize("players", range(2, 9))
def test_views_and_events(players: int) -> None:
    """The spectator's view is the public part of everybody's; the rest of a view is that seat's own."""
    for number in range(GAMES // 7 + 1):
        game, player = some_game(f"views {players} {number}", players)
        pick = random.Random(f"views {players} {number}")
        for _ in walk(game, player):
            if pick.random() < 0.1:
                spectator = game.view(None)
                assert json.loads(json.dumps(spectator)) == spectator
                for seat in range(players):
                    view = game.view(seat)
                    assert json.loads(json.dumps(view)) == view
                    assert public_part(game, seat) == visible(spectator)
                    check_view(game, seat)
            if pick.random() < 0.01:
                check_events(game)
        for seat in range(players):
            assert public_part(game, seat) == visible(game.view(None))
            check_view(game, seat)
            assert json.loads(json.dumps(game.events(seat))) == game.events(seat)
        check_events(game)


def looks_at_face_down(game: Game, viewer: int | None) -> bool:
    """D3: the crowned player of older editions, while the characters are chosen."""
    return (
        game.state.config.parameters.face_down_seen
        and game.view(None)["phase"] == "draft"
        and viewer == game.state.crown
    )


def other_world(game: Game, viewer: int | None, rng: random.Random) -> Game | None:
    """The same position with everything redealt that the viewer cannot see; None if that is impossible."""
    position = game.position()
    decision = game.decision
    kind, deciding = decision.kind, decision.seat == viewer
    # Cards: the other hands, the deck, what lies under another's Museum, and cards drawn to choose from.
    slots: list[tuple[list[str], int]] = []
    for seat, hand in enumerate(position["hands"]):
        open_hand = kind in ("wizard", "fortune_teller") and deciding and position["stack"][-1][2] == seat
        if seat != viewer and not open_hand:
            slots.extend((hand, index) for index in range(len(hand)))
    slots.extend((position["deck"], index) for index in range(len(position["deck"])))
    owner = next((seat for seat, city in enumerate(position["cities"]) if "museum" in str(city)), None)
    if owner != viewer:
        slots.extend((position["museum"], index) for index in range(len(position["museum"])))
    if kind in ("keep", "study", "replace", "wagon_keep") and not deciding:
        slots.extend((position["aside"], index) for index in range(len(position["aside"])))
    cards = [holder[index] for holder, index in slots]
    rng.shuffle(cards)
    for (holder, index), card in zip(slots, cards, strict=True):
        holder[index] = card
    # Characters not called yet, or silent because murdered, that the viewer does not hold and cannot see.
    hidden = [
        rank
        for rank, place in enumerate(position["held"], start=1)
        if (rank > position["called"] or rank == position["murdered"])
        and not position["revealed"] >> rank & 1
        and place not in (viewer, "face_up")
        and not (place == "face_down" and looks_at_face_down(game, viewer))
        and not (place == "pile" and deciding)
    ]
    # Everybody else keeps as many characters as before.
    places = [position["held"][rank - 1] for rank in hidden]
    rng.shuffle(places)
    for rank, place in zip(hidden, places, strict=True):
        position["held"][rank - 1] = place
    # Which warrant is signed and which threat has the flower.
    for mask, mark in (("warrants", "signed"), ("threats", "flower")):
        ranks = [rank for rank in range(1, 10) if position[mask] >> rank & 1]
        knower = position["held"][0] if mark == "signed" else position["blackmailer"]
        known = mark == "signed" and position["warrant_shown"]
        if position[mark] in ranks and knower != viewer and not known:
            position[mark] = rng.choice(ranks)
    try:
        return Game.from_position(position)
    except ValueError:
        return None


@pytest.mark.parametrize("players", range(2, 9))
def test_nothing_seen_depends_on_hidden_facts(players: int) -> None:
    """T12: with the hidden cards and characters redealt, a seat sees no difference."""
    compared = changed = 0
    for number in range(12):
        rng = random.Random(f"worlds {players} {number}")
        for game in positions(f"worlds {players} {number}", 0.1, players):
            for viewer in (None, *range(players)):
                other = other_world(game, viewer, rng)
                if other is not None:
                    assert visible(other.view(viewer)) == visible(game.view(viewer))
                    compared += 1
                    changed += other.digest() != game.digest()
    assert compared > 200
    assert changed > compared * 0.9, "the worlds must really differ"
