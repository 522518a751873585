"""Names that show what they are: nothing invisible, one script, and none that is taken for another's.

Unicode's own data (`unicodedata`) says what a character is. The look-alikes are chosen by hand: those of the letters
of Latin, Cyrillic and Greek that print the same, and digits that are read as letters.
"""

from __future__ import annotations

import re
import unicodedata

from sqlalchemy import or_, select, text
from sqlalchemy.ext.asyncio import AsyncSession

from .models import User

NAME_LIMIT = 40
KEY_LIMIT = 160
LOOK_LIMIT = 200
MARKS = 2  # combining marks on one letter: what Vietnamese needs; what is more stacks up over the lines around

# printable by their category, and yet nothing is seen (or only how the next character is drawn changes)
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | frozenset(
    map(chr, [*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)])
)

# scripts that people mix within one name
TOGETHER = (
    frozenset({"LATIN", "HAN", "HIRAGANA", "KATAKANA"}),
    frozenset({"LATIN", "HAN", "HANGUL"}),
    frozenset({"LATIN", "HAN", "BOPOMOFO"}),
)
SAME_SCRIPT = {"CJK": "HAN", "IDEOGRAPHIC": "HAN", "KATAKANA-HIRAGANA": "KATAKANA"}

# small letters of which the small or the capital form prints like the Latin one
LIKE = str.maketrans(
    "авеѕіјкмнорстухѵԁԛԝһӏ" + "αβεζηικμνορτυχ" + "ıɑɡ0",
    "abesijkmhopctyxvdqwhl" + "abezhikmvoptyx" + "iago",
)
LIKE_L = str.maketrans("I1|Ӏ", "llll")
EDGES = re.compile(r"^[\W_]+|[\W_]+$")


def visible(said: str) -> bool:
    """Whether there is something to see."""
    return any(unicodedata.category(c)[0] in "LNSP" and c not in BLANK for c in said)


def stacked(said: str) -> bool:
    """More marks on one letter than any language writes in one piece."""
    run = 0
    for c in unicodedata.normalize("NFC", said):
        run = run + 1 if unicodedata.category(c) in ("Mn", "Me") else 0
        if run > MARKS:
            return True
    return False


def scripts(name: str) -> frozenset[str]:
    """The scripts of the letters, from the names of the characters."""
    found = set()
    for c in unicodedata.normalize("NFKC", name):
        if unicodedata.category(c)[0] == "L":
            first = unicodedata.name(c, "?").split()[0]
            found.add(SAME_SCRIPT.get(first, first))
    return frozenset(found)


def clean_text(raw: str, what: str, most: int) -> str:
    """A line of text people will read: normalised, trimmed, inner spaces single; ValueError if it plays tricks."""
    line = " ".join(unicodedata.normalize("NFC", raw).split())
    if len(line) > most:
        raise ValueError(f"{what} has at most {most} characters")
    if not line.isprintable():
        raise ValueError(f"{what} has printable characters only")
    if line and (not visible(line) or any(c in BLANK for c in line)):
        raise ValueError(f"{what} has characters one can see")
    if stacked(line):
        raise ValueError(f"{what} has at most {MARKS} marks on a letter")
    return line


def clean_title(raw: str) -> str:
    return clean_text(raw, "a title", 120)


def clean_name(raw: str) -> str:
    """A name as it is stored; ValueError if it is none."""
    name = clean_text(raw, "a name", NAME_LIMIT)
    if not name:
        raise ValueError(f"a name has 1 to {NAME_LIMIT} characters")
    used = scripts(name)
    if len(used) > 1 and not any(used <= some for some in TOGETHER):
        raise ValueError("a name is written in one script: " + ", ".join(s.capitalize() for s in sorted(used)))
    if len(name_key(name)) > KEY_LIMIT or len(look(name)) > LOOK_LIMIT:  # some characters stand for whole words
        raise ValueError("this name is too long when spelt out")
    return name


def name_key(name: str) -> str:
    """What two names have in common when they are too alike for two accounts."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def look(name: str) -> str:
    """What two names have in common when a reader takes one for the other."""
    seen = unicodedata.normalize("NFKC", name).translate(LIKE_L).casefold()
    seen = unicodedata.normalize("NFD", seen).translate(LIKE)
    seen = unicodedata.normalize("NFC", seen).replace("rn", "m").replace("vv", "w")
    return EDGES.sub("", seen) or seen


def key_given(raw: str) -> str:
    """The key of a name that somebody gives to log in: also of one that would not be given today."""
    name = " ".join(unicodedata.normalize("NFC", raw).split())
    return name_key(name) if name.isprintable() else ""


async def taken(session: AsyncSession, name: str, but: int | None = None) -> bool:
    """Whether an account (but that of the user `but`) has this name, or one that looks like it."""
    alike = or_(User.name_key == name_key(name), User.name_look == look(name))
    found = select(User.id).where(alike, User.guest.is_(False), User.id != (but or 0))
    return await session.scalar(found.limit(1)) is not None


async def taken_now(session: AsyncSession, name: str, but: int | None = None) -> bool:
    """The same, for who is about to take it: two who want it at one moment come one after the other."""
    if session.get_bind().dialect.name == "postgresql":
        await session.execute(text("SELECT pg_advisory_xact_lock(7311, hashtext(:look))"), {"look": look(name)})
    return await taken(session, name, but)


def or_nothing(raw: str) -> str:
    """A name from elsewhere, if it is one."""
    try:
        return clean_name(raw)
    except ValueError:
        return ""
