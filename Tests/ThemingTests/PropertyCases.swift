import Geometry
import Styles

extension EveryPropertyTests {
    static let cases =
        canvas + barTitles + barBox + barHighlight + barBehavior + bubble + list + header + row + footer
        + tableHeader + components + grid + fonts + chrome

    /// The families of the whole theme are those of every font (TX-1), and what else holds for all of it.
    private static let fonts = [
        Case("font.families", "[Lato, Inter]") { theme in
            theme.fontFamilies = ["Lato", "Inter"]
            for path in Theme.fontPaths { theme[keyPath: path].families = theme.fontFamilies }
        },
        // TX-3
        Case("direction", "rtl") { $0.direction = .rightToLeft },
        // AX-1 … AX-4
        Case("text-size", "XXXL") { $0 = $0.applying(PlatformSettings(textSize: .extraExtraExtraLarge)) },
        Case("font-scale", "1.5") { $0 = $0.applying(PlatformSettings(fontScale: 1.5)) },
        Case("bold-text", "true") { $0 = $0.applying(PlatformSettings(boldText: true)) },
        Case("contrast", "increased") { theme in
            let settings = PlatformSettings(contrast: .increased)
            theme = Theme(standardIn: .light, .increased).applying(settings)
        },
        Case("reduce-motion", "true") { $0 = $0.applying(PlatformSettings(reduceMotion: true)) },
        Case("reduce-transparency", "true") { $0 = $0.applying(PlatformSettings(reduceTransparency: true)) },
        Case("zoom", "true") { $0 = $0.applying(PlatformSettings(zoom: true)) },
        Case("pseudo", "en-XA") { $0 = $0.applying(PlatformSettings(pseudo: .accents)) },
        Case("indexBar.scalesWithText", "true") { $0.indexBar.scalesWithText = true },
        // SL-11
        Case("list.strip", "content") { $0.list.strip = .content },
    ]

    /// SC-1
    private static let chrome =
        [
            Case("chrome.platform", "ios") { $0.chrome.adopt(.ios) },
            Case("chrome.statusBar.shown", "true") { $0.chrome.statusBar.isShown = true },
            Case("chrome.statusBar.time", "\"12:34\"") { $0.chrome.statusBar.time = "12:34" },
            Case("chrome.statusBar.battery", "0.4") { $0.chrome.statusBar.battery = 0.4 },
            Case("chrome.navigationBar.shown", "true") { $0.chrome.navigationBar.isShown = true },
            Case("chrome.navigationBar.title", "Contacts") { $0.chrome.navigationBar.title = "Contacts" },
            Case("chrome.navigationBar.largeTitle", "true") { $0.chrome.navigationBar.hasLargeTitle = true },
            Case("chrome.navigationBar.clearAtRest", "true") { $0.chrome.navigationBar.isClearAtRest = true },
            Case("chrome.navigationBar.leading", "[back]") { $0.chrome.navigationBar.leading = ["back"] },
            Case("chrome.navigationBar.trailing", "[add, Edit]") {
                $0.chrome.navigationBar.trailing = ["add", "Edit"]
            },
            Case("chrome.searchBar", "Search") { $0.chrome.navigationBar.search = "Search" },
            Case("chrome.tabBar.items", "[One, Two]") { $0.chrome.tabBar.items = ["One", "Two"] },
            Case("chrome.tabBar.selected", "1") { $0.chrome.tabBar.selected = 1 },
            Case("chrome.tabBar.symbols", "[chat, person]") { $0.chrome.tabBar.symbols = [.chat, .person] },
            Case("chrome.homeIndicator", "true") { $0.chrome.hasHomeIndicator = true },
            Case("chrome.cutout", "island") { $0.chrome.cutout = .island },
            Case("chrome.background", "\"#123456\"") { $0.chrome.background = .color(Color(hex: 0x123456)) },
            Case("chrome.ink", "\"#123456\"") { $0.chrome.ink = Color(hex: 0x123456) },
            Case("chrome.tint", "\"#123456\"") { $0.chrome.tint = Color(hex: 0x123456) },
            Case("chrome.secondaryInk", "\"#123456\"") { $0.chrome.secondaryInk = Color(hex: 0x123456) },
            Case("chrome.hairline", "\"#123456\"") { $0.chrome.hairline = Color(hex: 0x123456) },
        ]
        + font("chrome.statusBar.font", \.chrome.statusBar.font)
        + font("chrome.navigationBar.titleFont", \.chrome.navigationBar.titleFont)
        + font("chrome.navigationBar.largeTitleFont", \.chrome.navigationBar.largeTitleFont)
        + font("chrome.navigationBar.itemFont", \.chrome.navigationBar.itemFont)
        + font("chrome.tabBar.font", \.chrome.tabBar.font)

