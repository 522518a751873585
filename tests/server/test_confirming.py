"""Mail to strangers: one question, few of them, and nothing else until somebody answers it. Real mail."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select, update

from regnum.server import confirming, limits
from regnum.server.models import Confirmation, Reset, Session, now
from server.accounts_kit import Browser, World, world
from server.kit import LocalServer, Player, wait_for
from server.test_notify import Post, by_mail

PASSWORD = "correct horse"
VICTIM = "victim@example.org"


def with_mail(folder: Path, act: Callable[[World, Post], Awaitable[None]]) -> None:
    async def whole() -> None:
        post = Post()
        async with post.open() as port, world(folder, by_mail(port)) as made:
            await act(made, post)

    asyncio.run(whole())


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def link_in(letter: EmailMessage) -> str:
    word = next(w for w in letter.get_content().split() if "confirm?token=" in w)
    return word.removeprefix("http://regnum.test")


async def open_link(world: World, letter: EmailMessage) -> int:
    return (await world.browser(address="198.51.100.9").http.get(link_in(letter))).status_code


async def save(browser: Browser, address: str, **more: Any) -> httpx.Response:
    channel = {"kind": "email", "config": {"address": address, "delay": 0}}
    return await browser.put("/me/notifications", {"channels": [channel], **more})


async def age(world: World) -> None:
    """All have logged in long ago."""
    async with world.db.session() as session:
        await session.execute(update(Session).values(created=now() - 3_600_000))
        await session.commit()


def test_a_mailbox_gets_few_questions_whoever_asks(tmp_path: Path) -> None:
    async def act(world: World, post: Post) -> None:
        spellings = [VICTIM, "VICTIM@example.org", "victim+a@example.org", "vic.tim@Example.org"]
        answers = []
        for n in range(30):
            browser = world.browser(address=f"198.51.{n}.1")
            await browser.register(f"Sender {n}")
            answers.append(await save(browser, spellings[n % 4]))
        assert len(post.mails) == 5
        assert [a.status_code for a in answers] == [200] * 5 + [429] * 25
        assert int(answers[-1].headers["retry-after"]) > 3600
        world.clock.at += 86400 / 5
        browser = world.browser(address="203.0.113.1")
        await browser.register("Late")
        assert (await save(browser, VICTIM)).status_code == 200
        assert len(post.mails) == 6

    with_mail(tmp_path, act)


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("way", ["account", "me", "channel", "again"])
def test_a_question_carries_no_words_of_who_asks(tmp_path: Path, way: str, language: str) -> None:
    """Whoever gives a stranger's address has them read what the server says, and nothing else."""

    async def act(world: World, post: Post) -> None:
        browser, lure = world.browser(), "You won. Call 555 0199 for the prize"
        body = {"name": lure, "password": PASSWORD, "language": language}
        await browser.post("/account", body | ({} if way in ("me", "channel") else {"email": VICTIM}))
        if way == "me":
            await browser.put("/me", {"email": VICTIM})
        elif way == "channel":
            await save(browser, VICTIM)
        elif way == "again":
            await browser.post("/me/confirm", {})
        assert len(post.mails) == (2 if way == "again" else 1)
        for _, letter in post.mails:
            whole = "".join((*letter.values(), letter.get_content()))
            assert not any(word in whole for word in ("You won", "Call 555", "the prize")), whole
            assert "http://regnum.test/" in whole  # where it was given

    with_mail(tmp_path, act)


