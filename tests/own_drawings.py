"""Drawings of one's own for tests: lines of all sorts, ordinary or such as take long, and what programs write."""

import math
from random import Random

JOINED = 'stroke-linejoin="round"'
THICK = 'fill="none" stroke="#c33" stroke-width="8"'


def drawn(points, how='fill="#c33"'):
    """A path through points."""
    return f'<path {how} d="M{" ".join(f"{x:.2f} {y:.2f}" for x, y in points)}"/>'


def strewn(count, seed=1):
    """Points anywhere: each line between them crosses a third of all others."""
    rng = Random(seed)
    return [(rng.uniform(0, 100), rng.uniform(0, 100)) for _ in range(count)]


def fence(upright, across):
    """Lines from top to bottom, and others that cross all of them, one below another."""
    points = [(10 + 80 * at / upright, 100 * (at % 2)) for at in range(upright)]
    for at in range(across):
        points += [(100, 100 * at / across), (0, 100 * (at + 1) / across)]
    return points


def hand(count, seed=3):
    """A line drawn by hand, its points close to one another."""
    rng, turn, x, y, found = Random(seed), 0.0, 50.0, 50.0, []
    for _ in range(count):
        turn += rng.uniform(-0.5, 0.5) + (math.pi / 2 if not (5 < x < 95 and 5 < y < 95) else 0.0)
        x, y = (min(97.0, max(3.0, at)) for at in (x + 0.7 * math.cos(turn), y + 0.7 * math.sin(turn)))
        found.append((x, y))
    return found


def outline(count):
    """The outline of something furry."""
    sizes = [38 + 6 * math.sin(at / 8) + Random(at).uniform(-0.6, 0.6) for at in range(count)]
    turns = [2 * math.pi * at / count for at in range(count)]
    return [(50 + size * math.cos(turn), 50 + size * math.sin(turn)) for size, turn in zip(sizes, turns)]


# ── as programs write them ──


SPACE = 'xmlns="http://www.w3.org/2000/svg"'
INKSCAPE = f"""<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="210mm" height="297mm" viewBox="0 0 210 297" version="1.1" id="svg5"
   inkscape:version="1.2.2 (1e39a99999, 2022-12-09)" sodipodi:docname="cat&#233;.svg" aria-label="a&#10;b"
   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:xlink="http://www.w3.org/1999/xlink"
   xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" {SPACE} xmlns:svg="http://www.w3.org/2000/svg">
  <sodipodi:namedview id="namedview7" pagecolor="#1e40af" inkscape:zoom="0.70" inkscape:cx="123456789012345" />
  <defs id="defs2">
    <linearGradient inkscape:collect="always" id="linearGradient1e99">
      <stop style="stop-color:#1e4040;stop-opacity:1;" offset="0" id="stop1" />
      <stop style="stop-color:#1e4040;stop-opacity:0;" offset="100%" id="stop2" />
    </linearGradient>
    <linearGradient xlink:href="#linearGradient1e99" id="linearGradient9" x1="10" y1="12.5" x2="-3e1" y2="12.5"
       gradientUnits="userSpaceOnUse" gradientTransform="matrix(0.264583,0,0,0.264583,12,-160.5)" />
    <clipPath clipPathUnits="userSpaceOnUse" id="clipPath12"><path d="m 0,0 h 9 v 9 z" id="path14" /></clipPath>
  </defs>
  <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1" transform="translate(-12.5,0) rotate(-5.2)">
    <path style="color:#000;font-size:medium;line-height:1.25;-inkscape-font-specification:'Sans, Bold 1e99';
      display:inline;opacity:1;fill:url(#linearGradient9);fill-opacity:1;fill-rule:evenodd;stroke:#000000;
      stroke-width:0.264583;stroke-linecap:butt;stroke-linejoin:miter;stroke-miterlimit:4;stroke-dasharray:1.05833,
      0.529166;stroke-dashoffset:0;stroke-opacity:1;paint-order:markers stroke fill;-inkscape-stroke:none"
      d="m 25.66,31.32 c 0,0 -3.4e-5,5.2 1.25,7 A 3.5,2 30 0 1 9,9 l 1,1 z" id="path31" sodipodi:nodetypes="csc" />
    <path d="{" ".join(f"{'M' if at == 0 else 'L'} {x},{y}" for at, (x, y) in enumerate(hand(2000)))}"
      style="fill:none;stroke:#333333;stroke-width:.6px;stroke-dasharray:none" id="path32" />
    {"".join(f'<ellipse cx="{x:.2f}" cy="{y:.2f}" rx="1.2" ry=".8" style="fill:#c33" />' for x, y in strewn(300))}
  </g>
</svg>
""".encode()
ILLUSTRATOR = f"""<?xml version="1.0" encoding="utf-8"?>
<svg version="1.1" id="Layer_1" {SPACE} x="0px" y="0px" viewBox="0 0 512 512" width="100%"
\t style="enable-background:new 0 0 512 512;" xml:space="preserve">
<style type="text/css">
\t.st0{{fill:#FFFFFF;}}
\t.st1{{fill:none;stroke:#000000;stroke-width:2;stroke-linecap:round;stroke-miterlimit:10;}}
</style>
<g><path class="st0" d="M9.5-3.2c-1e-3.4,.2.6-.5.5S1,2,3,4z"/><rect x="1" class="st1" width="512" height="512"/></g>
</svg>""".encode()
FIGMA = f"""<svg width="24" height="24" viewBox="0 0 24 24" fill="none" {SPACE}>
<g clip-path="url(#clip0)"><path fill-rule="evenodd" clip-rule="evenodd" d="M12 2a10 10 0 1010 10A10 10 0 0012 2z"
fill="#1E40AF" fill-opacity="0.5" transform="matrix(-1 0 0 1 24 0)"/></g>
<defs><clipPath id="clip0"><rect width="24" height="24" fill="white" transform="translate(0 0)"/></clipPath></defs>
</svg>""".encode()
