"""Plots as SVG within a page. Positions are shares of the width, so text keeps its size everywhere."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

# Colours that colour-blind people can tell apart; lines differ by pattern, too.
COLOURS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#8a6d3b", "#888888")
PATTERNS: Final = ("", "9 4", "2 4", "9 4 2 4", "5 3", "14 4", "1 6", "14 4 2 4")

STYLE: Final = """
.plot { margin: .6rem 1.2rem } .plot svg { display: block; width: 100%; overflow: visible }
.plot text { fill: var(--ink); font: 13px system-ui, sans-serif } .plot .soft { fill: var(--soft) }
.plot .axis { stroke: var(--line) } .plot .even { stroke: var(--ink); stroke-dasharray: 5 4 }
.keys { display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; margin: .4rem 0 }
.keys span { white-space: nowrap }
.key { display: inline-block; width: .8em; height: .8em; border-radius: 2px; margin-right: .4em }
.line { width: 2.2em; height: .8em; margin-right: .4em; vertical-align: middle }
"""


@dataclass(frozen=True)
class Look:
    """How one bot is drawn everywhere on the page."""

    colour: str
    pattern: str


def looks(names: Sequence[str]) -> dict[str, Look]:
    return {
        name: Look(COLOURS[number % len(COLOURS)], PATTERNS[number % len(PATTERNS)])
        for number, name in enumerate(names)
    }


def key(text: str, colour: str) -> str:
    return f'<span><i class="key" style="background:{colour}"></i>{escape(text)}</span>'


def keys(parts: Sequence[str]) -> str:
    return f'<div class="keys">{"".join(parts)}</div>'


def steps(low: float, high: float, sizes: Sequence[float], most: int = 8) -> list[float]:
    """Round values that span a range, few enough to fit side by side on a phone."""
    for size in sizes:
        first, last = int(low // size), int(-(-high // size))
        if last - first < most:
            break
    return [number * size for number in range(first, last + 1)]


@dataclass(frozen=True)
class Dot:
    """A value with its interval."""

    name: str
    value: float
    low: float
    high: float
    told: str
    colour: str


_ROW: Final = 44


def dots(
    rows: Sequence[Dot], ticks: Sequence[tuple[float, str]], label: str, mark: float | None = None
) -> str:
    """For each item its name, the value in words, and below it a dot on the line of its interval."""
    height = _ROW * len(rows) + 34
    low, high = ticks[0][0], ticks[-1][0]

    def x(value: float) -> float:
        return 100 * (min(max(value, low), high) - low) / ((high - low) or 1.0)

    parts = []
    for value, text in ticks:
        parts.append(_line(x(value), 4, x(value), height - 26, "axis"))
        parts.append(_text(x(value), height - 8, text, "middle", "soft"))
    if mark is not None:
        parts.append(_line(x(mark), 4, x(mark), height - 26, "even"))
    for number, row in enumerate(rows):
        y = 16 + _ROW * number
        parts.append(_text(0, y, row.name, halo=True))
        parts.append(_text(100, y, row.told, "end", "soft", halo=True))
        look = f'stroke="{row.colour}" stroke-width="5" stroke-linecap="round" opacity=".45"'
        parts.append(
            f'<line x1="{x(row.low):.2f}%" x2="{x(row.high):.2f}%" y1="{y + 14}" y2="{y + 14}" {look}/>'
        )
        parts.append(f'<circle cx="{x(row.value):.2f}%" cy="{y + 14}" r="6" fill="{row.colour}"/>')
    return _plot(height, parts, label)


def curves(
    lines: Mapping[str, Mapping[int, float]], look: Mapping[str, Look], step: int, axis: str, label: str
) -> str:
    """A distribution for each name: the share of cases from each start to a step above it."""
    starts = sorted({start for shares in lines.values() for start in shares})
    if not starts:
        return ""
    low, high = starts[0], starts[-1] + step
    most = max(share for shares in lines.values() for share in shares.values())
    tall = 200

    def x(value: float) -> float:
        return 100 * (value - low) / (high - low)

    parts = []
    for share in steps(0.0, most, (0.02, 0.05, 0.1, 0.2, 0.5), 6):
        if share <= most:
            y = 10 + tall * (1 - share / most)
            parts.append(_line(0, y, 100, y, "axis"))
            parts.append(_text(0, y - 3, f"{100 * share:.0f}\u202f%", "start", "soft"))
    for value in steps(low, high, (10, 20, 50, 100)):
        if low <= value <= high:
            parts.append(_text(x(value), tall + 28, f"{value:.0f}", "middle", "soft"))
    parts.append(_text(50, tall + 48, axis, "middle", "soft"))
    # Stretched to the width of the page; the strokes are not.
    drawn = []
    for name, shares in lines.items():
        path = " ".join(
            f"{x(start + step / 2):.2f},{100 * (1 - shares.get(start, 0.0) / most):.2f}"
            for start in range(low, high, step)
        )
        drawn.append(
            f'<polyline points="{path}" fill="none" stroke="{look[name].colour}" stroke-width="2.5" '
            f'stroke-dasharray="{look[name].pattern}" vector-effect="non-scaling-stroke"/>'
        )
    parts.append(
        f'<svg x="0" y="10" width="100%" height="{tall}" viewBox="0 0 100 100" preserveAspectRatio="none">'
        f"{''.join(drawn)}</svg>"
    )
    told = [
        f'<span><svg class="line" aria-hidden="true"><line x1="0" x2="100%" y1="50%" y2="50%" '
        f'stroke="{look[name].colour}" stroke-width="3" stroke-dasharray="{look[name].pattern}"/></svg>'
        f"{escape(name)}</span>"
        for name in lines
    ]
    return keys(told) + _plot(tall + 56, parts, label)


_FEWEST_BARS: Final = 12  # fewer are not drawn wider


def bars(counts: Mapping[str, int], axis: str, label: str) -> str:
    """A bar for each value, with its count above it."""
    if not counts:
        return ""
    most = max(counts.values())
    wide = 100 / max(_FEWEST_BARS, len(counts))
    tall, foot = 150, 176
    crowded = len(counts) > 14
    parts = [_line(0, foot, 100, foot, "axis")]
    for number, (value, count) in enumerate(counts.items()):
        height = tall * count / most
        middle = wide * (number + 0.5)
        parts.append(
            f'<rect x="{wide * (number + 0.06):.2f}%" y="{foot - height:.1f}" width="{wide * 0.88:.2f}%" '
            f'height="{height:.1f}" fill="{COLOURS[0]}"><title>{escape(value)}: {count}</title></rect>'
        )
        if not crowded:
            parts.append(_text(middle, foot - height - 5, str(count), "middle", "soft"))
        if not crowded or number % 2 == 0:
            parts.append(_text(middle, foot + 18, value, "middle", "soft"))
    parts.append(_text(50, foot + 38, axis, "middle", "soft"))
    return _plot(foot + 46, parts, label)


def stacked(rows: Mapping[str, Mapping[str, float]], label: str) -> str:
    """A bar for each row, made of its parts; all rows have the same parts in the same order."""
    names = list(next(iter(rows.values()), {}))
    colour = {name: COLOURS[number % len(COLOURS)] for number, name in enumerate(names)}
    longest = max((sum(parts.values()) for parts in rows.values()), default=0.0) or 1.0
    drawn = []
    for number, (row, amounts) in enumerate(rows.items()):
        y = 16 + _ROW * number
        drawn.append(_text(0, y, row))
        drawn.append(_text(100, y, f"{sum(amounts.values()):.2f}", "end", "soft"))
        begun = 0.0
        for name, amount in amounts.items():
            drawn.append(
                f'<rect x="{100 * begun / longest:.2f}%" y="{y + 6}" width="{100 * amount / longest:.2f}%" '
                f'height="16" fill="{colour[name]}"><title>{escape(name)}: {amount:.2f}</title></rect>'
            )
            begun += amount
    told = [key(name, colour[name]) for name in names]
    return keys(told) + _plot(_ROW * len(rows) + 4, drawn, label)


def _plot(height: float, parts: Sequence[str], label: str) -> str:
    return (
        f'<div class="plot"><svg height="{height:.0f}" role="img" aria-label="{escape(label)}">'
        f"{''.join(parts)}</svg></div>"
    )


def _text(x: float, y: float, text: str, anchor: str = "start", kind: str = "", halo: bool = False) -> str:
    """``x`` in hundredths of the width, ``y`` in pixels; a halo keeps it readable on top of lines."""
    shown = f' class="{kind}"' if kind else ""
    edge = ' stroke="var(--paper)" stroke-width="4" paint-order="stroke"' if halo else ""
    return f'<text x="{x:.2f}%" y="{y:.1f}" text-anchor="{anchor}"{shown}{edge}>{escape(text)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.2f}%" y1="{y1:.1f}" x2="{x2:.2f}%" y2="{y2:.1f}" class="{kind}"/>'
