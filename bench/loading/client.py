"""A small client for HTTP, one connection and one request at a time, and a document kept up to date."""

from __future__ import annotations

import asyncio
import hashlib
import json
import sys
import time
from typing import Any
from urllib.parse import urlsplit

from regnum.kernel import canonical


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


class Failed(Exception):
    """The benchmark cannot go on."""


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
    return _digest(canonical(document))


def chained(before: str, ops: Any) -> str:
    """The fingerprint after a change: of the one before it and the operations."""
    return _digest(before + canonical(ops))


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:24]
