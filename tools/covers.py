#!/usr/bin/env python3
"""Draws the four covers of the games: web/src/start/covers/*.svg, one family in ink, parchment and one colour each.

    .venv/bin/python tools/covers.py

What is drawn by hand stands here as paths; what an engraver does with a ruler (skies, waves, rays, feathers, the
shading of a side) is worked out. No letters: the page writes the title into the cartouche, in the reader's language.
"""

# ruff: noqa: E501 (a path is as long as it is)
from __future__ import annotations

import math
from pathlib import Path

OUT = Path(__file__).resolve().parents[1] / "web" / "src" / "start" / "covers"
PAPER, SHADE, INK, GOLD = "#f5edda", "#e7dabb", "#2b2118", "#d9a441"
NICHE = "M26 322V150a124 124 0 0 1 248 0V322z"

Point = tuple[float, float]


def n(value: float) -> str:
    """A number as short as it can be written."""
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def n2(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".").removeprefix("0") or "0"


def line(*points: Point) -> str:
    return "M" + "L".join(f"{n(x)} {n(y)}" for x, y in points)


def polar(cx: float, cy: float, r: float, degrees: float) -> Point:
    a = math.radians(degrees)
    return cx + r * math.cos(a), cy + r * math.sin(a)


def path(d: str, **style: str | float) -> str:
    given = "".join(f' {key.replace("_", "-")}="{value}"' for key, value in style.items())
    return f'<path d="{d}"{given}/>'


def group(*parts: str, **style: str | float) -> str:
    given = "".join(f' {key.replace("_", "-")}="{value}"' for key, value in style.items())
    return f"<g{given}>{''.join(parts)}</g>"


# --- what an engraver does with a ruler ---


def sky(top: float, bottom: float, least: float = 2.2, most: float = 6.5, dark: float = 1.0) -> str:
    """Level lines, close together above and ever farther apart towards the horizon, broken as a burin breaks them."""
    drawn = ""
    y, i = top, 0
    while y < bottom:
        far = (y - top) / (bottom - top)
        width = dark * (0.95 - 0.6 * far)
        gap = 3 + (i * 7) % 5
        drawn += path(
            f"M20 {n(y)}h260", stroke_width=n(max(width, 0.3)), stroke_dasharray=f"{90 + (i * 37) % 80} {gap}",
            stroke_dashoffset=(i * 53) % 150,
        )  # fmt: skip
        y += least + (most - least) * far
        i += 1
    return group(drawn, fill="none", stroke=INK)


def waves(top: float, bottom: float, seed: int = 0) -> str:
    drawn = []
    y, i = top, seed
    while y < bottom:
        far = (y - top) / (bottom - top)
        length = 7 + 15 * far
        x = 14.0 - (i * 11) % length
        d = f"M{n(x)} {n(y)}" + f"q{n(length / 4)} {n(-1 - 3.4 * far)} {n(length / 2)} 0t{n(length / 2)} 0" * 1
        d += f"t{n(length / 2)} 0" * int(280 / length * 2)
        drawn.append(path(d, stroke_width=n(0.5 + 0.5 * far)))
        y += 2.6 + 5.2 * far
        i += 3
    return group(*drawn, fill="none", stroke=INK)


def rays(cx: float, cy: float, inner: float, outer: float, count: int, width: float = 0.6) -> str:
    d = ""
    for i in range(count):
        a = 360 * i / count
        reach = outer if i % 2 == 0 else inner + 0.72 * (outer - inner)
        d += line(polar(cx, cy, inner, a), polar(cx, cy, reach, a))
    return path(d, stroke=INK, stroke_width=width, fill="none")


def star(cx: float, cy: float, outer: float, inner: float, points: int, turn: float = -90) -> str:
    corners = [polar(cx, cy, outer if i % 2 == 0 else inner, turn + 180 * i / points) for i in range(2 * points)]
    return line(*corners) + "z"


def feather(x: float, y: float, length: float, width: float, degrees: float) -> str:
    """One of many, all the same but for their size: see FEATHER."""
    return f'<use href="#f" transform="translate({n(x)} {n(y)})rotate({n(degrees)})scale({n2(length / 40)} {n2(width / 10)})"/>'


# 40 long and 10 wide, along the level: outline, quill and barbs
FEATHER = group(
    path("M0 2.5C20 5 34 5.5 40 0 34-5.5 20-5 0-2.5z", fill=PAPER, stroke_width=0.9, stroke_linejoin="round"),
    path("M0 0H37M12 0l5 4M18 0l5 4M24 0l5 4M30 0l4 3", fill="none", stroke_width=0.55),
    id="f",
    stroke=INK,
)


# --- the frame of the family ---

PATTERNS = "".join(
    f'<pattern id="{name}" width="{gap}" height="{gap}" patternUnits="userSpaceOnUse" patternTransform="rotate({turn})">'
    f'<path d="M0 {gap / 2}h{gap}" stroke="{INK}" stroke-width="{width}"/></pattern>'
    for name, gap, turn, width in (("a", 2.6, -35, 0.55), ("b", 2, 48, 0.55), ("c", 3.4, 0, 0.5), ("d", 2.2, 90, 0.5))
)
LEAF = "M0 0C9-1 16-7 17-17 7-16 1-9 0 0zM0 0C6-5 11-10 17-17M4-3.500l1.500-5M8-7l.5-5M3.500-4l5 .5M7-8l5 .5".replace(
    "00", ""
)


