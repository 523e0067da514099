"""Zones: noise that keeps a promise, what it costs in accuracy, and which promises to choose from."""
