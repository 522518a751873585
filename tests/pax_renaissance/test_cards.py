"""Every card: played, its agents placed, its operations used, its one-shot run, its queen married."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from pax_renaissance.card_builders import BOX, CARDS, T, act, asked, choose, finish, given, offered, others, use
from pax_renaissance.cards import (
    INQUISITION_POPE,
)  # fmt: skip
from regnum.content import facts, leaves
from regnum.games.pax_renaissance import GAME
from regnum.games.pax_renaissance.content.shapes import RELIGIONS, VICTORIES, WARS, Card, city, kind, religion
from regnum.games.pax_renaissance.state import NONE, half, lands, prestige
from regnum.kernel import new_table

ORDINARY = [c for c in CARDS if not c.suitors]
QUEENS = [c for c in CARDS if c.suitors]
COMETS = [c for c in BOX.cards.values() if c.comet]
HERETIC = {"catholic": "islamic", "islamic": "reformist", "reformist": "catholic"}
BEHEADING = {
    "behead_only_west_with_gold_or_red_bishop": ("west", ["catholic", "reformist"]),
    "behead_only_east_with_turquoise_or_red_bishop": ("east", ["islamic", "reformist"]),
}


def name(c: Card) -> str:
    return c.id


def empires(place: str) -> tuple[str, ...]:
    return BOX.regions.get(place, (place,))


def open_cities(empire: str) -> list[str]:
    gates = BOX.opening.values()
    return [c for c in BOX.empires[empire].cities if (c not in BOX.emporia or c in gates) and c != "venice_2"]


def test_the_box() -> None:
    assert (len(CARDS), len(ORDINARY), len(QUEENS), len(COMETS)) == (164, 147, 17, 4)
    assert Counter(c.side for c in CARDS) == {"west": 92, "east": 72}
    assert sum(len(c.face.ops) for c in CARDS) == 270
    assert sum(len(c.face.abilities) for c in CARDS) == 53
    ops = Counter(" ".join(op if op[0] != "repress" else op[:1]) for c in CARDS for op in c.face.ops)
    assert ops == {
        "siege": 55, "repress": 41, "tax": 35, "behead": 15, "commerce west": 21, "commerce east": 15,
        "vote west": 15, "vote east": 5, "inquisitor catholic": 20, "inquisitor reformist": 18,
        "inquisitor islamic": 10, "corsair catholic": 10, "corsair islamic": 7, "corsair reformist": 3,
    }  # fmt: skip
    assert Counter(c.shot[0] for c in CARDS) == {
        "conspiracy": 33, "peasant_revolt": 24, "coronation": 17, "reformation": 11, "crusade": 7, "jihad": 7,
        "apostasy": 15, "shift": 16, "": 34,
    }  # fmt: skip
    agents = [a for c in CARDS for a in c.agents]
    assert Counter(religion(a) for a in agents) == {"catholic": 53, "reformist": 37, "islamic": 35, "pawn": 34}
    assert Counter(map(kind, agents)) == {"pawn": 34, "knight": 44, "rook": 38, "bishop": 28, "pirate": 15}
    assert Counter(p for c in CARDS for p in c.face.prestige) == {
        "law": 21, "reformist": 17, "catholic": 16, "discovery": 12, "patron": 11, "islamic": 9,
    }  # fmt: skip


def test_every_value_says_where_it_comes_from() -> None:
    """From the rulebook, which pictures 31 cards, or from what is public about the others; nothing is guessed."""
    rows = facts(BOX.sheet)
    assert len(rows) == len(list(leaves(BOX.sheet.data)))
    assert all(source for *_, source in rows)
    kinds = {path: kind_ for path, _, kind_, _ in rows}
    assert set(kinds.values()) == {"rulebook", "public"}
    assert sum(kinds[f"card.{c}.side"] == "rulebook" for c in BOX.cards) == 31
    assert (kinds["hand"], kinds["empire.france.state"]) == ("rulebook", "rulebook")
    assert (kinds["empire.france.cities"], kinds[f"card.{INQUISITION_POPE}.shot"]) == ("public", "public")


# --- E2 ---


@pytest.mark.parametrize("card", CARDS, ids=name)
def test_E2__played_from_the_hand_to_the_outer_end_of_its_half(card: Card) -> None:
    west, east = (others(card, side=side, no_prestige=RELIGIONS)[0] for side in ("west", "east"))
    t = given(hands={0: [card.id]}, rows={0: [west, east]})
    act(t, f"play:{card.id}")
    b = t.state.bankers[0]
    assert b.hand == []
    if card.suitors:  # declined
        assert (b.maids, b.west, b.east) == ([card.id], [west], [east])
        assert card.id not in t.state.gifted
    else:
        assert half(b, card.side) == [west if card.side == "west" else east, card.id]
        assert len(b.west) + len(b.east) == 3
        assert (card.id in t.state.gifted) == bool(card.face.abilities)
    assert t.state.actions == 1


# --- E2.2: agents ---


def agent_table(card: Card, empire: str) -> T:
    """Of each kind of place one is taken by another's piece."""
    city = open_cities(empire)[0]
    sea = BOX.empires[empire].sea_borders[0]
    other = next(b for b in BOX.empires[empire].borders if b != sea)
    foreign = others(card, place=empire)[0]
    return given(
        hands={0: [card.id]},
        rows={1: [foreign]},
        florins={0: 5},
        cities={city: "islamic_rook"},
        concessions={other: 1},
        pirates={sea: "reformist"},
    )


