"""The trusted party: holds the seeds, and alone can take the noise off."""

from heatcloak_aggregator.trusted.denoise import WrongKeyError, denoise
from heatcloak_aggregator.trusted.follower import TrustedParty
from heatcloak_aggregator.trusted.keys import derive_node_key

__all__ = ["TrustedParty", "WrongKeyError", "denoise", "derive_node_key"]
