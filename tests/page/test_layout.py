"""The layout of the table, in figures: every window, number of players, city and hand."""

from itertools import product
from math import ceil
from typing import Any

import pytest

from tests.page.node import answers

DESKTOPS = ((1280, 600), (1366, 625), (1280, 800), (1440, 900), (1920, 1080), (2560, 1440))
PHONES = ((360, 640), (390, 844), (430, 932), (640, 360), (844, 390), (932, 430), (768, 1024))
PLAYERS = range(2, 9)
CITIES = range(11)
HANDS = range(13)
HEADER = 40
# Pixels at 16 to a rem: frames, spaces between places, and what a city needs besides its cards.
PAD, SPACE, SIDES, ENDS, LINE, IDENTITY, HAND_ENDS, GAP, TILE_GAP = 8, 6, 14, 15, 28, 20, 20, 4, 3


def space(window: tuple[int, int], players: int, **changed: Any) -> dict[str, Any]:
    width, height = window
    given = {
        "width": width,
        "height": height - (HEADER if window in DESKTOPS else 0),
        "rem": 16,
        "players": players,
        "seated": True,
        "capacity": 8 if players < 4 else 7,
        "characters": 9 if players == 8 else 8,
        "cards": "normal",
        "zen": False,
        "log": 0,
    }
    return {**given, **changed}


def laid_out(windows: Any, **changed: Any) -> list[tuple[dict[str, Any], Any]]:
    """What is laid out for each window with every number of players, every city and a hand of each size."""
    cases = [
        {"arrange": space(window, players, **changed), "city": city, "hand": hand}
        for window, players in product(windows, PLAYERS)
        for city, hand in zip([*CITIES, *([CITIES[-1]] * (len(HANDS) - len(CITIES)))], HANDS, strict=True)
    ]
    return list(zip(cases, answers("layout.ts", cases), strict=True))


def fills(fit: dict[str, Any], count: int, width: float, height: float) -> bool:
    """Whether so many cards of this size lie in a box without leaving it."""
    if not count:
        return True
    gap = GAP if fit["form"] == "card" else TILE_GAP
    columns = min(fit["columns"], count)
    rows = ceil(count / columns)
    across = columns * fit["width"] + (columns - 1) * gap
    down = rows * fit["height"] + (rows - 1) * gap
    return bool(across <= width + 0.5 and down <= height + 0.5)


def districts_fit(plan: dict[str, Any], frame: dict[str, float], count: int) -> bool:
    header = ENDS + LINE + (IDENTITY if plan["lines"] == 2 else 0)
    return fills(plan["fit"], count, frame["width"] - SIDES, frame["height"] - header)


@pytest.mark.parametrize("cards", ["compact", "normal", "large"])
def test_everything_is_on_screen_on_a_desktop(cards: str) -> None:
    for case, found in laid_out(DESKTOPS, cards=cards):
        asked, areas = case["arrange"], found["areas"]
        told = (asked["width"], asked["height"], asked["players"], case["city"], case["hand"])
        assert areas["mode"] == "wide", told
        # The places fill the window exactly, none overlaps another.
        heights = [areas[zone]["height"] for zone in ("others", "strip", "status", "own")]
        assert sum(heights) + 3 * SPACE + 2 * PAD == pytest.approx(asked["height"], abs=1), told
        across = (
            areas["others"]["width"] + areas["side"]["width"],
            areas["own"]["width"] + areas["hand"]["width"],
        )
        for width in across:
            assert width + SPACE + 2 * PAD == pytest.approx(asked["width"], abs=1), told
        # Rows have no holes, and everybody has a place.
        assert sum(areas["rows"]) == asked["players"] - 1, told
        for city in found["cities"]:
            fit = city["plan"]["fit"]
            assert fit["form"] != "dot", told
            assert 56 <= fit["width"] <= 160, told
            assert districts_fit(city["plan"], city["frame"], case["city"]), told
        assert found["own"]["fit"]["form"] != "dot", told
        assert 56 <= found["own"]["fit"]["width"] <= 160, told
        assert districts_fit(found["own"], areas["own"], case["city"]), told
        hand = found["hand"]
        assert hand["form"] != "dot", told
        assert 56 <= hand["width"] <= 160, told
        assert fills(hand, case["hand"], areas["hand"]["width"] - PAD, areas["hand"]["height"] - HAND_ENDS), (
            told
        )


