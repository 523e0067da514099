"""Keys of a zone: one root, from which every node's own key is derived."""

from __future__ import annotations

import hashlib

from heatcloak_shared.errors import ParameterError

KEY_BYTES = 32

_NODE_KEY = b"heatcloak node"


def derive_node_key(root: bytes, node: str) -> bytes:
    """The key of one node, which tells nothing of the root or of another node's key.

    Args:
        root: the zone's root key, 32 bytes; only the trusted party holds it.
        node: the node's id.

    Raises:
        ParameterError: the root has another length.
    """
    if len(root) != KEY_BYTES:
        raise ParameterError(f"a root key of {len(root)} bytes: give {KEY_BYTES}")
    digest = hashlib.blake2b(node.encode("ascii"), key=root, person=_NODE_KEY, digest_size=KEY_BYTES)
    return digest.digest()
