"""The trusted party: holds the seeds, and alone can take the noise off."""

from heatcloak_aggregator.trusted.denoise import denoise
from heatcloak_aggregator.trusted.errors import UnopenableError, WrongKeyError
from heatcloak_aggregator.trusted.keyring import Keyring
from heatcloak_aggregator.trusted.keys import derive_node_key
from heatcloak_aggregator.trusted.openings import Openings
from heatcloak_aggregator.trusted.rounds import LiveRounds, RecordedRounds

__all__ = [
    "Keyring",
    "LiveRounds",
    "Openings",
    "RecordedRounds",
    "UnopenableError",
    "WrongKeyError",
    "denoise",
    "derive_node_key",
]