@pytest.mark.parametrize("card", [c for c in ORDINARY if c.agents], ids=name)
def test_E2_2__agents_land_where_they_may(card: Card) -> None:
    empire = empires(card.place)[0]
    t = agent_table(card, empire)
    choose(t, f"play:{card.id}")
    if asked(t) == "shot":
        choose(t, "decline_shot")
    if asked(t) == "agents":
        choose(t, "place_agents", f"in:{empire}")
    data = BOX.empires[empire]
    kinds = {kind(a) for a in card.agents}
    assert len(kinds) == 1
    what = kinds.pop()
    if what == "bishop":
        thrones = [e for e in BOX.empires if e in empires(card.place)]
        spots = {*thrones, *t.state.bankers[1].west, *t.state.bankers[1].east, card.id}
    elif what == "pirate":
        spots = set(data.sea_borders)
    elif what == "pawn":
        spots = {b for b in data.borders if not t.state.pirates[b]}
    else:
        spots = set(open_cities(empire)) | ({"venice_2"} if "venice_holds_two" in card.face.abilities else set())
        roomy = any(city(c) == "venice" and not t.state.cities[c] for c in spots)  # G4c: it is one city
        spots = {c for c in spots if not t.state.cities[c] or not roomy or city(c) != "venice"}
    pieces = [a if a != "pawn" else "pawn.0" for a in card.agents]
    assert set(offered(t)) == {f"place:{p}:{spot}" for p in pieces for spot in spots} | {"enough"}
    # on to a place that is taken, if any
    taken = [x for x in spots if t.state.cities.get(x) or t.state.concessions.get(x, NONE) != NONE]
    taken += [x for x in spots if t.state.pirates.get(x)]
    spot = taken[-1] if taken else sorted(spots)[0]
    choose(t, f"place:{pieces[0]}:{spot}")
    s = t.state
    if what == "bishop":
        assert s.bishops[spot] == religion(pieces[0])
    elif what == "pirate":
        assert s.pirates[spot] == religion(pieces[0])
        assert (s.bankers[0].florins, s.realms[empire].repressed) == (5, [])
    elif what == "pawn":
        assert (s.concessions[spot], s.bankers[0].florins) == (0, 4)
        assert s.realms[empire].repressed == ["pawn.1"]
    else:
        pushed = ["islamic_rook"] if taken else []
        assert (s.cities[spot], s.bankers[0].florins) == (pieces[0], 5 - len(pushed))
        assert s.realms[empire].repressed == pushed
    if len(pieces) > 1:
        assert asked(t) == "agent"
        assert what == "bishop" or not any(o.endswith(f":{spot}") for o in offered(t))
    finish(t)
    assert t.state.actions == 1


