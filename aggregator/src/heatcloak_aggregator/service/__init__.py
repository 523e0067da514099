"""The aggregator service: take readings in, close rounds, estimate and publish.

`aggregator` runs everything; `ingest` commits readings, and `stored_notifier` acknowledges them to their
nodes; `rounds` closes rounds; `estimate_worker` and `estimator` recover them; `startup_recovery` resumes
after a restart; `store_retry` retries the store. Rate limits and reconnection are in
`heatcloak_aggregator.mqtt`.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
