"""Phase 5, clean-up, and the end of an age: 4.5 and 4.6."""

from __future__ import annotations

from functools import partial
from typing import Literal

from ....kernel import Seat, Table, replace
from ..aftermath import settle
from ..board import colonial_claims
from ..content.shapes import KINDS, Area, CardId, Category, IdeaId, MilestoneId, RealmId
from ..counters import free_a_cube, gain_power, gain_prestige, standing_army
from ..decks import discard_card, hand, hand_size, leave_hand
from ..effects import modifiers
from ..effects.ops_ideas import idea_deck
from ..effects.ops_pacts import break_alliance
from ..hre import empire_areas, imperial_place
from ..ledger import looking, weakened, with_imperial
from ..map import deployed_regulars
from ..model import NONE, OpenMilestone, State
from ..pieces import change_court, end_marriage, influence_in, realm_moved, set_merchant
from ..realm import MAXIMUM_MANPOWER, base_tax, is_expansive, is_independent, manpower_value, marriages
from ..setup import event_decks, milestone_piles, missions_of, place_realm
from ..shield import assailants
from ..wars import vacate
from .defence import end_defence
from .goals import begin_age, remember
from .harbours import repair
from .income import leave_regulars
from .leaving import ready_to_leave
from .opening import open_milestones, shuffle_events
from .order import active_seats, seats_in_order

T = Table[State]
Drop = tuple[Literal["discard"], CardId]
Place = tuple[Literal["area"], Area]
Wed = tuple[Literal["marriage"], RealmId] | tuple[Literal["pay"]]
New = tuple[Literal["none"]] | tuple[Literal["idea"], IdeaId] | tuple[Literal["milestone"], MilestoneId]
Marker = tuple[Literal["keep", "give"]]
HAND, COLONISTS, RICH = 5, 4, 10  # 4.5.C, 4.5.A.5, 4.5.B.1


def cleanup(t: T) -> None:
    s = t.state
    s.phase = 5
    for seat in seats_in_order(s):
        renew(t, seat)
    heir = second_of_two(s) if t.rev >= 2 else NONE
    tidy(t)
    empire = (("imperial_cubes",), ("imperial_round",)) if t.rev >= 2 else (("imperial_cubes",),)
    t.push(("moment",), *empire, ("hands",), ("moment",), ("round_over",))
    if heir != NONE:
        t.push(("marker", heir))


# --- A. what is renewed ---


