"""Reports of position zones, and their positions."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

ONE_MESSAGE = (
    "(ticks IS NOT NULL AND step IS NOT NULL AND sigma_ticks IS NOT NULL "
    "AND report IS NULL AND position IS NULL) OR "
    "(ticks IS NULL AND step IS NULL AND sigma_ticks IS NULL "
    "AND (report IS NULL) <> (position IS NULL))"
)


def upgrade() -> None:
    """Add their columns."""
    with op.batch_alter_table("readings") as batch:
        batch.drop_constraint("one_message", type_="check")
        batch.add_column(sa.Column("position", sa.String(8)))
        batch.create_check_constraint("one_message", ONE_MESSAGE)
    op.add_column("estimates", sa.Column("positions", sa.JSON(none_as_null=True)))
