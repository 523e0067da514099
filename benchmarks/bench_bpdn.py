"""Time basis pursuit denoising against cvxpy with Clarabel, in turns, in the same run.

Usage: ``python benchmarks/bench_bpdn.py [--pairs N] [--seed N] [--json]``.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import asdict, dataclass
from statistics import median

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.domains import HeatOperator, IntervalDomain
from heatcloak_aggregator.recovery import BpdnResult, bpdn

FloatArray = npt.NDArray[np.float64]

SIZES = ((100, 50), (300, 200))
SPREAD = 0.05
SIGMAS = (0.1, 0.7)
"""The noise of the paper's Figure 1, and that of the default zone."""
SOURCES = 3


@dataclass(frozen=True)
class Comparison:
    """One row of the table: medians over pairs, in milliseconds."""

    n_sources: int
    n_sensors: int
    sigma: float
    prepare_ms: float
    active_set_ms: float
    cvxpy_ms: float
    ratio: float
    """How many times faster the active-set method is."""
    iterations: float
    disagreement: float
    """Largest difference of objectives relative to max(1, objective), but for relaxed pairs."""
    largest_gap: float
    """Largest gap of the active-set method, relative likewise."""
    relaxed: int


def compare(n: int, m: int, sigma: float, pairs: int, rng: np.random.Generator) -> Comparison:
    """Recover ``pairs`` random rounds with both methods in turn."""
    op = IntervalDomain(n, m).operator(SPREAD)
    op.matrix()
    started = time.perf_counter()
    op.projection()
    prepared = time.perf_counter() - started
    # cvxpy is imported at its first use.
    bpdn(op, np.zeros(m), sigma, method="cvxpy")

    fast, slow = [], []
    results: list[tuple[BpdnResult, BpdnResult]] = []
    for _ in range(pairs):
        cloaked = _round(op, sigma, rng)
        started = time.perf_counter()
        ours = bpdn(op, cloaked, sigma)
        between = time.perf_counter()
        theirs = bpdn(op, cloaked, sigma, method="cvxpy")
        slow.append(time.perf_counter() - between)
        fast.append(between - started)
        results.append((ours, theirs))

    optimal = [pair for pair in results if pair[0].status == "optimal"]
    return Comparison(
        n_sources=n,
        n_sensors=m,
        sigma=sigma,
        prepare_ms=prepared * 1e3,
        active_set_ms=median(fast) * 1e3,
        cvxpy_ms=median(slow) * 1e3,
        ratio=median(slow) / median(fast),
        iterations=median(ours.iterations for ours, _ in results),
        disagreement=max((_relative(a.objective - b.objective, a) for a, b in optimal), default=0.0),
        largest_gap=max(_relative(ours.gap, ours) for ours, _ in results),
        relaxed=pairs - len(optimal),
    )


def _round(op: HeatOperator, sigma: float, rng: np.random.Generator) -> FloatArray:
    n, m = op.domain.n_sources, op.domain.n_sensors
    sources = np.zeros(n)
    sources[rng.integers(0, n, SOURCES)] = 1.0
    cloaked: FloatArray = op.matrix() @ sources + sigma * rng.standard_normal(m)
    return cloaked


def _relative(difference: float, result: BpdnResult) -> float:
    return abs(difference) / max(1.0, result.objective)


def main() -> None:
    """Print the comparison as a table, or as JSON."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--pairs", type=int, default=30, help="rounds that each method recovers (30)")
    parser.add_argument("--seed", type=int, default=0, help="seed of the random rounds (0)")
    parser.add_argument("--json", action="store_true", help="print JSON for machines")
    arguments = parser.parse_args()
    rng = np.random.default_rng(arguments.seed)
    rows = [compare(n, m, sigma, arguments.pairs, rng) for n, m in SIZES for sigma in SIGMAS]
    if arguments.json:
        print(json.dumps([asdict(row) for row in rows], indent=2))
        return
    print("    n    m  sigma  prepare ms  active-set ms  cvxpy ms   ratio  steps  disagree      gap  relaxed")
    for row in rows:
        print(
            f"{row.n_sources:5d}{row.n_sensors:5d}{row.sigma:7.2f}{row.prepare_ms:12.2f}"
            f"{row.active_set_ms:15.3f}{row.cvxpy_ms:10.2f}{row.ratio:7.1f}x{row.iterations:7.0f}"
            f"{row.disagreement:10.1e}{row.largest_gap:9.1e}{row.relaxed:9d}"
        )


if __name__ == "__main__":
    main()
