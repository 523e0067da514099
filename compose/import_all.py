"""Import all of heatcloak, so that Python keeps the bytecode: of the libraries too.

Numba imports much of itself only when it loads the first function: these packages are named.
"""

from contextlib import suppress
from importlib import import_module
from pkgutil import walk_packages

NUMBA = ("core", "cpython", "experimental", "misc", "np", "typed")

for package in ("heatcloak_aggregator", "heatcloak_lab", *(f"numba.{part}" for part in NUMBA)):
    for module in walk_packages(import_module(package).__path__, f"{package}."):
        # A package may be left out of the image, a migration wants a database: they are compiled when used.
        if not module.name.endswith("__main__"):
            with suppress(Exception):
                import_module(module.name)
