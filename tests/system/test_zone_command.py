"""``heatcloak zone``, and the errors of other commands about zone files."""

from __future__ import annotations

import itertools
import json
import math
import subprocess
from collections.abc import Callable
from pathlib import Path
from statistics import NormalDist

import pytest

from support.commands import Finished

Command = Callable[..., "subprocess.CompletedProcess[str]"]
Run = Callable[..., Finished]


def test_a_new_zone_is_the_default_one_and_passes_the_check(run_heatcloak: Run, tmp_path: Path) -> None:
    """Both commands print the same figures."""
    created = run_heatcloak("zone", "new", "hall.toml", "--json")
    checked = run_heatcloak("zone", "check", "hall.toml", "--json")
    assert (created.returncode, checked.returncode) == (0, 0), created.stderr + checked.stderr
    facts = json.loads(created.stdout)
    assert facts == json.loads(checked.stdout)
    assert (facts["sensors"], facts["step"]) == (50, 2**-12)
    assert (facts["noise_kind"], facts["noise_shape"]) == ("rounded-gaussian", "shaped")
    least = min(facts["sigma_ticks"]) * facts["step"]
    assert facts["weighted_sensitivity"] == pytest.approx(facts["sensitivity"] / least)
    assert (len(facts["sigma_ticks"]), facts["sigma"]) == (50, pytest.approx(0.6391, abs=1e-4))
    assert facts["delta"] <= 1e-5
    assert "# " in (tmp_path / "hall.toml").read_text(), "the file has no comments"


@pytest.mark.parametrize(
    ("arguments", "written"),
    [
        ((), "max_delay = 0.25 "),
        (("--period", "60"), "max_delay = 0.25 "),
        (("--period", "0.1"), "max_delay = 0.05 "),
        (("--period", "60", "--max-delay", "2"), "max_delay = 2.0 "),
    ],
)
def test_a_new_zone_states_its_maximum_delay(
    run_heatcloak: Run, tmp_path: Path, arguments: tuple[str, ...], written: str
) -> None:
    """In seconds: half a period if that is shorter than the default."""
    assert run_heatcloak("zone", "new", "hall.toml", *arguments).returncode == 0
    assert written in (tmp_path / "hall.toml").read_text()


def test_an_existing_zone_is_overwritten_only_with_force(run_heatcloak: Run, tmp_path: Path) -> None:
    """Another revision would exclude every node."""
    run_heatcloak("zone", "new", "hall.toml")
    before = (tmp_path / "hall.toml").read_bytes()
    refused = run_heatcloak("zone", "new", "hall.toml", "--epsilon", "1")
    assert refused.returncode == 2
    assert "--force" in refused.stderr
    assert (tmp_path / "hall.toml").read_bytes() == before
    assert run_heatcloak("zone", "new", "hall.toml", "--epsilon", "1", "--force").returncode == 0
    assert (tmp_path / "hall.toml").read_bytes() != before


def test_a_sensitivity_below_that_of_the_model_is_refused(run_heatcloak: Run, tmp_path: Path) -> None:
    """The noise fits the stated sensitivity. Only the model shows that this is too low."""
    run_heatcloak("zone", "new", "hall.toml")
    text = (tmp_path / "hall.toml").read_text().replace("sensitivity = 0.101", "sensitivity = 0.091")
    (tmp_path / "hall.toml").write_text(text)
    done = run_heatcloak("zone", "check", "hall.toml")
    assert done.returncode == 2
    assert "hall.toml: noise.sensitivity" in done.stderr


THERMOMETERS = (
    "--name",
    "office",
    "--sensors",
    "12",
    "--sensitivity",
    "range",
    "--low",
    "15",
    "--high",
    "35",
)


def test_a_zone_too_noisy_for_recovery_warns_and_suggests_a_simulated_one(run_heatcloak: Run) -> None:
    done = run_heatcloak("zone", "new", "office.toml", *THERMOMETERS)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    (warning,) = [line for line in lines if line.startswith("warning ")]
    assert "recovery is not expected to find anything: noise of 337.1" in warning
    assert any(line.startswith("accuracy ") and "against a range of 20" in line for line in lines)
    commands = [line.split(maxsplit=2)[2].split() for line in lines if line.startswith("to simulate ")]
    assert [command[1] for command in commands] == ["zone", "provision", "bundle"]
    created = run_heatcloak(*commands[0][1:], "--json")
    assert created.returncode == 0, created.stderr
    assert json.loads(created.stdout)["accuracy"]["finds_in_a_round"] is True
    assert json.loads(created.stdout)["warnings"] == []


def test_the_expected_accuracy_is_in_the_json_output(run_heatcloak: Run) -> None:
    facts = json.loads(run_heatcloak("zone", "new", "office.toml", *THERMOMETERS, "--json").stdout)
    found = facts["accuracy"]
    assert (found["noise"], found["width"], found["finds_in_a_period"]) == (337.125, 20.0, False)
    assert found["zone_mean_error"] > found["blind_mean_error"]
    assert len(facts["warnings"]) == 1
    assert len(facts["simulated_path"]) == 3
    assert facts["notes"] == []


