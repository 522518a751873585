"""Tables that still run get a seed of 128 secret bits. Those of before had 48, few enough to be found from what one
player sees. What was drawn already is in the log, so games stay as they are. A seed that the only person at a table
chose stays as well."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

AT_ONCE = 100  # tables
SHORT = 1 << 64

TABLES = sa.table(
    "tables",
    sa.column("id", sa.String),
    sa.column("status", sa.String),
    sa.column("setup", sa.JSON),
    sa.column("version", sa.Integer),
)


def upgrade() -> None:
    bind = op.get_bind()
    ids = list(bind.scalars(sa.select(TABLES.c.id).where(TABLES.c.status != "over")))
    for i in range(0, len(ids), AT_ONCE):
        found = sa.select(TABLES.c.id, TABLES.c.setup).where(TABLES.c.id.in_(ids[i : i + AT_ONCE]))
        for table_id, setup in bind.execute(found).all():
            if setup.get("known") or setup["seed"] >= SHORT:
                continue
            fresh = {**setup, "seed": secrets.randbits(128) | 1 << 128}
            # a new version, so that no process goes on with what it has in memory
            values = {"setup": fresh, "version": TABLES.c.version + 1}
            bind.execute(sa.update(TABLES).where(TABLES.c.id == table_id).values(values))


def downgrade() -> None:
    """A long seed is good for the older form, too."""
