"""Heat on a rectangular floor without walls, by the cosine series of the Neumann Laplacian: an oracle."""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float64]

_NEGLIGIBLE = 40.0
"""Modes that have fallen by e⁻⁴⁰ are left out."""


class OpenFloor:
    """A rectangle from the origin.

    Args:
        width: in metres, along x.
        height: in metres, along y.
        sensors: x and y of each, shape (m, 2).
        age: the least spread of the heat in m², which limits the number of modes.
    """

    def __init__(self, width: float, height: float, sensors: npt.ArrayLike, age: float) -> None:
        self.extents = (width, height)
        self._sensors = np.asarray(sensors, float)
        self._age = age
        self._rates = [
            (np.pi / extent * np.arange(2 + math.ceil(extent / np.pi * math.sqrt(_NEGLIGIBLE / age))))
            for extent in self.extents
        ]

    def _modes(self, axis: int, at: Array) -> tuple[Array, Array]:
        """Return the normed cosines along an axis, and their derivatives, shape (p, k)."""
        rates = self._rates[axis]
        norms = np.sqrt(np.where(rates == 0.0, 1.0, 2.0) / self.extents[axis])
        angles = np.outer(at, rates)
        return norms * np.cos(angles), -norms * rates * np.sin(angles)

    def pulses(self, points: npt.ArrayLike, spread: float) -> Array:
        """Return the heat of pulses at each of ``points`` (p, 2), shape (p, m)."""
        found = np.ones((len(np.asarray(points)), len(self._sensors)))
        for axis, at in enumerate(np.asarray(points, float).T):
            there = self._modes(axis, self._sensors[:, axis])[0] * np.exp(-spread * self._rates[axis] ** 2)
            found *= self._modes(axis, at)[0] @ there.T
        return found

    def pulse_slopes(self, x: Array, y: Array, spread: float) -> tuple[Array, Array]:
        """Return the derivatives of pulses by x and y on the grid of x (a,) and y (b,), shape (a, b, m)."""
        fields = []
        for axis, at in enumerate((x, y)):
            values, slopes = self._modes(axis, at)
            there, _ = self._modes(axis, self._sensors[:, axis])
            left = np.exp(-spread * self._rates[axis] ** 2)
            fields.append([np.einsum("ak,mk,k->am", part, there, left) for part in (values, slopes)])
        (of_x, by_x), (of_y, by_y) = fields
        return by_x[:, None] * of_y, of_x[:, None] * by_y

    def _coefficients(self, length: float) -> Array:
        """Return the factor of each mode in the steady state and at each sensor, shape (k, l, m)."""
        squares = self._rates[0][:, None] ** 2 + self._rates[1] ** 2
        factors = np.exp(-self._age * squares) / (squares + length**-2.0)
        there_x, _ = self._modes(0, self._sensors[:, 0])
        there_y, _ = self._modes(1, self._sensors[:, 1])
        found: Array = np.einsum("kl,mk,ml->klm", factors, there_x, there_y)
        return found

    def readings(self, points: npt.ArrayLike, length: float) -> Array:
        """Return the readings of a person at each of ``points`` (p, 2) who stands still, shape (p, m)."""
        x, y = np.asarray(points, float).T
        of_x, of_y = self._modes(0, x)[0], self._modes(1, y)[0]
        found: Array = np.einsum("pk,pl,klm->pm", of_x, of_y, self._coefficients(length), optimize=True)
        return found

    def still_slopes(self, x: Array, y: Array, length: float) -> tuple[Array, Array]:
        """Return the derivatives of the readings by x and y on the grid of x (a,) and y (b,), (a, b, m)."""
        (of_x, by_x), (of_y, by_y) = self._modes(0, x), self._modes(1, y)
        factors = self._coefficients(length)
        return (
            np.einsum("ak,bl,klm->abm", by_x, of_y, factors, optimize=True),
            np.einsum("ak,bl,klm->abm", of_x, by_y, factors, optimize=True),
        )

    def steepest(
        self, length: float, weights: Array | float = 1.0, clearance: float = 0.19, spacing: float = 0.03
    ) -> tuple[float, float]:
        """Return the greatest slopes of people who stand still, and of people who walk.

        Places are a lattice of the walking space. Slopes of walking people are integrated over their trail.
        """
        x, y = (
            np.linspace(clearance, extent - clearance, 1 + math.ceil(extent / spacing))
            for extent in self.extents
        )
        still = greatest(*self.still_slopes(x, y, length), weights)
        # In τ = T₀(e^s − 1), by Gauss and Legendre's rule.
        top = math.log1p(30.0 * length**2 / self._age)
        nodes, shares = np.polynomial.legendre.leggauss(40)
        stretched = 0.5 * top * (nodes + 1.0)
        walking = 0.0
        for at, share in zip(stretched.tolist(), shares.tolist(), strict=True):
            time = self._age * math.expm1(at)
            slope = greatest(*self.pulse_slopes(x, y, self._age + time), weights)
            walking += 0.5 * top * share * slope * math.exp(-time / length**2) * self._age * math.exp(at)
        return still, walking


def greatest(by_x: Array, by_y: Array, weights: Array | float = 1.0) -> float:
    """Return the greatest length of the change per metre in any direction, over all places."""
    jacobian = np.stack([by_x * weights, by_y * weights], axis=-2)
    gram = jacobian @ np.swapaxes(jacobian, -1, -2)
    return math.sqrt(float(np.linalg.eigvalsh(gram)[..., -1].max()))