    static func font(
        _ path: String, _ places: any WritableKeyPath<Theme, FontStyle> & Sendable...
    ) -> [Case] {
        func all(_ change: @escaping @Sendable (inout FontStyle) -> Void) -> @Sendable (inout Theme) -> Void {
            { theme in
                for place in places { change(&theme[keyPath: place]) }
            }
        }
        return [
            Case("\(path).families", "[Lato]", all { $0.families = ["Lato"] }),
            // AX-1
            Case("\(path).style", "title1", all { $0.size = 28 }),
            Case("\(path).size", "31.5", all { $0.size = 31.5 }),
            Case("\(path).weight", "extra-bold", all { $0.weight = 800 }),
            Case("\(path).letterSpacing", "-0.25", all { $0.letterSpacing = -0.25 }),
            Case("\(path).lineHeight", "1.5", all { $0.lineHeight = 1.5 }),
        ]
    }

    static func border(_ path: String, _ place: any WritableKeyPath<Theme, Border> & Sendable) -> [Case] {
        [
            Case("\(path).width", "1.5") { $0[keyPath: place].width = 1.5 },
            Case("\(path).color", "\"#123456\"") { $0[keyPath: place].color = Color(hex: 0x123456) },
        ]
    }

    static func shadow(_ path: String, _ place: any WritableKeyPath<Theme, Shadow> & Sendable) -> [Case] {
        [
            Case("\(path).color", "\"#12345680\"") {
                $0[keyPath: place].color = Color(hex: 0x123456, alpha: 128.0 / 255)
            },
            Case("\(path).x", "-2") { $0[keyPath: place].x = -2 },
            Case("\(path).y", "3") { $0[keyPath: place].y = 3 },
            Case("\(path).blur", "4.5") { $0[keyPath: place].blur = 4.5 },
            Case("\(path).spread", "-1") { $0[keyPath: place].spread = -1 },
            Case("\(path).below", "[{color: \"#000\", y: 2}]") {
                $0[keyPath: place].below = [Shadow(color: .black, y: 2)]
            },
        ]
    }

    static func fade(_ path: String, _ place: any WritableKeyPath<Theme, Fade> & Sendable) -> [Case] {
        [
            Case("\(path).delay", "2.5") { $0[keyPath: place].delay = 2.5 },
            Case("\(path).duration", "0.75") { $0[keyPath: place].duration = 0.75 },
            Case("\(path).curve", "linear") { $0[keyPath: place].curve = .linear },
        ]
    }

    static func insets(_ path: String, _ place: any WritableKeyPath<Theme, Insets> & Sendable) -> [Case] {
        [
            Case("\(path).top", "1") { $0[keyPath: place].top = 1 },
            Case("\(path).leading", "2") { $0[keyPath: place].leading = 2 },
            Case("\(path).bottom", "3") { $0[keyPath: place].bottom = 3 },
            Case("\(path).trailing", "4") { $0[keyPath: place].trailing = 4 },
        ]
    }

    private static func separator(
        _ path: String, _ place: any WritableKeyPath<Theme, SeparatorStyle> & Sendable
    ) -> [Case] {
        [
            Case("\(path).color", "\"#123456\"") { $0[keyPath: place].color = Color(hex: 0x123456) },
            Case("\(path).thickness", "2") { $0[keyPath: place].thickness = .points(2) },
            Case("\(path).leadingInset", "7") { $0[keyPath: place].leadingInset = 7 },
            Case("\(path).trailingInset", "8") { $0[keyPath: place].trailingInset = 8 },
        ]
    }

    private static let canvas =
        [
            Case("canvas.preset", "ipad-11") {
                $0.canvas.size = Size(width: 834, height: 1194)
                $0.canvas.safeArea = Insets(top: 24, bottom: 20)
            },
            Case("canvas.size", "[320, 480]") { $0.canvas.size = Size(width: 320, height: 480) },
            Case("canvas.width", "320") { $0.canvas.size.width = 320 },
            Case("canvas.height", "480") { $0.canvas.size.height = 480 },
            // The list's follows.
            Case("canvas.background", "\"#ABC\"") {
                $0.canvas.background = .color(Color(hex: 0xAABBCC))
                $0.list.background = .color(Color(hex: 0xAABBCC))
            },
        ] + insets("canvas.safeArea", \.canvas.safeArea)

