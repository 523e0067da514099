"""Every number of the privacy promise is recomputed: docs/explanation/privacy.md, README.md and SECURITY.md.

A claim is a piece of text with numbers, in the form of a regular expression, and a function that computes the
captured numbers. It shares no code with the project but the scales of the zone: the heat kernel, the exact
posterior, and δ in 30 digits are written out here. Every decimal number and every percentage of the page
belongs to a claim. Only for an observer who follows a person, the figures are those of the command.
"""

from __future__ import annotations

import itertools
import math
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from decimal import ROUND_CEILING, ROUND_FLOOR, ROUND_HALF_UP, Decimal
from functools import cache
from pathlib import Path

import cvxpy
import mpmath  # type: ignore[import-untyped]
import numpy as np
import pytest
from numpy.typing import NDArray
from scipy.ndimage import maximum_filter1d

from heatcloak_aggregator import IntervalDomain, theory
from heatcloak_aggregator.privacy.noise_shape import LEAST_SHARE, MOST_LEVELS
from heatcloak_aggregator.zones.calibration import LEAST_GAIN, new_zone
from heatcloak_aggregator.zones.defaults import DEFAULT_DOMAIN
from heatcloak_aggregator.zones.following_error import MOST_ROUNDS, following_error
from heatcloak_aggregator.zones.model_check import check_against_model
from heatcloak_node.recorded_promise import RecordedPromise
from heatcloak_shared.errors import ZoneError
from heatcloak_shared.noise import LARGEST_TABLE, NOISE_KINDS
from heatcloak_shared.zone import Interval, Move, Promise, Range, Zone, parse_zone, render_zone

ROOT = Path(__file__).parent.parent
PRIVACY = ROOT / "docs" / "explanation" / "privacy.md"
README, SECURITY = ROOT / "README.md", ROOT / "SECURITY.md"
LEDGER = ROOT / "docs" / "explanation" / "ledger.md"
DECISIONS = ROOT / "docs" / "decisions"
INTEGERS, ROUNDED = DECISIONS / "integer-noise.md", DECISIONS / "rounded-gaussian-noise.md"
SHAPED = DECISIONS / "shaped-noise.md"
FLASH, RANGES = ROOT / "docs" / "how-to" / "flash-a-pi.md", ROOT / "docs" / "decisions" / "range-zones.md"

Floats = NDArray[np.float64]
DS18B20, AMG8833 = 0.0625, 0.25
"""Steps in which these sensors report, in kelvin, by their data sheets."""
ROUNDS, ALPHA, SPREAD, EPSILON, DELTA = 20, 0.01, 0.05, 4.0, 1e-5
SENSORS = np.arange(1, 51) / 50
EVERYWHERE = np.linspace(0.0, 1.0, 20_001)
PLACES = (np.arange(1000) + 0.5) / 1000


# A number as the page shows it: rounded in a direction.


@dataclass(frozen=True)
class Number:
    """A computed number, and how the page rounds it."""

    value: float
    rounding: str = ROUND_HALF_UP

    def shown(self, text: str) -> bool:
        """Return whether ``text`` is this number, rounded to the digits of ``text``."""
        digits = Decimal(text)
        # The margin keeps an exact value, such as 4 that was computed as 4.000000000000001, on its digit.
        margin = {ROUND_CEILING: -1e-12, ROUND_FLOOR: 1e-12}.get(self.rounding, 0.0)
        exact = Decimal(self.value * (1.0 + margin))
        return digits == exact.quantize(Decimal(1).scaleb(int(digits.as_tuple().exponent)), self.rounding)


def up(value: float) -> Number:
    return Number(value, ROUND_CEILING)


def down(value: float) -> Number:
    return Number(value, ROUND_FLOOR)


Computed = Iterable["Number | float"]


# The zones, and the privacy of Gaussian noise.


@cache
def zone(shape: str = "auto", spread: float = SPREAD) -> Zone:
    domain = replace(DEFAULT_DOMAIN, time=spread / DEFAULT_DOMAIN.diffusivity)
    return new_zone(domain=domain, shape=shape)  # type: ignore[arg-type]


