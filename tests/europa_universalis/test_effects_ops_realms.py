"""Operations between realms and at court: pacts, tokens, offers, Subjugation, cardinals, papal actions, characters."""

from __future__ import annotations

from typing import Any

import pytest

from europa_universalis.build import content, cubes, given, lay
from europa_universalis.effects_kit import Script, asked, offered, play, table
from regnum.games.europa_universalis.decks import character
from regnum.games.europa_universalis.effects import hooks
from regnum.games.europa_universalis.effects.env import Env
from regnum.games.europa_universalis.effects.operations import run
from regnum.games.europa_universalis.effects.ops_people import settle_rulers
from regnum.games.europa_universalis.effects.ops_subjugate import price
from regnum.games.europa_universalis.model import NONE, Army, Posted, Ruler, State, War
from regnum.games.europa_universalis.pieces import ally, marry
from regnum.games.europa_universalis.realm import is_vassal

HENRY = Ruler("Henry")


def england(**things: Any) -> State:
    return given("england", "france", **{"seat0": {"ruler": HENRY}, "seat1": {"ruler": Ruler("Charles")}, **things})


def pact(kind: str, *realms: str, do: str = "gain", **more: Any) -> dict[str, Any]:
    return {"op": "pact", "kind": [kind], "realms": list(realms), "do": do, **more}


def allies(t: Any, realm: str) -> tuple[int, ...]:
    found: tuple[int, ...] = t.state.realms[realm].allies
    return found


# --- alliances and marriages ---


def test_16_3_gain_alliance__with_an_independent_realm_at_peace() -> None:
    s = england(wars=("savoy milan",), provinces={"bern": {"vassal": 1}, "stgallen": {"vassal": 1}})
    s.wars = [War("france", "savoy")]
    t = play(s, pact("alliance", "burgundy", "savoy", "switzerland", "france"))
    assert [r for r, court in t.state.realms.items() if 0 in court.allies] == ["burgundy"]
    assert [deed.what for deed in t.state.players[0].deeds] == ["alliance_formed"]


def test_11_3_at_war__who_is_at_war_gains_no_ally() -> None:
    s = england(wars=("england scotland",))
    assert allies(play(s, pact("alliance", "burgundy")), "burgundy") == ()


def test_11_3_npr_single__another_players_alliance_gives_way_to_as_much_influence() -> None:
    s = england()
    ally(s, 1, "burgundy")
    cubes(s, "burgundy", 1, 2)
    assert allies(play(s, pact("alliance", "burgundy")), "burgundy") == (1,)
    cubes(s, "burgundy", 2, 2)
    assert allies(play(s, pact("alliance", "burgundy")), "burgundy") == (0,)


def test_16_3_gain_alliance__replace_asks_for_no_influence() -> None:
    s = england()
    ally(s, 1, "burgundy")
    cubes(s, "burgundy", 0, 2)
    assert allies(play(s, pact("alliance", "burgundy", do="replace")), "burgundy") == (0,)


def test_11_3_max__without_a_token_one_of_his_own_may_be_moved() -> None:
    s = england()
    for realm in ("savoy", "milan", "scotland"):
        ally(s, 0, realm)
    lay(s.realms, {"savoy": {"active": True}})
    t = play(s, pact("alliance", "burgundy"), answers=["milan"])
    assert set(offered(t)) == {"milan", "scotland", "done"}
    assert (allies(t, "burgundy"), allies(t, "milan")) == ((0,), ())
    assert allies(play(s, pact("alliance", "burgundy"), answers=["done"]), "burgundy") == ()


def test_11_2_who__marriages_need_an_eligible_partner_and_a_ruler() -> None:
    t = play(england(), pact("marriage", "burgundy", "granada"))
    assert t.state.realms["burgundy"].marriages == (0,)
    assert t.state.realms["granada"].marriages == ()
    assert play(england(seat0={}), pact("marriage", "burgundy")).state.realms["burgundy"].marriages == ()


