"""Privacy budget that any set of a zone's rounds has spent.

Every listed round costs the same μ for the whole zone, because all nodes release in the same rounds, and
ρ = μ²/2 adds up over rounds, for rounded Gaussian noise (Dong, Roth & Su 2022) and for discrete Gaussian
noise (Bun & Steinke 2016). A node releases a round at most once, so an account is a *set* of
round numbers: a repeated number counts once. Rounds that the schedule does not list are never released and
are refused.

Budget periods are consecutive, and each renews the promise. The figures here do not: they cover all given
rounds together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, replace

from heatcloak_shared.budget import ZoneBudget
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.parameters import check_integer, check_positive
from heatcloak_shared.rounding import round_up, up_text
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import Range, Zone, budget_of

_FURTHEST_ROUND = 1 << 53


@dataclass(frozen=True, slots=True)
class Figures:
    """A cost as (ε, δ), read either way.

    Attributes:
        epsilon: at the zone's δ; None if no ε satisfies that δ.
        delta: at the zone's ε.
    """

    epsilon: float | None
    delta: float


@dataclass(frozen=True, slots=True)
class Promised:
    """Promise of a zone for one budget period: ``epsilon``, except with probability ``delta``."""

    epsilon: float
    delta: float


@dataclass(frozen=True, slots=True)
class Spent:
    """Total cost of the rounds of an account, rounded up.

    Attributes:
        releases: distinct listed rounds.
        periods: budget periods that they are in, or may be in.
        budgets: ρ as a multiple of one period's budget.
        moves: the accounted change, in units of the move that the zone hides; 1 for a range.
        mu: root of the sum of the squares of all changes, each divided by its sensor's scale.
        rho: μ²/2, which adds up.
        proven: ε and δ that follow for the zone's kind of noise, with the samplers' truncation in δ.
        promised: ε and δ that the zone promises for one period.
    """

    releases: int
    periods: int
    budgets: float
    moves: float
    mu: float
    rho: float
    proven: Figures
    promised: Promised

    @property
    def kept(self) -> bool:
        """Whether the total, over all its periods, stays within one period's promise."""
        return self.proven.delta <= self.promised.delta

    @property
    def text(self) -> str:
        """The account in one line, every cost rounded up."""
        rounds = "1 listed round" if self.releases == 1 else f"{self.releases} listed rounds"
        periods = "1 budget period" if self.periods == 1 else f"{self.periods} budget periods"
        moved = "" if self.moves == 1.0 else f", for {self.moves:g} times the hidden move"
        return (
            f"{rounds} in {periods}{moved}: mu {up_text(self.mu, 4)}, rho {up_text(self.rho, 4)}; "
            f"{self._in_words(self.proven)}"
        )

    def as_dict(self) -> dict[str, object]:
        """Return the account as JSON types."""
        return asdict(self) | {"kept": self.kept, "text": self.text}

    def _in_words(self, figures: Figures) -> str:
        epsilon = "no epsilon" if figures.epsilon is None else f"epsilon {up_text(figures.epsilon, 4)}"
        return (
            f"{epsilon} at delta {self.promised.delta:g}, "
            f"delta {up_text(figures.delta, 4)} at epsilon {self.promised.epsilon:g}"
        )


def round_rho(zone: Zone) -> float:
    """Return ρ of one listed round, for all nodes of the zone together, rounded up."""
    return _budget(zone, 1, 1.0).rho


