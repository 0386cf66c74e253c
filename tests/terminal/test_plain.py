"""The plain game: what is typed, and what is answered."""

from __future__ import annotations

import io

import pytest

from citadels import Game, Setup
from citadels.bots import find_bot
from citadels.cards.districts import COSTS, KIND_BY_NAME
from citadels.lang import Speaker, find_language
from citadels.terminal.local import LocalSitting
from citadels.terminal.options import Offers
from citadels.terminal.plain import PlainGame
from citadels.terminal.screen import Screen
from citadels.terminal.typed import as_choice_texts

# Seat 0 chooses a character first and takes the Assassin, or else the first one.
SETUP = Setup(players=4, crown=0)


def played(typed: str, seed: int = 1, setup: Setup = SETUP, width: int | None = None) -> tuple[Game, str]:
    game = Game(setup, seed)
    out = io.StringIO()
    bot = find_bot("random")
    bots = {seat: bot.player(seat) for seat in range(1, setup.players)}
    sitting = LocalSitting(game, Speaker(find_language("en"), 0), bots)
    PlainGame(sitting, Screen(io.StringIO(typed), out, width)).play()
    return game, out.getvalue()


def answer(typed: str, seed: int = 1) -> list[str]:
    """The lines printed after one line was typed at the first decision of seat 0."""
    _, said = played(typed + "\n", seed)
    return said.partition(f"> {typed}\n")[2].splitlines()


def test_the_position_is_shown_with_hand_cities_and_characters() -> None:
    game, said = played("")
    view = game.view(0)
    assert "♛ You " in said
    assert "Player 3 " in said
    hand = next(line for line in said.splitlines() if line.startswith("Your hand: "))
    assert hand.count("(") == view["players"][0]["hand_size"]
    ranks = next(line for line in said.splitlines() if line.startswith("Characters: "))
    assert ranks.count(" · ") == 7
    face_up = [entry["character"].title() for entry in view["characters"] if entry["face_up"]]
    assert all(f"{name} (discarded face up)" in ranks for name in face_up)
    assert len(face_up) == 2


def test_numbers_names_and_only_legal_ones_are_played() -> None:
    first = Game(SETUP, 1).decision.options
    by_number, _ = played("2\n")
    by_name, _ = played(f"{first[1]}\n")
    loudly, _ = played(f"  Choose THE {first[1].arguments['character']}  \n")
    refused, _ = played("0\n99\n-1\n1.5\n²\n\n 1 2\nbuild castle\n")
    assert by_number.record()["choices"][0] == str(first[1])
    assert by_name.digest() == by_number.digest() == loudly.digest()
    assert refused.record()["choices"] == []


@pytest.mark.parametrize("typed", ["0", "99", "-1", "1.5", "²", "", "1 2", "abc", "9" * 5000, "Ω" * 50])
def test_wrong_input_is_told_what_is_allowed(typed: str) -> None:
    count = len(Game(SETUP, 1).decision.options)
    assert answer(typed)[0] == f"Please type a number from 1 to {count}, or ? for help."


def test_help_and_position_on_demand() -> None:
    assert any("why TEXT" in line for line in answer("?"))
    again = answer("p")
    assert again[1].startswith("Round 1 ")
    assert "Choose your character for this round." in again


def test_why_explains_in_a_sentence() -> None:
    option = Game(SETUP, 1).decision.options[0]
    assert answer("why build castle")[0] == "That’s not what you’re being asked right now."
    assert answer(f"why {option}")[0] == "You can do that: it’s number 1."
    assert answer("why choose tax collector")[0].startswith("You can’t choose that")
    assert answer("why")[0] == "Ask like this: why build castle"
    assert answer("why fly to the moon")[0] == "There is no such choice in this game."


def test_a_refused_name_is_explained() -> None:
    refused = "You can’t do that now: That’s not what you’re being asked right now."
    assert answer("Build the Dragon Gate")[0] == refused


def test_too_dear_and_not_in_hand_come_from_the_engine() -> None:
    # Seat 0 chooses, and at its turn asks before it has gathered and after.
    game, said = played("1\nwhy end turn\ntake gold\nwhy build library\nwhy take gold\n")
    assert "Gather first: take gold or draw cards." in said
    assert "You’ve already gathered this turn." in said
    assert ("Library is not in that hand." in said) == ("library" not in game.view(0)["players"][0]["hand"])


def test_enter_takes_the_only_choice() -> None:
    typed = ""
    game, _ = played(typed)
    while len(game.decision.options) != 1:
        assert played(typed + "\n")[0].digest() == game.digest()
        typed += "1\n"
        game, _ = played(typed)
    assert "Please type 1, or ? for help." in played(typed + "2\n")[1]
    assert played(typed + "\n")[0].digest() == played(typed + "1\n")[0].digest() != game.digest()


