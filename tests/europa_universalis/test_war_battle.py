"""Battles on land: 9.4, 9.6, 9.7, 13.4, 14.3, 15.islam, 5.2.appoint.reaction, 6.2.battle."""

from __future__ import annotations

from europa_universalis.war_kit import army, dice, field, general, on_land


def test_9_7_7__castile_beats_granada() -> None:
    """EX.9.6.battle1"""
    s = army(field("castile", wars=("castile granada",)), 0, "andalucia", (3, 1, 0))
    general(s, 0, ("cavalry", "cavalry"))
    s.players[0].available = 16
    rolls = [*dice("attack", infantry="i o a", cavalry="c i"), *dice("defence", infantry="o c -")]
    t = on_land(s, "andalucia", rolls=rolls)
    print([(e.key, e.args) for e in t.events])
