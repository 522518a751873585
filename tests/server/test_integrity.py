"""What was acknowledged is kept: races, crashes, restarts, several processes, loading from a snapshot."""

import os
import random
import re
import threading
import time
import uuid
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from regnum.log import import_log
from server.kit import PLAIN, LocalServer, Player, ServerProcess, wait_for


def test_of_many_answers_at_once_one_counts(ania, two):
    doc = ania.doc(two, 0)
    options = [o["id"] for o in doc["decisions"][0]["options"]]

    def send(i):
        body = {"seat": 0, "option": options[i % len(options)], "at": doc["at"], "key": uuid.uuid4().hex}
        return ania.http.post(f"/api/tables/{two}/answer", json=body).status_code

    with ThreadPoolExecutor(8) as pool:
        found = sorted(pool.map(send, range(16)))
    assert found == [200] + [409] * 15
    assert ania.doc(two, 0)["version"] == doc["version"] + 1


def test_the_same_answer_sent_many_times_at_once_counts_once(ania, two):
    doc = ania.doc(two, 0)
    body = {"seat": 0, "option": doc["decisions"][0]["options"][0]["id"], "at": doc["at"], "key": "once"}
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda _: ania.http.post(f"/api/tables/{two}/answer", json=body).json(), range(16)))
    assert found == [{"version": doc["version"] + 1}] * 16


def test_a_table_loads_from_its_snapshot_quickly_and_unchanged(server, ania):
    table = ania.table("me", "bot:random", "bot:random", "bot:random", seed=8)
    rng = random.Random(2)
    for _ in range(70):
        doc = wait_for(lambda: (d := ania.doc(table, 0)) and (d["decisions"] or d["status"] == "over") and d)
        if doc["status"] == "over":
            break
        ania.play(table, 0, rng.randrange(100))
        doc = wait_for(lambda: (d := ania.doc(table, 0)) and (d["decisions"] or d["status"] == "over") and d)
        if rng.random() < 0.3:
            server.tables.cache.pop(table, None)
            assert ania.doc(table, 0) == doc
    assert doc["at"] > 150
    took = []
    for _ in range(8):
        server.tables.cache.clear()
        started = time.perf_counter()
        assert ania.doc(table, 0) == doc
        took.append(time.perf_counter() - started)
    assert min(took) < 0.2  # the machine may be busy with other things
    live = server.tables.cache[table]
    assert live.playing().base > live.row.entries - 60  # not the whole log was read
    log = ania.get(f"/api/tables/{table}/log")
    assert len(import_log(log).log) == doc["at"]


def test_a_failing_commit_leaves_the_table_as_it_was(server, ania, two, monkeypatch):
    from regnum.server import moves, tables

    async def broken(*args):
        raise OSError("disk full")

    before = ania.doc(two, 0)
    with monkeypatch.context() as patch:  # an answer has a short way to the database
        patch.setattr(moves, "save_move", broken)
        assert ania.answer(two, 0, "influence", before["at"], status=500)["code"] == "error"
    assert ania.doc(two, 0) == before
    ania.answer(two, 0, "influence", before["at"])
    after = ania.doc(two, 0)
    with monkeypatch.context() as patch:  # all else is read, locked and changed
        patch.setattr(tables, "save_row", broken)
        assert ania.post(f"/api/tables/{two}/undo", status=500, seat=0, key="u")["code"] == "error"
    assert ania.doc(two, 0) == after
    ania.post(f"/api/tables/{two}/undo", seat=0, key="v")


class Crowd:
    """Players who play on their own tables as fast as they can, and remember what was acknowledged."""

    def __init__(self, address, players):
        self.stop = threading.Event()
        self.players = [Player(address, f"P{i}") for i in range(players)]
        self.tables = [p.table("me", "local", seed=i) for i, p in enumerate(self.players)]
        self.acknowledged = [[] for _ in self.players]
        self.threads = [threading.Thread(target=self.play, args=(i,)) for i in range(players)]

    def play(self, i):
        player, table, rng = self.players[i], self.tables[i], random.Random(i)
        try:
            while not self.stop.is_set():
                doc = player.doc(table, 0)
                if doc["status"] == "over":
                    return
                seat = doc["view"]["active"]
                waiting = [s["seat"] for s in doc["seats"] if s["waiting"]]
                seat = waiting[0]
                doc = player.doc(table, seat)
                option = rng.choice(doc["decisions"][0]["options"])["id"]
                made = player.answer(table, seat, option, doc["at"])
                self.acknowledged[i].append((doc["at"], seat, option, made["version"]))
        except (httpx.HTTPError, AssertionError):
            pass

    def run(self, moves):
        """Until so many are acknowledged, and some by everybody."""
        for t in self.threads:
            t.start()
        wait_for(lambda: sum(map(len, self.acknowledged)) > moves and all(self.acknowledged), 60)

    def join(self):
        self.stop.set()
        for t in self.threads:
            t.join(30)


