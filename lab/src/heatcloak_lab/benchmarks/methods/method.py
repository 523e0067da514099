"""What a recovery method must offer to be measured beside the others."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalOperator
from heatcloak_lab.benchmarks.peers import missing_package
from heatcloak_lab.benchmarks.setting import Setting

Recover = Callable[[FloatArray], FloatArray | None]
"""From the readings of a round, shape (m,), to an estimate, shape (n,); None where there is no answer."""


class Method(ABC):
    """One way from readings to sources.

    Attributes:
        name: what it is called on the command line and in files.
        packages: what must be importable for it, besides what every installation has.
        is_pursuit: whether it is after argmin Σf s.t. ‖Af − ỹ‖₂ ≤ r. Others have no objective to compare.
        leaves_out: the part of that problem that it can't pose, and why; empty where it poses all of it.
    """

    name: ClassVar[str]
    packages: ClassVar[tuple[str, ...]] = ()
    is_pursuit: ClassVar[bool] = True
    leaves_out: ClassVar[str] = ""

    @abstractmethod
    def prepare(self, operator: IntervalOperator, setting: Setting) -> Recover:
        """All that can be done before there are readings: it is timed apart."""

    def missing(self) -> str | None:
        """The first package that can't be imported, or None."""
        return missing_package(self.packages)
