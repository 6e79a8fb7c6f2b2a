"""The icons of an app launcher: each function draws one, to the edges; the theme rounds the corners."""
from sheet import darker, lighter, mixed

WHITE = "#ffffff"


def ground(sheet, top, bottom):
    sheet.add('<rect width="400" height="400" fill="%s"/>' % sheet.across(lighter(top, .12), top, bottom, angle=75))
    sheet.glow(110, 40, 240, 120, opacity=.22, blur=50)


def lifted(sheet, draw, depth=.3):
    """What `draw` draws, with a shadow under it."""
    name = sheet.name()
    sheet.definitions.append(
        '<filter id="%s" x="-30%%" y="-30%%" width="160%%" height="170%%"><feGaussianBlur in="SourceAlpha" '
        'stdDeviation="9"/><feOffset dy="9"/><feComponentTransfer result="shade"><feFuncA type="linear" slope="%s"/>'
        '</feComponentTransfer><feMerge><feMergeNode in="shade"/><feMergeNode in="SourceGraphic"/></feMerge></filter>'
        % (name, depth))
    sheet.add('<g filter="url(#%s)">' % name)
    draw()
    sheet.add("</g>")


def messages(sheet):
    ground(sheet, "#5fe36f", "#12a84a")

    def bubble():
        sheet.path("M200 90 C284 90 332 138 332 194 C332 252 280 298 200 298 C184 298 168 296 154 292 "
                   "C138 308 112 318 88 316 C102 302 110 286 108 270 C82 250 68 224 68 194 C68 138 116 90 200 90 Z",
                   sheet.across(WHITE, "#e7f8e9", angle=90))
    lifted(sheet, bubble)
    for x in (142, 200, 258):
        sheet.circle(x, 196, 17, "#2fbf59")


def phone(sheet):
    ground(sheet, "#4ad6b4", "#0d8a86")
    lifted(sheet, lambda: sheet.path(
        "M118 96 Q138 74 158 96 L182 132 Q194 152 176 168 L164 180 Q182 218 222 238 L234 226 Q250 210 270 222 L304 246 "
        "Q326 264 304 284 L286 302 Q266 318 236 306 Q130 264 94 164 Q84 132 100 114 Z",
        sheet.across(WHITE, "#d9f5ef", angle=60)))


def mail(sheet):
    ground(sheet, "#58b7ff", "#1560e0")

    def envelope():
        sheet.box(70, 112, 260, 182, 26, sheet.across(WHITE, "#dcebff", angle=90))
        sheet.path("M84 278 L166 204 M316 278 L234 204", stroke="#a9c9f5", stroke_width=8, stroke_linecap="round")
        sheet.path("M78 126 L176 214 Q200 234 224 214 L322 126", stroke="#3f8bef", stroke_width=15,
                   stroke_linecap="round", stroke_linejoin="round")
    lifted(sheet, envelope)


def camera(sheet):
    ground(sheet, "#eef0f4", "#b9bfca")

    def body():
        sheet.path("M140 122 L156 96 Q160 90 168 90 L232 90 Q240 90 244 96 L260 122 L302 122 Q334 122 334 154 L334 272 "
                   "Q334 304 302 304 L98 304 Q66 304 66 272 L66 154 Q66 122 98 122 Z",
                   sheet.across("#5a5f6c", "#2a2d36", angle=80))
    lifted(sheet, body)
    for radius, fill in ((72, "#e9ebf0"), (60, "#1a1c23"), (48, sheet.around("#7a8fe0", "#131642")), (20, "#0a0b1c")):
        sheet.circle(200, 212, radius, fill)
    sheet.ellipse(180, 190, 13, 8, WHITE, opacity=.8, transform="rotate(-40 180 190)")
    sheet.circle(296, 156, 10, "#ffd257")


def photos(sheet):
    ground(sheet, "#ffffff", "#eceff4")
    colors = ("#f6a63a", "#f25d4e", "#d95bb0", "#8a62d8", "#4a8fe8", "#3fbfae", "#62c655", "#cfd23c")
    for place, color in enumerate(colors):
        sheet.turned(place * 45, 200, 200, lambda: sheet.box(
            167, 66, 66, 128, 33, sheet.across(lighter(color, .15), color, angle=90), opacity=.86,
            style="mix-blend-mode:multiply"))


