"""Decisions and the table for people: which rule, which words, which pieces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel import About, Described, Ending, Option, Panel, Seat
from .content import edition, load
from .content.shapes import KINDS, OPS, RELIGIONS, SECOND_VENICE, SHOTS, SIDES, WARS, kind, who
from .state import (
    NONE,
    State,
    able,
    adjacent,
    cards_in,
    commonest,
    concessions_of,
    conditions,
    face,
    kings,
    lands,
    laws,
    leads,
    measure,
    prestige,
    price_in_actions,
    republics,
    supreme,
    symbol,
    world_trade,
)  # fmt: skip
from .steps.battle import CARD, possible, ruling
from .steps.fair import COLOURS
from .steps.ops import RULES, vote_price
from .steps.play import renounced
from .steps.turn import VICTORY_RULES, worth

DECISIONS = {
    "action": "D1",
    "shot": "E2-announce",
    "sold_shot": "E3c",
    "agents": "E2.2",
    "agent": "E2.2",
    "region": "GL.LOCATION.b",
    "supply": "GL.PIECE_SUPPLY",
    "pacify": "F1b",
    "discard": "GL.HAND.a",
    "venice": "G4c-loss",
    "levy": "GL.RECRUIT",
    "concession": "GL.REGIME_CHANGE.a",
    "emancipate": "GL.REGIME_CHANGE.b",
    "origin": "GL.REPRESSED",
    "liberty": "F6d",
    "casualty": "GL.BATTLE",
    "constantinople": "K2a",
    "closing": "GL.CITY",
    "settle": "GL.BATTLE.i",
    "rooks": "K1a",
    "target": "GL.ONE_SHOT",
    "coronation": "I",
    "comet": "L1",
    "borrow": "GL.CRYPTOGRAPHY",
    "ops": "E4",
    "pay_tax": "F4",
    **RULES,
}
# what is printed on cards, for boards: the document names whatever it speaks of
TERMS = [*OPS, *filter(None, SHOTS), "pawn", "king", "republic", *(f"{r}_{k}" for r in RELIGIONS for k in KINDS)]


def described(text: str, rule: str, *touched: str, **args: Any) -> Described:
    return Described(f"option-{text}", rule, args, touched)


def describe(s: State, decision: str, option: Option, about: About) -> Described:
    rule = DECISIONS[decision]
    match option:
        case ("pass",) | ("stop",) | ("enough",) | ("decline_shot",) | ("none",):
            return described(f"{option[0]}-{decision}", rule)
        case ("buy", str(row), 0):
            return described("buy-covered", "D2a", f"fair:{row}", row=row)
        case ("buy", str(row), int(column)):
            card = s.market[row][column] or "nothing"
            return described("buy", "E1", f"card:{card}", card=card, n=column, coins=s.coins[row][column])
        case ("play", str(card)):
            return described("play", "E2", f"card:{card}", card=card)
        case ("sell", str(card)):
            return described("sell", "E3", f"card:{card}", card=card, n=worth(s, s.active, card))
        case ("ops", str(side)):
            return described("ops", "E4", f"half:{side}", side=side)
        case ("fair", str(row)):
            gate = s.open[COLOURS[row]]
            profits = s.coins[row][0] + s.box.fair[s.players]
            return described("fair", "E5", f"fair:{row}", f"city:{gate}", row=row, emporium=gate, n=profits)
        case ("declare", str(victory)):
            args = {"victory": victory, "n": price_in_actions(s, victory)}
            return described("declare", VICTORY_RULES[victory], f"victory:{victory}", **args)
        case ("revolt", str(card)):
            return described("revolt", "J2", f"card:{card}", card=card)
        case ("apostasy", str(first), str(second)):
            return described("apostasy", "K3", *lost(s, (first, second)), first=first, second=second)
        case ("use_shot", str(what)):
            return described("use-shot", "GL.ONE_SHOT", f"card:{about['card']}", *hit_by(s, about["card"]), what=what)
        case ("place_agents",):
            return described("place-agents", "E2.2", f"card:{about['card']}")
        case ("old_maid",):
            return described("old-maid", "I2", "maids:own", f"card:{about['card']}")
        case ("pay",):
            return described("pay", rule, "florins:own")
        case ("give_up",):
            return described("give-up", rule, f"border:{about['border']}")
        case ("liberty",):
            return described("liberty", rule, f"empire:{about['empire']}")
        case ("rooks_join",):
            near = [f for e in adjacent(s, about["empire"]) for f in ruling(s, e) if f.piece == "catholic_rook"]
            return described("rooks-join", rule, *(f"city:{f.place}" for f in near))
        case ("in" | "against" | "vote" | "marry" | "release" as verb, str(empire)):
            n = vote_price(s, s.active, empire) if verb == "vote" else 0
            queen = (f"card:{about['card']}",) if verb == "marry" else ()
            return described(str(verb), rule, f"empire:{empire}", *queen, empire=empire, n=n)
        case ("campaign", str(empire)):
            return described("campaign", rule, f"empire:{empire}", empire=empire)
        case ("from" | "lose" as verb, str(piece), str(place)):
            return described(str(verb), rule, stood(s, piece, place), **who(piece), place=place)
        case ("place", str(piece), str(place)):
            onto = (f"card:{place}",) if kind(piece) == "bishop" else ()
            happens = effect(s, piece, place)
            return described("place", rule, *onto, spot(s, place), **who(piece), place=place, effect=happens)
        case ("stand", str(piece), str(place)):
            return described("stand", rule, spot(s, place), **who(piece), place=place)
        case ("free", str(piece), str(place)):
            homes = [s.box.city_of[place]] if place in s.cities else place.split("-")
            held = [stood(s, piece, e) for e in homes if piece in s.realms[e].repressed]
            return described("free", rule, spot(s, place), *held, **who(piece), place=place)
        case ("settle", str(piece), str(start), str(place)):
            here = (spot(s, place), stood(s, piece, start))
            return described("settle", rule, *here, **who(piece), origin=start, place=place)
        case ("pacify", str(piece)):
            return described("pacify", rule, stood(s, piece, about["empire"]), **who(piece))
        case ("keep", str(piece)):
            there = [f"city:{c}" for c in ("venice", SECOND_VENICE) if s.cities[c] == piece]
            return described("keep", rule, *there, **who(piece))
        case ("discard" | "behead" as verb, str(card)):
            return described(str(verb), rule, f"card:{card}", card=card)
        case ("levy", str(city)):
            return described("levy", rule, f"city:{city}", **who(symbol(s, city)), place=city)
        case ("concession", str(border)):
            taken = "yes" if s.concessions[border] != NONE else "no"
            return described("concession", rule, f"border:{border}", place=border, taken=taken)
        case ("victory", str(victory)):
            return described("victory", rule, f"victory:{victory}", victory=victory)
        case ("use" | "borrow" as verb, str(item), int(k)):
            op = face(s, item).ops[k]
            touched = (f"card:{item}", f"op:{item}:{k}")
            return described(str(verb), RULES[op[0]], *touched, card=item, op=op[0], which=aim(op))
        case ("move", str(start), str(goal)):
            fate = effect(s, "bishop", goal)
            return described("move", rule, f"bishop:{start}", f"card:{goal}", card=start, goal=goal, effect=fate)
        case ("take", str(row), int(column)):
            card = s.market[row][column] or "nothing"
            return described("take", rule, f"market:{row}:{column}", card=card, row=row)
        case ("tax", str(border), str(empire)):
            owner = s.concessions[border]
            return described(
                "tax", rule, f"border:{border}", f"empire:{empire}", place=border, empire=empire, owner=owner
            )
        case ("repress", str(place), str(empire)):
            piece = s.cities[place] if place in s.cities else f"pawn.{s.concessions[place]}"
            return described("repress", rule, spot(s, place), **who(piece), place=place, empire=empire)
        case ("siege", str(place)):
            piece = s.cities[place] if place in s.cities else f"{s.pirates[place]}_pirate"
            return described("siege", rule, spot(s, place), **who(piece), place=place)
        case ("sail", str(start), str(goal)):
            fate = effect(s, "pirate", goal)
            return described("sail", rule, f"border:{start}", f"border:{goal}", origin=start, place=goal, effect=fate)
    return described(str(option[0]).replace("_", "-"), rule)


def effect(s: State, piece: str, place: str) -> str:
    """What becomes of who is there already."""
    what = kind(piece)
    if what == "bishop":  # F1a
        return "worms" if place in s.bishops else "none"
    owner = s.concessions.get(place, NONE)
    if what == "pirate":  # E2.2c, GL.PIRATE.d
        safe = owner == NONE or able(s, owner, "concessions_safe_from_pirates")
        return "kill" if s.pirates[place] or not safe else "none"
    return "pay" if owner != NONE or s.cities.get(place) else "none"  # E2.2b, E2.2d


def aim(op: tuple[str, ...]) -> str:
    """What tells an operation from another of its kind: a card may have two."""
    if op[0] in ("inquisitor", "corsair"):
        return f"{op[1]}_{'bishop' if op[0] == 'inquisitor' else 'pirate'}"
    return op[1] if op[0] in ("commerce", "vote") else "none"


def stood(s: State, piece: str, place: str) -> str:
    """The id of a piece on the board: an agent of the card played, a repressed one, a bishop, or where it stands."""
    if place == CARD:
        return f"agent:{piece}"
    if kind(piece) == "bishop":
        return f"bishop:{place}"
    return f"held:{place}:{piece}" if place in s.realms else spot(s, place)


def hit_by(s: State, card: str) -> list[str]:
    """Where the one-shot of a card strikes."""
    printed = s.box.cards[card]
    what, *more = printed.shot
    if what == "shift":
        return [f"city:{more[0]}"]
    if what == "apostasy":
        return lost(s, tuple(more))
    empires = lands(s, printed.place)
    return [f"empire:{e}" for e in (possible(s, empires, WARS[what]) if what in WARS else empires)]


def lost(s: State, religions: tuple[str, ...]) -> list[str]:
    return [f"card:{c}" for cards in renounced(s, religions).values() for c in cards]


def spot(s: State, place: str) -> str:
    """The id of a place on the board."""
    if place in s.cities:
        return f"city:{place}"
    if place in s.concessions:
        return f"border:{place}"
    return f"empire:{place}" if place in s.realms else f"card:{place}"


def prompt(s: State, decision: str, seat: Seat, about: About) -> dict[str, Any]:
    """What the question itself says beyond its words."""
    if decision == "action":
        return {"left": s.actions, "florins": s.bankers[seat].florins}
    if decision == "shot":
        return {"about": about["card"], "agents": "some" if s.box.cards[about["card"]].agents else "none"}
    return {"about": next(iter(about.values()), "nothing")}


def seat_parts(s: State) -> list[str]:
    """The bank of each seat, as its head is called."""
    return [f"house-{b.bank}" if b.bank else "" for b in s.bankers]


def touches(args: Mapping[str, Any]) -> list[str]:
    """The pieces that a line of the chronicle speaks of."""
    found = [f"card:{args[key]}" for key in ("card", "victim") if key in args]
    found += [f"empire:{args[key]}" for key in ("empire", "target") if key in args]
    places = [str(args[key]) for key in ("place", "origin") if key in args]
    for side in ("attack", "defence"):
        places += [fighter.partition("@")[2] for fighter in str(args.get(side, "")).split()]
    found += [f"{kind_of(place)}:{place}" for place in dict.fromkeys(places) if place and place != CARD]
    return found


def kind_of(place: str) -> str:
    """What a place is: pieces also stand on cards and lie on those of empires."""
    box = edition(load(), {"promo": "yes"})
    return "border" if "-" in place else "empire" if place in box.empires else "card" if place in box.cards else "city"


def standing(s: State) -> dict[str, Any]:
    """How far everybody is from each victory: for each condition how far ahead, and how far one must be."""
    box, seats = s.box, range(s.players)
    ahead = [{v: [list(pair) for pair in leads(s, seat, v)] for v in box.victories} for seat in seats]
    return {
        "victories": ahead,
        "achieved": [[v for v, found in own.items() if all(by >= must for by, must in found)] for own in ahead],
        "actions": {v: price_in_actions(s, v) for v in box.victories},
        "supreme": [supreme(s, seat) for seat in seats],
        "commonest": commonest(s),
        "kings": [kings(s, seat) for seat in seats],
        "republics": [republics(s, seat) for seat in seats],
        "concessions": [concessions_of(s, seat) for seat in seats],
        "world_trade": [world_trade(s, seat) for seat in seats],
        "laws": [laws(s, seat) for seat in seats],
        "prestige": [
            {p: prestige(s, seat, p) for p in ("catholic", "islamic", "reformist", "law", "discovery", "patron")}
            for seat in seats
        ],
        "routes": {row: list(box.routes[s.open[COLOURS[row]]]) for row in SIDES},
        "decks": {row: len(getattr(s, f"{row}_deck")) + bool(s.next_cards.get(row)) for row in SIDES},
        "terms": TERMS,
    }


def ending(s: State) -> Ending:
    """The victory, and what it compares everybody by."""
    seats = range(s.players)
    florins = [b.florins for b in s.bankers]
    if s.how in s.box.victories:
        decisive = [what for what, _ in conditions(s, s.winners[0], s.how)]
        counts = [(f"count-{what}", [measure(s, seat, what) for seat in seats]) for what in decisive]
    else:
        counts = [("count-patron", [prestige(s, seat, "patron") for seat in seats])] if s.how == "culture" else []
        counts.append(("count-florins", florins))
    return Ending(f"ending-{s.how}", {"n": len(s.winners)}, counts)


def panels(s: State) -> list[Panel]:
    out = [
        Panel(
            "panel-table",
            [
                ("row-victories", s.victories),
                ("row-white", s.open["white"]),
                ("row-black", s.open["black"]),
                ("row-pirates", {b: f"{faith}_pirate" for b, faith in s.pirates.items() if faith}),
                ("row-bishops", {item: f"{faith}_bishop" for item, faith in s.bishops.items()}),
            ],
        )
    ]
    for row in SIDES:
        lying = enumerate(zip(s.market[row], s.coins[row], strict=True))
        cards = [(f"#{i}", {c or "nothing": n} if n else c or "nothing") for i, (c, n) in lying]
        out.append(Panel(f"panel-market-{row}", cards))
    for e, realm in s.realms.items():
        what = "vassal" if realm.suzerain else "republic" if realm.republic else "king"
        rows: list[tuple[str, Any]] = [
            ("row-state", realm.state),
            ("row-card", {"seat": realm.holder} if realm.holder != NONE else "throne"),
            ("row-face", what),
            ("row-cities", {c: s.cities[c] for c in s.box.empires[e].cities if s.cities[c]}),
            ("row-repressed", realm.repressed),
            ("row-queens", realm.queens),
        ]
        out.append(Panel("panel-empire", rows, args={"empire": e}))
    for seat, b in enumerate(s.bankers):
        out.append(
            Panel(
                "panel-banker",
                [
                    ("row-bank", b.bank),
                    ("row-florins", b.florins),
                    ("row-hand", b.hand),
                    ("row-west", list(cards_in(s, seat, "west"))),
                    ("row-east", list(cards_in(s, seat, "east"))),
                    ("row-maids", b.maids),
                    ("row-concessions", [border for border, owner in s.concessions.items() if owner == seat]),
                ],
                seat,
            )
        )
    return out
