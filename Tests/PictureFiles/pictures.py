"""Writes picture files and what they show, for tests: pictures.py KIND FOLDER."""
import glob
import io
import itertools
import math
import os
import random
import struct
import sys
import zlib

from PIL import Image, ImageCms, ImageDraw, ImageOps

FOLDER = sys.argv[2]


def write(name, data, width, height, rgba):
    """A file, and its pixels as bytes red, green, blue, alpha."""
    with open(os.path.join(FOLDER, name), "wb") as file:
        file.write(data)
    with open(os.path.join(FOLDER, name + ".rgba"), "wb") as file:
        file.write(b"%d %d\n" % (width, height) + bytes(rgba))


def saved(image, **options):
    buffer = io.BytesIO()
    image.save(buffer, **options)
    return buffer.getvalue()


def write_as_pillow_reads_it(name, data):
    image = Image.open(io.BytesIO(data)).convert("RGBA")
    write(name, data, *image.size, image.tobytes())


def photograph(width, height, mode="RGB"):
    """Smooth colours with some detail, as a photograph has them."""
    seeded = random.Random(width * 1000 + height)
    small = Image.new("RGB", (7, 5))
    small.putdata([tuple(seeded.randrange(256) for _ in range(3)) for _ in range(35)])
    image = small.resize((width, height), Image.Resampling.BICUBIC)
    if mode == "RGBA":
        image.putalpha(Image.linear_gradient("L").resize((width, height)))
    return image.convert(mode)


# PNG, by a writer of its own: Pillow writes neither every depth nor interlaced files.

CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
DEPTHS = {0: (1, 2, 4, 8, 16), 2: (8, 16), 3: (1, 2, 4, 8), 4: (8, 16), 6: (8, 16)}
# x and y of the first pixel and the steps of each pass, PNG specification 8.1.
PASSES = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]


def chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def packed_row(samples, depth):
    if depth == 16:
        return b"".join(struct.pack(">H", sample) for sample in samples)
    bits = "".join(format(sample, "0%db" % depth) for sample in samples)
    bits += "0" * (-len(bits) % 8)
    return bytes(int(bits[index:index + 8], 2) for index in range(0, len(bits), 8))


def paeth(left, above, corner):
    estimate = left + above - corner
    return min((left, above, corner), key=lambda value: abs(estimate - value))


