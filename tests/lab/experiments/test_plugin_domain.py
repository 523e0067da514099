"""Experiments on the domain and with the recovery method of another package."""

from __future__ import annotations

import csv
import os
import subprocess
import sys
from pathlib import Path

import pytest

from heatcloak_lab.experiments.definition import load_definition
from heatcloak_shared.errors import ConfigError, ParameterError

DEFINITION = """
name = "ring-noise"
question = "How does the error grow with the noise on a ring?"
vary = "epsilon"
values = [20.0, 2000.0]
methods = ["bpdn-confident", "nnls"]

[setting]
domain = "ring"
domain_options = { circumference = 2.0 }
n_sources = 20
n_sensors = 10
time = 0.01
alpha = 0.1
"""


@pytest.fixture
def definition(ring_plugin: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an experiment on a ring; this process and its children find the plugin."""
    monkeypatch.syspath_prepend(str(ring_plugin))
    monkeypatch.setenv("PYTHONPATH", str(ring_plugin))
    path = tmp_path / "ring.toml"
    path.write_text(DEFINITION, encoding="utf-8")
    return path


def test_an_experiment_runs_on_the_domain_and_method_of_a_plugin(definition: Path, tmp_path: Path) -> None:
    """In worker processes, with a table that names the domain, and less error where noise is less."""
    arguments = ("experiment", "run", str(definition), "--trials", "6", "--jobs", "2", "--out", "out")
    done = subprocess.run(
        [sys.executable, "-m", "heatcloak_aggregator", *arguments],
        cwd=tmp_path,
        env=os.environ,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    with (tmp_path / "out" / "ring-noise-draws.csv").open(encoding="utf-8", newline="") as file:
        draws = list(csv.DictReader(file))
    assert len(draws) == 2 * 2 * 6
    means = {
        (method, epsilon): sum(
            float(draw["score"])
            for draw in draws
            if (draw["method"], float(draw["epsilon"])) == (method, epsilon)
        )
        for method in ("basis pursuit, 95 % radius", "non-negative least squares")
        for epsilon in (20.0, 2000.0)
    }
    assert all(means[method, 2000.0] < 0.5 * means[method, 20.0] for method, _ in means)
    setting = (tmp_path / "out" / "ring-noise-setting.csv").read_text(encoding="utf-8")
    assert "ring, circumference = 2.0" in setting


def test_the_distances_and_the_size_of_a_setting_are_those_of_the_plugin(definition: Path) -> None:
    setting = load_definition(definition).panels[0].setting
    domain = setting.operator.domain
    assert (domain.n_sources, domain.n_sensors) == (20, 10)
    assert domain.distance(0, 19) == pytest.approx(2.0 / 20)
    assert domain.distance(0, 10) == pytest.approx(1.0)
    assert setting.operator.spread == setting.spread


def test_a_definition_without_methods_compares_those_that_support_every_domain(definition: Path) -> None:
    text = DEFINITION.replace('methods = ["bpdn-confident", "nnls"]\n', "")
    definition.write_text(text, encoding="utf-8")
    assert [name for _, name in load_definition(definition).methods] == ["bpdn-paper", "bpdn-confident"]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"ring"', '"torus"', "domain 'torus': unknown domain kind 'torus'"),
        ('"ring"', '"graph"', "domain 'graph': an edge list can't be given here"),
        ("circumference = 2.0", "radius = 2.0", "domain 'ring': unknown key 'radius'"),
        ("circumference = 2.0", "n_sources = 7", "domain_options contains 'n_sources'"),
        ("alpha = 0.1", "", "domain 'ring' has no default radius: give alpha"),
        ("alpha = 0.1", "alpha = 0.1\nplaces = 0.5", "places must be \"random\" for domain 'ring'"),
        ('"nnls"', '"nnsl"', "did you mean 'nnls'"),
        ('domain = "ring"', "", "the interval has no domain_options"),
    ],
)
def test_errors_of_a_definition_name_the_file_and_the_parameter(
    definition: Path, old: str, new: str, message: str
) -> None:
    definition.write_text(DEFINITION.replace(old, new), encoding="utf-8")
    with pytest.raises(ConfigError, match=f"^{definition}: ") as caught:
        load_definition(definition)
    assert message in str(caught.value)


def test_bounds_of_the_interval_refuse_another_domain(definition: Path) -> None:
    setting = load_definition(definition).panels[0].setting
    with pytest.raises(ParameterError, match="does not support a RingOperator"):
        _ = setting.interval_operator
