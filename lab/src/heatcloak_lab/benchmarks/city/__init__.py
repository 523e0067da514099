"""Benchmark ``city``: how many zones a machine serves, and what each zone, node and round costs."""
