"""A game that is over is thought about in the background: once, with progress, through restarts, for who may see it."""

import json
from pathlib import Path

import pytest
from sqlalchemy import select

from regnum import analysis
from regnum.log import import_log
from regnum.server import analyses
from regnum.server.models import Analysis
from regnum.story import Log
from server.kit import Player, ServerProcess, wait_for

DATABASES_BY_DAY = ["sqlite"]  # it is about what is worked out, and when
GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.fixture(scope="module")
def whole_game():
    document = json.loads((GOLDEN / "principato/r1-2p-points-greedy.json").read_text(encoding="utf-8"))
    document["names"] = ["Ania", "Bot"]
    return document


@pytest.fixture
def beginning(whole_game):
    """Its first turns: of a log from elsewhere that is enough, and soon thought about."""
    return first(whole_game, 16)


def first(document, entries):
    kept = {key: value for key, value in document.items() if key not in ("state", "sealed")}
    return {**kept, "entries": kept["entries"][:entries]}


def imported(player, document):
    return player.post("/api/import", 201, **document)["id"]


def settled(player, table, **params):
    def look():
        found = player.get(f"/api/tables/{table}/analysis", **params)
        return found if found["status"] not in ("waiting", "working") else None

    return wait_for(look, 240)


def test_a_finished_game_is_analysed_once_and_told_in_both_languages(server, ania, bona, whole_game):
    table = imported(ania, whole_game)
    assert ania.get(f"/api/tables/{table}/analysis")["status"] == "none"
    begun = ania.post(f"/api/tables/{table}/analysis", 202)
    assert begun["status"] in ("waiting", "working")
    found = settled(ania, table, lang="en")
    assert found["status"] == "done"
    assert found["done"] == found["total"] > 0
    assert len(found["chances"]) == len(found["at"])
    assert found["chances"][-1] == [1.0, 0.0]
    assert found["series"][0]["label"] == "Points"
    assert found["series"][0]["values"][-1] == [52, 48]
    assert [sum(s["values"][seat] for s in found["sources"]) for seat in (0, 1)] == [52, 48]
    assert any("Ania" in record["text"] for record in found["records"])
    polish = bona.get(f"/api/tables/{table}/analysis", lang="pl")  # as the log, when it is over: for all
    assert polish["series"][0]["label"] == "Punkty"
    assert polish["chances"] == found["chances"]
    assert "\x02" not in json.dumps(polish)
    for point in found["turning"]:
        assert 0 <= point["at"] < found["entries"]
        assert ania.get(f"/api/tables/{table}/replay", at=point["at"], seat=0)["replay"]

    stored = server.run(row_of(server, table))
    bona.post(f"/api/tables/{table}/analysis", 202)
    assert server.run(row_of(server, table)).beat == stored.beat  # nobody works at it again


async def row_of(server, table):
    async with server.tables.db.reading() as session:
        return await session.scalar(select(Analysis).where(Analysis.table_id == table))


def test_it_is_what_the_command_line_finds(server, ania, beginning):
    table = imported(ania, beginning)
    ania.post(f"/api/tables/{table}/analysis", 202)
    settled(ania, table)
    stored = server.run(row_of(server, table)).found
    assert stored["points"] == [[round(c, 4) for c in analysis.chances_at(Log(beginning), n)] for n in stored["at"]]


def test_while_others_play_nobody_sees_it(two, ania, bona):
    for player in (ania, bona):
        player.get(f"/api/tables/{two}/analysis", 403)
        player.post(f"/api/tables/{two}/analysis", 403)


def test_a_game_with_bots_is_analysed_when_it_is_over(ania):
    table = ania.table("me", "bot:random", options={"first": "1"})
    assert ania.get(f"/api/tables/{table}/analysis", 409)["code"] == "not_over"


def test_it_can_be_stopped_by_who_sat_there_and_gone_on_with(server, ania, bona, beginning, monkeypatch):
    monkeypatch.setattr(server.app.state.analyses, "_give_way", never)
    table = imported(ania, beginning)
    ania.post(f"/api/tables/{table}/analysis", 202)
    bona.call("DELETE", f"/api/tables/{table}/analysis", 403)
    assert ania.call("DELETE", f"/api/tables/{table}/analysis", 200)["status"] == "cancelled"
    monkeypatch.undo()
    RELEASE.append(True)
    wait_for(lambda: server.app.state.analyses._at is None)
    assert ania.get(f"/api/tables/{table}/analysis")["status"] == "cancelled"
    ania.post(f"/api/tables/{table}/analysis", 202)
    assert settled(ania, table)["status"] == "done"


RELEASE = []


async def never():
    import asyncio

    while not RELEASE:
        await asyncio.sleep(0.05)


def test_it_goes_on_after_the_server_was_killed(db_url):
    """Half of it is stored by one server, which is killed; the next finds the rest, and the same as at one go. Of
    such a game a quick machine has not thought all before anything is stored."""
    url = db_url()
    document = json.loads((GOLDEN / "europa_universalis/r6-2p-ducats.json").read_text(encoding="utf-8"))
    document = {**first(document, 40), "names": ["Ania", "Bot"]}
    process = ServerProcess(url)
    try:
        player = Player(process.address, "Ania")
        table = imported(player, document)
        player.post(f"/api/tables/{table}/analysis", 202)
        part = wait_for(lambda: (p := player.get(f"/api/tables/{table}/analysis"))["done"] > 3 and p, 240)
        assert part["done"] < part["total"]
        process.kill()
        process.start()
        found = settled(player, table)
    finally:
        process.stop()
    assert found["status"] == "done"
    assert found["chances"][5] == [round(c, 4) for c in analysis.chances_at(Log(document), found["at"][5])]


def test_a_log_that_cannot_be_thought_about_fails_and_no_more(server, ania, beginning, monkeypatch):
    table = imported(ania, beginning)

    def broken(self, piece):
        return None

    monkeypatch.setattr(analyses.Analyses, "_ask", broken)
    ania.post(f"/api/tables/{table}/analysis", 202)
    assert settled(ania, table)["status"] == "failed"
    monkeypatch.undo()
    ania.post(f"/api/tables/{table}/analysis", 202)
    assert settled(ania, table)["status"] == "done"


def test_where_turns_began(ania, whole_game):
    table = imported(ania, whole_game)
    turns = ania.get(f"/api/tables/{table}/turns", lang="en")
    events = [e for e in import_log(whole_game).events if e.key == "turn"]
    assert [turn["at"] for turn in turns] == [e.at for e in events]
    assert turns[0]["text"].startswith("Year 1: ")
    assert [turn["seat"] for turn in turns[:4]] == [e.args["seat"] for e in events[:4]]
