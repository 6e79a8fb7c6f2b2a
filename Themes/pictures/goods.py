"""The goods of a shop: each function draws one on a sheet of 400 × 400."""
import math

from sheet import darker, lighter, mixed


def mug(sheet):
    sheet.ground("#f3d9c8")
    sheet.shadow(195, 312, 84)
    color = "#e2725b"
    sheet.line("M262 190 C330 178 334 276 258 268", darker(color, .22), 24)
    sheet.line("M262 188 C324 180 328 268 258 264", lighter(color, .08), 13)
    sheet.path("M112 148 L124 292 Q128 314 152 314 L236 314 Q260 314 264 292 L276 148 Z", sheet.round_body(color))
    sheet.ellipse(194, 148, 82, 20, lighter(color, .3))
    sheet.ellipse(194, 149, 74, 15.5, darker(color, .45))
    sheet.clipped("M120 149 A74 15.5 0 0 0 268 149 A74 15.5 0 0 0 120 149 Z",
                  lambda: sheet.ellipse(194, 159, 70, 14, sheet.around("#7a4a33", "#4a281c")))
    sheet.path("M136 176 L143 284", stroke="#ffffff", stroke_width=9, stroke_linecap="round", opacity=.34)
    for x, lean in ((172, -8), (206, 9)):
        sheet.line("M%d 118 q%d -20 0 -38 q%d -16 0 -30" % (x, lean * 2, -lean * 2), "#ffffff", 7, opacity=.55,
                   filter=sheet.blurred(3))


def lamp(sheet):
    sheet.ground("#d9dcec")
    sheet.glow(200, 215, 120, 90, "#fff2c4", .95, 30)
    sheet.shadow(200, 334, 62, 9)
    brass = "#c79a54"
    sheet.ellipse(200, 330, 60, 13, darker(brass, .3))
    sheet.ellipse(200, 325, 60, 13, sheet.round_body(brass))
    sheet.box(194, 190, 12, 136, 5, sheet.round_body(brass))
    sheet.path("M150 78 L250 78 L300 204 Q200 232 100 204 Z", sheet.across(
        "#fff3d6", "#fffdf4", "#ffe9b8", "#f0c983"))
    sheet.path("M100 204 Q200 232 300 204 Q200 214 100 204 Z", "#e0ae62", opacity=.75)
    sheet.ellipse(200, 78, 50, 7, "#fffaf0")
    sheet.glow(190, 160, 44, 50, "#ffffff", .7, 18)
    sheet.line("M250 222 L250 262", brass, 2.5)
    sheet.circle(250, 266, 5, sheet.around(lighter(brass), darker(brass)))


def sneaker(sheet):
    sheet.ground("#cfe6e4")
    sheet.shadow(204, 292, 138, 11)
    color = "#2f6f8f"
    sheet.path("M70 152 Q92 138 116 150 Q146 172 184 176 L222 172 Q262 214 318 226 Q346 234 346 268 L66 268 Q54 206 70 152 Z",
               sheet.across(lighter(color, .35), color, darker(color, .25), angle=60))
    sheet.path("M70 152 Q92 138 116 150 Q120 204 84 236 L63 238 Q58 196 70 152 Z", sheet.flat_body(darker(color, .2)))
    sheet.path("M276 212 Q300 222 318 226 Q346 234 346 268 L262 268 Q256 232 276 212 Z", sheet.flat_body("#f4f1ea"))
    sheet.path("M184 176 L222 172 Q240 192 262 206 L238 238 Q204 216 178 190 Z", sheet.flat_body(lighter(color, .55)))
    for place in range(4):
        x, y = 190 + place * 16, 182 + place * 13
        sheet.line("M%d %d l26 -12" % (x - 4, y + 4), "#f9f6ee", 6.5)
        sheet.line("M%d %d l26 -12" % (x - 4, y + 6), darker(color, .3), 1.5, opacity=.5)
    sheet.path("M112 218 Q166 250 250 238 Q178 268 106 248 Z", "#f6c65b")
    sheet.path("M58 262 L350 262 Q360 262 358 278 Q356 298 332 298 L84 298 Q58 298 56 276 Z",
               sheet.across("#ffffff", "#f4efe6", "#d4cabd", angle=90))
    sheet.line("M60 282 L356 282", "#c9bfb2", 2.5)
    sheet.line("M78 160 Q94 150 110 158", "#ffffff", 5, opacity=.45)


