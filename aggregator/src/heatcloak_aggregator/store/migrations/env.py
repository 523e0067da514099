"""Run by Alembic: migrate over the connection and within the transaction of the store."""

from __future__ import annotations

from alembic import context

from heatcloak_aggregator.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
