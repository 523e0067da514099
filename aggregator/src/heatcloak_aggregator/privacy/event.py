"""Privacy cost of one event that is observed repeatedly while its heat fades.

A source appears once; the readings are released in rounds ("looks") at spreads T₁ < T₂ < … since then. The
promise compares two worlds that differ by one move of that source, of transport cost at most α, and all looks
see the same move. With Gaussian noise of scale σ the k-th look costs ρₖ = Δ₂(Tₖ)²/2σ², and ρ adds up over
looks (Bun & Steinke 2016). Δ₂ falls with T, in the end as T^−1.5, so the sum converges over unlimited time.

The sum uses the worst position of each look separately. The stacked looks are one Gaussian release, whose Δ₂²
is the worst position of the sum of squares: the joint loss, which is at most the sum, and exact for
continuous noise.

**The earliest looks are the worst.** Looks follow at regular intervals; the phase of the first one within the
interval is unknown. For sensors at j/m, sup over x in [0, 1] of ‖∂A/∂x‖₂² never rises with T, so the sum is
largest if every look is as early as the declared minimum age allows. For the joint loss the same is proven
for T₁ >= 1/(2.4 m)²: the heat of the first look has spread over 0.42 of the distance between two sensors.

Proof. F(x, T) = Σⱼ g'(x − sⱼ, T)². Each u = g' solves the heat equation, so F_T = F_xx − 2Σ u_x² <= F_xx, and
the same holds for a sum of F at spreads that are delayed together. By the maximum principle a later supremum
over [0, 1] is at most the earlier one, unless F was larger at an end of [0, 1] in between. F(0, T) >= F(1,
T): its distances are 1/m … 1, those of the other end 0 … (m−1)/m. With s = 1/(m√T), h(u) = u² exp(−u²/2):

- s <= 2.4: F(0, ·) falls, since 32πT³·∂F/∂T = Σⱼ w(js) over j = 1 … m, w(u) = (u² − 6) h(u), and Σ w(js) over
  all j >= 1 is negative; the omitted terms beyond m are positive, or all included terms are negative.
- s > 2.4: 16πT² F(0, T) = Σ h(js) <= 0.33, below h(√2) = 2/e, which a single sensor gives at the distance
  √(2T).

So F(0, T') <= sup F(·, T) for every T' >= T: the ends never exceed it. For the joint loss the first case
applies to each look at the same position.

**The tail.** For T >= 2.3 every distance is below √T/1.51, where h is convex: F(·, T) is largest at x = 0,
and ∫F(0, T) dT from T on is Σⱼ P(2, dⱼ²/2T)/(4π dⱼ²), P the regularised incomplete gamma function, dⱼ = j/m.
F never rises, so the looks after the one at T add at most that integral divided by the interval between
looks.

These figures assume the heat kernel. Readings on a lattice cost more: see `event_budget`.
"""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

import numpy as np
import scipy

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalDomain
from heatcloak_shared import zcdp
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.parameters import check_integer, check_positive, check_probability
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
        return zcdp.epsilon_from_rho(self.joint, delta)

    def delta(self, epsilon: float) -> float:
        """Return the δ of the joint loss at ``epsilon`` (above 0), rounded up, by zCDP's conversion."""
        return zcdp.delta_from_rho(self.joint, epsilon)


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
    joint = zcdp.rho(domain.joint_sensitivity(alpha, spreads), sigma)
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
    return [zcdp.rho(domain.operator(spread).sensitivity(alpha, off_grid), sigma) for spread in spreads]


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


_FAR = 2.3
"""From 2.281 on the end of the interval is the worst position for any sensors."""
_SLACK = 2e-6
"""Greatest relative excess of the square of a computed sensitivity over the true one."""
_MOST_LOOKS = 1 << 53


@dataclass(frozen=True, slots=True)
class Looks:
    """Looks at one event at regular intervals, in the worst phase.

    The first look comes at a spread anywhere in [minimum_age, minimum_age + interval); the earliest is the
    worst. Omitting looks costs no more; spacing looks further apart costs no more than the sum.

    Attributes:
        minimum_age: T₁, the least spread of the event's heat at the first look, between 1e-12 and 1e12.
            It must be declared, because Δ₂ is unbounded as it goes to 0.
        interval: ΔT, increase of the spread from one look to the next, above 0.
        count: number of looks, at least 1.

    Raises:
        ParameterError: an attribute is outside its range.
    """

    minimum_age: float
    interval: float
    count: int

    def __post_init__(self) -> None:
        check_positive("minimum_age", self.minimum_age)
        check_positive("interval", self.interval)
        check_integer("count", self.count, 1, _MOST_LOOKS)

    @property
    def last(self) -> float:
        """The spread at the last look."""
        return self.minimum_age + self.interval * (self.count - 1)

    @property
    def spreads(self) -> list[float]:
        """The spreads of the worst, earliest phase."""
        return [self.minimum_age + self.interval * k for k in range(self.count)]


