"""Writes JPEG files as large and as rich as photographs: photographs.py FOLDER.

100 of 4000 × 3000 pixels, and one of 6000 × 4000. What is there already stays.
"""
import os
import random
import sys

from PIL import Image

FOLDER = sys.argv[1]


def fractal(side, seeded):
    """Detail at every size, half as strong at each half, in colours that change slowly: what photographs have."""
    image = Image.new("RGB", (side, side), (120, 125, 130))
    size, strength = 8, 0.5
    while size <= side:
        noise = Image.merge("RGB", [Image.effect_noise((size, size), 60 + seeded.random()) for _ in range(3)])
        if size > 64:
            noise = noise.convert("L").convert("RGB")
        image = Image.blend(image, noise.resize((side, side), Image.Resampling.BICUBIC), strength)
        size, strength = size * 2, max(strength * 0.75, 0.12)
    return image.point([min(max(round((level - 128) * 2.2 + 128), 0), 255) for level in range(256)] * 3)


def main():
    os.makedirs(FOLDER, exist_ok=True)
    seeded = random.Random(1)
    wanted = [("%03d.jpg" % number, (4000, 3000)) for number in range(100)] + [("large.jpg", (6000, 4000))]
    missing = [(name, size) for name, size in wanted if not os.path.exists(os.path.join(FOLDER, name))]
    ground = fractal(8192, seeded) if missing else None
    for name, (width, height) in missing:
        x, y = seeded.randrange(8192 - width), seeded.randrange(8192 - height)
        part = ground.crop((x, y, x + width, y + height))
        part.save(os.path.join(FOLDER, name + ".part"), format="JPEG", quality=88)
        os.rename(os.path.join(FOLDER, name + ".part"), os.path.join(FOLDER, name))


main()
