"""Draws the pictures of the shop and of the launcher anew: draw.py, in this folder, with Pillow and rsvg-convert."""
import os

import goods
import icons
from sheet import Sheet

FOLDER = os.path.dirname(os.path.abspath(__file__))
# Each format in turn, as shops have them.
FORMATS = (("jpg", dict(format="JPEG", quality=88, subsampling=0, optimize=True)),
           ("webp", dict(format="WEBP", quality=88, method=6)),
           ("png", dict(format="PNG", optimize=True)))


def write(functions, name, side, formats):
    os.makedirs(os.path.join(FOLDER, name), exist_ok=True)
    for number, function in enumerate(functions):
        ending, options = formats[number % len(formats)]
        sheet = Sheet()
        function(sheet)
        file = "%s.%s" % (function.__name__.replace("_", "-"), ending)
        sheet.picture(side).save(os.path.join(FOLDER, name, file), **options)


write(goods.ALL, "goods", 400, FORMATS)
write(icons.ALL, "icons", 192, FORMATS[2:] + FORMATS[1:2])