def spandrel(flip: bool) -> str:
    turned = ' transform="translate(300 0) scale(-1 1)"' if flip else ""
    leaves = "".join(
        f'<path d="{LEAF}" transform="translate(43 45) rotate({turn}) scale(.92)"/>' for turn in (0, 90, 180, 270)
    )
    return (
        f"<g{turned}>"
        f'<path d="M14 14H150V26A124 124 0 0 0 26 150V322H14z" fill="{SHADE}"/>'
        f'<path d="M14 14H150V26A124 124 0 0 0 26 150V322H14z" fill="url(#a)" opacity=".7"/>'
        f'<circle cx="43" cy="45" r="25" fill="{PAPER}" stroke="{INK}" stroke-width="1.6"/>'
        f'<circle cx="43" cy="45" r="21.5" fill="none" stroke="{INK}" stroke-width=".6"/>'
        f'<g fill="{{accent}}" stroke="{INK}" stroke-width=".7" stroke-linejoin="round">{leaves}</g>'
        f'<circle cx="43" cy="45" r="4" fill="{PAPER}" stroke="{INK}"/></g>'
    )


def cover(name: str, accent: str, title: str, *scene: str) -> None:
    frame = (
        spandrel(False)
        + spandrel(True)
        + path("M16 322h268v62H16z", fill=PAPER)
        + path("M16 322h268v62H16z", fill="url(#c)", opacity=0.5)
        + path(NICHE, fill="none", stroke=INK, stroke_width=3.2)
        + path(NICHE, fill="none", stroke=PAPER, stroke_width=1)
        + path("M20 322h260", stroke=INK, stroke_width=1.6)
        # the cartouche: a scroll with rolled ends
        + path("M36 340q-16-6-20 8t14 16zM264 340q16-6 20 8t-14 16z", fill="{accent}", stroke=INK, stroke_width=0.9)
        + path("M30 335q120-10 240 0v36q-120 10-240 0z", fill=PAPER, stroke=INK, stroke_width=1.2)
        + path("M34 339q116-9 232 0v28q-116 9-232 0z", fill="none", stroke=INK, stroke_width=0.5)
        + path("M4 4h292v392H4z", fill="none", stroke=INK, stroke_width=3)
        + path("M9.500 9.500h281v381H9.500z".replace("00", ""), fill="none", stroke="{accent}", stroke_width=3)
        + path("M13.500 13.500h273v373H13.500z".replace("00", ""), fill="none", stroke=INK, stroke_width=0.8)
    )
    body = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><title>{title}</title>'
        f'<defs>{PATTERNS}<clipPath id="n"><path d="{NICHE}"/></clipPath></defs>'
        f'<path d="M0 0h300v400H0z" fill="{PAPER}"/>'
        f'<g clip-path="url(#n)">{"".join(scene)}</g>{frame}</svg>\n'
    ).replace("{accent}", accent)
    (OUT / f"{name}.svg").write_text(body, encoding="utf-8")


# --- Principato: a city of the Renaissance between its fields and the sky ---


def ribs(cx: float, top: float, base: float, half: float) -> str:
    d = ""
    for k in (-0.72, -0.36, 0, 0.36, 0.72):
        d += f"M{cx} {top}C{n(cx + k * half * 0.62)} {top + 12} {n(cx + k * half)} {n(base - 34)} {n(cx + k * half)} {base}"
    return d


def tower(x: float, y: float, w: float, foot: float, head: float) -> str:
    """A slender tower with a crenellated head, lit from the left."""
    merlons = "".join(f"v-4h{n(head / 7)}v4h{n(head / 7)}" for _ in range(3)) + f"v-4h{n(head / 7)}v4"
    left = x - (head - w) / 2
    return (
        path(f"M{x} {y}h{w}V{foot}H{x}z", fill=PAPER, stroke=INK, stroke_width=1)
        + path(f"M{n(x + w * 0.55)} {y}h{n(w * 0.45)}V{foot}h-{n(w * 0.45)}z", fill="url(#a)")
        + path(f"M{n(left)} {n(y - 12)}{merlons}v12l-3 4H{n(left + 3)}l-3-4z", fill=PAPER, stroke=INK, stroke_width=1)
        + path(f"M{n(left + head * 0.6)} {n(y - 12)}h{n(head * 0.4)}v12h-{n(head * 0.4)}z", fill="url(#a)")
    )


