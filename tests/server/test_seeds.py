"""Tables stored with the short seeds of before get a secret one: what was drawn stays, the rest cannot be foretold."""

import json

import pytest

from regnum.log import import_log, state_hash
from server.kit import LocalServer, Player, downgrade
from server.test_quarantine import read, store

SHORT = 0x5EED_CAFE_F00D  # 48 bits
SECRET = 1 << 128


def setup_of(url, table):
    found = read(url, "SELECT setup FROM tables WHERE id = :t", t=table)
    return json.loads(found) if isinstance(found, str) else found


@pytest.mark.parametrize("known", [None, False])  # before it was noted who knows a seed, and since
def test_tables_that_still_run_get_a_secret_seed(db_url, known):
    url, kinds = db_url(), ("live", "paused", "lobby", "over", "chosen")
    server = LocalServer(url)
    server.tables.new_seed = lambda: SHORT
    try:
        ania = Player(server.address)
        made = {kind: ania.table("me", "open" if kind == "lobby" else "local") for kind in kinds[:-1]}
        made["chosen"] = ania.table("me", "local", seed=SHORT)
        ania.play(made["live"], ania.doc(made["live"])["decisions"][0]["seat"])
        before = {kind: ania.get(f"/api/tables/{made[kind]}/log") for kind in ("live", "over", "chosen")}
        docs = {kind: ania.doc(made[kind], 0) for kind in ("live", "chosen")}
    finally:
        server.stop()
    for kind in kinds[:-1]:
        setup = {k: v for k, v in setup_of(url, made[kind]).items() if k != "known"}
        setup |= {} if known is None else {"known": known}
        store(url, "UPDATE tables SET setup = :s WHERE id = :t", s=json.dumps(setup), t=made[kind])
    for kind in ("paused", "over"):
        store(url, "UPDATE tables SET status = :s WHERE id = :t", s=kind, t=made[kind])
    downgrade(url, "0005")
    server = LocalServer(url)
    try:
        seeds = {kind: setup_of(url, table)["seed"] for kind, table in made.items()}
        assert seeds["over"] == seeds["chosen"] == SHORT  # nothing comes any more; its owner knows it and wants it so
        fresh = [seeds[kind] for kind in ("live", "paused", "lobby")]
        assert all(seed >= SECRET for seed in fresh)
        assert len(set(fresh)) == 3
        ania.http.base_url = ania.address = server.address
        ania.http.headers["Origin"] = server.address
        for kind, doc in docs.items():
            found = ania.doc(made[kind], 0)
            assert {**found, "version": 0, "seats": None} == {**doc, "version": 0, "seats": None}
            log = ania.get(f"/api/tables/{made[kind]}/log")
            assert {**log, "seed": 0} == {**before[kind], "seed": 0}
            assert state_hash(import_log(log)) == log["state"]
            ania.play(made[kind], ania.doc(made[kind])["decisions"][0]["seat"])
    finally:
        server.stop()
