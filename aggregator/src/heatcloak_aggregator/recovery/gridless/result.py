"""What the gridless recovery hands back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from heatcloak_aggregator.arrays import FloatArray

Status = Literal["converged", "empty", "crowded", "misfit"]


@dataclass(frozen=True, eq=False)
class GridlessResult:
    """Sources at places of their own, and how well they explain the readings.

    Attributes:
        places: where the sources stand, shape (k,), within [0, 1], ascending, read-only.
        intensities: how strong they are, shape (k,), within [0, 1], read-only.
        estimate: the same on the grid, shape (n,): each source at the nearest location, read-only. Where
            several share one location their intensities add up, and may exceed 1.
        status: "empty" where noise alone explains the readings; "misfit" where the sources found leave a
            residual that noise exceeds in one round of a thousand; "crowded" where as many sources were found
            as are allowed, so that there may be more; else "converged".
        log_likelihood: −‖(A f − ỹ)/σ‖²/2: the log-likelihood less what does not depend on the sources.
        gain: how much ``log_likelihood`` is above that of no sources at all.
        residual: ‖A f − ỹ‖₂, each row weighted where sensors differ in noise, as bpdn's.
        expected_residual: σ√χ²ₛ(0.999), what noise alone stays below in 999 rounds of 1000.
        iterations: evaluations of the residual that the local descents took.
    """

    places: FloatArray
    intensities: FloatArray
    estimate: FloatArray
    status: Status
    log_likelihood: float
    gain: float
    residual: float
    expected_residual: float
    iterations: int

    @property
    def text(self) -> str:
        """The status in words: what happened, why, and what to do about it."""
        count = self.places.size
        sources = f"{count} source{'s' * (count != 1)}"
        if self.status == "empty":
            return (
                "empty: noise alone explains the readings as well as any source, so the estimate is zero and "
                "says nothing about place; pool more rounds or lower the noise"
            )
        if self.status == "misfit":
            return (
                f"misfit: {sources} leave a residual of {self.residual:.6g}, where noise alone stays below "
                f"{self.expected_residual:.6g}; check sigma, look for a faulty sensor, or allow more sources"
            )
        if self.status == "crowded":
            return (
                f"crowded: {sources} were found and no more are allowed, so that there may be others; raise "
                f"max_sources"
            )
        return (
            f"converged: {sources} of total intensity {float(self.intensities.sum()):.6g}, log-likelihood "
            f"{self.gain:.4g} above that of none, and one more would not gain; nothing to do"
        )
