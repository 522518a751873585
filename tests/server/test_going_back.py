"""Undo, rewind by consent, replay, fork, logs in and out, reports."""

from regnum.games.pax_renaissance import GAME as PAX
from regnum.kernel import new_seed
from regnum.log import import_log, state_hash
from regnum.server.positions import read_entries
from regnum.text import Texts
from server.kit import wait_for
from server.test_together import put_orders


def test_undo_takes_back_the_last_answer(ania, two):
    before = ania.doc(two, 0)
    assert before["undo"] == {"0": "draw"} or before["undo"]["0"] is not None
    option = next(o for o in before["decisions"][0]["options"] if o["id"] == "influence")
    ania.answer(two, 0, option["id"], before["at"])
    assert ania.doc(two, 0)["undo"] == {"0": None}
    ania.post(f"/api/tables/{two}/undo", seat=0, key="u1")
    after = ania.doc(two, 0)
    assert {**after, "version": 0} == {**before, "version": 0}
    assert ania.post(f"/api/tables/{two}/undo", seat=0, key="u1")["version"] == after["version"]


def test_undo_stops_at_the_barrier_with_a_reason(ania, bona, two):
    assert ania.post(f"/api/tables/{two}/undo", 409, seat=0)["code"] in ("draw", "shuffle", "reveal", "nothing")
    assert bona.post(f"/api/tables/{two}/undo", 403, seat=0)["code"] == "not_yours"
    while not bona.doc(two, 1)["decisions"]:
        ania.play(two, 0)
    bona.play(two, 1)
    assert ania.post(f"/api/tables/{two}/undo", 409, seat=0)["code"] == "other_seat"


def test_undo_works_on_a_table_fresh_from_the_database(server, ania, two):
    before = ania.doc(two, 0)
    ania.answer(two, 0, "influence", before["at"])
    server.tables.cache.clear()
    ania.post(f"/api/tables/{two}/undo", seat=0)
    assert {**ania.doc(two, 0), "version": 0} == {**before, "version": 0}


def test_rewind_needs_the_consent_of_the_others(server, ania, bona, two):
    start = ania.doc(two, 0)
    while not bona.doc(two, 1)["decisions"]:
        ania.play(two, 0)
    bona.play(two, 1)
    server.tables.cache.clear()
    ania.post(f"/api/tables/{two}/rewind", seat=0, to=start["at"], key="r1")
    doc = bona.doc(two, 1)
    assert doc["consent"] == {"seat": 0, "to": start["at"], "at": doc["at"], "answers": {"1": None}}
    assert ania.post(f"/api/tables/{two}/consent", 409, seat=0, agree=True)["code"] == "nothing"
    bona.post(f"/api/tables/{two}/consent", seat=1, agree=False)
    assert bona.doc(two, 1)["consent"] is None
    ania.post(f"/api/tables/{two}/rewind", seat=0, to=start["at"], key="r2")
    bona.post(f"/api/tables/{two}/consent", seat=1, agree=True)
    now = ania.doc(two, 0)
    for part in ("view", "decisions", "chronicle", "at", "undo"):
        assert now[part] == start[part], part
    notes = [c["note"]["key"] for c in bona.get(f"/api/tables/{two}/chat")]
    assert notes == ["rewind-asked", "rewind-refused", "rewind-asked", "rewound"]
    server.tables.cache.clear()
    assert ania.doc(two, 0)["chronicle"] == start["chronicle"]


def test_who_asked_to_go_back_can_withdraw_it(server, ania, bona, two):
    start = ania.doc(two, 0)
    ania.play(two, 0)
    ania.post(f"/api/tables/{two}/rewind", seat=0, to=start["at"], key="r1")
    assert bona.doc(two, 1)["consent"] is not None
    ania.post(f"/api/tables/{two}/consent", seat=0, agree=False)
    server.tables.cache.clear()
    now = bona.doc(two, 1)
    assert now["consent"] is None
    assert now["at"] > start["at"]
    assert [c["note"]["key"] for c in bona.get(f"/api/tables/{two}/chat")] == ["rewind-asked", "rewind-withdrawn"]
    assert bona.post(f"/api/tables/{two}/consent", 409, seat=1, agree=True)["code"] == "nothing"


def test_a_move_ends_the_wish_to_go_back(ania, bona, two):
    at = ania.doc(two, 0)["at"]
    ania.play(two, 0)
    ania.post(f"/api/tables/{two}/rewind", seat=0, to=at, key="r1")
    ania.play(two, 0)
    assert bona.doc(two, 1)["consent"] is None
    bona.post(f"/api/tables/{two}/consent", 409, seat=1, agree=True)


