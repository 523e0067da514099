"""Audit of a zone's nodes: run the shipped node code in simulated worlds and test what it publishes."""

from __future__ import annotations
