"""Guests who play at a table over WebSockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
import uuid
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from .client import Failed, Guest, apply

ACK_SECONDS = 10.0


class Client:
    """One person's socket at one table. Everything received is kept, to be checked after the run."""

    def __init__(self, guest: Guest, ws: ClientConnection) -> None:
        self.guest, self.ws = guest, ws
        self.got: list[tuple[float, str]] = []
        self.box: dict[str, Any] = {"": None}
        self.acks: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self.news = asyncio.Event()
        self.closed: str | None = None
        self.errors: list[str] = []
        self.reader: asyncio.Task[None] | None = None

    @property
    def doc(self) -> Any:
        return self.box[""]

    async def read(self) -> None:
        try:
            while True:
                raw = await self.ws.recv()
                at = time.perf_counter()
                message = json.loads(raw)
                match message["type"]:
                    case "change":
                        self.got.append((at, str(raw)))
                        apply(self.box, message["ops"])
                    case "doc":
                        self.got.append((at, str(raw)))
                        self.box[""] = message["doc"]
                    case "ok" | "error":
                        waiting = self.acks.pop(message.get("key") or "", None)
                        if waiting is not None and not waiting.done():
                            waiting.set_result({**message, "got": at})
                        elif message["type"] == "error":
                            self.errors.append(f"{message.get('code')}: {message.get('detail')}")
                self.news.set()
        except ConnectionClosed as error:
            self.closed = f"{error.rcvd.code} {error.rcvd.reason}" if error.rcvd else "gone"
        except Exception as error:
            self.closed = f"{type(error).__name__}: {error}"
        self.news.set()
        for waiting in self.acks.values():
            if not waiting.done():
                waiting.cancel()


class Played:
    """A table, its players, and what they did."""

    def __init__(self, table_id: str, clients: list[Client]) -> None:
        self.id, self.clients = table_id, clients
        self.first = min(c.doc["version"] for c in clients)
        self.newest = self.first
        self.moves: list[dict[str, Any]] = []  # acknowledged
        self.refused: list[str] = []
        self.unanswered = 0
        self.late = 0.0  # worst delay of a send behind its time

    def asked(self) -> Client | None:
        """Somebody who knows the newest state and is asked for an answer."""
        able = [c for c in self.clients if c.closed is None and c.doc["version"] >= self.newest]
        able = [c for c in able if any(d["options"] for d in c.doc["decisions"])]
        return random.choice(able) if able else None

    @property
    def over(self) -> bool:
        return any(c.doc["status"] == "over" for c in self.clients)

    @property
    def broken(self) -> bool:
        return any(c.closed is not None for c in self.clients)

    async def play(self, every: float, until: float) -> None:
        planned = time.perf_counter() + random.uniform(0, every)
        while planned < until:
            await asyncio.sleep(max(0.0, planned - time.perf_counter()))
            client = self.asked()
            while client is None and not self.over and not self.broken and time.perf_counter() < until:
                for c in self.clients:
                    c.news.clear()
                waits = [asyncio.ensure_future(c.news.wait()) for c in self.clients]
                await asyncio.wait(waits, timeout=1, return_when=asyncio.FIRST_COMPLETED)
                for w in waits:
                    w.cancel()
                client = self.asked()
                planned = time.perf_counter()
            if client is None:
                return
            self.late = max(self.late, time.perf_counter() - planned)
            if not await self.move(client):
                return
            planned += every * random.uniform(0.5, 1.5)

    async def move(self, client: Client) -> bool:
        doc = client.doc
        decision = random.choice([d for d in doc["decisions"] if d["options"]])
        option = random.choice(decision["options"])["id"]
        key = uuid.uuid4().hex
        move = {"key": key, "seat": decision["seat"], "option": option, "at": doc["at"]}
        message = json.dumps({"type": "answer", **move, "step": decision.get("step", 0)})
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        client.acks[key] = answer
        sent = time.perf_counter()
        try:
            await client.ws.send(message)
            reply = await asyncio.wait_for(answer, ACK_SECONDS)
        except (ConnectionClosed, TimeoutError, asyncio.CancelledError):
            self.unanswered += 1
            return False
        if reply["type"] == "ok":
            self.newest = max(self.newest, reply["version"])
            self.moves.append({**move, "sent": sent, "acked": reply["got"], "version": reply["version"], "by": client})
        else:
            self.refused.append(f"{reply.get('code')}: {reply.get('detail')}")
        return True


async def open_client(server_url: str, table_id: str, guest: Guest, deflate: bool) -> Client:
    parts = urlsplit(server_url)
    lang = "pl" if guest.n % 2 else "en"
    ws = await connect(
        f"ws://{parts.netloc}/api/tables/{table_id}/ws?lang={lang}",
        origin=server_url,  # type: ignore[arg-type]
        additional_headers={k: v for k, v in guest.headers().items() if k in ("Cookie", "X-Forwarded-For")},
        compression="deflate" if deflate else None,
        max_size=None,
        open_timeout=60,
        ping_interval=None,
        max_queue=None,
        proxy=None,
    )
    client = Client(guest, ws)
    client.reader = asyncio.ensure_future(client.read())
    await ws.send('{"type":"hello"}')
    for _ in range(600):
        if client.doc is not None:
            return client
        if client.closed is not None:
            break
        client.news.clear()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(client.news.wait(), 0.1)
    raise Failed(f"no document came over a WebSocket (closed: {client.closed}; {client.errors})")


async def gather_bounded(jobs: list[Any], at_once: int) -> list[Any]:
    gate = asyncio.Semaphore(at_once)

    async def one(job: Any) -> Any:
        async with gate:
            return await job

    return list(await asyncio.gather(*map(one, jobs)))
