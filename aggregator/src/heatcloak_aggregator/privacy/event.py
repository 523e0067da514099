"""Privacy cost of one event that is observed repeatedly while its heat fades.

A source appears once; the readings are released in rounds ("looks") at spreads T₁ < T₂ < … since then. The
promise compares two worlds that differ by one move of that source, of transport cost at most α, and all looks
see the same move. With Gaussian noise of scale σ the k-th look costs ρₖ = Δ₂(Tₖ)²/2σ², and ρ adds up over
looks (Bun & Steinke 2016). Δ₂ falls with T, in the end as T^−1.5, so the sum converges over unlimited time.

The sum uses the worst position of each look separately. The stacked looks are one Gaussian release, whose Δ₂²
is the worst position of the sum of squares: the joint loss, which is at most the sum, and exact for
continuous noise.

These figures assume the heat kernel. Readings on a lattice cost more: see `event_budget`.
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
"""Limit on looks times sensors: more would take longer than half a minute."""


@dataclass(frozen=True)
class EventCost:
    """ρ of one event for continuous noise, every figure rounded up.

    Attributes:
        each: ρ of every look separately, at its worst position.
        joint: the exact loss of all looks together, up to 1e-6 relatively; at most ``total``.
    """

    each: tuple[float, ...]
    joint: float

    @property
    def looks(self) -> int:
        """Number of looks."""
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
        """ρ if every look cost as much as the first."""
        return round_up(self.first * self.looks)

    @property
    def saving(self) -> float:
        """Factor by which naive composition overstates the event's ρ."""
        return self.naive / self.joint

    def epsilon(self, delta: float) -> float:
        """Return the ε of the joint loss at ``delta`` (0 < delta < 1), rounded up, by zCDP's conversion."""
        return budget.epsilon_from_rho(self.joint, delta)

    def delta(self, epsilon: float) -> float:
        """Return the δ of the joint loss at ``epsilon`` (above 0), rounded up, by zCDP's conversion."""
        return budget.delta_from_rho(self.joint, epsilon)


def event_cost(domain: IntervalDomain, sigma: float, alpha: float, spreads: Sequence[float]) -> EventCost:
    """Return the cost of an event that is observed exactly at ``spreads``.

    Args:
        domain: the interval and its sensors; the source may be anywhere on it.
        sigma: noise scale, above 0, in the unit of the readings.
        alpha: radius α > 0 of the promise.
        spreads: T₁ < T₂ < …, at least one.

    Raises:
        ParameterError: an argument is outside its range, or there are too many looks to compute.
    """
    each = tuple(look_rhos(domain, sigma, alpha, spreads))
    joint = budget.rho(domain.joint_sensitivity(alpha, spreads), sigma)
    # Both are certified to 1e-6 only: if all looks share a worst position, the joint may exceed the sum.
    return EventCost(each, min(joint, _sum_up(each)))


def event_rho(
    domain: IntervalDomain, sigma: float, alpha: float, spreads: Sequence[float], off_grid: bool = False
) -> float:
    """Return Σₖ Δ₂(Tₖ)²/2σ², rounded up: an upper bound of the ρ of one event.

    Args:
        domain: the interval and its sensors.
        sigma: noise scale, above 0, in the unit of the readings.
        alpha: radius α > 0 of the promise.
        spreads: T₁ < T₂ < …, at least one.
        off_grid: whether the source may be anywhere, or only on the domain's grid, as in
            `Operator.sensitivity`. A promise must count any position: `event_cost` and `event_budget` do.

    Raises:
        ParameterError: an argument is outside its range, or there are too many looks to compute.
    """
    return _sum_up(look_rhos(domain, sigma, alpha, spreads, off_grid))


def look_rhos(
    domain: IntervalDomain, sigma: float, alpha: float, spreads: Sequence[float], off_grid: bool = True
) -> list[float]:
    """Return the ρ of every look separately, rounded up; other arguments and errors as in `event_rho`."""
    check_positive("alpha", alpha)
    check_looks(domain, spreads)
    return [budget.rho(domain.operator(spread).sensitivity(alpha, off_grid), sigma) for spread in spreads]


def check_looks(domain: IntervalDomain, spreads: Sequence[float]) -> None:
    """Check that spreads are positive and ascend, and that there are not too many.

    Raises:
        ParameterError: they are not.
    """
    if len(spreads) == 0:
        raise ParameterError("spreads is empty: pass the spread of at least one look")
    check_count(domain, len(spreads))
    for spread in spreads:
        check_positive("spread", spread)
    for earlier, later in pairwise(spreads):
        if not earlier < later:
            raise ParameterError(f"spread {later!r} follows {earlier!r}: pass spreads in ascending order")


def check_count(domain: IntervalDomain, looks: int) -> None:
    """Check that the looks can be computed one by one in about half a minute.

    Raises:
        ParameterError: there are too many.
    """
    if looks > max(MOST_READINGS // domain.n_sensors, 1):
        raise ParameterError(
            f"{looks} looks of {domain.n_sensors} sensors are too many to compute: look less often, or pass "
            f"at most {max(MOST_READINGS // domain.n_sensors, 1)} and bound the rest by tail_rho"
        )


def _sum_up(rhos: Sequence[float]) -> float:
    return round_up(math.fsum(rhos))
