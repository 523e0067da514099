"""Experiment ``event-level``: the privacy cost of one fading event over repeated measurements (looks)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import accumulate, cycle
from typing import TYPE_CHECKING, ClassVar

import numpy as np

from heatcloak_aggregator.domains import IntervalDomain
from heatcloak_aggregator.privacy.event import (
    EventCost,
    Fading,
    Looks,
    event_rho,
    fading,
    tail_rho,
    worst_phase_cost,
)
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_aggregator.zones.defaults import DEFAULT_DOMAIN
from heatcloak_aggregator.zones.event_budget import EventBudget, event_budget
from heatcloak_lab.experiments.result import Cell, Result, Runner, Table
from heatcloak_shared import zcdp
from heatcloak_shared.budget import epsilon_from_mu
from heatcloak_shared.gaussian_dp import gaussian_epsilon, gaussian_mu
from heatcloak_shared.parameters import check_integer
from heatcloak_shared.rounding import up_text

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure


DEFAULT_CASES = ((0.01, 0.01), (0.05, 0.02), (0.05, 0.01))
REFERENCE_SPREAD = 0.05
AGES = (0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0)
ZONE_LOOKS = (1, 20, 200, 1000)
FIRST_EPSILON, DELTA = 1.0, 1e-5
SHARE = 0.01

ASSUMPTIONS = (
    "The model holds: heat spreads by the free kernel along the interval, and sensors are at j/m. Walls, "
    "draughts and undocumented fits are not covered. A zone that hides a range of readings has no such "
    "statement, because it does not model how an event fades.",
    "A single event: heat that is released once, in an instant. A person who stays keeps heating and does "
    "not fade. A repeated event costs again, so habits are not covered: their ρ adds up.",
    "One person: intensity at most 1, moved by at most α, by the same move in every look. The location of "
    "the event is hidden; whether and when it happened is not.",
    "A declared minimum age: no look comes before the heat has spread to T₁. The mechanism does not enforce "
    "it, and the cost grows without bound as T₁ tends to 0.",
    "The worst phase: the first look comes at T₁ exactly. It is proven that no later phase costs more.",
    "The person may be anywhere, not only on the grid, unless stated otherwise. Every look has independent "
    "noise of the same scale; it is continuous except in the table of the default zone, which includes the "
    "lattice.",
)


@dataclass(frozen=True, slots=True)
class Case:
    """One schedule of looks and the cost of an event under it, in units of the first look's ρ.

    Attributes:
        looks: the schedule.
        cost: cost of these looks, for α = σ = 1.
        grid: the sum for a person on the grid, divided by the first look's there.
        joint: pairs of a number of looks and the joint loss of that many first looks, for α = σ = 1.
        tail: an upper bound of the cost of all later looks, for α = σ = 1.
        fading: when most of the cost is spent.
    """

    looks: Looks
    cost: EventCost
    grid: float
    joint: tuple[tuple[int, float], ...]
    tail: float
    fading: Fading

    @property
    def label(self) -> str:
        """The schedule in symbols."""
        return f"T₁ = {self.looks.minimum_age:g}, ΔT = {self.looks.interval:g}"


@dataclass(frozen=True)
class EventLevel:
    """The experiment.

    Attributes:
        n_sources: n, possible source locations.
        n_sensors: m.
        looks: the number of looks at the event.
        cases: pairs of minimum age T₁ and interval ΔT.
    """

    name: ClassVar[str] = "event-level"
    question: ClassVar[str] = "What is the total cost of repeated looks at one event whose heat fades?"
    seeded: ClassVar[bool] = False

    n_sources: int = 100
    n_sensors: int = 50
    looks: int = 200
    cases: tuple[tuple[float, float], ...] = DEFAULT_CASES

    def run(self, runner: Runner) -> Result:
        """Compute the cost of every case; nothing is random.

        Raises:
            ParameterError: a parameter is out of range.
        """
        domain = IntervalDomain(self.n_sources, self.n_sensors)
        check_integer("looks", self.looks, 1, 1 << 53)
        parts = len(self.cases) + 1
        cases = []
        for done, (minimum_age, interval) in enumerate(self.cases):
            cases.append(_case(domain, Looks(minimum_age, interval, self.looks)))
            runner.progress((done + 1) / parts)
        section = replace(DEFAULT_DOMAIN, n_sources=self.n_sources, n_sensors=self.n_sensors)
        # With shaped noise, the cost of an event is only known for the least scale.
        zone = new_zone(domain=section, shape="uniform")
        interval = self.cases[-1][1]
        budgets = [event_budget(zone, interval, looks) for looks in ZONE_LOOKS]
        runner.progress(1.0)

        return Result(
            name=self.name,
            title="A fading event",
            question=self.question,
            answer=_answer(domain, cases[0], budgets),
            assumptions=ASSUMPTIONS,
            tables=(_costs(cases), _promises(cases), _ages(domain), _zone(budgets, interval)),
            series=_series(cases),
            caption=(
                "Left: the ρ of all looks so far, divided by the first look's: lines are the sum, dots "
                "the exact joint loss, dashes naive composition. Middle: the share of the infinite sum "
                "that is yet to come. Right: the cost of one look by the spread of the event's heat; "
                "dotted lines fall as T^−1.5 and T^−3."
            ),
            draw=partial(draw_event_level, domain=domain, cases=cases),
        )


def relative_cost(domain: IntervalDomain, spread: float) -> float:
    """Return the cost of one look at ``spread``, as a multiple of one at the reference spread."""
    early, reference = (event_rho(domain, 1.0, 1.0, [at], off_grid=True) for at in (spread, REFERENCE_SPREAD))
    return early / reference


def _case(domain: IntervalDomain, looks: Looks) -> Case:
    cost = worst_phase_cost(domain, 1.0, 1.0, looks)
    grid = 1.0  # a single location has no neighbours
    if domain.n_sources > 1:
        on_grid = event_rho(domain, 1.0, 1.0, looks.spreads)
        grid = on_grid / event_rho(domain, 1.0, 1.0, [looks.minimum_age])
    counts = sorted({math.ceil(looks.count ** (part / 16)) for part in range(17)})
    spreads = looks.spreads
    joint = tuple((count, zcdp.rho(domain.joint_sensitivity(1.0, spreads[:count]), 1.0)) for count in counts)
    tail = tail_rho(domain, 1.0, 1.0, looks)
    return Case(looks, cost, grid, joint, tail, fading(domain, looks.minimum_age, looks.interval, SHARE))


def _answer(domain: IntervalDomain, case: Case, budgets: list[EventBudget]) -> tuple[str, ...]:
    cost, last = case.cost, budgets[-1]
    return (
        f"Hardly more than the first few looks. With {case.label}, {cost.looks} looks together cost "
        f"{up_text(cost.joint / cost.first, 4)} times the first one's ρ, and all later looks add at most "
        f"{up_text(case.tail / cost.first, 2)} more; naive composition would charge {cost.looks} times. "
        f"After {case.fading.looks} looks, when the heat has spread to T = {case.fading.spread:.3g}, "
        f"{1 - SHARE:.0%} of the sum is spent.",
        f"The first look dominates, so its earliest time is decisive: one look at T = 0.01 costs "
        f"{up_text(relative_cost(domain, 0.01))} times one at T = {REFERENCE_SPREAD:g}.",
        "On a lattice the sum grows without bound, but slowly: rounding may cost ρ = "
        f"{up_text(last.floor)} at every look, even after the event has faded. With the default zone's "
        f"noise this equals the event's own cost after about {last.fading / last.floor:,.0f} looks.",
    )


def _costs(cases: list[Case]) -> Table:
    return Table(
        "costs",
        "Total cost of the looks, in units of the first look's ρ. Sum: every look at its own worst location. "
        "Joint: the exact loss, one location for all looks. After: an upper bound of the cost of all later "
        "looks.",
        ("T₁", "ΔT", "looks", "sum", "sum on grid", "joint", "after", "naive", "99 % by look", "at T"),
        tuple(
            (
                case.looks.minimum_age,
                case.looks.interval,
                case.looks.count,
                case.cost.total / case.cost.first,
                case.grid,
                case.cost.joint / case.cost.first,
                case.tail / case.cost.first,
                case.cost.naive / case.cost.first,
                case.fading.looks,
                case.fading.spread,
            )
            for case in cases
        ),
    )


def _promises(cases: list[Case]) -> Table:
    return Table(
        "promises",
        f"The resulting promise at δ = {DELTA:g} if one look alone has ε = {FIRST_EPSILON:g}; and how many "
        "times more noise naive composition requires.",
        ("T₁", "ΔT", "ε first look", "ε event", "ε naive", "noise saved"),
        tuple(
            (
                case.looks.minimum_age,
                case.looks.interval,
                FIRST_EPSILON,
                _epsilon(case, case.cost.joint),
                _epsilon(case, case.cost.naive),
                math.sqrt(case.cost.saving),
            )
            for case in cases
        ),
    )


def _epsilon(case: Case, rho: float) -> float:
    """Return the ε of a cost if the first look alone has `FIRST_EPSILON`."""
    first = gaussian_mu(FIRST_EPSILON, DELTA)
    return gaussian_epsilon(first * math.sqrt(rho / case.cost.first), DELTA)


def _ages(domain: IntervalDomain) -> Table:
    return Table(
        "ages",
        f"Cost of one look by the spread of the event's heat, relative to one at T = {REFERENCE_SPREAD:g}.",
        ("T", "ρ"),
        tuple((age, relative_cost(domain, age)) for age in AGES),
    )


def _zone(budgets: list[EventBudget], interval: float) -> Table:
    return Table(
        "zone",
        f"One event in the default zone, with its noise and its lattice, from T₁ = {REFERENCE_SPREAD:g}, "
        f"ΔT = {interval:g}: ρ that fades with the event, ρ of the lattice, and ε at δ = {DELTA:g}.",
        ("looks", "ρ fading", "ρ lattice", "ρ", "ε event", "ε naive"),
        tuple(
            (
                found.looks,
                found.fading,
                found.floor * found.looks,
                found.rho,
                found.epsilon(DELTA),
                epsilon_from_mu(found.noise.kind, math.sqrt(2.0 * found.naive), DELTA),
            )
            for found in budgets
        ),
    )


def _series(cases: list[Case]) -> Table:
    rows: list[tuple[Cell, ...]] = []
    for case in cases:
        joint = dict(case.joint)
        sums = accumulate(case.cost.each)
        for look, (spread, rho, total) in enumerate(
            zip(case.looks.spreads, case.cost.each, sums, strict=True), start=1
        ):
            first = case.cost.first
            together: Cell = joint[look] / first if look in joint else ""
            rows.append(
                (
                    case.looks.minimum_age,
                    case.looks.interval,
                    look,
                    spread,
                    rho / first,
                    total / first,
                    together,
                )
            )
    return Table(
        "looks",
        "Every look of the figure, in units of the first look's ρ.",
        ("T1", "dT", "look", "T", "rho", "sum", "joint"),
        tuple(rows),
    )


_COLOURS = ("#0072B2", "#E69F00", "#009E73", "#CC79A7", "#56B4E9", "#D55E00")
"""The palette of Okabe and Ito."""
_GREY = "#777777"


def draw_event_level(figure: Figure, domain: IntervalDomain, cases: Sequence[Case]) -> None:
    """Draw the cost of all looks so far, of those yet to come, and of one look by its age."""
    figure.set_size_inches(11.5, 4.0)
    together, to_come, by_age = figure.subplots(1, 3)
    for axes in (together, to_come, by_age):
        axes.set(xscale="log", yscale="log")
        axes.grid(visible=True, color="#e6e6e6", lw=0.6)
        axes.xaxis.set_major_formatter("{x:g}")
    _draw_loss_so_far(together, cases)
    _draw_loss_to_come(to_come, cases)
    _draw_by_age(by_age, domain, cases)


def _draw_loss_so_far(axes: Axes, cases: Sequence[Case]) -> None:
    most = max(case.looks.count for case in cases)
    axes.plot([1, most], [1, most], "--", color=_GREY, lw=1.4, label="naive composition")
    axes.plot([], [], ".", color=_GREY, ms=5, label="exact joint loss")
    for case, colour in zip(cases, cycle(_COLOURS), strict=False):
        looks = np.arange(1, case.looks.count + 1)
        axes.plot(looks, np.cumsum(case.cost.each) / case.cost.first, color=colour, lw=1.8, label=case.label)
        counts, joint = zip(*case.joint, strict=True)
        axes.plot(counts, np.array(joint) / case.cost.first, ".", color=colour, ms=5)
    axes.set_title("all looks so far", loc="left", fontsize=10.5)
    axes.set(xlabel="looks", ylabel="ρ over the first look's")
    axes.yaxis.set_major_formatter("{x:g}")
    axes.legend(loc="upper left", fontsize=8.5, frameon=False)


def _draw_loss_to_come(axes: Axes, cases: Sequence[Case]) -> None:
    for case, colour in zip(cases, cycle(_COLOURS), strict=False):
        after = np.append(np.cumsum(case.cost.each[:0:-1])[::-1], 0.0) + case.tail
        axes.plot(case.looks.spreads, after / (case.cost.total + case.tail), color=colour, lw=1.8)
    axes.axhline(SHARE, color=_GREY, lw=1.0, ls=":")
    axes.text(0.02, SHARE * 1.1, f"{SHARE:.0%}", color=_GREY, transform=axes.get_yaxis_transform())
    axes.set_title("share that is yet to come", loc="left", fontsize=10.5)
    axes.set_xlabel("spread T at the latest look")


def _draw_by_age(axes: Axes, domain: IntervalDomain, cases: Sequence[Case]) -> None:
    spreads = np.geomspace(1e-3, 10.0, 61)
    costs = np.array([relative_cost(domain, float(spread)) for spread in spreads])
    axes.plot(spreads, costs, color="#333333", lw=1.8)
    for power, end in ((-1.5, 0), (-3.0, -1)):
        # Below the curve, which would hide it otherwise.
        guide = 0.4 * costs[end] * (spreads / spreads[end]) ** power
        near = np.abs(np.log(spreads / spreads[end])) < np.log(30.0)
        axes.plot(spreads[near], guide[near], ":", color=_GREY, lw=1.4)
        middle = spreads[near][near.sum() // 2], guide[near][near.sum() // 2]
        axes.annotate(
            f"$T^{{{power:g}}}$", middle, (-6, -14), textcoords="offset points", ha="right", color=_GREY
        )
    for age in sorted({case.looks.minimum_age for case in cases} | {REFERENCE_SPREAD}):
        cost = relative_cost(domain, age)
        axes.plot([age], [cost], "o", color="#D55E00", ms=5)
        axes.annotate(f"T = {age:g}: {cost:.3g}", (age, cost), (7, 3), textcoords="offset points", fontsize=9)
    axes.set_title("one look, by the age of the event", loc="left", fontsize=10.5)
    axes.set(xlabel="spread T", ylabel=f"ρ over that at T = {REFERENCE_SPREAD:g}")
