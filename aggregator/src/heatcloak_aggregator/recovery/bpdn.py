"""Basis pursuit denoising: Gilbert & McMillan 2018, Algorithm 1, with a result for every input.

`bpdn_rounds` recovers many rounds of one zone, sharing checks, weights and factorisations.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, overload

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arguments import any_array, check_sensors, real_array
from heatcloak_aggregator.arrays import BoolArray, FloatArray, IntArray
from heatcloak_aggregator.blas_threads import one_thread
from heatcloak_aggregator.domains import Operator
from heatcloak_aggregator.domains.operator import check_entries
from heatcloak_aggregator.recovery.dispatch import Method, check_method, solve
from heatcloak_aggregator.recovery.observation import LARGEST_READING, Observation, observe
from heatcloak_aggregator.recovery.radius import balance, resolve_radius, whiten
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.sanitize import sanitize

Status = Literal["optimal", "relaxed"]


@dataclass(frozen=True, eq=False)
class BpdnResult:
    """An estimate of basis pursuit denoising with its certificate.

    Attributes:
        estimate: f̂, shape (n,), within [0, 1], read-only.
        status: "relaxed" exactly if no f within [0, 1] satisfies the requested radius, else "optimal".
        radius: r that the estimate satisfies. If optimal: the requested radius, or the rounding error of the
            readings if that is larger. If relaxed: the least residual of any f within [0, 1], plus at most
            1e-6 of it and at most 1e-6, as far as rounding permits.
        asked_radius: the requested radius r.
        objective: Σf̂.
        gap: ``objective`` minus ``dual_bound``: f̂ is at most this far from optimal for its radius.
        residual: ‖Af̂ − ỹ‖₂ with the whole matrix, each row weighted if sensors differ in noise, without the
            drift of the readings.
        iterations: number of factorisations or solves.
        method: the solver that found f̂.
    """

    estimate: FloatArray
    status: Status
    radius: float
    asked_radius: float
    objective: float
    gap: float
    residual: float
    iterations: int
    method: str

    @property
    def dual_bound(self) -> float:
        """Lower bound of the objective of every f within [0, 1] and the radius."""
        return self.objective - self.gap

    @property
    def text(self) -> str:
        """The status in words: what happened, why, and what to do about it."""
        if self.status == "relaxed":
            return (
                f"relaxed: no sources with intensities in [0, 1] explain the readings to within radius "
                f"{self.asked_radius:.6g}, so the least radius {self.radius:.6g} was taken; check sigma, "
                f'look for a faulty sensor, or use radius="confident"'
            )
        if self.objective == 0.0:
            return (
                f"optimal: noise alone explains the readings within radius {self.radius:.6g}, so the "
                f"estimate is zero and says nothing about place; pool more rounds or lower the noise"
            )
        return (
            f"optimal: total intensity {self.objective:.6g} within radius {self.radius:.6g}, "
            f"at most {max(self.gap, 0.0):.1e} above the least possible; nothing to do"
        )


def bpdn(
    op: Operator,
    cloaked: npt.ArrayLike,
    sigma: float | npt.ArrayLike,
    radius: str | float = "confident",
    sensors: npt.ArrayLike | None = None,
    method: Method = "active-set",
    start: BpdnResult | None = None,
) -> BpdnResult:
    """Recover sources: f̂ = argmin Σf subject to ‖Af − ỹ‖₂ ≤ r, 0 ≤ f ≤ 1.

    If no f satisfies the constraints, use the smallest radius for which one exists, and say so in the result.
    If readings drift, the residual is the least ‖Af + Nc − ỹ‖₂ of any c: see `Operator.with_drift`.

    Args:
        op: the operator A of the domain.
        cloaked: ỹ, one finite reading for each sensor present, shape (s,).
        sigma: standard deviation of the noise: one number, or one for each reading. If they differ, each
            row j is weighted by σ/σⱼ, where 1/σ² is the mean of 1/σⱼ², and r bounds the weighted residual:
            it is in units of a reading whose noise is σ.
        radius: "confident" for r = σ√χ²ₛ(0.95), "paper" for r = σ√s, or r itself. With a drift of k
            directions, both have s − k in place of s.
        sensors: 0-based indices of the sensors present, in the order of ``cloaked``; None for all m.
            Rows of missing sensors are left out.
        method: "active-set", or "cvxpy" for the reference, which is slower and less precise.
        start: a result of the same domain, for example of the previous round, to start from. It saves steps
            if little has changed and costs some if much has; the certificate does not depend on it. Method
            "cvxpy" ignores it.

    Returns:
        A `BpdnResult`, whose ``text`` says what happened and what to do:

        - estimate: f̂, intensities at the n source locations, shape (n,), within [0, 1], read-only.
        - status: "optimal", or "relaxed" if no f within [0, 1] satisfies the requested radius.
        - radius: r that f̂ satisfies, in units of a reading; asked_radius: the requested r.
        - objective: Σf̂, a total intensity.
        - gap: the total intensity of f̂ is at most this much above the least possible for ``radius``.
        - dual_bound: ``objective`` − ``gap``.
        - residual: ‖Af̂ − ỹ‖₂, in units of a reading.
        - iterations: number of factorisations or solves; method: the solver that found f̂.

    Raises:
        ParameterError: if an argument has a wrong shape or holds NaN, an infinity, or a value out of range;
            if the operator is too large to be prepared, or its matrix too large for method "cvxpy".
    """
    check_method(op, method)
    observation = observe(cloaked, sigma, sensors, op.shape[0])
    asked = resolve_radius(radius, observation.sigma, observation.degrees(op))
    if start is not None and not isinstance(start, BpdnResult):
        raise ParameterError(f"start must be a result of bpdn or None, got {sanitize(start, 60)}")
    near = None if start is None else start.estimate
    if near is not None and near.shape != (op.shape[1],):
        raise ParameterError(f"start has {near.size} sources, the domain has {op.shape[1]}: give its result")
    return recover_round(op, observation, asked, method, near)


def bpdn_balanced(
    op: Operator,
    cloaked: npt.ArrayLike,
    sigma: float | FloatArray,
    sensors: npt.ArrayLike | None = None,
) -> BpdnResult:
    """Recover sources as `bpdn` does, with nearly equal weights for readings of different noise scales.

    The service recovers rounds in this way: see `balance`. In the default zone, whose noise is shaped, the
    mean distance from a single source is 0.074 of the corridor, and 0.086 with weights 1/σⱼ.

    Args:
        op: the operator A of the domain.
        cloaked: one finite reading for each sensor present, shape (s,).
        sigma: noise scale of each of these readings, shape (s,), above 0; or one number for all.
        sensors: 0-based indices of the sensors present; None for all m.

    Raises:
        ParameterError: as `bpdn`.
    """
    if op.drift is None:
        scales, radius = balance(sigma)
        return bpdn(op, cloaked, scales, radius, sensors)
    observe(cloaked, sigma, sensors, op.shape[0])
    present = None if sensors is None else check_sensors(sensors, op.shape[0])
    scales, radius = balance(sigma, lambda weights: op.drift_basis(present, weights))
    return bpdn(op, cloaked, scales, radius, sensors)


def recover_round(
    op: Operator, observation: Observation, asked: float, method: Method, start: FloatArray | None = None
) -> BpdnResult:
    """Recover one round, whose arguments have been checked, at the requested radius for weighted readings."""
    with one_thread(math.prod(op.shape)):
        solution = solve(op, observation, asked, method, start)
        solution.estimate.setflags(write=False)
        support = np.flatnonzero(solution.estimate)
        return BpdnResult(
            estimate=solution.estimate,
            status="relaxed" if solution.relaxed else "optimal",
            radius=solution.radius,
            asked_radius=asked,
            objective=float(solution.estimate.sum()),
            gap=solution.gap,
            residual=observation.residual(op, support, solution.estimate[support]),
            iterations=solution.iterations,
            method=method,
        )


@dataclass(frozen=True, eq=False)
class BpdnRounds(Sequence[BpdnResult]):
    """The results of R rounds: a sequence of `BpdnResult`, stored as their non-zero entries.

    Attributes:
        n_sources: n.
        relaxed: whether no f within [0, 1] satisfies the requested radius, shape (R,).
        radius: r that each estimate satisfies, shape (R,).
        asked_radius: the requested r, shape (R,).
        objective: Σf̂, shape (R,).
        gap: bound of how far each is from optimal, shape (R,).
        residual: ‖Af̂ − ỹ‖₂ of each, shape (R,).
        iterations: number of steps of each, shape (R,).
        bounds: entries ``bounds[i]`` up to ``bounds[i + 1]`` belong to round i, shape (R + 1,).
        indices: sources with non-zero estimates, round after round.
        values: their intensities.
        method: the solver that found them.
    """

    n_sources: int
    relaxed: BoolArray
    radius: FloatArray
    asked_radius: FloatArray
    objective: FloatArray
    gap: FloatArray
    residual: FloatArray
    iterations: IntArray
    bounds: IntArray
    indices: IntArray
    values: FloatArray
    method: str

    def __len__(self) -> int:
        return self.relaxed.size

    @overload
    def __getitem__(self, index: int) -> BpdnResult: ...
    @overload
    def __getitem__(self, index: slice) -> list[BpdnResult]: ...
    def __getitem__(self, index: int | slice) -> BpdnResult | list[BpdnResult]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        i = range(len(self))[index]
        estimate = np.zeros(self.n_sources)
        part = slice(self.bounds[i], self.bounds[i + 1])
        estimate[self.indices[part]] = self.values[part]
        estimate.setflags(write=False)
        return BpdnResult(
            estimate=estimate,
            status="relaxed" if self.relaxed[i] else "optimal",
            radius=float(self.radius[i]),
            asked_radius=float(self.asked_radius[i]),
            objective=float(self.objective[i]),
            gap=float(self.gap[i]),
            residual=float(self.residual[i]),
            iterations=int(self.iterations[i]),
            method=self.method,
        )

    def __iter__(self) -> Iterator[BpdnResult]:
        return (self[i] for i in range(len(self)))

    @property
    def status(self) -> npt.NDArray[np.str_]:
        """The status of each round, shape (R,)."""
        return np.where(self.relaxed, "relaxed", "optimal")

    @property
    def estimate(self) -> FloatArray:
        """All estimates, shape (R, n), computed at each access.

        Raises:
            ParameterError: if they have more than 2²⁷ entries; take single rounds by index instead.
        """
        check_entries("a table of estimates", len(self), self.n_sources, "take rounds one by one, by index")
        estimate = np.zeros((len(self), self.n_sources))
        rounds = np.repeat(np.arange(len(self)), np.diff(self.bounds))
        estimate[rounds, self.indices] = self.values
        return estimate


def bpdn_rounds(
    op: Operator,
    cloaked: npt.ArrayLike,
    sigma: float | npt.ArrayLike,
    radius: str | float = "confident",
    present: npt.ArrayLike | None = None,
    method: Method = "active-set",
) -> BpdnRounds:
    """Recover the sources of many rounds; each result equals that of `bpdn`.

    Args:
        op: the operator A of the domain.
        cloaked: ỹ, one row of readings for each round, shape (R, m). Entries that are not present are
            ignored.
        sigma: standard deviation of the noise, one number, or one for each sensor, shape (m,).
        radius: as for `bpdn`.
        present: whether each sensor was present in each round, shape (R, m); None if all were.
        method: as for `bpdn`.

    Returns:
        A `BpdnRounds`: a sequence whose item i is the `BpdnResult` of round i, with the fields as arrays:

        - estimate: all intensities, shape (R, n), computed at each access.
        - status: "optimal" or "relaxed", shape (R,); relaxed: the same as booleans.
        - radius, asked_radius, residual: in units of a reading, shape (R,).
        - objective, gap: total intensities, shape (R,).
        - iterations: number of steps of each round, shape (R,).
        - bounds: the non-zero entries of round i are ``bounds[i]`` up to ``bounds[i + 1]``, shape (R + 1,).
        - indices, values: the non-zero entries of all estimates.
        - n_sources: n; method: the solver that found them.

    Raises:
        ParameterError: if an argument has a wrong shape or holds NaN, an infinity, or a value out of range;
            if a round has no sensor; if the operator is too large.
    """
    check_method(op, method)
    sensors, sources = op.shape
    readings = real_array("the readings", cloaked)
    if readings.ndim != 2 or readings.shape[1] != sensors:
        raise ParameterError(
            f"the readings have shape {readings.shape}: give one row of {sensors} readings for each round"
        )
    there = _presence(present, readings)
    _check_readings(readings, there)
    scales = real_array("sigma", sigma)
    if scales.ndim and scales.shape != (sensors,):
        raise ParameterError(
            f"sigma has shape {scales.shape}: give one number, or one for each of {sensors} sensors"
        )
    count = readings.shape[0]
    numbers, steps = np.zeros((6, count)), np.zeros(count, dtype=np.intp)
    indices: list[IntArray] = [np.empty(0, dtype=np.intp)] * count
    values: list[FloatArray] = [np.empty(0)] * count
    for rounds, kept in _alike(there, count):
        size = sensors if kept is None else kept.size
        noise, weights = whiten(scales if scales.ndim == 0 or kept is None else scales[kept], size)
        basis = op.drift_basis(kept, weights)
        asked = resolve_radius(radius, noise, size - (0 if basis is None else basis.shape[1]))
        for i in rounds:
            row = readings[i] if kept is None else readings[i][kept]
            found = recover_round(op, Observation(kept, row, noise, weights), asked, method)
            indices[i] = np.flatnonzero(found.estimate)
            values[i] = found.estimate[indices[i]]
            relaxed = found.status == "relaxed"
            numbers[:, i] = relaxed, found.radius, asked, found.objective, found.gap, found.residual
            steps[i] = found.iterations
    bounds = np.concatenate([[0], np.cumsum([part.size for part in indices])]).astype(np.intp)
    return BpdnRounds(
        n_sources=sources,
        relaxed=numbers[0] == 1.0,
        radius=numbers[1],
        asked_radius=numbers[2],
        objective=numbers[3],
        gap=numbers[4],
        residual=numbers[5],
        iterations=steps,
        bounds=bounds,
        indices=np.concatenate([*indices, np.empty(0, dtype=np.intp)]),
        values=np.concatenate([*values, np.empty(0)]),
        method=method,
    )


def _presence(present: npt.ArrayLike | None, readings: FloatArray) -> BoolArray | None:
    if present is None:
        return None
    there = any_array(present)
    if there.dtype != np.bool_ or there.shape != readings.shape:
        raise ParameterError(
            f"present has type {there.dtype} and shape {there.shape}: give true or false for each reading, "
            f"shape {readings.shape}"
        )
    if not there.any(axis=1).all():
        raise ParameterError("a round has no sensor present: leave that round out")
    return there


def _check_readings(readings: FloatArray, there: BoolArray | None) -> None:
    # This form rejects NaN too; one row at a time, so that no array is larger than a round.
    for i, row in enumerate(readings):
        seen = row if there is None else row[there[i]]
        if not (np.abs(seen) <= LARGEST_READING).all():
            raise ParameterError(
                f"a reading of round {i} is NaN, infinite or beyond 1e100: mark that sensor as not present"
            )


def _alike(there: BoolArray | None, count: int) -> Iterator[tuple[Sequence[int], IntArray | None]]:
    """Yield groups of rounds with the same sensors, and these sensors: None for all."""
    if there is None:
        yield range(count), None
        return
    groups: dict[bytes, list[int]] = {}
    for i, row in enumerate(there):
        groups.setdefault(np.packbits(row).tobytes(), []).append(i)
    for rounds in groups.values():
        row = there[rounds[0]]
        yield rounds, None if row.all() else np.flatnonzero(row)
