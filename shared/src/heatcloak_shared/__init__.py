"""Code that nodes and aggregator share bit for bit. Standard library only."""

from typing import TYPE_CHECKING

from heatcloak_shared.errors import HeatcloakError, WireError
from heatcloak_shared.keystream import Keystream
from heatcloak_shared.noise import RoundedGaussian
from heatcloak_shared.wire import Reading, decode_reading, encode_reading
from heatcloak_shared.zone import Zone, load_zone

if TYPE_CHECKING:
    from heatcloak_shared.noise.discrete_gaussian import DiscreteGaussian
    from heatcloak_shared.noise.discrete_laplace import DiscreteLaplace

__all__ = [
    "DiscreteGaussian",
    "DiscreteLaplace",
    "HeatcloakError",
    "Keystream",
    "Reading",
    "RoundedGaussian",
    "WireError",
    "Zone",
    "decode_reading",
    "encode_reading",
    "load_zone",
]


def __getattr__(name: str) -> object:
    """Import rarer noise when it is used: most nodes have other noise and little memory."""
    if name == "DiscreteGaussian":
        from heatcloak_shared.noise.discrete_gaussian import DiscreteGaussian

        return DiscreteGaussian
    if name == "DiscreteLaplace":
        from heatcloak_shared.noise.discrete_laplace import DiscreteLaplace

        return DiscreteLaplace
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
