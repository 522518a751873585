"""HTTP: who I am."""

from __future__ import annotations

import json
import unicodedata
from contextlib import suppress
from typing import Annotated, Any

from fastapi import APIRouter, BackgroundTasks, Request, Response
from pydantic import Field
from sqlalchemy import delete, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from . import auth, confirming, guests, names
from .asking import (
    Body,
    Known,
    KnownOrNot,
    Language,
    changing,
    db_of,
    me_json,
    prove,
    settings_of,
    valid,
    valid_email,
)
from .limits import limit
from .models import Reset, User
from .problems import Problem

router = APIRouter(prefix="/api", tags=["account"])

PREFS_LIMIT = 16_384
PREFS_DEPTH = 8
TAKEN = "an account has this name already, or one that looks like it"


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
    password: Annotated[str, Field(max_length=2000)] | None = None  # for a new address, some time after log-in
    prefs: dict[str, Any] | None = None


class NewPassword(Body):
    old: Annotated[str, Field(max_length=2000)]
    new: Annotated[str, Field(max_length=2000)]


@router.post("/guest")
async def guest(request: Request, response: Response, known: KnownOrNot, body: NewGuest) -> dict[str, Any]:
    """A name is enough to play. A guest who gives another name keeps their games."""
    await limit(request, "create")
    name = valid(names.clean_name, "name", body.name)
    if known is not None:
        if not known.user.guest:
            raise Problem(409, "already_account", "log out first")
        async with changing(request, known) as (session, user):
            await _not_taken(session, name, user)
            user.name, user.language = name, body.language
        return me_json(user)
    async with db_of(request).session() as session:
        await _not_taken(session, name)
        user = User(name=name, language=body.language, guest=True, prefs={})
        session.add(user)
        await session.flush()
        token = await auth.begin(session, user, None)
        await session.commit()
    auth.set_cookies(request, response, token)
    return me_json(user)


async def _not_taken(session: AsyncSession, name: str, user: User | None = None) -> None:
    if await names.taken_now(session, name, None if user is None else user.id):
        raise Problem(409, "name_taken", TAKEN)


@router.post("/account")
async def account(
    request: Request, response: Response, tasks: BackgroundTasks, known: KnownOrNot, body: NewAccount
) -> dict[str, Any]:
    """A name of one's own and a password. A guest becomes the account and keeps their games."""
    await limit(request, "create")
    if known is not None and not known.user.guest:
        raise Problem(409, "already_account", "you have an account; log out first")
    name = valid(names.clean_name, "name", body.name)
    email = valid_email(body.email)
    password = valid(auth.check_password, "password", body.password)
    async with db_of(request).reading() as session:
        if await names.taken(session, name):
            raise Problem(409, "name_taken", TAKEN)
    hashed = await auth.passwords_of(request.app).hash(password)
    async with db_of(request).session() as session:
        await _not_taken(session, name)
        user = None if known is None else await session.get(User, known.user.id, with_for_update=True)
        if user is None:
            user = User(language=body.language or "en", prefs={})
            session.add(user)
        elif not user.guest:
            raise Problem(409, "already_account", "you have an account; log out first")
        elif body.language is not None:
            user.language = body.language
        _rename(user, name, account=True)
        user.password_hash, user.email, user.email_confirmed, user.guest = hashed, email, False, False
        try:
            await session.flush()
        except IntegrityError:
            raise Problem(409, "name_taken", TAKEN) from None
        token = await auth.begin(session, user, known)
        await session.commit()
    request.app.state.hub.session_ended(user.id)
    with suppress(Problem):  # an address that has had many letters: ask for one later
        await _ask_whose(request, tasks, user, email)
    auth.set_cookies(request, response, token)
    return me_json(user)


def _rename(user: User, name: str, account: bool) -> None:
    user.name = name
    user.name_key, user.name_look = (names.name_key(name), names.look(name)) if account else (None, None)


