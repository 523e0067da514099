"""Keep what every process would otherwise compile: bytecode, of the libraries too, and machine code."""

from contextlib import suppress
from importlib import import_module
from pkgutil import walk_packages

from heatcloak_aggregator.native import compile_all

for package in ("heatcloak_aggregator", "heatcloak_lab"):
    for module in walk_packages(import_module(package).__path__, f"{package}."):
        # A package may be left out of the image, a migration wants a database: they are compiled when used.
        if not module.name.endswith("__main__"):
            with suppress(Exception):
                import_module(module.name)
compile_all()
