"""HTTP: a forgotten password. A link by mail, good for an hour and for one use, lets its reader set a new one."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from typing import Annotated, Any

from fastapi import APIRouter, BackgroundTasks, Request, Response
from pydantic import Field
from sqlalchemy import delete, func, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from . import auth, confirming, guests, mail, names, webhooks
from .asking import Body, KnownOrNot, db_of, me_json, settings_of, valid, valid_email
from .db import Database
from .limits import Limits, limit, limits_of, waiting
from .messages import words
from .models import Reset, Session, User, now
from .problems import Problem
from .settings import Settings

router = APIRouter(prefix="/api", tags=["account"])
log = logging.getLogger("regnum.reset")
LASTS = 3_600_000
MOST = 3  # links of one account that are good at a time: nobody's mailbox is flooded
SHARED = 5  # accounts that may have one address


class Forgot(Body):
    name_or_email: Annotated[str, Field(max_length=400)]


class NewStart(Body):
    token: Annotated[str, Field(max_length=100)]
    password: Annotated[str, Field(max_length=2000)]


@router.post("/forgot")
async def forgot(request: Request, tasks: BackgroundTasks, _: KnownOrNot, body: Forgot) -> dict[str, Any]:
    """The answer is the same, and as fast, whether there is such an account or not. `mail`: this server sends any."""
    await limit(request, "forgot", f"wanted {body.name_or_email.strip().casefold()}")
    settings = settings_of(request)
    if settings.smtp.host:
        tasks.add_task(_send_links, db_of(request), settings, limits_of(request.app), body.name_or_email)
    return {"mail": bool(settings.smtp.host)}


async def _send_links(db: Database, settings: Settings, limits: Limits, wanted: str) -> None:
    letters: list[tuple[User, str]] = []
    async with db.session() as session:
        await session.execute(delete(Reset).where(Reset.expires <= now()))
        for user in await _meant(session, wanted):
            still_good = select(func.count()).select_from(Reset).where(Reset.user_id == user.id)
            if (await session.scalar(still_good) or 0) < MOST:
                token = secrets.token_urlsafe(32)
                session.add(Reset(token_hash=auth.digest(token), user_id=user.id, expires=now() + LASTS))
                letters.append((user, token))
        await session.commit()
    for user, token in letters:
        if await waiting(limits, db, "reset", confirming.mailbox(user.email or "")) > 0:
            continue
        texts = words(user.language)
        link = f"{settings.public_url}/reset?token={token}"
        hello = texts.say("notify-hello", player=user.name)
        text = texts.say("reset-text", player=user.name, url=f"{settings.public_url}/")
        letter = mail.letter(settings.smtp, user.email or "", texts.say("reset-subject"), hello, text, link)
        try:
            await asyncio.to_thread(mail.send, settings.smtp, letter)
        except (webhooks.Undelivered, webhooks.Unanswered) as error:
            log.warning("a link for a new password was not sent: %s", error)


async def _meant(session: AsyncSession, wanted: str) -> list[User]:
    """Accounts of this name or address that have an address, and have shown that it is theirs."""
    ways = []
    if key := names.key_given(wanted):
        ways.append(User.name_key == key)
    with suppress(Problem):
        address = valid_email(wanted)
        ways += [] if address is None else [func.lower(User.email) == address.lower()]
    if not ways:
        return []
    query = select(User).where(or_(*ways), User.email.is_not(None), User.email_confirmed, User.guest.is_(False))
    return list(await session.scalars(query.order_by(User.id).limit(SHARED).with_for_update()))


@router.post("/reset")
async def reset(request: Request, response: Response, known: KnownOrNot, body: NewStart) -> dict[str, Any]:
    """A new password, and a session with it; all other sessions of the account end, and all its links."""
    await limit(request, "login")
    password = valid(auth.check_password, "password", body.password)
    gone = Problem(404, "no_link", "this link is too old, or was used already")
    this_link = Reset.token_hash == auth.digest(body.token), Reset.expires > now()
    async with db_of(request).reading() as session:
        if await session.scalar(select(Reset.user_id).where(*this_link)) is None:
            raise gone
    hashed = await auth.passwords_of(request.app).hash(password)
    hub = request.app.state.hub
    async with db_of(request).session() as session:
        tables = await guests.lock_tables(session, known)
        found = await session.scalar(select(Reset.user_id).where(*this_link).with_for_update())
        user = None if found is None else await session.get(User, found, with_for_update=True)
        if user is None:
            raise gone
        user.password_hash = hashed
        await session.execute(delete(Reset).where(Reset.user_id == user.id))
        await session.execute(delete(Session).where(Session.user_id == user.id))
        token = await auth.begin(session, user, known)
        moved = await guests.bring_along(session, known, user, tables)
        await session.commit()
    guests.tell(hub, moved)
    for ended in {user.id, user.id if known is None else known.user.id}:
        hub.session_ended(ended)
    auth.set_cookies(request, response, token)
    return me_json(user)
