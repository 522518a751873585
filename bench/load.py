"""Load: many tables over WebSockets against a server of its own, what it costs, and that nothing is lost.

    python bench/load.py                       200 live tables on SQLite, then 2,000 idle ones
    python bench/load.py --db postgres         the same on a private PostgreSQL cluster
    python bench/load.py --kill --idle 0       the server is killed in the middle; what it acknowledged must be there

The clients are this one process. It stops by itself. See docs/load.md.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import glob
import hashlib
import json
import os
import random
import resource
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import uuid
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import uvloop
from sqlalchemy import create_engine, select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from regnum.kernel import canonical
from regnum.server.models import Act, GameTable, LogEntry

TARGET_P99_MS = 60.0
TARGET_IDLE_MB = 400.0
ACK_SECONDS = 10.0
PAGE = os.sysconf("SC_PAGE_SIZE")
TICK = os.sysconf("SC_CLK_TCK")

SERVE = "from regnum.cli import main; main()"
SERVE_PROFILED = """
import cProfile, signal, sys
from regnum.cli import main
signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # uvicorn gives the signal back when it has stopped
profile = cProfile.Profile()
try:
    profile.runcall(main)
finally:
    profile.dump_stats({path!r})
"""


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


class Failed(Exception):
    """The benchmark cannot go on."""


# --- processes ---


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


def tree(pid: int) -> list[int]:
    """A process and all its descendants."""
    parents: dict[int, list[int]] = {}
    for name in os.listdir("/proc"):
        if name.isdigit():
            with contextlib.suppress(OSError):
                stat = Path(f"/proc/{name}/stat").read_text()
                parents.setdefault(int(stat.rpartition(")")[2].split()[1]), []).append(int(name))
    found, todo = [], [pid]
    while todo:
        one = todo.pop()
        found.append(one)
        todo += parents.get(one, [])
    return found


def rss_mb(pid: int) -> float:
    with contextlib.suppress(OSError):
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE / 1e6
    return 0.0


def cpu_seconds(pid: int) -> float:
    total = 0.0
    for one in tree(pid):
        with contextlib.suppress(OSError):
            fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
            total += (int(fields[11]) + int(fields[12])) / TICK
    return total


def machine_busy() -> float:
    """Seconds of processor time used by anybody on this machine."""
    fields = [int(x) for x in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]]
    return (sum(fields) - fields[3] - fields[4]) / TICK


class Postgres:
    """A private cluster in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        found = sorted(glob.glob("/usr/lib/postgresql/*/bin"))
        if not found:
            raise Failed("PostgreSQL is not installed (Debian: apt-get install postgresql)")
        self.bin, self.data, self.port = found[-1], folder / "pg", free_port()
        self.pid = 0
        self.data.mkdir()
        as_root = os.geteuid() == 0
        if as_root:
            shutil.chown(self.data, "postgres")
            folder.chmod(0o755)
        self.user: dict[str, Any] = {"user": "postgres", "group": "postgres", "extra_groups": []} if as_root else {}

    def start(self) -> str:
        quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": "/"}
        init = [f"{self.bin}/initdb", "-D", str(self.data), "-U", "regnum", "-A", "trust", "-E", "UTF8", "--no-locale"]
        subprocess.run(init, check=True, **quiet, **self.user)
        options = ["-k", str(self.data), "-h", "127.0.0.1", "-p", str(self.port)]
        self.process = subprocess.Popen([f"{self.bin}/postgres", "-D", str(self.data), *options], **quiet, **self.user)
        self.pid = self.process.pid
        ready = [f"{self.bin}/pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        for _ in range(100):
            if subprocess.run(ready, check=False, **quiet).returncode == 0:
                return f"postgresql://regnum@127.0.0.1:{self.port}/postgres"
            time.sleep(0.1)
        raise Failed("the private PostgreSQL cluster did not start")

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(20)
        if self.process.poll() is None:
            self.process.kill()


class Server:
    def __init__(self, db_url: str, folder: Path, args: argparse.Namespace, cores: set[int] | None) -> None:
        self.db_url, self.folder, self.args, self.cores = db_url, folder, args, cores
        self.port = free_port()
        self.log = folder / f"server-{self.port}.log"

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        a = self.args
        code = SERVE_PROFILED.format(path=a.profile) if a.profile else SERVE
        command = [sys.executable, "-c", code, "serve", "--db", self.db_url, "--port", str(self.port)]
        command += ["--workers", str(a.workers)] if a.workers > 1 else []
        env = {
            **{k: v for k, v in os.environ.items() if not k.startswith("REGNUM_")},
            "REGNUM_GUESTS_PER_MINUTE": "1000000",
            "REGNUM_TABLES_PER_MINUTE": "1000000",
            "REGNUM_TRUSTED_PROXIES": "127.0.0.1",  # so that every guest may have an address of its own
            "REGNUM_DATA_FOLDER": str(self.folder),
            "REGNUM_HOME": str(self.folder),
        }
        cores = self.cores

        def pin() -> None:
            if cores:
                os.sched_setaffinity(0, cores)  # its niceness is ours

        with self.log.open("ab") as out:
            self.process = subprocess.Popen(command, env=env, stdout=out, stderr=out, preexec_fn=pin)
        self.pid = self.process.pid
        http = Http(self.url)
        for _ in range(300):
            if self.process.poll() is not None:
                break
            with contextlib.suppress(OSError, Failed):
                status, _, _ = await http.call("GET", "/readyz")
                if status == 200:
                    http.close()
                    return
            await asyncio.sleep(0.1)
        raise Failed(f"the server did not start:\n{self.log.read_text()[-3000:]}")

    def memory(self) -> dict[str, float]:
        """MB of the process that serves, and of all processes (bots, further workers)."""
        return {"server_mb": round(rss_mb(self.pid), 1), "all_mb": round(sum(map(rss_mb, tree(self.pid))), 1)}

    def stop(self, kill: bool = False) -> None:
        everybody = tree(self.pid)
        self.process.send_signal(signal.SIGKILL if kill else signal.SIGTERM)
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            say("the server does not stop; killing it")
            self.process.kill()
            self.process.wait(10)
        for pid in everybody[1:]:  # its own children, should they have outlived it
            with contextlib.suppress(OSError):
                os.kill(pid, signal.SIGKILL)

    def errors(self) -> list[str]:
        """Lines of the server's log that tell of a failure."""
        found = []
        for line in self.log.read_text("utf-8", "replace").splitlines() if self.log.exists() else ():
            if "Traceback" in line or '"level": "error"' in line or '"level": "critical"' in line:
                found.append(line[:2000])
        return found


# --- a small client for HTTP: one connection, one request at a time ---


class Http:
    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self.host, self.port, self.origin = parts.hostname or "127.0.0.1", parts.port or 80, url
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def call(
        self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None
    ) -> tuple[int, list[tuple[str, str]], Any]:
        if self.streams is None:
            self.streams = await asyncio.open_connection(self.host, self.port)
        reader, writer = self.streams
        data = b"" if body is None else json.dumps(body).encode()
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.host}:{self.port}", f"Origin: {self.origin}"]
        lines += [f"Content-Length: {len(data)}", "Content-Type: application/json"] if method != "GET" else []
        lines += [f"{k}: {v}" for k, v in (headers or {}).items()]
        try:
            writer.write("\r\n".join(lines).encode() + b"\r\n\r\n" + data)
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
            got = [(k.lower(), v) for k, _, v in (line.partition(": ") for line in head[1:] if line)]
            length = next((int(v) for k, v in got if k == "content-length"), None)
            if length is None:
                raise Failed(f"{method} {path}: an answer without a length")
            text = await reader.readexactly(length)
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            self.close()
            raise Failed(f"{method} {path}: connection lost ({error})") from None
        if ("connection", "close") in got:
            self.close()
        status = int(head[0].split()[1])
        kind = next((v for k, v in got if k == "content-type"), "")
        return status, got, json.loads(text) if "json" in kind and text else text

    def close(self) -> None:
        if self.streams is not None:
            self.streams[1].close()
            self.streams = None


