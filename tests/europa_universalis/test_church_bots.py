"""What a bot expects of struggles and crusades."""

from __future__ import annotations

from europa_universalis.build import A, P, army, given
from regnum.games.europa_universalis import GAME
from regnum.games.europa_universalis.content.shapes import StruggleId
from regnum.games.europa_universalis.evaluate import evaluate, promise
from regnum.games.europa_universalis.hopes import coming, papal_plan
from regnum.games.europa_universalis.model import Land, Ruler
from regnum.games.europa_universalis.steps.curia import no_crusade
from regnum.kernel import new_table


def test_a_struggle_and_a_crusade_count_before_they_are_scored() -> None:
    s = given("castile", "france")
    before = coming(s, 0)
    s.struggles_active = [StruggleId("italian_wars")]
    assert coming(s, 0) == before - 160  # nothing there: the card takes two
    s.provinces[P("milano")] = Land(town=0, large=True)
    assert coming(s, 0) == before + 80 * 5
    s.struggles_active, s.struggles = [], [StruggleId("italian_wars")]
    assert coming(s, 0) == 15 * 3  # without the criteria of the card
    s.struggles = []
    s.curia.cardinals, s.curia.token, s.curia.crusade = [0], "crusade", A("andalucia")
    assert (coming(s, 0), coming(s, 1)) == (-200, 0)
    s.curia.devoted = [1]
    assert (coming(s, 0), coming(s, 1)) == (0, -120)
    for p in ("granada", "gibraltar"):
        s.provinces[P(p)] = Land(occupier=1)
    army(s, 1, "andalucia", 1)
    assert coming(s, 1) == 200


def test_a_papal_action_is_worth_a_crusade_that_would_be_fought_anyway() -> None:
    s = given("castile", "france", phase=2, turn=0, seat0={"mil": 6, "dip": 4})
    s.scenario, s.ages = "1-01", 3
    s.curia.cardinals = [0]
    for p in s.players:
        p.ruler = Ruler("Juan")
    idle = papal_plan(s, "turn", 0, ("papal",), 8)
    assert idle is not None
    assert idle < 0  # no army: no war
    army(s, 0, "andalucia", 8)
    found = papal_plan(s, "turn", 0, ("papal",), 8)
    assert found is not None
    assert found > idle
    hopes = [papal_plan(s, "papal", 0, ("crusade", a), 8) for a in s.areas if no_crusade(s, a) is None]
    assert max(hope for hope in hopes if hope is not None) == found + 90 + 200
    assert papal_plan(s, "pick_realm", 0, ("realm", "granada"), 8) is None
    s.curia.token, s.curia.crusade, s.curia.used = "crusade", A("andalucia"), True
    assert papal_plan(s, "pick_realm", 0, ("realm", "granada"), 8) is not None
    assert papal_plan(s, "turn", 0, ("pass",), 8) is None


def test_what_is_coming_is_a_part_of_what_a_position_is_worth() -> None:
    s = new_table(GAME, 4, 1, {"scenario": "1-01", "struggles": "ordered"}).state
    before = evaluate(s, 0)
    s.struggles_active = [StruggleId("italian_wars")]
    assert evaluate(s, 0) == before - 160
    s.curia.cardinals = [0, 0]
    s.turn, s.phase = 0, 2
    assert promise(s, "turn", 0, ("papal",)) == -290
