"""Addresses are confirmed, names are compared by their looks, and a table's chat may be for those who sit there."""

import sqlalchemy as sa
from alembic import op

from regnum.server import names

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

AUTO_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.add_column("users", sa.Column("email_confirmed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("users", sa.Column("name_look", sa.String(length=200), nullable=True))
    op.create_index(op.f("ix_users_name_look"), "users", ["name_look"], unique=False)
    op.add_column("tables", sa.Column("seated_chat", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "confirmations",
        sa.Column("address_key", sa.String(length=320), nullable=False),
        sa.Column("address", sa.String(length=320), nullable=False),
        sa.Column("user_id", AUTO_ID, nullable=False),
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_confirmations_user_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("address_key", name=op.f("pk_confirmations")),
    )
    op.create_index(op.f("ix_confirmations_token_hash"), "confirmations", ["token_hash"], unique=False)
    op.create_index(op.f("ix_confirmations_user_id"), "confirmations", ["user_id"], unique=False)
    _known_so_far()


def _known_so_far() -> None:
    """What is known of the accounts there are: their looks, and whose address a channel has confirmed."""
    bind = op.get_bind()
    users = sa.table(
        "users",
        *map(sa.column, ("id", "name", "name_key", "name_look", "email")),
        sa.column("email_confirmed", sa.Boolean),
    )
    channels = sa.table(
        "channels",
        sa.column("user_id"),
        sa.column("kind"),
        sa.column("verified", sa.Boolean),
        sa.column("config", sa.JSON),
    )
    found = sa.select(channels.c.user_id, channels.c.config).where(channels.c.kind == "email", channels.c.verified)
    proven = {(user, str(config.get("address", "")).lower()) for user, config in bind.execute(found)}
    accounts = sa.select(users.c.id, users.c.name, users.c.email).where(users.c.name_key.is_not(None))
    for user, name, email in bind.execute(accounts).all():
        known = (user, str(email or "").lower()) in proven
        change = sa.update(users).where(users.c.id == user)
        bind.execute(change.values(name_look=names.look(name), email_confirmed=known))


def downgrade() -> None:
    op.drop_table("confirmations")
    op.drop_column("tables", "seated_chat")
    op.drop_index(op.f("ix_users_name_look"), table_name="users")
    op.drop_column("users", "name_look")
    op.drop_column("users", "email_confirmed")
