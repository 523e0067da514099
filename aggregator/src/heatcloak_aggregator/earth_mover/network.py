"""Edges along which mass moves, in the form that compiled code takes."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, Int32Array, Int64Array

_ROOM = 61
"""Bits that the length of any path may have: a difference of two still fits into 64."""


class Network(NamedTuple):
    """A connected undirected network. Its nodes are numbered from 0.

    Attributes:
        tails: one end of each edge, shape (E,).
        heads: the other end, shape (E,).
        lengths: shape (E,).
        steps: the same as integers, in steps of ``step``, rounded down, shape (E,).
        step: length of one; every length is a multiple of it where ``whole``.
        whole: whether nothing was rounded.
    """

    tails: Int32Array
    heads: Int32Array
    lengths: FloatArray
    steps: Int64Array
    step: float
    whole: bool


NETWORK = "Network(tails[edges]:i4 heads[edges]:i4 lengths[edges] steps[edges]:i8 step whole:i1)"
"""A network in the signature of a native function."""


def network_of(nodes: int, tails: Int32Array, heads: Int32Array, lengths: FloatArray) -> Network:
    """The network with its lengths as integers.

    The step is the shortest length where all others are multiples of it, as hops are, and else so short that
    no path of ``nodes`` edges has 2⁶¹ steps: at most longest·nodes·2⁻⁶⁰.
    """
    shortest, longest = float(lengths.min()), float(lengths.max())
    multiples = lengths / shortest
    if longest / shortest * nodes < 2.0**40 and bool((multiples == np.rint(multiples)).all()):
        return Network(tails, heads, lengths, multiples.astype(np.int64), shortest, whole=True)
    step = 2.0 ** np.ceil(np.log2(longest * nodes) - _ROOM)
    steps = np.floor(lengths / step)
    return Network(tails, heads, lengths, steps.astype(np.int64), float(step), whole=False)
