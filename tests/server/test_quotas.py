"""What guests may have, and what is forgotten when nobody comes back for it."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update

from regnum.server import expiry
from regnum.server.auth import digest
from regnum.server.models import GameTable, Rating, Session, User, now
from regnum.server.notify import Notifier
from regnum.server.settings import Settings
from server.accounts_kit import World, a_table, a_user, play
from server.kit import PATIENCE, LocalServer, Player

DATABASES_BY_DAY = ["sqlite"]  # it is about who waits for whom
DAY = 86_400_000


def solo(player: Player, status: int = 201) -> Any:
    return player.post("/api/tables", status, game="principato", seats=[{"kind": "me"}, {"kind": "local"}])


def test_a_guest_has_some_unfinished_tables_and_an_account_more(db_url: Any) -> None:
    server = LocalServer(db_url(), guest_tables=3)
    try:
        guest = Player(server.address, "Gast")
        first, *_ = [solo(guest)["id"] for _ in range(3)]
        assert solo(guest, 429)["code"] == "too_many_tables"
        log = guest.get(f"/api/tables/{first}/log")
        assert guest.call("POST", "/api/import", 429, json=log)["code"] == "too_many_tables"
        assert guest.post(f"/api/tables/{first}/fork", 429, at=0)["code"] == "too_many_tables"
        guest.post("/api/account", name="Anna", password="correct horse")
        guest.http.headers["X-CSRF"] = guest.http.cookies["regnum_csrf"]
        solo(guest)
    finally:
        server.stop()


def test_new_tables_and_imports_of_guests_are_counted_by_day_and_address(db_url: Any) -> None:
    server = LocalServer(db_url(), guest_tables_per_day=6, guest_imports_per_day=2)
    try:
        one, other = Player(server.address, "Gast"), Player(server.address, "Gast 2")
        log = one.get(f"/api/tables/{solo(one)['id']}/log")
        codes = [p.http.post("/api/import", json=log).status_code for p in (one, other, one, other)]
        assert codes == [201, 201, 429, 429]
        refused = [
            p.http.post("/api/tables", json={"game": "principato", "seats": [{"kind": "local"}] * 2})
            for p in (other, one)
        ]
        assert [r.status_code for r in refused] == [201, 429]
        assert int(refused[1].headers["retry-after"]) > 3600
    finally:
        server.stop()


@pytest.mark.parametrize("first", ["import", "fork", "table"])
def test_nobody_fills_the_line_for_what_takes_long(db_url: Any, monkeypatch: pytest.MonkeyPatch, first: str) -> None:
    """One log or content of its own at a time for each person and each address. The others do not wait for it."""
    server = LocalServer(db_url())
    try:
        anna, bona, celina = (Player(server.address, name) for name in ("Anna", "Bona", "Celina"))
        anna.post("/api/account", name="Anna", password="correct horse")
        anna.http.headers["X-CSRF"] = anna.http.cookies["regnum_csrf"]
        phone, elsewhere = from_another_address(anna), from_another_address(celina, "127.0.0.3")
        table = solo(anna)["id"]
        log = anna.get(f"/api/tables/{table}/log")
        wish = {
            "game": "principato",
            "seats": [{"kind": "me"}, {"kind": "local"}],
            "content": {"components": {"food": 30}},
        }
        long: dict[str, Callable[[httpx.Client], httpx.Response]] = {
            "import": lambda who: who.post("/api/import", json=log),
            "fork": lambda who: who.post(f"/api/tables/{table}/fork", json={"at": 0}),
            "table": lambda who: who.post("/api/tables", json=wish),
        }
        sandbox = server.tables.sandbox
        ask, begun, go = sandbox._ask, threading.Event(), threading.Event()
        monkeypatch.setattr(sandbox, "_ask", lambda what: (begun.set(), go.wait(60), ask(what))[-1])
        with ThreadPoolExecutor() as threads:
            try:
                slow = threads.submit(long[first], anna.http)
                assert begun.wait(60)
                for who in (anna.http, phone, bona.http):  # the same person, there too; the same address
                    for act in (long["import"], long["table"]):
                        found = act(who)
                        assert (found.status_code, found.json()["code"]) == (429, "too_many")
                        assert int(found.headers["retry-after"]) > 0
                assert anna.http.post(f"/api/tables/{table}/fork", json={"at": 0}).status_code == 429
                solo(anna)  # what is printed is ready at once
                another = threads.submit(long["import"], elsewhere)
            finally:
                go.set()
            assert (slow.result().status_code, another.result().status_code) == (201, 201)
        assert long["import"](bona.http).status_code == 201
        assert anna.call("POST", "/api/import", 422, json={"game": "nothing"})
        assert long["import"](anna.http).status_code == 201  # one that failed is over too
    finally:
        server.stop()


def from_another_address(player: Player, address: str = "127.0.0.2") -> httpx.Client:
    return httpx.Client(
        transport=httpx.HTTPTransport(local_address=address),
        base_url=player.address,
        headers=player.http.headers,
        cookies=player.http.cookies,
        timeout=PATIENCE,
    )


def test_what_nobody_comes_back_for_is_forgotten_and_nothing_else(tmp_path: Path) -> None:
    async def act(world: World) -> None:
        db = world.db
        anna = await a_user(db, "Anna", name_key="anna")
        old, fresh = now() - 100 * DAY, now() - 10 * DAY
        async with db.session() as session:
            people = [User(name=n, guest=True, prefs={}, created=old) for n in ("Gone", "Sits", "Cookie", "Alone")]
            new = User(name="New", guest=True, prefs={}, created=fresh)
            session.add_all([*people, new])
            await session.flush()
            _, sits, cookie, alone = people
            session.add(Session(token_hash=digest("x"), user_id=cookie.id, csrf="", expires=now() + DAY))
            session.add(Rating(player_key=f"user:{alone.id}", game="principato", mu=25, sigma=8, games=1, wins=0))
            await session.commit()
        for name, seats, more in (
            ("account sits", [anna, sits], {"created_by": sits.id, "updated": old}),
            ("account sits, over", [anna, sits], {"status": "over", "updated": old}),
            ("account made", ["greedy", "greedy"], {"created_by": anna.id, "updated": old}),
            ("account lobby", [anna, None], {"status": "lobby", "updated": old}),
            ("guests, new", [new, "greedy"], {"created_by": new.id, "updated": fresh}),
            ("lobby, new", [new, None], {"status": "lobby", "updated": fresh}),
            ("guests, old", [alone, "greedy"], {"created_by": alone.id, "updated": old}),
            ("guests, over", [alone, None], {"status": "over", "created_by": alone.id, "updated": old}),
            ("lobby, old", [None, None], {"status": "lobby", "created_by": anna.id, "updated": old}),
        ):
            await a_table(db, name, seats, **more)
        async with db.session() as session:
            assert await expiry.sweep(session, Settings(), now()) == (3, 2)
            await session.commit()
        async with db.reading() as session:
            tables = set(await session.scalars(select(GameTable.id)))
            assert tables == {
                "account sits",
                "account sits, over",
                "account made",
                "account lobby",
                "guests, new",
                "lobby, new",
            }
            assert set(await session.scalars(select(User.name))) == {"Anna", "Sits", "Cookie", "New"}
            assert list(await session.scalars(select(Rating))) == []
        async with db.session() as session:
            assert await expiry.sweep(session, Settings(), now()) == (0, 0)

    play(tmp_path, act)


def test_the_hourly_round_does_it(tmp_path: Path) -> None:
    async def act(world: World) -> None:
        async with world.db.session() as session:
            session.add(User(name="Gone", guest=True, prefs={}, created=now() - 100 * DAY))
            await session.commit()
        await a_table(world.db, "lobby, old", [None, None], status="lobby", updated=now() - 100 * DAY)
        await Notifier(world.db, Settings()).sweep()
        async with world.db.reading() as session:
            assert list(await session.scalars(select(User.name))) == []
            assert list(await session.scalars(select(GameTable.id))) == []

    play(tmp_path, act)


def test_a_lobby_that_is_too_old_is_not_listed(server: Any) -> None:
    host, looker = Player(server.address, "Gast"), Player(server.address, "Widz")
    table = host.table("me", "open", public=True)

    def listed() -> bool:
        return table in {t["id"] for t in looker.get("/api/tables", public=1)}

    async def age() -> None:
        async with server.app.state.db.session() as session:
            old = now() - (server.settings.lobby_days + 1) * DAY
            await session.execute(update(GameTable).where(GameTable.id == table).values(updated=old))
            await session.commit()

    assert listed()
    server.run(age())
    assert not listed()
