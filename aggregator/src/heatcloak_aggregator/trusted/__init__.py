"""The trusted party: holds the seeds, and alone can take the noise off."""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
