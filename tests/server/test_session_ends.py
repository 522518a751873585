"""A connection does not outlive its session, in whatever process it is; and strangers have few of them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from sqlalchemy import delete, update
from websockets.asyncio.client import connect as connect_async
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from regnum.server import hub
from regnum.server.auth import digest
from regnum.server.models import Reset, Session, now
from server.kit import LocalServer, Player, ServerProcess, wait_for

DATABASES_BY_DAY = ["sqlite"]  # it is about connections

PASSWORD = "correct horse"


def an_account(address: str, name: str) -> Player:
    player = Player(address, name)
    player.post("/api/account", name=name, password=PASSWORD)
    return with_token(player)


def with_token(player: Player) -> Player:
    player.http.headers["X-CSRF"] = player.http.cookies["regnum_csrf"]
    return player


def elsewhere(player: Player, address: str) -> Player:
    """The same person at another device."""
    other = Player(address, "Gast")
    other.post("/api/login", name=player.name, password=PASSWORD)
    return with_token(other)


def closed(socket: Any, seconds: float = 15.0) -> int:
    """The code with which the server closes this connection."""
    until = time.monotonic() + seconds
    try:
        while time.monotonic() < until:
            socket.ws.recv(max(0.05, until - time.monotonic()))
    except ConnectionClosed as ended:
        return ended.rcvd.code if ended.rcvd else 0
    raise AssertionError("it is still open")


def is_open(socket: Any) -> bool:
    socket.send({"type": "ping"})
    return socket.until("pong")["type"] == "pong"


@pytest.mark.parametrize("how", ["everywhere", "password", "link", "reset of sessions"])
def test_connections_in_all_processes_end_with_the_sessions(postgres: Any, monkeypatch: Any, how: str) -> None:
    monkeypatch.setattr(hub, "REPEAT", 1.0 if how == "reset of sessions" else 600.0)  # the others at once
    url = postgres.new_url()
    here, there = servers = [LocalServer(url) for _ in range(2)]
    try:
        anna, other = an_account(here.address, "Anna"), Player(there.address, "Bona")
        table = anna.table("me", "open")
        other.post(f"/api/tables/{table}/join", token=anna.links["1"])
        phone = elsewhere(anna, there.address)
        sockets = [anna.socket(table), phone.socket(table)]
        bystander = other.socket(table)
        for socket in (*sockets, bystander):
            socket.until("doc")
        user = anna.get("/api/me")["user"]["id"]
        if how == "everywhere":
            anna.post("/api/logout", everywhere=True)
        elif how == "password":
            anna.post("/api/me/password", old=PASSWORD, new="battery staple")
        elif how == "link":  # for a forgotten password
            reset = Reset(token_hash=digest("x" * 40), user_id=user, expires=now() + 60_000)

            async def lay() -> None:
                async with here.app.state.db.session() as session:
                    session.add(reset)
                    await session.commit()

            here.run(lay())
            anyone = httpx.Client(base_url=here.address, headers={"Origin": here.address})
            found = anyone.post("/api/reset", json={"token": "x" * 40, "password": "battery staple"})
            assert found.status_code == 200, found.text
        else:  # an operator throws them out

            async def throw() -> None:
                async with here.app.state.db.session() as session:
                    await session.execute(delete(Session).where(Session.user_id == user))
                    await session.commit()

            here.run(throw())
        assert [closed(socket) for socket in sockets] == [1008, 1008]
        assert is_open(bystander)
    finally:
        for server in servers:
            server.stop()


def test_two_workers_of_one_server_close_them(postgres: Any) -> None:
    server = ServerProcess(postgres.new_url(), workers=2)
    try:
        anna = an_account(server.address, "Anna")
        table = anna.table("me", "bot:random")
        sockets = [anna.socket(table) for _ in range(8)]  # the workers share them as they come
        for socket in sockets:
            socket.until("doc")
        anna.post("/api/logout", everywhere=True)
        assert [closed(socket) for socket in sockets] == [1008] * 8
    finally:
        server.stop()


@pytest.fixture
def patient(db_url: Any, monkeypatch: Any) -> Iterator[Any]:
    """A server that does not look by itself whose session is over: what ends at once is told at once."""
    monkeypatch.setattr(hub, "REPEAT", 600.0)
    made = LocalServer(db_url())
    yield made
    made.stop()


def test_one_log_out_ends_only_the_connections_of_that_browser(patient: Any) -> None:
    server = patient
    anna = an_account(server.address, "Wanda")
    table = anna.table("me", "bot:random")
    phone = elsewhere(anna, server.address)
    mine, theirs = anna.socket(table), phone.socket(table)
    mine.until("doc"), theirs.until("doc")
    anna.post("/api/logout")
    assert closed(mine) == 1008
    assert is_open(theirs)


def test_from_one_account_to_another_the_connections_end(patient: Any) -> None:
    anna, other = an_account(patient.address, "Wanda"), an_account(patient.address, "Zenobia")
    table = anna.table("me", "bot:random")
    mine, phone, theirs = anna.socket(table), elsewhere(anna, patient.address).socket(table), other.socket(table)
    for socket in (mine, phone, theirs):
        socket.until("doc")
    anna.post("/api/login", name="Zenobia", password=PASSWORD)
    assert closed(mine) == 1008
    assert is_open(phone)
    assert is_open(theirs)


@pytest.mark.parametrize("how", ["account", "login"])
def test_a_guest_who_becomes_somebody_else_connects_anew(patient: Any, how: str) -> None:
    server = patient
    if how == "login":
        an_account(server.address, "Zenobia")
    guest = Player(server.address, "Gast")
    table = guest.table("me", "bot:random")
    socket = guest.socket(table)
    socket.until("doc")
    guest.post(f"/api/{how}", name="Zenobia" if how == "login" else f"Nowa {id(server)}", password=PASSWORD)
    assert closed(socket) == 1008
    with_token(guest)
    assert guest.socket(table).until("doc")["doc"]["seat"] == 0


def test_a_session_that_runs_out_takes_its_connections_along(db_url: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr(hub, "REPEAT", 0.5)
    server = LocalServer(db_url())
    try:
        guest = Player(server.address, "Gast")
        table = guest.table("me", "bot:random")
        socket = guest.socket(table)
        socket.until("doc")

        async def run_out() -> None:
            async with server.app.state.db.session() as session:
                await session.execute(update(Session).values(expires=1))
                await session.commit()

        server.run(run_out())
        assert closed(socket) == 1008
    finally:
        server.stop()


def test_connections_without_an_account_are_counted_by_address(db_url: Any) -> None:
    server = LocalServer(db_url(), sockets_per_address=3)
    try:
        guest = Player(server.address, "Gast")
        table = guest.table("me", "bot:random")
        url = f"{server.address.replace('http', 'ws')}/api/tables/{table}/ws"

        def look() -> Any:
            made = connect(url, origin=server.address, legacy=True)
            return made, made.recv(10)  # the document comes without a hello too

        kept = [look() for _ in range(3)]
        assert all('"type":"doc"' in text for _, text in kept)
        assert '"too_many"' in look()[1]
        assert (
            guest.socket(table, hello=False).read()["code"] == "too_many"
        )  # a guest is a stranger too: anybody can be one
        account = an_account(server.address, "Anna")
        assert account.socket(table).read()["type"] == "doc"
        kept[0][0].close()
        wait_for(lambda: server.app.state.hub.connections() == 3)
        assert '"type":"doc"' in look()[1]
    finally:
        server.stop()


@pytest.mark.parametrize("who", ["strangers", "one account"])
def test_connections_that_come_at_one_moment_are_counted_too(db_url: Any, who: str) -> None:
    """Each is counted before the table is looked at, which takes a while: else all pass the same empty count."""
    server = LocalServer(db_url(), sockets_per_address=3, sockets_per_user=3)
    try:
        host = an_account(server.address, "Anna")
        table = host.table("me", "bot:random")
        url = f"{server.address.replace('http', 'ws')}/api/tables/{table}/ws"
        cookies = {"Cookie": "; ".join(f"{c.name}={c.value}" for c in host.http.cookies.jar)}

        async def look() -> bool:
            headers = cookies if who == "one account" else {}
            async with connect_async(url, origin=server.address, additional_headers=headers) as made:
                first = await made.recv()  # the document comes without a hello too
                await asyncio.sleep(3)  # all of them are there
                return '"type":"doc"' in str(first)

        async def crowd() -> list[bool]:
            return await asyncio.gather(*(look() for _ in range(24)))

        assert sum(asyncio.run(crowd())) == 3
        wait_for(lambda: server.app.state.hub.connections() == 0)
        assert host.socket(table).read()["type"] == "doc"  # who is gone is not counted any more
    finally:
        server.stop()


def test_a_connection_that_never_says_anything_is_closed(db_url: Any) -> None:
    server = LocalServer(db_url(), hello_seconds=1.5)
    try:
        guest = Player(server.address, "Gast")
        table = guest.table("me", "bot:random")
        silent, talking = guest.socket(table, hello=False), guest.socket(table)
        assert closed(silent) == 1008
        assert is_open(talking)
    finally:
        server.stop()