    private static let barTitles =
        [
            // IB-1
            Case("indexBar.titles", "[A, star]") { $0.indexBar.titles = [.text("A"), .star] },
            Case("indexBar.leadingTitles", "[search]") { $0.indexBar.leadingTitles = [.search] },
            // IB-2, IB-3
            Case("indexBar.minimumCount", "3") { $0.indexBar.minimumCount = 3 },
            Case("indexBar.showStyle", "onScroll") { $0.indexBar.showStyle = .onScroll },
            // IB-4; the highlight follows (IB-5)
            Case("indexBar.titleColor", "\"#ABC\"") {
                $0.indexBar.titleColor = Color(hex: 0xAABBCC)
                $0.indexBar.highlight.color = Color(hex: 0xAABBCC)
            },
            // IB-8
            Case("indexBar.wideTitles", "widen") { $0.indexBar.wideTitles = .widen },
        ] + font("indexBar.titleFont", \.indexBar.titleFont, \.indexBar.highlight.font, \.indexBar.openFont)
        + font("indexBar.openFont", \.indexBar.openFont)

    private static let barBox =
        [
            // IB-8
            Case("indexBar.slotHeight", "16") { $0.indexBar.slotHeight = 16 },
            Case("indexBar.width", "automatic") { $0.indexBar.width = .automatic },
            // LK-3 … LK-5
            Case("indexBar.slots", "proportional") { $0.indexBar.slots = .proportional },
            Case("indexBar.showsTitles", "false") { $0.indexBar.showsTitles = false },
            Case("indexBar.opens", "true") { $0.indexBar.opens = true },
            Case("indexBar.thumb.size", "[8, 48]") { $0.indexBar.thumb.size = Size(width: 8, height: 48) },
            Case("indexBar.thumb.fill", "\"#ABC\"") { $0.indexBar.thumb.fill = .color(Color(hex: 0xAABBCC)) },
            Case("indexBar.thumb.cornerRounding", "radius(2)") { $0.indexBar.thumb.cornerRounding = .radius(2) },
            // IB-10, IB-11
            Case("indexBar.background", "\"#ABC\"") { $0.indexBar.background = .color(Color(hex: 0xAABBCC)) },
            Case("indexBar.cornerRounding", "capsule") { $0.indexBar.cornerRounding = .capsule },
        ] + insets("indexBar.contentInsets", \.indexBar.contentInsets)
        + border("indexBar.border", \.indexBar.border) + border("indexBar.thumb.border", \.indexBar.thumb.border)
        + shadow("indexBar.thumb.shadow", \.indexBar.thumb.shadow) + shadow("indexBar.shadow", \.indexBar.shadow)

    private static let barHighlight =
        [
            // IB-5, IB-7
            Case("indexBar.highlight.color", "\"#ABC\"") { $0.indexBar.highlight.color = Color(hex: 0xAABBCC) },
            Case("indexBar.highlight.shape", "capsule") { $0.indexBar.highlight.shape = .capsule },
            Case("indexBar.highlight.fill", "\"#ABC\"") { $0.indexBar.highlight.fill = .color(Color(hex: 0xAABBCC)) },
        ] + font("indexBar.highlight.font", \.indexBar.highlight.font)
        + border("indexBar.highlight.ring", \.indexBar.highlight.ring)

    private static let barBehavior =
        [
            // IB-12
            Case("indexBar.placement.edge", "leading") {
                $0.indexBar.placement = .edge(.leading, margin: 5, alignment: .center)
            },
            Case("indexBar.placement.margin", "15") {
                $0.indexBar.placement = .edge(.trailing, margin: 15, alignment: .center)
            },
            Case("indexBar.placement.alignment", "top") {
                $0.indexBar.placement = .edge(.trailing, margin: 5, alignment: .top)
            },
            Case("indexBar.placement.frame", "[1, 2, 3, 4]") {
                $0.indexBar.placement = .frame(Rect(x: 1, y: 2, width: 3, height: 4))
            },
            // IB-15 … IB-19
            Case("indexBar.overflow", "clip") { $0.indexBar.overflow = .clip },
            Case("indexBar.touchPadding", "12") { $0.indexBar.touchPadding = 12 },
            Case("indexBar.outOfRange", "ignore") { $0.indexBar.outOfRange = .ignore },
            Case("indexBar.outside", "follow") { $0.indexBar.outside = .follow },
            Case("indexBar.scrolling", "immediate") { $0.indexBar.scrolling = .immediate },
            Case("indexBar.reselection", "scroll") { $0.indexBar.reselection = .scroll },
        ] + fade("indexBar.fadeIn", \.indexBar.fadeIn) + fade("indexBar.fadeOut", \.indexBar.fadeOut)

