"""Random numbers for compiled loops: SplitMix64, the same on every machine and for every version of NumPy.

Steele, Lea & Flood, "Fast splittable pseudorandom number generators", 2014. The state of a stream is one
64-bit counter, and the n-th number is a function of the state and n.
"""

from __future__ import annotations

import hashlib

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.native import kernel

_STEP = np.uint64(0x9E3779B97F4A7C15)
_FIRST = np.uint64(0xBF58476D1CE4E5B9)
_SECOND = np.uint64(0x94D049BB133111EB)
_30, _27, _31, _11 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(11)
_UNIT = 2.0**-53


@kernel
def skip(state: np.uint64, count: int) -> np.uint64:
    """Return the state after ``count`` more numbers."""
    return state + _STEP * np.uint64(count)


@kernel
def number(state: np.uint64, index: int) -> float:
    """Return the ``index``-th number after ``state``, counted from 1, in [0, 1), a multiple of 2⁻⁵³."""
    mixed = state + _STEP * np.uint64(index)
    mixed = (mixed ^ (mixed >> _30)) * _FIRST
    mixed = (mixed ^ (mixed >> _27)) * _SECOND
    return np.float64((mixed ^ (mixed >> _31)) >> _11) * _UNIT


def streams(seed: int, count: int) -> npt.NDArray[np.uint64]:
    """Return the state of the random numbers of each chain, far from those of other seeds."""
    size = max(8, (seed.bit_length() + 7) // 8)
    digests = (
        hashlib.blake2b(
            seed.to_bytes(size, "little"), digest_size=8, salt=chain.to_bytes(8, "little")
        ).digest()
        for chain in range(count)
    )
    return np.array([int.from_bytes(digest, "little") for digest in digests], dtype=np.uint64)
