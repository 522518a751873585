"""Nobody else on the machine reads the database: neither its files nor those that older versions left open."""

import os
import stat
from pathlib import Path

import pytest

from regnum import store
from regnum.kernel import RegnumError
from regnum.server.db import Database
from server.kit import LocalServer, Player


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture
def usual_umask():
    before = os.umask(0o022)
    yield
    os.umask(before)


def test_a_new_database_is_private_with_all_its_files(tmp_path, usual_umask):
    server = LocalServer(f"sqlite:///{tmp_path}/data/regnum.db")
    try:
        Player(server.address).table("me", "open")
        files = {file.name: mode(file) for file in (tmp_path / "data").iterdir()}
    finally:
        server.stop()
    assert files == {"regnum.db": 0o600, "regnum.db-wal": 0o600, "regnum.db-shm": 0o600}
    assert mode(tmp_path / "data") == 0o700


def test_what_an_older_version_left_open_is_closed(tmp_path, usual_umask, monkeypatch):
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("REGNUM_HOME", str(home))
    for suffix in ("", "-wal", "-shm"):
        (home / f"regnum.db{suffix}").touch()
    Database(f"sqlite:///{home}/regnum.db")
    assert {mode(file) for file in home.iterdir()} == {0o600}
    assert mode(home) == 0o700


def test_a_folder_of_others_stays_as_it_is(tmp_path, usual_umask):
    Database(f"sqlite:///{tmp_path}/regnum.db")
    before = mode(tmp_path)
    tmp_path.chmod(0o755)
    Database(f"sqlite:///{tmp_path}/regnum.db")
    assert mode(tmp_path) == 0o755
    tmp_path.chmod(before)


def test_saved_tables_are_private_too(tmp_path, usual_umask, monkeypatch):
    monkeypatch.setenv("REGNUM_HOME", str(tmp_path / "home"))
    store.write_document({}, store.path_of("a-1"))
    assert mode(tmp_path / "home") == 0o700


def test_a_file_that_cannot_be_made_is_named(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(RegnumError, match=r"--db: .*file"):
        Database(f"sqlite:///{tmp_path}/file/regnum.db")


def test_what_is_no_file_is_no_database_and_stays_as_it_is(tmp_path):
    """A device, as /dev/null is, belongs to everybody on the machine."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    pipe.chmod(0o666)
    for path in (pipe, tmp_path):
        with pytest.raises(RegnumError, match=f"--db: {path}: not a file"):
            Database(f"sqlite:///{path}")
    with pytest.raises(RegnumError, match=f"{pipe}: not a file"):
        store.write_document({}, pipe)
    store.close_to_others(pipe, 0o600)
    assert mode(pipe) == 0o666
    assert pipe.is_fifo()
