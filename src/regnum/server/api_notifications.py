"""HTTP: on which channels I am told that it is my turn."""

from __future__ import annotations

import asyncio
from datetime import time
from typing import Annotated, Any, Literal
from zoneinfo import ZoneInfo

from fastapi import APIRouter, BackgroundTasks, Request
from fastapi.responses import PlainTextResponse
from pydantic import Field
from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from . import confirming, notify, push, webhooks
from .asking import Body, Known, changing, db_of, prove, settings_of, valid_email
from .auth import Identity
from .limits import limit, limit_keys
from .messages import words
from .models import Channel, User
from .outbox import DELAYS, KINDS
from .problems import Problem

router = APIRouter(prefix="/api", tags=["notifications"])

CHANNEL_LIMIT = 8


TimeOfDay = Annotated[str, Field(pattern=r"^\d\d:\d\d$")]
Zone = Annotated[str, Field(max_length=64, pattern=r"^[A-Za-z0-9_+/-]+$")]


class Quiet(Body):
    """No messages between these times of day."""

    start: Annotated[TimeOfDay, Field(alias="from")]
    end: Annotated[TimeOfDay, Field(alias="to")]
    zone: Zone = "UTC"


class Digest(Body):
    """One message a day, with all that waits."""

    at: TimeOfDay
    zone: Zone = "UTC"


class Config(Body):
    address: Annotated[str, Field(max_length=320)] | None = None  # email
    url: Annotated[str, Field(max_length=webhooks.URL_LIMIT)] | None = None  # webhook, discord, push
    p256dh: Annotated[str, Field(max_length=100)] | None = None  # push: the keys of the browser
    auth: Annotated[str, Field(max_length=40)] | None = None
    delay: Annotated[int, Field(ge=0, le=7 * 86400)] | None = None  # seconds
    quiet: Quiet | None = None
    digest: Digest | None = None
    games: Annotated[list[Annotated[str, Field(max_length=64)]], Field(max_length=50)] | None = None


class OneChannel(Body):
    id: int | None = None
    kind: Literal["email", "webhook", "discord", "push", "browser"]
    active: bool = True
    config: Config = Field(default_factory=Config)


class Channels(Body):
    password: Annotated[str, Field(max_length=2000)] | None = None  # for a new address, some time after log-in
    channels: Annotated[list[OneChannel], Field(max_length=CHANNEL_LIMIT)]


PUBLIC_CONFIG = ("address", "url", "p256dh", "auth", "delay", "quiet", "digest", "games")


def _shown(channel: Channel) -> dict[str, Any]:
    config = {k: v for k, v in channel.config.items() if k in PUBLIC_CONFIG}
    shown = {"id": channel.id, "kind": channel.kind, "active": channel.active, "verified": channel.verified}
    return {**shown, "config": config, "delay": config.get("delay", DELAYS[channel.kind])}


async def _all_shown(request: Request, channels: list[Channel]) -> dict[str, Any]:
    key = push.public(await push.key_of(db_of(request)))
    kinds = [kind for kind in KINDS if kind != "email" or settings_of(request).smtp.host]
    return {"available": kinds, "push_key": key, "channels": [_shown(c) for c in channels]}


async def _channels(session: AsyncSession, user: User) -> list[Channel]:
    query = select(Channel).where(Channel.user_id == user.id).order_by(Channel.id)
    return list((await session.scalars(query)).all())


@router.get("/me/notifications")
async def notifications(request: Request, known: Known) -> dict[str, Any]:
    async with db_of(request).reading() as session:
        found = await _channels(session, known.user)
    return await _all_shown(request, found)


@router.put("/me/notifications")
async def set_notifications(request: Request, tasks: BackgroundTasks, known: Known, body: Channels) -> dict[str, Any]:
    """All channels at once; one that is not named is removed. A new e-mail address must be confirmed by a link."""
    await limit(request, "create", f"user {known.user.id}")
    wanted = [(one, await _config(request, known.user, one)) for one in body.channels]
    asked = await _to_ask(request, known, [c["address"] for one, c in wanted if one.kind == "email"])
    if asked:
        await prove(request, known, body.password)
        for address in asked.values():
            await confirming.allow(request, f"user {known.user.id}", address)
    async with changing(request, known) as (session, user):
        old = {c.id: c for c in await _channels(session, user)}
        kept: set[int] = set()
        for one, config in wanted:
            channel = old.get(one.id) if one.id is not None and one.id not in kept else None
            if channel is not None and channel.kind == one.kind:
                kept.add(channel.id)
            else:
                channel = Channel(user_id=user.id, kind=one.kind)
                session.add(channel)
            channel.verified = one.kind != "email" or await _is_confirmed(session, user, config["address"])
            channel.config, channel.active = config, one.active
        gone = set(old) - kept
        if gone:
            await session.execute(delete(Channel).where(Channel.id.in_(gone)))
        await session.flush()
        letters = [(address, await confirming.ask(session, user, address)) for address in asked.values()]
        now_there = await _channels(session, user)
    for address, token in letters:
        tasks.add_task(confirming.send, settings_of(request), known.user, address, token)
    return await _all_shown(request, now_there)


