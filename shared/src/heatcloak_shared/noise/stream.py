"""What a sampler draws from."""

from __future__ import annotations

from typing import Protocol


class ByteStream(Protocol):
    """A source of uniform random bytes, for example a `Keystream`."""

    def read(self, size: int) -> bytes:
        """Return exactly ``size`` bytes; consecutive reads concatenate."""
