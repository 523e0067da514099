"""Wrong options of ``heatcloak zone new``: the error names the option, its value and the remedy."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from heatcloak_aggregator.cli.main import assemble, main
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_aggregator.zones.interval_kind import IntervalKind
from heatcloak_shared.zone import load_zone, resolution_share

RANGE = ("--sensitivity", "range")
LOW_FIRST = "give a low reading below the high one"


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ((*RANGE, "--low", "30", "--high", "20"), f"--low is 30.0 and --high is 20.0: {LOW_FIRST}"),
        ((*RANGE, "--low", "20", "--high", "20"), f"--low is 20.0 and --high is 20.0: {LOW_FIRST}"),
        (
            (*RANGE, "--low", "nan", "--high", "20"),
            "--low is nan: give a number above -1e+12 and below 1e+12",
        ),
        (
            (*RANGE, "--low", "1", "--high", "inf"),
            "--high is inf: give a number above -1e+12 and below 1e+12",
        ),
        ((*RANGE, "--low=-1e300", "--high", "1"), "--low is -1e+300: give a number above -1e+12 and below"),
        (
            (*RANGE, "--low", "20"),
            "--sensitivity range needs the range of the readings: give --low and --high",
        ),
        ((*RANGE, "--high", "20"), "--sensitivity range needs the range of the readings: give --low and"),
        (
            ("--low", "1", "--high", "2"),
            "--low and --high apply to --sensitivity range only: add it, or",
        ),
        (
            (*RANGE, "--low", "1", "--high", "2", "--alpha", "0.1"),
            "--alpha applies to --sensitivity model only: leave out --alpha or --sensitivity range",
        ),
        (
            ("--alpha", "5"),
            "alpha: 5.0 is more than the corridor's length, and no person moves further: give",
        ),
        (("--alpha", "nan"), "alpha must be positive and finite, got nan"),
        (("--alpha", "0"), "alpha must be positive and finite, got 0.0"),
        (("--epsilon", "0"), "epsilon must be positive and finite, got 0.0"),
        (("--epsilon", "nan"), "epsilon must be positive and finite, got nan"),
        (("--delta", "1"), "delta must be strictly between 0 and 1, got 1.0"),
        (("--delta", "-1"), "delta must be positive and finite, got -1.0"),
        (("--max-delay", "0"), "--max-delay 0.0 is out of range: give seconds above 0 and at most half"),
        (("--max-delay", "0.6"), "--max-delay 0.6 is out of range: give seconds above 0 and at most half"),
        (("--max-delay", "nan"), "--max-delay nan is out of range: give seconds above 0 and at most half"),
        (("--name", "Hall"), "--name 'Hall' is not an id: use 1 to 32 of a-z, 0-9 and '-'"),
        (
            ("--epsilon", "1e-9", "--releases", "1000000000"),
            "sigma is more than 2147483647 steps: raise step or release less often",
        ),
        (("--time", "0"), "--time is 0.0: give a finite number above 0"),
        (("--time", "nan"), "--time is nan: give a finite number above 0"),
        (("--diffusivity", "inf"), "--diffusivity is inf: give a finite number above 0"),
        (
            ("--time", "1e-300"),
            "--diffusivity 0.5 times --time 1e-300 is a spread of 5e-301: keep it from 1e-09",
        ),
        *(
            (
                ("--resolution", value),
                f"--resolution {value!r}: give a number from 0 to 1e+12 in the unit of readings, or one of "
                "tmp117, ds18b20, amg8833",
            )
            for value in ("-1", "nan", "inf", "1e13", "ds18b2O", "", "thermal-zone")
        ),
        (
            (*RANGE, "--low", "1", "--high", "2", "--resolution", "ds18b20"),
            "--resolution: a range hides any change of the readings, whatever the resolution: leave out",
        ),
        (
            ("--kind", "heatmap", "--resolution", "0.1"),
            "--resolution applies to heat zones only: leave it out, or give --kind heat",
        ),
        (
            ("--period", "0"),
            "the zone: schedule.period: 0.0 is out of range: give a number above 0 and below",
        ),
    ],
)
def test_a_wrong_option_is_named_with_value_and_remedy(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    options: tuple[str, ...],
    error: str,
) -> None:
    file = tmp_path / "hall.toml"
    monkeypatch.setattr(sys, "argv", ["heatcloak", "zone", "new", str(file), *options])
    monkeypatch.setattr("signal.signal", lambda *_: None)
    assert main() == 2
    assert capsys.readouterr().err.startswith(f"heatcloak: {error}")
    assert not file.exists()


def test_a_folder_instead_of_a_zone_file_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["heatcloak", "zone", "new", str(tmp_path)])
    monkeypatch.setattr("signal.signal", lambda *_: None)
    assert main() == 2
    error = capsys.readouterr().err
    assert error == f"heatcloak: {tmp_path}: is a directory: give the path of the zone file to write\n"


@pytest.mark.parametrize(
    ("text", "resolution"), [("ds18b20", 0.0625), ("amg8833", 0.25), ("0.03125", 0.03125), ("0", 0.0)]
)
def test_a_zone_is_made_for_the_resolution_of_its_sensors(
    tmp_path: Path, text: str, resolution: float
) -> None:
    """A number, or a kind of sensor."""
    file = tmp_path / "hall.toml"
    run = CliRunner()
    made = run.invoke(assemble(), ["zone", "new", str(file), "--resolution", text, "--json"])
    assert made.exit_code == 0, made.output
    zone = load_zone(file)
    assert zone == new_zone(resolution=resolution)
    checked = run.invoke(assemble(), ["zone", "check", str(file), "--json"])
    for found in (json.loads(made.stdout), json.loads(checked.stdout)):
        assert found["resolution"] == resolution
        assert found["resolution_share"] == resolution_share(zone)
        assert ("in steps of more than" in found["promise"]) == (resolution > 0.0)


def test_zone_check_prints_what_the_resolution_takes_of_the_noise(tmp_path: Path) -> None:
    file = tmp_path / "hall.toml"
    run = CliRunner()
    assert run.invoke(assemble(), ["zone", "new", str(file), "--resolution", "ds18b20"]).exit_code == 0
    text = run.invoke(assemble(), ["zone", "check", str(file)]).stdout
    assert "\nresolution     0.0625, which takes 76 % of the noise\n" in text
    assert "steps of at most 0.0625, after the gain" in text
    assert run.invoke(assemble(), ["zone", "new", str(file), "--force"]).exit_code == 0
    assert "\nresolution " not in run.invoke(assemble(), ["zone", "check", str(file)]).stdout


def test_the_radius_is_by_default_that_of_the_kind_of_domain(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "hall.toml"
    monkeypatch.setattr(IntervalKind, "default_alpha", 0.02)
    done = CliRunner().invoke(assemble(), ["zone", "new", str(file)])
    assert done.exit_code == 0, done.output
    assert load_zone(file).promise.alpha == 0.02
    monkeypatch.setattr(IntervalKind, "default_alpha", None)
    refused = CliRunner().invoke(assemble(), ["zone", "new", str(tmp_path / "other.toml")])
    assert str(refused.exception).endswith("has no default radius: give --alpha")
