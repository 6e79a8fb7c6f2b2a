"""Writes 200 JPEG files of 1200 × 900 pixels with detail at every size, as photographs have: photographs.py FOLDER."""

import pathlib
import sys

import skia

WIDTH, HEIGHT, COUNT = 1200, 900, 200
GROUND = 3000


def ground():
    """From wide fields of colour down to single pixels, each layer weaker than the one before."""
    surface = skia.Surface(GROUND, GROUND)
    canvas = surface.getCanvas()
    canvas.clear(skia.ColorSetRGB(120, 125, 130))
    frequency, alpha = 0.002, 220
    for octave in range(6):
        noise = skia.PerlinNoiseShader.MakeFractalNoise(frequency, frequency, 1, octave)
        canvas.drawPaint(skia.Paint(Shader=noise, Alpha=alpha, BlendMode=skia.BlendMode.kHardLight))
        frequency, alpha = frequency * 3, alpha * 3 // 4
    return surface.makeImageSnapshot()


def photograph(number, detail):
    surface = skia.Surface(WIDTH, HEIGHT)
    canvas = surface.getCanvas()
    x, y = number * 611 % (GROUND - WIDTH), number * 379 % (GROUND - HEIGHT)
    canvas.drawImage(detail, -x, -y)
    tint = skia.ColorSetRGB(number * 37 % 256, number * 59 % 256, number * 83 % 256)
    canvas.drawPaint(skia.Paint(Color=tint, Alpha=90, BlendMode=skia.BlendMode.kOverlay))
    return surface.makeImageSnapshot().encodeToData(skia.EncodedImageFormat.kJPEG, 88)


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    detail = ground()
    for number in range(COUNT):
        (folder / f"{number:03}.jpg").write_bytes(bytes(photograph(number, detail)))


main()
