"""Sensitivity of a heat zone by its model, and the check of the stated one against it."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from heatcloak_aggregator.zones.kinds import is_built_in, kind_of, measured_operator, radius_of
from heatcloak_shared.errors import ParameterError, PluginError, ZoneError
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.zone import AnyZone, Move, MoveByRoom, Range, Zone, ZoneDomain


def one_round_sensitivity(
    domain: ZoneDomain, hides: Move | Range, relative_scales: Sequence[float] | None = None
) -> float:
    """Return the greatest change of one round's readings that is hidden, before quantisation, rounded up.

    It is in ℓ₂, each reading divided by its scale: Δ₂ without scales.

    For a hidden move it is slightly above `model_sensitivity`, and at least the value of that on every
    machine, so that no machine refuses a zone that another one has made.

    Args:
        domain: the domain.
        hides: the hidden change.
        relative_scales: what each sensor's reading is divided by, as `Noise.relative_scales`; None for 1.

    Raises:
        ParameterError: as `model_sensitivity`.
    """
    if isinstance(hides, Range):
        return hides.sensitivity(relative_scales or (1.0,) * domain.n_sensors)
    return _checked(domain, kind_of(domain).portable_sensitivity(domain, radius_of(hides), relative_scales))


def model_sensitivity(
    domain: ZoneDomain, alpha: float | MoveByRoom, relative_scales: Sequence[float] | None = None
) -> float:
    """Return the greatest change of one round's readings for people anywhere in a domain, rounded up.

    It is in ℓ₂, each reading divided by its scale: Δ₂ without scales.

    Args:
        domain: the domain.
        alpha: radius of the promise, or a move whose radius depends on the room.
        relative_scales: what each sensor's reading is divided by, as `Noise.relative_scales`; None for 1.

    Raises:
        ParameterError: the domain has too many locations to hold its matrix.
        PluginError: the plugin for the domain fails, or computes something else than a positive number.
    """
    return _checked(domain, kind_of(domain).model_sensitivity(domain, alpha, relative_scales))


def _checked(domain: ZoneDomain, sensitivity: float) -> float:
    """Return the sensitivity of a built-in kind, or that of a plugin if it is a finite positive number."""
    if is_built_in(domain):
        return sensitivity
    if not (isinstance(sensitivity, (int, float, np.number)) and 0 < sensitivity < math.inf):
        raise PluginError(
            f"the plugin for domain kind {domain.kind!r} computes the sensitivity {sanitize(sensitivity)}, "
            "which is not a finite number above 0: correct its sensitivity()"
        )
    return float(sensitivity)


def check_against_model(zone: AnyZone, source: str) -> None:
    """Refuse a heat zone that hides a move if its stated sensitivity is below that of its domain.

    Zones of other kinds have no model.

    There is no tolerance: calibration already allows for the rounding of other machines.

    Args:
        zone: the zone.
        source: its file's name, for errors.

    Raises:
        ZoneError: the stated sensitivity is below the domain's, or below what readings resolve; or the domain
            is too large, or alpha too great, for the check.
    """
    if not isinstance(zone, Zone) or isinstance(zone.promise.hides, Range):
        return  # The zone file's own check covers it.
    hides, noise = zone.promise.hides, zone.noise
    kind = kind_of(zone.domain)
    try:
        needed = model_sensitivity(zone.domain, radius_of(hides), noise.relative_scales)
        mixed = kind.resolution_problem(zone.domain, one_round_sensitivity(zone.domain, zone.promise.hides))
    except ParameterError as error:
        raise ZoneError(f"{source}: {error}") from None
    if mixed is not None:
        raise ZoneError(f"{source}: {mixed}")
    stated = noise.sensitivity
    # Written so that NaN fails it too.
    if not stated >= needed:
        raise ZoneError(
            f"{source}: noise.sensitivity: {stated!r} is below the domain's {needed!r} "
            f"for {_radius_in_words(hides)}: calibrate the zone again"
        )


def _radius_in_words(move: Move) -> str:
    if isinstance(move, MoveByRoom):
        return f"the alpha of its {len(move.rooms)} room{'s' * (len(move.rooms) > 1)}"
    return f"alpha = {move.alpha:g}"


def change_in_room(zone: Zone, move: MoveByRoom, room: str) -> float:
    """Return the greatest change of a round's readings by a hidden move within one room, rounded up.

    Each reading is divided by its sensor's scale. Every place of the room is counted, with its ends, where a
    person may stand in another room as well; on a graph, every hop from or to its vertices.

    Args:
        zone: the zone.
        move: the move that it hides.
        room: one of the names of `MoveByRoom.radii`.

    Raises:
        ParameterError: as `model_sensitivity`.
    """
    op, radius = measured_operator(zone.domain, move.mainly(room))
    return op.weighted_sensitivity(radius, zone.noise.sigmas, off_grid=True)