def cypress(x: float, foot: float, tall: float) -> str:
    w = tall * 0.13
    d = f"M{x} {foot}C{n(x - w * 1.5)} {n(foot - tall * 0.25)} {n(x - w)} {n(foot - tall * 0.7)} {x} {n(foot - tall)}"
    d += f"C{n(x + w)} {n(foot - tall * 0.7)} {n(x + w * 1.5)} {n(foot - tall * 0.25)} {x} {foot}z"
    return (
        path(d, fill=PAPER, stroke=INK, stroke_width=0.8)
        + path(d, fill="url(#d)")
        + path(
            f"M{x} {foot}C{n(x + w * 0.4)} {n(foot - tall * 0.3)} {n(x + w * 0.3)} {n(foot - tall * 0.7)} {x} {n(foot - tall)}"
            f"C{n(x + w)} {n(foot - tall * 0.7)} {n(x + w * 1.5)} {n(foot - tall * 0.25)} {x} {foot}z",
            fill=INK,
        )
    )


def house(x: float, y: float, w: float, h: float) -> str:
    return (
        path(f"M{x} {y}h{w}v{h}h-{w}z", fill=PAPER, stroke=INK, stroke_width=0.8)
        + path(f"M{n(x + w * 0.62)} {y}h{n(w * 0.38)}v{h}h-{n(w * 0.38)}z", fill="url(#a)")
        + path(
            f"M{x - 2} {y}l{n(w * 0.3)}-7h{n(w * 0.5)}l{n(w * 0.2 + 4)} 7z",
            fill="{accent}",
            stroke=INK,
            stroke_width=0.8,
        )
        + path(f"M{n(x + w * 0.22)} {n(y + 5)}v4M{n(x + w * 0.45)} {n(y + 5)}v4", stroke=INK, stroke_width=1.4)
    )


def principato() -> None:
    accent = "#bf7d2c"
    cupola = "M96 196C96 150 122 122 150 104C178 122 204 150 204 196z"
    furrows = "".join(line((150, 282), (x, 330)) for x in range(-260, 561, 17))
    wall = "M20 270V250" + "".join("h7v-6h7v6" for _ in range(19)) + "V278H20z"
    cover(
        "principato", accent, "Principato",
        path("M0 0h300v330H0z", fill=SHADE),
        sky(30, 190, 2.4, 7),
        # a veiled sun over the hills
        path("M62 118m-24 0a24 24 0 1 0 48 0a24 24 0 1 0-48 0", fill="#ecc873", stroke=INK, stroke_width=0.8),
        rays(62, 118, 27, 44, 40, 0.7),
        path("M10 232Q50 176 96 206T190 196T300 204V330H0z", fill=PAPER, stroke=INK, stroke_width=0.9),
        path("M10 232Q50 176 96 206T190 196T300 204V250H0z", fill="url(#b)", opacity=0.55),
        # the dome
        path(cupola, fill="{accent}", stroke=INK, stroke_width=1.3),
        path("M150 104C178 122 204 150 204 196H160C172 160 166 128 150 104z", fill="url(#a)"),
        path("M150 104C178 122 204 150 204 196H184C188 160 176 128 150 104z", fill="url(#b)"),
        path(ribs(150, 104, 196, 54), fill="none", stroke=PAPER, stroke_width=3.4),
        path(ribs(150, 104, 196, 54), fill="none", stroke=INK, stroke_width=0.9),
        path("M143 104v-14h14v14zM140 90l10-12 10 12z", fill=PAPER, stroke=INK, stroke_width=1),
        path("M147 104v-13M150 104v-13M153 104v-13", stroke=INK, stroke_width=0.6),
        path("M150 78v-14M145.5 69h9", stroke=INK, stroke_width=1.6),
        path("M150 78m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0", fill="{accent}", stroke=INK, stroke_width=0.9),
        path("M90 196h120l-4 8H94zM96 204h108v30H96z", fill=PAPER, stroke=INK, stroke_width=1.1),
        path("M166 204h38v30h-38z", fill="url(#a)"),
        *(
            path(f"M{x} 219m-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0", fill=INK, stroke=PAPER, stroke_width=1.6)
            + path(f"M{x} 219m-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0", fill="none", stroke=INK, stroke_width=0.6)
            for x in (113, 138, 162, 187)
        ),
        path("M68 234C68 214 84 206 97 206V236zM232 234C232 214 216 206 203 206V236z", fill="{accent}", stroke=INK),
        path("M232 234C232 214 216 206 203 206V236z", fill="url(#a)"),
        tower(74, 140, 13, 252, 22),
        path("M74 128v-16l6.500-9 6.500 9v16".replace("00", ""), fill=PAPER, stroke=INK, stroke_width=0.9),
        # the campanile
        path("M222 122h24V252H222z", fill=PAPER, stroke=INK, stroke_width=1),
        path("M236 122h10V252h-10z", fill="url(#a)"),
        path("M218 122h32v-6h-32zM222 148h24M222 176h24M222 206h24", fill=PAPER, stroke=INK, stroke_width=0.9),
        path("M220 116l14-20 14 20z", fill="{accent}", stroke=INK, stroke_width=1),
        path("M234 96v-9", stroke=INK, stroke_width=1.2),
        *(path(f"M{x} {y}v-9q2.5-4 5 0v9z", fill=INK) for y in (144, 172, 202) for x in (226, 236)),
        tower(262, 186, 11, 252, 18), tower(38, 178, 12, 252, 20),
        *(house(x, y, w, h) for x, y, w, h in ((22, 232, 22, 30), (52, 226, 22, 30), (90, 236, 24, 30), (182, 236, 26, 30), (206, 228, 20, 30), (246, 230, 26, 30), (118, 240, 22, 20), (150, 238, 28, 20))),
        # the walls and the gate
        path(wall, fill=PAPER, stroke=INK, stroke_width=1),
        path("M20 258h260M20 265h260", stroke=INK, stroke_width=0.4, stroke_dasharray="9 3"),
        path("M132 280v-36h6v-6h6v6h12v-6h6v6h6v36z", fill=PAPER, stroke=INK, stroke_width=1.1),
        path("M154 244h14v36h-14z", fill="url(#a)"),
        path("M142 280v-18q8-12 16 0v18z", fill=INK),
        path("M60 282v-34h5v-5h5v5h7v-5h5v5h5v34zM213 282v-34h5v-5h5v5h7v-5h5v5h5v34z", fill=PAPER, stroke=INK),
        path("M74 248h13v34h-13zM227 248h13v34h-13z", fill="url(#a)"),
        # the fields
        path("M0 278Q150 270 300 278V340H0z", fill=PAPER, stroke=INK, stroke_width=1),
        path(furrows, stroke=INK, stroke_width=0.6, fill="none"),
        path("M0 278Q150 270 300 278V292Q150 282 0 292z", fill="url(#a)"),
        path("M138 330Q150 300 147 280H153Q158 300 172 330z", fill=PAPER, stroke=INK, stroke_width=0.8),
        cypress(44, 306, 74), cypress(60, 312, 58), cypress(252, 308, 80), cypress(236, 314, 54), cypress(30, 314, 46),
    )  # fmt: skip


