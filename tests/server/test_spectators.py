"""A spectator who comes or goes costs the others nothing, and spectators share what is made for them."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.sync.client import connect

from regnum.server import documents
from server.kit import Player, wait_for


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """For whom documents are made, in the order in which they are."""
    seen: list[Any] = []
    real = documents.document

    def count(live: Any, viewer: Any, *more: Any) -> Any:
        seen.append(viewer)
        return real(live, viewer, *more)

    monkeypatch.setattr("regnum.server.tables.document", count)
    return seen


def test_comings_and_goings_of_spectators_make_no_documents(
    server: Any, ania: Player, bona: Player, two: str, made: Any
) -> None:
    players = [ania.socket(two), bona.socket(two)]
    for socket in players:
        socket.until_doc(lambda d: [s["online"] for s in d["seats"]] == [True, True])
    guest = Player(server.address, "Gast")
    url = f"{server.address.replace('http', 'ws')}/api/tables/{two}/ws"
    made.clear()
    for _ in range(10):
        with connect(url, origin=server.address, legacy=True) as stranger:
            stranger.send('{"type":"hello"}')
            assert '"type":"doc"' in stranger.recv(10)
        socket = guest.socket(two)
        assert socket.until("doc")["doc"]["seat"] is None
        socket.close()
    wait_for(lambda: len(server.app.state.hub.here[two]) == 2)  # other tests may have left theirs open elsewhere
    assert 0 not in made
    assert 1 not in made
    assert len(made) <= 2  # one for all spectators, in the language of each

    # but who sits at the table is seen to come and go
    players[1].close()
    players[0].until_doc(lambda d: [s["online"] for s in d["seats"]] == [True, False])


def test_a_spectator_gets_what_changes_and_a_seat_when_it_is_taken(server: Any, ania: Player) -> None:
    table = ania.table("me", "open", options={"first": "1"})
    guest, host = Player(server.address, "Gast"), ania.socket(table)
    looking = guest.socket(table, "none")
    looking.until("doc")
    guest.post(f"/api/tables/{table}/join", token=ania.links["1"])
    looking.until_doc(lambda d: d["status"] == "live")
    host.until_doc(lambda d: d["status"] == "live" and d["seats"][1]["online"])
    ania.play(table, 0)
    looking.until_doc(lambda d: d["at"] > 0)  # fingerprints are compared by the kit
    looking.close()
    host.until_doc(lambda d: not d["seats"][1]["online"])
