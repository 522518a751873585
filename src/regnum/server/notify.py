"""“It is your turn”: messages wait in an outbox and are sent by a task in the background, one for each turn.

A row of the outbox is closed (`sent`) before the message leaves and opened again only if it certainly did not
arrive. A crash in between loses a message; it never doubles one.
"""

from __future__ import annotations

import asyncio
import logging
import smtplib
import ssl
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid, parseaddr
from typing import Any
from zoneinfo import ZoneInfo

from sqlalchemy import ColumnElement, and_, delete, exists, func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncSession

from ..games import get_game
from ..kernel import RegnumError
from ..text import LANGUAGES, Texts
from . import auth, webhooks
from .db import Database
from .hub import Hub
from .models import Channel, GameTable, LogEntry, Outbox, Seat, User, now
from .settings import Settings, Smtp

KINDS = ("email", "webhook", "discord", "browser")
DELAYS = {"email": 60, "webhook": 60, "discord": 60, "browser": 0}  # seconds: who answers at once needs no message
SECOND = 1000
TRIES = 6
BACK_OFF = 30 * SECOND  # then four times as long after each failure
BATCH = 100
POLL = 5.0  # seconds
BROWSER_WAIT = 60 * SECOND
KEPT = 30 * 24 * 3600 * SECOND
SMTP_TIMEOUT = 10.0
DISCORD_LIMIT = 2000

log = logging.getLogger("regnum.notify")

Online = Callable[[int, str], Awaitable[bool]]
Push = Callable[[int, dict[str, Any]], Awaitable[bool]]
Connected = Callable[[], Collection[int]]


# --- into the outbox, in the transaction of the move ---


async def turn_changed(session: AsyncSession, table: GameTable, waiting: Sequence[Seat]) -> None:
    """The seats in `waiting` are asked now. Those who are asked anew will be told on their channels."""
    people = {seat.user_id for seat in waiting if _is_told(seat)}
    if table.status != "live" or not people:
        return
    query = select(Channel).where(Channel.user_id.in_(people), Channel.active, Channel.verified)
    for channel in (await session.scalars(query.order_by(Channel.id))).all():
        games = channel.config.get("games")
        if games is not None and table.game not in games:
            continue
        for seat in waiting:
            if seat.user_id != channel.user_id or not _is_told(seat):
                continue
            if seat.kind == "human" or await _plays_with_others(session, seat):
                await _enter(session, table, seat.seat, channel)


def _is_told(seat: Seat) -> bool:
    """A person: not a bot, not one who left."""
    return seat.kind in ("human", "local") and seat.user_id is not None and not seat.away


async def _plays_with_others(session: AsyncSession, seat: Seat) -> bool:
    """A seat at somebody's screen is that person's to move, but a game all at one screen needs no messages."""
    other = (Seat.table_id == seat.table_id) & (Seat.user_id != seat.user_id)
    return await session.scalar(select(Seat.seat).where(other).limit(1)) is not None


async def _enter(session: AsyncSession, table: GameTable, seat: int, channel: Channel) -> None:
    prefix = f"{table.id}:{seat}:"
    earlier = select(Outbox.turn_key).where(
        Outbox.table_id == table.id,
        Outbox.channel_id == channel.id,
        Outbox.turn_key.startswith(prefix, autoescape=True),
    )
    last = (await session.scalars(earlier.order_by(Outbox.id.desc()).limit(1))).one_or_none()
    if last is not None and not await _turn_passed(session, table, seat, _entries(last)):
        return
    row = {
        "user_id": channel.user_id,
        "table_id": table.id,
        "turn_key": f"{prefix}{table.entries}:{channel.id}",
        "channel_id": channel.id,
        "due": due(now(), channel),
        "tries": 0,
    }
    if session.get_bind().dialect.name == "postgresql":
        await session.execute(postgresql.insert(Outbox).values(row).on_conflict_do_nothing())
    else:
        await session.execute(sqlite.insert(Outbox).values(row).on_conflict_do_nothing())


