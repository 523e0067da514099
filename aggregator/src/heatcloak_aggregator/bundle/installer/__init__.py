"""Install a node on a Raspberry Pi; part of the bundle, needs only the standard library of Python 3.9."""
