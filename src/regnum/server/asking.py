"""Who is asking: found out for each request before anything that takes long, and without a write lock, so that
hashing a password does not hold up the moves of others. What the HTTP modules have in common."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Annotated, Any, Literal

from fastapi import Depends, Request, Response
from pydantic import BaseModel, ConfigDict
from sqlalchemy.ext.asyncio import AsyncSession

from . import auth
from .auth import Identity
from .db import Database
from .limits import limit
from .models import User
from .problems import Problem
from .settings import Settings

Language = Literal["en", "pl"]
EMAIL = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?=.{4,253}$)([A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}")


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


def db_of(request: Request) -> Database:
    db: Database = request.app.state.db
    return db


def settings_of(request: Request) -> Settings:
    settings: Settings = request.app.state.settings
    return settings


async def known_or_not(request: Request, response: Response) -> Identity | None:
    """Forged requests are refused. A session in use goes on: it is written again, with its cookies, once a day."""
    async with db_of(request).reading() as session:
        known = await auth.identity(request, session)
    auth.forbid_forgery(request, known)
    if known is not None and auth.due(known):
        async with db_of(request).session() as session:
            await auth.renew(session, known)
            await session.commit()
        auth.set_cookies(request, response, auth.Token(request.cookies[auth.SESSION_COOKIE], known.session.csrf))
    return known


KnownOrNot = Annotated[Identity | None, Depends(known_or_not)]


def known(found: KnownOrNot) -> Identity:
    if found is None:
        raise Problem(401, "login", "give a name first (POST /api/guest) or log in")
    return found


Known = Annotated[Identity, Depends(known)]


def someone(found: KnownOrNot) -> User | None:
    return None if found is None else found.user


def person(found: Known) -> User:
    return found.user


Someone = Annotated[User | None, Depends(someone)]
Person = Annotated[User, Depends(person)]


@asynccontextmanager
async def changing(request: Request, known: Identity) -> AsyncIterator[tuple[AsyncSession, User]]:
    """A transaction with the user's own row; committed at the end."""
    async with db_of(request).session() as session:
        user = await session.get(User, known.user.id, with_for_update=True)
        if user is None:
            raise Problem(401, "login", "this user is gone")
        yield session, user
        await session.commit()


async def prove(request: Request, known: Identity, password: str | None) -> None:
    """Before a change that would open the account to others: the password, or a log-in of a moment ago."""
    if known.user.guest:
        raise Problem(403, "account_needed", "only an account has an address")
    if auth.fresh(known):
        return
    if password is None:
        raise Problem(403, "password_needed", "give your password to change the address")
    await limit(request, "login", f"user {known.user.id}")
    if not await auth.passwords_of(request.app).verify(
        known.user.password_hash, unicodedata.normalize("NFC", password)
    ):
        raise Problem(403, "wrong_login", "the password is wrong")


def valid(check: Callable[[str], str], field: str, value: str) -> str:
    try:
        return check(value)
    except ValueError as error:
        raise Problem(422, f"bad_{field}", str(error)) from None


def valid_email(raw: str | None) -> str | None:
    text = (raw or "").strip()
    if not text:
        return None
    if len(text) > 254 or EMAIL.fullmatch(text) is None or ".." in text:
        raise Problem(422, "bad_email", "this is not an e-mail address")
    return text


def me_json(user: User | None) -> dict[str, Any]:
    if user is None:
        return {"user": None}
    return {
        "user": {
            "id": user.id,
            "name": user.name,
            "guest": user.guest,
            "language": user.language,
            "email": user.email,
            "email_confirmed": user.email is not None and user.email_confirmed,
            "prefs": user.prefs,
        }
    }
