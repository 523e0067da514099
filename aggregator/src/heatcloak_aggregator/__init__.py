"""The Heatcloak aggregator: calibrates the noise, recovers the vicinity, serves a zone."""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
