"""The server and the database under load, and what they use of the machine."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import glob
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, ClassVar

import psycopg

from .client import Failed, Http, say

PAGE = os.sysconf("SC_PAGE_SIZE")
TICK = os.sysconf("SC_CLK_TCK")

SERVE = """
from regnum.games import register
from regnum.games.giant import GAME
register(GAME)  # not in any lobby but this one
from regnum.cli import main
main()
"""
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
        return self.launch()

    def launch(self) -> str:
        """Start it, for the first time or again."""
        quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": "/"}
        options = ["-k", str(self.data), "-h", "127.0.0.1", "-p", str(self.port)]
        self.process = subprocess.Popen([f"{self.bin}/postgres", "-D", str(self.data), *options], **quiet, **self.user)
        self.pid = self.process.pid
        ready = [f"{self.bin}/pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        for _ in range(100):
            if subprocess.run(ready, check=False, **quiet).returncode == 0:
                return f"postgresql://regnum@127.0.0.1:{self.port}/postgres"
            time.sleep(0.1)
        raise Failed("the private PostgreSQL cluster did not start")

    def database(self, name: str) -> str:
        """A new one of this name."""
        made = f"postgresql://regnum@127.0.0.1:{self.port}/"
        with psycopg.connect(f"{made}postgres", autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"'.encode())
        return made + name

    def kill(self) -> None:
        """All its processes at once, as if the machine had gone; what the kernel has taken is kept."""
        for pid in tree(self.pid):
            with contextlib.suppress(OSError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait(10)

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(20)
        if self.process.poll() is None:
            self.process.kill()


class Server:
    _all: ClassVar[list[Server]] = []

    @classmethod
    def running(cls) -> list[Server]:
        """Those that this process has started and not stopped."""
        return [s for s in cls._all if s.process.poll() is None]

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
            "REGNUM_LOG_LEVEL": getattr(a, "log_level", "info"),
        }
        cores = self.cores

        def pin() -> None:
            if cores:
                os.sched_setaffinity(0, cores)  # its niceness is ours

        with self.log.open("ab") as out:
            self.process = subprocess.Popen(command, env=env, stdout=out, stderr=out, preexec_fn=pin)
        self.pid = self.process.pid
        self._all.append(self)
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

    def lines(self) -> list[str]:
        return self.log.read_text("utf-8", "replace").splitlines() if self.log.exists() else []

    def errors(self) -> list[str]:
        """Lines of the server's log that tell of a failure."""
        found = []
        for line in self.lines():
            if "Traceback" in line or '"level": "error"' in line or '"level": "critical"' in line:
                found.append(line[:2000])
        return found
