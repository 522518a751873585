"""One Chromium and one server for all; a window of its own for each player; no errors in any console."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from e2e.kit import CHROMIUM, CHROMIUM_ARGS, PATIENCE, ROOT, NewPlayer, Player, Server

expect.set_options(timeout=1000 * PATIENCE)


# Not for the whole session: while playwright runs, asyncio.run is not possible in other tests.
@pytest.fixture(scope="package")
def play() -> Iterator[Playwright]:
    with sync_playwright() as p:
        yield p


@pytest.fixture(scope="package")
def browser(play: Playwright) -> Iterator[Browser]:
    found = CHROMIUM if Path(CHROMIUM).exists() else shutil.which("chromium")
    assert found, "chromium is missing: tools/debian.sh chromium"
    browser = play.chromium.launch(executable_path=found, args=CHROMIUM_ARGS)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def client() -> None:
    """The built client. `make` builds it anew when its sources change."""
    if not (ROOT / "src/regnum/server/static/index.html").exists():
        subprocess.run([ROOT / "tools/web.sh", "build"], check=True)


@pytest.fixture(scope="session")
def server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.end()


@pytest.fixture
def own_server(client: None, tmp_path: Path) -> Iterator[Server]:
    """For tests that kill it."""
    server = Server(tmp_path)
    server.start()
    yield server
    server.end()


@pytest.fixture
def player(browser: Browser, request: pytest.FixtureRequest) -> Iterator[NewPlayer]:
    """Opens windows. In the end none of them may have complained."""
    made: list[Player] = []

    def open_window(name: str = "Ania", server: Server | None = None, **more: Any) -> Player:
        made.append(Player(browser, server or request.getfixturevalue("server"), name, **more))
        return made[-1]

    yield open_window
    complaints = {p.name: found for p in made if (found := p.complaints())}
    for p in made:
        p.context.close()
    assert not complaints
