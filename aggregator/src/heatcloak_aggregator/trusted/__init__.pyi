from .denoising import denoise
from .errors import UnopenableError, WrongKeyError
from .keyring import Keyring
from .keys import derive_node_key
from .openings import Openings
from .rounds import LiveRounds, RecordedRounds

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