@pytest.mark.parametrize("card", [c for c in ORDINARY if len(c.agents) > 1], ids=name)
def test_E2_2__all_agents_of_a_card_land(card: Card) -> None:
    empire = max(empires(card.place), key=lambda e: len(open_cities(e)))
    t = given(hands={0: [card.id]}, rows={1: others(card, place=empire)[:1]})
    choose(t, f"play:{card.id}")
    if asked(t) == "shot":
        choose(t, "decline_shot")
    if asked(t) == "agents":
        choose(t, "place_agents", f"in:{empire}")
    placed = 0
    while asked(t) in ("agent", "pacify"):
        fresh = [o for o in offered(t) if o != "enough" and o.split(":")[2] not in t.state.bishops]
        choose(t, fresh[0])
        placed += 1
    rooms = len(open_cities(empire)) + ("venice_holds_two" in card.face.abilities)
    assert placed == (len(card.agents) if kind(card.agents[0]) in ("bishop", "pawn", "pirate") else min(rooms, 2))
    s = t.state
    standing = [p for p in s.cities.values() if p] + [f"{p}_pirate" for p in s.pirates.values() if p]
    standing += [f"{b}_bishop" for b in s.bishops.values()] + ["pawn" for o in s.concessions.values() if o == 0]
    assert not Counter(standing) - Counter(card.agents)
    assert len(standing) == placed


# --- F: operations ---

OPS = [(c, k) for c in CARDS for k in range(len(c.face.ops))]


def laid(card: Card, k: int) -> tuple[str, dict[str, object]]:
    """Where a card acts, and how it comes to lie in the tableau of seat 0."""
    if card.suitors:
        king = card.suitors[0]
        return king, {"rows": {0: [king]}, "realms": {king: {"queens": [card.id]}}}
    return empires(card.place)[0], {"rows": {0: [card.id]}}


@pytest.mark.parametrize(("card", "k"), OPS, ids=[f"{c.id}-{'_'.join(c.face.ops[k])}" for c, k in OPS])
def test_F__every_operation_does_what_it_says(card: Card, k: int) -> None:
    op = card.face.ops[k]
    here, position = laid(card, k)
    SHOWN[op[0]](card, k, op, here, position)


def seat1(position: dict[str, object], *cards: str) -> dict[int, list[str]]:
    rows = position.pop("rows")
    assert isinstance(rows, dict)
    return {**rows, 1: list(cards)}


def activate(t: T, card: Card, k: int, here: str) -> None:
    """The half in which the card lies; queens lie with their kings."""
    choose(t, f"ops:{BOX.empires[here].side if card.suitors else card.side}")
    assert f"use:{card.id}:{k}" in offered(t)
    choose(t, f"use:{card.id}:{k}")


def show_inquisitor(card: Card, k: int, op: tuple[str, ...], here: str, position: dict[str, object]) -> None:
    first, second = others(card, side="west")[:2]
    t = given(rows=seat1(position, first, second), bishops={first: op[1]}, **position)
    activate(t, card, k, here)
    finish(t, f"move:{first}:{second}")
    assert t.state.bishops == {second: op[1]}


def show_commerce(card: Card, k: int, op: tuple[str, ...], here: str, position: dict[str, object]) -> None:
    other = "east" if op[1] == "west" else "west"
    t = given(coins={f"{op[1]}:3": 2, f"{other}:2": 5}, **position)
    activate(t, card, k, here)
    finish(t)
    assert (t.state.coins[op[1]][3], t.state.coins[other][2], t.state.bankers[0].florins) == (1, 5, 1)


def show_behead(card: Card, k: int, op: tuple[str, ...], here: str, position: dict[str, object]) -> None:
    victim, far = others(card, place=here)[0], next(e for e in BOX.empires if e not in empires(card.place or here))
    spared = others(card, victim, place=far)[0]
    bishops = {}
    for code in card.face.abilities:
        if code in BEHEADING:
            side, faiths = BEHEADING[code]
            victim = others(card, place=BOX.regions[side][0])[0]
            spared = others(card, victim, place=BOX.regions[side][0])[0]
            bishops = {victim: faiths[0]}
    t = given(rows=seat1(position, victim, spared), bishops=bishops, **position)
    activate(t, card, k, here)
    assert f"behead:{spared}" not in offered(t)
    finish(t, *([f"behead:{victim}"] if asked(t) == "behead" else []))
    assert [*t.state.bankers[1].west, *t.state.bankers[1].east] == [spared]
    assert victim not in t.state.bishops


