from .decryptor import WrongKeyError, denoise
from .keyring import Keyring, UndecryptableError
from .keys import derive_node_key
from .pipeline import DecryptionPipeline
from .rounds import LiveRounds, RecordedRounds

__all__ = [
    "DecryptionPipeline",
    "Keyring",
    "LiveRounds",
    "RecordedRounds",
    "UndecryptableError",
    "WrongKeyError",
    "denoise",
    "derive_node_key",
]
