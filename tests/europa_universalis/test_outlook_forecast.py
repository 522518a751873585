"""The forecast says what the end of the round then brings: random games, whose steps are watched as they are played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from europa_universalis.build import content, given, lay
from europa_universalis.peace_kit import act
from regnum.games.europa_universalis import GAME
from regnum.games.europa_universalis.content.shapes import KINDS
from regnum.games.europa_universalis.counters import CAP, free_cubes, power
from regnum.games.europa_universalis.model import REBELS, Ruler, State
from regnum.games.europa_universalis.outlook.forecast import forecast
from regnum.games.europa_universalis.outlook.mats import mats
from regnum.games.europa_universalis.steps import STEPS
from regnum.games.europa_universalis.steps.income import income
from regnum.kernel import Seat, Setup, Table

WATCHED = ("penalties", "unrest_phase", "income", "prestige")
CAUSES = {"4.3.G.towns": "religious", "4.3.H.1": "by_war", "4.3.H.2": "unstable"}
LOSSES = {"4.3.E.succession": "succession", "4.3.E.occupied": "occupied"}
GAINS = {
    "4.4.E.curia": "curia",
    "4.4.E.emperor": "emperor",
    "4.4.E.absolute": "ideas",
    "19.3.crusade.score": "crusade",
    "17.4.score": "struggle",
}


class Over(Exception):
    """Enough has been seen."""


class Watch:
    """A game at random, watched step by step. Nobody gives up anything by choice when upkeep is due."""

    def __init__(self, scenario: str, seats: int, seed: int, rounds: int) -> None:
        self.random = Random(seed)
        self.rounds = rounds
        self.compared = 0
        self.due: dict[str, tuple[list[Any], int, State]] = {}
        watched = {
            "penalties": self.before,
            "unrest_phase": self.before,
            "income": self.before,
            "prestige": self.before,
        }
        steps = {name: self.stepping(name, step) if name in watched else step for name, step in STEPS.items()}
        steps["cleanup"] = self.ending(STEPS["cleanup"])
        steps["all_rebel_dice"] = self.rolling(STEPS["all_rebel_dice"])
        game = replace(GAME, steps=steps)
        setup = Setup(GAME.id, seats, seed, {"scenario": scenario}, GAME.revision)
        self.table: Table[State] = Table(
            game, setup, content(), policies=[self.answer] * seats, keep=False, history=True
        )

    def answer(self, t: Table[Any], seat: Seat, kind: str, options: Sequence[Any]) -> int:
        if kind == "upkeep" and ("keep",) in options:
            return list(options).index(("keep",))
        if kind == "turn" and ("pass",) in options and self.random.random() < 0.15:
            return list(options).index(("pass",))
        return self.random.randrange(len(options))

    def play(self) -> int:
        with pytest.raises(Over):
            self.table.run()
        return self.compared

    def before(self, name: str) -> None:
        s = self.table.state
        copied = GAME.copy(s)
        self.due[name] = (seen(s), len(self.table.events), copied)

    def stepping(self, name: str, step: Any) -> Any:
        def run(t: Table[State], *args: Any) -> None:
            self.before(name)
            step(t, *args)
            if name == "penalties":
                self.same_prestige(name, LOSSES)
            elif name == "prestige":
                self.same_prestige(name, GAINS)
            elif name == "income":
                self.same_money()

        return run

    def told(self, name: str, key: str) -> list[Any]:
        return [e for e in self.table.events[self.due[name][1] :] if e.key == key]

    def same_prestige(self, name: str, rules: dict[str, str]) -> None:
        found = self.due[name][0]
        for seat, one in enumerate(found):
            if one is None:
                continue
            got: dict[str, int] = {}
            for e in self.told(name, "prestige"):
                if e.args["seat"] == seat and e.rule in rules:
                    got[rules[e.rule]] = got.get(rules[e.rule], 0) + e.args["n"]
            said = {key: n for key, n in one["prestige"].items() if key in rules.values()}
            assert got == said
            self.compared += bool(got)

    def rolling(self, step: Any) -> Any:
        def run(t: Table[State], *args: Any) -> None:
            self.same_unrest()
            since = len(t.events)
            step(t, *args)
            dice = [0] * len(t.state.players)
            for e in t.events[since:]:
                if e.key == "rebel_dice":
                    dice[e.args["seat"]] += len(e.args["results"].split())
            for one, n in zip(self.due["unrest_phase"][0], dice, strict=True):
                assert one is None or n <= one["dice"][1]

        return run

    def same_unrest(self) -> None:
        for seat, one in enumerate(self.due["unrest_phase"][0]):
            if one is None:
                continue
            got: dict[str, int] = {}
            for e in self.told("unrest_phase", "unrest"):
                if e.args["seat"] == seat and e.rule in CAUSES:
                    got[CAUSES[e.rule]] = got.get(CAUSES[e.rule], 0) + 1
            assert got == one["unrest"]
            told = [e for e in self.told("unrest_phase", "unrest") if e.rule == "4.3.G.vassals"]
            assert one["dissent"] or not [e for e in told if e.args["seat"] == seat]
            self.compared += bool(got)

    def same_money(self) -> None:
        found, _, was = self.due["income"]
        paid = {e.args["seat"]: e.args for e in self.told("income", "income")}
        broke = {e.args["seat"] for e in self.told("income", "bankrupt")}
        for seat, one in enumerate(found):
            if one is None or one["short"]:  # something had to be given up
                continue
            assert paid[seat]["income"] == sum(one["income"].values())
            assert paid[seat]["costs"] == sum(one["upkeep"].values())
            assert seat not in broke
            p = self.table.state.players[seat]
            assert one["corruption"] or p.ducats == one["ducats"]
            assert one["corruption"] or p.interest == was.players[seat].interest + one["loans"]
            gained = next(e.args for e in self.told("income", "gathered") if e.args["seat"] == seat)
            wanted = sum(one["power"].values()) + max(0, one["free_power"])
            if not one["free_power"] and not one["corruption"] and free_cubes(was, seat) >= wanted:
                assert {kind: gained[kind] for kind in KINDS} == one["power"]
            self.compared += 1

    def ending(self, step: Any) -> Any:
        def run(t: Table[State], *args: Any) -> None:
            self.rounds -= 1
            if not self.rounds:
                raise Over
            step(t, *args)

        return run


@pytest.mark.parametrize(("scenario", "seats", "seed"), [("1-01", 3, 1), ("1-01", 4, 2), ("2-01", 6, 3)])
def test_what_is_forecast_comes_to_pass(scenario: str, seats: int, seed: int) -> None:
    assert Watch(scenario, seats, seed, rounds=3).play() >= seats


def test_parts_of_income_and_upkeep_sum_up_to_what_is_paid() -> None:
    s = given("england", "france")
    s.phase, s.penalised = 3, True  # nothing more is lost by the interregnum
    one = forecast(s, None)["forecast"][0]
    assert sum(one["income"].values()) == income(s, 0)
    assert one["net"] == income(s, 0) - sum(one["upkeep"].values())


def test_an_interregnum_is_reckoned_with() -> None:
    s = given("england", "france")
    s.phase = 2
    s.players[0].ruler = None
    s.players[0].stability = -1
    one = forecast(s, None)["forecast"][0]
    assert one["interregnum"]
    assert one["unrest"] == {"unstable": 1}  # 4.3.F comes before 4.3.H.2
    assert s.players[0].stability == -1  # nothing has happened yet


def seen(s: State) -> list[Any]:
    """The forecast as a viewer has it: of the steps to come he knows nothing."""
    found: list[Any] = forecast(GAME.seen(s, None), None)["forecast"]
    return found


def regency() -> State:
    """England (0) without a ruler and at war, a town of it held by rebels."""
    s = given("england", "france", "castile", wars=("england france",), provinces={"wessex": {"occupier": REBELS}})
    s.players[1].ruler = s.players[2].ruler = Ruler("king", 1, 1, 1)
    return s


def test_4_3_F_an_interregnum_is_reckoned_with_while_peace_is_talked_about() -> None:
    s = regency()
    s.phase = 3
    s.agenda = [("unrest_phase",), ("penalties",)]
    one = seen(s)[0]
    assert one["income"]["by_stability"] == -2
    assert one["prestige"]["occupied"] < 0


def test_4_3_F_an_interregnum_costs_stability_once() -> None:
    s = regency()
    s.phase = 3
    t = act(s, "penalties")
    assert t.state.players[0].stability == -1
    t.state.players[0].stability = 0  # as if it had been 1
    one = seen(t.state)[0]
    assert "by_stability" not in one["income"]
    assert "occupied" not in one["prestige"]  # lost already
    assert one["unrest"]["by_war"] == 2  # still to come


def test_4_4_B_net_what_phase_3_has_brought_is_not_forecast_again() -> None:
    s = regency()
    lay(s.realms, {"castile": {"cbs": (0,)}})  # laid in step C or I: it costs nothing before the next round
    s.phase = 3
    t = act(s, "penalties")
    t.state.phase = 4
    t.state.players[0].stability = 0
    one = seen(t.state)[0]
    assert "by_stability" not in one["income"]
    assert one["prestige"] == {}
    assert (one["unrest"], one["dice"], one["interregnum"]) == ({}, [0, 0], False)


def test_who_cannot_pay_is_told_how_much_is_missing() -> None:
    s = given("england", "france")
    p = s.players[0]
    p.stability, p.ducats, p.interest = -1, 0, 5
    s.provinces = {q: replace(land, occupier=REBELS) if land.town == 0 else land for q, land in s.provinces.items()}
    one = forecast(s, None)["forecast"][0]
    assert one["net"] < 0
    assert (one["loans"], one["short"]) == (0, -one["net"])


def test_power_stops_at_ten() -> None:
    s = given("england", "france")
    s.players[0].adm = CAP - 1
    one = forecast(s, None)["forecast"][0]
    assert one["power"]["adm"] == CAP - power(s.players[0], "adm")


def test_mats_tell_of_towns_and_of_what_others_see_too() -> None:
    s = given("england", "france")
    found = mats(s, 0)
    assert found == mats(s, 1) == mats(s, None)
    england = found["mats"][0]
    towns = [land for land in s.provinces.values() if land.town == 0]
    assert england["small"] + england["large"] == len(towns)
