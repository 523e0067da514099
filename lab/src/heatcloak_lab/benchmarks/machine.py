"""What a measurement was made on: enough to compare two runs, and nothing that tells whose machine it is."""

from __future__ import annotations

import os
import platform
from importlib.metadata import PackageNotFoundError, version

PEERS = ("cvxpy", "clarabel", "ecos", "scs", "spgl1", "scikit-learn", "pot")
"""Distributions that ours is measured against."""
_LIBRARIES = ("numpy", "scipy", "numba")


def machine_facts() -> dict[str, object]:
    """Python, processor kind, cores, threads of the linear algebra, and versions; None for what is absent."""
    return {
        "python": platform.python_version(),
        "system": platform.system(),
        "processor": platform.machine(),
        "cores": os.cpu_count(),
        "blas": _blas(),
        "libraries": {name: _version(name) for name in _LIBRARIES},
        "peers": {name: _version(name) for name in PEERS},
    }


def _version(distribution: str) -> str | None:
    try:
        return version(distribution)
    except PackageNotFoundError:
        return None


def _blas() -> list[dict[str, object]] | None:
    """The linear algebra libraries that are loaded, and how many threads each may use."""
    try:
        # It comes with scikit-learn, and so may be absent.
        from threadpoolctl import threadpool_info
    except ImportError:
        return None
    # NumPy's own is loaded with it, whether or not anything was multiplied yet.
    import numpy as np  # noqa: F401

    return [
        {"library": found["internal_api"], "version": found["version"], "threads": found["num_threads"]}
        for found in threadpool_info()
        if found["user_api"] == "blas"
    ]