def test_alone_one_goes_back_without_asking(ania):
    table = ania.table("me", "bot:random", seed=9, options={"first": "1"})
    start = ania.doc(table, 0)
    for _ in range(2):
        wait_for(lambda: ania.doc(table, 0)["decisions"])
        ania.play(table, 0)
    ania.post(f"/api/tables/{table}/rewind", seat=0, to=start["at"], key="r")
    assert ania.doc(table, 0)["view"] == start["view"]


def test_people_at_one_screen_are_asked_too(ania):
    """The audit's case: 29 entries to 15, done alone at a table of two people at one screen."""
    table = ania.table("me", "local", "local", seed=9, options={"first": "1"})
    start = ania.doc(table, 0)
    for _ in range(4):
        ania.play(table, ania.doc(table, 0)["view"]["active"])
    before = ania.doc(table, 0)
    ania.post(f"/api/tables/{table}/rewind", seat=0, to=start["at"], key="r")
    asked = ania.doc(table, 0)
    assert asked["at"] == before["at"]
    assert asked["consent"]["answers"] == {"1": None, "2": None}
    ania.post(f"/api/tables/{table}/consent", seat=1, agree=True)
    assert ania.doc(table, 0)["at"] == before["at"]
    ania.post(f"/api/tables/{table}/consent", seat=2, agree=True)
    assert ania.doc(table, 0)["view"] == start["view"]


def test_who_is_away_is_asked_too(ania, bona, two):
    """The audit's case: 34 entries to 15, while the other was away."""
    start = ania.doc(two, 0)
    ania.play(two, 0)
    bona.post(f"/api/tables/{two}/leave")
    wait_for(lambda: ania.doc(two, 0)["decisions"])
    at = ania.doc(two, 0)["at"]
    ania.post(f"/api/tables/{two}/rewind", seat=0, to=start["at"], key="r")
    doc = ania.doc(two, 0)
    assert (doc["at"], doc["consent"]["answers"]) == (at, {"1": None})
    ania.post(f"/api/tables/{two}/consent", seat=0, agree=False)  # withdrawn is not agreed
    assert ania.doc(two, 0)["at"] == at
    assert bona.post(f"/api/tables/{two}/consent", 409, seat=1, agree=True)["code"] == "nothing"
    assert ania.doc(two, 0)["at"] == at


def test_one_consent_of_two_is_not_enough(server, ania, bona):
    table = ania.table("me", "open", "local", options={"first": "1"})
    bona.post(f"/api/tables/{table}/join", token=ania.links["1"])
    start = ania.doc(table, 0)
    ania.play(table, 0)
    ania.post(f"/api/tables/{table}/rewind", seat=0, to=start["at"], key="r")
    bona.post(f"/api/tables/{table}/consent", seat=1, agree=True)
    server.tables.cache.clear()
    assert ania.doc(table, 0)["at"] > start["at"]
    assert ania.doc(table, 0)["consent"]["answers"] == {"1": True, "2": None}
    ania.post(f"/api/tables/{table}/consent", seat=2, agree=True)
    assert ania.doc(table, 0)["at"] == start["at"]


def outcomes(server, table):
    """All chance so far, and the seed of what is to come."""

    async def read():
        async with server.tables.look(table) as live, server.app.state.db.reading() as session:
            log = await read_entries(session, table)
            return [e for e in log if not isinstance(e[0], int)], live.table.setup.seed, live.row.setup["seed"]

    return server.run(read())


def test_what_was_seen_before_going_back_does_not_come_again(server, ania, monkeypatch):
    monkeypatch.setattr(server.tables, "new_seed", new_seed)
    table = ania.table("me", "bot:random")
    beginnings = []
    for _ in range(4):
        chance, seed, stored = outcomes(server, table)
        assert seed == stored
        beginnings.append(str(chance))
        wait_for(lambda: ania.doc(table, 0)["decisions"])
        ania.play(table, 0)
        ania.post(f"/api/tables/{table}/rewind", seat=0, to=0)
    assert len(set(beginnings)) > 1
    server.tables.cache.clear()
    assert outcomes(server, table)[1] == outcomes(server, table)[2] >= 1 << 128


def test_a_fork_does_not_show_what_is_to_come(server, ania, monkeypatch):
    monkeypatch.setattr(server.tables, "new_seed", new_seed)
    table = ania.table("me", "bot:random")
    made = ania.post(f"/api/tables/{table}/fork", at=0)["id"]
    assert outcomes(server, table)[1] != outcomes(server, made)[1] >= 1 << 128
    log = ania.get(f"/api/tables/{made}/log")
    assert state_hash(import_log(log)) == log["state"]
    assert ania.get(f"/api/tables/{made}")["caveats"] == ["seed"]  # its maker may read the log
    again = ania.post("/api/import", **log)["id"]
    assert ania.doc(again, 0)["caveats"] == ["seed"]


