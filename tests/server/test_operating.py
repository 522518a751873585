"""Health, metrics, headers, logs, the database command."""

import json
import logging
import subprocess
import sys

import pytest

from regnum.kernel import RegnumError
from regnum.server import settings
from regnum.server.app import create_app
from regnum.server.metrics import JsonLines, Metrics


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


def test_a_log_line_is_one_json_object():
    record = logging.LogRecord("x", logging.INFO, "f", 1, "request", None, None)
    record.data = {"path": "/a", "status": 200}
    line = json.loads(JsonLines().format(record))
    assert (line["message"], line["path"], line["level"]) == ("request", "/a", "info")


def test_logs_tell_no_secrets(tmp_path):
    from server.kit import Player, ServerProcess

    out = tmp_path / "log"
    with out.open("w") as file:
        server = ServerProcess.__new__(ServerProcess)
        popen = subprocess.Popen
        subprocess.Popen = lambda *a, **k: popen(*a, **{**k, "stderr": file})
        try:
            server.__init__(f"sqlite:///{tmp_path}/x.db", REGNUM_LOG_LEVEL="info")
        finally:
            subprocess.Popen = popen
        ania, bona = Player(server.address, "Ania"), Player(server.address, "Bona")
        table = ania.table("me", "open")
        token = ania.links["1"]
        ania.get(f"/api/tables/{table}/link", token=token)
        bona.post(f"/api/tables/{table}/join", token=token)
        server.stop()
    text = out.read_text()
    assert "/join" in text
    for secret in (token, ania.http.cookies["regnum_session"], ania.http.cookies["regnum_csrf"]):
        assert secret not in text
    assert all(json.loads(line) for line in text.splitlines())


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
