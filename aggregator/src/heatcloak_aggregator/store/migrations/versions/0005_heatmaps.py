"""Reports of heatmap zones, and their heatmaps."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

ONE_MESSAGE = (
    "(report IS NULL AND ticks IS NOT NULL AND step IS NOT NULL AND sigma_ticks IS NOT NULL) OR "
    "(report IS NOT NULL AND ticks IS NULL AND step IS NULL AND sigma_ticks IS NULL)"
)


def upgrade() -> None:
    """Add their columns. The columns of readings are null in rows of reports."""
    with op.batch_alter_table("readings") as batch:
        batch.alter_column("ticks", existing_type=sa.BigInteger, nullable=True)
        batch.alter_column("step", existing_type=sa.Float(53), nullable=True)
        batch.alter_column("sigma_ticks", existing_type=sa.BigInteger, nullable=True)
        batch.add_column(sa.Column("report", sa.String(8)))
        batch.create_check_constraint("one_message", ONE_MESSAGE)
    op.add_column("estimates", sa.Column("devices", sa.BigInteger))
    op.add_column("estimates", sa.Column("size", sa.BigInteger))
    op.add_column("estimates", sa.Column("density", sa.Text))
