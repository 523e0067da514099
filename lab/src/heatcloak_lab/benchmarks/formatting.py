"""Format measurements for display."""

from __future__ import annotations

from typing import Protocol

MISSING = "-"

_SECONDS = ((1.0, 1.0, "s"), (1e-3, 1e3, "ms"), (0.0, 1e6, "µs"))
_BYTES = ((1e9, 1e-9, "GB"), (1e6, 1e-6, "MB"), (0.0, 1e-3, "kB"))


class Cost(Protocol):
    """The cost of a method relative to ours; None for unknown values."""

    @property
    def method(self) -> str:
        """Its name."""

    @property
    def seconds(self) -> float | None:
        """Median time."""

    @property
    def ratio(self) -> float | None:
        """Time as a multiple of ours."""

    @property
    def ratio_low(self) -> float | None:
        """Lower end of the interval of the multiple."""

    @property
    def ratio_high(self) -> float | None:
        """Upper end of the interval."""

    @property
    def prepare_seconds(self) -> float | None:
        """Time of the preparation."""

    @property
    def bytes(self) -> int | None:
        """Growth of memory at its peak."""


def cost_cells(row: Cost, ours: str) -> tuple[str, ...]:
    """Return method, time, multiple of ours, its interval, preparation and memory; ``ours`` is our name."""
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
    """Format with three digits and a unit."""
    return _scaled(seconds, _SECONDS)


def bytes_text(count: float | None) -> str:
    """Format with three digits and a decimal unit."""
    return _scaled(count, _BYTES)


def number_text(value: float | None, form: str) -> str:
    """Format a number; None is a dash."""
    return MISSING if value is None else format(value, form)


def ratio_text(value: float | None) -> str:
    """Format a ratio."""
    return MISSING if value is None else f"{_three_digits(value)}×"


def range_text(low: float | None, high: float | None) -> str:
    """Format a range."""
    return MISSING if low is None or high is None else f"{_three_digits(low)} … {_three_digits(high)}"


def _scaled(value: float | None, units: tuple[tuple[float, float, str], ...]) -> str:
    if value is None:
        return MISSING
    factor, unit = next((factor, unit) for least, factor, unit in units if value >= least)
    return f"{_three_digits(value * factor)} {unit}"


def _three_digits(value: float) -> str:
    """Format with three digits, without an exponent below a million."""
    return f"{value:.0f}" if 100.0 <= value < 1e6 else f"{value:.3g}"
