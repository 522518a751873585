"""From one year to the next, and the end of the game (p. 6 and 7)."""

from __future__ import annotations

from ....kernel import Seat, Table
from ..state import Result, State, culture_points, task_points, winners

T = Table[State]


def year_over(t: T, after: Seat) -> None:
    s = t.state
    if s.year == s.box.years:  # END.when
        t.push(("final",))
        return
    s.year += 1
    s.deck = s.next_decks.pop(0)  # YEAR.deck; the pool stays (YEAR.pool)
    t.tell("new-year", "YEAR.deck", year=s.year)
    t.push(("refill", after))  # YEAR.next_player


def final(t: T) -> None:
    """Turn over the tasks and add up."""  # END.sum
    s = t.state
    t.reveal("tasks", *[task for d in s.duchies for task in (d.culture_task, d.estate_task)])
    for seat, d in enumerate(s.duchies):
        culture, estate = task_points(s, seat, d.culture_task), task_points(s, seat, d.estate_task)
        works = culture_points(d)
        total = d.bills + works + culture + estate
        cubes = d.food + d.money + d.influence  # END.tie
        s.results.append(Result(d.bills, works, d.culture_task, culture, d.estate_task, estate, total, cubes))
        t.tell(
            "result", "END.sum", seat=seat, bills=d.bills, works=works, culture_task=d.culture_task,
            culture=culture, estate_task=d.estate_task, estate=estate, total=total,
        )  # fmt: skip
    best = winners(s)
    level = sum(r.total == s.results[best[0]].total for r in s.results)
    for seat in best:  # alone, by more cubes, or together
        how = "shared" if len(best) > 1 else "cubes" if level > 1 else "points"
        t.tell("won", "END.winner" if level == 1 else "END.tie", seat=seat, total=s.results[seat].total, how=how)
