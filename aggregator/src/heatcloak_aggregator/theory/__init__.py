"""Bounds of Gilbert & McMillan as functions, with constants for which they hold."""

from __future__ import annotations

from heatcloak_aggregator.theory.coherence import (
    Isometry,
    candes_applies,
    coherence,
    restricted_isometry,
    tropp_sparsity,
)
from heatcloak_aggregator.theory.conditioning import (
    ConditionNumber,
    Lemma7,
    LemmaCheck,
    condition_number,
    lemma5,
    lemma6,
    lemma7,
)
from heatcloak_aggregator.theory.graphs import (
    SpectralBounds,
    complete_graph,
    cycle_graph,
    spectral_bounds,
    star_graph,
    two_path,
)
from heatcloak_aggregator.theory.lower import fano, fano_shape, le_cam, minimax, place_floor, ziv_zakai
from heatcloak_aggregator.theory.position import (
    MeanError,
    PositionLimits,
    bayes_limit,
    cramer_rao,
    position_limits,
)
from heatcloak_aggregator.theory.resolution import resolution_limit
from heatcloak_aggregator.theory.sensitivity import (
    SensitivityAsymptotes,
    proposition13,
    sensitivity_asymptotes,
    sensitivity_bound,
)
from heatcloak_aggregator.theory.uneven_budget import UnevenBudget, uneven_budget
from heatcloak_aggregator.theory.upper import (
    UpperBound,
    corollary9_shape,
    proven_shape,
    upper_bound,
    upper_shape,
)

__all__ = [
    "ConditionNumber",
    "Isometry",
    "Lemma7",
    "LemmaCheck",
    "MeanError",
    "PositionLimits",
    "SensitivityAsymptotes",
    "SpectralBounds",
    "UnevenBudget",
    "UpperBound",
    "bayes_limit",
    "candes_applies",
    "coherence",
    "complete_graph",
    "condition_number",
    "corollary9_shape",
    "cramer_rao",
    "cycle_graph",
    "fano",
    "fano_shape",
    "le_cam",
    "lemma5",
    "lemma6",
    "lemma7",
    "minimax",
    "place_floor",
    "position_limits",
    "proposition13",
    "proven_shape",
    "resolution_limit",
    "restricted_isometry",
    "sensitivity_asymptotes",
    "sensitivity_bound",
    "spectral_bounds",
    "star_graph",
    "tropp_sparsity",
    "two_path",
    "uneven_budget",
    "upper_bound",
    "upper_shape",
    "ziv_zakai",
]