def plant(sheet):
    sheet.ground("#dfe8d3")
    sheet.shadow(200, 336, 66)
    leaves = [(-72, 132, "#2f7d55"), (70, 134, "#2b7350"), (-44, 158, "#3c9467"), (42, 160, "#36895f"),
              (-16, 172, "#4aa878"), (18, 176, "#43a072")]
    for angle, length, color in leaves:
        def leaf():
            tip, middle = 244 - length, 244 - length * .5
            sheet.path("M200 244 C%d %d %d %d 200 %d C%d %d %d %d 200 244 Z" % (
                156, middle + 10, 168, tip + 34, tip, 232, tip + 34, 244, middle + 10), sheet.across(
                    lighter(color, .32), color, darker(color, .26)))
            sheet.line("M200 240 L200 %d" % (tip + 16), lighter(color, .5), 2.2, opacity=.7)
        sheet.turned(angle, 200, 244, leaf)
    clay = "#d9825b"
    sheet.path("M142 246 L258 246 L244 326 Q242 340 226 340 L174 340 Q158 340 156 326 Z", sheet.round_body(clay))
    sheet.box(134, 234, 132, 26, 7, sheet.round_body(lighter(clay, .1)))
    sheet.box(140, 260, 120, 8, 2, darker(clay, .4), opacity=.35, filter=sheet.blurred(3))


def camera(sheet):
    sheet.ground("#e6dccf")
    sheet.shadow(200, 298, 132)
    body = "#2d3038"
    sheet.box(150, 112, 100, 52, 12, sheet.flat_body("#d8d9dd"))
    sheet.box(88, 128, 38, 20, 6, sheet.round_body("#b9bcc4"))
    sheet.circle(290, 138, 15, sheet.round_body("#b9bcc4"))
    sheet.box(66, 140, 268, 158, 22, sheet.across("#e4e5e9", "#c9ccd3", "#a4a8b2", angle=80))
    sheet.path("M66 176 L334 176 L334 262 L66 262 Z", sheet.across(lighter(body, .16), body, darker(body, .3)))
    for row in range(7):
        for column in range(22):
            sheet.circle(72 + column * 12.2, 182 + row * 12.4, 1.3, lighter(body, .2), opacity=.6)
    sheet.glow(206, 226, 72, 70, "#000000", .5, 6)
    for radius, fill in ((70, sheet.across("#f1f2f4", "#9ca0aa", angle=60)), (62, sheet.around("#4d515c", "#14161b")),
                         (50, sheet.across("#14161b", "#4d515c", angle=60)), (44, "#0b0d12")):
        sheet.circle(200, 220, radius, fill)
    sheet.circle(200, 220, 36, sheet.around("#6f86c9", "#0d1233", .36, .3, .75))
    sheet.ellipse(184, 202, 13, 8, "#ffffff", opacity=.75, transform="rotate(-38 184 202)")
    sheet.circle(216, 238, 5, "#c9a8ff", opacity=.5)
    sheet.box(168, 124, 64, 26, 6, sheet.across("#1a1c22", "#3e4250", angle=60))
    sheet.box(282, 184, 34, 20, 4, sheet.across("#47506b", "#1b2033", angle=60))
    sheet.circle(88, 190, 6, "#e5533d")


def chair(sheet):
    sheet.ground("#e9dcd6")
    sheet.shadow(200, 352, 84, 9)
    wood, cloth = "#b5794a", "#4f7f7a"
    for start, end in ((150, 118), (252, 284), (170, 156), (234, 250)):
        sheet.path("M%d 240 L%d 352" % (start, end), stroke=darker(wood, .25 if start in (170, 234) else .02),
                   stroke_width=11, stroke_linecap="round")
    sheet.path("M132 96 Q200 66 268 96 Q284 106 280 136 L268 214 Q200 228 132 214 L120 136 Q116 106 132 96 Z",
               sheet.across(lighter(cloth, .28), cloth, darker(cloth, .28), angle=35))
    sheet.path("M146 108 Q200 86 254 108 Q266 114 263 138 L254 202 Q200 212 146 202 L137 138 Q134 114 146 108 Z",
               sheet.across(lighter(cloth, .36), lighter(cloth, .05), angle=60), opacity=.55)
    for x, y in ((172, 140), (228, 140), (200, 168)):
        sheet.circle(x, y, 5, darker(cloth, .35))
        sheet.circle(x - 1, y - 1.5, 3, lighter(cloth, .25))
    sheet.path("M112 222 Q200 196 288 222 Q300 228 298 244 Q296 262 280 264 Q200 280 120 264 Q104 262 102 244 Q100 228 112 222 Z",
               sheet.across(lighter(cloth, .35), cloth, darker(cloth, .35), angle=80))
    sheet.path("M116 228 Q200 206 284 228", stroke=lighter(cloth, .5), stroke_width=3, opacity=.7)


