"""The abilities on the cards: each works, falls silent under a bishop, and ends when its card is lost."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from pax_renaissance.card_builders import BOX, CARDS, T, act, asked, choose, finish, given, offered, others
from pax_renaissance.cards import (
    ACADEMIA,
    ALMEIDA_ARMADA,
    ANNE_OF_BRITTANY,
    ARTISTIC_GEOMETRY,
    BANK_OF_ST_GEORGE,
    BANK_OF_STROZZI,
    CATHERINE_OF_NAVARRE,
    CEM_ANTI_HOSTAGE,
    CIRCASSIAN_MAMLUKS,
    CIVIL_ENGINEER,
    CONQUISTADORS,
    CONSENT_OF_THE_GOVERNED,
    CRYPTOGRAPHY,
    DALMATIAN_MERCHANT_MARINE,
    DUCHY_OF_FERRARA,
    ELIZABETH_BATHORY,
    ENCLOSURE,
    EPICUREAN_SWERVE,
    EUROPEAN_UNION,
    FAITH_VS_REASON,
    GONFALONIER,
    GRAND_MUFTI,
    GUTENBERG,
    HANDSOME,
    HERMETICISM,
    HOCHSTETTER_BANK,
    HUMANISM,
    INDIA_ARMADA,
    INQUISITION_POPE,
    ISABELLA_OF_CASTILLE,
    KAPPELER_MILCHSUPPE,
    KNIGHTS_HOSPITALLER,
    KREMLIN,
    LAST_SIGH,
    MACHIAVELLIANISM,
    MARY_THE_RICH,
    MICHELANGELO,
    MINING_ENGINEER,
    ORATORY_OF_DIVINE_LOVE,
    PODESTA_OF_VENICE,
    RED_SEA_FLEET,
    REICHSKRONE,
    ROMANTIC_REALISM,
    SAHN_I_SEMAN_MEDRESE,
    STAR_CHAMBER,
    TERSANE_I_AMIRE,
    THEFT_OF_THE_HOLY_CROWN,
    TRANSYLVANIAN_PLOT,
    WILLIAM_CAXTON,
    WOLF_OF_RIMINI,
    ZIONIST_STATE,
)  # fmt: skip
from regnum.games.pax_renaissance import GAME
from regnum.games.pax_renaissance.content.shapes import RELIGIONS
from regnum.games.pax_renaissance.state import (
    able,
    achieved,
    adjacent,
    laws,
    price_in_actions,
    republics,
    silenced,
    supreme,
    two_in_venice,
    world_trade,
)
from regnum.games.pax_renaissance.steps.ops import barred_op
from regnum.games.pax_renaissance.steps.turn import worth
from regnum.kernel import Table

GIFTS = [(c, code) for c in CARDS for code in c.face.abilities]
silent_or_not = pytest.mark.parametrize("silent", [False, True], ids=["works", "silenced"])


def table(card: str, silent: bool, **position: Any) -> T:
    """The card in the tableau of seat 0, under a bishop if it is to be silent."""
    rows = {0: [card], **position.pop("rows", {})}
    bishops = {**position.pop("bishops", {}), **({card: "catholic"} if silent else {})}
    return given(rows=rows, bishops=bishops, **position)


def test_every_ability_has_a_test_named_for_it() -> None:
    codes = {code for _, code in GIFTS}
    assert len(codes) == 32
    assert {name[5:] for name in globals() if name.startswith("test_")} >= codes


@pytest.mark.parametrize(("card", "code"), GIFTS, ids=[f"{c.id}-{code}" for c, code in GIFTS])
def test_it_goes_with_the_bishop_and_comes_back_and_ends_with_the_card(card: Any, code: str) -> None:
    """A bishop steps on the card, steps off again, then the card is sold."""
    king = card.suitors[0] if card.suitors else ""
    side = BOX.empires[king].side if king else card.side
    for faith in RELIGIONS:
        movers = [c for c in others(card, side=side) if ("inquisitor", faith) in BOX.cards[c].face.ops]
        if len(movers) > 2:
            break
    near = next(c for c in others(card, side=side, no_prestige=("patron",)) if c not in movers[:2])
    realms = {king: {"queens": [card.id]}} if king else {}
    t = given(rows={0: [near, king or card.id, *movers[:2]]}, realms=realms, bishops={near: faith})
    steps = [BOX.cards[c].face.ops.index(("inquisitor", faith)) for c in movers[:2]]
    choose(t, f"ops:{side}")
    if asked(t) != "ops":  # east and west at once may be on offer too
        finish(t)
    assert able(t.state, 0, code) == 1
    choose(t, f"use:{movers[0]}:{steps[0]}", f"move:{near}:{card.id}")
    immune = "immune_to_silencing" in card.face.abilities
    assert t.state.bishops == {card.id: faith}
    assert silenced(t.state, card.id, 0) != immune
    assert able(t.state, 0, code) == immune
    choose(t, f"use:{movers[1]}:{steps[1]}")
    choose(t, f"move:{card.id}:{near}")
    assert able(t.state, 0, code) == 1
    finish(t)
    act(t, f"sell:{king or card.id}")
    assert able(t.state, 0, code) == 0
    assert (card.id in t.state.gifted) == bool(king)  # with her king on his throne, to nobody's use


# --- restrictions of one's own operation ---


@silent_or_not
def test_behead_only_west_with_gold_or_red_bishop(silent: bool) -> None:
    gold, green, red, bare = others(place="france")[:4]
    far = others(place="ottoman")[0]
    t = table(
        INQUISITION_POPE, silent, rows={1: [gold, green, red, bare, far]},
        bishops={gold: "catholic", green: "islamic", red: "reformist", far: "catholic"},
    )  # fmt: skip
    choose(t, "ops:west")
    if silent:
        assert f"use:{INQUISITION_POPE}:0" not in offered(t)
        assert f"use:{INQUISITION_POPE}:1" in offered(t)  # inquisitors never fall silent
        return
    choose(t, f"use:{INQUISITION_POPE}:0")
    assert set(offered(t)) == {f"behead:{gold}", f"behead:{red}"}


@silent_or_not
def test_behead_only_east_with_turquoise_or_red_bishop(silent: bool) -> None:
    gold, green, red = others(place="ottoman")[:3]
    far = others(place="france")[0]
    t = table(
        GRAND_MUFTI, silent, rows={1: [gold, green, red, far]},
        bishops={gold: "catholic", green: "islamic", red: "reformist", far: "islamic"},
    )  # fmt: skip
    assert ("ops:east" in offered(t)) != silent
    if not silent:
        choose(t, "ops:east")
        choose(t, f"use:{GRAND_MUFTI}:0")
        assert set(offered(t)) == {f"behead:{green}", f"behead:{red}"}


# --- coronations and wars ---


@silent_or_not
@pytest.mark.parametrize("queen", [ISABELLA_OF_CASTILLE, CATHERINE_OF_NAVARRE])
def test_coronation_may_take_married_or_opponent_king(silent: bool, queen: str) -> None:
    """Of an opponent he comes alone; on his throne his queen stays beside the new one."""
    t = table(
        STAR_CHAMBER, silent, hands={0: [queen]}, rows={1: ["france"]},
        realms={"france": {"queens": [ANNE_OF_BRITTANY]}, "portugal": {"queens": [MARY_THE_RICH]}},
    )  # fmt: skip
    choose(t, f"play:{queen}")
    assert ("marry:france" in offered(t)) != silent
    assert ("marry:portugal" in offered(t)) != silent
    if not silent:
        other = t.copy(keep=True)
        other.run()
        choose(t, "marry:france")
        finish(t)
        assert (t.state.realms["france"].holder, t.state.realms["france"].queens) == (0, [queen])
        choose(other, "marry:portugal")
        finish(other)
        assert other.state.realms["portugal"].queens == [MARY_THE_RICH, queen]


def test_coronation_may_take_married_or_opponent_king_but_no_republic() -> None:
    t = table(
        STAR_CHAMBER,
        False,
        hands={0: [ISABELLA_OF_CASTILLE]},
        rows={1: ["france"]},
        realms={"france": {"republic": True}},
    )
    choose(t, f"play:{ISABELLA_OF_CASTILLE}")
    assert "marry:france" not in offered(t)


@silent_or_not
def test_crusade_rooks_count_as_knights(silent: bool) -> None:
    crusade = next(c for c in others() if BOX.cards[c].shot[0] == "crusade" and BOX.cards[c].place == "portugal")
    t = table(
        KNIGHTS_HOSPITALLER,
        silent,
        hands={0: [crusade]},
        cities={"granada": "islamic_rook", "valencia": "catholic_rook"},
    )
    choose(t, f"play:{crusade}", "use_shot:crusade")
    assert (asked(t) == "rooks") != silent
    if not silent:
        assert set(offered(t)) == {"rooks_join", "rooks_stay"}
        choose(t, "rooks_join")
        assert t.state.cities["granada"] == t.state.cities["valencia"] == ""  # one against one


def test_crusade_rooks_count_as_knights_in_no_other_war() -> None:
    t = table(
        KNIGHTS_HOSPITALLER, False, hands={0: [HANDSOME]}, cities={"buda": "catholic_knight", "vienna": "catholic_rook"}
    )
    choose(t, f"play:{HANDSOME}", "use_shot:jihad")
    assert asked(t) != "rooks"


@silent_or_not
def test_mamluk_repressed_fight_in_east_campaigns(silent: bool) -> None:
    t = table(
        CIRCASSIAN_MAMLUKS, silent, rows={0: [CIRCASSIAN_MAMLUKS, "hungary"]}, florins={0: 2},
        realms={"mamluk": {"repressed": ["pawn.1", "islamic_rook"]}}, cities={"modon": "islamic_rook"},
    )  # fmt: skip
    assert ("ops:east" in offered(t)) != silent
    if not silent:
        choose(t, "ops:east")
        if asked(t) == "ops":
            choose(t, "use:hungary:0")
        assert "campaign:ottoman" in offered(t)
        assert "campaign:holy_roman_empire" not in offered(t)  # not in the east
        choose(t, "campaign:ottoman", "lose:pawn.1:mamluk")
        finish(t)
        realm = t.state.realms["ottoman"]
        assert (realm.holder, realm.suzerain, t.state.bankers[0].florins) == (0, "hungary", 0)
        assert t.state.realms["mamluk"].repressed == ["islamic_rook"]


@silent_or_not
def test_portugal_france_not_adjacent(silent: bool) -> None:
    s = given(
        rows={1: ["aragon"]},
        realms={"aragon": {"queens": [CATHERINE_OF_NAVARRE]}},
        bishops={"aragon": "catholic"} if silent else {},
    ).state
    assert ("france" in adjacent(s, "portugal")) == ("portugal" in adjacent(s, "france")) == silent
    assert "portugal" in adjacent(s, "aragon")


def test_portugal_france_not_adjacent_only_in_a_tableau() -> None:
    s = given(realms={"aragon": {"queens": [CATHERINE_OF_NAVARRE]}}).state
    assert "france" in adjacent(s, "portugal")


@silent_or_not
def test_discard_for_peasant_revolt(silent: bool) -> None:
    t = given(
        rows={0: ["hungary"]}, realms={"hungary": {"queens": [ELIZABETH_BATHORY], "repressed": ["pawn.1"]}},
        bishops={ELIZABETH_BATHORY: "catholic"} if silent else {},
    )  # fmt: skip
    assert (f"revolt:{ELIZABETH_BATHORY}" in offered(t)) != silent
    if not silent:
        act(t, f"revolt:{ELIZABETH_BATHORY}")
        realm = t.state.realms["hungary"]
        assert (realm.republic, realm.holder, realm.queens, t.state.actions) == (True, 0, [], 1)


# --- trade ---


@silent_or_not
@pytest.mark.parametrize("cards", [[INDIA_ARMADA], [INDIA_ARMADA, ALMEIDA_ARMADA], [INDIA_ARMADA, MICHELANGELO]])
def test_concessions_double_in_spice_islands_fairs(silent: bool, cards: list[str]) -> None:
    t = table(
        cards[0], silent, rows={0: cards}, open={"white": "spice_islands"}, coins={"west:0": 10},
        concessions={"england-portugal": 0, "england-france": 1},
    )  # fmt: skip
    act(t, "fair:west")
    doubles = len(cards) - silent
    assert [b.florins for b in t.state.bankers] == [1 + 2**doubles, 1]


def test_concessions_double_in_spice_islands_fairs_in_no_others() -> None:
    t = table(INDIA_ARMADA, False, coins={"east:0": 9}, concessions={"byzantium-hungary": 0})
    act(t, "fair:east")
    assert t.state.bankers[0].florins == 2


@silent_or_not
def test_concessions_double_in_fairs_and_votes(silent: bool) -> None:
    voter = next(c for c in others() if ("vote", "west") in BOX.cards[c].face.ops)
    k = BOX.cards[voter].face.ops.index(("vote", "west"))
    t = table(
        MICHELANGELO, silent, rows={0: [MICHELANGELO, voter], 1: ["france"]}, coins={"east:0": 9},
        concessions={"byzantium-hungary": 0, "england-france": 0, "france-holy_roman_empire": 1},
    )  # fmt: skip
    act(t, "fair:east")
    assert t.state.bankers[0].florins == (2 if silent else 3)
    assert barred_op(t.state, 0, voter, ("vote", "west")) == ("F6b" if silent else None)  # one concession beats one
    if not silent:
        choose(t, "ops:west", f"use:{voter}:{k}")
        finish(t)
        assert t.state.realms["france"].holder == 0


@silent_or_not
@pytest.mark.parametrize("card", [TERSANE_I_AMIRE, DALMATIAN_MERCHANT_MARINE])
def test_concessions_safe_from_pirates(silent: bool, card: str) -> None:
    pirate = next(c for c in CARDS if c.agents[:1] == ("catholic_pirate",) and c.place in BOX.empires)
    near, far = BOX.empires[pirate.place].sea_borders[:2]
    t = table(card, silent, hands={0: [pirate.id]}, concessions={near: 0, far: 1})
    act(t, f"play:{pirate.id}", f"place:catholic_pirate:{near}")
    s = t.state
    assert (s.pirates[near], s.concessions[near], s.concessions[far]) == ("catholic", -1 if silent else 0, 1)


@silent_or_not
def test_one_free_trade_fair(silent: bool) -> None:
    t = table(PODESTA_OF_VENICE, silent)
    act(t, "fair:west")
    assert t.state.actions == (1 if silent else 2)
    act(t, "fair:east")
    assert (t.state.active, t.state.actions) == ((1, 2) if silent else (0, 1))


def test_one_free_trade_fair_also_after_the_last_action() -> None:
    hand = others()[:2]
    t = table(PODESTA_OF_VENICE, False, hands={0: hand})
    act(t, f"sell:{hand[0]}")
    act(t, f"sell:{hand[1]}")
    assert set(offered(t)) == {"fair:west", "fair:east", "pass"}
    act(t, "fair:east")
    assert t.state.active == 1


def test_one_free_trade_fair_comes_again_with_every_turn() -> None:
    t = table(PODESTA_OF_VENICE, False)
    act(t, "fair:west")
    act(t, "fair:east")
    act(t, "pass")
    assert t.state.active == 1
    act(t, "fair:west")
    act(t, "pass")
    assert (t.state.active, t.state.actions) == (0, 2)
    act(t, "fair:west")
    assert (t.state.active, t.state.actions) == (0, 2)


# --- operations ---


@silent_or_not
@pytest.mark.parametrize(("card", "side"), [(CIVIL_ENGINEER, "east"), (MINING_ENGINEER, "west")])
def test_free_operations(silent: bool, card: str, side: str) -> None:
    trader = next(c for c in others(side=side) if ("commerce", side) in BOX.cards[c].face.ops)
    k = BOX.cards[trader].face.ops.index(("commerce", side))
    t = table(card, silent, rows={0: [card, trader]}, coins={f"{side}:2": 2})
    choose(t, f"ops:{side}", f"use:{trader}:{k}")
    finish(t)
    assert t.state.actions == (1 if silent else 2)
    assert f"ops:{side}" not in offered(t)


test_free_eastern_ops = test_free_western_ops = test_free_operations


@silent_or_not
@pytest.mark.parametrize("card", [TRANSYLVANIAN_PLOT, LAST_SIGH])
def test_east_and_west_ops_in_one_action(silent: bool, card: str) -> None:
    west, east = (next(c for c in others(side=x) if ("commerce", x) in BOX.cards[c].face.ops) for x in ("west", "east"))
    t = table(card, silent, rows={0: [card, west, east]}, coins={"west:2": 1, "east:2": 1})
    assert ("ops:both" in offered(t)) != silent
    if not silent:
        choose(t, "ops:both")
        for c, x in ((east, "east"), (west, "west")):
            choose(t, f"use:{c}:{BOX.cards[c].face.ops.index(('commerce', x))}")
        finish(t)
        s = t.state
        assert (s.bankers[0].florins, s.actions, sorted(s.ops_done)) == (2, 1, ["east", "west"])
        assert not any(o.startswith("ops:") for o in offered(t))


@silent_or_not
def test_patron_reduces_vote_cost(silent: bool) -> None:
    patron = ARTISTIC_GEOMETRY
    t = table(
        BANK_OF_ST_GEORGE,
        silent,
        rows={0: [BANK_OF_ST_GEORGE, patron, "england"], 1: ["france"]},
        concessions={"england-france": 0},
        realms={"england": {"republic": True}, "france": {"repressed": ["islamic_rook", "islamic_rook"]}},
        florins={0: 2},
    )
    choose(t, "ops:west", "use:england:0")
    finish(t, "vote:france")
    assert t.state.bankers[0].florins == (0 if silent else 1)


def test_patron_reduces_vote_cost_to_nothing_at_most() -> None:
    t = table(
        BANK_OF_ST_GEORGE, False, rows={0: [BANK_OF_ST_GEORGE, ARTISTIC_GEOMETRY, "england"], 1: ["france"]},
        concessions={"england-france": 0}, realms={"england": {"republic": True}},
    )  # fmt: skip
    choose(t, "ops:west", "use:england:0")
    finish(t, "vote:france")
    assert (t.state.realms["france"].holder, t.state.bankers[0].florins) == (0, 0)


# --- selling ---


@silent_or_not
@pytest.mark.parametrize("card", [CONQUISTADORS, CEM_ANTI_HOSTAGE])
def test_sells_for_four(silent: bool, card: str) -> None:
    t = table(card, silent)
    act(t, f"sell:{card}")
    assert t.state.bankers[0].florins == (2 if silent else 4)


@silent_or_not
@pytest.mark.parametrize(("queen", "king"), [(THEFT_OF_THE_HOLY_CROWN, "hungary"), (REICHSKRONE, "holy_roman_empire")])
def test_sells_for_four_with_her_king(silent: bool, queen: str, king: str) -> None:
    realms = {king: {"queens": [queen]}}
    s = given(rows={0: [king]}, realms=realms, bishops={king: "catholic"} if silent else {}).state
    assert worth(s, 0, king) == (4 if silent else 6)


def test_sells_for_four_not_from_the_hand_and_not_as_an_old_maid() -> None:
    s = given(hands={0: [CONQUISTADORS]}, maids={0: [THEFT_OF_THE_HOLY_CROWN]}).state
    assert (worth(s, 0, CONQUISTADORS), worth(s, 0, THEFT_OF_THE_HOLY_CROWN)) == (2, 2)


@silent_or_not
def test_sell_for_opponent_political_op(silent: bool) -> None:
    presser = next(c for c in others(place="france") if BOX.cards[c].face.ops[0][0] == "repress")
    kinds = BOX.cards[presser].face.ops[0]
    t = table(CRYPTOGRAPHY, silent, rows={1: [presser]}, concessions={"england-france": 1})
    choose(t, f"sell:{CRYPTOGRAPHY}")
    assert (asked(t) == "borrow") == (not silent and "pawn" in kinds)
    if not silent:
        choose(t, f"borrow:{presser}:0")
        finish(t)
        assert t.state.realms["france"].repressed == ["pawn.1"]
        assert (t.state.bankers[0].florins, t.state.ops_done) == (3, [])


@silent_or_not
def test_sell_card_and_run_its_one_shot(silent: bool) -> None:
    plot = next(c for c in others(place="england") if BOX.cards[c].shot[0] in ("conspiracy", "peasant_revolt"))
    t = table(MACHIAVELLIANISM, silent, hands={0: [plot]})
    choose(t, f"sell:{plot}")
    assert (asked(t) == "sold_shot") != silent
    if not silent:
        choose(t, f"use_shot:{BOX.cards[plot].shot[0]}")
        finish(t)
        assert t.state.realms["england"].holder == 0
    assert t.state.bankers[0].florins == 2


def test_sell_card_and_run_its_one_shot_not_a_trade_shift_and_not_its_own() -> None:
    shift = next(c for c in others() if BOX.cards[c].shot[0] == "shift")
    t = table(MACHIAVELLIANISM, False, hands={0: [shift]})
    choose(t, f"sell:{shift}")
    assert asked(t) == "action"
    choose(t, f"sell:{MACHIAVELLIANISM}")
    assert asked(t) == "action"


@silent_or_not
def test_sell_to_emancipate_west(silent: bool) -> None:
    t = table(
        ENCLOSURE, silent, concessions={"england-france": 1},
        realms={"france": {"repressed": ["catholic_knight"]}, "ottoman": {"repressed": ["islamic_rook"]},
                "aragon": {"repressed": ["pawn.1"]}},
    )  # fmt: skip
    choose(t, f"sell:{ENCLOSURE}")
    assert (asked(t) == "emancipate") != silent
    if not silent:
        assert not any("islamic_rook" in o for o in offered(t))
        choose(t, "free:catholic_knight:paris", "free:pawn.1:aragon-france")
        s = t.state
        assert (s.cities["paris"], s.concessions["aragon-france"]) == ("catholic_knight", 1)
        assert s.realms["france"].repressed == s.realms["aragon"].repressed == []


def test_sell_to_emancipate_west_offers_nothing_twice() -> None:
    realms = {e: {"repressed": ["pawn.1"]} for e in ("france", "aragon")}
    t = table(ENCLOSURE, False, realms=realms)
    choose(t, f"sell:{ENCLOSURE}")
    assert len(offered(t)) == len(set(offered(t)))


def test_sell_to_emancipate_west_asks_whose_serf_goes_to_a_border_of_both() -> None:
    """A pawn less on one card or on the other: votes and revolts there are not the same."""
    realms = {e: {"repressed": ["pawn.1"]} for e in ("france", "aragon", "england")}
    t = table(ENCLOSURE, False, realms=realms)
    choose(t, f"sell:{ENCLOSURE}", "free:pawn.1:aragon-france")
    assert (asked(t), offered(t)) == ("origin", ["release:aragon", "release:france"])
    choose(t, "release:france", "free:pawn.1:england-portugal")  # only England is next to it
    assert asked(t) == "emancipate"
    s = t.state
    assert [s.realms[e].repressed for e in ("france", "aragon", "england")] == [[], ["pawn.1"], []]


def test_sell_to_emancipate_west_in_games_of_the_first_revision() -> None:
    """They replay as they were played: the first of the two empires gave up its serf, unasked."""
    t = table(ENCLOSURE, False, realms={e: {"repressed": ["pawn.1"]} for e in ("france", "aragon")})
    old: T = Table(GAME, replace(t.setup, revision=1), t.content, history=True, origin=t.origin)
    old.run()
    choose(old, f"sell:{ENCLOSURE}", "free:pawn.1:aragon-france")
    assert asked(old) == "emancipate"
    assert [old.state.realms[e].repressed for e in ("france", "aragon")] == [["pawn.1"], []]


# --- hands, silence and apostasy ---


@silent_or_not
@pytest.mark.parametrize("card", [HOCHSTETTER_BANK, GUTENBERG, BANK_OF_STROZZI, WILLIAM_CAXTON])
def test_unlimited_hand(silent: bool, card: str) -> None:
    t = table(card, silent, hands={0: others(card)[:2]}, florins={0: 1})
    assert ("buy:west:1" in offered(t)) != silent


def test_unlimited_hand_ends_at_once() -> None:
    hand = others(side="west")[:4]
    t = table(HOCHSTETTER_BANK, False, hands={0: hand})
    choose(t, f"sell:{HOCHSTETTER_BANK}")
    choose(t, f"discard:{hand[1]}", f"discard:{hand[3]}")
    assert t.state.bankers[0].hand == [hand[0], hand[2]]


@pytest.mark.parametrize("card", [KREMLIN, HERMETICISM, HUMANISM])
def test_immune_to_silencing(card: str) -> None:
    other = others(side="west")[0]
    position: dict[str, Any] = {"bishops": {other: "catholic", card: "islamic", "france": "catholic"}}
    t = given(rows={0: [card, other, "france"]}, **position)
    assert not any(silenced(t.state, c, 0) for c in (card, other, "france"))
    act(t, f"sell:{card}")
    assert silenced(t.state, other, 0)
    assert silenced(t.state, "france", 0)


@silent_or_not
def test_immune_to_apostasy(silent: bool) -> None:
    pair = [others(prestige=[faith], no_prestige=set(RELIGIONS) - {faith})[0] for faith in RELIGIONS[:2]]
    t = table(EPICUREAN_SWERVE, silent, rows={0: [EPICUREAN_SWERVE, *pair, ORATORY_OF_DIVINE_LOVE]})
    assert ("apostasy:catholic:islamic" in offered(t)) == silent


@silent_or_not
def test_apostasy_as_action(silent: bool) -> None:
    pair = [others(prestige=[faith], no_prestige=set(RELIGIONS) - {faith})[0] for faith in RELIGIONS[1:]]
    t = table(ORATORY_OF_DIVINE_LOVE, silent, rows={1: pair})
    assert [o for o in offered(t) if o.startswith("apostasy")] == ([] if silent else ["apostasy:islamic:reformist"])
    if not silent:
        act(t, "apostasy:islamic:reformist")
        assert [*t.state.bankers[1].west, *t.state.bankers[1].east] == []
        assert t.state.bankers[0].west == [ORATORY_OF_DIVINE_LOVE]
        assert t.state.actions == 1


@silent_or_not
@pytest.mark.parametrize("card", [GONFALONIER, DUCHY_OF_FERRARA, WOLF_OF_RIMINI])
def test_venice_holds_two(silent: bool, card: str) -> None:
    s = table(card, silent).state
    assert two_in_venice(s) != silent
    s.realms["papal_states"].state = "islamic"
    assert not two_in_venice(s)


def test_venice_holds_two_ends_at_once() -> None:
    t = table(GONFALONIER, False, cities={"venice": "catholic_knight", "venice_2": "islamic_rook"})
    choose(t, f"sell:{GONFALONIER}", "keep:islamic_rook")
    assert (t.state.cities["venice"], t.state.cities["venice_2"]) == ("islamic_rook", "")


# --- victories ---


@silent_or_not
@pytest.mark.parametrize("card", [ACADEMIA, EPICUREAN_SWERVE])
def test_card_counts_as_republic(silent: bool, card: str) -> None:
    laws_ = others(prestige=["law"])[:2]
    s = table(card, silent, rows={0: [card, *laws_]}, victories=["renaissance"]).state
    assert republics(s, 0) == 1 - silent
    assert achieved(s, 0, "renaissance") != silent


@silent_or_not
@pytest.mark.parametrize(("card", "own"), [(SAHN_I_SEMAN_MEDRESE, 0), (FAITH_VS_REASON, 0)])
def test_patron_counts_as_concession(silent: bool, card: str, own: int) -> None:
    s = table(
        card, silent, rows={0: [card, ARTISTIC_GEOMETRY, DUCHY_OF_FERRARA]}, concessions={"england-france": 0}
    ).state
    assert world_trade(s, 0) == (1 if silent else 3 + own)


@silent_or_not
@pytest.mark.parametrize(
    ("card", "base", "patrons"), [(ARTISTIC_GEOMETRY, 0, 2), (ROMANTIC_REALISM, 0, 1), (CONSENT_OF_THE_GOVERNED, 1, 1)]
)
def test_patron_counts_as_law(silent: bool, card: str, base: int, patrons: int) -> None:
    s = table(card, silent, rows={0: [card, DUCHY_OF_FERRARA]}).state
    assert laws(s, 0) == (base if silent else base + patrons)


@silent_or_not
def test_patron_counts_as_islamic_bishop(silent: bool) -> None:
    faithful = others(side="west")[0]
    t = table(
        CIRCASSIAN_MAMLUKS,
        silent,
        rows={0: [CIRCASSIAN_MAMLUKS, ARTISTIC_GEOMETRY, DUCHY_OF_FERRARA], 1: [faithful, GONFALONIER, CRYPTOGRAPHY]},
        bishops={faithful: "catholic"},
        realms={"mamluk": {"state": "islamic"}},
        cities={"cairo": "islamic_rook"},
    )
    assert supreme(t.state, 0) == ("" if silent else "islamic")
    assert supreme(t.state, 1) == ""  # only for the owner's own victory


@silent_or_not
def test_islamic_pirates_count_as_reformist(silent: bool) -> None:
    bare = others(side="west")[0]
    t = table(
        ZIONIST_STATE, silent, rows={1: [bare]}, pirates={"england-france": "islamic"},
        realms={"england": {"state": "reformist"}},
    )  # fmt: skip
    assert supreme(t.state, 0) == supreme(t.state, 1) == ("" if silent else "reformist")


@silent_or_not
@pytest.mark.parametrize("card", [HERMETICISM, FAITH_VS_REASON, EPICUREAN_SWERVE, HUMANISM])
def test_holy_costs_two_actions(silent: bool, card: str) -> None:
    immune = "immune_to_silencing" in BOX.cards[card].face.abilities
    assert price_in_actions(table(card, silent).state, "holy") == (1 if silent and not immune else 2)


@silent_or_not
@pytest.mark.parametrize("card", [KAPPELER_MILCHSUPPE, EUROPEAN_UNION])
def test_imperial_costs_two_actions(silent: bool, card: str) -> None:
    kings = ["england", "france", "aragon"]
    t = table(card, silent, rows={1: [card], 0: kings}, victories=["imperial"], hands={0: others()[:1]})
    assert price_in_actions(t.state, "imperial") == 2 - silent
    assert "declare:imperial" in offered(t)
    act(t, f"sell:{t.state.bankers[0].hand[0]}")
    assert ("declare:imperial" in offered(t)) == silent


@silent_or_not
def test_globalization_costs_two_actions(silent: bool) -> None:
    t = table(
        RED_SEA_FLEET, silent, rows={0: [RED_SEA_FLEET, INDIA_ARMADA]}, victories=["globalization"],
        concessions={"england-france": 0, "england-portugal": 0}, hands={0: others()[:1]},
    )  # fmt: skip
    assert price_in_actions(t.state, "globalization") == 2 - silent
    assert "declare:globalization" in offered(t)
    act(t, f"sell:{t.state.bankers[0].hand[0]}")
    assert ("declare:globalization" in offered(t)) == silent
