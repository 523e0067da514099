"""Code that nodes and aggregator share bit for bit. Standard library only."""

from typing import TYPE_CHECKING

from heatcloak_shared.errors import HeatcloakError, WireError
from heatcloak_shared.keystream import Keystream
from heatcloak_shared.noise import RoundedGaussian
from heatcloak_shared.wire import Reading, decode_reading, encode_reading
from heatcloak_shared.zone import Zone, load_zone

if TYPE_CHECKING:
    from heatcloak_shared.local_heatmap import LocalHeatmap
    from heatcloak_shared.noise.discrete_gaussian import DiscreteGaussian
    from heatcloak_shared.noise.discrete_laplace import DiscreteLaplace

__all__ = [
    "DiscreteGaussian",
    "DiscreteLaplace",
    "HeatcloakError",
    "Keystream",
    "LocalHeatmap",
    "Reading",
    "RoundedGaussian",
    "WireError",
    "Zone",
    "decode_reading",
    "encode_reading",
    "load_zone",
]


_LATER = {
    "DiscreteGaussian": "noise.discrete_gaussian",
    "DiscreteLaplace": "noise.discrete_laplace",
    "LocalHeatmap": "local_heatmap",
}


def __getattr__(name: str) -> object:
    """Import what most nodes do not use when it is used: they have little memory."""
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f"{__name__}.{_LATER[name]}"), name)
