"""Track people in a corridor: sequential Monte Carlo over whole trajectories."""
