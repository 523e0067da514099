"""Graphs as domains: sources at the vertices, sensors at some or all of them."""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterable
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt
import scipy

from heatcloak_aggregator.arguments import check_alpha, check_index, check_reach
from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.domains.graph.checking import (
    check_connected,
    check_edges,
    check_labels,
    check_sensors,
    check_size,
    check_vertices,
    positive_numbers,
)
from heatcloak_aggregator.domains.graph.heat import eigenvalue_bound
from heatcloak_aggregator.domains.graph.operator import GraphOperator
from heatcloak_aggregator.domains.operator import Domain
from heatcloak_aggregator.extras import optional_import
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.sanitize import sanitize

if TYPE_CHECKING:
    import networkx as nx
    from scipy.sparse import csr_array


_MOST_PAIRED = 2000
"""Largest number of vertices for which the distances of all pairs are computed, in about a second."""
_AT_ONCE = 100


class GraphDomain(Domain):
    """A connected undirected weighted graph: Gilbert & McMillan 2018, section 5.

    Distance is the length of a shortest path: in hops, unless edges have lengths. A weight is a closeness, by
    which heat diffuses, and not a length.

    Args:
        n_vertices: n, at least 1; sources may be at each vertex.
        edges: pairs of vertices, counted from 0, shape (E, 2); each edge once, in either direction.
        weights: weights of the edges, > 0, shape (E,); None for 1.
        sensors: vertices with a sensor, each once, shape (m,), in the order of the readings; None for all.
        lengths: lengths of the edges, > 0, shape (E,); None for 1, a hop.
        labels: different names of the vertices for error texts, shape (n,); None for their numbers.

    Attributes:
        n_vertices: n.
        edges: shape (E, 2), the lesser vertex first.
        weights: shape (E,).
        lengths: shape (E,).
        sensors: shape (m,).
        labels: names of the vertices, shape (n,).

    All arrays are read-only.

    Raises:
        ParameterError: if the graph is not connected, an edge leads from a vertex to itself, is repeated or
            names a vertex that does not exist, a weight or length is not a finite number above 0, a sensor is
            repeated or at no vertex, or a label is repeated.
    """

    labels: tuple[Hashable, ...]

    def __init__(
        self,
        n_vertices: int,
        edges: npt.ArrayLike,
        weights: npt.ArrayLike | None = None,
        sensors: npt.ArrayLike | None = None,
        lengths: npt.ArrayLike | None = None,
        labels: Iterable[Hashable] | None = None,
    ) -> None:
        self.n_vertices = self.n_sources = check_size(n_vertices)
        self.labels = check_labels(labels, self.n_vertices)
        self.edges = check_edges(edges, self.labels)
        self.weights = positive_numbers("weight", weights, self.edges, self.labels)
        self.lengths = positive_numbers("length", lengths, self.edges, self.labels)
        self.has_lengths = lengths is not None and bool((self.lengths != 1.0).any())
        self.sensors = check_sensors(sensors, self.labels)
        self.n_sensors = int(self.sensors.size)
        check_connected(self.edges, self.labels)
        for array in (self.edges, self.weights, self.lengths, self.sensors):
            array.setflags(write=False)

    @classmethod
    def from_networkx(
        cls,
        graph: nx.Graph[Any],
        sensors: Iterable[Hashable] | None = None,
        weight: str | None = "weight",
        length: str | None = None,
    ) -> GraphDomain:
        """Return the domain of a networkx graph, with nodes numbered in the graph's order.

        Args:
            graph: an undirected graph without parallel edges.
            sensors: nodes with a sensor; None for all.
            weight: edge attribute of the weight, 1 for edges without it; None for 1 everywhere.
            length: edge attribute of the length; None for 1 everywhere.

        Raises:
            ParameterError: if it is not a networkx graph, is directed or has parallel edges, a sensor is not
                a node, or as the class.
        """
        with optional_import():
            import networkx as nx

        if not isinstance(graph, nx.Graph):
            raise ParameterError(f"{sanitize(graph)} is not a graph: give a networkx.Graph")
        if graph.is_directed() or graph.is_multigraph():
            kind = "directed" if graph.is_directed() else "a multigraph"
            raise ParameterError(
                f"the graph is {kind}: give an undirected one, such as networkx.Graph(graph)"
            )
        for attribute, name in (("weight", weight), ("length", length)):
            if name is not None and not isinstance(name, str):
                raise ParameterError(
                    f"{attribute} is {sanitize(name)}: give the name of an edge's attribute, or None"
                )
        labels = tuple(graph)
        number = {label: index for index, label in enumerate(labels)}
        chosen = None if sensors is None else _nodes(sensors, number)
        edges = np.array([(number[u], number[v]) for u, v in graph.edges()], dtype=np.intp).reshape(-1, 2)

        def along(name: str | None) -> list[Any] | None:
            return (
                None if name is None else [values.get(name, 1.0) for _, _, values in graph.edges(data=True)]
            )

        return cls(len(labels), edges, along(weight), chosen, along(length), labels)

    @property
    def n_edges(self) -> int:
        """Number E of edges."""
        return len(self.edges)

    def _identity(self) -> tuple[int, tuple[bytes, ...]]:
        arrays = (self.edges, self.weights, self.lengths, self.sensors)
        return self.n_vertices, tuple(array.tobytes() for array in arrays)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GraphDomain) and self._identity() == other._identity()

    def __hash__(self) -> int:
        return hash(self._identity())

    def __repr__(self) -> str:
        return f"GraphDomain({self.n_vertices} vertices, {self.n_edges} edges, {self.n_sensors} sensors)"

    @cached_property
    def adjacency(self) -> csr_array:
        """Return W, the weights of the edges, symmetric, shape (n, n)."""
        return self._symmetric(self.weights)

    @cached_property
    def length_matrix(self) -> csr_array:
        """Return the lengths of the edges, symmetric, shape (n, n)."""
        return self._symmetric(self.lengths)

    @cached_property
    def degrees(self) -> FloatArray:
        """Return the sum of the weights at each vertex, rounded once, shape (n,)."""
        ends = self.edges.ravel()
        weights = np.repeat(self.weights, 2)[np.argsort(ends, kind="stable")].tolist()
        cuts = np.cumsum(np.bincount(ends, minlength=self.n_vertices)).tolist()
        # The error of a degree times the spread is an error of readings: plain addition would have too much.
        degrees = np.array([math.fsum(weights[a:b]) for a, b in pairwise([0, *cuts])])
        degrees.setflags(write=False)
        return degrees

    @cached_property
    def laplacian(self) -> csr_array:
        """Return L = D − W, shape (n, n)."""
        diagonal = scipy.sparse.diags_array(self.degrees, format="csr")
        return scipy.sparse.csr_array(diagonal - self.adjacency)

    @cached_property
    def eigenvalue_bound(self) -> float:
        """Return an upper bound of the largest eigenvalue of L, usually close."""
        return eigenvalue_bound(self.adjacency, self.degrees)

    def distance(self, i: int, j: int) -> float:
        """Return the length of a shortest path between vertices ``i`` and ``j``.

        Raises:
            ParameterError: if a vertex does not exist.
        """
        one, other = (check_index("vertex", vertex, self.n_vertices) for vertex in (i, j))
        return float(distances_from(self, np.array([one]))[0, other])

    def distances(self, vertices: npt.ArrayLike) -> FloatArray:
        """Return lengths of shortest paths from each of ``vertices`` (p,) to every vertex, shape (p, n).

        Raises:
            ParameterError: if a vertex does not exist, or they are not a vector.
        """
        wanted = [int(vertices)] if isinstance(vertices, (int, np.integer)) else vertices
        return distances_from(self, check_vertices("vertices", wanted, self.n_vertices))

    def check_alpha(self, alpha: float) -> float:
        """Return the radius of a promise as a float.

        Beyond 2000 vertices, twice the greatest distance from vertex 0 replaces the diameter, which takes too
        long to compute. A graph of one vertex accepts every radius.

        Raises:
            ParameterError: if it is not a finite number of at least 0, or above the diameter: no person moves
                further.
        """
        radius = check_alpha(alpha)
        # An edge of least length is a shortest path: the diameter is at least that.
        if self.n_edges == 0 or radius <= self.lengths.min():
            return radius
        farthest = float(self.distances([0]).max())
        if radius <= farthest:
            return radius
        longest = 2.0 * farthest
        if radius <= longest and self.n_vertices <= _MOST_PAIRED:
            longest = max(
                float(self.distances(range(start, min(start + _AT_ONCE, self.n_vertices))).max())
                for start in range(0, self.n_vertices, _AT_ONCE)
            )
        check_reach(radius, longest, "the longest way between two vertices")
        return radius

    def transport_cost(self, a: FloatArray, b: FloatArray) -> float:
        """Return the cost of the cheapest flow from one vector (n,) of mass one to another.

        See `heatcloak_aggregator.earth_mover.graph.along_the_graph` for its error.
        """
        # Only graphs need the compiled code, which takes time to load.
        from heatcloak_aggregator.earth_mover.graph import along_the_graph

        return along_the_graph(self, a, b)

    def operator(self, spread: float) -> GraphOperator:
        """Return the diffusion operator e^{−τL} for τ = ``spread``, in units of one over a weight."""
        return GraphOperator(self, spread)

    def _symmetric(self, values: FloatArray) -> csr_array:
        i, j = self.edges.T
        shape = (self.n_vertices, self.n_vertices)
        return scipy.sparse.csr_array(
            (np.concatenate([values, values]), (np.concatenate([i, j]), np.concatenate([j, i]))), shape=shape
        )


