"""How the race stands, how it was won, and a table that a scenario has laid out by hand."""

from __future__ import annotations

from typing import Any

from ...kernel import Ending
from .aftermath import settle as settle_realms
from .content.shapes import KINDS
from .counters import standing_army
from .decks import deck, discards, hand, hand_size
from .laid import known
from .map import deployed_regulars, provinces_of
from .model import State
from .realm import alliances, base_tax, marriages, vassal_tax
from .steps.order import active_seats
from .steps.scoring import final_points, ranking, winners
from .steps.victory import kind_of


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
    return Ending(f"ending-{how}", {"n": len(won)}, numbers[:counted])


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
    settle_realms(s)


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