@pytest.mark.parametrize("way", ["login", "forgot"])
def test_no_flood_of_other_tries_makes_the_server_forget_a_mailbox(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """Only so many buckets are kept: who is refused already must not be able to push out those of others."""
    monkeypatch.setattr(limits, "KEYS_KEPT", 60)

    async def act(world: World, post: Post) -> None:
        for n in range(6):
            browser = world.browser(address=f"198.51.{n}.1")
            await browser.register(f"Sender {n}")
            await save(browser, VICTIM)
        flood = world.browser(address="203.0.113.9")
        for n in range(150):
            body = {"name": f"x{n}", "password": "x"} if way == "login" else {"name_or_email": f"x{n}"}
            await flood.post(f"/{way}", body)
        world.clock.at += 61  # the buckets of a minute are full again, that of the mailbox is not
        for n in range(20):
            await world.browser(address=f"198.18.{n}.1").post("/forgot", {"name_or_email": f"y{n}"})
        browser = world.browser(address="203.0.113.1")
        await browser.register("Late")
        assert (await save(browser, VICTIM)).status_code == 429
        assert len(post.mails) == 5

    with_mail(tmp_path, act)


def test_one_person_asks_few_mailboxes(tmp_path: Path) -> None:
    async def act(world: World, post: Post) -> None:
        browser = world.browser()
        await browser.register("Anna")
        answers = [await save(browser, f"somebody{n}@example.org") for n in range(14)]
        assert [a.status_code for a in answers].count(200) == len(post.mails) == 10

    with_mail(tmp_path, act)


@pytest.mark.parametrize("way", ["test", "account", "me", "again"])
def test_every_way_to_a_question_is_counted(tmp_path: Path, way: str) -> None:
    async def act(world: World, post: Post) -> None:
        for n in range(12):
            browser = world.browser(address=f"198.51.{n}.1")
            body = {"name": f"Sender {n}", "password": PASSWORD}
            if way == "account":
                made = await browser.post("/account", {**body, "email": VICTIM})
                assert made.status_code == 200  # the account is made all the same, and its owner may ask later
                assert made.json()["user"]["email_confirmed"] is False
                continue
            await browser.post("/account", body)
            if way == "me":
                await browser.put("/me", {"email": VICTIM})
            elif way == "again":
                await browser.put("/me", {"email": VICTIM})
                await browser.post("/me/confirm")
            else:
                channels = (await save(browser, VICTIM)).json().get("channels", [])
                for channel in channels:
                    await browser.post(f"/me/notifications/{channel['id']}/test")
        assert len(post.mails) == 5

    with_mail(tmp_path, act)


def test_one_question_is_open_for_each_address_and_a_new_one_replaces_it(tmp_path: Path) -> None:
    async def act(world: World, post: Post) -> None:
        first, second = world.browser(), world.browser()
        await first.register("Anna")
        await second.register("Hanna")
        await save(first, VICTIM)
        await save(second, VICTIM.upper())
        async with world.db.reading() as session:
            assert await session.scalar(select(func.count()).select_from(Confirmation)) == 1
        assert await open_link(world, post.mails[0][1]) == 404
        assert await open_link(world, post.mails[1][1]) == 200
        shown = [(await b.get("/me/notifications")).json()["channels"][0]["verified"] for b in (first, second)]
        assert shown == [False, True]

    with_mail(tmp_path, act)


def test_an_address_nobody_has_confirmed_gets_no_link_for_a_new_password(tmp_path: Path) -> None:
    async def act(world: World, post: Post) -> None:
        browser = world.browser()
        body = {"name": "Anna", "password": PASSWORD, "email": VICTIM}
        assert (await browser.post("/account", body)).json()["user"]["email_confirmed"] is False
        for who in ("Anna", VICTIM):
            assert (await world.browser().post("/forgot", {"name_or_email": who})).json() == {"mail": True}
        ((_, question),) = post.mails
        assert await open_link(world, question) == 200
        assert (await browser.me() or {})["email_confirmed"] is True
        await world.browser().post("/forgot", {"name_or_email": "Anna"})
        assert [letter["Subject"] for _, letter in post.mails] == ["Is this address yours?", "A new password"]
        # once confirmed it serves for messages too, and no second question is asked
        (channel,) = (await save(browser, VICTIM)).json()["channels"]
        assert (channel["verified"], len(post.mails)) == (True, 2)
        # another address begins anew
        changed = (await browser.put("/me", {"email": "new@example.org"})).json()["user"]
        assert (changed["email"], changed["email_confirmed"]) == ("new@example.org", False)
        await world.browser().post("/forgot", {"name_or_email": "Anna"})
        assert [letter["To"] for _, letter in post.mails][2:] == ["new@example.org"]

    with_mail(tmp_path, act)


def test_a_mailbox_gets_few_links_for_new_passwords(tmp_path: Path) -> None:
    async def act(world: World, post: Post) -> None:
        await world.browser().post("/account", {"name": "Anna", "password": PASSWORD, "email": VICTIM})
        await open_link(world, post.mails.pop()[1])
        for n in range(12):
            asked = await world.browser(address=f"198.51.{n}.1").post("/forgot", {"name_or_email": VICTIM})
            assert asked.json() == {"mail": True}
            async with world.db.session() as session:  # as if an hour had passed: the old ones are no longer good
                await session.execute(update(Reset).values(expires=0))
                await session.commit()
            world.clock.at += 700
        assert len(post.mails) == 5

    with_mail(tmp_path, act)


def test_a_mailbox_gets_few_test_messages(tmp_path: Path) -> None:
    """Even one that was confirmed: it may have been given to somebody else since."""

    async def act(world: World, post: Post) -> None:
        browser = world.browser()
        await browser.register("Anna")
        (channel,) = (await save(browser, VICTIM)).json()["channels"]
        assert await open_link(world, post.mails[0][1]) == 200
        codes = []
        for _ in range(14):
            codes.append((await browser.post(f"/me/notifications/{channel['id']}/test")).status_code)
            world.clock.at += 10  # so that the limit of a minute says nothing
        assert codes == [200] * 10 + [429] * 4
        assert len(post.mails) == 11

    with_mail(tmp_path, act)


@pytest.mark.parametrize("what", ["me", "channel"])
def test_a_new_address_needs_the_password_or_a_fresh_login(tmp_path: Path, what: str) -> None:
    async def act(world: World, post: Post) -> None:
        browser = world.browser()
        await browser.register("Anna")

        async def change(address: str, **more: Any) -> httpx.Response:
            if what == "me":
                return await browser.put("/me", {"email": address, **more})
            return await save(browser, address, **more)

        assert (await change("first@example.org")).status_code == 200
        await age(world)
        assert code(await change("other@example.org")) == (403, "password_needed")
        assert code(await change("other@example.org", password="wrong horse")) == (403, "wrong_login")
        assert len(post.mails) == 1
        if what == "me":
            assert (await browser.me() or {})["email"] == "first@example.org"
        assert (await change("first@example.org")).status_code == 200  # nothing new in it
        assert (await change("other@example.org", password=PASSWORD)).status_code == 200
        await browser.post("/login", {"name": "Anna", "password": PASSWORD})
        assert (await change("third@example.org")).status_code == 200
        assert [letter["To"] for _, letter in post.mails] == [
            "first@example.org",
            "other@example.org",
            "third@example.org",
        ]

    with_mail(tmp_path, act)


def test_a_guest_has_no_address(tmp_path: Path) -> None:
    async def act(world: World, post: Post) -> None:
        browser = world.browser()
        await browser.post("/guest", {"name": "Ania"})
        assert code(await browser.put("/me", {"email": VICTIM})) == (403, "account_needed")
        assert post.mails == []

    with_mail(tmp_path, act)


@pytest.mark.parametrize(
    ("one", "other"),
    [("A.B@x.org", "ab@x.org"), ("ab+news@x.org", "AB@X.org"), ("a+b+c@x.org", "a@x.org")],
)
def test_spellings_of_one_mailbox(one: str, other: str) -> None:
    assert confirming.mailbox(one) == confirming.mailbox(other)
    assert confirming.mailbox(one) != confirming.mailbox("a@y.org")


def test_two_processes_send_no_more_letters_than_one(postgres: Any) -> None:
    """The limit of a mailbox is in PostgreSQL, as the others are."""
    loop, post = asyncio.new_event_loop(), Post()

    async def act() -> None:
        async with post.open() as port:
            settings = by_mail(port)
            url = postgres.new_url()
            await asyncio.to_thread(flood, url, settings.smtp)

    def flood(url: str, smtp: Any) -> None:
        servers = [LocalServer(url, smtp=smtp) for _ in range(2)]
        try:
            for n in range(8):
                player = Player(servers[n % 2].address, f"Guest {n}")
                player.post("/api/account", name=f"Sender {n}", password=PASSWORD, email=VICTIM)
            wait_for(lambda: len(post.mails) >= 5)
            for server in servers:
                server.stop()
            assert len(post.mails) == 5
        finally:
            for server in servers:
                server.stop()

    loop.run_until_complete(act())
    loop.close()