def calendar(sheet):
    ground(sheet, "#ffffff", "#e9ebf0")
    sheet.add('<rect width="400" height="124" fill="%s"/>' % sheet.across("#ff7a6b", "#e23b3f", angle=80))
    for x in (110, 290):
        sheet.box(x - 11, 30, 22, 62, 11, "#ffffff", opacity=.9)
    for row in range(3):
        for column in range(4):
            marked = (row, column) == (1, 2)
            sheet.box(58 + column * 76, 160 + row * 72, 52, 48, 13, "#e8474b" if marked else "#c9ced8",
                      opacity=1 if marked else .75)


def clock(sheet):
    ground(sheet, "#3a3d4a", "#14151c")
    lifted(sheet, lambda: sheet.circle(200, 200, 142, sheet.around(WHITE, "#dfe2e9")))
    for hour in range(12):
        sheet.turned(hour * 30, 200, 200, lambda: sheet.box(195, 74, 10, 26 if hour % 3 == 0 else 15, 4, "#2c2f3a"))
    sheet.turned(-54, 200, 200, lambda: sheet.box(193, 126, 14, 82, 7, "#23252f"))
    sheet.turned(48, 200, 200, lambda: sheet.box(194.5, 96, 11, 112, 5, "#23252f"))
    sheet.turned(158, 200, 200, lambda: sheet.box(197.5, 88, 5, 138, 2, "#f58a2c"))
    sheet.circle(200, 200, 12, "#f58a2c")


def weather(sheet):
    ground(sheet, "#63c3ff", "#1e6fdc")
    sheet.glow(250, 150, 90, 90, "#ffe27a", .8, 24)
    sheet.circle(250, 150, 66, sheet.around("#fff2a8", "#ffb629"))
    lifted(sheet, lambda: sheet.path(
        "M124 294 C76 294 58 262 66 232 C72 208 94 196 116 198 C124 156 164 138 200 150 C228 160 242 182 244 204 "
        "C282 194 318 216 318 250 C318 278 298 294 270 294 Z", sheet.across(WHITE, "#dbeaff", angle=90)), .22)


def maps(sheet):
    ground(sheet, "#bfe6b0", "#86cf8d")
    sheet.path("M0 290 Q120 240 190 400 L0 400 Z", "#8fc9f2")
    sheet.path("M260 0 L400 0 L400 150 Q320 130 260 0 Z", "#f6e3a4")
    for data in ("M-20 120 L420 250", "M120 -20 L210 420", "M-20 330 L420 60"):
        sheet.line(data, "#7fae86", 40)
        sheet.line(data, "#fdfdf9", 33)
    sheet.line("M166 200 L184 292 L420 360", "#f8b43c", 17, opacity=.95)

    def pin():
        sheet.path("M214 330 C168 262 132 214 132 168 A82 82 0 0 1 296 168 C296 214 260 262 214 330 Z",
                   sheet.across("#ff8073", "#dd2f3c", angle=70))
        sheet.circle(214, 166, 34, WHITE)
    lifted(sheet, pin, .4)


def music(sheet):
    ground(sheet, "#ff7f96", "#e0245e")

    def note():
        sheet.path("M152 116 L290 86 L290 132 L152 162 Z", WHITE)
        sheet.box(152, 120, 20, 158, 8, WHITE)
        sheet.box(270, 92, 20, 156, 8, WHITE)
        sheet.ellipse(134, 280, 42, 32, WHITE, transform="rotate(-18 134 280)")
        sheet.ellipse(252, 250, 42, 32, WHITE, transform="rotate(-18 252 250)")
    lifted(sheet, note)


def video(sheet):
    ground(sheet, "#8d6bff", "#4320c9")
    lifted(sheet, lambda: sheet.box(68, 108, 264, 186, 38, sheet.across(WHITE, "#e6deff", angle=90)))
    sheet.path("M170 158 Q170 144 184 152 L248 192 Q260 200 248 208 L184 250 Q170 258 170 244 Z",
               sheet.across("#8d6bff", "#4f2ad8", angle=60))


def notes(sheet):
    ground(sheet, "#ffffff", "#f2efe6")
    sheet.add('<rect width="400" height="116" fill="%s"/>' % sheet.across("#ffe07a", "#f8bd2b", angle=85))
    for x in range(22, 400, 32):
        sheet.circle(x, 140, 5, "#cfc8b8")
    for y, length in ((186, 288), (232, 288), (278, 288), (324, 170)):
        sheet.line("M56 %d h%d" % (y, length), "#c9c3b6", 9)

    def pencil():
        sheet.box(286, 176, 34, 128, 4, sheet.across("#ffcf66", "#f59a23", "#cf7410"))
        sheet.path("M286 304 L320 304 L303 350 Z", "#f6e0bd")
        sheet.path("M297 333 L309 333 L303 350 Z", "#3a2f3c")
    sheet.turned(38, 303, 262, lambda: lifted(sheet, pencil))


