"""Create and check the boot-partition files that turn a fresh card into a node."""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