async def _ask_whose(request: Request, tasks: BackgroundTasks, user: User, address: str | None) -> None:
    """One letter to an address that is not known to be this user's."""
    if address is None or not settings_of(request).smtp.host:
        return
    await confirming.allow(request, f"user {user.id}", address)
    async with db_of(request).session() as session:
        token = await confirming.ask(session, user, address)
        await session.commit()
    tasks.add_task(confirming.send, settings_of(request), user, address, token)


@router.post("/login")
async def login(request: Request, response: Response, known: KnownOrNot, body: Login) -> dict[str, Any]:
    """A guest who logs in brings their games along."""
    key = names.key_given(body.name)
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
    if known is not None:
        hub.session_ended(known.user.id)
    auth.set_cookies(request, response, token)
    return me_json(user)


@router.post("/logout")
async def logout(request: Request, response: Response, known: KnownOrNot, body: Logout | None = None) -> dict[str, Any]:
    if known is not None:
        async with db_of(request).session() as session:
            await auth.end(session, known, everywhere=body is not None and body.everywhere)
            await session.commit()
        request.app.state.hub.session_ended(known.user.id)
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
async def change_me(request: Request, tasks: BackgroundTasks, known: Known, body: Change) -> dict[str, Any]:
    """A new address needs the password, if one has not logged in just now, and is asked by mail whose it is."""
    email = valid_email(body.email)
    moving = "email" in body.model_fields_set and email != known.user.email
    if body.prefs is not None:
        try:
            size = len(json.dumps(body.prefs, ensure_ascii=False, allow_nan=False).encode())
        except (ValueError, RecursionError):
            raise Problem(422, "bad_prefs", "these preferences cannot be stored") from None
        if size > PREFS_LIMIT:
            raise Problem(422, "bad_prefs", f"preferences take at most {PREFS_LIMIT} bytes")
        if _nested(body.prefs, PREFS_DEPTH):
            raise Problem(422, "bad_prefs", f"preferences are nested at most {PREFS_DEPTH} deep")
    name = None if body.name is None else valid(names.clean_name, "name", body.name)
    ask = False
    if moving:
        await prove(request, known, body.password)
        if email is not None and settings_of(request).smtp.host:
            async with db_of(request).reading() as session:
                ask = not await confirming.is_confirmed(session, known.user, email)
            if ask:
                await confirming.allow(request, f"user {known.user.id}", email)
    token = ""
    async with changing(request, known) as (session, user):
        if name is not None:
            await _not_taken(session, name, user)
            _rename(user, name, account=not user.guest)
        if body.language is not None:
            user.language = body.language
        if moving:
            user.email_confirmed = email is not None and await confirming.is_confirmed(session, user, email)
            user.email = email
            await session.execute(delete(Reset).where(Reset.user_id == user.id))  # links sent to the old address
            if ask and email is not None:
                token = await confirming.ask(session, user, email)
        if body.prefs is not None:
            user.prefs = body.prefs
        try:
            await session.flush()
        except IntegrityError:
            raise Problem(409, "name_taken", TAKEN) from None
    if token and email is not None:
        tasks.add_task(confirming.send, settings_of(request), user, email, token)
    return me_json(user)


def _nested(value: Any, deep: int) -> bool:
    """Whether there is more than so many tables and lists within each other: what is too deep cannot be sent again."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return any(isinstance(v, dict | list) and (deep < 2 or _nested(v, deep - 1)) for v in inner)


@router.post("/me/confirm")
async def confirm_again(request: Request, tasks: BackgroundTasks, known: Known) -> dict[str, bool]:
    """The question whose address it is once more, if it is still open. `sent`: a letter is on its way."""
    user = known.user
    if user.email is None or user.email_confirmed or not settings_of(request).smtp.host:
        return {"sent": False}
    await _ask_whose(request, tasks, user, user.email)
    return {"sent": True}


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
    request.app.state.hub.session_ended(user.id)
    auth.set_cookies(request, response, token)
    return me_json(user)