def _nodes(sensors: Iterable[Hashable], number: dict[Any, int]) -> list[int]:
    """Return the numbers of some nodes."""
    if not isinstance(sensors, Iterable) or (isinstance(sensors, np.ndarray) and sensors.ndim == 0):
        raise ParameterError(f"sensors is {sanitize(sensors)}: give a list of the graph's nodes")
    chosen = []
    for label in sensors:
        try:
            chosen.append(number[label])
        except (KeyError, TypeError):
            raise ParameterError(
                f"sensors names {sanitize(label)}, which is not a node of the graph: give nodes of the graph"
            ) from None
    return chosen


def check_graph(domain: object) -> None:
    """Refuse domains that are not graphs.

    Raises:
        ParameterError: for anything but a `GraphDomain`.
    """
    if not isinstance(domain, GraphDomain):
        raise ParameterError(f"domain is {sanitize(domain, 80)}, which is not a graph: give a GraphDomain")


def distances_from(domain: GraphDomain, vertices: IntArray) -> FloatArray:
    """Return lengths of shortest paths from each of ``vertices`` (p,) to every vertex, shape (p, n).

    Dijkstra's algorithm from each; hops are counted by the same search without lengths.
    """
    return scipy.sparse.csgraph.dijkstra(
        domain.length_matrix, directed=False, indices=vertices, unweighted=not domain.has_lengths
    )


