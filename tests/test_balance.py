"""tools/balance.py: what its tables are made of."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[1]
RULES = ROOT / "src" / "regnum" / "games" / "europa_universalis"
GAIN = re.compile(r'gain_prestige\(.*?"(\d+\.[\w.]*)"\)')


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("balance", ROOT / "tools" / "balance.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_every_source_of_prestige_has_a_name_that_a_reader_knows() -> None:
    balance = tool()
    rules = {rule for file in RULES.rglob("*.py") for rule in GAIN.findall(file.read_text("utf-8"))}
    assert len(rules) > 20
    assert [rule for rule in rules | {"6.play", "8.use", "5.1.event.3"} if balance.source(rule) == rule] == []


def test_a_goal_is_reached_at_once_in_the_first_round_of_the_game_or_of_its_age() -> None:
    balance = tool()
    game = balance.Played(
        goals={"castile-1B": 1, "2-economy-coffers": 5}, first={"2-economy-coffers"}, offered={"2-economy-coffers"}
    )
    assert "| 2-economy-coffers | 1 | 100% | 5.0 | 100% |" in balance.goals([game], ["2-economy-coffers"], "milestone")
