"""Whose address is it? Until its reader has opened the link in one letter, an address gets no other letter.

There is one such question for each address at a time: a new one replaces it, and few are sent to one mailbox.
"""

from __future__ import annotations

import asyncio
import logging
import secrets

from fastapi import Request
from sqlalchemy import delete, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncSession

from . import mail, webhooks
from .auth import digest
from .limits import limit, limit_keys
from .messages import words
from .models import Channel, Confirmation, User, now
from .settings import Settings

log = logging.getLogger("regnum.mail")
LASTS = 24 * 3_600_000


def key_of(address: str) -> str:
    return address.lower()


def mailbox(address: str) -> str:
    """What limits count by: most servers put `a.b+c@x` and `ab@x` into one mailbox."""
    local, _, domain = address.lower().rpartition("@")
    return f"mailbox {local.partition('+')[0].replace('.', '')}@{domain}"


async def allow(request: Request, user: str, address: str) -> None:
    """Counts one question against who asks and against the mailbox; Problem 429. Not inside a transaction."""
    await limit(request, "confirm", user)
    await limit_keys(request.app, "letter", mailbox(address))


async def is_confirmed(session: AsyncSession, user: User, address: str) -> bool:
    """Whether this user has shown before that the address is theirs."""
    if user.email_confirmed and key_of(user.email or "") == key_of(address):
        return True
    found = await session.scalars(select(Channel).where(Channel.user_id == user.id, Channel.kind == "email"))
    return any(c.verified and key_of(c.config["address"]) == key_of(address) for c in found)


async def ask(session: AsyncSession, user: User, address: str) -> str:
    """The secret of a new question. In the transaction of the change; send the letter after it."""
    token = secrets.token_urlsafe(32)
    made = {"address": address, "user_id": user.id, "token_hash": digest(token), "expires": now() + LASTS}
    row = {"address_key": key_of(address), **made}
    which = ["address_key"]
    if session.get_bind().dialect.name == "postgresql":
        await session.execute(
            postgresql.insert(Confirmation).values(row).on_conflict_do_update(index_elements=which, set_=made)
        )
    else:
        await session.execute(
            sqlite.insert(Confirmation).values(row).on_conflict_do_update(index_elements=which, set_=made)
        )
    return token


async def send(settings: Settings, user: User, address: str, token: str) -> None:
    texts = words(user.language)
    home = f"{settings.public_url}/"
    link = f"{settings.public_url}/api/notifications/confirm?token={token}"
    text = texts.say("notify-confirm", url=home)  # not who gave it: a name is free text, and this goes to a stranger
    message = mail.letter(settings.smtp, address, texts.say("notify-confirm-subject"), text, link)
    try:
        await asyncio.to_thread(mail.send, settings.smtp, message)
    except (webhooks.Undelivered, webhooks.Unanswered) as error:
        log.warning("a confirmation was not sent: %s", error)


async def answered(session: AsyncSession, token: str) -> tuple[User | None, bool]:
    """The link was opened: the address is its user's, for the account and for messages. Whose it was, and whether
    it was good."""
    found = await session.scalar(select(Confirmation).where(Confirmation.token_hash == digest(token)).with_for_update())
    user = None if found is None else await session.get(User, found.user_id, with_for_update=True)
    if found is None or user is None or found.expires < now():
        return user, False
    if key_of(user.email or "") == found.address_key:
        user.email_confirmed = True
    mine = await session.scalars(select(Channel).where(Channel.user_id == user.id, Channel.kind == "email"))
    for channel in mine:
        if key_of(channel.config["address"]) == found.address_key:
            channel.verified = True
    await session.delete(found)
    return user, True


async def forget(session: AsyncSession, user: User, address: str) -> None:
    """The user has no use for this address any more."""
    mine = Confirmation.user_id == user.id, Confirmation.address_key == key_of(address)
    await session.execute(delete(Confirmation).where(*mine))


async def purge(session: AsyncSession) -> None:
    await session.execute(delete(Confirmation).where(Confirmation.expires <= now()))