_SMALL = 500
_SEED = 1
_TOLERANCE = 1e-10


def algebraic_connectivity(domain: GraphDomain) -> float:
    """Return s₂, the second least eigenvalue of L (Fiedler 1973); infinite for a single vertex.

    Args:
        domain: the graph. Up to 500 vertices all eigenvalues are computed; beyond, Lanczos' method finds s₂
            to about 1e-10 of the largest eigenvalue.

    Raises:
        ParameterError: if Lanczos' method does not converge, as on a very long path; or for other domains.
    """
    check_graph(domain)
    size = domain.n_vertices
    if size == 1:
        return math.inf
    if size <= _SMALL:
        return max(0.0, float(np.linalg.eigvalsh(domain.laplacian.toarray())[1]))
    top, sparse = domain.eigenvalue_bound, scipy.sparse.linalg

    def turned(vector: FloatArray) -> FloatArray:
        # Deflate the constant vector, whose eigenvalue 0 is the least.
        return np.asarray(top * (vector - vector.mean()) - domain.laplacian @ vector)

    start = np.random.default_rng(_SEED).standard_normal(size)
    try:
        largest = sparse.eigsh(
            sparse.LinearOperator((size, size), matvec=turned, dtype=np.float64),
            k=1, which="LA", v0=start, ncv=min(size - 1, 60), tol=_TOLERANCE, return_eigenvectors=False,
        )  # fmt: skip
    except sparse.ArpackNoConvergence:
        raise ParameterError(
            f"the algebraic connectivity of {domain!r} is too small relative to its largest eigenvalue to be "
            "computed: give a smaller or better connected graph"
        ) from None
    return max(0.0, top - float(largest[0]))