async def _is_confirmed(session: AsyncSession, user: User, address: str) -> bool:
    with session.no_autoflush:
        return await confirming.is_confirmed(session, user, address)


async def _to_ask(request: Request, known: Identity, addresses: list[str]) -> dict[str, str]:
    """The addresses that are new: neither shown to be this user's, nor asked already."""
    async with db_of(request).reading() as session:
        there = {
            confirming.key_of(c.config["address"]) for c in await _channels(session, known.user) if c.kind == "email"
        }
        fresh = {confirming.key_of(a): a for a in addresses if confirming.key_of(a) not in there}
        return {k: a for k, a in fresh.items() if not await confirming.is_confirmed(session, known.user, a)}


async def _config(request: Request, user: User, one: OneChannel) -> dict[str, Any]:
    """The settings of a channel, checked. Looks up names, so not inside a transaction."""
    given = one.config
    config: dict[str, Any] = {}
    if given.delay is not None:
        config["delay"] = given.delay
    if given.games is not None:
        config["games"] = given.games
    try:
        if given.quiet is not None:
            await _exists(given.quiet.zone, given.quiet.start, given.quiet.end)
            config["quiet"] = given.quiet.model_dump(by_alias=True)
        if given.digest is not None:
            await _exists(given.digest.zone, given.digest.at)
            config["digest"] = given.digest.model_dump()
    except (ValueError, OSError, KeyError):
        raise Problem(422, "bad_quiet", "a time of day and a time zone that exist are needed") from None
    if one.kind not in ("push", "browser") and user.guest:
        raise Problem(403, "account_needed", "only an account can be reached outside the browser")
    if one.kind == "email":
        if not settings_of(request).smtp.host:
            raise Problem(409, "no_mail", "this server sends no mail")
        address = valid_email(given.address or user.email)
        if address is None:
            raise Problem(422, "bad_email", "an address is needed")
        config["address"] = address
    elif one.kind in ("webhook", "discord", "push"):
        try:
            await webhooks.check(given.url or "", guard_of(request.app))
        except webhooks.Refused as error:
            raise Problem(422, "bad_webhook", str(error), reason=error.code) from None
        except webhooks.Undelivered as error:
            raise Problem(422, "bad_webhook", str(error), reason="unknown") from None
        config["url"] = given.url
    if one.kind == "push":
        try:
            push.check(given.p256dh, given.auth)
        except ValueError:
            raise Problem(422, "bad_push", "these are not the keys of a browser") from None
        config |= {"p256dh": given.p256dh, "auth": given.auth}
    return config


async def _exists(zone: str, *times: str) -> None:
    for one in times:
        time.fromisoformat(one)
    await asyncio.to_thread(ZoneInfo, zone)


def guard_of(app: Any) -> webhooks.Guard:
    guard: webhooks.Guard = getattr(app.state, "guard", None) or webhooks.Guard()
    return guard


@router.get(
    "/notifications/confirm",
    response_class=PlainTextResponse,
    responses={404: {"description": "Too old, or used", "content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def confirm(request: Request, token: Annotated[str, Field(max_length=100)]) -> PlainTextResponse:
    """The link in the mail. It needs no session: whoever reads the mail owns the address."""
    await limit(request, "login")
    async with db_of(request).session() as session:
        user, good = await confirming.answered(session, token)
        texts = words(user.language if user is not None else "en")
        if not good:
            return PlainTextResponse(texts.say("notify-confirm-unknown") + "\n", 404)
        await session.commit()
    return PlainTextResponse(texts.say("notify-confirmed") + "\n")


@router.post("/me/notifications/{channel_id}/test")
async def try_channel(request: Request, tasks: BackgroundTasks, known: Known, channel_id: int) -> dict[str, Any]:
    """A test message; for an e-mail address that is not confirmed yet, the link once more."""
    await limit(request, "create", f"user {known.user.id}")
    async with db_of(request).reading() as session:
        channel = await session.get(Channel, channel_id) if channel_id < 1 << 60 else None
    if channel is None or channel.user_id != known.user.id:
        raise Problem(404, "no_channel", "there is no such channel")
    if not channel.verified:
        address = channel.config["address"]
        await confirming.allow(request, f"user {known.user.id}", address)
        async with changing(request, known) as (session, user):
            token = await confirming.ask(session, user, address)
        tasks.add_task(confirming.send, settings_of(request), known.user, address, token)
        return {"sent": False, "confirming": True}
    if channel.kind == "email":
        await limit_keys(request.app, "test", confirming.mailbox(channel.config["address"]))
    texts = words(known.user.language)
    line = texts.say("notify-test")
    sender = getattr(request.app.state, "notifier", None)
    notifier = sender or notify.Notifier(db_of(request), settings_of(request), guard_of(request.app))
    try:
        document = {"type": "test", "player": known.user.name, "language": texts.language, "text": line, "turns": []}
        await notifier.send(channel, line, [line], known.user, document)
    except (webhooks.Refused, webhooks.Undelivered, webhooks.Unanswered) as error:
        raise Problem(422, "not_delivered", str(error)) from None
    return {"sent": True, "confirming": False}
