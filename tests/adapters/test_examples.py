"""The examples run, each in a short form, and what they print is what the documentation says they do."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
RUNS = {
    "gymnasium_game.py": (["principato", "--games", "1"], r"game 0: seat \d, \d+ answers, points .*, reward [-+]\d"),
    "pettingzoo_game.py": (["boze_igrzysko"], r"by turns: \d+ answers.*\nin parallel: \d+ steps, in [1-9]\d* of them"),
    "openspiel_game.py": (["regnum_pax_renaissance"], r"chance: deal \d+\nplayer \d: .*\n[\s\S]*returns \["),
    "selfplay_batch.py": (
        ["principato", "--games", "3", "--steps", "300"],
        r"answers a second.*, [1-9]\d* games ended",
    ),
    "train_principato.py": (
        ["--minutes", "0.001", "--at-once", "3", "--games", "4"],
        r"trained on 3 games\ntrained +\d+\.\d%",
    ),
}


def run(name: str, args: list[str]) -> str:
    env = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}  # small matrices: more threads only get in each other's way
    done = subprocess.run(
        [sys.executable, EXAMPLES / name, *args], capture_output=True, text=True, env=env, check=False
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_example_is_run() -> None:
    assert {path.name for path in EXAMPLES.glob("*.py")} == RUNS.keys()


@pytest.mark.parametrize("name", RUNS)
def test_an_example_runs(name: str) -> None:
    if name == "openspiel_game.py":
        pytest.importorskip("pyspiel", reason="OpenSpiel publishes no wheel for this platform")
    args, said = RUNS[name]
    assert re.search(said, run(name, args))


def test_a_saved_policy_plays_again(tmp_path: Path) -> None:
    weights = str(tmp_path / "policy.npz")
    first = run("train_principato.py", ["--minutes", "0.001", "--at-once", "2", "--games", "4", "--save", weights])
    again = run("train_principato.py", ["--minutes", "0", "--games", "4", "--load", weights])
    assert again.splitlines() == first.splitlines()[1:]
