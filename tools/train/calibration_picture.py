"""The calibration as a picture: what was foretold, and what came."""

from citadels.sim.plots import COLOURS
from tools.train.measure import calibration, there
from tools.train.samples import Floats, Positions

_SIDE = 320
_EDGE = 46


def _x(share: float) -> float:
    return _EDGE + _SIDE * share


def _y(share: float) -> float:
    return 16 + _SIDE * (1 - share)


def calibration_picture(positions: Positions, by_hand: Floats, learned: Floats) -> str:
    """An SVG that stands by itself."""
    seats = there(positions)
    won = positions.won[seats]
    parts = [f'<rect width="{_SIDE + 80}" height="{_SIDE + 70}" fill="#fff"/>']
    for tenth in range(0, 11, 2):
        share = tenth / 10
        parts.append(f'<path d="M{_x(share)},{_y(0)}V{_y(1)}M{_x(0)},{_y(share)}H{_x(1)}" stroke="#ddd"/>')
        parts.append(f'<text x="{_x(share)}" y="{_y(0) + 18}" text-anchor="middle">{tenth * 10}</text>')
        parts.append(f'<text x="{_x(0) - 6}" y="{_y(share) + 4}" text-anchor="end">{tenth * 10}</text>')
    parts.append(
        f'<path d="M{_x(0)},{_y(0)}L{_x(1)},{_y(1)}" stroke="#666" stroke-dasharray="5 4" fill="none"/>'
    )
    told = (("by hand (policy/value.py)", by_hand, COLOURS[1]), ("learned", learned, COLOURS[0]))
    for number, (name, chances, colour) in enumerate(told):
        points = [(_x(foretold), _y(came)) for _, foretold, came, _ in calibration(won, chances[seats])]
        path = "L".join(f"{x:.1f},{y:.1f}" for x, y in points)
        parts.append(f'<path d="M{path}" stroke="{colour}" stroke-width="2" fill="none"/>')
        parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>' for x, y in points]
        parts.append(f'<text x="{_x(0.05)}" y="{_y(0.95 - 0.06 * number)}" fill="{colour}">{name}</text>')
    parts.append(
        f'<text x="{_x(0.5)}" y="{_y(0) + 40}" text-anchor="middle">chance to win foretold, per cent</text>'
    )
    parts.append(
        f'<text transform="translate(14,{_y(0.5)}) rotate(-90)" text-anchor="middle">won, per cent</text>'
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_SIDE + 80} {_SIDE + 70}" role="img" '
        'aria-label="Chances to win, foretold and come true" font-family="system-ui, sans-serif" '
        f'font-size="13">\n{chr(10).join(parts)}\n</svg>\n'
    )
