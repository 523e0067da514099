"""Track people on a graph: exact for one known person, else Gibbs sampling of paths."""
