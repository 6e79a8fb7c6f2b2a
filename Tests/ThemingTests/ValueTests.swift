import Geometry
import Styles
import Testing
import Theming

/// What the values of properties mean (IB-1 … IB-25, SL-1 … SL-8).
@Suite struct ValueTests {
    @Test func everyGoodExampleLoads() throws {
        for example in ValueExamples.good {
            let text = ValueExamples.theme(example.path, example.value)
            #expect(try errors(text) == "", "\(text)")
        }
    }

    @Test func everyBadExampleIsAnErrorAtItsPlace() throws {
        for example in ValueExamples.bad {
            let text = ValueExamples.theme(example.path, example.value)
            let errors = try errors(text)
            let line = example.path.split(separator: ".").count
            #expect(errors.hasPrefix("look.theme.yaml:\(line):"), "\(text)\(errors)")
        }
    }

    @Test func emptyThemeHasTheDefaults() throws {
        #expect(try theme("name: x") == Theme())
        #expect(try theme("name: x", .dark) == Theme(standardIn: .dark))
        #expect(try theme("indexBar:\nbubble:\n") == Theme())
    }

    @Test(arguments: [
        ("#fff", Color.white), ("#000", .black), ("#18f", Color(hex: 0x1188FF)), ("#07C160", Color(hex: 0x07C160)),
        ("#07c16080", Color(hex: 0x07C160, alpha: 128.0 / 255)),
    ])
    func colors(text: String, expected: Color) throws {
        #expect(try theme("indexBar: {titleColor: \"\(text)\"}").indexBar.titleColor == expected)
    }

    @Test("IB-22: a toast brings its fill and its title's size; what is set goes over them, in any order")
    func toastBringsItsLook() throws {
        let plain = try theme("bubble: {shape: toast}").bubble
        #expect(plain.shape == .toast(10))
        #expect(plain.fill == .color(Color(hex: 0xC8C8C8, alpha: 0.8)))
        #expect(plain.titleFont.size == 60)
        let own = try theme("bubble: {titleFont: {size: 40}, fill: \"#123\", shape: toast(4)}").bubble
        #expect(own.shape == .toast(4))
        #expect(own.fill == .color(Color(hex: 0x112233)))
        #expect(own.titleFont.size == 40)
    }

    @Test func canvasPresetAndWhatOverridesIt() throws {
        let preset = try theme("canvas: {preset: iphone-15}").canvas
        #expect(preset.size == Size(width: 393, height: 852))
        #expect(preset.safeArea == Insets(top: 59, bottom: 34))
        let canvas = try theme("canvas: {height: 700, preset: iphone-15, safeArea: {top: 20}}").canvas
        #expect(canvas.size == Size(width: 393, height: 700))
        #expect(canvas.safeArea == Insets(top: 20, bottom: 34))
        #expect(try theme("canvas: {size: [300, 400], width: 310}").canvas.size == Size(width: 310, height: 400))
    }

    @Test(arguments: CanvasPreset.all)
    func everyPresetIsAWord(preset: CanvasPreset) throws {
        let canvas = try theme("canvas: {preset: \(preset.name)}").canvas
        #expect(canvas.size == preset.size && canvas.safeArea == preset.safeArea)
    }

