"""The list of recovery methods, ours first."""

from __future__ import annotations

from heatcloak_lab.benchmarks.methods.cones import Clarabel, Ecos, Scs
from heatcloak_lab.benchmarks.methods.estimators import Gridless, Posterior
from heatcloak_lab.benchmarks.methods.homotopy import LassoLars
from heatcloak_lab.benchmarks.methods.method import Method
from heatcloak_lab.benchmarks.methods.ours import Bpdn
from heatcloak_lab.benchmarks.methods.spectral import Spgl1

METHODS: dict[str, Method] = {
    method.name: method
    for method in (Bpdn(), Gridless(), Posterior(), Clarabel(), Ecos(), Scs(), Spgl1(), LassoLars())
}
