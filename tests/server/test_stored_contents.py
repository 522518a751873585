"""Tables that were stored before contents had limits: they open and are played, or they are halted and that is told;
either way nobody else waits for them."""

import asyncio
import itertools
import json
import os
import subprocess
import sys
import threading
import time

import httpx
import pytest

from regnum.games import get_game
from regnum.kernel import Table
from regnum.log import import_log, state_hash
from regnum.server import patience, present
from server.kit import LocalServer, Player, wait_for
from server.test_quarantine import read, store
from server.test_seeds import setup_of

DATABASES_BY_DAY = ["sqlite"]  # it is about rules and contents, stored alike everywhere

# accepted once, refused today: numbers, a token too precious, pieces that no setup can be made of
OLD = {
    "boze_igrzysko": {"start": {"money": 900}, "stock": {"cossacks": 1000}},
    "pax_renaissance": {"columns": 14, "florins": [150, 150, 150, 150]},
    "principato": {"storage": {"farm": 30}, "components": {"food": 900}, "culture": {"book": {"5000": 1}}},
}


def taking_anything(url, **settings):
    """A server as there was one before the limits: it takes any content."""
    server = LocalServer(url, **settings)
    sandbox = server.tables.sandbox
    sandbox.begin, begin = lambda setup, content: begin(setup, content, stored=True), sandbox.begin
    return server


def again(player, server):
    player.http.base_url = player.address = server.address
    player.http.headers["Origin"] = server.address


def play(player, table, answers):
    """For all seats of this person; bots play their own."""
    while answers:
        doc = player.doc(table)
        seat = next((s["seat"] for s in doc["seats"] if s["waiting"] and s["you"]), None)
        if seat is None:
            wait_for(lambda at=doc["at"]: player.doc(table)["at"] > at)
            continue
        player.play(table, seat, answers)
        answers -= 1


@pytest.mark.parametrize("game", OLD)
def test_a_table_with_a_content_beyond_todays_limits_is_played_on(db_url, game, tmp_path):
    url, seats = db_url(), ("me", "local", "bot:greedy")
    server = taking_anything(url)
    try:
        ania = Player(server.address)
        table = ania.table(*seats, game=game, content=OLD[game])
        begun = ania.doc(table, 0)["view"]
    finally:
        server.stop()
    server = LocalServer(url)
    try:
        again(ania, server)
        wish = {"game": game, "seats": [{"kind": "me"}, *[{"kind": "local"}] * 2], "content": OLD[game]}
        ania.post("/api/tables", 422, **wish)  # limits hold for what is new
        doc = ania.doc(table, 0)
        assert doc["status"] == "live", doc
        assert set(doc["view"]) == set(begun)
        play(ania, table, 12)
        for path in ("", "/doc", "/log", "/content", "/chronicle", "/report", "/replay?at=2"):
            assert ania.http.get(f"/api/tables/{table}{path}").status_code == 200, path
        assert len(ania.get(f"/api/tables/{table}/content")["own"]) >= 2
        log = ania.get(f"/api/tables/{table}/log")
        assert log["content"] == OLD[game]
        refused = ania.http.post("/api/import", content=json.dumps(log), headers={"content-type": "application/json"})
        assert refused.status_code == 422
        assert "content" in refused.json()["detail"]
        ania.post(f"/api/tables/{table}/fork", 422, at=2)
    finally:
        server.stop()
    # the command line opens what is stored, too
    assert state_hash(import_log(log)) == log["state"]
    (tmp_path / "game.json").write_text(json.dumps(log))
    assert regnum(tmp_path, "replay", "game.json", "--json").returncode == 0
    taken = regnum(tmp_path, "import", "game.json")
    assert taken.returncode == 2
    assert "content" in taken.stderr


def regnum(folder, *args):
    command, env = [sys.executable, "-m", "regnum.cli", *args], {**os.environ, "REGNUM_HOME": str(folder)}
    return subprocess.run(command, capture_output=True, text=True, env=env, cwd=folder, check=False, timeout=120)


