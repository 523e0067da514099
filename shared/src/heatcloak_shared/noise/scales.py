"""Which scales there are, which sampler serves them, and what its truncation costs."""

from __future__ import annotations

from heatcloak_shared.parameters import check_integer

LARGEST_SCALE = 2**31 - 1
"""The largest ``sigma_ticks`` that the wire and the samplers carry."""

LARGEST_TABLE = 4096
"""Up to this many ticks a table is sampled; beyond, its memory outgrows a small Pi, and rejection serves."""


def check_scale(sigma_ticks: int) -> int:
    """Return ``sigma_ticks`` if it is an integer of 1 to `LARGEST_SCALE`, else raise `ParameterError`."""
    return check_integer("sigma_ticks", sigma_ticks, 1, LARGEST_SCALE + 1)


def truncation_bound(sigma_ticks: int) -> float:
    """Bound the total variation distance of the sampler from the discrete Gaussian, without building it.

    X is sub-Gaussian with variance proxy σ² (Canonne, Kamath & Steinke 2020), so by Chernoff's bound
    P(|X| > k) <= 2 exp(−(k+1)²/2σ²). The table ends at the first k whose tail is at most 2⁻¹²⁸, or one later,
    so it has N <= √(258 ln 2)·σ + 1 < 14σ + 1 entries, whose rounding costs at most (N+1)·2⁻¹²⁸.

    Returns:
        The bound; 0.0 beyond `LARGEST_TABLE`, where the sampler is exact.

    Raises:
        ParameterError: ``sigma_ticks`` is no integer of 1 to `LARGEST_SCALE`.
    """
    if check_scale(sigma_ticks) > LARGEST_TABLE:
        return 0.0
    return (14 * sigma_ticks + 2) * 2.0**-128
