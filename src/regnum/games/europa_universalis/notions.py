"""What the rulebook has a word for and the board no place: stability, prestige, a truce, a call to arms. Each is told
in a sentence or two (`about-notion-…`), with the rules that say it in full and how all players stand."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...kernel import RuleId
from .content.shapes import KINDS
from .model import State
from .panels import Rows, named, people, said
from .papacy import papal_controller
from .realm import alliances, marriages, skill, towns, vassals_of

NOTIONS: dict[str, tuple[RuleId, ...]] = {
    "prestige": ("17.1.track", "2.1.running", "2.1.win"),
    "stability": ("7.3.positive", "7.3.negative", "5.3.stability"),
    "monarch_power": ("7.1.kinds", "4.4.D.base", "7.1.cap"),
    "skills": ("7.1.skill", "4.4.D.base"),
    "ducats": ("4.4.B.net", "7.4.ducats", "7.4.unpaid"),
    "loans": ("5.2.loan.take", "5.2.loan.repay", "4.4.B.interest", "7.4.bankruptcy"),
    "income": ("4.4.B.net", "4.4.B.base_tax", "4.4.B.vassal_tax", "4.4.B.pay"),
    "towns": ("7.5.income", "7.5.take_left", "2.board.town_size"),
    "vassals": ("11.4.status", "11.4.income", "11.4.condition", "11.4.cost"),
    "manpower": ("9.3.value", "9.3.exhausted", "4.5.A.3"),
    "influences": ("11.1.purpose", "5.4.influence", "11.1.cap"),
    "alliances": ("11.3.features", "5.4.alliance", "11.3.max"),
    "marriages": ("11.2.counts", "11.2.who", "11.2.max"),
    "claims": ("5.4.claim", "9.1.cb.claim"),
    "casus_belli": ("9.1.cb", "5.5.dow.2"),
    "wars": ("5.5.dow", "5.5.dow.2", "10.when"),
    "calls": ("5.2.cta.when", "5.2.cta.cost", "11.3.receive"),
    "peace": ("10.terms.one", "10.2.winner", "10.terms.table"),
    "truces": ("10.4.truce", "9.1.limit_b"),
    "armies": ("9.3.army", "9.5.land", "5.5.activate"),
    "regiments": ("9.3.unit.regular", "9.3.unit.infantry", "9.3.unit.cavalry", "9.3.unit.artillery"),
    "mercenaries": ("9.3.unit.mercenary", "5.5.recruit.mercenary"),
    "ships": ("9.3.fleet", "9.3.ship.light", "9.3.ship.heavy", "9.3.ship.galley"),
    "recruiting": ("5.5.recruit", "9.2.lr", "5.5.recruit.table"),
    "activating": ("5.5.activate", "9.5.land", "9.5.naval"),
    "battles": ("9.6.sequence", "9.7.3", "9.7.3.faces"),
    "sieges": ("9.8.1", "9.8.strength", "9.8.result_pr"),
    "occupation": ("9.8.occupied_status", "2.terms.control"),
    "unrest": ("14.1.flip", "4.3.I", "5.5.quell"),
    "rebels": ("14.3.enemy_all", "14.2.result_r", "4.3.C.1"),
    "cores": ("7.6.core", "7.6.token"),
    "religion": ("15.2.state", "15.3.area", "15.3.unrest", "5.3.convert"),
    "pope": ("19.2.controller", "19.2.bonus", "19.3.papal"),
    "cardinals": ("19.access", "19.1.gain", "19.1.slots"),
    "emperors": ("18.1.range", "18.9.trigger", "18.9.votes"),
    "electors": ("18.3.electors", "18.9.votes"),
    "merchants": ("12.4.start", "12.4.available", "12.4.limit"),
    "trading": ("5.4.trade.1", "5.4.trade.4", "5.4.trade.6"),
    "colonies": ("5.3.colonize", "4.5.A.5", "11.1.colonists"),
    "exploring": ("5.1.explore", "5.1.explore.adjacent"),
    "rulers": ("7.1.skill", "7.2.historic", "7.2.ruler_death", "7.2.interregnum"),
    "advisors": ("5.2.appoint.advisor", "4.4.B.advisors", "7.2.advisor_one"),
    "commanders": ("5.2.appoint.commander", "9.4.dice", "9.4.ruler"),
    "researching": ("5.1.idea", "5.1.idea.prestige", "8.use", "8.prereq"),
    "mission_cards": ("17.2.complete", "4.1.D"),
    "milestone_cards": ("17.3.complete", "17.3.four"),
    "event_cards": ("5.1.event.1", "5.1.event.2", "4.2.event_once", "16.4.unchosen"),
    "action_cards": ("6.play", "6.cost", "4.1.C", "4.5.C"),
    "covert": ("5.4.covert", "6.2.covert"),
    "power_struggles": ("17.4.use", "17.4.score"),
    "rounds": ("4.structure", "4.6.trigger"),
    "turns": ("4.2.turn", "4.2.minor", "5.basic"),
    "passing": ("4.2.pass", "4.2.pass.after", "4.2.event_once"),
    "national_ambitions": ("5.1.ambition.once", "5.1.ambition.power"),
    "player_diplomacy": ("5.1.diplomacy", "5.1.diplomacy.pact", "5.1.diplomacy.sale"),
    "severing": ("5.2.sever",),
    "independent": ("2.terms.npr", "13.flag", "13.4.defend_land"),
    "ending": ("4.7.trigger", "2.1.win", "4.7.tax", "4.7.stability"),
}


def notion(s: State, name: str) -> Rows:
    """How things stand, where that can be said."""
    return STAND[name](s) if name in STAND else []


def each(s: State, numbers: Sequence[int]) -> Rows:
    """Of each player, nought as well."""
    return [("row-now", [said("atlas-count", seat=seat, n=n) for seat, n in enumerate(numbers)])]


STAND: dict[str, Callable[[State], Rows]] = {
    "prestige": lambda s: each(s, [p.prestige for p in s.players]),
    "stability": lambda s: each(s, [p.stability for p in s.players]),
    "monarch_power": lambda s: [
        (f"kind-{kind}", [said("atlas-count", seat=seat, n=getattr(p, kind)) for seat, p in enumerate(s.players)])
        for kind in KINDS
    ],
    "skills": lambda s: [
        (f"kind-{kind}", [said("atlas-count", seat=seat, n=skill(s, seat, kind)) for seat in range(len(s.players))])
        for kind in KINDS
    ],
    "ducats": lambda s: each(s, [p.ducats for p in s.players]),
    "loans": lambda s: each(s, [p.interest for p in s.players]),
    "towns": lambda s: each(s, [len(towns(s, seat)) for seat in range(len(s.players))]),
    "vassals": lambda s: each(s, [len(vassals_of(s, p.realm)) for p in s.players]),
    "manpower": lambda s: each(s, [p.available for p in s.players]),
    "alliances": lambda s: each(s, [len(alliances(s, seat)) for seat in range(len(s.players))]),
    "marriages": lambda s: each(s, [len(marriages(s, seat)) for seat in range(len(s.players))]),
    "pope": lambda s: [("row-controller", people([papal_controller(s)]))],
    "cardinals": lambda s: [("row-cardinals", people(s.curia.cardinals))],
    "colonies": lambda s: each(s, [p.colonists for p in s.players]),
    "milestone_cards": lambda s: [("row-milestones", {f"milestone-{m.card}": people(m.done) for m in s.milestones})],
    "researching": lambda s: [("row-ideas", named("idea", s.ideas))],
    "power_struggles": lambda s: [
        ("row-struggles", named("struggle", s.struggles_active)),
        ("row-upcoming", named("struggle", s.struggles[:1])),
    ],
    "rounds": lambda s: [("row-age", said("value-age", age=s.age, round=s.round, phase=s.phase))],
    "passing": lambda s: [("row-passed", people(s.passes))],
}