# --- Boże Igrzysko: the eagle between the wings of hussars, a crown out of the clouds, fire on the horizon ---


def wings(cx: float, cy: float) -> str:
    """A hussar's: a bent frame with feathers set into it, the longest in the middle; and its mirror."""

    def bend(f: float) -> Point:
        return 58 + 30 * math.sin(f * math.pi * 0.62), -152 * f

    feathers = ""
    for i in range(13):
        f = i / 12
        feathers = feather(*bend(f), 26 + 16 * math.sin(f * math.pi), 13, -12 - 62 * f) + feathers
    frame = line(*(bend(k / 10) for k in range(11)))
    one = (
        feathers
        + path(frame, fill="none", stroke=INK, stroke_width=5.4, stroke_linecap="round")
        + path(frame, fill="none", stroke="{accent}", stroke_width=3.2, stroke_linecap="round")
    )
    mirror = '<use href="#w" transform="scale(-1 1)"/>'
    return group(group(one, id="w"), mirror, transform=f"translate({cx} {cy})")


def eagle(cx: float, cy: float) -> str:
    """Displayed, as on the arms of the Crown: half of it is drawn, the other half is its mirror. Gold: crown, beak, claws."""
    feathers = ""
    for i in range(9):
        f = (8 - i) / 8
        feathers += feather(-9 - 19 * f, -10 - 36 * f, 40 - 16 * f, 8.4, 98 + 78 * f)
    arm = "M-4-20C-10-36-18-48-28-54-36-57-41-50-36-45-33-47-31-46-29-43-24-34-20-18-14-2-9-4-6-10-4-20z"
    scales = "M-27-47q1 5 6 4M-22-40q1 5 7 3M-25-36q2 4 6 3M-19-31q2 5 7 2M-21-27q2 4 6 3M-16-21q2 5 7 2M-18-16q2 4 6 3M-14-10q2 4 6 1"
    thigh = "M-7 12C-18 13-24 21-22 31l8 1C-11 28-6 24-3 20z"
    claw = "M-23 30l-8 4 7 1-5 8 8-4 2 8 4-8 7 4-3-8 4-5z"
    half = group(
        feathers,
        path(arm, fill=PAPER, stroke=INK, stroke_width=1),
        path(scales, fill="none", stroke=INK, stroke_width=0.6),
        path(claw, fill=GOLD, stroke=INK, stroke_width=0.8, stroke_linejoin="round"),
        path(thigh, fill=PAPER, stroke=INK, stroke_width=0.9),
        path("M-18 18q-1 6 1 11M-13 17q-1 6 0 12", fill="none", stroke=INK, stroke_width=0.5),
        id="h",
    )
    tail = "".join(feather(0, 24, 40 - abs(90 - turn) * 0.22, 10, turn) for turn in (132, 48, 118, 62, 104, 76, 90))
    body = "M0-28C-11-22-13 4-7 26Q0 32 7 26C13 4 11-22 0-28z"
    chest = "".join(
        f"M{-8 + (k % 2) * 3 + 6 * j} {-14 + 6 * k}q3 4 6 0" for k in range(6) for j in range(2 + (k + 1) % 2)
    )
    head = "M7-18C9-30 7-40 1-44-6-48-13-45-14-39-13-35-9-34-7-32-4-28-6-24-9-17z"
    return group(
        tail,
        half,
        '<use href="#h" transform="scale(-1 1)"/>',
        path(body, fill=PAPER, stroke=INK, stroke_width=1),
        path(chest, fill="none", stroke=INK, stroke_width=0.6),
        path(head, fill=PAPER, stroke=INK, stroke_width=1),
        path("M2-40q5 8 2 20M-1-36q3 6 0 16M-4-30q1 5-1 10", fill="none", stroke=INK, stroke_width=0.5),
        path("M-12-43C-19-43-22-38-20-32-18-35-15-37-11-37z", fill=GOLD, stroke=INK, stroke_width=0.9),
        path("M-9.4-40.500a1.500 1.500 0 1 0 3 0a1.500 1.500 0 1 0-3 0".replace("500", "5"), fill=INK),
        path(
            "M-12-46l-3-12 6 5 4-8 4 8 7-4-3 12q-8-4-15-1z",
            fill=GOLD,
            stroke=INK,
            stroke_width=0.9,
            stroke_linejoin="round",
        ),
        transform=f"translate({cx} {cy + 3})",
    )


