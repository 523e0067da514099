"""Estimators that are after something else than the least mass: no radius, objective or gap."""

from __future__ import annotations

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalOperator
from heatcloak_lab.benchmarks.methods.method import Method, Recover
from heatcloak_lab.benchmarks.setting import Setting


class Gridless(Method):
    """Sources off the grid, by ``gridless``."""

    name = "gridless"
    is_pursuit = False

    def prepare(self, operator: IntervalOperator, setting: Setting) -> Recover:
        """Factor the operator."""
        from heatcloak_aggregator.recovery.gridless import gridless

        operator.projection()

        def recover(cloaked: FloatArray) -> FloatArray:
            return gridless(operator, cloaked, setting.sigma).estimate

        return recover


class Posterior(Method):
    """The estimate of least expected EMD, by ``posterior``."""

    name = "posterior"
    is_pursuit = False

    def prepare(self, operator: IntervalOperator, setting: Setting) -> Recover:
        """Factor the operator."""
        from heatcloak_aggregator.recovery.posterior import posterior

        operator.projection()

        def recover(cloaked: FloatArray) -> FloatArray:
            return posterior(operator, cloaked, setting.sigma).estimate

        return recover
