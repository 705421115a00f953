"""Cuts the bundled fonts down to the characters that our pages need.

Run it from this folder with the folders of the two Debian packages:
    python3 cut.py LIBERATION_FOLDER NOTO_CJK_FOLDER
It needs fonttools from PyPI. The README beside it says where the packages come from.
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTCollection, TTFont

HERE = Path(__file__).parent
ROOT = HERE.parent.parent

# Latin, Greek, Cyrillic, punctuation, currency, arrows, and the signs that sheets draw.
LATIN = [(0x20, 0x7E), (0xA0, 0x24F), (0x2B0, 0x2FF), (0x300, 0x36F), (0x370, 0x3FF), (0x400, 0x4FF),
         (0x1E00, 0x1EFF), (0x2000, 0x206F), (0x20A0, 0x20BF), (0x2100, 0x214F), (0x2190, 0x21FF),
         (0x2200, 0x22FF), (0x2500, 0x25FF), (0x2600, 0x267F)]
# Kana and punctuation whole; Chinese characters only as far as they are used.
KANA = [(0x3000, 0x303F), (0x3041, 0x30FF), (0xFF01, 0xFF9F), (0x2190, 0x2193), (0x2460, 0x2473),
        (0x2500, 0x257F), (0x25A0, 0x25CF), (0x2605, 0x2606), (0x2713, 0x2713)]

# Characters of common names, so that players are called by theirs.
NAMES = ("佐藤鈴木高橋田中伊渡辺山本村小林加吉斎松井清野阿部石前後森池上島崎川岡原谷宮内丸金坂福西東南北安近遠河長久保竹杉桜"
         "太郎次三一二四五六七八九十子美香恵由真優花愛結菜葉陽翔大樹健誠隆浩司明光雄夫男女介助平和正義弘勝利進学智哲也央之希咲奈")


def spread(ranges):
    return {code for first, last in ranges for code in range(first, last + 1)}


def used():
    places = ["client/locales/ja/*.ftl", "paper/locales/ja.ftl", "games/*/locales/ja.ftl", "games/*/*.ja.md"]
    files = [file for place in places for file in ROOT.glob(place)]
    return {ord(it) for file in files for it in file.read_text(encoding="utf-8")}


def rename(font, family):
    """The licence reserves the name of the original for the original."""
    style = font["name"].getDebugName(2)
    plain = family.replace(" ", "")
    names = {1: family, 3: f"{plain}-{style}", 4: f"{family} {style}", 6: f"{plain}-{style.replace(' ', '')}"}
    for record in font["name"].names:
        if record.nameID in names:
            record.string = names[record.nameID]


def cut(font, codes, name, family=None):
    options = subset.Options()
    options.layout_features = []
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.drop_tables += ["BASE", "GSUB", "GPOS", "GDEF", "VORG", "vhea", "vmtx", "DSIG", "kern", "FFTM", "PCLT"]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=sorted(codes))
    cutter.subset(font)
    if family:
        rename(font, family)
    font["head"].modified = font["head"].created
    font.recalcTimestamp = False
    font.save(HERE / name)
    print(name, (HERE / name).stat().st_size, "bytes,", len(font.getBestCmap()), "characters")


def main():
    latin, noto = map(Path, sys.argv[1:])
    for face in ["Sans-Regular", "Sans-Bold", "Serif-Regular", "Serif-Bold", "Serif-Italic", "Mono-Regular"]:
        font = TTFont(latin / f"Liberation{face}.ttf", recalcTimestamp=False)
        cut(font, spread(LATIN), f"{face.lower()}.ttf", f"Platelayer {face.split('-')[0]}")
    faces = TTCollection(noto / "NotoSansCJK-Regular.ttc").fonts
    japanese = next(it for it in faces if it["name"].getDebugName(1) == "Noto Sans CJK JP")
    codes = spread(KANA) | {it for it in used() if it > 0x2E80} | {ord(it) for it in NAMES}
    cut(japanese, codes, "japanese-regular.otf")


main()