    private static let bubble =
        [
            // IB-22
            Case("bubble.shape", "pin") { $0.bubble.shape = .pin },
            Case("bubble.size", "[80, 52]") { $0.bubble.size = .fixed(Size(width: 80, height: 52)) },
            Case("bubble.radius", "26") { $0.bubble.radius = 26 },
            Case("bubble.tipRadius", "3") { $0.bubble.tipRadius = 3 },
            Case("bubble.cornerRounding", "[36, 36, 0, 36]") {
                $0.bubble.cornerRounding = .corners(
                    CornerRadii(topLeading: 36, topTrailing: 36, bottomTrailing: 0, bottomLeading: 36))
            },
            Case("bubble.alignment", "bottom") { $0.bubble.alignment = .bottom },
            Case("bubble.fill", "none") { $0.bubble.fill = .none },
            Case("bubble.titleColor", "\"#ABC\"") { $0.bubble.titleColor = Color(hex: 0xAABBCC) },
            // IB-23
            Case("bubble.gap", "10") { $0.bubble.gap = 10 },
            Case("bubble.wave.amplitude", "60") { $0.bubble.wave.amplitude = 60 },
            Case("bubble.wave.reach", "3") { $0.bubble.wave.reach = 3 },
            Case("bubble.wave.growth", "0.25") { $0.bubble.wave.growth = 0.25 },
        ] + border("bubble.border", \.bubble.border) + shadow("bubble.shadow", \.bubble.shadow)
        + font("bubble.titleFont", \.bubble.titleFont) + fade("bubble.fadeIn", \.bubble.fadeIn)
        + fade("bubble.fadeOut", \.bubble.fadeOut)

    private static let list = [
        Case("list.background", "\"#ABC\"") { $0.list.background = .color(Color(hex: 0xAABBCC)) },
        // SL-8
        Case("list.topInset", "11") { $0.list.topInset = 11 },
        Case("list.bottomInset", "12") { $0.list.bottomInset = 12 },
        // SL-6
        Case("list.emptySections", "keep") { $0.list.emptySections = .keep },
    ]

    private static let header =
        [
            // LK-6, LK-7
            Case("list.header.place", "gutter") { $0.list.header.place = .gutter },
            Case("list.header.sticks", "false") { $0.list.header.sticks = false },
            // SL-1, SL-4
            Case("list.header.height", "30") { $0.list.header.height = 30 },
            Case("list.header.restingColor", "\"#ABC\"") { $0.list.header.restingColor = Color(hex: 0xAABBCC) },
            Case("list.header.pinnedColor", "\"#ABC\"") { $0.list.header.pinnedColor = Color(hex: 0xAABBCC) },
            Case("list.header.interpolation", "srgb") { $0.list.header.interpolation = .srgb },
            Case("list.header.restingBackground", "none") {
                $0.list.header.restingBackground = .none
                $0.list.header.pinnedBackground = .none
            },
            Case("list.header.pinnedBackground", "none") { $0.list.header.pinnedBackground = .none },
            Case("list.header.leadingInset", "5") { $0.list.header.leadingInset = 5 },
            Case("list.header.trailingInset", "6") { $0.list.header.trailingInset = 6 },
            // TX-5
            Case("list.header.alignment", "centre") { $0.list.header.alignment = .center },
        ] + font("list.header.font", \.list.header.font) + separator("list.header.separator", \.list.header.separator)

