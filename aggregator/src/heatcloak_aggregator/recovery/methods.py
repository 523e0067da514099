"""The methods of recovery, as a service asks for them by name: one round in, one estimate out."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.domains import HeatOperator
from heatcloak_aggregator.recovery.bpdn import bpdn
from heatcloak_aggregator.recovery.pooling import Readings

FloatArray = npt.NDArray[np.float64]

VICINITY_LEVEL = 0.9
"""Probability that a vicinity is asked to hold a source with."""


class Method(StrEnum):
    """How sources are recovered."""

    BPDN = "bpdn"
    POSTERIOR = "posterior"
    GRIDLESS = "gridless"

    @property
    def in_words(self) -> str:
        """The method's name in words."""
        return _TITLES[self]


_TITLES = {
    Method.BPDN: "basis pursuit denoising",
    Method.POSTERIOR: "posterior",
    Method.GRIDLESS: "maximum likelihood",
}


@dataclass(frozen=True, eq=False, slots=True)
class Recovered:
    """What any method says of a round.

    Attributes:
        estimate: intensities, shape (n,).
        status: the method's own word for how it went.
        vicinities: regions that hold a source, each with its low and high end and the probability of that;
            None where the method tells none.
    """

    estimate: FloatArray
    status: str
    vicinities: tuple[tuple[float, float, float], ...] | None = None


def recover(method: Method, op: HeatOperator, readings: Readings) -> Recovered:
    """Recover the sources of checked readings. The same readings give the same estimate.

    Raises:
        ParameterError: if the operator is too large for the method.
    """
    # One scale where sensors share it: then the projection that is remembered serves every round.
    same = bool((readings.sigma == readings.sigma[0]).all())
    sigma = float(readings.sigma[0]) if same else readings.sigma
    if method is Method.GRIDLESS:
        from heatcloak_aggregator.recovery.gridless import gridless

        likeliest = gridless(op, readings.values, sigma, sensors=readings.sensors)
        return Recovered(likeliest.estimate, likeliest.status)
    if method is Method.POSTERIOR:
        # Compiled code, which only those who ask for it should wait for.
        from heatcloak_aggregator.recovery.posterior import posterior

        sampled = posterior(op, readings.values, sigma, sensors=readings.sensors)
        regions = sampled.vicinity(VICINITY_LEVEL)
        vicinities = tuple((float(r.low), float(r.high), float(r.probability)) for r in regions)
        return Recovered(sampled.estimate, sampled.status, vicinities)
    pursued = bpdn(op, readings.values, sigma, sensors=readings.sensors)
    return Recovered(pursued.estimate, pursued.status)