class Guest:
    """A person: cookies, and an address that nobody else has."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.address = f"10.{n >> 16 & 255}.{n >> 8 & 255}.{n & 255}"
        self.cookies: dict[str, str] = {}

    def headers(self) -> dict[str, str]:
        made = {"X-Forwarded-For": self.address}
        if self.cookies:
            made["Cookie"] = "; ".join(f"{k}={v}" for k, v in self.cookies.items())
            made["X-CSRF"] = self.cookies.get("regnum_csrf", "")
        return made

    async def call(self, http: Http, method: str, path: str, body: Any = None) -> Any:
        for _ in range(20):
            status, headers, data = await http.call(method, path, body, self.headers())
            for name, value in headers:
                if name == "set-cookie":
                    key, _, rest = value.partition("=")
                    self.cookies[key] = rest.partition(";")[0]
            if status == 429:
                await asyncio.sleep(min(10, float(data.get("retry_after", 1))))
                continue
            if status >= 300:
                raise Failed(f"{method} {path}: {status} {data}")
            return data
        raise Failed(f"{method} {path}: the server limits how often; run it with higher limits")

    async def arrive(self, http: Http) -> None:
        await self.call(
            http, "POST", "/api/guest", {"name": f"Guest {self.n}", "language": "pl" if self.n % 2 else "en"}
        )


async def spread(jobs: list[Any], url: str, workers: int, label: str) -> list[Any]:
    """Do `await job(http)` for every job on a few connections; progress on stderr."""
    results: list[Any] = [None] * len(jobs)
    left = iter(range(len(jobs)))
    done, shown = 0, time.monotonic()

    async def work() -> None:
        nonlocal done, shown
        http = Http(url)
        for i in left:
            results[i] = await jobs[i](http)
            done += 1
            if time.monotonic() - shown > 5:
                shown = time.monotonic()
                say(f"  {label}: {done}/{len(jobs)}")
        http.close()

    await asyncio.gather(*(work() for _ in range(min(workers, max(1, len(jobs))))))
    return results


async def seat_two(http: Http, one: Guest, other: Guest | None, game: str) -> str:
    """A table of two: both people, or one and a bot."""
    second = {"kind": "bot", "bot": "greedy"} if other is None else {"kind": "open"}
    wish = {
        "game": game,
        "seats": [{"kind": "me"}, second],
        "options": {},
        "open": False,
        "rated": False,
        "clock": {"kind": "none", "on_timeout": "none"},
    }
    made = await one.call(http, "POST", "/api/tables", wish)
    if other is not None:
        await other.call(http, "POST", f"/api/tables/{made['id']}/join", {"token": made["links"]["1"]})
    return str(made["id"])


# --- documents ---


def apply(box: dict[str, Any], ops: list[list[Any]]) -> None:
    """Do the operations to box[""], in place."""
    for op in ops:
        parent: Any = box
        key: Any = ""
        if op[1]:
            for text in op[1].split("."):
                parent = parent[key]
                plain = text.replace("~1", ".").replace("~0", "~") if "~" in text else text
                key = int(plain) if type(parent) is list else plain
        kind = op[0]
        if kind == "set":
            parent[key] = op[2]
        elif kind == "del":
            del parent[key]
        elif kind == "app":
            parent[key].extend(op[2])
        elif kind == "cut":
            del parent[key][: op[2]]
        else:
            raise ValueError(f"unknown operation {kind!r}")


def fingerprint(document: Any) -> str:
    return hashlib.sha256(canonical(document).encode()).hexdigest()[:24]


# --- play ---


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


# --- what is checked ---


def check_sockets(table: Played, bots: bool, problems: list[str], whole: bool) -> dict[int, list[float]]:
    """Replay what every socket got: fingerprints and versions. When each version reached each client."""
    arrived: dict[int, list[float]] = {}
    for n, client in enumerate(table.clients):
        box: dict[str, Any] = {"": None}
        version = -1
        seen: dict[int, float] = {}
        for at, raw in client.got:
            message = json.loads(raw)
            if message["type"] == "doc":
                box[""] = message["doc"]
            else:
                apply(box, message["ops"])
            if fingerprint(box[""]) != message["fingerprint"]:
                problems.append(f"{table.id}: client {n}: the fingerprint does not match at {box['']['version']}")
                break
            if message.get("version", box[""]["version"]) != box[""]["version"]:
                problems.append(f"{table.id}: client {n}: message and document differ in their version")
            if box[""]["version"] < version:
                problems.append(f"{table.id}: client {n}: went back from {version} to {box['']['version']}")
            for v in range(version + 1, box[""]["version"] + 1) if version >= 0 else ():
                seen[v] = at
            version = box[""]["version"]
        if whole and version < table.newest:
            problems.append(f"{table.id}: client {n} was never told of versions after {version} of {table.newest}")
        problems += [f"{table.id}: client {n}: {e}" for e in client.errors]
        if whole and client.closed is not None:
            problems.append(f"{table.id}: client {n}: closed: {client.closed}")
        for v, at in seen.items():
            arrived.setdefault(v, [float("nan")] * len(table.clients))[n] = at
    versions = sorted(m["version"] for m in table.moves)
    if len(set(versions)) != len(versions):
        problems.append(f"{table.id}: two moves were acknowledged with the same version")
    if not bots and whole and versions != list(range(table.first + 1, table.first + 1 + len(versions))):
        problems.append(f"{table.id}: the versions acknowledged are not contiguous: {versions}")
    return arrived


def check_database(db_url: str, tables: list[Played], bots: bool, problems: list[str]) -> dict[str, int]:
    """Every acknowledged move is in the log, in its place and under its key."""
    url = db_url.replace("postgresql://", "postgresql+psycopg://")
    engine = create_engine(url)
    counted = {"acknowledged": 0, "in_log": 0, "tables": len(tables), "entries": 0}
    with engine.connect() as db:
        for t in tables:
            rows = list(
                db.execute(select(LogEntry.n, LogEntry.entry).where(LogEntry.table_id == t.id).order_by(LogEntry.n))
            )
            acts = {
                k: (s, v) for k, s, v in db.execute(select(Act.key, Act.seat, Act.version).where(Act.table_id == t.id))
            }
            where = GameTable.id == t.id
            version, entries, snapshot = db.execute(
                select(GameTable.version, GameTable.entries, GameTable.snapshot).where(where)
            ).one()
            counted["acknowledged"] += len(t.moves)
            counted["entries"] += len(rows)
            if [n for n, _ in rows] != list(range(entries)):
                problems.append(f"{t.id}: the log has gaps, or another length than the table says ({entries})")
            if version < t.newest:
                problems.append(f"{t.id}: version {version} stored, {t.newest} acknowledged")
            log: dict[int, Any] = {row[0]: row[1] for row in rows}
            for m in t.moves:
                if acts.get(m["key"]) != (m["seat"], m["version"]):
                    problems.append(f"{t.id}: the move of version {m['version']} is not stored under its key")
                entry = log.get(m["at"])
                if entry is None:
                    given = (snapshot or {}).get("sealed", {}).get(str(m["seat"]), [])
                    found = m["option"] in given
                elif entry[0] == "sealed":
                    found = any(seat == m["seat"] and m["option"] in given for seat, given in entry[2])
                else:
                    found = entry[0] == m["seat"] and entry[1] == m["option"]
                counted["in_log"] += found
                if not found:
                    problems.append(
                        f"{t.id}: the acknowledged move {m['option']} of seat {m['seat']} at {m['at']} is lost"
                    )
    engine.dispose()
    return counted


def percentile(values: list[float], share: float) -> float:
    if not values:
        return float("nan")
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def in_ms(values: list[float]) -> dict[str, float]:
    figures = {f"p{p:g}": round(1000 * percentile(values, p / 100), 2) for p in (50, 95, 99, 99.9)}
    return {**figures, "max": round(1000 * max(values, default=float("nan")), 2), "n": len(values)}


# --- the two measurements ---


async def live_run(server: Server | None, url: str, args: argparse.Namespace, problems: list[str]) -> dict[str, Any]:
    people = 1 if args.bots else 2
    before = server.memory() if server else {}
    guests = [Guest(i) for i in range(args.tables * people)]
    say(f"live: {len(guests)} guests, {args.tables} tables ...")
    await spread([g.arrive for g in guests], url, 8, "guests")
    pairs = [guests[i : i + people] for i in range(0, len(guests), people)]
    jobs = [lambda http, p=p: seat_two(http, p[0], p[1] if len(p) > 1 else None, args.game) for p in pairs]
    ids = await spread(jobs, url, 8, "tables")
    seated = server.memory() if server else {}
    say("live: connecting ...")
    opened = await gather_bounded(
        [open_client(url, ids[i], g, not args.no_deflate) for i, pair in enumerate(pairs) for g in pair], 16
    )
    tables = [Played(ids[i], opened[i * people : (i + 1) * people]) for i in range(len(pairs))]
    connected = server.memory() if server else {}

    say(f"live: playing for {args.warm:g} + {args.seconds:g} s, a move per table each {args.every:g} s ...")
    gc.collect()
    gc.freeze()
    gc.disable()
    begin = time.perf_counter()
    measured_from = begin + args.warm
    end = measured_from + args.seconds
    games = [asyncio.ensure_future(t.play(args.every, end)) for t in tables]
    await asyncio.sleep(args.warm)
    cpu = {"server": cpu_seconds(server.pid) if server else 0.0, "driver": time.process_time(), "all": machine_busy()}
    peak = server.memory() if server else {}
    killed_at = None
    while (now := time.perf_counter()) < end and not all(g.done() for g in games):
        await asyncio.sleep(min(1.0, end - now))
        if server:
            peak = {k: max(v, peak[k]) for k, v in server.memory().items()}
        if args.kill and server and time.perf_counter() > measured_from + args.seconds / 2:
            say("live: killing the server")
            server.stop(kill=True)
            killed_at = time.perf_counter()
            break
        if int(now - begin) % 10 == 0:
            say(f"  {now - begin:.0f} s: {sum(len(t.moves) for t in tables)} moves")
    took = time.perf_counter() - measured_from
    used = {
        "server": (cpu_seconds(server.pid) if server and not args.kill else 0.0) - cpu["server"],
        "driver": time.process_time() - cpu["driver"],
        "all": machine_busy() - cpu["all"],
    }
    await asyncio.wait(games, timeout=ACK_SECONDS + 2)
    for g in games:
        g.cancel()
        if g.done() and not g.cancelled() and g.exception() is not None:
            problems.append(f"driver: {g.exception()!r}")
    if not args.kill:
        for _ in range(100):  # the last pushes
            if all(c.doc["version"] >= t.newest for t in tables for c in t.clients):
                break
            await asyncio.sleep(0.05)
    after = server.memory() if server and not args.kill else {}
    gc.enable()
    gc.unfreeze()

    say("live: checking ...")
    push, ack = [], []
    for t in tables:
        arrived = check_sockets(t, args.bots, problems, whole=not args.kill)
        for m in t.moves:
            if m["sent"] < measured_from:
                continue
            ack.append(m["acked"] - m["sent"])
            times = arrived.get(m["version"])
            if times is None:
                continue
            others = [at for c, at in zip(t.clients, times, strict=True) if args.bots or c is not m["by"]]
            push += [at - m["sent"] for at in others if at == at]
        if not args.kill and t.unanswered:
            problems.append(f"{t.id}: {t.unanswered} moves got no answer in {ACK_SECONDS:g} s")
        problems += [f"{t.id}: refused: {r}" for r in t.refused if not args.bots]
    closing = [c.ws.close() for t in tables for c in t.clients if c.closed is None]
    await asyncio.wait_for(asyncio.gather(*closing, return_exceptions=True), 60)
    moves = sum(1 for t in tables for m in t.moves if m["sent"] >= measured_from)
    result: dict[str, Any] = {
        "tables": len(tables),
        "every_s": args.every,
        "seconds": round(took, 1),
        "moves": moves,
        "moves_per_s": round(moves / took, 1),
        "games_over": sum(t.over for t in tables),
        "push_ms": in_ms(push),
        "ack_ms": in_ms(ack),
        "driver_late_ms": round(1000 * max((t.late for t in tables), default=0.0), 1),
        "bytes_per_push": round(
            sum(len(r) for t in tables for c in t.clients for _, r in c.got)
            / max(1, sum(len(c.got) for t in tables for c in t.clients))
        ),
        "cpu_percent": {
            "server": None if args.kill or not server else round(100 * used["server"] / took, 1),
            "driver": round(100 * used["driver"] / took, 1),
            "machine": round(100 * used["all"] / took, 1),
        },
        "load_average": round(os.getloadavg()[0], 2),
    }
    if server:
        result["memory"] = {"before": before, "seated": seated, "connected": connected, "peak": peak, "after": after}
        if after:
            used_mb = max(after["server_mb"], peak["server_mb"]) - before["server_mb"]
            result["memory"]["kb_per_live_table"] = round(1000 * used_mb / len(tables), 1)
    if killed_at is not None:
        result["killed_after_s"] = round(killed_at - begin, 1)
    result["played"] = tables
    return result


async def reopen(url: str, tables: list[Played], problems: list[str]) -> dict[str, float]:
    """After a restart every table opens for its players, at least as far as it was acknowledged."""
    http = Http(url)
    times = []
    for t in tables:
        for seat, client in enumerate(t.clients):
            started = time.perf_counter()
            doc = await client.guest.call(http, "GET", f"/api/tables/{t.id}/doc?seat={seat}&lang=en")
            times.append(time.perf_counter() - started)
            if doc.get("doc", doc)["version"] < t.newest:
                problems.append(f"{t.id}: after the restart at an older version than acknowledged")
    http.close()
    return {**in_ms(times), "first": round(1000 * times[0], 2)}


async def idle_run(server: Server | None, url: str, args: argparse.Namespace, problems: list[str]) -> dict[str, Any]:
    """Tables at which nobody moves: first nobody is even there, then everybody is connected."""
    before = server.memory() if server else {}
    guests = [Guest(1 << 20 | i) for i in range(min(200, 2 * args.idle))]
    say(f"idle: {len(guests)} guests, {args.idle} tables ...")
    await spread([g.arrive for g in guests], url, 8, "guests")
    pairs = [(guests[i % len(guests)], guests[(i + 1) % len(guests)]) for i in range(args.idle)]
    started = time.perf_counter()
    jobs = [lambda http, p=p: seat_two(http, p[0], p[1], args.game) for p in pairs]
    ids = await spread(jobs, url, 8, "tables")
    took = time.perf_counter() - started
    stored = server.memory() if server else {}
    result: dict[str, Any] = {"tables": args.idle, "tables_made_per_s": round(args.idle / took, 1)}
    memory: dict[str, Any] = {"before": before, "stored": stored}
    if args.idle_sockets:
        say(f"idle: connecting {2 * args.idle} sockets ...")
        opened = await gather_bounded(
            [open_client(url, ids[i], g, not args.no_deflate) for i, pair in enumerate(pairs) for g in pair], 16
        )
        await asyncio.sleep(3)
        memory["connected"] = server.memory() if server else {}
        problems += [f"idle: closed: {c.closed}" for c in opened if c.closed is not None]
        await gather_bounded([c.ws.close() for c in opened], 100)
    result["memory"] = memory
    if server:
        for name in ("stored", "connected"):
            if name in memory:
                grown = memory[name]["server_mb"] - before["server_mb"]
                memory[f"kb_per_table_{name}"] = round(1000 * grown / args.idle, 1)
    return result


# --- the whole ---


def go_first(nice: int) -> None:
    """Give this process and what it starts another priority than the rest of the machine has. Linux weighs
    sessions against each other, so a session of our own is needed as well."""
    if os.getpid() == os.getpgrp() and (child := os.fork()):
        os._exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) & 255)
    with contextlib.suppress(OSError):
        os.setsid()
        Path("/proc/self/autogroup").write_text(str(nice))
    os.nice(nice)


async def run(args: argparse.Namespace, folder: Path) -> dict[str, Any]:
    problems: list[str] = []
    report: dict[str, Any] = {"db": args.db, "workers": args.workers, "game": args.game, "bots": args.bots}
    cores = sorted(os.sched_getaffinity(0))
    server_cores = None
    if not args.url and not args.no_pin and len(cores) > 1:
        server_cores = {cores[0]} if args.workers == 1 else None
        os.sched_setaffinity(0, {cores[-1]})
    report["cores"] = {"here": len(cores), "server": len(server_cores or cores)}
    postgres: Postgres | None = None
    servers: list[Server] = []

    async def begin(db_url: str) -> Server:
        server = Server(db_url, folder, args, server_cores)
        servers.append(server)
        await server.start()
        return server

    try:
        if args.db == "postgres" and not args.url:
            postgres = Postgres(folder)
            pg_url = postgres.start()
            if postgres.pid:
                os.sched_setaffinity(postgres.pid, set(cores))
        if args.tables:
            db_url = "" if args.url else pg_url if postgres else f"sqlite:///{folder / 'live.db'}"
            server = None if args.url else await begin(db_url)
            report["live"] = await live_run(server, server.url if server else args.url, args, problems)
            tables = report["live"].pop("played")
            if server:
                if not args.kill:
                    server.stop()
                report["live"]["checked"] = await asyncio.to_thread(check_database, db_url, tables, args.bots, problems)
                if args.kill or args.reopen:
                    again = await begin(db_url)
                    report["live"]["reopen_ms"] = await reopen(again.url, tables, problems)
                    again.stop()
        if args.idle:
            if postgres:
                # a database of its own, so that the first measurement does not weigh on the second
                with contextlib.suppress(Exception):
                    import psycopg

                    with psycopg.connect(pg_url, autocommit=True) as connection:
                        connection.execute("CREATE DATABASE idle")
                    pg_url = pg_url.rpartition("/")[0] + "/idle"
            db_url = "" if args.url else pg_url if postgres else f"sqlite:///{folder / 'idle.db'}"
            server = None if args.url else await begin(db_url)
            report["idle"] = await idle_run(server, server.url if server else args.url, args, problems)
            if server:
                server.stop()
    finally:
        for server in servers:
            if server.process.poll() is None:
                server.stop()
        if postgres is not None and postgres.pid:
            postgres.stop()
    for server in servers:
        problems += [f"server log: {line}" for line in server.errors()]
    report["problems"] = problems[:50]
    report["problem_count"] = len(problems)
    report["targets"] = targets(report)
    return report


def targets(report: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {"nothing_lost": report["problem_count"] == 0}
    if "live" in report and "killed_after_s" not in report["live"]:
        found["p99_under_60_ms"] = report["live"]["push_ms"]["p99"] < TARGET_P99_MS
    if "idle" in report and "stored" in report["idle"]["memory"]:
        memory = report["idle"]["memory"]
        worst = max(memory[k].get("server_mb", 0.0) for k in ("stored", "connected") if k in memory)
        found["idle_under_400_mb"] = worst < TARGET_IDLE_MB
    return found


def show(report: dict[str, Any]) -> None:
    print(f"{report['db']}, {report['workers']} worker(s), {report['cores']['server']} core(s) for the server")
    if live := report.get("live"):
        p = live["push_ms"]
        print(f"  {live['tables']} live tables, a move per table each {live['every_s']:g} s, {live['seconds']:g} s")
        print(f"  {live['moves']} moves, {live['moves_per_s']} per s; {live['bytes_per_push']} bytes per push")
        print(f"  send to push to the other: p50 {p['p50']} p95 {p['p95']} p99 {p['p99']} max {p['max']} ms")
        a = live["ack_ms"]
        print(f"  send to acknowledgement:   p50 {a['p50']} p95 {a['p95']} p99 {a['p99']} max {a['max']} ms")
        c = live["cpu_percent"]
        print(f"  processor: server {c['server']} %, driver {c['driver']} %, whole machine {c['machine']} %")
        if "memory" in live:
            m = live["memory"]
            print(f"  memory: {m['before']['server_mb']} MB before, {m['peak']['server_mb']} MB at most", end="")
            print(f"; {m['kb_per_live_table']} kB per live table" if "kb_per_live_table" in m else "")
        if "checked" in live:
            print(f"  {live['checked']['acknowledged']} acknowledged, {live['checked']['in_log']} found in the log")
        if "reopen_ms" in live:
            print(f"  opened after a restart: p50 {live['reopen_ms']['p50']} max {live['reopen_ms']['max']} ms", end="")
            print(f" (the first: {live['reopen_ms']['first']} ms)")
    if (idle := report.get("idle")) and "stored" in idle["memory"]:
        m = idle["memory"]
        for name in ("before", "stored", "connected"):
            if m.get(name):
                print(f"  {idle['tables']} idle tables, {name}: {m[name]['server_mb']} MB", end="")
                print(f"; {m[f'kb_per_table_{name}']} kB per table" if f"kb_per_table_{name}" in m else "")
    for name, met in report["targets"].items():
        print(f"  {name.replace('_', ' ')}: {'yes' if met else 'NO'}")
    for problem in report["problems"][:20]:
        print(f"  ! {problem}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--db", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument(
        "--url", default="", help="a server that runs already; its limits hold, its memory is not measured"
    )
    parser.add_argument("--tables", type=int, default=200, help="live tables (0: leave it out)")
    parser.add_argument("--idle", type=int, default=2000, help="idle tables (0: leave it out)")
    parser.add_argument("--idle-sockets", action="store_true", help="connect both players of every idle table as well")
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two moves at a table")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long is measured")
    parser.add_argument("--warm", type=float, default=5.0, help="seconds of play before that")
    parser.add_argument("--bots", action="store_true", help="one person and a greedy bot at each table")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--game", default="principato")
    parser.add_argument("--kill", action="store_true", help="SIGKILL the server in the middle, then look what is there")
    parser.add_argument("--reopen", action="store_true", help="restart the server and time the opening of every table")
    parser.add_argument("--no-deflate", action="store_true", help="no compression on the sockets")
    parser.add_argument("--no-pin", action="store_true", help="do not give server and driver a core each")
    parser.add_argument(
        "--nice", type=int, default=0, help="of everything started (below 0: a shared machine, as root)"
    )
    parser.add_argument("--profile", default="", help="write a cProfile of the server's main thread to this file")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    if args.every <= 0 or args.seconds <= 0 or max(args.tables, args.idle) > 20_000 or args.seconds > 3600:
        parser.error("at most 20,000 tables and an hour")
    random.seed(args.seed)
    if args.nice:
        go_first(args.nice)
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    folder = Path(tempfile.mkdtemp(prefix="regnum-load-"))
    limit = 120 + args.seconds + args.warm + 0.3 * (args.tables + args.idle) * (2 if args.idle_sockets else 1)
    try:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            report = runner.run(asyncio.wait_for(run(args, folder), limit))
    except (Failed, TimeoutError) as error:
        say(f"failed: {error or f'not done in {limit:.0f} s'}")
        return 2
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    if args.json:
        print(json.dumps(report, indent=1))
    else:
        show(report)
    return 0 if all(report["targets"].values()) else 1


if __name__ == "__main__":
    sys.exit(main())
