"""Who is let in at all: the names under which the server answers, and who may read its figures."""

from __future__ import annotations

import hmac
import ipaddress
import socket
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from .problems import Problem
from .settings import Settings

LOOPBACK = ("localhost", "127.0.0.1", "::1")
PROBES = ("/healthz", "/readyz")  # asked by machines that know an address and no name; they tell nothing
FORWARDED = ("x-forwarded-for", "x-forwarded-host", "x-real-ip", "forwarded", "via")
HSTS = "max-age=31536000"


class Doors:
    def __init__(self, settings: Settings) -> None:
        self.metrics_token = settings.metrics_token
        given = [name.strip().lower().strip("[]") for name in settings.allowed_hosts.split(",") if name.strip()]
        public = _name(urlsplit(settings.base_url).netloc)
        self.everybody = "*" in given
        self.names = {*LOOPBACK, *given, *([public] if public else [])}
        # Nobody said how people reach it: by its own name or an address. A page of a foreign site that makes its name
        # point here (DNS rebinding) comes under that name, never under an address.
        self.addresses = not given and not public
        if self.addresses:
            self.names |= {settings.host.lower(), socket.gethostname().lower()}

    def knows(self, host: str) -> bool:
        """Whether a Host header names this server."""
        name = _name(host)
        return name is not None and (self.everybody or name in self.names or (self.addresses and _is_address(name)))

    def refusal(self, connection: HTTPConnection) -> Problem | None:
        hosts = connection.headers.getlist("host")
        if connection.scope["path"] in PROBES or (len(hosts) == 1 and self.knows(hosts[0])):
            return None
        detail = "this server has another name; its operator can add this one (REGNUM_BASE_URL, REGNUM_ALLOWED_HOSTS)"
        return Problem(421, "wrong_host", detail)

    def may_measure(self, connection: HTTPConnection) -> bool:
        """With a token: who has it. Without: who asks from this machine, and not by way of a proxy on it."""
        if self.metrics_token:
            given = connection.headers.get("authorization", "")
            return hmac.compare_digest(given.encode("utf-8", "replace"), f"Bearer {self.metrics_token}".encode())
        if any(name in connection.headers for name in FORWARDED) or connection.client is None:
            return False
        return _is_loopback(connection.client.host) and _name(connection.headers.get("host", "")) in LOOPBACK


def _name(host: str) -> str | None:
    """The name in `name:port`, in lower case; None if that is none."""
    if any(c in host for c in "@/?#\\ "):
        return None
    try:
        parts = urlsplit(f"//{host}")
        _ = parts.port
        return (parts.hostname or "").rstrip(".") or None
    except ValueError:
        return None


def _is_address(name: str) -> bool:
    try:
        return bool(ipaddress.ip_address(name))
    except ValueError:
        return False


def _is_loopback(host: str) -> bool:
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return (mapped or address).is_loopback
