"""Orders that would hang a matcher, tables that fail when they are looked after: the server goes on."""

import asyncio
import contextlib
import itertools
import json
import time
import zlib

import httpx
import pytest
from sqlalchemy import create_engine, text

from regnum.kernel import Table, option_id
from regnum.log import play_on
from regnum.server import clocks, making, moves, order_book, orders, patience, rewinding
from regnum.server.app import create_app
from regnum.server.models import Consent, GameTable, User
from regnum.server.problems import Problem
from regnum.server.settings import Settings
from server.kit import PLAIN, LocalServer, Player, ServerProcess, wait_for
from server.test_together import put_orders

DATABASES_BY_DAY = ["sqlite"]  # it is about tables that fail, whatever holds them

EVIL = "*" * 40 + "!"


@pytest.mark.parametrize(
    ("pattern", "fitting", "other"),
    [
        ("end", ["end"], ["ending", "an end"]),
        ("*", ["", "x", "turn"], []),
        ("activate:*:0", ["activate:harvest.y1:0", "activate::0"], ["activate:0", "activate:harvest:1"]),
        ("a*b*c", ["abc", "axbxc", "abbc"], ["acb", "ab", "abcd"]),
        ("*ab*ab*", ["abab", "xabxabx"], ["ab", "aba", "bab"]),
        ("a*a", ["aa", "aba"], ["a"]),
        ("x.y", ["x.y"], ["xzy"]),
    ],
)
def test_a_star_stands_for_anything(pattern, fitting, other):
    assert all(orders.fits(pattern, t) for t in fitting)
    assert not any(orders.fits(pattern, t) for t in other)


def test_matching_takes_no_longer_for_many_stars():
    started = time.process_time()
    for pattern in (EVIL, "a*" * 59 + "!", "*a" * 59 + "!"):
        assert not orders.fits(pattern, "a" * 500)
    assert time.process_time() - started < 1


@pytest.mark.parametrize("where", ["choose", "kind", "offered", "event"])
def test_an_order_with_many_stars_is_refused_with_the_reason(ania, two, where):
    order = {"choose": ["end"], "kind": "turn", "when": [], "until": []}
    if where == "choose":
        order["choose"] = ["end", EVIL]
    elif where == "kind":
        order["kind"] = EVIL
    elif where == "offered":
        order["when"] = [{"offered": EVIL}]
    else:
        order["until"] = [{"event": EVIL}]
    found = put_orders(ania, two, 0, [order], 422)
    assert found["code"] == "invalid"
    assert where in found["detail"]
    assert "*" in found["detail"]


def store(url, statement, **values):
    """Behind the server's back, while it is not running."""
    engine = create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        connection.execute(text(statement), values)
    engine.dispose()


def test_a_malicious_order_in_the_database_hangs_nothing(db_url):
    url = db_url()
    server = ServerProcess(url)
    try:
        ania = Player(server.address)
        bad, good = (ania.table("me", "local", seed=7, options={"first": "1"}) for _ in range(2))
        put_orders(ania, bad, 0, [{"kind": "*", "choose": ["end!"]}, {"kind": "*", "choose": ["take:*"]}])
        server.stop()
        made = {"entries": 0, "lines": 0, "used": 0, "values": {}}
        order = {"kind": "*", "choose": [EVIL], "when": [], "until": [{"event": EVIL}], "made": made}
        first = """CAST("order" AS TEXT) LIKE '%end!%'"""
        store(url, f'UPDATE orders SET "order" = :o WHERE table_id = :t AND {first}', o=json.dumps(order), t=bad)
        started = time.monotonic()
        server.start()
        assert time.monotonic() - started < 30
        for table in (bad, good):
            before = ania.http.get(f"{server.address}/api/tables/{table}/doc?seat=0").json()
            assert before["status"] == "live"
        ania.play(good, 0)
        at = ania.play(bad, 0)["at"]  # now it is read: the next order answers, since this one fits nothing
        wait_for(lambda: any(line["auto"] for line in ania.doc(bad, 0)["chronicle"] if line["at"] >= at))
        assert ania.doc(bad, 0)["status"] == "live"
        assert httpx.get(f"{server.address}/readyz", verify=PLAIN).status_code == 200
    finally:
        server.stop()


