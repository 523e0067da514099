"""Recovery methods of faulty plugins are reported in one line and do not affect others."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from heatcloak_aggregator import IntervalDomain, Recovered
from heatcloak_aggregator.method_names import method_names
from heatcloak_aggregator.recovery.methods import check_method, recover
from heatcloak_aggregator.recovery.pooling import round_readings
from heatcloak_shared.errors import HeatcloakError, ParameterError, PluginError
from heatcloak_shared.plugins import METHODS
from support.faulty_plugins import register

OP = IntervalDomain(20, 10).operator(0.05)
READINGS = round_readings(OP, OP.matrix()[:, 4], 0.1)


class Method:
    """A method that does what its arguments say."""

    name = title = "odd"

    def __init__(
        self, answer: Callable[[], Any] = lambda: None, why: Callable[[], Any] = lambda: None
    ) -> None:
        self._answer, self._why = answer, why

    def unsupported(self, op: object) -> Any:
        return self._why()

    def recover(self, problem: object) -> Any:
        return self._answer()


class RaisingConstructor(Method):
    """A method that cannot be created."""

    def __init__(self) -> None:
        raise ValueError("of the\nconstructor")


class WithoutUnsupported:
    """A method that lacks a function."""

    name = title = "odd"

    def recover(self, problem: object) -> None:
        """Recover nothing."""


class NeedsArgument(Method):
    """A method that cannot be created without an argument."""

    def __init__(self, needed: int) -> None:
        super().__init__()


def raising(error: BaseException) -> Callable[[], Any]:
    """Return a function that raises the error."""

    def call() -> Any:
        raise error

    return call


def returning(estimate: object, status: object = "optimal") -> Method:
    """Return a method with this result."""
    return Method(lambda: Recovered(estimate, status))  # type: ignore[arg-type]


class Unprintable(Exception):  # noqa: N818
    """An exception without a text."""

    def __str__(self) -> str:
        raise ValueError


@pytest.mark.parametrize(
    ("plugin", "cause"),
    [
        (RaisingConstructor, "failed with ValueError: of the constructor"),
        (NeedsArgument, "failed with TypeError"),
        (WithoutUnsupported, "is not a recovery method"),
        (7, "is not a recovery method"),
        ("text", "is not a recovery method"),
        (raising, "is not a recovery method"),
        (Method(why=raising(KeyError("x"))), "failed with KeyError"),
        (Method(raising(ZeroDivisionError("first\nsecond"))), "failed with ZeroDivisionError: first second"),
        (Method(raising(MemoryError())), "failed with MemoryError"),
        (Method(raising(HeatcloakError("too large"))), "failed with HeatcloakError: too large"),
        (Method(raising(SystemExit(3))), "failed with SystemExit: 3"),
        (Method(raising(Unprintable())), "failed with Unprintable"),
        (Method(lambda: None), "gave: NoneType: return a Recovered"),
        (returning(np.full(20, np.nan)), "not finite"),
        (returning(np.full(20, -1.0)), "negative intensity"),
        (returning(np.full(20, 1j)), "array of complex128: return an array of real numbers"),
        (returning(np.zeros(19)), r"shape \(19,\): return one intensity for each of 20"),
        (returning(np.zeros((20, 1))), r"shape \(20, 1\)"),
        (returning(None), "gave: NoneType: return an array"),
        (returning(np.zeros(20), "two\nlines"), "gave the status"),
        (returning(np.zeros(20), "two words"), "gave the status"),
        (returning(np.zeros(20), ""), "gave the status"),
        (returning(np.zeros(20), None), "gave the status None"),
        (returning(np.zeros(20), "x" * 65), "gave the status"),
        (Method(lambda: Recovered(np.zeros(20), "optimal", vertices=np.zeros(3))), "shape"),
    ],
)
def test_a_faulty_method_is_reported_in_one_line_with_its_name(
    monkeypatch: pytest.MonkeyPatch, plugin: object, cause: str
) -> None:
    register(monkeypatch, METHODS, odd=plugin)
    with pytest.raises(PluginError, match=cause) as error:
        recover("odd", OP, READINGS)
    assert "'odd'" in str(error.value)
    assert "\n" not in str(error.value)


def test_a_correct_method_of_a_plugin_is_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch, METHODS, odd=returning([1] * 20))
    assert recover("odd", OP, READINGS).estimate.tolist() == [1.0] * 20


@pytest.mark.parametrize("faulty", [RaisingConstructor, 7, Method(why=raising(KeyError("x")))])
def test_a_faulty_method_does_not_spoil_the_errors_of_others(
    monkeypatch: pytest.MonkeyPatch, faulty: object
) -> None:
    register(monkeypatch, METHODS, faulty=faulty, picky=Method(why=lambda: "picky supports nothing"))
    with pytest.raises(
        ParameterError, match=r"picky supports nothing: choose bpdn or posterior or gridless or tracker$"
    ):
        check_method("picky", OP)


def test_a_plugin_that_exits_on_import_is_reported(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    register(monkeypatch, METHODS, odd=Method())
    (tmp_path / "faulty_plugin.py").write_text("raise SystemExit(3)\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "faulty_plugin")
    with pytest.raises(PluginError, match=r"cannot be loaded .*SystemExit"):
        check_method("odd", OP)


def test_a_plugin_named_like_a_built_in_method_is_listed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch, METHODS, bpdn=Method(), odd=Method())
    assert method_names() == ("bpdn", "posterior", "gridless", "tracker", "odd")
