"""Webhooks go to the public internet and nowhere else."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import shutil
import ssl
import subprocess
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regnum.server import webhooks
from regnum.server.webhooks import Guard, Refused, Unanswered, Undelivered, check, guard_allowing, is_public, post

PUBLIC = "93.184.216.34"
PRIVATE_NETWORKS = [
    "0.0.0.0/8",
    "10.0.0.0/8",
    "100.64.0.0/10",
    "127.0.0.0/8",
    "169.254.0.0/16",
    "172.16.0.0/12",
    "192.0.0.0/24",
    "192.168.0.0/16",
    "198.18.0.0/15",
    "224.0.0.0/4",
    "240.0.0.0/4",
    "168.63.129.16/32",
]


def closed_4() -> st.SearchStrategy[ipaddress.IPv4Address]:
    return st.sampled_from(PRIVATE_NETWORKS).flatmap(lambda n: st.ip_addresses(network=n)).map(ipaddress.IPv4Address)


def names(*answers: list[str]) -> Callable[[str, int], Awaitable[list[str]]]:
    """A resolver that gives the first list, then the second, and stays with the last."""
    left = list(answers)

    async def resolver(host: str, port: int) -> list[str]:
        return left.pop(0) if len(left) > 1 else left[0]

    return resolver


def refusal(url: str, guard: Guard | None = None) -> str:
    with pytest.raises(Refused) as caught:
        asyncio.run(check(url, guard or Guard(names([PUBLIC]))))
    return caught.value.code


# --- addresses ---


@given(closed_4())
def test_closed_addresses_are_refused_as_literal_and_as_answer_of_the_resolver(address: ipaddress.IPv4Address) -> None:
    assert refusal(f"http://{address}/") == "private"
    assert refusal("https://hooks.example/", Guard(names([PUBLIC, str(address)]))) == "private"


def numeric_forms(address: ipaddress.IPv4Address) -> list[str]:
    n = int(address)
    a, b, c, d = address.packed
    return [
        str(n),
        hex(n),
        f"0{n:o}",
        f"0{a:o}.0{b:o}.0{c:o}.0{d:o}",
        f"0x{a:x}.0x{b:x}.0x{c:x}.0x{d:x}",
        f"{a}.{(b << 16) | (c << 8) | d}",
        f"{a}.{b}.{(c << 8) | d}",
        f"{a}.{b}.{c}.0x{d:x}",
        f"{a:03d}.{b:03d}.{c:03d}.{d:03d}",
    ]


@given(closed_4(), st.integers(0, 8), st.booleans())
def test_no_way_of_writing_a_closed_address_passes(address: ipaddress.IPv4Address, form: int, dot: bool) -> None:
    host = numeric_forms(address)[form] + ("." if dot else "")
    # the resolver is what getaddrinfo would do with such a host, had it been asked
    assert refusal(f"http://{host}/", Guard(names([str(address)]))) in {"host", "private"}
    assert refusal(f"http://{host}/", Guard(names([PUBLIC]))) in {"host", "private"}


def embeddings(address: ipaddress.IPv4Address) -> list[ipaddress.IPv6Address]:
    n = int(address)
    return [
        ipaddress.IPv6Address(i)
        for i in (
            n,  # IPv4-compatible
            (0xFFFF << 32) | n,  # IPv4-mapped
            (0xFFFF << 48) | n,  # translated
            (0x0064FF9B << 96) | n,  # NAT64
            (0x0064FF9B0001 << 80) | n,  # local-use NAT64
            (0x2002 << 112) | (n << 80),  # 6to4
            (0x20010000 << 96) | (n ^ 0xFFFFFFFF),  # Teredo
            (0x26001234 << 96) | (0x5EFE << 32) | n,  # ISATAP
            (0x26001234 << 96) | (0x02005EFE << 32) | n,
        )
    ]


@given(st.ip_addresses(v=4).map(ipaddress.IPv4Address), st.integers(0, 8))
def test_an_address_inside_an_ipv6_address_is_refused(address: ipaddress.IPv4Address, form: int) -> None:
    six = embeddings(address)[form]
    assert refusal(f"http://[{six}]/") == "private"
    assert refusal(f"http://[{six.exploded}]/") == "private"
    assert refusal("http://hooks.example/", Guard(names([str(six)]))) == "private"


@given(st.ip_addresses(v=6).map(ipaddress.IPv6Address))
def test_ipv6_outside_global_unicast_is_refused(address: ipaddress.IPv6Address) -> None:
    if address not in ipaddress.ip_network("2000::/3"):
        assert not is_public(address)


@pytest.mark.parametrize(
    "text", ["::", "::1", "fe80::1", "fc00::1", "fd12::1", "ff02::1", "fec0::1", "2001:db8::1", "100::1", "3fff::1"]
)
def test_special_ipv6_is_refused(text: str) -> None:
    assert refusal(f"http://[{text}]/") == "private"


@pytest.mark.parametrize(
    "text", [PUBLIC, "8.8.8.8", "2606:2800:220:1:248:1893:25c8:1946", "100.63.255.255", "172.32.0.1"]
)
def test_public_addresses_pass(text: str) -> None:
    assert is_public(ipaddress.ip_address(text))
    target = asyncio.run(check("https://hooks.example/x", Guard(names([text]))))
    assert [str(a) for a in target.addresses] == [text]


def test_one_closed_address_among_public_ones_refuses_all() -> None:
    assert refusal("https://hooks.example/", Guard(names([PUBLIC, "8.8.8.8", "10.0.0.1"]))) == "private"


# --- URLs ---


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("ftp://hooks.example/", "scheme"),
        ("file:///etc/passwd", "scheme"),
        ("gopher://hooks.example/", "scheme"),
        ("//hooks.example/", "scheme"),
        ("hooks.example", "scheme"),
        ("http:///x", "host"),
        ("http://user@hooks.example/", "credentials"),
        ("http://user:pass@hooks.example/", "credentials"),
        ("http://@hooks.example/", "credentials"),
        ("http://hooks.example:22/", "port"),
        ("http://hooks.example:0/", "port"),
        ("http://hooks.example:25/", "port"),
        ("http://hooks.example:99999/", "url"),
        ("http://hooks.example:http/", "url"),
        ("http://hooks.example\\@127.0.0.1/", "url"),
        ("http://hooks.example/a b", "url"),
        ("http://hooks.example/\r\nHost: x", "url"),
        ("http://hooks.example/\x00", "url"),
        ("http://[::1%25eth0]/", "private"),
        ("http://[fe80::1%eth0]/", "private"),
        ("http://[zz]/", "url"),
        ("http://[::1/", "url"),
        ("http://a..b/", "host"),
        ("http://-a.example/", "host"),
        ("http://a%2eb/", "host"),
        ("http://127.0.0.1/", "private"),
        ("http://①②⑦.⓪.⓪.①/", "private"),
        ("http://127。0。0。1/", "private"),
        ("http://" + "a" * 3000, "url"),
    ],
)
def test_a_bad_url_is_refused_with_its_reason(url: str, code: str) -> None:
    assert refusal(url) in ({code, "host"} if code == "url" else {code})


@pytest.mark.parametrize("port", [80, 443, 1024, 8080, 8443, 65535])
def test_web_ports_and_high_ports_pass(port: int) -> None:
    assert asyncio.run(check(f"http://hooks.example:{port}/", Guard(names([PUBLIC])))).port == port


@given(st.text(max_size=60))
def test_any_text_is_a_target_or_a_refusal(text: str) -> None:
    for url in (text, f"http://{text}", f"https://hooks.example/{text}", f"http://[{text}]"):
        try:
            target = asyncio.run(check(url, Guard(names([PUBLIC]))))
        except Refused:
            continue
        assert all(is_public(a) for a in target.addresses)


# --- calls, to a real receiver on this machine that the guard opens on purpose ---


class Receiver:
    """An HTTP receiver: keeps what it was sent, answers what it is told to."""

    def __init__(self, answer: bytes = b"HTTP/1.1 204 No Content\r\n\r\n", delay: float = 0.0) -> None:
        self.answer = answer
        self.delay = delay
        self.requests: list[tuple[str, dict[str, str], bytes]] = []
        self.names: list[str | None] = []
        self.port = 0

    async def handle(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            first, *lines = head.strip().split("\r\n")
            headers = {k.lower(): v for k, v in (line.split(": ", 1) for line in lines)}
            body = await reader.readexactly(int(headers["content-length"]))
            self.requests.append((first, headers, body))
            await asyncio.sleep(self.delay)
            writer.write(self.answer)
            await writer.drain()
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()

    async def serve(self, then: Callable[[int], Awaitable[Any]], tls: ssl.SSLContext | None = None) -> Any:
        server = await asyncio.start_server(self.handle, "127.0.0.1", 0, ssl=tls)
        self.port = server.sockets[0].getsockname()[1]
        try:
            return await then(self.port)
        finally:
            server.close()


HERE = ("127.0.0.1/32",)


def send(receiver: Receiver, guard: Guard, host: str = "hooks.example", scheme: str = "http", **tls: Any) -> int:
    async def call(port: int) -> int:
        return await post(f"{scheme}://{host}:{port}/in?x=1", {"text": "zażółć"}, guard)

    return int(asyncio.run(receiver.serve(call, **tls)))


def test_the_document_arrives_under_the_name_of_the_host() -> None:
    receiver = Receiver()
    assert send(receiver, guard_allowing(HERE, names(["127.0.0.1"]))) == 204
    ((first, headers, body),) = receiver.requests
    assert first == "POST /in?x=1 HTTP/1.1"
    assert headers["host"] == f"hooks.example:{receiver.port}"
    assert headers["content-type"] == "application/json"
    assert json.loads(body) == {"text": "zażółć"}


def test_without_the_exception_the_same_receiver_is_out_of_reach() -> None:
    receiver = Receiver()
    with pytest.raises(Refused):
        send(receiver, Guard(names(["127.0.0.1"])))
    with pytest.raises(Refused):
        send(receiver, Guard(), host="127.0.0.1")
    with pytest.raises(Refused):
        send(receiver, Guard(), host="localhost")
    assert receiver.requests == []


def test_rebinding_the_checked_address_is_the_one_connected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    receiver = Receiver()
    asked: list[str] = []
    connected: list[str] = []
    rebound = names([PUBLIC], ["127.0.0.1"])

    async def resolver(host: str, port: int) -> list[str]:
        asked.append(host)
        return await rebound(host, port)

    async def connect(self: Any, host: str, port: int, **_: Any) -> Any:
        import httpcore

        connected.append(host)
        raise httpcore.ConnectError("not from a test")

    monkeypatch.setattr("httpcore._backends.auto.AutoBackend.connect_tcp", connect)
    with pytest.raises(Undelivered):
        send(receiver, Guard(resolver))
    assert asked == ["hooks.example"]
    assert connected == [PUBLIC]
    assert receiver.requests == []


def test_a_second_checked_address_is_tried_when_the_first_is_closed() -> None:
    receiver = Receiver()
    # nothing listens on 127.0.0.2 at this port
    guard = guard_allowing(["127.0.0.0/24"], names(["127.0.0.2", "127.0.0.1"]))
    assert send(receiver, guard) == 204


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_redirects_are_not_followed(status: int) -> None:
    target = Receiver()

    async def both(port: int) -> None:
        answer = f"HTTP/1.1 {status} X\r\nLocation: http://127.0.0.1:{port}/\r\nContent-Length: 0\r\n\r\n"
        hop = Receiver(answer.encode())
        guard = guard_allowing(HERE, names(["127.0.0.1"]))
        with pytest.raises(Undelivered) as caught:
            await hop.serve(lambda p: post(f"http://hooks.example:{p}/", {}, guard))
        assert caught.value.final
        assert len(hop.requests) == 1

    asyncio.run(target.serve(both))
    assert target.requests == []


@pytest.mark.parametrize(
    ("status", "final"), [(400, True), (401, True), (404, True), (429, False), (500, False), (503, False)]
)
def test_a_refusal_is_final_a_failure_is_not(status: int, final: bool) -> None:
    receiver = Receiver(f"HTTP/1.1 {status} X\r\nContent-Length: 0\r\n\r\n".encode())
    with pytest.raises(Undelivered) as caught:
        send(receiver, guard_allowing(HERE, names(["127.0.0.1"])))
    assert caught.value.final is final


def test_the_environment_names_no_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    proxy = Receiver()
    receiver = Receiver()

    async def call(port: int) -> int:
        for name in ("http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"):
            monkeypatch.setenv(name, f"http://127.0.0.1:{port}")
        monkeypatch.delenv("no_proxy", raising=False)
        monkeypatch.delenv("NO_PROXY", raising=False)
        guard = guard_allowing(HERE, names(["127.0.0.1"]))
        return int(await receiver.serve(lambda p: post(f"http://hooks.example:{p}/", {}, guard)))

    assert asyncio.run(proxy.serve(call)) == 204
    assert proxy.requests == []


def test_a_silent_receiver_is_given_up_and_counts_as_maybe_delivered() -> None:
    receiver = Receiver(delay=60)
    guard = Guard(names(["127.0.0.1"]), allow=(ipaddress.ip_network("127.0.0.1/32"),), timeout=2)
    with pytest.raises(Unanswered):
        send(receiver, guard)
    assert len(receiver.requests) == 1


def test_an_answer_in_drops_is_given_up() -> None:
    class Drops(Receiver):
        async def handle(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            try:
                while True:  # each drop comes soon enough, the whole never
                    writer.write(b"H")
                    await writer.drain()
                    await asyncio.sleep(0.02)
            except ConnectionError:
                pass
            finally:
                writer.close()

    guard = Guard(names(["127.0.0.1"]), allow=(ipaddress.ip_network("127.0.0.1/32"),), timeout=2)
    with pytest.raises(Unanswered):  # and not only when the test is
        send(Drops(), guard)


def test_a_slow_name_is_given_up_and_was_not_delivered() -> None:
    async def slow(host: str, port: int) -> list[str]:
        await asyncio.sleep(5)
        return [PUBLIC]

    with pytest.raises(Undelivered):
        asyncio.run(post("http://hooks.example/", {}, Guard(slow, timeout=0.1)))


def test_an_endless_answer_is_not_read_to_its_end() -> None:
    class Endless(Receiver):
        written = 0

        async def handle(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 100000000\r\n\r\n")
            try:
                while True:
                    writer.write(b"x" * 65536)
                    await writer.drain()
                    self.written += 65536
            except ConnectionError:
                pass
            finally:
                writer.close()

    receiver = Endless()
    assert send(receiver, guard_allowing(HERE, names(["127.0.0.1"]))) == 200
    assert receiver.written < 20_000_000  # what fits into socket buffers, not a hundred megabytes


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    if shutil.which("openssl") is None:
        pytest.fail("openssl makes the certificate; please install it")
    folder = tmp_path_factory.mktemp("tls")
    key, cert = folder / "key.pem", folder / "cert.pem"
    command = (
        "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=hooks.example"
    )
    extra = ["-addext", "subjectAltName=DNS:hooks.example", "-keyout", str(key), "-out", str(cert)]
    subprocess.run([*command.split(), *extra], check=True, capture_output=True)
    return key, cert


def test_tls_speaks_to_the_name_though_it_connects_to_the_address(certificate: tuple[Path, Path]) -> None:
    key, cert = certificate
    receiver = Receiver()
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(cert, key)
    server.sni_callback = lambda _, name, __: receiver.names.append(name)
    guard = Guard(
        names(["127.0.0.1"]),
        allow=(ipaddress.ip_network("127.0.0.1/32"),),
        trust=ssl.create_default_context(cafile=str(cert)),
    )
    assert send(receiver, guard, scheme="https", tls=server) == 204
    assert receiver.names == ["hooks.example"]
    with pytest.raises(Undelivered):  # the certificate is for another name
        send(receiver, guard, host="other.example", scheme="https", tls=server)
    with pytest.raises(Undelivered):  # and nobody vouches for it
        send(receiver, webhooks.guard_allowing(HERE, names(["127.0.0.1"])), scheme="https", tls=server)
    assert len(receiver.requests) == 1
