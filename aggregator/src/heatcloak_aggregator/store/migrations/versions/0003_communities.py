"""What estimates tell of communities."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add them; what is there already is of corridors, which have none."""
    op.add_column("estimates", sa.Column("communities", sa.JSON(none_as_null=True)))
