"""Sources anywhere in [0, 1]: a sampler of continuous places by reversible jumps."""
