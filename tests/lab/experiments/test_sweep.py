"""Tables, sentences and files of a sweep, also for degenerate draws."""

from __future__ import annotations

import csv
import math
import re
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from heatcloak_lab.experiments.claims import Claim, Trend
from heatcloak_lab.experiments.report import write_result
from heatcloak_lab.experiments.result import Result
from heatcloak_lab.experiments.setting import Setting
from heatcloak_lab.experiments.sweeps import Bound, Panel, Sweep
from heatcloak_lab.experiments.sweeps.draws import Curve, PanelScores, SweepScores
from heatcloak_lab.experiments.sweeps.sweep import sweep_result

SWEEP = Sweep(
    name="made-up",
    title="Made up",
    question="What if?",
    vary="epsilon",
    values=(0.25, 0.5, 1.0),
    panels=(
        Panel("papers' noise", Setting(calibration="paper")),
        Panel("zCDP noise", Setting(calibration="zcdp")),
    ),
    claims=(Claim(Trend.FALLING, "a paper, Figure 7"),),
    bounds=(
        Bound("upper one", "upper", lambda _setting: 1.0),
        Bound("lower one", "lower", lambda _setting: None),
    ),
    axis="ε",
)


def fake_scores(
    sweep: Sweep = SWEEP, trials: int = 30, seed: int = 1, infeasible: float = 0.3
) -> SweepScores:
    """Return scores that fall as 1/ε; the second noise halves them."""
    rng = np.random.default_rng(seed)
    shape = (len(sweep.values), trials)
    panels = []
    for place, panel in enumerate(sweep.panels):
        means = 0.1 / np.array(sweep.values)[:, None] * 0.5**place
        curves = tuple(
            Curve(
                label,
                factor * means * rng.gamma(4.0, 0.25, shape),
                rng.random(shape) < 0.1,
                tuple(("optimal",) * trials for _ in sweep.values),
            )
            for factor, (label, _) in zip((1.0, 0.9, 0.6), sweep.methods, strict=False)
        )
        heights = np.full((len(sweep.bounds), len(sweep.values)), np.nan)
        if len(heights):
            heights[0] = 1.0
        sigma = np.linspace(1.0, 2.0, len(sweep.values))
        inside = rng.random(shape) < infeasible
        panels.append(PanelScores(panel, sigma, inside, rng.random(shape) < 0.5, curves, heights))
    return SweepScores(sweep, trials, seed, tuple(panels))


def with_constant(found: SweepScores, **arrays: float) -> SweepScores:
    """Return the scores with arrays of all curves replaced by a constant."""
    panels = tuple(
        replace(
            panel,
            curves=tuple(
                replace(
                    curve,
                    **{name: np.full_like(getattr(curve, name), value) for name, value in arrays.items()},
                )
                for curve in panel.curves
            ),
        )
        for panel in found.panels
    )
    return replace(found, panels=panels)


def rows(result: Result, name: str) -> list[dict[str, object]]:
    table = next(table for table in (*result.tables, result.series) if table.name == name)
    return [dict(zip(table.columns, row, strict=True)) for row in table.rows]


def test_the_summary_has_mean_interval_and_deviation_of_every_point() -> None:
    found = fake_scores()
    summary = rows(sweep_result(found), "summary")
    assert len(summary) == 2 * 3 * 3
    first, scores = summary[0], found.panels[0].curves[0].scores[0]
    assert first["mean"] == pytest.approx(scores.mean())
    assert first["sd"] == pytest.approx(scores.std(ddof=1))
    assert first["95 % from"] < first["mean"] < first["to"]  # type: ignore[operator]
    assert first["upper one"] == 1.0
    assert first["lower one"] == ""


def test_infeasible_draws_are_counted_at_every_value_and_in_total() -> None:
    found = fake_scores()
    counted = rows(sweep_result(found), "infeasible")
    assert [row["infeasible"] for row in counted[:3]] == found.panels[0].infeasible.sum(axis=1).tolist()
    total = sum(int(panel.infeasible.sum()) for panel in found.panels)
    assert f"no feasible point in {total} of 180 draws" in " ".join(sweep_result(found).answer)


def test_the_series_has_every_draw_at_full_precision() -> None:
    found = fake_scores()
    drawn = rows(sweep_result(found), "draws")
    assert len(drawn) == 2 * 3 * 30 * 3
    assert float(repr(drawn[7]["score"])) == found.panels[0].curves[0].scores[0, 7]


