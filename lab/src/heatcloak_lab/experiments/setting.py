"""The parameters of a simulated draw: domain, sources, sensors, diffusion and noise."""

from __future__ import annotations

import json
import warnings
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalDomain, IntervalOperator, Operator
from heatcloak_aggregator.domains.checks import interval_operator
from heatcloak_aggregator.privacy import METHODS, PrivacyWarning, calibrate
from heatcloak_aggregator.zones.kinds import kind_named, operator_of, plugin_calls
from heatcloak_shared.errors import HeatcloakError, ParameterError
from heatcloak_shared.parameters import (
    check_integer,
    check_nonnegative,
    check_positive,
    check_probability,
)
from heatcloak_shared.zone import Graph, Interval

Places = Literal["centre", "random"] | tuple[float, ...]
"""Locations of the sources: evenly spaced, drawn anew for each draw, or given."""

INTEGER_PARAMETERS = frozenset({"n_sources", "n_sensors", "sources"})
"""The parameters that are whole numbers."""


@dataclass(frozen=True, slots=True)
class Setting:
    """The parameters of a draw; by default those of Gilbert & McMillan 2017, section 5, Figure 4.

    Attributes:
        n_sources: n, possible source locations.
        n_sensors: m.
        diffusivity: μ.
        time: t; the spread is T = μt.
        sources: k, the number of unit sources.
        places: "centre" for one source at 0.5 (several at i/(k+1)); "random" for k different locations, all
            equally likely; or k numbers in [0, 1], each rounded to the nearest location.
        calibration: "fixed" for noise of scale ``sigma``, or a method of `calibrate`.
        sigma: σ for the calibration "fixed"; otherwise ignored.
        epsilon: ε.
        delta: δ.
        alpha: radius α of the promise; None for 1/n, the neighbours of the first version of the paper, which
            swap two adjacent locations. Other domains than the interval have distances of their own and
            need it.
        domain: "interval", or the kind of a domain plugin. Its sources are at random locations.
        domain_options: the other parameters of that kind, JSON values by name.

    Raises:
        ParameterError: a parameter is out of range.
    """

    n_sources: int = 100
    n_sensors: int = 50
    diffusivity: float = 0.5
    time: float = 0.1
    sources: int = 1
    places: Places = "random"
    calibration: str = "paper"
    sigma: float = 0.1
    epsilon: float = 1.0
    delta: float = 0.1
    alpha: float | None = None
    domain: str = Interval.kind
    domain_options: Mapping[str, Any] = field(default_factory=dict, hash=False)

    def __post_init__(self) -> None:
        check_integer("n_sources", self.n_sources, 1, 1_000_000)
        check_integer("n_sensors", self.n_sensors, 1, 1_000_000)
        check_integer("sources", self.sources, 1, self.n_sources + 1)
        for name in ("diffusivity", "time", "epsilon"):
            check_positive(name, getattr(self, name))
        check_probability("delta", self.delta)
        check_nonnegative("sigma", self.sigma)
        if self.alpha is not None:
            check_positive("alpha", self.alpha)
        if self.calibration != "fixed" and self.calibration not in METHODS:
            raise ParameterError(
                f"unknown calibration {self.calibration!r}: choose from fixed, {', '.join(METHODS)}"
            )
        if self.is_interval:
            self._check_places()
        else:
            self._check_domain()

    def _check_domain(self) -> None:
        if self.places != "random":
            raise ParameterError(f'places must be "random" for domain {self.domain!r}, got {self.places!r}')
        if self.alpha is None and self.calibration != "fixed":
            raise ParameterError(f"domain {self.domain!r} has no default radius: give alpha")
        reserved = sorted(self._size.keys() & self.domain_options.keys())
        if reserved:
            raise ParameterError(
                f"domain_options contains {reserved[0]!r}: give n_sources, n_sensors, diffusivity and time "
                "as parameters of the setting"
            )
        try:
            _ = self.operator
        except HeatcloakError as error:
            raise ParameterError(f"domain {self.domain!r}: {error}") from None

    def _check_places(self) -> None:
        if self.domain_options:
            raise ParameterError("the interval has no domain_options: remove them, or give domain")
        if isinstance(self.places, str):
            if self.places not in ("centre", "random"):
                raise ParameterError(f'places must be "centre", "random" or numbers, got {self.places!r}')
            return
        if len(self.places) != self.sources:
            raise ParameterError(
                f"places has {len(self.places)} entries: give {self.sources}, one per source"
            )
        for place in self.places:
            if check_nonnegative("a place", place) > 1.0:
                raise ParameterError(f"places must be in [0, 1], got {place!r}")
        if len(set(_nearest(self.places, self.n_sources))) < self.sources:
            raise ParameterError(
                "two places round to the same location: move them apart, or use a finer grid"
            )

    @property
    def is_interval(self) -> bool:
        """Whether the domain is the unit interval."""
        return self.domain == Interval.kind

    @property
    def spread(self) -> float:
        """T = μt."""
        return self.diffusivity * self.time

    @property
    def _size(self) -> dict[str, Any]:
        return {"n_sources": self.n_sources, "n_sensors": self.n_sensors, "spread": self.spread}

    @property
    def radius_of_promise(self) -> float:
        """α."""
        return 1.0 / self.n_sources if self.alpha is None else self.alpha

    @property
    def operator(self) -> Operator:
        """The operator, cached per process, so that equal settings share its factorisation."""
        options = json.dumps(dict(self.domain_options), sort_keys=True)
        return _operator(self.domain, self.n_sources, self.n_sensors, self.spread, options)

    @property
    def interval_operator(self) -> IntervalOperator:
        """The operator, for bounds that are known for the interval only.

        Raises:
            ParameterError: the domain is not the interval.
        """
        return interval_operator(self.operator)

    @property
    def noise_scale(self) -> float:
        """σ: fixed, or calibrated for sources on the grid; cached per process, as all draws share it."""
        return self.sigma if self.calibration == "fixed" else _calibrated(self)


