"""Work shared out among processes, each doing one piece at a time: a process that dies loses that piece alone."""

from __future__ import annotations

import logging
import math
import multiprocessing
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Generic, TypeVar

from .kernel import RegnumError

J = TypeVar("J")
R = TypeVar("R")


@dataclass(frozen=True)
class Lost:
    """A piece of work that came to nothing, and why."""

    why: str
    raised: bool = False  # by the work itself; else its process died


@dataclass
class Hand(Generic[J]):
    """A process at work, and what it has in hand."""

    process: BaseProcess
    pipe: Connection
    job: J


def on_cores(
    play: Callable[[J], R], jobs: Iterable[J], workers: int, until: float = math.inf
) -> Iterator[tuple[J, R | Lost]]:
    """Each job with what came of it, in the order in which they end. `until`: when the clock (`time.monotonic`) says
    so, what is not done is given up."""
    left = iter(jobs)
    hands: dict[Connection, Hand[J]] = {}

    def next_for(hand: Hand[J] | None) -> None:
        """Another job for this process, or for a new one where there is none; no job, and it goes home."""
        for job in left:
            if hand is None:
                hand = _hire(play, job)
            hand.job = job
            hand.pipe.send(job)
            hands[hand.pipe] = hand
            return
        if hand is not None:
            del hands[hand.pipe]
            hand.pipe.send(None)
            hand.process.join()

    try:
        for _ in range(workers):
            next_for(None)
        while hands and (left_s := until - time.monotonic()) > 0:
            for pipe in wait([*hands], None if until == math.inf else left_s):
                hand = hands[pipe]  # type: ignore[index]
                job = hand.job
                try:
                    found = hand.pipe.recv()
                except (EOFError, ConnectionError):
                    del hands[hand.pipe]
                    hand.process.join()
                    found = Lost(f"its process ended with {hand.process.exitcode}")
                    next_for(None)
                else:
                    next_for(hand)
                yield job, found
    finally:  # whoever stops listening needs nobody
        for hand in hands.values():
            hand.process.terminate()
        for hand in hands.values():
            hand.process.join()


def _hire(play: Callable[[J], R], job: J) -> Hand[J]:
    here, there = multiprocessing.Pipe()
    process = multiprocessing.Process(target=_work, args=(play, there, here), daemon=True)
    process.start()
    there.close()
    return Hand(process, here, job)


def _work(play: Callable[[Any], Any], pipe: Connection, other_end: Connection) -> None:
    """In the process: one job after another."""
    other_end.close()  # or it would never be seen that whoever listened was killed
    try:
        while (job := pipe.recv()) is not None:
            pipe.send(attempt(play, job))
    except (EOFError, ConnectionError, KeyboardInterrupt):
        pass  # nobody waits for it any more


def attempt(play: Callable[[J], R], job: J) -> R | Lost:
    try:
        return play(job)
    except Exception as error:
        return Lost(f"{type(error).__name__}: {error}", raised=True)


def on_ray(
    play: Callable[[J], R], jobs: Iterable[J], address: str, until: float = math.inf
) -> Iterator[tuple[J, R | Lost]]:
    """The same on a cluster: `address` as Ray has it ("auto", "ray://…"); "local:2" makes one of two processes here."""
    try:
        import ray
    except ImportError:
        raise RegnumError("--ray: Ray is not installed (pip install 'regnum[ray]')") from None

    kind, _, cores = address.partition(":")
    if kind == "local":
        ray.init(num_cpus=int(cores or 1), include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    else:
        ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
    try:
        once = ray.remote(max_retries=0)(attempt)
        left = iter(jobs)
        most = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: dict[Any, J] = {}
        while True:
            while len(waiting) < most and (job := next(left, None)) is not None:
                waiting[once.remote(play, job)] = job
            if not waiting:
                return
            ready, _ = ray.wait([*waiting], timeout=None if until == math.inf else max(0.0, until - time.monotonic()))
            if not ready:
                return
            ended = ready[0]
            job = waiting.pop(ended)
            try:
                yield job, ray.get(ended)
            except ray.exceptions.RayError as error:
                yield job, Lost(str(error).splitlines()[-1])
    finally:
        ray.shutdown()