def settings(sheet):
    ground(sheet, "#a7b0c0", "#5a6375")

    def gear():
        for tooth in range(12):
            sheet.turned(tooth * 30, 200, 200, lambda: sheet.box(180, 62, 40, 60, 9, "#f3f5f9"))
        sheet.circle(200, 200, 112, sheet.across(WHITE, "#d8dde7", angle=80))
    lifted(sheet, gear, .4)
    sheet.circle(200, 200, 76, sheet.across("#667085", "#8d97aa", angle=80))
    for spoke in range(3):
        sheet.turned(spoke * 120, 200, 200, lambda: sheet.box(191, 120, 18, 76, 5, "#eef1f6"))
    sheet.circle(200, 200, 28, "#eef1f6")
    sheet.circle(200, 200, 13, "#6b7589")


def wallet(sheet):
    ground(sheet, "#3b4152", "#12141c")
    for y, color in ((92, "#57b8ff"), (122, "#ffce5c"), (152, "#6fd88a")):
        sheet.box(74, y, 252, 150, 24, sheet.across(lighter(color, .2), darker(color, .1), angle=90))
    lifted(sheet, lambda: sheet.path(
        "M66 196 L138 196 Q152 196 160 208 Q174 234 200 234 Q226 234 240 208 Q248 196 262 196 L334 196 L334 286 "
        "Q334 316 304 316 L96 316 Q66 316 66 286 Z", sheet.across("#f4f5f8", "#c4cad6", angle=90)), .5)


def health(sheet):
    ground(sheet, "#ffffff", "#f0f1f5")
    lifted(sheet, lambda: sheet.path(
        "M200 324 C88 244 72 190 78 152 C86 96 158 78 200 136 C242 78 314 96 322 152 C328 190 312 244 200 324 Z",
        sheet.across("#ff8a9c", "#ee2f63", "#c9184f", angle=60)))
    sheet.line("M96 206 H154 L176 160 L208 250 L232 190 L246 206 H304", WHITE, 13)


def shop(sheet):
    ground(sheet, "#ffb15c", "#ef5a2a")
    lifted(sheet, lambda: sheet.path("M96 150 L304 150 L322 300 Q324 324 300 324 L100 324 Q76 324 78 300 Z",
                                     sheet.across(WHITE, "#ffe6d3", angle=90)))
    sheet.line("M148 190 L148 132 Q148 80 200 80 Q252 80 252 132 L252 190", "#e8663a", 17)
    sheet.path("M146 246 Q200 296 254 246", stroke="#f0763f", stroke_width=14, stroke_linecap="round")


def books(sheet):
    ground(sheet, "#ffb35a", "#f07d16")

    def pages():
        for side in (-1, 1):
            sheet.path("M200 128 Q%d 92 %d 112 L%d 288 Q%d 270 200 306 Z" % (
                200 + side * 62, 200 + side * 138, 200 + side * 138, 200 + side * 62), sheet.across(
                    *((WHITE, "#ffe9cf") if side < 0 else ("#ffdcb3", WHITE))))
    lifted(sheet, pages)
    for y in (158, 190, 222):
        for side in (-1, 1):
            sheet.path("M%d %d Q%d %d %d %d" % (200 + side * 26, y + 2, 200 + side * 68, y - 22, 200 + side * 112, y - 12),
                       stroke="#f2b77a", stroke_width=8, stroke_linecap="round")


def calculator(sheet):
    ground(sheet, "#4a4d58", "#191a20")
    sheet.box(64, 62, 272, 70, 18, sheet.across("#d8ead9", "#aac8b2", angle=90))
    for x in (276, 296, 240):
        sheet.box(x, 82, 11, 32, 4, "#3f5a48")
    for row in range(3):
        for column in range(4):
            color = "#ff9f2e" if column == 3 else "#8a8e9b" if row == 0 else "#e9ebf0"
            lifted(sheet, lambda: sheet.box(64 + column * 71, 156 + row * 64, 58, 50, 17, sheet.across(
                lighter(color, .12), darker(color, .1), angle=90)), .35)