def test_16_3_gain_alliance__so_many_realms_of_the_players_choice_with_both_pacts() -> None:
    op = {"op": "pact", "kind": ["marriage", "alliance"], "realms": ["burgundy", "savoy"], "n": 1, "do": "gain"}
    t = play(england(), op, answers=["savoy"])
    court = t.state.realms["savoy"]
    assert (court.allies, court.marriages) == ((0,), (0,))


def test_16_3_end_alliance__an_active_ally_takes_units_along_and_stands_alone() -> None:
    s = england(
        wars=("england scotland", "france england"),
        seat0={"allied": 1, "armies": [Army("ireland", (1, 0, 0), (0, 0, 0), (2, 0, 0)), Army(), Army()]},
    )
    ally(s, 0, "burgundy")
    lay(s.realms, {"burgundy": {"active": True, "strength": 4}})
    t = play(s, pact("alliance", "burgundy", do="end"))
    assert allies(t, "burgundy") == ()
    assert (t.state.players[0].allied, t.state.players[0].armies[0].allied) == (0, (1, 0, 0))
    assert War("france", "burgundy") in t.state.wars


def test_16_3_end_alliance__an_alliance_of_players_ends_on_both_sides() -> None:
    s = england()
    ally(s, 0, "france")
    t = play(s, pact("alliance", "france", do="end"))
    assert (allies(t, "france"), allies(t, "england")) == ((), ())


def test_11_2_disputed__every_marriage_on_the_capital_is_turned() -> None:
    s = england()
    marry(s, 0, "burgundy")
    marry(s, 1, "burgundy")
    marry(s, 1, "savoy")
    op = {"op": "pact", "kind": ["marriage"], "realms": {"kind": "npr"}, "n": 1, "do": "dispute"}
    t = play(s, op, answers=["burgundy"])
    assert t.state.realms["burgundy"].disputed == (0, 1)
    assert t.state.realms["savoy"].disputed == ()


def test_16_3_npr_yes__an_independent_realm_makes_its_pact_with_a_player() -> None:
    s = england()
    t = play(s, pact("alliance", "england", who="scotland"))
    assert allies(t, "scotland") == (0,)
    t = play(t.state, pact("alliance", "england", who="scotland", do="end"))
    assert allies(t, "scotland") == ()


# --- truces and CB tokens ---


def test_10_4_truce__placed_ended_and_turned_into_a_cb() -> None:
    t = play(england(), {"op": "token", "kind": "truce", "on": ["france"]})
    assert (t.state.realms["france"].truces, t.state.realms["england"].truces) == ((0,), (1,))
    ended = play(t.state, {"op": "token", "kind": "truce", "on": ["france"], "do": "end"})
    assert ended.state.realms["england"].truces == ()
    turned = play(
        t.state, {"op": "token", "kind": "truce", "on": ["france"], "do": "to_cb", "optional": True}, answers=["yes"]
    )
    assert (turned.state.realms["france"].truces, turned.state.realms["france"].cbs) == ((), (0,))
    assert (
        play(
            t.state, {"op": "token", "kind": "truce", "on": ["france"], "do": "to_cb", "optional": True}, answers=["no"]
        )
        .state.realms["france"]
        .cbs
        == ()
    )


def test_10_4_truce__not_with_an_enemy() -> None:
    s = england(wars=("england france",))
    assert play(s, {"op": "token", "kind": "truce", "on": ["france"]}).state.realms["france"].truces == ()


def test_9_1_cb_general__a_token_on_the_one_who_runs_the_list() -> None:
    t = play(england(), {"op": "token", "who": "france", "kind": "cb", "on": "you"})
    assert t.state.realms["england"].cbs == (1,)


def test_2_2_token_stock__a_player_has_two_cb_tokens() -> None:
    t = play(england(), {"op": "token", "kind": "cb", "on": ["burgundy", "savoy", "milan"]}, answers=["done"])
    assert [r for r, court in t.state.realms.items() if court.cbs] == ["burgundy", "savoy"]


# --- offers ---


def offer(what: str, *to: str, **more: Any) -> dict[str, Any]:
    return {"op": "offer", "to": list(to), "what": [what], **more}


