"""Chat, standing orders, clocks."""

import time

import pytest

from server.kit import wait_for

DATABASES_BY_DAY = ["sqlite"]  # it is about who is asked and waited for


def test_chat_reaches_everybody_and_can_be_muted(ania, bona, two):
    a = ania.socket(two)
    a.until("doc")
    bona.post(f"/api/tables/{two}/chat", text="Cześć!")
    said = a.until("chat")
    assert (said["seat"], said["name"], said["text"]) == (1, "Bona", "Cześć!")
    a.send({"type": "chat", "text": "hello"})
    assert a.until("chat")["seat"] == 0
    assert [c["text"] for c in bona.get(f"/api/tables/{two}/chat")] == ["Cześć!", "hello"]
    assert ania.post(f"/api/tables/{two}/mute", seat=1, muted=True) == {"muted": [1]}
    bona.post(f"/api/tables/{two}/chat", text="you cannot hear me")
    a.send({"type": "chat", "text": "quiet"})
    assert a.until("chat")["text"] == "quiet"
    assert "you cannot hear me" not in [c["text"] for c in ania.get(f"/api/tables/{two}/chat")]
    assert "you cannot hear me" in [c["text"] for c in bona.get(f"/api/tables/{two}/chat")]
    assert ania.post(f"/api/tables/{two}/mute", seat=1, muted=False) == {"muted": []}
    ania.post(f"/api/tables/{two}/chat", 422, text="\x00")
    ania.post(f"/api/tables/{two}/chat", 422, text="x" * 2000)
    a.close()


def put_orders(player, table, seat, orders, status=200):
    return player.call("PUT", f"/api/tables/{table}/orders?seat={seat}", status, json={"orders": orders})


def test_a_standing_order_answers_until_its_end(ania, bona, two):
    order = {"kind": "turn", "choose": ["end"], "until": [{"times": 2}]}
    made = put_orders(bona, two, 1, [order])["orders"]
    assert made[0]["active"]
    assert made[0]["used"] == 0
    assert ania.doc(two, 0)["orders"] == []
    while bona.doc(two, 1)["orders"][0]["used"] != 2:
        if ania.doc(two, 0)["decisions"]:
            ania.play(two, 0, -1)
    wait_for(lambda: ania.doc(two, 0)["decisions"] or bona.doc(two, 1)["decisions"])
    while not bona.doc(two, 1)["decisions"]:
        ania.play(two, 0, -1)
    wait_for(lambda: not bona.doc(two, 1)["orders"][0]["active"])


def test_automatic_answers_are_marked_in_the_log(server, ania):
    from sqlalchemy import select

    from regnum.server.models import LogEntry

    table = ania.table("me", "local", seed=7, options={"first": "1"})
    put_orders(ania, table, 0, [{"kind": "*", "choose": ["influence", "end"], "until": [{"event": "turn", "by": 1}]}])
    wait_for(lambda: ania.doc(table, 1)["view"]["active"] == 1)

    async def read():
        async with server.app.state.db.reading() as session:
            query = select(LogEntry.seat, LogEntry.auto).where(LogEntry.table_id == table, LogEntry.seat.is_not(None))
            return list(await session.execute(query.order_by(LogEntry.n)))

    assert server.run(read())
    assert all(auto for _, auto in server.run(read()))


def test_what_an_order_can_ask_about_has_words_and_is_the_seats_own_view(ania, bona, two):
    def facts(player, seat, lang):
        found = player.get(f"/api/tables/{two}/orders", seat=seat, lang=lang)["facts"]
        return {f["path"]: f for f in found}

    mine = facts(ania, 0, "pl")
    assert mine["year"] == {"path": "year", "seat": None, "text": "Rok", "value": 1, "shown": "1"}
    food = {"path": "duchies.1.food", "seat": 1, "text": "Żywność", "value": 1, "shown": "1"}
    assert mine["duchies.1.food"] == food
    assert mine["stock.food"]["text"].endswith("Żywność")
    assert facts(ania, 0, "en")["year"]["text"] == "Year"
    for path in mine:
        until = [{"changes": path}, {"see": path, "not": None}]
        put_orders(ania, two, 0, [{"kind": "turn", "choose": ["end"], "until": until}])
    ania.get(f"/api/tables/{two}/orders", 403, seat=1)


