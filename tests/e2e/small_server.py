"""A server that knows the small games of the tests."""

from __future__ import annotations

from e2e.kit import ROOT, SERVE, Server
from regnum.kernel import new_table
from small import PLOT


class SmallServer(Server):
    script = (
        f"import sys; sys.path.insert(0, {str(ROOT / 'tests')!r})\nfrom small import register_all; register_all()\n"
        + SERVE
    )


def seed_where(*wanted: str) -> int:
    """A seed by which the seats of Plot are dealt cards of these kinds."""
    for seed in range(10_000):
        t = new_table(PLOT, len(wanted), seed)
        t.run()
        if all(p.hand[0].startswith(kind) for p, kind in zip(t.state.players, wanted, strict=True)):
            return seed
    raise AssertionError("no seed will do")
