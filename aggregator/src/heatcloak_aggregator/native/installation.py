"""Compile all native functions of the package at installation, or update the IR that it ships."""

from __future__ import annotations

import argparse
import sys
from contextlib import suppress
from importlib import import_module
from pkgutil import walk_packages

from heatcloak_aggregator.native.function import SHIPPED, NativeFunction, functions


def main() -> None:
    """Compile the package's native functions for this processor, or update their IR."""
    parser = argparse.ArgumentParser(prog="python -m heatcloak_aggregator.native", description=main.__doc__)
    parser.add_argument("--lower", action="store_true", help="update the IR of changed functions")
    parser.add_argument("--print", nargs=2, metavar=("MODULE", "NAME"), help="print the IR of one function")
    options = parser.parse_args()
    if options.print:
        import_module(options.print[0])
        sys.stdout.write(functions[options.print[1]].lower())
        return
    if options.lower:
        lower_all()
    else:
        compile_all()


def compile_all() -> None:
    """Compile all native functions of the package that are not in the cache."""
    for each in package_functions():
        each.load()


def lower_all() -> None:
    """Update the shipped IR of functions whose source has changed, and remove obsolete files."""
    of_package = package_functions()
    for file in {*SHIPPED.glob("*.ll")} - {each.shipped_ir for each in of_package}:
        file.unlink()
    for each in of_package:
        if not each.has_current_ir:
            each.ship_ir()


def package_functions() -> list[NativeFunction]:
    """Import the package and return its native functions, sorted by name."""
    for package in ("domains", "earth_mover", "heatmaps", "privacy_maps", "recovery"):
        found = import_module(f"heatcloak_aggregator.{package}")
        for module in walk_packages(found.__path__, f"{found.__name__}."):
            # OR-tools and cvxpy's solver must not be imported in one process; see `or_tools`.
            if module.name.endswith(".or_tools"):
                continue
            # Modules that need an optional library, which may be missing, have no native functions.
            with suppress(ModuleNotFoundError):
                import_module(module.name)
    return [each for name, each in sorted(functions.items()) if name.startswith("heatcloak_aggregator.")]
