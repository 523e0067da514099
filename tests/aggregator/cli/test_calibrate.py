"""The tables and the JSON of ``heatcloak zone calibrate``."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from heatcloak_aggregator.cli.zone import app
from heatcloak_shared.zone import load_zone, resolution_share

FEW = ("--trials", "2", "--epsilon", "4", "--releases", "20")
MEAN = {"mean": float, "standard_error": float}
ERROR = {"bayes": MEAN, "cramer_rao": float, "posterior": None}
ERRORS = {"releases": int, "missing": float, "known": ERROR, "unknown": ERROR}
NOISE = {"kind": str, "shape": str, "sigma": float, "chosen": bool}
ROW = {
    "mode": str,
    **dict.fromkeys(("epsilon", "delta", "sigma", "rho", "emd", "emd_half_width", "placeless"), float),
    **dict.fromkeys(("attacker_best", "attacker_best_standing"), float),
    **dict.fromkeys(("one_round", "period"), ERRORS),
    "releases": int,
    "remark": None,
    "noises": [NOISE] * 3,
}


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "house.txt").write_text("hall kitchen\nhall bath\nhall stairs\nstairs attic\nattic roof\n")


def _printed(*arguments: str, columns: int = 80) -> str:
    done = CliRunner().invoke(app, ["calibrate", *arguments], env={"COLUMNS": str(columns)})
    assert done.exit_code == 0, done.exception
    return done.stdout


def _new(*arguments: str) -> None:
    assert CliRunner().invoke(app, ["new", "own.toml", *arguments]).exit_code == 0


def _schema(value: Any) -> Any:
    """Return the JSON types of ``value``."""
    if isinstance(value, dict):
        return {key: _schema(each) for key, each in value.items()}
    if isinstance(value, list):
        return [_schema(each) for each in value]
    return None if value is None else type(value)


def _refuse(constant: str) -> None:
    raise AssertionError(f"{constant} is not JSON")


def test_the_json_has_noise_and_errors_by_kind_for_the_requested_promise() -> None:
    found = json.loads(_printed(*FEW, "--json"), parse_constant=_refuse)
    assert set(found) == {
        *("choices", "requested", "methods", "promises", "hides", "simulation", "resolution")
    }
    assert found["resolution"] == {"steps": 0.0, "share": 0.0}
    assert _schema(found["choices"][0]) == ROW
    requested = found["requested"]
    measured = {**ERRORS, "known": {**ERROR, "posterior": MEAN}, "unknown": {**ERROR, "posterior": MEAN}}
    assert _schema(requested) == {
        "mode": str,
        "releases": int,
        "worlds": int,
        "noises": [{"noise": NOISE, "errors": [each] * 4} for each in (ERRORS, ERRORS, measured)],
        "uneven": {"running_mean": float, "last_round": float, "exponent": float},
        "following": {
            "rounds": int,
            "at_most": bool,
            "worlds": int,
            "stands": MEAN,
            "walks": MEAN,
            "speed": float,
        },
    }
    assert [entry["noise"]["chosen"] for entry in requested["noises"]] == [False, False, True]


@pytest.mark.parametrize("kind", ["rounded-gaussian", "discrete-gaussian"])
@pytest.mark.parametrize("shape", ["uniform", "shaped"])
def test_the_starred_noise_is_that_of_the_file(kind: str, shape: str) -> None:
    _new("--noise-kind", kind, "--noise", shape)
    noise = load_zone(Path("own.toml")).noise
    found = json.loads(_printed("own.toml", *FEW, "--json"))
    for noises in (found["choices"][0]["noises"], [each["noise"] for each in found["requested"]["noises"]]):
        assert [each for each in noises if each["chosen"]] == [
            {"kind": kind, "shape": shape, "sigma": noise.sigma, "chosen": True}
        ]
    assert found["choices"][0]["sigma"] == noise.sigma
    text = _printed("own.toml", *FEW, columns=100)
    name = "discrete" if (kind, shape) == ("discrete-gaussian", "uniform") else shape
    starred = [line for line in text.splitlines() if re.match(rf" *{name} \*", line)]
    assert len(starred) == 4, "two numbers of rounds, with all sensors and with some missing"
    assert f"figures are for {kind.removesuffix('-gaussian')} Gaussian noise, {shape}" in " ".join(
        text.split()
    )


@pytest.mark.parametrize("options", [("own.toml",), ("--resolution", "ds18b20"), ("--resolution", "0.0625")])
def test_the_resolution_of_sensors_counts_and_its_share_of_the_noise_is_printed(
    options: tuple[str, ...],
) -> None:
    """That of the zone file, or that of the option."""
    _new("--resolution", "0.0625")
    zone = load_zone(Path("own.toml"))
    found = json.loads(_printed(*options, *FEW, "--json"))
    assert found["resolution"] == {"steps": 0.0625, "share": resolution_share(zone)}
    own, ranged = found["choices"][0], found["choices"][1]
    assert (own["mode"], own["sigma"]) == ("model", zone.noise.sigma)
    assert [each["sigma"] for each in own["noises"] if each["chosen"]] == [zone.noise.sigma]
    assert "in steps of more than 0.0625" in found["promises"]["model"]
    without = json.loads(_printed(*FEW, "--json"))
    assert (ranged["mode"], ranged["sigma"]) == ("range", without["choices"][1]["sigma"])
    assert own["sigma"] > 3.0 * without["choices"][0]["sigma"]
    method = next(row for row in found["methods"] if row["method"] == "gaussian")
    assert method["sigma"] == pytest.approx(zone.noise.sigma, rel=1e-3)
    text = " ".join(_printed(*options, *FEW).split())
    assert "sensors report in steps of up to 0.0625." in text
    assert "This takes 76 % of the noise of the mode model" in text
    assert "Resolution:" not in _printed(*FEW)


def test_a_wrong_resolution_is_refused() -> None:
    done = CliRunner().invoke(app, ["calibrate", "--resolution", "-1"])
    assert "--resolution '-1': give a number from 0 to 1e+12" in str(done.exception)


def _rows(text: str, title: str) -> dict[str, list[str]]:
    """Return the cells of a table of the requested promise, by noise and number of rounds."""
    table = text.partition(title)[2].partition("Position error")[0]
    rows = {}
    for line in table.splitlines():
        cells = line.replace("*", "").split()
        if cells and cells[0] in {"discrete", "uniform", "shaped"}:
            rows[" ".join(cells[:2])] = cells[2:]
    return rows


def test_the_tables_have_the_figures_of_the_json() -> None:
    found = json.loads(_printed(*FEW, "--json"))
    text = _printed(*FEW, columns=100)
    names = ("discrete", "uniform", "shaped")
    for missing, title in ((0.0, "with all sensors:"), (0.2, "with 20 % of the sensors missing:")):
        rows = _rows(text, title)
        for name, entry in zip(names, found["requested"]["noises"], strict=True):
            for errors in entry["errors"]:
                if errors["missing"] == missing:
                    expected = []
                    for error in (errors["known"], errors["unknown"]):
                        posterior = error["posterior"]
                        expected += ["-" if posterior is None else f"{posterior['mean']:.3g}"]
                        expected += [f"{error['bayes']['mean']:.3g}", f"{error['cramer_rao']:.3g}"]
                    assert rows[f"{name} {errors['releases']}"] == expected
    own = found["choices"][0]
    sigmas = [f"{noise['sigma']:.4g}" for noise in own["noises"]]
    assert re.search(r"^ +\* 4 +20 +" + " +".join(map(re.escape, sigmas)), text, re.MULTILINE)
    pairs = [
        f"{error['bayes']['mean']:.2g}/{error['cramer_rao']:.2g}"
        for intensity in ("known", "unknown")
        for error in (own["one_round"][intensity], own["period"][intensity])
    ]
    # Six characters at most: errors below 0.001 have one digit.
    assert re.search(r"^ +\* 4 +20 +" + " +".join(map(re.escape, pairs)), text, re.MULTILINE)
    assert "shaped *" in text
    assert "0.81 times" in " ".join(text.split())
    assert "1.30 times" in " ".join(text.split())


@pytest.mark.parametrize("columns", [40, 100, 200])
@pytest.mark.parametrize("kind", ["corridor", "graph", "range"])
def test_no_line_is_wider_than_the_terminal_and_no_cell_is_cut(kind: str, columns: int) -> None:
    """From 80 to 100 columns; small errors and large numbers of releases included."""
    _new(
        *{
            "corridor": ("--epsilon", "600", "--releases", "1000000"),
            "graph": ("--graph", "house.txt"),
            "range": ("--sensitivity", "range", "--low", "0", "--high", "3"),
        }[kind]
    )
    options = ("--epsilon", "0.125", "--epsilon", "60", "--releases", "1", "--releases", "1000000")
    text = _printed("own.toml", "--trials", "2", *options, columns=columns)
    assert max(map(len, text.splitlines())) <= min(max(columns, 80), 100)
    assert "…" not in text


def test_a_range_whose_noise_hides_every_person_has_a_sentence_instead_of_a_table() -> None:
    """The requested promise is that of the file."""
    _new("--sensitivity", "range", "--low", "0", "--high", "3", "--sensors", "5")
    text = " ".join(_printed("own.toml", *FEW).split())
    assert "no choice places a person much better than a guess, 0.25" in text
    assert "Requested promise: mode range" in text


@pytest.mark.parametrize("limits", [("--low", "0", "--high", "1.2"), ("--low", "0.1", "--high", "3")])
def test_a_range_that_clamps_readings_of_one_person_has_no_position_errors(limits: tuple[str, ...]) -> None:
    """One person at a sensor reads 1.26, and the limits are those of readings that are not clamped."""
    _new("--sensitivity", "range", *limits)
    text = " ".join(_printed("own.toml", *FEW).split())
    assert text.count("Position error: not computed") == 2, "in the mode range, and the requested promise"
    assert "Position error, least/C-R" in text, "the mode model has them"
    found = json.loads(_printed("own.toml", *FEW, "--json"), parse_constant=_refuse)
    ranged = found["choices"][1]
    nothing = {"bayes": None, "cramer_rao": None, "posterior": None}
    assert (ranged["mode"], ranged["period"]["known"]) == ("range", nothing)
    assert {
        json.dumps(each["known"]) for entry in found["requested"]["noises"] for each in entry["errors"]
    } == {json.dumps(nothing)}


def test_a_graph_has_errors_in_hops_without_a_cramer_rao_bound() -> None:
    _new("--graph", "house.txt")
    text = _printed("own.toml", *FEW)
    assert "C-R" not in text
    assert "Distances are in hops." in " ".join(text.split())
    (chosen,) = (cells for name, cells in _rows(text, "with all sensors:").items() if name == "shaped 20")
    assert len(chosen) == 4
    assert all(0.0 < float(cell) < 3.0 for cell in chosen)


def test_a_graph_that_is_too_large_for_position_errors_has_none() -> None:
    """A ring of 501 vertices with two sensors."""
    Path("ring.txt").write_text("".join(f"{i} {(i + 1) % 501}\n" for i in range(501)))
    _new("--graph", "ring.txt", "--sensors-at", "0,100")
    text = _printed("own.toml", *FEW)
    assert text.count("Position error: not computed") == 3, "two modes, and the requested promise"
    assert re.search(r"^ +\* 4 +20( +-){4} ", text, re.MULTILINE)
    assert "posterior" not in text


def test_a_single_release_has_no_line_about_an_uneven_budget() -> None:
    assert "Uneven budget" not in _printed("--trials", "2", "--epsilon", "4", "--releases", "1")


def test_the_guide_shows_the_printed_tables() -> None:
    """Figures of simulations may differ by a twentieth, for another machine's arithmetic."""
    page = (Path(__file__).parents[3] / "docs/how-to/choose-a-promise.md").read_text(encoding="utf-8")
    (command,) = re.findall(r"heatcloak zone calibrate (--epsilon .*)", page)
    (real_sensors,) = re.findall(r"heatcloak zone calibrate (--resolution .*)", page)
    printed = [line.rstrip() for line in _printed(*command.split()).splitlines()]
    printed += _printed(*real_sensors.split(), *FEW).splitlines()
    blocks = re.findall(r"```text\n(.*?)```", page, re.DOTALL)
    assert len(blocks) == 5
    for block in blocks:
        first, *_ = lines = block.splitlines()
        start = printed.index(first)
        for shown, line in zip(lines, printed[start : start + len(lines)], strict=True):
            pieces, expected = (re.split(r"(\d+(?:\.\d+)?)", each) for each in (shown, line))
            assert [" ".join(each.split()) for each in pieces[::2]] == [
                " ".join(each.split()) for each in expected[::2]
            ]
            assert [float(each) for each in pieces[1::2]] == pytest.approx(
                [float(each) for each in expected[1::2]], rel=0.05, abs=1e-4
            )