def test_nobody_rewinds_a_rated_game_alone(ania, bona):
    table = ania.table("me", "bot:random", rated=True)
    for _ in range(2):
        wait_for(lambda: ania.doc(table, 0)["decisions"])
        ania.play(table, 0)
    wait_for(lambda: ania.doc(table, 0)["decisions"])
    before = ania.doc(table, 0)
    assert ania.post(f"/api/tables/{table}/rewind", 403, seat=0, to=0, key="r")["code"] == "rated"
    assert ania.doc(table, 0) == before
    # nor by waiting until the other has left
    table = ania.table("me", "open", rated=True, options={"first": "1"})
    bona.post(f"/api/tables/{table}/join", token=ania.links["1"])
    ania.play(table, 0)
    bona.post(f"/api/tables/{table}/leave")
    ania.post(f"/api/tables/{table}/rewind", seat=0, to=0, key="q")
    assert ania.doc(table, 0)["at"] > 0
    bona.post(f"/api/tables/{table}/return")
    ania.post(f"/api/tables/{table}/rewind", seat=0, to=0, key="r")  # together they may
    bona.post(f"/api/tables/{table}/consent", seat=1, agree=True)
    assert ania.doc(table, 0)["at"] <= before["at"]


def test_a_rated_game_is_neither_forked_nor_read_while_it_is_played(ania):
    table = ania.table("me", "bot:random", rated=True)
    assert ania.post(f"/api/tables/{table}/fork", 403, at=0)["code"] == "secret"
    assert ania.get(f"/api/tables/{table}/log", 403)["code"] == "secret"


def test_who_wished_to_go_back_may_think_better_of_it(ania, bona, two):
    at = ania.doc(two, 0)["at"]
    ania.play(two, 0)
    ania.post(f"/api/tables/{two}/rewind", seat=0, to=at, key="r1")
    ania.post(f"/api/tables/{two}/consent", 409, seat=0, agree=True)  # nobody consents to their own wish
    bona.post(f"/api/tables/{two}/consent", 403, seat=0, agree=False)
    assert bona.doc(two, 1)["consent"]
    ania.post(f"/api/tables/{two}/consent", seat=0, agree=False)
    assert bona.doc(two, 1)["consent"] is None
    assert ania.doc(two, 0)["at"] > at
    notes = [c["note"]["key"] for c in bona.get(f"/api/tables/{two}/chat")]
    assert notes == ["rewind-asked", "rewind-withdrawn"]
    assert bona.post(f"/api/tables/{two}/consent", 409, seat=1, agree=True)["code"] == "nothing"
    ania.post(f"/api/tables/{two}/rewind", seat=0, to=at, key="r2")  # and again of that


def test_replay_shows_each_position_as_it_was(ania):
    table = ania.table("me", "local", seed=11)
    seen = {}
    for i in range(20):
        doc = ania.doc(table, 0)
        seen[doc["at"]] = doc
        ania.play(table, doc["view"]["active"], i)
    for at in [*sorted(seen), *sorted(seen, reverse=True)]:
        was = ania.get(f"/api/tables/{table}/replay", at=at, seat=0)
        assert was["view"] == seen[at]["view"], at
        assert was["chronicle"] == seen[at]["chronicle"], at
        assert was["decisions"] == []
        assert was["replay"]
        assert was["at"] == at
    ania.get(f"/api/tables/{table}/replay", 422, at=10_000)


def test_replay_of_a_seat_that_is_not_mine_is_refused(bona, two):
    bona.get(f"/api/tables/{two}/replay", 403, at=0, seat=0)


def test_a_fork_goes_on_from_a_past_point(ania):
    table = ania.table("me", "local", "bot:random", seed=11)
    wait_for(lambda: ania.doc(table, 0)["decisions"])
    doc = None
    for i in range(8):
        wait_for(lambda: ania.doc(table, 0)["decisions"])
        if i == 4:
            doc = ania.doc(table, 0)
        ania.play(table, ania.doc(table, 0)["view"]["active"], i)
    made = ania.post(f"/api/tables/{table}/fork", at=doc["at"])["id"]
    forked = ania.doc(made, 0)
    assert forked["view"] == doc["view"]
    assert [s["kind"] for s in forked["seats"]] == ["local", "local", "bot"]
    assert ania.get(f"/api/tables/{made}")["parent"] == table
    ania.play(made, forked["view"]["active"], 1)