def test_a_table_that_fails_is_halted_and_the_others_play_on(db_url, caplog):
    """Told to its players, to the operator and in the figures; released by one statement."""
    url = db_url()
    server = LocalServer(url, sweep_seconds=0.1)
    try:
        ania = Player(server.address)
        bad, good = (ania.table("me", "local", seed=7, options={"first": "1"}) for _ in range(2))
        whole = ania.doc(bad, 0)
    finally:
        server.stop()
    store(url, "UPDATE tables SET deadline = 1 WHERE id = :t", t=bad)
    before = read(url, "SELECT data FROM snapshots WHERE table_id = :t", t=bad)
    store(url, "UPDATE snapshots SET data = :s WHERE table_id = :t", s=zlib.compress(b'{"pos": 0}'), t=bad)
    server = LocalServer(url, sweep_seconds=0.1)
    ania.http.base_url = ania.address = server.address
    ania.http.headers["Origin"] = server.address
    try:
        assert httpx.get(f"{server.address}/readyz", verify=PLAIN).status_code == 200
        wait_for(lambda: ania.get(f"/api/tables/{bad}")["status"] == "halted")
        assert any(bad in str(getattr(r, "data", "")) and r.levelname == "ERROR" for r in caplog.records)
        doc = ania.doc(bad, 0)
        assert (doc["status"], doc["view"], doc["decisions"]) == ("halted", None, [])
        assert [c["note"]["key"] for c in ania.get(f"/api/tables/{bad}/chat")] == ["halted"]
        assert "regnum_tables_halted_total" in httpx.get(f"{server.address}/metrics", verify=PLAIN).text
        assert ania.answer(bad, 0, "end", 0, status=409)["code"] == "halted"
        assert ania.post(f"/api/tables/{bad}/undo", 409, seat=0)["code"] == "halted"
        ania.play(good, 0)
        # the operator mends it and lets it go on, while the server runs
        store(url, "UPDATE snapshots SET data = :s WHERE table_id = :t", s=before, t=bad)
        store(url, "UPDATE tables SET status = 'live', version = version + 1 WHERE id = :t", t=bad)
        again = ania.doc(bad, 0)
        assert again["view"] == whole["view"]
        ania.play(bad, 0)
    finally:
        server.stop()


@pytest.mark.parametrize("who", ["clock", "reader", "player"])
def test_whoever_meets_it_first_halts_a_bad_table(db_url, who):
    """The sweep that looks after clocks, somebody who looks at it, somebody who answers: each by itself."""
    url = db_url()
    server = LocalServer(url)
    ania = Player(server.address)
    bad, timed = (ania.table("me", "local", seed=7, options={"first": "1"}) for _ in range(2))
    server.stop()
    store(url, "UPDATE snapshots SET data = :s WHERE table_id = :t", s=zlib.compress(b'{"pos": 0}'), t=bad)
    if who == "clock":
        store(url, "UPDATE tables SET deadline = 1 WHERE id = :t", t=bad)
        # the next one in the same sweep
        clock = json.dumps({"kind": "move", "seconds": 1, "on_timeout": "bot"})
        store(url, "UPDATE tables SET deadline = 2, clock = :c WHERE id = :t", c=clock, t=timed)
    server = LocalServer(url, sweep_seconds=0.1)
    ania.http.base_url = ania.address = server.address
    ania.http.headers["Origin"] = server.address
    try:
        if who == "reader":
            assert ania.doc(bad, 0)["status"] == "halted"
        elif who == "player":
            assert ania.answer(bad, 0, "end", 0, status=409)["code"] == "halted"
        wait_for(lambda: read(url, "SELECT status FROM tables WHERE id = :t", t=bad) == "halted")
        if who == "clock":
            wait_for(lambda: read(url, "SELECT status FROM tables WHERE id = :t", t=timed) == "paused")
    finally:
        server.stop()


def test_who_looks_at_a_table_sees_that_it_is_halted(server, ania, monkeypatch):
    """Without asking: its connection is told."""
    table = ania.table("me", "local")
    socket = ania.socket(table)
    socket.until("doc")
    server.run(server.tables.halt(table, ZeroDivisionError("what no rule expects")))
    socket.until_doc(lambda doc: doc["status"] == "halted", 10)
    assert "chat" in socket.kinds or socket.until("chat")["note"]["key"] == "halted"


def read(url, statement, **values):
    engine = create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        found = connection.execute(text(statement), values).scalar()
    engine.dispose()
    return found


def test_a_driver_that_fails_halts_its_table_only(server, ania, monkeypatch):
    from regnum.server import order_book

    table = ania.table("me", "local", options={"first": "1"})
    true = order_book.ordered

    def failing(live, decision):
        if live.row.id == table:
            raise ZeroDivisionError("what no rule expects")
        return true(live, decision)

    monkeypatch.setattr(order_book, "ordered", failing)
    put_orders(ania, table, 0, [{"kind": "*", "choose": ["x"]}])
    wait_for(lambda: ania.doc(table, 0)["status"] == "halted")
    other = ania.table("me", "local")
    assert ania.doc(other, 0)["status"] == "live"


