"""The methods of recovery, as a service asks for them by name: one round in, one estimate out."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.domains import HeatOperator, Operator
from heatcloak_aggregator.recovery.bpdn import bpdn
from heatcloak_aggregator.recovery.pooling import Readings
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.wire.estimate import VertexVicinities, Vicinities

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
        vicinities: regions that hold a source, each with its low and high end, or on a graph its vertices,
            and the probability of that; None where the method tells none.
    """

    estimate: FloatArray
    status: str
    vicinities: Vicinities | VertexVicinities | None = None


def check_method(method: Method, op: Operator) -> None:
    """Refuse a method that does not know the operator's domain.

    Raises:
        ParameterError: naming the methods that do.
    """
    if method is Method.GRIDLESS and not isinstance(op, HeatOperator):
        raise ParameterError(
            "gridless looks for sources between the places of a corridor, and a graph has nothing between "
            "its vertices: choose bpdn or posterior"
        )


def recover(method: Method, op: Operator, readings: Readings) -> Recovered:
    """Recover the sources of checked readings. The same readings give the same estimate.

    Raises:
        ParameterError: if the operator is too large for the method, or the method does not know its domain.
    """
    check_method(method, op)
    # One scale where sensors share it: then the projection that is remembered serves every round.
    same = bool((readings.sigma == readings.sigma[0]).all())
    sigma = float(readings.sigma[0]) if same else readings.sigma
    if method is Method.GRIDLESS and isinstance(op, HeatOperator):
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
