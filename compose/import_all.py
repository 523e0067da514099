"""Imports whatever of heatcloak can be imported: Python then keeps what it compiled, of the libraries too."""

from contextlib import suppress
from importlib import import_module
from pkgutil import walk_packages

import heatcloak_aggregator

for module in walk_packages(heatcloak_aggregator.__path__, "heatcloak_aggregator."):
    # A package may be left out of the image, a migration wants a database: they are compiled when used.
    if not module.name.endswith("__main__"):
        with suppress(Exception):
            import_module(module.name)