def headphones(sheet):
    sheet.ground("#ded7ea")
    sheet.shadow(200, 322, 112)
    color = "#5b5570"
    sheet.line("M96 232 C84 52 316 52 304 232", sheet.across(lighter(color, .5), color, darker(color, .3)), 22)
    sheet.line("M104 218 C96 72 304 72 296 218", lighter(color, .62), 5, opacity=.7)
    sheet.line("M132 116 C164 78 236 78 268 116", darker(color, .2), 27)
    sheet.line("M136 110 C166 76 232 76 260 106", lighter(color, .25), 6, opacity=.7)
    for x, side in ((96, -1), (304, 1)):
        sheet.box(x + side * -44 - 17, 206, 34, 110, 17, sheet.across("#2d2938", "#4a4459", "#25212f"))
        sheet.box(x - 32, 198, 60 if side < 0 else 64, 126, 30, sheet.around(lighter(color, .5), darker(color, .25)))
        sheet.ellipse(x + side * 4, 260, 17, 44, sheet.across(
            mixed(color, "#e9b44c", .8), "#f4cd78", "#c58f33", angle=60), opacity=.95)


def book(sheet):
    sheet.ground("#d6e2ee")
    sheet.shadow(196, 322, 118)
    for x, y, width, height, color, band in ((72, 270, 250, 52, "#c44d4a", "#f2d08a"),
                                             (92, 222, 216, 48, "#2f5d8a", "#dfe7ee"),
                                             (84, 180, 204, 42, "#e3a33b", "#7b4b16")):
        sheet.box(x, y, width, height, 7, sheet.across(lighter(color, .22), color, darker(color, .25), angle=90))
        sheet.path("M%d %d h%d v%d h%d q-9 %d 0 %d Z" % (
            x + width - 150, y + 7, 150, height - 14, -150, -(height - 14) / 2, -(height - 14)), sheet.across(
                "#fbf6ea", "#e9dfca", "#cfc2a6", angle=90))
        for line in range(1, 5):
            sheet.line("M%d %g h140" % (x + width - 146, y + 7 + line * (height - 14) / 5), "#c9bb9c", 1, opacity=.7)
        for place in (20, 50):
            sheet.box(x + place, y, 8, height, 0, band, opacity=.9)
    sheet.ellipse(176, 180, 34, 6, "#1b1030", opacity=.3, filter=sheet.blurred(3))
    sheet.path("M176 122 C196 100 226 118 218 148 C212 172 194 184 176 176 C158 184 140 172 134 148 C126 118 156 100 176 122 Z",
               sheet.around("#ff9a86", "#b3242f", .35, .25, .85))
    sheet.line("M176 124 Q176 108 186 98", "#6b4428", 5)
    sheet.path("M182 108 Q196 86 216 94 Q206 114 182 108 Z", sheet.flat_body("#6fa84f"))
    sheet.glow(154, 134, 9, 13, opacity=.7, blur=4)


def backpack(sheet):
    sheet.ground("#f0e2c4")
    sheet.shadow(200, 338, 96)
    color = "#d9694a"
    sheet.line("M170 96 C170 58 230 58 230 96", darker(color, .4), 13)
    sheet.path("M104 180 Q84 196 88 292 Q92 316 112 316 L112 190 Z", sheet.flat_body(darker(color, .3)))
    sheet.path("M296 180 Q316 196 312 292 Q308 316 288 316 L288 190 Z", sheet.flat_body(darker(color, .4)))
    sheet.path("M104 176 Q104 84 200 84 Q296 84 296 176 L300 306 Q300 338 268 338 L132 338 Q100 338 100 306 Z",
               sheet.round_body(color))
    sheet.path("M104 184 Q200 210 296 184", stroke=darker(color, .35), stroke_width=4)
    sheet.line("M120 160 Q124 106 190 100", "#ffffff", 7, opacity=.3)
    pocket = mixed(color, "#f2b04e", .55)
    sheet.path("M126 228 L274 228 L276 304 Q276 322 258 322 L142 322 Q124 322 124 304 Z", darker(color, .4),
               opacity=.45, filter=sheet.blurred(4))
    sheet.path("M126 224 L274 224 L276 300 Q276 318 258 318 L142 318 Q124 318 124 300 Z", sheet.round_body(pocket))
    sheet.path("M120 218 L280 218 L278 250 Q200 270 122 250 Z", sheet.round_body(lighter(pocket, .12)))
    for x in (160, 228):
        sheet.box(x, 206, 14, 70, 4, sheet.round_body("#6b4428"))
        sheet.box(x - 3, 252, 20, 15, 3, sheet.across("#f4dd9c", "#b48a3c", angle=60))


