"""The mechanism of positions, written again from docs/reference/wire.md alone, gives the same reports."""

from __future__ import annotations

import hashlib
import math
import struct
from base64 import b64decode
from fractions import Fraction
from functools import cache

import pytest

from heatcloak_shared import Keystream
from heatcloak_shared.location.mechanism_file import LocationMechanismFile
from support.zones import mechanism

LEVELS = [0.05 + 0.013 * number for number in range(30)]
WALLED = [math.nan if number in (8, 12, 13) else level for number, level in enumerate(LEVELS)]
WEIGHTS = [0.0 if number % 9 == 4 else 1.0 / (1.0 + number % 5) for number in range(8 * 9)]
MECHANISMS = {
    "plain": mechanism(levels=LEVELS),
    "walls": mechanism(levels=WALLED),
    "padding, weights and a scale": mechanism(6, 5, WALLED, WEIGHTS, (1, 2), scale=0.987),
    "a near limit": mechanism(levels=LEVELS, limit=1),
    "straight": mechanism(levels=[0.3] * 30, metric="straight", limit=2),
}


class Program:
    """The section "The position" of the page, step by step."""

    def __init__(self, file: LocationMechanismFile) -> None:
        self.file = file
        epsilon = struct.unpack(f"<{file.rows * file.columns}f", b64decode(file.epsilon))
        self.down, self.right = file.padding
        self.rows, self.columns = file.rows + 2 * self.down, file.columns + 2 * self.right
        own = [
            None if math.isnan(each) else min(math.floor(each * (file.cell * file.scale * 2.0**44)), 40 << 44)
            for each in epsilon
        ]
        self.level: list[int | None] = []
        for row in range(self.rows):
            for column in range(self.columns):
                r = min(max(row - self.down, 0), file.rows - 1)
                c = min(max(column - self.right, 0), file.columns - 1)
                self.level.append(own[r * file.columns + c])
        weights = struct.unpack(f"<{self.rows * self.columns}d", b64decode(file.weights))
        self.costs: dict[tuple[tuple[int, int], tuple[int, int]], int | None] = {}
        self.weight = [math.floor(Fraction(each) * 2**60) for each in weights]

    def cost(self, one: tuple[int, int], move: tuple[int, int]) -> int | None:
        """Return the cost of a move from a cell (row, column); None if it is not allowed."""
        row, column = one
        if not (0 <= row + move[0] < self.rows and 0 <= column + move[1] < self.columns):
            return None
        # Sample the middles of pieces that are so short that none spans a border.
        crossed: dict[tuple[int, int], int] = {}
        for piece in range(12):
            at = Fraction(2 * piece + 1, 24)
            cell = (
                math.floor(at * move[0] + row + Fraction(1, 2)),
                math.floor(at * move[1] + column + Fraction(1, 2)),
            )
            crossed[cell] = crossed.get(cell, 0) + 1
        along = Fraction(0)
        for (r, c), share in crossed.items():
            level = self.level[r * self.columns + c]
            if level is None:
                return None
            along += Fraction(share, 12) * level
        ends = self.level[row * self.columns + column]
        other = self.level[(row + move[0]) * self.columns + column + move[1]]
        assert ends is not None
        assert other is not None
        m = math.floor(min(along, Fraction(ends + other, 2)))
        length = math.isqrt((move[0] ** 2 + move[1] ** 2) << 60)
        h, low = divmod(m, 1 << 20)
        return (h * length + (low * length >> 20)) >> 10

    def distances(self, cell: int) -> list[int]:
        """Return the distance of each output, limited."""
        row, column = divmod(cell, self.file.columns)
        row, column = row + self.down, column + self.right
        limit = self.file.limit << 44
        places = [(r, c) for r in range(self.rows) for c in range(self.columns)]
        if self.file.metric == "straight":
            level = self.level[row * self.columns + column] or 0
            return [
                min(math.isqrt(level**2 * ((r - row) ** 2 + (c - column) ** 2)), limit) for r, c in places
            ]
        moves = [(r, c) for r in range(-3, 4) for c in range(-3, 4) if r * r + c * c in (1, 2, 5, 10, 13)]
        assert len(moves) == 32
        found = dict.fromkeys(places, limit)
        found[row, column] = 0
        changed = [(row, column)]
        while changed:  # Bellman and Ford
            r, c = changed.pop()
            for move in moves:
                if ((r, c), move) not in self.costs:
                    self.costs[(r, c), move] = self.cost((r, c), move)
                price = self.costs[(r, c), move]
                other = r + move[0], c + move[1]
                if price is not None and found[r, c] + price < found[other]:
                    found[other] = found[r, c] + price
                    changed.append(other)
        return [found[place] for place in places]

    def exponential(self, distance: int) -> int:
        """Return E."""
        digits = [distance >> 10 * k & 1023 for k in range(4)] + [distance >> 40]
        product = 1
        for k, digit in enumerate(digits):
            product *= floor_exp(digit << 10 * k)
        return product >> 512

    def report(self, distances: list[int], stream: Keystream) -> int:
        """Return the report of a cell with these distances."""
        limit = self.file.limit << 44
        numbers = [w * self.exponential(f) for w, f in zip(self.weight, distances, strict=True)]
        total, least = sum(numbers), self.exponential(limit)
        size = (total.bit_length() + 7) // 8
        while (draw := int.from_bytes(stream.read(size), "big") >> 8 * size - total.bit_length()) >= total:
            pass
        more = [
            w * (self.exponential(f) - least) if f < limit else 0
            for w, f in zip(self.weight, distances, strict=True)
        ]
        if draw >= sum(more):
            draw, more = (draw - sum(more)) // least, self.weight
        for output, number in enumerate(more):
            if draw < number:
                return output
            draw -= number
        raise AssertionError


@cache
def floor_exp(distance: int) -> int:
    """Return the floor of exp(-distance · 2**-44) · 2**128, by the series of exp(x / 2**k)."""
    if distance == 0:
        return 1 << 128
    bits, halvings = 300, 12
    small = distance << bits - 44 - halvings
    term = total = 1 << bits
    order = 0
    while term:
        order += 1
        term = (term * small >> bits) // order
        total += term
    for _ in range(halvings):
        total = total * total >> bits
    return (1 << bits + 128) // total


def stream(number: int) -> Keystream:
    return Keystream(hashlib.blake2b(str(number).encode(), digest_size=32).digest(), "n01", bytes(16), 0)


@pytest.mark.parametrize("name", MECHANISMS)
def test_reports_are_the_same_bit_for_bit(name: str) -> None:
    file = MECHANISMS[name]
    program = Program(file)
    for cell in (0, 6, 14, 29):
        distances = program.distances(cell)
        for number in range(12):
            assert program.report(distances, stream(number)) == file.table.report(cell, stream(number))


@pytest.mark.parametrize("name", MECHANISMS)
def test_probabilities_are_the_same_fractions(name: str) -> None:
    file = MECHANISMS[name]
    program = Program(file)
    for cell in (7, 20):
        numbers = [
            w * program.exponential(f) for w, f in zip(program.weight, program.distances(cell), strict=True)
        ]
        total = sum(numbers)
        for output in (0, 5, 11, 29):
            assert file.table.probability(output, cell) == Fraction(numbers[output], total)
