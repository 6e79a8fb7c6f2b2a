import Codecs
import Documents
import Geometry
import Matching
import PictureFiles
import Rasters
import Rendering
import Testing
import Thumbindex

/// Colours of screenshots whose files lost some (MT-1, MT-2).
@Suite struct LossyShotTests {
    /// Of a file whose colours are kept at half the resolution.
    private static func losses() throws -> JPEGLosses {
        try #require(JPEGLosses(of: try PictureFiles("jpeg").bytes(of: "420-37x21.jpg")))
    }

    private func result(
        _ changes: [(property: String, value: String)], _ losses: ShotLosses, cutAbove: Int = 0
    ) throws -> MatchResult {
        let subject = try TestSubjects.subject("wechat", .indexBar(.touchDownMiddle))
        let app = try changes.reduce(subject.theme) { theme, change in
            try #require(theme.setting(change.property, toText: "\"\(change.value)\""))
        }
        let drawn = try raster(of: #require(subject.scene(of: app)), scale: 2, with: subject.tools)
        let rest = PixelRect(x: 0, y: cutAbove, width: drawn.width, height: drawn.height - cutAbove)
        var shot = drawn.cropped(to: rest)
        if case .jpeg(let losses) = losses { shot = try #require(shot.losing(losses, x: 0, y: 0)) }
        return try ThemeMatcher(subject, shot: shot, losses: losses).match()
    }

    /// Of what lost as much as our own drawing nothing departs, wherever its squares begin.
    @Test(arguments: [0, 91])
    func whatWasCompressedIsTheSame(cutAbove: Int) throws {
        let result = try result([], .jpeg(Self.losses()), cutAbove: cutAbove)
        #expect(result.departures.map(\.words) == [])
        #expect(result.nodes.count { $0.verdict == .same } > 30)
    }

    /// Colours that differ by little more than two are told of areas, and by little more of many texts' strokes.
    @Test(arguments: [
        ("list.header.pinnedBackground", "#E6E8ED"), ("bubble.fill", "#D4C8C8"),
        ("canvas.background", "#F4F4FA"), ("list.row.titleColor", "#19192D"),
        ("list.row.subtitleColor", "#9A8E9A"), ("indexBar.titleColor", "#4A5560"),
    ])
    func smallDifferencesOfColorsAreTold(property: String, value: String) throws {
        let told = try result([(property, value)], .jpeg(Self.losses())).departures
        #expect(told.map(\.property) == [property], "\(told.map(\.words))")
        let (measured, wanted) = (try #require(told.first.flatMap { color($0.measured) }), try #require(color(value)))
        #expect(ColorDifference.deltaE(measured, wanted) <= 1, "\(told.map(\.words))")
    }

    /// So is that of a single line of text, with whatever else it has by itself.
    @Test(arguments: [
        ("list.row.titleColor", "\"#C03A10\"", "color"), ("list.row.titleFont.weight", "600", "font weight"),
        ("list.row.titleFont.size", "19", "font size"),
    ])
    func whatASingleTextHasByItselfIsTold(property: String, value: String, part: String) throws {
        let subject = try TestSubjects.subject("wechat", .indexBar(.touchDownMiddle))
        let themed = try #require(subject.scene(of: subject.theme))
        let node = try #require(themed.nodes.filter { $0.role == .rowTitle }.dropFirst(4).first?.id)
        let scene = try TestSubjects.scene(of: subject, with: node, showing: property, value)
        let (losses, drawn) = (try Self.losses(), try raster(of: scene, scale: 2, with: subject.tools))
        let shot = try #require(drawn.losing(losses, x: 0, y: 0))
        let told = try ThemeMatcher(subject, shot: shot, losses: .jpeg(losses)).match().departures
        #expect(told.map(\.property) == [node] && told.first?.part == part, "\(told.map(\.words))")
    }

    /// A trace of chroma on dark letters is what was lost, though it is more than ΔE 5.
    @Test func aTraceOfChromaIsNoColorOfATextByItself() throws {
        let subject = try TestSubjects.subject("shop", "grid/first-page")
        let node = "grid/item/4/label"
        let (value, property) = ("\"#1A161D\"", "grid.cell.label.color")
        let scene = try TestSubjects.scene(of: subject, with: node, showing: property, value)
        let (losses, drawn) = (try Self.losses(), try raster(of: scene, scale: 2, with: subject.tools))
        let shot = try #require(drawn.losing(losses, x: 0, y: 0))
        let told = try ThemeMatcher(subject, shot: shot, losses: .jpeg(losses)).match().departures
        #expect(told.map(\.words) == [])
    }

    /// Colours of symbols are told, which are the only sure ones on glass.
    @Test func colorsOfSymbolsAreTold() throws {
        let subject = try TestSubjects.subject("glass", .sectionList(.pinned))
        let app = try #require(subject.theme.setting("chrome.secondaryInk", toText: "\"#88524E\""))
        let losses = try Self.losses()
        let scene = try #require(subject.scene(of: app))
        let drawn = try raster(of: scene, scale: 2, with: subject.tools)
        let shot = try #require(drawn.losing(losses, x: 0, y: 0))
        let told = try ThemeMatcher(subject, shot: shot, losses: .jpeg(losses)).match().departures
        #expect(told.map(\.property) == ["chrome.secondaryInk"], "\(told.map(\.words))")
        let measured = try #require(told.first.flatMap { color($0.measured) })
        #expect(ColorDifference.deltaE(measured, Color(hex: 0x88524E)) <= 1, "\(told.map(\.words))")
    }

    /// So are those of texts on a gradient or a material, of lines, and of borders.
    @Test(arguments: [
        (theme: "launcher", state: "grid/first-page", property: "grid.cell.label.color", value: "#FFE0F2"),
        (theme: "photos", state: "index-bar/unreachable-last", property: "list.header.pinnedColor", value: "#DDF5FF"),
        (theme: "glass", state: "index-bar/beyond-top", property: "indexBar.highlight.color", value: "#0083EB"),
        (theme: "wechat", state: "section-list/pinned", property: "list.row.separator.color", value: "#3B3B3B"),
    ])
    func colorsOnManyColorsAndOfLinesAreTold(
        of departure: (theme: String, state: String, property: String, value: String)
    ) throws {
        try expectColor(
            departure.property, written: "\"\(departure.value)\"", is: departure.value,
            of: TestSubjects.subject(departure.theme, departure.state, .dark))
    }

    /// The border of what is selected is told with the width that it has.
    @Test func colorsOfBordersAreTold() throws {
        try expectColor(
            "grid.cell.selected", written: "{ring: {width: 2, color: \"#EF9475\"}}", is: "#EF9475",
            of: TestSubjects.subject("shop", "grid/selected", .dark))
    }

    /// A colour alone is told of what was compressed, and is the one that an app has.
    private func expectColor(
        _ property: String, written: String, is wanted: String, of subject: MatchSubject
    ) throws {
        let app = try #require(subject.theme.setting(property, toText: written))
        let losses = try Self.losses()
        let drawn = try raster(of: #require(subject.scene(of: app)), scale: 3, with: subject.tools)
        let shot = try #require(drawn.losing(losses, x: 0, y: 0))
        let told = try ThemeMatcher(subject, shot: shot, losses: .jpeg(losses)).match().departures
        #expect(told.map(\.property) == [property], "\(told.map(\.words))")
        let measured = try #require(told.first.flatMap { color($0.measured) })
        #expect(try ColorDifference.deltaE(measured, #require(color(wanted))) <= 1, "\(told.map(\.words))")
    }

    /// So are weights, as exactly as of what lost nothing: compression hardly changes how much ink there is. So are sizes of
    /// large letters by half a point, of a single one by a point, and corners of what hardly stands out from its ground.
    @Test(arguments: [
        (theme: "photos", state: "index-bar/dragging", property: "list.header.font.weight", value: "800"),
        (theme: "photos", state: "index-bar/beyond-bottom", property: "list.header.font.weight", value: "600"),
        (theme: "qq-music", state: "index-bar/touch-down-middle", property: "bubble.titleFont.size", value: "24"),
        (theme: "wechat", state: "section-list/resting", property: "list.row.picture.monogramFont.size", value: "18.5"),
        (theme: "shop", state: "grid/first-page", property: "grid.cell.cornerRounding", value: "continuous(14.5)"),
        (theme: "category", state: "grid/first-page", property: "grid.cell.badge.padding", value: "8.5"),
        (
            theme: "qq-music", state: "section-list/pushed-25", property: "list.header.restingColor",
            value: "\"#81657F\""
        ),
    ])
    func whatCompressionHardlyChangesIsTold(
        of departure: (theme: String, state: String, property: String, value: String)
    ) throws {
        let subject = try TestSubjects.subject(departure.theme, departure.state, .dark)
        let app = try #require(subject.theme.setting(departure.property, toText: departure.value))
        let losses = try Self.losses()
        let drawn = try raster(of: #require(subject.scene(of: app)), scale: 3, with: subject.tools)
        let shot = try #require(drawn.losing(losses, x: 0, y: 0))
        let result = try ThemeMatcher(subject, shot: shot, losses: .jpeg(losses)).match()
        let told = result.departures
        #expect(told.map(\.property) == [departure.property], "\(told.map(\.words))")
        if departure.value.hasPrefix("\"") {
            #expect(told.first?.deltaE.map { $0 > 15 } == true)
        } else {
            #expect(told.first?.suggestion == departure.value)
        }
        // What says so is not as themed, though it is at its place in its colour.
        let same = result.nodes.filter { $0.verdict == .same }.map(\.id)
        #expect(told.first.map { Set($0.nodes).isDisjoint(with: same) } == true)
    }

    /// What was brought to another size by any of the usual filters is the same, also to a size that screens have.
    @Test(
        arguments: [
            ("wechat", "index-bar/dragging"), ("glass", "section-list/pinned"), ("category", "grid/first-page"),
        ],
        LineFilter.Kernel.allCases)
    func whatWasResampledIsTheSame(of state: (theme: String, path: String), by kernel: LineFilter.Kernel) throws {
        let subject = try TestSubjects.subject(state.theme, state.path)
        let scene = try #require(subject.scene(of: subject.theme))
        let sizes: [(Double, Double)] = [(2, 0.9), (2, 0.75), (3, 2.0 / 3), (3, 0.5), (2, 1.5), (2, 1.25), (1, 2)]
        for (scale, share) in sizes {
            let shot = try resampled(scene, from: scale, to: share, by: kernel, subject.tools)
            let told = try ThemeMatcher(subject, shot: shot).match()
            #expect(told.departures.map(\.words) == [], "\(share) of \(scale)")
        }
    }

    /// So is what was compressed after that.
    @Test(arguments: [("wechat", "index-bar/dragging"), ("category", "grid/first-page")], [(2, 0.75), (3, 2.0 / 3)])
    func whatWasResampledAndCompressedIsTheSame(
        of state: (theme: String, path: String), size: (scale: Double, share: Double)
    ) throws {
        let subject = try TestSubjects.subject(state.theme, state.path)
        let scene = try #require(subject.scene(of: subject.theme))
        let shot = try resampled(scene, from: size.scale, to: size.share, by: .lanczos, subject.tools)
        let compressed = try #require(shot.losing(Self.losses(), x: 0, y: 0))
        let told = try ThemeMatcher(subject, shot: compressed, losses: .jpeg(Self.losses())).match()
        #expect(told.departures.map(\.words) == [])
        #expect(told.nodes.count { $0.verdict == .same } > 15)
    }

    /// Where nearly all is moved, it is found out by the rest how a picture came to its size.
    @Test(arguments: [(3, 2.0 / 3), (3, 0.8), (2, 1.5)], LineFilter.Kernel.allCases)
    func whatDepartsIsToldAtAnotherSize(size: (scale: Double, share: Double), by kernel: LineFilter.Kernel) throws {
        let subject = try TestSubjects.subject("qq-music", "section-list/resting")
        let app = try #require(subject.theme.setting("list.tableHeader.height", toText: "49"))
        let scene = try #require(subject.scene(of: app))
        let shot = try resampled(scene, from: size.scale, to: size.share, by: kernel, subject.tools)
        let told = try ThemeMatcher(subject, shot: shot).match().departures
        #expect(told.map(\.property) == ["list.tableHeader.height"], "\(told.map(\.words))")
    }

    /// Shadows are told of the means of many pixels, which losses leave.
    @Test(
        arguments: [
            (theme: "launcher", property: "grid.cell.shadow.x", value: 3.0),
            (theme: "launcher", property: "grid.cell.shadow.y", value: 0.5),
            (theme: "shop", property: "grid.cell.shadow.y", value: 5),
            (theme: "category", property: "grid.cell.shadow.spread", value: 2),
        ], [false, true])
    func shadowsAreTold(
        _ departure: (theme: String, property: String, value: Double), isCompressed: Bool
    ) throws {
        let subject = try TestSubjects.subject(departure.theme, "grid/first-page")
        let app = try #require(subject.theme.setting(departure.property, toText: "\(departure.value)"))
        let scene = try #require(subject.scene(of: app))
        let losses = isCompressed ? ShotLosses.jpeg(try Self.losses()) : .none
        var shot = try resampled(scene, from: 2, to: isCompressed ? 1 : 0.85, by: .lanczos, subject.tools)
        if case .jpeg(let losses) = losses { shot = try #require(shot.losing(losses, x: 0, y: 0)) }
        let told = try ThemeMatcher(subject, shot: shot, losses: losses).match().departures
        #expect(told.map(\.property) == [departure.property], "\(told.map(\.words))")
        let measured = try #require(told.first.flatMap { Double($0.measured) })
        #expect(abs(measured - departure.value) <= 0.5)
    }

    /// What a theme shows, drawn at a scale and brought to a share of its size.
    private func resampled(
        _ scene: Scene, from scale: Double, to share: Double, by kernel: LineFilter.Kernel, _ tools: DrawingTools
    ) throws -> Raster {
        let drawn = try raster(of: scene, scale: scale, with: tools)
        func count(_ pixels: Int) -> Int { Int((Double(pixels) * share).rounded()) }
        return drawn.resampled(toWidth: count(drawn.width), height: count(drawn.height), by: kernel, growing: kernel)
    }

    /// So is what a screen of such a scale shows, whose colours are told as exactly as those of others.
    @Test(arguments: [
        ("wechat", "index-bar/dragging", 1.5), ("wechat", "index-bar/dragging", 1.6),
        ("category", "grid/first-page", 1.6), ("category", "grid/first-page", 2.25),
        ("glass", "section-list/pinned", 1.5), ("glass", "section-list/pinned", 2.625),
    ])
    func whatWasDrawnAtAnOddScaleIsTheSame(theme: String, path: String, scale: Double) throws {
        let subject = try TestSubjects.subject(theme, path)
        let scene = try #require(subject.scene(of: subject.theme))
        let shot = try raster(of: scene, scale: scale, with: subject.tools)
        let result = try ThemeMatcher(subject, shot: shot).match()
        #expect(result.departures.map(\.words) == [])
        #expect(result.nodes.count { $0.verdict == .same && $0.certainty > 0.9 } > 5)
    }

    /// Lines that another size has spread over their neighbours have another colour all the same.
    @Test func separatorsOfAnotherColorAreToldAtAnotherSize() throws {
        let subject = try TestSubjects.subject("glass", .indexBar(.rest))
        let app = try #require(subject.theme.setting("list.row.separator.color", toText: "\"#AAD5D7\""))
        let scene = try #require(subject.scene(of: app))
        let drawn = try raster(of: scene, scale: 2, with: subject.tools)
        let shot = drawn.resampled(toWidth: drawn.width * 9 / 10, height: drawn.height * 9 / 10)
        let told = try ThemeMatcher(subject, shot: shot).match().departures
        #expect(told.map(\.property) == ["list.row.separator.color"], "\(told.map(\.words))")
        let (measured, wanted) = (try #require(told.first.flatMap { color($0.measured) }), Color(hex: 0xAAD5D7))
        #expect(ColorDifference.deltaE(measured, wanted) <= 1, "\(told.map(\.words))")
    }

    private func color(_ text: String) -> Color? { UInt32(text.dropFirst(), radix: 16).map { Color(hex: $0) } }
}
