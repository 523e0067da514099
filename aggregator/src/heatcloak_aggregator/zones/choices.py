"""What a zone could promise and what that costs: the choices before somebody who calibrates one."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace

from heatcloak_aggregator.zones.calibration import attackers_best, new_zone, told_apart
from heatcloak_aggregator.zones.expected_emd import MOST_PEOPLE, ExpectedEmd, expected_emd
from heatcloak_aggregator.zones.kinds import operator_of
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import Promise, Range, Zone, ZoneDomain, budget_of

_OF_CORRIDORS = ("attacker_best", "attacker_best_standing")
_OF_GRAPHS = ("told_apart", "told_apart_standing")


@dataclass(frozen=True, slots=True)
class Choice:
    """One budget for one number of listed rounds, and what it costs.

    Attributes:
        mode: ``"model"`` or ``"range"``: what is hidden.
        epsilon: ε of one budget period.
        delta: δ of one budget period.
        releases: listed rounds in one budget period.
        sigma: the noise on the lattice, in the unit of the readings; None where it can't be drawn, as are all
            that follow.
        rho: ρ of one budget period.
        attacker_best: about how well an observer without prior knowledge who trusts the model places a single
            source in one round on average, in corridor lengths. A rule of thumb, not a bound; beyond the
            length of the corridor it means no better than a guess.
        attacker_best_standing: the same over a whole period, for a source that stands still.
        emd: measured distance of one round's estimate.
        emd_half_width: half the width of its 95 % confidence interval.
        placeless: share of rounds whose estimate is empty.
        remark: why there is no such noise; None where there is.
        told_apart: on a graph in place of ``attacker_best``, how often, at most, an observer in one round
            names the right one of two neighbouring vertices that were equally likely before. A bound.
        told_apart_standing: the same over a whole period, for a person who stands still.
        on_graph: whether the domain is a graph.
    """

    mode: str
    epsilon: float
    delta: float
    releases: int
    sigma: float | None = None
    rho: float | None = None
    attacker_best: float | None = None
    attacker_best_standing: float | None = None
    emd: float | None = None
    emd_half_width: float | None = None
    placeless: float | None = None
    remark: str | None = None
    told_apart: float | None = None
    told_apart_standing: float | None = None
    on_graph: bool = False

    def as_dict(self) -> dict[str, object]:
        """What there is to say of such a domain, for JSON."""
        unsaid = {"on_graph", *(_OF_CORRIDORS if self.on_graph else _OF_GRAPHS)}
        return {name: value for name, value in asdict(self).items() if name not in unsaid}


@dataclass(frozen=True, slots=True)
class Choices:
    """All choices, measured in the same worlds.

    Attributes:
        rows: one for each change to hide, ε and number of listed rounds, in this order.
        blind_emd: the distance of a guess that spreads the warmth evenly without a look.
        trials: how many worlds were drawn.
        seed: what they were drawn from.
    """

    rows: tuple[Choice, ...]
    blind_emd: float
    trials: int
    seed: int


def kernel_peak(domain: ZoneDomain) -> float:
    """What one person of intensity 1 right at a sensor makes it read, at the sensor where it is most.

    On graphs too large to look at every sensor it is 1, which no heat of one person exceeds.
    """
    return operator_of(domain).peak_reading()


def default_range(domain: ZoneDomain) -> Range:
    """From no heat to the most that three people at one sensor give, in three digits, rounded up."""
    most = MOST_PEOPLE * kernel_peak(domain)
    unit = 10.0 ** (math.floor(math.log10(most)) - 2)
    return Range(0.0, float(f"{math.ceil(most / unit) * unit:.3g}"))


def with_releases(schedule: Schedule, releases: int) -> Schedule:
    """``schedule`` with another number of listed rounds, in a period that just holds them."""
    if releases == schedule.releases:
        return schedule
    return replace(schedule, releases=releases, budget_rounds=schedule.every * releases)


def choices(
    domain: ZoneDomain,
    promises: Sequence[Promise],
    schedules: Sequence[Schedule],
    trials: int,
    seed: int,
    progress: Callable[[float], None] = lambda share: None,
) -> Choices:
    """What each promise costs for each schedule, for people who stand anywhere, not only on the grid.

    Args:
        domain: what diffuses where.
        promises: what could be promised.
        schedules: when could be released.
        trials: how many worlds the expected distance is measured in, at least 2.
        seed: what they are drawn from, not negative.
        progress: told the share of the worlds that is done, after each.

    Raises:
        ParameterError: a value is out of range, or no choice takes noise that can be drawn.
    """
    asked = [(promise, schedule) for promise in promises for schedule in schedules]
    zones: dict[int, Zone] = {}
    rows = []
    for index, (promise, schedule) in enumerate(asked):
        row = Choice(
            *(promise.mode, promise.epsilon, promise.delta, schedule.releases),
            on_graph=not domain.has_length,
        )
        try:
            zones[index] = new_zone(domain=domain, promise=promise, schedule=schedule)
        except ParameterError as error:
            row = replace(row, remark=str(error))
        rows.append(row)
    if not zones:
        raise ParameterError(str(rows[0].remark))
    measured, blind = expected_emd(domain, list(zones.values()), trials, seed, progress)
    for (index, zone), distance in zip(zones.items(), measured, strict=True):
        rows[index] = _filled(rows[index], zone, distance)
    return Choices(tuple(rows), blind.mean, trials, seed)


def _filled(row: Choice, zone: Zone, distance: ExpectedEmd) -> Choice:
    if row.on_graph:
        row = replace(row, told_apart=told_apart(zone), told_apart_standing=told_apart(zone, row.releases))
    else:
        best = attackers_best(zone)
        row = replace(row, attacker_best=best, attacker_best_standing=best / math.sqrt(row.releases))
    return replace(
        row,
        sigma=zone.noise.sigma,
        rho=budget_of(zone).rho,
        emd=distance.mean,
        emd_half_width=distance.half_width,
        placeless=distance.placeless,
    )
