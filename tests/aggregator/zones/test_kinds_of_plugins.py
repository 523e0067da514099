"""Domains of faulty plugins are reported in one line, and their zones are refused."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from heatcloak_aggregator import Domain, DomainKind, Operator
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_aggregator.zones.defaults import DEFAULT_PROMISE
from heatcloak_aggregator.zones.kinds import custom_section, kind_names, operator_of
from heatcloak_aggregator.zones.model_check import check_against_model
from heatcloak_shared.errors import HeatcloakError, ParameterError, PluginError, ZoneError
from heatcloak_shared.plugins import DOMAINS
from heatcloak_shared.zone import CustomDomain, Move
from support.commands import Finished
from support.faulty_plugins import register

SECTION = CustomDomain("odd", 3, 2, 0.1)
PROMISE = replace(DEFAULT_PROMISE, hides=Move(0.5))


def raising(error: BaseException) -> Callable[..., Any]:
    """Return a function that raises the error."""

    def call(*_: object, **__: object) -> Any:
        raise error

    return call


def kind(
    sensitivity: Any = 1.0,
    matrix: Any = None,
    operator: Any = None,
    domain: Any = None,
    slopes: Any = None,
) -> type[DomainKind]:
    """Return a kind whose functions return these values, or call them; None stands for correct ones."""

    def value_of(value: Any) -> Any:
        return value() if callable(value) else value

    class OddOperator(Operator):
        def compute_matrix(self) -> Any:
            return np.ones((2, 3)) if matrix is None else value_of(matrix)

        def sensitivity(self, alpha: float, off_grid: bool = False) -> Any:
            return value_of(sensitivity)

        def move_slopes(self) -> Any:
            return value_of(slopes)

    class OddDomain(Domain):
        n_sources, n_sensors = 3, 2

        def distance(self, i: int, j: int) -> float:
            return float(abs(i - j))

        def operator(self, spread: float) -> Any:
            return OddOperator(self, spread) if operator is None else value_of(operator)

    class OddKind(DomainKind):
        name = "odd"

        def domain(self, section: object) -> Any:
            return OddDomain() if domain is None else value_of(domain)

    return OddKind


class Abstract(DomainKind):
    """A kind without a domain."""

    name = "odd"


class OtherName(kind()):  # type: ignore[misc]
    """A kind of another name."""

    name = "other"


@pytest.mark.parametrize(
    ("plugin", "cause"),
    [
        (7, "is not a DomainKind"),
        (dict, "is not a DomainKind"),
        (Abstract, "failed with TypeError"),
        (OtherName, "has the name 'other'"),
        (
            kind(domain=raising(ZeroDivisionError("first\nsecond"))),
            "failed with ZeroDivisionError: first second",
        ),
        (kind(domain=raising(SystemExit(2))), "failed with SystemExit"),
        (kind(domain="text"), "made no Domain"),
        (kind(operator=raising(KeyError("x"))), "failed with KeyError"),
        (kind(operator="text"), "made no Operator"),
        (kind(sensitivity=raising(TypeError("x"))), "failed with TypeError"),
        *((kind(sensitivity=value), "computes the sensitivity") for value in (np.nan, np.inf, 0.0, -1.0)),
        *((kind(sensitivity=value), "TypeError|computes the sens") for value in ("1", [1.0], 1j)),
        (kind(sensitivity=lambda: None), "TypeError|computes the sens"),
    ],
)
def test_a_faulty_kind_is_reported_in_one_line_with_its_name(
    monkeypatch: pytest.MonkeyPatch, plugin: Any, cause: str
) -> None:
    zone = sound_zone(monkeypatch)
    register(monkeypatch, DOMAINS, odd=plugin)
    for work in (
        lambda: new_zone("hall", SECTION, PROMISE),
        lambda: check_against_model(zone, "hall.toml"),
    ):
        with pytest.raises(PluginError, match=cause) as error:
            work()
        assert "'odd'" in str(error.value)
        assert "\n" not in str(error.value)


def sound_zone(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return a zone of the kind without faults."""
    register(monkeypatch, DOMAINS, odd=kind())
    zone = new_zone("hall", SECTION, PROMISE)
    check_against_model(zone, "hall.toml")
    return zone


@pytest.mark.parametrize(
    "matrix",
    [
        raising(KeyError("x")),
        lambda: None,
        "text",
        [[1.0] * 3] * 2,
        np.ones((3, 2)),
        np.full((2, 3), 1j),
        np.full((2, 3), np.nan),
    ],
)
def test_a_faulty_matrix_is_reported_in_one_line(monkeypatch: pytest.MonkeyPatch, matrix: object) -> None:
    register(monkeypatch, DOMAINS, odd=kind(matrix=matrix))
    with pytest.raises(PluginError, match="compute_matrix of OddOperator"):
        operator_of(SECTION).matrix()


