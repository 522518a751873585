"""A forgotten password: a link by real mail, good for an hour and for one use."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from email.message import EmailMessage
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select, update

from regnum.server import auth
from regnum.server.models import Reset, User, now
from regnum.server.settings import Settings
from server.accounts_kit import Browser, World, play, world
from server.test_notify import Post, by_mail

OLD, NEW = "correct horse", "battery staple"


def with_mail(folder: Path, act: Callable[[World, Post], Awaitable[None]]) -> None:
    async def whole() -> None:
        post = Post()
        async with post.open() as port, world(folder, by_mail(port)) as made:
            await act(made, post)

    asyncio.run(whole())


async def anna(world: World, email: str | None = "anna@example.org", name: str = "Anna", lang: str = "en") -> Browser:
    browser = world.browser()
    body = {"name": name, "password": OLD, "language": lang}
    assert (await browser.post("/account", body)).status_code == 200
    async with world.db.session() as session:  # confirmed: the letter that asks is tested in test_confirming
        await session.execute(update(User).where(User.name == name).values(email=email, email_confirmed=True))
        await session.commit()
    return browser


async def ask(world: World, who: str, address: str = "192.0.2.77") -> httpx.Response:
    return await world.browser(address=address).post("/forgot", {"name_or_email": who})


def token_in(mail: EmailMessage) -> str:
    found = re.search(r"http://regnum\.test/reset\?token=([A-Za-z0-9_-]{43})\s", mail.get_content())
    assert found is not None, mail.get_content()
    return found.group(1)


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


@pytest.mark.parametrize("who", ["Anna", " aNNa ", "anna@example.org", "ANNA@Example.ORG"])
def test_a_link_sets_a_new_password_and_ends_the_other_sessions(tmp_path: Path, who: str) -> None:
    async def act(world: World, post: Post) -> None:
        before = await anna(world)
        assert (await ask(world, who)).json() == {"mail": True}
        ((envelope, mail),) = post.mails
        assert "rcpt TO:<anna@example.org>" in envelope
        assert mail["Subject"] == "A new password"
        after = world.browser()
        answer = await after.post("/reset", {"token": token_in(mail), "password": NEW})
        assert answer.json()["user"]["name"] == "Anna"
        assert (await after.me() or {})["name"] == "Anna"
        assert await before.me() is None
        assert code(await world.browser().post("/login", {"name": "Anna", "password": OLD})) == (403, "wrong_login")
        assert (await world.browser().post("/login", {"name": "Anna", "password": NEW})).status_code == 200

    with_mail(tmp_path, act)


def test_a_link_works_once_and_takes_the_others_with_it(tmp_path: Path) -> None:
    async def act(world: World, post: Post) -> None:
        await anna(world)
        await ask(world, "Anna")
        await ask(world, "Anna")
        first, second = (token_in(mail) for _, mail in post.mails)
        use = {"token": second, "password": NEW}
        both = await asyncio.gather(*(world.browser().post("/reset", use) for _ in range(2)))
        assert sorted(answer.status_code for answer in both) == [200, 404]
        for token in (first, second, "x", "", "a" * 100, "é\x00"):
            assert code(await world.browser().post("/reset", {"token": token, "password": NEW})) == (404, "no_link")

    with_mail(tmp_path, act)


def test_a_link_is_good_for_an_hour_and_stored_as_a_hash(tmp_path: Path) -> None:
    async def act(world: World, post: Post) -> None:
        await anna(world)
        await ask(world, "Anna")
        token = token_in(post.mails[0][1])
        async with world.db.session() as session:
            (row,) = (await session.scalars(select(Reset))).all()
            assert row.token_hash == auth.digest(token)
            assert 59 * 60_000 < row.expires - now() <= 60 * 60_000
            await session.execute(update(Reset).values(expires=now() - 1))
            await session.commit()
        assert code(await world.browser().post("/reset", {"token": token, "password": NEW})) == (404, "no_link")

    with_mail(tmp_path, act)


def test_a_bad_password_does_not_use_up_the_link(tmp_path: Path) -> None:
    async def act(world: World, post: Post) -> None:
        await anna(world)
        await ask(world, "Anna")
        token = token_in(post.mails[0][1])
        assert code(await world.browser().post("/reset", {"token": token, "password": "short"})) == (
            422,
            "bad_password",
        )
        assert (await world.browser().post("/reset", {"token": token, "password": NEW})).status_code == 200

    with_mail(tmp_path, act)


@pytest.mark.parametrize("change", ["password", "email"])
def test_a_new_password_or_address_ends_links_on_their_way(tmp_path: Path, change: str) -> None:
    async def act(world: World, post: Post) -> None:
        browser = await anna(world)
        await ask(world, "Anna")
        if change == "password":
            assert (await browser.post("/me/password", {"old": OLD, "new": NEW})).status_code == 200
        else:
            assert (await browser.put("/me", {"email": "other@example.org"})).status_code == 200
        use = {"token": token_in(post.mails[0][1]), "password": "third one here"}
        assert code(await world.browser().post("/reset", use)) == (404, "no_link")

    with_mail(tmp_path, act)


def test_the_mail_speaks_the_language_of_its_reader(tmp_path: Path) -> None:
    async def act(world: World, post: Post) -> None:
        await anna(world, lang="pl")
        await ask(world, "Anna")
        (mail,) = (mail for _, mail in post.mails)
        assert mail["Subject"] == "Nowe hasło"
        assert "nowe hasło do konta „Anna”" in " ".join(mail.get_content().split())

    with_mail(tmp_path, act)


def test_the_answer_tells_nothing_about_who_is_there(tmp_path: Path) -> None:
    async def act(world: World, post: Post) -> None:
        await anna(world)
        await anna(world, None, "Jan")
        guest = world.browser()
        await guest.post("/guest", {"name": "Gast"})
        await guest.put("/me", {"email": "gast@example.org"})
        answers = []
        names = ["Anna", "Jan", "Nobody", "nobody@example.org", "gast@example.org", "Gast", "", "'--", "%", "\x00"]
        for n, who in enumerate(names):
            answer = await ask(world, who, f"198.51.100.{n}")
            answers.append((answer.status_code, answer.text, sorted(answer.headers)))
        assert len(set(map(str, answers))) == 1
        assert [mail["To"] for _, mail in post.mails] == ["anna@example.org"]

    with_mail(tmp_path, act)


def test_an_address_of_two_accounts_gets_a_link_for_each(tmp_path: Path) -> None:
    async def act(world: World, post: Post) -> None:
        for name in ("Anna", "Hanna"):
            await anna(world, name=name)
        await ask(world, "anna@example.org")
        texts = [" ".join(mail.get_content().split()) for _, mail in post.mails]
        assert ["“Anna”" in texts[0], "“Hanna”" in texts[1], len(texts)] == [True, True, 2]

    with_mail(tmp_path, act)


def test_asking_is_limited_and_no_mailbox_is_flooded(tmp_path: Path) -> None:
    async def act(world: World, post: Post) -> None:
        await anna(world)
        for _ in range(5):
            assert (await ask(world, "Anna")).status_code == 200
        assert len(post.mails) == 3  # so many links are good at a time
        assert code(await ask(world, "Jan")) == (429, "too_many")  # this client
        assert code(await ask(world, "anna", "198.51.100.1")) == (429, "too_many")  # this name
        world.clock.at += 12
        assert (await ask(world, "anna", "198.51.100.2")).status_code == 200
        assert len(post.mails) == 3

    with_mail(tmp_path, act)


def test_a_page_of_another_site_cannot_ask(tmp_path: Path) -> None:
    async def act(world: World, post: Post) -> None:
        await anna(world)
        answer = await world.browser().post("/forgot", {"name_or_email": "Anna"}, Origin="https://evil.example")
        assert code(answer) == (403, "csrf")
        assert post.mails == []

    with_mail(tmp_path, act)


def test_a_server_without_mail_says_so(tmp_path: Path) -> None:
    async def act(world: World) -> None:
        await anna(world)
        assert (await ask(world, "Anna")).json() == {"mail": False}

    play(tmp_path, act, Settings())


def test_a_mail_server_that_fails_fails_nobody(tmp_path: Path) -> None:
    async def act(world: World) -> None:
        await anna(world)
        assert (await ask(world, "Anna")).json() == {"mail": True}

    play(tmp_path, act, by_mail(9))  # nobody listens there
