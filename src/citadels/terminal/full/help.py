"""The help of the full screen: its keys, and what colours, letters and signs mean."""

from textual.content import Content

from citadels.cards.districts import TYPE_NAMES
from citadels.lang import Speaker
from citadels.lang.no_break import with_plain_spaces
from citadels.terminal.full.parts import CROWN, GOLD, HAND, POINTS, SIGNS


def help_text(speaker: Speaker) -> Content:
    say = speaker.say
    parts: list[tuple[str, str]] = [(f"{say('screen-help')}\n\n", "")]
    for type in TYPE_NAMES:
        parts.append((f" {say(f'page-letter_{type}')} ", f"bold $type-text on $type-{type}"))
        parts.append((f" {say(f'type-{type}')}   ", ""))
    figures = {CROWN: "board-crown", GOLD: "table-gold", HAND: "table-hand", POINTS: "table-points"}
    signs = {sign: f"mark-{mark}" for mark, sign in SIGNS.items()}
    for some in (figures, signs):
        told = "   ".join(f"{sign} {say(id)}" for sign, id in some.items())
        parts.append((f"\n\n{told}", ""))
    parts.append((f"\n\n{say('screen-plain')}", ""))
    return Content.assemble(*((with_plain_spaces(text), style) for text, style in parts))
