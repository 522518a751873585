"""The commands of docs/operating.md are run as they stand there: what they save can be played on from."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from server.kit import PG_BIN, LocalServer, Player

GUIDE = (Path(__file__).parents[2] / "docs" / "operating.md").read_text(encoding="utf-8")


def command(first_words: str) -> str:
    """The line of the guide that begins so."""
    chapter = GUIDE.partition("## Backup and restore")[2]
    found = re.search(rf"^(?:umask 077 && )?{re.escape(first_words)}.*$", chapter, re.MULTILINE)
    assert found is not None, first_words
    return found.group(0)


def run(line: str, folder: Path) -> None:
    path = f"{Path(sys.executable).parent}:{PG_BIN}:{os.environ['PATH']}"
    subprocess.run(line, shell=True, check=True, cwd=folder, env={**os.environ, "PATH": path}, timeout=120)


def played(server: LocalServer) -> tuple[Player, str, Any]:
    """Somebody with an account in mid-game, her table, and what she sees."""
    ania = Player(server.address, "Ania")
    ania.post("/api/account", name="Ania", password="correct horse")
    ania.http.headers["X-CSRF"] = ania.http.cookies["regnum_csrf"]
    table = ania.table("me", "local", seed=3)
    for _ in range(5):
        ania.play(table, ania.doc(table, 0)["view"]["active"])
    return ania, table, ania.doc(table, 0)


def goes_on(url: str, table: str, was: Any) -> None:
    server = LocalServer(url)
    try:
        ania = Player(server.address, "Guest")
        ania.post("/api/login", name="Ania", password="correct horse")
        ania.http.headers["X-CSRF"] = ania.http.cookies["regnum_csrf"]
        assert ania.doc(table, 0) == was
        ania.play(table, was["view"]["active"])
        ania.post("/api/login", 403, name="Late", password="correct horse")
    finally:
        server.stop()


def after_the_backup(address: str) -> None:
    Player(address, "Late").post("/api/account", name="Late", password="correct horse")


@pytest.mark.parametrize("way", ["sqlite3 ", "python -c "])
def test_sqlite_is_saved_while_the_server_runs(tmp_path: Path, way: str) -> None:
    server = LocalServer(f"sqlite:///{tmp_path}/regnum.db")
    try:
        _, table, was = played(server)
        line = command(way).replace("~/.local/share/regnum/regnum.db", "regnum.db")
        line = line.replace("/backup/regnum-$(date +%F).db", "backup.db")
        if way == "sqlite3 " and shutil.which("sqlite3") is None:  # the same words, spoken by Python
            *_, file, words = shlex.split(line)
            words = shlex.quote(f"import sqlite3; sqlite3.connect({file!r}).execute({words!r})")
            line = f"umask 077 && python -c {words}"
        run(line, tmp_path)
        assert (tmp_path / "backup.db").stat().st_mode & 0o777 == 0o600
        after_the_backup(server.address)
    finally:
        server.stop()
    for file in ("regnum.db", "regnum.db-wal", "regnum.db-shm"):  # the way back, as the guide says
        (tmp_path / file).unlink(missing_ok=True)
    shutil.copy(tmp_path / "backup.db", tmp_path / "regnum.db")
    goes_on(f"sqlite:///{tmp_path}/regnum.db", table, was)


def test_postgresql_is_saved_while_the_server_runs(postgres: Any, tmp_path: Path) -> None:
    url = postgres.new_url()
    server = LocalServer(url)
    try:
        _, table, was = played(server)
        run(command("pg_dump ").replace("postgresql://user@host/regnum", url), tmp_path)
        assert (tmp_path / "regnum.dump").stat().st_mode & 0o777 == 0o600
        after_the_backup(server.address)
    finally:
        server.stop()
    at = f"-h 127.0.0.1 -p {postgres.port} -U postgres"
    run(command("createdb ").replace("createdb regnum", f"createdb {at} restored"), tmp_path)
    restored = f"{url.rpartition('/')[0]}/restored"
    run(command("pg_restore ").replace("postgresql://user@host/regnum", restored), tmp_path)
    goes_on(restored, table, was)
