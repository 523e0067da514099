"""Benchmark ``noise``: nanoseconds per sample of both kinds of lattice noise, compared with two peers.

The peers are ``random.gauss``, which is fast but not private (its low bits reveal the value), and the exact
sampler of Canonne, Kamath & Steinke in integers over the same keystream. The construction of a sample's
keystream is included except for ``random.gauss``.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import chain
from typing import ClassVar

from heatcloak_lab.benchmarks.machine import interleave, median_interval
from heatcloak_lab.benchmarks.report import Benchmark, Progress, Report, check_at_least, number_text
from heatcloak_lab.experiments.result import Table
from heatcloak_shared import DiscreteGaussian, Keystream, RoundedGaussian
from heatcloak_shared.noise import LARGEST_TABLE, ByteStream
from heatcloak_shared.noise.discrete_gaussian import table_sampler
from heatcloak_shared.noise.rounded_gaussian import rounded_table


class CanonneKamathSteinke:
    """Sampler of the discrete Gaussian.

    Args:
        sigma: noise scale in ticks, a positive integer.
    """

    def __init__(self, sigma: int) -> None:
        self._sigma = sigma
        self._scale = sigma + 1

    def sample(self, stream: ByteStream) -> int:
        """Return one sample (Algorithm 3)."""
        square = self._sigma * self._sigma
        while True:
            proposal = self._laplace(stream)
            # (|y| − σ²/t)² / 2σ² over the common denominator 2σ²t².
            excess = (abs(proposal) * self._scale - square) ** 2
            if _bernoulli_exp(stream, excess, 2 * square * self._scale * self._scale):
                return proposal

    def _laplace(self, stream: ByteStream) -> int:
        """Return one sample of the discrete Laplace distribution (Algorithm 2)."""
        while True:
            part = _uniform(stream, self._scale)
            if not _bernoulli_exp(stream, part, self._scale):
                continue
            whole = 0
            while _bernoulli_exp(stream, 1, 1):
                whole += 1
            magnitude = part + self._scale * whole
            negative = stream.read(1)[0] & 1
            if not (negative and magnitude == 0):
                return -magnitude if negative else magnitude


def _bernoulli_exp(stream: ByteStream, numerator: int, denominator: int) -> bool:
    """Return True with probability exp(−numerator/denominator) (Algorithm 1)."""
    while numerator > denominator:
        if not _bernoulli_exp(stream, 1, 1):
            return False
        numerator -= denominator
    order = 1
    while _uniform(stream, denominator * order) < numerator:
        order += 1
    return order % 2 == 1


def _uniform(stream: ByteStream, bound: int) -> int:
    bits = (bound - 1).bit_length()
    while True:
        value = int.from_bytes(stream.read((bits + 7) // 8), "big") & ((1 << bits) - 1)
        if value < bound:
            return value


SCALES = (1, 16, 512, 1441, 4096, 4097, 10**5, 10**6, 2**31 - 1)
_KEY = bytes(range(32))
_BOOT = bytes(range(16))
_FEWER = 10
"""The exact peer draws a tenth of the samples, so that it does not dominate the run."""


@dataclass(frozen=True)
class NoiseRow:
    """One scale.

    Attributes:
        sigma_ticks: noise scale.
        rounded_ns: median time per sample of `RoundedGaussian`.
        discrete_ns: of `DiscreteGaussian`.
        exact_ns: of Canonne, Kamath & Steinke.
        float_ns: of ``random.gauss``.
        exact_ratio: median over the repeats of the ratio of the exact peer's time to that of
            `DiscreteGaussian`, whose distribution it has.
        rounded_build_ms: time to build the table of `RoundedGaussian`; None without a table.
        discrete_build_ms: of `DiscreteGaussian`.
    """

    sigma_ticks: int
    rounded_ns: float
    discrete_ns: float
    exact_ns: float
    float_ns: float
    exact_ratio: float
    rounded_build_ms: float | None
    discrete_build_ms: float | None


@dataclass
class NoiseBenchmark(Benchmark):
    """The comparison.

    Attributes:
        count: samples per measurement.
        repeats: number of measurements.

    Raises:
        ParameterError: a number is not positive.
    """

    name: ClassVar[str] = "noise"
    count: int = 3000
    repeats: int = 7
    _rows: list[NoiseRow] = field(default_factory=list, init=False)

    def __post_init__(self) -> None:
        check_at_least(1, count=self.count, repeats=self.repeats)

    def run(self, on_progress: Progress) -> None:
        """Measure every scale, ours and the peers in turns."""
        for done, scale in enumerate(SCALES, start=1):
            self._rows.append(self._measure(scale))
            on_progress(done / len(SCALES))

    def _measure(self, scale: int) -> NoiseRow:
        few = max(self.count // _FEWER, 1)
        methods = {
            "rounded": _drawing(_keyed(RoundedGaussian(scale)), self.count),
            "discrete": _drawing(_keyed(DiscreteGaussian(scale)), self.count),
            "exact": _drawing(_keyed(CanonneKamathSteinke(scale)), few),
            "float": _drawing(_floating(scale), self.count),
        }
        turns = list(chain.from_iterable(interleave(methods, range(self.repeats))))
        times = {
            name: [turn.seconds * 1e9 / turn.answer for turn in turns if turn.name == name]
            for name in methods
        }
        ours, exact = times["discrete"], times["exact"]
        return NoiseRow(
            scale,
            median_interval(times["rounded"]).value,
            median_interval(ours).value,
            median_interval(exact).value,
            median_interval(times["float"]).value,
            median_interval(theirs / mine for theirs, mine in zip(exact, ours, strict=True)).value,
            _build_milliseconds(rounded_table.__wrapped__, scale),
            _build_milliseconds(table_sampler.__wrapped__, scale),
        )

    def report(self) -> Report:
        """Return what was measured so far."""
        rows = self._rows
        columns = (
            *("sigma_ticks", "rounded", "discrete", "exact peer", "× discrete", "random.gauss"),
            *("rounded table built in", "discrete table built in"),
        )
        cells = tuple(
            (
                str(row.sigma_ticks),
                f"{row.rounded_ns:.0f} ns",
                f"{row.discrete_ns:.0f} ns",
                f"{row.exact_ns:.0f} ns",
                f"{row.exact_ratio:.3g}×",
                f"{row.float_ns:.0f} ns",
                _build_text(row.rounded_build_ms),
                _build_text(row.discrete_build_ms),
            )
            for row in rows
        )
        setting: dict[str, object] = {"count": self.count, "repeats": self.repeats}
        tables = (Table("noise", "one sample of lattice noise", columns, cells),)
        return Report(self.name, len(rows) == len(SCALES), setting, {"rows": rows}, tables, _NOTES)


_NOTES = (
    "rounded, discrete: RoundedGaussian and DiscreteGaussian. exact peer: Canonne, Kamath & Steinke 2020 in "
    "integers over the same keystream, with the distribution of discrete. random.gauss: floating point, "
    "not private, because its low bits reveal the value. Times are medians, measured in turns.",
)


def _drawing(draw: Callable[[int], object], count: int) -> Callable[[int], int]:
    """Return a function that draws ``count`` samples and returns the count."""

    def run(_: int) -> int:
        for seq in range(count):
            draw(seq)
        return count

    return run


def _keyed(sampler: RoundedGaussian | DiscreteGaussian | CanonneKamathSteinke) -> Callable[[int], int]:
    return lambda seq: sampler.sample(Keystream(_KEY, "n07", _BOOT, seq))


def _floating(sigma: int) -> Callable[[int], float]:
    generator = random.Random(1)  # noqa: S311  # what it is measured for
    return lambda _: generator.gauss(0.0, sigma)


def _build_milliseconds(build: Callable[[int], object], scale: int) -> float | None:
    """Return the time to build the table, or None without a table."""
    if scale > LARGEST_TABLE:
        return None
    start = time.perf_counter_ns()
    build(scale)
    return (time.perf_counter_ns() - start) / 1e6


def _build_text(milliseconds: float | None) -> str:
    return "-" if milliseconds is None else f"{number_text(milliseconds, '.2f')} ms"
