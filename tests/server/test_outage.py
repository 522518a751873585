"""A database that is away, or cannot be written: said in one line, answered 503, and over when it is over."""

import contextlib
import json
import resource
import subprocess
import time

import httpx
import psycopg
import pytest
from sqlalchemy.exc import OperationalError

from regnum.kernel import RegnumError
from regnum.server import health
from regnum.server.db import Database
from server.kit import PLAIN, Player, Postgres, ServerProcess, free_port, wait_for


class Logged(ServerProcess):
    """A server whose log is kept."""

    def __init__(self, url, log, **more):
        self.log = log
        super().__init__(url, **more)

    def start(self):
        popen = subprocess.Popen
        with self.log.open("a") as file, pytest.MonkeyPatch.context() as patch:
            patch.setattr(subprocess, "Popen", lambda *a, **k: popen(*a, **{**k, "stderr": file}))
            super().start()

    def lines(self):
        return [json.loads(line) for line in self.log.read_text().splitlines()]

    def ready(self):
        found = httpx.get(f"{self.address}/readyz", timeout=20, verify=PLAIN)
        return found.status_code, found.json()


def unavailable(found):
    assert found.status_code == 503, found.text
    assert found.headers["content-type"] == "application/problem+json"
    assert int(found.headers["retry-after"]) > 0
    assert found.json()["code"] == "unavailable"


@pytest.fixture
def own_postgres():
    made = Postgres()
    yield made
    made.stop()


@pytest.mark.parametrize("workers", [1, 2])
def test_postgresql_goes_and_comes_back(own_postgres, tmp_path, workers):
    server = Logged(own_postgres.new_url(), tmp_path / "log", workers=workers)
    try:
        ania = Player(server.address)
        table = ania.table("me", "local", seed=3)
        for _ in range(4):
            seat = ania.doc(table, 0)["view"]["active"]
            ania.play(table, seat)
        socket = ania.socket(table)
        before = socket.until("doc")["doc"]
        own_postgres.halt()
        for _ in range(6):  # each worker
            unavailable(ania.http.get(f"/api/tables/{table}"))
            unavailable(ania.http.post(f"/api/tables/{table}/chat", json={"text": "hello"}))
        assert server.ready()[0] == 503
        decision = before["decisions"][0]
        told = socket.answer(decision["seat"], decision["options"][0]["id"], before["at"], step=decision["step"])
        assert (told["type"], told["code"]) == ("error", "unavailable")
        with contextlib.suppress(Exception):  # a new one is refused in order
            ania.socket(table)
        time.sleep(2.5)
        own_postgres.start()
        wait_for(lambda: all(server.ready()[0] == 200 for _ in range(6)), 60)
        again = ania.socket(table)
        assert again.until("doc")["doc"]["at"] == before["at"]
        ania.play(table, decision["seat"])  # perhaps in the other process: it listens again
        again.until_doc(lambda doc: doc["at"] > before["at"])
        again.close()
    finally:
        server.stop()
    assert "Traceback" not in server.log.read_text()
    lines = [line["message"] for line in server.lines()]
    # told once, not for each request; on a busy machine once more, when the connection that listens finds out late
    for one in ("not available", "available again"):
        assert 1 <= sum(one in line for line in lines) <= 2 * workers, lines
    assert len(lines) <= 4 * workers, lines


def test_whoever_comes_first_after_an_outage_is_served(own_postgres, tmp_path):
    """Nobody asked anything meanwhile, so no connection of this process has noticed: a server that calls itself
    ready has none left that leads nowhere, neither for what is read nor for moves."""
    server = Logged(own_postgres.new_url(), tmp_path / "log")
    try:
        ania = Player(server.address)
        table = ania.table("me", "local", seed=3)
        for _ in range(4):
            ania.play(table, ania.doc(table, 0)["view"]["active"])
        own_postgres.halt()
        time.sleep(1.5)  # the connection that listens has found out
        own_postgres.start()
        wait_for(lambda: server.ready()[0] == 200, 60)
        ania.play(table, ania.doc(table, 0)["view"]["active"])
    finally:
        server.stop()


def test_a_full_disk_is_told_and_passes(tmp_path):
    """The kernel refuses every write beyond the first page of a file, as it would with no room left."""
    server = Logged(f"sqlite:///{tmp_path}/x.db", tmp_path / "log")
    try:
        ania = Player(server.address)
        table = ania.table("me", "local", seed=3)
        before = ania.doc(table, 0)
        pid = server.process.pid
        was = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, was[1]))
        decision = before["decisions"][0]
        body = {"seat": decision["seat"], "option": decision["options"][0]["id"], "at": before["at"], "key": "a" * 20}
        for _ in range(3):
            unavailable(ania.http.post(f"/api/tables/{table}/answer", json=body))
        assert server.ready() == (503, {"ready": False, "why": "database"})
        assert ania.doc(table, 0)["at"] == before["at"]  # it can be looked at, and shows nothing that was not stored
        resource.prlimit(pid, resource.RLIMIT_FSIZE, was)
        wait_for(lambda: server.ready()[0] == 200, 30)
        ania.post(f"/api/tables/{table}/answer", **body)
        assert ania.doc(table, 0)["at"] > before["at"]
    finally:
        server.stop()
    assert "Traceback" not in server.log.read_text()
    assert len(server.lines()) == 2, server.lines()


def test_little_room_on_the_disk_is_told_before_it_is_none(server, monkeypatch):
    if server.app.state.db.postgres:
        return  # its disk is not ours to see; a write that fails is
    monkeypatch.setattr(health, "SPARE", 1 << 60)
    monkeypatch.setattr(health, "FRESH", 0.0)
    assert httpx.get(f"{server.address}/readyz").json() == {"ready": False, "why": "disk"}
    monkeypatch.undo()
    wait_for(lambda: httpx.get(f"{server.address}/readyz").status_code == 200)  # others share this server


def test_a_server_waits_for_its_database_but_not_for_ever(capfd):
    import asyncio

    async def reach():
        made = Database(f"postgresql://nobody@127.0.0.1:{free_port()}/nothing")
        try:
            await made.reach(patience=0)
        finally:
            await made.close()

    with pytest.raises(RegnumError, match=r"--db: the database cannot be reached: .*refused"):
        asyncio.run(reach())


def test_a_mistake_of_ours_is_not_taken_for_an_outage(server):
    from sqlalchemy import text

    async def fail(statement):
        async with server.app.state.db.session() as session:
            await session.execute(text(statement))

    for statement in ("SELECT * FROM nothing", "SELEC", "INSERT INTO users (name) VALUES ('x')"):
        with pytest.raises(Exception) as found:
            server.run(fail(statement))
        assert health.cause(found.value) is None, statement
    gone = OperationalError("", {}, psycopg.errors.AdminShutdown("terminating"))
    assert health.cause(gone) is not None
