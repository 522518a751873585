"""Messages to a browser that is closed: web push. The browser's maker delivers them and cannot read them.

What is sent is encrypted for that one browser, and signed with a key of this server that is made on its first start.
"""

from __future__ import annotations

import base64
import binascii
import json
import os
import time
from typing import Any
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02
from sqlalchemy.exc import IntegrityError

from . import webhooks
from .db import Database
from .models import Secret
from .settings import Settings

NAME = "vapid"
KEPT = 24 * 3600  # seconds for which a message waits for the browser
SIGNED = 12 * 3600  # seconds for which a signature holds
TEXT_LIMIT = 2000  # bytes: makers of browsers carry 4 kB


async def key_of(db: Database) -> Vapid02:
    """The key of this server, made if there is none."""
    async with db.reading() as session:
        found = await session.get(Secret, NAME)
    if found is None:
        fresh = Vapid02()
        fresh.generate_keys()
        try:
            async with db.session() as session:
                session.add(Secret(name=NAME, value=fresh.private_pem().decode()))
                await session.commit()
        except IntegrityError:
            pass  # another process has made it meanwhile
        async with db.reading() as session:
            found = await session.get_one(Secret, NAME)
    return Vapid02.from_pem(found.value.encode())


def public(key: Vapid02) -> str:
    """The half that browsers are given."""
    point = serialization.PublicFormat.UncompressedPoint
    return _out(key.public_key.public_bytes(serialization.Encoding.X962, point))


def check(p256dh: str | None, auth: str | None) -> None:
    """ValueError unless these are the keys of a browser."""
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _in(p256dh or ""))
    if len(_in(auth or "")) != 16:
        raise ValueError("auth: 16 bytes")


async def send(
    key: Vapid02, settings: Settings, config: dict[str, Any], title: str, text: str, url: str, guard: webhooks.Guard
) -> None:
    """One message. Raises what webhooks.py raises."""
    said = {"title": title, "body": text.encode()[:TEXT_LIMIT].decode(errors="ignore"), "url": url}
    body = http_ece.encrypt(
        json.dumps(said, ensure_ascii=False).encode(),
        salt=os.urandom(16),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=_in(config["p256dh"]),
        auth_secret=_in(config["auth"]),
        version="aes128gcm",
    )
    to = urlsplit(config["url"])
    claims = {"aud": f"{to.scheme}://{to.netloc}", "sub": _contact(settings), "exp": int(time.time()) + SIGNED}
    headers = {
        **key.sign(claims),
        "TTL": str(KEPT),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
    }
    await webhooks.post_bytes(config["url"], body, headers, guard)


def _contact(settings: Settings) -> str:
    """Whom the makers of browsers may write to about these messages."""
    if settings.public_url.startswith("https://"):
        return settings.public_url
    return f"mailto:{settings.smtp.sender if '@' in settings.smtp.sender else 'regnum@localhost'}"


def _in(text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, UnicodeError) as error:
        raise ValueError(str(error)) from None


def _out(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
