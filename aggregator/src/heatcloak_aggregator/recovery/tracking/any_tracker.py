"""The tracker for a domain, and what trackers of all domains have in common."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol

import numpy.typing as npt

from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.domains import Operator
from heatcloak_aggregator.recovery.posterior.prior import Prior
from heatcloak_aggregator.recovery.tracking.interval.tracker import Tracker
from heatcloak_shared.errors import ParameterError


class AnyTrackingResult(Protocol):
    """The people of one round; see `TrackingResult` and `VertexTrackingResult`."""

    @property
    def number(self) -> int:
        """Return the round."""

    @property
    def latest(self) -> int:
        """Return the newest round whose readings were used."""

    @property
    def estimate(self) -> FloatArray:
        """Return the intensities, shape (n,)."""

    @property
    def status(self) -> str:
        """Return "converged", "unconverged" or "model misfit"."""

    @property
    def tracks(self) -> Sequence[Any]:
        """Return the people of the round."""

    def vicinity(self, level: float = 0.9) -> Sequence[Any]:
        """Return regions that hold a person with probability ``level``."""


class AnyTracker(Protocol):
    """Follow people over rounds; see `Tracker`."""

    @property
    def rounds(self) -> tuple[int, ...]:
        """Return the rounds of the window that have readings, ascending."""

    @property
    def known_rounds(self) -> tuple[int, ...]:
        """Return the rounds whose readings are kept, ascending."""

    def takes(self, number: int) -> bool:
        """Return whether the tracker can still take the readings of a round."""

    def sensors_of(self, number: int) -> IntArray | None:
        """Return the sensors whose readings of a round were used; None for an unknown round."""

    def revise(self, rounds: Mapping[int, tuple[npt.ArrayLike, npt.ArrayLike | None]]) -> Iterator[int]:
        """Take the readings of several rounds, and yield each round as soon as it is computed (again)."""

    def remember(self, number: int, cloaked: npt.ArrayLike, sensors: npt.ArrayLike | None = None) -> None:
        """Remember the readings that were used for a round before the newest one, after `restore`."""

    def forget_after(self, number: int) -> None:
        """Forget later rounds."""

    def update(
        self,
        number: int,
        cloaked: npt.ArrayLike,
        sensors: npt.ArrayLike | None = None,
        sigma: float | npt.ArrayLike | None = None,
    ) -> AnyTrackingResult:
        """Take the readings of a round, and return the result of the newest one."""

    def result(self, number: int) -> AnyTrackingResult:
        """Return the result of a round of the window, given all readings so far."""

    def states(self) -> dict[int, bytes]:
        """Return the states of some rounds, with which `restore` can go on and back."""

    def restore(self, *states: bytes) -> None:
        """Go on from the newest of some states."""


def tracker_of(
    op: Operator, sigma: float | npt.ArrayLike, prior: Prior | None = None, *, seed: int = 0, reach: int = 0
) -> AnyTracker:
    """Return the tracker for the domain of an operator.

    Args:
        op: the operator.
        sigma: standard deviation of the noise: one number, or one for each sensor.
        prior: intensities, and on a graph the number of people; None for the default of the tracker.
        seed: an integer ≥ 0. Equal arguments and readings give equal results.
        reach: number of rounds before the newest one whose readings may come late.

    Raises:
        ParameterError: an argument is out of range, or no tracker supports the domain.
    """
    why = unsupported(op)
    if why is not None:
        raise ParameterError(why)
    if op.posterior_model == "vertices":
        from heatcloak_aggregator.recovery.tracking.vertices.tracker import VertexTracker

        return VertexTracker(op, sigma, prior=prior, seed=seed, history=0, reach=reach)
    intensity = None if prior is None else (prior.min_intensity, prior.max_intensity)
    return Tracker(op, sigma, intensity=intensity, seed=seed, history=0, reach=reach)


def unsupported(op: Operator) -> str | None:
    """Return why no tracker supports an operator; None if one does."""
    if op.motion_model is not None:
        return None
    return f"the tracker supports intervals and graphs, not a {type(op.domain).__name__}"
