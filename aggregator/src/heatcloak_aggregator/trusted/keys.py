"""Keys of a zone: one root, from which every node's own keys are derived."""

from __future__ import annotations

import hashlib

from heatcloak_shared.errors import ParameterError
from heatcloak_shared.keyfile import MOST_GENERATIONS
from heatcloak_shared.parameters import check_integer
from heatcloak_shared.topics import is_identifier

KEY_BYTES = 32

_NODE_KEY = b"heatcloak node"
_NODE_BYTES = 32
_GENERATION_BYTES = 4


def derive_node_key(root: bytes, node: str, generation: int = 0) -> bytes:
    """The key of one node at epoch 0, which tells nothing of the root or of another node's key.

    ``BLAKE2b(key=root, person="heatcloak node", digest=32, data)`` with data = node id padded with zero bytes
    to 32 ‖ generation (4, big-endian): every field has a fixed width, so no two keys are of the same data.

    Args:
        root: the zone's root key, 32 bytes; only the trusted party holds it.
        node: the node's id, ``[a-z0-9][a-z0-9-]{0,31}``.
        generation: counts the node's replacements, 0 <= generation < 2¹⁶.

    Raises:
        ParameterError: an argument is outside the above. The text never carries the root.
    """
    if len(root) != KEY_BYTES:
        raise ParameterError(f"a root key of {len(root)} bytes: give {KEY_BYTES}")
    if not is_identifier(node):
        raise ParameterError("node id is malformed: use 1 to 32 of a-z, 0-9 and -, not starting with -")
    check_integer("generation", generation, 0, MOST_GENERATIONS)
    data = node.encode("ascii").ljust(_NODE_BYTES, b"\0") + generation.to_bytes(_GENERATION_BYTES, "big")
    return hashlib.blake2b(data, key=root, person=_NODE_KEY, digest_size=KEY_BYTES).digest()