@cache
def range_zone() -> Zone:
    return new_zone(
        domain=replace(DEFAULT_DOMAIN, n_sensors=12), promise=Promise(Range(15.0, 35.0), EPSILON, DELTA)
    )


def sigmas(shape: str = "auto", spread: float = SPREAD) -> Floats:
    noise = zone(shape, spread).noise
    return np.array(noise.sigma_ticks) * noise.step


def delta_of(mu: float, epsilon: float) -> float:
    """Balle & Wang 2018, Theorem 8."""
    with mpmath.workdps(30):
        m, e = mpmath.mpf(mu), mpmath.mpf(epsilon)
        return float(mpmath.ncdf(m / 2 - e / m) - mpmath.exp(e) * mpmath.ncdf(-m / 2 - e / m))


def _root(rises: Callable[[float], float], low: float, high: float) -> float:
    for _ in range(100):
        middle = 0.5 * (low + high)
        low, high = (middle, high) if rises(middle) < 0.0 else (low, middle)
    return high


def mu_of(epsilon: float, delta: float) -> float:
    return _root(lambda mu: delta_of(mu, epsilon) - delta, 1e-3, 10.0)


def epsilon_of(mu: float, delta: float = DELTA) -> float:
    return _root(lambda epsilon: delta - delta_of(mu, epsilon), 1e-3, 100.0)


@cache
def zcdp_multiplier(epsilon: float, delta: float) -> float:
    """The least σ/Δ₂ whose ρ converts to (ε, δ): Canonne, Kamath & Steinke 2020, Corollary 13."""
    a = 1.0 + np.logspace(-4, 4, 400_001)

    def excess(sigma: float) -> float:
        logs = (a - 1) * (a / (2 * sigma**2) - epsilon) - np.log(a - 1) + a * np.log1p(-1 / a)
        return math.log(delta) - float(logs.min())

    return _root(excess, 1e-2, 100.0)


def normal(x: float) -> float:
    return 0.5 * math.erfc(-x / math.sqrt(2.0))


# The model: readings of a person at x, and their slopes.


def readings(x: Floats, spread: float = SPREAD) -> Floats:
    return np.exp(-(np.subtract.outer(x, SENSORS) ** 2) / (4 * spread)) / math.sqrt(4 * math.pi * spread)


def slopes(x: Floats, spread: float = SPREAD) -> Floats:
    return -np.subtract.outer(x, SENSORS) / (2 * spread) * readings(x, spread)


def slopes_between_walls(x: Floats, spread: float) -> Floats:
    """Insulated walls at 0 and 1 mirror each sensor."""
    total = np.zeros((x.size, SENSORS.size))
    for k in range(-4, 5):
        for mirrored in (SENSORS + 2 * k, -SENSORS + 2 * k):
            offset = np.subtract.outer(x, mirrored)
            total -= offset / (2 * spread) * np.exp(-(offset**2) / (4 * spread))
    return total / math.sqrt(4 * math.pi * spread)


def squares(shape: str, spread: float = SPREAD) -> Floats:
    return np.square(ALPHA * slopes(EVERYWHERE, spread) / sigmas(shape, spread))


def weighted(shape: str = "auto") -> float:
    """W."""
    return math.sqrt(squares(shape).sum(axis=1).max())


def lattice(shape: str = "auto") -> float:
    return float(np.linalg.norm(1.0 / np.array(zone(shape).noise.sigma_ticks)))


def period_mu(shape: str = "auto") -> float:
    return math.sqrt(ROUNDS) * (weighted(shape) + lattice(shape))


def at_different_moments(shape: str, spread: float = SPREAD, walk: float | None = None) -> float:
    """Factor of W² if each sensor sees the person anywhere within ``walk`` (None: anywhere at all)."""
    table = squares(shape, spread)
    size = (
        EVERYWHERE.size * 2 - 1 if walk is None else round(walk * math.sqrt(spread) * (EVERYWHERE.size - 1))
    )
    apart = maximum_filter1d(table, size, axis=0, mode="nearest").sum(axis=1).max()
    return float(apart / table.sum(axis=1).max())


def between_walls(shape: str, spread: float) -> float:
    real = np.square(ALPHA * slopes_between_walls(EVERYWHERE, spread) / sigmas(shape, spread))
    return float(real.sum(axis=1).max() / squares(shape, spread).sum(axis=1).max())


