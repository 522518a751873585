"""The files of a SQLite database belong to the server and to nobody else on the machine: they hold password hashes,
addresses and everybody's hidden cards."""

from __future__ import annotations

import os
from pathlib import Path

from .. import store
from ..kernel import RegnumError

SUFFIXES = ("", "-wal", "-shm", "-journal")


def prepare(database: Path) -> None:
    """Make folder and file for their owner alone; files of older versions are set right. SQLite gives the files
    beside the database the rights of the database."""
    if database.exists() and not database.is_file():
        raise RegnumError(f"--db: {database}: not a file")
    try:
        store.make_folder(database.parent)
        os.close(os.open(database, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600))
    except OSError as error:
        raise RegnumError(f"--db: {error.filename or database}: {error.strerror}") from None
    for suffix in SUFFIXES:
        store.close_to_others(Path(f"{database}{suffix}"), 0o600)
