"""The methods that make a mechanism for a privacy map.

Koufogiannis & Pappas, "Location-dependent privacy" (2016).
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arguments import real_array
from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.privacy_maps.audit import loss_of_probabilities
from heatcloak_aggregator.privacy_maps.mechanism import (
    LocationMechanism,
    LocationMethod,
    MechanismRequest,
    Moments,
    integer_table,
    mechanism_of_table,
)
from heatcloak_aggregator.privacy_maps.optimal import optimal_table
from heatcloak_aggregator.privacy_maps.padded_mechanism import LIMIT, MARGIN, algorithm_1, padded_mechanism
from heatcloak_aggregator.privacy_maps.paths import UNIT, PathGrid
from heatcloak_aggregator.privacy_maps.planar import StraightKernel, planar_padding
from heatcloak_aggregator.privacy_maps.privacy_map import PrivacyMap
from heatcloak_aggregator.privacy_maps.reference import overestimate
from heatcloak_aggregator.privacy_maps.weights import StreamedKernel
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.sanitize import sanitize

_TRIES = 3


def location_mechanism(
    privacy_map: PrivacyMap,
    prior: npt.ArrayLike | None = None,
    method: LocationMethod = "padded",
    *,
    remap: bool | None = None,
    progress: Callable[[str], None] | None = None,
) -> LocationMechanism:
    """Return a mechanism that reports a cell with the privacy of a map.

    Args:
        privacy_map: the promise.
        prior: how often people are in each cell, shape (rows, columns), nonnegative, in any unit; None for
            the same everywhere. It changes accuracy, not privacy.
        method: ``"padded"``: P(y|u) ∝ w(y)·exp(−f_y(u)) with w >= 0 and outputs beyond the edge of the map.
            ``"algorithm-1"``: the same with one output for each cell, as the paper prints it.
            ``"planar-laplace"``: the two-dimensional Laplace mechanism at the least level of the map.
            ``"exponential"``: P(y|u) ∝ exp(−f_y(u)/2). ``"optimal"``: least squared error, for few cells.
        remap: whether an output stands for the posterior mean of the place, given the output and the prior,
            or for its own cell. By default the mean, but for ``"algorithm-1"`` and ``"planar-laplace"``.
        progress: is called with what is done now, in a few words: large maps take minutes.

    Formal guarantees:
        For every report y, and any two cells, |ln P(y|u) − ln P(y|u′)| is at most ∫ε along every grid path
        from u to u′: a path of straight moves between centres of cells, each in one of 96 directions, none
        through a wall (`reference.overestimate`). Weights that do not add up exactly, as on rough maps, are
        made up for by lower levels: see ``scale``.

    Raises:
        NegativeWeightsError: ``"algorithm-1"`` has no mechanism for the map.
        ParameterError: an argument is not as above, or the map is too large for ``"optimal"``.
    """
    if not isinstance(privacy_map, PrivacyMap):
        raise ParameterError(f"privacy_map must be a PrivacyMap, got a {type(privacy_map).__name__}")
    if not isinstance(method, str) or method not in _METHODS:
        raise ParameterError(
            f"unknown method {sanitize(method, 40)}: choose from {', '.join(map(repr, _METHODS))}"
        )
    if remap is not None and not isinstance(remap, bool):
        raise ParameterError(f"remap must be True, False or None, got a {type(remap).__name__}")
    if not (progress is None or callable(progress)):
        raise ParameterError(f"progress must be a function, got a {type(progress).__name__}")
    remapped = method not in ("algorithm-1", "planar-laplace") if remap is None else remap
    request = MechanismRequest(
        _check_prior(privacy_map, prior), method, remapped, progress or (lambda stage: None)
    )
    return _METHODS[method](request, privacy_map)


def _check_prior(privacy_map: PrivacyMap, prior: npt.ArrayLike | None) -> FloatArray:
    """Return the prior as probabilities, zero in walls."""
    given = privacy_map.cells.astype(np.float64) if prior is None else real_array("prior", prior)
    if given.shape != privacy_map.shape:
        raise ParameterError(f"prior must be of the shape {privacy_map.shape}, got {given.shape}")
    density = np.where(privacy_map.cells, given, 0.0)
    if not np.isfinite(density).all() or (density < 0.0).any() or not density.any():
        raise ParameterError("prior must be nonnegative and finite, and positive in some cell")
    density = density / density.max()
    return np.asarray(density / density.sum())


def _exponential(request: MechanismRequest, privacy_map: PrivacyMap) -> LocationMechanism:
    scale = (0.5 - MARGIN) / overestimate(privacy_map)
    levels = privacy_map.integer_levels(scale)
    table = integer_table(levels, (0, 0), privacy_map.cells.astype(np.float64).ravel(), "paths", LIMIT)
    return mechanism_of_table(privacy_map, request, table, StreamedKernel(PathGrid(levels), LIMIT), scale)


def _planar_laplace(request: MechanismRequest, privacy_map: PrivacyMap) -> LocationMechanism:
    level = float(np.nanmin(privacy_map.epsilon))
    flat = PrivacyMap(np.where(privacy_map.cells, level, np.nan), privacy_map.cell)
    padding = planar_padding(privacy_map.shape, level * privacy_map.cell)
    shape = privacy_map.shape[0] + 2 * padding[0], privacy_map.shape[1] + 2 * padding[1]
    # The outputs end where the noise is rare, and so the sums of rows differ a little.
    scale = 1.0 - 1e-4
    while True:
        levels = flat.integer_levels(scale)
        table = integer_table(levels, padding, np.ones(shape[0] * shape[1]), "straight", LIMIT)
        kernel = StraightKernel(shape, float(levels.max()) * UNIT, LIMIT)
        found = mechanism_of_table(flat, request, table, kernel, scale)
        # At half of the level, the promise holds for any sums.
        if found.audit() <= 1.0 or scale == 0.5:
            return found.audited_against(privacy_map)
        scale = max(scale / found.audit() * (1.0 - MARGIN), 0.5)


def _optimal(request: MechanismRequest, privacy_map: PrivacyMap) -> LocationMechanism:
    prior = request.prior
    factor = overestimate(privacy_map)
    scale = (1.0 - MARGIN) / factor
    for _ in range(_TRIES):
        table = optimal_table(PathGrid(privacy_map.integer_levels(scale)), privacy_map.centres, prior.ravel())
        probabilities = table.probabilities()
        loss = loss_of_probabilities(privacy_map, probabilities)
        excess = max(loss.neighbours * factor, loss.distant)
        if excess <= 1.0:
            break
        scale /= excess * (1.0 + MARGIN)
    else:
        raise ParameterError("the linear program is too inaccurate for this map: use method='padded'")
    middle = privacy_map.cell * np.array(privacy_map.shape[::-1]) / 2.0
    own = privacy_map.centres - middle
    joint = prior.ravel()[:, None] * probabilities
    moments = Moments(joint.sum(axis=0), joint.T @ own, joint.T @ (own**2).sum(axis=1), own, middle)
    return LocationMechanism(
        privacy_map=privacy_map,
        method="optimal",
        prior=prior,
        table=table,
        points=moments.points(request.remap),
        scale=scale,
        loss=loss,
        used_map=privacy_map,
        _moments=moments,
        _log_sums=np.empty(0),
    )


_METHODS: dict[str, Callable[[MechanismRequest, PrivacyMap], LocationMechanism]] = {
    "padded": padded_mechanism,
    "algorithm-1": algorithm_1,
    "planar-laplace": _planar_laplace,
    "exponential": _exponential,
    "optimal": _optimal,
}
