"""Documents have panels and what is barred only for who asks; changes are checked by a chain of fingerprints."""

import gzip
import json
from functools import partial

import pytest

from depth import by_day
from regnum.games import register
from regnum.games.giant import GAME as GIANT
from regnum.kernel import canonical
from regnum.server import bench
from regnum.server.present import apply, chained, fingerprint
from server.kit import LocalServer, Player


def test_a_document_has_panels_and_bars_only_when_they_are_asked_for(ania, two):
    plain = ania.doc(two, 0, what=())
    decision = plain["decisions"][0]
    assert plain["panels"] is None
    assert decision["barred"] is None
    whole = ania.doc(two, 0)
    asked = whole["decisions"][0]
    assert len(asked["barred"]) == decision["bars"] == asked["bars"] > 0
    assert ania.doc(two, 0, what=("barred",))["panels"] is None
    assert ania.doc(two, 0, what=("panels",))["panels"] == whole["panels"] != []
    assert ania.get(f"/api/tables/{two}/doc", 422, what="everything")["code"] == "invalid"


def test_an_outlook_comes_to_who_asks_for_it(ania):
    table = ania.table("me", "bot:random", "bot:random", game="europa_universalis")
    assert ania.doc(table, 0, what=("panels",))["outlook"] is None
    usual = ania.doc(table, 0, what=("outlook",))["outlook"]
    assert "forecast" in usual


def test_what_is_dear_of_an_outlook_comes_only_while_it_is_looked_at(ania):
    table = ania.table("me", "bot:random", "bot:random", game="europa_universalis")
    usual = ania.doc(table, 0, what=("outlook",))["outlook"]
    assert not {"lenses", "wars", "fronts"} & set(usual)
    assert set(ania.doc(table, 0, what=("lenses",))["outlook"]) == {"lenses"}
    both = ania.doc(table, 0, what=("outlook", "wars"))["outlook"]
    assert {"forecast", "wars", "fronts"} <= set(both)


def test_a_replay_has_panels_for_who_asks(ania, two):
    ania.play(two, 0)
    replay = partial(ania.get, f"/api/tables/{two}/replay", at=1, seat=0)
    assert replay()["panels"] is None
    assert replay(what="panels")["panels"]


def test_what_is_asked_for_is_kept_up_to_date_until_it_is_no_longer_wanted(ania, two):
    s = ania.socket(two, what=[])
    s.until_doc(lambda d: d["seat"] == 0)
    assert s.doc["panels"] is None
    s.send({"type": "ask", "what": ["panels"]})
    s.until_doc(lambda d: d["panels"] is not None)
    assert s.kinds[-1] == "change"
    before = s.doc
    ania.play(two, 0)
    s.until_doc(lambda d: d["version"] > before["version"])
    assert s.doc["panels"] == ania.doc(two, 0)["panels"] != before["panels"]
    assert s.doc["decisions"] == [] or s.doc["decisions"][0]["barred"] is None
    s.send({"type": "ask", "what": []})
    s.until_doc(lambda d: d["panels"] is None)
    s.close()


def test_who_does_not_ask_is_sent_no_panels_at_all(ania, two):
    s = ania.socket(two, what=[])
    s.until_doc(lambda d: d["seat"] == 0)
    ania.play(two, 0)
    s.until_doc(lambda d: d["at"] > 0)
    assert not any('"row' in text or "panels." in text for text in s.raw)
    s.close()


def test_a_change_is_chained_to_the_one_before_and_the_whole_is_checked_now_and_then(tmp_path):
    """As a client does: each change follows on the last, every third says what all of it comes to."""
    server = LocalServer(f"sqlite:///{tmp_path / 'r.db'}", changes_to_check=3)
    try:
        ania = Player(server.address)
        table = ania.table("me", "local", seed=7, options={"first": "1"})
        s = ania.socket(table, hello=False)
        s.send({"type": "hello"})
        found = json.loads(s.ws.recv(20))
        doc, mark = found["doc"], found["fingerprint"]
        assert fingerprint(doc) == mark
        whole = []
        for _ in range(7):
            seat = next(x["seat"] for x in ania.doc(table)["seats"] if x["waiting"])
            version = ania.play(table, seat)["version"]
            while doc["version"] < version:
                found = json.loads(s.ws.recv(20))
                doc = apply(doc, found["ops"])
                mark = chained(mark, canonical(found["ops"]))
                assert mark == found["fingerprint"]
                whole.append("whole" in found)
                assert fingerprint(doc) == found.get("whole", fingerprint(doc))
        assert whole[:6] == [False, False, True, False, False, True]
        s.close()
    finally:
        server.stop()


@pytest.fixture
def _giant(monkeypatch):
    monkeypatch.setattr("regnum.games._registered", {})
    register(GIANT)


@pytest.mark.usefixtures("_giant")
def test_the_documents_of_the_largest_game_are_small():
    found = bench.figures("giant", 6, by_day(16, 40))
    assert found["first_document_kb"] <= 60
    assert found["median_change_bytes"] <= 3000
    assert set(found) == {"move_ms_6_viewers", "first_document_kb", "median_change_bytes"}


def test_the_size_is_as_the_server_compresses_it(ania, two):
    packed = gzip.compress(canonical(ania.doc(two, 0, what=())).encode(), bench.GZIP)
    got = ania.http.get(f"/api/tables/{two}/doc?seat=0", headers={"accept-encoding": "gzip"})
    assert got.headers["content-encoding"] == "gzip"
    assert abs(len(packed) - int(got.headers["content-length"])) < 0.2 * len(packed)