# Errors of an observer.


@cache
def posterior_error(
    shape: str, rounds: int, low: float = 0.0, high: float = 1.0, knows: tuple[float, float] = (0.0, 1.0)
) -> tuple[float, float]:
    """Mean distance of the posterior median from a source in [low, high], and its standard error.

    The observer's prior is uniform within ``knows``; the median is the estimate of least expected distance.
    """
    chance = np.random.default_rng(20260)
    prior = (knows[0] <= PLACES) & (knows[1] >= PLACES)
    scales = sigmas(shape) / math.sqrt(rounds)
    columns = readings(PLACES) / scales
    errors = []
    for _ in range(50):
        truth = chance.uniform(low, high, 2000)
        seen = readings(truth) / scales + chance.standard_normal((2000, SENSORS.size))
        logs = np.where(prior, seen @ columns.T - 0.5 * np.square(columns).sum(axis=1), -np.inf)
        mass = np.cumsum(np.exp(logs - logs.max(axis=1, keepdims=True)), axis=1)
        median = PLACES[(mass < 0.5 * mass[:, -1:]).sum(axis=1)]
        errors.append(np.abs(median - truth))
    found = np.concatenate(errors)
    return float(found.mean()), float(found.std()) / math.sqrt(found.size)


def ziv_zakai(rounds: int) -> float:
    """(2/n²)·Σ Φ(−‖Aᵢ − Aⱼ‖/2) over pairs with odd j − i, in units of the noise."""
    columns = readings(np.arange(1, 101) / 100) / sigmas() * math.sqrt(rounds)
    lengths = np.linalg.norm(columns[:, None] - columns[None], axis=2)
    odd = [(i, j) for i in range(100) for j in range(i + 1, 100, 2)]
    return 2e-4 * math.fsum(normal(-0.5 * float(lengths[pair])) for pair in odd)


def rule(rounds: int) -> float:
    return 0.8 * ALPHA / (weighted() * math.sqrt(rounds))


@cache
def limits(shape: str, missing: float) -> tuple[float, float]:
    found = theory.position_limits(IntervalDomain(100, 50).operator(SPREAD), sigmas(shape), missing, draws=2)
    assert found.cramer_rao_known is not None
    assert found.cramer_rao_unknown is not None
    return found.cramer_rao_known, found.cramer_rao_unknown


# Claims.


def of_plain_words() -> Computed:
    scales, ticks = sigmas(), zone().noise.sigma_ticks
    rms = math.sqrt(np.square(scales).mean())
    sensitivity = ALPHA * float(np.linalg.norm(slopes(EVERYWHERE), axis=1).max())
    at_sensor = 1.0 / math.sqrt(4 * math.pi * SPREAD)
    return sensitivity, min(scales), max(scales), min(ticks), max(ticks), rms, at_sensor, rule(1), rule(20)


def of_posterior(low: float, high: float) -> Computed:
    for rounds in (1, ROUNDS):
        mean, error = posterior_error("auto", rounds, low, high)
        yield from (mean, up(error))


def of_following() -> Computed:
    """Yield what the page says is printed by ``heatcloak zone calibrate``.

    `tests/aggregator/zones/test_following_error.py` compares such figures with a program that shares no code.
    """
    found = following_error(zone())
    assert found.stands is not None
    assert found.walks is not None
    assert found.speed is not None
    yield from (posterior_error("auto", 1)[0], down(found.stands.mean), found.speed, down(found.walks.mean))


def of_the_rule() -> Computed:
    for rounds in (1, ROUNDS):
        yield 100 * abs(rule(rounds) / posterior_error("auto", rounds)[0] - 1)


def of_several_zones() -> Computed:
    for zones in (1, 2, 3, 5):
        mu = mu_of(EPSILON, DELTA) * math.sqrt(zones)
        yield from (zones, mu, up(epsilon_of(mu)))


def of_a_zone(shape: str) -> Computed:
    ticks = zone(shape).noise.sigma_ticks
    yield from sorted({min(ticks), max(ticks)})
    yield from map(up, (weighted(shape), lattice(shape), 100 * lattice(shape) / weighted(shape)))
    yield from map(up, (weighted(shape) + lattice(shape), period_mu(shape)))


