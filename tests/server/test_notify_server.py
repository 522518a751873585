"""Messages and ratings of a whole server: real moves over HTTP, real mail."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest

from regnum.server.settings import Smtp
from server.kit import LocalServer, Player, wait_for
from server.test_notify import Post


@pytest.fixture(scope="module")
def post() -> Iterator[Post]:
    """A mail server with a thread of its own."""
    made, ready = Post(), threading.Event()
    loop = asyncio.new_event_loop()
    stop = asyncio.Event()

    async def run() -> None:
        async with made.open():
            ready.set()
            await stop.wait()

    thread = threading.Thread(target=loop.run_until_complete, args=(run(),))
    thread.start()
    assert ready.wait(10)
    yield made
    loop.call_soon_threadsafe(stop.set)
    thread.join(10)
    loop.close()


@pytest.fixture(scope="module")
def mailing(post: Post, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    folder: Path = tmp_path_factory.mktemp("mail")
    smtp = Smtp(host="127.0.0.1", port=post.port, starttls=False, sender="table@regnum.test")
    made = LocalServer(f"sqlite:///{folder}/regnum.db", smtp=smtp)
    yield made
    made.stop()


def mails_to(post: Post, address: str) -> list[EmailMessage]:
    return [message for _, message in post.mails if message["To"] == address]


def asked(player: Any, table: str, seat: int) -> bool:
    return any(d["seat"] == seat for d in player.doc(table, seat)["decisions"])


def test_the_absent_are_told_once_a_turn_and_those_present_are_not(post: Post, mailing: Any) -> None:
    ania, bona = Player(mailing.address, "Ania"), Player(mailing.address, "Bona", "pl")
    for player in (ania, bona):
        player.post("/api/account", name=player.name, password="correct horse")
        player.http.headers["X-CSRF"] = player.http.cookies["regnum_csrf"]
        address = f"{player.name}@example.org"
        channel = {"kind": "email", "config": {"address": address, "delay": 0}}
        player.call("PUT", "/api/me/notifications", 200, json={"channels": [channel]})
        (letter,) = wait_for(lambda address=address: mails_to(post, address))
        link = next(word for word in letter.get_content().split() if "token=" in word)
        assert player.http.get(link).status_code == 200
    post.mails.clear()
    table = ania.table("me", "open", options={"first": "1"}, title="Piątek")
    watching = ania.socket(table)
    watching.until_doc(lambda d: True)
    bona.post(f"/api/tables/{table}/join", token=ania.links["1"])
    while not asked(bona, table, 1):
        ania.play(table, 0)
    (letter,) = wait_for(lambda: mails_to(post, "Bona@example.org"), 20)
    assert letter["Subject"] == "Twoja kolej: Principato, stół „Piątek”"
    assert f"/#/t/{table}" in letter.get_content()
    bona.play(table, 1)
    if asked(bona, table, 1):
        time.sleep(6)  # still the same turn: longer than the outbox rests
    assert len(mails_to(post, "Bona@example.org")) == 1
    assert mails_to(post, "Ania@example.org") == []  # she was at the table all the time
    watching.close()


def test_who_holds_two_seats_at_one_screen_is_told_of_each_turn_once(post: Post, mailing: Any) -> None:
    cela, bona = Player(mailing.address, "Cela"), Player(mailing.address, "Bona Druga")
    cela.post("/api/account", name="Cela", password="correct horse")
    cela.http.headers["X-CSRF"] = cela.http.cookies["regnum_csrf"]
    channel = {"kind": "email", "config": {"address": "Cela@example.org", "delay": 0}}
    cela.call("PUT", "/api/me/notifications", 200, json={"channels": [channel]})
    (letter,) = wait_for(lambda: mails_to(post, "Cela@example.org"))
    link = next(word for word in letter.get_content().split() if "token=" in word)
    assert cela.http.get(link).status_code == 200
    post.mails.clear()

    alone = cela.table("local", "local", seed=7)  # all at one screen: nobody is elsewhere
    for _ in range(6):
        cela.play(alone, cela.doc(alone, 0)["view"]["active"])

    table = cela.table("local", "local", "open", options={"first": "3"})
    bona.post(f"/api/tables/{table}/join", token=cela.links["2"])
    while not any(asked(cela, table, seat) for seat in (0, 1)):
        bona.play(table, 2)
    (letter,) = wait_for(lambda: mails_to(post, "Cela@example.org"), 20)
    assert f"/#/t/{table}" in letter.get_content()
    time.sleep(6)  # longer than the outbox rests
    assert len(mails_to(post, "Cela@example.org")) == 1


def test_a_rated_game_against_a_bot_shows_in_the_statistics(ania: Any) -> None:
    table = ania.table("me", "bot:random", rated=True)
    for _ in range(2000):
        doc = wait_for(lambda: (d := ania.doc(table, 0)) and (d["decisions"] or d["status"] == "over") and d, 30)
        if doc["status"] == "over":
            break
        ania.play(table, 0)
    assert doc["status"] == "over"
    stats = ania.get("/api/me/stats")
    (game,) = stats["games"]
    won = 1 / len(doc["result"]["winners"]) if 0 in doc["result"]["winners"] else 0
    assert (game["game"], game["played"], game["wins"]) == ("principato", 1, won)
    assert game["rating"]["provisional"] is True
    (rival,) = stats["head_to_head"]
    assert (rival["player"]["name"], rival["played"]) == ("random", 1)
    ladder = ania.get("/api/stats/principato")
    assert "bot:random" in {p["player"]["key"] for p in ladder["players"]}
