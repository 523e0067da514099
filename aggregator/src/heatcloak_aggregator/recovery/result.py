"""What basis pursuit denoising hands back: an estimate, and the certificate of how good it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from heatcloak_aggregator.arrays import FloatArray

Status = Literal["optimal", "relaxed"]


@dataclass(frozen=True, eq=False)
class BpdnResult:
    """An estimate with its certificate.

    Attributes:
        estimate: f̂, shape (n,), within [0, 1], read-only.
        status: "relaxed" exactly where no f within [0, 1] keeps to the radius that was asked for.
        radius: r that the estimate keeps to. Optimal: the one asked for, or the rounding of the readings
            where that is larger. Relaxed: the least residual that any f within [0, 1] reaches, plus at most
            1e-6 of it and at most 1e-6, as far as rounding permits.
        asked_radius: r that was asked for.
        objective: Σf̂.
        gap: ``objective`` minus ``dual_bound``: f̂ is at most this far from optimal for its radius.
        residual: ‖Af̂ − ỹ‖₂ with the whole matrix, each row weighted where sensors differ in noise.
        iterations: factorisations, or solves, that it took.
        method: the solver that found f̂.
    """

    estimate: FloatArray
    status: Status
    radius: float
    asked_radius: float
    objective: float
    gap: float
    residual: float
    iterations: int
    method: str

    @property
    def dual_bound(self) -> float:
        """A bound that no f within the box and the radius falls below."""
        return self.objective - self.gap

    @property
    def text(self) -> str:
        """The status in words: what happened, why, and what to do about it."""
        if self.status == "relaxed":
            return (
                f"relaxed: no sources with intensities in [0, 1] explain the readings to within radius "
                f"{self.asked_radius:.6g}, so the least radius {self.radius:.6g} was taken; check sigma, "
                f'look for a faulty sensor, or use radius="confident"'
            )
        if self.objective == 0.0:
            return (
                f"optimal: noise alone explains the readings within radius {self.radius:.6g}, so the "
                f"estimate is zero and says nothing about place; pool more rounds or lower the noise"
            )
        return (
            f"optimal: total intensity {self.objective:.6g} within radius {self.radius:.6g}, "
            f"at most {max(self.gap, 0.0):.1e} above the least possible; nothing to do"
        )
