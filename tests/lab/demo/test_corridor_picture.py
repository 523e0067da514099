"""The picture of a demo in a corridor: its texts and their layout."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path

import numpy as np
import pytest

from heatcloak_lab.demo.corridor_picture import draw_picture
from support.corridor_runs import CorridorRun, corridor_run
from support.picture_texts import Texts, assert_no_overlap, texts_of


def words(run: CorridorRun, method: str = "posterior") -> Texts:
    return texts_of(draw_picture(run.zone, run.scenario, run.views, method))


def joined(found: Texts) -> str:
    return " ".join(" ".join(text.split()) for text, _ in found)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seed", "rounds", "pool", "beside"),
    [
        (0, 20, True, True),
        (2, 60, True, True),
        (1, 1, True, True),
        (0, 20, False, True),
        (3, 20, True, False),
        (2, 60, False, False),
    ],
)
def test_texts_do_not_overlap_or_leave_the_picture(seed: int, rounds: int, pool: bool, beside: bool) -> None:
    found = words(corridor_run(seed, rounds, pool=pool, beside=beside))
    assert len(found) > 20
    assert_no_overlap(found)


def test_the_picture_labels_the_true_the_noisy_and_the_recovered_heat() -> None:
    run = corridor_run(0)
    content = joined(words(run))
    assert "what leaves the sensors in round" in content
    assert "the people's heat, secret" in content
    assert "noise, ± σ ≈ 0.64" in content
    assert "what is recovered from rounds" in content
    assert "ε = 4, δ = 1e-05 over 20 rounds" in content


def test_the_picture_compares_the_method_with_basis_pursuit_on_the_same_readings() -> None:
    run = corridor_run(0)
    content = joined(words(run))
    method_mean = np.mean([view.best.score.value for view in run.views])
    pursuit_mean = np.mean([view.beside.score.value for view in run.views if view.beside is not None])
    assert f"{method_mean:.3f} of the corridor from the truth on average (posterior)" in content
    assert f"{pursuit_mean:.3f} with basis pursuit denoising" in content
    assert "basis pursuit denoising, same readings" in content
    assert "same readings" not in joined(words(corridor_run(0, beside=False), "bpdn"))


@pytest.mark.slow
def test_the_picture_counts_the_regions_that_contain_a_person() -> None:
    run = corridor_run(0)
    regions = [(region, view) for view in run.views for region in view.best.vicinities]
    correct = sum(any(low <= place <= high for place in view.people) for (low, high, _), view in regions)  # type: ignore[misc]  # of a corridor
    assert f"Of {len(regions)} regions" in joined(words(run))
    assert f"with probability about 0.9, {correct} do" in joined(words(run))
    assert "regions" not in joined(words(corridor_run(0, regions=False)))


@pytest.mark.parametrize("kind", ["pooled", "nothing", "missing"])
def test_a_picture_is_drawn_of_every_kind_of_run(kind: str, tmp_path: Path) -> None:
    run = deepcopy(corridor_run(3, 5))
    if kind == "missing":
        run.views[-1].cloaked[[0, 40]] = np.nan
    if kind == "nothing":
        for view in run.views:
            view.best.estimate[:] = 0.0
    draw_picture(run.zone, run.scenario, run.views, "posterior").savefig(tmp_path / "a.png")
    assert 50_000 < (tmp_path / "a.png").stat().st_size < 400_000
