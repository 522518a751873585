"""Hints of the server: for one's own question, from what one's seat sees, never in a rated game."""

import pytest

from regnum.games import get_game
from regnum.kernel import new_table
from regnum.server.bots import BotPool
from server.kit import LocalServer, Player, wait_for

DATABASES_BY_DAY = ("sqlite",)


@pytest.fixture(scope="module")
def server(db_url):
    found = LocalServer(db_url(), bot_seconds=3.0)
    yield found
    found.stop()


def asked(player, table):
    """The first question of more than one option that waits for the player."""

    def found():
        doc = player.doc(table, 0)
        return next((d for d in doc["decisions"] if len(d["options"]) > 1), None)

    return wait_for(found)


def test_a_hint_names_an_option_of_the_question_and_says_why_in_both_languages(server):
    ania = Player(server.address)
    table = ania.table("me", "bot:greedy", seed=3)
    decision = asked(ania, table)
    options = {o["id"]: o for o in decision["options"]}
    for lang, word in (("en", "Compared"), ("pl", "W porównaniu")):
        hint = ania.post(f"/api/tables/{table}/hint?lang={lang}", seat=0)
        best = options[hint["option"]]
        assert (hint["rule"], hint["text"] if lang == "en" else best["text"]) == (best["rule"], best["text"])
        assert (hint["at"], hint["seat"]) == (ania.doc(table)["at"], 0)
        assert any(word in line or "“" in line or "„" in line for line in hint["why"])
        assert hint["considered"][0]["option"] == hint["option"]
        assert all(c["option"] in options and c["tries"] >= 1 for c in hint["considered"])
        assert hint["honest"]
    assert ania.doc(table)["at"] == hint["at"]  # nothing was answered
    assert not any("hint" in str(line).lower() for line in ania.doc(table)["chronicle"])


def test_in_a_rated_game_there_is_no_hint(server):
    ania = Player(server.address)
    table = ania.table("me", "bot:greedy", rated=True)
    asked(ania, table)
    refused = ania.post(f"/api/tables/{table}/hint", 403, seat=0)
    assert refused["code"] == "no_hints"
    assert "rated" in refused["detail"]


def test_a_hint_is_for_ones_own_seat_and_only_when_it_is_asked(server):
    ania, obcy = Player(server.address), Player(server.address, "Obcy")
    table = ania.table("me", "bot:greedy", seed=3)
    asked(ania, table)
    assert obcy.post(f"/api/tables/{table}/hint", 403, seat=0)["code"] == "not_yours"
    assert ania.post(f"/api/tables/{table}/hint", 403, seat=1)["code"] == "not_yours"
    assert ania.post(f"/api/tables/{table}/hint", 422, seat="x")["code"] == "invalid"
    waiting = ania.table("me", "open")
    assert ania.post(f"/api/tables/{waiting}/hint", 409, seat=0)["code"] == "not_started"


def test_who_waits_for_a_hint_is_not_given_another(server):
    ania = Player(server.address)
    table = ania.table("me", "bot:greedy", seed=3)
    asked(ania, table)
    me = ania.get("/api/me")["user"]["id"]
    server.tables.bots.askers.add(me)
    try:
        assert ania.post(f"/api/tables/{table}/hint", 429, seat=0)["code"] == "too_many"
    finally:
        server.tables.bots.askers.discard(me)


def test_a_hint_that_does_not_come_is_told_and_the_table_goes_on(server, monkeypatch):
    async def none(self, question):
        return None

    monkeypatch.setattr(BotPool, "hint", none)
    ania = Player(server.address)
    table = ania.table("me", "bot:greedy", seed=3)
    decision = asked(ania, table)
    assert ania.post(f"/api/tables/{table}/hint", 503, seat=0)["code"] == "no_hint"
    ania.post(f"/api/tables/{table}/answer", 200, seat=0, option=decision["options"][0]["id"],
              at=ania.doc(table)["at"], key="k")  # fmt: skip


def test_a_hint_for_a_question_that_has_gone_is_not_given(server, monkeypatch):
    ania = Player(server.address)
    table = ania.table("me", "bot:greedy", seed=3)
    decision = asked(ania, table)
    real = BotPool.hint

    async def late(self, question):
        found = await real(self, question)
        async with server.tables.look(table) as live:
            live.table.answer(0, live.table.decision(0).options[0])
        return found

    monkeypatch.setattr(BotPool, "hint", late)
    refused = ania.post(f"/api/tables/{table}/hint", 409, seat=0)
    assert refused["code"] in ("stale", "not_asked")
    assert decision["options"]


def test_every_game_gives_hints(server):
    ania = Player(server.address)
    for game, seats in (("boze_igrzysko", 3), ("pax_renaissance", 2), ("europa_universalis", 3)):
        table = ania.table("me", *["bot:greedy"] * (seats - 1), game=game, seed=5)
        asked(ania, table)
        hint = ania.post(f"/api/tables/{table}/hint", seat=0)
        assert hint["why"]
        assert new_table(get_game(game), seats, 1).game.terms is not None


def test_why_is_told_when_the_game_is_over_and_not_before(server):
    ania = Player(server.address)
    live = ania.table("me", "bot:greedy", seed=3)
    asked(ania, live)
    refused = ania.post(f"/api/tables/{live}/why", 403, at=ania.doc(live, 0)["at"])
    assert refused["code"] == "secret"
    table = ania.table("bot:random", "bot:random", seed=3)
    wait_for(lambda: ania.doc(table)["status"] == "over")
    entries, found = ania.doc(table)["at"], None
    for at in range(entries // 2, entries):
        answer = ania.http.post(f"/api/tables/{table}/why?lang=en", json={"at": at})
        if answer.status_code == 200:
            found = answer.json()
            break
        assert answer.json()["code"] == "forced"
    assert found is not None
    assert found["at"] < at
    assert found["made"]
    assert " did " in found["why"][0]
    assert not any(" you " in f" {line} " for line in found["why"])
    assert ania.post(f"/api/tables/{table}/why", 404, at=0)["code"] == "unknown"
