"""The table as a picture: a row for each player, with cards in the colours of their types."""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from citadels.cards.districts import KIND_BY_NAME, NO_TYPE, TYPE_NAMES, TYPE_OF
from citadels.lang import Speaker, find_language

_WIDTH: Final = 1020
_MARGIN: Final = 12
_ROW: Final = 84
_CARD: Final = (94, 44)
_GAP: Final = 6
_PAPER: Final = (247, 241, 227)
_INK: Final = (43, 38, 32)
_COLOURS: Final = {
    "noble": (214, 170, 44),
    "religious": (79, 124, 186),
    "trade": (78, 145, 85),
    "military": (184, 70, 62),
    "unique": (135, 92, 160),
}
_NO_COLOUR: Final = (140, 132, 120)
_BACK: Final = (96, 84, 70)


def picture(view: Mapping[str, Any]) -> NDArray[np.uint8]:
    """A view as an array of RGB pixels."""
    players = view["players"]
    height = _ROW * (len(players) + 2) + 2 * _MARGIN
    image = Image.new("RGB", (_WIDTH, height), _PAPER)
    draw = ImageDraw.Draw(image)
    font = ImageFont.load_default(13)
    speaker = Speaker(find_language("en"), view["viewer"], view["edition"])
    _say(
        draw,
        font,
        0,
        speaker.say("board-head", round=view["round"], deck=view["deck"], size=view["city_size"]),
    )
    _characters(draw, font, view, speaker)
    for row, player in enumerate(players, 1):
        _player(draw, font, row, player, view, speaker)
    viewer = view["viewer"]
    if viewer is not None:
        row = len(players) + 1
        hand = players[viewer]["hand"] or ()
        _say(draw, font, row, speaker.say("board-hand_size", count=len(hand)))
        for place, card in enumerate(hand):
            _card(draw, font, row, place, card, speaker)
    return np.asarray(image)


_Draw = ImageDraw.ImageDraw
_Font = ImageFont.FreeTypeFont | ImageFont.ImageFont


def _say(draw: _Draw, font: _Font, row: int, text: str) -> None:
    draw.text((_MARGIN, _MARGIN + row * _ROW), text, _INK, font)


def _characters(draw: _Draw, font: _Font, view: Mapping[str, Any], speaker: Speaker) -> None:
    """The characters of the round; those that are out or already called are pale."""
    left = _MARGIN
    for entry in view["characters"]:
        name = f"{entry['rank']} {speaker.card(entry['character'])}"
        gone = entry["face_up"] or entry["called"] or entry["murdered"]
        draw.text((left, _MARGIN + 26), name, _NO_COLOUR if gone else _INK, font)
        left += int(draw.textlength(name, font)) + 14


def _player(
    draw: _Draw, font: _Font, row: int, player: Mapping[str, Any], view: Mapping[str, Any], speaker: Speaker
) -> None:
    seat = row - 1
    turn = view["turn"]
    acting = f" · {speaker.card(turn['acting'])}" if turn and turn["seat"] == seat else ""
    gold = speaker.say("count-gold", count=player["gold"])
    hand = speaker.say("board-hand_size", count=player["hand_size"])
    text = f"{speaker.player(seat)}: {gold}, {hand}{acting}"
    _say(draw, font, row, text)
    if view["crown"] == seat:
        _crown(draw, _MARGIN + draw.textlength(text, font) + 10, _MARGIN + row * _ROW + 3)
    for place, district in enumerate(player["city"]):
        _card(draw, font, row, place, district["card"], speaker)


def _crown(draw: _Draw, left: float, top: float) -> None:
    points = ((0, 0), (5, 6), (9, 0), (13, 6), (18, 0), (18, 12), (0, 12))
    draw.polygon([(left + x, top + y) for x, y in points], _COLOURS["noble"], _INK)


def _card(draw: _Draw, font: _Font, row: int, place: int, card: str | None, speaker: Speaker) -> None:
    left = _MARGIN + place * (_CARD[0] + _GAP)
    top = _MARGIN + row * _ROW + 22
    kind = None if card is None else TYPE_OF[KIND_BY_NAME[card]]
    colour = _BACK if kind is None else _NO_COLOUR if kind == NO_TYPE else _COLOURS[TYPE_NAMES[kind]]
    draw.rounded_rectangle((left, top, left + _CARD[0], top + _CARD[1]), 5, colour)
    if card is not None:
        name = speaker.card(card)
        while name and draw.textlength(name, font) > _CARD[0] - 8:
            name = name[:-1]
        draw.text((left + 4, top + 4), name, (255, 255, 255), font)
