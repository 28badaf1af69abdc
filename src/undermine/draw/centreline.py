"""The line along which a tunnel runs: straight, curved or ending in the rock.

Owns how a line leaves the card (at a right angle, without wobble) and the ribbon cut along it. It knows nothing of
colours, light or layers.
"""

import math
import random
from itertools import pairwise
from typing import Final

from undermine.draw.geometry import EDGE, MIDDLE, OUTWARD, Point, Polygon, clockwise, smooth
from undermine.draw.scene import BACK

CALM: Final = 15.0
"""Jitter and wobble fade to nothing over this distance from the card edge."""

OVERRUN: Final = 8.0
"""Tunnels run this far beyond the edge, so that neighbours overlap instead of leaving hairlines."""

STEP: Final = 9.0


class Line:
    """A centre line, sampled in short straight cuts; it starts on a card edge, and ends on one or in the rock."""

    def __init__(self, course: Polygon, r: random.Random, *, through: bool, wobble: float) -> None:
        self.through = through
        samples, self.at = _sampled(course)
        self.total = self.at[-1]
        self.normals = _normals(samples)
        self.normals[0] = _axis(self.normals[0])
        if through:
            self.normals[-1] = _axis(self.normals[-1])
        self.weights = [self._weight(at) for at in self.at]
        self.points: Polygon = []
        drift = 0.0
        for p, nn, w in zip(samples, self.normals, self.weights, strict=True):
            drift = drift * 0.5 + r.uniform(-wobble, wobble)
            self.points.append((p[0] + nn[0] * drift * w, p[1] + nn[1] * drift * w))

    def _weight(self, at: float) -> float:
        start = smooth(at / CALM)
        return min(start, smooth((self.total - at) / CALM)) if self.through else start

    def heading(self) -> Point:
        """Where the line goes at its end."""
        return _along(self.normals[-1])

    def nearest(self, at: float) -> int:
        """The sample nearest to this distance from the start."""
        return min(range(len(self.at)), key=lambda i: abs(self.at[i] - at))

    def ribbon(self, half: float, r: random.Random, jag: float, cut: float = 0.0, sunk: Point = (0.0, 0.0)) -> Polygon:
        """Polygon of this half width: jagged inside, exact at the card edge; `cut` shortens an end in the rock.

        A `sunk` ribbon is what one sees of it when it lies lower, moved by this much: walls that look against the
        move hide a strip of it, the others hide nothing.
        """
        left: Polygon = []
        right: Polygon = []
        last = self.total if self.through else self.total - cut
        for p, nn, w, at in zip(self.points, self.normals, self.weights, self.at, strict=True):
            if at > last + 1e-6:
                break
            a, b = half + r.uniform(-jag, jag) * w, half + r.uniform(-jag, jag) * w
            slant = nn[0] * sunk[0] + nn[1] * sunk[1]
            a, b = a - max(0.0, -slant), b - max(0.0, slant)
            left.append((p[0] + nn[0] * a, p[1] + nn[1] * a))
            right.append((p[0] - nn[0] * b, p[1] - nn[1] * b))
        t = _along(self.normals[0])
        left.insert(0, _moved(left[0], t, -OVERRUN))
        right.insert(0, _moved(right[0], t, -OVERRUN))
        t = _along(self.normals[-1])
        if self.through:
            left.append(_moved(left[-1], t, OVERRUN))
            right.append(_moved(right[-1], t, OVERRUN))
        else:
            self._break_off(left, right, t, r, 3.4 + min(0.0, t[0] * sunk[0] + t[1] * sunk[1]))
        return clockwise(left + right[::-1])

    @staticmethod
    def _break_off(left: Polygon, right: Polygon, t: Point, r: random.Random, tip: float) -> None:
        """An end in the rock is broken off, not cut square."""
        m = ((left[-1][0] + right[-1][0]) / 2, (left[-1][1] + right[-1][1]) / 2)
        for side in (left, right):
            x, y = side[-1]
            side[-1] = (x + (m[0] - x) * 0.3, y + (m[1] - y) * 0.3)
        left.append((m[0] + t[0] * tip + r.uniform(-2, 2), m[1] + t[1] * tip + r.uniform(-2, 2)))


def _sampled(course: Polygon) -> tuple[Polygon, list[float]]:
    """The course in equal steps, each with its distance from the start."""
    total = sum(math.dist(a, b) for a, b in pairwise(course))
    k = max(3, round(total / STEP))
    targets = [total * j / k for j in range(k + 1)]
    out: Polygon = []
    done = 0.0
    for a, b in pairwise(course):
        step = math.dist(a, b) or 1e-6
        while len(out) <= k and targets[len(out)] <= done + step + 1e-6:
            t = (targets[len(out)] - done) / step
            out.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
        done += step
    return out, targets


def _normals(points: Polygon) -> list[Point]:
    out: list[Point] = []
    for j in range(len(points)):
        a, b = points[max(0, j - 1)], points[min(len(points) - 1, j + 1)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        m = math.hypot(dx, dy) or 1.0
        out.append((-dy / m, dx / m))
    return out


def _axis(v: Point) -> Point:
    return (math.copysign(1, v[0]), 0.0) if abs(v[0]) > abs(v[1]) else (0.0, math.copysign(1, v[1]))


def _along(normal: Point) -> Point:
    return (normal[1], -normal[0])


def _moved(p: Point, t: Point, by: float) -> Point:
    return (p[0] + t[0] * by, p[1] + t[1] * by)


ROUND: Final = 1.0
"""Exponent of a curve that hugs its corner: used when something else shares the card."""

WIDE: Final = 0.74


def corner_course(a: str, b: str, bend: float) -> Polygon:
    """A super-ellipse about the card corner between two sides; the middle of the curve is point 20."""
    (ax, ay), (bx, by) = EDGE[a], EDGE[b]
    cx, cy = (bx, ay) if a in "NS" else (ax, by)
    points: Polygon = []
    for i in range(41):
        t = i / 40 * math.pi / 2
        u, v = max(0.0, math.cos(t)) ** bend, max(0.0, math.sin(t)) ** bend
        points.append((cx + (ax - cx) * u + (bx - cx) * v, cy + (ay - cy) * u + (by - cy) * v))
    return points


def is_curve(group: str) -> bool:
    return len(group) == 2 and BACK[group[0]] != group[1]


def group_lines(group: str, r: random.Random, bend: float) -> list[Line]:
    """The lines of one link group: one line through the card, or one arm each to the middle."""
    if is_curve(group):
        return [Line(corner_course(group[0], group[1], bend), r, through=True, wobble=1.6)]
    if len(group) == 2:
        return [Line([EDGE[group[0]], MIDDLE, EDGE[group[1]]], r, through=True, wobble=2.6)]
    return [Line([EDGE[s], MIDDLE], r, through=False, wobble=2.2 if len(group) == 1 else 1.4) for s in group]


def arm(side: str, length: float, r: random.Random) -> Line:
    """A line from one edge that ends in the rock after this length."""
    (x, y), (dx, dy) = EDGE[side], OUTWARD[side]
    return Line([(x, y), (x - dx * length, y - dy * length)], r, through=False, wobble=1.2)
