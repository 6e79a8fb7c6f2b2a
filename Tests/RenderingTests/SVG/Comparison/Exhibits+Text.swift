import DisplayLists
import Geometry
import Styles

extension Exhibit {
    static let families = [
        "Inter", "Noto Sans CJK SC", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Thai", "Noto Sans Devanagari",
        "Noto Color Emoji",
    ]

    private static let lines: [(text: String, language: String, direction: LayoutDirection)] = [
        ("Sphinx of black quartz, judge my vow", "en", .leftToRight),
        ("Ångström, naïve, Dvořák, Łódź — “fi”", "sv", .leftToRight),
        ("Съешь ещё этих мягких французских булок", "ru", .leftToRight),
        ("Ξεσκεπάζω την ψυχοφθόρα βδελυγμία", "el", .leftToRight),
        ("重庆市 长沙市 厦门市 六安市 番禺区", "zh", .leftToRight),
        ("重慶 廣州 臺灣 龍鳳 (繁體字)", "zh-Hant", .leftToRight),
        ("いろはにほへと チリヌルヲ 東京都", "ja", .leftToRight),
        ("다람쥐 헌 쳇바퀴에 타고파", "ko", .leftToRight),
        ("نص حكيم له سر قاطع وذو شأن عظيم", "ar", .rightToLeft),
        ("דג סקרן שט בים מאוכזב", "he", .rightToLeft),
        ("สวัสดีชาวโลก เป็นมนุษย์สุดประเสริฐ", "th", .leftToRight),
        ("ऋषियों को सताने वाले दुष्ट राक्षसों", "hi", .leftToRight),
        ("e\u{301}a\u{308}o\u{302}\u{323} Việt Nam", "vi", .leftToRight), ("ABC عربي 123 אבג XYZ", "en", .leftToRight),
        ("1234567890 #@&%!? •…–", "en", .leftToRight),
    ]

    /// Lines of text, as far from each other as a list's headers are high.
    private static func page(
        _ name: String, background: Color = .white, size: Double, weight: Int, measurer: any TextMeasuring,
        color: (Int) -> Color
    ) -> Exhibit {
        let commands = lines.enumerated().map { index, line in
            let run = TextRun(
                text: line.text, font: FontStyle(families: families, size: size, weight: weight),
                language: line.language, direction: line.direction)
            let metrics = measurer.metrics(of: run)
            let x = line.direction == .leftToRight ? 10 + Double(index) * 0.17 : 310 - metrics.advance
            let origin = Point(x: x, y: 18 + Double(index) * 28.7)
            return DrawingCommand.text(TextCommand(run: run, origin: origin, color: color(index), metrics: metrics))
        }
        return Exhibit(
            name, size: Size(width: 320, height: 440), background: background, isTextPage: true, commands)
    }

    static func texts(_ measurer: any TextMeasuring) -> [Exhibit] {
        [
            page("text-13", size: 13, weight: 400, measurer: measurer) { _ in ink },
            page("text-10", size: 10, weight: 400, measurer: measurer) { _ in Color(hex: 0x555555) },
            page("text-bold", background: ink, size: 15, weight: 700, measurer: measurer) {
                [.white, green, blue][$0 % 3]
            },
            page("text-faint", size: 17, weight: 600, measurer: measurer) {
                ink.multipliedAlpha(by: 0.2 + Double($0) / 20)
            },
            emoji(measurer), titles(measurer),
        ]
    }

    /// Emoji alone and among letters, at many sizes, some fading or clipped.
    private static func emoji(_ measurer: any TextMeasuring) -> Exhibit {
        let texts = ["😀", "👩‍👩‍👧‍👦", "🇸🇪🇨🇳", "👍🏽", "❤️", "a😀b", "曾🍜", "🏳️‍🌈", "1️⃣", "🎧 QQ"]
        let commands = (0..<30).map { index -> DrawingCommand in
            let size = [11.0, 13, 20, 25, 38, 13][index / 5]
            let run = TextRun(text: texts[index % 10], font: FontStyle(families: families, size: size))
            let frame = Rect(x: Double(index % 5) * 64 + 4, y: Double(index / 5) * 53, width: 56, height: 50)
            let origin = Point(x: frame.minX + Double(index) * 0.11, y: frame.maxY - 12)
            let text = DrawingCommand.text(
                TextCommand(run: run, origin: origin, color: ink, metrics: measurer.metrics(of: run)))
            return .group(
                DrawingGroup(
                    id: "emoji/\(index)", opacity: index % 7 == 0 ? 0.5 : 1, clip: .rect(frame), commands: [text]))
        }
        return Exhibit("emoji", commands)
    }

    /// Big titles over shapes, as bubbles and highlights have them.
    private static func titles(_ measurer: any TextMeasuring) -> Exhibit {
        let commands = (0..<9).flatMap { index -> [DrawingCommand] in
            let frame = cell(index, columns: 3, margin: 10)
            let title = ["A", "曾", "Å", "#", "ع", "ก", "Q", "龍", "g"][index]
            let run = TextRun(
                text: title, font: FontStyle(families: families, size: 20 + Double(index) * 7, weight: 600))
            let (metrics, ink) = (measurer.metrics(of: run), measurer.ink(of: run))
            let origin = Point(x: frame.midX - ink.midX, y: frame.midY - ink.midY)
            return [
                .fill(shapes(in: frame)[index % 6], .color([green, blue, Color(hex: 0xC8C8C8)][index % 3])),
                .text(TextCommand(run: run, origin: origin, color: .white, metrics: metrics)),
            ]
        }
        return Exhibit("titles", commands)
    }
}
