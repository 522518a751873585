"""Ideas, advisors, cardinals and trouble for goals, counted and laid one by one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from europa_universalis.goals_board import (
    OTHER_FAITH,
    Check,
    Nowhere,
    first,
    free,
    home_areas,
    info,
    settle,
    towns,
    vassals,
    within,
    world,
)
from europa_universalis.goals_pacts import befriend, same
from regnum.games.europa_universalis.content.shapes import KINDS, IdeaId
from regnum.games.europa_universalis.decks import deck
from regnum.games.europa_universalis.model import NONE, Posted, Ruler, State

# --- the court ---


def idea_count(s: State, check: Check) -> int:
    kind = check.get("type", "")[:3]
    return sum(not kind or s.box.ideas[i].kind == kind for i in s.players[0].ideas)


def know(s: State, idea: IdeaId) -> None:
    s.players[0].ideas.append(idea)
    for pile in (s.ideas_adm, s.ideas_dip, s.ideas_mil, s.ideas_later):
        if idea in pile:
            pile.remove(idea)
            s.ideas.append(idea)


def add_idea(s: State, check: Check, avoid: frozenset[Any]) -> None:
    kind = check.get("type", "")[:3]
    options = [
        i for i in s.box.ideas.values() if i.id not in s.players[0].ideas and not i.government and i.id not in avoid
    ]
    fit = [i for i in options if (i.kind == kind if kind else i.kind not in avoid)]
    know(s, fit[0].id)


def advisors(s: State, check: Check) -> int:
    return len(s.players[0].advisors)


def post(s: State, kind: Any, skill: int) -> None:
    """An advisor of this skill, the one before goes back."""
    before = s.players[0].advisors.pop(kind, None)
    if before is not None:
        deck(s, kind).append(before.card)
    fit = [c for c in deck(s, kind) if s.box.cards[c].character.role == "advisor"]
    card = next(c for c in fit if getattr(s.box.cards[c].character, kind) == skill)
    deck(s, kind).remove(card)
    s.players[0].advisors[kind] = Posted(card)


def add_advisor(s: State, check: Check, avoid: frozenset[Any]) -> None:
    post(s, next(k for k in KINDS if k not in s.players[0].advisors), 1)


def skill_of(s: State, kind: Any) -> int:
    posted = s.players[0].advisors.get(kind)
    return 0 if posted is None else int(getattr(s.box.cards[posted.card].character, kind))


def advisor_skill(s: State, check: Check) -> int:
    return sum(skill_of(s, kind) for kind in KINDS)


def add_skill(s: State, check: Check, avoid: frozenset[Any]) -> None:
    kind = next((k for k in KINDS if k in s.players[0].advisors and skill_of(s, k) < 3), None)
    if kind is None:
        raise Nowhere
    post(s, kind, skill_of(s, kind) + 1)


def realm_skill(s: State, check: Check) -> int:
    ruler = s.players[0].ruler or Ruler("nobody")
    return ruler.adm + ruler.dip + ruler.mil + advisor_skill(s, check)


def add_realm_skill(s: State, check: Check, avoid: frozenset[Any]) -> None:
    if len(s.players[0].advisors) < 2:
        add_advisor(s, check, avoid)
        return
    ruler = s.players[0].ruler or Ruler("Somebody")
    kind = min(KINDS, key=lambda k: getattr(ruler, k))
    s.players[0].ruler = replace(ruler, **{kind: getattr(ruler, kind) + 1})


def cardinals(s: State, check: Check) -> int:
    return s.curia.cardinals.count(0) + (s.curia.rome == 0)


def add_cardinal(s: State, check: Check, avoid: frozenset[Any]) -> None:
    if s.curia.rome == NONE:  # that of Rome, for an ally of the Pope
        befriend(s, "papal_states")
        s.curia.rome = 0
    else:
        s.curia.cardinals.append(0)


# --- trouble ---


def unrest(s: State, check: Check) -> int:
    return sum(s.provinces[p].unrest for p in (*towns(s), *vassals(s)) if within(s, check, p))


def add_unrest(s: State, check: Check, avoid: frozenset[Any]) -> None:
    calm = [p for p in towns(s) if within(s, check, p) and not s.provinces[p].unrest]
    if not calm:
        settle(s, first(free(s, check, frozenset())))
        calm = [p for p in towns(s) if within(s, check, p)]
    s.provinces[calm[0]] = replace(s.provinces[calm[0]], unrest=True)


def faith_of(s: State, area: Any) -> str:
    one = world(s).areas[area]
    ground = s.areas[one.field]
    if one.distant:
        return ""
    return "revolutionary" if ground.revolution else ground.faith or world(s).areas[one.field].faith


def dissent_areas(s: State, check: Check) -> int:
    mine = s.realms[s.players[0].realm].faith
    return sum(not world(s).areas[a].distant and not same(faith_of(s, a), mine) for a in home_areas(s))


def add_dissent(s: State, check: Check, avoid: frozenset[Any]) -> None:
    field = world(s).areas[next(a for a in home_areas(s) if not world(s).areas[a].distant)].field
    mine = s.realms[s.players[0].realm].faith
    s.areas[field] = replace(s.areas[field], faith=OTHER_FAITH.get(mine, "muslim"))  # type: ignore[arg-type]


def rebels(s: State, check: Check) -> int:
    return sum(s.areas[a].rebels for a in home_areas(s))


def add_rebel(s: State, check: Check, avoid: frozenset[Any]) -> None:
    area = home_areas(s)[0]
    s.areas[area] = replace(s.areas[area], rebels=s.areas[area].rebels + 1)


def revolution_areas(s: State, check: Check) -> int:
    w = world(s)
    return sum(s.areas[w.areas[a].field].revolution for a in home_areas(s))


def add_revolution(s: State, check: Check, avoid: frozenset[Any]) -> None:
    """In an area of the realm that has a religion field of its own; there may have to be another town."""
    w = world(s)
    calm = [a for a in home_areas(s) if w.areas[a].field == a and not s.areas[a].revolution]
    calm = [a for a in calm if sum(w.areas[b].field == a for b in home_areas(s)) == 1]
    if not calm:
        mine = {w.areas[a].field for a in home_areas(s)}
        p = first(p for p in free(s, {}, avoid) if (a := info(s, p).area) not in mine and w.areas[a].field == a)
        settle(s, p)
        calm = [info(s, p).area]
    s.areas[calm[0]] = replace(s.areas[calm[0]], revolution=True)
