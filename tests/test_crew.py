"""Work shared out among processes."""

from __future__ import annotations

import math
import multiprocessing
import os
import signal

from depth import LONG
from regnum.crew import Lost, on_cores, on_ray

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
