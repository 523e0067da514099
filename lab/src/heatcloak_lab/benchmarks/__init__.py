"""Benchmarks of cost and accuracy: each one measures our code and its peers in one run."""
