"""A short form of `make chaos`: the server is killed three times in mid-game, and no acknowledged move is lost."""

import json
import subprocess
import sys
from pathlib import Path

CHAOS = Path(__file__).parents[2] / "bench" / "chaos.py"


def test_three_kills_lose_nothing():
    command = [sys.executable, str(CHAOS), "--only", "kill-sqlite", "--kills", "3", "--seconds", "240", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    (part,) = json.loads(done.stdout)
    assert part["faults"] == 3, part
    assert part["acknowledged"] > 0, part
    assert part["found"] == part["acknowledged"], part
    assert done.returncode == 0, part


def test_an_unknown_part_is_named():
    done = subprocess.run([sys.executable, str(CHAOS), "--only", "x"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "no such part: x" in done.stderr