def test_a_zone_of_mode_model_states_what_real_sensors_need(run_heatcloak: Run) -> None:
    text = run_heatcloak("zone", "new", "hall.toml").stdout
    assert "ambient heat counts as heat sources" in text
    assert "heatcloak fit fits floors only" in text
    assert "\nwarning " not in text


def test_a_new_zone_states_the_cost_of_several_zones_for_one_person(run_heatcloak: Run) -> None:
    """For two zones of (4, 1e-5), rho doubles, and epsilon at the same delta is 5.99."""
    done = run_heatcloak("zone", "new", "hall.toml", "--json")
    alone = json.loads(done.stdout)
    two, three = alone["zones_together"]
    assert (two["zones"], three["zones"], two["delta"]) == (2, 3, 1e-5)
    assert two["rho"] == pytest.approx(2 * alone["rho"], rel=1e-12)
    assert three["rho"] == pytest.approx(3 * alone["rho"], rel=1e-12)
    for cost in (two, three):
        # Balle & Wang 2018, Theorem 8.
        mu, normal = math.sqrt(2.0 * cost["rho"]), NormalDist()
        near, far = mu / 2 - cost["epsilon"] / mu, -mu / 2 - cost["epsilon"] / mu
        delta = normal.cdf(near) - math.exp(cost["epsilon"]) * normal.cdf(far)
        assert delta == pytest.approx(1e-5, rel=1e-3)
    assert (
        "2 zones like this one rho 0.8553, epsilon 5.99" in run_heatcloak("zone", "check", "hall.toml").stdout
    )


def test_serve_warns_once_of_a_zone_too_noisy_for_recovery(run_heatcloak: Run, unused_port: int) -> None:
    for name, options, count in (("office", THERMOMETERS, 1), ("hall", ("--sensors", "2"), 0)):
        run_heatcloak("zone", "new", f"{name}.toml", *options)
        done = run_heatcloak("serve", "--zone", f"{name}.toml", "--broker", f"127.0.0.1:{unused_port}")
        warnings = [line for line in done.stderr.splitlines() if " WARNING zone " in line]
        assert len(warnings) == count
        assert all("zone office: recovery is not expected to find anything" in line for line in warnings)


@pytest.mark.parametrize("command", ["check", "serve", "fleet"])
@pytest.mark.parametrize("content", [None, "not toml [", "format = 1\n", ""])
def test_an_invalid_zone_file_is_reported_in_one_line_with_exit_code_2(
    run_heatcloak: Run, tmp_path: Path, command: str, content: str | None
) -> None:
    """Missing, malformed or incomplete, by every command that reads one."""
    if content is not None:
        (tmp_path / "hall.toml").write_text(content)
    arguments = {
        "check": ("zone", "check", "hall.toml"),
        "serve": ("serve", "--zone", "hall.toml"),
        "fleet": ("fleet", "--zone", "hall.toml", "--scenario", "none.toml"),
    }[command]
    done = run_heatcloak(*arguments)
    assert done.returncode == 2
    assert done.stderr.startswith("heatcloak: hall.toml: ")
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("command", ["serve", "fleet"])
def test_an_unreachable_broker_is_reported_in_one_line_with_exit_code_1(
    run_heatcloak: Run, tmp_path: Path, unused_port: int, command: str
) -> None:
    run_heatcloak("zone", "new", "hall.toml", "--sensors", "2")
    (tmp_path / "world.toml").write_text("")
    world = ("--scenario", "world.toml") if command == "fleet" else ()
    done = run_heatcloak(command, "--zone", "hall.toml", *world, "--broker", f"127.0.0.1:{unused_port}")
    assert done.returncode == 1
    promise, *progress, error = done.stderr.splitlines()
    assert "If the model of heat holds, moving any one person" in promise
    assert all(" INFO " in line for line in progress)
    assert error.startswith(f"heatcloak: broker 127.0.0.1:{unused_port}: ")
    assert "Traceback" not in done.stderr