def watch(sheet):
    sheet.ground("#d3dbe0")
    sheet.shadow(204, 352, 60, 8)
    strap = "#7a4a33"
    for data in ("M160 140 L168 54 Q200 42 232 54 L240 140 Z", "M160 260 L170 350 Q200 362 230 350 L240 260 Z"):
        sheet.path(data, sheet.round_body(strap))
    for y in (70, 92, 308, 328):
        sheet.ellipse(200, y, 5, 3.5, darker(strap, .5))
    for side in (-1, 1):
        sheet.path("M%d 70 L%d 140 M%d 262 L%d 338" % ((200 + side * 25, 200 + side * 31) * 2), stroke="#e2b98f",
                   stroke_width=1.6, stroke_dasharray="5 4", opacity=.8)
    sheet.box(292, 188, 16, 26, 4, sheet.across("#f6dfae", "#a77f3a", angle=90))
    sheet.glow(206, 208, 92, 92, "#1b1030", .35, 8)
    for radius, fill in ((94, sheet.across("#fbeec9", "#d3a95c", "#93692b", angle=50)),
                         (84, sheet.across("#93692b", "#fbeec9", angle=50)), (78, sheet.around("#fdfdfb", "#d9dee3"))):
        sheet.circle(200, 200, radius, fill)
    for hour in range(12):
        sheet.turned(hour * 30, 200, 200, lambda: sheet.box(
            198, 130, 4, 13 if hour % 3 else 18, 1.5, "#39404f" if hour % 3 else "#b98938"))
    sheet.turned(-56, 200, 200, lambda: sheet.box(196, 152, 8, 56, 4, "#2c3342"))
    sheet.turned(52, 200, 200, lambda: sheet.box(197, 138, 6, 72, 3, "#2c3342"))
    sheet.turned(160, 200, 200, lambda: sheet.box(199, 134, 2, 84, 1, "#d05a45"))
    sheet.circle(200, 200, 6, "#d05a45")
    sheet.path("M140 166 A70 70 0 0 1 222 134 L190 148 A66 66 0 0 0 148 182 Z", "#ffffff", opacity=.5)


def teapot(sheet):
    sheet.ground("#dcE7e2".lower())
    sheet.shadow(196, 314, 100)
    color = "#5fa39a"
    sheet.line("M288 176 C352 166 348 262 276 268", sheet.round_body(darker(color, .1)), 17)
    sheet.path("M116 214 C84 210 84 156 52 150 L44 162 C62 178 56 250 122 272 Z", sheet.across(
        lighter(color, .4), color, darker(color, .2), angle=70))
    sheet.path("M110 168 C96 240 110 314 152 314 L240 314 C282 314 298 240 284 168 C262 140 132 140 110 168 Z",
               sheet.round_body(color))
    sheet.path("M102 206 Q198 232 292 206 L291 224 Q198 250 104 224 Z", "#f4efe2", opacity=.85)
    sheet.path("M130 154 C134 118 262 118 266 154 Q198 174 130 154 Z", sheet.round_body(lighter(color, .12)))
    sheet.path("M130 154 Q198 174 266 154", stroke=darker(color, .35), stroke_width=3)
    sheet.circle(198, 114, 14, sheet.around("#fff8ea", "#c9a76a"))
    sheet.glow(150, 200, 12, 48, opacity=.6, blur=6)


def vase(sheet):
    sheet.ground("#efdcd9")
    sheet.shadow(200, 344, 58)
    for data, x, y, color in (("M200 180 C190 130 150 110 138 84", 138, 84, "#e58a7b"),
                              ("M204 180 C212 120 244 110 262 70", 262, 70, "#f0b36a"),
                              ("M202 180 C198 130 204 90 200 56", 200, 56, "#d96a86")):
        sheet.line(data, "#5c8a63", 4.5)
        for petal in range(7):
            sheet.turned(petal * 360 / 7, x, y, lambda: sheet.ellipse(x, y - 17, 10, 17, sheet.across(
                lighter(color, .4), color, angle=90)))
        sheet.circle(x, y, 9, sheet.around("#fbe7a8", "#b9822b"))
    for angle, x, y in ((-50, 172, 134), (46, 228, 128)):
        sheet.turned(angle, x, y, lambda: sheet.ellipse(x, y, 9, 24, sheet.across("#8fc095", "#4f8158")))
    color = "#e9e4dc"
    sheet.path("M168 172 Q176 206 152 234 C118 272 134 346 172 346 L228 346 C266 346 282 272 248 234 Q224 206 232 172 Z",
               sheet.across("#f6f3ee", "#ffffff", "#e4dcd2", "#bdb2a6"))
    sheet.ellipse(200, 172, 32, 8, "#c3b8ab")
    sheet.ellipse(200, 173, 26, 5.5, "#7a6f66")
    sheet.clipped("M168 172 Q176 206 152 234 C118 272 134 346 172 346 L228 346 C266 346 282 272 248 234 Q224 206 232 172 Z",
                  lambda: sheet.path("M110 292 Q160 262 200 292 T300 288 L300 350 L110 350 Z", "#7fa6b8", opacity=.75))
    sheet.glow(164, 270, 9, 44, opacity=.8, blur=5)


