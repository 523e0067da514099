"""The rows, tables and notes of the benchmark ``tracking``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from heatcloak_lab.benchmarks.report import range_text, ratio_text, seconds_text
from heatcloak_lab.experiments.result import Table
from heatcloak_lab.experiments.tracking.measurements import (
    EXACT_FILTER,
    EXACT_SMOOTHER,
    FILTER,
    METHODS,
    POOLED,
    SINGLE_ROUND,
    SMOOTHER,
    coverage,
    emd_ratio,
    mean_emd,
)
from heatcloak_lab.experiments.tracking.worlds import TrackingSetting

LEVEL = 0.9
"""Requested probability of vicinities."""
COMPARED = ((FILTER, POOLED), (SMOOTHER, FILTER), (FILTER, EXACT_FILTER), (SMOOTHER, EXACT_SMOOTHER))
"""Pairs of methods whose ratio is shown."""


@dataclass(frozen=True)
class TrackingAccuracyRow:
    """The error of one method in worlds of one kind.

    Attributes:
        kind: kind of the worlds.
        method: the method.
        worlds: number of worlds.
        emd: mean earth mover's distance over all rounds with people, in corridor lengths.
        error: its standard error; None for one world.
    """

    kind: str
    method: str
    worlds: int
    emd: float
    error: float | None


@dataclass(frozen=True)
class TrackingRatioRow:
    """The mean distance of one method over that of another, in the same rounds.

    Attributes:
        kind: kind of the worlds.
        method: the method.
        other: the other method.
        ratio: the ratio.
        error: its standard error; None for one world.
        low: lower end of its 95 % interval; None for one world.
        high: upper end.
    """

    kind: str
    method: str
    other: str
    ratio: float
    error: float | None
    low: float | None
    high: float | None


@dataclass(frozen=True)
class TrackingCoverageRow:
    """How often vicinities hold a person.

    Attributes:
        kind: kind of the worlds.
        method: the method.
        vicinities: their number.
        stated: mean of their stated probabilities.
        actual: share of them with a person inside.
        error: standard error of actual minus stated; None for one world.
    """

    kind: str
    method: str
    vicinities: int
    stated: float
    actual: float
    error: float | None


@dataclass(frozen=True)
class TrackingTimeRow:
    """The time of a round.

    Attributes:
        n: source locations.
        m: sensors.
        spread: T.
        rounds: number of rounds that were timed.
        method: the method.
        first: median time of the first round of a recording, in seconds.
        seconds: median time of a later round.
        ratio: median of the ratio of its time to that of the pooled posterior of the same round.
        low: lower end of a 95 % interval of that median.
        high: upper end.
    """

    n: int
    m: int
    spread: float
    rounds: int
    method: str
    first: float
    seconds: float
    ratio: float
    low: float
    high: float


def accuracy_rows(kind: str, outcomes: Sequence[Mapping[str, Any]]) -> list[TrackingAccuracyRow]:
    """Return the mean distance of each method in worlds of one kind."""
    means = {method: mean_emd(outcomes, method) for method in METHODS}
    return [
        TrackingAccuracyRow(kind, method, mean.worlds, mean.value, mean.error)
        for method, mean in means.items()
        if mean is not None
    ]


def ratio_rows(kind: str, outcomes: Sequence[Mapping[str, Any]]) -> list[TrackingRatioRow]:
    """Return the ratios of `COMPARED` in worlds of one kind."""
    rows = []
    for method, other in COMPARED:
        ratio = emd_ratio(outcomes, method, other)
        if ratio is not None:
            ends = ratio.log_interval or (None, None)
            rows.append(TrackingRatioRow(kind, method, other, ratio.value, ratio.error, *ends))
    return rows


def coverage_rows(kind: str, outcomes: Sequence[Mapping[str, Any]]) -> list[TrackingCoverageRow]:
    """Return how often vicinities hold a person in worlds of one kind."""
    rows = []
    for method in (POOLED, FILTER, SMOOTHER):
        found = coverage(outcomes, method, LEVEL)
        if found is not None:
            row = (kind, method, found.vicinities, found.stated, found.actual.value, found.excess.error)
            rows.append(TrackingCoverageRow(*row))
    return rows


_SHORT = {POOLED: "pooled", EXACT_FILTER: "exact", EXACT_SMOOTHER: "exact"}
_ACCURACY_TABLES = (
    ("alone", "each round alone", SINGLE_ROUND),
    ("pooled", "rounds pooled", tuple(f"{method} pooled" for method in SINGLE_ROUND)),
    ("tracker", "the tracker, and the exact limit for one person", METHODS[2 * len(SINGLE_ROUND) :]),
)


def tables(
    accuracy: list[TrackingAccuracyRow],
    ratios: list[TrackingRatioRow],
    covered: list[TrackingCoverageRow],
    times: list[TrackingTimeRow],
) -> tuple[Table, ...]:
    """Return the tables, without those that would be empty."""
    errors = {(row.kind, row.method): _error_text(row) for row in accuracy}
    found = [
        Table(name, f"EMD, {what}", ("worlds", *map(_heading, methods)), _by_kind(errors, methods))
        for name, what, methods in _ACCURACY_TABLES
    ]
    pairs = {(method, other): f"{method}/{_SHORT.get(other, other)}" for method, other in COMPARED}
    compared = {(row.kind, pairs[row.method, row.other]): _ratio_text(row) for row in ratios}
    found.append(
        Table(
            "ratios",
            "ratios of mean EMD: over the pooled posterior, over the filter, over the exact limits",
            ("worlds", *pairs.values()),
            _by_kind(compared, tuple(pairs.values())),
        )
    )
    methods = (POOLED, FILTER, SMOOTHER)
    shares = {(row.kind, row.method): _coverage_text(row) for row in covered}
    found.append(
        Table(
            "coverage",
            f"vicinities of level {LEVEL:g}: stated and actual probability of a person inside",
            ("worlds", *methods),
            _by_kind(shares, methods),
        )
    )
    return tuple(table for table in (*found, _times_table(times)) if table.rows)


def _heading(method: str) -> str:
    """Return the name of a method in a narrow column."""
    return method.removesuffix(" pooled").replace("rounds ", "")


def _by_kind(cells: dict[tuple[str, str], str], columns: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    kinds = dict.fromkeys(kind for kind, _ in cells)
    return tuple((kind, *(cells.get((kind, column), "") for column in columns)) for kind in kinds)


def _error_text(row: TrackingAccuracyRow) -> str:
    spread = "" if row.error is None else f"±{_short(row.error)}"
    return f"{_short(row.emd)}{spread}"


def _short(value: float) -> str:
    """Format with four decimals and without the leading zero, so that a table fits into a terminal."""
    return f"{value:.4f}".removeprefix("0")


def _ratio_text(row: TrackingRatioRow) -> str:
    return f"{row.ratio:.2f}" + ("" if row.error is None else f" ±{row.error:.2f}".replace("±0.", "±."))


def _coverage_text(row: TrackingCoverageRow) -> str:
    spread = "" if row.error is None else f" ±{_short(row.error)[:-1]}"
    return f"{row.stated:.3f}, {row.actual:.3f}{spread}"


def _times_table(times: list[TrackingTimeRow]) -> Table:
    names = {FILTER: "tracker", POOLED: POOLED}
    return Table(
        "times",
        "time of a round, in turns: the first of a recording, and later ones (median)",
        ("", "n", "m", "T", "first", "later", "× pooled", "95 %"),
        tuple(
            (
                *(names[row.method], row.n, row.m, f"{row.spread:g}"),
                *(seconds_text(row.first), seconds_text(row.seconds)),
                "1" if row.method == POOLED else ratio_text(row.ratio),
                "" if row.method == POOLED else range_text(row.low, row.high),
            )
            for row in times
        ),
    )


def notes(worlds: int, setting: TrackingSetting) -> tuple[str, ...]:
    """Return explanations of the tables."""
    return (
        f"{worlds} worlds of each kind with {setting.rounds} rounds, in the corridor of the default zone, "
        f"with noise of {setting.mean_sigma:.4g} (root mean square of the sensors) and people of intensity "
        "one. EMD: mean over all rounds with people, in corridor lengths, ± its standard error; the "
        "rounds of one world are not independent.",
        *_NOTES,
    )


_NOTES = (
    "posterior and tracker know that intensities are one. pooled: from the rounds so far that agree, as the "
    "service pools them. filter: given the rounds so far; 3 rounds later: given three more, so without the "
    "last three rounds; smoother: given all rounds. exact: the hidden Markov model of one person who is "
    "there in every round, which knows that.",
    "vicinities: mean of the stated probabilities, share with a person inside, ± the standard error of the "
    "difference. Only worlds of kind prior follow the tracker's model of motion exactly.",
)
