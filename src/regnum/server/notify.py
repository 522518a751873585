"""Out of the outbox: a task in the background sends what is due.

A row of the outbox is closed (`sent`) before the message leaves and opened again only if it certainly did not
arrive. A crash in between loses a message; it never doubles one.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Any

from sqlalchemy import ColumnElement, and_, delete, exists, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from ..text import Texts
from . import auth, confirming, expiry, limits, mail, push, webhooks
from .db import Database
from .hub import Hub
from .messages import Turn, discord, game_title, hook, lines, notice, subject, words
from .models import Channel, GameTable, LogEntry, Outbox, Seat, User, now
from .outbox import SECOND, entry_of, is_told
from .settings import Settings

TRIES = 6
BACK_OFF = 30 * SECOND  # then four times as long after each failure
BATCH = 100
POLL = 5.0  # seconds
BROWSER_WAIT = 60 * SECOND
KEPT = 30 * 24 * 3600 * SECOND

log = logging.getLogger("regnum.notify")

Online = Callable[[int, str], Awaitable[bool]]
Push = Callable[[int, dict[str, Any]], Awaitable[bool]]
Connected = Callable[[], Collection[int]]


async def nobody_online(user: int, table: str) -> bool:
    return False


async def push_nowhere(user: int, message: dict[str, Any]) -> bool:
    return False


def nobody_connected() -> Collection[int]:
    return ()


def start(app: Any) -> asyncio.Task[None]:
    """The task that empties the outbox of a running app, by its database, settings and hub. Cancel it at the end."""
    hub: Hub = app.state.hub

    async def online(user: int, table: str) -> bool:
        return user in hub.online(table)

    def listeners(user: int) -> list[Any]:
        return [one for group in list(hub.here.values()) for one in list(group) if one.user_id == user]

    async def push(user: int, message: dict[str, Any]) -> bool:
        found = listeners(user)
        for one in found:
            one.tell(message)
        return bool(found)

    def connected() -> Collection[int]:
        return {one.user_id for group in list(hub.here.values()) for one in list(group) if one.user_id is not None}

    guard = getattr(app.state, "guard", None)
    app.state.notifier = Notifier(app.state.db, app.state.settings, guard, online, push, connected)
    return asyncio.create_task(app.state.notifier.run())


class Notifier:
    """Empties the outbox. `online` says whether a player is at a table now; `connected` are those whose browser
    this process can reach, and `push` does it."""

    def __init__(
        self,
        db: Database,
        settings: Settings,
        guard: webhooks.Guard | None = None,
        online: Online = nobody_online,
        push: Push = push_nowhere,
        connected: Connected = nobody_connected,
        clock: Callable[[], int] = now,
    ) -> None:
        self.db = db
        self.settings = settings
        self.guard = guard or webhooks.Guard()
        self.online = online
        self.push = push
        self.connected = connected
        self.clock = clock
        self.swept = 0

    async def run(self, every: float = POLL) -> None:
        """Until cancelled."""
        while True:
            try:
                while await self.once() == BATCH:
                    pass
                await self.sweep()
            except Exception as error:
                if not self.db.health.blame(error):
                    log.exception("notifications failed; trying again")
            await asyncio.sleep(every)

    async def once(self) -> int:
        """Sends what is due; how many rows were handled."""
        waiting = select(Outbox.id).join(Channel, Channel.id == Outbox.channel_id).where(self._ready(self.clock()))
        async with self.db.reading() as session:
            if await session.scalar(waiting.limit(1)) is None:
                return 0
        async with self.db.session() as session:
            count, groups = await self._claim(session)
            await session.commit()
        await asyncio.gather(*(self._deliver(*group) for group in groups))
        return count

    def _ready(self, at: int) -> ColumnElement[bool]:
        """What is due. A browser is left for a while to the process that it is connected to."""
        mine = Outbox.user_id.in_(sorted(self.connected())[:10_000])
        ours = or_(Channel.kind != "browser", mine, Outbox.due <= at - BROWSER_WAIT)
        return and_(Outbox.sent.is_(None), Outbox.due <= at, ours)

    async def _claim(self, session: AsyncSession) -> tuple[int, list[tuple[User, Channel, list[Turn], list[Outbox]]]]:
        """Closes what is due and keeps what is still worth saying, by channel."""
        at = self.clock()
        query = (
            select(Outbox, Channel, User, GameTable)
            .join(Channel, Channel.id == Outbox.channel_id)
            .join(User, User.id == Outbox.user_id)
            .join(GameTable, GameTable.id == Outbox.table_id)
            .where(self._ready(at))
            .order_by(Outbox.due, Outbox.id)
            .limit(BATCH)
            .with_for_update(of=Outbox, skip_locked=True)
        )
        groups: dict[int, tuple[User, Channel, list[Turn], list[Outbox]]] = {}
        rows = (await session.execute(query)).all()
        for row, channel, user, table in rows:
            row.sent = at
            row.tries += 1
            row.error = await self._moot(session, row, channel, table)
            if row.error is None:
                group = groups.setdefault(channel.id, (user, channel, [], []))
                group[3].append(row)
                if all(turn.table != table.id for turn in group[2]):  # two seats of one person: said once
                    group[2].append(self._turn(row, user, table))
        return len(rows), list(groups.values())

    async def _moot(self, session: AsyncSession, row: Outbox, channel: Channel, table: GameTable) -> str | None:
        """Why nothing need be said any more."""
        number = int(row.turn_key.split(":")[1])
        entry = entry_of(row.turn_key)
        seat = await session.get(Seat, (table.id, number))
        if not channel.active or not channel.verified:
            return "channel is off"
        if table.status != "live" or seat is None or seat.turn_started is None:
            return "no longer waited for"
        if seat.user_id != row.user_id or not is_told(seat):
            return "no longer in the seat"
        answered = select(exists().where(LogEntry.table_id == table.id, LogEntry.seat == number, LogEntry.n >= entry))
        if entry > table.entries or await session.scalar(answered):
            return "has answered"
        if await self.online(row.user_id, table.id):
            return "is at the table"
        return None

    def _turn(self, row: Outbox, user: User, table: GameTable) -> Turn:
        game = game_title(table.game, user.language)
        return Turn(
            key=row.turn_key.rpartition(":")[0],
            table=table.id,
            seat=int(row.turn_key.split(":")[1]),
            game=game,
            title=table.title or table.id[:6],
            url=f"{self.settings.public_url}/#/t/{table.id}",
        )

    async def _deliver(self, user: User, channel: Channel, turns: list[Turn], rows: list[Outbox]) -> None:
        texts = words(user.language)
        try:
            await self.send(channel, subject(texts, turns), lines(texts, user, turns), user, hook(user, texts, turns))
        except webhooks.Refused as error:
            await self._failed(rows, str(error), final=True)
        except webhooks.Undelivered as error:
            await self._failed(rows, str(error), final=error.final)
        except webhooks.Unanswered as error:
            await self._failed(rows, str(error), final=True)
        except Exception as error:
            log.exception("a message could not be sent")
            await self._failed(rows, type(error).__name__, final=False)

    async def send(
        self, channel: Channel, title: str, said: Sequence[str], user: User, document: dict[str, Any]
    ) -> None:
        """One message by one channel. Raises what webhooks.py raises."""
        texts = words(user.language)
        if channel.kind == "email":
            if not self.settings.smtp.host:
                raise webhooks.Undelivered("this server sends no mail", final=True)
            off = texts.say("notify-off", url=f"{self.settings.public_url}/")
            hello = texts.say("notify-hello", player=user.name)
            message = mail.letter(self.settings.smtp, channel.config["address"], title, hello, *said, "-- \n" + off)
            await asyncio.to_thread(mail.send, self.settings.smtp, message)
        elif channel.kind == "webhook":
            await webhooks.post(channel.config["url"], document, self.guard)
        elif channel.kind == "discord":
            await webhooks.post(channel.config["url"], discord("\n".join(said)), self.guard)
        elif channel.kind == "push":
            await self._push(channel, texts, said, document)
        elif not await self.push(user.id, {**document, "type": "notify"}):
            raise webhooks.Undelivered("no browser is open", final=True)

    async def _push(self, channel: Channel, texts: Texts, said: Sequence[str], document: dict[str, Any]) -> None:
        key = await push.key_of(self.db)
        turns = document.get("turns", ())
        url = turns[0]["url"] if len(turns) == 1 else f"{self.settings.public_url}/"
        title, text = notice(texts, turns) if turns else ("Regnum", "\n".join(said))
        try:
            await push.send(key, self.settings, channel.config, title, text, url, self.guard)
        except webhooks.Undelivered as error:
            if error.status in (404, 410):  # that browser wants no more messages
                async with self.db.session() as session:
                    await session.execute(delete(Channel).where(Channel.id == channel.id))
                    await session.commit()
            raise

    async def _failed(self, rows: list[Outbox], reason: str, final: bool) -> None:
        """Opens the rows again for another try, or leaves them closed with the reason."""
        at = self.clock()
        async with self.db.session() as session:
            for row in rows:
                change = update(Outbox).where(Outbox.id == row.id)
                if final or row.tries >= TRIES:
                    await session.execute(change.values(error=reason))
                else:
                    later = at + BACK_OFF * 4 ** (row.tries - 1)
                    await session.execute(change.values(error=reason, sent=None, due=later))
            await session.commit()

    async def sweep(self) -> None:
        """Now and then: forget old messages, sessions that have run out, limits nobody has reached,
        and what nobody will come back for."""
        if self.clock() - self.swept < 3600 * SECOND:
            return
        self.swept = self.clock()
        async with self.db.session() as session:
            await session.execute(delete(Outbox).where(Outbox.sent < self.swept - KEPT))
            await auth.purge(session)
            await confirming.purge(session)
            await limits.purge(session, self.swept / SECOND)
            gone = await expiry.sweep(session, self.settings, self.swept)
            await session.commit()
        if any(gone):
            log.info("expired", extra={"data": {"tables": gone[0], "guests": gone[1]}})
