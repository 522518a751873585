"""How much of the same is tried: in `make test` as much as finds faults, in `make test-long` all of it."""

import os

LONG = os.environ.get("REGNUM_TESTS") == "long"


def by_day(few: int, many: int) -> int:
    return many if LONG else few