def test_calibrate_shows_the_accuracy_of_each_choice(run_heatcloak: Run) -> None:
    """Every mode, epsilon and number of releases, with the default zone's own noise."""
    done = run_heatcloak("zone", "calibrate", "--trials", "20", "--json")
    assert done.returncode == 0, done.stderr
    assert done.stderr == "", "a progress bar was shown without a terminal"
    facts = json.loads(done.stdout)
    rows = {(row["mode"], row["epsilon"], row["releases"]): row for row in facts["choices"]}
    assert set(rows) == set(itertools.product(("model", "range"), (2.0, 4.0, 8.0), (1, 20, 100, 1000)))
    own = rows["model", 4.0, 20]
    run_heatcloak("zone", "new", "hall.toml")
    zone = json.loads(run_heatcloak("zone", "check", "hall.toml", "--json").stdout)
    assert own["sigma"] == zone["sigma"] == pytest.approx(0.6391, abs=1e-4)
    assert own["attacker_best"] == zone["attacker_best"] == pytest.approx(0.0392, abs=1e-4)
    assert [noise["sigma"] for noise in own["noises"]] == pytest.approx([0.7126, 0.6655, 0.6391], abs=1e-4)
    assert own["one_round"]["known"]["cramer_rao"] == pytest.approx(0.0409, abs=1e-4)
    assert facts["requested"]["uneven"]["running_mean"] == pytest.approx(0.806, abs=1e-3)
    assert 0.0 < own["emd"] < facts["simulation"]["blind_emd"] < 0.5
    assert facts["promises"]["model"].startswith(
        "If the model of heat holds, moving any one person by up to 0.01 of the corridor"
    )
    assert "within 0.0 to 3.79" in facts["promises"]["range"]


def test_calibrate_shows_every_method(run_heatcloak: Run) -> None:
    """Four rows, with the default zone's multiplier. A method that does not apply has no σ."""
    done = run_heatcloak("zone", "calibrate", "--trials", "2", "--json")
    rows = {row["method"]: row for row in json.loads(done.stdout)["methods"]}
    assert set(rows) == {"gaussian", "zcdp", "classical", "paper"}
    assert rows["zcdp"]["multiplier"] == pytest.approx(5.1768, abs=1e-4)
    assert rows["gaussian"]["multiplier"] == pytest.approx(4.8351, abs=1e-4)
    assert rows["classical"]["sigma"] is None
    text = run_heatcloak("zone", "calibrate", "--epsilon", "50", "--delta", "0.1", "--trials", "2")
    assert text.returncode == 0
    assert "NOT private" in text.stdout


def test_calibrate_fits_80_columns(run_heatcloak: Run) -> None:
    """No figure is truncated, and the promise is stated in words."""
    options = ("--epsilon", "4", "--epsilon", "0.001", "--releases", "86400", "--releases", "1000000")
    done = run_heatcloak("zone", "calibrate", "--trials", "5", *options)
    assert done.returncode == 0, done.stderr
    assert max(map(len, done.stdout.splitlines())) <= 80
    assert "…" not in done.stdout
    assert "If the model of heat holds, moving any one" in " ".join(done.stdout.split())
    assert "Changing what the sensors measure" in done.stdout


def test_calibrate_takes_omitted_options_from_the_zone_file(run_heatcloak: Run, tmp_path: Path) -> None:
    """In both modes. Options that are given override the file."""
    options = ("--sensors", "12", "--sources", "40", "--releases", "7", "--every", "3", "--epsilon", "2")
    run_heatcloak("zone", "new", "hall.toml", *options, "--sensitivity", "range", "--low=-1", "--high", "5")
    done = run_heatcloak("zone", "calibrate", "hall.toml", "--alpha", "0.05", "--trials", "2", "--json")
    assert done.returncode == 0, done.stderr
    facts = json.loads(done.stdout)
    assert {row["epsilon"] for row in facts["choices"]} == {1.0, 2.0, 4.0}
    assert {row["releases"] for row in facts["choices"]} == {1, 7, 100, 1000}
    assert facts["hides"] == {"model": {"alpha": 0.05}, "range": {"low": -1.0, "high": 5.0}}
    assert "one period of 21 rounds (7 releases)" in facts["promises"]["range"]
    zone = json.loads(run_heatcloak("zone", "check", "hall.toml", "--json").stdout)
    own = [
        row for row in facts["choices"] if (row["mode"], row["epsilon"], row["releases"]) == ("range", 2.0, 7)
    ]
    assert [row["sigma"] for row in own] == [zone["sigma"]]


@pytest.mark.parametrize(
    "arguments",
    [
        ("--epsilon", "nan"),
        ("--epsilon", "4", "--epsilon", "700"),
        ("--delta", "1"),
        ("--alpha", "0"),
        ("--time", "-1"),
        ("--low", "3", "--high", "1"),
        ("--high", "nan"),
        ("--epsilon", "1e-9", "--releases", "1000000000"),
        ("nowhere.toml",),
    ],
)
def test_calibrate_refuses_invalid_options_in_one_line(
    run_heatcloak: Run, arguments: tuple[str, ...]
) -> None:
    """Exit code 2, without a simulation."""
    done = run_heatcloak("zone", "calibrate", *arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1


def test_an_unwritable_store_is_refused_with_its_path(run_heatcloak: Run, tmp_path: Path) -> None:
    run_heatcloak("zone", "new", "hall.toml", "--sensors", "2")
    done = run_heatcloak("serve", "--zone", "hall.toml", "--store", "sqlite:////no/such/folder/x.db")
    assert done.returncode == 1
    assert "no/such/folder" in done.stderr
    assert "Traceback" not in done.stderr
