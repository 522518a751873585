"""Armies that a card raises, moves or lets besiege; cards that answer an enemy's move: 16.3.action, 6.2.reaction."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from ....kernel import RuleId, Seat, Step, Table, replace
from ..content.shapes import Area, CardId, Op
from ..counters import can_pay, pay
from ..decks import cards_of, discard_card, leave_hand
from ..effects import hooks
from ..effects.areas import areas
from ..effects.checks import holds
from ..effects.env import NOTHING, Bound, Env, bind
from ..effects.running import run
from ..map import army_size, at_war, units_in, world
from ..marches import Toll, bridges, heights, land_step, needs_access, tolls
from ..model import NONE, Came, State
from .cards import card_price
from .fighting import afterwards, battles_due
from .forces import choices
from .moves import RANGE, barred_by, can_go, pay_toll
from .order import seats_in_order
from .ranks import add_loose, arms_in, form_army, loose_in
from .recruits import PLAIN
from .retreats import refuges
from .siege import besiegeable

T = Table[State]
Mods = Op
March = tuple[Literal["army"], int] | tuple[Literal["none"]]
Where = tuple[Literal["siege"], Area] | tuple[Literal["none"]]
Answer = tuple[Literal["let"]] | tuple[Literal["card"], CardId]
Evade = tuple[Literal["withdraw"], int, Area] | tuple[Literal["move_in"], int] | tuple[Literal["none"]]
Along = tuple[Literal["along"]] | tuple[Literal["stay"]]
Paying = tuple[Literal["retreat_paying"], Area, Toll]
TRIGGER = "enemy_entered"


# --- actions that a card grants: they follow its text ---


def grant_activate(t: T, seat: Seat, mods: Mods, env: Env) -> Bound:
    afterwards(t, env, ("activate", seat, True))
    return bind("player", [seat], [seat])


def grant_naval(t: T, seat: Seat, mods: Mods, env: Env) -> Bound:
    """One after the other, each with its battles."""
    n = mods.get("moves", 1)
    steps: list[Step] = [("activate", seat, True, ("naval",))] * n
    if n > 1 and t.rev >= 6:  # Naval Maneuver: units are carried once, after whichever of the two
        steps = [("landings", 1), *steps, ("landings", NONE)]
    afterwards(t, env, *steps)
    return bind("player", [seat], [seat])


def landings(t: T, n: int) -> None:
    t.state.landings = n


def grant_recruit(t: T, seat: Seat, mods: Mods, env: Env) -> Bound:
    where = tuple(areas(t.state, mods["where"], env)) if "where" in mods else PLAIN.where
    kind = "mercenaries" if mods.get("category") == "mercenary" else ""
    terms = (mods.get("units", NONE), mods.get("ships", NONE), kind, mods.get("cost", 0), where)
    extra = (*terms, bool(mods.get("army")), mods.get("then") == "move") if mods else ()
    afterwards(t, env, ("recruit", seat, True, *extra))
    return bind("player", [seat], [seat])


def grant_land(t: T, seat: Seat, mods: Mods, env: Env) -> Bound:
    if mods.get("evade"):
        return evade(t, seat, env)
    if mods.get("siege"):
        afterwards(t, env, ("card_siege", seat, mods.get("siege_units", 1), mods.get("siege_strength", 0)))
    elif mods.get("together"):
        afterwards(t, env, ("manoeuvre", seat, mods["moves"]))
    elif "target" in mods:
        where = areas(t.state, mods["target"], env)
        if not where:
            return NOTHING
        half = mods.get("defence") == "half"
        afterwards(t, env, ("card_attack", seat, where[0], half), ("campaign_over",))
    elif "with_general" in mods:
        return with_general(t, seat, env.get(mods["with_general"]), env)
    elif mods.get("armies_only") or "artillery_max" in mods:
        reach, through = mods.get("range", RANGE), bool(mods.get("pass_neutral"))
        afterwards(t, env, ("card_march", seat, reach, through, "artillery_max" in mods))
    else:
        kinds = ("land",) if mods.get("siege") is False else ("land", "siege")
        steps: list[Step] = [("activate", seat, True, kinds)]
        if "extra_dice" in mods:
            steps = [("inspire", seat, mods["extra_dice"]["any"]), *steps, ("campaign_over",)]
        afterwards(t, env, *steps)
    return bind("player", [seat], [seat])


def inspire(t: T, seat: Seat, dice: int) -> None:
    """Event 309-2: so many dice of choice more in a battle of the activation that follows."""
    t.state.extra_dice = (seat, dice)


def card_siege(t: T, seat: Seat, units: int, extra: int) -> None:
    """Siege Works: which area."""
    s = t.state
    found = besiegeable(s, seat, units, extra)
    if not found:
        return
    options: list[Where] = [*(("siege", a) for a in found), ("none",)]
    said = t.ask(seat, "card_siege", options, about={"seat": seat, "units": units, "extra": extra})
    if said[0] == "siege":
        t.push(("siege", seat, said[1], units, extra))


def card_march(t: T, seat: Seat, reach: int, through: bool, light: bool) -> None:
    """Forced March: one army, without more artillery than cavalry."""
    s = t.state
    options: dict[Any, RuleId | None] = {("army", i): why for i, why in marchers(s, seat, light).items()}
    options[("none",)] = None
    said: March = t.choose(seat, "card_march", list(options), barred_by(options), auto=True, about={"seat": seat})
    if said[0] == "army":
        at = str(s.players[seat].armies[said[1]].area)
        slow = (False, True) if light and t.rev >= 6 else ()  # nor may it become slow on the way
        t.push(("march", seat, said[1], at, reach, (), False, (), through, *slow))


def marchers(s: State, seat: Seat, light: bool) -> dict[int, RuleId | None]:
    found: dict[int, RuleId | None] = {}
    for i, army in enumerate(s.players[seat].armies):
        if army.area is not None:
            slow = light and too_slow(s, seat, i)
            found[i] = "9.3.unit.artillery" if slow else None if can_go(s, seat, army.area) else "9.5.land"
    return found


def too_slow(s: State, seat: Seat, i: int) -> bool:
    _, horse, guns = arms_in(s.players[seat].armies[i])
    return guns > horse


def march_on(t: T, seat: Seat, army: int, before: int) -> None:
    """Mercenary Companies: the army moves at once, if nobody had to fight."""
    area = t.state.players[seat].armies[army].area
    if t.state.fought == before and area is not None:
        t.push(("march", seat, army, area))


# --- several armies, then the battles ---


def manoeuvre(t: T, seat: Seat, left: int, *moved: int) -> None:
    """Logistics Master: each time another army, or infantry outside armies."""
    s = t.state
    if s.later_battles is None:
        s.later_battles = []
    options = {o: why for o, why in choices(s, seat, ("land",)).items() if o[0] == "infantry" or o[1] not in moved}
    options[("none",)] = None
    said: Any = ("none",)
    if left:
        said = t.choose(seat, "activate", list(options), barred_by(options), auto=True, about={"seat": seat})
    if said[0] == "none":
        places, s.later_battles = tuple(dict.fromkeys(s.later_battles or ())), None
        battles_due(t, seat, (), places)
        return
    army = NONE if said[0] == "infantry" else int(said[1])
    if said[0] == "form":
        form_army(s, seat, army, Area(str(said[2])))
    at = str(said[1] if said[0] == "infantry" else s.players[seat].armies[army].area)
    t.push(("march", seat, army, at), ("manoeuvre", seat, left - 1, *moved, army))


# --- a named target, a named general ---


def card_attack(t: T, seat: Seat, area: Area, half: bool) -> None:
    """Event 253B: an army next to the area goes in; `half`: as many defenders."""
    s = t.state
    if half:
        s.halved = area
    fit = [i for i, army in enumerate(s.players[seat].armies) if army.area is not None and beside(s, seat, i, area)]
    options: list[March] = [*(("army", i) for i in fit), ("none",)]
    if fit and (said := t.ask(seat, "card_attack", options, about={"seat": seat, "area": area}))[0] == "army":
        i = said[1]
        source = s.players[seat].armies[i].area
        assert source is not None
        by_land = area in world(s).areas[source].land and climb(s, seat, i, area) <= s.players[seat].mil
        bridge = () if by_land else bridges(s, seat, source, size(s, seat, i))[area]
        pay(t, seat, mil=climb(s, seat, i, area) if by_land else 0)
        go(s, seat, i, area, bridge)
        t.push(("entered", seat, area), ("battles", seat, (), (area,)))


def size(s: State, seat: Seat, i: int) -> int:
    return army_size(s.players[seat].armies[i])


def beside(s: State, seat: Seat, i: int, area: Area) -> bool:
    at = s.players[seat].armies[i].area
    assert at is not None
    if land_step(s, seat, at, area) is None and climb(s, seat, i, area) <= s.players[seat].mil:
        return True
    return area in bridges(s, seat, at, size(s, seat, i))


def go(s: State, seat: Seat, i: int, area: Area, bridge: tuple[Any, ...] = ()) -> None:
    army = s.players[seat].armies[i]
    assert army.area is not None
    s.came = [*s.came, Came(seat, area, army.area, bridge, i)]
    s.players[seat].armies[i] = replace(army, area=area)


def with_general(t: T, seat: Seat, taken: Bound, env: Env) -> Bound:
    """Event 355B: the army that has taken the general."""
    s = t.state
    for i, posted in s.players[seat].generals.items():
        at = s.players[seat].armies[i].area
        if posted.card in taken.items and at is not None:
            afterwards(t, env, ("march", seat, i, at))
            return bind("player", [seat], [seat])
    return NOTHING


def campaign_over(t: T) -> None:
    """What a card gave for one activation ends with it."""
    t.state.halved, t.state.extra_dice = None, (NONE, 0)


# --- cards that answer ---


def entered(t: T, mover: Seat, area: Area) -> None:
    """An enemy's move has ended in an area: whoever might hold a card against it is asked, before any battle."""
    s = t.state
    if not any(came.seat == mover and came.area == area for came in s.came):
        return
    order = [x for x in seats_in_order(s, mover) if x != mover and might_answer(s, x, mover, area)]
    if not order:
        return
    menu: dict[Seat, list[Answer]] = {x: [("let",), *(("card", c) for c in answers(s, x, mover, area))] for x in order}
    said = t.react("entered", menu, ("let",), about={"by": mover, "area": area})
    for x in order:
        answer = said[x]
        if answer[0] == "card" and answer[1] in answers(s, x, mover, area):
            play(t, x, answer[1], mover, area)


