"""Benchmark ``service``: the ingest rate, the growth with nodes, and the memory of the aggregator service."""