def filtered(rows, step):
    """The rows filtered by types 0 to 4 in turn, PNG specification 9.2."""
    result, above = b"", None
    for number, row in enumerate(rows):
        kind = number % 5
        previous = above or bytes(len(row))
        line = bytearray([kind])
        for index, value in enumerate(row):
            left = row[index - step] if index >= step else 0
            corner = previous[index - step] if index >= step else 0
            guess = (0, left, previous[index], (left + previous[index]) // 2, paeth(left, previous[index], corner))
            line.append((value - guess[kind]) % 256)
        result, above = result + bytes(line), row
    return result


def png_file(pixels, width, height, kind, depth, interlaced, chunks=b""):
    """A file of rows of pixels, each a tuple of samples."""
    step = max(CHANNELS[kind] * depth // 8, 1)
    data = b""
    for x, y, across, down in PASSES if interlaced else [(0, 0, 1, 1)]:
        rows = [[pixels[row][column] for column in range(x, width, across)] for row in range(y, height, down)]
        rows = [packed_row(list(itertools.chain(*row)), depth) for row in rows if row]
        data += filtered(rows, step)
    header = struct.pack(">IIBBBBB", width, height, depth, kind, 0, 0, int(interlaced))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunks + chunk(b"IDAT", zlib.compress(data))
            + chunk(b"IEND", b""))


def shown(sample, depth):
    return sample >> 8 if depth == 16 else sample * 255 // (2 ** depth - 1)


def png():
    """Every colour type, depth, order of rows and transparency, with all filters."""
    seeded = random.Random(1)
    for kind, depths in DEPTHS.items():
        for depth, interlaced, transparent in itertools.product(depths, (False, True), (False, True)):
            if transparent and kind in (4, 6):
                continue
            for width, height in ((1, 1), (3, 7), (33, 18)):
                write_png(seeded, kind, depth, interlaced, transparent, width, height)


def write_png(seeded, kind, depth, interlaced, transparent, width, height):
    most = 2 ** depth
    palette = [tuple(seeded.randrange(256) for _ in range(3)) for _ in range(min(most, 256))]
    alphas = [seeded.randrange(256) for _ in palette[:-1]]
    pixels = [[tuple(seeded.randrange(most) for _ in range(CHANNELS[kind])) for _ in range(width)]
              for _ in range(height)]
    key = pixels[height // 2][width // 2]
    chunks = b""
    if kind == 3:
        chunks += chunk(b"PLTE", bytes(itertools.chain(*palette)))
    if transparent:
        chunks += chunk(b"tRNS", bytes(alphas) if kind == 3 else b"".join(struct.pack(">H", each) for each in key))

    def color(pixel):
        if kind == 3:
            alpha = alphas[pixel[0]] if transparent and pixel[0] < len(alphas) else 255
            return palette[pixel[0]] + (alpha,)
        samples = [shown(sample, depth) for sample in pixel]
        alpha = samples.pop() if kind in (4, 6) else 0 if transparent and pixel == key else 255
        return tuple(samples * 3 if len(samples) == 1 else samples) + (alpha,)

    rgba = itertools.chain(*(color(pixel) for row in pixels for pixel in row))
    name = "type%d-%d%s%s-%dx%d.png" % (
        kind, depth, "-interlaced" * interlaced, "-transparent" * transparent, width, height)
    write(name, png_file(pixels, width, height, kind, depth, interlaced, chunks), width, height, rgba)


def png_by_pillow():
    """Files as Pillow writes and reads them, eight bits a component."""
    for mode in ("1", "L", "LA", "P", "RGB", "RGBA"):
        image = photograph(40, 30, "RGBA" if mode in ("LA", "RGBA") else "RGB").convert(mode)
        write_as_pillow_reads_it("%s.png" % mode, saved(image, format="PNG"))


def pngsuite():
    """Willem van Schaik's PngSuite, as far as the sources of pypng have it; not with names of their own."""
    sys.path += glob.glob(os.path.join(sys.prefix, "pngsuite", "*", "code"))
    import pngsuite as suite

    for name, data in suite.png.items():
        if name.islower():
            write_as_pillow_reads_it(name + ".png", data)


def jpeg():
    """Greyscale, colours sampled in each way, progressive, CMYK, restarts, sizes that fill no block."""
    for width, height in ((1, 1), (8, 8), (37, 21)):
        image = photograph(width, height)
        size = "%dx%d" % (width, height)
        for sampling in ("4:4:4", "4:2:2", "4:2:0"):
            options = dict(format="JPEG", quality=90, subsampling=sampling)
            name = sampling.replace(":", "")
            write_as_pillow_reads_it("%s-%s.jpg" % (name, size), saved(image, **options))
            write_as_pillow_reads_it("%s-progressive-%s.jpg" % (name, size), saved(image, progressive=True, **options))
        write_as_pillow_reads_it("gray-%s.jpg" % size, saved(image.convert("L"), format="JPEG"))
        write_as_pillow_reads_it("cmyk-%s.jpg" % size, saved(image.convert("CMYK"), format="JPEG"))
        write_as_pillow_reads_it("rgb-%s.jpg" % size, saved(image, format="JPEG", keep_rgb=True))
        write_as_pillow_reads_it("restarts-%s.jpg" % size, saved(image, format="JPEG", restart_marker_blocks=1))


def webp():
    """Lossy, lossless, with and without alpha; an animation, whose first frame counts."""
    for width, height in ((1, 1), (16, 16), (37, 21)):
        size = "%dx%d" % (width, height)
        for mode, lossless in itertools.product(("RGB", "RGBA"), (False, True)):
            name = "%s-%s-%s.webp" % (mode.lower(), "lossless" if lossless else "lossy", size)
            image = photograph(width, height, mode)
            write_as_pillow_reads_it(name, saved(image, format="WEBP", lossless=lossless, exact=True))
        frames = [photograph(width, height, "RGBA"), photograph(width, height, "RGBA").rotate(180)]
        write_as_pillow_reads_it(
            "animation-%s.webp" % size,
            saved(frames[0], format="WEBP", save_all=True, append_images=frames[1:], lossless=True, exact=True))


def zone_plate(width, height):
    """Rings that get finer outward, up to one pixel wide at the nearer edge."""
    most = min(width, height)
    image = Image.new("L", (width, height))
    image.putdata([
        round(127.5 + 127.5 * math.cos(math.pi * ((x - width / 2) ** 2 + (y - height / 2) ** 2) / most))
        for y in range(height) for x in range(width)])
    return image.convert("RGB")


def line_grid(width, height):
    """Black lines of one pixel, five apart."""
    image = Image.new("RGB", (width, height), "white")
    for place in range(0, max(width, height), 5):
        image.paste("black", (place, 0, place + 1, height))
        image.paste("black", (0, place, width, place + 1))
    return image


def cut_out(width, height):
    """A red ellipse on nothing, which is black where it is transparent."""
    image = Image.new("RGBA", (width, height))
    ImageDraw.Draw(image).ellipse((width // 8, height // 8, width * 7 // 8, height * 7 // 8), (230, 40, 30, 255))
    return image


def reductions():
    """Pictures NAME-to-WIDTHxHEIGHT.EXT, which show what Pillow makes of them in that size with Lanczos' kernel."""
    originals = {
        "zone": zone_plate(400, 300), "lines": line_grid(400, 300), "cut": cut_out(400, 300),
        "photograph": photograph(400, 300)}
    for (name, image), (width, height) in itertools.product(
            originals.items(), ((400, 300), (257, 190), (120, 90), (88, 66), (61, 200), (37, 29), (9, 7))):
        reduced = image.resize((width, height), Image.Resampling.LANCZOS).convert("RGBA")
        stem = "%s-to-%dx%d" % (name, width, height)
        write(stem + ".png", saved(image, format="PNG"), width, height, reduced.tobytes())
        if name in ("photograph", "zone"):
            for ending, options in (("jpg", dict(format="JPEG", quality=95, subsampling=0)),
                                    ("webp", dict(format="WEBP", lossless=True))):
                data = saved(image, **options)
                reduced = Image.open(io.BytesIO(data)).resize((width, height), Image.Resampling.LANCZOS)
                write("%s.%s" % (stem, ending), data, width, height, reduced.convert("RGBA").tobytes())


def large():
    """Pictures of 8.5 and 16.8 million pixels, which are not held as they are."""
    width, height = 3008, 2816
    noise = Image.merge("RGB", [Image.effect_noise((width // 4, height // 4), sigma) for sigma in (40, 60, 80)])
    image = noise.resize((width, height), Image.Resampling.BICUBIC)
    interlaced = b"".join(
        bytes((1 - (x - width) // across) * -((y - height) // down)) for x, y, across, down in PASSES)
    files = {
        "plain.png": saved(image, format="PNG", compress_level=1),
        "interlaced.png": b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 1))
        + chunk(b"IDAT", zlib.compress(interlaced)) + chunk(b"IEND", b""),
        "baseline.jpg": saved(image, format="JPEG"),
        "vast.jpg": saved(image.resize((4200, 4000)), format="JPEG"),
        "progressive.jpg": saved(image, format="JPEG", progressive=True),
        "lossy.webp": saved(image, format="WEBP", method=0)}
    for name, data in files.items():
        with open(os.path.join(FOLDER, name), "wb") as file:
            file.write(data)


def exif(orientation, order="<"):
    head = b"II*\0" if order == "<" else b"MM\0*"
    entry = struct.pack(order + "HHIHH", 0x0112, 3, 1, orientation, 0)
    return b"Exif\0\0" + head + struct.pack(order + "IH", 8, 1) + entry + struct.pack(order + "I", 0)


def orientations():
    """The eight orientations in each format, as Pillow turns them upright."""
    for orientation, (name, options) in itertools.product(range(1, 9), (
            ("jpg", dict(format="JPEG", quality=95)), ("png", dict(format="PNG")),
            ("webp", dict(format="WEBP", lossless=True)))):
        image = photograph(24, 16)
        data = saved(image, exif=exif(orientation, "<>"[orientation % 2]), **options)
        upright = ImageOps.exif_transpose(Image.open(io.BytesIO(data))).convert("RGBA")
        write("%d.%s" % (orientation, name), data, *upright.size, upright.tobytes())


# Colour profiles, by a writer of its own: Pillow makes one for sRGB only. ICC.1:2001-04.

ADOBE_RGB = ((0.60974, 0.31111, 0.01947), (0.20528, 0.62567, 0.06087), (0.14919, 0.06322, 0.74457))


def fixed(*values):
    return b"".join(struct.pack(">i", round(value * 65536)) for value in values)


def profile(colors, connection, kind, tags):
    """A profile of tags by their names; the white is that of the connection space."""
    tags = [(b"wtpt", b"XYZ \0\0\0\0" + fixed(0.9642, 1, 0.8249))] + tags
    place, table, data = 128 + 4 + 12 * len(tags), b"", b""
    for name, content in tags:
        content += bytes(-len(content) % 4)
        table += name + struct.pack(">II", place + len(data), len(content))
        data += content
    header = (struct.pack(">I", place + len(data)) + b"lcms" + struct.pack(">I", 0x02400000) + kind + colors + connection
              + bytes(12) + b"acsp" + bytes(28) + fixed(0.9642, 1, 0.8249)).ljust(128, b"\0")
    return header + struct.pack(">I", len(tags)) + table + data


def curve(gamma):
    return b"curv\0\0\0\0" + struct.pack(">IH", 1, round(gamma * 256)) + bytes(2)


def rgb_profile(primaries, gamma):
    names = ((b"rXYZ", b"rTRC"), (b"gXYZ", b"gTRC"), (b"bXYZ", b"bTRC"))
    tags = []
    for (place, shape), primary in zip(names, primaries):
        tags += [(place, b"XYZ \0\0\0\0" + fixed(*primary)), (shape, curve(gamma))]
    return profile(b"RGB ", b"XYZ ", b"mntr", tags)


def gray_profile(gamma):
    return profile(b"GRAY", b"XYZ ", b"mntr", [(b"kTRC", curve(gamma))])


def cmyk_profile():
    """Inks that dim lightness and colour as a table of their sixteen mixtures says."""
    table = b""
    for cyan, magenta, yellow, black in itertools.product((0, 1), repeat=4):
        light = 100 * (1 - .42 * cyan) * (1 - .5 * magenta) * (1 - .08 * yellow) * (1 - .86 * black)
        share = 1 - .9 * black
        first = share * (-34 * cyan + 70 * magenta - 6 * yellow)
        second = share * (-46 * cyan - 4 * magenta + 86 * yellow)
        table += bytes((round(light * 2.55), round(first) + 128, round(second) + 128))
    identity = bytes(range(256))
    content = (b"mft1\0\0\0\0" + bytes((4, 3, 2, 0)) + fixed(1, 0, 0, 0, 1, 0, 0, 0, 1) + identity * 4 + table
               + identity * 3)
    return profile(b"CMYK", b"Lab ", b"prtr", [(b"A2B0", content), (b"A2B1", content)])


def write_converted(name, data, icc):
    """A file, and its colours as Little CMS in Pillow converts them, relative and with black point compensation."""
    image = Image.open(io.BytesIO(data))
    image.load()
    if image.mode == "P":
        image = image.convert("RGB")
    alpha = image.getchannel("A") if "A" in image.getbands() else None
    colors = image.convert("RGB") if alpha else image
    converted = ImageCms.profileToProfile(
        colors, ImageCms.ImageCmsProfile(io.BytesIO(icc)), ImageCms.createProfile("sRGB"),
        renderingIntent=ImageCms.Intent.RELATIVE_COLORIMETRIC, outputMode="RGB", flags=0x2000).convert("RGBA")
    if alpha:
        converted.putalpha(alpha)
    write(name, data, *converted.size, converted.tobytes())


def profiles():
    """Files whose colours mean something else than sRGB."""
    wide, gray, inks = rgb_profile(ADOBE_RGB, 2.2), gray_profile(1.0), cmyk_profile()
    image = photograph(32, 24)
    for name, options in (("jpg", dict(format="JPEG", quality=95, subsampling=0)), ("png", dict(format="PNG")),
                          ("webp", dict(format="WEBP", lossless=True))):
        write_converted("wide." + name, saved(image, icc_profile=wide, **options), wide)
    write_converted("alpha.png", saved(photograph(32, 24, "RGBA"), format="PNG", icc_profile=wide), wide)
    for name, options in (("jpg", dict(format="JPEG", quality=95)), ("png", dict(format="PNG"))):
        write_converted("gray." + name, saved(image.convert("L"), icc_profile=gray, **options), gray)
    inked = saved(image.convert("CMYK"), format="JPEG", quality=95, icc_profile=inks)
    write_converted("inks.jpg", inked, inks)


def useless_profiles():
    """Files whose profiles say nothing: sRGB itself, damaged ones, those of other colours."""
    image = photograph(32, 24)
    standard = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    wide = rgb_profile(ADOBE_RGB, 2.2)
    for name, icc in (("standard", standard), ("empty", b"\0"), ("cut", wide[:200]), ("text", b"colourful " * 60),
                      ("inks", cmyk_profile()), ("gray", gray_profile(1.0))):
        write_as_pillow_reads_it(name + ".jpg", saved(image, format="JPEG", icc_profile=icc))
        write_as_pillow_reads_it(name + ".webp", saved(image, format="WEBP", lossless=True, icc_profile=icc))
    write_as_pillow_reads_it("wide-inks.jpg", saved(image.convert("CMYK"), format="JPEG", icc_profile=wide))


def gammas():
    """PNG files that say a gamma: NAME-of-LEVEL.png hold one grey, and show another."""
    def with_chunks(*chunks):
        pixels = [[(level,) for level in (0, 16, 64, 128, 200, 255)]]
        return png_file(pixels, 6, 1, 0, 8, False, b"".join(chunk(name, data) for name, data in chunks))

    def encoded(light):
        return light * 12.92 if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055

    plain = [0, 16, 64, 128, 200, 255]
    linear = [round(255 * encoded(level / 255)) for level in plain]
    bright = [round(255 * encoded((level / 255) ** (1 / 0.6))) for level in plain]
    gamma = lambda value: (b"gAMA", struct.pack(">I", value))
    standard_points = (b"cHRM", struct.pack(">8I", 31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000))
    for name, levels, chunks in (
            ("linear", linear, [gamma(100000)]), ("bright", bright, [gamma(60000)]), ("usual", plain, [gamma(45455)]),
            ("usual-points", plain, [gamma(45455), standard_points]),
            ("linear-points", linear, [gamma(100000), standard_points]),
            ("standard", plain, [(b"sRGB", b"\0"), gamma(100000)]), ("zero", plain, [gamma(0)]),
            ("huge", plain, [gamma(2 ** 31 - 1)]),
            ("profile", linear, [(b"iCCP", b"a\0\0" + zlib.compress(gray_profile(1.0))), gamma(45455)]),
            ("flat-points", plain, [gamma(100000), (b"cHRM", bytes(32))])):
        rgba = itertools.chain(*((level, level, level, 255) for level in levels))
        write(name + ".png", with_chunks(*chunks), 6, 1, rgba)


globals()[sys.argv[1]]()