def flames(x: float, foot: float, size: float) -> str:
    s = size
    d = f"M{x} {foot}c{n(-9 * s)}-{n(6 * s)} {n(-5 * s)}-{n(16 * s)} {n(1 * s)}-{n(24 * s)} {n(1 * s)} {n(7 * s)} {n(4 * s)} {n(8 * s)} {n(5 * s)} {n(3 * s)} {n(6 * s)} {n(8 * s)} {n(5 * s)} {n(17 * s)}-{n(1 * s)} {n(21 * s)}z"
    return path(d, fill="{accent}", stroke=INK, stroke_width=0.8)


def smoke(x: float, foot: float, side: int) -> str:
    d = f"M{x} {foot}"
    for k in range(4):
        d += f"q{side * 3}-{6 + k} {side * -4}-{11 + k}t{side * 9}-{9 + k}"
    return path(d, fill="none", stroke=INK, stroke_width=1) + path(
        d, fill="none", stroke=INK, stroke_width=0.6, transform=f"translate({side * 6} 3)"
    )


def boze_igrzysko() -> None:
    accent = "#a32c22"
    shield = "M94 128h112v78c0 46-32 68-56 80-24-12-56-34-56-80z"
    clouds = "M18 96c8-20 28-22 38-12 6-16 30-18 38-4 8-12 26-10 30 2h52c4-12 22-14 30-2 8-14 32-12 38 4 10-10 30-8 38 12V10H18z"
    cover(
        "boze_igrzysko", accent, "Boże Igrzysko",
        f"<defs>{FEATHER}</defs>",
        path("M0 0h300v330H0z", fill=SHADE),
        rays(150, 92, 20, 250, 96, 0.7),
        path("M0 268Q70 252 150 262T300 258V330H0z", fill=PAPER, stroke=INK, stroke_width=0.9),
        path("M0 268Q70 252 150 262T300 258V286Q150 276 0 290z", fill="url(#b)", opacity=0.7),
        # what burns on the horizon
        smoke(54, 252, 1), smoke(248, 248, -1),
        flames(52, 266, 0.9), flames(62, 268, 0.7), flames(244, 262, 0.8), flames(254, 264, 1),
        path("M36 268v-12l6-6 6 6v12zM66 270v-9l8-5 8 5v9zM226 266v-10l7-6 7 6v10zM262 264v-14l5-8 5 8v14z", fill=INK),
        path("M0 300Q80 284 150 292T300 286V340H0z", fill=PAPER, stroke=INK, stroke_width=0.9),
        "".join(path(f"M{x} {n(322 - 10 * math.sin((x + 20) / 340 * 3.1))}q2-10 0-16m-4 15q-1-8-5-12m10 12q2-7 6-11", fill="none", stroke=INK, stroke_width=0.7) for x in (36, 58, 88, 112, 190, 214, 240, 264, 150)),
        # mace and sabre behind the shield
        group(
            path("M0-112V112", stroke=INK, stroke_width=8), path("M0-112V112", stroke=GOLD, stroke_width=5.4),
            path("M0-116m-15 0a15 18 0 1 0 30 0a15 18 0 1 0-30 0", fill=GOLD, stroke=INK, stroke_width=1.2),
            path("M-9-130q-6 14 0 28M0-134v36M9-130q6 14 0 28M-15-116h30", fill="none", stroke=INK, stroke_width=0.8),
            path("M2-134q14 4 12 20t-9 15q6-16-3-35z", fill="url(#a)"),
            transform="translate(150 200) rotate(38)",
        ),
        group(
            path("M-4 112C-14 40-16-50 4-132 10-60 8 30 4 112z", fill=PAPER, stroke=INK, stroke_width=1.1),
            path("M0 108C-6 40-6-40 4-120", fill="none", stroke=INK, stroke_width=0.6),
            path("M-16 92h32v5h-32zM-5 97h10v28q-5 6-10 0z", fill=GOLD, stroke=INK, stroke_width=1),
            transform="translate(150 200) rotate(-38)",
        ),
        wings(150, 276),
        path(shield, fill="{accent}", stroke=INK, stroke_width=2.4, stroke_linejoin="round"),
        path(shield, fill="url(#d)", opacity=0.4),
        path("M150 128h56v78c0 46-32 68-56 80z", fill="url(#a)", opacity=0.5),
        path("M99 133h102v73c0 42-29 63-51 74-22-11-51-32-51-74z", fill="none", stroke=PAPER, stroke_width=1.2),
        eagle(150, 200),
        # the crown out of the clouds
        path(clouds, fill=PAPER, stroke=INK, stroke_width=1),
        path("M30 92q6-16 22-12 8-16 26-8M222 74q16-8 26 6 14-6 20 10M66 96q8-10 22-4M214 90q12-8 22 4" ,fill="none", stroke=INK, stroke_width=0.9),
        path("M24 84q8-12 24-2M60 76q10-14 28-2M210 76q10-12 26 0M246 82q10-10 24 0M40 66q8-10 22-4M236 66q10-10 24 0M76 54q10-12 26-4M196 52q10-10 26 0M118 44q12-10 30-2M156 42q12-8 26 2", fill="none", stroke=INK, stroke_width=0.7),
        path("M18 92V10h264v82c-10-12-26-14-36-4-10-12-28-12-36 0H90c-10-12-26-12-36 0-12-10-28-8-36 4z", fill="url(#a)", opacity=0.35),
        path("M118 118L107 78l19 17 6-27 12 20 6-28 6 28 12-20 6 27 19-17-11 40q-32-9-64 0z", fill=GOLD, stroke=INK, stroke_width=1.5, stroke_linejoin="round"),
        path("M150 60l6 28 12-20 6 27 19-17-11 40q-16-5-32-5z", fill="url(#a)"),
        path("M116 126q34-11 68 0l-2-8q-32-9-64 0z", fill="{accent}", stroke=INK, stroke_width=1.2),
        *(path(f"M{x} {y}m-3.4 0a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0", fill=PAPER, stroke=INK, stroke_width=1) for x, y in ((107, 77), (132, 67), (168, 67), (193, 77), (150, 60))),
        path("M150 57v-17M143.5 46h13", stroke=INK, stroke_width=2.6),
    )  # fmt: skip