def test_orders_are_private_cancellable_and_paused_by_undo(ania, bona, two):
    put_orders(ania, two, 1, [], 403)
    version = bona.doc(two, 1)["version"]
    put_orders(bona, two, 1, [{"kind": "turn", "choose": ["end"]}])
    assert ania.doc(two, 0)["version"] == version
    assert ania.doc(two, 0)["orders"] == []
    bona_orders = bona.get(f"/api/tables/{two}/orders", seat=1)["orders"]
    assert bona_orders[0]["choose"] == ["end"]
    assert put_orders(bona, two, 1, []) == {"orders": []}
    put_orders(ania, two, 0, [{"kind": "turn", "choose": ["influence"], "until": [{"times": 1}]}])
    wait_for(lambda: ania.doc(two, 0)["undo"]["0"] is None)
    put_orders(ania, two, 0, [{"kind": "nothing", "choose": ["influence"]}])
    ania.post(f"/api/tables/{two}/undo", seat=0)
    assert not ania.doc(two, 0)["orders"][0]["active"]


def test_bad_orders_are_refused(ania, two):
    for order in (
        {},
        {"choose": []},
        {"choose": ["end"], "nonsense": 1},
        {"choose": ["end"], "until": [{"times": -1}]},
        {"choose": ["end"], "when": [{"see": "year"}]},
        {"choose": ["end"], "when": [{"see": "year", "min": "x"}]},
        {"choose": [1]},
    ):
        assert put_orders(ania, two, 0, [order], 422)["code"] == "invalid"


def test_an_order_for_the_next_time_leaves_the_present_question_alone(ania, two):
    words = ["Choose an action", "Influence"]
    order = {"kind": "turn", "choose": ["influence"], "until": [{"times": 1}], "again": True, "words": words}
    made = put_orders(ania, two, 0, [order])["orders"]
    time.sleep(0.3)
    doc = ania.doc(two, 0)
    assert doc["decisions"]
    assert doc["orders"][0]["used"] == 0
    assert (made[0]["again"], made[0]["words"]) == (True, words)
    put_orders(ania, two, 0, made)  # kept with another: still the same
    assert ania.doc(two, 0)["orders"][0]["words"] == words
    ania.answer(two, 0, next(o["id"] for o in doc["decisions"][0]["options"] if o["id"] == "influence"), doc["at"])
    wait_for(lambda: ania.doc(two, 0)["orders"][0]["used"] == 1)
    put_orders(ania, two, 0, [{**order, "words": ["x"]}], 422)


def test_an_order_may_wait_for_a_condition(ania, two):
    put_orders(ania, two, 0, [{"choose": ["influence"], "when": [{"see": "year", "min": 2}]}])
    time.sleep(0.3)
    assert ania.doc(two, 0)["decisions"]


def timed(ania, bona, kind="move", seconds=1, then="bot"):
    clock = {"kind": kind, "seconds": seconds, "on_timeout": then}
    table = ania.table("me", "open", options={"first": "1"}, clock=clock)
    bona.post(f"/api/tables/{table}/join", token=ania.links["1"])
    return table


def notes(player, table):
    return [c["note"]["key"] for c in player.get(f"/api/tables/{table}/chat")]


@pytest.mark.parametrize("then", ["bot", "auto"])
def test_when_a_move_clock_runs_out_a_bot_gives_one_answer_and_hands_back(ania, bona, then):
    table = timed(ania, bona, seconds=2, then=then)
    doc = ania.doc(table, 0)
    assert doc["seats"][0]["clock"]["deadline"]
    assert doc["seats"][1]["clock"]["deadline"] is None
    answered = wait_for(lambda: (d := ania.doc(table, 0))["at"] > doc["at"] and d, 10)
    assert not answered["seats"][0]["away"]
    mine = [line for line in answered["chronicle"] if line["at"] > doc["at"] and line["seat"] == 0]
    assert mine
    assert all(line["auto"] for line in mine)
    assert notes(ania, table) == ["timeout"]
    if answered["decisions"] and answered["status"] == "live":  # asked again, with time again
        assert answered["seats"][0]["clock"]["deadline"] > doc["seats"][0]["clock"]["deadline"]


def test_what_a_person_answers_is_not_called_automatic(ania, two):
    at = ania.doc(two, 0)["at"]
    doc = ania.play(two, 0)
    assert [line for line in doc["chronicle"] if line["at"] > at]
    assert not any(line["auto"] for line in doc["chronicle"])


