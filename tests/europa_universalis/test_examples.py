"""Every worked example of the chapters that are built is a scenario file; tests/test_scenarios.py plays them."""

from __future__ import annotations

from regnum.games import get_game
from regnum.scenario import game_scenarios

# of chapters 1 to 17.3, 18, 19.1 and 19.2; that of the crusades comes with their rules
EXAMPLES = [
    "EX.3.setup_six",
    "EX.4.2.closing_three",
    "EX.4.3.rebels_leon",
    "EX.4.3.rebels_leon_next.move",
    "EX.4.3.rebels_leon_next.disperse",
    "EX.4.3.mixed_faith_andalusia",
    "EX.4.4.castile_income",
    "EX.4.4.corruption",
    "EX.4.4E_4.5.round_end",
    "EX.4.5.recover",
    "EX.4.6.mirrored_marriage",
    "EX.4.7.castile_final",
    "EX.5.1.event_roses",
    "EX.5.1.explore_canada",
    "EX.5.1.idea_scoring",
    "EX.5.3.colonise_canada",
    "EX.5.3.stability_costs",
    "EX.5.4.influence_lombardy",
    "EX.5.4.trade_english_channel",
    "EX.5.4.alliance_cost",
    "EX.6.2.covert_cancelled",
    "EX.6.2.display_centralisation",
    "EX.7.2.advisor_maximilien",
    "EX.7.3.beyond_range",
    "EX.7.4.bankruptcy",
    "EX.11.4.subjugation_price",
    "EX.12.1.gold_limit",
    "EX.12.5.bordeaux",
    "EX.12.5.secondary_genoa",
    "EX.12.5.pirate",
    "EX.14.2.rebellion_unit",
    "EX.14.3.rebel_strength",
    "EX.16.1.deck_sizes",
    "EX.16.2.event_count",
    "EX.16.5.attrition",
    "EX.19.1.push",
    "EX.5.5.dow_granada",
    "EX.5.5.dow_stability",
    "EX.5.5.recruit_england",
    "EX.5.5.transport_naples",
    "EX.9.2.complex_dow_venice",
    "EX.9.3.manpower_tracks",
    "EX.9.5.mountain_seven",
    "EX.9.6.battle1",
    "EX.9.7.battle2",
    "EX.9.7.hit_rotation",
    "EX.9.8.artillery_siege",
    "EX.9.9.sea_battle_capture",
    "EX.10.auto_white",
    "EX.10.partial_counts",
    "EX.10.status_quo_cap",
    "EX.10.humiliation_cap",
    "EX.13.5.invasion_force",
    "EX.18.1.ceiling",
    "EX.18.8.die",
    "EX.18.9.election",
    "EX.19.2.tie",
]


def test_every_worked_example_of_peace_and_war_is_a_scenario() -> None:
    found = {scenario.example for scenario in game_scenarios(get_game("europa_universalis"))}
    assert [example for example in EXAMPLES if example not in found] == []
