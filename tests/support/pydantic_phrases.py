"""Phrases of pydantic's own error texts, which must not reach a user."""

from __future__ import annotations

PHRASES = (
    "input should",
    "value error",
    "field required",
    "extra inputs",
    "for further information",
    "should have at",
    "should match",
    "unable to parse",
    "validation error",
    "does not match any of",
    "unable to extract tag",
    "type=",
)


def pydantic_phrases_in(text: str) -> list[str]:
    """Return the phrases that ``text`` contains."""
    return [phrase for phrase in PHRASES if phrase in text.lower()]
