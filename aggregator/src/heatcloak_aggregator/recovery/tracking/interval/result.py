"""The result of the tracker for one round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.recovery.posterior.interval.median import median_shares
from heatcloak_aggregator.recovery.posterior.interval.vicinity import Vicinity, vicinities
from heatcloak_aggregator.recovery.posterior.result import check_level
from heatcloak_aggregator.recovery.posterior.samples import Samples
from heatcloak_aggregator.recovery.tracking.interval.identities import TrackEstimate
from heatcloak_aggregator.recovery.tracking.interval.tracks import MOST_TRACKS

Status = Literal["converged", "unconverged", "model misfit"]

LEAST_EFFECTIVE = 0.05
"""Effective sample size, as a share of the particles, below which a round counts as unconverged."""
MOST_APART = 0.1
"""Earth mover's distance of the islands' estimates, in corridor lengths, above which it does too."""


@dataclass(frozen=True, eq=False)
class TrackingResult:
    """The people of one round, given the readings up to a later one or the same.

    Attributes:
        number: the round.
        latest: the newest round whose readings were used.
        estimate: intensities at i/n, shape (n,), ≥ 0, read-only. Scaled to mass one it has the least expected
            earth mover's distance to the people, if there are any. Zero only if no particle has any.
        count: P(k people) for k = 0…12, shape (13,), read-only, of sum one.
        samples: where people are in each particle; the chains are the islands.
        tracks: the people who are there in this round, over the rounds of the window, those who were found
            first at the beginning; none if the status is "model misfit".
        effective: effective sample size before resampling in the newest round, as a share of the particles.
        apart: earth mover's distance between the estimates of the two islands, in corridor lengths.
        status: "model misfit" if the newest rounds contradict the motion model, or if no people explain the
            readings of this round, the newest one; the samples are then those of the readings of this round
            alone. Else "unconverged" if few particles carry nearly all weight, or the islands differ; else
            "converged".
    """

    number: int
    latest: int
    estimate: FloatArray
    count: FloatArray
    samples: Samples
    tracks: tuple[TrackEstimate, ...]
    effective: float
    apart: float
    status: Status

    def vicinity(self, level: float = 0.9) -> list[Vicinity]:
        """Return disjoint intervals, shortest first, each with a person at probability ``level``.

        One island of particles chooses an interval and the other judges its probability, so that the choice
        does not bias it.

        Raises:
            ParameterError: ``level`` is not between 0 and 1.
        """
        check_level(level)
        return vicinities(self.samples, level)


def result_of(
    number: int,
    latest: int,
    samples: Samples,
    n_sources: int,
    tracks: tuple[TrackEstimate, ...],
    effective: float,
    *,
    misfit: bool,
) -> TrackingResult:
    """Return the result of a round.

    Args:
        number: the round.
        latest: the newest round whose readings were used.
        samples: where people are in each particle.
        n_sources: length of the estimate.
        tracks: people over the window; those of the round are kept.
        effective: see `TrackingResult`.
        misfit: whether the readings contradict the motion model.
    """
    shares = _shares(samples, n_sources)
    estimate = shares * float(samples.totals.mean())
    count = np.bincount(samples.counts, minlength=MOST_TRACKS + 1) / samples.size
    one, other = (_shares(half, n_sources) for half in samples.halves())
    apart = float(np.abs(np.cumsum(one - other)).mean())
    for array in (estimate, count):
        array.setflags(write=False)
    status: Status = "model misfit" if misfit else "converged"
    if not misfit and (effective < LEAST_EFFECTIVE or apart > MOST_APART):
        status = "unconverged"
    return TrackingResult(
        number=number,
        latest=latest,
        estimate=estimate,
        count=count,
        samples=samples,
        tracks=tuple(each for each in tracks if number in each.rounds),
        effective=effective,
        apart=apart,
        status=status,
    )


def _shares(samples: Samples, n_sources: int) -> FloatArray:
    """Return the shares of least expected distance, of sum one; zeros if no sample has a person."""
    present = samples.where(samples.counts > 0)
    if not present.size:
        return np.zeros(n_sources)
    return median_shares(present.counts, present.places, present.intensities, n_sources)
