"""What one event costs that fades while it is looked at: the question that the papers' talk ends with."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import TYPE_CHECKING, ClassVar

from heatcloak_aggregator.domains import IntervalDomain
from heatcloak_aggregator.privacy.event import EventCost, event_rho
from heatcloak_aggregator.privacy.event_schedule import Fading, Looks, fading, tail_rho, worst_phase_cost
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_aggregator.zones.defaults import DEFAULT_DOMAIN
from heatcloak_aggregator.zones.event_budget import EventBudget, event_budget
from heatcloak_lab.experiments.result import Cell, Result, Table
from heatcloak_lab.experiments.running import Runner
from heatcloak_shared import budget
from heatcloak_shared.parameters import check_integer
from heatcloak_shared.rounding import up_text

if TYPE_CHECKING:
    from matplotlib.figure import Figure

DEFAULT_CASES = ((0.01, 0.01), (0.05, 0.02), (0.05, 0.01))
REFERENCE_SPREAD = 0.05
AGES = (0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0)
ZONE_LOOKS = (1, 20, 200, 1000)
FIRST_EPSILON, DELTA = 1.0, 1e-5
SHARE = 0.01

ASSUMPTIONS = (
    "The model is trusted: heat spreads by the free kernel along the interval, and sensors stand at j/m. "
    "Walls, draughts and a fit that nobody documented are not covered. A zone that hides a range of readings "
    "has no such statement: nothing says there how an event fades.",
    "A single event: heat that is released once, in an instant. Somebody who stays and keeps heating does "
    "not fade. An event that comes again costs again, so habits are not covered: their ρ adds up.",
    "One person: intensity at most 1, moved by at most α, the same move in every look. Hidden is where it "
    "happened; whether and when it happened is not.",
    "A declared minimum age: no look comes before the heat has spread to T₁. Nothing in the mechanism "
    "enforces it, and the cost grows without bound as T₁ goes to 0.",
    "The worst phase: the first look comes at T₁ exactly. That no later phase costs more is proven.",
    "The person stands anywhere, not on the grid only, unless it says so. Every look has noise of the same "
    "scale, drawn afresh; it is continuous but in the table of the default zone, which counts the lattice.",
)


@dataclass(frozen=True, slots=True)
class Case:
    """One schedule of looks and what an event costs under it, in units of the first look's ρ.

    Attributes:
        looks: the schedule.
        cost: of these looks, for α = σ = 1.
        grid: the sum for somebody who stands on the grid, over the first look's there.
        joint: pairs of a number of looks and the joint loss of the first so many, for α = σ = 1.
        tail: what all later looks add at most, for α = σ = 1.
        fading: when the event no longer matters.
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
        looks: how often the event is looked at.
        cases: pairs of minimum age T₁ and interval ΔT.
    """

    name: ClassVar[str] = "event-level"
    question: ClassVar[str] = "An event happens once and its heat fades: what do ever more looks at it cost?"
    seeded: ClassVar[bool] = False

    n_sources: int = 100
    n_sensors: int = 50
    looks: int = 200
    cases: tuple[tuple[float, float], ...] = DEFAULT_CASES

    def run(self, runner: Runner) -> Result:
        """Find what every case costs; nothing is drawn at random.

        Raises:
            ParameterError: a parameter is outside its range.
        """
        domain = IntervalDomain(self.n_sources, self.n_sensors)
        check_integer("looks", self.looks, 1, 1 << 53)
        parts = len(self.cases) + 1
        cases = []
        for done, (minimum_age, interval) in enumerate(self.cases):
            cases.append(_case(domain, Looks(minimum_age, interval, self.looks)))
            runner.progress((done + 1) / parts)
        zone = new_zone(domain=replace(DEFAULT_DOMAIN, n_sources=self.n_sources, n_sensors=self.n_sensors))
        interval = self.cases[-1][1]
        budgets = [event_budget(zone, interval, looks) for looks in ZONE_LOOKS]
        runner.progress(1.0)

        def draw(figure: Figure) -> None:
            from heatcloak_lab.experiments.event_figure import draw_event_level

            draw_event_level(figure, domain, cases)

        return Result(
            name=self.name,
            title="One event, fading",
            question=self.question,
            answer=_answer(domain, cases[0], budgets),
            assumptions=ASSUMPTIONS,
            tables=(_costs(cases), _promises(cases), _ages(domain), _zone(budgets, interval)),
            series=_series(cases),
            caption=(
                "Left: the ρ of all looks so far, over the first look's: lines are the sum, dots the exact "
                "joint loss, dashes what naive composition charges. Middle: the share of the endless sum "
                "that is yet to come. Right: what one look costs by the spread of the event's heat; dotted "
                "lines fall as T^−1.5 and T^−3."
            ),
            draw=draw,
        )


def one_look(domain: IntervalDomain, spread: float) -> float:
    """What one look at ``spread`` costs, as a multiple of one at the reference spread."""
    young, old = (event_rho(domain, 1.0, 1.0, [at], off_grid=True) for at in (spread, REFERENCE_SPREAD))
    return young / old


def _case(domain: IntervalDomain, looks: Looks) -> Case:
    cost = worst_phase_cost(domain, 1.0, 1.0, looks)
    grid = 1.0  # where nobody can move, there is nothing to compare
    if domain.n_sources > 1:
        on_grid = event_rho(domain, 1.0, 1.0, looks.spreads)
        grid = on_grid / event_rho(domain, 1.0, 1.0, [looks.minimum_age])
    counts = sorted({math.ceil(looks.count ** (part / 16)) for part in range(17)})
    spreads = looks.spreads
    joint = tuple(
        (count, budget.rho(domain.joint_sensitivity(1.0, spreads[:count]), 1.0)) for count in counts
    )
    tail = tail_rho(domain, 1.0, 1.0, looks)
    return Case(looks, cost, grid, joint, tail, fading(domain, looks.minimum_age, looks.interval, SHARE))


def _answer(domain: IntervalDomain, case: Case, budgets: list[EventBudget]) -> tuple[str, ...]:
    cost, last = case.cost, budgets[-1]
    return (
        f"Hardly more than the first few. With {case.label}, {cost.looks} looks together cost "
        f"{up_text(cost.joint / cost.first, 4)} times the first one's ρ, and all that could follow for ever "
        f"add at most {up_text(case.tail / cost.first, 2)} more; naive composition would charge {cost.looks} "
        f"times. After {case.fading.looks} looks, when the heat has spread to T = {case.fading.spread:.3g}, "
        f"{1 - SHARE:.0%} of the sum is spent.",
        f"The first look dominates, so how early it may come decides: one look at T = 0.01 costs "
        f"{up_text(one_look(domain, 0.01))} times one at T = {REFERENCE_SPREAD:g}.",
        f"On a lattice the sum grows for ever, if slowly: rounding may cost ρ = {up_text(last.floor)} at "
        f"every look, whatever is left of the event. With the default zone's noise that adds up to the "
        f"event's own cost after about {last.fading / last.floor:,.0f} looks.",
    )


def _costs(cases: list[Case]) -> Table:
    return Table(
        "costs",
        "What the looks cost together, in units of the first look's ρ. Sum: every look at its own worst "
        "place. Joint: the exact loss, one place for all. After: the most that all later looks add, ever.",
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
    first = budget.rho_for(FIRST_EPSILON, DELTA)
    rows: list[tuple[Cell, ...]] = []
    for case in cases:
        event, naive = (first * rho / case.cost.first for rho in (case.cost.joint, case.cost.naive))
        epsilons = (budget.epsilon_from_rho(rho, DELTA) for rho in (event, naive))
        rows.append(
            (
                case.looks.minimum_age,
                case.looks.interval,
                FIRST_EPSILON,
                *epsilons,
                math.sqrt(case.cost.saving),
            )
        )
    return Table(
        "promises",
        f"What that promises at δ = {DELTA:g}, where one look alone is worth ε = {FIRST_EPSILON:g}; and how "
        "many times more noise naive composition asks for.",
        ("T₁", "ΔT", "ε first look", "ε event", "ε naive", "noise saved"),
        tuple(rows),
    )


def _ages(domain: IntervalDomain) -> Table:
    return Table(
        "ages",
        f"What one look costs by the spread of the event's heat, over one at T = {REFERENCE_SPREAD:g}.",
        ("T", "ρ"),
        tuple((age, one_look(domain, age)) for age in AGES),
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
                budget.epsilon_from_rho(found.naive, DELTA),
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
