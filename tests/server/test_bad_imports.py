"""Broken logs and contents: answered 4xx, never 5xx, and whatever is accepted can be opened."""

import json
import os
import resource
import signal
import time
from pathlib import Path

import pytest

from depth import by_day
from regnum.games import built_in, get_game
from regnum.kernel import CorruptLog, Table, encode, new_table
from regnum.log import export_log
from regnum.server import sandbox as sandbox_module
from regnum.server.workers import Worker
from server.bad_inputs import BODIES, TEXTS, VALUES, mutated, text_of, work
from server.kit import LocalServer, Player

GAMES = built_in()
MANY = 220  # broken logs of each game
DEEP = dict.fromkeys(GAMES, 110) | {
    "europa_universalis": by_day(20, 110)
}  # of whole positions and contents: it has 600 kB
OVERRIDES = {
    "principato": {"components": {"food": 30}, "deck": {"year1": {"harvest": [3, 1, 1]}}},
    "boze_igrzysko": {"start": {"money": 12}, "army": {"infantry": [1, 1, 1, 1]}},
    "pax_renaissance": {"columns": 5, "florins": [4, 4, 4, 4]},
    "europa_universalis": {
        "ideas": {"tolerance": {"cost": {"adm": 4}}},
        "characters": {"ADM-01-1": {"name": "Filippo"}},
    },
}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    made = LocalServer(f"sqlite:///{tmp_path_factory.mktemp('bad')}/regnum.db")
    yield made
    made.stop()


@pytest.fixture
def ania(server):
    return Player(server.address, "Ania")


def log_of(game, override=None, answers=4):
    """A game that has begun, as the server exports it."""
    chosen = get_game(game)
    content = chosen.printed(override, "content", {}) if override else None
    table = new_table(chosen, chosen.seats[-1], 5, content=content, names=("Ania", "Bona"))
    table.run()
    for _ in range(answers):
        d = table.pending[0]
        table.answer(d.seat, d.options[0])
    return {**export_log(table), "seats_spec": ["human"] * chosen.seats[-1]}


def send(player, text):
    return player.http.post("/api/import", content=text, headers={"content-type": "application/json"})


def laid_out(game):
    """A log that begins in a position of its own."""
    chosen = get_game(game)
    table = new_table(chosen, chosen.seats[-1], 5)
    table.run()
    made = Table(chosen, table.setup, table.content, history=True, origin=table.copy().state)
    made.run()
    return export_log(made)


@pytest.mark.parametrize("game", GAMES)
def test_no_broken_position_and_no_broken_content_breaks_the_server(ania, game):
    """The places deep inside, where a reader expects nothing any more."""
    printed = get_game(game).content(None, "").sheet.base
    for document in (laid_out(game), {**log_of(game), "content": printed}):
        document.pop("state")
        for name, text in mutated(document, DEEP[game], seed=1):
            found = send(ania, text)
            assert found.status_code in (201, 413, 422), (name, found.status_code, found.text[:300])
            if found.status_code == 201:
                opens(ania, found.json()["id"], name)


@pytest.mark.parametrize("game", GAMES)
def test_no_broken_log_breaks_the_server(ania, game):
    document = log_of(game, OVERRIDES[game])
    assert send(ania, json.dumps(document)).status_code == 201
    taken = 0
    for name, text in mutated(document, MANY, seed=len(game)):
        found = send(ania, text)
        assert found.status_code == 201 or 400 <= found.status_code < 500, (name, found.status_code, found.text[:300])
        if found.status_code == 201:
            taken += 1
            opens(ania, found.json()["id"], name)
        else:
            assert "Traceback" not in found.text
            assert len(found.json()["detail"]) < 1000, name
    assert 0 < taken < MANY / 2


def opens(player, table, name):
    """Everything that can be asked of a table."""
    at = 0
    for path in ("", "/doc", "/log", "/content", "/chronicle", "/report", "/replay?at=0", "/things"):
        found = player.http.get(f"/api/tables/{table}{path}")
        assert found.status_code == 200, (name, path, found.text[:300])
        at = found.json()["at"] if path == "/doc" else at
    assert player.http.get(f"/api/tables/{table}/replay?at={at}").status_code == 200, name
    again = player.http.get(f"/api/tables/{table}/log")
    assert send(player, again.content).status_code == 201, name


def test_what_was_taken_is_there_after_a_restart(tmp_path):
    url = f"sqlite:///{tmp_path}/regnum.db"
    first = LocalServer(url)
    ania = Player(first.address, "Ania")
    cookies = ania.http.cookies
    made = {game: send(ania, json.dumps(log_of(game, OVERRIDES[game]))).json()["id"] for game in GAMES}
    docs = {game: ania.doc(table, 0) for game, table in made.items()}
    first.stop()
    second = LocalServer(url)
    try:
        ania.http.base_url, ania.http.cookies = second.address, cookies
        ania.http.headers["Origin"] = second.address
        for game, table in made.items():
            doc = ania.doc(table, 0)
            assert {**doc, "seats": None} == {**docs[game], "seats": None}
    finally:
        second.stop()


