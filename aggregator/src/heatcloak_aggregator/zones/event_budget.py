"""Privacy cost of one event in a zone, whose readings are rounded to a lattice before the noise is added.

Rounding can change the difference of two readings by a step g, however small the difference is: two nearly
identical worlds differ by g wherever the boundary between two ticks is between them. With u the difference
of the readings of one look, ‖u‖₂ <= Δ, and r that of the rounded ones,

    ‖r‖₂² <= Δ² + 2Δ·min(Δ, g√m) + m g².

Proof. ‖r‖ <= Δ + g√m is one bound. For the other, |rⱼ| <= (pⱼ + 1)g for an integer pⱼ >= 0 with pⱼ g <= |uⱼ|,
so rⱼ² <= (pⱼ² + 2pⱼ + 1)g² <= (3pⱼ² + 1)g² <= 3uⱼ² + g².

In ρ, with ρₖ = Δ₂(Tₖ)²/2σ² of a look and λ = m g²/2σ², a look costs ρₖ + 2·min(ρₖ, √(ρₖλ)) + λ. The first two
terms fade with the event, and their sum over the looks converges: it is at most three times that of ρₖ.
λ does not fade: every look costs it, because the rest of the world may hold every sensor exactly at a
boundary, where an arbitrarily small move changes each of them by a step. So the sum over all time does NOT
converge in a zone: the cost of an event is stated for a number of looks, with its fading and constant parts.

Where sensors report in steps of r, r + g takes the place of g in the first bound and in λ. The second bound
does not hold for a sum of two roundings. So a look costs ρₖ + 2·√(ρₖλ) + λ, whose first two terms fade as
well: √ρₖ falls as Δ₂, in the end as T^−1.5, so that its sum converges.

Where the scales of the noise differ between sensors, all of them count as the least one, and where the radius
of a hidden move depends on the room, every room counts with the greatest one. Both overstate the cost.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from heatcloak_aggregator.privacy.event import Looks, worst_phase_cost
from heatcloak_aggregator.zones.kinds import domain_of
from heatcloak_shared import budget, zcdp
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.parameters import check_probability
from heatcloak_shared.rounding import bisect_safely, round_up
from heatcloak_shared.zone import Move, MoveByRoom, Noise, Range, Zone, ZoneDomain

if TYPE_CHECKING:
    from heatcloak_aggregator.domains import IntervalDomain


@dataclass(frozen=True, slots=True)
class EventBudget:
    """Cost of one event in a zone, including the lattice and the samplers' truncation, rounded up.

    Attributes:
        looks: number of released rounds that observe it.
        fading: ρ of the part that fades with the event; bounded for any number of looks.
        floor: ρ that the rounding of readings may add at every look.
        naive: ρ if every look cost as much as the first.
        noise: the zone's noise.
    """

    looks: int
    fading: float
    floor: float
    naive: float
    noise: Noise

    @property
    def rho(self) -> float:
        """ρ of the event over all looks."""
        return round_up(self.fading + self.looks * self.floor)

    def delta(self, epsilon: float) -> float:
        """Return the δ of the event at ``epsilon`` (above 0, at most 1e150).

        Raises:
            ParameterError: ``epsilon`` is outside its range.
        """
        truncation = budget.truncation_delta(
            epsilon, self.looks * budget.total_truncation(self.noise.sigma_ticks)
        )
        return min(round_up(budget.delta_from_mu(self.noise.kind, self._mu, epsilon) + truncation), 1.0)

    def epsilon(self, delta: float) -> float:
        """Return the smallest ε of the event at ``delta``, to rounding.

        Raises:
            ParameterError: ``delta`` is outside (0, 1), or no ε satisfies it because of the truncation.
        """
        target = check_probability("delta", delta)
        enough = budget.epsilon_from_mu(self.noise.kind, self._mu, target / 2.0)
        _, epsilon = bisect_safely(lambda epsilon: self.delta(epsilon) <= target, 1e-150, enough)
        if self.delta(epsilon) > target:
            raise ParameterError(
                f"no epsilon satisfies delta {target!r} with this noise: raise delta or sigma_ticks"
            )
        return epsilon

    @property
    def _mu(self) -> float:
        return round_up(math.sqrt(2.0 * self.rho))


def event_budget(
    zone: Zone, interval: float, looks: int | None = None, minimum_age: float | None = None
) -> EventBudget:
    """Return the cost of one event in a zone that is observed in its released rounds, at the worst phase.

    The zone's own promise covers everything that one person does in a budget period. This is a different
    statement, about one event: a source that appears once and differs only in position between the two
    worlds.

    Args:
        zone: a zone whose promise hides a move.
        interval: increase of the spread from one released round to the next, above 0, in squared lengths
            of the interval; the least one if rounds are not released evenly.
        looks: number of counted released rounds, >= 1; None for those of one budget period.
        minimum_age: the least spread at the first look; None for the one that the zone is calibrated for.

    Raises:
        ParameterError: the zone hides a range of readings, its domain is not an interval, or an
            argument is outside its range.
    """
    if isinstance(zone.promise.hides, Range):
        raise ParameterError(
            f"zone {zone.name} hides a range of readings and assumes no model of how an event fades, so "
            "every look costs the same: use the zone's own budget, or a zone that hides a move"
        )
    if not zone.domain.has_length:
        raise ParameterError(
            f"zone {zone.name} has a domain of kind {zone.domain.kind!r}, and the fading of an event is "
            "known only for kind 'interval': use the zone's own budget"
        )
    age = zone.domain.spread if minimum_age is None else minimum_age
    schedule = Looks(age, interval, zone.schedule.releases if looks is None else looks)
    domain = cast("IntervalDomain", domain_of(zone.domain))
    noise, m = zone.noise, domain.n_sensors
    ticks = min(noise.sigma_ticks)
    sigma = ticks * noise.step
    cost = worst_phase_cost(domain, sigma, _greatest_radius(zone.domain, zone.promise.hides), schedule)
    # The proof for the joint loss requires even looks; the sum bounds looks that are further apart.
    even = zone.schedule.every * zone.schedule.releases == zone.schedule.budget_rounds
    steps = 1.0 + zone.resolution_ticks
    floor = round_up(0.5 * m * (steps / ticks) ** 2)
    first = budget.lattice_sensitivity(math.sqrt(2.0 * cost.first) * sigma, noise.step, m, zone.resolution)
    cross = [math.sqrt(rho * floor) for rho in cost.each]
    if not zone.resolution:
        cross = [min(*each) for each in zip(cost.each, cross, strict=True)]
    rounding = [2.0 * each for each in cross]
    return EventBudget(
        looks=cost.looks,
        fading=round_up((cost.joint if even else cost.total) + math.fsum(rounding)),
        floor=floor,
        naive=zcdp.rho(first, sigma, cost.looks),
        noise=noise,
    )


def _greatest_radius(domain: ZoneDomain, move: Move) -> float:
    if isinstance(move, MoveByRoom):
        return max(alpha for _, alpha in move.radii(domain))
    return move.alpha
