"""The colours of every drawing: classes, light and dark, and the shared gradients.

Owns the one table from class to colour. It can be written in three ways: with custom properties, for a page that wants
to take the light away from a card by `class="dark"`; with plain colours, for a file that must look right in any viewer;
and into the elements themselves, where no style sheet is allowed. It never knows which drawing uses a class.
"""

import re
from collections.abc import Collection
from typing import Final

LIGHT: Final[dict[str, tuple[str, str]]] = {
    "rock-0": ("#303846", "#252b36"),
    "rock-1": ("#363f4e", "#29303c"),
    "rock-2": ("#3b4555", "#2d3541"),
    "rock-3": ("#404b5c", "#313a47"),
    "rock-4": ("#475265", "#37404e"),
    "t-glow": ("#ff9d3a", "#000"),
    "t-s0": (".06", "0"),
    "t-s1": (".08", "0"),
    "t-s2": (".15", "0"),
    "t-hatch": ("#e9b06c", "#8b97ac"),
    "t-ho": (".6", ".3"),
    "t-rim": ("#b0824f", "#8290a8"),
    "t-wall": ("#25130a", "#05070a"),
    "t-f0": ("#93561d", "#0c0f14"),
    "t-f1": ("#cd8a36", "#12161d"),
    "t-f2": ("#f6c26b", "#191e27"),
    "t-iron": ("#fff0cf", "#5b6577"),
    "t-rail0": (".42", "0"),
    "t-rail1": (".7", ".35"),
    "t-pool": (".85", "0"),
    "t-post": ("#c08a4c", "#6a6458"),
    "t-plank0": ("#8a5a2c", "#3f3a36"),
    "t-plank1": ("#a9723a", "#4b4540"),
    "t-rope": ("#d8a765", "#8a8577"),
    "t-stone0": ("#5b6373", "#3b424f"),
    "t-stone1": ("#8d95a3", "#646d7c"),
    "t-slab": ("#b98a4a", "#4a4f5a"),
}
"""What a lit and an unlit tunnel look like: custom property -> (joined to the start, cut off)."""

PAINT: Final[dict[str, str]] = {
    "ic-pale": "#f0e6d2",
    "ic-pale2": "#b9ad98",
    "ic-brass": "#e2a93b",
    "ic-brass2": "#b27c1c",
    "calm": "1",
    "wary": "0",
}
"""Custom properties that light does not change: a page sets them where icons stand on a light ground, or where a face
is to narrow its eyes."""

DISPLAY: Final = "Grenze,'Palatino Linotype',Palatino,Georgia,'DejaVu Serif',serif"
TEXT: Final = "'Alegreya Sans',Seravek,Calibri,'DejaVu Sans',sans-serif"

