"""Clients that begin and never end: half a header, half a body; and headers without end. Real sockets."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.kit import PLAIN, ServerProcess

START = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    folder: Path = tmp_path_factory.mktemp("slow")
    patience = {"REGNUM_HEADER_SECONDS": "1.5", "REGNUM_BODY_SECONDS": "1.5", "REGNUM_HEADER_LIMIT": "8192"}
    made = ServerProcess(f"sqlite:///{folder}/regnum.db", **patience)
    yield made
    made.stop()


def raw(server: Any) -> socket.socket:
    made = socket.create_connection(("127.0.0.1", server.port), timeout=20)
    made.settimeout(20)
    return made


def answer(connection: socket.socket) -> bytes:
    """All that comes until the server closes the connection."""
    got = b""
    try:
        while part := connection.recv(65536):
            got += part
    except ConnectionError:
        pass
    return got


@pytest.mark.parametrize("first", [b"", b"GET", START, b"\r\n", START + b"X-A: b"])
def test_a_header_that_does_not_end_ends_the_connection(slow: Any, first: bytes) -> None:
    with raw(slow) as connection:
        connection.sendall(first)
        assert answer(connection)[:12] in (b"", b"HTTP/1.1 408")


def test_a_byte_now_and_then_does_not_help(slow: Any) -> None:
    with raw(slow) as connection:
        connection.sendall(START)
        began = time.monotonic()
        try:
            while time.monotonic() < began + 15:
                connection.sendall(b"X-A: b\r\n")
                time.sleep(0.2)
        except ConnectionError:
            return
    raise AssertionError("still open")


def test_nor_does_a_first_request_that_was_good(slow: Any) -> None:
    with raw(slow) as connection:
        connection.sendall(START + b"\r\n")
        assert connection.recv(65536).startswith(b"HTTP/1.1 200")
        connection.sendall(START)
        assert b"HTTP/1.1 408" in answer(connection)


@pytest.mark.parametrize(
    "header",
    [
        b"X-A: " + b"a" * 100_000,
        b"".join(b"X-%d: %s\r\n" % (n, b"a" * 50) for n in range(2000)),
        b"Cookie: " + b"a" * 9000,
    ],
)
@pytest.mark.parametrize("end", [b"\r\n\r\n", b""])
def test_a_header_is_not_endless(slow: Any, header: bytes, end: bytes) -> None:
    with raw(slow) as connection:
        try:
            connection.sendall(START + header + end)
        except ConnectionError:
            return
        assert answer(connection)[:12] in (b"", b"HTTP/1.1 431")


def test_a_body_that_does_not_come_is_not_waited_for(slow: Any) -> None:
    head = f"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1:{slow.port}\r\nContent-Type: application/json\r\n"
    with raw(slow) as connection:
        connection.sendall(head.encode() + b"Content-Length: 100\r\n\r\n{")
        assert connection.recv(65536).startswith((b"HTTP/1.1 408", b"HTTP/1.1 400"))
        answer(connection)  # and is closed


def test_answers_that_nobody_takes_are_not_kept(slow: Any) -> None:
    """Many requests and no look at the answers: the connection ends, and what is left to send with it."""
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.settimeout(20)
    whole = len(httpx.get(f"{slow.address}/api/openapi.json", headers={"Accept-Encoding": "identity"}).content)
    with connection:
        connection.connect(("127.0.0.1", slow.port))
        connection.sendall(f"GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1:{slow.port}\r\n\r\n".encode() * 100)
        time.sleep(8)
        assert len(answer(connection)) < 100 * whole


def test_who_takes_an_answer_slowly_gets_it(slow: Any) -> None:
    whole = httpx.get(f"{slow.address}/api/openapi.json", headers={"Accept-Encoding": "identity"}).content
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.settimeout(20)
    with connection:
        connection.connect(("127.0.0.1", slow.port))
        head = f"GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1:{slow.port}\r\nConnection: close\r\n\r\n"
        connection.sendall(head.encode())
        got, part = b"", b"x"
        while part:
            part = connection.recv(2048)
            got += part
            time.sleep(0.01)
    assert got.partition(b"\r\n\r\n")[2] == whole


def test_others_are_served_meanwhile_and_afterwards(slow: Any) -> None:
    waiting = [raw(slow) for _ in range(50)]
    for connection in waiting:
        connection.sendall(START)
    with httpx.Client(verify=PLAIN) as client:
        for _ in range(3):  # a connection that is kept between requests
            assert client.get(f"{slow.address}/healthz").status_code == 200
            time.sleep(0.9)
        assert client.get(f"{slow.address}/healthz", headers={"X-A": "a" * 7000}).status_code == 200
    for connection in waiting:
        assert answer(connection)[:12] == b"HTTP/1.1 408"
        connection.close()