@pytest.mark.parametrize("body", BODIES, ids=lambda b: repr(b[:20]))
@pytest.mark.parametrize("path", ["/api/import", "/api/tables", "/api/guest"])
def test_no_body_breaks_the_server(ania, path, body):
    found = ania.http.post(path, content=body, headers={"content-type": "application/json"})
    assert 400 <= found.status_code < 500, found.text[:300]
    assert found.headers["content-type"] == "application/problem+json"


@pytest.mark.parametrize("key", ["options", "content", "title", "seed", "clock", "seats", "game"])
def test_no_value_in_a_wish_for_a_table_breaks_the_server(ania, key):
    wish = {"game": "principato", "seats": [{"kind": "me"}, {"kind": "local"}]}
    for value in VALUES:
        text = text_of({**wish, key: value})
        found = ania.http.post("/api/tables", content=text, headers={"content-type": "application/json"})
        assert found.status_code == 201 or 400 <= found.status_code < 500, (str(value)[:50], found.text[:300])


def test_no_preference_and_no_order_breaks_the_server(ania):
    table = ania.table("me", "local")
    kinds = {"content-type": "application/json"}
    for value in [*VALUES, *TEXTS]:
        bodies = [("PUT", "/api/me", {"prefs": {"x": value}}), ("PUT", "/api/me", {"prefs": value})]
        order = {"kind": "turn", "choose": ["x"]}
        for body in ({"orders": value}, {"orders": [value]}, *({"orders": [{**order, k: value}]} for k in order)):
            bodies.append(("PUT", f"/api/tables/{table}/orders?seat=0", body))
        for method, path, body in bodies:
            found = ania.http.request(method, path, content=text_of(body), headers=kinds)
            assert found.status_code < 500, (path, str(body)[:80], found.text[:300])
            assert found.status_code != 405, path  # it was looked at
        ania.get("/api/me")


# --- what loops or grows ---


@pytest.mark.parametrize("game", GAMES)
def test_a_position_laid_out_by_hand_is_not_taken_over_http(ania, game):
    document = log_of(game)
    chosen = get_game(game)
    state = encode(new_table(chosen, document["seats"], 1).state, chosen.shape)
    found = send(ania, json.dumps({**document, "start": state, "entries": []}))
    assert found.status_code == 422
    assert "laid out by hand" in found.json()["detail"]


def test_a_log_longer_than_any_game_is_refused(ania):
    document = log_of("pax_renaissance")
    found = send(ania, json.dumps({**document, "entries": document["entries"] * 400}))
    assert found.status_code == 422
    assert "more than any game" in found.json()["detail"]


def test_absurd_contents_are_refused_and_the_others_play_on(ania):
    for game, content in (("pax_renaissance", {"columns": 10**7}), ("principato", {"components": {"food": 10**7}})):
        seats = [{"kind": "me"}, {"kind": "local"}]
        began = time.monotonic()
        found = ania.post("/api/tables", 422, game=game, seats=seats, content=content)
        assert "is not a whole number from" in found["detail"]
        assert time.monotonic() - began < 60


def test_what_takes_too_long_is_ended_and_the_next_one_is_served(server, ania, monkeypatch):
    sandbox = server.app.state.tables.sandbox
    text, ended = json.dumps(log_of("principato")), sandbox.ended
    assert send(ania, text).status_code == 201
    worker = sandbox.workers.take()
    os.kill(worker.process.pid, signal.SIGSTOP)  # it answers nothing from now on
    sandbox.workers.put(worker)
    with monkeypatch.context() as m:
        m.setattr(sandbox, "seconds", 0.5)
        found = send(ania, text)
    assert (found.status_code, found.json()["code"]) == (422, "too_large")
    assert sandbox.ended == ended + 1
    assert send(ania, text).status_code == 201


def test_the_processes_of_the_server_have_these_limits(server, ania):
    sandbox = server.app.state.tables.sandbox
    assert send(ania, json.dumps(log_of("principato"))).status_code == 201
    worker = sandbox.workers.take()
    sandbox.workers.put(worker)
    assert resource.prlimit(worker.process.pid, resource.RLIMIT_AS) == (sandbox.memory, sandbox.memory)
    used = time.process_time()
    assert 0 < resource.prlimit(worker.process.pid, resource.RLIMIT_CPU)[0] < used + 10 * sandbox.seconds