def test_cards_have_their_pictures_where_there_is_room() -> None:
    for case, found in laid_out(((1440, 900), (1920, 1080), (2560, 1440))):
        asked = case["arrange"]
        if case["city"] > asked["capacity"] or case["hand"] > 7:
            continue
        told = (asked["width"], asked["height"], asked["players"], case["city"])
        plans = [city["plan"] for city in found["cities"]] + [found["own"]]
        assert {plan["fit"]["form"] for plan in plans} == {"card"}, told
        assert found["hand"]["form"] == "card", told


@pytest.mark.parametrize(
    ("window", "players", "narrowest"),
    [((1920, 1080), 2, 120), ((2560, 1440), 4, 120), ((2560, 1440), 8, 90)],
)
def test_cards_grow_with_the_window(window: tuple[int, int], players: int, narrowest: int) -> None:
    """Panels are not left half empty."""
    [found] = answers("layout.ts", [{"arrange": space(window, players), "city": 7, "hand": 6}])
    plans = [*(city["plan"]["fit"] for city in found["cities"]), found["own"]["fit"], found["hand"]]
    assert min(fit["width"] for fit in plans) >= narrowest


def test_phones_have_their_three_zones_on_screen() -> None:
    for case, found in laid_out(PHONES):
        asked, areas = case["arrange"], found["areas"]
        told = (asked["width"], asked["height"], asked["players"], case["hand"])
        assert areas["mode"] == ("flat" if asked["width"] > asked["height"] else "tall"), told
        left = [areas["bar"], *(areas[zone]["height"] for zone in ("strip", "others", "own"))]
        dock = [areas[zone]["height"] for zone in ("hand", "status")]
        if areas["mode"] == "tall":
            assert sum(left) + sum(dock) + 5 * SPACE + 2 * PAD == pytest.approx(asked["height"], abs=1), told
        else:
            assert sum(left) + 3 * SPACE + 2 * PAD == pytest.approx(asked["height"], abs=1), told
            assert sum(dock) + SPACE + 2 * PAD == pytest.approx(asked["height"], abs=1), told
        for city in found["cities"]:
            assert city["frame"]["height"] >= 24, told  # a finger finds it
        # The hand is never scrolled.
        hand = found["hand"]
        assert hand["form"] != "dot", told
        assert fills(hand, case["hand"], areas["hand"]["width"] - PAD, areas["hand"]["height"] - HAND_ENDS), (
            told
        )


@pytest.mark.parametrize("change", [{"zen": True}, {"seated": False}, {"rem": 18}])
def test_other_tables_fit_as_well(change: dict[str, Any]) -> None:
    for case, found in laid_out(DESKTOPS, **change):
        asked, areas = case["arrange"], found["areas"]
        told = (change, asked["width"], asked["height"], asked["players"], case["city"])
        assert sum(areas["rows"]) == asked["players"] - asked["seated"], told
        assert areas["others"]["height"] > 0, told
        if asked["rem"] == 16:
            assert {city["plan"]["fit"]["form"] for city in found["cities"]} <= {"card", "tile"}, told


def test_growing_cities_change_no_place() -> None:
    """Only the size of the window and of the table decide where things are."""
    for window in DESKTOPS + PHONES:
        cases = [{"arrange": space(window, 6), "city": city, "hand": city} for city in (0, 5, 10)]
        assert len({str(found["areas"]) for found in answers("layout.ts", cases)}) == 1


def test_buttons_keep_their_places() -> None:
    steps: list[tuple[list[str | None], list[str]]] = [
        ([], ["gold", "cards"]),
        (["gold", "cards"], ["cards"]),
        (["gold", "cards", "crown"], ["crown", "income"]),
        ([None, "cards"], ["cards", "income"]),
    ]
    found = answers("layout.ts", [{"slots": step} for step in steps])
    assert found == [
        ["gold", "cards"],
        [None, "cards"],  # nothing moves up
        [None, None, "crown", "income"],  # a place just left stays empty
        ["income", "cards"],  # one that was empty before is taken
    ]
