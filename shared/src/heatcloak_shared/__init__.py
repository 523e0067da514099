"""Code that nodes and aggregator share bit for bit. Standard library only."""

from heatcloak_shared.errors import HeatcloakError, WireError
from heatcloak_shared.keystream import Keystream
from heatcloak_shared.noise import DiscreteGaussian, RoundedGaussian
from heatcloak_shared.wire import Reading, decode_reading, encode_reading
from heatcloak_shared.zone import Zone, load_zone

__all__ = [
    "DiscreteGaussian",
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
