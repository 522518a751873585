"""The WebSocket of a table: answers come in, changes of the viewer's document go out."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import re
import time
import zlib
from typing import Annotated, Any, Literal

from fastapi import WebSocket, WebSocketDisconnect, WebSocketException
from pydantic import Field, TypeAdapter, ValidationError
from starlette.types import Receive, Scope, Send

from ..kernel import RegnumError, canonical
from . import auth, health, lists, moves, present, rewinding
from .api_tables import language_of, muted_seats
from .asking import Body, Language
from .auth import Identity
from .bodies import Answer, Said, SeatNo, Undo, Wants
from .limits import address_key, limit_user
from .models import User, now
from .problems import Problem
from .tables import Stale, TableService

log = logging.getLogger("regnum.ws")
WAITING = 200  # messages that may wait for a slow client
HELLO = 1.0  # seconds before a silent client gets the document anyway


class Hello(Body):
    type: Literal["hello"]
    what: Wants = frozenset()
    version: int | None = None
    fingerprint: Annotated[str, Field(max_length=64)] | None = None


class WsAnswer(Answer):
    type: Literal["answer"]


class WsUndo(Undo):
    type: Literal["undo"]


class WsChat(Said):
    type: Literal["chat"]


class WsLang(Body):
    type: Literal["lang"]
    lang: Language


class WsSeat(Body):
    type: Literal["seat"]
    seat: SeatNo | None


class WsAsk(Body):
    type: Literal["ask"]
    what: Wants


class WsPlain(Body):
    type: Literal["ping", "resync"]


Message = Hello | WsAnswer | WsUndo | WsChat | WsLang | WsSeat | WsAsk | WsPlain
MESSAGE: TypeAdapter[Message] = TypeAdapter(Annotated[Message, Field(discriminator="type")])


class Client:
    """One connection. What goes out goes through one task, in order; changes that pile up become one."""

    __slots__ = (
        "address", "came", "dead", "dirty", "doc", "ended", "fingerprint", "greeted", "lang", "muted", "muted_users",
        "owed", "packed", "pushed", "queue", "seat", "session", "since", "socket", "spoke", "stirred", "table_id",
        "tables", "user", "user_id", "wants",
    )  # fmt: skip

    def __init__(
        self, socket: WebSocket, tables: TableService, table_id: str, known: Identity | None, lang: str
    ) -> None:
        user = None if known is None else known.user
        client = socket.client
        self.socket = socket
        self.tables = tables
        self.table_id = table_id
        self.user = user
        self.user_id = None if user is None else user.id
        self.session = None if known is None else known.session.token_hash
        self.address = address_key(client.host if client else None) if user is None or user.guest else None
        self.lang = lang
        self.seat: int | None = None
        self.muted = muted_seats(user, table_id)
        self.muted_users = lists.muted_users(user)
        self.greeted = False
        self.spoke = False  # it has sent something
        self.ended = False  # its session has
        self.dirty = False
        self.doc: Any = None  # what the client has
        self.packed: bytes | None = None  # the same, where nothing has changed for long
        self.fingerprint = ""
        self.since = 0  # changes since the fingerprint was last that of a whole document
        self.owed = False  # a message, whether or not anything has changed
        self.wants: frozenset[str] = frozenset()  # what it has asked for beside what all get
        self.queue: list[dict[str, Any]] = []  # lists: an empty deque takes ten times the room
        self.stirred = asyncio.Event()
        self.dead = False
        self.pushed = 0.0
        self.came: list[float] = []  # when the last messages came

    # --- for the hub ---

    def poke(self) -> None:
        if self.greeted:
            self.dirty = True
            self.stirred.set()

    def tell(self, message: dict[str, Any]) -> None:
        if len(self.queue) >= WAITING:
            self.dead = True
        else:
            self.queue.append(message)
        self.stirred.set()

    def end(self) -> None:
        self.ended = self.dead = True
        self.stirred.set()

    def hear(self, chat: dict[str, Any]) -> None:
        if chat["note"] is not None or (chat["seat"] not in self.muted and chat["user"] not in self.muted_users):
            self.tell({"type": "chat", **chat})

    # --- out ---

    @property
    def key(self) -> Any:
        return (self.table_id, self.user_id, self.seat, self.lang, self.wants)

    async def send(self) -> None:
        """Until the connection ends."""
        while not self.dead:
            await self.stirred.wait()
            self.stirred.clear()
            if self.ended:
                break
            while self.queue:
                await self._put(self.queue.pop(0))
            if self.dirty:
                self.dirty = False
                await self.push()
                self.pushed = time.monotonic()
        await self.socket.close(1008)

    async def _put(self, message: dict[str, Any]) -> None:
        await self.socket.send_text(json.dumps(message, ensure_ascii=False, separators=(",", ":")))

    async def push(self) -> None:
        if self.doc is None and self.packed is None and self.seat is None:
            shared = await self.tables.shared(self.table_id, self.seat, self.user_id, self.lang, self.wants)
            if shared is not None:
                self.packed, self.fingerprint, self.since = shared.packed, shared.fingerprint, 0
                self.owed = False
                await self.socket.send_text(shared.message())
                return
        try:
            document = await self.tables.document(
                self.table_id, self.seat, self.user_id, self.lang, self.wants, told=True
            )
        except Problem:  # the seat is no longer this person's
            self.seat = None
            try:
                document = await self.tables.document(self.table_id, None, self.user_id, self.lang, self.wants)
            except Problem as error:  # the table is gone
                self.dead = True
                await self._refuse(error.code, error.detail)
                return
        old = self._known()
        ops = None if old is None else present.diff(old, document)
        if ops is not None and not ops and not self.owed:
            return
        self.owed = False
        if ops is None:
            text = canonical(document)
            self.fingerprint, self.since = present.digest(text), 0
            self._keep(document, text)
            message = f'"doc","doc":{text},"fingerprint":"{self.fingerprint}","now":{now()}'
        else:
            changes = canonical(ops)
            self.fingerprint, self.since = present.chained(self.fingerprint, changes), self.since + 1
            message = f'"change","version":{document["version"]},"ops":{changes},"fingerprint":"{self.fingerprint}"'
            if self.since == self.tables.settings.changes_to_check:
                self.since = 0
                message += f',"whole":"{present.fingerprint(document)}"'
            # where nobody has moved, perhaps nobody will
            self._keep(document, canonical(document) if old["version"] == document["version"] else None)
        await self.socket.send_text(f'{{"type":{message}}}')

    def _keep(self, document: Any, text: str | None) -> None:
        """What the client has now; packed where its text is given."""
        self.doc, self.packed = (document, None) if text is None else (None, zlib.compress(text.encode()))

    def pack(self) -> None:
        """A document that has not changed for long takes less room."""
        if self.doc is not None and not self.dirty:
            self.packed, self.doc = zlib.compress(canonical(self.doc).encode()), None

    def _known(self) -> Any:
        """The document that the client has."""
        return self.doc if self.packed is None else json.loads(zlib.decompress(self.packed))

    # --- in ---

    async def receive(self) -> None:
        limit = self.tables.settings.message_limit
        while True:
            raw = await self.socket.receive()
            if raw["type"] == "websocket.disconnect":
                return
            data = raw.get("text") if raw.get("text") is not None else raw.get("bytes")
            if data is None or len(data if isinstance(data, bytes) else data.encode("utf-8", "replace")) > limit:
                await self._refuse("too_large", f"a message has at most {limit} bytes")
                return
            if self.ended:
                return
            self.spoke = True
            clock = time.monotonic()
            while self.came and self.came[0] < clock - 10:
                self.came.pop(0)
            self.came.append(clock)
            if len(self.came) > self.tables.settings.messages_per_10s:
                await self._refuse("too_many", "too many messages")
                return
            try:
                message = MESSAGE.validate_python(json.loads(data))
            except (ValidationError, ValueError, RecursionError):
                await self._refuse("malformed", "not a message this server understands")
                return
            await self._handle(message)

    async def _refuse(self, code: str, detail: str) -> None:
        """One error, then the end."""
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await self._put({"type": "error", "key": None, "code": code, "detail": detail})
            await self.socket.close(1008)

    async def _handle(self, message: Message) -> None:
        key = getattr(message, "key", None)
        try:
            match message:
                case Hello():
                    self.wants = message.what
                    self.doc, self.packed = None, self.tables.hub.recent.find(self.key, message.fingerprint)
                    self.fingerprint = message.fingerprint or ""
                    self.owed = True
                case WsAnswer():
                    version = await moves.answer(self.tables, self.table_id, message.given(self._person()))
                    self.tell({"type": "ok", "key": key, "version": version})
                case WsUndo():
                    version = await rewinding.undo(
                        self.tables, self.table_id, self._person().id, message.seat, message.key
                    )
                    self.tell({"type": "ok", "key": key, "version": version})
                case WsChat():
                    user = self._person()
                    await limit_user(self.socket, "chat", user)
                    await lists.say(self.tables, self.table_id, user, message.text)
                case WsLang():
                    self.lang = message.lang
                    self._forget()
                case WsSeat():
                    if message.seat is not None:
                        await self.tables.document(self.table_id, message.seat, self.user_id, self.lang)
                    self.seat = message.seat
                    self._forget()
                case WsAsk():
                    self.wants = message.what
                case WsPlain(type="ping"):
                    self.tell({"type": "pong", "now": now()})
                    return
                case WsPlain():
                    self._forget()
        except Problem as error:
            extra = {"rule": error.extra["rule"]} if "rule" in error.extra else {}
            self.tell({"type": "error", "key": key, "code": error.code, "detail": error.detail, **extra})
            if isinstance(error, Stale):
                self._forget()
        except RegnumError as error:
            self.tell({"type": "error", "key": key, "code": "refused", "detail": str(error)})
        except Exception as error:
            code, detail = "error", "the server failed; nothing has changed"
            if self.tables.db.health.blame(error):
                code, detail = "unavailable", health.problem().detail
            else:
                log.exception("a message failed")
            self.tell({"type": "error", "key": key, "code": code, "detail": detail})
            self._forget()
        self.greeted = True
        self.poke()

    def _forget(self) -> None:
        """The next push is the whole document."""
        self.doc = self.packed = None

    def _person(self) -> User:
        if self.user is None:
            raise Problem(401, "login", "give a name first")
        return self.user

    def begin(self) -> None:
        """A client that says nothing gets the document all the same, at first."""
        if not self.greeted:
            self.greeted = True
            self.poke()

    def give_up(self) -> None:
        """One that goes on saying nothing is no client of ours: they all say hello."""
        if not self.spoke:
            self.dead = True
            self.stirred.set()


PATH = re.compile(r"/api/tables/([^/]+)/ws")
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


async def serve(scope: Scope, receive: Receive, send: Send) -> bool:
    """Serve a connection to its end. False: there is none at this address."""
    found = PATH.fullmatch(scope["path"])
    if found is None:
        return False
    try:
        known = await auth.identity_of_websocket(WebSocket(scope, receive, send))
    except WebSocketException as refused:
        await WebSocket(scope, receive, send).close(refused.code, refused.reason)
        return True
    scope["headers"] = []  # they have said who it is; a connection may stay for days
    await table_socket(WebSocket(scope, receive, send), found[1], known)
    return True


async def table_socket(socket: WebSocket, table_id: str, known: Identity | None) -> None:
    user = None if known is None else known.user
    tables: TableService = socket.app.state.tables
    wanted = socket.query_params.get("lang")
    lang = language_of(user, wanted if wanted in ("en", "pl") else None)
    await socket.accept()
    client = Client(socket, tables, table_id, known, lang)
    try:
        if not TABLE_ID.fullmatch(table_id):
            raise Problem(404, "no_table", "there is no such table")
        most = tables.settings.sockets_per_user
        if user is not None and tables.hub.sockets[user.id] >= most:
            raise Problem(429, "too_many", f"at most {most} connections of one person at a time: close some tabs")
        most = tables.settings.sockets_per_address
        if client.address is not None and tables.hub.strangers[client.address] >= most:
            raise Problem(429, "too_many", f"at most {most} connections without an account from one address")
    except Problem as error:
        await client._refuse(error.code, error.detail)
        return
    tables.hub.came(client)
    try:
        if await _find_seat(client, socket.query_params.get("seat")):
            await _attend(client)
    finally:
        tables.hub.went(client)


async def _find_seat(client: Client, asked: str | None) -> bool:
    """Where the client sits. False: it was refused."""
    tables = client.tables
    try:
        async with tables.look(client.table_id) as live:
            held = live.held(client.user_id)
            if asked is None:
                client.seat = held[0] if held else None
            elif asked in map(str, held):
                client.seat = int(asked)
            elif asked not in ("", "none"):
                raise Problem(403, "not_yours", "this seat is not yours")
    except Problem as error:
        await client._refuse(error.code, error.detail)
        return False
    except Exception as error:
        if not tables.db.health.blame(error):
            raise
        await client._refuse("unavailable", health.problem().detail)
        return False
    return True


async def _attend(client: Client) -> None:
    """To the end of the connection."""
    tables, table_id, socket = client.tables, client.table_id, client.socket
    tables.hub.join(table_id, client)
    tables.metrics.count("sockets")
    asyncio.get_running_loop().call_later(HELLO, client.begin)
    silent = asyncio.get_running_loop().call_later(tables.settings.hello_seconds, client.give_up)
    sender = asyncio.ensure_future(client.send())
    try:
        await _receive_while(sender, client)
    except (WebSocketDisconnect, RuntimeError):
        pass  # it is gone
    except Exception as error:
        if not tables.db.health.blame(error):
            log.exception("a connection failed")
    finally:
        silent.cancel()
        tables.hub.part(table_id, client)
        if client.fingerprint:
            client.pack()
            tables.hub.recent.keep(client.key, client.fingerprint, client.packed)
        failed = sender.exception() if sender.done() and not sender.cancelled() else None
        gone = failed is None or isinstance(failed, WebSocketDisconnect | RuntimeError)
        if failed is not None and not gone and not tables.db.health.blame(failed):
            log.error("a connection failed", exc_info=failed)
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.close()


async def _receive_while(sender: asyncio.Future[None], client: Client) -> None:
    """Receive until the client is gone or nothing can be sent to it any more. In the task of the connection itself:
    a task of its own and the waiting for it would take two kilobytes for each connection."""
    me = asyncio.current_task()
    assert me is not None
    receiving = True

    def stop(_: object) -> None:
        if receiving:
            me.cancel()

    sender.add_done_callback(stop)
    try:
        await client.receive()
    except asyncio.CancelledError:
        if not sender.done():
            raise
        me.uncancel()
    finally:
        receiving = False
