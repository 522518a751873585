"""Compiled rules can be stopped, and let others go on: run with the compiled package (make compiled-test).

Python looks after signals and other threads between its own instructions, of which compiled code has none. The kernel
stops for breath now and then, at steps, questions, outcomes and events (regnum.kernel.breath); this sees whether that
does.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

COMPILED = Path(__file__).resolve().parents[1] / "build" / "compiled"
MANY = 10_000_000  # steps that do nothing; they take seconds


def endless() -> Any:
    """A table whose rules go on and on, without a line of Python that is not compiled."""
    from regnum.compiled import is_compiled
    from regnum.games import get_game
    from regnum.kernel import Table, new_table

    assert is_compiled(), "this is not the compiled package"
    game = replace(get_game("principato"), steps={"nothing": Table.push})
    table = new_table(game, 2, keep=False)
    table.agenda[:] = [("nothing",)] * MANY
    return table


def alarm_gets_through() -> None:
    from regnum.server import patience

    table = endless()
    try:
        with patience.at_most(0.2, "a move"):
            table.run()
    except patience.TooLong:
        pass
    assert table.agenda, "the alarm was heard only when all was over"
    print(f"stopped after {MANY - len(table.agenda)} of {MANY} steps")


def others_go_on() -> None:
    table = endless()
    seen: list[int] = []

    def look() -> None:
        while not seen or seen[-1]:
            time.sleep(0.02)
            seen.append(len(table.agenda))

    thread = threading.Thread(target=look)
    thread.start()
    table.run()
    thread.join()
    assert len(set(seen)) > 5, f"another thread saw no more than {sorted(set(seen))}"
    print(f"another thread ran {len(seen)} times meanwhile")


def main() -> int:
    if os.environ.get("PYTHONPATH") != str(COMPILED):
        env = {**os.environ, "PYTHONPATH": str(COMPILED)}
        return subprocess.run([sys.executable, __file__], env=env, check=False, timeout=300).returncode
    alarm_gets_through()
    others_go_on()
    return 0


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    sys.exit(main())
