"""A POST to an address that a player gave us, which must never reach into the operator's own network.

Resolve, check every address, connect only to a checked one. The name is asked for once: whatever it resolves to
later (rebinding) does not matter. No redirects, no proxies, no credentials, little time, little of the answer read.
"""

from __future__ import annotations

import asyncio
import ipaddress
import json
import re
import socket
import ssl
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any
from urllib.parse import urlsplit

import httpx

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Resolver = Callable[[str, int], Awaitable[list[str]]]

TIMEOUT = 5.0
BODY_LIMIT = 1024
URL_LIMIT = 2000
LOW_PORTS = frozenset({80, 443})  # 8443 is above 1024 anyway


class Refused(ValueError):
    """We will not call this address. `code` says why, for the player who gave it."""

    def __init__(self, code: str, detail: str) -> None:
        super().__init__(detail)
        self.code = code


class Undelivered(Exception):
    """The call certainly did not succeed. Worth another try unless `final`."""

    def __init__(self, detail: str, final: bool = False, status: int | None = None) -> None:
        super().__init__(detail)
        self.final = final
        self.status = status


class Unanswered(Exception):
    """The request was sent but no answer came: it may have been delivered, so sending again could double it."""


def _networks(*texts: str) -> tuple[Network, ...]:
    return tuple(ipaddress.ip_network(t) for t in texts)


# Not left to `is_global` alone: its table differs between Python versions.
CLOSED_4 = _networks(
    "0.0.0.0/8",
    "10.0.0.0/8",
    "100.64.0.0/10",  # carrier-grade NAT
    "127.0.0.0/8",
    "168.63.129.16/32",  # a cloud's host agent, on a public address
    "169.254.0.0/16",
    "172.16.0.0/12",
    "192.0.0.0/24",
    "192.0.2.0/24",
    "192.31.196.0/24",
    "192.52.193.0/24",
    "192.88.99.0/24",  # 6to4 relays
    "192.168.0.0/16",
    "192.175.48.0/24",
    "198.18.0.0/15",
    "198.51.100.0/24",
    "203.0.113.0/24",
    "224.0.0.0/4",
    "240.0.0.0/4",
)
OPEN_6 = ipaddress.IPv6Network("2000::/3")  # all else (mapped, NAT64, unique local, link-local, multicast) is closed
CLOSED_6 = _networks(
    "2001::/23",  # protocol assignments, Teredo among them
    "2001:db8::/32",
    "2002::/16",  # 6to4
    "2620:4f:8000::/48",
    "3fff::/20",
)
ISATAP = (0x00005EFE, 0x02005EFE)  # upper half of an interface id that embeds an IPv4 address


def is_public(address: Address) -> bool:
    """Whether this is an ordinary address of the public internet, with no other address hidden inside."""
    if not address.is_global or address.is_multicast or address.is_reserved or address.is_unspecified:
        return False
    if isinstance(address, ipaddress.IPv4Address):
        return not any(address in n for n in CLOSED_4)
    if address.scope_id is not None or address not in OPEN_6 or any(address in n for n in CLOSED_6):
        return False
    return (int(address) >> 32) & 0xFFFFFFFF not in ISATAP


