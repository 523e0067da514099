"""Simulation, experiments, benchmarks and the audit runner of Heatcloak."""
