"""Writes what an animation shows, for tests: frames.py FILE TARGET.

Of each frame in order: its width, height and milliseconds in a line, then four bytes a pixel, red, green, blue, alpha.
"""
import sys

from PIL import Image

image = Image.open(sys.argv[1])
with open(sys.argv[2], "wb") as target:
    for number in range(getattr(image, "n_frames", 1)):
        image.seek(number)
        shown = image.convert("RGBA")
        milliseconds = image.info.get("duration", 0)
        target.write(b"%d %d %.9f\n" % (image.width, image.height, milliseconds))
        target.write(shown.tobytes())
