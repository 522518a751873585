"""Links for forgotten passwords; limits that several processes share."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

AUTO_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "resets",
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("user_id", AUTO_ID, nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_resets_user_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token_hash", name=op.f("pk_resets")),
    )
    op.create_index(op.f("ix_resets_user_id"), "resets", ["user_id"], unique=False)
    op.create_table(
        "limits",
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("full_at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_limits")),
    )


def downgrade() -> None:
    op.drop_table("limits")
    op.drop_index(op.f("ix_resets_user_id"), table_name="resets")
    op.drop_table("resets")
