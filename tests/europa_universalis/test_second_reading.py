"""War, peace and the Empire, read once more with the book open: what the other readings left."""

from __future__ import annotations

from typing import Any

from europa_universalis.build import A, P, R, Z, army, given, lay
from europa_universalis.effects_kit import asked, told
from europa_universalis.peace_kit import call
from europa_universalis.round_kit import go, once
from europa_universalis.war_kit import army as muster
from europa_universalis.war_kit import at_sea, both, field, fight, fleet, rebels
from regnum.games.europa_universalis.content.shapes import CardId
from regnum.games.europa_universalis.effects.env import Env
from regnum.games.europa_universalis.effects.ops_pacts import lay_cb
from regnum.games.europa_universalis.map import world
from regnum.games.europa_universalis.marches import hosts
from regnum.games.europa_universalis.model import NONE, Came, Land, State
from regnum.games.europa_universalis.pieces import ally, change_court
from regnum.games.europa_universalis.steps.calls import make_active
from regnum.games.europa_universalis.steps.campaigns import beside, evasions
from regnum.games.europa_universalis.steps.defence import do_duty, no_duty
from regnum.games.europa_universalis.steps.rebellion import liberate
from regnum.games.europa_universalis.steps.war import barred
from regnum.games.europa_universalis.wars import casus_belli, forbidden, lends
from regnum.kernel import Table


def board(*realms: str, **things: Any) -> State:
    s = given(*realms, phase=2, turn=0, **things)
    s.revision = 5
    return s


# --- 9.1.exception_succession: one's own token, not any ---


def test_9_1_limit_g__anothers_disputed_marriage_opens_no_war_in_an_interregnum() -> None:
    s = board("france", "castile", "england")
    s.players[0].ruler = None
    change_court(s, R("portugal"), marriages=(1,), disputed=(1,))
    assert casus_belli(s, 0, R("portugal")) == ["succession"]
    assert forbidden(s, 0, R("portugal")) == "9.1.limit_g"
    assert barred(s, 0) == "9.1.limit_g"
    change_court(s, R("portugal"), marriages=(0, 1), disputed=(0, 1))
    assert forbidden(s, 0, R("portugal")) is None
    assert barred(s, 0) is None


# --- 9.5.mountain, 9.5.access: an army that a card brings in ---


def met(units: int, **things: Any) -> State:
    """England has come into Aragon, over whose mountains France looks on."""
    s = board("england", "france", wars=("england france", "england aragon", "france aragon"), **things)
    army(s, 0, "aragon", 1)
    s.came = [Came(0, A("aragon"), A("leon"), (), 0)]
    army(s, 1, "languedoc", units)
    s.players[1].hand_mil = [CardId(c.id) for c in s.box.cards.values() if c.kind == "MIL-06"]
    return s


def test_9_5_mountain__One_Step_Ahead_pays_for_more_than_three_units() -> None:
    s = met(4, seat1={"mil": 3})
    card = s.players[1].hand_mil[0]
    t = go(s, ("entered", 0, A("aragon")), answers=[("card", card), ("move_in", 0)])
    assert t.state.players[1].mil == 1
    assert t.state.players[1].armies[0].area == "aragon"


def test_9_5_mountain__or_does_not_come() -> None:
    assert evasions(met(4, seat1={"mil": 1}), 1, A("aragon")) == []
    assert evasions(met(3, seat1={"mil": 1}), 1, A("aragon")) == [("move_in", 0)]
    before = met(4, seat1={"mil": 1})
    before.revision = 4
    assert evasions(before, 1, A("aragon")) == [("move_in", 0)]


def test_9_5_access__One_Step_Ahead_opens_no_neutral_land() -> None:
    s = met(1, seat1={"mil": 3})
    s.wars = s.wars[:2]  # Aragon is no enemy of France
    assert evasions(s, 1, A("aragon")) == []
    assert asked(go(s, ("entered", 0, A("aragon")))) == []


def test_9_5_mountain__an_army_that_an_event_sends_pays_as_well() -> None:
    s = board("england", "france", wars=("france aragon",), seat1={"mil": 1})
    army(s, 1, "languedoc", 7)
    assert not beside(s, 1, 0, A("aragon"))
    s.players[1].mil = 2
    assert beside(s, 1, 0, A("aragon"))
    t = once(s, "card_attack", 1, A("aragon"), False, answers=[("army", 0)])
    assert t.state.players[1].mil == 0


# --- 2.2.token_limit: black units that an ally lends ---


def full_of_rebels(*realms: str) -> State:
    """All 25 black units are rebels."""
    s = board(*realms)
    lay(s.areas, {"leon": {"rebels": 20}, "andalucia": {"rebels": 5}})
    ally(s, 0, R("genoa"))
    return s


def test_2_2_token_limit__rebels_make_room_for_what_an_ally_lends() -> None:
    s = full_of_rebels("france", "castile")
    assert lends(s, R("genoa")) == 2
    t = call(s, lambda t: make_active(t, 0, R("genoa"), "5.2.cta.effect"), answers=[("area", A("andalucia"))])
    assert asked(t)[0][:2] == (0, "spare_lent")
    assert (t.state.players[0].allied, t.state.areas[A("andalucia")].rebels) == (2, 3)
    assert t.state.areas[A("leon")].rebels == 20


def test_2_2_token_fixed__other_allies_do_not() -> None:
    s = board("france", "castile")
    s.players[1].allied = 24
    ally(s, 0, R("genoa"))
    assert lends(s, R("genoa")) == 1
    t = call(s, lambda t: make_active(t, 0, R("genoa"), "5.2.cta.effect"))
    assert t.state.players[0].allied == 1


