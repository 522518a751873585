"""What the server's tests need: a private PostgreSQL, servers in this process and in others, and players."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import pwd
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import threading
import time
import uuid
from pathlib import Path

import httpx
import uvicorn
from alembic import command
from alembic.config import Config
from websockets.sync.client import connect

import regnum.server
from regnum.kernel import canonical
from regnum.server.app import create_app
from regnum.server.db import Database
from regnum.server.present import PARTS, apply, chained, fingerprint
from regnum.server.settings import Settings

PG_BIN = next(iter(sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)), Path("/nonexistent"))
LIMITS = ("guests_per_minute", "tables_per_minute", "chat_per_minute", "sockets_per_address")
DAILY = ("guest_tables", "guest_tables_per_day", "guest_imports_per_day")
# No server here has a certificate. A client that is given nothing reads all of the world's anew: 30 ms of processor.
PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
PATIENCE = 90.0  # seconds for what is sure to come: a machine may be busy with twenty other things
FAST = dict.fromkeys(LIMITS + DAILY, 100_000) | {"changes_to_check": 1}


class Postgres:
    """A cluster of its own in a temporary folder, on a free port of 127.0.0.1."""

    def __init__(self):
        self.folder = Path(tempfile.mkdtemp(prefix="regnum-pg-"))
        self.port = free_port()
        self.user = "postgres" if os.getuid() == 0 else pwd.getpwuid(os.getuid()).pw_name
        if os.getuid() == 0:
            shutil.chown(self.folder, "postgres")
        self.count = 0
        data = self.folder / "data"
        self._run("initdb", "-D", str(data), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.start()

    def start(self):
        options = f"-c listen_addresses=127.0.0.1 -p {self.port} -k {self.folder} -c fsync=off -c max_connections=200"
        data, log = self.folder / "data", self.folder / "log"
        self._run("pg_ctl", "-D", str(data), "-w", "-l", str(log), "-o", options, "start")

    def halt(self):
        """As if its machine had lost its power."""
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "stop")

    def _run(self, tool, *args):
        command = [str(PG_BIN / tool), *args]
        extra = {"user": self.user, "group": self.user} if os.getuid() == 0 else {}
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/", timeout=60, **extra)

    def new_url(self):
        self.count += 1
        name = f"t{self.count}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", name)
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def stop(self):
        with contextlib.suppress(subprocess.SubprocessError):
            self.halt()
        shutil.rmtree(self.folder, ignore_errors=True)


def free_port():
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


class LocalServer:
    """The app on a real port, in a thread of this process: tests can look inside."""

    def __init__(self, url, **settings):
        self.settings = Settings(db=url, port=free_port(), **{**FAST, "log_level": "warning", **settings})
        self.app = create_app(self.settings)
        self.app.state.tables.new_seed = lambda: 7  # the same cards in every run
        config = uvicorn.Config(
            self.app,
            host="127.0.0.1",
            port=self.settings.port,
            log_config=None,
            access_log=False,
            ws_max_size=4 * self.settings.message_limit,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=2,
        )
        self.server = uvicorn.Server(config)
        self.address = f"http://127.0.0.1:{self.settings.port}"
        self.loop = None
        self.thread = threading.Thread(target=self._serve, daemon=True)
        self.thread.start()
        wait_for(lambda: self.server.started)

    def _serve(self):
        async def main():
            self.loop = asyncio.get_running_loop()
            await self.server.serve()

        asyncio.run(main())

    def run(self, work):
        """Run a coroutine in the server's loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    @property
    def tables(self):
        return self.app.state.tables

    def stop(self):
        self.server.should_exit = True
        self.thread.join(20)


class ServerProcess:
    """`regnum serve` as people start it."""

    def __init__(self, url, workers=1, **env):
        self.port = free_port()
        limits = {f"REGNUM_{k.upper()}": str(v) for k, v in FAST.items()}
        self.command = [sys.executable, "-m", "regnum.cli", "serve", "--port", str(self.port), "--db", url]
        self.command += ["--workers", str(workers)] if workers > 1 else []
        self.env = {**os.environ, **limits, "REGNUM_LOG_LEVEL": "warning", "REGNUM_PURE": "1", **env}
        self.address = f"http://127.0.0.1:{self.port}"
        self.process = None
        self.start()

    def start(self):
        self.process = subprocess.Popen(self.command, env=self.env, stdout=subprocess.PIPE, text=True)
        self.line = self.process.stdout.readline()
        try:
            wait_for(self._ready)
        except BaseException:
            self.stop()  # nobody else would
            raise

    def _ready(self):
        assert self.process.poll() is None, "the server ended"
        with contextlib.suppress(httpx.HTTPError):
            return httpx.get(f"{self.address}/readyz", timeout=2, verify=PLAIN).status_code == 200

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)
        self.process.stdout.close()

    def stop(self):
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait(5)
        self.process.stdout.close()
        return self.process.returncode