def might_answer(s: State, seat: Seat, mover: Seat, area: Area) -> bool:
    """As far as everybody knows: at war with him, with a point and a military card, and with something to do."""
    p = s.players[seat]
    if not p.hand_mil or p.mil < 1 or not at_war(s, p.realm, s.players[mover].realm):
        return False
    towns = any(s.provinces[q].town == seat and s.provinces[q].occupier == NONE for q in world(s).areas[area].provinces)
    return (towns and not garrisoned(s, seat, area)) or bool(evasions(s, seat, area))


def garrisoned(s: State, seat: Seat, area: Area) -> bool:
    """Scorched Earth is for land that nobody holds; before revision 6 it was not looked at."""
    return s.revision >= 6 and units_in(s, seat, area) > 0


def reactions(s: State) -> list[str]:
    return [kind for kind, info in s.box.kinds.items() if info.action.data.get("trigger") == TRIGGER]


def answers(s: State, seat: Seat, mover: Seat, area: Area) -> list[CardId]:
    """One copy of each kind is enough to name."""
    found: dict[str, CardId] = {}
    for card in cards_of(s.players[seat], "mil"):
        kind = s.box.kinds[s.box.cards[card].kind]
        if kind.id not in reactions(s) or not can_pay(s.players[seat], **card_price(s, seat, card)):
            continue
        if not evades(kind.action.ops) and garrisoned(s, seat, area):
            continue
        env = about(seat, mover, area)
        if holds(s, seat, kind.action.when, env) and not (evades(kind.action.ops) and not evasions(s, seat, area)):
            found.setdefault(kind.id, card)
    return list(found.values())


