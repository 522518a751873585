"""The same people once more; tables called off and deleted; bots in free seats; reports."""

import pytest
from typer.testing import CliRunner

from regnum.cli import app

from .kit import Player, ServerProcess, wait_for


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    url = f"sqlite:///{tmp_path_factory.mktemp('rematch')}/t.db"
    found = ServerProcess(url)
    found.db = url
    yield found
    found.stop()


@pytest.fixture
def ania(server):
    return Player(server.address, "Ania")


@pytest.fixture
def bartek(server):
    return Player(server.address, "Bartek")


def meet(ania, bartek, *more, **options):
    table = ania.table("me", "open", *more, **options)
    bartek.post(f"/api/tables/{table}/join", token=ania.links["1"])
    return table


def play_out(*players_at):
    """Both answer until the game is over."""
    (first, table, _), *_ = players_at
    while (doc := first.doc(table))["status"] != "over":
        waiting = {s["seat"] for s in doc["seats"] if s["waiting"]}
        for player, _, seat in players_at:
            if seat in waiting and player.doc(table, seat)["decisions"]:
                player.play(table, seat)
                break


def over(ania, bartek, **options):
    table = meet(ania, bartek, **options)
    play_out((ania, table, 0), (bartek, table, 1))
    return table


def test_a_rematch_has_the_same_seats_and_options(ania, bartek):
    clock = {"kind": "move", "seconds": 600, "on_timeout": "auto"}
    table = over(ania, bartek, title="Evening", rated=True, clock=clock)
    assert bartek.doc(table, 1)["rematch"] is None
    made = ania.post(f"/api/tables/{table}/rematch", 201)["id"]
    assert ania.post(f"/api/tables/{table}/rematch", 201)["id"] == made  # once more: the same one
    assert bartek.doc(table, 1)["rematch"] == made
    lobby = ania.get(f"/api/tables/{made}")
    assert (lobby["status"], lobby["title"], lobby["rated"]) == ("lobby", "Evening", True)
    assert [s["kind"] for s in lobby["seats"]] == ["human", "open"]
    assert bartek.post(f"/api/tables/{table}/rematch", 201)["id"] == made
    doc = bartek.doc(made, 1)
    assert doc["status"] == "live"
    assert [s["name"] for s in doc["seats"]] == ["Ania", "Bartek"]
    assert doc["seats"][0]["clock"]["kind"] == "move"
    notes = [c["note"] for c in ania.get(f"/api/tables/{table}/chat")]
    assert {"key": "rematch", "seat": 0} in notes


def test_a_rematch_against_bots_begins_at_once(ania):
    table = ania.table("me", "bot:random")
    while ania.doc(table, 0)["status"] != "over":
        wait_for(lambda: (d := ania.doc(table, 0))["decisions"] or d["status"] == "over")
        if ania.doc(table, 0)["decisions"]:
            ania.play(table, 0)
    made = ania.post(f"/api/tables/{table}/rematch", 201)["id"]
    doc = ania.doc(made, 0)
    assert doc["status"] == "live"
    assert [s["bot"] for s in doc["seats"]] == [None, "random"]


def test_a_rematch_is_for_those_who_played_and_only_afterwards(ania, bartek, server):
    table = meet(ania, bartek)
    assert ania.post(f"/api/tables/{table}/rematch", 409)["code"] == "not_over"
    play_out((ania, table, 0), (bartek, table, 1))
    celina = Player(server.address, "Celina")
    assert celina.post(f"/api/tables/{table}/rematch", 403)["code"] == "not_yours"
    made = ania.post(f"/api/tables/{table}/rematch", 201)["id"]
    assert celina.doc(table)["rematch"] is None  # the way there is for those who were here
    # a seat kept for Bartek cannot be taken by anybody else
    assert celina.post(f"/api/tables/{made}/join", 403, seat=1)["code"] == "no_link"