def test_what_others_send_is_worked_out_there(server, ania, monkeypatch):
    """Not in the event loop: in the server itself no log is replayed, and no content of its own is read when a table
    is made."""
    sandbox = server.app.state.tables.sandbox
    asked, ask = [], sandbox._ask
    monkeypatch.setattr(sandbox, "_ask", lambda what: asked.append(type(what).__name__) or ask(what))
    ania.table("me", "local", game="pax_renaissance", content={"columns": 8})
    assert asked == ["Begin"]
    lobby = ania.table("me", "open", game="pax_renaissance", content={"columns": 8})
    assert asked == ["Begin"] * 2
    Player(server.address, "Bona").post(f"/api/tables/{lobby}/join", token=ania.links["1"])
    assert ania.doc(lobby, 0)["status"] == "live"
    assert asked == ["Begin"] * 3
    made = send(ania, json.dumps(log_of("principato"))).json()["id"]
    ania.post(f"/api/tables/{made}/fork", 201, at=0)
    assert asked == ["Begin"] * 3 + ["Replay"] * 2


def test_what_would_open_slowly_is_refused(monkeypatch):
    text = json.dumps(log_of("principato")).encode()
    assert sandbox_module._replay(text).entries
    monkeypatch.setattr(sandbox_module, "OPENING", -1.0)
    with pytest.raises(CorruptLog, match="too slow"):
        sandbox_module._replay(text)


def test_a_long_queue_is_not_made_longer(server, ania, monkeypatch):
    sandbox = server.app.state.tables.sandbox
    monkeypatch.setattr(sandbox, "_waiting", sandbox_module.WAITING)
    found = send(ania, json.dumps(log_of("principato")))
    assert (found.status_code, found.headers["retry-after"]) == (429, "10")
    seats = [{"kind": "me"}, {"kind": "local"}]
    assert ania.post("/api/tables", 429, game="principato", seats=seats, content={"components": {"food": 30}})
    assert ania.post("/api/tables", 201, game="principato", seats=seats)  # the others do not wait there


def test_sizes_have_limits(ania):
    found = send(ania, " " * (4 << 20) + "{}")
    assert (found.status_code, found.json()["code"]) == (413, "too_large")
    found = send(ania, " " * (3 << 20) + "{}")  # it is read, and is no log
    assert found.status_code == 422
    seats = [{"kind": "me"}, {"kind": "local"}]
    much = {f"key {n}": "x" * 90 for n in range(3000)}
    found = ania.post("/api/tables", 413, game="principato", seats=seats, content=much)
    assert (found["code"], found["detail"].partition(":")[0]) == ("too_large", "content")
    found = ania.http.post("/api/tables", content=b" " * (1 << 20) + b"{}")
    assert (found.status_code, found.json()["code"]) == (413, "too_large")


def test_a_process_is_ended_by_its_own_limits():
    """It loops for ever, or takes all memory: nobody has to look at the clock."""
    worker = Worker(work.forever)
    assert worker.ask(1.0, 60) is None
    worker.process.join(10)
    assert worker.process.exitcode == -signal.SIGXCPU
    worker.end()
    worker = Worker(work.hoard, 512 << 20)
    assert worker.ask(1 << 30, 60) == "MemoryError"  # this machine has more than that
    assert worker.ask(1000, 60) == "fine"
    worker.end()


def test_a_process_comes_up_with_the_games_and_ends_with_its_worker():
    worker = Worker(work.loaded)
    assert all(worker.ask(f"regnum.games.{game}.state", 60) for game in built_in())
    worker.end()
    assert worker.process.exitcode is not None


def test_what_takes_too_much_memory_is_told_and_its_process_is_not_used_again(server, ania, monkeypatch):
    sandbox = server.app.state.tables.sandbox
    text, ended = json.dumps(log_of("principato")), sandbox.ended
    assert send(ania, text).status_code == 201
    workers = [sandbox.workers.take() for _ in range(sandbox.workers.number)]
    sizes = [Path(f"/proc/{w.process.pid}/statm").read_text().split()[0] for w in workers if w is not None]
    for worker in workers:
        if worker is not None:
            worker.end()
        sandbox.workers.put(None)
    with monkeypatch.context() as m:
        m.setattr(sandbox, "memory", max(map(int, sizes)) * resource.getpagesize() + (24 << 20))
        found = send(ania, "[" + "[]," * (1 << 20) + "[]]")  # 3 MiB that become 70
        assert (found.status_code, found.json()["code"]) == (422, "too_large")
        assert "memory" in found.json()["detail"]
        assert sandbox.ended == ended + 1
        assert send(ania, text).status_code == 201


def test_an_overridden_content_is_packed_once(server, ania):
    sandbox = server.app.state.tables.sandbox
    table = ania.table("me", "local", game="pax_renaissance", content={"columns": 7})
    asked = []
    ask = sandbox._ask
    sandbox._ask = lambda what: asked.append(what) or ask(what)
    try:
        found = [ania.get(f"/api/tables/{table}/content") for _ in range(5)]
    finally:
        del sandbox._ask
    assert len(asked) == 1
    assert all(f == found[0] for f in found)
    assert found[0]["data"]["columns"] == 7
    assert found[0]["own"] == ["columns"]


def test_a_new_table_takes_an_override_and_plays_with_it(ania):
    made = ania.table("me", "local", "local", game="boze_igrzysko", content={"start": {"money": 17}})
    assert ania.doc(made, 0)["view"]["magnates"][0]["money"] >= 17
