"""The pages that describe the web app and scenarios name everything there is."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

import regnum
from regnum.games import built_in, get_game
from regnum.scenario import KEYS
from regnum.server.app import create_app
from regnum.server.settings import Settings

DOCS = Path(__file__).parent.parent / "docs"
WEB, SCENARIOS, CONTENT = (
    " ".join((DOCS / f"{name}.md").read_text("utf-8").split()) for name in ("web", "scenarios", "content")
)
SERVER = Path(regnum.__file__).parent / "server"


@pytest.mark.parametrize("name", sorted(p.name for p in SERVER.glob("*.py") if p.name != "__init__.py"))
def test_web_md_says_what_each_file_of_the_server_is_for(name: str) -> None:
    assert f"`{name}`" in WEB


def test_web_md_has_every_address_of_the_api(tmp_path: Path) -> None:
    paths = create_app(Settings(db=f"sqlite:///{tmp_path}/never-made.db")).openapi()["paths"]
    known = re.sub(r"\{\w+\}", "{}", WEB)
    for path in paths:
        tail = re.sub(r"\{\w+\}", "{}", path).removeprefix("/api").removeprefix("/tables/{}")
        assert tail in known, path


@pytest.mark.parametrize("place", ["", "given", "do", "expect"])
def test_scenarios_md_has_every_key(place: str) -> None:
    for key in KEYS[place] - {"given", "do", "expect"}:
        assert f"| `{key}` |" in SCENARIOS, key


@pytest.mark.parametrize("name", built_in())
def test_scenarios_md_has_every_probe_and_purpose_of_a_game(name: str) -> None:
    game = get_game(name)
    for probe in game.probes:
        assert f"`{probe}`" in SCENARIOS
    for path in sorted((game.folder / "steps").glob("*.py")):
        for purpose in re.findall(r"\.(?:roll|shuffle|draw|reveal)\(f?\"([^\"]+)\"", path.read_text("utf-8")):
            words = [part.strip(": ") for part in re.split(r"\{[^}]*\}", purpose)]
            assert all(part in SCENARIOS for part in words if part), purpose


@pytest.mark.parametrize("name", built_in())
def test_content_md_names_every_game_with_values_that_were_reconstructed(name: str) -> None:
    game = get_game(name)
    assert game.sheet is not None
    provenance = game.sheet(game.printed(None, "", {})).provenance
    assert f"regnum content {name}" in CONTENT or all(p["kind"] != "reconstructed" for p in provenance.values())


def test_operating_md_tells_the_limits_as_they_are() -> None:
    """Every number in its table is the default; and what guests may have, and when it expires, is there."""
    rows = re.findall(r"^\|[^|]*\| `REGNUM_(\w+)` \| ([\d.]+) \|", (DOCS / "operating.md").read_text("utf-8"), re.M)
    told = {name.lower(): float(value) for name, value in rows if not name.startswith("SMTP_")}
    assert told == {name: float(getattr(Settings(), name)) for name in told}
    limits = ("per_minute", "per_day", "guest_tables", "_days", "sockets_per", "header_", "hello_", "body_seconds")
    assert {f.name for f in fields(Settings) if any(part in f.name for part in limits)} <= set(told)


def test_who_finds_a_weakness_is_told_where_to_report_it() -> None:
    root = DOCS.parent
    assert "privately" in (root / "SECURITY.md").read_text("utf-8").partition("## Reporting")[2]
    assert "(SECURITY.md)" in (root / "README.md").read_text("utf-8")