_SHEET: Final = """
.u-rock0{fill:@rock-0}.u-rock1{fill:@rock-1}.u-rock2{fill:@rock-2}.u-rock3{fill:@rock-3}.u-rock4{fill:@rock-4}
.u-joint{stroke:@rock-0;stroke-width:.35;stroke-opacity:.5}
.u-chisel{fill:none;stroke:#1e242e;stroke-width:.9;stroke-opacity:.6}
.u-night{fill:#0b0e13;fill-opacity:.26}
.u-edge{fill:#171b22}
.u-edge-hi{fill:none;stroke:#fff;stroke-opacity:.16;stroke-width:1.1}
.u-edge-lo{fill:none;stroke:#000;stroke-opacity:.3;stroke-width:1.1}
.u-spill0{fill:none;stroke:@t-glow;stroke-linejoin:round;stroke-width:54;stroke-opacity:@t-s0}
.u-spill1{fill:none;stroke:@t-glow;stroke-linejoin:round;stroke-width:38;stroke-opacity:@t-s1}
.u-spill2{fill:none;stroke:@t-glow;stroke-linejoin:round;stroke-width:24;stroke-opacity:@t-s2}
.u-cut0{fill:none;stroke-width:1.5;stroke-linecap:square;stroke:#12161c;stroke-opacity:.75}
.u-cut1{fill:none;stroke-width:1.5;stroke-linecap:square;stroke:@t-hatch;stroke-opacity:@t-ho}
.u-rim0{fill:none;stroke:#0e1014;stroke-width:12.6}
.u-rim1{fill:none;stroke:@t-rim;stroke-width:9.4}
.u-wall{fill:@t-wall;stroke:@t-wall;stroke-width:4.4}
.u-floor0{fill:@t-f0}.u-floor1{fill:@t-f1}.u-floor2{fill:@t-f2}
.u-sleeper{fill:none;stroke:@t-f0;stroke-width:1.8;stroke-opacity:.24}
.u-rail0{fill:none;stroke:#6b3a10;stroke-width:2.6;stroke-opacity:@t-rail0}
.u-rail1{fill:none;stroke:@t-iron;stroke-width:1.1;stroke-opacity:@t-rail1}
.u-pool{opacity:@t-pool}
.u-pebble0{fill:@t-wall;opacity:.45}.u-pebble1{fill:@t-f2;opacity:.7}
.u-boulder0{fill:@t-stone0;stroke:#0f1218;stroke-width:1.5;stroke-linejoin:round}.u-boulder1{fill:@t-stone1}
.u-chalk0{fill:none;stroke:#efe9dc;stroke-width:4.6;stroke-opacity:.35}
.u-chalk1{fill:none;stroke:#f6f1e6;stroke-width:2.6;stroke-dasharray:7 1 3 .8}
.u-wood0{fill:#2a1a0e}.u-wood1{fill:@t-post}.u-wood2{fill:@t-plank0}.u-wood3{fill:@t-plank1}
.u-shadow{fill:#000;opacity:.5}
.u-rope0{stroke:#1d120a;stroke-width:4}.u-rope1{stroke:@t-rope;stroke-width:1.6}
.u-outline{fill:#14100c}
.u-blue0{fill:#3f86d8}.u-blue1{fill:#143457}.u-green0{fill:#4fa35a}.u-green1{fill:#16401f}
.u-window{fill:#fff1c9;stroke:#14100c;stroke-width:1.4}.u-bar{stroke:#14100c;stroke-width:1.4}
.u-brace{stroke:#16401f;stroke-width:1.6;fill:none}
.u-shaft{fill:#140b05;stroke:@t-rim;stroke-width:2}.u-shaft-light{fill:#ffe3a0;opacity:.22}
.u-ladder{fill:none;stroke:#ffeec6;stroke-width:3.4}
.u-ladder-blue{fill:none;stroke:#8cc0ff;stroke-width:3.4}
.u-ladder-green{fill:none;stroke:#96dba0;stroke-width:3.4}
.u-crystal0{fill:#e3c2ff;stroke:#2a1640;stroke-width:1.2}.u-crystal1{fill:#9a58dd}
.u-gold0{fill:#d99a1c;stroke:#3a2405;stroke-width:1.4;stroke-linejoin:round}.u-gold1{fill:#ffdf72}
.u-gold2{fill:none;stroke:#fffbe0;stroke-width:1.6}.u-gold-ray{stroke:#ffe9a8;stroke-width:2.2;opacity:.9}
.u-troll0{fill:#7d8f6a}.u-troll1{fill:#66785a}.u-troll2{fill:#ffd964}.u-troll3{fill:#20261b}
.u-tooth{fill:#fff6de;stroke:#20261b;stroke-width:.7}
.u-den{fill:#000}.u-eye{fill:#ff6a3d}
.u-web0{fill:none;stroke:#101217;stroke-width:3}.u-web1{fill:none;stroke:#f1f0ec;stroke-width:1.2}
.u-vein0{fill:none;stroke:#2a1a05;stroke-width:6;stroke-linejoin:bevel}
.u-vein1{fill:none;stroke:#ffd34f;stroke-width:3;stroke-linejoin:bevel}
.u-pawn{font:800 15px %DISPLAY%;fill:#14100c;text-anchor:middle}
.u-vein2{fill:#8a5b12}
.u-slab0{fill:@t-slab;stroke:#1b1108;stroke-width:1.8;stroke-linejoin:round}
.u-slab1{fill:none;stroke:#fff;stroke-opacity:.5;stroke-width:1.2}
.u-scale0{fill:#b4482e}.u-scale1{fill:#7f2c1b}
.u-pale{fill:@ic-pale}.u-pale2{fill:@ic-pale2}.u-brass{fill:@ic-brass}.u-brass2{fill:@ic-brass2}
.u-grip{fill:#a06a38}.u-grip2{fill:#76491f}.u-ink{fill:#171310}
.u-ink-line{fill:none;stroke:#171310;stroke-width:2.4}
.u-bail{fill:none;stroke:@ic-pale;stroke-width:4;stroke-linejoin:round}
.u-strut{fill:none;stroke:@ic-pale;stroke-width:3.4}
.u-glass{fill:#4a2f10}.u-flame{fill:#ff9f2e}.u-flame2{fill:#fff0b8}
.u-brass-line{fill:none;stroke:@ic-brass;stroke-width:3}.u-pale-line{fill:none;stroke:@ic-pale;stroke-width:3.4}
.u-pale-band{fill:none;stroke:@ic-pale;stroke-width:7}
.u-dots{fill:none;stroke:@ic-pale2;stroke-width:4;stroke-dasharray:5 4}
.u-lens{fill:#2b3a44;stroke:#e2a93b;stroke-width:6}.u-limb{fill:none;stroke:@ic-pale2;stroke-width:3.4}
.u-paper{fill:#efdcb0}.u-paper2{fill:#d3ba85}.u-hill{fill:#8a6a3a}
.u-trail{fill:none;stroke:#6b4420;stroke-width:3;stroke-dasharray:4 3}.u-fold{fill:none;stroke:#8a6a3a;stroke-width:3}
.u-spot{stroke:#b3261b;stroke-width:5;fill:none}.u-red{fill:#c0392b}
.u-ban{fill:none;stroke:#ff7a5c;stroke-width:6}.u-ring{fill:none;stroke:#e2a93b;stroke-width:7}
.u-sign{fill:currentColor}.u-sign2{fill:currentColor;opacity:.64}.u-accent{fill:@ic-brass}
.u-sign-line{fill:none;stroke:currentColor;stroke-width:7}.u-sign-fine{fill:none;stroke:currentColor;stroke-width:5}
.u-accent-line{fill:none;stroke:@ic-brass;stroke-width:6}
.u-sly{--calm:0;--wary:1}.u-sprite{position:absolute;overflow:hidden}
.u-calm{opacity:@calm}.u-wary{opacity:@wary}
.u-crack{fill:none;stroke:#ff6b45;stroke-width:2.6}
.u-tick0{fill:#2f7a45;stroke:#eaf6dc;stroke-width:2.4}.u-tick1{fill:none;stroke:#fff;stroke-width:3.6}
.u-card{fill:#241d19}.u-rays{opacity:.3}.u-halo{opacity:.55}
.u-frame{fill:none;stroke-width:2.4}.u-frame2{fill:none;stroke-width:1.2;opacity:.7}.u-rivet{fill:#d9a441}
.u-plate{fill:#120e0c}.u-plate-line{stroke:#fff;stroke-opacity:.22;stroke-width:1}
.u-either{stroke:#eaf6dc;stroke-width:2;stroke-dasharray:5 4;opacity:.7}
.u-title{font:700 13px %DISPLAY%;fill:#f3eadb;letter-spacing:.2px;text-anchor:middle}
.u-harm .u-rays{fill:#7a2413}.u-harm .u-halo{fill:#7a2413}.u-harm .u-frame{stroke:#ff7a55}
.u-help .u-rays{fill:#2c5a30}.u-help .u-halo{fill:#2c5a30}.u-help .u-frame{stroke:#9fd67f}
.u-dig .u-rays{fill:#6b4712}.u-dig .u-halo{fill:#6b4712}.u-dig .u-frame{stroke:#e2a93b}.u-dig .u-frame2{stroke:#e2a93b}
.u-look .u-rays{fill:#21506a}.u-look .u-halo{fill:#21506a}.u-look .u-frame{stroke:#8fd0f0}
.u-door0{fill:#15110d}.u-door1{fill:#5f4526}.u-door2{fill:none;stroke:#2a1c0e;stroke-width:2.6}
.u-door3{fill:#1b1510;stroke:#e2a93b;stroke-width:2.6}.u-question{fill:#f6d27a}
.u-open{fill:none;stroke:#ffe9b0;stroke-width:2.4;stroke-dasharray:7 5}.u-plus{stroke:#ffe9b0;stroke-width:3.4}
.u-last{fill:none;stroke:#efe9dc;stroke-width:4}.u-grid{fill:none;stroke:#8290a8;stroke-width:1.2;stroke-opacity:.35}
.u-label{font:700 22px %TEXT%;fill:#a89a84;text-anchor:middle}
.u-slip{fill:#efe9dc}.u-slip2{fill:#cfc6b3}.u-caption{font:700 14px %TEXT%;fill:#241a11;text-anchor:middle}
"""