def sunglasses(sheet):
    sheet.ground("#f6e3b8")
    sheet.shadow(200, 262, 128, 9)
    frame = "#7b3f2c"
    for x, side in ((78, -1), (322, 1)):
        sheet.line("M%d 176 Q%d 160 %d 132" % (x, x + side * 30, x + side * 34), darker(frame, .25), 11)
    for x in (136, 264):
        data = "M%d 166 Q%d 152 %d 164 Q%d 200 %d 226 Q%d 254 %d 250 Q%d 248 %d 214 Q%d 186 %d 166 Z" % (
            x - 62, x, x + 58, x + 60, x + 44, x + 22, x - 6, x - 46, x - 58, x - 64, x - 62)
        sheet.path(data, sheet.across("#2c2438", "#5d3f57", "#e08b5d", "#f6c98a", angle=90), opacity=.93)
        sheet.clipped(data, lambda: sheet.path("M%d 150 L%d 150 L%d 260 L%d 260 Z" % (x - 34, x - 8, x - 62, x - 88),
                                               "#ffffff", opacity=.3))
        sheet.path(data, stroke=sheet.across(lighter(frame, .35), frame, darker(frame, .25), angle=50),
                   stroke_width=10, stroke_linejoin="round")
    sheet.line("M192 172 Q200 160 208 172", frame, 10)
    sheet.line("M82 166 Q136 150 186 162", lighter(frame, .6), 2.5, opacity=.8)


def candle(sheet):
    sheet.ground("#e7d6e2")
    sheet.glow(200, 120, 100, 90, "#ffe2a0", .9, 34)
    sheet.shadow(200, 334, 78)
    glass = "#b98aa5"
    sheet.path("M122 172 L122 318 Q122 336 142 336 L258 336 Q278 336 278 318 L278 172 Z", sheet.round_body(glass))
    sheet.ellipse(200, 172, 78, 17, sheet.across("#f9efe4", "#fffaf3", "#e6d4c4"))
    sheet.ellipse(200, 174, 30, 7, "#fff3b8", filter=sheet.blurred(4))
    sheet.line("M200 172 L200 150", "#3a2b2b", 4)
    sheet.path("M200 84 Q226 122 214 144 Q200 160 186 144 Q174 122 200 84 Z", sheet.across(
        "#fff6c4", "#ffd464", "#f59a3b", angle=90))
    sheet.path("M200 116 Q210 134 206 144 Q200 151 194 144 Q190 134 200 116 Z", "#fffbe6")
    sheet.box(150, 228, 100, 72, 5, sheet.across("#fffaf2", "#f6ece0", "#e2d2c3"))
    sheet.box(166, 246, 68, 6, 3, darker(glass, .3))
    sheet.box(178, 260, 44, 4, 2, glass)
    sheet.path("M200 274 q7 8 0 16 q-7 -8 0 -16 Z", "#d9a05b")
    sheet.path("M136 192 L136 312", stroke="#ffffff", stroke_width=7, stroke_linecap="round", opacity=.5)


def cushion(sheet):
    sheet.ground("#d8e3ef")
    sheet.shadow(202, 326, 112, 14)
    color = "#e6b655"
    data = "M82 96 Q200 122 318 96 Q336 92 332 112 Q308 210 332 306 Q336 326 316 322 Q200 298 84 322 Q64 326 68 306 Q92 210 68 112 Q64 92 82 96 Z"
    sheet.path(data, sheet.around(lighter(color, .45), darker(color, .2), .36, .3, .85))

    def pattern():
        for row in range(5):
            for column in range(5):
                x, y = 96 + column * 52 + row % 2 * 26 - 12, 124 + row * 44
                sheet.path("M%d %d l15 -15 l15 15 l-15 15 Z" % (x, y), "#ffffff", opacity=.4)
                sheet.path("M%d %d l6 -6 l6 6 l-6 6 Z" % (x + 9, y), "#2f6f6b", opacity=.75)
        sheet.glow(290, 290, 90, 60, "#5a3a10", .35, 30)
    sheet.clipped(data, pattern)
    sheet.path(data, stroke=darker(color, .25), stroke_width=3.5, stroke_dasharray="1 7", stroke_linecap="round")


def bottle(sheet):
    sheet.ground("#d2e4e8")
    sheet.shadow(200, 350, 54)
    color = "#3f9fb5"
    sheet.path("M150 168 Q150 140 170 128 L230 128 Q250 140 250 168 L250 328 Q250 350 228 350 L172 350 Q150 350 150 328 Z",
               sheet.round_body(color))
    sheet.box(166, 110, 68, 22, 5, sheet.round_body("#cfd6da"))
    sheet.box(160, 64, 80, 50, 12, sheet.round_body("#33414f"))
    sheet.line("M184 64 Q184 40 200 40 Q216 40 216 64", "#33414f", 9)
    for y in range(74, 108, 8):
        sheet.box(160, y, 80, 2.5, 1, "#000000", opacity=.22)
    sheet.path("M150 262 Q200 280 250 250 L250 290 Q200 312 150 296 Z", "#ffffff", opacity=.85)
    sheet.path("M150 282 Q200 302 250 272 L250 280 Q200 308 150 290 Z", "#f2a65a")
    sheet.path("M167 172 L167 250", stroke="#ffffff", stroke_width=9, stroke_linecap="round", opacity=.5)


