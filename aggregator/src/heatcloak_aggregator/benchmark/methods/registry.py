"""The list of recovery methods, ours first."""

from __future__ import annotations

from heatcloak_aggregator.benchmark.methods.cones import Clarabel, Ecos, Scs
from heatcloak_aggregator.benchmark.methods.estimators import Gridless, Posterior
from heatcloak_aggregator.benchmark.methods.homotopy import LassoLars
from heatcloak_aggregator.benchmark.methods.method import Method
from heatcloak_aggregator.benchmark.methods.ours import Bpdn
from heatcloak_aggregator.benchmark.methods.spectral import Spgl1

METHODS: dict[str, Method] = {
    method.name: method
    for method in (Bpdn(), Gridless(), Posterior(), Clarabel(), Ecos(), Scs(), Spgl1(), LassoLars())
}
