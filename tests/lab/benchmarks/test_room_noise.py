"""The study of noise that protects a room more than the rest."""

from __future__ import annotations

import pytest

from heatcloak_lab.benchmarks import studies
from heatcloak_lab.benchmarks.room_noise import room_noise_study
from heatcloak_lab.benchmarks.zone_noise import METHODS

BPDN = {"bpdn": METHODS["bpdn"]}


def test_every_noise_is_measured_in_the_room_and_outside_of_it() -> None:
    shares: list[float] = []
    rows = room_noise_study(2, 0, shares.append, BPDN, (0.01, 0.002))
    assert len(rows) == 2 * 2 * 3
    assert shares == pytest.approx([0.25, 0.5, 0.75, 1.0])
    assert [row.spread for row in rows[::6]] == [0.005, 0.001]
    assert [(row.ratio, row.ratio_error) for row in rows[::3]] == [(1.0, 0.0)] * 4
    everywhere, room, nothing = (row.sigma for row in rows[6:9])
    assert nothing < room < 0.8 * everywhere


def test_it_is_registered_as_a_benchmark(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studies, "room_noise_study", lambda *_: ["row"])
    assert studies.room_noise(2, 0, lambda _: None) == {"rows": ["row"]}


@pytest.mark.slow
def test_estimates_outside_of_the_room_are_better_than_with_its_radius_everywhere() -> None:
    """By three standard errors, where the heat spreads less than the room's size."""
    name = "posterior, intensity known"
    rows = room_noise_study(60, 3, methods={name: METHODS[name]}, times=(0.01,))
    outside = next(row for row in rows if (row.person, row.noise) == ("outside", "the room"))
    assert outside.ratio + 3.0 * outside.ratio_error < 1.0
