"""The store: cloaked readings and estimates, committed before anybody is told that they are safe."""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
