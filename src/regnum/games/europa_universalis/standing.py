"""How the race stands, how it was won, and a table that a scenario has laid out by hand."""

from __future__ import annotations

from typing import Any

from ...kernel import Broken, Ending, replace
from .aftermath import settle as settle_realms
from .content.shapes import KINDS, RealmId
from .counters import standing_army
from .decks import deck, discards, hand, hand_size
from .laid import known
from .map import deployed_regulars, provinces_of, tax
from .model import NONE, State
from .pieces import change_court
from .realm import alliances, base_tax, is_player, marriages, vassal_tax
from .shield import strangers
from .sides import stood_land, stood_sea
from .steps.order import active_seats
from .steps.scoring import final_points, ranking, winners
from .steps.turn import MENU, barred, pass_income, turns_from, turns_to_come
from .steps.victory import kind_of
from .terms import lands


def standing(s: State) -> dict[str, Any]:
    """For each seat what decides: prestige now, what the end would add as it stands, and what brings more."""
    seats = range(len(s.players))
    final = [0 if s.over else sum(final_points(s, seat).values()) for seat in seats]
    return {
        "prestige": [p.prestige for p in s.players],
        "at_the_end": [p.prestige + n for p, n in zip(s.players, final, strict=True)],
        "income": [base_tax(s, p.realm) + vassal_tax(s, seat) for seat, p in enumerate(s.players)],
        "provinces": [len(provinces_of(s, p.realm)) for p in s.players],
        "stability": [p.stability for p in s.players],
        "power": [[p.adm, p.dip, p.mil] for p in s.players],
        "ducats": [p.ducats for p in s.players],
        "cards": [hand_size(p) for p in s.players],
        "ideas": [len(p.ideas) for p in s.players],
        "missions": [len(p.missions_done) for p in s.players],
        "milestones": [sum(seat in m.done for m in s.milestones) for seat in seats],
        "pacts": [len(alliances(s, seat)) + len(marriages(s, seat)) for seat in seats],
        "in_play": active_seats(s),
        "age": s.age,
        "last_age": s.ages,
        "round": s.round,
    }


def ending(s: State) -> Ending:
    """Prestige, and where it is equal the power left, then the ducats."""  # 2.1.win, 4.7.tiebreak
    ranks = {seat: ranking(s, seat) for seat in active_seats(s)}
    won = winners(s)
    kind = kind_of(s)
    if kind != "prestige":  # 4.7.scenario_override
        return Ending(f"ending-{kind}", {"n": len(won)}, [("count-prestige", [p.prestige for p in s.players])])
    best = ranks[won[0]]
    equal = [rank for rank in ranks.values() if rank[0] == best[0]]
    if len(equal) == 1:
        how, counted = "prestige", 1
    elif sum(rank[:2] == best[:2] for rank in equal) == 1:
        how, counted = "power", 2
    else:
        how, counted = ("ducats" if len(won) == 1 else "shared"), 3
    numbers = [
        ("count-prestige", [p.prestige for p in s.players]),
        ("count-power", [p.adm + p.dip + p.mil for p in s.players]),
        ("count-ducats", [p.ducats for p in s.players]),
    ]
    ahead = best[0] - max((rank[0] for rank in ranks.values() if rank not in equal), default=best[0])
    return Ending(f"ending-{how}", {"n": len(won), "ahead": ahead}, numbers[:counted])


def settle(s: State) -> None:
    """After a scenario has laid out some of the table: a card that somebody has is in no deck, one that nobody has is,
    an army without a unit is nowhere, manpower is what is in the field and what is left of it, and what provinces
    belong to is no older than they."""
    known(s)
    settle_ideas(s)
    once(s.trade_open, s.trade_deck, s.trade_discard, s.trade_unused)
    once([slot.card for slot in s.row], s.row_down, s.events_done, s.events_now, s.events_later)
    once([m.card for m in s.milestones], s.pile_economy, s.pile_expansion, s.pile_politics, s.pile_war)
    for p in s.players:
        once(p.missions, p.missions_done, p.mission_pile)
    for kind in KINDS:
        taken = {*s.aside, *(card for p in s.players for card in held(p))}
        pile, old = deck(s, kind), discards(s, kind)
        old[:] = [card for card in old if card not in taken]
        pile[:] = [card for card in pile if card not in taken and card not in old]
        lying = {*pile, *old, *taken}
        pile += [card.id for card in s.box.cards.values() if card.deck == kind and card.id not in lying]
    for seat, p in enumerate(s.players):
        p.armies = [standing_army(army) for army in p.armies]
        if p.active:
            left = p.manpower - p.exhausted - deployed_regulars(s, seat)
            if left < 0:
                p.manpower -= left
            p.available = max(0, left)
    settle_pacts(s)
    settle_influence(s)
    declared = s.wars
    settle_realms(s)
    for war in declared:
        if war not in s.wars:
            raise Broken(f"{war.aggressor} and {war.target}: one of them is a vassal or gone, and has no wars")
    settle_crown(s)
    settle_allies(s)
    settle_turn(s)
    may_begin(s)


