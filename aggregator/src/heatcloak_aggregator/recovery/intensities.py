"""Check intensities that code outside this project returns."""

from __future__ import annotations

import numpy as np


def intensities_problem(answer: object, count: int) -> tuple[str, str] | None:
    """Return why ``answer`` is not an array of intensities, shape (count,), finite and not negative.

    Returns:
        Cause and remedy, for an error; None if there is no problem.
    """
    try:
        given = np.asarray(answer)
    except ValueError:
        # Rows of different lengths.
        given = np.asarray(None)
    if given.dtype.kind not in "biuf":
        kind = f"array of {answer.dtype}" if isinstance(answer, np.ndarray) else type(answer).__name__
        return f"gave: {kind}", "return an array of real numbers"
    if given.shape != (count,):
        shape = f"gave an estimate of shape {given.shape}"
        return shape, f"return one intensity for each of {count} locations"
    with np.errstate(over="ignore"):
        estimate = given.astype(np.float64)
    if not np.isfinite(estimate).all():
        return "gave an estimate that is not finite", "return finite intensities"
    if (estimate < 0.0).any():
        return "gave a negative intensity", "clip it at 0"
    return None
