"""A small SVG writer, limited to what the program's rasteriser can draw."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any

from .curve import curves

Point = tuple[float, float]
Points = list[Point]
NUDGE = 1e-6  # keeps exact halves off the rounding edge, so that every system's sine rounds alike
FINE = 1000  # grid on which lines are thought, finer than the one on which they are written
SLACK = 0.08  # canvas units by which a curve may miss the drawn line
HEAD = '<svg xmlns="http://www.w3.org/2000/svg" width="{}" height="{}" viewBox="{}">'
ROUND = '<g stroke-linecap="round" stroke-linejoin="round">'  # one ink: every end and every corner is round


@cache
def num(value: float, digits: int = 2) -> str:
    """Return a number as briefly as it can be written."""
    text = f"{value + NUDGE:.{digits}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    if text.startswith("0."):
        return text[1:]
    if text.startswith("-0"):
        return "-" + text[2:] if len(text) > 2 else "0"
    return text


def colour(value: str) -> str:
    """Return a paint as briefly as it can be written."""
    if len(value) == 7 and value[1::2] == value[2::2]:
        return "#" + value[1::2]
    return value


def joined(parts: Sequence[str]) -> str:
    """Join numbers with a blank only where a minus sign does not part them already."""
    out = parts[0]
    for part in parts[1:]:
        out += part if part[0] == "-" else " " + part
    return out


@cache
def written(points: tuple[Point, ...], closed: bool, digits: int, slack: float) -> str:
    """Return path data along the points: one absolute start, then short steps that cannot drift."""
    ax, ay = points[0]
    fine = [(round((x - ax + NUDGE) * FINE), round((y - ay + NUDGE) * FINE)) for x, y in points]
    fine = [p for p, before in zip(fine, [None, *fine]) if p != before]
    if closed and len(fine) > 1 and fine[0] == fine[-1]:
        fine.pop()
    out = [f"M{joined([num(ax, digits), num(ay, digits)])}"]
    letter, at, unit = "", (0, 0), 10**digits
    for piece in curves(tuple(fine), closed, round(slack * FINE)):
        spots = [(round(x * unit / FINE), round(y * unit / FINE)) for x, y in piece]
        if spots == [at]:
            continue
        text = joined([num((v - w) / unit, digits) for spot in spots for v, w in zip(spot, at)])
        sign = "c" if len(spots) > 1 else "l"
        out.append(sign + text if sign != letter else (text if text[0] == "-" else " " + text))
        letter, at = sign, spots[-1]
    return "".join(out) + ("z" if closed else "" if len(out) > 1 else "h.01")


class Svg:
    """One picture: every drawing function takes it as first argument."""

    def __init__(
        self,
        width: float,
        height: float,
        view: tuple[float, float, float, float] | None = None,
        slack: float = SLACK,
    ) -> None:
        """Start an empty picture of the given size; view is the part of the plane that it shows."""
        self.width, self.height, self.slack = width, height, slack
        self.view = view or (0, 0, width, height)
        self._defs: dict[str, str] = {}
        self._body: list[str] = []
        self._scales = [width / self.view[2]]

    @property
    def digits(self) -> int:
        """Say how many decimals matter here: two where the picture is magnified."""
        return 2 if self._scales[-1] > 2 else 1

    def add(self, tag: str, style: dict[str, Any], **attrs: Any) -> None:
        """Append one element with its attributes and its style."""
        parts = [tag]
        for key, value in (*attrs.items(), *style.items()):
            if value is None or (key == "opacity" and value == 1):
                continue
            digits = 2 if key == "opacity" else self.digits
            value = num(value, digits) if isinstance(value, (int, float)) else colour(value)
            parts.append(f'{key.replace("_", "-")}="{value}"')
        self._body.append(f"<{' '.join(parts)}/>")

    def path(self, d: str, **style: Any) -> None:
        """Draw raw path data."""
        self.add("path", style, d=d)

    def track(self, points: Sequence[Point], closed: bool = True) -> str:
        """Return path data along the points."""
        slack = min(0.3, max(0.06, self.slack / self._scales[-1]))
        return written(tuple(points), closed, self.digits, slack)

    def shape(self, points: Sequence[Point], **style: Any) -> None:
        """Draw a closed polygon."""
        self.path(self.track(points), **style)

    def line(self, points: Sequence[Point], **style: Any) -> None:
        """Draw an open line."""
        self.path(self.track(points, False), **{"fill": "none", **style})

    def shapes(self, parts: Sequence[Sequence[Point]], **style: Any) -> None:
        """Draw several polygons in one go; they may overlap if all run the same way round."""
        self.path("".join(map(self.track, parts)), **style)

    def lines(self, parts: Sequence[Sequence[Point]], **style: Any) -> None:
        """Draw several open lines in one go."""
        self.path("".join(self.track(part, False) for part in parts), **{"fill": "none", **style})

    def circle(self, cx: float, cy: float, r: float, **style: Any) -> None:
        """Draw a circle."""
        self.add("circle", style, cx=cx, cy=cy, r=r)

    def ellipse(self, cx: float, cy: float, rx: float, ry: float, **style: Any) -> None:
        """Draw an ellipse."""
        self.add("ellipse", style, cx=cx, cy=cy, rx=rx, ry=ry)

    def rect(self, x: float, y: float, w: float, h: float, r: float = 0, **style: Any) -> None:
        """Draw a rectangle with rounded corners."""
        self.add("rect", style, x=x, y=y, width=w, height=h, rx=r or None)

    @contextmanager
    def at(self, x: float = 0, y: float = 0, scale: float = 1, rotate: float = 0, flip: bool = False) -> Iterator[Svg]:
        """Draw everything inside the with-block moved, scaled, turned or mirrored."""
        move = [f"translate({joined([num(x), num(y)])})"] if x or y else []
        if rotate:
            move.append(f"rotate({num(rotate)})")
        if flip:
            move.append(f"scale({num(-scale, 4)} {num(scale, 4)})")
        elif scale != 1:
            move.append(f"scale({num(scale, 4)})")
        self._body.append(f'<g transform="{"".join(move)}">' if move else "<g>")
        self._scales.append(self._scales[-1] * scale)
        yield self
        self._scales.pop()
        self._body.append("</g>")

    def _paint(self, kind: str, attrs: str, stops: Sequence[tuple]) -> str:
        """Keep a gradient once, however often it is asked for, and return its paint."""
        inner = "".join(
            f'<stop offset="{num(s[0])}" stop-color="{colour(s[1])}"'
            + (f' stop-opacity="{num(s[2])}"/>' if len(s) > 2 and s[2] != 1 else "/>")
            for s in stops
        )
        text = f'gradientUnits="userSpaceOnUse" {attrs}>{inner}</{kind}>'
        name = self._defs.setdefault(f"{kind} {text}", f"g{len(self._defs)}")
        return f"url(#{name})"

    def linear(self, x1: float, y1: float, x2: float, y2: float, *stops: tuple) -> str:
        """Define a linear gradient and return its paint; a stop is offset, colour and perhaps opacity."""
        ends = f'x1="{num(x1)}" y1="{num(y1)}" x2="{num(x2)}" y2="{num(y2)}"'
        return self._paint("linearGradient", ends, stops)

    def radial(self, cx: float, cy: float, r: float, *stops: tuple, squash: float = 1) -> str:
        """Define a radial gradient, perhaps squashed vertically, and return its paint."""
        ends = f'cx="{num(cx)}" cy="{num(cy)}" r="{num(r)}"'
        if squash != 1:
            ends += f' gradientTransform="matrix(1 0 0 {num(squash, 4)} 0 {num(cy * (1 - squash))})"'
        return self._paint("radialGradient", ends, stops)

    def text(self) -> str:
        """Return the picture as SVG source."""
        box = " ".join(num(v) for v in self.view)
        defs = "".join(f"<{key.replace(' ', f' id={chr(34)}{name}{chr(34)} ', 1)}" for key, name in self._defs.items())
        head = HEAD.format(num(self.width), num(self.height), box)
        return f"{head}{f'<defs>{defs}</defs>' if defs else ''}{ROUND}{''.join(self._body)}</g></svg>\n"