def above_epsilon(shape: str) -> float:
    return normal(0.5 * period_mu(shape) - EPSILON / period_mu(shape))


def of_multipliers() -> Computed:
    for epsilon, delta in ((4.0, 1e-5), (1.0, 1e-5), (1.0, 0.1)):
        exact, converted = 1.0 / mu_of(epsilon, delta), zcdp_multiplier(epsilon, delta)
        yield from (exact, converted, 100 * (converted / exact - 1))


def of_different_moments() -> Computed:
    factor = at_different_moments("auto")
    mu = math.sqrt(ROUNDS) * (math.sqrt(factor) * weighted() + lattice())
    return (
        *map(up, (factor, epsilon_of(mu), at_different_moments("auto", 0.01))),
        *(up(at_different_moments("uniform", spread)) for spread in (SPREAD, 0.01)),
    )


def of_walls() -> Computed:
    zones = (("auto", SPREAD), ("auto", 0.01), ("uniform", SPREAD), ("uniform", 0.01))
    return [up(between_walls(*each)) for each in zones]


def range_figures() -> tuple[float, float, float, float]:
    noise = range_zone().noise
    one = noise.sigma / math.sqrt(ROUNDS)
    return noise.sigma, one, one / math.sqrt(12), math.ceil(one**2 / 12)


@cache
def real_figures(resolution: float, alpha: float = ALPHA) -> tuple[float, float, float]:
    """Return σ, the steps' share of it in per cent, and the rule's error, of a zone of real sensors.

    σ is the root mean square, and the error that of an observer in one round.
    """
    noise = new_zone(promise=Promise(Move(alpha), EPSILON, DELTA), resolution=resolution).noise
    scales = np.array(noise.sigma_ticks) * noise.step
    moved = alpha * float(np.linalg.norm(slopes(EVERYWHERE) / scales, axis=1).max())
    root = float(np.linalg.norm(1.0 / scales))
    share = resolution * root / (moved + (resolution + noise.step) * root)
    return math.sqrt(np.square(scales).mean()), 100.0 * share, 0.8 * alpha / moved


def of_real_sensors() -> Computed:
    moved = ALPHA * float(np.linalg.norm(slopes(EVERYWHERE), axis=1).max())
    yield from (DS18B20, AMG8833, DS18B20, DS18B20 * math.sqrt(60), DS18B20 * math.sqrt(50), moved)
    ideal, probe, array = (real_figures(resolution) for resolution in (0.0, DS18B20, AMG8833))
    yield from (ideal[0], ideal[2], DS18B20, probe[0], up(probe[1]), probe[2])
    yield from (AMG8833, array[0], up(array[1]), array[2], up(real_figures(DS18B20, 0.05)[1]), 0.05)


def of_the_gain() -> Computed:
    rows = [
        [math.sqrt(np.square(sigmas(shape)).mean()) for shape in ("uniform", "auto")],
        *(
            [limits(shape, missing)[known] for shape in ("uniform", "auto")]
            for missing, known in ((0.0, 0), (0.0, 1), (0.2, 0), (0.2, 1))
        ),
        [posterior_error(shape, 1)[0] for shape in ("uniform", "auto")],
    ]
    for uniform, shaped in rows:
        yield from (uniform, shaped, shaped / uniform)


def tighter(shape: str) -> float:
    """Percentage by which the tighter bound of W with the lattice is lower."""
    moves = (ALPHA * np.abs(slopes(EVERYWHERE)) + zone(shape).noise.step) / sigmas(shape)
    return 100 * (1 - float(np.linalg.norm(moves, axis=1).max()) / (weighted(shape) + lattice(shape)))


def greatest_epsilon_with_tables() -> int:
    """Return the greatest whole ε at which tables of 4096 steps take at most half a millionth of δ."""
    truncation = 20 * 50 * 14 * (LARGEST_TABLE + 1) * 2.0**-128
    return max(epsilon for epsilon in range(1, 100) if (1 + math.exp(epsilon)) * truncation <= DELTA / 2**21)


