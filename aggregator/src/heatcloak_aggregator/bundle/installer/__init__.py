"""Puts a node onto a Raspberry Pi: travels in the bundle, needs nothing but Python 3.9's standard library."""
