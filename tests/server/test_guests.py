"""A guest who logs in to an account brings along seats, tables, games."""

from __future__ import annotations

import uuid
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from regnum.server.models import Rating, Result, User
from server.accounts_kit import World, a_table, play
from server.kit import Player

DATABASES_BY_DAY = ["sqlite"]  # it is about who may do what
PASSWORD = "correct horse"


@pytest.fixture(autouse=True)
def often(server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(server.app.state.limits.rates, "login", 1000)


def an_account(server: Any) -> tuple[Player, str]:
    """Somebody with an account, in another browser."""
    name = f"Zofia {uuid.uuid4().hex[:8]}"
    zofia = Player(server.address, name)
    zofia.post("/api/account", name=name, password=PASSWORD)
    zofia.http.headers["X-CSRF"] = zofia.http.cookies["regnum_csrf"]
    return zofia, name


def log_in(player: Player, name: str) -> None:
    player.post("/api/login", name=name, password=PASSWORD)
    player.http.headers["X-CSRF"] = player.http.cookies["regnum_csrf"]


def test_seats_and_tables_come_along_and_the_game_goes_on(server: Any, ania: Player, bona: Player, two: str) -> None:
    zofia, name = an_account(server)
    own = zofia.table("me", "bot:random")
    waiting = ania.table("me", "open")
    link = ania.links["1"]
    ania.play(two, 0)
    ania.post(f"/api/tables/{two}/chat", text="hello")
    watched = bona.socket(two, 1)
    watched.until_doc(lambda d: True)
    log_in(ania, name)
    me = ania.get("/api/me")["user"]
    assert (me["name"], me["guest"]) == (name, False)
    assert {two, waiting, own} <= {t["id"] for t in ania.get("/api/tables", mine=True)}
    assert ania.get(f"/api/tables/{two}")["my_seats"] == [0]
    watched.until_doc(lambda d: d["seats"][0]["user"] == me["id"])  # those at the table see who sits there
    watched.close()
    for _ in range(3):
        if ania.doc(two, 0)["decisions"]:
            ania.play(two, 0)
    assert ania.get(f"/api/tables/{waiting}")["creator"]
    assert ania.post(f"/api/tables/{waiting}/links/1")["token"] != link
    assert [c["user"] for c in ania.get(f"/api/tables/{two}/chat") if c["text"] == "hello"] == [me["id"]]
    server.tables.cache.clear()
    assert ania.get(f"/api/tables/{two}")["my_seats"] == [0]
    assert zofia.doc(two, 0)["at"] == ania.doc(two, 0)["at"]  # the other browser of the account has them too


def test_the_guest_is_gone_and_its_cookie_with_it(server: Any, ania: Player) -> None:
    _, name = an_account(server)
    was = ania.get("/api/me")["user"]["id"]
    cookies = dict(ania.http.cookies)
    log_in(ania, name)
    old = Player(server.address, "Other")
    old.http.cookies.clear()
    old.http.cookies.update(cookies)
    assert old.get("/api/me")["user"] is None

    async def find() -> User | None:
        async with server.app.state.db.reading() as session:
            return await session.get(User, was)

    assert server.run(find()) is None


def test_at_a_table_of_both_the_account_has_both_seats(server: Any, ania: Player) -> None:
    zofia, name = an_account(server)
    table = ania.table("me", "open", "open")
    zofia.post(f"/api/tables/{table}/join", token=ania.links["1"])
    log_in(ania, name)
    assert ania.get(f"/api/tables/{table}")["my_seats"] == [0, 1]
    ania.post(f"/api/tables/{table}/join", seat=None, token=ania.post(f"/api/tables/{table}/links/2")["token"])
    assert ania.get(f"/api/tables/{table}")["my_seats"] == [0, 1, 2]
    for _ in range(6):
        seat = ania.doc(table, 0)["view"]["active"]
        ania.play(table, seat)


def test_a_wrong_password_moves_nothing(server: Any, ania: Player, two: str) -> None:
    _, name = an_account(server)
    ania.post("/api/login", 403, name=name, password="wrong horse")
    assert ania.get(f"/api/tables/{two}")["my_seats"] == [0]


def test_from_one_account_to_another_nothing_moves(server: Any) -> None:
    zofia, _ = an_account(server)
    table = zofia.table("me", "bot:random")
    _, other = an_account(server)
    log_in(zofia, other)
    assert zofia.get(f"/api/tables/{table}")["my_seats"] == []


def test_moves_go_on_while_a_guest_logs_in(server: Any) -> None:
    """A log-in locks tables and users in the order of a move, which tells its player; else they block each other."""
    zofia, name = an_account(server)
    channel = {"kind": "browser", "config": {"delay": 0}}
    zofia.call("PUT", "/api/me/notifications", 200, json={"channels": [channel]})
    for n in range(5):
        guest = Player(server.address, f"G{n}")
        table = zofia.table("me", "open", "bot:random")
        guest.post(f"/api/tables/{table}/join", token=zofia.links["1"])

        def moves(table: str = table) -> int:
            for _ in range(6):
                if any(d["seat"] == 0 for d in zofia.doc(table, 0)["decisions"]):
                    zofia.play(table, 0)
            return 6

        with ThreadPoolExecutor(1) as pool:
            moving = pool.submit(moves)
            log_in(guest, name)
            assert moving.result(30) == 6
        assert zofia.get(f"/api/tables/{table}")["my_seats"] == [0, 1]


def test_results_and_ratings_add_up(tmp_path: Path) -> None:
    async def act(world: World) -> None:
        account, guest = world.browser(), world.browser(address="192.0.2.2")
        zofia = (await account.register("Zofia"))["id"]
        gast = (await guest.post("/guest", {"name": "Gast"})).json()["user"]["id"]
        async with world.db.reading() as session:
            users = [await session.get_one(User, n) for n in (zofia, gast)]
        await a_table(world.db, "one", list(users), status="over")
        async with world.db.session() as session:
            for seat, user in enumerate((zofia, gast)):
                session.add(
                    Result(table_id="one", seat=seat, player_key=f"user:{user}", game="g", place=1, score=1, share=0.5)
                )
            session.add(Rating(player_key=f"user:{zofia}", game="g", mu=20.0, sigma=8.0, games=1, wins=0.5))
            session.add(Rating(player_key=f"user:{gast}", game="g", mu=30.0, sigma=4.0, games=3, wins=2.0))
            session.add(Rating(player_key=f"user:{gast}", game="h", mu=25.0, sigma=7.0, games=1, wins=1.0))
            await session.commit()
        await account.put("/me", {"prefs": {"theme": "dark", "mute": {"a": [1]}}})
        await guest.put("/me", {"prefs": {"theme": "light", "mute": {"a": [2], "b": [0]}}})
        answer = await guest.post("/login", {"name": "Zofia", "password": PASSWORD})
        assert answer.json()["user"]["prefs"] == {"theme": "dark", "mute": {"a": [1], "b": [0]}}
        async with world.db.reading() as session:
            g, h = [await session.get_one(Rating, (f"user:{zofia}", game)) for game in "gh"]
            assert (g.mu, g.sigma, g.games, g.wins) == (30.0, 4.0, 4, 2.5)
            assert (h.mu, h.games) == (25.0, 1)
            assert await session.get(Rating, (f"user:{gast}", "g")) is None
        stats = (await guest.get("/me/stats")).json()
        assert [(s["game"], s["played"]) for s in stats["games"]] == [("g", 1)]  # one table, both seats hers now
        assert stats["head_to_head"] == []  # nobody plays against themselves

    play(tmp_path, act)
