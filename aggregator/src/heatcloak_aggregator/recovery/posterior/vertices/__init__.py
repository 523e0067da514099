"""Posterior of sources at the vertices of a graph: enumerated if they are few, otherwise sampled."""
