"""The store: cloaked readings and estimates in SQLite or PostgreSQL.

`store` holds every query and write; `readings`, `estimates`, `boots`, `leases`, `published_zones` and
`retention` hold their SQL; `rows` is what goes in and comes out; `database` opens the database and upgrades
it; `export` writes readings to files and reads them back.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
