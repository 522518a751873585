"""Each of the ten power struggles: a position in which it is won, one in which it is not, one with a tie; and each
criterion of each card, met and a step short of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from europa_universalis.build import A, P, R, bare, content, lay
from europa_universalis.peace_kit import call, symbol
from regnum.games.europa_universalis.content.shapes import StruggleId
from regnum.games.europa_universalis.model import NONE, Deed, State
from regnum.games.europa_universalis.pieces import ally, marry
from regnum.games.europa_universalis.steps.struggles import score_struggles
from regnum.games.europa_universalis.struggles import Share, criteria, share

BOX = content()
STRUGGLES = list(BOX.struggles)
BOARD = BOX.boards["deluxe_1444"]
Change = Callable[[State], None]


def nothing(s: State) -> None:
    """As it lies."""


def town(*provinces: str, seat: int = 0) -> Change:
    large = {p: BOARD.provinces[P(p)].tax == 2 for p in provinces}
    return lambda s: lay(s.provinces, {p: {"town": seat, "large": large[p]} for p in provinces})


def vassal(*provinces: str) -> Change:
    return lambda s: lay(s.provinces, {p: {"vassal": 0} for p in provinces})


def taken(*provinces: str, by: int = 0) -> Change:
    return lambda s: lay(s.provinces, {p: {"occupier": by} for p in provinces})


def whole(*areas: str, but: str = "") -> Change:
    return town(*(p for a in areas for p in BOARD.areas[A(a)].provinces if p != but))


def tied(realm: str, *how: Callable[[State, int, object], None]) -> Change:
    def change(s: State) -> None:
        for pact in how:
            pact(s, 0, R(realm))

    return change


def every(*changes: Change) -> Change:
    def change(s: State) -> None:
        for one in changes:
            one(s)

    return change


def emperor(authority: int) -> Change:
    def change(s: State) -> None:
        s.empire.emperor, s.empire.realm, s.empire.authority = 0, s.players[0].realm, authority

    return change


def cardinal(seat: int) -> Change:
    def change(s: State) -> None:
        s.curia.cardinals = [seat]

    return change


def ships(zone: str, *n: int) -> Change:
    return lambda s: lay(s.zones, {zone: {"ships": n}})


def settled(mine: int, theirs: int) -> Change:
    """Towns in America."""
    found = [p for p, info in BOARD.provinces.items() if BOARD.areas[info.area].continent == "america"]
    return every(town(*found[:mine]), town(*found[mine : mine + theirs], seat=1))


def revolution(n: int) -> Change:
    """In so many areas of the player, who is revolutionary."""
    own = ("loire", "seine", "languedoc", "aquitaine")

    def change(s: State) -> None:
        town("paris", "bordeaux")(s)
        lay(s.realms, {s.players[0].realm: {"faith": "revolutionary"}})
        for a in own[:n]:
            whole(a)(s)
            lay(s.areas, {BOARD.areas[A(a)].field: {"revolution": True}})

    return change


def unruly(area: str) -> Change:
    return every(whole(area), lambda s: lay(s.areas, {BOARD.areas[A(area)].field: {"revolution": True}}))


def deed(what: str, *tags: str, number: int = 1) -> Change:
    """In a round of the first age."""
    return lambda s: s.players[0].deeds.append(Deed(what, 1, tags, 1, number))


BALKANS = ("bosnia", "hum", "zagreb", "kosovo", "smederevo", "buzau", "silistre")  # seven of tax
LEAGUE = ("pest", "szabolcs", "ragusa", "rijeka", "zara")  # five
NAPLES = ("napoli", "bari", "salerno", "brescia")  # five of tax

# The card, the number of the criterion, the realm, a position in which it is met, and one in which it is not.
CRITERIA: list[tuple[str, int, str, Change, Change]] = [
    ("italian_wars", 0, "england", taken("milano"), taken("brescia")),
    ("italian_wars", 1, "castile", nothing, town("bari")),
    ("italian_wars", 2, "england", cardinal(0), cardinal(1)),
    ("italian_wars", 3, "venice", town(*NAPLES, "cremona"), town(*NAPLES)),
    ("struggle_for_the_balkans", 0, "muscovy", vassal("beograd"), vassal("kosovo")),
    ("struggle_for_the_balkans", 1, "ottomans", town(*BALKANS), town(*BALKANS, "sofya")),
    ("struggle_for_the_balkans", 2, "poland", taken("constantinople"), nothing),
    ("struggle_for_the_balkans", 3, "austria", tied("hungary", ally), tied("hungary", marry)),
    ("struggle_for_the_balkans", 4, "venice", town("albania"), town("athina")),
    ("thirty_years_war", 0, "austria", emperor(4), emperor(3)),
    ("thirty_years_war", 1, "bohemia", emperor(1), emperor(2)),
    ("thirty_years_war", 2, "austria", nothing, vassal("praha")),
    ("thirty_years_war", 3, "france", taken("sundgau"), taken("pfalz")),
    ("thirty_years_war", 4, "denmark", vassal("lubeck"), vassal("koln")),
    ("thirty_years_war", 5, "england", tied("saxony", ally), tied("scotland", ally)),
    ("war_of_spanish_succession", 0, "castile", nothing, whole("castile", "leon", "andalucia")),
    ("war_of_spanish_succession", 1, "castile", whole("aragon"), whole("aragon", but="navarra")),
    ("war_of_spanish_succession", 2, "france", tied("castile", ally, marry), tied("castile", marry)),
    ("war_of_spanish_succession", 3, "england", town("gibraltar"), taken("gibraltar")),
    ("war_of_spanish_succession", 4, "portugal", town("bari", "malta"), town("bari")),
    ("war_of_spanish_succession", 5, "ottomans", vassal("palermo"), vassal("malta")),
    ("seven_years_war", 0, "brandenburg", taken("silesia"), taken("sieradz")),
    ("seven_years_war", 1, "austria", nothing, town("silesia")),
    ("seven_years_war", 2, "england", settled(3, 2), settled(3, 3)),
    ("seven_years_war", 3, "muscovy", taken("berlin"), taken("danzig")),
    ("seven_years_war", 4, "portugal", settled(3, 0), settled(2, 0)),
    ("seven_years_war", 5, "england", town("hannover"), vassal("hannover")),
    ("napoleonic_wars", 0, "france", taken("wien"), taken("praha")),
    ("napoleonic_wars", 1, "france", taken("paris", by=1), nothing),
    ("napoleonic_wars", 2, "england", ships("baltic_sea", 8, 7), ships("baltic_sea", 8, 8)),
    ("napoleonic_wars", 3, "austria", nothing, unruly("loire")),
    ("napoleonic_wars", 4, "france", revolution(4), revolution(3)),
    ("napoleonic_wars", 5, "castile", taken("madrid", by=1), nothing),
    ("great_northern_war", 0, "sweden", taken("riga"), taken("reval")),
    ("great_northern_war", 1, "sweden", taken("stockholm", by=1), nothing),
    ("great_northern_war", 2, "muscovy", town("neva"), taken("neva")),
    ("great_northern_war", 3, "denmark", town("lund"), taken("lund", by=1)),
    ("great_northern_war", 4, "poland", vassal("livland"), vassal("reval")),
    ("great_northern_war", 5, "ottomans", deed("war_won", "against:sweden"), deed("war_won", "against:venice")),
    ("holy_league", 0, "ottomans", town(*LEAGUE), town(*LEAGUE, "athina")),
    ("holy_league", 1, "france", deed("battle_won", "muslim"), deed("battle_won", "muslim", number=2)),
    ("holy_league", 2, "venice", every(town("creta"), taken("cyprus")), town("creta")),
    ("holy_league", 3, "austria", vassal("pest"), vassal("szabolcs")),
    ("holy_league", 4, "muscovy", taken("azov"), nothing),
    ("holy_league", 5, "mamluks", taken("rhodes"), taken("creta")),
    ("deluge", 0, "poland", taken("krakow", by=1), nothing),
    ("deluge", 1, "poland", whole("mazoviamalopolska"), every(
        whole("mazoviamalopolska"), town("poznan"), lambda s: lay(s.provinces, {"poznan": {"unrest": True}}))),
    ("deluge", 2, "brandenburg", vassal("danzig"), vassal("kulm")),
    ("deluge", 3, "muscovy", taken("smolenskas", "kijevas"), taken("smolenskas")),
    ("deluge", 4, "ottomans", taken("kijevas"), taken("minskas")),
    ("deluge", 5, "austria", tied("lithuania", ally), tied("lithuania", marry)),
    ("distant_trade", 0, "poland", lambda s: lay(s.nodes, {"indian_ocean": {"merchants": (1, 0)}}),
        lambda s: lay(s.nodes, {"genoa": {"merchants": (1, 0)}})),
    ("distant_trade", 1, "poland", ships("caribbean_sea", 3, 2), ships("caribbean_sea", 3, 3)),
    ("distant_trade", 2, "castile", nothing, lambda s: lay(s.areas, {"antilles": {"claims": (0,)}})),
    ("distant_trade", 3, "ottomans", vassal("goa"), nothing),
]  # fmt: skip


def fought(struggle: str, *realms: str) -> State:
    """Active, on a board on which nobody but its printed owners has anything; nobody's are others' towns."""
    s = bare(*realms, board="deluxe_1444")
    s.empire.realm = R("austria")
    s.struggles = [StruggleId(struggle)]
    s = symbol(s, "power_struggle", NONE, icon="white").state
    for a in BOX.struggles[StruggleId(struggle)].areas:  # an owner by flag alone would be one without a town
        for p in BOARD.areas[a].provinces:
            if BOARD.provinces[p].realm in realms:
                lay(s.provinces, {p: {"town": 1}})
    return s


def met(struggle: str, number: int, s: State, seat: int = 0) -> bool:
    return BOX.struggles[StruggleId(struggle)].extra[number] in criteria(s, seat, StruggleId(struggle))


@pytest.mark.parametrize(("struggle", "number", "realm", "won", "short"), CRITERIA)
def test_17_4_score__each_criterion_is_met_or_a_step_short(
    struggle: str, number: int, realm: str, won: Change, short: Change
) -> None:
    rival = "mamluks" if realm != "mamluks" else "persia"
    s = fought(struggle, realm, rival)
    won(s)
    assert met(struggle, number, s)
    named = BOX.struggles[StruggleId(struggle)].extra[number]["realms"]
    if "any" not in named:
        assert rival not in named or not met(struggle, number, s, seat=1)
        s.players[0].realm, other = R("scotland"), s.players[0].realm
        assert not met(struggle, number, s)  # of another realm the card says nothing
        s.players[0].realm = other
    s = fought(struggle, realm, rival)
    short(s)
    assert not met(struggle, number, s)


def test_17_4_score__every_criterion_of_every_card_has_its_position() -> None:
    known = [(one[0], one[1]) for one in CRITERIA]
    assert known == [(struggle, i) for struggle in STRUGGLES for i in range(len(BOX.struggles[struggle].extra))]


@pytest.mark.parametrize("struggle", STRUGGLES)
def test_17_4_score__won_not_won_and_a_tie(struggle: StruggleId) -> None:
    """By realms of which the card says nothing: the battlegrounds alone."""
    first, second, *_ = BOX.struggles[struggle].areas
    here, there = (next(p for p in BOARD.areas[a].provinces if p not in ("milano", "beograd")) for a in (first, second))
    alone = 0 if BOARD.areas[first].distant else 1
    s = fought(struggle, "scotland", "ireland" if "ireland" in BOARD.realms else "tunis")
    assert [share(s, seat, struggle) for seat in (0, 1)] == [Share(), Share()]  # nobody has anything there
    town("aberdeen")(s)
    assert share(s, 0, struggle) == Share()
    lay(s.provinces, {here: {"town": 0}})
    assert [share(s, seat, struggle) for seat in (0, 1)] == [Share(tax=1, alone=alone), Share()]
    lay(s.provinces, {there: {"town": 1}})
    t = call(s, score_struggles)
    assert [p.prestige for p in t.state.players] == [1 + alone, 1 + alone]  # a tie: both have the same
    assert t.state.struggles_active == []


@pytest.mark.parametrize("struggle", STRUGGLES)
def test_17_4_score__all_of_a_card_for_one_player_is_the_tax_of_its_battlegrounds(struggle: StruggleId) -> None:
    s = fought(struggle, "scotland", "tunis")
    expected = alone = 0
    for a in BOX.struggles[struggle].areas:
        alone += not BOARD.areas[a].distant
        for p in BOARD.areas[a].provinces:
            expected += max(1, BOARD.provinces[p].tax)
            town(p)(s)
    mine = share(s, 0, struggle)
    assert (mine.tax, mine.alone, mine.vassals, mine.ties) == (expected, alone, 0, 0)