def test_a_lobby_with_such_a_content_begins_with_its_last_player(db_url):
    url = db_url()
    server = taking_anything(url)
    try:
        ania = Player(server.address)
        table = ania.table("me", "open", "local", game="boze_igrzysko", content=OLD["boze_igrzysko"])
        link = ania.links["1"]
    finally:
        server.stop()
    setup = {**setup_of(url, table), "revision": 1}  # the rules have changed since
    store(url, "UPDATE tables SET setup = :s WHERE id = :t", s=json.dumps(setup), t=table)
    server = LocalServer(url)
    try:
        again(ania, server)
        bona = Player(server.address, "Bona")
        bona.post(f"/api/tables/{table}/join", token=link)
        assert ania.doc(table, 0)["view"]["magnates"][0]["money"] >= 900
        asked = next(s for s in ania.doc(table)["seats"] if s["waiting"])
        (ania if asked["you"] else bona).play(table, asked["seat"])
        assert setup_of(url, table)["revision"] == get_game("boze_igrzysko").revision > 1
    finally:
        server.stop()


@pytest.mark.parametrize("over", [False, True])
def test_a_table_that_is_too_large_to_be_put_up_is_halted_and_told(db_url, over, caplog):
    url = db_url()
    server = LocalServer(url, sandbox_seconds=2)
    try:
        ania = Player(server.address)
        bad = ania.table("me", "local", game="pax_renaissance", content={"columns": 7})
        good = ania.table("me", "local", options={"first": "1"})
    finally:
        server.stop()
    store(url, "UPDATE tables SET content = :c WHERE id = :t", c=json.dumps({"columns": 10**7}), t=bad)
    if over:
        store(url, "UPDATE tables SET status = 'over' WHERE id = :t", t=bad)
    server = LocalServer(url, sandbox_seconds=2)
    try:
        again(ania, server)
        found = ania.http.get(f"/api/tables/{bad}/doc", timeout=120)
        if over:
            assert (found.status_code, found.json()["code"]) == (409, "halted")
        else:
            assert (found.status_code, found.json()["status"], found.json()["view"]) == (200, "halted", None)
            assert [c["note"]["key"] for c in ania.get(f"/api/tables/{bad}/chat")] == ["halted"]
            assert ania.answer(bad, 0, "end", 0, status=409)["code"] == "halted"
        assert read(url, "SELECT status FROM tables WHERE id = :t", t=bad) == ("over" if over else "halted")
        # on a slow machine its time ends first, on a quick one its memory
        assert server.tables.sandbox.ended > 0 or "MemoryError" in caplog.text
        ania.play(good, 0)
        assert httpx.get(f"{server.address}/readyz").status_code == 200
    finally:
        server.stop()


# --- rules of tables with a content of their own work beside the event loop ---


def test_no_rule_of_a_table_with_its_own_content_works_in_the_event_loop(db_url, monkeypatch):
    """Whatever is done there: beginning, answers, bots, going back, looking, opening it again."""
    threads, run, part = set(), Table.run, present.play_part

    def noted(work, table, *args):
        if table.content.override:
            threads.add(threading.get_ident())
        return work(table, *args)

    monkeypatch.setattr(Table, "run", lambda table: noted(run, table))
    monkeypatch.setattr(present, "play_part", lambda table, *args: noted(part, table, *args))
    server = LocalServer(db_url())
    try:
        ania, bona = Player(server.address), Player(server.address, "Bona")
        content = {"start": {"money": 90}}
        table = ania.table("me", "open", "bot:greedy", game="boze_igrzysko", content=content)
        bona.post(f"/api/tables/{table}/join", token=ania.links["1"])
        assert ania.doc(table, 0)["status"] == "live"
        mine = ania.table("me", "local", "local", game="boze_igrzysko", content=content)
        play(ania, mine, 6)
        ania.post(f"/api/tables/{mine}/rewind", seat=0, to=3)
        ania.post(f"/api/tables/{mine}/consent", seat=1, agree=True)
        ania.post(f"/api/tables/{mine}/consent", seat=2, agree=True)
        assert "rewound" in [c["note"]["key"] for c in ania.get(f"/api/tables/{mine}/chat")]
        play(ania, mine, 3)
        ania.get(f"/api/tables/{mine}/replay", at=4)
        socket = ania.socket(mine, 0)
        socket.until_doc(lambda doc: doc["view"])
        socket.close()
        server.tables.cache.clear()
        assert ania.doc(mine, 0)["status"] == "live"
        assert threads
        assert server.thread.ident not in threads
    finally:
        server.stop()


