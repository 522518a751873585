"""The backup that docs/operating.md describes holds everything and can be played on from."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from server.accounts_kit import OTHER_DB, World, play

GUIDE = Path(__file__).parents[2] / "docs" / "operating.md"


@pytest.mark.skipif(OTHER_DB in os.environ, reason="for SQLite")
def test_a_backup_taken_while_the_server_runs_is_whole(tmp_path: Path) -> None:
    code = re.search(r'python -c "(import sqlite3.*)" regnum.db', GUIDE.read_text(encoding="utf-8"))
    assert code is not None
    backup = tmp_path / "backup.db"

    async def before(world: World) -> None:
        await world.browser().register("Anna")
        subprocess.run([sys.executable, "-c", code.group(1), str(tmp_path / "test.db"), str(backup)], check=True)
        await world.browser().register("Late")

    async def after(world: World) -> None:
        browser = world.browser()
        assert (await browser.post("/login", {"name": "Anna", "password": "correct horse"})).status_code == 200
        assert (await browser.post("/logout")).status_code == 200
        assert (await browser.post("/login", {"name": "Late", "password": "correct horse"})).status_code == 403

    play(tmp_path, before)
    restored = tmp_path / "restored"
    restored.mkdir()
    shutil.copy(backup, restored / "test.db")
    play(restored, after)
