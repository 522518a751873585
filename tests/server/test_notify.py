"""“Your turn”: once for each turn, by the channel of one's choice, and not to those who are there."""

from __future__ import annotations

import asyncio
import base64
import email
import email.policy
import json
import shutil
import ssl
import subprocess
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import datetime
from email.message import EmailMessage
from pathlib import Path
from typing import Any, cast
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import select, update

from regnum.server import messages, notify, outbox, webhooks
from regnum.server.db import Database
from regnum.server.hub import Hub
from regnum.server.models import Channel, Confirmation, GameTable, Outbox, Seat, User, now
from regnum.server.notify import BACK_OFF, TRIES, Notifier
from regnum.server.outbox import turn_changed
from regnum.server.settings import Settings, Smtp
from regnum.text import LANGUAGES, Texts
from server.accounts_kit import World, a_table, a_user, answers, play
from server.test_webhooks import Receiver


class Post:
    """A mail server on this machine, as simple as one can be."""

    def __init__(self, say: dict[str, str] | None = None, tls: ssl.SSLContext | None = None) -> None:
        self.say = say or {}
        self.tls = tls
        self.mails: list[tuple[list[str], EmailMessage]] = []
        self.said: list[str] = []
        self.secured = 0
        self.port = 0

    async def handle(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        envelope: list[str] = []

        async def answer(text: str) -> None:
            writer.write(text.encode() + b"\r\n")
            await writer.drain()

        try:
            await answer("220 here")
            while line := (await reader.readline()).decode().strip():
                self.said.append(line)
                verb = line.split()[0].upper()
                if verb in self.say:
                    await answer(self.say[verb])
                elif verb == "EHLO":
                    await answer("250-here\r\n250-AUTH PLAIN" + ("\r\n250 STARTTLS" if self.tls else "\r\n250 OK"))
                elif verb == "STARTTLS" and self.tls:
                    await answer("220 go")
                    await writer.start_tls(self.tls)
                    self.secured += 1
                elif verb == "DATA":
                    await answer("354 go on")
                    data = await reader.readuntil(b"\r\n.\r\n")
                    if "END" in self.say:
                        if self.say["END"] == "":
                            return
                        await answer(self.say["END"])
                        continue
                    parsed = email.message_from_bytes(data[:-3], policy=email.policy.default)
                    self.mails.append((envelope[:], cast(EmailMessage, parsed)))
                    await answer("250 taken")
                elif verb == "AUTH":
                    await answer("235 welcome")
                elif verb == "QUIT":
                    await answer("221 bye")
                    return
                else:
                    if verb in ("MAIL", "RCPT"):
                        envelope.append(line)
                    await answer("250 OK")
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()

    @asynccontextmanager
    async def open(self) -> AsyncIterator[int]:
        server = await asyncio.start_server(self.handle, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self.port
        finally:
            server.close()


def by_mail(port: int, **more: Any) -> Settings:
    values: dict[str, Any] = {"host": "127.0.0.1", "port": port, "starttls": False, "sender": "table@regnum.test"}
    return Settings(base_url="http://regnum.test", smtp=Smtp(**(values | more)))


async def to_here(host: str, port: int) -> list[str]:
    return ["127.0.0.1"]


HERE = webhooks.guard_allowing(["127.0.0.1/32"], to_here)


async def a_channel(db: Database, user: User, kind: str, active: bool = True, **config: Any) -> Channel:
    async with db.session() as session:
        channel = Channel(user_id=user.id, kind=kind, config={"delay": 0} | config, verified=True, active=active)
        session.add(channel)
        await session.commit()
    return channel


async def change(db: Database, table_id: str, *waiting: int) -> None:
    """A move has been made; these seats are asked now."""
    async with db.session() as session:
        table = await session.get_one(GameTable, table_id)
        seats = [await session.get_one(Seat, (table_id, n)) for n in waiting]
        await turn_changed(session, table, seats)
        await session.commit()


async def stored(db: Database) -> list[Outbox]:
    async with db.reading() as session:
        return list((await session.scalars(select(Outbox).order_by(Outbox.id))).all())


class Later:
    """A clock that can be moved."""

    def __init__(self) -> None:
        self.ahead = 0

    def __call__(self) -> int:
        return now() + self.ahead


class Pushed:
    def __init__(self, there: bool = True) -> None:
        self.there = there
        self.users: set[int] = set(range(100))
        self.messages: list[tuple[int, dict[str, Any]]] = []

    async def __call__(self, user: int, message: dict[str, Any]) -> bool:
        self.messages.append((user, message))
        return self.there

    def connected(self) -> set[int]:
        return self.users


# --- what goes into the outbox ---


def test_each_asked_player_is_told_once_on_each_channel(tmp_path: Path) -> None:
    async def act(world: World) -> None:
        db = world.db
        anna, jan = await a_user(db, "Anna"), await a_user(db, "Jan")
        for kind in ("webhook", "browser"):
            await a_channel(db, anna, kind, url="http://hooks.example/")
        await a_channel(db, jan, "browser")
        await a_table(db, "t1", [anna, jan, "greedy"], entries=0)
        await change(db, "t1", 0)
        await change(db, "t1", 0)
        rows = await stored(db)
        assert [(r.user_id, r.turn_key) for r in rows] == [(anna.id, "t1:0:0:1"), (anna.id, "t1:0:0:2")]
        assert len({r.turn_key for r in rows}) == len(rows)

    play(tmp_path, act)


def test_a_turn_of_many_answers_is_one_turn_and_the_next_is_another(tmp_path: Path) -> None:
    async def act(world: World) -> None:
        db = world.db
        anna, jan = await a_user(db, "Anna"), await a_user(db, "Jan")
        await a_channel(db, anna, "browser")
        await a_table(db, "t1", [anna, jan])
        await change(db, "t1", 0)
        for _ in range(3):
            await answers(db, "t1", 0, None)
            await change(db, "t1", 0)
        assert len(await stored(db)) == 1
        await answers(db, "t1", 0)
        await change(db, "t1", 1)
        await answers(db, "t1", 1)
        await change(db, "t1", 0)
        assert [r.turn_key for r in await stored(db)] == ["t1:0:0:1", "t1:0:8:1"]

    play(tmp_path, act)


def test_others_who_answer_at_the_same_time_do_not_make_it_another_turn(tmp_path: Path) -> None:
    async def act(world: World) -> None:
        db = world.db
        anna, jan = await a_user(db, "Anna"), await a_user(db, "Jan")
        await a_channel(db, anna, "browser")
        await a_table(db, "t1", [anna, jan, "greedy"])
        await change(db, "t1", 0, 1, 2)
        await answers(db, "t1", 2)
        await change(db, "t1", 0, 1)
        await answers(db, "t1", 1)
        await change(db, "t1", 0)
        assert len(await stored(db)) == 1

    play(tmp_path, act)


def test_one_channel_at_two_tables_and_two_seats_do_not_mix(tmp_path: Path) -> None:
    async def act(world: World) -> None:
        db = world.db
        anna, jan = await a_user(db, "Anna"), await a_user(db, "Jan")
        await a_channel(db, anna, "browser")
        await a_table(db, "t1", [anna, jan])
        await a_table(db, "t10", [jan, anna])
        await change(db, "t1", 0)
        await change(db, "t10", 1)
        assert [r.turn_key for r in await stored(db)] == ["t1:0:0:1", "t10:1:0:1"]

    play(tmp_path, act)


@pytest.mark.parametrize("why", ["off", "unverified", "other game", "bot", "left", "over", "one screen"])
def test_nobody_is_told_who_need_not_be(tmp_path: Path, why: str) -> None:
    async def act(world: World) -> None:
        db = world.db
        anna, jan = await a_user(db, "Anna"), await a_user(db, "Jan")
        channel = await a_channel(db, anna, "browser", active=why != "off")
        seats: list[User | str | None] = ["greedy", jan] if why == "bot" else [anna, jan]
        if why == "one screen":
            seats = [anna, None]
        await a_table(db, "t1", seats, status="over" if why == "over" else "live")
        async with db.session() as session:
            merged = await session.merge(channel)
            merged.verified = why != "unverified"
            if why == "other game":
                merged.config = {"games": ["chess"]}
            (await session.get_one(Seat, ("t1", 0))).away = why == "left"
            local = await session.get_one(Seat, ("t1", 1))
            local.user_id = local.user_id or anna.id
            await session.commit()
        await change(db, "t1", 1 if why == "one screen" else 0)
        assert await stored(db) == []

    play(tmp_path, act)


def test_a_second_player_at_my_screen_is_told_through_me_if_we_play_with_others(tmp_path: Path) -> None:
    async def act(world: World) -> None:
        db = world.db
        anna, jan = await a_user(db, "Anna"), await a_user(db, "Jan")
        await a_channel(db, anna, "browser")
        await a_table(db, "t1", [anna, None, jan])
        async with db.session() as session:
            (await session.get_one(Seat, ("t1", 1))).user_id = anna.id
            await session.commit()
        await change(db, "t1", 1)
        assert len(await stored(db)) == 1

    play(tmp_path, act)


@pytest.mark.parametrize(
    ("config", "at", "due"),
    [
        ({}, "2026-03-10 12:00", "2026-03-10 12:01"),
        ({"delay": 0}, "2026-03-10 12:00", "2026-03-10 12:00"),
        ({"delay": 3600}, "2026-03-10 12:00", "2026-03-10 13:00"),
        ({"quiet": ("22:00", "07:00"), "delay": 0}, "2026-03-10 23:00", "2026-03-11 07:00"),
        ({"quiet": ("22:00", "07:00"), "delay": 0}, "2026-03-10 03:00", "2026-03-10 07:00"),
        ({"quiet": ("22:00", "07:00"), "delay": 0}, "2026-03-10 07:00", "2026-03-10 07:00"),
        ({"quiet": ("22:00", "07:00"), "delay": 3600}, "2026-03-10 21:30", "2026-03-11 07:00"),
        ({"quiet": ("09:00", "17:00"), "delay": 0}, "2026-03-10 12:00", "2026-03-10 17:00"),
        ({"quiet": ("09:00", "17:00"), "delay": 0}, "2026-03-10 18:00", "2026-03-10 18:00"),
        ({"quiet": ("22:00", "07:00"), "delay": 0}, "2026-03-28 23:00", "2026-03-29 07:00"),  # clocks change
        ({"digest": "18:00", "delay": 0}, "2026-03-10 12:00", "2026-03-10 18:00"),
        ({"digest": "18:00"}, "2026-03-10 17:59", "2026-03-10 18:00"),
        ({"digest": "18:00", "delay": 0}, "2026-03-10 18:01", "2026-03-11 18:00"),
        ({"digest": "02:30", "delay": 0}, "2026-03-28 12:00", "2026-03-29 03:30"),  # there is no half past two
        ({"digest": "23:00", "quiet": ("22:00", "07:00")}, "2026-03-10 12:00", "2026-03-11 07:00"),
    ],
)
def test_messages_wait_for_the_delay_the_digest_and_the_end_of_quiet_hours(
    config: dict[str, Any], at: str, due: str
) -> None:
    zone = ZoneInfo("Europe/Warsaw")

    def moment(text: str) -> int:
        return int(datetime.fromisoformat(text).replace(tzinfo=zone).timestamp() * 1000)

    if "quiet" in config:
        start, end = config["quiet"]
        config = {**config, "quiet": {"from": start, "to": end, "zone": "Europe/Warsaw"}}
    if "digest" in config:
        config = {**config, "digest": {"at": config["digest"], "zone": "Europe/Warsaw"}}
    assert outbox.due(moment(at), Channel(kind="email", config=config)) == moment(due)


# --- what leaves ---


async def waiting_anna(db: Database, kind: str, language: str = "en", **config: Any) -> tuple[User, Channel]:
    anna, jan = await a_user(db, "Anna", language), await a_user(db, "Jan")
    channel = await a_channel(db, anna, kind, **config)
    await a_table(db, "t1", [anna, jan])
    await change(db, "t1", 0)
    return anna, channel


def test_a_table_without_a_title_is_called_by_its_game_alone() -> None:
    named, nameless = (messages.Turn("", "abcdefgh", 0, "Principato", title, "") for title in ("Friday", "abcdef"))
    texts = messages.words("en")
    assert messages.subject(texts, [named]) == "Your turn: Principato, table “Friday”"
    assert messages.subject(texts, [nameless]) == "Your turn: Principato"


@pytest.mark.parametrize(
    ("language", "subject", "word"),
    [
        ("en", "Your turn: Principato, table “Friday”", "it is your turn"),
        ("pl", "Twoja kolej: Principato, stół „Friday”", "Twoja kolej"),
    ],
)
def test_mail_goes_out_in_the_language_of_the_player(tmp_path: Path, language: str, subject: str, word: str) -> None:
    async def act(world: World) -> None:
        post = Post()
        async with post.open() as port:
            await waiting_anna(world.db, "email", language, address="anna@example.org")
            notifier = Notifier(world.db, by_mail(port, user="me", password="secret"))
            assert await notifier.once() == 1
            assert await notifier.once() == 0
        ((envelope, message),) = post.mails
        assert envelope == ["mail FROM:<table@regnum.test>", "rcpt TO:<anna@example.org>"]
        assert message["Subject"] == subject
        assert message["To"] == "anna@example.org"
        assert message["Auto-Submitted"] == "auto-generated"
        text = message.get_content()
        assert word in text
        assert "http://regnum.test/#/t/t1" in text
        login = base64.b64encode(b"\0me\0secret").decode()
        assert f"AUTH PLAIN {login}" in post.said
        (row,) = await stored(world.db)
        assert row.sent is not None
        assert row.error is None

    play(tmp_path, act)


def test_a_webhook_gets_a_document_and_discord_gets_content(tmp_path: Path) -> None:
    async def act(world: World) -> None:
        db = world.db
        receiver = Receiver()

        async def both(port: int) -> None:
            anna, _ = await waiting_anna(db, "webhook", url=f"http://hooks.example:{port}/hook")
            await a_channel(db, anna, "discord", url=f"http://hooks.example:{port}/discord")
            await change(db, "t1", 0)
            await Notifier(db, Settings(base_url="http://regnum.test"), HERE).once()

        await receiver.serve(both)
        found = {first.split()[1]: json.loads(body) for first, _, body in receiver.requests}
        assert len(receiver.requests) == 2
        text = "Anna, it is your turn: Principato, table “Friday”.\nhttp://regnum.test/#/t/t1"
        assert found["/discord"] == {"content": text, "allowed_mentions": {"parse": []}}
        assert found["/hook"]["text"] == text
        url = "http://regnum.test/#/t/t1"
        (turn,) = found["/hook"]["turns"]
        assert turn == {"key": "t1:0:0", "table": "t1", "seat": 0, "game": "Principato", "title": "Friday", "url": url}

    play(tmp_path, act)


def test_a_long_message_fits_into_discord() -> None:
    assert len(messages.discord("x" * 5000)["content"]) == 2000


def test_an_open_browser_is_pushed_to_and_a_closed_one_is_not_tried_again(tmp_path: Path) -> None:
    async def act(world: World) -> None:
        anna, _ = await waiting_anna(world.db, "browser")
        pushed = Pushed(there=False)
        notifier = Notifier(world.db, Settings(), push=pushed, connected=pushed.connected)
        await notifier.once()
        await notifier.once()
        ((user, message),) = pushed.messages
        assert user == anna.id
        assert message["type"] == "notify"
        assert message["turns"][0]["table"] == "t1"
        (row,) = await stored(world.db)
        assert row.error == "no browser is open"

    play(tmp_path, act)


def test_a_browser_is_left_to_the_process_it_is_connected_to(tmp_path: Path) -> None:
    async def act(world: World) -> None:
        anna, _ = await waiting_anna(world.db, "browser")
        clock, here, there = Later(), Pushed(), Pushed()
        here.users = set()
        there.users = {anna.id}
        one = Notifier(world.db, Settings(), push=here, connected=here.connected, clock=clock)
        other = Notifier(world.db, Settings(), push=there, connected=there.connected, clock=clock)
        assert await one.once() == 0
        assert await other.once() == 1
        assert (len(here.messages), len(there.messages)) == (0, 1)
        await answers(world.db, "t1", 0, 1)
        await change(world.db, "t1", 0)
        clock.ahead = notify.BROWSER_WAIT + 1000
        there.users = set()
        assert await one.once() == 1  # nobody has it: given up

    play(tmp_path, act)


def test_a_running_app_tells_those_who_are_connected_elsewhere(tmp_path: Path) -> None:
    class Listener:
        def __init__(self, user_id: int | None) -> None:
            self.user_id = user_id
            self.session = self.address = None
            self.muted_users: set[int] = set()
            self.muted: set[int] = set()
            self.told: list[dict[str, Any]] = []

        def poke(self) -> None:
            pass

        def tell(self, message: dict[str, Any]) -> None:
            self.told.append(message)

        def hear(self, chat: dict[str, Any]) -> None:
            pass

    async def act(world: World) -> None:
        anna, _ = await waiting_anna(world.db, "browser")
        await a_table(world.db, "t2", [anna, "greedy"])
        await change(world.db, "t2", 0)
        world.app.state.hub = hub = Hub(world.db)
        listener, other = Listener(anna.id), Listener(None)
        hub.join("t2", listener)
        hub.join("t2", other)
        task = notify.start(world.app)
        for _ in range(300):
            await asyncio.sleep(0.01)
            if listener.told:
                break
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await hub.stop()
        (message,) = listener.told
        assert [t["table"] for t in message["turns"]] == ["t1"]  # at t2 they see it themselves
        assert other.told == []

    play(tmp_path, act)


def test_an_internal_webhook_is_never_called_even_if_it_got_into_the_database(tmp_path: Path) -> None:
    async def act(world: World) -> None:
        receiver = Receiver()

        async def call(port: int) -> None:
            await waiting_anna(world.db, "webhook", url=f"http://127.0.0.1:{port}/")
            await Notifier(world.db, Settings()).once()

        await receiver.serve(call)
        assert receiver.requests == []
        (row,) = await stored(world.db)
        assert row.sent is not None
        assert "public internet" in (row.error or "")

    play(tmp_path, act)


async def answered(world: World) -> None:
    await answers(world.db, "t1", 0)


async def ended(world: World) -> None:
    async with world.db.session() as session:
        (await session.get_one(GameTable, "t1")).status = "over"
        await session.commit()


async def left(world: World) -> None:
    async with world.db.session() as session:
        (await session.get_one(Seat, ("t1", 0))).away = True
        await session.commit()


async def turned_off(world: World) -> None:
    async with world.db.session() as session:
        for channel in await session.scalars(select(Channel)):
            channel.active = False
        await session.commit()


async def rewound(world: World) -> None:
    async with world.db.session() as session:
        (await session.get_one(Seat, ("t1", 0))).turn_started = None
        await session.commit()


@pytest.mark.parametrize("happens", [answered, ended, left, turned_off, rewound])
def test_what_is_no_longer_true_is_not_said(tmp_path: Path, happens: Callable[[World], Any]) -> None:
    async def act(world: World) -> None:
        await waiting_anna(world.db, "browser")
        await happens(world)
        pushed = Pushed()
        assert await Notifier(world.db, Settings(), push=pushed, connected=pushed.connected).once() == 1
        assert pushed.messages == []
        assert [r.sent is not None for r in await stored(world.db)] == [True]

    play(tmp_path, act)


def test_who_is_at_the_table_is_not_told(tmp_path: Path) -> None:
    async def act(world: World) -> None:
        anna, _ = await waiting_anna(world.db, "browser")
        jan = await a_user(world.db, "Jan")
        await a_table(world.db, "t2", [jan, anna])
        await change(world.db, "t2", 1)
        pushed = Pushed()

        async def online(user: int, table: str) -> bool:
            return (user, table) == (anna.id, "t1")

        notifier = Notifier(world.db, Settings(), online=online, push=pushed, connected=pushed.connected)
        await notifier.once()
        await notifier.once()
        ((_, message),) = pushed.messages
        assert [t["table"] for t in message["turns"]] == ["t2"]

    play(tmp_path, act)


def test_what_is_due_together_is_one_message(tmp_path: Path) -> None:
    async def act(world: World) -> None:
        post = Post()
        async with post.open() as port:
            anna, _ = await waiting_anna(world.db, "email", "pl", address="anna@example.org")
            await a_table(world.db, "t2", [anna, "greedy"], title="Saturday")
            await change(world.db, "t2", 0)
            await Notifier(world.db, by_mail(port)).once()
        ((_, message),) = post.mails
        assert message["Subject"] == "Twoja kolej przy 2 stołach"
        assert "Friday" in message.get_content()
        assert "Saturday" in message.get_content()

    play(tmp_path, act)


def test_two_seats_of_one_person_who_are_asked_at_once_are_one_message(tmp_path: Path) -> None:
    async def act(world: World) -> None:
        db, post = world.db, Post()
        anna, jan = await a_user(db, "Anna"), await a_user(db, "Jan")
        await a_channel(db, anna, "email", address="anna@example.org")
        await a_table(db, "t1", [anna, None, jan])
        async with db.session() as session:
            (await session.get_one(Seat, ("t1", 1))).user_id = anna.id
            await session.commit()
        await change(db, "t1", 0, 1)
        async with post.open() as port:
            notifier = Notifier(db, by_mail(port))
            assert await notifier.once() == 2
            assert await notifier.once() == 0
        ((_, message),) = post.mails
        assert message["Subject"] == "Your turn: Principato, table “Friday”"
        assert message.get_content().count("/#/t/t1") == 1

    play(tmp_path, act)


def test_nothing_leaves_before_it_is_due(tmp_path: Path) -> None:
    async def act(world: World) -> None:
        pushed, clock = Pushed(), Later()
        await waiting_anna(world.db, "browser", delay=600)
        notifier = Notifier(world.db, Settings(), push=pushed, connected=pushed.connected, clock=clock)
        assert await notifier.once() == 0
        clock.ahead = 601_000
        assert await notifier.once() == 1
        assert len(pushed.messages) == 1

    play(tmp_path, act)


def test_a_failure_is_tried_again_ever_later_and_given_up_in_the_end(tmp_path: Path) -> None:
    async def act(world: World) -> None:
        receiver = Receiver(b"HTTP/1.1 503 X\r\nContent-Length: 0\r\n\r\n")
        clock = Later()

        async def call(port: int) -> None:
            await waiting_anna(world.db, "webhook", url=f"http://hooks.example:{port}/")
            notifier = Notifier(world.db, Settings(), HERE, clock=clock)
            for n in range(1, TRIES + 1):
                assert await notifier.once() == 1
                assert await notifier.once() == 0  # not at once
                assert len(receiver.requests) == n
                clock.ahead += BACK_OFF * 4 ** (n - 1) - 5000
                assert await notifier.once() == 0  # nor a little too early
                clock.ahead += 6000
            assert await notifier.once() == 0

        await receiver.serve(call)
        (row,) = await stored(world.db)
        assert (row.tries, row.error) == (TRIES, "answered 503")
        assert row.sent is not None

    play(tmp_path, act)


def test_after_a_failure_success_ends_it(tmp_path: Path) -> None:
    async def act(world: World) -> None:
        post, clock = Post({"MAIL": "451 later"}), Later()
        async with post.open() as port:
            await waiting_anna(world.db, "email", address="anna@example.org")
            notifier = Notifier(world.db, by_mail(port), clock=clock)
            await notifier.once()
            assert post.mails == []
            post.say = {}
            for _ in range(3):
                clock.ahead += BACK_OFF * 5
                await notifier.once()
        assert len(post.mails) == 1

    play(tmp_path, act)


@pytest.mark.parametrize(
    "say", [{"RCPT": "550 nobody here"}, {"END": ""}, {"END": "554 spam"}], ids=["refused", "maybe taken", "spam"]
)
def test_a_last_word_or_a_doubt_is_not_tried_again(tmp_path: Path, say: dict[str, str]) -> None:
    async def act(world: World) -> None:
        post, clock = Post(say), Later()
        async with post.open() as port:
            await waiting_anna(world.db, "email", address="anna@example.org")
            notifier = Notifier(world.db, by_mail(port), clock=clock)
            assert await notifier.once() == 1
            clock.ahead = 10**9
            assert await notifier.once() == 0
        (row,) = await stored(world.db)
        assert row.error

    play(tmp_path, act)


def test_a_crash_after_sending_does_not_send_twice(tmp_path: Path) -> None:
    class Crash(BaseException):
        pass

    async def act(world: World) -> None:
        await waiting_anna(world.db, "browser")
        pushed = Pushed()

        async def push(user: int, message: dict[str, Any]) -> bool:
            await pushed(user, message)
            raise Crash

        with pytest.raises(Crash):
            await Notifier(world.db, Settings(), push=push, connected=pushed.connected).once()
        assert await Notifier(world.db, Settings(), push=pushed, connected=pushed.connected).once() == 0
        assert len(pushed.messages) == 1

    play(tmp_path, act)


def test_the_task_goes_on_after_an_error_and_stops_when_cancelled(tmp_path: Path) -> None:
    async def act(world: World) -> None:
        await waiting_anna(world.db, "browser")
        pushed = Pushed()

        async def online(user: int, table: str) -> bool:
            if not pushed.messages and not broken:
                broken.append(1)
                raise RuntimeError
            return False

        broken: list[int] = []
        task = asyncio.create_task(
            Notifier(world.db, Settings(), online=online, push=pushed, connected=pushed.connected).run(every=0.01)
        )
        for _ in range(300):
            await asyncio.sleep(0.01)
            if pushed.messages:
                break
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert broken
        assert len(pushed.messages) == 1

    play(tmp_path, act)


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    if shutil.which("openssl") is None:
        pytest.fail("openssl makes the certificate; please install it")
    folder = tmp_path_factory.mktemp("tls")
    key, cert = folder / "key.pem", folder / "cert.pem"
    command = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=mail"
    extra = ["-addext", "subjectAltName=IP:127.0.0.1", "-keyout", str(key), "-out", str(cert)]
    subprocess.run([*command.split(), *extra], check=True, capture_output=True)
    return key, cert


def test_mail_over_starttls_and_never_in_clear_when_tls_is_wanted(
    tmp_path: Path, certificate: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    key, cert = certificate
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(cert, key)

    async def act(world: World) -> None:
        clear, strange, known = Post(), Post(tls=tls), Post(tls=tls)
        clock = Later()
        await waiting_anna(world.db, "email", address="anna@example.org")
        for post in (clear, strange, known):
            if post is known:
                monkeypatch.setenv("SSL_CERT_FILE", str(cert))
            async with post.open() as port:
                settings = by_mail(port, starttls=True, user="me", password="secret")
                await Notifier(world.db, settings, clock=clock).once()
                clock.ahead += 10**8
            if post is not known:  # no TLS, or nobody vouches for it
                assert post.mails == []
                assert not any("AUTH" in line for line in post.said)
        assert known.secured == 1
        assert len(known.mails) == 1

    play(tmp_path, act)


def test_old_messages_are_forgotten(tmp_path: Path) -> None:
    async def act(world: World) -> None:
        clock = Later()
        await waiting_anna(world.db, "browser")
        notifier = Notifier(world.db, Settings(), push=Pushed(), connected=Pushed().connected, clock=clock)
        await notifier.once()
        await notifier.sweep()
        assert len(await stored(world.db)) == 1
        clock.ahead = notify.KEPT + 10_000
        await notifier.sweep()
        assert await stored(world.db) == []

    play(tmp_path, act)


# --- the settings of a player ---


def test_channels_are_set_together_and_shown(tmp_path: Path) -> None:
    async def act(world: World) -> None:
        world.app.state.guard = HERE
        browser = world.browser()
        await browser.register("Anna")
        hook: dict[str, Any] = {"url": "https://hooks.example/x"}
        hook |= {"quiet": {"from": "22:00", "to": "07:00", "zone": "Europe/Warsaw"}}
        hook |= {"delay": 300, "games": ["principato"], "digest": {"at": "18:00", "zone": "Europe/Warsaw"}}
        body = {"channels": [{"kind": "browser"}, {"kind": "webhook", "active": False, "config": hook}]}
        answer = await browser.put("/me/notifications", body)
        assert answer.status_code == 200, answer.text
        first = (await browser.get("/me/notifications")).json()
        assert first == answer.json()
        assert first["available"] == ["webhook", "discord", "push", "browser"]
        one, two = first["channels"]
        assert (one["kind"], one["active"], one["verified"]) == ("browser", True, True)
        assert (two["kind"], two["active"], two["config"]) == ("webhook", False, hook)
        changed = {"channels": [{"id": two["id"], "kind": "webhook", "active": True, "config": {"url": hook["url"]}}]}
        (only,) = (await browser.put("/me/notifications", changed)).json()["channels"]
        assert (only["id"], only["active"]) == (two["id"], True)
        other = world.browser()
        await other.register("Jan")
        (made,) = (await other.put("/me/notifications", changed)).json()["channels"]
        assert made["id"] != two["id"]  # an id of somebody else is no id
        assert len((await browser.get("/me/notifications")).json()["channels"]) == 1

    play(tmp_path, act)


@pytest.mark.parametrize(
    ("channel", "problem"),
    [
        ({"kind": "webhook", "config": {"url": "http://127.0.0.1/"}}, (422, "bad_webhook")),
        ({"kind": "discord", "config": {"url": "http://2130706433/"}}, (422, "bad_webhook")),
        ({"kind": "webhook", "config": {"url": "http://[::ffff:10.0.0.1]/"}}, (422, "bad_webhook")),
        ({"kind": "webhook", "config": {"url": "ftp://hooks.example/"}}, (422, "bad_webhook")),
        ({"kind": "webhook"}, (422, "bad_webhook")),
        ({"kind": "email", "config": {"address": "anna@example.org"}}, (409, "no_mail")),
        ({"kind": "pigeon"}, (422, "invalid")),
        ({"kind": "browser", "verified": True}, (422, "invalid")),
        ({"kind": "browser", "config": {"delay": -1}}, (422, "invalid")),
        ({"kind": "browser", "config": {"quiet": {"from": "25:00", "to": "07:00"}}}, (422, "bad_quiet")),
        ({"kind": "browser", "config": {"digest": {"at": "18:60"}}}, (422, "bad_quiet")),
        ({"kind": "browser", "config": {"digest": {"at": "18:00", "zone": "Nowhere"}}}, (422, "bad_quiet")),
        (
            {"kind": "browser", "config": {"quiet": {"from": "22:00", "to": "07:00", "zone": "../../etc"}}},
            (422, "bad_quiet"),
        ),
        (
            {"kind": "browser", "config": {"quiet": {"from": "22:00", "to": "07:00", "zone": "Mars/X"}}},
            (422, "bad_quiet"),
        ),
    ],
)
def test_a_bad_channel_is_refused_and_nothing_is_kept(
    tmp_path: Path, channel: dict[str, Any], problem: tuple[int, str]
) -> None:
    async def act(world: World) -> None:
        browser = world.browser()
        await browser.register("Anna")
        answer = await browser.put("/me/notifications", {"channels": [{"kind": "browser"}, channel]})
        if channel.get("config", {}).get("quiet", {}).get("zone") == "../../etc":
            assert answer.status_code == 422
        else:
            assert (answer.status_code, answer.json()["code"]) == problem
        assert (await browser.get("/me/notifications")).json()["channels"] == []

    play(tmp_path, act)


def test_a_guest_is_reached_in_the_browser_only(tmp_path: Path) -> None:
    async def act(world: World) -> None:
        world.app.state.guard = HERE
        browser = world.browser()
        await browser.post("/guest", {"name": "Ania"})
        assert (await browser.put("/me/notifications", {"channels": [{"kind": "browser"}]})).status_code == 200
        hook = {"kind": "webhook", "config": {"url": "https://hooks.example/"}}
        answer = await browser.put("/me/notifications", {"channels": [hook]})
        assert (answer.status_code, answer.json()["code"]) == (403, "account_needed")

    play(tmp_path, act)


def test_an_address_must_be_confirmed_by_who_reads_its_mail(tmp_path: Path) -> None:
    async def act(world: World) -> None:
        post = Post()
        async with post.open() as port:
            world.app.state.settings = by_mail(port)
            browser = world.browser()
            await browser.register("Anna")
            mail = {"kind": "email", "config": {"address": "anna@example.org", "delay": 0}}
            answer = await browser.put("/me/notifications", {"channels": [mail]})
            (channel,) = answer.json()["channels"]
            assert channel["verified"] is False
            assert channel["config"] == mail["config"]  # the secret of the link is not shown
            ((_, message),) = post.mails
            link = next(w for w in message.get_content().split() if "confirm?token=" in w)
            assert link.startswith("http://regnum.test/api/notifications/confirm?token=")
            path = link.removeprefix("http://regnum.test")
            for wrong in (path + "x", path[:-1], "/api/notifications/confirm?token=", path.replace("=", "=9")):
                assert (await world.browser().http.get(wrong)).status_code == 404
            # saved again with nothing new: no second letter, the link holds
            await browser.put("/me/notifications", {"channels": [{**mail, "id": channel["id"]}]})
            assert len(post.mails) == 1
            reader = world.browser(address="198.51.100.7")
            assert (await reader.http.get(path)).status_code == 200
            (after,) = (await browser.get("/me/notifications")).json()["channels"]
            assert after["verified"] is True
            assert (await reader.http.get(path)).status_code == 404  # used
            mail["config"] = {"address": "other@example.org"}
            answer = await browser.put("/me/notifications", {"channels": [{**mail, "id": channel["id"]}]})
            assert answer.json()["channels"][0]["verified"] is False
            assert len(post.mails) == 2

    play(tmp_path, act)


def test_a_link_of_yesterday_confirms_nothing_and_a_new_one_can_be_had(tmp_path: Path) -> None:
    async def act(world: World) -> None:
        post = Post()
        async with post.open() as port:
            world.app.state.settings = by_mail(port)
            browser = world.browser()
            await browser.register("Anna")
            mail = {"kind": "email", "config": {"address": "anna@example.org"}}
            answer = await browser.put("/me/notifications", {"channels": [mail]})
            number = answer.json()["channels"][0]["id"]
            async with world.db.session() as session:
                await session.execute(update(Confirmation).values(expires=now() - 1))
                await session.commit()

            async def follow(message: EmailMessage) -> int:
                link = next(w for w in message.get_content().split() if "confirm?token=" in w)
                return (await browser.http.get(link.removeprefix("http://regnum.test"))).status_code

            assert await follow(post.mails[0][1]) == 404
            answer = await browser.post(f"/me/notifications/{number}/test")
            assert answer.json() == {"sent": False, "confirming": True}
            assert await follow(post.mails[0][1]) == 404
            assert await follow(post.mails[1][1]) == 200

    play(tmp_path, act)


def test_a_channel_can_be_tried(tmp_path: Path) -> None:
    async def act(world: World) -> None:
        world.app.state.guard = HERE
        receiver = Receiver()
        browser, other = world.browser(), world.browser()
        await browser.register("Anna")
        await other.register("Jan")

        async def call(port: int) -> None:
            hook = {"kind": "discord", "config": {"url": f"http://hooks.example:{port}/"}}
            answer = await browser.put("/me/notifications", {"channels": [hook]})
            number = answer.json()["channels"][0]["id"]
            assert (await other.post(f"/me/notifications/{number}/test")).status_code == 404
            assert (await browser.post(f"/me/notifications/{number}/test")).json() == {
                "sent": True,
                "confirming": False,
            }

        await receiver.serve(call)
        ((_, _, body),) = receiver.requests
        assert json.loads(body)["content"].startswith("This is a test")

    play(tmp_path, act)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_has_its_words(language: str) -> None:
    texts = Texts(None, language, strict=True)
    folder = Path(notify.__file__).parent
    parts = ("messages", "notify", "api_notifications", "api_reset", "confirming")
    source = "".join((folder / f"{name}.py").read_text() for name in parts)
    for key in (
        "notify-turn",
        "notify-turn-subject",
        "notify-turns-subject",
        "notify-hello",
        "notify-off",
        "notify-confirm-subject",
        "notify-confirm",
        "notify-confirmed",
        "notify-confirm-unknown",
        "notify-test",
        "notify-notice",
        "notify-table",
        "reset-subject",
        "reset-text",
    ):
        assert f'"{key}"' in source
        assert texts.say(key, player="Anna", game="G", table="T", n=5, url="U")
