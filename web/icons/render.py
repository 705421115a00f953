"""Draws the icons of the client into web/static/icons; needs rsvg-convert (Debian: librsvg2-bin).

A line goes straight on and a branch leaves it for the right, as on a square of 30 Rails.
"""

import math
import pathlib
import subprocess

GROUND, SLEEPER, RAIL, BRANCH = "#1f5f4a", "#6f9c80", "#f6f1e4", "#f2b63d"
GAUGE = 52
RADIUS = 256


def along(x, y, angle):
    """A sleeper across a track that goes in this direction here."""
    a = math.radians(angle)
    dx, dy = math.cos(a) * 62, math.sin(a) * 62
    return f"M{x - dx:.1f} {y - dy:.1f}L{x + dx:.1f} {y + dy:.1f}"


def sleepers():
    straight = [along(200, y, 0) for y in range(20, 512, 47)]
    # The branch gets sleepers of its own once it is clear of the line.
    curve = []
    for angle in range(52, 90, 11):
        a = math.radians(angle)
        curve.append(along(200 + 312 - 312 * math.cos(a), 512 - 312 * math.sin(a), angle))
    return "".join(straight + curve)


def rails():
    left, right = 200 - GAUGE / 2, 200 + GAUGE / 2
    straight = f"M{left} 0V512M{right} 0V512"
    outer, inner = 312 + GAUGE / 2, 312 - GAUGE / 2
    branch = f"M{left} 512A{outer} {outer} 0 0 1 512 {512 - outer}M{right} 512A{inner} {inner} 0 0 1 512 {512 - inner}"
    return straight, branch


def icon(shape, scale):
    straight, branch = rails()
    move = (1 - scale) * 256
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
<clipPath id="tile"><rect width="512" height="512" rx="{shape}"/></clipPath>
<g clip-path="url(#tile)">
<path fill="{GROUND}" d="M0 0H512V512H0Z"/>
<g fill="none" transform="translate({move:g} {move:g}) scale({scale:g})">
<path stroke="{SLEEPER}" stroke-width="18" stroke-linecap="round" d="{sleepers()}"/>
<path stroke="{RAIL}" stroke-width="15" d="{straight}"/>
<path stroke="{GROUND}" stroke-width="27" d="{branch}"/>
<path stroke="{BRANCH}" stroke-width="15" d="{branch}"/>
</g>
</g>
</svg>
"""


def main():
    folder = pathlib.Path(__file__).resolve().parent.parent / "static" / "icons"
    folder.mkdir(exist_ok=True)
    (folder / "icon.svg").write_text(icon(112, 1))
    for name, text in (("icon", icon(112, 1)), ("maskable", icon(0, 1))):
        for size in (192, 512):
            command = ["rsvg-convert", "-w", str(size), "-h", str(size), "-o", str(folder / f"{name}-{size}.png")]
            subprocess.run(command, input=text.encode(), check=True)


if __name__ == "__main__":
    main()
