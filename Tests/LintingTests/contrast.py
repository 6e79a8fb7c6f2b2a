"""The contrast of inks over two grounds, as coloraide tells it.

Each line of standard input has three colours, four numbers from 0 to 1 for each: the ink, a ground that may be
translucent, and the opaque ground beneath. Each line of standard output is a ratio.
"""

import sys

from coloraide import Color

for line in sys.stdin:
    numbers = [float(word) for word in line.split()]
    ink, ground, lowest = (Color("srgb", numbers[i : i + 3], numbers[i + 3]) for i in (0, 4, 8))
    beneath = Color.layer([ground, lowest], space="srgb")
    shown = Color.layer([ink, beneath], space="srgb")
    print(repr(shown.contrast(beneath, method="wcag21")))