def test_5_1_diplomacy_pact__a_player_answers_an_offer() -> None:
    op = offer(
        "alliance",
        "france",
        accept=[{"op": "gain", "who": "$to", "prestige": 1}],
        refuse=[{"op": "gain", "prestige": 2}],
    )
    t = play(england(), op, answers=["yes", "accept"])
    assert (allies(t, "france"), t.state.players[1].prestige) == ((0,), 1)
    assert [(seat, kind) for seat, kind, _ in asked(t)] == [(0, "agree"), (1, "proposal")]
    t = play(england(), op, answers=["yes", "refuse"])
    assert (allies(t, "france"), t.state.players[0].prestige) == ((), 2)
    assert allies(play(england(), op, answers=["no"]), "france") == ()


def test_16_3_npr_yes__an_independent_realm_accepts() -> None:
    t = play(england(), offer("alliance", "burgundy", must=True))
    assert allies(t, "burgundy") == (0,)
    assert asked(t) == []


def test_16_3_npr_yes__an_independent_realm_offers() -> None:
    t = play(england(), offer("alliance", "england", who="scotland"), answers=["accept"])
    assert allies(t, "scotland") == (0,)


def test_11_3_max__no_offer_where_no_token_is_left() -> None:
    s = england()
    for realm in ("savoy", "milan", "scotland"):
        ally(s, 1, realm)
    assert asked(play(s, offer("alliance", "france", must=True))) == []


def test_5_1_diplomacy_pact__if_all_refuse() -> None:
    s = given("england", "france", "castile")
    op = offer("alliance", "france", "castile", must=True, refuse_all=[{"op": "gain", "prestige": 3}])
    assert play(s, op, answers=["refuse", "refuse"]).state.players[0].prestige == 3
    assert play(s, op, answers=["refuse", "accept"]).state.players[0].prestige == 0


def test_5_1_diplomacy_pact__a_sale_is_answered_by_the_owner() -> None:
    op = {
        "op": "offer",
        "to": {"owner_of": "paris"},
        "what": ["sale"],
        "must": True,
        "accept": [{"op": "holding", "to": "town", "on": ["paris"], "replace": True}],
    }
    assert play(england(), op, answers=["accept"]).state.provinces["paris"].town == 0
    assert play(england(), op, answers=["refuse"]).state.provinces["paris"].town == 1


# --- Subjugation ---

SCOTTISH = ("aberdeen", "ayrshire", "lothian", "perth")
SUBJUGATE = {"op": "subjugate", "realms": {"union": [{"allied_to": "you", "kind": "npr"}, {"vassal_of": "you"}]}}


def test_11_4_cost__influence_for_its_tax_and_for_that_of_opponents() -> None:
    s = england()
    ally(s, 0, "scotland")
    cubes(s, "scotland", 5, 2)
    assert not is_vassal(play(s, SUBJUGATE).state, "scotland")
    cubes(s, "scotland", 5, 1)
    t = play(s, SUBJUGATE)
    assert is_vassal(t.state, "scotland")
    assert t.state.areas["scotland"].influence == (0, 1)
    assert allies(t, "scotland") == ()


def test_11_2_discount__a_marriage_lowers_the_price_by_one() -> None:
    s = england()
    ally(s, 0, "scotland")
    marry(s, 0, "scotland")
    cubes(s, "scotland", 3, 0)
    t = play(s, SUBJUGATE)
    assert is_vassal(t.state, "scotland")
    assert t.state.realms["scotland"].marriages == (0,)


def test_11_4_condition__its_tax_is_at_most_half_or_with_a_marriage_lower() -> None:
    s = given("scotland", "france", seat0={"ruler": HENRY})
    ally(s, 0, "milan")
    cubes(s, "lombardy", 5, 0)
    assert not is_vassal(play(s, SUBJUGATE).state, "milan")
    s = given("england", "france")
    ally(s, 0, "burgundy")
    for area in ("seine", "burgundy", "flanderswallonia"):
        cubes(s, area, 4, 0)
    assert asked(play(s, SUBJUGATE)) == []