@pytest.mark.parametrize("how", ["killed", "told to stop"])
def test_a_server_that_ends_under_load_loses_no_acknowledged_move(db_url, how):
    server = ServerProcess(db_url())
    try:
        crowd = Crowd(server.address, 6)
        crowd.run(50)
        if how == "killed":
            server.kill()
        else:
            assert server.stop() == 0
        crowd.join()
        server.start()
        moves = 0
        for player, table, said in zip(crowd.players, crowd.tables, crowd.acknowledged, strict=True):
            doc = player.doc(table, 0)
            assert doc["version"] >= said[-1][3]
            log = player.get(f"/api/tables/{table}/log")
            for at, seat, option, _ in said:
                assert log["entries"][at][:2] == [seat, option]
            assert len(import_log(log).log) == doc["at"]
            seat = next(s["seat"] for s in doc["seats"] if s["waiting"])
            player.play(table, seat)
            moves += len(said)
        assert moves > 50
    finally:
        server.stop()


def test_a_stopped_server_ends_in_order_and_goes_on_later(db_url):
    server = ServerProcess(db_url())
    try:
        assert server.line.startswith("Regnum: http://127.0.0.1:")
        ania = Player(server.address)
        table = ania.table("me", "bot:random", seed=2)
        s = ania.socket(table)
        wait_for(lambda: ania.doc(table, 0)["decisions"])
        doc = ania.play(table, 0)
        assert server.stop() == 0
        server.start()
        again = wait_for(lambda: (d := ania.doc(table, 0))["decisions"] and d)
        assert again["at"] >= doc["at"]
        s.close()
    finally:
        server.stop()


def test_a_bot_left_alone_by_a_crash_is_looked_after(db_url):
    url = db_url()
    server = ServerProcess(url)
    try:
        ania = Player(server.address)
        table = ania.table("bot:greedy", "bot:greedy", "bot:greedy", "bot:greedy", seed=2)
        wait_for(lambda: ania.doc(table)["at"] > 20)
        server.kill()
        server.start()
        wait_for(lambda: ania.doc(table)["status"] == "over", 60)
    finally:
        server.stop()


# --- several processes on one PostgreSQL ---


@pytest.fixture
def pair(postgres):
    url = postgres.new_url()
    servers = [ServerProcess(url), ServerProcess(url)]
    yield servers
    for s in servers:
        s.stop()


def test_two_processes_share_a_table(pair):
    one, other = pair
    ania, bona = Player(one.address, "Ania"), Player(other.address, "Bona")
    table = ania.table("me", "open", options={"first": "1"})
    a = ania.socket(table)
    b = bona.socket(table)
    bona.post(f"/api/tables/{table}/join", token=ania.links["1"])
    a.until_doc(lambda d: d["status"] == "live" and d["decisions"])
    b.send({"type": "seat", "seat": 1})
    b.until_doc(lambda d: d["seat"] == 1 and d["status"] == "live")
    a.until_doc(lambda d: d["seats"][1]["online"])
    b.until_doc(lambda d: d["seats"][0]["online"])
    sockets, moves = {0: a, 1: b}, 0
    while moves < 30:
        seat = next(s["seat"] for s in a.doc["seats"] if s["waiting"])
        mine = sockets[seat]
        mine.until_doc(lambda d, at=a.doc["at"]: d["at"] >= at)
        ok = mine.answer(seat, mine.doc["decisions"][0]["options"][0]["id"], mine.doc["at"])
        assert ok["type"] == "ok"
        for s in (a, b):
            s.until_doc(lambda d, v=ok["version"]: d["version"] >= v)
        moves += 1
    assert a.kinds.count("doc") == 1
    for server in pair:  # each made the other's moves itself; it did not read the table anew for each of them
        figures = httpx.get(f"{server.address}/metrics", verify=PLAIN).text
        assert int(re.search(r"regnum_load_seconds_count\S+ (\d+)", figures)[1]) < 10
    assert a.doc["view"]["pool"] == b.doc["view"]["pool"]
    bona.post(f"/api/tables/{table}/chat", text="over there")
    assert a.until("chat")["text"] == "over there"
    b.close()
    a.until_doc(lambda d: not d["seats"][1]["online"])
    a.close()


