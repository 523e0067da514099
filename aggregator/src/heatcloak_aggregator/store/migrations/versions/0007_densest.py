"""How sure heatmaps are."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the densest part of heatmaps."""
    op.add_column("estimates", sa.Column("densest", sa.JSON(none_as_null=True)))
