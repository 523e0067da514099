"""Nanoseconds per sample of the lattice noise, beside a float Gaussian and an exact peer, in one run.

The peers: `random.gauss`, which is fast and no noise for a promise (its low bits tell the value), and
Canonne, Kamath & Steinke 2020, Algorithms 1 to 3, in integers over the same keystream. The construction
of a sample's keystream is counted for all but `random.gauss`.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import time
from collections.abc import Callable

from heatcloak_shared import DiscreteGaussian, Keystream
from heatcloak_shared.noise import ByteStream
from heatcloak_shared.noise.table import cumulative_thresholds

SCALES = (1, 16, 512, 1441, 4096, 4097, 10**5, 10**6, 2**31 - 1)
_KEY = bytes(range(32))
_BOOT = bytes(range(16))


class CanonneKamathSteinke:
    """The exact sampler of the paper that defines the discrete Gaussian for privacy, in integers."""

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


def _nanoseconds(draw: Callable[[int], object], count: int, repeats: int) -> float:
    """Return the median over ``repeats`` of the time that one of ``count`` draws takes."""
    times = []
    for _ in range(repeats):
        start = time.perf_counter_ns()
        for seq in range(count):
            draw(seq)
        times.append((time.perf_counter_ns() - start) / count)
    return statistics.median(times)


def _keyed(sampler: DiscreteGaussian | CanonneKamathSteinke) -> Callable[[int], int]:
    return lambda seq: sampler.sample(Keystream(_KEY, "n07", _BOOT, seq))


def _floating(sigma: int) -> Callable[[int], float]:
    generator = random.Random(1)
    return lambda _: generator.gauss(0.0, sigma)


def _build_milliseconds(scale: int) -> float | None:
    """Return what building the table takes; nothing where there is none."""
    if DiscreteGaussian(scale).truncation == 0.0:
        return None
    start = time.perf_counter_ns()
    cumulative_thresholds(scale)
    return (time.perf_counter_ns() - start) / 1e6


def run(count: int, repeats: int) -> list[dict[str, float | int | None]]:
    """Measure every scale, ours and the peers one after the other."""
    return [
        {
            "sigma_ticks": scale,
            "heatcloak_ns": _nanoseconds(_keyed(DiscreteGaussian(scale)), count, repeats),
            "cks_ns": _nanoseconds(_keyed(CanonneKamathSteinke(scale)), max(count // 10, 1), repeats),
            "random_gauss_ns": _nanoseconds(_floating(scale), count, repeats),
            "build_ms": _build_milliseconds(scale),
        }
        for scale in SCALES
    ]


def main() -> int:
    """Run the benchmark and print a table, or JSON."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=5000, help="samples in one measurement")
    parser.add_argument("--repeats", type=int, default=7, help="measurements, of which the median is shown")
    parser.add_argument("--json", action="store_true", help="print JSON")
    options = parser.parse_args()
    if options.count < 1 or options.repeats < 1:
        parser.error("--count and --repeats are at least 1")
    rows = run(options.count, options.repeats)
    if options.json:
        json.dump({"python": sys.version.split()[0], "rows": rows}, sys.stdout, indent=2)
        print()
        return 0
    print(f"{'sigma_ticks':>12} {'heatcloak':>12} {'CKS':>12} {'random.gauss':>14} {'table built in':>16}")
    for row in rows:
        built = "" if row["build_ms"] is None else f"{row['build_ms']:.2f} ms"
        print(
            f"{row['sigma_ticks']:>12} {row['heatcloak_ns']:>9.0f} ns {row['cks_ns']:>9.0f} ns "
            f"{row['random_gauss_ns']:>11.0f} ns {built:>16}"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