def test_answers_through_two_processes_are_serialised(pair):
    one, other = pair
    ania = Player(one.address, "Ania")
    elsewhere = httpx.Client(base_url=other.address, cookies=ania.http.cookies, timeout=20, verify=PLAIN)
    elsewhere.headers.update({"X-CSRF": ania.http.headers["X-CSRF"], "Origin": other.address})
    table = ania.table("me", "local", seed=7)
    for _ in range(10):
        doc = ania.doc(table, 0)
        seat = next(s["seat"] for s in doc["seats"] if s["waiting"])
        doc = ania.doc(table, seat)
        option = doc["decisions"][0]["options"][0]["id"]

        def send(client, at=doc["at"], seat=seat, option=option):
            body = {"seat": seat, "option": option, "at": at, "key": uuid.uuid4().hex}
            return client.post(f"/api/tables/{table}/answer", json=body).status_code

        with ThreadPoolExecutor(6) as pool:
            found = sorted(pool.map(send, [ania.http, elsewhere] * 3))
        assert found == [200] + [409] * 5
        assert elsewhere.get(f"/api/tables/{table}/doc").json()["version"] == doc["version"] + 1


def test_workers_of_one_command(postgres):
    server = ServerProcess(postgres.new_url(), workers=2)
    try:
        ania = Player(server.address)
        table = ania.table("me", "bot:random", seed=2)
        sockets = [ania.socket(table) for _ in range(6)]
        for s in sockets:
            s.until_doc(lambda d: d["status"] == "live")
        for _ in range(8):
            wait_for(lambda: ania.doc(table, 0)["decisions"])
            doc = ania.play(table, 0)
        for s in sockets:
            s.until_doc(lambda d: d["at"] >= doc["at"])
            s.close()
        pids: set[str] = set()

        def both_answer() -> bool:  # the kernel chooses who accepts: a busy machine may give one of them many in a row
            figures = httpx.get(f"{server.address}/metrics", verify=PLAIN).text
            pids.add(figures.split('pid="')[1].split('"')[0])
            return len(pids) == 2

        wait_for(both_answer)
    finally:
        server.stop()


def test_workers_need_postgresql(tmp_path):
    from typer.testing import CliRunner

    from regnum.cli import app

    found = CliRunner().invoke(app, ["serve", "--workers", "2", "--db", f"sqlite:///{tmp_path}/x.db", "--port", "0"])
    assert "PostgreSQL" in str(found.exception)


def test_workers_told_to_stop_lose_nothing(postgres):
    server = ServerProcess(postgres.new_url(), workers=2)
    try:
        crowd = Crowd(server.address, 3)
        crowd.run(20)
        assert server.stop() == 0
        crowd.join()
        server.start()
        for player, table, said in zip(crowd.players, crowd.tables, crowd.acknowledged, strict=True):
            log = player.get(f"/api/tables/{table}/log")
            for at, seat, option, _ in said:
                assert log["entries"][at][:2] == [seat, option]
    finally:
        server.stop()


def test_bots_think_in_other_processes_and_the_server_answers_meanwhile(server, ania, monkeypatch):
    from regnum.server import bots

    thinking, done = threading.Event(), threading.Event()
    real, pids = bots.Worker.ask, set()

    def slowly(worker, question, seconds):
        pids.add(worker.process.pid)
        thinking.set()
        done.wait(20)
        return real(worker, question, seconds)

    monkeypatch.setattr(bots.Worker, "ask", slowly)
    ania.table("bot:greedy", "bot:greedy", seed=2)
    try:
        assert thinking.wait(20)
        other = ania.table("me", "local", seed=1)  # moves are made while a bot thinks
        ania.play(other, ania.doc(other, 0)["view"]["active"])
        assert not done.is_set()
    finally:
        done.set()
    assert os.getpid() not in pids


def test_a_slow_bot_does_not_hold_up_the_table(db_url, monkeypatch):
    server = LocalServer(db_url(), bot_seconds=0.0001)
    try:
        ania = Player(server.address)
        table = ania.table("me", "bot:greedy", seed=2, options={"first": "2"})
        wait_for(lambda: ania.doc(table, 0)["decisions"], 60)
        assert server.app.state.bots.late > 0
    finally:
        server.stop()