def alarm_clock(sheet):
    sheet.ground("#f3d7d3")
    sheet.shadow(200, 330, 92)
    color = "#d8574f"
    for x, angle in ((132, -34), (268, 34)):
        sheet.turned(angle, x, 104, lambda: sheet.path("M%d 118 A40 40 0 0 1 %d 118 Z" % (x - 40, x + 40), sheet.across(
            "#fbeecb", "#d9ae5c", "#9b7230")))
        sheet.line("M%d 296 L%d 328" % (200 + (x - 200) * .8, x), darker(color, .4), 13)
    sheet.box(194, 76, 12, 30, 4, sheet.round_body("#c99b4b"))
    sheet.circle(200, 72, 11, sheet.around("#fff2cf", "#a67a2f"))
    sheet.circle(200, 214, 108, sheet.around(lighter(color, .35), darker(color, .25), .34, .28))
    sheet.circle(200, 214, 88, sheet.across("#8f2f2c", "#f08d82", angle=55))
    sheet.circle(200, 214, 83, sheet.around("#fffdf8", "#e9e1d6"))
    for hour in range(12):
        sheet.turned(hour * 30, 200, 214, lambda: sheet.box(
            197.5, 138, 5, 9 if hour % 3 else 17, 2, "#4a3b44"))
    sheet.turned(-58, 200, 214, lambda: sheet.box(195.5, 168, 9, 52, 4, "#3c3040"))
    sheet.turned(38, 200, 214, lambda: sheet.box(197, 150, 6, 70, 3, "#3c3040"))
    sheet.turned(118, 200, 214, lambda: sheet.box(198.5, 172, 3, 42, 1, color))
    sheet.circle(200, 214, 7, sheet.around("#fbeecb", "#9b7230"))
    sheet.path("M138 170 A76 76 0 0 1 204 138 L188 150 A70 70 0 0 0 146 184 Z", "#ffffff", opacity=.6)


def speaker(sheet):
    sheet.ground("#dfdcd4")
    sheet.shadow(200, 348, 84)
    wood = "#a96f45"
    sheet.box(120, 60, 160, 288, 18, sheet.across(lighter(wood, .3), wood, darker(wood, .32), angle=15))
    for place in range(9):
        sheet.path("M%d 62 Q%d 200 %d 346" % (132 + place * 18, 126 + place * 19, 134 + place * 17.5),
                   stroke=darker(wood, .4), stroke_width=1.2, opacity=.28)
    sheet.box(134, 74, 132, 260, 12, sheet.across("#3b3d45", "#23242b", "#16171c", angle=60))
    for y, radius in ((142, 40), (252, 54)):
        sheet.circle(200, y, radius + 5, sheet.across("#5a5d68", "#101116", angle=60))
        sheet.circle(200, y, radius, sheet.around("#4a4d57", "#15161b"))
        sheet.circle(200, y, radius * .78, sheet.across("#101116", "#3e414b", angle=60))
        sheet.circle(200, y, radius * .36, sheet.around("#f4d69c", "#b07e35"))
    sheet.circle(246, 92, 4, "#7fe3a5")
    sheet.line("M128 74 L128 330", "#ffffff", 2.5, opacity=.35)


def handbag(sheet):
    sheet.ground("#eadfd0")
    sheet.shadow(200, 330, 118)
    color = "#8a4a5c"
    sheet.line("M140 170 C136 48 264 48 260 170", sheet.across(lighter(color, .3), color, darker(color, .35)), 14)
    sheet.path("M96 160 L304 160 Q314 160 316 172 L334 306 Q336 330 312 332 L88 332 Q64 330 66 306 L84 172 Q86 160 96 160 Z",
               sheet.round_body(color))
    sheet.path("M92 160 L308 160 L304 212 Q294 250 200 252 Q106 250 96 212 Z", darker(color, .5), opacity=.4,
               transform="translate(0 5)", filter=sheet.blurred(4))
    sheet.path("M92 158 L308 158 L304 208 Q294 246 200 248 Q106 246 96 208 Z", sheet.flat_body(lighter(color, .12)))
    sheet.path("M100 166 L300 166 L296 206 Q286 238 200 240 Q114 238 104 206 Z", stroke=lighter(color, .5),
               stroke_width=1.6, stroke_dasharray="6 5", opacity=.9)
    sheet.box(182, 230, 36, 30, 6, sheet.across("#fdeebf", "#d2a550", "#90692a", angle=60))
    sheet.circle(200, 243, 5, "#6d4d1b")
    sheet.box(198, 244, 4, 10, 2, "#6d4d1b")
    for x in (140, 260):
        sheet.circle(x, 168, 11, sheet.across("#fdeebf", "#a67b33", angle=60))
        sheet.circle(x, 168, 5, color)


