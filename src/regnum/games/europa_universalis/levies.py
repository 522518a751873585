"""9.2.once: a province counts for one area a turn. How many more a realm can raise, and which provinces have counted.

While a recruitment is under way nothing is fixed: all that has been raised so far must fit at once, each province given
to one area. `raised` is what counts against the limit of the realm: area and number."""

from __future__ import annotations

from collections.abc import Mapping

from .content.shapes import Area, Province, RealmId
from .limits import land_sources, land_value
from .model import State

Raised = Mapping[Area, int]


def _sources(s: State, realm: RealmId, areas: list[Area]) -> dict[Province, tuple[int, list[int]]]:
    """The provinces that count for some of the areas: their value, and for which."""
    found: dict[Province, tuple[int, list[int]]] = {}
    for i, area in enumerate(areas):
        for p in land_sources(s, realm, area):
            if p not in s.used_land:
                found.setdefault(p, (land_value(s, p), []))[1].append(i)
    return found


def left(s: State, realm: RealmId, area: Area, raised: Raised) -> int:
    """How many more units the realm may raise in the area."""
    # 9.2.lr_use, 9.2.once
    others = [a for a in raised if a != area]
    if not others:  # nothing is wanted elsewhere: all of them count for here
        return max(0, sum([value for value, _ in _sources(s, realm, [area]).values()]) - raised.get(area, 0))
    missing = [raised[a] for a in others]  # still wanted elsewhere
    sure, shared = 0, list[tuple[int, list[int]]]()
    for value, where in _sources(s, realm, [*others, area]).values():
        if len(where) > 1:
            shared.append((value, where))
        elif where[0] == len(others):
            sure += value
        else:
            missing[where[0]] = max(0, missing[where[0]] - value)
    best: dict[tuple[int, ...], int] = {tuple(missing): sure}  # most for here
    for value, where in shared:
        after = dict(best)
        for wanted, here in best.items():
            for i in where:
                if i == len(others):
                    new, n = wanted, here + value
                else:
                    new, n = (*wanted[:i], max(0, wanted[i] - value), *wanted[i + 1 :]), here
                after[new] = max(after.get(new, -1), n)
        best = after
    return max(0, best.get((0,) * len(others), 0) - raised.get(area, 0))


def counted(s: State, realm: RealmId, raised: Raised) -> list[Province]:
    """The provinces that have counted: as little of the realm as will do."""
    areas = list(raised)
    first = tuple(raised[a] for a in areas)
    best: dict[tuple[int, ...], tuple[int, tuple[Province, ...]]] = {first: (0, ())}
    for p, (value, where) in _sources(s, realm, areas).items():
        after = dict(best)
        for wanted, (worth, chosen) in best.items():
            for i in where:
                if wanted[i]:
                    new = (*wanted[:i], max(0, wanted[i] - value), *wanted[i + 1 :])
                    if new not in after or worth + value < after[new][0]:
                        after[new] = (worth + value, (*chosen, p))
        best = after
    return list(best[(0,) * len(areas)][1])
