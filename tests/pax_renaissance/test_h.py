"""Trade shifts (H)."""

import pytest

from pax_renaissance.builders import asked, choose, florins, given, having, offered, pieces, told
from pax_renaissance.cards import (
    ACADEMIA,
    COMPANY_OF_MERCHANT_ADVENTURERS,
    GOLD_COAST_MONOPOLY,
    HANSEATIC_LEAGUE,
    INDIA_ARMADA,
    KREMLIN,
    LAST_SIGH,
    RED_SEA_FLEET,
    SONINKE_WANGARA,
    TERSANE_I_AMIRE,
)  # fmt: skip


def test_H1__the_agent_first_then_the_marker():
    t = given(seat0=having(hand=[SONINKE_WANGARA]))
    choose(t, f"play:{SONINKE_WANGARA}", "use_shot:shift")
    assert offered(t, "place:islamic_rook:") == ["algiers", "valencia"]  # Timbuktu is still blocked
    choose(t, "place:islamic_rook:algiers")
    assert t.state.open == {"white": "trebizond", "black": "timbuktu"}


def test_H1__future_fairs_of_its_colour_start_there():
    t = given(seat0=having(hand=[SONINKE_WANGARA]), coins={"east": {0: 1}})
    choose(t, f"play:{SONINKE_WANGARA}", "use_shot:shift", "place:islamic_rook:algiers", "fair:east")
    assert told(t, "fair")[0]["emporium"] == "timbuktu"
    assert set(offered(t, "levy:")) == {"valencia", "timbuktu"}


def test_H1__nothing_to_shift_if_it_is_open_already():
    t = given(seat0=having(hand=[SONINKE_WANGARA]), open={"black": "timbuktu"})
    choose(t, f"play:{SONINKE_WANGARA}")
    assert asked(t) == (0, "agent")


def test_H1__declined_it_moves_nothing():
    t = given(seat0=having(hand=[SONINKE_WANGARA]))
    choose(t, f"play:{SONINKE_WANGARA}", "decline_shot", "enough")
    assert t.state.open["black"] == "tana"


def test_H1_repress__who_is_there_is_repressed_for_free_wherever_the_card_is():
    t = given(seat0=having(hand=[SONINKE_WANGARA]), seat1=having(east=["byzantium"]), cities={"tana": "islamic_knight"})
    choose(t, f"play:{SONINKE_WANGARA}", "use_shot:shift", "place:islamic_rook:valencia")
    assert (pieces(t), florins(t)) == ({"valencia": "islamic_rook"}, [0, 0])
    assert t.state.realms["byzantium"].repressed == ["islamic_knight"]


@pytest.mark.parametrize(
    ("card", "agent", "gate", "empire"),
    [
        (SONINKE_WANGARA, "islamic_rook:algiers", "novgorod", "holy_roman_empire"),
        (RED_SEA_FLEET, "pawn.0:mamluk-ottoman", "spice_islands", "portugal"),
        (HANSEATIC_LEAGUE, "pawn.0:aragon-france", "timbuktu", "aragon"),
    ],
)
def test_H1_repress__on_the_card_of_that_emporiums_empire(card, agent, gate, empire):
    colour = {"spice_islands": "white"}.get(gate, "black")
    t = given(seat0=having(hand=[card]), open={colour: gate}, cities={gate: "reformist_rook"})
    choose(t, f"play:{card}", "use_shot:shift", f"place:{agent}")
    assert {e: r.repressed for e, r in t.state.realms.items() if r.repressed} == {empire: ["reformist_rook"]}


@pytest.mark.parametrize(
    ("banker", "possible"),
    [
        (having(hand=[INDIA_ARMADA]), False),  # its own does not count
        (having(hand=[INDIA_ARMADA], west=[COMPANY_OF_MERCHANT_ADVENTURERS]), True),
        (having(hand=[INDIA_ARMADA], west=["portugal"]), True),
        (having(hand=[GOLD_COAST_MONOPOLY]), False),
        (having(hand=[GOLD_COAST_MONOPOLY], east=[ACADEMIA]), True),
    ],
)
def test_H1a__the_spice_islands_need_another_discovery(banker, possible):
    t = given(seat0=banker)
    choose(t, f"play:{banker['hand'][0]}")
    assert ("use_shot:shift" in offered(t)) is possible
    if possible:
        choose(t, "use_shot:shift", "place:pawn.0:england-portugal")
        assert t.state.open == {"white": "spice_islands", "black": "tana"}


def test_H1a__a_silenced_one_counts_and_an_opponents_does_not():
    t = given(
        seat0=having(hand=[INDIA_ARMADA], west=[COMPANY_OF_MERCHANT_ADVENTURERS]),
        bishops={COMPANY_OF_MERCHANT_ADVENTURERS: "catholic"},
    )
    assert "use_shot:shift" in offered(choose(t, f"play:{INDIA_ARMADA}"))
    t = given(seat0=having(hand=[INDIA_ARMADA]), seat1=having(west=[COMPANY_OF_MERCHANT_ADVENTURERS]))
    assert asked(choose(t, f"play:{INDIA_ARMADA}")) == (0, "agent")


@pytest.mark.parametrize("gate", ["trebizond", "spice_islands"])
def test_H1b__the_red_sea_closes_the_open_white_one(gate):
    t = given(seat0=having(hand=[TERSANE_I_AMIRE]), open={"white": gate})
    choose(t, f"play:{TERSANE_I_AMIRE}", "use_shot:shift", "place:islamic_pirate:hungary-ottoman")
    assert t.state.open == {"white": "red_sea", "black": "tana"}
    assert told(t, "shifted") == [{"opened": "red_sea", "closed": gate}]


@pytest.mark.parametrize("gate", ["tana", "timbuktu"])
def test_H1c__novgorod_closes_the_open_black_one(gate):
    t = given(seat0=having(hand=[KREMLIN]), open={"black": gate})
    choose(t, f"play:{KREMLIN}", "use_shot:shift", "place:pawn.0:holy_roman_empire-hungary")
    assert t.state.open == {"white": "trebizond", "black": "novgorod"}


@pytest.mark.parametrize("gate", ["tana", "novgorod"])
def test_H1d__timbuktu_closes_the_open_black_one(gate):
    t = given(seat0=having(hand=[LAST_SIGH]), open={"black": gate})
    choose(t, f"play:{LAST_SIGH}", "use_shot:shift", "place:islamic_rook:granada")
    assert t.state.open == {"white": "trebizond", "black": "timbuktu"}


@pytest.mark.parametrize(
    ("banker", "given_", "rule"),
    [
        (having(hand=[INDIA_ARMADA]), {}, "H1a"),
        (having(hand=[SONINKE_WANGARA]), {"open": {"black": "timbuktu"}}, "H1"),
        (having(hand=[SONINKE_WANGARA]), {"cities": {"algiers": "islamic_rook", "valencia": "islamic_rook"}}, "E2.1"),
    ],
)
def test_H1__whoever_plays_it_is_told_why_it_cannot_be_used(banker, given_, rule):
    t = given(seat0=banker, **given_)
    choose(t, f"play:{banker['hand'][0]}")
    (event,) = [e for e in t.events if e.key == "no-shot"]
    assert (event.rule, event.args["what"]) == (rule, "shift")