def perfume(sheet):
    sheet.ground("#f4dde2")
    sheet.shadow(200, 336, 82)
    sheet.box(176, 70, 48, 56, 6, sheet.across("#fdf0cf", "#dcb160", "#fbe8b6", "#a17530"))
    sheet.box(186, 124, 28, 22, 2, sheet.across("#f7f7f9", "#b9bcc6", "#e9eaee"))
    sheet.path("M118 176 Q118 146 148 146 L252 146 Q282 146 282 176 L282 306 Q282 336 252 336 L148 336 Q118 336 118 306 Z",
               sheet.across("#fdf4f6", "#f7d4dc", "#f0b7c4", "#d98ea2"), opacity=.95)
    sheet.path("M136 216 L264 216 L264 300 Q264 320 246 320 L154 320 Q136 320 136 300 Z", sheet.across(
        "#f6a8b8", "#ef8aa0", "#c75f7d", angle=50), opacity=.85)
    sheet.ellipse(200, 216, 64, 6, "#fbd2da")
    sheet.box(162, 238, 76, 54, 3, "#fffaf4", opacity=.92)
    sheet.line("M184 256 h32", "#a17530", 3)
    sheet.line("M176 270 h48", "#c9a76a", 2)
    sheet.path("M134 176 Q134 162 148 162 L160 162 L146 318 Q134 316 134 302 Z", "#ffffff", opacity=.6)


def stool(sheet):
    sheet.ground("#d7e5d8")
    sheet.shadow(200, 350, 92, 9)
    wood = "#d9a566"
    for top, foot, shade in ((166, 140, .3), (234, 262, .3), (136, 104, 0), (264, 296, .1)):
        sheet.path("M%d 168 L%d 350" % (top, foot), stroke=darker(wood, .08 + shade), stroke_width=15,
            stroke_linecap="round")
    sheet.line("M122 262 L278 262", darker(wood, .2), 10)
    sheet.line("M152 296 L250 296", darker(wood, .35), 8)
    sheet.path("M96 150 L96 168 A104 26 0 0 0 304 168 L304 150 Z", sheet.round_body(darker(wood, .12)))
    sheet.ellipse(200, 150, 104, 27, sheet.across(lighter(wood, .4), wood, darker(wood, .06), angle=30))
    for share in (.82, .6, .38, .18):
        sheet.ellipse(196, 150, 104 * share, 27 * share, "none", stroke=darker(wood, .3), stroke_width=1.3, opacity=.4)


def umbrella(sheet):
    sheet.ground("#d5ddeb")
    sheet.shadow(214, 352, 62, 8)
    sheet.line("M200 84 L200 306 Q200 342 226 342 Q250 342 250 316", "#94623a", 11)
    sheet.line("M197 210 L197 300", "#d9a873", 3, opacity=.8)
    colors = ("#e4615a", "#f2b35c", "#e4615a", "#f2b35c", "#e4615a")
    edges = (52, 104, 166, 234, 296, 348)
    for place, color in enumerate(colors):
        left, right = edges[place], edges[place + 1]
        shade = (lighter(color, .3), lighter(color, .12), color, darker(color, .1), darker(color, .24))[place]
        bend_left, bend_right = 200 + (left - 200) * .86, 200 + (right - 200) * .86
        sheet.path("M200 70 Q%g 96 %d 212 Q%g 190 %d 212 Q%g 96 200 70 Z" % (
            bend_left, left, (left + right) / 2, right, bend_right), sheet.across(lighter(shade, .22), shade, darker(shade, .16),
                                                                                 angle=90))
    sheet.line("M200 70 L200 54", "#6b4428", 8)
    sheet.path("M84 180 Q104 108 170 84", stroke="#ffffff", stroke_width=6, stroke_linecap="round", opacity=.35)


def record_player(sheet):
    sheet.ground("#e8d9c6")
    sheet.shadow(200, 330, 142, 10)
    wood = "#b07a4c"
    sheet.box(58, 96, 284, 232, 18, sheet.across(lighter(wood, .32), wood, darker(wood, .22), angle=35))
    sheet.box(70, 108, 260, 208, 12, sheet.across("#4a4c55", "#2b2c33", angle=50))
    sheet.circle(170, 212, 92, sheet.around("#454751", "#0f1014"))
    for radius in range(44, 90, 5):
        sheet.circle(170, 212, radius, "none", stroke="#ffffff", stroke_width=.8, opacity=.16)
    sheet.path("M170 212 L96 160 A90 90 0 0 1 128 132 Z M170 212 L244 264 A90 90 0 0 1 212 292 Z", "#ffffff", opacity=.16)
    sheet.circle(170, 212, 33, sheet.across("#ff9a6b", "#e2513f", angle=60))
    sheet.circle(170, 212, 4.5, "#f4efe6")
    sheet.circle(294, 138, 22, sheet.across("#8d909b", "#3b3d46", angle=60))
    sheet.line("M294 138 L300 226 L252 262", "#d9dce2", 6)
    sheet.turned(38, 248, 266, lambda: sheet.box(234, 258, 26, 14, 3, "#f4b45c"))
    sheet.circle(294, 138, 9, sheet.around("#ffffff", "#8d909b"))
    for y in (262, 288):
        sheet.circle(306, y, 9, sheet.around("#f4f5f7", "#7d818c"))


