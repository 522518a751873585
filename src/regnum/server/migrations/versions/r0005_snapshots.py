"""Snapshots have a table of their own, with one every so many answers, instead of one in each row, written anew with
each answer. What is under seal stays in the row: it is in no log yet."""

import json
import zlib
from collections.abc import Iterator

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

AT_ONCE = 100  # tables

TABLES = sa.table(
    "tables",
    sa.column("id", sa.String),
    sa.column("snapshot", sa.JSON(none_as_null=True)),
    sa.column("snapshot_at", sa.Integer),
    sa.column("sealed", sa.JSON),
)
SNAPSHOTS = sa.table(
    "snapshots", sa.column("table_id", sa.String), sa.column("pos", sa.Integer), sa.column("data", sa.LargeBinary)
)


def upgrade() -> None:
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("pos", sa.Integer(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_snapshots_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "pos", name=op.f("pk_snapshots")),
    )
    op.add_column("tables", sa.Column("sealed", sa.JSON(), nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("turns_back", sa.Integer(), nullable=False, server_default="0"))
    bind = op.get_bind()
    for ids in _ids(bind):
        found = sa.select(TABLES.c.id, TABLES.c.snapshot).where(TABLES.c.id.in_(ids))
        for table_id, snapshot in bind.execute(found).all():
            values = {"snapshot_at": -1}
            if snapshot is not None:
                values = {"snapshot_at": snapshot["pos"], "sealed": snapshot.pop("sealed")}
                data = zlib.compress(json.dumps(snapshot, ensure_ascii=False, separators=(",", ":")).encode())
                bind.execute(sa.insert(SNAPSHOTS), {"table_id": table_id, "pos": snapshot["pos"], "data": data})
            bind.execute(sa.update(TABLES).where(TABLES.c.id == table_id).values(values))
    op.drop_column("tables", "snapshot")


def downgrade() -> None:
    op.add_column("tables", sa.Column("snapshot", sa.JSON(none_as_null=True), nullable=True))
    bind = op.get_bind()
    for ids in _ids(bind):
        for table_id, sealed in bind.execute(sa.select(TABLES.c.id, TABLES.c.sealed).where(TABLES.c.id.in_(ids))).all():
            newest = (
                sa.select(SNAPSHOTS.c.data).where(SNAPSHOTS.c.table_id == table_id).order_by(SNAPSHOTS.c.pos.desc())
            )
            data = bind.scalar(newest.limit(1))
            values: dict[str, object] = {"snapshot_at": 0}
            if data is not None:
                snapshot = json.loads(zlib.decompress(data)) | {"sealed": sealed}
                values = {"snapshot_at": snapshot["pos"], "snapshot": snapshot}
            bind.execute(sa.update(TABLES).where(TABLES.c.id == table_id).values(values))
    op.drop_column("tables", "turns_back")
    op.drop_column("tables", "sealed")
    op.drop_table("snapshots")


def _ids(bind: sa.Connection) -> Iterator[list[str]]:
    """All tables, some at a time."""
    ids = list(bind.scalars(sa.select(TABLES.c.id)))
    for i in range(0, len(ids), AT_ONCE):
        yield ids[i : i + AT_ONCE]
