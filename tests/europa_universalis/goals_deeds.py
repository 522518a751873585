"""What players do that goals count, done by the steps that do it: each scene gives the deeds of seat 0."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from europa_universalis.build import A, P, R, Z, cubes, given, lay, ships
from europa_universalis.effects_kit import table
from europa_universalis.peace_kit import GAME, act, call
from europa_universalis.round_kit import once
from europa_universalis.war_kit import army as put_army
from europa_universalis.war_kit import at_sea, both, field, fight
from regnum.games.europa_universalis.content.shapes import IdeaId, Node, Province, TradeId
from regnum.games.europa_universalis.effects.env import Env
from regnum.games.europa_universalis.effects.operations import run
from regnum.games.europa_universalis.model import Battle, Deed, Side, State
from regnum.games.europa_universalis.pieces import dispute, marry, occupy
from regnum.games.europa_universalis.steps.curia import conflicts
from regnum.kernel import Table

Deeds = tuple[Deed, ...]


def of(s: State, what: str) -> Deeds:
    return tuple(deed for deed in s.players[0].deeds if deed.what == what)


# --- battles ---


@cache
def battle(kind: str = "land", foe: str = "france", mine: int = 3, theirs: int = 2) -> Deeds:
    """Seat 0 attacks and has units left; the other side, of so many, has none."""
    s = field("england", "france", board="deluxe_1444")
    rabble = foe in ("rebels", "pirates")
    side = Side(seats=(0,), leader=0, strength=mine, realms=(R("england"),))
    other = Side(rabble=rabble, strength=theirs, realms=(foe,))  # type: ignore[arg-type]
    if kind == "land":
        put_army(s, 0, "loire", (mine, 0, 0))
        s.battle = Battle((side, other), area=A("loire"))
    else:
        at_sea(s, "english_channel", mine, 0)
        node = Node("english_channel") if foe == "pirates" else None
        s.battle = Battle((side, other), zone=Z("english_channel"), node=node)
    return of(once(s, "battle_over").state, "battle_won")


@cache
def hunt(n: int = 2) -> Deeds:
    """All pirates of a node are sunk."""
    s = at_sea(field("england"), "english_channel", 3)
    lay(s.nodes, {"english_channel": {"pirates": n}})
    rolls = both("a a i", "i i i", die="artillery")
    return of(fight(s, "pirates", 0, Z("english_channel"), Node("english_channel"), rolls=rolls).state, "pirates_sunk")


# --- wars and what they bring ---


def war(me: str, foe: str, *others: str, **more: Any) -> State:
    """Seat 0 has three units in the field, the other side none."""
    s = given(me, *others, wars=(f"{me} {foe}",), board="deluxe_1444", **more)
    home = s.realms[R(me)].capital
    assert home is not None
    put_army(s, 0, s.box.boards[s.board].provinces[home].area, (3, 0, 0))
    return s


def capital(s: State, realm: str) -> Province:
    home = s.realms[R(realm)].capital
    assert home is not None
    return home


def settle(s: State, foe: str, term: str, how: str = "", rev: int = 1) -> State:
    """The term, and nothing that may be had besides."""

    def said(t: Table[Any], seat: int, kind: str, options: Sequence[Any]) -> int:
        wanted = ((term,), ("done",), ("no",))
        return next((options.index(one) for one in wanted if one in options), 0)

    t = table(s, said)
    t.game, t.rev = GAME, rev
    t.push(("peace_settle", 0, R(foe), how))
    t.run()
    return t.state


@cache
def won(foe: str, me: str = "england", term: str = "humiliation") -> tuple[Deeds, Deeds]:
    """The war and the term that was imposed on another player, whose capital is occupied."""
    s = war(me, foe, foe)
    occupy(s, capital(s, foe), 0, True)
    if term == "succession":
        marry(s, 0, R(foe))
        dispute(s, R(foe))
    if term == "conversion":
        lay(s.realms, {foe: {"faith": "protestant"}})
        for p in s.box.boards[s.board].areas[s.box.boards[s.board].provinces[capital(s, foe)].area].provinces:
            lay(s.provinces, {p: {"town": 1, "occupier": 0}})
    s = settle(s, foe, term)
    return of(s, "war_won"), of(s, "term_imposed")


@cache
def annexed(foe: str = "brittany", me: str = "england") -> tuple[Deeds, Deeds]:
    """All land of an independent realm, by a peace: the tax that was taken, and annexed."""
    s = war(me, foe, "france" if me != "france" else "england")
    for p in s.box.boards[s.board].realms[R(foe)].provinces:
        occupy(s, p, 0, True)
    s = settle(s, foe, "annexation", how="full")
    return of(s, "tax_taken"), of(s, "annexed_tax")


@cache
def kept(me: str, foe: str, p: str) -> Deeds:
    """A province of another player, kept in the peace."""
    s = war(me, foe, foe)
    if s.provinces[P(p)].town != 1:
        lay(s.provinces, {p: {"town": 1}})
    occupy(s, P(p), 0, True)
    return of(settle(s, foe, "status_quo"), "tax_taken")


@cache
def vassals(foe: str = "brittany", me: str = "england") -> Deeds:
    s = war(me, foe, "france" if me != "france" else "england")
    for p in s.box.boards[s.board].realms[R(foe)].provinces:
        occupy(s, p, 0, True)
    return of(settle(s, foe, "vassalisation"), "tax_taken")


@cache
def fallen(foe: str, player: bool = False) -> Deeds:
    """The capital of a realm is taken in a siege."""
    s = war("england", foe, *([foe] if player else ["sweden"]), seat0={"mil": 9})
    home = s.box.boards[s.board].provinces[capital(s, foe)].area
    put_army(s, 0, home, (9, 0, 0))
    return of(act(s, "siege", 0, home, answers=[capital(s, foe), "done"]).state, "capital_occupied")


@cache
def crusade(units: int = 2) -> Deeds:
    """To Andalusia, of which the infidels have nothing any more."""
    s = given("france", "castile", wars=("france granada",), revision=2)
    s.curia.token, s.curia.crusade, s.curia.devoted = "crusade", A("andalucia"), [0]
    for p in ("granada", "gibraltar"):
        occupy(s, P(p), 0)
    if units:
        put_army(s, 0, "andalucia", (units, 0, 0))
    return of(call(s, conflicts).state, "crusade_success")


# --- peace ---


@cache
def voyage() -> Deeds:
    s = given("england", "france", areas={"antilles": {"claims": (0,)}}, discovered=["america"])
    s.players[0].ideas = [IdeaId("quest_for_the_new_world")]
    ships(s, "caribbean_sea", 1, 0)
    t = act(s, "explore", 0, answers=["stay", "florida"], rolls=[("exploration", "2")])
    return of(t.state, "discovered")


@cache
def trade(node: str) -> Deeds:
    """An income at the node: the merchant stands there, and a town of the seat adjoins it."""
    s = given("england", "france", board="deluxe_1444")
    card, i = next(
        (c.id, i)
        for c in s.box.trade.values()
        for i, o in enumerate(c.options)
        if o.node == node and not o.secondary and not c.gold
    )
    lay(s.nodes, {node: {"merchants": (1, 0)}})
    s.players[0].dip = 2
    s.trade_deck = [card, *(c for c in s.box.trade if c != card)]
    w = s.box.boards[s.board]
    for info in w.areas.values():  # all that lies between
        if not info.distant or info.continent == w.nodes[Node(node)].continent:
            for p in info.provinces:
                if s.realms[R("france")].capital != p:
                    lay(s.provinces, {p: {"town": 0, "vassal": -1, "large": False}})
    for z in s.zones:
        lay(s.zones, {z: {"guard": (1, 0)}})
    t = call(s, lambda table: table.push(("trade_income", 0, TradeId(card), i)))
    return of(t.state, "trade_income")


@cache
def calm() -> Deeds:
    s = given("england", "france", provinces={"york": {"unrest": True}, "wessex": {"unrest": True}}, seat0={"mil": 5})
    return of(act(s, "quell", 0, answers=["york", "wessex"]).state, "unrest_removed")


@cache
def converts() -> Deeds:
    own = {p: {"town": 0} for p in ("granada", "gibraltar", "cordoba", "sevilla")}
    s = given("castile", "france", provinces=own)
    t = act(s, "convert", 0, answers=["andalucia", "granada"], rolls=[("rebel", "no_effect")])
    return of(t.state, "converted")


@cache
def alliance(player: bool) -> Deeds:
    s = given("england", "france", seat0={"dip": 9}, seat1={"dip": 9})
    if player:
        t = act(s, "diplomacy", 0, answers=[("give", "alliance"), "send", "accept"])
    else:
        cubes(s, "scotland", 3, 0)
        t = act(s, "alliance", 0, answers=["scotland"])
    return of(t.state, "alliance_formed")


@cache
def subjugated() -> Deeds:
    """A vassal becomes part of the realm."""
    s = given("france", "castile", provinces={p: {"vassal": 0} for p in ("cremona", "milano", "parma")})
    cubes(s, "lombardy", 5, 0)
    op = {"op": "subjugate", "realms": ["milan"]}
    return of(call(s, lambda t: run(t, [op], Env(0, 0, table=t))).state, "annexed_tax")


# --- what a condition asks for ---


def fitting(check: Mapping[str, Any]) -> list[Deed]:
    """A deed of each sort that the check counts."""
    against = check.get("against")
    match check["event"]:
        case "battle_won":
            n, total = check.get("enemy_units", 1), check.get("total_units", 0)
            kinds = [check["kind"]] if "kind" in check else ["land", "sea"]
            return [battle(kind, foe, max(3, total - n), n)[0] for kind in kinds for foe in ("france", "scotland")]
        case "war_won" if isinstance(against, (list, tuple)):
            return [won(foe)[0][0] for foe in against]
        case "war_won" if against == "stronger_pr":
            return [won("france", "portugal")[0][0]]
        case "war_won":
            return [won("france")[0][0]]
        case "term_imposed":
            return [won("france", term=term)[1][0] for term in check["terms"]]
        case "tax_taken" if against == "other_faith":
            return [kept("england", "ottomans", "selanik")[0]]
        case "tax_taken" if against == "stronger_pr":
            return [kept("portugal", "france", "berry")[0]]
        case "tax_taken" if check.get("distant"):
            return [kept("england", "castile", "mexico")[0]]
        case "tax_taken":
            return [kept("england", "france", "berry")[0], annexed()[0][0], vassals()[0]]
        case "capital_occupied":
            return [fallen("muscovy")[0], fallen("scotland", True)[0]]
        case "crusade_success":
            return [crusade()[0]]
        case "discovered":
            return [voyage()[0]]
        case "annexed_tax":
            return [annexed()[1][0], subjugated()[0]]
        case "trade_income":
            return [trade(node)[0] for node in nodes(check)]
        case "pirates_sunk":
            return [hunt()[0]]
        case "unrest_removed":
            return [calm()[0]]
        case "converted":
            return [converts()[0]]
    assert check["event"] == "alliance_formed", check
    return [alliance(check["with"] == "pr")[0]]


def nodes(check: Mapping[str, Any]) -> list[str]:
    return {"@inland": ["champagne", "aleppo"], "@distant_nodes": ["east_indies"]}.get(
        check.get("nodes", [""])[0], ["genoa"]
    )


def unfit(check: Mapping[str, Any]) -> list[Deed]:
    """Deeds of the same kind, each with one thing that the check does not count."""
    found: list[Deed] = []
    against = check.get("against")
    match check["event"]:
        case "battle_won":
            kind = check.get("kind", "land")
            found = [battle("land", "rebels", 9, 9)[0], battle("sea", "pirates", 9, 9)[0]]
            if "kind" in check:
                found.append(battle("sea" if kind == "land" else "land", "france", 9, 9)[0])
            if check.get("enemy_units", 1) > 1:
                found.append(battle(kind, "france", 20, check["enemy_units"] - 1)[0])
            if "total_units" in check:
                found.append(battle(kind, "france", check["total_units"] - 2, 1)[0])
        case "war_won":
            found = [won("portugal")[0][0]] if against != "pr" else []
        case "term_imposed" if "humiliation" not in check["terms"]:
            found = [won("france")[1][0]]
        case "tax_taken" if against or check.get("distant"):
            found = [annexed()[0][0]]
        case "capital_occupied":
            found = [fallen("scotland")[0]]  # of an independent realm, and poor
        case "trade_income" if "nodes" in check:
            found = [trade("genoa")[0]]
        case "alliance_formed":
            found = [alliance(check["with"] != "pr")[0]]
    return found


SUMS = ("tax_taken", "annexed_tax", "pirates_sunk", "unrest_removed")


def did(s: State, check: Mapping[str, Any], n: int, sort: int = 0) -> None:
    """Seat 0 has done it to this extent now, in as many deeds as there may be; beside them what does not count, and
    the same in the age before, or in another round."""
    fit = fitting(check)
    one = replace(fit[sort % len(fit)], age=s.age, round=s.round)
    deeds: list[Deed] = []
    if check["event"] == "trade_income":
        deeds = [replace(one, n=n), replace(one, n=1)] if n else []
    elif check["event"] in SUMS:
        deeds = [replace(one, n=k) for k in (1, n - 1) if k > 0] if n > 1 else [replace(one, n=1)] * n
    else:
        deeds = [one] * n
    others = [replace(x, age=s.age, round=s.round, n=max(20, x.n)) for x in unfit(check)]
    others.append(replace(one, age=s.age - 1, n=20))
    if check["window"] == "round":
        others.append(replace(one, round=s.round + 1, n=20))
    s.players[0].deeds += [*others, *deeds]