def silenced() -> int:
    """Sensors with over ten times the uniform noise if the mean error of location is minimised."""
    step = zone("uniform").noise.step
    share = step * math.sqrt(50) / (ALPHA * np.linalg.norm(slopes(EVERYWHERE), axis=1).max())
    x = np.linspace(0.0, 1.0, 201)
    costs = (1 + share) * np.square(ALPHA * slopes(x)) + (1 + 1 / share) * step**2
    information = np.square(slopes((np.arange(100) + 0.5) / 100))
    precisions = cvxpy.Variable(50, nonneg=True)  # in units of the uniform noise
    goal = cvxpy.Minimize(cvxpy.sum(cvxpy.power(information @ precisions, -0.5)))
    cvxpy.Problem(goal, [costs @ precisions <= costs.sum(axis=1).max()]).solve(solver=cvxpy.CLARABEL)
    return int((1.0 / np.sqrt(np.maximum(precisions.value, 1e-12)) > 10.0).sum())


def refusals(old: Zone, new: Zone) -> int:
    """Nodes that worked with one zone file and refuse another."""
    return sum(RecordedPromise.of(old, node).violation_by(new, node) is not None for node in old.nodes)


N = r"([\d.]+)"
CLAIMS: list[tuple[Path, str, Callable[[], Computed]]] = [
    (PRIVACY, r"has 100 possible locations, 50 sensors, and a spread of T = 0\.05 squared", lambda: ()),
    (PRIVACY, r"α = 0\.01 of the corridor.*20 rounds.*ε = 4.*δ = 10⁻⁵", lambda: ()),
    (
        PRIVACY,
        rf"Δ₂ = {N} \|\n\| noise in every reading \| Gaussian, σ from {N} to {N} depending on the "
        rf"sensor \({N} to {N} steps of 2⁻¹²\), {N} in the root mean square\. A person at a sensor "
        rf"adds {N} \|\n\| mean error.*\*\*±{N}\*\* of the corridor \|\n\|.*20 rounds \| ±{N}, less than α",
        of_plain_words,
    ),
    (PRIVACY, rf"guesses right at most {N} % of the time: Φ", lambda: [up(100 * normal(period_mu() / 2))]),
    (PRIVACY, rf"±{N} and ±{N} are averages over all.*0\.8·α/W", lambda: (rule(1), rule(ROUNDS))),
    (PRIVACY, rf"\| rule of thumb, as stated \| {N} \| {N} \|", lambda: (rule(1), rule(ROUNDS))),
    (PRIVACY, rf"ziv_zakai`\) \| {N} \| {N} \|", lambda: (down(ziv_zakai(1)), down(ziv_zakai(ROUNDS)))),
    (PRIVACY, rf"100,000 draws \| {N} ± {N} \| {N} ± {N} \|", lambda: of_posterior(0.0, 1.0)),
    (PRIVACY, rf"source 0\.05 from an end \| {N} ± {N} \| {N} ± {N} \|", lambda: of_posterior(0.05, 0.05)),
    (PRIVACY, rf"source 0\.01 from an end \| {N} ± {N} \| {N} ± {N} \|", lambda: of_posterior(0.01, 0.01)),
    (PRIVACY, rf"\| below {N}, without any reading \| below {N} \|", lambda: (0.1 / 4, 0.1 / 4)),
    (PRIVACY, r"exact limit .* all 20 rounds of a period:", tuple),
    (
        PRIVACY,
        rf"\| one round alone \| {N} \|\n\|.* does not know that \| {N} \|\n\|.* walks by {N} of the "
        rf"corridor .* \| {N} \|\n",
        of_following,
    ),
    (PRIVACY, rf"is within {N} % of the exact limit", lambda: [3]),
    (PRIVACY, rf"figures are computed for {N} rounds", lambda: [MOST_ROUNDS]),
    (PRIVACY, rf"states {N} % more than the average of one round, and {N} % less than", of_the_rule),
    (
        PRIVACY,
        r"\|\n\| ".join([r"ε at δ = 10⁻⁵ \|\n\|---\|---\|---", *[rf"{N} \| {N} \| {N} "] * 4]),
        of_several_zones,
    ),
    (PRIVACY, rf"14\(sⱼ\+1\)·2⁻¹²⁸ .*\(0 above {N} steps\)", lambda: [LARGEST_TABLE]),
    (
        PRIVACY,
        rf"shaped: {N} to {N} steps \| {N} \| {N} \| {N} % \| {N} \| {N} \| {N}·10⁻⁶ \|",
        lambda: (*of_a_zone("auto"), up(1e6 * delta_of(period_mu(), EPSILON))),
    ),
    (
        PRIVACY,
        rf"uniform noise: {N} steps \| {N} \| {N} \| {N} % \| {N} \| {N} \| {N}·10⁻⁵ \|",
        lambda: (*of_a_zone("uniform"), up(1e5 * delta_of(period_mu("uniform"), EPSILON))),
    ),
    (
        PRIVACY,
        rf"which is {N}·10⁻⁵ in the default zone, {N} times δ\..*an excess of 0\.1 counts as a tenth",
        lambda: (1e5 * above_epsilon("auto"), above_epsilon("auto") / DELTA),
    ),
    (
        PRIVACY,
        r"\|\n\| ".join(
            rf"\({point}\) \| {N} \| {N} \| {N} % " for point in ("4, 10⁻⁵", "1, 10⁻⁵", r"1, 0\.1")
        ),
        of_multipliers,
    ),
    (
        PRIVACY,
        rf"W² is up to {N} times as large in the default zone \(ε = {N} instead of 4\), and up to {N} "
        rf"times as large in the same zone at T = 0\.01\. With uniform noise these factors are {N} and {N}\.",
        of_different_moments,
    ),
    (
        PRIVACY,
        rf"a factor of {N} for 0\.04 √T, {N} for 0\.08 √T, and {N} for 0\.16 √T",
        lambda: [up(at_different_moments("auto", walk=walk)) for walk in (0.04, 0.08, 0.16)],
    ),
    (PRIVACY, rf"twice the μ: ε ≈ {N} instead of 4", lambda: [epsilon_of(2 * mu_of(EPSILON, DELTA))]),
    (
        PRIVACY,
        rf"by a factor of {N} in the default zone and {N} in the same zone at T = 0\.01; with uniform "
        rf"noise, by {N} and {N}\.",
        of_walls,
    ),
    (
        PRIVACY,
        rf"in steps of {N} K, each pixel of an AMG8833 in steps of {N} K\..* by {N}·√60 = {N} more than .*"
        rf"default zone by {N}, where the move itself changes them by {N}\..*\n\n.*\n.*\n\| ideal.*\| 0 "
        rf"\| {N} \| none \| {N} \|\n\| DS18B20, gain 1 \| {N} \| {N} \| {N} % \| {N} \|\n"
        rf"\| AMG8833, gain 1 \| {N} \| {N} \| {N} % \| {N}, worse than a guess \|\n\n"
        rf".* for DS18B20 {N} % at α = {N}\. ",
        of_real_sensors,
    ),
    (
        PRIVACY,
        rf"distinguished at most {N} % of the time; a guess is right 50 %.* about {N} times the range, "
        rf"however.*only {N} times the range",
        lambda: (
            up(100 * normal(mu_of(EPSILON, DELTA) / 2)),
            range_figures()[2] / 20.0,
            1.0 / math.sqrt(12.0),
        ),
    ),
    (
        PRIVACY,
        rf"12 thermometers between 15 and 35 °C: σ = {N} °C in every reading, ±{N} °C .*, "
        rf"±{N} °C for the mean.* reaches ±1 °C after {N} periods",
        range_figures,
    ),
    (
        PRIVACY,
        rf"up to two budgets, ε = {N} at the same δ",
        lambda: [up(epsilon_of(mu_of(EPSILON, DELTA) * math.sqrt(2.0)))],
    ),
    (PRIVACY, rf"the root mean square of the scales by more than {N} %", lambda: [100 * LEAST_GAIN]),
    (
        PRIVACY,
        rf"σⱼ is between {N} and {N} times the uniform scale",
        lambda: [edge / sigmas("uniform")[0] for edge in (sigmas().min(), sigmas().max())],
    ),
    (
        PRIVACY,
        r" \|\n\| ".join(
            rf"{row} \| {N} \| {N} \| {N}"
            for row in (
                "root mean square of σⱼ",
                r"1/√\(Fisher information\), mean over locations, intensity known",
                "the same, intensity unknown",
                "intensity known, 20 % of the sensors missing",
                "intensity unknown, 20 % of the sensors missing",
                "mean error of the exact posterior, one round",
            )
        ),
        of_the_gain,
    ),
    (PRIVACY, rf"silence more than {N} of the 50 sensors", lambda: [10 * ((silenced() - 1) // 10)]),
    (PRIVACY, rf"no scale is below 1/{N} of the largest one", lambda: [1 / LEAST_SHARE]),
    (
        PRIVACY,
        rf"only {N} % lower \({N} % with uniform noise\)",
        lambda: (tighter("auto"), tighter("uniform")),
    ),
    (
        PRIVACY,
        r"The default is 0\.25 s, or half a round where rounds are shorter than 0\.5 s\. In 0\.25 s",
        tuple,
    ),
    (PRIVACY, r"walks 0\.04 √T\. A person who walks 1\.4 m/s in a corridor of 20 m walks 0\.08 √T", tuple),
    (
        PRIVACY,
        r"Five people who each move by 0\.01 have an EMD of 0\.01 and a transport cost of 0\.05",
        tuple,
    ),
    (
        README,
        rf"up to 0\.01 of the corridor.* factor of at most {N}, plus δ = 0\.00001.*\n.*\n.*mean error "
        rf"of about {N} of the corridor in one round.*with a mean error of about {N}\. ",
        lambda: (up(math.exp(EPSILON)), rule(1), rule(ROUNDS)),
    ),
    (
        README,
        rf"they cost ε = {N} together",
        lambda: [up(epsilon_of(mu_of(EPSILON, DELTA) * math.sqrt(2.0)))],
    ),
    (SECURITY, rf'"±{N} of the corridor" is an average', lambda: [rule(1)]),
    (
        SECURITY,
        rf"give ε = {N} at δ = 10⁻⁵, three give {N}\.",
        lambda: [up(epsilon_of(mu_of(EPSILON, DELTA) * math.sqrt(zones))) for zones in (2, 3)],
    ),
    (SECURITY, rf"up to {N} times the μ² of the default zone", lambda: [up(at_different_moments("auto"))]),
    (
        FLASH,
        rf"σ = {N} °C.*\n.*± {N} °C \|\n.*± {N} °C; always answering 25 °C is right to ± {N} °C "
        rf"\|\n.*takes {N} periods: {N} days",
        lambda: (
            *range_figures()[:3],
            20.0 / math.sqrt(12.0),
            range_figures()[3],
            range_figures()[3] * 20 / 1440,
        ),
    ),
    (
        RANGES,
        rf"increase μ² by a factor of {N} to {N}\.",
        lambda: [up(edge) for edge in (between_walls("uniform", 0.01), between_walls("uniform", SPREAD))],
    ),
]
CLAIMS += [
    (
        LEDGER,
        rf"uniform to the shaped default zone, {N} of the 50 nodes refuse .* {N} in the other direction",
        lambda: (refusals(zone("uniform"), zone()), refusals(zone(), zone("uniform"))),
    ),
    (
        ROUNDED,
        rf"{N} % at \(4, 10⁻⁵\), {N} % at \(1, 10⁻⁵\), {N} % at \(1, 0\.1\)",
        lambda: list(of_multipliers())[2::3],
    ),
    (
        SHAPED,
        rf"root mean square by more than {N} %.*\n\n.*root mean square of {N} times the uniform scale, "
        rf"and lowers the mean error of location to {N} times",
        lambda: (100 * LEAST_GAIN, *[list(of_the_gain())[k] for k in (2, 17)]),
    ),
    (SHAPED, rf"no scale is below 1/{N} of the largest\.", lambda: [1 / LEAST_SHARE]),
    (SHAPED, rf"so there are at most {N}\.", lambda: [MOST_LEVELS]),
    (
        INTEGERS,
        rf"a step of 2⁻¹² costs {N} %, and {N} % with uniform noise\..*\[A tighter bound\].* gain {N} %",
        lambda: (
            *(up(100 * lattice(shape) / weighted(shape)) for shape in ("auto", "uniform")),
            tighter("auto"),
        ),
    ),
    (INTEGERS, rf"in the default zone above an ε of {N}\.", lambda: [greatest_epsilon_with_tables()]),
]


def _match(page: Path, pattern: str) -> re.Match[str]:
    found = list(re.finditer(pattern, page.read_text(encoding="utf-8")))
    assert len(found) == 1, f"{page.name} has this {len(found)} times: {pattern}"
    return found[0]


@pytest.mark.parametrize(
    ("page", "pattern", "compute"), CLAIMS, ids=[f"{page.stem}-{k}" for k, (page, *_) in enumerate(CLAIMS)]
)
def test_the_numbers_of_a_page_are_those_computed(
    page: Path, pattern: str, compute: Callable[[], Computed]
) -> None:
    shown = _match(page, pattern).groups()
    computed = [each if isinstance(each, Number) else Number(float(each)) for each in compute()]
    assert len(shown) == len(computed)
    wrong = [(text, number) for text, number in zip(shown, computed, strict=True) if not number.shown(text)]
    assert wrong == []


@pytest.mark.parametrize(
    ("page", "part"), [(PRIVACY, ""), (README, r"## What is promised\n.*?\n## ")], ids=["privacy", "readme"]
)
def test_every_decimal_number_and_percentage_belongs_to_a_claim(page: Path, part: str) -> None:
    text = page.read_text(encoding="utf-8")
    section = re.search(part or r".*", text, re.DOTALL)
    assert section is not None
    covered = [_match(each, pattern).span() for each, pattern, _ in CLAIMS if each == page]
    free = [
        text[max(0, token.start() - 40) : token.end() + 20]
        for token in re.finditer(r"\d+\.\d+|\d+ %", text)
        if section.start() <= token.start() < section.end()
        and not any(start <= token.start() and token.end() <= end for start, end in covered)
    ]
    assert free == []


def test_the_pages_describe_the_default_zone() -> None:
    assert zone().domain == Interval(100, 50, 0.5, 0.1)
    assert (zone().schedule.releases, zone().noise.step) == (ROUNDS, 2.0**-12)
    assert not zone().noise.is_uniform
    assert range_zone().noise.is_uniform


# What the page says about scales that are changed by hand.


def _with_scale(sensor: int, ticks: int) -> str:
    """Return the default zone's file with another scale for one sensor."""
    changed = list(zone().noise.sigma_ticks)
    changed[sensor] = ticks
    return render_zone(replace(zone(), noise=replace(zone().noise, sigma_ticks=tuple(changed))))


def test_nodes_accept_another_kind_of_noise() -> None:
    kinds = [new_zone(noise_kind=kind, shape="uniform") for kind in NOISE_KINDS]
    assert [refusals(*pair) for pair in itertools.permutations(kinds, 2)] == [0, 0]


def test_a_file_with_a_scale_below_the_least_one_is_refused_without_the_model() -> None:
    with pytest.raises(ZoneError, match="sigma_ticks"):
        parse_zone(_with_scale(8, min(zone().noise.sigma_ticks) - 20).encode())


def test_a_file_with_another_scale_lowered_is_refused_with_the_model_only() -> None:
    found = parse_zone(_with_scale(8, min(zone().noise.sigma_ticks) + 20).encode())
    with pytest.raises(ZoneError, match="sensitivity"):
        check_against_model(found, "hall.toml")


def test_a_file_with_a_raised_scale_keeps_the_promise() -> None:
    check_against_model(parse_zone(_with_scale(8, 2 * max(zone().noise.sigma_ticks)).encode()), "hall.toml")


def test_a_file_with_the_only_least_scale_raised_is_refused_with_the_model() -> None:
    """Both files are for the same scales but that of sensor 25; the first one is right."""
    high = [2 * each for each in zone().noise.sigma_ticks]
    low = [*high[:24], min(high) - 400, *high[25:]]
    stated = 1.0001 * ALPHA * float(np.linalg.norm(slopes(EVERYWHERE) * min(low) / low, axis=1).max())
    right, raised = (
        replace(zone(), noise=replace(zone().noise, sensitivity=stated, sigma_ticks=tuple(ticks)))
        for ticks in (low, high)
    )
    check_against_model(right, "hall.toml")
    with pytest.raises(ZoneError, match="sensitivity"):
        check_against_model(raised, "hall.toml")
