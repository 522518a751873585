"""HTTP: who I am, how I am reached, how I have fared."""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
import secrets
import unicodedata
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import time
from typing import Annotated, Any, Literal
from zoneinfo import ZoneInfo

from fastapi import APIRouter, BackgroundTasks, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import delete, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from ..games import game_ids
from . import auth, notify, ratings, webhooks
from .auth import Identity
from .db import Database
from .models import Channel, User, now
from .problems import Problem
from .settings import Settings

router = APIRouter(prefix="/api", tags=["account"])

PREFS_LIMIT = 16_384
CHANNEL_LIMIT = 8
CONFIRM_LASTS = 24 * 3_600_000
EMAIL = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?=.{4,253}$)([A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}")

Language = Literal["en", "pl"]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


class NewGuest(Body):
    name: Annotated[str, Field(max_length=400)]
    language: Language = "en"


class NewAccount(Body):
    name: Annotated[str, Field(max_length=400)]
    password: Annotated[str, Field(max_length=2000)]
    email: Annotated[str, Field(max_length=320)] | None = None
    language: Language | None = None


class Login(Body):
    name: Annotated[str, Field(max_length=400)]
    password: Annotated[str, Field(max_length=2000)]


class Logout(Body):
    everywhere: bool = False


class Change(Body):
    name: Annotated[str, Field(max_length=400)] | None = None
    language: Language | None = None
    email: Annotated[str, Field(max_length=320)] | None = None
    prefs: dict[str, Any] | None = None


class NewPassword(Body):
    old: Annotated[str, Field(max_length=2000)]
    new: Annotated[str, Field(max_length=2000)]


# --- small helpers ---


def _db(request: Request) -> Database:
    db: Database = request.app.state.db
    return db


def _settings(request: Request) -> Settings:
    settings: Settings = request.app.state.settings
    return settings


async def _who(request: Request) -> Identity | None:
    """Who asks, with forged requests refused. Done before anything that takes long, and without a write lock:
    hashing a password must not hold up the moves of others."""
    async with _db(request).reading() as session:
        known = await auth.identity(request, session)
    auth.forbid_forgery(request, known)
    return known


async def _must(request: Request) -> Identity:
    known = await _who(request)
    if known is None:
        raise Problem(401, "login", "give a name first (POST /api/guest) or log in")
    return known


@asynccontextmanager
async def _changing(request: Request, known: Identity) -> AsyncIterator[tuple[AsyncSession, User]]:
    """A transaction with the user's own row; committed at the end."""
    async with _db(request).session() as session:
        user = await session.get(User, known.user.id, with_for_update=True)
        if user is None:
            raise Problem(401, "login", "this user is gone")
        yield session, user
        await session.commit()


def _valid(check: Any, field: str, value: str) -> str:
    try:
        return str(check(value))
    except ValueError as error:
        raise Problem(422, f"bad_{field}", str(error)) from None


def _email(raw: str | None) -> str | None:
    text = (raw or "").strip()
    if not text:
        return None
    if len(text) > 254 or EMAIL.fullmatch(text) is None or ".." in text:
        raise Problem(422, "bad_email", "this is not an e-mail address")
    return text


def _me(user: User | None) -> dict[str, Any]:
    if user is None:
        return {"user": None}
    return {
        "user": {
            "id": user.id,
            "name": user.name,
            "guest": user.guest,
            "language": user.language,
            "email": user.email,
            "prefs": user.prefs,
        }
    }


# --- identity ---


@router.post("/guest")
async def guest(request: Request, response: Response, body: NewGuest) -> dict[str, Any]:
    """A name is enough to play. A guest who gives another name keeps their games."""
    auth.limit(request, "create")
    known = await _who(request)
    name = _valid(auth.clean_name, "name", body.name)
    if known is not None:
        if not known.user.guest:
            raise Problem(409, "already_account", "log out first")
        async with _changing(request, known) as (_, user):
            user.name, user.language = name, body.language
        return _me(user)
    async with _db(request).session() as session:
        user = User(name=name, language=body.language, guest=True, prefs={})
        session.add(user)
        await session.flush()
        token = await auth.begin(session, user, None)
        await session.commit()
    auth.set_cookies(request, response, token)
    return _me(user)


@router.post("/account")
async def account(request: Request, response: Response, body: NewAccount) -> dict[str, Any]:
    """A name of one's own and a password. A guest becomes the account and keeps their games."""
    auth.limit(request, "create")
    known = await _who(request)
    if known is not None and not known.user.guest:
        raise Problem(409, "already_account", "you have an account; log out first")
    name = _valid(auth.clean_name, "name", body.name)
    key = auth.name_key(name)
    email = _email(body.email)
    password = _valid(auth.check_password, "password", body.password)
    taken = Problem(409, "name_taken", "somebody has this name already")
    async with _db(request).reading() as session:
        if await session.scalar(select(User.id).where(User.name_key == key)) is not None:
            raise taken
    hashed = await auth.passwords_of(request.app).hash(password)
    async with _db(request).session() as session:
        user = None if known is None else await session.get(User, known.user.id, with_for_update=True)
        if user is None:
            user = User(language=body.language or "en", prefs={})
            session.add(user)
        elif not user.guest:
            raise Problem(409, "already_account", "you have an account; log out first")
        elif body.language is not None:
            user.language = body.language
        user.name, user.name_key, user.password_hash, user.email, user.guest = name, key, hashed, email, False
        try:
            await session.flush()
        except IntegrityError:
            raise taken from None
        token = await auth.begin(session, user, known)
        await session.commit()
    auth.set_cookies(request, response, token)
    return _me(user)


@router.post("/login")
async def login(request: Request, response: Response, body: Login) -> dict[str, Any]:
    known = await _who(request)
    try:
        key = auth.name_key(auth.clean_name(body.name))
    except ValueError:
        key = ""
    auth.limit(request, "login", f"name {key}")
    passwords = auth.passwords_of(request.app)
    async with _db(request).reading() as session:
        found = await session.scalar(select(User).where(User.name_key == key))
    try:
        password = auth.check_password(body.password)
    except ValueError:
        password = ""  # no account has it
    if not await passwords.verify(found.password_hash if found else None, password) or found is None:
        raise Problem(403, "wrong_login", "the name or the password is wrong")
    stored = found.password_hash or ""
    renewed = await passwords.hash(password) if passwords.outdated(stored) else None
    async with _db(request).session() as session:
        user = await session.get(User, found.id, with_for_update=True)
        if user is None or user.password_hash != stored:  # changed while we looked
            raise Problem(403, "wrong_login", "the name or the password is wrong")
        if renewed is not None:
            user.password_hash = renewed
        token = await auth.begin(session, user, known)
        await session.commit()
    auth.set_cookies(request, response, token)
    return _me(user)


@router.post("/logout")
async def logout(request: Request, response: Response, body: Logout | None = None) -> dict[str, Any]:
    known = await _who(request)
    if known is not None:
        async with _db(request).session() as session:
            await auth.end(session, known, everywhere=body is not None and body.everywhere)
            await session.commit()
    auth.clear_cookies(response)
    return _me(None)


@router.get("/me")
async def me(request: Request, response: Response) -> dict[str, Any]:
    known = await _who(request)
    response.headers["Cache-Control"] = "no-store"
    if known is None:
        return _me(None)
    renewing = auth.due(known)
    if renewing:
        async with _db(request).session() as session:
            await auth.renew(session, known)
            await session.commit()
    if renewing or request.cookies.get(auth.CSRF_COOKIE) != known.session.csrf:
        secret = request.cookies[auth.SESSION_COOKIE]
        auth.set_cookies(request, response, auth.Token(secret, known.session.csrf))
    return _me(known.user)


@router.put("/me")
async def change_me(request: Request, body: Change) -> dict[str, Any]:
    known = await _must(request)
    email = _email(body.email)
    if body.prefs is not None:
        try:
            size = len(json.dumps(body.prefs, ensure_ascii=False, allow_nan=False).encode())
        except (ValueError, RecursionError):
            raise Problem(422, "bad_prefs", "these preferences cannot be stored") from None
        if size > PREFS_LIMIT:
            raise Problem(422, "bad_prefs", f"preferences take at most {PREFS_LIMIT} bytes")
    name = None if body.name is None else _valid(auth.clean_name, "name", body.name)
    async with _changing(request, known) as (session, user):
        if name is not None:
            user.name = name
            user.name_key = None if user.guest else auth.name_key(name)
        if body.language is not None:
            user.language = body.language
        if "email" in body.model_fields_set:
            user.email = email
        if body.prefs is not None:
            user.prefs = body.prefs
        try:
            await session.flush()
        except IntegrityError:
            raise Problem(409, "name_taken", "somebody has this name already") from None
    return _me(user)


@router.post("/me/password")
async def change_password(request: Request, response: Response, body: NewPassword) -> dict[str, Any]:
    """A new password ends every other session."""
    known = await _must(request)
    auth.limit(request, "login", f"user {known.user.id}")
    passwords = auth.passwords_of(request.app)
    new = _valid(auth.check_password, "password", body.new)
    old = unicodedata.normalize("NFC", body.old)
    if not await passwords.verify(known.user.password_hash, old):
        raise Problem(403, "wrong_login", "the old password is wrong")
    hashed = await passwords.hash(new)
    async with _changing(request, known) as (session, user):
        user.password_hash = hashed
        await auth.end(session, known, everywhere=True)
        token = await auth.begin(session, user, None)
    auth.set_cookies(request, response, token)
    return _me(user)


# --- statistics ---


@router.get("/me/stats")
async def my_stats(request: Request) -> dict[str, Any]:
    known = await _must(request)
    async with _db(request).reading() as session:
        return await ratings.of_user(session, known.user)


@router.get("/stats/{game}")
async def stats(request: Request, game: str) -> dict[str, Any]:
    if game not in game_ids():
        raise Problem(404, "no_game", "there is no such game")
    async with _db(request).reading() as session:
        return await ratings.of_game(session, game)


# --- notifications ---


class Quiet(Body):
    start: Annotated[str, Field(alias="from", pattern=r"^\d\d:\d\d$")]
    end: Annotated[str, Field(alias="to", pattern=r"^\d\d:\d\d$")]
    zone: Annotated[str, Field(max_length=64, pattern=r"^[A-Za-z0-9_+/-]+$")] = "UTC"


class Config(Body):
    address: Annotated[str, Field(max_length=320)] | None = None  # email
    url: Annotated[str, Field(max_length=webhooks.URL_LIMIT)] | None = None  # webhook, discord
    delay: Annotated[int, Field(ge=0, le=7 * 86400)] | None = None  # seconds
    quiet: Quiet | None = None
    games: Annotated[list[Annotated[str, Field(max_length=64)]], Field(max_length=50)] | None = None


class OneChannel(Body):
    id: int | None = None
    kind: Literal["email", "webhook", "discord", "browser"]
    active: bool = True
    config: Config = Field(default_factory=Config)


class Channels(Body):
    channels: Annotated[list[OneChannel], Field(max_length=CHANNEL_LIMIT)]


PUBLIC_CONFIG = ("address", "url", "delay", "quiet", "games")


def _shown(channel: Channel) -> dict[str, Any]:
    config = {k: v for k, v in channel.config.items() if k in PUBLIC_CONFIG}
    shown = {"id": channel.id, "kind": channel.kind, "active": channel.active, "verified": channel.verified}
    return {**shown, "config": config, "delay": config.get("delay", notify.DELAYS[channel.kind])}


def _all_shown(request: Request, channels: list[Channel]) -> dict[str, Any]:
    kinds = [kind for kind in notify.KINDS if kind != "email" or _settings(request).smtp.host]
    return {"available": kinds, "channels": [_shown(c) for c in channels]}


async def _channels(session: AsyncSession, user: User) -> list[Channel]:
    query = select(Channel).where(Channel.user_id == user.id).order_by(Channel.id)
    return list((await session.scalars(query)).all())


@router.get("/me/notifications")
async def notifications(request: Request) -> dict[str, Any]:
    known = await _must(request)
    async with _db(request).reading() as session:
        return _all_shown(request, await _channels(session, known.user))


@router.put("/me/notifications")
async def set_notifications(request: Request, tasks: BackgroundTasks, body: Channels) -> dict[str, Any]:
    """All channels at once; one that is not named is removed. A new e-mail address must be confirmed by a link."""
    known = await _must(request)
    auth.limit(request, "create", f"user {known.user.id}")
    wanted = [(one, await _config(request, known.user, one)) for one in body.channels]
    async with _changing(request, known) as (session, user):
        old = {c.id: c for c in await _channels(session, user)}
        kept: set[int] = set()
        fresh: list[Channel] = []
        for one, config in wanted:
            channel = old.get(one.id) if one.id is not None and one.id not in kept else None
            if channel is not None and channel.kind == one.kind:
                kept.add(channel.id)
                same = channel.config.get("address") == config.get("address")
                if one.kind == "email" and same:
                    secret = {k: v for k, v in channel.config.items() if k not in PUBLIC_CONFIG}
                    channel.config = {**secret, **config}
                else:
                    channel.config = config
                    channel.verified = one.kind != "email"
                    fresh += [channel] if one.kind == "email" else []
                channel.active = one.active
            else:
                channel = Channel(user_id=user.id, kind=one.kind, config=config, active=one.active)
                channel.verified = one.kind != "email"
                session.add(channel)
                fresh += [channel] if one.kind == "email" else []
        gone = set(old) - kept
        if gone:
            await session.execute(delete(Channel).where(Channel.id.in_(gone)))
        await session.flush()
        letters = [(channel.config["address"], _confirmation(channel)) for channel in fresh]
        await session.flush()
        now_there = await _channels(session, user)
    for address, token in letters:
        tasks.add_task(_ask_to_confirm, _settings(request), known.user, address, token)
    return _all_shown(request, now_there)


async def _config(request: Request, user: User, one: OneChannel) -> dict[str, Any]:
    """The settings of a channel, checked. Looks up names, so not inside a transaction."""
    given = one.config
    config: dict[str, Any] = {}
    if given.delay is not None:
        config["delay"] = given.delay
    if given.games is not None:
        config["games"] = given.games
    if given.quiet is not None:
        try:
            time.fromisoformat(given.quiet.start)
            time.fromisoformat(given.quiet.end)
            await asyncio.to_thread(ZoneInfo, given.quiet.zone)
        except (ValueError, OSError, KeyError):
            raise Problem(422, "bad_quiet", "quiet hours need two times of day and a time zone") from None
        config["quiet"] = {"from": given.quiet.start, "to": given.quiet.end, "zone": given.quiet.zone}
    if one.kind != "browser" and user.guest:
        raise Problem(403, "account_needed", "only an account can be reached outside the browser")
    if one.kind == "email":
        if not _settings(request).smtp.host:
            raise Problem(409, "no_mail", "this server sends no mail")
        address = _email(given.address or user.email)
        if address is None:
            raise Problem(422, "bad_email", "an address is needed")
        config["address"] = address
    elif one.kind in ("webhook", "discord"):
        try:
            await webhooks.check(given.url or "", guard_of(request.app))
        except webhooks.Refused as error:
            raise Problem(422, "bad_webhook", str(error), reason=error.code) from None
        except webhooks.Undelivered as error:
            raise Problem(422, "bad_webhook", str(error), reason="unknown") from None
        config["url"] = given.url
    return config


def guard_of(app: Any) -> webhooks.Guard:
    guard: webhooks.Guard = getattr(app.state, "guard", None) or webhooks.Guard()
    return guard


def _confirmation(channel: Channel) -> str:
    token = secrets.token_urlsafe(24)
    hashed = hashlib.sha256(token.encode()).hexdigest()
    channel.config = {**channel.config, "confirm": hashed, "until": now() + CONFIRM_LASTS}
    return f"{channel.id}.{token}"


async def _ask_to_confirm(settings: Settings, user: User, address: str, token: str) -> None:
    texts = notify.words(user.language)
    home = f"{settings.public_url}/"
    link = f"{settings.public_url}/api/notifications/confirm?token={token}"
    text = texts.say("notify-confirm", player=user.name, url=home)
    message = notify.mail(settings.smtp, address, texts.say("notify-confirm-subject"), text, link)
    try:
        await asyncio.to_thread(notify.send_mail, settings.smtp, message)
    except webhooks.Undelivered as error:
        notify.log.warning("a confirmation was not sent: %s", error)


@router.get("/notifications/confirm", response_class=PlainTextResponse)
async def confirm(request: Request, token: Annotated[str, Field(max_length=100)]) -> PlainTextResponse:
    """The link in the mail. It needs no session: whoever reads the mail owns the address."""
    auth.limit(request, "login")
    number, _, secret = token.partition(".")
    hashed = hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()
    async with _db(request).session() as session:
        known = number.isascii() and number.isdigit() and len(number) < 18
        channel = await session.get(Channel, int(number)) if known else None
        right = channel is not None and secrets.compare_digest(str(channel.config.get("confirm", "")), hashed)
        user = await session.get(User, channel.user_id) if channel is not None and right else None
        texts = notify.words(user.language if user is not None else "en")
        if channel is None or not right or channel.config.get("until", 0) < now():
            return PlainTextResponse(texts.say("notify-confirm-unknown") + "\n", 404)
        channel.verified = True
        channel.config = {k: v for k, v in channel.config.items() if k in PUBLIC_CONFIG}
        await session.commit()
    return PlainTextResponse(texts.say("notify-confirmed") + "\n")


@router.post("/me/notifications/{channel_id}/test")
async def try_channel(request: Request, tasks: BackgroundTasks, channel_id: int) -> dict[str, Any]:
    """A test message; for an e-mail address that is not confirmed yet, the link once more."""
    known = await _must(request)
    auth.limit(request, "create", f"user {known.user.id}")
    token = ""
    async with _changing(request, known) as (session, user):
        channel = await session.get(Channel, channel_id) if channel_id < 1 << 60 else None
        if channel is None or channel.user_id != user.id:
            raise Problem(404, "no_channel", "there is no such channel")
        if not channel.verified:
            token = _confirmation(channel)
    if token:
        tasks.add_task(_ask_to_confirm, _settings(request), known.user, channel.config["address"], token)
        return {"sent": False, "confirming": True}
    texts = notify.words(known.user.language)
    line = texts.say("notify-test")
    sender = getattr(request.app.state, "notifier", None)
    notifier = sender or notify.Notifier(_db(request), _settings(request), guard_of(request.app))
    try:
        document = {"type": "test", "player": known.user.name, "language": texts.language, "text": line, "turns": []}
        await notifier.send(channel, line, [line], known.user, document)
    except (webhooks.Refused, webhooks.Undelivered, webhooks.Unanswered) as error:
        raise Problem(422, "not_delivered", str(error)) from None
    return {"sent": True, "confirming": False}
