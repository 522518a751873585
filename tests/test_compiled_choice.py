"""Commands that gain by it go on as the compiled build of a checkout, where that is there and up to date."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from regnum import compiled


@pytest.fixture
def gone(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What the process would become."""
    found: list[list[str]] = []
    monkeypatch.setattr(os, "execv", lambda program, arguments: found.append([program, *arguments[1:]]))
    monkeypatch.setattr(compiled, "compiled_build", lambda package: Path("/checkout/build/compiled"))
    monkeypatch.setattr(compiled, "is_compiled", lambda: False)
    monkeypatch.delenv("REGNUM_PURE", raising=False)
    monkeypatch.setenv("PYTHONPATH", "/mine")
    return found


def test_a_server_goes_on_compiled(gone: list[list[str]]) -> None:
    compiled.go_on_compiled(["serve", "--port", "0"])
    assert gone == [[sys.executable, "-m", "regnum.cli", "serve", "--port", "0"]]
    assert os.environ["PYTHONPATH"] == os.pathsep.join(("/checkout/build/compiled", "/mine"))


@pytest.mark.parametrize(
    "arguments", [["bench"], ["--pure", "serve"], ["fuzz", "principato", "--pure"], ["--help"], []], ids=" ".join
)
def test_whatever_measures_or_is_told_to_stays_pure(gone: list[list[str]], arguments: list[str]) -> None:
    compiled.go_on_compiled(arguments)
    assert gone == []


def test_the_environment_keeps_it_pure(gone: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGNUM_PURE", "1")
    compiled.go_on_compiled(["serve"])
    assert gone == []


def test_what_is_compiled_does_not_start_again(gone: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "is_compiled", lambda: True)
    compiled.go_on_compiled(["serve"])
    assert gone == []


def test_an_old_build_is_not_used(tmp_path: Path) -> None:
    package, build = tmp_path / "src" / "regnum", tmp_path / "build" / "compiled"
    for folder in (package, build):
        folder.mkdir(parents=True)
    source, ready = package / "a.py", build / ".ready"
    source.touch()
    assert compiled.compiled_build(package) is None  # there is none
    ready.touch()
    os.utime(source, (1, 1))
    assert compiled.compiled_build(package) == build
    os.utime(ready, (0, 0))
    assert compiled.compiled_build(package) is None
