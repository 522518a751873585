"""How a server is set up: from the command line, and from REGNUM_* in the environment."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

from .. import store
from ..kernel import RegnumError

ENV = "REGNUM_SETTINGS"  # how the settings reach further worker processes


@dataclass(frozen=True)
class Smtp:
    """Where mail goes out; without a host none does."""

    host: str = ""
    port: int = 587
    user: str = ""
    password: str = field(default="", repr=False)
    sender: str = "regnum@localhost"
    starttls: bool = True


@dataclass(frozen=True)
class Settings:
    db: str = ""
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    base_url: str = ""  # how people reach the server, for links in messages; empty: http://host:port
    secure_cookies: bool = False  # set it behind https
    allowed_hosts: str = ""  # comma-separated names under which it answers; empty: see doors.py
    metrics_token: str = field(default="", repr=False)  # who may read /metrics; empty: only this machine
    trusted_proxies: str = ""  # comma-separated addresses that may say who the client is
    smtp: Smtp = field(default_factory=Smtp)
    data_folder: str = ""
    bot_workers: int = 1  # processes in which bots think
    bot_seconds: float = 2.0  # for one answer, and as much for a bot that searches; then a simpler bot answers
    sandbox_workers: int = 1  # processes in which logs and contents of strangers are worked out
    sandbox_seconds: float = 10.0  # of a processor, for one of them
    sandbox_megabytes: int = 1024  # of memory
    live_tables: int = 512  # tables kept in memory by each process
    body_limit: int = 1 << 20  # bytes of a request
    import_limit: int = 4 << 20  # bytes of an imported log
    header_limit: int = 1 << 15  # bytes of the header of a request
    header_seconds: float = 15.0  # in which it has come
    body_seconds: float = 60.0  # in which the rest has
    message_limit: int = 1 << 16  # bytes of a WebSocket message
    messages_per_10s: int = 100  # of one WebSocket
    sockets_per_user: int = 50  # WebSockets of one person, in each process
    sockets_per_address: int = 200  # WebSockets without an account from one address, in each process
    changes_to_check: int = 32  # after so many changes a client is told the fingerprint of the whole document
    hello_seconds: float = 30.0  # a WebSocket that has said nothing by then is closed
    guests_per_minute: int = 20  # new users from one address
    tables_per_minute: int = 30  # new tables by one user or from one address
    chat_per_minute: int = 30
    letters_per_day: int = 5  # to one mailbox that has not asked for them: questions whose it is, and password links
    guest_tables: int = 20  # unfinished tables of one guest
    guest_tables_per_day: int = 100  # new tables by one guest, and by guests from one address
    guest_imports_per_day: int = 20
    guest_days: int = 90  # a guest, and tables of guests only, are forgotten after so long without use
    lobby_days: int = 30  # a table that has not begun, likewise
    sweep_seconds: float = 1.0  # how often clocks and forgotten bots are looked after
    log_level: str = "info"

    @property
    def url(self) -> str:
        return self.db or default_db()

    @property
    def public_url(self) -> str:
        return self.base_url.rstrip("/") or f"http://{self.host}:{self.port}"

    @property
    def https(self) -> bool:
        return self.secure_cookies or self.base_url.lower().startswith("https://")

    def to_env(self) -> None:
        os.environ[ENV] = json.dumps(asdict(self))


def default_db() -> str:
    return f"sqlite:///{store.home() / 'regnum.db'}"


def from_env(environ: Mapping[str, str] = os.environ, **given: Any) -> Settings:
    """Defaults, then REGNUM_<NAME> (smtp: REGNUM_SMTP_HOST …), then what the caller gives."""
    if ENV in environ:
        data = json.loads(environ[ENV])
        return Settings(**{**data, "smtp": Smtp(**data["smtp"]), **given})
    smtp = Smtp(**_read(Smtp, "REGNUM_SMTP_", environ))
    found = _read(Settings, "REGNUM_", environ)
    return Settings(**{**found, "smtp": smtp, **{k: v for k, v in given.items() if v is not None}})


def _read(cls: type[Any], prefix: str, environ: Mapping[str, str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for f in fields(cls):
        text = environ.get(prefix + f.name.upper())
        if text is None or f.name == "smtp":
            continue
        kind: Any = type(f.default)
        try:
            found[f.name] = text.lower() in ("1", "true", "yes", "on") if kind is bool else kind(text)
        except ValueError:
            raise RegnumError(f"{prefix}{f.name.upper()}: '{text}' is not a {kind.__name__}") from None
    return found


def data_folder(settings: Settings) -> Path:
    return Path(settings.data_folder) if settings.data_folder else store.home()
