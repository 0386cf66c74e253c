"""The position on the table, from a view."""

from collections.abc import Mapping
from typing import Any

from citadels.terminal import english
from citadels.terminal.wording import (
    Wording,
    card_type,
    cards_number,
    full_card,
    listed,
    name,
    points_number,
    sentence,
)

_BOARD = english.BOARD


def board_lines(view: Mapping[str, Any], words: Wording) -> list[str]:
    """The whole position as its viewer may know it."""
    lines = [_BOARD["head"].format(round=view["round"], deck=view["deck"], size=view["city_size"])]
    if view["last_round"]:
        lines.append(_BOARD["last_round"])
    if view["tax"]:
        lines.append(_BOARD["tax"].format(gold=view["tax"]))
    for player in view["players"]:
        lines.extend(_player_lines(player, view["crown"], words))
    lines.append(
        _BOARD["ranks"].format(ranks=" · ".join(_rank(entry, words) for entry in view["characters"]))
    )
    if words.viewer is not None:
        lines.append(_hand_line(view["players"][words.viewer]["hand"]))
    return lines


def own_lines(player: Mapping[str, Any]) -> list[str]:
    """What changes in the course of an own turn."""
    points = points_number(player["score"]["total"])
    city = _districts(player["city"])
    own = _BOARD["own"].format(gold=player["gold"], points=points, city=city)
    return [own, _hand_line(player["hand"])]


def _player_lines(player: Mapping[str, Any], crown: int, words: Wording) -> list[str]:
    characters = listed([name(character) for character in player["characters"]])
    shown = _BOARD["characters"].format(characters=characters) if player["characters"] else ""
    lines = [
        _BOARD["player"].format(
            crown=_BOARD["crown"] if player["seat"] == crown else " ",
            name=sentence(words.player(player["seat"])),
            gold=player["gold"],
            hand=cards_number(player["hand_size"]),
            points=points_number(player["score"]["total"]),
            complete=_BOARD["complete"] if player["complete"] else "",
            characters=shown,
        ),
        _BOARD["city"].format(districts=_districts(player["city"])),
    ]
    museum = player["museum"]
    if museum and museum["count"]:
        known = ": " + listed([name(card) for card in museum["cards"]]) if museum["cards"] else ""
        lines.append(_BOARD["museum"].format(count=cards_number(museum["count"]), known=known))
    return lines


def _districts(city: list[Mapping[str, Any]]) -> str:
    told = [
        _BOARD["district"].format(name=name(entry["card"]), cost=entry["cost"], type=card_type(entry["card"]))
        for entry in city
    ]
    return ", ".join(told) if told else _BOARD["no_city"]


def _rank(entry: Mapping[str, Any], words: Wording) -> str:
    """A character and all that is known of it."""
    title = _BOARD["rank"].format(rank=entry["rank"], name=name(entry["character"]))
    marks = [words.player(entry["player"])] if entry["player"] is not None else []
    marks += [text for mark, text in english.MARKS.items() if entry.get(mark)]
    if entry["called"] and not entry["revealed"] and not entry["face_up"]:
        marks.append(english.MARKS["silent"])
    return _BOARD["mark"].format(rank=title, marks=", ".join(marks)) if marks else title


def _hand_line(hand: list[str]) -> str:
    if not hand:
        return _BOARD["empty_hand"]
    return _BOARD["hand"].format(cards=", ".join(full_card(card) for card in hand))
