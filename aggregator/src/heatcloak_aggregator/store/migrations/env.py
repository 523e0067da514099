"""Run by Alembic: migrates over the connection that the store hands it, in the transaction that it began."""

from __future__ import annotations

from alembic import context

from heatcloak_aggregator.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