def test_the_answer_compares_claims_methods_and_noises_with_numbers() -> None:
    text = " ".join(sweep_result(fake_scores()).answer)
    assert "Claimed: falling (a paper, Figure 7). It holds on all 6 curves" in text
    ratio = re.search(r"Posterior, mean EMD averaged over all values\. Papers' noise: (0\.\d+) \(", text)
    assert ratio
    assert float(ratio[1]) == pytest.approx(0.6, abs=0.1)
    noise = re.search(r"zCDP noise over papers' noise: basis pursuit, radius σ√m (0\.\d+) \(", text)
    assert noise
    assert float(noise[1]) == pytest.approx(0.5, abs=0.1)
    assert "“Upper one”" in text


def test_a_curve_that_refutes_a_claim_is_named() -> None:
    found = fake_scores(trials=200)
    panel = found.panels[1]
    flipped = replace(panel.curves[2], scores=panel.curves[2].scores[::-1].copy())
    turned = replace(panel, curves=(*panel.curves[:2], flipped))
    text = sweep_result(replace(found, panels=(found.panels[0], turned))).answer[0]
    assert "It holds on 5 of 6 curves" in text
    assert "It does not hold on 1 of 6 curves: zCDP noise: posterior (it goes the other way" in text


DEGENERATE = {
    "one draw": fake_scores(trials=1),
    "two draws": fake_scores(trials=2),
    "always infeasible": fake_scores(infeasible=1.0),
    "never infeasible": fake_scores(infeasible=0.0),
    "all scores zero": with_constant(fake_scores(), scores=0.0),
    "all scores the same": with_constant(fake_scores(), scores=0.25),
    "all scores one": with_constant(fake_scores(), scores=1.0),
    "no estimate has mass": with_constant(fake_scores(), placeless=1.0),
    "one value": fake_scores(replace(SWEEP, values=(1.0,))),
    "one value, one panel": fake_scores(replace(SWEEP, values=(1.0,), panels=SWEEP.panels[:1])),
    "one method": fake_scores(replace(SWEEP, methods=SWEEP.methods[:1])),
    "nothing claimed, no bounds": fake_scores(replace(SWEEP, claims=(), bounds=())),
    "a panel without a name": fake_scores(replace(SWEEP, panels=(Panel("", Setting()),))),
}


@pytest.mark.parametrize("case", list(DEGENERATE))
def test_degenerate_draws_give_clean_sentences_and_finite_cells(case: str, tmp_path: Path) -> None:
    """No NaN, None, empty list or double space."""
    result = sweep_result(DEGENERATE[case])
    write_result(result, tmp_path)
    for paragraph in (*result.answer, result.caption, *result.assumptions):
        assert not re.search(
            r"nan|None|inf\b|  |\( |, ,|: \.|\.\.|\b1 draws|\b1 means|\b1 curves", paragraph
        ), paragraph
        assert paragraph.endswith((".", "?"))
    for table in (*result.tables, result.series):
        for row in table.rows:
            assert len(row) == len(table.columns)
            assert all(math.isfinite(cell) for cell in row if isinstance(cell, float))


def test_one_draw_per_value_has_no_interval_and_no_trend() -> None:
    result = sweep_result(DEGENERATE["one draw"])
    assert rows(result, "summary")[0]["95 % from"] == ""
    assert (
        "It is not shown on all 6 curves: one draw at each value does not show the effect of chance."
        in result.answer[0]
    )
    assert any("no intervals" in note for note in result.assumptions)


def test_draws_that_are_all_infeasible_have_a_clopper_pearson_interval() -> None:
    text = " ".join(sweep_result(DEGENERATE["always infeasible"]).answer)
    assert "no feasible point in 180 of 180 draws (100.0 %, 95 % interval 98.0 % to 100.0 %)" in text


def test_the_same_draws_give_the_same_files(tmp_path: Path) -> None:
    folders = [tmp_path / "a", tmp_path / "b"]
    for folder in folders:
        folder.mkdir()
        write_result(sweep_result(fake_scores()), folder)
    names = sorted(path.name for path in folders[0].iterdir())
    assert names == sorted(path.name for path in folders[1].iterdir())
    assert names
    for name in names:
        assert (folders[0] / name).read_bytes() == (folders[1] / name).read_bytes(), name


def test_the_csv_file_of_the_draws_has_every_digit(tmp_path: Path) -> None:
    found = fake_scores()
    write_result(sweep_result(found), tmp_path)
    with (tmp_path / "made-up-draws.csv").open(encoding="utf-8", newline="") as file:
        read = list(csv.DictReader(file))
    scores = np.array([float(row["score"]) for row in read]).reshape(2, 3, 3, 30)
    for place, panel in enumerate(found.panels):
        for method, curve in enumerate(panel.curves):
            assert (scores[place, method] == curve.scores).all()