def show_tax(card: Card, k: int, op: tuple[str, ...], here: str, position: dict[str, object]) -> None:
    border = BOX.empires[here].borders[0]
    t = given(concessions={border: 1}, florins={1: 1}, **position)
    activate(t, card, k, here)
    finish(t, *([f"tax:{border}:{here}"] if asked(t) == "tax" else []), "pay")
    s = t.state
    (city,) = [c for c, p in s.cities.items() if p]
    assert (BOX.city_of[city], s.bankers[1].florins, s.concessions[border]) == (here, 0, 1)
    assert s.cities[city] == BOX.empires[here].icons[s.realms[here].state][city]


def show_repress(card: Card, k: int, op: tuple[str, ...], here: str, position: dict[str, object]) -> None:
    city, border = open_cities(here)[0], BOX.empires[here].borders[0]
    for what in ("pawn", "rook", "knight"):
        board = {"concessions": {border: 1}} if what == "pawn" else {"cities": {city: f"islamic_{what}"}}
        other = {} if what in op[1:] else {"coins": {"west:2": 1, "east:2": 1}}
        t = given(**board, **other, **position)
        side = BOX.empires[here].side if card.suitors else card.side
        if what not in op[1:]:
            if f"ops:{side}" in offered(t):
                choose(t, f"ops:{side}")
            assert f"use:{card.id}:{k}" not in offered(t)
            continue
        activate(t, card, k, here)
        finish(t)
        piece = "pawn.1" if what == "pawn" else f"islamic_{what}"
        assert (t.state.realms[here].repressed, t.state.bankers[0].florins) == ([piece], 1)
        assert not t.state.cities[city]
        assert t.state.concessions[border] == NONE


def show_vote(card: Card, k: int, op: tuple[str, ...], here: str, position: dict[str, object]) -> None:
    target = next(e for e in BOX.regions[op[1]] if e != here)
    border = BOX.empires[target].borders[0]
    t = given(
        rows=seat1(position, target), concessions={border: 0}, florins={0: 1},
        realms={**position.pop("realms", {}), target: {"repressed": ["islamic_rook"]}}, **position,
    )  # fmt: skip
    activate(t, card, k, here)
    finish(t, *([f"vote:{target}"] if asked(t) == "vote" else []))
    assert (t.state.realms[target].holder, t.state.bankers[0].florins) == (0, 0)


def show_corsair(card: Card, k: int, op: tuple[str, ...], here: str, position: dict[str, object]) -> None:
    start = BOX.empires[here].sea_borders[0]
    goal = next(b for e in start.split("-") for b in BOX.empires[e].sea_borders if b != start)
    t = given(pirates={start: op[1]}, concessions={goal: 1}, **position)
    activate(t, card, k, here)
    finish(t, *([f"sail:{start}:{goal}"] if asked(t) == "corsair" else []))
    assert (t.state.pirates[start], t.state.pirates[goal], t.state.concessions[goal]) == ("", op[1], NONE)


def show_siege(card: Card, k: int, op: tuple[str, ...], here: str, position: dict[str, object]) -> None:
    city, border = open_cities(here)[0], BOX.empires[here].sea_borders[0]
    for place in (city, border):
        t = given(cities={city: "catholic_knight"}, pirates={border: "reformist"}, **position)
        activate(t, card, k, here)
        finish(t, f"siege:{place}")
        assert (t.state.cities[city] == "") == (place == city)
        assert (t.state.pirates[border] == "") == (place == border)


SHOWN = {
    "inquisitor": show_inquisitor, "commerce": show_commerce, "behead": show_behead, "tax": show_tax,
    "repress": show_repress, "vote": show_vote, "corsair": show_corsair, "siege": show_siege,
}  # fmt: skip