def downgrade(url, to):
    """The database as an older server left it."""

    def down(connection):
        config = Config()
        config.set_main_option("script_location", str(Path(regnum.server.__file__).parent / "migrations"))
        config.attributes["connection"] = connection
        command.downgrade(config, to)

    async def work():
        db = Database(url)
        async with db.engine.connect() as connection:
            await connection.run_sync(down)
            await connection.commit()
        await db.close()

    asyncio.run(work())


def wait_for(what, seconds=PATIENCE):
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        found = what()
        if found:
            return found
        time.sleep(0.02)
    raise AssertionError("it did not happen in time")


class Player:
    """A guest with a browser's manners: cookies, the CSRF header, an Origin."""

    def __init__(self, address, name="Ania", language="en"):
        self.address = address
        self.http = httpx.Client(base_url=address, headers={"Origin": address}, timeout=PATIENCE, verify=PLAIN)
        made = self.http.post("/api/guest", json={"name": name, "language": language})
        assert made.status_code < 300, made.text
        self.http.headers["X-CSRF"] = self.http.cookies["regnum_csrf"]
        self.name = name

    def call(self, method, path, status=None, **kwargs):
        found = self.http.request(method, path, **kwargs)
        if status is not None:
            assert found.status_code == status, (found.status_code, found.text[:500])
        return found.json()

    def get(self, path, status=200, **params):
        return self.call("GET", path, status, params={k: v for k, v in params.items() if v is not None})

    def post(self, path, status=None, **body):
        found = self.http.post(path, json=body)
        if status is None:
            assert found.status_code < 300, (found.status_code, found.text[:500])
        else:
            assert found.status_code == status, (found.status_code, found.text[:500])
        return found.json()

    def table(self, *seats, game="principato", **more):
        """A new table; seats as kinds: "me", "open", "local", "bot:random"."""
        wishes = []
        for s in seats:
            kind, _, bot = s.partition(":")
            wishes.append({"kind": kind, **({"bot": bot} if bot else {})})
        made = self.post("/api/tables", 201, game=game, seats=wishes, **more)
        self.links = made["links"]
        return made["id"]

    def doc(self, table, seat=None, lang=None, what=tuple(PARTS)):
        return self.get(f"/api/tables/{table}/doc", seat=seat, lang=lang, what=what)

    def answer(self, table, seat, option, at, key=None, status=None, **more):
        key = key or uuid.uuid4().hex
        return self.post(f"/api/tables/{table}/answer", status, seat=seat, option=option, at=at, key=key, **more)

    def play(self, table, seat, pick=0):
        """Answer the decision at hand with one of its options; the new document."""
        doc = self.doc(table, seat)
        decision = next(d for d in doc["decisions"] if d["seat"] == seat)
        options = decision["options"]
        self.answer(table, seat, options[pick % len(options)]["id"], doc["at"], step=decision["step"])
        return self.doc(table, seat)

    def socket(self, table, seat=None, lang="en", hello=True, **first):
        return Socket(self, table, seat, lang, hello, first)


class Socket:
    """A WebSocket that keeps the document up to date, as a client does."""

    def __init__(self, player, table, seat, lang, hello=True, first=None):
        query = f"?lang={lang}" + ("" if seat is None else f"&seat={seat}")
        cookies = "; ".join(f"{c.name}={c.value}" for c in player.http.cookies.jar)
        self.ws = connect(
            f"{player.address.replace('http', 'ws')}/api/tables/{table}/ws{query}",
            origin=player.address,
            additional_headers={"Cookie": cookies},
            compression=None,
            legacy=True,
        )
        self.doc = None
        self.fingerprint = None
        self.kinds = []
        self.raw = []
        if hello:
            self.send({"type": "hello", "what": sorted(PARTS), **(first or {})})

    def send(self, message):
        self.ws.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def read(self, timeout=PATIENCE):
        text = self.ws.recv(timeout)
        self.raw.append(text)
        message = json.loads(text)
        self.kinds.append(message["type"])
        if message["type"] == "doc":
            self.doc, self.fingerprint = message["doc"], message["fingerprint"]
            assert fingerprint(self.doc) == self.fingerprint
        elif message["type"] == "change":
            self.doc = apply(self.doc, message["ops"])
            assert fingerprint(self.doc) == message["whole"]
            self.fingerprint = chained(self.fingerprint, canonical(message["ops"]))
            assert self.fingerprint == message["fingerprint"]
        return message

    def until(self, kind=None, when=None, timeout=PATIENCE):
        end = time.monotonic() + timeout
        while True:
            message = self.read(max(0.05, end - time.monotonic()))
            if (kind is None or message["type"] == kind) and (when is None or when(message)):
                return message

    def until_doc(self, when, timeout=PATIENCE):
        end = time.monotonic() + timeout
        while self.doc is None or not when(self.doc):
            self.read(max(0.05, end - time.monotonic()))
        return self.doc

    def answer(self, seat, option, at, key=None, **more):
        key = key or uuid.uuid4().hex
        self.send({"type": "answer", "seat": seat, "option": option, "at": at, "key": key, **more})
        return self.until(when=lambda m: m["type"] in ("ok", "error") and m["key"] == key)

    def close(self):
        self.ws.close()