def evades(ops: Any) -> bool:
    return any(op.get("mods", {}).get("evade") for op in ops)


def about(seat: Seat, mover: Seat, area: Area) -> Env:
    env = Env(seat, seat, rule="6.2.reaction")
    env.bound |= {"area": bind("area", [area]), "mover": bind("player", [mover], [mover])}
    return env


def play(t: T, seat: Seat, card: CardId, mover: Seat, area: Area) -> None:
    s = t.state
    pay(t, seat, **card_price(s, seat, card))
    leave_hand(s, seat, card)
    t.reveal("card", card)
    t.tell("card", "6.2.reaction", seat=seat, card=card)
    run(t, s.box.kinds[s.box.cards[card].kind].action.ops, replace(about(seat, mover, area), card=card))
    discard_card(s, card)


def evasions(s: State, seat: Seat, area: Area, price: int = 1) -> list[Evade]:
    """An army there withdraws where nobody meets it, or one next to it moves in; none with more guns than horse.
    `price`: points that the card still costs."""
    found: list[Evade] = []
    for i, army in enumerate(s.players[seat].armies):
        if army.area is None or too_slow(s, seat, i):
            continue
        if army.area == area:
            ways = refuges(s, seat, area, size(s, seat, i))
            if s.revision < 6:  # paid access was not thought of
                ways = [a for a in ways if not needs_access(s, seat, a)]
            found += [("withdraw", i, a) for a in ways]
        elif area in world(s).areas[army.area].land and comes_in(s, seat, i, area, price):
            found.append(("move_in", i))
    return found


