"""Alembic: always run by `Database.upgrade`, which hands over its connection."""

from alembic import context

from regnum.server.models import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,  # SQLite changes a table by making it anew
)
context.run_migrations()