def renew(t: T, seat: Seat) -> None:
    s, p = t.state, t.state.players[seat]
    for i, army in enumerate(p.armies):  # 4.5.A.1
        if any(army.allied):
            p.allied += sum(army.allied)
            p.armies[i] = standing_army(replace(army, allied=(0, 0, 0)))
    update_manpower(t, seat)
    if p.exhausted:  # 4.5.A.3
        n = min(p.exhausted, max(3, min(6, (p.exhausted + 1) // 2)))
        p.exhausted -= n
        p.available += n
    repair(t, seat)
    for node, market in s.nodes.items():  # 4.5.A.4
        if market.merchants[seat] == 2:
            set_merchant(s, node, seat, 1)
    settlers = len(colonial_claims(s, seat))  # 4.5.A.5
    if t.rev >= 2:
        settlers += modifiers.income(s, seat, "5A5").get("colonists", 0)
    for _ in range(min(COLONISTS, settlers)):
        if free_a_cube(t, seat, "4.5.A.5", ("colonist",)):
            p.colonists += 1
    p.focused = False  # 4.5.A.6
    if t.rev >= 3:
        p.spared = []  # what a card keeps calm, it keeps calm for a round


def update_manpower(t: T, seat: Seat) -> None:
    """4.5.A.2, and in which order a smaller number is met: 9.3.shrink."""
    s, p = t.state, t.state.players[seat]
    value = manpower_value(s, seat)
    if t.rev >= 2:  # 9.3.value: ideas
        value = min(modifiers.modified(s, seat, "manpower", value), MAXIMUM_MANPOWER)
    extra = deployed_regulars(s, seat) + p.available + p.exhausted - value
    tired = max(0, min(extra, p.exhausted))
    p.exhausted -= tired
    p.available -= min(extra - tired, p.available)
    while True:  # whenever it is asked who leaves, those that are left add up
        p.manpower = deployed_regulars(s, seat) + p.available + p.exhausted
        if p.manpower <= value:
            return
        leave_regulars(t, seat, 1, "9.3.shrink")


# --- B. boards ---


def tidy(t: T) -> None:
    s = t.state
    for realm, court in [*s.realms.items()]:  # 4.5.B.1
        if court.allies and court.player == NONE and is_expansive(s, realm) and base_tax(s, realm) >= RICH:
            for seat in court.allies:
                break_alliance(t, seat, realm, "4.5.B.1")
    for a in weakened(s):  # 4.5.B.2
        s.areas[a] = replace(s.areas[a], weakness=False)
    if not assailants(s):  # 4.5.B.4
        end_defence(t, "4.5.B.4")
    s.curia.devoted = []  # 4.5.B.5
    s.curia.used = False
    if s.passes:  # 4.5.B.6
        first, *rest = s.passes  # 4.2.end: who had a last turn stands behind those who passed
        keeps = not rest or len(active_seats(s)) == 2  # 20.2.marker
        s.first = first if first != s.first or keeps else rest[0]
    for p in s.players:  # 4.5.B.7
        p.passed, p.event_taken = False, 0


def second_of_two(s: State) -> Seat:
    """Who gets the marker if the first of two players, who has passed first again, does not keep it; else nobody."""
    again = len(active_seats(s)) == 2 and len(s.passes) == 2 and s.passes[0] == s.first  # 20.2.marker
    return s.passes[1] if again else NONE


def marker(t: T, other: Seat) -> None:
    s = t.state
    options: list[Marker] = [("keep",), ("give",)]
    if t.ask(s.first, "marker", options, about={"other": other})[0] == "give":
        s.first = other
        t.tell("marker", "20.2.marker", seat=other)


def imperial_cubes(t: T) -> None:
    """4.5.B.3: as many grey cubes as the authority says; the Emperor may lay them all anew."""
    s = t.state
    seat = s.empire.emperor
    if seat == NONE:
        return
    places = looking(s, lambda: [a for a in empire_areas(s) if imperial_place(s, a)])
    for a in with_imperial(s):
        s.areas[a] = replace(s.areas[a], imperial=0)
    for left in range(min(6, s.empire.authority), 0, -1):
        options: list[Place] = [("area", a) for a in places if influence_in(s, a) < 5]
        if not options:
            return
        area = t.ask(seat, "imperial_cube", options, about={"left": left})[1]
        s.areas[area] = replace(s.areas[area], imperial=s.areas[area].imperial + 1)


# --- C. hands ---


def hands(t: T) -> None:  # 4.5.C
    s = t.state
    over = [seat for seat in active_seats(s) if hand_size(s.players[seat]) > HAND]
    dropped = t.together("hands", {seat: partial(_lay_down, t, seat) for seat in over})
    for seat in over:
        for card in dropped[seat]:
            leave_hand(s, seat, card)
            discard_card(s, card)
            t.tell("discarded", "4.5.C", seat=seat, card=card)


def _lay_down(t: T, seat: Seat) -> list[CardId]:
    held, gone = hand(t.state.players[seat]), []
    while len(held) > HAND:
        options: list[Drop] = [("discard", c) for c in held]
        card = t.ask(seat, "discard", options, about={"left": len(held) - HAND, "rule": "4.5.C"})[1]
        held.remove(card)
        gone.append(card)
    return gone


# --- D. the end of the round, of an age, of the game ---


def round_over(t: T) -> None:
    s = t.state
    variant = s.box.scenarios[s.scenario].variants[s.variant]
    more = bool(s.events_now or s.events_later)
    if instant_end(s) or (not more and s.age >= last_age(s)):  # 4.7.instant, 4.6.1
        t.push(("final_missions",), ("final",))
    elif ready_to_leave(s):  # 21.leave
        t.push(("parting", ready_to_leave(s)[0]), ("round_over",))
    elif more:
        s.round += 1
        t.push(("round",))
    else:
        s.age += 1
        s.round = 1
        event_decks(s, variant, s.age)
        t.push(("age",))


def last_age(s: State) -> int:
    return s.ages or s.box.scenarios[s.scenario].variants[s.variant].last_age


def instant_end(s: State) -> bool:
    from .scoring import everything_placed

    points = sorted((s.players[seat].prestige for seat in active_seats(s)), reverse=True)
    if points[0] >= 100 and points[0] - points[1] >= 20:
        return True
    return any(everything_placed(s, seat) for seat in active_seats(s))


def new_age(t: T) -> None:
    """4.6: the event deck, milestones, ideas, one card for the last player, marriages."""
    s = t.state
    t.tell("age", "4.6.1", age=s.age)
    shuffle_events(t)
    s.milestones = []  # 4.6.2
    milestone_piles(s, list(s.box.milestones))
    open_milestones(t)
    new_ideas(t)
    begin_age(s)
    t.push(("consolation",), ("wedded",), ("latecomers",), ("round",))


def new_ideas(t: T) -> None:  # 4.6.3
    s = t.state
    known = {i for p in s.players for i in p.ideas}
    for kind in KINDS:
        pile = idea_deck(s, kind)
        ideas = s.box.ideas
        pile += [i for i in s.ideas_later if ideas[i].kind == kind and ideas[i].age <= s.age]
        s.ideas_later = [i for i in s.ideas_later if ideas[i].kind != kind or ideas[i].age > s.age]
        old = [i for i in s.ideas if ideas[i].kind == kind and not ideas[i].basic and i not in known]
        t.shuffle(f"ideas:{kind}", pile)
        gone = old[: len(pile)]
        for idea in gone:
            s.ideas[s.ideas.index(idea)] = t.draw(f"ideas:{kind}", pile)
        pile += gone
        t.shuffle(f"ideas:{kind}", pile)


def milestone_pile(s: State, category: Category) -> list[MilestoneId]:
    found: list[MilestoneId] = getattr(s, f"pile_{category}")
    return found


def consolation(t: T) -> None:
    """4.6.4: who alone has least prestige may look through a deck and exchange one new card."""
    s = t.state
    points = {seat: s.players[seat].prestige for seat in active_seats(s)}
    least = [seat for seat, n in points.items() if n == min(points.values())]
    if len(least) != 1:
        return
    seat = least[0]
    known = {i for p in s.players for i in p.ideas}
    options: list[New] = [("none",)]
    options += [("idea", i) for i in s.ideas if not s.box.ideas[i].basic and i not in known]
    options += [("milestone", m.card) for m in s.milestones]
    said = t.ask(seat, "consolation", options)
    if said[0] == "none":
        return
    if said[0] == "idea":
        pile = idea_deck(s, s.box.ideas[said[1]].kind)
        among: list[New] = [("idea", i) for i in sorted(pile)]
        if not among:
            return
        chosen = t.ask(seat, "consolation_for", among, about={"idea": said[1]})
        assert chosen[0] == "idea"
        s.ideas[s.ideas.index(said[1])] = chosen[1]
        pile.remove(chosen[1])
        pile.append(said[1])
        t.shuffle(f"ideas:{s.box.ideas[said[1]].kind}", pile)
        t.tell("exchanged_idea", "4.6.4", seat=seat, idea=said[1], new=chosen[1])
    else:
        category = s.box.milestones[said[1]].category
        stack = milestone_pile(s, category)
        among = [("milestone", m) for m in sorted(stack)]
        if not among:
            return
        chosen = t.ask(seat, "consolation_for", among, about={"milestone": said[1]})
        assert chosen[0] == "milestone"
        place = [m.card for m in s.milestones].index(said[1])
        s.milestones[place] = OpenMilestone(chosen[1])
        stack.remove(chosen[1])
        stack.append(said[1])
        t.shuffle(f"milestones:{category}", stack)
        t.tell("exchanged_milestone", "4.6.4", seat=seat, milestone=said[1], new=chosen[1])


def wedded(t: T) -> None:
    """4.6.5: one prestige for all who are married; only then the first of them parts with a marriage."""
    s = t.state
    order = [seat for seat in seats_in_order(s) if marriages(s, seat)]
    for seat in order:
        gain_prestige(t, seat, 1, "4.6.5")
    t.push(*(("marriage_end", seat) for seat in order))


def marriage_end(t: T, seat: Seat) -> None:
    """4.6.5, 4.6.5.mirror: one marriage less, with an independent realm if possible, or two points."""
    s, p = t.state, t.state.players[seat]
    wed = marriages(s, seat)
    if not wed:
        return
    strangers = [r for r in wed if (is_independent(s, r) if t.rev >= 3 else s.realms[r].player == NONE)]
    options: list[Wed] = [("marriage", r) for r in strangers or wed]
    if p.dip >= 2:
        options.append(("pay",))
    said = t.ask(seat, "marriage_end", options, auto=True)
    if said[0] == "pay":
        gain_power(t, seat, "dip", -2, "4.6.5")
        t.tell("marriage_kept", "4.6.5", seat=seat)
    else:
        end_marriage(s, seat, said[1])
        t.tell("marriage", "4.6.5", seat=seat, realm=said[1], n=-1)


def latecomers(t: T) -> None:
    """A realm that a scenario brings in later enters with the second age that is played (docs/rulings)."""
    s = t.state
    variant = s.box.scenarios[s.scenario].variants[s.variant]
    for seat, raw in enumerate(variant.realms):
        p = s.players[seat]
        if not p.active and not p.left:
            vacate(s, p.realm)
            p.active = True
            place_realm(s, seat, s.box.setups[p.realm, raw["setup"]])
            missions_of(s, seat, raw.get("missions", {}))
            change_court(s, p.realm, allies=(), marriages=(), disputed=())
            settle(s)
            if t.rev >= 2:
                realm_moved(s, p.realm)  # 18.6.leave
            update_manpower(t, seat)
            p.at_setup = p.since_age = remember(s, seat)
            t.tell("joins", "3.1.scenario", seat=seat)


STEPS = {
    "cleanup": cleanup,
    "marker": marker,
    "imperial_cubes": imperial_cubes,
    "hands": hands,
    "round_over": round_over,
    "age": new_age,
    "consolation": consolation,
    "wedded": wedded,
    "marriage_end": marriage_end,
    "latecomers": latecomers,
}
ASKS: dict[str, str] = {"marker": "20.2.marker"}