def comes_in(s: State, seat: Seat, i: int, area: Area, price: int) -> bool:
    p = s.players[seat]
    at = p.armies[i].area
    if at is None or land_step(s, seat, at, area) is not None:
        return False
    return s.revision < 5 or (not needs_access(s, seat, area) and climb(s, seat, i, area) + price <= p.mil)


def climb(s: State, seat: Seat, i: int, area: Area) -> int:
    """Points that the mountains cost an army which a card brings in by land."""
    # 9.5.mountain
    at = s.players[seat].armies[i].area
    assert at is not None
    return heights(s, seat, at, area, size(s, seat, i)) if s.revision >= 5 else 0


def evade(t: T, seat: Seat, env: Env) -> Bound:
    """One Step Ahead."""
    s = t.state
    area = env.get("area").items[0]
    options: list[Evade] = [*evasions(s, seat, area, price=0), ("none",)]
    said = t.ask(seat, "evade", options, auto=True, about={"area": area, "seat": seat})
    match said[0]:
        case "none":
            return NOTHING
        case "withdraw":
            slip_away(t, seat, said[1], area, said[2])
        case _:
            pay(t, seat, mil=climb(s, seat, said[1], area))
            go(s, seat, said[1], area)
            t.tell("intercepted", "6.2.reaction", seat=seat, area=area)
    return bind("player", [seat], [seat])


def slip_away(t: T, seat: Seat, i: int, area: Area, to: Area) -> None:
    """The army leaves before the battle; infantry on its own there may come along, and access is paid for."""
    # 9.5.access, 6.2.reaction
    s, p = t.state, t.state.players[seat]
    n = loose_in(s, seat, area) if t.rev >= 6 else 0
    if n and to in refuges(s, seat, area, size(s, seat, i) + n):
        options: list[Along] = [("along",), ("stay",)]
        asked = {"area": area, "seat": seat, "n": n}
        n *= t.ask(seat, "evade_along", options, about=asked)[0] == "along"
    else:
        n = 0
    if needs_access(s, seat, to):
        tolled: list[Paying] = [("retreat_paying", to, toll) for toll in tolls(s, seat, to) if toll]
        if tolled:
            pay_toll(t, seat, to, t.ask(seat, "evade_toll", tolled, auto=True, about={"area": to})[2])
    p.armies[i] = replace(p.armies[i], area=to)
    if n:
        add_loose(s, seat, area, -n)
        add_loose(s, seat, to, n)
    t.tell("evaded", "6.2.reaction", seat=seat, area=area, to=to)


hooks.GRANTED |= {
    "activate": grant_activate,
    "activate_land": grant_land,
    "activate_naval": grant_naval,
    "recruit": grant_recruit,
}
STEPS: dict[str, Callable[..., None]] = {
    "card_siege": card_siege,
    "card_march": card_march,
    "march_on": march_on,
    "manoeuvre": manoeuvre,
    "card_attack": card_attack,
    "inspire": inspire,
    "landings": landings,
    "campaign_over": campaign_over,
    "entered": entered,
}
ASKS: dict[str, str] = {
    "card_siege": "9.8.1",
    "card_march": "9.5.land",
    "card_attack": "9.5.land",
    "entered": "6.2.reaction",
    "evade": "6.2.reaction",
    "evade_along": "6.2.reaction",
    "evade_toll": "9.5.access",
}
