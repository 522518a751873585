"""Playing over HTTP and WebSocket: documents, answers, pushes, bots, the end."""

import uuid

from regnum.server.present import PARTS
from server.kit import wait_for


def test_a_table_starts_when_nobody_is_missing(ania, bona):
    table = ania.table("me", "open")
    doc = ania.doc(table, 0)
    assert (doc["status"], doc["view"], doc["decisions"]) == ("lobby", None, [])
    ania.post(f"/api/tables/{table}/answer", 409, seat=0, option="end", at=0, key="k")
    assert bona.post(f"/api/tables/{table}/join", token=ania.links["1"]) == {"seat": 1}
    doc = ania.doc(table, 0)
    assert doc["status"] == "live"
    assert doc["view"]["players"] == 2
    assert [s["name"] for s in doc["seats"]] == ["Ania", "Bona"]
    assert len(doc["panels"]) >= 4
    assert doc["chronicle"]
    assert doc["names"]


def test_an_answer_is_seen_by_all(ania, bona, two):
    doc = ania.doc(two, 0)
    decision = doc["decisions"][0]
    made = ania.answer(two, 0, decision["options"][0]["id"], doc["at"])
    after = bona.doc(two, 1)
    assert after["version"] == made["version"] == doc["version"] + 1
    assert after["at"] > doc["at"]
    assert after["chronicle"] != doc["chronicle"]


def test_each_reads_in_their_own_language(ania, bona, two):
    assert ania.doc(two, 0)["panels"][1]["title"] != bona.doc(two, 1)["panels"][1]["title"]
    assert ania.doc(two, 0, "pl")["decisions"][0]["prompt"] != ania.doc(two, 0, "en")["decisions"][0]["prompt"]


def test_the_same_key_counts_once(ania, two):
    doc = ania.doc(two, 0)
    option = doc["decisions"][0]["options"][0]["id"]
    key = uuid.uuid4().hex
    first = ania.answer(two, 0, option, doc["at"], key)
    assert ania.answer(two, 0, option, doc["at"], key) == first
    assert ania.doc(two, 0)["version"] == first["version"]


def test_a_stale_answer_gets_the_current_document(ania, two):
    doc = ania.doc(two, 0)
    option = doc["decisions"][0]["options"][0]["id"]
    ania.answer(two, 0, option, doc["at"])
    refused = ania.answer(two, 0, option, doc["at"], status=409)
    assert refused["code"] == "stale"
    assert refused["doc"] == ania.doc(two, 0, what=())


def test_foreign_seats_and_forged_options_change_nothing(ania, bona, two):
    doc = ania.doc(two, 0)
    option = doc["decisions"][0]["options"][0]["id"]
    assert bona.answer(two, 0, option, doc["at"], status=403)["code"] == "not_yours"
    assert bona.answer(two, 1, option, doc["at"], status=409)["code"] == "not_asked"
    assert ania.answer(two, 0, "activate:nothing:0", doc["at"], status=422)["code"] == "unknown"
    barred = doc["decisions"][0]["barred"]
    if barred:
        refused = ania.answer(two, 0, barred[0]["id"], doc["at"], status=422)
        assert (refused["code"], refused["rule"]) == ("barred", barred[0]["rule"])
    assert ania.doc(two, 0) == doc


def test_a_socket_gets_the_changes(ania, bona, two):
    a, b = ania.socket(two), bona.socket(two, lang="pl")
    a.until_doc(lambda d: d["seats"][1]["online"])
    b.until_doc(lambda d: d["seat"] == 1)
    at = a.doc["at"]
    ok = a.answer(0, a.doc["decisions"][0]["options"][0]["id"], at)
    assert ok["type"] == "ok"
    a.until_doc(lambda d: d["version"] == ok["version"])
    b.until_doc(lambda d: d["version"] == ok["version"])
    assert a.kinds.count("doc") == b.kinds.count("doc") == 1
    assert a.doc == ania.doc(two, 0)
    assert b.doc == bona.doc(two, 1)
    a.close()
    b.until_doc(lambda d: not d["seats"][0]["online"])
    b.close()


def test_a_client_that_comes_back_gets_only_what_changed(ania, bona, two):
    b = bona.socket(two)
    b.until_doc(lambda d: True)
    b.close()
    ania.play(two, 0)
    again = bona.socket(two, hello=False)
    again.doc, again.fingerprint = b.doc, b.fingerprint
    hello = {"type": "hello", "version": b.doc["version"], "fingerprint": b.fingerprint}
    again.send({**hello, "what": sorted(PARTS)})
    again.until_doc(lambda d: d["version"] > b.doc["version"])
    assert again.kinds == ["change"]
    again.send({"type": "resync"})
    again.until("doc")
    again.close()
    lost = bona.socket(two, version=1, fingerprint="0" * 24)
    assert lost.read()["type"] == "doc"
    lost.close()