async def resolve(host: str, port: int) -> list[str]:
    """All addresses of a name, by the system's resolver."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(info[4][0]) for info in found]


@dataclass(frozen=True, slots=True)
class Guard:
    """How addresses are found, and which closed ones the operator opens on purpose."""

    resolver: Resolver = resolve
    allow: tuple[Network, ...] = ()
    allow_ports: frozenset[int] = frozenset()
    trust: ssl.SSLContext | None = None
    timeout: float = TIMEOUT

    def permits(self, address: Address) -> bool:
        return is_public(address) or any(address.version == n.version and address in n for n in self.allow)


def guard_allowing(networks: Iterable[str], resolver: Resolver = resolve) -> Guard:
    return Guard(resolver, tuple(ipaddress.ip_network(n) for n in networks))


@dataclass(frozen=True, slots=True)
class Target:
    """A checked URL: the name to speak to and the addresses it may be reached at."""

    scheme: str
    host: str
    port: int
    path: str
    addresses: tuple[Address, ...]

    @property
    def authority(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == {"http": 80, "https": 443}[self.scheme] else f"{host}:{self.port}"

    def at(self, address: Address) -> str:
        host = f"[{address}]" if address.version == 6 else str(address)
        return f"{self.scheme}://{host}:{self.port}{self.path}"


LABEL = re.compile(r"(?!-)[a-z0-9_-]{1,63}(?<!-)")
NUMBER = re.compile(r"0x[0-9a-f]*|[0-9]+")


def parse(url: str, guard: Guard | None = None) -> Target:
    """The parts of a URL we would call; its addresses are known only if it names one itself."""
    guard = guard or Guard()
    if len(url) > URL_LIMIT:
        raise Refused("url", f"the address is longer than {URL_LIMIT} characters")
    if any(c.isspace() or not c.isprintable() for c in url):
        raise Refused("url", "the address contains a space or a control character")
    if "\\" in url:
        raise Refused("url", "the address contains a backslash")
    try:
        parts = urlsplit(url)
        port = parts.port
        raw = parts.hostname
    except ValueError as error:
        raise Refused("url", f"not an address: {error}") from None
    if parts.scheme not in ("http", "https"):
        raise Refused("scheme", "the address must begin with https:// or http://")
    if "@" in parts.netloc:
        raise Refused("credentials", "the address must not contain a name or a password")
    if not raw:
        raise Refused("host", "the address names no host")
    if port is None:
        port = 443 if parts.scheme == "https" else 80
    if not (port in LOW_PORTS or port >= 1024 or port in guard.allow_ports):
        raise Refused("port", "the port must be 80, 443 or at least 1024")
    path = parts.path or "/"
    if parts.query:
        path += "?" + parts.query
    if not path.isascii():
        raise Refused("url", "the path must be written in ASCII (percent-encoded)")
    host, address = _host(raw, bracketed="[" in parts.netloc)
    return Target(parts.scheme, host, port, path, () if address is None else (address,))


def _host(raw: str, bracketed: bool) -> tuple[str, Address | None]:
    if bracketed:
        try:
            six = ipaddress.IPv6Address(raw)
        except ValueError:
            raise Refused("host", "not an IPv6 address") from None
        if six.scope_id is not None:
            raise Refused("private", "an address of one network link cannot be called")
        return str(six), six
    try:
        host = raw.encode("idna").decode("ascii").lower().removesuffix(".")
    except UnicodeError:
        raise Refused("host", "not a host name") from None
    labels = host.split(".")
    if len(host) > 253 or not all(LABEL.fullmatch(label) for label in labels):
        raise Refused("host", "not a host name")
    if NUMBER.fullmatch(labels[-1]):
        # The last label of a name is never a number, so this is an address. Only its plain form is taken:
        # 0177.0.0.1, 0x7f.1 and 2130706433 are read in different ways by different programs.
        try:
            four = ipaddress.IPv4Address(host)
        except ValueError:
            raise Refused("host", "write an IPv4 address as four decimal numbers") from None
        return host, four
    return host, None


async def check(url: str, guard: Guard | None = None) -> Target:
    """The target with all its addresses, each of them allowed; else Refused."""
    guard = guard or Guard()
    target = parse(url, guard)
    addresses = target.addresses
    if not addresses:
        try:
            async with asyncio.timeout(guard.timeout):
                texts = await guard.resolver(target.host, target.port)
        except (OSError, UnicodeError, TimeoutError):
            raise Undelivered(f"{target.host} cannot be resolved") from None
        try:
            addresses = tuple(dict.fromkeys(ipaddress.ip_address(t) for t in texts))
        except ValueError:
            raise Refused("host", f"{target.host} has an address that cannot be read") from None
        if not addresses:
            raise Undelivered(f"{target.host} has no address")
    if not all(guard.permits(a) for a in addresses):
        raise Refused("private", f"{target.host} is not on the public internet")
    return Target(target.scheme, target.host, target.port, target.path, addresses)


async def post(url: str, document: Any, guard: Guard | None = None) -> int:
    """POST a JSON document; the status of the answer if it is 2xx, else Refused, Undelivered or Unanswered."""
    body = json.dumps(document, ensure_ascii=False).encode()
    return await post_bytes(url, body, {"Content-Type": "application/json"}, guard)


async def post_bytes(url: str, body: bytes, headers: Mapping[str, str], guard: Guard | None = None) -> int:
    guard = guard or Guard()
    call = _Call(guard)
    try:
        async with asyncio.timeout(guard.timeout):
            target = await check(url, guard)
            return await call.send(target, body, headers)
    except TimeoutError:
        detail = f"no answer within {guard.timeout:g} s"
        raise Unanswered(detail) if call.begun else Undelivered(detail) from None


@cache
def _trusted() -> ssl.SSLContext:
    """Whom the world trusts, read once: it takes 30 ms, in which nothing else would happen."""
    return httpx.create_ssl_context(trust_env=False)


class _Call:
    """One request, which knows whether any of it has left."""

    def __init__(self, guard: Guard) -> None:
        self.guard = guard
        self.begun = False

    async def trace(self, event: str, info: Any) -> None:
        if event.endswith("send_request_headers.started"):
            self.begun = True

    async def send(self, target: Target, body: bytes, given: Mapping[str, str]) -> int:
        verify = _trusted() if self.guard.trust is None else self.guard.trust
        headers = {
            **given,
            "Host": target.authority,
            "User-Agent": "regnum",
            "Accept-Encoding": "identity",
            "Connection": "close",
        }
        extensions = {"sni_hostname": target.host, "trace": self.trace}
        failure = ""
        async with httpx.AsyncClient(
            trust_env=False, follow_redirects=False, timeout=self.guard.timeout, verify=verify
        ) as client:
            for address in target.addresses:
                url = target.at(address)
                request = client.build_request("POST", url, content=body, headers=headers, extensions=extensions)
                try:
                    response = await client.send(request, stream=True)
                except httpx.HTTPError as error:
                    failure = type(error).__name__
                    if self.begun:
                        raise Unanswered(f"no answer: {failure}") from None
                    continue
                try:
                    await _drain(response)
                finally:
                    await response.aclose()
                if response.is_success:
                    return response.status_code
                # 4xx will not get better by repeating, but for "time-out", "too early" and "too many"
                status = response.status_code
                final = status < 500 and status not in (408, 425, 429)
                raise Undelivered(f"answered {status}", final, status)
        raise Undelivered(f"cannot connect: {failure}")


async def _drain(response: httpx.Response) -> None:
    """A little of the answer, so that a small one ends the connection in good order."""
    read = 0
    try:
        async for chunk in response.aiter_raw():
            read += len(chunk)
            if read >= BODY_LIMIT:
                return
    except httpx.HTTPError:
        return
