"""Ten floors of different kinds, on which bounds of the sensitivity are compared with an oracle."""

from __future__ import annotations

import numpy as np

from support.floor_oracle import Plan, Points


def rectangle(width: float, height: float) -> Points:
    """Return the corners of a rectangle from the origin."""
    return ((0.0, 0.0), (width, 0.0), (width, height), (0.0, height))


def lattice(width: float, height: float, spacing: float) -> Points:
    """Return places on a square lattice, half a spacing away from two walls."""
    across, up = (np.arange(0.5 * spacing, extent, spacing).tolist() for extent in (width, height))
    return tuple((x, y) for y in up for x in across)


def _office(conductance: float) -> Plan:
    """Return six rooms along a corridor, 14 m by 9 m, each with a door to it of 90 cm."""
    walls = []
    for y, doors in ((3.7, (2.0, 6.5, 11.0)), (5.3, (1.5, 6.2, 10.4))):
        starts, ends = (0.0, *(door + 0.9 for door in doors)), (*doors, 14.0)
        walls += [((start, y), (end, y)) for start, end in zip(starts, ends, strict=True)]
    walls += [((x, low), (x, high)) for x in (5.0, 9.5) for low, high in ((0.0, 3.7), (5.3, 9.0))]
    sensors = [(x, y) for y in (0.8, 3.1, 5.9, 8.2) for x in (0.9, 4.1, 5.9, 8.6, 10.4, 13.1)]
    return Plan(
        rectangle(14.0, 9.0), tuple((wall, conductance) for wall in walls), sensors=(*sensors, (7.0, 4.5))
    )


def _columns() -> tuple[Points, ...]:
    lefts = [(x, y) for x in (2.8, 5.8, 8.8) for y in (2.3, 5.3)]
    return tuple(((x, y), (x + 0.4, y), (x + 0.4, y + 0.4), (x, y + 0.4)) for x, y in lefts)


TEN_FLOORS = {
    "one room": Plan(rectangle(4.0, 3.0), sensors=lattice(4.0, 3.0, 1.4)),
    "open": Plan(rectangle(10.0, 8.0), sensors=lattice(10.0, 8.0, 2.5)),
    "narrow door": Plan(
        rectangle(10.0, 5.0),
        ((((5.0, 0.0), (5.0, 2.1)), 0.0), (((5.0, 2.7), (5.0, 5.0)), 0.0)),
        sensors=lattice(10.0, 5.0, 1.6),
    ),
    "two doors off the grid": Plan(
        rectangle(8.0, 5.0),
        tuple((((4.03, low), (4.03, high)), 0.1) for low, high in ((0.0, 1.02), (1.83, 3.31), (4.09, 5.0))),
        sensors=((1.0, 1.2), (2.8, 2.5), (1.2, 3.9), (5.2, 1.1), (6.8, 2.5), (5.3, 4.0)),
    ),
    "junctions": Plan(
        rectangle(12.0, 8.0),
        tuple(
            (wall, 0.0)
            for wall in (
                ((0.0, 4.0), (8.0, 4.0)),
                ((6.0, 0.0), (6.0, 3.0)),
                ((6.0, 4.0), (6.0, 8.0)),
                ((9.0, 4.0), (12.0, 4.0)),
            )
        ),
        sensors=lattice(12.0, 8.0, 2.2),
    ),
    "columns": Plan(rectangle(12.0, 8.0), columns=_columns(), sensors=lattice(12.0, 8.0, 2.3)),
    "slanted": Plan(
        ((0.0, 0.0), (12.0, 0.0), (12.0, 8.0), (4.0, 8.0), (0.0, 5.0)),
        ((((6.0, 0.0), (9.0, 4.0)), 0.0), (((9.8, 5.0), (12.0, 8.0)), 0.0)),
        sensors=(
            *((1.5, 1.5), (4.0, 2.0), (3.0, 5.0), (6.0, 5.0), (6.0, 7.0)),
            *((8.5, 1.5), (10.8, 2.0), (10.8, 4.5), (8.5, 6.5), (11.5, 6.0)),
        ),
    ),
    "office": _office(0.0),
    "leaky office": _office(0.3),
    "very leaky office": _office(2.0),
}
