"""The aggregator service: take readings in, close rounds, estimate and publish.

`aggregator` runs everything. `zone_sources` reads the zones, `served_zones` holds those that are served, and
`shared_zones` the leases of a service that shares them. `ingest` commits readings, and `stored_notifier`
acknowledges them to their nodes; `rounds` closes rounds; `estimate_scheduler` sends them to the estimators of
an `estimator_host`; `estimate_commits` stores their estimates, and `outbox` queues them for publication;
`resume` goes on from the store; `store_retry` retries it. `monitoring` has the events that metrics and
`traces` receive. Rate limits and reconnection are in `heatcloak_aggregator.mqtt`.

The life of one reading:

1. `ingest` takes a batch of messages from the broker and finds the zone and the node of each by its topic.
2. `zone_state` admits the reading by the rules of its zone and of its node's rate limit, or refuses it.
3. `watermarks` tells which sequence numbers of its boot are stored; a stored one is a duplicate.
4. `rounds` reserves the place of its node in its round. The verdict is accepted, second or late.
5. `ingest` commits the new readings of the batch in one transaction, which `store_retry` repeats on failure.
6. `zone_state` adds its number to its boot's sequence, and `rounds` confirms its place, or withdraws it.
7. `stored_notifier` collects the new watermark; `ingest` acknowledges the batch to the broker.
8. `aggregator` publishes the watermark as a `stored` message, and the node deletes the reading.
9. `rounds` closes the round when all nodes have reported or its time is over; `estimate_scheduler` has it
   estimated, when it is the turn of its zone.
10. `aggregator` publishes the estimate after its commit. A late reading repeats 9 from the store.
"""

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)
