"""A content of the size of the largest game: 1.5 MB in one file for each kind of thing, made up by arithmetic."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from regnum.content import Sheet, read_sheet

KINDS = {"provinces": 380, "realms": 50, "trade": 60, "events": 221, "actions": 130, "ideas": 90, "missions": 160}


def thing(kind: str, i: int) -> dict[str, Any]:
    words = " ".join(f"{kind} {i} and what is told of it, part {n};" for n in range(4))
    return {
        "name": {"en": f"{kind} number {i}", "pl": f"{kind} numer {i}"},
        "text": {"en": words, "pl": words},
        "cost": i % 7,
        "place": {"x": i * 17 % 1000, "y": i * 31 % 700, "beside": [f"{kind}_{(i + n) % 50}" for n in (1, 3, 8, 20)]},
        "symbols": ["crown", "ship", "cross"][: 1 + i % 3],
        "options": [
            {
                "name": letter,
                "when": {"check": "prestige", "least": i % 5, "who": "you"},
                "do": [
                    {"op": "gain", "what": "ducats", "who": "you", "count": 1 + (i + n) % 9, "or": [i % 3, n, i % 8]}
                    for n in range(2 + i % 3)
                ],
            }
            for letter in "ABC"
        ],
    }


def write(folder: Path) -> int:
    """The files, in all so many bytes."""
    for kind, count in KINDS.items():
        data: dict[str, Any] = {f"{kind}_{i}": thing(kind, i) for i in range(count)}
        data["provenance"] = {
            kind: {"kind": "public", "source": f"a list of all {kind}"},
            f"{kind}.*.cost": {"kind": "reconstructed", "source": "by what others of its kind cost"},
            f"{kind}.{kind}_7": {"kind": "rulebook", "source": "pictured, p. 12"},
        }
        (folder / f"{kind}.json").write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")
    known = '"rounds" = { kind = "rulebook", source = "p. 4" }'
    base = f'rounds = 12\n[limits]\n"rounds" = [1, 20]\n[provenance]\n{known}\n'
    (folder / "base.toml").write_text(base, encoding="utf-8")
    return sum(path.stat().st_size for path in folder.iterdir())


@dataclass(frozen=True)
class Content:
    sheet: Sheet
    override: Mapping[str, Any] | None


def loader(folder: Path) -> Any:
    def load(override: Mapping[str, Any] | None = None, where: str = "content") -> Content:
        return Content(read_sheet(folder, override, where), override)

    return load