def test_a_rematch_that_was_called_off_can_be_asked_for_again(ania, bartek):
    table = over(ania, bartek)
    made = ania.post(f"/api/tables/{table}/rematch", 201)["id"]
    ania.call("DELETE", f"/api/tables/{made}", 200)
    again = bartek.post(f"/api/tables/{table}/rematch", 201)["id"]
    assert again != made
    assert ania.post(f"/api/tables/{table}/rematch", 201)["id"] == again


def test_a_lobby_is_called_off_by_who_made_it(ania, bartek):
    table = ania.table("me", "open", "open")
    bartek.post(f"/api/tables/{table}/join", token=ania.links["1"])
    socket = bartek.socket(table)
    socket.until_doc(lambda d: d["status"] == "lobby")
    assert bartek.call("DELETE", f"/api/tables/{table}", 403)["code"] == "not_yours"
    ania.call("DELETE", f"/api/tables/{table}", 200)
    assert socket.until("error")["code"] == "no_table"
    assert ania.get(f"/api/tables/{table}", 404)["code"] == "no_table"
    assert all(t["id"] != table for t in bartek.get("/api/tables", mine=True))


def test_a_game_of_my_own_can_be_deleted_and_one_with_others_not(ania, bartek):
    mine = ania.table("me", "bot:random")
    assert ania.get(f"/api/tables/{mine}")["removable"]
    assert not bartek.get(f"/api/tables/{mine}")["removable"]
    ania.call("DELETE", f"/api/tables/{mine}", 200)
    ania.get(f"/api/tables/{mine}", 404)
    ours = meet(ania, bartek)
    for one in (ania, bartek):
        assert not one.get(f"/api/tables/{ours}")["removable"]
        assert one.call("DELETE", f"/api/tables/{ours}", 403)["code"] == "not_yours"
    rated = ania.table("me", "bot:random", rated=True)
    assert ania.call("DELETE", f"/api/tables/{rated}", 409)["code"] == "rated"


def test_a_bot_takes_a_free_seat_and_the_last_one_begins_the_game(ania, bartek):
    table = ania.table("me", "open", "open")
    path = f"/api/tables/{table}/seats"
    assert bartek.post(f"{path}/1/bot", 403, bot="random")["code"] == "not_yours"
    assert ania.post(f"{path}/1/bot", 422, bot="clever")["code"] == "invalid"
    assert ania.post(f"{path}/0/bot", 409, bot="random")["code"] == "taken"
    ania.post(f"{path}/1/bot", bot="random")
    assert ania.doc(table, 0)["status"] == "lobby"
    ania.post(f"{path}/2/bot", bot="random")
    doc = wait_for(lambda: (d := ania.doc(table, 0))["status"] == "live" and d)
    assert [s["bot"] for s in doc["seats"]] == [None, "random", "random"]
    assert bartek.post(f"/api/tables/{table}/join", token=ania.links["1"], status=409)["code"] == "taken"


def test_a_report_is_kept_with_the_log_and_read_by_the_operator(ania, bartek, server):
    table = meet(ania, bartek)
    first = next(s["seat"] for s in ania.doc(table)["seats"] if s["waiting"])
    (ania, bartek)[first].play(table, first)
    entries = ania.doc(table, 0)["at"]
    path = f"/api/tables/{table}/report"
    assert ania.post(path, 403, seat=1, text="not my seat")["code"] == "not_yours"
    assert ania.post(path, 422, seat=0, text="")["status"] == 422
    made = ania.post(path, 201, seat=0, text="The harvest gave nothing.\nWhy?")["id"]
    run = CliRunner()
    listed = run.invoke(app, ["db", "reports", "--db", server.db])
    assert made in listed.output
    assert f"{table}@{entries}" in listed.output
    assert "The harvest gave nothing." in listed.output
    log = run.invoke(app, ["db", "reports", made, "--db", server.db])
    assert '"Ania"' not in log.output
    assert run.invoke(app, ["db", "reports", "nothing", "--db", server.db]).exception is not None