def test_an_absurdly_small_sensitivity_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    zone = sound_zone(monkeypatch)
    register(monkeypatch, DOMAINS, odd=kind(sensitivity=1e-300))
    with pytest.raises(ZoneError, match=r"hall\.toml: the spread .* mixes heat over the whole odd"):
        check_against_model(zone, "hall.toml")


def test_an_error_that_the_plugin_raises_on_purpose_names_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    zone = sound_zone(monkeypatch)
    register(monkeypatch, DOMAINS, odd=kind(domain=raising(HeatcloakError("size must be even,\ngot 3"))))
    with pytest.raises(ParameterError, match=r"^size must be even, got 3$"):
        new_zone("hall", SECTION, PROMISE)
    with pytest.raises(ZoneError, match=r"^hall\.toml: size must be even, got 3$"):
        check_against_model(zone, "hall.toml")


@pytest.mark.parametrize("value", [float("nan"), float("inf"), object()])
def test_an_option_that_is_not_supported_is_named(value: object) -> None:
    size = {"n_sources": 3, "n_sensors": 2, "spread": 0.1}
    with pytest.raises(ParameterError, match=r"length: .* is not supported: give finite numbers"):
        custom_section("odd", {**size, "length": value})


def test_the_option_kind_is_refused() -> None:
    with pytest.raises(ParameterError, match="--domain gives the kind"):
        custom_section("odd", {"kind": "graph", "n_sources": 3, "n_sensors": 2, "spread": 0.1})


def test_a_plugin_named_like_a_built_in_kind_is_listed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch, DOMAINS, graph=kind(), odd=kind())
    assert kind_names() == ("interval", "graph", "floor", "odd")


SIZE = tuple(f"--domain-option={option}" for option in ("n_sources=3", "n_sensors=2", "spread=0.1"))
NEW = ("zone", "new", "odd.toml", "--domain", "odd", "--alpha", "0.5", *SIZE)


@pytest.mark.parametrize("fault", ["facts", "located"])
def test_zone_new_writes_no_file_if_the_description_fails(
    monkeypatch: pytest.MonkeyPatch, run_heatcloak: Callable[..., Finished], tmp_path: Path, fault: str
) -> None:
    faulty = type("Faulty", (kind(),), {fault: raising(KeyError("x"))})
    register(monkeypatch, DOMAINS, odd=faulty)
    done = run_heatcloak(*NEW)
    assert done.returncode == 1
    assert done.stderr.startswith("heatcloak: domain kind 'odd' failed with KeyError")
    assert done.stderr.count("\n") == 1
    assert not (tmp_path / "odd.toml").exists()
    register(monkeypatch, DOMAINS, odd=kind())
    assert run_heatcloak(*NEW).returncode == 0
    assert (tmp_path / "odd.toml").exists()


@pytest.mark.parametrize(
    "slopes",
    [
        raising(KeyError("x")),
        "text",
        [[1.0, 1.0]],
        np.ones(2),
        np.ones((2, 3)),
        np.ones((0, 2)),
        np.full((3, 2), 1j),
        np.full((3, 2), np.nan),
        np.full((3, 2), -np.inf),
        np.full((3, 2), 1e200),
        np.full((3, 2), 1e308),
    ],
)
def test_faulty_slopes_are_reported_in_one_line(
    monkeypatch: pytest.MonkeyPatch, run_heatcloak: Callable[..., Finished], slopes: object
) -> None:
    register(monkeypatch, DOMAINS, odd=kind(slopes=slopes))
    done = run_heatcloak(*NEW)
    assert done.returncode == 1
    assert re.match(r"heatcloak: (move_slopes of OddOperator|domain kind 'odd' failed)", done.stderr)
    assert done.stderr.count("\n") == 1


def test_slopes_of_a_plugin_may_be_integers(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch, DOMAINS, odd=kind(slopes=np.eye(3, 2, dtype=np.int64)))
    assert new_zone("hall", SECTION, PROMISE).noise.is_uniform


@pytest.mark.parametrize(
    ("option", "error"),
    [
        ("kind='graph'", "--domain-option kind: --domain gives the kind"),
        ("length=nan", "length: nan is not supported: give finite numbers"),
        ("length=1e400", "length: inf is not supported: give finite numbers"),
        ("length=2026-01-01", "length: "),
    ],
)
def test_a_wrong_option_is_refused_with_its_key(
    monkeypatch: pytest.MonkeyPatch, run_heatcloak: Callable[..., Finished], option: str, error: str
) -> None:
    register(monkeypatch, DOMAINS, odd=kind())
    done = run_heatcloak(*NEW, "--domain-option", option)
    assert done.returncode == 2
    assert error in done.stderr
    assert done.stderr.count("\n") == 1