def may_begin(s: State) -> None:
    """An action that comes first is one that its player may take."""
    match s.agenda[-1] if s.agenda else ():
        case (str(name), int(seat)) if (name,) in MENU and seat in range(len(s.players)):
            rule = barred(s, seat, (name,))
            if rule is not None:
                raise Broken(f"agenda: {s.players[seat].realm} may not begin with '{name}': rule {rule}")


def settle_pacts(s: State) -> None:
    """A disputed marriage is a marriage, and between players there is a token on each capital."""
    # 11.2.disputed, 5.1.diplomacy, 10.4.truce
    for realm, court in list(s.realms.items()):
        if any(seat not in court.marriages for seat in court.disputed):
            change_court(s, realm, marriages=tuple(dict.fromkeys((*court.marriages, *court.disputed))))
    for realm, court in list(s.realms.items()):
        if is_player(s, realm):
            for kind in ("allies", "marriages", "truces"):
                for seat in getattr(court, kind):
                    other = s.players[seat].realm
                    there: tuple[int, ...] = getattr(s.realms[other], kind)
                    if court.player not in there:
                        change_court(s, other, **{kind: (*there, court.player)})


def settle_influence(s: State) -> None:
    """Where players own everything nobody has any."""
    # 11.1.pr
    for area, ground in list(s.areas.items()):
        lands = [s.provinces[p] for p in s.world.areas[area].provinces]
        if all(land.town != NONE and land.occupier == NONE for land in lands):
            s.areas[area] = replace(ground, influence=(0,) * len(s.players), imperial=0)


def settle_crown(s: State) -> None:
    """The Emperor and his realm: of the two the one that is named tells the other, unless both are a player's. The seat
    that has been Emperor since the setup was not named."""
    empire = s.empire
    if empire.realm is None:
        return
    if is_player(s, empire.realm):
        empire.emperor = s.realms[empire.realm].player if empire.emperor == NONE else empire.emperor
    elif empire.emperor != NONE and s.players[empire.emperor].realm == first_emperor(s):
        empire.emperor = NONE
    elif empire.emperor != NONE:
        empire.realm = s.players[empire.emperor].realm


def first_emperor(s: State) -> RealmId | None:
    """Of the scenario."""
    if s.scenario not in s.box.scenarios:
        return None
    found: RealmId | None = s.box.scenarios[s.scenario].variants[s.variant].data["hre"].get("emperor")
    return found


def settle_allies(s: State) -> None:
    """An active ally had its strength before others came into its land."""
    # 10.3.full
    for realm, court in list(s.realms.items()):
        if court.active and not court.strength:
            change_court(s, realm, strength=sum(tax(s, p) + s.provinces[p].manpower for p in lands(s, realm)))


def settle_turn(s: State) -> None:
    """The position is that of the start of a turn, unless a battle is what comes first or the scenario says who stood
    where; who had the turns before is the player to the right, and so on."""
    # 5.5.no_battle, 9.2.nlr_block, 18.8.defenders, 9.7.main_defender
    n, first = len(s.players), str(s.agenda[-1][0]) if s.agenda else ""
    if s.phase == 2:
        settle_passes(s)
    if s.phase == 2 and s.turn != NONE and not s.acted:
        s.acted = [seat for k in range(n) if s.players[seat := (s.turn - k) % n].active]
    if s.battle is not None or first == "fight" or first.startswith("battle"):
        return
    s.stood_land = s.stood_land or stood_land(s)
    s.stood_sea = stood_sea(s) if s.stood_sea is None else s.stood_sea
    s.strangers = s.strangers or strangers(s)


def settle_passes(s: State) -> None:
    """Who has passed stands on the spaces, behind those who are named there in turn order; when nobody can gain a ducat
    by it any more, everybody else has his last turn to come."""
    # 4.2.pass, 4.2.end
    for seat in s.passes:
        s.players[seat].passed = True
    s.passes += [seat for seat in turns_from(s, s.first) if s.players[seat].passed and seat not in s.passes]
    if s.last_turns == NONE and len(s.passes) >= len(pass_income(s)):
        s.last_turns = turns_to_come(s)


def settle_ideas(s: State) -> None:
    """What somebody has researched lies on display; what does not, in its pile or among those of later ages."""
    ideas, decks = s.box.ideas, {"adm": s.ideas_adm, "dip": s.ideas_dip, "mil": s.ideas_mil}
    s.ideas += [i for i in dict.fromkeys(i for p in s.players for i in p.ideas) if i not in s.ideas]
    once(s.ideas, *decks.values(), s.ideas_later)
    lying = {*s.ideas, *s.ideas_later, *(i for pile in decks.values() for i in pile)}
    for i, info in ideas.items():
        if i not in lying:
            (decks[info.kind] if info.age <= s.age else s.ideas_later).append(i)


def once(*piles: list[Any]) -> None:
    """What lies in several piles stays in the first of them."""
    known: set[Any] = set()
    for pile in piles:
        pile[:] = [card for card in pile if card not in known]
        known.update(pile)


def held(p: Any) -> list[Any]:
    """Every card that a player has, wherever it lies."""
    posted = [*p.advisors.values(), *p.generals.values(), *([p.admiral] if p.admiral is not None else [])]
    found = [*hand(p), *(one.card for one in posted), *(shown.card for shown in p.shown)]
    return [*found, p.ruler.card] if p.ruler is not None and p.ruler.card is not None else found
