"""Sentences over whole random games: always there, never ambiguous, never more than a seat may know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from citadels import Game, Setup
from citadels.cards.editions import EDITIONS
from citadels.lang import LANGUAGES, Speaker, find_language
from citadels.lang.no_break import with_plain_spaces
from citadels.rules.explain import Reason
from citadels.tables.messages import FinalScore
from citadels.terminal.board import board_lines
from citadels.terminal.log_lines import log_lines
from citadels.terminal.sheet import final_lines, score_line, sheet_lines

SEEDS = range(10)
ENGLISH = find_language("en")


def random_setup(seed: int) -> Setup:
    edition = list(EDITIONS.values())[seed % len(EDITIONS)]
    least, most = edition.players
    players = least + seed % (most - least + 1)
    return Setup(edition=edition.id, players=players, set="random", action_cards=seed % 3 == 0)


def odd(text: str) -> bool:
    """Whether a sentence contains something meant for programs."""
    return any(sign in text for sign in ("_", "{", "}", "None", "  ", "()", "..", " .", " ,"))


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_game_in_words(seed: int, code: str) -> None:
    dice = Random(seed)
    game = Game(random_setup(seed), seed)
    language = find_language(code)
    while not game.over:
        decision = game.decision
        speaker = Speaker.at_table(language, game, decision.seat)
        view = game.view(decision.seat)
        asked = speaker.decision(view)
        assert asked[-1] in ".?"
        phrases = [
            speaker.choice(decision.kind, option, foreseen)
            for option, foreseen in zip(decision.options, view["decision"]["foreseen"], strict=True)
        ]
        # Two Ticket Wagons of a player with as much gold on them are alike.
        options = zip(decision.options, phrases, strict=True)
        others = [phrase for option, phrase in options if option.verb != "use_wagon"]
        assert len(set(others)) == len(others), phrases
        assert not any(odd(phrase) for phrase in (*phrases, asked))
        game.play(decision.options[dice.randrange(len(phrases))])
    for viewer in (*range(game.players), None):
        speaker = Speaker.at_table(language, game, viewer)
        told = [line.strip() for line in log_lines(game.events(viewer), speaker)]
        told += [" ".join(line.split()) for line in board_lines(game.view(viewer), speaker)]
        assert not [line for line in told if odd(line)]
        assert not any("_" in line or "{" in line or "None" in line for line in final_lines(game, speaker))


def test_the_price_that_a_phrase_names_is_the_price() -> None:
    game = Game(Setup(players=4, set="random"), 5)
    dice = Random(5)
    built = 0
    while not game.over:
        decision = game.decision
        since = len(game.events(decision.seat))
        number = dice.randrange(len(decision.options))
        option = decision.options[number]
        foreseen = game.view(decision.seat)["decision"]["foreseen"][number]
        phrase = Speaker(ENGLISH, decision.seat).choice(decision.kind, option, foreseen)
        game.play(option)
        if phrase.startswith("Build ") and phrase.endswith(" gold)"):
            price = int(phrase.split("(")[1].split()[0])
            paid = [seen["gold"] for seen in game.events(decision.seat, since) if seen["event"] == "paid"]
            assert paid[0] == price
            built += 1
    assert built > 10


def test_everything_foreseen_is_an_argument_that_nobody_hides() -> None:
    from citadels.rules.choices import VERBS
    from citadels.rules.event_kinds import EVENT_KINDS

    looking_ahead = [verb for verb in VERBS.values() if verb.foresees]
    assert len(looking_ahead) >= 30
    for verb in looking_ahead:
        arguments = EVENT_KINDS[verb.foresees].arguments
        assert set(verb.foreseen) <= {argument.name for argument in arguments if not argument.secret}


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_reason_is_told_with_and_without_what_it_is_about(code: str) -> None:
    from citadels.rules.reasons import REASONS

    words: dict[str, int | str] = {"card": "keep", "character": "king", "seat": 1, "district": "market"}
    speaker = Speaker(find_language(code), 0)
    for kind in REASONS:
        own: dict[str, int | str] = {kind.figure: 3} if kind.figure else {}
        for arguments in (own, {**words, **own}, {**words, **own, "seat": 0}):
            told = speaker.reason(Reason(kind.id, arguments))
            assert told[-1] in ".!", kind.id
            assert not odd(told)


def test_score_lines_are_words_or_names_of_cards() -> None:
    speaker = Speaker(ENGLISH)
    assert score_line("dragon_gate", speaker) == "Dragon Gate"
    assert score_line("districts", speaker) == "Cost of the districts"


def test_secrets_stay_secret_in_words() -> None:
    game = Game(Setup(players=4, set="random"), 2)
    dice = Random(2)
    while not game.over:
        game.play(dice.choice(game.decision.options))
    assert not any(" chooses " in line for line in log_lines(game.events(None), Speaker(ENGLISH)))
    for seat in range(game.players):
        lines = list(log_lines(game.events(seat), Speaker(ENGLISH, seat)))
        assert any(line.startswith("You choose the ") for line in lines)
        assert not any(line.startswith("Player ") and " chooses the " in line for line in lines)


def test_events_in_a_row_are_told_at_once() -> None:
    events: list[dict[str, Any]] = [
        {"event": "called", "by": 0, "character": "king"},
        {"event": "silent", "character": "king"},
        {"event": "called", "by": 0, "character": "bishop"},
        {"event": "silent", "character": "bishop"},
        {"event": "called", "by": 0, "character": "merchant"},
        {"event": "revealed", "seat": 1, "character": "merchant"},
        {"event": "paid", "seat": 1, "gold": 3, "for": "docks"},
        {"event": "built", "seat": 1, "card": "docks"},
        {"event": "turn_ended", "seat": 1},
        {"event": "crown_moved", "from": 1, "to": 0},
    ]
    assert list(log_lines(events, Speaker(ENGLISH, 0))) == [
        "No one answers for the King and the Bishop.",
        "Player 1 is the Merchant.",
        "  Player 1 builds Docks for 3 gold.",
        "The crown passes from Player 1 to you.",
    ]


def test_the_same_event_for_those_who_know_and_those_who_do_not() -> None:
    known = {"event": "card_given", "seat": 1, "to": 0, "card": "thieves_den"}
    hidden = {**known, "card": None}
    assert Speaker(ENGLISH, 0).event(known) == "Player 1 gives Thieves’ Den to you."
    assert Speaker(ENGLISH, 2).event(hidden) == "Player 1 gives a card to Player 0."
    assert Speaker(ENGLISH, 1).event(known) == "You give Thieves’ Den to Player 0."
    assert Speaker(ENGLISH, 2, names=("Ann", "bob")).event(hidden) == "bob gives a card to Ann."


OWN = {
    "en": (
        "Bea destroys their own Market for 2 gold.",
        "Bea destroys the Armory, and their own Market with it.",
    ),
    "cs": ("Bea bourá vlastní Tržiště za 2 mince.", "Bea bourá Zbrojnici a s ní i vlastní Tržiště."),
    "pl": (
        "Bea niszczy Targowisko we własnym mieście za 2 monety.",
        "Bea poświęca Arsenał i niszczy Targowisko we własnym mieście.",
    ),
    "ru": (
        "Bea разрушает рынок в своём городе за 2 золотых.",
        "Bea взрывает арсенал, а с ним и рынок в своём городе.",
    ),
    "fr": ("Bea détruit son Marché pour 2 pièces d’or.", "Bea fait sauter la Poudrière, et son Marché avec."),
    "hu": (
        "Bea 2 aranyért elpusztítja a saját Piacát.",
        "Bea elpusztítja a Fegyvertárat, és vele a saját Piacát.",
    ),
    "de": (
        "Bea zerstört für 2 Gold den Markt in der eigenen Stadt.",
        "Bea zerstört die Waffenkammer und mit ihr den Markt in der eigenen Stadt.",
    ),
}


@pytest.mark.parametrize("code", OWN)
def test_somebody_destroys_a_district_of_their_own(code: str) -> None:
    speaker = Speaker(find_language(code), 0, "deluxe", ("Ada", "Bea", "Cy"))
    told = [
        speaker.event({"event": event, "seat": 1, "owner": 1, "district": "market", "gold": 2})
        for event in ("destroyed", "armory_used")
    ]
    assert [with_plain_spaces(text or "") for text in told] == list(OWN[code])
    of_another = speaker.event({"event": "destroyed", "seat": 1, "owner": 2, "district": "market", "gold": 2})
    assert of_another is not None
    assert "Cy" in of_another


@pytest.mark.parametrize("code", LANGUAGES)
def test_an_empty_deck_is_told_in_a_sentence(code: str) -> None:
    language = find_language(code)
    for event in ("drew", "cards_gathered"):
        seen: dict[str, Any] = {"event": event, "seat": 0, "cards": [], "count": 0, "to_choose": False}
        for reader, cards in ((0, []), (1, None)):
            told = Speaker(language, reader, names=("Ada", "Bea")).event({**seen, "cards": cards})
            assert told is not None
            assert language.say("card-none") not in told
            assert "(" not in told
            assert "0" not in told


def test_a_player_without_a_nickname_is_inflected_by_its_own_forms() -> None:
    took = {"event": "gold_taken", "seat": 1, "from": 2, "gold": 2}
    nameless = Speaker(find_language("cs"))
    named = Speaker(find_language("cs"), names=("Anna", "Bruno", "Cyril"))
    assert nameless.event(took) == "Hráč 1\u00a0bere 2\u00a0mince od hráče 2."
    assert named.event(took) == "Bruno bere 2\u00a0mince od hráče Cyril."


@pytest.mark.parametrize("code", LANGUAGES)
def test_income_that_does_not_come_is_not_counted(code: str) -> None:
    """An income of a card is not called 0 gold and 1 card."""
    speaker = Speaker(find_language(code))
    for id in ("choice-income", "choice-income_in_gold"):
        for gold, cards in ((0, 1), (3, 0)):
            assert "0" not in speaker.say(id, gold=gold, cards=cards, number=gold)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_haunted_quarter_is_told_only_where_it_counts_as_something_else(code: str) -> None:
    speaker = Speaker(find_language(code), names=("Ada", "Bea"))
    for type, told in (("unique", 0), ("noble", 1), (None, 0)):
        sheet = [FinalScore(lines=[], total=3, haunted_type=type, won=True)]
        assert len(sheet_lines(sheet, speaker)) == 1 + told