def test_the_event_loop_goes_on_while_such_rules_work(server, ania, monkeypatch):
    table = ania.table("me", "local", "local", game="boze_igrzysko", content={"start": {"money": 90}})
    run, gaps, busy = Table.run, [], 3.0

    def slow(self):
        until = time.monotonic() + busy
        while time.monotonic() < until:
            pass
        run(self)

    async def beat():
        before = time.monotonic()
        while not gaps or gaps[-1] >= 0:
            await asyncio.sleep(0.01)
            gaps.append(time.monotonic() - before)
            before = time.monotonic()

    beating = asyncio.run_coroutine_threadsafe(beat(), server.loop)
    with monkeypatch.context() as m:
        m.setattr(Table, "run", slow)
        seat = next(s["seat"] for s in ania.doc(table)["seats"] if s["waiting"])
        ania.play(table, seat)
    beating.cancel()
    assert len(gaps) > 10
    assert max(gaps) < busy / 2


def test_what_takes_too_long_beside_the_loop_is_stopped_and_halts_its_table(server, ania, monkeypatch):
    table = ania.table("me", "local", "local", game="boze_igrzysko", content={"start": {"money": 90}})
    doc = ania.doc(table)
    seat = next(s["seat"] for s in doc["seats"] if s["waiting"])
    option = ania.doc(table, seat)["decisions"][0]["options"][0]["id"]
    with monkeypatch.context() as m:
        m.setattr(patience, "BESIDE", 0.5)
        m.setattr(Table, "answer", lambda *_: sum(1 for _ in itertools.count()))
        assert ania.answer(table, seat, option, doc["at"], status=409)["code"] == "halted"
    assert ania.doc(table, 0)["status"] == "halted"


def test_a_move_that_is_too_much_is_never_made_and_halts_its_table(db_url):
    """Money for a million different bids: the table opens, and is halted when it comes to bidding."""
    url = db_url()
    server = taking_anything(url)
    try:
        ania = Player(server.address)
        table = ania.table("me", "local", "local", game="boze_igrzysko", content={"start": {"money": 10**6}})
        good = ania.table("me", "local", options={"first": "1"})
    finally:
        server.stop()
    server = LocalServer(url)
    try:
        again(ania, server)
        for n in range(60):
            doc = ania.doc(table)
            if doc["status"] == "halted":
                break
            seat = next(s["seat"] for s in doc["seats"] if s["waiting"])
            asked = next(d for d in ania.doc(table, seat)["decisions"] if d["seat"] == seat)
            assert len(asked["options"]) < 10**4
            body = {"seat": seat, "option": asked["options"][0]["id"], "at": doc["at"], "key": f"answer {n}"}
            found = ania.http.post(f"/api/tables/{table}/answer", json=body, timeout=120)
            assert found.status_code == 200 or found.json()["code"] == "halted", found.text
        assert doc["status"] == "halted"
        assert [c["note"]["key"] for c in ania.get(f"/api/tables/{table}/chat")] == ["halted"]
        ania.play(good, 0)
    finally:
        server.stop()
