"""The study of recovery on a floor."""

from __future__ import annotations

import pytest

from heatcloak_aggregator.plans.plan_file import example_text, parse_plan
from heatcloak_lab.benchmarks import studies
from heatcloak_lab.benchmarks.floor import EXACT, floor_study
from heatcloak_shared.errors import ParameterError

FLAT = parse_plan(example_text("flat"))


def test_every_method_is_measured_with_one_to_three_people_in_a_round_and_a_period() -> None:
    shares: list[float] = []
    sensors = [("ideal", 0.0), ("ds18b20", 0.0625)]
    (prepared,), times, rows = floor_study(FLAT, sensors, 3, 0, shares.append, [EXACT, "bpdn"])
    assert (prepared.sensors, prepared.places) == (6, 508)
    assert shares == sorted(shares)
    assert shares[-1] == 1.0
    assert [(row.people, row.rounds) for row in rows if (row.sensors, row.method) == ("ideal", "bpdn")] == [
        (people, rounds) for people in (1, 2, 3) for rounds in (1, 4)
    ]
    assert {(row.people, row.rounds) for row in rows if row.method == EXACT} == {(1, 1), (1, 4)}
    assert all(row.rooms is None for row in rows if row.method == "bpdn")
    assert [row.what for row in times] == [EXACT, "bpdn", "bpdn, 2 people", "bpdn, 3 people"]
    ideal, coarse = (next(row.sigma for row in rows if row.sensors == name) for name, _ in sensors)
    assert ideal < coarse


def test_without_the_exact_posterior_times_have_no_ratio() -> None:
    _, times, _ = floor_study(FLAT, [("ideal", 0.0)], 2, methods=["bpdn"])
    assert [row.ratio for row in times] == [None] * 3


@pytest.mark.parametrize(
    ("change", "words"),
    [({"sensors": ["lm35"]}, "no sensors 'lm35'"), ({"methods": ["magic"]}, "no method 'magic'")],
)
def test_unknown_sensors_and_methods_are_refused(change: dict[str, list[str]], words: str) -> None:
    given = {"sensors": ["ideal"], "methods": None} | change
    with pytest.raises(ParameterError, match=words):
        studies.floor(2, 0, lambda _: None, plan=FLAT, **given)  # type: ignore[arg-type]


@pytest.mark.slow
def test_the_posterior_is_nearly_as_good_as_the_exact_one_of_one_person() -> None:
    """Known power; the exact one also knows that there is one person, and the difference is by chance."""
    known = "posterior of known power"
    _, _, rows = floor_study(FLAT, [("ideal", 0.0)], 60, 5, methods=[EXACT, known])
    exact, sampled = (
        next(row for row in rows if (row.method, row.people, row.rounds) == (name, 1, 4))
        for name in (EXACT, known)
    )
    assert sampled.error < 1.15 * exact.error + 2.0 * exact.spread
