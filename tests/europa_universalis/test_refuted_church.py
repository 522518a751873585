"""The curia and power struggles read again with the rulebook open: 16.5, 17.4, 19."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from europa_universalis.build import A, P, R, army, content, cubes, given
from europa_universalis.declare_kit import wedded
from europa_universalis.effects_kit import told
from europa_universalis.empire_kit import (
    AUSTRIAN,
    at_war,
    empire,
    vassals_of,
)
from europa_universalis.peace_kit import call
from europa_universalis.treaty_kit import occupied
from regnum.games.europa_universalis import GAME
from regnum.games.europa_universalis.effects.env import Env
from regnum.games.europa_universalis.effects.ops_church import excommunicate, muslim_lands
from regnum.games.europa_universalis.model import NONE, State
from regnum.games.europa_universalis.papacy import papal_controller, trusted
from regnum.games.europa_universalis.pieces import ally, occupy
from regnum.games.europa_universalis.steps.curia import bar_papal, conflicts, papal_options, why_not
from regnum.games.europa_universalis.steps.revolt import religious
from regnum.games.europa_universalis.steps.settlement import convert
from regnum.games.europa_universalis.steps.struggles import activate, score_struggles
from regnum.games.europa_universalis.struggles import disputed, share
from regnum.games.europa_universalis.terms import pair
from regnum.games.europa_universalis.wars import casus_belli, forbidden
from regnum.kernel import Table
from regnum.text import LANGUAGES
from words_kit import texts_of

# --- 19: the curia ---


def test_19_3_excommunicate__an_emperor_may_lose_imperial_cubes() -> None:
    """They work as influence of his (18.2.like)."""
    s = empire("austria", "france", areas={"saxony": {"imperial": 3}})
    cubes(s, "westphalia", 2, 0)
    s.areas[A("saxony")] = replace(s.areas[A("saxony")], imperial=3)
    env = Env(1, 1, rule="19.3.excommunicate")
    imperial = ("imperial", "saxony")
    t = call(
        s,
        lambda x: excommunicate(x, R("austria"), replace(env, table=x)),
        answers=[imperial, imperial, imperial],
    )
    assert t.state.areas[A("saxony")].imperial == 0
    assert t.state.areas[A("westphalia")].influence == (1, 0)


def test_19_3_excommunicate__with_too_few_of_his_own_the_imperial_ones_go_too() -> None:
    s = empire("austria", "france", areas={"saxony": {"imperial": 2}})
    cubes(s, "westphalia", 1, 0)
    t = call(s, lambda x: excommunicate(x, R("austria"), Env(1, 1, rule="19.3.excommunicate", table=x)))
    assert t.state.areas[A("saxony")].imperial == 0
    assert t.state.areas[A("westphalia")].influence == (0, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_18_2_like__his_own_cube_and_an_imperial_one_are_told_apart(language: str) -> None:
    s, words = empire("austria", "france"), texts_of(GAME, language)
    options: list[Any] = [("area", A("saxony")), ("imperial", A("saxony"))]
    for kind in ("lose_influence", "dissent"):
        said = [GAME.describe(s, kind, option, {"left": 2, "rule": "19.3.excommunicate"}) for option in options]
        own = GAME.describe(s, "dissent", ("influence", A("saxony")), {})
        lines = {words.say(x.text, **x.args) for x in (*said, own)}
        assert len(lines) == 3


def test_19_3_excommunicate__imperial_cubes_are_nobody_elses() -> None:
    s = empire("austria", "france", areas={"saxony": {"imperial": 2}})
    t = call(s, lambda x: excommunicate(x, R("france"), Env(0, 0, rule="19.3.excommunicate", table=x)))
    assert t.state.areas[A("saxony")].imperial == 2


def test_10_terms_convert__an_emperor_who_is_converted_loses_imperial_cubes_too() -> None:
    s = empire("austria", "france", realms={"france": {"faith": "protestant"}}, phase=3, first=1)
    at_war(s, ("france", "austria", True))
    occupied(s, 1, *AUSTRIAN)
    s.areas[A("saxony")] = replace(s.areas[A("saxony")], imperial=3)

    def converted(t: Table[State]) -> None:
        convert(t, pair(t.state, R("france"), R("austria")))

    t = call(s, converted)
    assert t.state.areas[A("saxony")].imperial == 0


def test_4_3_G_vassals__an_emperor_may_give_up_an_imperial_cube() -> None:
    s = empire("austria", "france", areas={"saxony": {"faith": "protestant", "imperial": 1}})
    vassals_of(s, 0, "nurnberg")
    t = call(s, lambda x: religious(x, 0), answers=[("imperial", "saxony")])
    assert t.state.areas[A("saxony")].imperial == 0
    assert not t.state.provinces[P("nurnberg")].unrest


def test_19_3_excommunicate__romes_cardinal_stays() -> None:
    s = empire("austria", "france", seat1={"prestige": 5})
    ally(s, 1, R("papal_states"))
    s.curia.rome = 1
    t = call(s, lambda x: excommunicate(x, R("france"), Env(0, 0, rule="19.3.excommunicate", table=x)))
    assert t.state.curia.rome == 1
    assert t.state.players[1].prestige == 4


def test_19_3_excommunicate__the_emperor_himself_can_be_attacked_for_it() -> None:
    s = empire("austria", "france", "england", realms={"england": {"faith": "protestant"}})
    s.curia.token, s.curia.target = "excommunication", R("austria")
    assert "excommunication" in casus_belli(s, 1, R("austria"))
    assert "excommunication" not in casus_belli(s, 2, R("austria"))


def test_19_3_papal__the_emperor_may_be_controller_and_the_token_bars_all() -> None:
    s = empire("austria", "france", seat0={"dip": 2}, seat1={"dip": 2}, age=1)
    s.curia.cardinals = [0, 1]
    assert papal_controller(s) == 0
    assert not trusted(s)
    assert bar_papal(s, 0) is None
    assert bar_papal(s, 1) == "19.2.controller"
    s.curia.token = "crusade"
    assert bar_papal(s, 0) == "19.3.papal"
    s.curia.token, s.age = "", 3
    assert bar_papal(s, 0) == "19.3.papal"


def test_19_3_papal__the_menu_stays_small_and_bars_what_cannot_be() -> None:
    s = empire("austria", "castile", seat0={"ruler": None, "dip": 5}, realms={"castile": {"faith": "muslim"}})
    options = papal_options(s)
    assert len(options) <= 40
    assert why_not(s, 0, ("excommunicate", R("austria"))) == "19.3.excommunicate"  # no ruler
    assert why_not(s, 0, ("excommunicate", R("castile"))) == "19.3.excommunicate"
    assert all(why_not(s, 0, x) in (None, "19.3.crusade", "19.3.excommunicate") for x in options)


def test_19_3_crusade__land_of_a_muslim_vassal_counts_and_its_suzerain_is_no_target() -> None:
    s, world = empire("castile", "france", age=1), content().boards["base_1444"]
    moors = [p for p, info in world.provinces.items() if info.realm == "granada"]
    area = world.provinces[moors[0]].area
    before = muslim_lands(s, area)
    vassals_of(s, 1, *moors)
    assert muslim_lands(s, area) == before > 0
    s.curia.token, s.curia.crusade = "crusade", area
    assert "crusade" not in casus_belli(s, 0, R("france"))
    assert forbidden(s, 0, R("granada")) == "11.4.war"
    occupied(s, 1, *moors)
    assert muslim_lands(s, area) == before - sum(world.provinces[p].area == area for p in moors)


def test_19_3_crusade_score__who_is_devoted_and_has_nobody_there_loses_though_it_is_won() -> None:
    s = empire("castile", "france", age=1)
    for p in s.players:
        p.prestige = 5
    s.curia.token, s.curia.crusade, s.curia.devoted = "crusade", A("switzerland"), [0, 1]
    s.realms[R("france")] = replace(s.realms[R("france")], faith="protestant")
    t = call(s, conflicts)
    assert [p.prestige for p in t.state.players] == [3, 5]
    assert [line["won"] for line in told(t, "crusade_over")] == ["yes"]


def test_19_3_crusade_score__the_controller_of_that_moment_pays_for_everybody() -> None:
    s = empire("austria", "france", age=1, seat0={"prestige": 5}, seat1={"prestige": 5})
    s.curia.token, s.curia.crusade = "crusade", A("switzerland")
    s.curia.cardinals = [1]
    t = call(s, conflicts)
    assert [p.prestige for p in t.state.players] == [5, 3]
    assert (t.state.curia.token, t.state.curia.crusade) == ("", None)


def test_19_3_crusade_score__units_there_and_no_muslim_owner() -> None:
    s = empire("austria", "france", "castile", age=1)
    for p in s.players:
        p.prestige = 5
    s.curia.token, s.curia.crusade, s.curia.devoted = "crusade", A("switzerland"), [0, 1]
    army(s, 0, "switzerland", 1)
    t = call(s, conflicts)
    assert [p.prestige for p in t.state.players] == [7, 3, 5]
    assert t.state.curia.devoted == []


# --- 16.5.power_struggle, 17.4 ---


def struggling(*names: str, **things: Any) -> State:
    s = given(*names, **things)
    s.use_struggles, s.advanced = True, True
    return s


FIRST, SECOND = list(content().struggles)[:2]


def test_17_4_claims__the_upcoming_and_the_active_struggle_and_no_later_one() -> None:
    s = struggling("austria", "france")
    third = list(content().struggles)[2]
    s.struggles_active, s.struggles = [FIRST], [SECOND, third]
    for one, cheap in ((FIRST, True), (SECOND, True)):
        assert all(disputed(s, a) is cheap for a in content().struggles[one].areas)
    named = {*content().struggles[FIRST].areas, *content().struggles[SECOND].areas}
    assert not any(disputed(s, a) for a in content().struggles[third].areas if a not in named)


def test_16_5_power_struggle__the_tokens_lie_until_it_is_scored() -> None:
    s = struggling("austria", "france")
    s.struggles = [FIRST, SECOND]
    t = call(s, lambda x: activate(x, {"symbol": "power_struggle"}))
    assert (t.state.struggles_active, t.state.struggles) == ([FIRST], [SECOND])
    lying = {a for a, ground in t.state.areas.items() if ground.battleground}
    assert lying == {a for a in content().struggles[FIRST].areas if a in t.state.areas}
    t = call(t.state, score_struggles)
    assert not any(ground.battleground for ground in t.state.areas.values())
    assert (t.state.struggles_active, t.state.struggles) == ([], [SECOND])


def test_17_4_score__what_is_occupied_is_the_occupiers_and_nobody_is_alone() -> None:
    one = next(
        x for x, card in content().struggles.items() if any(not w.distant for w in _areas(card.areas)) and card.areas
    )
    area = next(a for a in content().struggles[one].areas if a in content().boards["base_1444"].areas)
    s = struggling("austria", "france")
    lands = content().boards["base_1444"].areas[area].provinces
    for p in lands:
        s.provinces[p] = replace(s.provinces[p], town=0, vassal=NONE, large=False, occupier=NONE)
    before = share(s, 0, one)
    occupy(s, lands[0], 1, True)
    after, theirs = share(s, 0, one), share(s, 1, one)
    assert before.tax - after.tax == 1
    assert before.alone - after.alone == 1
    assert theirs.tax >= 1


def _areas(names: Any) -> list[Any]:
    return [content().boards["base_1444"].areas[a] for a in names if a in content().boards["base_1444"].areas]


def test_17_4_score__a_tie_pays_both_and_a_new_pact_is_seen_at_once() -> None:
    s = struggling("austria", "france")
    one = next(
        x for x, card in content().struggles.items() if any(a in s.areas and _home(a) is not None for a in card.areas)
    )
    realm = next(r for a in content().struggles[one].areas if a in s.areas and (r := _home(a)) is not None)
    before = [share(s, seat, one).ties for seat in (0, 1)]
    ally(s, 0, realm)
    assert share(s, 0, one).ties == before[0] + 1
    wedded(s, 1, realm)
    assert share(s, 1, one).ties == before[1] + 1
    wedded(s, 0, realm)
    assert share(s, 0, one).ties == before[0] + 1  # one for both


def _home(area: Any) -> Any:
    world = content().boards["base_1444"]
    for r, info in world.realms.items():
        if info.capital in world.areas[area].provinces and r not in ("austria", "france"):
            return r
    return None
