"""Basis pursuit denoising as this package does it."""

from __future__ import annotations

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalOperator
from heatcloak_aggregator.recovery import bpdn
from heatcloak_lab.benchmarks.methods.method import Method, Recover
from heatcloak_lab.benchmarks.setting import Setting


class Bpdn(Method):
    """``bpdn`` with its default solver, on the projection of the operator."""

    name = "bpdn"

    def prepare(self, operator: IntervalOperator, setting: Setting) -> Recover:
        """Factor the operator, which every later round uses."""
        operator.projection()
        sigma, radius = setting.sigma, setting.radius

        def recover(cloaked: FloatArray) -> FloatArray:
            return bpdn(operator, cloaked, sigma, radius).estimate

        return recover
