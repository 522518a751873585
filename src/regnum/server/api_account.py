"""HTTP: who I am."""

from __future__ import annotations

import json
import unicodedata
from typing import Annotated, Any

from fastapi import APIRouter, Request, Response
from pydantic import Field
from sqlalchemy import delete, select
from sqlalchemy.exc import IntegrityError

from . import auth, guests
from .asking import Body, Known, KnownOrNot, Language, changing, db_of, me_json, valid, valid_email
from .limits import limit
from .models import Reset, User
from .problems import Problem

router = APIRouter(prefix="/api", tags=["account"])

PREFS_LIMIT = 16_384


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


@router.post("/guest")
async def guest(request: Request, response: Response, known: KnownOrNot, body: NewGuest) -> dict[str, Any]:
    """A name is enough to play. A guest who gives another name keeps their games."""
    await limit(request, "create")
    name = valid(auth.clean_name, "name", body.name)
    if known is not None:
        if not known.user.guest:
            raise Problem(409, "already_account", "log out first")
        async with changing(request, known) as (_, user):
            user.name, user.language = name, body.language
        return me_json(user)
    async with db_of(request).session() as session:
        user = User(name=name, language=body.language, guest=True, prefs={})
        session.add(user)
        await session.flush()
        token = await auth.begin(session, user, None)
        await session.commit()
    auth.set_cookies(request, response, token)
    return me_json(user)


@router.post("/account")
async def account(request: Request, response: Response, known: KnownOrNot, body: NewAccount) -> dict[str, Any]:
    """A name of one's own and a password. A guest becomes the account and keeps their games."""
    await limit(request, "create")
    if known is not None and not known.user.guest:
        raise Problem(409, "already_account", "you have an account; log out first")
    name = valid(auth.clean_name, "name", body.name)
    key = auth.name_key(name)
    email = valid_email(body.email)
    password = valid(auth.check_password, "password", body.password)
    taken = Problem(409, "name_taken", "somebody has this name already")
    async with db_of(request).reading() as session:
        if await session.scalar(select(User.id).where(User.name_key == key)) is not None:
            raise taken
    hashed = await auth.passwords_of(request.app).hash(password)
    async with db_of(request).session() as session:
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
    return me_json(user)


@router.post("/login")
async def login(request: Request, response: Response, known: KnownOrNot, body: Login) -> dict[str, Any]:
    """A guest who logs in brings their games along."""
    try:
        key = auth.name_key(auth.clean_name(body.name))
    except ValueError:
        key = ""
    await limit(request, "login", f"name {key}")
    passwords = auth.passwords_of(request.app)
    async with db_of(request).reading() as session:
        found = await session.scalar(select(User).where(User.name_key == key))
    try:
        password = auth.check_password(body.password)
    except ValueError:
        password = ""  # no account has it
    if not await passwords.verify(found.password_hash if found else None, password) or found is None:
        raise Problem(403, "wrong_login", "the name or the password is wrong")
    stored = found.password_hash or ""
    renewed = await passwords.hash(password) if passwords.outdated(stored) else None
    hub = request.app.state.hub
    async with db_of(request).session() as session:
        tables = await guests.lock_tables(session, known)
        user = await session.get(User, found.id, with_for_update=True)
        if user is None or user.password_hash != stored:  # changed while we looked
            raise Problem(403, "wrong_login", "the name or the password is wrong")
        if renewed is not None:
            user.password_hash = renewed
        token = await auth.begin(session, user, known)
        moved = await guests.bring_along(session, known, user, tables)
        await session.commit()
    guests.tell(hub, moved)
    auth.set_cookies(request, response, token)
    return me_json(user)


@router.post("/logout")
async def logout(request: Request, response: Response, known: KnownOrNot, body: Logout | None = None) -> dict[str, Any]:
    if known is not None:
        async with db_of(request).session() as session:
            await auth.end(session, known, everywhere=body is not None and body.everywhere)
            await session.commit()
    auth.clear_cookies(response)
    return me_json(None)


@router.get("/me")
async def me(request: Request, response: Response, known: KnownOrNot) -> dict[str, Any]:
    response.headers["Cache-Control"] = "no-store"
    if known is None:
        return me_json(None)
    if request.cookies.get(auth.CSRF_COOKIE) != known.session.csrf:
        secret = request.cookies[auth.SESSION_COOKIE]
        auth.set_cookies(request, response, auth.Token(secret, known.session.csrf))
    return me_json(known.user)


@router.put("/me")
async def change_me(request: Request, known: Known, body: Change) -> dict[str, Any]:
    email = valid_email(body.email)
    if body.prefs is not None:
        try:
            size = len(json.dumps(body.prefs, ensure_ascii=False, allow_nan=False).encode())
        except (ValueError, RecursionError):
            raise Problem(422, "bad_prefs", "these preferences cannot be stored") from None
        if size > PREFS_LIMIT:
            raise Problem(422, "bad_prefs", f"preferences take at most {PREFS_LIMIT} bytes")
    name = None if body.name is None else valid(auth.clean_name, "name", body.name)
    async with changing(request, known) as (session, user):
        if name is not None:
            user.name = name
            user.name_key = None if user.guest else auth.name_key(name)
        if body.language is not None:
            user.language = body.language
        if "email" in body.model_fields_set:
            user.email = email
            await session.execute(delete(Reset).where(Reset.user_id == user.id))  # links sent to the old address
        if body.prefs is not None:
            user.prefs = body.prefs
        try:
            await session.flush()
        except IntegrityError:
            raise Problem(409, "name_taken", "somebody has this name already") from None
    return me_json(user)


@router.post("/me/password")
async def change_password(request: Request, response: Response, known: Known, body: NewPassword) -> dict[str, Any]:
    """A new password ends every other session."""
    await limit(request, "login", f"user {known.user.id}")
    passwords = auth.passwords_of(request.app)
    new = valid(auth.check_password, "password", body.new)
    old = unicodedata.normalize("NFC", body.old)
    if not await passwords.verify(known.user.password_hash, old):
        raise Problem(403, "wrong_login", "the old password is wrong")
    hashed = await passwords.hash(new)
    async with changing(request, known) as (session, user):
        user.password_hash = hashed
        await auth.end(session, known, everywhere=True)
        await session.execute(delete(Reset).where(Reset.user_id == user.id))
        token = await auth.begin(session, user, None)
    auth.set_cookies(request, response, token)
    return me_json(user)