GRADIENTS: Final[dict[str, str]] = {
    "pool": '<radialGradient id="pool" gradientUnits="userSpaceOnUse" cx="52" cy="73" r="30">'
    '<stop offset="0" stop-color="#fff0c2" stop-opacity=".85"/>'
    '<stop offset="1" stop-color="#ffd07a" stop-opacity="0"/></radialGradient>',
    "room-pool": '<radialGradient id="room-pool"><stop offset="0" stop-color="#fff0c2" stop-opacity=".85"/>'
    '<stop offset="1" stop-color="#ffd07a" stop-opacity="0"/></radialGradient>',
    "gold-glow": '<radialGradient id="gold-glow"><stop offset="0" stop-color="#ffe08a" stop-opacity=".75"/>'
    '<stop offset=".55" stop-color="#ffb73a" stop-opacity=".32"/>'
    '<stop offset="1" stop-color="#ffb73a" stop-opacity="0"/></radialGradient>',
    "lamp-glow": '<radialGradient id="lamp-glow"><stop offset="0" stop-color="#fff3c9" stop-opacity=".95"/>'
    '<stop offset=".35" stop-color="#ffcf6e" stop-opacity=".5"/>'
    '<stop offset="1" stop-color="#ff9d3a" stop-opacity="0"/></radialGradient>',
    "crystal-glow": '<radialGradient id="crystal-glow"><stop offset="0" stop-color="#d6a8ff" stop-opacity=".6"/>'
    '<stop offset=".6" stop-color="#b070ff" stop-opacity=".2"/>'
    '<stop offset="1" stop-color="#b070ff" stop-opacity="0"/></radialGradient>',
    "cell-glow": '<radialGradient id="cell-glow" r=".7"><stop offset="0" stop-color="#ffd886" stop-opacity=".4"/>'
    '<stop offset="1" stop-color="#e2a93b" stop-opacity=".05"/></radialGradient>',
    "goal-glow": '<radialGradient id="goal-glow"><stop offset=".5" stop-color="#e2a93b" stop-opacity=".32"/>'
    '<stop offset="1" stop-color="#e2a93b" stop-opacity="0"/></radialGradient>',
}

