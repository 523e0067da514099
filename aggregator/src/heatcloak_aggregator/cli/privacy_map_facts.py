"""What ``heatcloak privacy-map`` prints: facts for JSON, and the same in words."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.privacy_maps.deployed import DeployedAudit
from heatcloak_aggregator.privacy_maps.mechanism import LocationMechanism
from heatcloak_aggregator.privacy_maps.privacy_map import PrivacyMap
from heatcloak_shared.location.mechanism_file import LocationMechanismFile
from heatcloak_shared.rounding import up_text
from heatcloak_shared.zone.position import report_in_words

_MOST_EXPONENT = 50.0
_HARDLY_LOWER = 1.0 - 1e-6
BUDGET = (
    "The D of the listed rounds are summed: K rounds at one place cost K times the level. The budget counts "
    "listed rounds, never the epsilon of true places: a node that stopped at a sum would reveal its path."
)

Facts = dict[str, object]


def factor_in_words(exponent: float) -> str:
    """Return exp(exponent), rounded up, as text; as a power of e if it is large."""
    if exponent > _MOST_EXPONENT:
        return f"e^{up_text(exponent)}"
    return up_text(math.exp(exponent))


def promise_in_words(privacy_map: PrivacyMap, unit: str) -> str:
    """Return the promise of a map for one report, without snapping, and an example."""
    least, greatest = level_range(privacy_map)
    return (
        f"{report_in_words(least, greatest, unit)} For places that are 1 {unit} apart, the factor is about "
        f"{factor_in_words(least)} where the level is least, and {factor_in_words(greatest)} where it is "
        "greatest."
    )


def level_range(privacy_map: PrivacyMap) -> tuple[float, float]:
    """Return the least and the greatest level of a map."""
    return float(np.nanmin(privacy_map.epsilon)), float(np.nanmax(privacy_map.epsilon))


def map_facts(privacy_map: PrivacyMap, origin: tuple[float, float]) -> Facts:
    """Return size, levels and the cost of snapping of a map."""
    rows, columns = privacy_map.shape
    least, greatest = level_range(privacy_map)
    snapping = privacy_map.snapping_loss
    return {
        "rows": rows,
        "columns": columns,
        "cell": privacy_map.cell,
        "origin": list(origin),
        "walls": int(privacy_map.epsilon.size - privacy_map.cells.sum()),
        "least_epsilon": least,
        "greatest_epsilon": greatest,
        "least_snapping": float(np.nanmin(snapping)),
        "greatest_snapping": float(np.nanmax(snapping)),
    }


def map_words(privacy_map: PrivacyMap, origin: tuple[float, float], unit: str) -> dict[str, str]:
    """Return `map_facts` in words."""
    rows, columns = privacy_map.shape
    walls = int(privacy_map.epsilon.size - privacy_map.cells.sum())
    in_walls = f", {walls} of them walls" if walls else ""
    snapping = privacy_map.snapping_loss
    added = _from_to(_rounded_up(np.nanmin(snapping)), _rounded_up(np.nanmax(snapping)))
    return {
        "size": f"{rows} x {columns} cells of {privacy_map.cell:g}{in_walls}; lower left corner at "
        f"({origin[0]:g}, {origin[1]:g})",
        "levels": f"{_from_to(*map(_rounded_up, level_range(privacy_map)))} per {unit}",
        "snapping": f"adds at most {added} to D, by the level, for each of the two places in each round: a "
        "place counts as the centre of its cell",
    }


def _rounded_up(value: float) -> str:
    """Return a number in words. Files hold levels as floats of 32 bits: six digits."""
    return up_text(float(f"{value:.6g}"), 4)


def _from_to(least: str, greatest: str) -> str:
    return least if least == greatest else f"{least} to {greatest}"


def mechanism_facts(mechanism: LocationMechanism, file: LocationMechanismFile) -> Facts:
    """Return method, error and audit of a mechanism that was built."""
    error = mechanism.expected_squared_error()
    return {
        "method": mechanism.method,
        "outputs": file.table.n_outputs,
        "scale": mechanism.scale,
        "squared_error": error,
        "root_mean_squared_error": math.sqrt(max(error, 0.0)),
        "audit": asdict(mechanism.loss),
        "ratio": mechanism.audit(),
        "smoothed": is_smoothed(mechanism),
        "lowered_share": lowered_share(mechanism),
    }


def is_smoothed(mechanism: LocationMechanism) -> bool:
    """Return whether levels were lowered to make the map smoother."""
    return mechanism.method == "padded" and lowered_share(mechanism) > 0.0


def lowered_share(mechanism: LocationMechanism) -> float:
    """Return the share of cells whose level in the file is lower than that of the map."""
    promised, used = mechanism.privacy_map, mechanism.used_map
    if used is promised:
        return 0.0
    lower = used.epsilon[promised.cells] < _HARDLY_LOWER * promised.epsilon[promised.cells]
    return float(lower.mean())


def mechanism_words(mechanism: LocationMechanism, unit: str) -> dict[str, str]:
    """Return `mechanism_facts` in words."""
    squared = mechanism.expected_squared_error()
    smoothed = "no"
    if is_smoothed(mechanism):
        smoothed = (
            f"yes: {up_text(100.0 * lowered_share(mechanism))} % of the cells have lower levels in the file, "
            "because levels change fast from one cell to the next. The promise holds for the given map"
        )
    elif mechanism.method == "planar-laplace":
        smoothed = "no, but the file has the least level of the map everywhere, as the noise does"
    return {
        "method": f"{mechanism.method}, {mechanism.table.n_outputs} outputs",
        "error": f"{math.sqrt(max(squared, 0.0)):.4g} {unit} in the root mean square; mean squared error "
        f"{squared:.4g}",
        "audited ratio": f"{mechanism.audit():.6f} of what is allowed, over the pairs of places that were "
        "compared",
        "scale": f"{mechanism.scale:.6f} of the levels is used",
        "smoothed": smoothed,
    }


def audit_facts(audit: DeployedAudit) -> Facts:
    """Return what the audit of a file found; numbers that are not finite are None."""
    ratios = {**asdict(audit.loss), "bound": audit.bound}
    return {
        "audit": {key: _finite(value) for key, value in ratios.items()},
        "ratio": _finite(audit.ratio),
        "keeps_promise": audit.keeps_promise,
    }


def audit_words(audit: DeployedAudit) -> dict[str, str]:
    """Return the ratios of an audit in words."""
    loss = audit.loss
    curves = "-" if loss.curves is None else f"{loss.curves:.6f}, at most; may exceed 1"
    return {
        "neighbours": f"{loss.neighbours:.6f}, over all reports and all pairs of near cells",
        "distant": f"{loss.distant:.6f}, over a sample of distant cells",
        "grid paths": f"{audit.bound:.6f}, at most, over all grid paths",
        "curves": curves,
        "result": "keeps the promise of its map" if audit.keeps_promise else "BREAKS the promise of its map",
    }


def _finite(value: float | None) -> float | None:
    return value if value is not None and math.isfinite(value) else None


@dataclass(frozen=True)
class PathCost:
    """What reports along a path cost.

    Attributes:
        rounds: places of the path, one for each round.
        from_first: Σ D between the first place and that of each round: the cost of the path instead of
            standing still at its start.
        shifted: Σ ε of the places: the cost per unit of length of the same path, shifted a little.
        snapping: Σ of what snapping adds to each of the two, at most, for the place and the other one.
    """

    rounds: int
    from_first: float
    shifted: float
    snapping: float


def path_cost(privacy_map: PrivacyMap, cells: Sequence[int]) -> PathCost:
    """Return the cost of reports from some cells, one in each round."""
    distances = privacy_map.distances([cells[0]])[0]
    own: FloatArray = privacy_map.snapping_loss.ravel()[list(cells)]
    return PathCost(
        rounds=len(cells),
        from_first=float(distances[list(cells)].sum()),
        shifted=float(privacy_map.epsilon.ravel()[list(cells)].sum()),
        snapping=float(own.sum() + len(cells) * privacy_map.snapping_loss.ravel()[cells[0]]),
    )


def path_words(path: PathCost, unit: str) -> str:
    """Return the cost of a path in words."""
    return (
        f"{path.rounds} rounds. Instead of standing still at the first place: D {path.from_first:.4g}, a "
        f"factor of {factor_in_words(path.from_first)}. Instead of the same path, shifted a little: "
        f"{path.shifted:.4g} per {unit}. Snapping adds at most "
        f"{up_text(path.snapping) if path.snapping > 0.0 else 0}"
    )


def standing_words(privacy_map: PrivacyMap, rounds: int, unit: str) -> str:
    """Return in words what it costs to stand still for some rounds."""
    least, greatest = (rounds * level for level in level_range(privacy_map))
    return (
        f"{rounds} rounds at one place cost {_from_to(f'{least:.4g}', f'{greatest:.4g}')} per {unit}: a "
        f"factor of {_from_to(factor_in_words(least), factor_in_words(greatest))} between places 1 {unit} "
        "apart"
    )


def print_words(title: str, words: Mapping[str, str]) -> None:
    """Print a title and one fact on each line."""
    print(title)
    for name, value in words.items():
        print(f"  {name:<14} {value}")


def print_json(facts: Facts) -> None:
    """Print facts as one JSON object."""
    print(json.dumps(facts))
