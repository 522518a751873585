"""Nobody knows more than the others: seeds, rated tables, and what a joiner is told."""

import pytest

from regnum.kernel import new_seed
from server.kit import LocalServer, Player

ALONE = [{"kind": "me"}, {"kind": "local"}]
OTHERS = [{"kind": "me"}, {"kind": "open"}]


@pytest.mark.parametrize(
    ("seats", "more", "what"),
    [
        (OTHERS, {"seed": 7}, "seed"),
        (ALONE, {"seed": 7, "rated": True}, "seed"),
        (OTHERS, {"open": True, "rated": True}, "open"),
        (OTHERS, {"content": {}, "rated": True}, "content"),
    ],
)
def test_what_would_be_unfair_is_refused_with_the_reason(ania, seats, more, what):
    found = ania.post("/api/tables", 422, game="principato", seats=seats, **more)
    assert found["code"] == "unfair"
    assert found["detail"].startswith(f"{what}:")


def test_who_holds_all_seats_may_choose_the_seed(ania):
    one, two = (ania.table("me", "local", "bot:random", seed=7, options={"first": "1"}) for _ in range(2))
    assert ania.doc(one, 0)["view"] == ania.doc(two, 0)["view"]
    assert ania.doc(one, 0)["caveats"] == ["seed"]


def test_the_seed_of_others_is_made_when_they_sit_down(server, ania, bona, monkeypatch):
    """Not even a seed in the database from before, which its maker may have chosen, decides a game of several."""
    monkeypatch.setattr(server.tables, "new_seed", new_seed)
    table = ania.table("me", "open")

    async def seed(chosen=None):
        async with server.tables.change(table) as ch:
            if chosen is not None:
                ch.live.row.setup = {**ch.live.row.setup, "seed": chosen}
                ch.quiet = True
            return ch.live.row.setup["seed"]

    server.run(seed(7))
    bona.post(f"/api/tables/{table}/join", token=ania.links["1"])
    assert server.run(seed()) >= 1 << 128
    assert ania.doc(table, 0)["caveats"] == []


def test_a_joiner_is_told_beforehand(ania, bona):
    plain = ania.table("me", "open", public=True)
    assert bona.get(f"/api/tables/{plain}")["caveats"] == []
    table = ania.table("me", "open", public=True, open=True, content={"components": {"food": 38}})
    token = ania.links["1"]
    want = ["open", "content"]
    assert bona.get(f"/api/tables/{table}/link", token=token)["caveats"] == want
    assert bona.get(f"/api/tables/{table}")["caveats"] == want
    assert bona.doc(table)["caveats"] == want
    assert next(t for t in bona.get("/api/tables", public=1) if t["id"] == table)["caveats"] == want


def test_seeds_never_reach_those_who_play(db_url):
    server = LocalServer(db_url())
    server.tables.new_seed = new_seed
    try:
        ania, bona = Player(server.address, "Ania"), Player(server.address, "Bona")
        table = ania.table("me", "open")
        bona.post(f"/api/tables/{table}/join", token=ania.links["1"])

        async def read():
            async with server.tables.look(table) as live:
                return live.row.setup["seed"]

        seed = server.run(read())
        assert seed >= 1 << 128
        for path in ("", "/doc?seat=0", "/replay?at=0&seat=0", "/report?seat=0", "/log", "/orders?seat=0", "/content"):
            told = ania.http.get(f"/api/tables/{table}{path}").text
            assert str(seed) not in told
            assert f"{seed:x}" not in told
        assert str(seed) not in bona.http.get("/api/tables?mine=1").text
    finally:
        server.stop()
