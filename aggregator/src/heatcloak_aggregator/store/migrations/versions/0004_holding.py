"""What estimates tell of the probability that a community holds a source."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add it; estimates that are there already were made without."""
    op.add_column("estimates", sa.Column("holding", sa.JSON(none_as_null=True)))