# --- Pax Renaissance: a comet over the scales of the bankers, church and mosque on the two shores ---


def coin(x: float, y: float) -> str:
    rim = f"M{x - 15} {y}a15 4.6 0 0 1 30 0v5a15 4.6 0 0 1-30 0z"
    face = f"M{x - 15} {y}a15 4.6 0 0 1 30 0a15 4.6 0 0 1-30 0z"
    milled = f"M{x - 11} {y + 4}v3.5M{x - 6} {y + 5}v4M{x} {y + 5.5}v3.5M{x + 5} {y + 5}v4M{x + 10} {y + 4}v4"
    return (
        path(rim, fill=GOLD, stroke=INK, stroke_width=0.9)
        + path(face, fill="#ecc873", stroke=INK, stroke_width=0.9)
        + path(milled, stroke=INK, stroke_width=0.6)
    )


def pan(x: float, y: float, top: float) -> str:
    """A scale on its three chains."""
    return (
        path(f"M{x} {top}L{x - 28} {y}M{x} {top}L{x + 28} {y}M{x} {top}V{y}", stroke=INK, stroke_width=0.9, fill="none")
        + path(f"M{x - 31} {y}h62q-4 20-31 20t-31-20z", fill=GOLD, stroke=INK, stroke_width=1.3)
        + path(f"M{x} {y}h31q-4 20-31 20z", fill="url(#a)")
        + path(f"M{x - 27} {y + 5}h54", stroke=INK, stroke_width=0.6)
    )