def test_11_4_annex__a_vassal_becomes_towns() -> None:
    s = england(provinces={"bern": {"vassal": 0}, "stgallen": {"vassal": 0}})
    marry(s, 0, "switzerland")
    cubes(s, "switzerland", 2, 0)
    t = play(s, SUBJUGATE)
    assert (t.state.provinces["bern"].town, t.state.provinces["stgallen"].town) == (0, 0)
    assert t.state.realms["switzerland"].marriages == ()
    assert sum(deed.n for deed in t.state.players[0].deeds) == 2


def test_11_4_never__the_selection_of_the_card_leaves_out_pope_and_emperor() -> None:
    card = content().kinds["DIP-04"].action.ops[0]
    s = england()
    for realm in ("papal_states", "austria"):
        ally(s, 0, realm)
    assert asked(play(s, card)) == []


# --- the curia ---


def test_19_1_gain__a_new_cardinal_pushes_the_others_right() -> None:
    s = england()
    s.curia.cardinals = [1, 1, 1]
    t = play(s, {"op": "cardinal", "n": 1})
    assert t.state.curia.cardinals == [0, 1, 1]


def test_19_access__only_catholics_have_cardinals() -> None:
    s = england(realms={"england": {"faith": "protestant"}})
    assert play(s, {"op": "cardinal", "n": 1}).state.curia.cardinals == []


def test_19_1_rome_seized__who_holds_roma_gains_none() -> None:
    s = england(provinces={"roma": {"town": 0}})
    assert play(s, {"op": "cardinal", "n": 1}).state.curia.cardinals == []


def test_19_1_gain__cardinals_are_lost_from_the_right_or_by_choice() -> None:
    s = england()
    s.curia.cardinals = [0, 1, 0]
    assert play(s, {"op": "cardinal", "n": -1, "which": "rightmost"}).state.curia.cardinals == [0, 1]
    t = play(s, {"op": "cardinal", "n": -1, "which": "any", "optional": True}, answers=[("cardinal", 0)])
    assert t.state.curia.cardinals == [1, 0]
    t = play(s, {"op": "cardinal", "n": {"neg": {"share": "half"}}, "of": "each", "which": "any"}, answers=[2, 1])
    assert t.state.curia.cardinals == [0]


def test_19_3_crusade__the_token_alone_needs_two_provinces_of_muslims() -> None:
    s = given("castile", "france")
    op = {"op": "papal", "do": "crusade", "areas": ["andalucia", "castile"], "token_only": True, "commit": True}
    t = play(s, op)
    assert (t.state.curia.token, t.state.curia.crusade, t.state.curia.devoted) == ("crusade", "andalucia", [0])


def test_19_3_crusade_devoted__commit_needs_a_crusade() -> None:
    assert play(england(), {"op": "papal", "do": "commit"}).state.curia.devoted == []


def test_19_3_excommunicate__a_catholic_players_ruler_loses_prestige_cardinal_and_influence() -> None:
    s = england()
    s.curia.cardinals = [1, 0]
    cubes(s, "scotland", 0, 5)
    op = {"op": "papal", "do": "excommunicate", "target": "france", "then": [{"op": "gain", "prestige": 1}]}
    t = play(s, op)
    assert (t.state.curia.token, t.state.curia.target, t.state.curia.cardinals) == ("excommunication", "france", [0])
    assert t.state.areas["scotland"].influence == (0, 1)
    assert [p.prestige for p in t.state.players] == [1, -1]
    assert play(t.state, op).state.players[0].prestige == 1  # not while the token is out
    assert play(england(), {**op, "target": "burgundy"}).state.curia.token == ""


# --- characters ---


def card(kind: str, role: str, command: bool = False) -> Any:
    return next(
        c.id
        for c in content().cards.values()
        if c.deck == kind and c.character.role == role and c.character.command == command
    )


def test_5_2_appoint_advisor__from_hand_or_discards_and_free() -> None:
    one, other = card("adm", "advisor"), card("dip", "advisor")
    s = england(discard_adm=[one], discard_dip=[other], seat0={"ducats": 0})
    op = {"op": "character", "do": "appoint", "kind": "adviser", "source": "discard:administrative", "optional": True}
    t = play(s, op, answers=[one])
    assert t.state.players[0].advisors == {"adm": Posted(one)}
    assert t.state.discard_adm == []
    s.players[0].hand_dip = [other]
    s.discard_dip = []
    t = play(s, {**op, "source": ["hand", "discard_top5:any"]}, answers=[other])
    assert (t.state.players[0].advisors, t.state.players[0].hand_dip) == ({"dip": Posted(other)}, [])