@lru_cache(maxsize=1024)
def _calibrated(setting: Setting) -> float:
    with plugin_calls(setting.domain):
        sensitivity = setting.operator.sensitivity(setting.radius_of_promise)
    return calibrate_quietly(sensitivity, setting.epsilon, setting.delta, setting.calibration)


def calibrate_quietly(sensitivity: float, epsilon: float, delta: float, calibration: str) -> float:
    """Return σ of `calibrate` without its warning."""
    with warnings.catch_warnings():
        # Some figures use the papers' formula where it is not private; their text says so.
        warnings.simplefilter("ignore", PrivacyWarning)
        return calibrate(sensitivity, epsilon, delta, calibration)


@lru_cache(maxsize=16)
def _operator(kind: str, n_sources: int, n_sensors: int, spread: float, options: str) -> Operator:
    if kind == Interval.kind:
        return IntervalDomain(n_sources, n_sensors).operator(spread)
    if kind == Graph.kind:
        raise ParameterError("an edge list can't be given here: choose interval or the kind of a plugin")
    size = {"n_sources": n_sources, "n_sensors": n_sensors, "spread": spread}
    return operator_of(kind_named(kind).section(json.loads(options) | size))


@dataclass(frozen=True, eq=False, slots=True)
class Draw:
    """Sources and their readings.

    Attributes:
        truth: f₀, intensities, shape (n,).
        readings: ỹ = A f₀ + σ·noise, shape (m,).
        sigma: σ.
        noise_norm: ‖ỹ − A f₀‖₂.
    """

    truth: FloatArray
    readings: FloatArray
    sigma: float
    noise_norm: float


def draw(setting: Setting, rng: np.random.Generator) -> Draw:
    """Draw sources and their readings.

    The noise is Gaussian in floating point, as in the papers: this is a simulation of accuracy, not a
    release. Do not use it for data about people (see `heatcloak_shared.DiscreteGaussian`).
    """
    op, sigma = setting.operator, setting.noise_scale
    truth = np.zeros(setting.n_sources)
    truth[_locations(setting, rng)] = 1.0
    noise = sigma * rng.standard_normal(setting.n_sensors)
    present = np.flatnonzero(truth)
    readings = op.columns(present).sum(axis=1) + noise
    return Draw(truth, readings, sigma, float(np.linalg.norm(noise)))


def _locations(setting: Setting, rng: np.random.Generator) -> npt.NDArray[np.intp]:
    n, k = setting.n_sources, setting.sources
    if setting.places == "random":
        return rng.choice(n, size=k, replace=False)
    return _nearest(np.arange(1, k + 1) / (k + 1) if isinstance(setting.places, str) else setting.places, n)


def _nearest(places: npt.ArrayLike, n: int) -> npt.NDArray[np.intp]:
    """Return the indices, from 0, of the locations i/n nearest to ``places``."""
    nearest: npt.NDArray[np.intp] = np.rint(np.asarray(places) * n).astype(np.intp)
    return np.clip(nearest, 1, n) - 1