def pax_renaissance() -> None:
    accent = "#2c5580"
    tails = "".join(line((212, 78), (212 - 170 + 9 * k, 78 - 26 + 11 * k)) for k in range(-2, 8))
    stars = "".join(
        star(x, y, r, r * 0.36, 5)
        for x, y, r in (
            (70, 118, 4),
            (104, 62, 3.4),
            (238, 128, 4),
            (176, 46, 3),
            (124, 128, 3),
            (262, 150, 3),
            (48, 160, 3),
            (146, 84, 2.6),
            (196, 140, 3),
        )
    )
    cover(
        "pax_renaissance", accent, "Pax Renaissance",
        path("M0 0h300v330H0z", fill="{accent}"),
        sky(28, 232, 2.2, 5, 1.1),
        path(stars, fill=PAPER),
        # the comet
        path("M212 78L10 38V118z", fill=PAPER, opacity=0.28),
        path("M212 78L10 54v46z", fill=PAPER, opacity=0.5),
        path(tails, stroke=PAPER, stroke_width=1.1, fill="none", stroke_dasharray="38 4 22 5"),
        path(star(212, 78, 25, 10, 8, -82), fill=PAPER, stroke=INK, stroke_width=1),
        path(star(212, 78, 14, 7, 8, -60), fill=GOLD, stroke=INK, stroke_width=0.8),
        # two shores
        path("M84 250q14-8 34-6t32 4q18-6 34-5t32 7z", fill=PAPER, stroke=INK, stroke_width=0.9),
        group(
        path("M30 234v-26h22v26zM28 208l13-15 13 15zM41 193v-12M37 185h8M52 234v-16h18l6 6v12zM56 228v-5M64 228v-5M38 222v-7h6v7", fill=PAPER, stroke=INK, stroke_width=1),
        path("M41 208h11v26H41zM62 218h8l6 6v12H62z", fill="url(#a)"), transform="translate(73 33) scale(.9)"),
        group(
        path("M228 238v-16h36v16zM230 222c0-14 10-18 16-24 6 6 16 10 16 24zM246 198v-7M220 238v-42h6v42zM266 238v-46h6v46zM219 196l4-10 4 10zM265 192l4-10 4 10z", fill=PAPER, stroke=INK, stroke_width=1),
        path("M246 198c6 6 16 10 16 24h-14zM246 222h18v16h-18zM269 192h3v46h-3zM223 196h3v42h-3z", fill="url(#a)"),
        path("M244.5 189a3.500 3.500 0 1 1 3.600-4 3 3 0 1 0-3.600 4z".replace("00", ""), fill=GOLD, stroke=INK, stroke_width=0.5), transform="translate(-6 67.5) scale(.76)"),
        path("M0 246h300v90H0z", fill=SHADE), path("M0 246h300", stroke=INK, stroke_width=0.8),
        waves(250, 324),
        # a galley between them
        group(        path("M60 292q44 16 86 0l-6 14q-36 8-72 0z", fill=PAPER, stroke=INK, stroke_width=1.1),
        path("M60 292q44 16 86 0l-2 5q-42 14-82 0z", fill="{accent}", stroke=INK, stroke_width=0.8),
        path("M78 304l-9 16M90 307l-8 16M102 308l-6 16M114 307l-4 16M126 305l-2 15", stroke=INK, stroke_width=1.3),
        path("M102 294v-48", stroke=INK, stroke_width=2),
        path("M84 254q30-16 56 14-30-8-46 22 2-22-10-36z", fill=PAPER, stroke=INK, stroke_width=1),
        path("M108 252q18 4 32 16-18-4-30 4 4-10-2-20z", fill="url(#a)"),
        path("M102 246q10-5 16 0-8 2-16 4z", fill="{accent}", stroke=INK, stroke_width=0.7), transform="translate(118 6)"),
        # the scales
        path("M146 310l2-170h8l2 170z", fill=PAPER, stroke=INK, stroke_width=1.3),
        path("M152 140h4l2 170h-6z", fill="url(#a)"),
        path("M124 323q2-14 28-16 26 2 28 16zM143 160h18M144 236h16M143 166h18", fill=PAPER, stroke=INK, stroke_width=1.2),
        path("M154 307q24 2 26 16h-22z", fill="url(#a)"),
        path("M152 116l7 12-7 14-7-14z", fill=GOLD, stroke=INK, stroke_width=1.1),
        path("M68 168Q110 140 152 147T234 134l1 6Q194 152 152 155T69 174z", fill=GOLD, stroke=INK, stroke_width=1.2),
        path("M152 150m-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0", fill=PAPER, stroke=INK, stroke_width=1.1),
        coin(82, 229), coin(57, 230), coin(70, 222), coin(67, 214), coin(72, 206),
        pan(70, 234, 171),
        # the crown, the lighter of the two
        group(path("M222 196l-6-28 13 10 7-19 8 15 8-15 7 19 13-10-6 28q-22-6-44 0z", fill=PAPER, stroke=INK, stroke_width=1.2, stroke_linejoin="round"),
        path("M244 174l8-15 7 19 13-10-6 28q-11-3-22-3z", fill="url(#a)"),
        path("M221 202q23-7 46 0v-6q-22-7-45 0z", fill="{accent}", stroke=INK, stroke_width=1),
        *(path(f"M{x} {y}m-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0", fill=GOLD, stroke=INK, stroke_width=0.8) for x, y in ((216, 167), (236, 158), (252, 158), (272, 167))),
        transform="translate(-11 0)"),
        pan(233, 202, 138),
    )  # fmt: skip


# --- Europa Universalis: a ship under full sail before the rose of the winds ---


def sail(d: str, shaded: str, mark: str = "") -> str:
    return (
        path(d, fill=PAPER, stroke=INK, stroke_width=1.3, stroke_linejoin="round")
        + path(shaded, fill="url(#a)")
        + (path(mark, fill="{accent}", stroke=INK, stroke_width=0.8) if mark else "")
    )