    @Test func insetsInThreeForms() throws {
        func insets(_ text: String) throws -> Insets {
            try theme("indexBar: {contentInsets: \(text)}").indexBar.contentInsets
        }
        #expect(try insets("4") == Insets(top: 4, leading: 4, bottom: 4, trailing: 4))
        #expect(try insets("[1, 2, 3, 4]") == Insets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(try insets("{bottom: 3}") == Insets(bottom: 3))
        // What a mapping leaves out keeps its default.
        #expect(
            try theme("list: {tableHeader: {fieldInsets: {top: 1}}}").list.tableHeader.fieldInsets
                == Insets(top: 1, leading: 16, bottom: 10, trailing: 16))
    }

    @Test func fills() throws {
        func fill(_ text: String) throws -> Fill { try theme("bubble: {fill: \(text)}").bubble.fill }
        let stops = [GradientStop(offset: 0, color: .white), GradientStop(offset: 1, color: .black)]
        #expect(try fill("none") == .none)
        #expect(try fill("\"#fff\"") == .color(.white))
        #expect(
            try fill("{linear: {angle: 90, stops: [[0, \"#fff\"], {offset: 1, color: \"#000\"}]}}")
                == .linear(LinearGradient(angle: 90, stops: stops)))
        #expect(
            try fill("{linear: {stops: [[0, \"#fff\"], [1, \"#000\"]]}}") == .linear(LinearGradient(stops: stops)))
        #expect(
            try fill("{radial: {center: [0.25, 1], radius: 0.5, stops: [[0, \"#fff\"], [1, \"#000\"]]}}")
                == .radial(RadialGradient(center: Point(x: 0.25, y: 1), radius: 0.5, stops: stops)))
        #expect(
            try fill("{radial: {stops: [[0, \"#fff\"], [1, \"#000\"]]}}") == .radial(RadialGradient(stops: stops)))
    }

    /// IB-7, IB-11, IB-16, IB-22, SL-1: words with a number in both forms.
    @Test func wordsWithParameters() throws {
        func bar(_ text: String) throws -> IndexBarStyle { try theme("indexBar: {\(text)}").indexBar }
        #expect(try bar("cornerRounding: radius(8)").cornerRounding == .radius(8))
        #expect(try bar("cornerRounding: {radius: 8}").cornerRounding == .radius(8))
        #expect(try bar("cornerRounding: continuous(10.5)").cornerRounding == .continuous(10.5))
        #expect(try bar("highlight: {shape: roundedRect(3)}").highlight.shape == .roundedRect(3))
        #expect(try bar("overflow: shrink").overflow == .shrink(minimumSlotHeight: 10))
        #expect(try bar("overflow: shrink(12)").overflow == .shrink(minimumSlotHeight: 12))
        #expect(try bar("width: automatic").width == .automatic)
        func bubble(_ text: String) throws -> BubbleStyle { try theme("bubble: {\(text)}").bubble }
        #expect(try bubble("shape: toast").shape == .toast(10))
        #expect(try bubble("shape: {toast: 4}").shape == .toast(4))
        #expect(try bubble("size: [80, 52]").size == .fixed(Size(width: 80, height: 52)))
        #expect(try theme("list: {row: {picture: {shape: rounded(5)}}}").list.row.picture.shape == .rounded(5))
    }

    /// IB-1: glyphs, texts and pictures; paths become absolute.
    @Test func titles() throws {
        let folder = try ThemeFolder(
            "indexBar: {titles: [search, star, A, {text: search}, image(a.png), {image: b/c.png}]}")
        #expect(
            try folder.theme().indexBar.titles == [
                .search, .star, .text("A"), .text("search"), .image(folder.path + "/a.png"),
                .image(folder.path + "/b/c.png"),
            ])
        #expect(try theme("indexBar: {titles: automatic}").indexBar.titles == [])
        let bubble = try ThemeFolder("bubble: {shape: image(drop.png)}")
        #expect(try bubble.theme().bubble.shape == .image(bubble.path + "/drop.png"))
    }

    /// IB-12.
    @Test func placement() throws {
        func placement(_ text: String) throws -> IndexBarStyle.Placement {
            try theme("indexBar: {placement: {\(text)}}").indexBar.placement
        }
        #expect(try placement("edge: leading") == .edge(.leading, margin: 5, alignment: .center))
        #expect(
            try placement("margin: 2, alignment: bottom, edge: trailing")
                == .edge(.trailing, margin: 2, alignment: .bottom))
        #expect(try placement("frame: [1, 2, 3, 4], margin: 9") == .frame(Rect(x: 1, y: 2, width: 3, height: 4)))
        #expect(try placement("frame: none, margin: 9") == .edge(.trailing, margin: 9, alignment: .center))
    }

    @Test func fontsWeightsAndCurves() throws {
        let font = try theme("indexBar: {titleFont: {families: [Inter, Noto Sans], size: 11.5, weight: semi-bold}}")
            .indexBar.titleFont
        #expect(font == FontStyle(families: ["Inter", "Noto Sans"], size: 11.5, weight: 600))
        #expect(
            try theme("bubble: {titleFont: {families: Inter}}").bubble.titleFont
                == FontStyle(families: ["Inter"], size: 25))
        let fade = try theme("bubble: {fadeIn: {delay: 0.1, curve: easeIn}, fadeOut: {curve: [0.1, 2, 0.3, -1]}}")
            .bubble
        #expect(fade.fadeIn == Fade(delay: 0.1, duration: 0.5, curve: .easeIn))
        #expect(fade.fadeOut == Fade(delay: 1, duration: 0.5, curve: Curve(x1: 0.1, y1: 2, x2: 0.3, y2: -1)))
    }

    @Test func groupsThatANoneClears() throws {
        let bar = try theme("indexBar: {border: none, shadow: none, highlight: {ring: none}}").indexBar
        #expect(bar.border == .none && bar.shadow == .none && bar.highlight.ring == .none)
        #expect(try theme("list: {row: {separator: none}}").list.row.separator == .none)
    }

    /// IB-5: the highlight's colour is the title's unless it is set.
    @Test func highlightColorFollowsTheTitle() throws {
        #expect(try theme("indexBar: {titleColor: \"#123456\"}").indexBar.highlight.color == Color(hex: 0x123456))
        let both = try theme("indexBar: {titleColor: \"#123456\", highlight: {color: \"#fff\"}}").indexBar
        #expect(both.highlight.color == .white)
        let light = "indexBar: {titleColor: {light: \"#111\", dark: \"#222\"}}"
        #expect(try theme(light, .dark).indexBar.highlight.color == Color(hex: 0x222222))
    }

    /// IB-6: so is its font, each part by itself.
    @Test func highlightFontFollowsTheTitle() throws {
        let bar = try theme(
            "indexBar: {titleFont: {families: [A], size: 9, weight: 500}, highlight: {font: {weight: 800}}}"
        ).indexBar
        #expect(bar.highlight.font == FontStyle(families: ["A"], size: 9, weight: 800))
    }

    @Test func pinnedBackgroundFollowsTheRestingOne() throws {
        let header = try theme("list: {header: {restingBackground: \"#123456\"}}").list.header
        #expect(header.pinnedBackground == .color(Color(hex: 0x123456)))
    }

    @Test func pairsAtAnyDepth() throws {
        let text = """
            indexBar:
              titleColor: {light: "#111111", dark: "#222222"}
              titleFont: {light: {size: 9}, dark: {size: 10, weight: 700}}
              contentInsets: {light: 3, dark: [1, 2, 3, 4]}
            bubble:
              light: {gap: 1}
              dark: {gap: 2}
              fill: none
            """
        #expect(try errors(text).hasPrefix("look.theme.yaml:6:3: error: unknown key 'light' in bubble"))
        let valid = text.replacing("  fill: none", with: "")
        let (light, dark) = (try theme(valid), try theme(valid, .dark))
        #expect(light.indexBar.titleColor == Color(hex: 0x111111) && dark.indexBar.titleColor == Color(hex: 0x222222))
        #expect(
            light.indexBar.titleFont == FontStyle(size: 9)
                && dark.indexBar.titleFont == FontStyle(size: 10, weight: 700))
        #expect(light.indexBar.contentInsets.leading == 3 && dark.indexBar.contentInsets.leading == 2)
        #expect(light.bubble.gap == 1 && dark.bubble.gap == 2)
    }

    @Test func jsonServesWhereYAMLDoes() throws {
        let folder = try ThemeFolder(["look.theme.json": #"{"name": "\ud83d\ude00", "bubble": {"gap": 7}}"#])
        let document = try folder.load()
        #expect(document.title == "😀" && document.name == "look")
        #expect(document.theme(in: .light).bubble.gap == 7)
    }

    @Test func everyPropertyCanBeSetByItsPath() {
        let paths = ThemeFile.propertyPaths
        #expect(Set(paths).count == paths.count)
        #expect(paths.contains("indexBar.slotHeight") && paths.contains("list.row.picture.border.width"))
        #expect(paths.count > 140, "\(paths.count)")
    }
}
