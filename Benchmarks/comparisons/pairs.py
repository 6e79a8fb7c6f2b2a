"""Draws a pair of large screenshots, 3446 × 10728 RGBA: pairs.py BASELINE.png CANDIDATE.png

Cards with lines of text, and photographs with noise, which does not compress; the candidate has sixty words and a
rectangle more.
"""

import random
import sys

import numpy
from PIL import Image, ImageDraw, ImageFont

WIDTH, HEIGHT = 3446, 10728


def photograph(width, height, seeded):
    rows, columns = numpy.mgrid[0:height, 0:width]
    pixels = numpy.full((height, width, 4), 255, numpy.uint8)
    noise = numpy.random.default_rng(seeded.randrange(1 << 30)).integers(0, 12, (height, width, 3))
    for component, wave in enumerate((columns / 7, rows / 5, (columns + rows) / 9)):
        pixels[..., component] = (wave % 240 + noise[..., component]).astype(numpy.uint8)
    return Image.fromarray(pixels)


def words(count, seeded):
    return "".join(seeded.choice("abcdefghijklmnopqrstuvwxyz     ") for _ in range(count))


def screenshot(seeded, font):
    image = Image.new("RGBA", (WIDTH, HEIGHT), (250, 250, 252, 255))
    draw = ImageDraw.Draw(image)
    top = 0
    while top < HEIGHT:
        height = seeded.randint(120, 420)
        color = tuple(seeded.randint(200, 255) for _ in range(3)) + (255,)
        draw.rounded_rectangle(
            (60, top + 20, WIDTH - 60, top + height - 20), 24, fill=color, outline=(180, 180, 190, 255), width=3)
        for line in range(top + 40, top + height - 60, 44):
            ink = tuple(seeded.randint(0, 120) for _ in range(3)) + (255,)
            draw.text((120, line), words(seeded.randint(40, 150), seeded), font=font, fill=ink)
        if height > 200:
            image.paste(photograph(700, height - 80, seeded), (WIDTH - 820, top + 40))
        top += height
    return image


def main():
    seeded = random.Random(7)
    font = ImageFont.load_default(28)
    image = screenshot(seeded, font)
    image.save(sys.argv[1])
    draw = ImageDraw.Draw(image)
    for _ in range(60):
        place = (seeded.randint(0, WIDTH - 200), seeded.randint(0, HEIGHT - 60))
        draw.text(place, "changed", font=font, fill=(200, 30, 30, 255))
    draw.rectangle((400, 3000, 900, 3200), fill=(90, 200, 90, 255))
    image.save(sys.argv[2])


main()