def test_two_people_away_find_their_game_paused_and_not_over(server, ania, bona):
    """The audit's case: the default setting, and both came back to a finished game."""
    table = timed(ania, bona)
    wait_for(lambda: ania.doc(table, 0)["status"] == "paused", 60)
    doc = ania.doc(table, 0)
    assert doc["decisions"] == []
    assert not any(s["waiting"] or s["clock"] for s in doc["seats"])
    assert notes(bona, table)[-1] == "paused"
    time.sleep(2.5)
    assert ania.doc(table, 0)["at"] == doc["at"]
    assert ania.answer(table, 0, "end", doc["at"], status=409)["code"] == "paused"
    assert ania.post(f"/api/tables/{table}/undo", 409, seat=0)["code"] == "paused"
    server.tables.cache.clear()
    ania.post(f"/api/tables/{table}/return")
    again = ania.doc(table, 0)
    assert again["status"] == "live"
    waiting = next(s for s in again["seats"] if s["waiting"])
    assert waiting["clock"]["deadline"] > time.time() * 1000 - 500
    assert "resumed" in notes(bona, table)


def test_a_person_who_answers_again_is_counted_as_there(server, ania, bona):
    table = timed(ania, bona, seconds=2)
    at = ania.doc(table, 0)["at"]
    wait_for(lambda: ania.doc(table, 0)["at"] > at, 10)
    assert server.run(mark(server, table, 0)) is not None
    while not (doc := ania.doc(table, 0))["decisions"]:
        bona.play(table, 1)
    ania.answer(table, 0, doc["decisions"][0]["options"][0]["id"], doc["at"])
    assert server.run(mark(server, table, 0)) is None


async def mark(server, table, seat):
    async with server.tables.look(table) as live:
        return live.seats[seat].bot


def test_alone_with_bots_the_game_waits_for_its_person(ania):
    clock = {"kind": "move", "seconds": 1, "on_timeout": "bot"}
    table = ania.table("me", "bot:random", options={"first": "1"}, clock=clock)
    at = ania.doc(table, 0)["at"]
    wait_for(lambda: ania.doc(table, 0)["status"] == "paused", 15)
    assert ania.doc(table, 0)["at"] == at


def test_when_all_have_left_the_game_pauses(ania, bona, two):
    ania.post(f"/api/tables/{two}/leave")
    bona.post(f"/api/tables/{two}/leave")
    doc = ania.doc(two, 0)
    assert doc["status"] == "paused"
    bona.post(f"/api/tables/{two}/return")
    assert bona.doc(two, 1)["status"] == "live"
    assert bona.doc(two, 1)["seats"][0]["away"]  # who left is still away
    assert notes(bona, two) == ["left", "left", "paused", "returned", "resumed"]


def test_what_a_stand_in_did_is_told_to_the_owner(ania, bona, two):
    at = ania.doc(two, 0)["at"]
    ania.post(f"/api/tables/{two}/leave")
    wait_for(lambda: bona.doc(two, 1)["decisions"], 30)
    lines = [line for line in ania.doc(two, 0)["chronicle"] if line["at"] > at and line["seat"] == 0]
    assert lines
    assert all(line["auto"] for line in lines)


def test_when_a_reserve_runs_out_an_automatic_answer_is_given(ania, bona):
    clock = {"kind": "reserve", "seconds": 1, "on_timeout": "auto"}
    table = ania.table("me", "open", options={"first": "1"}, clock=clock)
    bona.post(f"/api/tables/{table}/join", token=ania.links["1"])
    at = ania.doc(table, 0)["at"]
    ania.play(table, 0)
    wait_for(lambda: ania.doc(table, 0)["at"] > at + 1 and not ania.doc(table, 0)["seats"][0]["away"], 8)
    assert ania.doc(table, 0)["seats"][0]["clock"]["reserve"] <= 100  # a tenth, for the next answer


def test_a_clock_must_make_sense(ania):
    bad = [{"kind": "move"}, {"kind": "move", "seconds": 0}, {"kind": "sand", "seconds": 3}]
    for clock in bad:
        seats = [{"kind": "me"}, {"kind": "local"}]
        ania.post("/api/tables", 422, game="principato", seats=seats, clock=clock)
