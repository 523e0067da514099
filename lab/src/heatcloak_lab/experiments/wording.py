"""Fragments of report text: counts, percentages, lists."""

from __future__ import annotations

from collections.abc import Sequence

from heatcloak_lab.experiments.result import Cell, Measured
from heatcloak_lab.experiments.statistics import Interval, Mean


def count_text(count: int, noun: str) -> str:
    """Return, for example, "1 draw" or "10 draws"."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def draws_text(count: int) -> str:
    """Return "one draw" or, for example, "10 draws"."""
    return "one draw" if count == 1 else f"{count} draws"


def percent(share: float, digits: int = 0) -> str:
    """Format a share as a percentage."""
    return f"{100.0 * share:.{digits}f} %"


def enumeration(parts: Sequence[str]) -> str:
    """Join with commas and a final "and"."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def capitalized(text: str) -> str:
    """Capitalise the first letter; abbreviations such as zCDP keep theirs."""
    return text if text[1:2].isupper() else text[:1].upper() + text[1:]


def source_sentence(source: str) -> str:
    """Return a source as the first sentence of a caption, or "" without one."""
    return f"{source[0].upper()}{source[1:]}. " if source else ""


def interval_cells(interval: Interval | None) -> tuple[Cell, Cell]:
    """Return the two ends as cells, empty without an interval."""
    return ("", "") if interval is None else (Measured(interval.low), Measured(interval.high))


def mean_cells(mean: Mean) -> tuple[Cell, Cell, Cell]:
    """Return the cells of a mean and of the ends of its interval."""
    return (Measured(mean.value), *interval_cells(mean.interval))
