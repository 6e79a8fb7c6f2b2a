import Contents
import DisplayLists
import DrawingBoards
import Geometry
import Matching
import Rasters
import Rendering
import Styles
import Testing
import Thumbindex

/// What is measured of what is hard to see: sides that picture and ground share, what the canvas cuts, what lies beneath
/// a bar (MT-2). Drawn by our own rasteriser, each departs in one thing, and that alone is told.
@Suite struct MeasuringTests {
    /// A value that the picture has in place of the theme's.
    struct Value: CustomTestStringConvertible {
        let theme: String
        let state: String
        let appearance: Appearance
        let property: String
        let value: String
        var testDescription: String { "\(theme) \(state): \(property) \(value)" }
    }

    @Test(arguments: [
        // A picture that fills its cell up to its sides ends inside of it.
        Value(
            theme: "shop", state: "grid/bounce", appearance: .light, property: "grid.cell.picture.insets.leading",
            value: "4"),
        Value(
            theme: "launcher", state: "grid/swipe-25", appearance: .dark, property: "grid.cell.picture.insets.leading",
            value: "10"),
        // Of a cell filled by its picture the lower corners show.
        Value(
            theme: "shop", state: "grid/missing-picture", appearance: .dark, property: "grid.cell.cornerRounding",
            value: "continuous(14)"),
        // Sides between corners that take up most of them.
        Value(
            theme: "category", state: "grid/first-page", appearance: .light, property: "grid.cell.picture.insets.top",
            value: "3"),
        // A gap where the theme has what items leave.
        Value(
            theme: "shop", state: "grid/first-page", appearance: .light, property: "grid.horizontalSpacing",
            value: "24"),
        Value(
            theme: "launcher", state: "grid/first-page", appearance: .dark, property: "grid.verticalSpacing",
            value: "50"),
        // The end of a line that is far from the theme's, as one at the edge of the screen.
        Value(
            theme: "qq-music", state: "section-list/table-header", appearance: .dark,
            property: "list.row.separator.leadingInset", value: "64"),
        Value(
            theme: "wechat", state: "index-bar/dragging", appearance: .light,
            property: "list.row.separator.trailingInset", value: "16"),
        Value(
            theme: "system", state: "section-list/resting", appearance: .dark,
            property: "list.row.separator.trailingInset", value: "0"),
        // Where lines of text stand.
        Value(
            theme: "launcher", state: "grid/first-page", appearance: .light, property: "grid.cell.label.alignment",
            value: "leading"),
        Value(
            theme: "wechat", state: "section-list/table-header", appearance: .light,
            property: "list.tableHeader.alignment", value: "leading"),
        Value(
            theme: "wechat", state: "section-list/resting", appearance: .light, property: "list.header.alignment",
            value: "center"),
        // A border where the theme has none, and none where it has one.
        Value(
            theme: "wechat", state: "section-list/resting", appearance: .light, property: "list.row.picture.border",
            value: "{width: 1, color: \"#C0C0C0\"}"),
        Value(
            theme: "wechat", state: "section-list/resting", appearance: .dark, property: "list.row.picture.border",
            value: "{width: 0.5, color: \"#C0C0C0\"}"),
        Value(
            theme: "shop", state: "grid/first-page", appearance: .dark, property: "grid.cell.border",
            value: "{width: 2, color: \"#C0C0C0\"}"),
        Value(
            theme: "material", state: "index-bar/dragging", appearance: .dark, property: "bubble.border",
            value: "{width: 1.5, color: \"#204080\"}"),
        Value(
            theme: "qq-music", state: "index-bar/dragging", appearance: .dark, property: "bubble.border", value: "none"),
        // What is pressed is smaller, or darker, than it should be.
        Value(
            theme: "category", state: "grid/pressed", appearance: .dark, property: "grid.cell.pressed",
            value: "scale(0.9)"),
        Value(
            theme: "launcher", state: "grid/pressed", appearance: .dark, property: "grid.cell.pressed",
            value: "{overlay: \"#00000030\"}"),
        // Corners of another sort, of another radius than half of what they are of, and one corner alone.
        Value(
            theme: "shop", state: "grid/first-page", appearance: .light, property: "grid.cell.badge.cornerRounding",
            value: "radius(2)"),
        Value(
            theme: "material", state: "section-list/resting", appearance: .light, property: "list.row.picture.shape",
            value: "rounded(12)"),
        Value(
            theme: "qq-music", state: "section-list/resting", appearance: .light, property: "list.row.picture.shape",
            value: "rounded(6)"),
        Value(
            theme: "material", state: "index-bar/dragging", appearance: .light, property: "bubble.cornerRounding",
            value: "[44, 44, 12, 44]"),
        // A height that bounds the radii, and a radius that is another by far.
        Value(
            theme: "material", state: "index-bar/dragging", appearance: .dark, property: "bubble.size",
            value: "[88, 84]"),
        Value(
            theme: "material", state: "index-bar/dragging", appearance: .dark, property: "bubble.cornerRounding",
            value: "[44, 44, 6, 9]"),
        // A badge that is filled with a gradient has no edges.
        Value(
            theme: "category", state: "grid/swipe-75", appearance: .dark, property: "grid.cell.badge.padding",
            value: "3"),
        Value(
            theme: "category", state: "grid/swipe-50", appearance: .light, property: "grid.cell.badge.font.size",
            value: "11.5"),
        // The disc of a bubble with a tip, and one that is elsewhere, and so is drawn better in other shapes too.
        Value(
            theme: "wechat", state: "index-bar/dragging", appearance: .dark, property: "bubble.radius", value: "20"),
        Value(theme: "wechat", state: "index-bar/dragging", appearance: .light, property: "bubble.gap", value: "16"),
        Value(theme: "material", state: "index-bar/dragging", appearance: .light, property: "bubble.gap", value: "24"),
        // Half of a badge's height as its radius draws the same.
        Value(
            theme: "launcher", state: "grid/pressed", appearance: .light, property: "grid.cell.badge.padding",
            value: "8"),
        // Lines of two pixels.
        Value(
            theme: "qq-music", state: "section-list/resting", appearance: .dark,
            property: "list.row.separator.thickness", value: "1"),
        Value(
            theme: "wechat", state: "section-list/resting", appearance: .dark,
            property: "list.row.separator.thickness", value: "2"),
        // The glass of a search field moves with its text.
        Value(
            theme: "qq-music", state: "section-list/table-header", appearance: .dark,
            property: "list.tableHeader.fieldPadding", value: "14.5"),
        // How far apart titles and subtitles stand, which nothing but texts tells.
        Value(
            theme: "wechat", state: "index-bar/rest", appearance: .dark, property: "list.row.subtitleGap", value: "4"),
        // Titles and subtitles of which some would leave the canvas were rows higher, and come onto it as they are lower.
        Value(
            theme: "qq-music", state: "section-list/pinned", appearance: .dark, property: "list.row.height",
            value: "60.5"),
        // Some rows have subtitles and others have none: how their titles stand tells the gap.
        Value(
            theme: "system", state: "index-bar/touch-down-middle", appearance: .dark, property: "list.row.subtitleGap",
            value: "2"),
        // A letter beside which a separator ends.
        Value(
            theme: "system", state: "section-list/end", appearance: .light, property: "indexBar.highlight.font.size",
            value: "14"),
        // A capsule that is longer by more than edges are usually looked for.
        Value(
            theme: "category", state: "grid/last-page", appearance: .light, property: "grid.pageControl.dotSpacing",
            value: "18"),
        // A gap of a point, where all other lines are drawn at their heights.
        Value(
            theme: "system", state: "section-list/pushed-50", appearance: .light, property: "list.row.subtitleGap",
            value: "1"),
        Value(
            theme: "material", state: "index-bar/dragging", appearance: .dark, property: "list.row.subtitleGap",
            value: "3"),
        // Dots of which another number fits, so that each would be found in the place of its neighbour.
        Value(
            theme: "shop", state: "grid/many-dots", appearance: .dark, property: "grid.pageControl.dotSpacing",
            value: "18.5"),
        Value(
            theme: "launcher", state: "grid/many-dots", appearance: .light, property: "grid.pageControl.dotSpacing",
            value: "14"),
        Value(
            theme: "shop", state: "grid/many-dots", appearance: .light, property: "grid.pageControl.dotDiameter",
            value: "8.5"),
        // A cut disc that is larger, and so shows less of its rest, is no other one.
        Value(
            theme: "material", state: "index-bar/dragging", appearance: .dark, property: "list.row.picture.size",
            value: "41"),
        // A colour of which a header on its way has a fifth.
        Value(
            theme: "photos", state: "section-list/pushed-50", appearance: .light, property: "list.header.pinnedColor",
            value: "\"#320000\""),
        // A fading bubble, whose letters are lighter than what is beneath it.
        Value(
            theme: "photos", state: "index-bar/releasing", appearance: .light, property: "bubble.fill",
            value: "\"#00283C\""),
        // A large letter, which tells its size by less of it than a small one.
        Value(
            theme: "wechat", state: "index-bar/dragging", appearance: .dark, property: "bubble.titleFont.size",
            value: "39"),
        // A single letter on a pinned header, beneath which other letters lie.
        Value(
            theme: "wechat", state: "index-bar/condensed", appearance: .light, property: "list.header.font.size",
            value: "15.5"),
        // Two words in badges, of hardly 200 pixels of ink each.
        Value(
            theme: "category", state: "grid/swipe-25", appearance: .light, property: "grid.cell.badge.font.weight",
            value: "600"),
        // Letters on a glass of many colours, as light as can be over the darkest of them.
        Value(
            theme: "photos", state: "index-bar/beyond-bottom", appearance: .dark, property: "list.header.pinnedColor",
            value: "\"#EBF5FF\""),
        // A tile's colour that is hardly another one.
        Value(
            theme: "material", state: "index-bar/below-minimum", appearance: .light,
            property: "list.row.picture.monogramColors",
            value: ##"["#6750A4", "#7D5260", "#386A20", "#006A7B", "#8B5000", "#4A5C92", "#9C4146", "#5B6300"]"##),
        // The glass of a scrubber, whose corners show no one colour.
        Value(
            theme: "photos", state: "section-list/resting", appearance: .light, property: "indexBar.cornerRounding",
            value: "continuous(22)"),
        // Corners that are as round as their box allows.
        Value(
            theme: "photos", state: "index-bar/touch-down-last", appearance: .dark, property: "bubble.shape",
            value: "roundedRect(12)"),
        // Dots that fill less than half of where the theme has them.
        Value(
            theme: "shop", state: "grid/selected", appearance: .light, property: "grid.pageControl.dotDiameter",
            value: "3"),
        // A badge that is wider by more than half, with its letters.
        Value(
            theme: "shop", state: "grid/snapping", appearance: .light, property: "grid.cell.badge.font.size",
            value: "11"),
        // Symbols on a material, and no text in their colour.
        Value(
            theme: "photos", state: "index-bar/dragging", appearance: .dark, property: "chrome.tint",
            value: "\"#299BFF\""),
        // A bubble of glass, of which nothing has a colour of its own but a thin border.
        Value(
            theme: "glass", state: "index-bar/unreachable-last", appearance: .dark, property: "bubble.gap", value: "20"),
        Value(
            theme: "glass", state: "index-bar/beyond-top", appearance: .light, property: "bubble.shape",
            value: "roundedRect(12)"),
        // A single letter that is half a point larger.
        Value(
            theme: "glass", state: "index-bar/touch-down-last", appearance: .dark,
            property: "indexBar.highlight.font.size", value: "11.5"),
        // Letters alone, which stand half a point farther apart for each that is before them.
        Value(
            theme: "glass", state: "index-bar/scrolled", appearance: .dark, property: "indexBar.slotHeight",
            value: "12.5"),
        // A larger one makes its bar higher, a smaller one does not.
        Value(
            theme: "glass", state: "index-bar/below-minimum", appearance: .light,
            property: "chrome.navigationBar.largeTitleFont.size", value: "32.5"),
        // The border of a free outline.
        Value(
            theme: "qq-music", state: "index-bar/dragging", appearance: .dark, property: "bubble.border.color",
            value: "\"#816353\""),
        // A field that is wider by more than edges are looked for at first.
        Value(
            theme: "system", state: "section-list/bounce", appearance: .light,
            property: "list.tableHeader.fieldInsets.trailing", value: "12.5"),
        // Titles that follow the list's height, which would be moved by its bottom inset as well.
        Value(
            theme: "photos", state: "index-bar/rest", appearance: .light, property: "indexBar.contentInsets.bottom",
            value: "10"),
        // A symbol of thin lines.
        Value(
            theme: "system", state: "index-bar/rest", appearance: .dark, property: "indexBar.highlight.color",
            value: "\"#0090FF\""),
        // Heavier names are wider, and so their middles lie elsewhere.
        Value(
            theme: "system", state: "section-list/resting", appearance: .light, property: "list.row.titleFont.weight",
            value: "500"),
        // A single letter in another weight has other proportions.
        Value(
            theme: "qq-music", state: "section-list/end", appearance: .light,
            property: "indexBar.highlight.font.weight", value: "800"),
        // The border of a free outline, within which its fill is smaller.
        Value(
            theme: "qq-music", state: "index-bar/releasing", appearance: .dark, property: "bubble.border.width",
            value: "4"),
        // Corners of photographs, which have no one colour.
        Value(
            theme: "launcher", state: "grid/swipe-50", appearance: .light,
            property: "grid.cell.picture.cornerRounding", value: "continuous(8)"),
        // Dots, and a capsule of pages, of one point.
        Value(
            theme: "shop", state: "grid/selected", appearance: .light, property: "grid.pageControl.dotDiameter",
            value: "1"),
        Value(
            theme: "category", state: "grid/snapping", appearance: .dark, property: "grid.pageControl.dotDiameter",
            value: "1"),
        // Glass on white, of which nothing shows: its letters move as by a margin, its bubble farther.
        Value(
            theme: "glass", state: "index-bar/touch-down-last", appearance: .light, property: "indexBar.width",
            value: "19.5"),
        Value(
            theme: "glass", state: "index-bar/beyond-top", appearance: .light, property: "bubble.gap", value: "15"),
        // All is elsewhere: nothing of it says how crisp the picture is.
        Value(
            theme: "glass", state: "index-bar/touch-down-first", appearance: .light, property: "list.topInset",
            value: "3.5"),
        // Both rows move, the first by more, as by the height of items.
        Value(
            theme: "category", state: "grid/first-page", appearance: .light, property: "grid.insets.top", value: "14"),
        // What stands on the bar, the ring about what is selected, what fills another state's letters.
        Value(
            theme: "material", state: "index-bar/scrolled", appearance: .dark, property: "indexBar.thumb.fill",
            value: "\"#EEDAFF\""),
        Value(
            theme: "shop", state: "grid/selected", appearance: .light, property: "grid.cell.selected",
            value: "{ring: {width: 2, color: \"#C8181B\"}}"),
        Value(
            theme: "photos", state: "index-bar/unreachable-last", appearance: .dark, property: "indexBar.openFont.size",
            value: "13"),
        Value(
            theme: "category", state: "grid/missing-picture", appearance: .dark,
            property: "grid.cell.placeholder.color", value: "\"#9A5C00\""),
        Value(
            theme: "material", state: "section-list/table-header", appearance: .light,
            property: "list.tableHeader.avatar.fill", value: "\"#504DC5\""),
        // A gradient's stop, and the colours of tiles.
        Value(
            theme: "launcher", state: "grid/many-dots", appearance: .dark, property: "grid.background",
            value: "{linear: {angle: 160, stops: [[0, \"#101B3A\"], [0.55, \"#1D1433\"], [1, \"#2C4126\"]]}}"),
        Value(
            theme: "category", state: "grid/first-page", appearance: .dark, property: "grid.cell.badge.fill",
            value: "{linear: {angle: 90, stops: [[0, \"#FF7A45\"], [1, \"#D2022D\"]]}}"),
        // A ring that is wider than what is looked at about one of the theme's.
        Value(
            theme: "shop", state: "grid/selected", appearance: .dark, property: "grid.cell.selected",
            value: "{ring: {width: 5.5, color: \"#FF8A5C\"}}"),
        // One that begins above the canvas, and of which a bar leaves half.
        Value(
            theme: "material", state: "section-list/resting", appearance: .dark,
            property: "list.tableHeader.fieldFill", value: "\"#464447\""),
        // Lines of one sort stand lower, and those of no other.
        Value(
            theme: "glass", state: "section-list/pushed-25", appearance: .light,
            property: "indexBar.contentInsets.top", value: "3"),
        // All names are smaller, and are the same.
        Value(
            theme: "material", state: "index-bar/beyond-top", appearance: .dark, property: "list.row.titleFont.size",
            value: "13"),
        // Both sides are half a point farther out, less than a rasteriser may draw one elsewhere.
        Value(
            theme: "photos", state: "section-list/pinned", appearance: .light, property: "indexBar.thumb.size",
            value: "[59, 22]"),
        // What it moves but lines of text, it moves by less than a pixel.
        Value(
            theme: "photos", state: "index-bar/touch-down-first", appearance: .light,
            property: "indexBar.contentInsets.bottom", value: "2"),
        // A text that is too large for its badge as the theme has it.
        Value(
            theme: "shop", state: "grid/first-page", appearance: .light, property: "grid.cell.badge.font.size",
            value: "11.5"),
        // One corner of four, of which an arc is little.
        Value(
            theme: "material", state: "index-bar/touch-down-middle", appearance: .light,
            property: "bubble.cornerRounding", value: "[44, 41, 6, 44]"),
        // Three corners of four, of which one alone is cut to fit while the others are as they are.
        Value(
            theme: "category", state: "grid/first-page", appearance: .light, property: "grid.cell.badge.cornerRounding",
            value: "[6, 6, 6, 2]"),
        // Nearly as one radius for all four would be.
        Value(
            theme: "category", state: "grid/first-page", appearance: .dark, property: "grid.cell.badge.cornerRounding",
            value: "[5, 5, 5, 2]"),
        // A disc with a tip, which is no wider on one side alone.
        Value(
            theme: "glass", state: "index-bar/unreachable-last", appearance: .light, property: "bubble.radius",
            value: "35.5"),
        // The letters of a bubble that fades over lines of text.
        Value(
            theme: "photos", state: "index-bar/releasing", appearance: .light, property: "bubble.titleFont.size",
            value: "20"),
        Value(
            theme: "photos", state: "index-bar/releasing", appearance: .dark, property: "bubble.titleFont.weight",
            value: "400"),
        // Corners that leave another share open than circles, and some that are nearly as round as can be, or nearly square.
        Value(
            theme: "system", state: "section-list/resting", appearance: .dark,
            property: "list.tableHeader.fieldRounding", value: "continuous(13)"),
        Value(
            theme: "material", state: "section-list/table-header", appearance: .light,
            property: "list.tableHeader.fieldRounding", value: "radius(23.5)"),
        Value(
            theme: "shop", state: "grid/first-page", appearance: .light, property: "grid.cell.badge.cornerRounding",
            value: "radius(2)"),
        // A thumb that is longer by more than edges are looked for, and a disc that the status bar cuts.
        Value(
            theme: "material", state: "section-list/resting", appearance: .light, property: "indexBar.thumb.size",
            value: "[8, 64]"),
        Value(
            theme: "material", state: "section-list/resting", appearance: .light,
            property: "list.tableHeader.avatar.fill", value: "\"#4040C0\""),
        // Open spacing makes room for another inset, and would be an odd number itself.
        Value(
            theme: "category", state: "grid/single-page", appearance: .dark, property: "grid.insets.trailing",
            value: "3.5"),
        // A bar lies over the ends of lines, and hardly differs from what is beside these.
        Value(
            theme: "qq-music", state: "section-list/pushed-50", appearance: .dark, property: "list.row.separator.color",
            value: "\"#003E6E\""),
        // What others are apart follows, since the theme leaves it open, as it does before anything is found.
        Value(
            theme: "category", state: "grid/snapping", appearance: .dark, property: "grid.insets.top", value: "10"),
    ])
    func aValueIsTold(_ wanted: Value) throws {
        let subject = try TestSubjects.subject(wanted.theme, wanted.state, wanted.appearance)
        let theme = try #require(subject.theme.setting(wanted.property, toText: wanted.value))
        let scene = try #require(subject.scene(of: theme))
        let told = try departures(of: scene.displayList, from: subject)
        #expect(told.map(\.property) == [wanted.property], "\(told.map(\.words))")
        #expect(told.first?.suggestion == wanted.value)
    }

    @Test(
        "Of tiles, whose colours follow names, one that most of a colour have is told, and no other of the same palette"
    )
    func aTilesColorIsTold() throws {
        let subject = try TestSubjects.subject("wechat", "section-list/resting", .light)
        let theme = subject.theme.theme(in: .light)
        var colors = theme.list.row.picture.monogramColors.map(\.hexadecimal)
        func told(_ color: String) throws -> [MatchResult.Departure] {
            colors[0] = color
            let text = "[" + colors.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
            let changed = try #require(subject.theme.setting("list.row.picture.monogramColors", toText: text))
            return try departures(of: try #require(subject.scene(of: changed)).displayList, from: subject)
        }
        let one = try told("#5B70D5")
        #expect(one.map(\.property) == ["list.row.picture.monogramColors"], "\(one.map(\.words))")
        #expect(one.first?.part == "1")
        #expect(one.first?.measured == "#5B70D5")
        let other = try told(theme.list.row.picture.monogramColors[1].hexadecimal)
        #expect(other.isEmpty, "\(other.map(\.words))")
    }

    /// Above and below a field, which then is as much lower.
    @Test(arguments: [6.0, 10])
    func insetsOnBothSidesAreTold(inset: Double) throws {
        let subject = try TestSubjects.subject("wechat", .indexBar(.rest))
        let text = NumberText.exact(inset)
        let theme = try #require(
            subject.theme.setting("list.tableHeader.fieldInsets", toText: "[\(text), 8, \(text), 8]"))
        let told = try departures(of: try #require(subject.scene(of: theme)).displayList, from: subject)
        let sides = ["bottom", "top"].map { "list.tableHeader.fieldInsets.\($0)" }
        #expect(told.map(\.property) == sides && told.allSatisfy { $0.measured == text }, "\(told.map(\.words))")
    }

    /// One stop of a tile's gradient, and no other that is mixed with it.
    @Test(arguments: [
        ("glass", "index-bar/below-minimum", Appearance.light, 3, 1), ("photos", "index-bar/rest", .dark, 7, 2),
    ])
    func aStopOfATilesGradientIsTold(
        theme name: String, state: String, appearance: Appearance, tile: Int, stop: Int
    ) throws {
        let subject = try TestSubjects.subject(name, state, appearance)
        let part = "\(tile + 1), stop \(stop + 1)"
        let color = try #require(
            ThemeColor.all.first { $0.path == "list.row.picture.monogramFills" && $0.part == part })
        let text = color.written(subject.theme.theme(in: appearance), Color(hex: 0xCA704D))
        let changed = try #require(subject.theme.setting(color.path, toText: text))
        let told = try departures(of: try #require(subject.scene(of: changed)).displayList, from: subject)
        #expect(told.map(\.part) == [part] && told.first?.measured == "#CA704D", "\(told.map(\.words))")
        #expect(told.first?.suggestion == text)
    }

    /// A node that is moved.
    struct Move: CustomTestStringConvertible {
        let theme: String
        let state: String
        let appearance: Appearance
        let node: String
        let way: Point
        var testDescription: String { "\(theme) \(state): \(node)" }
    }

    @Test(arguments: [
        // The canvas cuts it.
        Move(
            theme: "shop", state: "grid/swipe-25", appearance: .dark, node: "grid/item/12/label", way: Point(x: 1, y: 0)
        ),
        Move(
            theme: "shop", state: "grid/swipe-50", appearance: .dark, node: "grid/item/16/picture",
            way: Point(x: 0, y: 1)),
        // A third of it shows.
        Move(
            theme: "shop", state: "grid/snapping", appearance: .dark, node: "grid/item/11/label",
            way: Point(x: 0, y: -3)),
        // Only its uppermost points show.
        Move(
            theme: "qq-music", state: "index-bar/frozen-outside", appearance: .dark, node: "section/8/row/12/picture",
            way: Point(x: 3, y: 0)),
        // It is shortened.
        Move(
            theme: "launcher", state: "grid/last-page", appearance: .light, node: "grid/item/20/label",
            way: Point(x: 0, y: 3)),
        // It stands half out of where it is looked for.
        Move(
            theme: "shop", state: "grid/bounce", appearance: .dark, node: "grid/item/0/label", way: Point(x: -3.5, y: 0)
        ),
        // What it stands on stays.
        Move(
            theme: "wechat", state: "section-list/empty-section", appearance: .light, node: "index-bar/title/12",
            way: Point(x: 2, y: 0)),
        // The canvas ends in it where it stands now.
        Move(
            theme: "system", state: "section-list/pushed-25", appearance: .light, node: "index-bar/title/23",
            way: Point(x: 4, y: 0)),
        // A symbol of several strokes, farther than its light leads.
        Move(
            theme: "system", state: "index-bar/rest", appearance: .dark, node: "index-bar/title/0",
            way: Point(x: -4, y: 0)),
        // It is a gradient, without a colour of its own.
        Move(
            theme: "glass", state: "index-bar/rest", appearance: .dark, node: "section/1/row/0/picture",
            way: Point(x: 3, y: 0)),
        // Its card cuts it where it was.
        Move(
            theme: "shop", state: "grid/last-page", appearance: .dark, node: "grid/item/23/picture",
            way: Point(x: 0, y: -1.5)),
        // Its shadow stays.
        Move(
            theme: "category", state: "grid/swipe-25", appearance: .light, node: "grid/item/3/picture",
            way: Point(x: -3.5, y: 0)),
        // The canvas cuts it, and its lines are as thick as it is moved.
        Move(
            theme: "shop", state: "grid/swipe-25", appearance: .light, node: "grid/item/0/label",
            way: Point(x: 0, y: -2.5)),
        // The bubble lies over a part of it.
        Move(
            theme: "photos", state: "index-bar/beyond-bottom", appearance: .dark, node: "section/51/row/2/title",
            way: Point(x: -2, y: 0)),
        // A disc of which the canvas leaves a cap.
        Move(
            theme: "material", state: "section-list/bounce", appearance: .light, node: "section/0/row/10/picture",
            way: Point(x: -3, y: 0)),
        // A symbol above letters that stay, as a bar with another inset has both moved.
        Move(
            theme: "system", state: "index-bar/touch-down-first", appearance: .dark, node: "index-bar/title/0",
            way: Point(x: 0, y: 2.5)),
        // The picture of an item that is pressed, through what lies over it.
        Move(
            theme: "launcher", state: "grid/pressed", appearance: .light, node: "grid/item/9/picture",
            way: Point(x: -4, y: 0)),
        // The label of an item that is pressed, and so drawn smaller.
        Move(
            theme: "shop", state: "grid/pressed", appearance: .dark, node: "grid/item/4/label",
            way: Point(x: 0, y: 1.5)),
        // A gradient that the canvas cuts, of which three sides show.
        Move(
            theme: "photos", state: "section-list/pushed-75", appearance: .dark, node: "section/28/row/4/picture",
            way: Point(x: -2.5, y: 0)),
    ])
    func aMovedNodeIsTold(_ wanted: Move) throws {
        let subject = try TestSubjects.subject(wanted.theme, wanted.state, wanted.appearance)
        let scene = try #require(subject.scene(of: subject.theme))
        let told = try departures(of: scene.displayList.moving(wanted.node, by: wanted.way), from: subject)
        #expect(told.map(\.property) == [wanted.node], "\(told.map(\.words))")
        let parts = told.first?.measured.split(separator: ", ").compactMap { Double($0) } ?? []
        #expect(parts.count == 2 && abs(parts[0] - wanted.way.x) <= 0.5 && abs(parts[1] - wanted.way.y) <= 0.5)
    }

    /// Shadows move nothing: what lies beside what casts them tells how far they are moved, how wide and how dark they are.
    @Test(arguments: [
        (theme: "shop", property: "grid.cell.shadow.y", value: "5", measured: 5.0),
        (theme: "shop", property: "grid.cell.shadow.blur", value: "14", measured: 14),
        (theme: "launcher", property: "grid.cell.shadow.color", value: "\"#1B243D66\"", measured: 0.4),
        // Separators go on beneath the bar.
        (theme: "qq-music", property: "indexBar.shadow.x", value: "2", measured: 2),
        (theme: "qq-music", property: "indexBar.shadow.y", value: "3", measured: 3),
    ])
    func aShadowIsTold(theme: String, property path: String, value: String, measured: Double) throws {
        try expectShadow(path, value, measured: measured, of: theme, in: .light)
    }

    /// On dark grounds a shadow is a few steps of 255 darker than they are.
    @Test(arguments: ["shop", "launcher"])
    func aShadowThatIsGoneIsTold(theme: String) throws {
        let subject = try TestSubjects.subject(theme, "grid/first-page", .light)
        let changed = try #require(subject.theme.setting("grid.cell.shadow.color", toText: "\"#00000000\""))
        let told = try departures(of: try #require(subject.scene(of: changed)).displayList, from: subject)
        #expect(told.map(\.property) == ["grid.cell.shadow.color"], "\(told.map(\.words))")
        #expect(told.map(\.measured) == ["0"])
    }

    @Test(arguments: [
        (theme: "shop", property: "grid.cell.shadow.y", value: "5.5", measured: 5.5),
        (theme: "qq-music", property: "indexBar.shadow.x", value: "1.5", measured: 1.5),
    ])
    func aShadowOnADarkGroundIsTold(theme: String, property path: String, value: String, measured: Double) throws {
        try expectShadow(path, value, measured: measured, of: theme, in: .dark)
    }

    private func expectShadow(
        _ path: String, _ value: String, measured: Double, of theme: String, in appearance: Appearance
    ) throws {
        let subject = try TestSubjects.subject(
            theme, path.hasPrefix("grid") ? "grid/first-page" : "section-list/pinned", appearance)
        let other = try #require(subject.theme.setting(path, toText: value))
        let told = try departures(of: #require(subject.scene(of: other)).displayList, from: subject)
        let departure = try #require(told.first)
        #expect(told.map(\.property) == [path], "\(told.map(\.words))")
        let value = try #require(Double(departure.measured))
        #expect(abs(value - measured) <= (departure.part == "opacity" ? 0.03 : 0.5))
        #expect(departure.place?.file.hasSuffix("\(theme).theme.yaml") == true && !departure.nodes.isEmpty)
    }

    /// An app has names of its own: rows are where they are, whatever they are called (MT-3).
    @Test(arguments: [
        ("system", "index-bar/rest"), ("wechat", "section-list/pinned"), ("glass", "index-bar/dragging"),
        ("shop", "grid/first-page"),
    ])
    func otherNamesAreNoDeparture(theme: String, state: String) throws {
        let subject = try TestSubjects.subject(theme, state, .light)
        func other(_ name: String) -> String { String(name.prefix(1) + name.dropFirst().reversed()) }
        var app = subject
        for section in app.list.sections.indices {
            for item in app.list.sections[section].items.indices {
                app.list.sections[section].items[item].name = other(app.list.sections[section].items[item].name)
            }
        }
        let items = (0..<app.grid.count).map { number in
            var item = app.grid[number]
            item.name = other(item.name)
            return item
        }
        app.grid = GridContent(title: app.grid.title, locale: app.grid.locale, items: items)
        let told = try departures(of: #require(app.scene(of: app.theme)).displayList, from: subject)
        #expect(told.map(\.words) == [])
    }

    /// The sides of a field that is cut go on up to there, however round its other corners are.
    @Test func theRadiusOfACutFieldIsTold() throws {
        let subject = try TestSubjects.subject("system", "section-list/resting", .light)
        let theme = try #require(subject.theme.setting("list.tableHeader.fieldRounding", toText: "continuous(14)"))
        let told = try departures(of: #require(subject.scene(of: theme)).displayList, from: subject)
        #expect(told.map(\.property) == ["list.tableHeader.fieldRounding"], "\(told.map(\.words))")
        #expect(told.first.flatMap { Double($0.measured) }.map { abs($0 - 14) <= 1 } == true)
    }

    /// The line on a tab bar lies between the list and the bar, and is neither's edge.
    @Test func aLineBetweenTwoGroundsHasAColor() throws {
        let subject = try #require(try TestSubjects.subject("system", "index-bar/rest", .dark).withChrome)
        let theme = try #require(subject.theme.setting("chrome.hairline", toText: "\"#5D4E34\""))
        let told = try departures(of: #require(subject.scene(of: theme)).displayList, from: subject, pixelsPerPoint: 3)
        #expect(told.map(\.property) == ["chrome.hairline"], "\(told.map(\.words))")
        #expect(told.first?.measured == "#5D4E34")
    }

    /// Rasterisers set texts higher or lower in their lines: no such node is marked.
    @Test func aTextThatStandsLowerInItsLineIsAsThemed() throws {
        let subject = try TestSubjects.subject("system", "index-bar/touch-down-last", .dark)
        let list = try #require(subject.scene(of: subject.theme)).displayList
        let result = try TestSubjects.match(list.moving("index-bar/title/20", by: Point(x: 0, y: 0.5)), with: subject)
        #expect(result.departures.isEmpty)
        let node = try #require(result.nodes.first { $0.id == "index-bar/title/20" })
        #expect(node.verdict == .same)
        #expect(abs(node.dy - 0.5) < 0.1)
    }

    /// Rasterisers set all lines half a point higher: a gap of a point is told all the same.
    @Test func aGapIsToldWhereAllLinesStandAsMuchHigher() throws {
        let subject = try TestSubjects.subject("material", "index-bar/dragging", .dark)
        let theme = try #require(subject.theme.setting("list.row.subtitleGap", toText: "3"))
        let scene = try #require(subject.scene(of: theme))
        let higher = scene.nodes.reduce(scene.displayList) { list, node in
            list.movingText(of: node.id, by: Point(x: 0, y: -0.5))
        }
        let told = try departures(of: higher, from: subject)
        #expect(told.map(\.property) == ["list.row.subtitleGap"], "\(told.map(\.words))")
        #expect(told.first?.measured == "3")
    }

    /// Rasterisers set all lines half a point higher, and titles a pixel more where there is a subtitle: that is no gap of a
    /// point, of which subtitles would have their half.
    @Test(arguments: Appearance.allCases)
    func titlesAPixelHigherThanOtherLinesHaveNoGap(in appearance: Appearance) throws {
        let subject = try TestSubjects.subject("system", "section-list/resting", appearance)
        let scene = try #require(subject.scene(of: subject.theme))
        let titled = Set(
            scene.nodes.filter { $0.role == .rowSubtitle }.map { $0.id.replacing("/subtitle", with: "/title") })
        let other = scene.nodes.reduce(scene.displayList) { list, node in
            list.movingText(of: node.id, by: Point(x: 0, y: titled.contains(node.id) ? -1 : -0.5))
        }
        #expect(!titled.isEmpty && titled.count < scene.nodes.count { $0.role == .rowTitle })
        #expect(try departures(of: other, from: subject).map(\.words) == [])
    }

    /// A letter that stands a pixel higher in a bubble does not tell how large that is.
    @Test func cornersAreToldWhateverLettersSay() throws {
        let subject = try TestSubjects.subject("material", "index-bar/touch-down-middle", .light)
        let theme = try #require(subject.theme.setting("bubble.cornerRounding", toText: "[40, 40, 6, 40]"))
        let list = try #require(subject.scene(of: theme)).displayList
        let told = try departures(
            of: list.movingText(of: "bubble/title", by: Point(x: 0, y: -0.5)), from: subject)
        #expect(told.map(\.property) == ["bubble.cornerRounding"], "\(told.map(\.words))")
    }

    /// What drawings told of a badge that is elsewhere, as rounder corners and more padding, goes once it is in its place.
    @Test func aBadgeThatIsElsewhereHasItsCorners() throws {
        let subject = try TestSubjects.subject("category", "grid/first-page", .light)
        let theme = try #require(subject.theme.setting("grid.cell.badge.inset", toText: "[3, 3]"))
        let told = try departures(of: try #require(subject.scene(of: theme)).displayList, from: subject)
        #expect(Set(told.map(\.property)) == ["grid.cell.badge.inset"], "\(told.map(\.words))")
    }

    /// A separator is missed alone, its row as it is.
    @Test(arguments: [
        // It lies at a header's edge, which is no separator.
        Row(theme: "qq-music", state: "index-bar/condensed", section: 11, index: 0),
        // The row lies beneath glass, where nothing of it is measured.
        Row(theme: "glass", state: "index-bar/touch-down-last", section: 19, index: 0),
    ])
    func aMissingSeparatorIsFound(of row: Row) throws {
        let subject = try TestSubjects.subject(row.theme, row.state, row.appearance)
        let list = try #require(subject.scene(of: subject.theme)).displayList
        let node = "section/\(row.section)/row/\(row.index)"
        let told = try departures(of: list.changing(node) { $0.withoutHairlines }, from: subject)
        #expect(told.map(\.words) == ["\(node)/separator: missing in the picture"])
    }

    /// Another layout sets lines of text two points higher; names are found all the same.
    @Test func exchangedRowsAreFoundWhereLinesStandHigher() throws {
        let subject = try TestSubjects.subject("wechat", "index-bar/touch-down-first", .dark)
        var other = subject
        other.list.sections[0].items.swapAt(1, 2)
        let scene = try #require(other.scene(of: subject.theme))
        let lines = scene.nodes.filter { [.rowTitle, .rowSubtitle].contains($0.role) }
        let list = lines.reduce(scene.displayList) { $0.moving($1.id, by: Point(x: 0, y: -2)) }
        let told = try departures(of: list, from: subject)
        #expect(told.map(\.words) == ["section/0/row/1: after the next in the picture"])
    }

    /// Two names are told from each other by one letter, and the first of them has nothing else that is its own.
    @Test func exchangedRowsAreFoundByTheSecond() throws {
        let subject = try TestSubjects.subject("qq-music", "section-list/pushed-25", .light)
        var other = subject
        other.list.sections[12].items.swapAt(3, 4)
        let scene = try #require(other.scene(of: subject.theme))
        let result = try TestSubjects.match(scene.displayList, with: subject, scale: 3)
        #expect(result.departures.map(\.words) == ["section/12/row/3: after the next in the picture"])
        #expect(result.nodes.first { $0.id == "section/12/row/3" }?.verdict == .differs)
    }

    /// What follows a row that is gone stands in its place; nothing else is told.
    @Test(arguments: [
        // What stands in its place is called nearly the same.
        Row(theme: "qq-music", state: "section-list/pinned", section: 12, index: 3),
        // A name of which a bar leaves the upper third is another one.
        Row(theme: "glass", state: "section-list/pushed-75", section: 17, index: 0),
        // Beneath glass nothing of it is measured but its separator, or not even that: how all looks there tells that it is
        // gone.
        Row(theme: "glass", state: "index-bar/touch-down-last", section: 19, index: 0),
        Row(theme: "glass", state: "section-list/pushed-50", appearance: .light, section: 17, index: 0),
        // Beneath a finger that says how much of the list is above, all is elsewhere where the list is shorter.
        Row(theme: "photos", state: "index-bar/dragging", section: 25, index: 3),
        // The last of a section, which a bar hides.
        Row(theme: "photos", state: "index-bar/touch-down-middle", appearance: .light, section: 24, index: 8),
    ])
    func aMissingRowIsFound(_ row: Row) throws {
        let subject = try TestSubjects.subject(row.theme, row.state, row.appearance)
        var other = subject
        other.list.sections[row.section].items.remove(at: row.index)
        let scene = try #require(other.scene(of: subject.theme))
        let result = try TestSubjects.match(scene.displayList, with: subject)
        let id = "section/\(row.section)/row/\(row.index)"
        #expect(result.departures.map(\.words) == ["\(id): missing in the picture"])
        // Where the theme has it, which is where a report outlines it.
        let node = try #require(result.nodes.first { $0.id == id })
        #expect(node.verdict == .missing)
        #expect(node.frame == subject.scene(of: subject.theme)?.nodes.first { $0.id == id }?.frame)
    }

    /// A row of a theme's own content, in a state.
    struct Row: CustomTestStringConvertible {
        let theme: String
        let state: String
        var appearance = Appearance.dark
        let section: Int
        let index: Int
        var testDescription: String { "\(theme) \(state): section/\(section)/row/\(index)" }
    }

    /// Headers on their way have a part of a pinned one's colour; those that rest have none, and are of their own.
    @Test(arguments: [
        (property: "list.header.pinnedBackground", value: "\"#250101\""),
        (property: "list.header.restingBackground", value: "\"#121400\""),
    ])
    func aPartOfAHeadersColorIsNoOthers(property: String, value: String) throws {
        let subject = try TestSubjects.subject("wechat", "section-list/pushed-75", .dark)
        let theme = try #require(subject.theme.setting(property, toText: value))
        let told = try departures(of: #require(subject.scene(of: theme)).displayList, from: subject)
        #expect(told.map(\.property) == [property], "\(told.map(\.words))")
    }

    /// A page control of two pages has its own colour in one half, and that of its current page in the other; and the last
    /// item has none after it that would move.
    @Test(arguments: [
        (state: "grid/last-page", appearance: Appearance.dark, item: 14),
        (state: "grid/swipe-25", appearance: .light, item: 15),
    ])
    func aMissingItemIsNothingElse(state: String, appearance: Appearance, item: Int) throws {
        let subject = try TestSubjects.subject("category", state, appearance)
        var other = subject
        let items = (0..<subject.grid.count).filter { $0 != item }.map { subject.grid[$0] }
        other.grid = GridContent(title: subject.grid.title, locale: subject.grid.locale, items: items)
        let scene = try #require(other.scene(of: subject.theme))
        let told = try departures(of: scene.displayList, from: subject, pixelsPerPoint: 3)
        #expect(told.map(\.words) == ["grid/item/\(item): missing in the picture"])
    }

    /// In a browser names lie a pixel beside those that are drawn: with a few more that are gone more would seem to be alike.
    @Test(.enabled(if: Chromium.isInstalled))
    func theFirstItemThatIsMissingIsOneAlone() throws {
        let subject = try TestSubjects.subject("shop", "grid/single-page", .light)
        var other = subject
        let items = (1..<subject.grid.count).map { subject.grid[$0] }
        other.grid = GridContent(title: subject.grid.title, locale: subject.grid.locale, items: items)
        let scene = try #require(other.scene(of: subject.theme))
        let shot = try #require(try TwinShots.shots(of: [scene], pixelsPerPoint: 2).first)
        let told = try ThemeMatcher(subject, shot: shot).match().departures
        #expect(told.map(\.words) == ["grid/item/0: missing in the picture"])
    }

    /// A browser sets titles on whole pixels, where they are nearer to the theme's places than to those that they should have:
    /// the bubble and the highlight tell by how much the bar has moved.
    @Test(.enabled(if: Chromium.isInstalled))
    func aBarIsMovedWithItsBubbleByHalfAPoint() throws {
        let subject = try TestSubjects.subject("wechat", "index-bar/touch-down-middle", .light)
        let theme = try #require(subject.theme.setting("indexBar.contentInsets.top", toText: "1"))
        let scene = try #require(subject.scene(of: theme))
        let shot = try #require(TwinShots.shots(of: [scene], pixelsPerPoint: 2).first)
        let told = try ThemeMatcher(subject, shot: shot).match().departures
        #expect(told.map(\.property) == ["indexBar.contentInsets.top"], "\(told.map(\.words))")
    }

    /// Beneath a fading bubble other rows show, at whose pictures it seems to end in a browser's drawing.
    @Test(.enabled(if: Chromium.isInstalled))
    func aFadingBubbleOverOtherRowsIsAsThemed() throws {
        let subject = try TestSubjects.subject("qq-music", "index-bar/releasing", .dark)
        var shown = subject
        shown.list.sections[10].items.remove(at: 3)
        let theme = try #require(subject.theme.setting("indexBar.contentInsets.top", toText: "14"))
        let scene = try #require(shown.scene(of: theme))
        let shot = try #require(TwinShots.shots(of: [scene], pixelsPerPoint: 2).first)
        let told = try ThemeMatcher(subject, shot: shot).match().departures
        #expect(told.map(\.property) == ["indexBar.contentInsets.top", "section/10/row/3"], "\(told.map(\.words))")
    }

    /// Another length is found though rows that follow a missing one would be at their places with less than no inset.
    @Test func aLengthIsToldBesideAMissingRow() throws {
        let subject = try TestSubjects.subject("qq-music", "index-bar/scrolled", .dark)
        var other = subject
        other.list.sections[12].items.remove(at: 2)
        let theme = try #require(subject.theme.setting("indexBar.slotHeight", toText: "18"))
        let scene = try #require(other.scene(of: theme))
        let told = try departures(of: scene.displayList, from: subject)
        #expect(
            told.map(\.words) == [
                "indexBar.slotHeight: 18 pt in the picture, 20 in the theme, 23 nodes say so",
                "section/12/row/2: missing in the picture",
            ])
    }

    /// An item that is pressed is drawn smaller, and found all the same.
    @Test func anExchangedItemIsFoundWhereOneIsPressed() throws {
        let subject = try TestSubjects.subject("category", "grid/pressed", .dark)
        var other = subject
        var items = (0..<subject.grid.count).map { subject.grid[$0] }
        items.swapAt(4, 5)
        other.grid = GridContent(title: subject.grid.title, locale: subject.grid.locale, items: items)
        let scene = try #require(other.scene(of: subject.theme))
        let told = try departures(of: scene.displayList, from: subject)
        #expect(told.map(\.words) == ["grid/item/4: after the next in the picture"])
    }

    /// A page whose pixel ratio is emulated has boxes and lines of text at whole points.
    @Test(arguments: [
        ("system", "index-bar/rest"), ("photos", "section-list/bounce"), ("shop", "grid/middle-page"),
        ("glass", "section-list/pinned"),
    ])
    func whatStandsAtWholePointsIsNoDeparture(theme: String, state: String) throws {
        let subject = try TestSubjects.subject(theme, state)
        let scene = try #require(subject.scene(of: subject.theme))
        #expect(scene.atWholePoints != scene)
        #expect(try departures(of: scene.atWholePoints.displayList, from: subject).map(\.words) == [])
    }

    @Test func aMissingRowIsToldWhereAllStandsAtWholePoints() throws {
        let subject = try TestSubjects.subject("system", "index-bar/rest")
        var other = subject
        other.list.sections[0].items.remove(at: 3)
        let scene = try #require(other.scene(of: subject.theme)).atWholePoints
        let told = try departures(of: scene.displayList, from: subject)
        #expect(told.map(\.words) == ["section/0/row/3: missing in the picture"])
    }

    @Test(arguments: [
        ("system", "list.row.height", "46"), ("wechat", "list.row.subtitleGap", "4"),
    ])
    func aLengthIsToldWhereAllStandsAtWholePoints(theme: String, path: String, value: String) throws {
        let subject = try TestSubjects.subject(theme, "index-bar/rest")
        let theme = try #require(subject.theme.setting(path, toText: value))
        let scene = try #require(subject.scene(of: theme)).atWholePoints
        let told = try departures(of: scene.displayList, from: subject)
        #expect(told.map(\.property) == [path] && told.first?.measured == value, "\(told.map(\.words))")
    }

    /// All between the two are in their places.
    @Test func itemsThatAreExchangedFarApartAreFound() throws {
        let subject = try TestSubjects.subject("launcher", "grid/first-page", .dark)
        var other = subject
        var items = (0..<subject.grid.count).map { subject.grid[$0] }
        items.swapAt(2, 9)
        other.grid = GridContent(title: subject.grid.title, locale: subject.grid.locale, items: items)
        let scene = try #require(other.scene(of: subject.theme))
        let result = try TestSubjects.match(scene.displayList, with: subject)
        #expect(result.departures.map(\.words) == ["grid/item/2: in the place of grid/item/9 in the picture"])
        #expect(Set(result.nodes.filter { $0.verdict == .differs }.map(\.id)) == ["grid/item/2", "grid/item/9"])
    }

    @Test func rowsOfTwoSectionsThatAreExchangedAreFound() throws {
        let subject = try TestSubjects.subject("glass", "index-bar/dragging")
        var other = subject
        let (first, second) = (subject.list.sections[15].items[1], subject.list.sections[17].items[1])
        other.list.sections[15].items[1] = second
        other.list.sections[17].items[1] = first
        let scene = try #require(other.scene(of: subject.theme))
        let told = try departures(of: scene.displayList, from: subject).map(\.words)
        #expect(told == ["section/15/row/1: in the place of section/17/row/1 in the picture"])
    }

    /// On another ground the corners of pictures look otherwise, and are not.
    @Test func anotherGroundIsNoOtherShape() throws {
        let subject = try TestSubjects.subject("photos", "section-list/bounce", .dark)
        let theme = try #require(subject.theme.setting("canvas.background", toText: "'#1F1526'"))
        let scene = try #require(subject.scene(of: theme))
        #expect(try departures(of: scene.displayList, from: subject).map(\.property) == ["canvas.background"])
    }

    /// A border's width and colour are told, and that there is none.
    @Test(arguments: [
        (
            "{width: 3.5, color: '#8040A0'}",
            "grid.cell.border.width: 3.5 pt in the picture, 2 in the theme, 9 nodes say so"
        ),
        (
            "{width: 2, color: '#805AA0'}",
            "grid.cell.border.color: #805AA0 in the picture, #8040A0 in the theme, ΔE 7.4, 9 nodes say so"
        ),
        (
            "{width: 0}",
            "grid.cell.border: none in the picture, {width: 2, color: \"#8040A0\"} in the theme, 9 nodes say so"
        ),
    ])
    func aBorderIsTold(border: String, words: String) throws {
        let plain = try TestSubjects.subject("shop", "grid/first-page", .light)
        func bordered(_ text: String) throws -> ThemeFile {
            try #require(plain.theme.setting("grid.cell.border", toText: text))
        }
        let subject = MatchSubject(
            try bordered("{width: 2, color: '#8040A0'}"), in: .light, state: plain.state, list: plain.list,
            grid: plain.grid, tools: plain.tools)
        let scene = try #require(subject.scene(of: try bordered(border)))
        let told = try departures(of: scene.displayList, from: subject)
        #expect(told.map(\.words) == [words])
    }

    private func departures(
        of list: DisplayList, from subject: MatchSubject, pixelsPerPoint: Double = 2
    ) throws -> [MatchResult.Departure] {
        try TestSubjects.match(list, with: subject, scale: pixelsPerPoint).departures
    }
}
