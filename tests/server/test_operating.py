"""Health, metrics, headers, logs, the database command."""

import asyncio
import json
import logging
import re
import subprocess
import sys
import uuid
from pathlib import Path

import httpx
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import select, text
from sqlalchemy.exc import SQLAlchemyError

from regnum.kernel import RegnumError
from regnum.server import db, settings
from regnum.server.app import create_app
from regnum.server.db import Database
from regnum.server.metrics import JsonLines, Metrics
from regnum.server.models import Reset, User


def test_health_and_metrics(server, ania, two):
    ania.play(two, 0)
    assert ania.get("/healthz") == {"ok": True}
    assert ania.get("/readyz") == {"ready": True}
    text = ania.http.get("/metrics").text
    assert 'regnum_answers_total{pid="' in text
    assert "regnum_answer_seconds_bucket" in text


def test_every_answer_has_the_security_headers(ania, two):
    for path in ("/", "/api/games", "/api/nothing", f"/api/tables/{two}", "/some/page"):
        headers = ania.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
    assert ania.http.get("/api/games").headers["cache-control"] == "no-store"


def test_the_client_is_one_page(ania, monkeypatch, tmp_path):
    from regnum.server import app

    assert "Regnum" in ania.http.get("/").text
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>the client")
    (tmp_path / "assets" / "a.js").write_text("1")
    monkeypatch.setattr(app, "STATIC", tmp_path)
    assert ania.http.get("/").text == ania.http.get("/t/abc").text == "<!doctype html>the client"
    assert "immutable" in ania.http.get("/assets/a.js").headers["cache-control"]
    assert ania.http.get("/assets/b.js").status_code == 404
    assert ania.http.get("/..%2f..%2fetc/passwd").status_code in (200, 404)
    assert "root:" not in ania.http.get("/%2e%2e/%2e%2e/%2e%2e/etc/passwd").text


def test_a_server_without_the_client_says_so(ania, monkeypatch, tmp_path):
    from regnum.server import app

    monkeypatch.setattr(app, "STATIC", tmp_path)
    page = ania.http.get("/")
    assert page.status_code == 200
    assert "the web client has not been built" in page.text
    assert "make web" in page.text


def test_a_log_line_is_one_json_object():
    record = logging.LogRecord("x", logging.INFO, "f", 1, "request", None, None)
    record.data = {"path": "/a", "status": 200}
    line = json.loads(JsonLines().format(record))
    assert (line["message"], line["path"], line["level"]) == ("request", "/a", "info")


@pytest.mark.parametrize("level", ["info", "debug"])
def test_logs_tell_no_secrets(tmp_path, monkeypatch, level):
    from server.kit import Player, ServerProcess

    out = tmp_path / "log"
    with out.open("w") as file:
        popen = subprocess.Popen
        monkeypatch.setattr(subprocess, "Popen", lambda *a, **k: popen(*a, **{**k, "stderr": file}))
        # a mail server that is not there: what could not be sent is not told either
        smtp = {"REGNUM_SMTP_HOST": "127.0.0.1", "REGNUM_SMTP_PORT": "9", "REGNUM_SMTP_PASSWORD": "smtp-secret"}
        server = ServerProcess(f"sqlite:///{tmp_path}/x.db", REGNUM_LOG_LEVEL=level, **smtp)
        ania, bona = Player(server.address, "Ania"), Player(server.address, "Bona")
        cookies = [player.http.cookies[name] for player in (ania, bona) for name in ("regnum_session", "regnum_csrf")]
        table = ania.table("me", "open")
        token = ania.links["1"]
        ania.get(f"/api/tables/{table}/link", token=token)
        bona.post(f"/api/tables/{table}/join", token=token)
        socket = bona.socket(table)
        socket.send({"type": "chat", "text": "a-word-in-private"})
        socket.until("chat")
        socket.close()
        bona.post("/api/account", name="Bona", password="password-of-bona", email="bona@example.org")
        bona.http.headers["X-CSRF"] = bona.http.cookies["regnum_csrf"]
        bona.post("/api/login", 403, name="Bona", password="password-mistaken")
        bona.post("/api/forgot", name_or_email="bona@example.org")
        bona.post("/api/reset", 404, token="reset-token", password="password-anew")
        bona.http.get("/reset", params={"token": "token-in-the-page"})
        bona.http.get("/api/notifications/confirm", params={"token": "1.token-to-confirm"})
        cookies += [bona.http.cookies["regnum_session"], bona.http.cookies["regnum_csrf"]]
        server.stop()
    text = out.read_text()
    assert "/join" in text
    assert "not sent" in text
    said = ["password-", "token-", "reset-token", "smtp-secret", "a-word-in-private", "bona@example.org"]
    for secret in [token, *cookies, *said]:
        assert secret not in text
    assert all(json.loads(line) for line in text.splitlines())