def test_seat_and_language_can_be_switched(ania):
    table = ania.table("me", "local", seed=7, options={"first": "1"})
    s = ania.socket(table)
    s.until_doc(lambda d: d["seat"] == 0)
    prompt = s.doc["decisions"][0]["prompt"]
    s.send({"type": "lang", "lang": "pl"})
    s.until_doc(lambda d: d["decisions"][0]["prompt"] != prompt)
    s.send({"type": "seat", "seat": 1})
    s.until_doc(lambda d: d["seat"] == 1)
    assert s.doc["decisions"] == [
        {
            "seat": 0,
            "kind": "turn",
            "prompt": "",
            "rule": "",
            "options": [],
            "barred": [],
            "bars": 0,
            "sealed": False,
            "step": 0,
            "curtain": True,
            "elements": [],
        }
    ]
    s.send({"type": "ping"})
    assert s.until("pong")
    s.close()


def test_bots_answer_by_themselves_to_the_end(ania):
    table = ania.table("bot:greedy", "bot:random", seed=5)
    doc = wait_for(lambda: (d := ania.doc(table))["status"] == "over" and d, 60)
    assert len(doc["result"]["scores"]) == 2
    assert doc["result"]["winners"]
    log = ania.get(f"/api/tables/{table}/log")
    assert len(log["entries"]) == doc["at"]


def test_a_person_against_a_bot(ania):
    table = ania.table("me", "bot:random", seed=5)
    for i in range(12):
        wait_for(lambda: ania.doc(table, 0)["decisions"], 20)
        ania.play(table, 0, i)
    assert ania.doc(table, 0)["at"] > 12


def test_leaving_hands_the_seat_to_a_bot_and_returning_takes_it_back(ania, bona, two):
    doc = ania.doc(two, 0)
    ania.post(f"/api/tables/{two}/leave")
    wait_for(lambda: bona.doc(two, 1)["decisions"], 20)
    assert bona.doc(two, 1)["seats"][0]["away"]
    assert bona.doc(two, 1)["at"] > doc["at"]
    ania.post(f"/api/tables/{two}/return")
    while bona.doc(two, 1)["decisions"]:
        bona.play(two, 1)
    wait_for(lambda: ania.doc(two, 0)["decisions"])
    notes = [c["note"]["key"] for c in ania.get(f"/api/tables/{two}/chat")]
    assert notes == ["left", "returned"]


def test_the_chronicle_says_whose_answer_it_was_and_whether_a_bot_gave_it(server, ania, bona, two):
    while ania.doc(two, 0)["decisions"]:
        ania.play(two, 0)
    own = [line for line in ania.doc(two, 0)["chronicle"] if line["by"] is not None]
    assert own
    assert {(line["by"], line["auto"]) for line in own} == {(0, False)}
    while bona.doc(two, 1)["decisions"]:
        bona.play(two, 1)
    before = ania.doc(two, 0)["chronicle"][-1]["n"]
    ania.post(f"/api/tables/{two}/leave")
    wait_for(lambda: bona.doc(two, 1)["decisions"], 20)
    ania.post(f"/api/tables/{two}/return")
    lines = [line for line in ania.doc(two, 0)["chronicle"] if line["n"] > before]
    assert lines
    assert {(line["by"], line["auto"]) for line in lines} == {(0, True)}
    server.tables.cache.clear()  # as the database has it
    assert [line for line in ania.doc(two, 0)["chronicle"] if line["n"] > before] == lines


def test_lists_and_links(ania, bona):
    table = ania.table("me", "open", public=True, title="Friday")
    assert table in [t["id"] for t in bona.get("/api/tables", public=1)]
    assert ania.get("/api/tables", mine=1)[0]["title"] == "Friday"
    old = ania.links["1"]
    assert ania.get(f"/api/tables/{table}/link", token=old)["free"]
    new = ania.post(f"/api/tables/{table}/links/1")["token"]
    bona.post(f"/api/tables/{table}/join", 404, token=old)
    bona.post(f"/api/tables/{table}/links/1", 403)
    ania.call("DELETE", f"/api/tables/{table}/links/1", 200)
    bona.post(f"/api/tables/{table}/join", 404, token=new)
    assert bona.post(f"/api/tables/{table}/join", seat=1) == {"seat": 1}
    assert ania.get(f"/api/tables/{table}")["my_seats"] == [0]
    assert bona.get("/api/tables", mine=1)[0]["my_seats"] == [1]


def test_an_open_seat_of_a_private_table_needs_its_link(ania, bona):
    table = ania.table("me", "open")
    bona.post(f"/api/tables/{table}/join", 403, seat=1)


def test_games_rules_and_content(ania):
    game = ania.get("/api/games")[0]
    assert game["id"] == "principato"
    assert game["bots"] == ["easy", "greedy", "search", "search-strong", "random"]
    assert {"id", "title", "text", "notes", "see"} <= set(ania.get("/api/games/principato/rules")[0])
    assert {"data", "provenance", "own", "sources"} == set(ania.get("/api/games/principato/content"))
    ania.get("/api/games/chess/rules", 404)