def notebook(sheet):
    sheet.ground("#dce8f2")
    sheet.shadow(196, 336, 96, 10)
    color = "#3d6fb0"

    def cover():
        sheet.box(112, 74, 176, 254, 12, "#efe9db")
        sheet.box(106, 70, 176, 254, 12, sheet.across(lighter(color, .3), color, darker(color, .25), angle=40))
        sheet.box(106, 70, 26, 254, 8, darker(color, .35), opacity=.5)
        sheet.box(238, 68, 11, 258, 2, sheet.round_body("#f2a65a"))
        sheet.box(152, 118, 68, 44, 5, "#f8f4e8")
        sheet.line("M164 134 h44", color, 3)
        sheet.line("M164 147 h30", lighter(color, .4), 3)
    sheet.turned(-7, 200, 200, cover)

    def pencil():
        sheet.box(296, 104, 18, 190, 3, sheet.across("#ffe08a", "#f4bd3f", "#c98a1e"))
        sheet.path("M296 294 L314 294 L305 328 Z", "#f3dcbb")
        sheet.path("M301.500 315 L308.500 315 L305 328 Z", "#3c3040")
        sheet.box(296, 92, 18, 18, 2, sheet.across("#eceef2", "#9da2ad"))
        sheet.box(297, 76, 16, 18, 5, sheet.round_body("#e88a94"))
    sheet.turned(12, 305, 200, pencil)


def jar(sheet):
    sheet.ground("#e3e0f0")
    sheet.shadow(200, 318, 104)
    sheet.path("M106 186 L106 288 Q106 318 138 318 L262 318 Q294 318 294 288 L294 186 Z", sheet.across(
        "#f9f7ff", "#e5ddfb", "#c3b5ec", "#9a88cf"))
    sheet.path("M96 126 Q96 108 114 108 L286 108 Q304 108 304 126 L304 190 L96 190 Z", sheet.across(
        "#ffffff", "#f3efff", "#d6cdf0", "#aa9cd0"))
    sheet.ellipse(200, 110, 97, 11, "#fbf9ff")
    for x in range(104, 304, 9):
        sheet.box(x, 130, 2, 56, 1, "#7d6cb0", opacity=.22)
    sheet.box(96, 186, 208, 9, 3, "#7d6cb0", opacity=.35, filter=sheet.blurred(3))
    sheet.line("M160 232 h80", "#6a58a0", 5)
    sheet.line("M150 252 h100", "#8f7fc2", 3)
    sheet.path("M200 268 q11 12 0 24 q-11 -12 0 -24 Z", "#e3a9c9")
    sheet.path("M122 204 L122 290", stroke="#ffffff", stroke_width=8, stroke_linecap="round", opacity=.85)


def hat(sheet):
    sheet.ground("#f2e6c9")
    sheet.shadow(200, 282, 150, 10)
    straw = "#dfb06a"
    sheet.ellipse(200, 258, 152, 36, sheet.across(lighter(straw, .35), straw, darker(straw, .22)))
    sheet.ellipse(200, 252, 150, 31, sheet.across(lighter(straw, .5), lighter(straw, .15), darker(straw, .08)))
    dome = "M112 250 Q112 120 160 112 Q200 128 240 112 Q288 120 288 250 Q200 276 112 250 Z"
    sheet.path(dome, sheet.round_body(straw))

    def weave():
        for place in range(-10, 34):
            sheet.path("M%d 100 L%d 280 M%d 100 L%d 280" % (place * 12, place * 12 + 60, place * 12 + 60, place * 12),
                       stroke=darker(straw, .3), stroke_width=1, opacity=.2)
        sheet.path("M104 206 Q200 236 296 206 L298 250 Q200 280 102 250 Z", sheet.round_body("#35507a"))
    sheet.clipped(dome, weave)
    sheet.path("M258 224 l34 -14 l-4 22 l8 20 l-36 -10 Z", sheet.flat_body("#35507a"))


ALL = [mug, lamp, sneaker, plant, camera, chair, headphones, book, backpack, watch, teapot, vase, sunglasses, candle,
       cushion, bottle, alarm_clock, speaker, handbag, perfume, stool, umbrella, record_player, notebook, jar, hat]