def europa_universalis() -> None:
    accent = "#2f6f5f"
    rose = "".join(
        path(star(150, 150, outer, inner, points, turn), fill=fill, stroke=INK, stroke_width=0.7)
        for outer, inner, points, turn, fill in (
            (96, 22, 16, -84.4, SHADE),
            (104, 22, 8, -67.5, PAPER),
            (116, 24, 4, -45, PAPER),
            (122, 26, 4, -90, "{accent}"),
        )
    )
    ticks = "".join(line(polar(150, 150, 108, a), polar(150, 150, 115 if a % 15 else 119, a)) for a in range(0, 360, 5))
    cross = "M{x} {y}m-4-17h8v12h12v8h-12v14h-8v-14h-12v-8h12z"
    cover(
        "europa_universalis", accent, "Europa Universalis",
        path("M0 0h300v330H0z", fill=SHADE),
        sky(28, 250, 2.6, 6, 0.75),
        path("M150 150m-106 0a106 106 0 1 0 212 0a106 106 0 1 0-212 0", fill=PAPER, stroke=INK, stroke_width=1),
        path("M150 150m-102 0a102 102 0 1 0 204 0a102 102 0 1 0-204 0", fill="none", stroke=INK, stroke_width=0.5),
        path(ticks, stroke=INK, stroke_width=0.8), rose,
        path("M150 150V24l9 100zM150 150h126l-100-9z".replace("V24", "V28").replace("h126", "h122"), fill="url(#a)"),
        # the sea
        path("M0 258Q150 250 300 258V340H0z", fill=PAPER, stroke=INK, stroke_width=0.9),
        waves(264, 326, 2),
        # masts and rigging
        path("M96 262L92 92M152 266L150 54M210 256L214 104", stroke=INK, stroke_width=4),
        path("M96 262L92 92M152 266L150 54M210 256L214 104", stroke=GOLD, stroke_width=1.6),
        path("M150 60L92 96M150 60L214 108M92 96L62 236M150 62L100 250M150 62L202 246M214 106L238 228M214 106L176 250M42 216L92 96M42 216L96 180", stroke=INK, stroke_width=0.6, fill="none"),
        path("M62 244L34 208", stroke=INK, stroke_width=3.4),
        # sails: fore, main with its top, mizzen
        sail("M70 150q24-7 46 1 8 34 0 62-24-12-52 2 14-32 6-65z", "M96 148q12 0 20 3 8 34 0 62-9-4-18-5 8-30-2-60z"),
        sail("M76 104q16-5 32 1 5 20 1 38-18-6-36 0 8-20 3-39z", "M96 103q8 0 12 2 5 20 1 38-6-2-13-3 4-18 0-37z"),
        sail("M116 132q36-9 70 2 12 52-2 96-34-16-76 4 22-48 8-102z", "M160 129q14 1 26 5 12 52-2 96-12-6-26-8 14-46 2-93z", cross.format(x=148, y=182)),
        sail("M124 74q26-7 52 2 6 24 1 46-28-8-58 0 10-24 5-48z", "M156 71q11 1 20 5 6 24 1 46-10-3-21-4 6-22 0-47z"),
        sail("M236 96Q196 148 190 222q28-18 52-10Q252 150 236 96z", "M236 96q-10 54-10 113 8 1 16 3Q252 150 236 96z"),
        path("M92 92q-14-9-26 0 12 1 26 8zM150 54q-18-11-34 0 16 1 34 9zM214 104q-14-9-24 0 12 1 24 8z", fill="{accent}", stroke=INK, stroke_width=0.9),
        # the hull
        path("M52 232l12 4h132l6-20h50l-8 40q-8 30-40 36H104q-30 0-40-26z", fill=GOLD, stroke=INK, stroke_width=1.6, stroke_linejoin="round"),
        path("M52 232l12 4h132l6-20h50l-3 14h-42l-6 18H58z", fill=PAPER, stroke=INK, stroke_width=1.1),
        path("M58 248h143l6-18h42l-2 9h-34l-6 18H62z", fill="{accent}", stroke=INK, stroke_width=0.9),
        path("M66 266h172M72 276h158M82 285h132", stroke=INK, stroke_width=0.7),
        path("M64 266q10 26 40 26h100q32-6 40-36l2-8q-30 26-90 26T64 266z", fill="url(#a)"), path("M206 248l6-18h37l-3 18-2 8q-8 30-40 36h-14q16-20 16-44z", fill="url(#b)", opacity=0.6),
        *(path(f"M{x} 259h9v7h-9z", fill=INK) for x in (84, 106, 128, 150, 172)),
        *(path(f"M{x} {y}h6v6h-6z", fill=INK) for x, y in ((214, 220), (226, 220), (238, 220))),
        path("M34 304C48 284 70 288 84 294S112 300 126 294 154 288 168 294 196 300 210 294 250 284 268 304C246 312 222 304 210 307S168 313 150 307 108 313 92 307 56 313 34 304z", fill=PAPER, stroke=INK, stroke_width=1),
        path("M50 300q16-8 34 0t42 0 42 0 42 0 42-1", fill="none", stroke=INK, stroke_width=0.7),
    )  # fmt: skip


if __name__ == "__main__":
    OUT.mkdir(parents=True, exist_ok=True)
    for draw in (principato, boze_igrzysko, pax_renaissance, europa_universalis):
        draw()
