"""The audit's laboratory: the shipped node code, run on worlds that only the promise keeps apart."""

from __future__ import annotations
