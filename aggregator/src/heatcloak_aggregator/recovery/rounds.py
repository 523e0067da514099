"""Recover many rounds of one zone, sharing checks, weights and factorisations."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import overload

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arguments import any_array, real_array
from heatcloak_aggregator.arrays import BoolArray, FloatArray, IntArray
from heatcloak_aggregator.domains import Operator
from heatcloak_aggregator.domains.operator import check_entries
from heatcloak_aggregator.recovery.bpdn import BpdnResult, recover_round
from heatcloak_aggregator.recovery.dispatch import Method, check_method
from heatcloak_aggregator.recovery.observation import LARGEST_READING, Observation
from heatcloak_aggregator.recovery.radius import resolve_radius, whiten
from heatcloak_shared.errors import ParameterError


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
        asked = resolve_radius(radius, noise, size)
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
