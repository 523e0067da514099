"""Simulated worlds, fleets of real nodes, and the demo."""
