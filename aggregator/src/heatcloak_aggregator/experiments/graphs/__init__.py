"""Experiments on graphs: which community is a source in, and how near it can be placed."""
