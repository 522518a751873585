"""Nothing hidden leaves the server: make up anew what a viewer cannot know, and every byte it gets stays the same."""

import json
import random

import pytest

from kernel.tiny import bid, make_game, plan, reap, season
from regnum.kernel import Dice, redetermine
from regnum.server.live import Live

YEAR = make_game(season, plan, reap, bid, id="server_year")


async def swapped(tables, table_id, make):
    """Put another table behind the same id, as the server holds it in memory."""
    async with tables.look(table_id) as live:
        was = (live.table, live.lines)
        live.table, live.lines = make(live)
        live.parts = {}
        return was


def elsewhere(viewer, seed):
    """The table with all that the viewer cannot know made up anew: state, sealed answers, what others were told."""

    def make(live: Live):
        table = live.table
        if viewer is None:
            other = table.copy(keep=True)
            other.run()
            redetermine(other.state, None, Dice(seed))
            other.sealed = table._sealed_copy()
        else:
            other = table.imagine(viewer, Dice(seed), keep=True)
            other.run()
        other.log = list(table.log)
        lines = []
        for n, event, counts in live.lines:
            if event.see is not None and viewer not in event.see:
                hidden = event.secret or tuple(event.args)
                args = {k: "made_up" if k in hidden and k != "seat" else v for k, v in event.args.items()}
                event = event._replace(args=args)
            lines.append((n, event, counts))
        return other, lines

    return make


def everything(player, table, seat):
    """All that this viewer can get, as bytes."""
    query = {"lang": "en"} if seat is None else {"lang": "en", "seat": seat}
    doc = player.http.get(f"/api/tables/{table}/doc", params=query).content
    listed = player.http.get(f"/api/tables/{table}").content
    s = player.socket(table, "none" if seat is None else seat)
    message = json.loads(s.ws.recv(5))
    s.close()
    message.pop("now")
    for x in message["doc"]["seats"]:
        x["online"] = None
    return doc, listed, json.dumps(message["doc"])


@pytest.mark.parametrize("game", ["principato", "server_year"])
def test_nothing_hidden_is_sent(server, ania, bona, game):
    table = ania.table("me", "open", game=game, seed=5)
    bona.post(f"/api/tables/{table}/join", token=ania.links["1"])
    players = (ania, bona)
    rng = random.Random(3)
    compared = 0
    for move in range(14):
        for seat in (0, 1):
            if decisions := players[seat].doc(table, seat)["decisions"]:
                players[seat].play(table, seat, rng.randrange(len(decisions[0]["options"])))
        if move % 3 or ania.doc(table)["status"] == "over":
            continue
        for player, seat in ((ania, 0), (bona, 1), (bona, None)):
            true = everything(player, table, seat)
            for seed in range(3):
                was = server.run(swapped(server.tables, table, elsewhere(seat, seed)))
                try:
                    assert everything(player, table, seat) == true, (move, seat)
                finally:
                    server.run(swapped(server.tables, table, lambda live, was=was: was))
                compared += 1
    assert compared >= 9


def test_the_test_can_see_a_leak(server, ania, bona):
    """The made-up tables do differ where it is allowed: in what the other seat sees."""
    table = ania.table("me", "open", seed=5)
    bona.post(f"/api/tables/{table}/join", token=ania.links["1"])
    true = everything(bona, table, 1)
    found = set()
    for seed in range(6):
        was = server.run(swapped(server.tables, table, elsewhere(0, seed)))
        found.add(everything(bona, table, 1) == true)
        server.run(swapped(server.tables, table, lambda live, was=was: was))
    assert False in found


def test_secrets_of_the_setup_and_the_links_are_nowhere(ania, bona):
    table = ania.table("me", "open", "open", seed=123456789)
    bona.post(f"/api/tables/{table}/join", token=ania.links["1"])
    token = ania.links["2"]
    for player in (ania, bona):
        for path in ("", "/doc", "/chat", "/chronicle"):
            text = player.http.get(f"/api/tables/{table}{path}").text
            assert "123456789" not in text
            assert token not in text


def test_tasks_are_seen_by_their_owner_only(ania, bona, two):
    own, other = ania.doc(two, 0)["view"]["duchies"], bona.doc(two, 1)["view"]["duchies"]
    assert own[0]["culture_task"]
    assert own[1]["culture_task"] is None
    assert other[0]["culture_task"] is None
    secret = own[0]["culture_task"]
    assert secret not in bona.http.get(f"/api/tables/{two}/doc", params={"seat": 1}).text
    assert secret not in bona.http.get(f"/api/tables/{two}/chronicle", params={"seat": 1, "limit": 500}).text
    assert secret not in bona.http.get(f"/api/tables/{two}/replay", params={"seat": 1, "at": 3}).text


def test_spectators_see_hands_only_at_an_open_table(ania, bona):
    for opened in (False, True):
        table = ania.table("me", "local", seed=5, open=opened)
        duchies = bona.doc(table)["view"]["duchies"]
        assert all(bool(d["culture_task"]) is opened for d in duchies)
        assert bona.doc(table)["view"]["deck"][0] is None
    assert ania.doc(table)["view"]["duchies"][0]["culture_task"] is None  # a player is no spectator
    bona.get(f"/api/tables/{table}/doc", 403, seat=0)
