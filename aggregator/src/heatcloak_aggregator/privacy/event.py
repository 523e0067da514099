"""What one event costs that is looked at again and again, while its heat fades.

A source appears once; the readings are released in rounds at spreads T₁ < T₂ < … since then. The promise
compares two worlds that differ by one move of that source, of transport cost at most α, and all looks see the
same move. With Gaussian noise of scale σ the k-th look costs ρₖ = Δ₂(Tₖ)²/2σ², and ρ adds up over looks (Bun
& Steinke 2016). Δ₂ falls with T, as T^−1.5 in the end, so the sum converges, however long one looks.

The sum takes the worst place of each look by itself. The looks side by side are one Gaussian release, whose
Δ₂² is the worst place of the sum of squares: the joint loss, at most the sum, and exact for continuous noise.

All of it trusts the heat kernel. For readings on a lattice there is more to pay: see `event_budget`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from heatcloak_aggregator.domains import IntervalDomain
from heatcloak_shared import budget
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.parameters import check_positive
from heatcloak_shared.rounding import round_up

MOST_READINGS = 1_000_000
"""Looks times sensors: beyond, they would take longer than half a minute."""


@dataclass(frozen=True)
class EventCost:
    """ρ of one event for continuous noise, every figure rounded up.

    Attributes:
        each: ρ of every look by itself, at the place that is the worst for it.
        joint: the exact loss of all looks together, up to 1e-6 relatively; at most ``total``.
    """

    each: tuple[float, ...]
    joint: float

    @property
    def looks(self) -> int:
        """How often the event is looked at."""
        return len(self.each)

    @property
    def first(self) -> float:
        """ρ of the first look."""
        return self.each[0]

    @property
    def total(self) -> float:
        """The sum over the looks, an upper bound."""
        return _sum_up(self.each)

    @property
    def naive(self) -> float:
        """ρ if every look were charged like the first."""
        return round_up(self.first * self.looks)

    @property
    def saving(self) -> float:
        """By which factor naive composition overstates the event's ρ."""
        return self.naive / self.joint

    def epsilon(self, delta: float) -> float:
        """Return the ε of the joint loss at ``delta`` (0 < delta < 1), rounded up, by zCDP's conversion."""
        return budget.epsilon_from_rho(self.joint, delta)

    def delta(self, epsilon: float) -> float:
        """Return the δ of the joint loss at ``epsilon`` (above 0), rounded up, by zCDP's conversion."""
        return budget.delta_from_rho(self.joint, epsilon)


def event_cost(domain: IntervalDomain, sigma: float, alpha: float, spreads: Sequence[float]) -> EventCost:
    """What an event costs that is looked at exactly at ``spreads``.

    Args:
        domain: the interval and its sensors; the source stands anywhere on it.
        sigma: scale of the noise, above 0, in the unit of the readings.
        alpha: radius α > 0 of the promise.
        spreads: T₁ < T₂ < …, at least one.

    Raises:
        ParameterError: an argument is outside its range, or there are too many looks to work out.
    """
    each = tuple(look_rhos(domain, sigma, alpha, spreads))
    joint = budget.rho(domain.joint_sensitivity(alpha, spreads), sigma)
    # Both are certified to 1e-6 only: where all looks have one worst place, the joint may come out above.
    return EventCost(each, min(joint, _sum_up(each)))


def event_rho(
    domain: IntervalDomain, sigma: float, alpha: float, spreads: Sequence[float], off_grid: bool = False
) -> float:
    """Return Σₖ Δ₂(Tₖ)²/2σ², rounded up: an upper bound of the ρ of one event.

    Args:
        domain: the interval and its sensors.
        sigma: scale of the noise, above 0, in the unit of the readings.
        alpha: radius α > 0 of the promise.
        spreads: T₁ < T₂ < …, at least one.
        off_grid: whether the source may stand anywhere, or on the domain's grid only, as in
            `Operator.sensitivity`. Anywhere is what a promise must count: `event_cost` and `event_budget` do.

    Raises:
        ParameterError: an argument is outside its range, or there are too many looks to work out.
    """
    return _sum_up(look_rhos(domain, sigma, alpha, spreads, off_grid))


def look_rhos(
    domain: IntervalDomain, sigma: float, alpha: float, spreads: Sequence[float], off_grid: bool = True
) -> list[float]:
    """Return the ρ of every look by itself, rounded up; other arguments and errors as of `event_rho`."""
    check_positive("alpha", alpha)
    check_looks(domain, spreads)
    return [budget.rho(domain.operator(spread).sensitivity(alpha, off_grid), sigma) for spread in spreads]


def check_looks(domain: IntervalDomain, spreads: Sequence[float]) -> None:
    """Refuse spreads that are no numbers or do not ascend, and more of them than can be worked out.

    Raises:
        ParameterError: as said.
    """
    if len(spreads) == 0:
        raise ParameterError("spreads is empty: give the spread of at least one look")
    check_count(domain, len(spreads))
    for spread in spreads:
        check_positive("spread", spread)
    for earlier, later in pairwise(spreads):
        if not earlier < later:
            raise ParameterError(f"spread {later!r} follows {earlier!r}: give spreads that ascend")


def check_count(domain: IntervalDomain, looks: int) -> None:
    """Refuse more looks than can be worked out one by one in half a minute or so.

    Raises:
        ParameterError: as said.
    """
    if looks > max(MOST_READINGS // domain.n_sensors, 1):
        raise ParameterError(
            f"{looks} looks of {domain.n_sensors} sensors are too many to work out: look less often, or give "
            f"at most {max(MOST_READINGS // domain.n_sensors, 1)} and bound the rest by tail_rho"
        )


def _sum_up(rhos: Sequence[float]) -> float:
    return round_up(math.fsum(rhos))