    private static let row =
        [
            // SL-1
            Case("list.row.height", "64") { $0.list.row.height = 64 },
            Case("list.row.background", "\"#ABC\"") { $0.list.row.background = .color(Color(hex: 0xAABBCC)) },
            Case("list.row.titleColor", "\"#ABC\"") { $0.list.row.titleColor = Color(hex: 0xAABBCC) },
            Case("list.row.subtitleColor", "\"#ABC\"") { $0.list.row.subtitleColor = Color(hex: 0xAABBCC) },
            Case("list.row.subtitleGap", "-1") { $0.list.row.subtitleGap = -1 },
            Case("list.row.leadingInset", "5") { $0.list.row.leadingInset = 5 },
            Case("list.row.trailingInset", "6") { $0.list.row.trailingInset = 6 },
            // TX-5
            Case("list.row.alignment", "trailing") { $0.list.row.alignment = .trailing },
            Case("list.row.separatorAfterLast", "true") { $0.list.row.separatorAfterLast = true },
            Case("list.row.picture.shape", "square") { $0.list.row.picture.shape = .square },
            Case("list.row.picture.size", "48") { $0.list.row.picture.size = 48 },
            Case("list.row.picture.gap", "9") { $0.list.row.picture.gap = 9 },
            Case(
                "list.row.picture.monogramFills",
                "[\"#ABC\", {linear: {angle: 90, stops: [[0, \"#FFF\"], [1, \"#000\"]]}}]"
            ) {
                let stops = [GradientStop(offset: 0, color: .white), GradientStop(offset: 1, color: .black)]
                $0.list.row.picture.monogramFills = [
                    .color(Color(hex: 0xAABBCC)), .linear(LinearGradient(angle: 90, stops: stops)),
                ]
            },
            Case("list.row.picture.monogramColors", "[\"#ABC\"]") {
                $0.list.row.picture.monogramColors = [Color(hex: 0xAABBCC)]
            },
            Case("list.row.picture.monogramLetters", "2") { $0.list.row.picture.monogramLetters = 2 },
            Case("list.row.picture.monogramColor", "\"#ABC\"") {
                $0.list.row.picture.monogramColor = Color(hex: 0xAABBCC)
            },
        ] + font("list.row.titleFont", \.list.row.titleFont) + font("list.row.subtitleFont", \.list.row.subtitleFont)
        + font("list.row.picture.monogramFont", \.list.row.picture.monogramFont)
        + border("list.row.picture.border", \.list.row.picture.border)
        + separator("list.row.separator", \.list.row.separator)

    private static let footer =
        [
            // SL-1, SL-7
            Case("list.footer.height", "20") { $0.list.footer.height = 20 },
            Case("list.footer.color", "\"#ABC\"") { $0.list.footer.color = Color(hex: 0xAABBCC) },
            Case("list.footer.background", "\"#ABC\"") { $0.list.footer.background = .color(Color(hex: 0xAABBCC)) },
            Case("list.footer.leadingInset", "5") { $0.list.footer.leadingInset = 5 },
            Case("list.footer.trailingInset", "6") { $0.list.footer.trailingInset = 6 },
            // TX-5
            Case("list.footer.alignment", "center") { $0.list.footer.alignment = .center },
            Case("list.footer.position", "sticky") { $0.list.footer.position = .sticky },
        ] + font("list.footer.font", \.list.footer.font)

    private static let tableHeader =
        [
            Case("list.tableHeader.kind", "searchBar") { $0.list.tableHeader.kind = .searchBar },
            Case("list.tableHeader.height", "60") { $0.list.tableHeader.height = 60 },
            Case("list.tableHeader.background", "\"#ABC\"") {
                $0.list.tableHeader.background = .color(Color(hex: 0xAABBCC))
            },
            Case("list.tableHeader.fieldPadding", "3") { $0.list.tableHeader.fieldPadding = 3 },
            Case("list.tableHeader.fieldFill", "none") { $0.list.tableHeader.fieldFill = .none },
            Case("list.tableHeader.fieldRounding", "radius(4)") { $0.list.tableHeader.fieldRounding = .radius(4) },
            Case("list.tableHeader.placeholder", "搜索") { $0.list.tableHeader.placeholder = "搜索" },
            Case("list.tableHeader.placeholderColor", "\"#ABC\"") {
                $0.list.tableHeader.placeholderColor = Color(hex: 0xAABBCC)
            },
            Case("list.tableHeader.alignment", "centre") { $0.list.tableHeader.alignment = .center },
            // LK-8
            Case("list.tableHeader.avatar.letters", "M") { $0.list.tableHeader.avatar.letters = "M" },
            Case("list.tableHeader.avatar.size", "36") { $0.list.tableHeader.avatar.size = 36 },
            Case("list.tableHeader.avatar.fill", "\"#ABC\"") {
                $0.list.tableHeader.avatar.fill = .color(Color(hex: 0xAABBCC))
            },
            Case("list.tableHeader.avatar.color", "\"#ABC\"") {
                $0.list.tableHeader.avatar.color = Color(hex: 0xAABBCC)
            },
        ] + font("list.tableHeader.avatar.font", \.list.tableHeader.avatar.font)
        + insets("list.tableHeader.fieldInsets", \.list.tableHeader.fieldInsets)
        + font("list.tableHeader.placeholderFont", \.list.tableHeader.placeholderFont)
}
