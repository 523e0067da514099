"""Benchmark ``store``: queries, retention and export of a store with many readings."""
