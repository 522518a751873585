"""What people install: the wheel, by way of the source archive, in a fresh environment and without Node."""

from __future__ import annotations

import contextlib
import json
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from server.kit import Player, wait_for

ROOT = Path(__file__).parents[1]
STATIC = "regnum/server/static/"


def uv(*args: str | Path) -> None:
    """As tools/setup.sh finds it."""
    found = shutil.which("uv") or str(ROOT / ".uv" / "bin" / "uv")
    done = subprocess.run([found, *args], cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr


def built() -> set[str]:
    """The files of the built client."""
    folder = ROOT / "src" / STATIC
    if not (folder / "index.html").exists():
        pytest.fail("the client is not built: make web")
    return {str(file.relative_to(folder)) for file in folder.rglob("*") if file.is_file()}


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    built()
    folder = tmp_path_factory.mktemp("dist")
    # the source archive, and the wheel from it, with the tools of the locked requirements
    uv("build", "--quiet", "--no-build-isolation", "--python", sys.executable, "--out-dir", folder)
    return folder


@pytest.fixture(scope="module")
def installed(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of programs with `regnum` among them."""
    folder = tmp_path_factory.mktemp("fresh") / "venv"
    (wheel,) = dist.glob("*.whl")
    uv("venv", "--quiet", "--python", sys.executable, folder)
    python = folder / "bin" / "python"
    uv("pip", "install", "--quiet", "--require-hashes", "--python", python, "-r", ROOT / "requirements" / "run.txt")
    uv("pip", "install", "--quiet", "--python", python, "--no-deps", wheel)
    return folder / "bin"


def test_archive_and_wheel_hold_the_client_and_what_the_server_needs(dist: Path) -> None:
    (wheel,), (archive,) = dist.glob("*.whl"), dist.glob("*.tar.gz")
    with zipfile.ZipFile(wheel) as file:
        packed = set(file.namelist())
    with tarfile.open(archive) as file:
        source = {name.partition("/")[2] for name in file.getnames()}
    assert {name.removeprefix(STATIC) for name in packed if name.startswith(STATIC)} == built()
    assert {f"src/{STATIC}{name}" for name in built()} <= source
    ours = [file for file in (ROOT / "src" / "regnum").rglob("*") if file.is_file() and file.suffix != ".pyc"]
    assert {str(file.relative_to(ROOT / "src")) for file in ours} <= packed


def test_the_wheel_says_what_it_is_made_of(dist: Path) -> None:
    (wheel,) = dist.glob("*.whl")
    with zipfile.ZipFile(wheel) as file:
        licences = file.read(f"{STATIC}licences.txt").decode()
        bill = json.loads(file.read(f"{STATIC}sbom.cdx.json"))
    assert (bill["bomFormat"], bill["metadata"]["component"]["name"]) == ("CycloneDX", "regnum")
    listed = {part["purl"]: part for part in bill["components"]}
    locked = re.findall(r"^([\w.-]+)==([^\s;]+)", (ROOT / "requirements" / "run.txt").read_text(), re.MULTILINE)
    assert {f"pkg:pypi/{name}@{version}" for name, version in locked} <= set(listed)
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    section = re.compile(r"^={80}\n(\S+ \S+) \([^\n]+\)\n={80}\n(.+?)(?=^={80}|\Z)", re.MULTILINE | re.DOTALL)
    terms = dict(section.findall(licences))
    contained = ("svelte", "clsx", "esm-env", "@fontsource-variable/inter", "@fontsource-variable/eb-garamond")
    for name in contained:
        version = packages[f"node_modules/{name}"]["version"]
        assert listed[f"pkg:npm/{name.replace('@', '%40')}@{version}"]["hashes"][0]["alg"] == "SHA-512"
        words = "SIL OPEN FONT LICENSE" if name.startswith("@fontsource") else "Permission is hereby granted"
        assert words in terms[f"{name} {version}"], name
        assert "copyright" in terms[f"{name} {version}"].lower(), name
    assert len(terms) == sum(purl.startswith("pkg:npm/") for purl in listed)
    text = json.dumps(bill) + licences
    assert not re.search(r"file://|/home/|/root/|localhost", text)


@contextlib.contextmanager
def serving(programs: Path, folder: Path) -> Iterator[str]:
    env = {"PATH": str(programs), "HOME": str(folder), "REGNUM_HOME": str(folder), "LANG": "C.UTF-8"}
    assert shutil.which("node", path=env["PATH"]) is None
    command = [str(programs / "regnum"), "serve", "--port", "0"]
    server = subprocess.Popen(command, cwd=folder, env=env, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1]

        def ready() -> bool:
            assert server.poll() is None, "the server ended"
            with contextlib.suppress(httpx.HTTPError):
                return httpx.get(f"{address}/readyz", timeout=2).status_code == 200
            return False

        wait_for(ready, 60)
        yield address
    finally:
        server.terminate()
        server.communicate(timeout=30)


def test_installed_it_shows_the_page_and_plays(installed: Path, tmp_path: Path) -> None:
    with serving(installed, tmp_path) as address:
        page = httpx.get(f"{address}/", timeout=20).text
        parts = re.findall(r'(?:src|href)="(/[^"]+)"', page)
        assert any(part.endswith(".js") for part in parts), page
        for part in [*parts, "/licences.txt", "/sbom.cdx.json"]:
            assert httpx.get(address + part, timeout=20).status_code == 200, part
        assert "principato" in {game["id"] for game in httpx.get(f"{address}/api/games", timeout=20).json()}
        ania = Player(address)
        table = ania.table("me", "bot:random", seed=3)
        before = wait_for(lambda: (doc := ania.doc(table, 0))["decisions"] and doc)
        assert ania.play(table, 0)["at"] > before["at"]
        assert (tmp_path / "regnum.db").exists()