def spent_in_rounds(zone: Zone, rounds: Iterable[int], moves: float = 1.0) -> Spent:
    """Account for a set of rounds.

    Args:
        zone: the zone that released them, of one revision.
        rounds: numbers of listed rounds in any order; repeated numbers count once.
        moves: k, for one person who moves by k times the hidden α, or k people who each move by α at the
            same time. Readings change by at most kΔ₂ before the lattice, so for k ≥ 1 ρ is at most k² times
            as large. A hidden range covers every change, so k makes no difference there.

    Raises:
        ParameterError: a round is not an integer of at most 2⁵³ or is not listed, or ``moves`` is not
            positive.
    """
    numbers = {_check_listed(zone.schedule, number) for number in rounds}
    periods = {number // zone.schedule.budget_rounds for number in numbers}
    return _spent(zone, len(numbers), len(periods), moves)


def spent_between(zone: Zone, first: int, last: int, moves: float = 1.0) -> Spent:
    """Account for all listed rounds from ``first`` to ``last``, both included, in constant time.

    Args:
        zone: the zone that released them, of one revision.
        first: a round, listed or not.
        last: a round, not before ``first``.
        moves: as in `spent_in_rounds`.

    Raises:
        ParameterError: a round is not an integer of at most 2⁵³, ``last`` is before ``first``, ``moves`` is
            not positive, or there are 2⁵³ listed rounds or more.
    """
    schedule = zone.schedule
    if _check_round(last) < _check_round(first):
        raise ParameterError(f"round {last} is before round {first}: pass the first round, then the last")
    count = _listed_before(schedule, last + 1) - _listed_before(schedule, first)
    if count == 0:
        return _spent(zone, 0, 0, moves)
    # A period's first round is always listed, so the period of ``last`` counts.
    earliest = schedule.next_listed(first) // schedule.budget_rounds
    return _spent(zone, count, last // schedule.budget_rounds - earliest + 1, moves)


def spent_anywhere(zone: Zone, length: int, moves: float = 1.0) -> Spent:
    """Account for the costliest interval of ``length`` rounds, wherever it begins.

    An interval no longer than a budget period costs at most one budget, even across two periods: rounds are
    listed at the same positions of every period, so it gains in one period only what it loses in the other.

    Args:
        zone: the zone, of one revision.
        length: number of rounds of the interval, listed or not, 1 <= length < 2⁵³.
        moves: as in `spent_in_rounds`.

    Raises:
        ParameterError: ``length`` is not such an integer, or ``moves`` is not positive.
    """
    schedule = zone.schedule
    check_integer("length", length, 1, _FURTHEST_ROUND)
    whole, rest = divmod(length, schedule.budget_rounds)
    count = whole * schedule.releases + _densest(schedule, rest)
    # An interval as long as a period can overlap two periods.
    reached = (length + schedule.budget_rounds - 2) // schedule.budget_rounds + 1
    return _spent(zone, count, min(reached, count), moves)


def spent_straddling(zone: Zone, moves: float = 1.0) -> Spent:
    """Account for two consecutive budget periods: the greatest cost of an interval that overlaps two.

    Only an interval longer than one period costs more than one budget: see `spent_anywhere`.

    Args:
        zone: the zone, of one revision.
        moves: as in `spent_in_rounds`.

    Raises:
        ParameterError: ``moves`` is not positive.
    """
    return _spent(zone, 2 * zone.schedule.releases, 2, moves)


def spent_by_zones(zone: Zone, zones: int) -> Spent:
    """Account for one budget period of several zones like this one that sense the same person.

    Their noise is independent and ρ adds up, whether they measure at the same time or one after another: k
    zones cost k times the ρ of one.

    Args:
        zone: the zone, of one revision.
        zones: k >= 1.

    Raises:
        ParameterError: ``zones`` is not such an integer.
    """
    count = check_integer("zones", zones, 1, 1 << 20)
    return _spent(zone, count * zone.schedule.releases, 1, 1.0)


def _spent(zone: Zone, releases: int, periods: int, moves: float) -> Spent:
    factor = check_positive("moves", moves)
    if isinstance(zone.promise.hides, Range):
        factor = 1.0
    budget, promise = _budget(zone, releases, factor), zone.promise
    period = _budget(zone, zone.schedule.releases, 1.0)
    return Spent(
        releases=releases,
        periods=periods,
        budgets=budget.rho / period.rho,
        moves=factor,
        mu=budget.mu,
        rho=budget.rho,
        proven=_proven(budget, promise.epsilon, promise.delta),
        promised=Promised(promise.epsilon, promise.delta),
    )


def _budget(zone: Zone, releases: int, moves: float) -> ZoneBudget:
    budget = replace(budget_of(zone), releases=releases)
    if moves == 1.0:
        return budget
    change = check_positive("this many moves", round_up(moves * budget.weighted_sensitivity))
    return replace(budget, weighted_sensitivity=change)


def _proven(budget: ZoneBudget, epsilon: float, delta: float) -> Figures:
    if budget.releases == 0:
        return Figures(0.0, 0.0)
    return Figures(epsilon_or_none(budget.epsilon, delta), budget.delta(epsilon))


def epsilon_or_none(epsilon: Callable[[float], float], delta: float) -> float | None:
    """Return ε at δ, or None if no ε satisfies this δ: the truncation times e^ε alone may exceed it."""
    try:
        return epsilon(delta)
    except ParameterError:
        return None


def _listed_before(schedule: Schedule, number: int) -> int:
    """Return the number of listed rounds from 0 up to ``number``, exclusive; negative if it is below 0."""
    period, index = divmod(number, schedule.budget_rounds)
    return period * schedule.releases + min(-(-index // schedule.every), schedule.releases)


def _densest(schedule: Schedule, length: int) -> int:
    """Return the most listed rounds in any ``length`` consecutive rounds, fewer than a budget period.

    Listed rounds are ``every`` apart, except for the step from the last of one period to the first of the
    next. If that step is shorter, an interval gains by including it; it can include only one.
    """
    if length == 0:
        return 0
    seam = schedule.budget_rounds - (schedule.releases - 1) * schedule.every
    within = 1 + (length - 1) // schedule.every
    across = 2 + (length - 1 - seam) // schedule.every if length > seam else 1
    return min(max(within, across), schedule.releases)


def _check_listed(schedule: Schedule, number: int) -> int:
    if not schedule.is_listed(_check_round(number)):
        raise ParameterError(
            f"round {number} is not listed and was never released: pass only listed rounds; the next one is "
            f"{schedule.next_listed(number)}"
        )
    return number


def _check_round(number: int) -> int:
    return check_integer("a round", number, 1 - _FURTHEST_ROUND, _FURTHEST_ROUND)