def compass(sheet):
    ground(sheet, "#5fc6f5", "#1566c9")
    lifted(sheet, lambda: sheet.circle(200, 200, 140, sheet.around(WHITE, "#e3eaf3")))
    for mark in range(36):
        sheet.turned(mark * 10, 200, 200, lambda: sheet.box(
            198, 70, 4, 20 if mark % 9 == 0 else 11, 2, "#7d8aa0"))
    sheet.turned(42, 200, 200, lambda: sheet.path("M200 92 L226 200 L174 200 Z", sheet.across("#ff7a66", "#d9302f")))
    sheet.turned(42, 200, 200, lambda: sheet.path("M200 308 L226 200 L174 200 Z", sheet.across("#c3ccda", "#8794a9")))
    sheet.circle(200, 200, 13, WHITE)


def files(sheet):
    ground(sheet, "#eaf4ff", "#b7d7fb")
    sheet.path("M66 128 Q66 102 92 102 L158 102 Q170 102 178 112 L192 128 L308 128 Q334 128 334 154 L334 280 L66 280 Z",
               sheet.across("#57b0ff", "#2a83ea", angle=90))
    sheet.box(92, 142, 216, 100, 8, WHITE, opacity=.9)
    lifted(sheet, lambda: sheet.path(
        "M60 184 Q58 166 78 166 L322 166 Q342 166 340 184 L332 286 Q330 310 306 310 L94 310 Q70 310 68 286 Z",
        sheet.across("#8fcbff", "#3f94f2", angle=85)))


def recorder(sheet):
    ground(sheet, "#ff6f61", "#c81e3d")
    heights = (34, 70, 118, 168, 214, 152, 92, 132, 74, 40)
    for place, height in enumerate(heights):
        sheet.box(70 + place * 27, 200 - height / 2, 15, height, 7.5, WHITE, opacity=.55 + .45 * height / 214)


def games(sheet):
    ground(sheet, "#7f5cff", "#c22fc0")

    def pad():
        sheet.path("M126 134 L274 134 C334 134 350 226 346 268 C342 304 306 310 286 282 L262 252 L138 252 L114 282 "
                   "C94 310 58 304 54 268 C50 226 66 134 126 134 Z", sheet.across(WHITE, "#e3dcf8", angle=85))
    lifted(sheet, pad)
    sheet.box(104, 184, 64, 20, 6, "#5a46a8")
    sheet.box(126, 162, 20, 64, 6, "#5a46a8")
    for x, y, color in ((266, 166, "#ff6b7f"), (292, 192, "#3fc98f"), (240, 192, "#ffc04a"), (266, 218, "#4fa4ff")):
        sheet.circle(x, y, 13, color)


def translate(sheet):
    ground(sheet, "#4bb9d8", "#2a4fb8")
    lifted(sheet, lambda: sheet.box(150, 150, 178, 168, 34, sheet.across("#2c3f8a", "#1c2a63", angle=80)))
    lifted(sheet, lambda: sheet.box(72, 78, 178, 168, 34, sheet.across(WHITE, "#dfeaf7", angle=80)))
    sheet.path("M122 208 L154 118 L168 118 L200 208 M136 176 L186 176", stroke="#2f62c4", stroke_width=17,
               stroke_linecap="round", stroke_linejoin="round")
    sheet.path("M216 274 L296 274 M256 258 L256 274 M280 274 Q268 298 228 304 M236 276 Q252 298 290 304",
               stroke="#8fd0ff", stroke_width=11, stroke_linecap="round")


def torch(sheet):
    ground(sheet, "#2c3350", "#0d1020")
    sheet.path("M150 170 L250 170 L316 40 L84 40 Z", sheet.across("#fff6c9", "#ffe07a", angle=90), opacity=.5,
               filter=sheet.blurred(12))

    def body():
        sheet.path("M136 164 L264 164 L264 188 Q264 204 238 222 L238 326 Q238 344 220 344 L180 344 Q162 344 162 326 "
                   "L162 222 Q136 204 136 188 Z", sheet.across("#f3f5f9", "#c2c8d6", "#8b93a8"))
        sheet.box(186, 244, 28, 48, 14, "#4b546e")
        sheet.circle(200, 258, 9, "#7fe3a5")
    lifted(sheet, body)


ALL = [messages, phone, mail, camera, photos, calendar, clock, weather, maps, music, video, notes, settings, wallet,
       health, shop, books, calculator, compass, files, recorder, games, translate, torch]