@dataclass(frozen=True, slots=True)
class Fading:
    """When an event no longer matters.

    Attributes:
        looks: number of looks until then.
        spread: the spread of its heat at the last of them.
        share: upper bound on the sum over all later looks, without end, as a fraction of the whole sum.
    """

    looks: int
    spread: float
    share: float


def worst_phase_cost(domain: IntervalDomain, sigma: float, alpha: float, looks: Looks) -> EventCost:
    """Return the cost of an event with looks at any phase; arguments and errors as in `event_cost`.

    If the first look is too early for the proof of the joint loss (see the module), ``joint`` is the sum.
    """
    check_count(domain, looks.count)
    cost = event_cost(domain, sigma, alpha, looks.spreads)
    if looks.minimum_age * (2.4 * domain.n_sensors) ** 2 < 1.0:
        return replace(cost, joint=cost.total)
    return cost


def tail_rho(domain: IntervalDomain, sigma: float, alpha: float, looks: Looks) -> float:
    """Return an upper bound on the cost of all looks after ``looks``, at the same interval, without end.

    Args:
        domain: the interval and its sensors.
        sigma: noise scale, above 0.
        alpha: radius α > 0 of the promise.
        looks: the looks that are already counted.

    Raises:
        ParameterError: an argument is outside its range, or the interval is too short to compute the looks.
    """
    ratio = check_positive("alpha", alpha) / check_positive("sigma", sigma)
    squares, rest = _squares(domain, looks.last, looks.interval)
    return round_up(0.5 * ratio * ratio * (math.fsum(squares[1:]) + rest))


def fading(domain: IntervalDomain, minimum_age: float, interval: float, fraction: float) -> Fading:
    """Return after how many looks an event no longer matters, independent of noise and α.

    Args:
        domain: the interval and its sensors.
        minimum_age: spread of the first look.
        interval: spread between looks, above 0.
        fraction: fraction of the whole sum, 0 < fraction < 1, that all later looks together may add.

    Returns:
        The least number of looks for which this is proven.

    Raises:
        ParameterError: an argument is outside its range, or the interval is too short to compute the looks.
    """
    check_probability("fraction", fraction)
    check_positive("minimum_age", minimum_age)
    check_positive("interval", interval)
    squares, rest = _squares(domain, minimum_age, interval)
    # A lower bound: certified values less their slack, and the integral of a falling F from one look later.
    next_spread = minimum_age + interval * len(squares)
    allowed = fraction * (1.0 - _SLACK) * (math.fsum(squares) + _integral(domain, next_spread) / interval)
    after = np.append(np.cumsum(squares[:0:-1])[::-1], 0.0) + rest  # remainder after each look

    def left(looks: int) -> float:
        if looks <= len(after):
            return float(after[looks - 1])
        return _integral(domain, minimum_age + interval * (looks - 1)) / interval

    most = 1
    while left(most) > allowed:
        most *= 2
        if most >= _MOST_LOOKS:
            raise ParameterError(f"fraction {fraction!r} takes more than {_MOST_LOOKS} looks: raise fraction")
    looks = 1 + bisect_left(range(1, most + 1), True, key=lambda count: left(count) <= allowed)
    return Fading(looks, Looks(minimum_age, interval, looks).last, fraction * left(looks) / allowed)


def _squares(domain: IntervalDomain, spread: float, interval: float) -> tuple[FloatArray, float]:
    """Return Δ₂² for α = 1 at ``spread`` and the looks after it until `_FAR`, and a bound of the rest."""
    count = 1 + math.ceil(min(max((_FAR - spread) / interval, 0.0), _MOST_LOOKS))
    check_count(domain, count)
    spreads = Looks(spread, interval, count).spreads
    squares = np.square([domain.operator(at).sensitivity(1.0, off_grid=True) for at in spreads])
    return squares, _integral(domain, spreads[-1]) / interval


def _integral(domain: IntervalDomain, spread: float) -> float:
    """Return ∫F(0, T) dT from ``spread`` on, rounded up: see the module."""
    squares = np.square(domain.sensor_places)
    shares = scipy.special.gammainc(2.0, squares / (2.0 * spread))
    return math.fsum(shares / (4.0 * math.pi * squares)) * (1.0 + 2.0**-40)