@pytest.mark.parametrize("empire", BOX.empires)
def test_F9__every_king_campaigns(empire: str) -> None:
    target = BOX.empires[empire].adjacent[0]
    t = given(rows={0: [empire]}, cities={open_cities(empire)[0]: "islamic_knight"}, florins={0: 1})
    use(t, empire, 0, f"campaign:{target}")
    realm = t.state.realms[target]
    assert (realm.holder, realm.suzerain, t.state.bankers[0].florins) == (0, empire, 0)


@pytest.mark.parametrize("empire", BOX.empires)
def test_F__every_republic_trades_and_some_vote(empire: str) -> None:
    side = BOX.empires[empire].side
    target = next(e for e in BOX.regions[side] if e != empire)
    for k, op in enumerate(BOX.empires[empire].republic.ops):
        t = given(
            rows={0: [empire], 1: [target]}, realms={empire: {"republic": True}}, coins={f"{side}:1": 1},
            concessions={BOX.empires[target].borders[0]: 0},
        )  # fmt: skip
        choose(t, f"ops:{side}", f"use:{empire}:{k}")
        finish(t, *([f"vote:{target}"] if asked(t) == "vote" else []))
        if op[0] == "vote":
            assert t.state.realms[target].holder == 0
        else:
            assert (op, t.state.bankers[0].florins) == (("commerce", side), 1)


# --- one-shots ---


@pytest.mark.parametrize("card", [c for c in ORDINARY if c.shot[0] in ("conspiracy", "peasant_revolt")], ids=name)
def test_J__a_civil_war_against_nobody_is_won(card: Card) -> None:
    empire = empires(card.place)[0]
    held = "catholic_knight" if card.shot[0] == "conspiracy" else "pawn.1"
    t = given(hands={0: [card.id]}, realms={empire: {"repressed": [held]}})
    act(t, f"play:{card.id}", f"use_shot:{card.shot[0]}", *([f"against:{empire}"] if card.place in BOX.regions else []))
    s = t.state
    assert (s.realms[empire].holder, s.realms[empire].republic) == (0, False)
    fought = [a for a in card.agents if kind(a) != "bishop"]
    there = [p for c in BOX.empires[empire].cities if (p := s.cities[c])]
    there += [f"{s.pirates[b]}_pirate" for b in BOX.empires[empire].sea_borders if s.pirates[b]]
    there += [f"pawn.{o}" for b in BOX.empires[empire].borders if (o := s.concessions[b]) != NONE]
    there += s.realms[empire].repressed
    assert Counter(there) == Counter([held, *("pawn.0" if a == "pawn" else a for a in fought)])  # GL.BATTLE.i
    assert Counter(s.bishops.values()) == Counter(religion(a) for a in card.agents if kind(a) == "bishop")  # E2.1a


@pytest.mark.parametrize("card", [c for c in ORDINARY if c.shot[0] in WARS], ids=name)
def test_K2a__a_religious_war_turns_the_empire(card: Card) -> None:
    empire, faith = empires(card.place)[0], WARS[card.shot[0]]
    knights = [c for e in BOX.empires[empire].adjacent for c in open_cities(e)][:2]
    heretic = open_cities(empire)[0]
    t = given(
        hands={0: [card.id]},
        cities={heretic: f"{HERETIC[faith]}_rook", **dict.fromkeys(knights, f"{faith}_knight")},
    )
    act(t, f"play:{card.id}", f"use_shot:{card.shot[0]}")
    s = t.state
    assert (s.realms[empire].holder, s.realms[empire].state) == (0, faith)
    assert s.cities[heretic] in ("", *card.agents)


@pytest.mark.parametrize("card", [c for c in ORDINARY if c.shot[0] == "shift"], ids=name)
def test_H1__a_trade_shift_opens_its_emporium(card: Card) -> None:
    gate = card.shot[1]
    colour = BOX.emporia[gate]
    before = BOX.opening[colour]
    explorer = others(card, prestige=["discovery"])[0]
    t = given(hands={0: [card.id]}, rows={0: [explorer]}, cities={before: "catholic_rook"})
    act(t, f"play:{card.id}", "use_shot:shift")
    s = t.state
    assert s.open[colour] == gate
    assert s.cities[before] == ""
    assert s.realms[BOX.city_of[before]].repressed == ["catholic_rook"]
    if gate == "spice_islands":  # H1a
        t = given(hands={0: [card.id]})
        choose(t, f"play:{card.id}")
        assert asked(t) != "shot"


