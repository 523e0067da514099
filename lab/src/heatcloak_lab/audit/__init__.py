"""Audit of a zone's nodes: run the shipped node code in simulated worlds and test what it publishes."""

from __future__ import annotations

DEFAULT_ROUNDS = 1200
"""Enough to detect that two sensors whose scales differ by 10 % have each other's noise."""