def _following(text: str) -> list[str]:
    """Return the cells of the table of an observer who follows one person."""
    table = text.partition("observer who follows one person:")[2]
    return next((line.split() for line in table.splitlines() if line.split()[:1] == ["20"]), [])


def test_the_error_of_following_a_person_is_printed_rounded_down() -> None:
    found = json.loads(_printed(*FEW, "--json"))["requested"]
    text = _printed(*FEW)
    following = found["following"]
    assert (following["rounds"], following["at_most"]) == (20, False)
    least = found["noises"][-1]["errors"][0]["known"]["bayes"]["mean"]
    shown = [float(cell) for cell in _following(text)]
    assert shown[:2] == [20, pytest.approx(least, abs=5e-4)]
    for cell, name in zip(shown[2:], ("stands", "walks"), strict=True):
        assert cell <= following[name]["mean"] < 1.1 * cell
    assert f"walks by {following['speed']:.2g} from" in " ".join(text.split())


def test_following_on_a_graph_is_for_a_person_who_stands() -> None:
    _new("--graph", "house.txt")
    following = json.loads(_printed("own.toml", *FEW, "--json"))["requested"]["following"]
    assert following["walks"] is None
    cells = _following(_printed("own.toml", *FEW))
    assert len(cells) == 3
    assert float(cells[2]) <= following["stands"]["mean"]


def test_following_in_a_long_period_is_computed_for_100_rounds() -> None:
    text = _printed("--trials", "2", "--epsilon", "4", "--releases", "1000")
    assert "for 100 listed rounds; over a whole period, which has more, they are at most" in " ".join(
        text.split()
    )


def test_following_with_little_noise_is_not_stated() -> None:
    text = _printed("--trials", "2", "--epsilon", "100", "--releases", "20")
    assert _following(text)[2:] == ["-", "-"]
    assert "-: not computed, because the noise is too small for the grid" in " ".join(text.split())


def test_following_is_not_printed_where_readings_are_clamped() -> None:
    _new("--sensitivity", "range", "--low", "0", "--high", "1")
    assert "follows one person" not in _printed("own.toml", *FEW)