def _entries(turn_key: str) -> int:
    return int(turn_key.split(":")[2])


async def _turn_passed(session: AsyncSession, table: GameTable, seat: int, told_at: int) -> bool:
    """Whether the turn that began at entry `told_at` is over: the seat has answered, and somebody after it.
    A turn of several answers is one turn, and so is one in which others are asked at the same time."""
    if told_at > table.entries:  # gone back to before it
        return True
    of_table = LogEntry.table_id == table.id, LogEntry.n >= told_at, LogEntry.n < table.entries
    own = await session.scalar(select(func.min(LogEntry.n)).where(*of_table, LogEntry.seat == seat))
    if own is None:
        return False
    other = select(LogEntry.n).where(*of_table, LogEntry.n > own, LogEntry.seat != seat)
    return await session.scalar(other.limit(1)) is not None


def due(at: int, channel: Channel) -> int:
    """When a message may leave: after the delay of the channel, and not in its quiet hours."""
    wanted = at + int(channel.config.get("delay", DELAYS[channel.kind])) * SECOND
    quiet = channel.config.get("quiet")
    if not quiet:
        return wanted
    zone = ZoneInfo(quiet["zone"])
    local = datetime.fromtimestamp(wanted / SECOND, zone)
    start, end = time.fromisoformat(quiet["from"]), time.fromisoformat(quiet["to"])
    clock = local.time()
    if start <= end:
        inside, tomorrow = start <= clock < end, False
    else:
        inside, tomorrow = clock >= start or clock < end, clock >= start
    if not inside:
        return wanted
    day = local.date() + timedelta(days=1 if tomorrow else 0)
    woken = datetime.combine(day, end, zone).astimezone(UTC)
    return max(wanted, int(woken.timestamp() * SECOND))


# --- what a message says ---


@dataclass(frozen=True, slots=True)
class Turn:
    """A table that waits, as its player is told of it."""

    key: str
    table: str
    seat: int
    game: str
    title: str
    url: str


def game_title(game: str, language: str) -> str:
    try:
        return Texts(get_game(game), language).say("game-title")
    except RegnumError:
        return game


def words(language: str) -> Texts:
    return Texts(None, language if language in LANGUAGES else "en")


def _lines(texts: Texts, user: User, turns: Sequence[Turn]) -> list[str]:
    return [texts.say("notify-turn", player=user.name, game=t.game, table=t.title) + f"\n{t.url}" for t in turns]


def subject(texts: Texts, turns: Sequence[Turn]) -> str:
    if len(turns) > 1:
        return texts.say("notify-turns-subject", n=len(turns))
    return texts.say("notify-turn-subject", game=turns[0].game, table=turns[0].title)


def mail(smtp: Smtp, to: str, title: str, *paragraphs: str) -> EmailMessage:
    message = EmailMessage()
    message["From"] = smtp.sender
    message["To"] = to
    message["Subject"] = title
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=smtp.sender.rpartition("@")[2].strip("> ") or "localhost")
    message["Auto-Submitted"] = "auto-generated"
    message.set_content("\n\n".join(paragraphs) + "\n")
    return message


def hook(user: User, texts: Texts, turns: Sequence[Turn]) -> dict[str, Any]:
    return {
        "type": "turn",
        "player": user.name,
        "language": texts.language,
        "text": "\n".join(_lines(texts, user, turns)),
        "turns": [
            {"key": t.key, "table": t.table, "seat": t.seat, "game": t.game, "title": t.title, "url": t.url}
            for t in turns
        ],
    }


def discord(text: str) -> dict[str, Any]:
    """Names are players' own words: none of them may call everybody on the server."""
    short = text if len(text) <= DISCORD_LIMIT else text[: DISCORD_LIMIT - 1] + "…"
    return {"content": short, "allowed_mentions": {"parse": []}}


