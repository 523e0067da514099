"""Floors for ``heatcloak zone``: plans, and how heat spreads on them."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from heatcloak_aggregator.plans.plan import FloorPlan
from heatcloak_aggregator.plans.plan_checks import check_plan
from heatcloak_aggregator.plans.plan_file import load_plan
from heatcloak_aggregator.zones.defaults import DEFAULT_HEAT, HeatOfPeople
from heatcloak_shared.errors import ConfigError

_LIMITS = {"length": (0.1, 100.0), "conductance": (1e-3, 1e6), "power": (1e-3, 1e5), "age": (0.02, 100.0)}


def load_floor_plan(path: Path) -> FloorPlan:
    """Return the plan in a file, checked; warnings go to the standard error.

    Raises:
        PlanError: the file cannot be read, or the plan is wrong.
        ConfigError: it has no sensor.
    """
    plan = load_plan(path)
    for warning in check_plan(plan).warnings:
        print(f"{path}: warning: {warning}", file=sys.stderr)
    if not plan.sensors:
        raise ConfigError(f"{path}: the plan has no sensors: add [[sensor]] tables")
    return plan


def fitted_floor(
    path: Path, plan: FloorPlan, given: Mapping[str, float | None]
) -> tuple[FloorPlan, HeatOfPeople]:
    """Return a plan with the conductances of a fit, and how heat spreads on it.

    Args:
        path: the fit.
        plan: the plan.
        given: as of `heat_of`; only what is declared of people may be given.

    Raises:
        ConfigError: the fit cannot be read, is no-go or of another plan, or an option contradicts it.
        ParameterError: the margin of the fit is for another age.
    """
    from heatcloak_aggregator.fit.fit_file import load_fit
    from heatcloak_aggregator.fit.fitted_room import heat_of_fit, plan_of_fit

    for name in ("length", "conductance"):
        if given[name] is not None:
            raise ConfigError(f"--{name} is what --fit finds out: omit one of them")
    power = heat_of({"power": given["power"]}).power
    fit = load_fit(path, plan)
    return plan_of_fit(fit, plan), heat_of_fit(fit, power, given["age"])


def heat_of(given: Mapping[str, float | None], default: HeatOfPeople = DEFAULT_HEAT) -> HeatOfPeople:
    """Return how heat spreads by options.

    Args:
        given: values of the options ``length``, ``conductance``, ``power`` and ``age``; None for the default.
        default: the values of the others.

    Raises:
        ConfigError: a value is out of range.
    """
    values: dict[str, Any] = {name: value for name, value in given.items() if value is not None}
    for name, value in values.items():
        low, high = _LIMITS[name]
        # Written so that NaN fails it too.
        if not low <= value <= high:
            raise ConfigError(f"--{name} {value!r}: give a number from {low:g} to {high:g}")
    return default._replace(**values)
