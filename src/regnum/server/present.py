"""A table as one viewer may see it: a JSON document, and the difference between two of them.

Whatever is not in the viewer's own view of the state, in the decision put to the viewer's seat or in
the events told to it is not in the document. Texts are rendered here, in the viewer's language.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from ..atlas import Atlas, sources
from ..games import get_game
from ..kernel import (
    EVERYBODY,
    Decision,
    Described,
    Event,
    Game,
    Option,
    Panel,
    Table,
    canonical,
    final_options,
    option_id,
    view,
)  # fmt: skip
from ..kernel.records import Memo
from ..text import Texts
from . import offers
from .naming import Known, Naming
from .touches import Elements

LINES = 60  # of the chronicle in the document
MEMO = 20_000  # texts kept for each game and language
OUTLOOKS = ("lenses", "wars")  # names in `Game.outlooks`
PARTS = frozenset(("panels", "barred", "outlook", *OUTLOOKS))  # of the document, for who asks for them
SEAT = re.compile("\x02(\\d+)\x03")

Json = dict[str, Any]


class Words:
    """The texts of a game in a language, kept once made. Names of players are put in last, by `Speaker`,
    so that all tables share them."""

    def __init__(self, game: Game[Any] | None, language: str) -> None:
        self.texts = Texts(game, language, [f"\x02{i}\x03" for i in range(32)])
        self.memo: dict[Any, str] = {}
        self.names = Known(self._look_up)
        self.naming = Naming(self.names)

    def say(self, key: str, args: Mapping[str, Any] | None = None) -> str:
        try:
            memo_key = (key, *args.items()) if args else key
            found = self.memo.get(memo_key)
        except TypeError:  # an argument that cannot be a key
            return self.texts.say(key, **(args or {}))
        if found is None:
            if len(self.memo) > MEMO:
                self.memo.clear()
            found = self.memo[memo_key] = self.texts.say(key, **(args or {}))
        return found

    def known(self, value: str) -> str | None:
        """What an id is called, if it is the id of something."""
        return self.names[value]

    def _look_up(self, value: str) -> str | None:
        key = f"name-{value.partition('.')[0]}"
        return self.texts.say(key) if self.texts.has(key) else None


class Speaker:
    """The texts for one table: with the names of its players. Where a seat stands for something (a realm), sentences
    say so, and of a bot nothing else."""

    def __init__(
        self, words: Words, names: Sequence[str], parts: Sequence[str] = (), bots: Sequence[bool] = ()
    ) -> None:
        self.words = words
        self.has = words.texts.has
        self.people = [name or words.texts.say("player", n=seat + 1) for seat, name in enumerate(names)]
        self.names = self.introduced = self.people
        if parts:
            bot_alone = words.texts.say("player-bot")
            self.introduced = [bot_alone if bot else p for p, bot in zip(self.people, bots, strict=True)]
            self.names = [
                person if not part else part if bot or not name else f"{name} ({part})"
                for person, name, part, bot in zip(self.people, names, parts, bots, strict=True)
            ]
        self.things: Collection[str] = ()  # what can be looked up by the id of its name

    def _name(self, found: re.Match[str]) -> str:
        seat = int(found[1])
        return self.names[seat] if seat < len(self.names) else found[1]

    def say(self, key: str, args: Mapping[str, Any] | None = None) -> str:
        text = self.words.say(key, args)
        return SEAT.sub(self._name, text) if "\x02" in text else text

    def tell(self, event: Event) -> str:
        """Who is introduced is called by the name of the person; a bot has none."""
        key, game = f"event-{event.key}", self.words.texts.game
        if game is None or event.key not in game.introduces:
            return self.say(key, event.args)
        return SEAT.sub(lambda found: self.introduced[int(found[1])], self.words.say(key, event.args))

    def seat(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else str(seat)

    def name(self, value: Any) -> str:
        text = str(value)
        name = self.words.known(text)
        if name is None:
            name = self.words.texts.thing(text) if text in self.things else text
        return SEAT.sub(self._name, name) if "\x02" in name else name

    def label(self, key: str, args: Mapping[str, Any] | None = None) -> str:
        if key.startswith("#"):
            return key[1:]
        # a thing first: a term of the hints may have the same id
        return self.name(key) if self.has(f"name-{key}") or not self.has(key) else self.say(key, args)

    def thing(self, value: Any) -> dict[str, str]:
        """What to ask for, to be told more of it."""
        return {"thing": value} if value in self.things else {}

    def value(self, value: Any) -> Json:
        match value:
            case None | [] | ():
                return {"kind": "nothing", "text": self.say("ui-nothing")}
            case bool():
                return {"kind": "bool", "value": value, "text": self.say("ui-yes" if value else "ui-no")}
            case int():
                return {"kind": "number", "value": value, "text": str(value)}
            case str():
                return {"kind": "name", "id": value, "text": self.name(value), **self.thing(value)}
            case Described(text=key, args=args):
                return {"kind": "text", "text": self.say(key, args)}
            case {"seat": int(seat)} if len(value) == 1:
                return {"kind": "seat", "seat": seat, "text": self.seat(seat)}
            case tuple() if len(value) == 2 and all(type(v) is int for v in value):
                a, b = value
                return {"kind": "ratio", "a": a, "b": b, "text": f"{a}/{b}"}
            case list() | tuple() if all(v is None for v in value):
                return {"kind": "hidden", "n": len(value), "text": self.say("ui-hidden", {"n": len(value)})}
            case list() | tuple():
                items = [self.value(v) for v in value]
                joint, more = ("/", {"joint": "/"}) if isinstance(value, tuple) else (", ", {})
                return {"kind": "list", "items": items, "text": joint.join(i["text"] for i in items), **more}
            case Mapping() if not value:
                return self.value(None)
            case Mapping():
                pairs: list[Any] = [[self.name(k), self.value(v), *self.thing(k).values()] for k, v in value.items()]
                text = ", ".join(f"{pair[0]} {pair[1]['text']}" for pair in pairs)
                return {"kind": "map", "items": pairs, "text": text}
        return {"kind": "name", "id": str(value), "text": self.name(value)}


@lru_cache(maxsize=64)
def words(game_id: str, language: str) -> Words:
    return Words(get_game(game_id), language)


# --- the parts of the document that come from the game ---


@dataclass(slots=True)
class Common:
    """What the documents of one position have in common, made by whoever needs it first. It goes by the identity
    of what is in the state, and keeps that as long as itself."""

    state: Any
    views: Memo = field(default_factory=dict)
    names: dict[str, dict[int, dict[str, str]]] = field(default_factory=dict)  # by language
    race: Any = None  # `Game.standing`, where it is the same for all


def view_of(table: Table[Any], viewer: int | None, common: Common | None = None) -> Any:
    made = view(table.state, table.game.shape, viewer, memo=None if common is None else common.views)
    return {key: value for key, value in made.items() if key != "agenda"}


def panels_of(table: Table[Any], viewer: int | None, w: Speaker) -> list[Json]:
    game = table.game
    if game.panels is None:
        return worded(plain_panels(view_of(table, viewer)), w)
    seen = game.seen(table.state, viewer)
    if game.things is not None:
        w.things = frozenset(game.things(seen))
    return worded(game.panels(seen), w)


def worded(panels: Sequence[Panel], w: Speaker) -> list[Json]:
    out = []
    for panel in panels:
        args = {**panel.args, **({} if panel.seat is None else {"seat": panel.seat})}
        rows = [[w.label(label), w.value(value), *w.thing(label).values()] for label, value in panel.rows]
        title = w.label(panel.title, args)
        if panel.seat is not None and not w.has(panel.title):
            title = w.seat(panel.seat)
        made = {"title": title, "key": panel.title, "seat": panel.seat, "rows": rows}
        out.append(made if panel.brief is None else {**made, "brief": panel.brief})
    return out


def atlas_of(table: Table[Any], viewer: int | None, w: Speaker) -> Atlas:
    atlas = Atlas(table.game, table.game.seen(table.state, viewer))
    w.things = atlas.known
    return atlas


def things_of(table: Table[Any], viewer: int | None, w: Speaker) -> list[Json]:
    """All that can be looked up, by its name and by what it is."""
    atlas = atlas_of(table, viewer, w)
    kinds = {kind: w.say(f"things-{kind}") for kind in dict.fromkeys(t.partition("-")[0] for t in atlas.things)}
    return [{"id": thing, "text": w.name(thing), "kind": kinds[thing.partition("-")[0]]} for thing in atlas.things]


def details_of(table: Table[Any], viewer: int | None, wanted: str, w: Speaker) -> list[Json] | None:
    """What the viewer may know of a thing, or of what an element of the board stands for; None if there is no such
    thing."""
    atlas = atlas_of(table, viewer, w)
    found = [panel for thing in atlas.find(wanted) for panel in atlas.details(thing)]
    words = zip(found, worded(found, w), strict=True)
    told = [{**made, **behind(table, panel, w.words.texts)} for panel, made in words]
    return told or None


def behind(table: Table[Any], panel: Panel, texts: Texts) -> Json:
    """The rules about a thing, and where its printed values come from."""
    sheet_of = table.game.sheet
    known = [] if sheet_of is None or not panel.printed else sources(sheet_of(table.content), panel.printed)
    told = [{"kind": kind, "source": texts.source(source)} for kind, source in known]
    return {"rules": list(panel.rules), "from": told}


def texts_of(table: Table[Any], viewer: int | None, wanted: Sequence[str], w: Speaker) -> dict[str, dict[str, str]]:
    """Of several things what is printed on them, by the id of each line: for a board that shows them side by side. What
    is no thing here is left out. Lines with the same id follow each other."""
    atlas = atlas_of(table, viewer, w)
    found: dict[str, dict[str, str]] = {}
    for thing in wanted:
        if thing in atlas.known:
            lines = found[thing] = {}
            for label, value in (row for panel in atlas.details(thing) for row in panel.rows):
                key, text = label.lstrip("#"), w.value(value)["text"]
                lines[key] = f"{lines[key]}\n{text}" if key in lines else text
    return found


def plain_panels(seen: Json) -> list[Panel]:
    """For a game that says nothing about it: what is common to all, then a panel for each seat."""
    common: list[tuple[str, Any]] = []
    own: dict[int, list[tuple[str, Any]]] = {}
    for key, value in seen.items():
        if isinstance(value, list) and value and all(isinstance(v, dict) for v in value):
            for seat, record in enumerate(value):
                own.setdefault(seat, []).extend(record.items())
        else:
            common.append((key, value))
    return [Panel("table", common), *(Panel("player", rows, seat) for seat, rows in sorted(own.items()))]


def decision_of(table: Table[Any], decision: Decision, w: Speaker, with_barred: bool = True) -> Json:
    game, state, kind = table.game, table.state, decision.kind
    args = game.prompt(state, kind, decision.seat, decision.about) if game.prompt is not None else {}
    final = final_options(table, decision)
    elements = Elements()
    options = []
    for option in decision.options:
        d = game.describe(state, kind, option, decision.about)
        name = option_id(option)
        made: Json = {
            "id": name,
            "text": w.say(d.text, d.args),
            "rule": d.rule,
            "touches": elements.of(name, d.touches),
            "verb": str(option[0]),
            "parts": list(option[1:]),
        }
        if option in final:
            made["final"] = True
        if game.notes is not None and (said := game.notes(state, kind, decision.seat, option, decision.about)):
            made["notes"] = [{"text": w.say(n.text, n.args), "rule": n.rule, "warns": n.warns} for n in said]
        options.append(made)
    bars = decision.barred(state)
    barred = [barred_of(table, decision, option, rule, w, elements) for option, rule in bars] if with_barred else None
    return {
        "seat": decision.seat,
        "kind": kind,
        "prompt": w.say(f"ask-{kind}", args),
        "rule": game.asking_rule(state, kind, decision.seat, decision.about),
        "options": options,
        "bars": len(bars),
        "barred": barred,
        "elements": list(elements.places),
        "sealed": decision.sealed,
        "step": len(table.sealed.get(decision.seat, ())) if decision.sealed else 0,
        **offers.offer_of(table, decision, w),
        **({} if decision.default is None else {"default": option_id(decision.default)}),
    }


def overheard(table: Table[Any], asked: Sequence[Decision], viewer: int | None, w: Speaker) -> list[Json]:
    """What another seat is asked and the viewer hears as well: the same words, nothing to answer."""
    hears = table.game.heard_by
    if hears is None or viewer is None:
        return []
    found = []
    for d in asked:
        if d.seat != viewer and not d.sealed and viewer in hears(table.state, d.kind, d.seat, d.about):
            made = decision_of(table, d, w, with_barred=False)
            options = [{"id": o["id"], "text": o["text"]} for o in made["options"]]
            kept: Json = {key: made[key] for key in ("seat", "kind", "prompt", "rule", "offer") if key in made}
            found.append({**kept, "options": options})
    return found


def barred_of(table: Table[Any], decision: Decision, option: Option, rule: str, w: Speaker, elements: Elements) -> Json:
    """An option that a rule forbids."""
    d = table.game.describe(table.state, decision.kind, option, decision.about)
    name = option_id(option)
    return {"id": name, "text": w.say(d.text, d.args), "rule": rule, "touches": elements.of(name, d.touches)}


def curtained(decision: Decision) -> Json:
    """A decision of another seat of the same person: that it waits, and nothing of what it shows."""
    base = {"seat": decision.seat, "kind": decision.kind, "prompt": "", "rule": "", "options": [], "barred": []}
    return {**base, "elements": [], "bars": 0, "sealed": decision.sealed, "step": 0, "curtain": True}


def line_of(event: Event, n: int, viewer: int | None, w: Speaker) -> Json | None:
    """A line of the chronicle, or None where the viewer is not told."""
    seen = event if viewer == EVERYBODY else event.for_seat(viewer)
    if seen is None:
        return None
    who = seen.args.get("seat")
    game = w.words.texts.game
    touches = game.touches(seen.args) if game is not None and game.touches is not None else ()
    return {
        "n": n,
        "text": w.tell(seen),
        "rule": seen.rule,
        "seat": who if isinstance(who, int) and not isinstance(who, bool) else None,
        "touches": list(touches),
        "key": seen.key,
        "args": {k: v for k, v in seen.args.items() if isinstance(v, int | str)},
        "at": seen.at,
        "turn": seen.key == "turn",
    }


def ending_of(table: Table[Any], w: Speaker) -> Json:
    """How the game was won and what was decisive, if the game says so."""
    if table.game.ending is None or not table.over:
        return {}
    end = table.game.ending(table.state)
    counts = [{"label": w.say(label), "values": list(values)} for label, values in end.counts]
    return {"text": w.say(end.text, end.args), "counts": counts}


def play_part(
    table: Table[Any],
    viewer: int | None,
    held: Sequence[int],
    w: Speaker,
    asked: Sequence[Decision] | None,
    wants: Collection[str] = PARTS,
    common: Common | None = None,
) -> Json:
    """All that the document says about the position itself. `asked`: what is put to people now; None: it is past.
    `wants`: the parts that come only when asked for."""
    common = common or Common(table.state)
    game, naming = table.game, w.words.naming
    shared = common.names.setdefault(w.words.texts.language, {})
    names = naming.of_state(table.state, game.shape, viewer, shared)
    standing: Any = None
    if game.standing is not None and game.open_race:
        if common.race is None:
            common.race = game.standing(game.seen(table.state, None))
        standing = common.race
        if id(standing) not in shared:
            naming.of_data(standing, shared.setdefault(id(standing), {}))
        names.update(shared[id(standing)])
    elif game.standing is not None:
        standing = game.standing(game.seen(table.state, viewer))
        naming.of_data(standing, names)
    decisions = []
    for d in asked or ():
        if d.seat == viewer:
            decisions.append(decision_of(table, d, w, "barred" in wants))
        elif d.seat in held:
            decisions.append(curtained(d))
    for made in decisions:
        for option in made["options"]:
            naming.of_parts(option["parts"], names)
        for element in made["elements"]:
            naming.of_parts(element.split(":"), names)
        for option in made["barred"] or ():
            naming.of_parts(option["id"].split(":"), names)
    panels = panels_of(table, viewer, w) if "panels" in wants else None
    looks = [game.outlook] if game.outlook is not None and "outlook" in wants else []
    looks += [game.outlooks[name] for name in OUTLOOKS if name in wants and name in game.outlooks]
    outlook: Json | None = None
    if looks:
        seen = game.seen(table.state, viewer)
        outlook = {key: value for look in looks for key, value in look(seen, viewer).items()}
        naming.of_data(outlook, names)
        if game.things is not None and panels is None:  # a board that needs no panels leads to things as well
            w.things = frozenset(game.things(seen))
    given = table.sealed.get(viewer, ()) if asked is not None and viewer is not None else ()
    return {
        "view": view_of(table, viewer, common),
        "panels": panels,
        "things": sorted({thing.partition("-")[0] for thing in w.things}),  # an element `area:x` is the thing `area-x`
        "standing": standing,
        "outlook": outlook,
        "decisions": decisions,
        "overheard": overheard(table, asked or (), viewer, w),
        "given": [option_id(option) for option in given if option is not None],  # under seal, by the viewer alone
        "names": names,
    }


def facts_of(seen: Json, seats: int, w: Speaker) -> list[Json]:
    """The values of a view that the game has words for, each with its path: what a standing order can ask about.
    A list counts as its length."""
    out: list[Json] = []

    def named(key: str, within: str) -> str | None:
        for text in (f"row-{within}-{key}", f"row-{key}", f"panel-{key}"):
            if w.has(text):
                return w.say(text)
        return w.words.known(key)

    def walk(record: Json, path: str, within: str, before: str, seat: int | None) -> None:
        for key, value in record.items():
            whole = isinstance(value, list) and len(value) == seats and all(isinstance(v, dict) for v in value)
            if whole and seat is None:
                for i, own in enumerate(value):
                    walk(own, f"{path}{key}.{i}.", "", "", i)
                continue
            if "." in key or (name := named(key, within)) is None:
                continue
            if isinstance(value, dict):
                walk(value, f"{path}{key}.", key, f"{name}: ", seat)
            elif value is None or isinstance(value, int | str | list):
                number = len(value) if isinstance(value, list) else value
                shown = w.value(number)["text"]
                if isinstance(value, str) and w.words.known(value) is None:  # its field says what kind of thing it is
                    shown = w.words.known(f"{key}-{value}") or ""
                    if not shown:
                        continue
                out.append({"path": path + key, "seat": seat, "text": before + name, "value": number, "shown": shown})

    walk(seen, "", "", "", None)
    return out


# --- fingerprint and difference ---


def fingerprint(document: Any) -> str:
    return digest(canonical(document))


def chained(before: str, ops: str) -> str:
    """The fingerprint after a change: of the one before it and the canonical text of the operations."""
    return digest(before + ops)


def digest(text: str) -> str:
    """The fingerprint of a document that is a canonical text already."""
    return hashlib.sha256(text.encode()).hexdigest()[:24]


def diff(old: Any, new: Any) -> list[list[Any]]:
    """Operations that turn the old document into the new one; see docs/web.md."""
    ops: list[list[Any]] = []
    _diff(old, new, "", ops)
    return ops


def _step(path: str, key: Any) -> str:
    text = str(key).replace("~", "~0").replace(".", "~1")
    return f"{path}.{text}" if path else text


def _diff(old: Any, new: Any, path: str, ops: list[list[Any]]) -> None:
    if type(old) is not type(new):
        ops.append(["set", path, new])
    elif isinstance(old, dict):
        if "" in old or "" in new:  # a key that no path can name
            if old != new:
                ops.append(["set", path, new])
            return
        for key in old:
            if key not in new:
                ops.append(["del", _step(path, key)])
        for key, value in new.items():
            if key not in old:
                ops.append(["set", _step(path, key), value])
            elif (was := old[key]) is not value and was != value:  # as a whole first: most parts are as they were
                if value.__class__ is dict or value.__class__ is list:
                    _diff(was, value, _step(path, key), ops)
                else:
                    ops.append(["set", _step(path, key), value])
    elif isinstance(old, list):
        if old == new:
            return
        if len(old) == len(new) and not (path == "chronicle" or _shifted(old, new)):
            for i, (a, b) in enumerate(zip(old, new, strict=True)):
                if a is not b and a != b:
                    _diff(a, b, _step(path, i), ops)
            return
        k = _shifted(old, new)
        if k is None:
            ops.append(["set", path, new])
            return
        if k:
            ops.append(["cut", path, k])
        if len(new) > len(old) - k:
            ops.append(["app", path, new[len(old) - k :]])
    elif old != new:
        ops.append(["set", path, new])


def _shifted(old: list[Any], new: list[Any]) -> int | None:
    """How many items to drop in front so that the rest of the old list begins the new one."""
    if not old or not new:
        return 0 if not old and new else None
    for k in range(len(old)):
        if old[k] == new[0]:
            return k if len(old) - k <= len(new) and old[k:] == new[: len(old) - k] else None
    return None


def apply(document: Any, ops: Sequence[Sequence[Any]]) -> Any:
    """What a client does with the operations; here for tests and for clients in Python."""
    box: dict[str, Any] = {"": json.loads(json.dumps(document))}
    for op in ops:
        keys = [k.replace("~1", ".").replace("~0", "~") for k in op[1].split(".")] if op[1] else []
        parent: Any = box
        key: Any = ""
        for k in keys:
            parent = parent[key]
            key = int(k) if isinstance(parent, list) else k
        match op[0]:
            case "set":
                parent[key] = op[2]
            case "del":
                del parent[key]
            case "app":
                parent[key].extend(op[2])
            case "cut":
                del parent[key][: op[2]]
    return box[""]
