"""Whatever the set-up fetches is pinned, with a hash; and a lock names no place it came from."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
SCRIPTS = sorted((ROOT / "tools").glob("*.sh"))


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_package_of_a_lock_has_a_version_and_hashes(lock: Path) -> None:
    text = lock.read_text()
    blocks = [block for block in re.split(r"\n(?=\S)", text) if block.strip()]
    for block in blocks:
        assert re.fullmatch(r"[\w.-]+==[^\s;]+( ;[^\\]+)?( \\\n    --hash=sha256:[0-9a-f]{64})+\s*", block), block[:200]
    assert not re.search(r"://|^--|@ ", text, re.MULTILINE)


def test_all_that_is_fetched_has_a_lock() -> None:
    assert {lock.stem for lock in LOCKS} == {"run", "dev", "bench", "cluster", "map", "uv", "node"}
    lock_script = (ROOT / "tools" / "lock.sh").read_text()
    for lock in LOCKS:
        assert f"compile {lock.stem} " in lock_script


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_no_script_installs_what_is_not_checked(script: Path) -> None:
    """Each line that installs either checks hashes or fetches nothing."""
    for line in script.read_text().splitlines():
        if re.search(r"\bpip (install|sync)\b", line) and not line.lstrip().startswith("#"):
            fetches_nothing = "--no-deps" in line and "--no-build-isolation" in line
            assert "--require-hashes" in line or fetches_nothing, line
        assert not re.search(r"\b(curl|wget|npx|npm install|npm i)\b", line), line


def test_the_build_uses_the_tool_that_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    (builder,) = project["build-system"]["requires"]
    assert builder in project["project"]["optional-dependencies"]["dev"]
    assert re.search(rf"^{re.escape(builder)} ", (ROOT / "requirements" / "dev.txt").read_text(), re.MULTILINE)


def test_every_package_of_the_client_has_a_hash_and_no_address() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text())
    for name, package in lock["packages"].items():
        assert not name or package["integrity"].startswith("sha512-"), name
        assert "resolved" not in package, name
