"""Politics: the mace (6.1), the Crown Army (6.2), events and elections (6.3)."""

from __future__ import annotations

from functools import partial

from ....kernel import Seat, Table, spell
from ..content import HABSBURGS, OTTOMANS, PROVINCES, TURNS, UNITS
from ..state import NONE, State, at, called, discs_free, enemy_free, markers_free, occupied, ruler

T = Table[State]


def mace(t: T) -> None:
    """The highest token at court makes the Hetman."""  # 6.1
    s = t.state
    s.phase = 3
    best = [seat for seat, value in enumerate(s.court) if value == max(s.court)]
    if len(best) == 1:
        become_hetman(t, best[0], "6.1")
    else:
        t.tell("court-tie", "6.1.tie", value=max(s.court))
        t.push(("mace_bid", *best))


def mace_bid(t: T, *tied: Seat) -> None:
    bidding(t, tied, again=t.rev >= 2)  # in the first revision one empty round was the end


def mace_last_bid(t: T, *tied: Seat) -> None:
    """After a round in which nobody offered anything: a second one of that kind is the end."""  # 6.1.retie
    bidding(t, tied, again=False)


def bidding(t: T, tied: tuple[Seat, ...], again: bool) -> None:
    """A closed hand each, opened together; every bid is lost. `again`: whether empty hands are followed by
    another round."""  # 6.1.tie, 6.1.all_pay
    s = t.state
    if not any(s.magnates[seat].money for seat in tied):
        become_hetman(t, s.mace, "6.1.broke")
        return
    bids = t.together("bids", {seat: partial(bid, t, seat) for seat in tied})
    for seat, n in bids.items():
        s.magnates[seat].money -= n
        t.tell("bid", "6.1.all_pay", seat=seat, n=n)
    top = [seat for seat, n in bids.items() if n == max(bids.values())]
    if len(top) == 1:
        become_hetman(t, top[0], "6.1.tie")
    elif max(bids.values()):  # 6.1.retie
        t.tell("bids-equal", "6.1.retie", n=max(bids.values()))
        t.push(("mace_bid", *top))
    elif again:
        t.tell("bids-empty", "6.1.retie")
        t.push(("mace_last_bid", *top))
    else:
        become_hetman(t, s.mace, "6.1.retie")


def bid(t: T, seat: Seat) -> int:
    choices = [("bid", n) for n in range(t.state.magnates[seat].money + 1)]
    return t.ask(seat, "bid", choices, auto=True)[1]


def become_hetman(t: T, seat: Seat, rule: str) -> None:
    t.state.mace = seat
    t.tell("hetman", rule, seat=seat)


def crown(t: T) -> None:
    """The standing army and what the court adds, as far as there are counters."""  # 6.2.base, 6.2.supplement
    s, box = t.state, t.state.box
    s.phase = 4
    total = sum(s.court)
    added = next((column[1:] for column in box.court if total <= column[0]), box.court[-1][1:])  # 6.2.table
    standing = (*box.standing[s.turn - 1], 0)
    for unit, base, more in zip(UNITS, standing, added, strict=True):
        count = min(base + more, box.crown[unit])  # 6.2.cap
        if unit == "artillery" and s.turn < box.crown_gun_from:  # 6.2.artillery_t1
            count = 0
        setattr(s, unit, count)
    t.tell(
        "crown-army", "6.2.supplement", sum=total,
        infantry=s.infantry, cavalry=s.cavalry, artillery=s.artillery,
    )  # fmt: skip


def events(t: T) -> None:
    """Four dice make enemies stronger."""  # 6.3.events; a six does nothing (6.3.events.six)
    t.state.phase = 5
    dice = t.roll("events", n=4)
    t.tell("events-roll", "6.3.events", dice=spell(dice))
    for die in sorted(dice):
        if die < 6:
            reinforce(t, die - 1)


def reinforce(t: T, field: int) -> None:
    """One more piece in an enemy's field, if there is one."""
    s = t.state
    f = s.fields[field]
    piece, rule = "cube", "6.3.events"
    if field == HABSBURGS and s.turn < TURNS:
        piece, rule = "marker", "6.3.events.habsburg"
        found = markers_free(s) > 0
        f.markers += found
    elif field == HABSBURGS and occupied(s):
        rule = "6.3.events.ottoman_t4"
        found = enemy_free(s, OTTOMANS) > 0
        f.orange += found
    else:
        found = enemy_free(s, field) > 0
        f.cubes += found
    if found:
        t.tell("reinforced", rule, enemy=called(s, ruler(s, field)), piece=piece)


def elections(t: T) -> None:
    """One seat of the Sejm for each province, in the order of the ring."""  # 6.3.sejm.order
    s = t.state
    s.phase = 6
    for i, name in enumerate(PROVINCES):
        counts = [m.cubes[i] for m in s.magnates]
        most = max(counts)
        if not most or counts.count(most) > 1:  # 6.3.sejm.tie
            t.tell("no-election", "6.3.sejm.tie", province=name)
            continue
        seat = counts.index(most)  # 6.3.sejm.win, 6.3.sejm.mandatory
        m = s.magnates[seat]
        m.cubes = at(m.cubes, i, -1)
        if discs_free(s, seat):
            s.sejm[i] = seat
        t.tell("elected" if s.sejm[i] != NONE else "no-disc", "6.3.sejm.win", seat=seat, province=name)