@pytest.mark.parametrize("card", [c for c in ORDINARY if c.shot[0] == "apostasy"], ids=name)
def test_K3__an_apostasy_hits_who_has_both_religions(card: Card) -> None:
    first, second = (others(card, prestige=[faith])[0] for faith in card.shot[1:])
    t = given(seats=3, hands={0: [card.id]}, rows={1: [first, second], 2: [first_of(card, first, second)]})
    choose(t, f"play:{card.id}", "use_shot:apostasy")
    finish(t)
    s = t.state
    assert [*s.bankers[1].west, *s.bankers[1].east] == []
    assert prestige(s, 2, card.shot[1]) == 1


def first_of(card: Card, *avoid: str) -> str:
    """A card with the first religion and not the second."""
    return others(card, *avoid, prestige=[card.shot[1]], no_prestige=[card.shot[2]])[0]


# --- I ---


@pytest.mark.parametrize("card", QUEENS, ids=name)
def test_I__a_queen_marries_each_of_her_suitors(card: Card) -> None:
    t = given(hands={0: [card.id]})
    choose(t, f"play:{card.id}")
    assert set(offered(t)) == {*(f"marry:{e}" for e in card.suitors), "old_maid"}
    for king in card.suitors:
        for rows in ({}, {0: [king]}):
            t = given(hands={0: [card.id]}, rows=rows)
            act(t, f"play:{card.id}", f"marry:{king}")
            realm = t.state.realms[king]
            assert (realm.holder, realm.queens, realm.republic) == (0, [card.id], False)
            assert half(t.state.bankers[0], BOX.empires[king].side) == [king]
            assert (card.id in t.state.gifted) == bool(card.face.abilities)


@pytest.mark.parametrize("card", QUEENS, ids=name)
def test_I__no_republic_no_married_and_no_foreign_king(card: Card) -> None:
    king = card.suitors[0]
    other = next(q.id for q in QUEENS if q is not card)
    for rows, realm in (({1: [king]}, {}), ({0: [king]}, {"republic": True}), ({}, {"queens": [other]})):
        t = given(hands={0: [card.id]}, rows=rows, realms={king: realm})
        choose(t, f"play:{card.id}")
        assert f"marry:{king}" not in offered(t)


# --- comets ---


@pytest.mark.parametrize("card", COMETS, ids=name)
def test_L1__a_comet_activates_any_victory(card: Card) -> None:
    for victory in VICTORIES:
        t = given(market={f"{card.side}:1": card.id}, florins={0: 1}, hands={0: [c.id for c in ORDINARY[:2]]})
        choose(t, f"buy:{card.side}:1", f"victory:{victory}")
        s = t.state
        assert (s.victories, len(s.bankers[0].hand), s.bankers[0].florins) == ([victory], 2, 0)
        assert s.market[card.side][1] == ""


def test_G6__the_last_banks_may_fall_together() -> None:
    t = given(("refresh", 0), bankruptcy=True)
    assert (t.over, t.state.winners, t.state.how) == (True, [0, 1], "bankruptcy")
    t = given(("refresh", 0), bankruptcy=True, florins={1: 1})
    assert (t.over, t.state.winners) == (True, [1])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_quick_list_of_options_is_what_no_rule_bars(seats: int) -> None:
    for seed in range(12):
        random, t = Random(seed), new_table(GAME, seats, seed)
        t.run()
        while t.pending:
            d = t.pending[0]
            if d.bar is not None:
                assert set(d.options) == {c for c in d.candidates if d.bar(t.state, d.seat, c) is None}
                assert len(d.options) == len(set(d.options))
            t.answer(d.seat, random.choice(d.options))


def test_lands_of_a_region() -> None:
    s = given().state
    assert (lands(s, "west"), lands(s, "east")) == (BOX.regions["west"], BOX.regions["east"])
