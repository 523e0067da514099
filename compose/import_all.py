"""Compile at installation: bytecode of all modules and libraries, machine code of native functions."""

from contextlib import suppress
from importlib import import_module
from pkgutil import walk_packages

from heatcloak_aggregator.native.installation import compile_all

for package in ("heatcloak_aggregator", "heatcloak_lab"):
    for module in walk_packages(import_module(package).__path__, f"{package}."):
        # The image may lack an optional library, and a migration needs a database.
        if not module.name.endswith("__main__"):
            with suppress(Exception):
                import_module(module.name)
import_module("networkx")  # modules import it only when they draw a graph
compile_all()
