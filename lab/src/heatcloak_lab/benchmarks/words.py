"""Measured figures as people read them."""

from __future__ import annotations

from typing import Protocol

NOTHING = "-"

_SECONDS = ((1.0, 1.0, "s"), (1e-3, 1e3, "ms"), (0.0, 1e6, "µs"))
_BYTES = ((1e9, 1e-9, "GB"), (1e6, 1e-6, "MB"), (0.0, 1e-3, "kB"))


class Cost(Protocol):
    """What a method costs beside ours; None for what is not known."""

    @property
    def method(self) -> str:
        """Its name."""

    @property
    def seconds(self) -> float | None:
        """Median time."""

    @property
    def ratio(self) -> float | None:
        """That as a multiple of ours."""

    @property
    def ratio_low(self) -> float | None:
        """Lower end of the multiple's interval."""

    @property
    def ratio_high(self) -> float | None:
        """Upper end of it."""

    @property
    def prepare_seconds(self) -> float | None:
        """What is done once."""

    @property
    def bytes(self) -> int | None:
        """Growth of memory at its peak."""


def cost_cells(row: Cost, ours: str) -> tuple[str, ...]:
    """Method, time, multiple of ours, its interval, time to prepare and memory; ``ours`` is our name."""
    is_ours = row.method == ours and row.ratio is not None
    return (
        row.method,
        seconds_text(row.seconds),
        "1" if is_ours else ratio_text(row.ratio),
        "" if is_ours else range_text(row.ratio_low, row.ratio_high),
        seconds_text(row.prepare_seconds),
        bytes_text(row.bytes),
    )


def seconds_text(seconds: float | None) -> str:
    """Three digits with a unit."""
    return _scaled(seconds, _SECONDS)


def bytes_text(count: float | None) -> str:
    """Three digits with a unit, in powers of ten."""
    return _scaled(count, _BYTES)


def number_text(value: float | None, form: str) -> str:
    """A number in a format; what is not there is a dash."""
    return NOTHING if value is None else format(value, form)


def ratio_text(value: float | None) -> str:
    """How many times."""
    return NOTHING if value is None else f"{_three(value)}×"


def range_text(low: float | None, high: float | None) -> str:
    """From one number to another."""
    return NOTHING if low is None or high is None else f"{_three(low)} … {_three(high)}"


def _scaled(value: float | None, units: tuple[tuple[float, float, str], ...]) -> str:
    if value is None:
        return NOTHING
    factor, unit = next((factor, unit) for least, factor, unit in units if value >= least)
    return f"{_three(value * factor)} {unit}"


def _three(value: float) -> str:
    """Three digits, without a power of ten while there is none needed."""
    return f"{value:.0f}" if 100.0 <= value < 1e6 else f"{value:.3g}"