def test_lines_are_wrapped_to_the_terminal() -> None:
    _, wide = played("1\n" * 60)
    _, narrow = played("1\n" * 60, width=60)
    assert max(map(len, wide.splitlines())) > 100
    assert max(map(len, narrow.splitlines())) <= 60
    assert wide.split() == narrow.split()


@pytest.mark.parametrize("players", range(2, 9))
def test_whole_games_with_every_number_of_players(players: int) -> None:
    setup = Setup(players=players, set="random", crown=0)
    game, said = played("1\n2\n" * 2000, seed=players, setup=setup)
    assert game.over
    sheet = said.partition("Final scores\n")[2]
    assert sheet.startswith(f"You: {game.scores[0].total} point")
    [winner] = game.winners
    name = "You win" if winner == 0 else f"Player {winner} wins"
    assert f"{name} with {game.scores[winner].total} point" in sheet


def test_a_tie_is_explained() -> None:
    for seed in range(400):
        setup = Setup(players=8, city_size=4)
        game, said = played("1\n" * 400, seed, setup)
        totals = [sheet.total for sheet in game.scores]
        if totals.count(max(totals)) > 1:
            assert "the highest-ranked character of the last round decides." in said
            return
        assert "The runner-up has" in said
    raise AssertionError("no tie in 400 games")


def test_typed_names() -> None:
    assert list(as_choice_texts("Build the  Dragon Gate")) == [
        "build dragon gate",
        "build_dragon gate",
        "build dragon_gate",
        "build_dragon_gate",
    ]
    assert "build thieves_den" in as_choice_texts("build Thieves’ Den")
    assert list(as_choice_texts("")) == []
    assert list(as_choice_texts("a " * 9)) == []


def test_choices_of_a_turn_come_in_groups_with_reasons() -> None:
    _, said = played("1\n1\n")
    turn = said.rpartition("What will you do?\n")[2].partition("\n> ")[0].splitlines()
    heads = [line for line in turn if not line.startswith(" ")]
    assert heads == [
        head for head in ("Gather", "Build", "Your character", "Your districts", "Turn") if head in heads
    ]
    assert "Turn" in heads
    numbers = [int(line.partition(".")[0]) for line in turn if line.strip()[0].isdigit()]
    assert numbers == list(range(1, len(numbers) + 1))


def test_what_cannot_be_built_is_listed_with_the_reason() -> None:
    for seed in range(20):
        game, said = played("1\ntake gold\n", seed)
        hand = game.view(0)["players"][0]["hand"]
        dear = [card for card in hand if COSTS[KIND_BY_NAME[card]] > 4]
        if dear and game.decision.kind == "turn" and game.view(0)["turn"]["acting"] == "assassin":
            name = find_language("en").card(dear[0])
            assert f"  -  {name}: You need " in said
            return
    raise AssertionError("never too dear")


def test_a_word_of_a_phrase_is_enough() -> None:
    first = Game(SETUP, 1).decision.options
    name = find_language("en").card(str(first[1].arguments["character"]))
    game, _ = played(f"{name.lower()[:5]}\n")
    assert game.record()["choices"][0] == str(first[1])
    assert answer("choose")[0].startswith("Several choices fit: 1, 2")


def test_a_card_is_enough_where_the_phrase_inflects_its_name() -> None:
    czech = find_language("cs")
    game = Game(SETUP, 1)
    while not any(option.verb in ("murder", "rob") for option in game.decision.options):
        game.play(game.decision.options[0])
    offers = Offers(game.view(game.decision.seat), game.why_not, Speaker(czech, game.decision.seat))
    merchant = next(offer for offer in offers.all if offer.option.arguments.get("character") == "merchant")
    assert "obchodnici" in merchant.phrase
    assert merchant.option in offers.fitting("obchodnice")


def test_cards_on_demand() -> None:
    assert answer("? Kinng")[0] == "There is no card “Kinng”. Did you mean: King?"
    assert answer("?keep")[0] == "Keep (unique, cost 3)"
    assert answer("? qqqqq")[0] == "There is no card “qqqqq”."
    assert answer("l")[0].startswith("— Round 1")


def test_taking_back() -> None:
    game, said = played("1\ntake gold\nu\n")
    assert "You take that back." in said
    assert game.view(0)["players"][0]["gold"] == 2
    assert answer("u")[0] == "There is nothing you can take back."


def test_players_by_name() -> None:
    assert "swap_hands 1" in as_choice_texts("swap hands ADA", ("You", "Ada"))
