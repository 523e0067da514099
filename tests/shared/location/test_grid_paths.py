"""Shortest paths on a grid of integer levels."""

from __future__ import annotations

import math
import random
from itertools import pairwise

import networkx as nx
import pytest

from heatcloak_shared.location.grid_paths import FRACTION_BITS, MOVES, STENCIL_FACTOR, LevelGrid, times_length

UNIT = 2.0**-FRACTION_BITS
FAR = 1 << 62


def grid_of(levels: list[list[float]]) -> LevelGrid:
    flat = [int(level / UNIT) for row in levels for level in row]
    return LevelGrid(len(levels), len(levels[0]), flat)


def random_levels(rows: int, columns: int, seed: int, walls: float = 0.0) -> list[list[float]]:
    chance = random.Random(seed)
    return [
        [0.0 if chance.random() < walls else chance.uniform(0.1, 2.0) for _ in range(columns)]
        for _ in range(rows)
    ]


def independent_graph(levels: list[list[float]]) -> nx.Graph[tuple[int, int]]:
    """Return the graph of moves, with ∫ε from fine samples of the straight line."""
    rows, columns = len(levels), len(levels[0])
    graph: nx.Graph[tuple[int, int]] = nx.Graph()
    graph.add_nodes_from((row, column) for row in range(rows) for column in range(columns))
    for row, column in list(graph):
        for down in range(4):
            for right in range(-3, 4):
                if (down, right) <= (0, 0) or math.gcd(down, right) != 1 or down**2 + right**2 > 13:
                    continue
                end = row + down, column + right
                if end not in graph:
                    continue
                samples = [
                    levels[round(row + down * (k + 0.5) / 1200)][round(column + right * (k + 0.5) / 1200)]
                    for k in range(1200)
                ]
                if min(samples) > 0.0:
                    mean = min(sum(samples) / 1200, (levels[row][column] + levels[end[0]][end[1]]) / 2.0)
                    graph.add_edge((row, column), end, weight=mean * math.hypot(down, right))
    return graph


def test_moves_are_half_of_the_32_neighbours_and_the_crossed_lengths_add_up() -> None:
    both = {(move.rows, move.columns) for move in MOVES} | {(-move.rows, -move.columns) for move in MOVES}
    assert len(both) == 32
    assert all(sum(share for _, _, share in move.crossed) == 12 for move in MOVES)


def test_neighbouring_directions_span_all_vectors_of_integers() -> None:
    """So that a shortest path on a constant map goes in two directions; the widest angle is the factor."""
    both = [(move.rows, move.columns) for move in MOVES] + [(-move.rows, -move.columns) for move in MOVES]
    ring = sorted(both, key=lambda move: math.atan2(*move))
    widest = 0.0
    for (a, b), (c, d) in pairwise([*ring, ring[0]]):
        assert abs(a * d - b * c) == 1
        widest = max(widest, math.acos((a * c + b * d) / math.hypot(a, b) / math.hypot(c, d)))
    assert pytest.approx(1.0 / math.cos(widest / 2.0), rel=1e-14) == STENCIL_FACTOR
    assert 1.0 / math.cos(widest / 2.0) <= STENCIL_FACTOR


def test_on_a_constant_map_paths_exceed_the_straight_line_by_at_most_the_factor() -> None:
    grid = grid_of([[0.5] * 21 for _ in range(21)])
    found = grid.distances(220, FAR)
    assert len(found) == 441
    ratios = [
        distance * UNIT / (0.5 * math.hypot(cell // 21 - 10, cell % 21 - 10))
        for cell, distance in found.items()
        if cell != 220
    ]
    assert min(ratios) >= 1.0 - 2.0**-30
    assert 1.0125 < max(ratios) <= STENCIL_FACTOR


@pytest.mark.parametrize(("rows", "columns", "walls"), [(9, 12, 0.0), (12, 9, 0.2), (1, 8, 0.0), (7, 2, 0.1)])
def test_distances_agree_with_an_independent_graph(rows: int, columns: int, walls: float) -> None:
    levels = random_levels(rows, columns, seed=rows, walls=walls)
    graph, grid = independent_graph(levels), grid_of(levels)
    for source in range(0, rows * columns, 5):
        if levels[source // columns][source % columns] == 0.0:
            continue
        expected = nx.single_source_dijkstra_path_length(graph, divmod(source, columns))
        found = grid.distances(source, FAR)
        assert {divmod(cell, columns) for cell in found} == set(expected)
        for cell, distance in found.items():
            assert distance * UNIT == pytest.approx(expected[divmod(cell, columns)], rel=1e-9, abs=1e-12)


def test_distances_are_symmetric_and_stop_at_the_limit() -> None:
    levels = random_levels(8, 9, seed=1)
    grid = grid_of(levels)
    rows = [grid.distances(cell, FAR) for cell in range(72)]
    assert all(rows[a][b] == rows[b][a] for a in range(72) for b in range(72))
    limit = 2 << FRACTION_BITS
    for cell in (0, 40, 71):
        near = {other: distance for other, distance in rows[cell].items() if distance < limit}
        assert grid.distances(cell, limit) == near


def test_costs_are_rounded_down() -> None:
    for move in MOVES:
        length = math.sqrt(move.rows**2 + move.columns**2)
        for level in (1, 3, 12345, 2**43 + 7, 40 << FRACTION_BITS):
            cost = times_length(level, move.length)
            assert 1 <= cost <= level * length
            assert cost >= level * length * (1 - 2.0**-29) - 2


def test_padding_copies_the_edge() -> None:
    grid = LevelGrid(2, 3, [1, 2, 3, 4, 5, 6]).padded(1, 2)
    assert (grid.rows, grid.columns) == (4, 7)
    assert list(grid.levels[:14]) == [1, 1, 1, 2, 3, 3, 3, 1, 1, 1, 2, 3, 3, 3]
