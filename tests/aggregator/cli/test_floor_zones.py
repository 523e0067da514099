"""``heatcloak zone new --plan`` and ``zone calibrate --plan``: zones on floors."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from heatcloak_aggregator.fit.fit_file import save_fit
from heatcloak_aggregator.plans.plan_checks import check_plan
from heatcloak_aggregator.plans.plan_file import example_text, load_plan
from heatcloak_shared.zone import Floor, load_zone
from support.commands import Finished
from support.fitted_rooms import fit_of_plan

Run = Callable[..., Finished]


@pytest.fixture
def plan(tmp_path: Path) -> str:
    """Return the name of the example flat's plan, in the folder of the test."""
    (tmp_path / "flat.toml").write_text(example_text("flat").replace('name = "n01"', 'name = "hall-1"'))
    return "flat.toml"


def refused(done: Finished) -> str:
    """Return the one line of an error of use."""
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr.splitlines()[-1]


def test_a_zone_on_a_plan_has_its_name_and_nodes_and_states_how_well_it_sees(
    run_heatcloak: Run, tmp_path: Path, plan: str
) -> None:
    done = run_heatcloak("zone", "new", "zone.toml", "--plan", plan, "--power", "80", "--json")
    assert done.returncode == 0, done.stderr
    zone, facts = load_zone(tmp_path / "zone.toml"), json.loads(done.stdout)
    assert zone.name == "flat"
    assert zone.nodes == ("hall-1", "n02", "n03", "n04", "n05", "n06")
    assert isinstance(zone.domain, Floor)
    assert zone.domain.power == 80.0
    assert (zone.schedule.period, zone.schedule.releases, zone.promise.alpha) == (900.0, 4, 0.2)
    assert "no person gives off more than 80 W" in facts["promise"]
    assert 0.6 < facts["finds_round"]["room"] <= facts["finds_period"]["room"] <= 1.0
    assert facts["finds_period"]["error"] < facts["finds_period"]["blind_error"]
    checked = run_heatcloak("zone", "check", "zone.toml")
    assert checked.returncode == 0, checked.stderr
    assert "a person's room" in checked.stdout


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--sensors", "5"), "--sensors does not apply to a floor"),
        (("--graph", "g.txt"), "--graph does not apply to a floor"),
        (("--domain", "odd"), "--domain does not apply to a floor"),
        (("--power", "nan"), "--power nan: give a number from"),
        (("--age", "0"), "--age 0.0: give a number from 0.02"),
        (("--alpha", "1000"), "is not a distance on the floor"),
    ],
)
def test_options_that_do_not_fit_a_floor_are_refused(
    run_heatcloak: Run, plan: str, options: tuple[str, ...], message: str
) -> None:
    assert message in refused(run_heatcloak("zone", "new", "zone.toml", "--plan", plan, *options))


def test_options_of_floors_need_a_plan(run_heatcloak: Run) -> None:
    assert "--power applies to floors only" in refused(
        run_heatcloak("zone", "new", "zone.toml", "--power", "80")
    )


def test_a_plan_without_sensors_is_refused(run_heatcloak: Run, tmp_path: Path) -> None:
    text = example_text("flat")
    (tmp_path / "empty.toml").write_text(text[: text.index("[[sensor]]")])
    assert "the plan has no sensors" in refused(
        run_heatcloak("zone", "new", "zone.toml", "--plan", "empty.toml")
    )


def test_a_named_sensor_has_steps_times_the_greatest_gain_of_a_fit(
    run_heatcloak: Run, tmp_path: Path, plan: str
) -> None:
    """So that nodes with this sensor and this fit accept the zone; a number is taken as it is."""
    drawn = load_plan(tmp_path / plan)
    gains = (1.1, 0.96, 1.02, 0.9, 1.0, 1.05)
    sensors = ((sensor.name, gain, 20.0) for sensor, gain in zip(drawn.sensors, gains, strict=True))
    fit = fit_of_plan(drawn, sensors)
    save_fit(fit, tmp_path / "fit.toml")
    for given, expected in (("ds18b20", 1.1 * 0.0625), ("tmp117", 1.1 * 0.0078125), ("0.07", 0.07)):
        options = ("--plan", plan, "--fit", "fit.toml", "--resolution", given, "--force")
        done = run_heatcloak("zone", "new", "zone.toml", *options)
        assert done.returncode == 0, done.stderr
        assert load_zone(tmp_path / "zone.toml").resolution == expected
    assert "fit it with heatcloak fit" not in done.stdout
    unfitted = run_heatcloak("zone", "new", "zone.toml", "--plan", plan, "--resolution", "ds18b20", "--force")
    assert "fit it with heatcloak fit" in unfitted.stdout
    assert load_zone(tmp_path / "zone.toml").resolution == 0.0625


