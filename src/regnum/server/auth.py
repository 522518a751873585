"""Passwords, sessions in cookies, and requests that are forged."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from fastapi import Request, Response, WebSocket, WebSocketException
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from starlette.requests import HTTPConnection

from .db import Database
from .models import Session, User, now
from .problems import Problem

SESSION_COOKIE = "regnum_session"
CSRF_COOKIE = "regnum_csrf"
CSRF_HEADER = "X-CSRF"
PASSWORD_MIN, PASSWORD_MAX = 8, 200
HOUR = 3_600_000
LASTS = 60 * 24 * HOUR  # a session that is not used so long ends
FRESH = HOUR // 6  # so long after a log-in the password need not be given again
RENEWED = 24 * HOUR  # a used one is written again at most so often
SAFE = frozenset({"GET", "HEAD", "OPTIONS", "TRACE"})

# --- passwords ---


def check_password(password: str) -> str:
    if not PASSWORD_MIN <= len(password) <= PASSWORD_MAX:
        raise ValueError(f"a password has {PASSWORD_MIN} to {PASSWORD_MAX} characters")
    return unicodedata.normalize("NFC", password)


class Passwords:
    """Argon2id in two threads of its own: hashing takes long and much memory, and must not stop the server."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self.hasher = hasher or PasswordHasher()
        self.pool = ThreadPoolExecutor(2, thread_name_prefix="password")
        self.nobody = self.hasher.hash(secrets.token_hex(16))

    async def hash(self, password: str) -> str:
        return await asyncio.get_running_loop().run_in_executor(self.pool, self.hasher.hash, password)

    async def verify(self, stored: str | None, password: str) -> bool:
        """Costs the same whether there is such a user or not."""
        right = await asyncio.get_running_loop().run_in_executor(self.pool, self._verify, stored, password)
        return right and stored is not None

    def _verify(self, stored: str | None, password: str) -> bool:
        try:
            return self.hasher.verify(stored or self.nobody, password)
        except (VerificationError, InvalidHashError):
            return False

    def outdated(self, stored: str) -> bool:
        return self.hasher.check_needs_rehash(stored)


def passwords_of(app: Any) -> Passwords:
    if not hasattr(app.state, "passwords"):
        app.state.passwords = Passwords()
    passwords: Passwords = app.state.passwords
    return passwords


# --- where a request comes from ---


def same_origin(connection: HTTPConnection) -> bool:
    """Whether the page that sent this came from here. A request without Origin is no cross-site one of a browser."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    return from_here(connection, origin)


def from_here(connection: HTTPConnection, origin: str) -> bool:
    """The origin is the host that was asked, or the one the operator names (a proxy may hide the first)."""
    named = urlsplit(connection.app.state.settings.base_url).netloc
    return _is_host(origin, connection.headers.get("host", "")) or (bool(named) and _is_host(origin, named))


def _is_host(origin: str, host: str) -> bool:
    try:
        page = urlsplit(origin)
        here = urlsplit(f"{page.scheme}://{host}")
        usual = {"http": 80, "https": 443}[page.scheme]
        return bool(page.hostname) and (page.hostname, page.port or usual) == (here.hostname, here.port or usual)
    except (KeyError, ValueError):
        return False


# --- sessions ---


@dataclass(frozen=True, slots=True)
class Identity:
    session: Session
    user: User


def digest(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


async def identity(connection: HTTPConnection, session: AsyncSession) -> Identity | None:
    """The session whose token came with this request, if there is one and it has not run out."""
    token = connection.cookies.get(SESSION_COOKIE)
    if not token:
        return None
    query = select(Session, User).join(User, User.id == Session.user_id).where(Session.token_hash == digest(token))
    row = (await session.execute(query)).one_or_none()
    if row is None or row[0].expires <= now():
        return None
    return Identity(row[0], row[1])


def forbid_forgery(request: Request, known: Identity | None) -> None:
    """A request that changes something must come from our own page. With a session, it proves so by the token of
    that session; without one there is nothing to abuse but log-in itself, so the origin must do."""
    if request.method in SAFE:
        return
    if not same_origin(request):
        raise Problem(403, "csrf", "this request comes from another site")
    if known is not None:
        given = request.headers.get(CSRF_HEADER, "")
        if not hmac.compare_digest(given.encode("utf-8", "replace"), known.session.csrf.encode()):
            raise Problem(403, "csrf", f"the header {CSRF_HEADER} must repeat the cookie {CSRF_COOKIE}")


async def identity_of_websocket(websocket: WebSocket) -> Identity | None:
    """Who is behind a WebSocket; None for a spectator without a name. A page of another site is refused."""
    if not from_here(websocket, websocket.headers.get("origin", "")):
        raise WebSocketException(1008, "the Origin must be this host")
    db: Database = websocket.app.state.db
    async with db.reading() as session:
        return await identity(websocket, session)


# --- a session begins, goes on, ends ---


@dataclass(frozen=True, slots=True)
class Token:
    """What the browser keeps of a session. We keep only a hash of the first part."""

    secret: str
    csrf: str


async def begin(session: AsyncSession, user: User, old: Identity | None) -> Token:
    """A session with a new token. The old one of this browser ends: nobody can have planted it."""
    if old is not None:
        await session.execute(delete(Session).where(Session.token_hash == old.session.token_hash))
    token = Token(secrets.token_urlsafe(32), secrets.token_urlsafe(24))
    session.add(Session(token_hash=digest(token.secret), user_id=user.id, csrf=token.csrf, expires=now() + LASTS))
    return token


def fresh(known: Identity) -> bool:
    """Whether the password was given just now: a session of an account begins with it."""
    return now() - known.session.created < FRESH


def due(known: Identity) -> bool:
    return now() - known.session.seen >= RENEWED


async def renew(session: AsyncSession, known: Identity) -> None:
    at = now()
    change = update(Session).where(Session.token_hash == known.session.token_hash)
    await session.execute(change.values(seen=at, expires=at + LASTS))


async def end(session: AsyncSession, known: Identity, everywhere: bool = False) -> None:
    mine = Session.user_id == known.user.id if everywhere else Session.token_hash == known.session.token_hash
    await session.execute(delete(Session).where(mine))


async def purge(session: AsyncSession) -> None:
    """Forget sessions that have run out."""
    await session.execute(delete(Session).where(Session.expires <= now()))


def set_cookies(request: Request, response: Response, token: Token) -> None:
    secure = request.app.state.settings.https or request.url.scheme == "https"
    for name, value in ((SESSION_COOKIE, token.secret), (CSRF_COOKIE, token.csrf)):
        response.set_cookie(
            name,
            value,
            max_age=LASTS // 1000,
            path="/",
            secure=secure,
            httponly=name == SESSION_COOKIE,
            samesite="lax",
        )


def clear_cookies(response: Response) -> None:
    for name in (SESSION_COOKIE, CSRF_COOKIE):
        response.delete_cookie(name, path="/")
