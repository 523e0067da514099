"""Peer text made fit for logs and error texts."""

from __future__ import annotations


def sanitize(text: object, limit: int = 80) -> str:
    """``text`` as one short line of printable ASCII: quoted, escaped, capped at ``limit`` characters.

    What a peer sent, or a person typed into a file, reaches our logs and errors through here only, so that
    it can neither forge a log line nor flood one.
    """
    if isinstance(text, str):
        text = text[:limit]
    elif isinstance(text, bytes):
        text = bytes(text[:limit])
    try:
        shown = ascii(text)
    except (ValueError, RecursionError):
        # An integer of more digits than Python is willing to write out, or tables nested as deep as it can.
        shown = f"a {type(text).__name__} that is too long to show"
    if not isinstance(text, (str, bytes)):
        # Arrays are shown in several lines.
        shown = " ".join(shown.split())
    return shown if len(shown) <= limit else f"{shown[: limit - 3]}..."