def test_2_2_token_limit__in_older_tables_rebels_stay() -> None:
    s = full_of_rebels("france", "castile")
    s.revision = 4
    assert lends(s, R("genoa")) == 0


# --- 9.1.battles, 9.7.when: the active player sets the order of battles, whoever attacks in them ---


def uprisings() -> State:
    """Rebels beside units of Castile in two areas, in the turn of France; Castile is the first player."""
    s = field("france", "castile", turn=0)
    s.revision, s.first = 5, 1
    for number, area in enumerate(("leon", "andalucia")):
        muster(s, 1, area, (4, 0, 0), number=number)
        rebels(s, area, 1)
    return s


def ordered(s: State, seat: int) -> list[int]:
    t = fight(s, "battles", seat, (), (A("leon"), A("andalucia")), answers=["leon"])
    return [who for who, kind, _ in asked(t) if kind == "battle_order"]


def test_9_1_battles__of_rebels_that_an_event_brings_the_active_player_says_who_comes_first() -> None:
    assert ordered(uprisings(), NONE) == [0]
    before = uprisings()
    before.revision = 4
    assert ordered(before, NONE) == [1]


def test_9_1_battles__in_phase_3_the_first_player_does() -> None:
    s = uprisings()
    s.phase, s.turn = 3, NONE
    assert ordered(s, NONE) == [1]


def test_9_1_battles__of_a_war_that_an_event_lets_another_declare_the_active_player_too() -> None:
    s = field("france", "castile", turn=0, wars=("castile granada", "castile portugal"))
    s.revision = 5
    muster(s, 1, "andalucia", (4, 0, 0))
    muster(s, 1, "portugal", (9, 0, 0), number=1)
    t = fight(s, "battles", 1, (), (A("andalucia"), A("portugal")), answers=["portugal"])
    assert [who for who, kind, _ in asked(t) if kind == "battle_order"] == [0]
    assert [line["realms"] for line in told(t, "land_battle") if line["what"] == "attack"] == ["castile", "castile"]


# --- 9.5.access_players: who is asked ---


def test_9_5_access_players__a_realm_whose_player_is_not_in_the_game_is_not_asked() -> None:
    s = board("france", "castile", "england", wars=("france aragon",))
    for p in world(s).areas[A("portugal")].provinces:
        s.provinces[p] = Land(town=1)
    assert hosts(s, 0, A("portugal")) == [1]
    s.players[1].active = False
    assert hosts(s, 0, A("portugal")) == []


# --- 2.2.token_limit: a third CB token ---


def grudges(revision: int = 5) -> State:
    """Castile has both its CB tokens laid."""
    s = board("france", "castile")
    s.revision = revision
    for name in ("portugal", "aragon"):
        change_court(s, R(name), cbs=(1,))
    return s


def laid(t: Table[State]) -> list[str]:
    return [r for r, court in t.state.realms.items() if 1 in court.cbs]


def test_2_2_token_limit__a_third_CB_token_is_one_that_is_lifted_elsewhere() -> None:
    env = lambda t: Env(1, 0, rule="11.3.reject_cta.4", table=t)  # noqa: E731
    t = call(grudges(), lambda t: lay_cb(t, 1, R("france"), env(t)), answers=[("realm", R("aragon"))])
    assert laid(t) == ["france", "portugal"]
    assert t.state.players[1].prestige == 0
    t = call(grudges(), lambda t: lay_cb(t, 1, R("france"), env(t)), answers=[("done",)])
    assert laid(t) == ["aragon", "portugal"]
    assert asked(call(grudges(4), lambda t: lay_cb(t, 1, R("france"), env(t)))) == []


def test_14_3_liberation_cb__who_must_lay_one_lifts_another() -> None:
    s = grudges()
    s.provinces[P("granada")] = Land(town=1, unrest=True)
    t = call(s, lambda t: liberate(t, P("granada"), 0), answers=[("realm", R("portugal"))])
    assert laid(t) == ["aragon", "granada"]
    assert ("done",) not in asked(t)[0][2]


def test_18_3_subject_duty__a_prince_may_move_a_CB_token() -> None:
    s = grudges()
    assert no_duty(s, 1, ("cb",), R("france")) is None
    assert no_duty(grudges(4), 1, ("cb",), R("france")) == "2.2.token_stock"
    t = call(s, lambda t: do_duty(t, 1, ("cb",), R("france")), answers=[("realm", R("portugal"))])
    assert laid(t) == ["aragon", "france"]


# --- 9.7.allies_hits, 9.3.ship.heavy: a heavy ship takes two of the hits that are dealt in turn ---


def test_9_7_allies_hits__a_heavy_ship_beside_anothers_light_one_takes_two() -> None:
    s = field("castile", "france", "england", wars=("castile france", "castile england"))
    s.revision = 5
    at_sea(s, "bay_of_biscay", 5, 0, 1)
    fleet(s, 1, "bay_of_biscay", heavy=1)
    t = fight(
        s,
        "battles",
        0,
        (Z("bay_of_biscay"),),
        (),
        rolls=both("a a a", "i i i", "artillery"),
        answers=[("seat", 1)],
        all_rolls=False,
    )
    assert t.state.players[1].fleet.heavy == 0
    assert t.state.zones[Z("bay_of_biscay")].ships == (4, 0, 0)