def test_7_2_advisor_one__a_new_advisor_replaces_the_old_one_and_may_come_from_an_event() -> None:
    old = card("adm", "advisor")
    op = {"op": "character", "do": "appoint", "kind": "adviser", "source": "card", "optional": True}
    t = play(england(seat0={"advisors": {"adm": Posted(old)}}), op, answers=["155B", "adm"], event="155B")
    assert t.state.players[0].advisors == {"adm": Posted("155B")}
    assert t.state.discard_adm == [old]


def test_5_2_appoint_commander__a_general_gets_an_army_an_admiral_the_fleet() -> None:
    leader, old = card("mil", "leader", True), card("adm", "leader", True)
    s = england(discard_mil=[leader], seat0={"generals": {0: Posted(old)}})
    op = {"op": "character", "do": "appoint", "kind": "general", "source": "discard:any"}
    t = play(s, op, answers=[("army", 0), ("army", 2)])
    assert t.state.players[0].generals == {0: Posted(leader), 2: Posted(old)}
    t = play(england(), {"op": "character", "do": "appoint", "kind": "admiral", "source": "card"}, event="251B")
    assert t.state.players[0].admiral == Posted("251B")


def test_5_2_appoint_commander__characters_are_discarded_or_taken() -> None:
    one, other, leader = card("adm", "advisor"), card("dip", "advisor"), card("mil", "leader", True)
    s = england(seat0={"advisors": {"adm": Posted(one), "dip": Posted(other)}}, seat1={"generals": {2: Posted(leader)}})
    op = {"op": "character", "do": "discard", "kind": "adviser", "n": 1}
    assert play(s, {**op, "prefer": "administrative"}).state.players[0].advisors == {"dip": Posted(other)}
    assert play(s, op, answers=[other]).state.discard_dip == [other]
    assert play(s, {**op, "n": "all"}, answers=[one]).state.players[0].advisors == {}
    t = play(s, {"op": "character", "do": "take", "kind": "general", "of": "france"}, answers=[("army", 1)])
    assert (t.state.players[0].generals, t.state.players[1].generals) == ({1: Posted(leader)}, {})


def test_5_2_appoint_crown__a_ruler_from_hand_discards_or_the_event() -> None:
    leader = card("adm", "leader", True)
    s = england(discard_adm=[leader])
    t = play(s, {"op": "character", "do": "crown", "kind": "ruler", "source": "discard_top5:administrative"})
    ruler, who = t.state.players[0].ruler, character(s, leader)
    assert ruler is not None
    assert (ruler.name, ruler.adm, ruler.card) == (who.name, who.adm, leader)
    t = play(england(), {"op": "character", "do": "crown", "kind": "ruler", "source": "card"}, event="456B")
    assert t.state.players[0].ruler is not None
    assert t.state.players[0].ruler.event == "456B"


def test_7_2_ruler_fixed__a_ruler_from_the_deck_is_the_first_leader() -> None:
    advisor, leader = card("mil", "advisor"), card("mil", "leader", True)
    t = play(
        england(deck_mil=[advisor, leader]),
        {"op": "character", "do": "crown", "kind": "ruler", "source": "deck:military"},
    )
    assert t.state.players[0].ruler is not None
    assert (t.state.players[0].ruler.card, t.state.discard_mil, t.state.deck_mil) == (leader, [advisor], [])