def test_a_plan_shows_what_kinds_of_sensors_will_see(run_heatcloak: Run, plan: str) -> None:
    done = run_heatcloak("zone", "calibrate", "--plan", plan, "--trials", "40", "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)["outlooks"]
    by_resolution = {
        each["resolution"]: each["period"]["error"]
        for each in found
        if (each["alpha"], each["epsilon"], each["releases"]) == (0.2, 4.0, 4)
    }
    assert list(by_resolution) == [0.0, 0.0078125, 0.0625, 0.25]
    assert by_resolution[0.0] < by_resolution[0.25]
    shown = run_heatcloak("zone", "calibrate", "--plan", plan, "--trials", "40")
    assert "amg8833" in shown.stdout
    assert "6 sensors, 2 rooms" in shown.stdout


def test_a_drift_of_rooms_hides_people_from_every_sensor(run_heatcloak: Run, plan: str) -> None:
    shares = {}
    for drift in ("none", "common", "rooms"):
        done = run_heatcloak(
            *("zone", "calibrate", "--plan", plan, "--trials", "60", "--drift", drift, "--json")
        )
        assert done.returncode == 0, done.stderr
        facts = json.loads(done.stdout)
        assert facts["drift"] == drift
        shares[drift] = facts["outlooks"][0]["round"]["room"]
    assert shares["rooms"] < shares["common"] - 0.05
    default = run_heatcloak("zone", "calibrate", "--plan", plan, "--trials", "60", "--json")
    assert json.loads(default.stdout)["drift"] == "common"
    assert (
        "unknown drift 'wind'" in run_heatcloak("zone", "calibrate", "--plan", plan, "--drift", "wind").stderr
    )
    assert "--drift applies to floors only" in refused(run_heatcloak("zone", "calibrate", "--drift", "none"))


def test_suggested_sensors_become_a_sound_plan(run_heatcloak: Run, tmp_path: Path, plan: str) -> None:
    done = run_heatcloak(
        *("zone", "calibrate", "--plan", plan, "--trials", "40", "--suggest", "3", "--out", "better.toml")
    )
    assert done.returncode == 0, done.stderr
    assert "Suggested places of 3 sensors" in done.stdout
    better = load_plan(tmp_path / "better.toml")
    check_plan(better)
    assert [sensor.name for sensor in better.sensors] == ["n01", "n02", "n03"]
    again = run_heatcloak(
        *("zone", "calibrate", "--plan", plan, "--trials", "40", "--suggest", "3", "--out", "better.toml")
    )
    assert "better.toml: exists" in refused(again)


def test_a_zone_file_of_a_floor_is_explained_like_its_plan(run_heatcloak: Run, plan: str) -> None:
    assert run_heatcloak("zone", "new", "zone.toml", "--plan", plan, "--alpha", "0.3").returncode == 0
    done = run_heatcloak("zone", "calibrate", "zone.toml", "--trials", "40", "--json")
    assert done.returncode == 0, done.stderr
    first = json.loads(done.stdout)["outlooks"][0]
    assert (first["alpha"], first["epsilon"], first["releases"]) == (0.3, 4.0, 4)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--plan", "flat.toml", "--out", "x.toml"), "give --plan FILE and --suggest NUMBER"),
        (("--plan", "none.toml"), "none.toml"),
        (("zone.toml", "--plan", "flat.toml"), "omit one of them"),
    ],
)
def test_misused_planning_is_one_line(
    run_heatcloak: Run, plan: str, arguments: tuple[str, ...], message: str
) -> None:
    if arguments[0] == "zone.toml":
        assert run_heatcloak("zone", "new", "zone.toml").returncode == 0
    assert message in refused(run_heatcloak("zone", "calibrate", *arguments))