# --- out ---


def send_mail(smtp: Smtp, message: EmailMessage) -> None:
    """Blocking. Undelivered if the server did not take it, Unanswered if we cannot know."""
    trust = ssl.create_default_context()
    client: smtplib.SMTP
    begun = False
    try:
        if smtp.port == 465:
            client = smtplib.SMTP_SSL(smtp.host, smtp.port, timeout=SMTP_TIMEOUT, context=trust)
        else:
            client = smtplib.SMTP(smtp.host, smtp.port, timeout=SMTP_TIMEOUT)
    except (OSError, smtplib.SMTPException) as error:
        raise webhooks.Undelivered(f"mail: {type(error).__name__}") from None
    try:
        if smtp.starttls and smtp.port != 465:
            client.starttls(context=trust)
        client.ehlo_or_helo_if_needed()
        if smtp.user:
            client.login(smtp.user, smtp.password)
        _accepted(client.mail(parseaddr(smtp.sender)[1]))
        _accepted(client.rcpt(str(message["To"])))
        begun = True
        _accepted(client.data(message.as_bytes(policy=SMTP)))
    except smtplib.SMTPResponseException as error:
        raise webhooks.Undelivered(f"mail: answered {error.smtp_code}") from None
    except (OSError, smtplib.SMTPException) as error:
        kind = webhooks.Unanswered if begun else webhooks.Undelivered
        raise kind(f"mail: {type(error).__name__}") from None
    finally:
        with suppress(OSError, smtplib.SMTPException):
            client.quit()


def _accepted(answer: tuple[int, bytes]) -> None:
    code = answer[0]
    if not 200 <= code < 300:
        # 5xx is the server's last word on this message
        raise webhooks.Undelivered(f"mail: answered {code}", final=code >= 500)


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
            except Exception:
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
                group[2].append(self._turn(row, user, table))
                group[3].append(row)
        return len(rows), list(groups.values())

    async def _moot(self, session: AsyncSession, row: Outbox, channel: Channel, table: GameTable) -> str | None:
        """Why nothing need be said any more."""
        number = int(row.turn_key.split(":")[1])
        entry = _entries(row.turn_key)
        seat = await session.get(Seat, (table.id, number))
        if not channel.active or not channel.verified:
            return "channel is off"
        if table.status != "live" or seat is None or seat.turn_started is None:
            return "no longer waited for"
        if seat.user_id != row.user_id or not _is_told(seat):
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
            await self.send(channel, subject(texts, turns), _lines(texts, user, turns), user, hook(user, texts, turns))
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
        self, channel: Channel, title: str, lines: Sequence[str], user: User, document: dict[str, Any]
    ) -> None:
        """One message by one channel. Raises what webhooks.py raises."""
        texts = words(user.language)
        if channel.kind == "email":
            if not self.settings.smtp.host:
                raise webhooks.Undelivered("this server sends no mail", final=True)
            off = texts.say("notify-off", url=f"{self.settings.public_url}/")
            hello = texts.say("notify-hello", player=user.name)
            message = mail(self.settings.smtp, channel.config["address"], title, hello, *lines, "-- \n" + off)
            await asyncio.to_thread(send_mail, self.settings.smtp, message)
        elif channel.kind == "webhook":
            await webhooks.post(channel.config["url"], document, self.guard)
        elif channel.kind == "discord":
            await webhooks.post(channel.config["url"], discord("\n".join(lines)), self.guard)
        elif not await self.push(user.id, {**document, "type": "notify"}):
            raise webhooks.Undelivered("no browser is open", final=True)

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
        """Now and then: forget old messages and sessions that have run out."""
        if self.clock() - self.swept < 3600 * SECOND:
            return
        self.swept = self.clock()
        async with self.db.session() as session:
            await session.execute(delete(Outbox).where(Outbox.sent < self.swept - KEPT))
            await auth.purge(session)
            await session.commit()
