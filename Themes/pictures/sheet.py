"""A sheet of paper for drawings in SVG: shapes with soft light, and rasters made of them."""
import io
import subprocess

from PIL import Image

SIDE = 400


def channels(color):
    return [int(color[place:place + 2], 16) for place in (1, 3, 5)]


def mixed(color, other, share):
    """A colour on the way to another one."""
    return "#%02x%02x%02x" % tuple(
        round(one + (two - one) * share) for one, two in zip(channels(color), channels(other)))


def lighter(color, share=0.35):
    return mixed(color, "#ffffff", share)


def darker(color, share=0.3):
    return mixed(color, "#1b1030", share)


class Sheet:
    """Shapes in the order of drawing; y grows downward, the light comes from the left top."""

    def __init__(self):
        self.definitions, self.body, self.count = [], [], 0

    def name(self):
        self.count += 1
        return "d%d" % self.count

    def across(self, *colors, angle=0):
        """A gradient through colours, from left to right; at 90 degrees from top to bottom."""
        name = self.name()
        stops = "".join('<stop offset="%.3f" stop-color="%s"/>' % (place / max(len(colors) - 1, 1), color)
                        for place, color in enumerate(colors))
        self.definitions.append(
            '<linearGradient id="%s" gradientTransform="rotate(%d .5 .5)">%s</linearGradient>' % (name, angle, stops))
        return "url(#%s)" % name

    def around(self, inner, outer, x=0.35, y=0.3, radius=0.8):
        """A gradient from a lit place outward."""
        name = self.name()
        self.definitions.append(
            '<radialGradient id="%s" cx="%s" cy="%s" r="%s"><stop offset="0" stop-color="%s"/>'
            '<stop offset="1" stop-color="%s"/></radialGradient>' % (name, x, y, radius, inner, outer))
        return "url(#%s)" % name

    def round_body(self, color):
        """The light on something round that stands."""
        return self.across(lighter(color, .12), lighter(color, .42), color, darker(color, .12), darker(color, .34))

    def flat_body(self, color):
        """The light on something flat that faces us."""
        return self.across(lighter(color, .25), color, darker(color, .14), angle=70)

    def add(self, text):
        self.body.append(text)

    @staticmethod
    def options(options):
        return "".join(' %s="%s"' % (key.replace("_", "-"), value) for key, value in options.items())

    def path(self, data, fill="none", **options):
        self.add('<path d="%s" fill="%s"%s/>' % (data, fill, self.options(options)))

    def line(self, data, color, width, **options):
        self.path(data, stroke=color, stroke_width=width, stroke_linecap="round", stroke_linejoin="round", **options)

    def circle(self, x, y, radius, fill, **options):
        self.ellipse(x, y, radius, radius, fill, **options)

    def ellipse(self, x, y, across, down, fill, **options):
        self.add('<ellipse cx="%s" cy="%s" rx="%s" ry="%s" fill="%s"%s/>' % (
            x, y, across, down, fill, self.options(options)))

    def box(self, x, y, width, height, radius, fill, **options):
        self.add('<rect x="%s" y="%s" width="%s" height="%s" rx="%s" fill="%s"%s/>' % (
            x, y, width, height, radius, fill, self.options(options)))

    def blurred(self, amount):
        name = self.name()
        self.definitions.append(
            '<filter id="%s" x="-50%%" y="-50%%" width="200%%" height="200%%">'
            '<feGaussianBlur stdDeviation="%s"/></filter>' % (name, amount))
        return "url(#%s)" % name

    def glow(self, x, y, across, down, color="#ffffff", opacity=0.5, blur=10):
        """A soft spot of light, or of shade."""
        self.ellipse(x, y, across, down, color, opacity=opacity, filter=self.blurred(blur))

    def ground(self, color):
        """A wall and a floor that go over into each other."""
        self.add('<rect width="400" height="400" fill="%s"/>' % self.across(
            lighter(color, .55), lighter(color, .25), color, angle=90))
        self.glow(130, 110, 190, 150, opacity=.55, blur=60)

    def shadow(self, x, y, across, depth=12, opacity=.32):
        """What something casts on the floor that it stands on: dark where it touches, soft further away."""
        self.glow(x + across * .16, y + 6, across * 1.16, depth * 1.7, "#2b1d3d", opacity * .6, 14)
        self.glow(x + 4, y + 1, across * .96, depth * .55, "#1b1030", opacity, 4)

    def turned(self, angle, x, y, draw):
        """What `draw` draws, turned about a place."""
        self.add('<g transform="rotate(%s %s %s)">' % (angle, x, y))
        draw()
        self.add("</g>")

    def faded(self, opacity, draw):
        self.add('<g opacity="%s">' % opacity)
        draw()
        self.add("</g>")

    def clipped(self, data, draw):
        name = self.name()
        self.definitions.append('<clipPath id="%s"><path d="%s"/></clipPath>' % (name, data))
        self.add('<g clip-path="url(#%s)">' % name)
        draw()
        self.add("</g>")

    def picture(self, side):
        text = ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="%d" height="%d"><defs>%s</defs>'
                "%s</svg>" % (side, side, "".join(self.definitions), "".join(self.body)))
        drawn = subprocess.run(["rsvg-convert"], input=text.encode(), stdout=subprocess.PIPE, check=True)
        return Image.open(io.BytesIO(drawn.stdout)).convert("RGB")