def test_a_clock_that_fails_halts_its_table_only(server, ania, monkeypatch):
    clock = {"kind": "move", "seconds": 1, "on_timeout": "bot"}
    bad, good = (ania.table("me", "local", clock=clock) for _ in range(2))
    true = clocks.renew

    def failing(clock, seat, at):
        if seat.table_id == bad:
            raise ZeroDivisionError("what nobody expects of a clock")
        true(clock, seat, at)

    monkeypatch.setattr(clocks, "renew", failing)
    wait_for(lambda: ania.doc(bad, 0)["status"] == "halted")
    wait_for(lambda: ania.doc(good, 0)["status"] == "paused")


def test_who_looks_while_a_table_is_halted_does_not_keep_it_alive(server, ania, monkeypatch):
    table = ania.table("me", "local")
    tables, true = server.tables, server.tables.db.session

    @contextlib.asynccontextmanager
    async def just_then():
        monkeypatch.setattr(tables.db, "session", true)
        async with tables.look(table):  # it is loaded anew, as it was
            pass
        async with true() as session:
            yield session

    monkeypatch.setattr(tables.db, "session", just_then)
    server.run(tables.halt(table, ZeroDivisionError("what nobody expects")))
    assert ania.doc(table, 0)["status"] == "halted"


def test_what_takes_too_long_is_stopped():
    started = time.monotonic()
    with pytest.raises(patience.TooLong), patience.at_most(0.2, "this"):
        sum(1 for _ in itertools.count())
    assert time.monotonic() - started < 5
    with patience.at_most(0.2, "this"):
        pass
    time.sleep(0.3)  # nothing comes afterwards


SPIN = 6.0  # seconds: without the alarm it would end by itself, so that a test can fail


def spinning(real):
    """The same, but it takes far too long."""

    def spin(*args, **kwargs):
        until = time.monotonic() + SPIN
        while time.monotonic() < until:
            pass
        return real(*args, **kwargs)

    return spin


@pytest.mark.parametrize("what", ["answer", "answer after a wish", "undo", "rewind", "load", "orders"])
def test_a_table_that_takes_too_long_is_halted_whatever_it_is_asked(tmp_path, monkeypatch, what):
    """In the thread of the event loop, where the alarm rings."""
    monkeypatch.setattr(patience, "SECONDS", 0.3)

    async def act():
        app = create_app(Settings(db=f"sqlite:///{tmp_path}/x.db", sweep_seconds=0.1))
        async with app.router.lifespan_context(app):
            tables = app.state.tables
            async with app.state.db.session() as session:
                user = User(name="Ania", language="en", guest=True, prefs={})
                session.add(user)
                await session.commit()
            wish = {"game": "principato", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "clock": {}}
            wish |= {"options": {"first": "1"}, "open": False, "public": False, "rated": False}
            table, _ = await making.create(tables, user, wish)

            async def option():
                async with tables.look(table) as live:
                    return option_id(live.table.pending[0].options[0]), live.table.at

            first, at = await option()
            await moves.answer(tables, table, moves.Given(0, first, at, user.id))
            first, at = await option()
            began = time.monotonic()
            if what == "load":
                tables.cache.clear()
                monkeypatch.setattr("regnum.server.positions.play_on", spinning(play_on))
                async with tables.look(table):
                    pass
            elif what == "orders":
                monkeypatch.setattr("regnum.server.order_book.ordered", spinning(order_book.ordered))
                await order_book.set_orders(tables, table, user.id, 0, [{"kind": "*", "choose": ["*"]}])
                while await status(app.state.db, table) == "live" and time.monotonic() < began + SPIN:
                    await asyncio.sleep(0.05)
            else:
                if what == "answer after a wish":  # not a plain answer any more
                    async with tables.change(table) as ch:
                        ch.live.consent = Consent(table_id=table, seat=0, to=0, answers={}, version=1)
                ways = {
                    "answer": lambda: moves.answer(tables, table, moves.Given(0, first, at, user.id)),
                    "undo": lambda: rewinding.undo(tables, table, user.id, 0, None),
                    "rewind": lambda: rewinding.ask_rewind(tables, table, user.id, 0, at - 1, None),
                }
                monkeypatch.setattr(Table, "rewind", spinning(Table.rewind))
                monkeypatch.setattr(Table, "answer", spinning(Table.answer))
                with pytest.raises(Problem) as refused:
                    await ways[what.split(" ")[0]]()
                assert refused.value.code == "halted"
            assert time.monotonic() - began < SPIN - 1
            assert await status(app.state.db, table) == "halted"

    asyncio.run(act())


async def status(db, table):
    async with db.reading() as session:
        return (await session.get(GameTable, table)).status