def test_an_error_of_the_database_does_not_tell_the_data(server):
    """Neither what was to be stored nor the row that was refused, be it of several lines."""
    secret = uuid.uuid4().hex

    async def fail():
        async with server.app.state.db.session() as session:
            await session.execute(text("INSERT INTO users (name) VALUES (:name)"), {"name": f"{secret}\n\n{secret}"})

    try:
        server.run(fail())
    except SQLAlchemyError:
        record = logging.LogRecord("x", logging.ERROR, "f", 1, "failed", None, sys.exc_info())
    told = json.loads(JsonLines().format(record))["error"]
    assert secret not in told
    assert "INSERT INTO users" in told
    assert "IntegrityError" in told


def test_a_server_that_cannot_work_is_not_ready(server, ania, monkeypatch):
    monkeypatch.setattr(server.app.state.driver, "closing", True)  # as in the last moments before the end
    assert ania.get("/readyz", 503) == {"ready": False, "why": "closing"}
    monkeypatch.undo()
    monkeypatch.setattr(server.app.state.hub, "listening", asyncio.Event())
    assert ania.get("/readyz", 503) == {"ready": False, "why": "listening"}
    assert httpx.get(f"{server.address}/healthz").json() == {"ok": True}


def test_figures_name_nobody(ania, two):
    text = ania.http.get("/metrics").text
    assert two not in text
    assert "Ania" not in text
    for line in text.splitlines():
        assert re.fullmatch(r'regnum_[a-z_]+\{pid="\d+"(,(kind|le)="[a-zA-Z0-9.+]+")?\} [0-9.e+-]+', line), line


def test_the_page_has_nothing_inline():
    """What the policy forbids is not there: no script, style or handler in the page itself."""
    from regnum.server.app import NOT_BUILT, STATIC

    for page in ((STATIC / "index.html").read_text(), NOT_BUILT):
        for tag in re.findall(r"<[a-z][^>]*>", page):
            assert not re.search(r"\s(on[a-z]+|style)\s*=|javascript:", tag), tag
            assert not tag.startswith("<script") or "src=" in tag, tag
        assert "<style" not in page
        assert all(not inside.strip() for inside in re.findall(r"<script[^>]*>(.*?)</script>", page, re.DOTALL))


def test_figures_are_prometheus_text():
    m = Metrics()
    m.count("answers", "bot")
    m.time("answer", 0.003)
    lines = m.text({"sockets": 2}).splitlines()
    assert any('le="0.005"} 1' in line for line in lines)
    assert any('le="0.002"} 0' in line for line in lines)


def test_settings_come_from_the_environment():
    found = settings.from_env({"REGNUM_PORT": "9000", "REGNUM_SECURE_COOKIES": "yes", "REGNUM_SMTP_HOST": "mail"})
    assert (found.port, found.secure_cookies, found.smtp.host) == (9000, True, "mail")
    assert settings.from_env({"REGNUM_PORT": "9000"}, port=1).port == 1


def test_db_upgrade_from_the_command_line(db_url):
    command = [sys.executable, "-m", "regnum.cli", "db", "upgrade", "--db", db_url()]
    for _ in range(2):
        assert subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_a_database_of_the_first_form_is_upgraded_with_what_is_in_it(db_url):
    url = db_url()

    async def first():
        made = Database(url)
        async with made.engine.begin() as connection:
            await connection.run_sync(lambda c: command.upgrade(alembic(c), "0001"))
            await connection.execute(
                text("INSERT INTO users (name, guest, language, prefs, created) VALUES ('Anna', true, 'pl', '{}', 1)")
            )
        await made.close()

    async def now():
        made = Database(url)
        async with made.reading() as session:
            found = (await session.scalars(select(User.name))).all(), (await session.scalars(select(Reset))).all()
        await made.close()
        return found

    asyncio.run(first())
    subprocess.run([sys.executable, "-m", "regnum.cli", "db", "upgrade", "--db", url], check=True, capture_output=True)
    assert asyncio.run(now()) == (["Anna"], [])


def alembic(connection):
    config = Config()
    config.set_main_option("script_location", str(Path(db.__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def test_the_migrations_make_the_tables_of_the_models(server):
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from regnum.server.models import Base

    async def differences():
        async with server.app.state.db.engine.connect() as connection:
            return await connection.run_sync(
                lambda c: compare_metadata(MigrationContext.configure(c, opts={"compare_type": True}), Base.metadata)
            )

    assert server.run(differences()) == []


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///", "sqlite:///:memory:", "sqlite", "mysql://host/db"])
def test_a_database_address_of_no_use_is_named(url):
    with pytest.raises(RegnumError, match="--db"):
        create_app(settings.Settings(db=url))
