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

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sqlalchemy.exc import IntegrityError

from . import webhooks
from .db import Database
from .models import Secret
from .settings import Settings

NAME = "vapid"
CURVE = ec.SECP256R1()
RECORD = 4096  # bytes, of which a message of ours is one
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
    return _out(_point(key.public_key))


def check(p256dh: str | None, auth: str | None) -> None:
    """ValueError unless these are the keys of a browser."""
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, _in(p256dh or ""))
    if len(_in(auth or "")) != 16:
        raise ValueError("auth: 16 bytes")


async def send(
    key: Vapid02, settings: Settings, config: dict[str, Any], title: str, text: str, url: str, guard: webhooks.Guard
) -> None:
    """One message. Raises what webhooks.py raises."""
    said = {"title": title, "body": text.encode()[:TEXT_LIMIT].decode(errors="ignore"), "url": url}
    message = json.dumps(said, ensure_ascii=False).encode()
    once = ec.generate_private_key(CURVE)
    body = encrypt(message, _in(config["p256dh"]), _in(config["auth"]), once, os.urandom(16))
    to = urlsplit(config["url"])
    claims = {"aud": f"{to.scheme}://{to.netloc}", "sub": _contact(settings), "exp": int(time.time()) + SIGNED}
    headers = {
        **key.sign(claims),
        "TTL": str(KEPT),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
    }
    await webhooks.post_bytes(config["url"], body, headers, guard)


def encrypt(text: bytes, browser: bytes, auth: bytes, once: ec.EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """For the browser with this public point and secret, as RFC 8291 says: one record, with a key for it alone."""
    ours = _point(once.public_key())
    shared = once.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser))
    key = _derive(shared, auth, b"WebPush: info\0" + browser + ours, 32)
    sealed = AESGCM(_derive(key, salt, b"Content-Encoding: aes128gcm\0", 16)).encrypt(
        _derive(key, salt, b"Content-Encoding: nonce\0", 12), text + b"\2", None
    )
    return salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours + sealed


def _derive(secret: bytes, salt: bytes, purpose: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, purpose).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


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
