"""Sources at the vertices of a graph: exact where they are few, a collapsed sampler else."""