def test_16_3_drop_ruler__who_refuses_the_ruler_loses_his_own_unless_another_is_crowned(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked_for: list[int] = []
    monkeypatch.setattr(hooks, "THRONE_EMPTY", [lambda t, seat: asked_for.append(seat)])
    for ops, left in (
        ([], None),
        ([{"op": "character", "do": "crown", "kind": "ruler", "source": "privy_council"}], "Privy Council"),
    ):
        t, env = table(england(), Script()), Env(0, 0)
        run(t, [{"op": "character", "do": "reject", "kind": "ruler"}, *ops], env)
        settle_rulers(t, env)
        ruler = t.state.players[0].ruler
        assert (ruler and ruler.name) == left
    assert asked_for == [0]


def test_16_3_drop_ruler__a_ruler_is_discarded() -> None:
    leader = card("adm", "leader", True)
    s = england(seat0={"ruler": Ruler("x", card=leader)})
    t = play(s, {"op": "character", "do": "discard", "kind": "ruler"})
    assert (t.state.players[0].ruler, t.state.discard_adm) == (None, [leader])


def test_10_4_truce_none__a_vassal_bears_no_truce() -> None:
    s = england(provinces={"bern": {"vassal": 0}, "stgallen": {"vassal": 0}})
    assert play(s, {"op": "token", "kind": "truce", "on": ["switzerland"]}).state.realms["switzerland"].truces == ()


def test_11_4_short__with_too_few_tokens_the_player_chooses_and_leaves_out_the_capital() -> None:
    s = england()
    ally(s, 0, "scotland")
    cubes(s, "scotland", 4, 0)
    free = [
        p
        for p, land in s.provinces.items()
        if land.town == NONE and content().boards["base_1444"].provinces[p].tax == 1
    ]
    lay(s.provinces, {p: {"vassal": 0} for p in [p for p in free if p not in SCOTTISH][:17]})
    t = play(s, {"op": "subjugate", "realms": ["scotland"]}, answers=["perth", "aberdeen"])
    assert [p for p in SCOTTISH if t.state.provinces[p].vassal == 0] == ["aberdeen", "perth"]
    assert "lothian" not in offered(t)


def test_11_4_npr_vassals__vassals_of_the_ally_come_along_for_influence() -> None:
    s = given("castile", "france", seat0={"ruler": HENRY})
    ally(s, 0, "aragon")
    marry(s, 0, "aragon")
    lay(s.provinces, {p: {"town": 0, "large": True} for p in ("lisboa", "porto", "fez", "marrakech")})
    for area in ("aragon", "sicily", "corsicasardinia"):
        cubes(s, area, 5, 0)
    cubes(s, "naples", 4, 0)
    op = {"op": "subjugate", "realms": ["aragon"]}
    t = play(s, op, answers=yes_with_influence(s))
    assert is_vassal(t.state, "aragon")
    assert t.state.provinces["napoli"].vassal == 0


def yes_with_influence(s: State) -> list[Any]:
    """Cubes of the areas in turn, then the vassal."""
    where = [a for a in ("aragon", "sicily", "corsicasardinia") for _ in range(5)]
    return [*where[: price(s, 0, "aragon")], "yes"]  # type: ignore[arg-type]


def test_16_3_gain_alliance__a_vassal_and_an_ally_are_no_targets() -> None:
    s = england(provinces={"bern": {"vassal": 1}, "stgallen": {"vassal": 1}})
    ally(s, 0, "burgundy")
    t = play(s, pact("alliance", "switzerland", "burgundy"))
    assert allies(t, "switzerland") == ()
    assert t.state.players[0].deeds == []


def test_11_2_max__without_a_token_a_marriage_that_is_not_disputed_may_be_moved() -> None:
    s = england()
    for realm in ("savoy", "milan", "scotland"):
        marry(s, 0, realm)
    lay(s.realms, {"savoy": {"disputed": (0,)}})
    t = play(s, pact("marriage", "burgundy"), answers=["milan"])
    assert set(offered(t)) == {"milan", "scotland", "done"}
    assert (t.state.realms["milan"].marriages, t.state.realms["burgundy"].marriages) == ((), (0,))


def test_11_2_who__a_marriage_is_offered_only_to_eligible_players_with_a_token() -> None:
    op = offer("marriage", "france", must=True)
    t = play(england(), op, answers=["accept"])
    assert (t.state.realms["france"].marriages, t.state.realms["england"].marriages) == ((0,), (1,))
    assert asked(play(england(realms={"france": {"faith": "revolutionary"}}), op)) == []
    s = england()
    for realm in ("savoy", "milan", "scotland"):
        marry(s, 1, realm)
    assert asked(play(s, op)) == []
