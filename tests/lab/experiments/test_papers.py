"""The papers' figures: printed numbers, and shapes that draws confirm or refute."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from heatcloak_lab.experiments.claims import Decision, Trend
from heatcloak_lab.experiments.papers import PAPERS
from heatcloak_lab.experiments.papers.beyond import (
    BOUNDS,
    RESOLUTION,
    is_unresolved,
)
from heatcloak_lab.experiments.papers.theory_curves import LOWER, UPPER, without_readings
from heatcloak_lab.experiments.result import Result
from heatcloak_lab.experiments.sensitivity_study import SensitivityStudy
from heatcloak_lab.experiments.setting import Setting, draw
from heatcloak_lab.experiments.sweeps.draws import SweepScores, collect_scores, sweep_tasks
from heatcloak_lab.experiments.sweeps.sweep import Sweep, evaluate_claims
from support.loop import Loop

SWEEPS = {paper.name: paper for paper in PAPERS if isinstance(paper, Sweep)}
STUDIES = {paper.name: paper for paper in PAPERS if isinstance(paper, SensitivityStudy)}
CENTRE, ANYWHERE = "source at 0.5", "source anywhere"
PAPER = "basis pursuit, radius σ√m"


def drawn(name: str, trials: int, methods: int = 2, seed: int = 1) -> SweepScores:
    """Return the scores of the first methods of a sweep, which are fast."""
    whole = SWEEPS[name]
    sweep = replace(whole, methods=whole.methods[:methods], bounds=())
    return collect_scores(sweep, Loop(trials, seed).map(sweep_tasks(sweep, trials, seed)), trials, seed)


def decisions(found: SweepScores, trend: Trend) -> dict[tuple[str, str], Decision]:
    return {
        (one.panel, one.method): one.evaluation.decision
        for one in evaluate_claims(found)
        if one.claim.trend is trend
    }


def test_every_figure_has_a_unique_name_a_title_a_question_and_a_source() -> None:
    names = [paper.name for paper in PAPERS]
    assert len(set(names)) == len(names)
    assert set(names) >= {
        *("v1-1", "v1-2a", "v1-2b", "v1-3a", "v1-3a-n", "v1-3b", "v1-3c", "v1-3d"),
        *("v1-4a", "v1-4b", "v1-4c", "v1-4d", "v1-5a", "v1-5b", "v1-5c"),
        *("extended-1", "extended-2", "private-k", "bounds", "resolution"),
    }
    for paper in PAPERS:
        assert isinstance(paper, Sweep | SensitivityStudy)
        assert paper.title
        assert paper.question.endswith("?")
        assert paper.source


@pytest.mark.parametrize("name", ["v1-4a", "v1-4b", "v1-4c", "v1-4d"])
def test_private_figures_compare_both_places_and_both_noises_at_the_papers_parameters(name: str) -> None:
    panels = SWEEPS[name].panels
    assert [(panel.setting.calibration, panel.setting.places) for panel in panels] == [
        ("paper", "centre"),
        ("paper", "random"),
        ("zcdp", "centre"),
        ("zcdp", "random"),
    ]
    for panel in panels:
        setting = panel.setting
        assert (setting.n_sources, setting.n_sensors, setting.diffusivity) == (100, 50, 0.5)
        assert (setting.time, setting.epsilon, setting.delta, setting.alpha) == (0.1, 1.0, 0.1, None)


PRINTED = {"v1-5a": (1000, "0.0147761"), "v1-5b": (1000, "23.268"), "v1-5c": (1.0, "40.491")}


@pytest.mark.parametrize("name", [*PRINTED, "extended-2"])
def test_the_sensitivity_equals_the_printed_values(name: str) -> None:
    """At the right ends of the curves."""
    result: Result = STUDIES[name].run(Loop(trials=1, seed=1))
    points = {(row[0], row[2]): row[3] for row in result.series.rows}
    printed = PRINTED.items() if name == "extended-2" else [(name, PRINTED[name])]
    panels = {"v1-5a": "over m", "v1-5b": "over n", "v1-5c": "over t"}
    for figure, (at, value) in printed:
        found = float(points[panels[figure], at])
        assert f"{found:.{len(value.strip('0.').replace('.', ''))}g}" == value


def test_the_sensitivity_falls_with_exponents_between_three_quarters_and_three_halves() -> None:
    """It is proportional in m and n; the papers claim −3/2 for every T."""
    found = {name: STUDIES[name].run(Loop(trials=1, seed=1)).tables[1].rows[0][4] for name in PRINTED}
    assert found == {"v1-5a": "holds", "v1-5b": "holds", "v1-5c": "does not hold"}
    decades = [
        row
        for row in STUDIES["v1-5c"].run(Loop(trials=1, seed=1)).series.rows
        if row[0] == "over six decades of t"
    ]
    times, exact = (np.log([float(row[column]) for row in decades]) for column in (2, 4))
    slopes = np.diff(exact) / np.diff(times)
    assert slopes[2] == pytest.approx(-0.75, abs=0.01)
    assert slopes[-1] == pytest.approx(-1.5, abs=0.03)


@pytest.mark.parametrize("name", list(STUDIES))
def test_the_proven_bound_is_above_the_sensitivity(name: str) -> None:
    table = STUDIES[name].run(Loop(trials=1, seed=1)).tables[2]
    exact, bound = (table.columns.index(column) for column in ("Δ₂", "proven bound"))
    assert all(float(row[bound]) >= float(row[exact]) for row in table.rows)


@pytest.mark.parametrize(
    ("name", "trend", "trials"),
    [
        ("v1-3a", Trend.RISING, 60),
        ("v1-3a-n", Trend.FLAT, 250),
        ("v1-3b", Trend.FALLING, 250),
        ("v1-3c", Trend.RISING, 100),
        ("v1-4a", Trend.FALLING, 60),
        ("v1-4b", Trend.FLAT, 200),
        ("v1-4d", Trend.FALLING, 120),
    ],
)
def test_the_papers_trends_hold_on_every_curve_of_basis_pursuit(name: str, trend: Trend, trials: int) -> None:
    found = decisions(drawn(name, trials), trend)
    assert set(found.values()) == {Decision.HOLDS}, found


def test_private_recovery_has_the_least_error_at_a_middle_time() -> None:
    """For a source at 0.5 and the 95 % radius this is not shown."""
    found = decisions(drawn("v1-4c", 200), Trend.VALLEY)
    for (panel, method), answer in found.items():
        assert answer is not Decision.FAILS
        if method == PAPER or panel.endswith(ANYWHERE):
            assert answer is Decision.HOLDS, (panel, method)


def test_the_error_rises_from_one_to_a_few_sources_and_then_falls() -> None:
    """The papers claim that it falls."""
    found = drawn("v1-3d", 400)
    assert set(decisions(found, Trend.FALLING).values()) == {Decision.FAILS}
    for panel in found.panels:
        for curve in panel.curves:
            means = dict(zip(found.sweep.values, curve.scores.mean(axis=1), strict=True))
            assert 1.15 * means[1] < means[5]
            assert means[100] < means[50] < means[10]


def test_the_error_rises_with_the_sources_under_private_noise() -> None:
    assert set(decisions(drawn("private-k", 80), Trend.FALLING).values()) == {Decision.FAILS}


def test_the_error_of_the_posterior_falls_with_epsilon() -> None:
    whole = SWEEPS["v1-4d"]
    sweep = replace(
        whole, methods=whole.methods[2:], panels=whole.panels[1:2], values=(0.05, 0.3, 1.0), bounds=()
    )
    found = collect_scores(sweep, Loop(16, 1).map(sweep_tasks(sweep, 16, 1)), 16, 1)
    assert [one.evaluation.decision for one in evaluate_claims(found)] == [Decision.HOLDS]


def test_the_papers_radius_is_infeasible_in_20_to_46_percent_of_draws() -> None:
    """The true sources violate it in about half of them."""
    for name in ("v1-1", "v1-2a", "v1-2b", "v1-3a"):
        found = drawn(name, 300, methods=1)
        for panel in found.panels:
            at = 0 if len(found.sweep.values) == 1 else found.sweep.values.index(0.1)
            assert 0.20 <= panel.infeasible[at].mean() <= 0.46
            assert panel.outside[at].mean() == pytest.approx(0.48, abs=0.12)


def test_means_are_between_lower_and_upper_bounds() -> None:
    sweep = replace(BOUNDS, methods=BOUNDS.methods[:1], bounds=(UPPER, LOWER))
    found = collect_scores(sweep, Loop(60, 1).map(sweep_tasks(sweep, 60, 1)), 60, 1)
    informative = 0
    for panel in found.panels:
        means = panel.curves[0].scores.mean(axis=1)
        reach = 3.0 * panel.curves[0].scores.std(axis=1, ddof=1) / 60**0.5
        upper, lower = panel.bounds
        informative += int(np.isfinite(panel.bounds).sum())
        assert (means <= upper)[np.isfinite(upper)].all()
        assert (means + reach >= lower)[np.isfinite(lower)].all()
        if panel.panel.label == ANYWHERE:
            assert (lower < upper)[np.isfinite(upper)].all()
            assert lower[-1] > 1e-3
    assert informative >= 25


def test_the_upper_bound_is_informative_at_some_early_times_of_figure_3c() -> None:
    """It bounds the mean and includes the cost of large noise."""
    sweep = SWEEPS["v1-3c"]
    assert UPPER in sweep.bounds
    heights = [UPPER.value(sweep.setting(sweep.panels[0], time)) for time in sweep.values]
    informative = [height for height in heights if height is not None]
    assert 3 <= len(informative) < len(heights)
    assert all(0.05 * 0.5 < height < 0.5 for height in informative)
    assert UPPER.value(SWEEPS["v1-4c"].panels[0].setting) is None


@pytest.mark.parametrize(
    "setting", [Setting(), Setting(places="centre"), Setting(sources=5), Setting(sources=100)]
)
def test_the_error_without_readings_is_the_mean_emd_of_the_uniform_vector(setting: Setting) -> None:
    rng = np.random.default_rng(1)
    noiseless = replace(setting, calibration="fixed", sigma=0.0)
    cumulated = np.arange(1, 101) / 100
    seen = [
        float(np.abs(np.cumsum(draw(noiseless, rng).truth) / setting.sources - cumulated).mean())
        for _ in range(3000)
    ]
    error = 4 * float(np.std(seen)) / 3000**0.5
    assert without_readings(setting) == pytest.approx(float(np.mean(seen)), abs=error + 1e-12)


def test_sources_are_resolved_if_a_third_of_the_mass_is_near_each() -> None:
    domain = Setting().operator.domain
    truth = np.zeros(100)
    truth[[39, 59]] = 1.0
    for places, expected in (((39, 59), 0.0), ((41, 57), 0.0), ((49,), 1.0), ((39,), 1.0), ((46, 52), 1.0)):
        estimate = np.zeros(100)
        estimate[list(places)] = 0.7
        assert is_unresolved(domain, truth, estimate) == expected, places
    assert is_unresolved(domain, truth, np.ones(100)) == 1.0
    assert is_unresolved(domain, truth, np.zeros(100)) == 1.0


def test_close_sources_are_unresolved_and_distant_ones_are_resolved() -> None:
    """At T = 0.05: 0.06 never, 0.52 nearly always."""
    at = [RESOLUTION.values.index(value) for value in (0.06, 0.52)]
    found = drawn("resolution", 40)
    for curve in found.panels[0].curves:
        assert curve.scores[at[0]].mean() == 1.0
        assert curve.scores[at[1]].mean() <= 0.2
