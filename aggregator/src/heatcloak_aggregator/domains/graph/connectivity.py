"""The algebraic connectivity of a graph: how fast the slowest difference evens out."""

from __future__ import annotations

import math

import numpy as np
import scipy

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains.graph.domain import GraphDomain, check_graph
from heatcloak_shared.errors import ParameterError

_SMALL = 500
_SEED = 1
_TOLERANCE = 1e-10


def algebraic_connectivity(domain: GraphDomain) -> float:
    """s₂, the second least eigenvalue of L (Fiedler 1973); infinite for a single vertex.

    Args:
        domain: the graph. Up to 500 vertices all eigenvalues are computed; beyond, Lanczos' method finds this
            one, to about 1e-10 of the largest.

    Raises:
        ParameterError: if Lanczos' method does not converge, as on a very long path; or it is no graph.
    """
    check_graph(domain)
    size = domain.n_vertices
    if size == 1:
        return math.inf
    if size <= _SMALL:
        return max(0.0, float(np.linalg.eigvalsh(domain.laplacian.toarray())[1]))
    top, sparse = domain.eigenvalue_bound, scipy.sparse.linalg

    def turned(vector: FloatArray) -> FloatArray:
        # The constant vector, whose eigenvalue 0 would be the least, is moved out of the way.
        image: FloatArray = top * (vector - vector.mean()) - domain.laplacian @ vector
        return image

    start = np.random.default_rng(_SEED).standard_normal(size)
    try:
        largest = sparse.eigsh(
            sparse.LinearOperator((size, size), matvec=turned, dtype=np.float64),
            k=1, which="LA", v0=start, ncv=min(size - 1, 60), tol=_TOLERANCE, return_eigenvectors=False,
        )  # fmt: skip
    except sparse.ArpackNoConvergence:
        raise ParameterError(
            f"the algebraic connectivity of {domain!r} is too small beside its largest eigenvalue to be "
            "found: give a smaller or better connected graph"
        ) from None
    return max(0.0, top - float(largest[0]))
