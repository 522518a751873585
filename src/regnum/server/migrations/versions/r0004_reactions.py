"""A table may have an open reaction, and a seat says when it wants to be asked for one."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("reacting", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("seats", sa.Column("reactions", sa.String(length=8), nullable=False, server_default="holding"))


def downgrade() -> None:
    op.drop_column("seats", "reactions")
    op.drop_column("tables", "reacting")