_RULE: Final = re.compile(r"([^{}\n]+)\{([^{}]*)\}")
_TOKEN: Final = re.compile(r"@([a-z0-9-]+)")
_CLASS: Final = re.compile(r"\.(u-[a-z0-9-]+)")


def style(used: Collection[str] | None = None, *, concrete: bool = False) -> str:
    """The style sheet, or only the rules for these classes.

    Concrete sheets hold plain colours and one extra rule for what lies inside `<g class="dark">`; they need no support
    for custom properties, and a page whose own root is called dark does not put their light out. Other sheets read the
    custom properties of LIGHT, with the lit look as their default.
    """
    text = _SHEET.replace("%DISPLAY%", DISPLAY).replace("%TEXT%", TEXT)
    lit = PAINT | {token: pair[0] for token, pair in LIGHT.items()}
    dark = PAINT | {token: pair[1] for token, pair in LIGHT.items()}
    out: list[str] = []
    shown = False
    for selector, block in _RULE.findall(text):
        if used is not None and not set(_CLASS.findall(selector)) <= set(used):
            continue
        changing = [d for d in block.split(";") if set(_TOKEN.findall(d)) & LIGHT.keys()]
        shown = shown or bool(changing)
        if concrete:
            out.append(f"{selector}{{{_TOKEN.sub(lambda m: lit[m[1]], block)}}}")
            if changing:
                out.append(f"g.dark {selector}{{{';'.join(_TOKEN.sub(lambda m: dark[m[1]], d) for d in changing)}}}")
        else:
            out.append(f"{selector}{{{_TOKEN.sub(lambda m: f'var(--{m[1]},{lit[m[1]]})', block)}}}")
    if shown and not concrete:
        for name, at in (("lit", 0), ("dark", 1)):
            out.append(f".{name}{{{';'.join(f'--{token}:{pair[at]}' for token, pair in LIGHT.items())}}}")
    return "\n".join(out)


_SIMPLE: Final = re.compile(r"\.(u-[a-z0-9-]+)")
_CLASS_OF: Final = re.compile(r' class="([^"]+)"')


def painted(text: str, *, lit: bool = True) -> str:
    """The same drawing with its colours written into its elements: it needs no style sheet, which a page may forbid."""
    tones = PAINT | {token: pair[0 if lit else 1] for token, pair in LIGHT.items()}
    rules = {
        name[1]: _TOKEN.sub(lambda m: tones[m[1]], block)
        for selector, block in _RULE.findall(_SHEET)
        if (name := _SIMPLE.fullmatch(selector))
    }

    def attributes(found: re.Match[str]) -> str:
        declared = (d.split(":", 1) for name in found[1].split() for d in rules[name].split(";") if d)
        return "".join(f' {key}="{value}"' for key, value in dict(declared).items())

    return _CLASS_OF.sub(attributes, text)
