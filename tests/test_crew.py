"""Work shared out among processes."""

from __future__ import annotations

import math
import multiprocessing
import os
import signal
import subprocess
import sys

import pytest

from depth import LONG
from regnum.crew import Lost, on_cores, on_ray
from regnum.kernel import RegnumError

DEADLY = 3


def half(n: int) -> int:
    if n == DEADLY:
        os.kill(os.getpid(), signal.SIGKILL)
    if n % 2:
        raise ValueError(f"{n} is odd")
    return n // 2


def test_a_process_that_dies_loses_one_piece_and_the_rest_goes_on() -> None:
    found = dict(on_cores(half, range(8), 2))
    assert {n: found[n] for n in (0, 2, 4, 6)} == {0: 0, 2: 1, 4: 2, 6: 3}
    assert found[DEADLY] == Lost(f"its process ended with {-signal.SIGKILL}")
    assert found[5] == Lost("ValueError: 5 is odd", raised=True)
    assert len(found) == 8


def test_more_processes_than_work() -> None:
    assert sorted(on_cores(half, [2, 4], 5)) == [(2, 1), (4, 2)]
    assert [*on_cores(half, [], 2)] == []


def test_who_stops_listening_leaves_no_process_behind() -> None:
    for _ in on_cores(half, range(0, 40, 2), 2):
        break
    assert not multiprocessing.active_children()


KILLED = """
import os, signal
from regnum.crew import on_cores
def who(n):
    return os.getpid()
found = {}
for n, pid in on_cores(who, range(1000000), 3):
    found[pid] = n
    if len(found) == 3:
        print(*found, flush=True)
        os.kill(os.getpid(), signal.SIGKILL)
"""


def test_who_is_killed_leaves_no_process_behind() -> None:
    """Nobody is there to send them home: they see that nobody listens. The pipe ends with the last who could write."""
    with subprocess.Popen([sys.executable, "-c", KILLED], stdout=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        workers = run.stdout.readline().split()
        assert len(workers) == 3
        try:
            run.communicate(timeout=20)
        except subprocess.TimeoutExpired:
            for pid in workers:
                os.kill(int(pid), signal.SIGKILL)
            raise


if LONG:  # with Ray, which make test-long installs

    def test_a_cluster_does_the_same() -> None:
        found = dict(on_ray(math.factorial, [3, -1, 4], "local:2"))
        assert (found[3], found[4]) == (6, 24)
        assert found[-1] == Lost("ValueError: factorial() not defined for negative values", raised=True)

    def test_a_process_of_a_cluster_that_dies_loses_one_piece() -> None:
        ((job, found),) = on_ray(os._exit, [3], "local:2")
        assert job == 3
        assert isinstance(found, Lost)
        assert not found.raised


def test_a_cluster_without_ray_is_one_clear_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(RegnumError, match="Ray is not installed"):
        next(on_ray(str, ["job"], "local:1"))
