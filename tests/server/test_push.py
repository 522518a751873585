"""Web push: keys made once, messages that only the browser can read, a browser that wants no more."""

from __future__ import annotations

import asyncio
import base64
import json
import os
from pathlib import Path
from typing import Any

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sqlalchemy import select

from regnum.server import push
from regnum.server.models import Channel
from regnum.server.notify import Notifier
from regnum.server.settings import Settings
from server.accounts_kit import World, a_table, a_user, play
from server.test_notify import HERE, a_channel, change, stored
from server.test_webhooks import Receiver


def short(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Browser:
    """Its keys; nobody else can read what is encrypted for them."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    def config(self, port: int) -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"url": f"http://push.example:{port}/send/1", "p256dh": short(point), "auth": short(self.auth)}

    def read(self, body: bytes) -> Any:
        """Backwards what `push.encrypt` does: whoever has not these keys finds other ones, and nothing fits."""
        salt, ours, sealed = body[:16], body[21:86], body[86:]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(push.CURVE, ours)
        mine = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        key = push._derive(self.key.exchange(ec.ECDH(), theirs), self.auth, b"WebPush: info\0" + mine + ours, 32)
        nonce = push._derive(key, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(push._derive(key, salt, b"Content-Encoding: aes128gcm\0", 16)).decrypt(nonce, sealed, None)
        return json.loads(plain.removesuffix(b"\2"))


async def told(world: World, browser: Browser, port: int, settings: Settings) -> None:
    """It is Anna's turn, and her browser is told."""
    anna, jan = await a_user(world.db, "Anna"), await a_user(world.db, "Jan")
    await a_channel(world.db, anna, "push", **browser.config(port))
    await a_table(world.db, "t1", [anna, jan])
    await change(world.db, "t1", 0)
    await Notifier(world.db, settings, HERE).once()


def test_the_key_of_the_server_is_made_once(tmp_path: Path) -> None:
    async def act(world: World) -> None:
        first, second = await asyncio.gather(push.key_of(world.db), push.key_of(world.db))
        assert push.public(first) == push.public(second) == push.public(await push.key_of(world.db))

    play(tmp_path, act)


def test_a_message_is_encrypted_as_the_standard_has_it() -> None:
    """The example of RFC 8291, section 5."""
    private = int.from_bytes(push._in("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    browser = push._in("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4")
    found = push.encrypt(
        b"When I grow up, I want to be a watermelon",
        browser,
        push._in("BTBZMqHH6r4Tts7J_aSIgg"),
        ec.derive_private_key(private, push.CURVE),
        push._in("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert short(found) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_turn_is_told_to_a_closed_browser_and_read_by_it_alone(tmp_path: Path) -> None:
    async def act(world: World) -> None:
        maker, browser = Receiver(), Browser()
        settings = Settings(base_url="https://regnum.test")
        await maker.serve(lambda port: told(world, browser, port, settings))
        ((_, headers, body),) = maker.requests
        said = browser.read(body)
        assert said["url"] == "https://regnum.test/#/t/t1"
        assert (said["title"], said["body"]) == ("Your turn", "Principato, table “Friday”")
        assert b"Principato" not in body
        with pytest.raises(InvalidTag):
            Browser().read(body)
        assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "86400")
        token, _, key = headers["authorization"].removeprefix("vapid t=").partition(",k=")
        assert key == push.public(await push.key_of(world.db))
        assert Vapid02.verify(headers["authorization"])
        claims = json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))
        assert claims["aud"] == f"http://push.example:{maker.port}"
        assert claims["sub"] == "https://regnum.test"

    play(tmp_path, act)


@pytest.mark.parametrize(("status", "left"), [(410, 0), (404, 0), (500, 1)])
def test_a_browser_that_wants_no_more_is_forgotten(tmp_path: Path, status: int, left: int) -> None:
    async def act(world: World) -> None:
        maker = Receiver(f"HTTP/1.1 {status} x\r\nContent-Length: 0\r\n\r\n".encode())
        await maker.serve(lambda port: told(world, Browser(), port, Settings()))
        async with world.db.reading() as session:
            assert len((await session.scalars(select(Channel))).all()) == left
        assert all(row.error == f"answered {status}" for row in await stored(world.db))

    play(tmp_path, act)


def test_a_guest_may_be_told_too_and_keys_are_checked(tmp_path: Path) -> None:
    async def act(world: World) -> None:
        world.app.state.guard = HERE
        browser = world.browser()
        await browser.post("/guest", {"name": "Anna", "language": "en"})
        good = Browser().config(443)
        known = (await browser.get("/me/notifications")).json()
        assert len(base64.urlsafe_b64decode(known["push_key"] + "=")) == 65
        body = {"channels": [{"kind": "push", "config": good}]}
        (channel,) = (await browser.put("/me/notifications", body)).json()["channels"]
        assert (channel["kind"], channel["verified"], channel["config"]) == ("push", True, good)
        for bad in ({"auth": "AAAA"}, {"p256dh": short(b"\x04" + bytes(64))}, {"p256dh": None}, {"auth": "%%"}):
            body = {"channels": [{"kind": "push", "config": good | bad}]}
            answer = await browser.put("/me/notifications", body)
            assert (answer.status_code, answer.json()["code"]) == (422, "bad_push"), bad
        body = {"channels": [{"kind": "push", "config": good | {"url": "http://10.0.0.1/"}}]}
        assert (await browser.put("/me/notifications", body)).status_code == 422

    play(tmp_path, act)