def test_the_result_says_how_it_was_won_in_the_readers_language(ania):
    """Pax Renaissance: by which victory, and what it compares; points alone would not say it."""
    table = ania.table("bot:random", "bot:random", game="pax_renaissance", seed=4)
    doc = wait_for(lambda: (d := ania.doc(table))["status"] == "over" and d, 60)
    result, polish = doc["result"], ania.doc(table, lang="pl")["result"]
    for found, lang in ((result, "en"), (polish, "pl")):
        assert found["text"] == Texts(PAX, lang).say(f"ending-{doc['view']['how']}")
        assert all(len(c["values"]) == 2 and "count-" not in c["label"] for c in found["counts"])
    assert [c["values"] for c in polish["counts"]] == [c["values"] for c in result["counts"]]
    assert result["counts"]
    assert ania.get(f"/api/tables/{table}/replay", at=doc["at"])["result"] == result
    assert ania.get(f"/api/tables/{table}/replay", at=3)["result"] is None


def test_the_log_goes_out_and_comes_in(ania):
    table = ania.table("bot:random", "bot:random", seed=4)
    wait_for(lambda: ania.doc(table)["status"] == "over", 60)
    log = ania.get(f"/api/tables/{table}/log")
    assert state_hash(import_log(log)) == log["state"]
    made = ania.post("/api/import", **log)["id"]
    doc = ania.doc(made)
    assert doc["status"] == "over"
    assert doc["result"] == ania.doc(table)["result"]
    assert [(s["kind"], s["bot"]) for s in doc["seats"]] == [("bot", "random")] * 2
    assert ania.get(f"/api/tables/{made}/log")["entries"] == log["entries"]
    half = {**log, "entries": log["entries"][:60]}
    del half["state"], half["seats_spec"]
    live = ania.post("/api/import", **half)["id"]
    assert ania.doc(live, 0)["status"] == "live"
    assert [s["kind"] for s in ania.doc(live)["seats"]] == ["local", "local"]
    bad = {**log, "entries": [[0, "cheat"]]}
    assert ania.post("/api/import", 422, **bad)["code"] == "corrupt_log"


def test_bots_of_a_log_stay_bots(ania):
    """Whoever takes a game against bots elsewhere goes on against the same bots."""
    table = ania.table("me", "bot:greedy", "bot:random", seed=11)
    wait_for(lambda: ania.doc(table, 0)["decisions"])
    log = ania.get(f"/api/tables/{table}/log")
    assert log["seats_spec"] == ["human", "bot:greedy", "bot:random"]
    made = ania.post("/api/import", **log)["id"]
    doc = ania.doc(made, 0)
    assert [(s["kind"], s["bot"]) for s in doc["seats"]] == [("local", None), ("bot", "greedy"), ("bot", "random")]
    assert doc["view"] == ania.doc(table, 0)["view"]
    for i in range(6):  # they answer by themselves
        wait_for(lambda: ania.doc(made, 0)["decisions"])
        ania.play(made, 0, i)
    own_budget = ania.post("/api/import", **{**log, "seats_spec": ["human", "bot:search:0.05", "bot:random"]})["id"]
    assert [s["bot"] for s in ania.doc(own_budget)["seats"]] == [None, "search", "random"]
    for wrong in (["human"], "human", ["human", "bot:greedy", "bot:clever"], [None] * 3, {"0": "human"}):
        assert "seats_spec" in ania.post("/api/import", 422, **{**log, "seats_spec": wrong})["detail"]


def test_the_log_stays_closed_while_others_play(ania, bona, two):
    ania.get(f"/api/tables/{two}/log", 403)
    ania.get(f"/api/tables/{two}/replay", 403, at=0, seat=1)


def test_a_game_with_other_people_is_forked_only_when_it_is_over(ania, bona, two):
    """Who plays on elsewhere would see what the others hide."""
    assert ania.post(f"/api/tables/{two}/fork", 403, at=0)["code"] == "secret"
    assert bona.post(f"/api/tables/{two}/fork", 403, at=0)["code"] == "secret"
    for seat, player in enumerate((ania, bona)):
        put_orders(player, two, seat, [{"kind": "*", "choose": ["*"]}])
    wait_for(lambda: ania.doc(two)["status"] == "over", 90)
    made = bona.post(f"/api/tables/{two}/fork", at=30)["id"]
    assert bona.get(f"/api/tables/{made}")["parent"] == two
    assert bona.doc(made, 0)["at"] >= 30


def test_a_report_has_no_names(ania, two):
    table = ania.table("me", "bot:random", seed=4)
    wait_for(lambda: ania.doc(table, 0)["decisions"])
    report = ania.get(f"/api/tables/{table}/report", seat=0)
    assert report["names"] == []
    assert "Ania" not in str(report)
    assert import_log(report).pending
    assert set(ania.get(f"/api/tables/{two}/report", seat=0)) == {"reference"}
