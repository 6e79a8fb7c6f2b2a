import DisplayLists
import Drawing
import Geometry
import Rendering
import Styles

/// Twenty lines in all scripts, for Thumbindex and for a browser to draw.
struct FidelityPage {
    struct Line {
        let text: String
        let language: String
        var direction = LayoutDirection.leftToRight
    }

    static let size = Size(width: 420, height: 500)
    static let fontSize = 13.0
    static let families = [
        "Inter", "Noto Sans CJK SC", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Thai", "Noto Sans Devanagari",
        "Noto Color Emoji",
    ]

    static let lines = [
        Line(text: "The quick brown fox jumps over the lazy dog 0123456789", language: "en"),
        Line(text: "AVATAR “Typography” – Wolf, Yak & Tofu; file flow office", language: "en"),
        Line(text: "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z #", language: "en"),
        Line(text: "Съешь же ещё этих мягких французских булок, да выпей чаю", language: "ru"),
        Line(text: "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία, ἀρχή", language: "el"),
        Line(
            text:
                "Tie\u{302}\u{301}ng Vie\u{323}\u{302}t: Đa\u{300} La\u{323}t, Hue\u{302}\u{301}, Ca\u{302}\u{300}n Thơ",
            language: "vi"),
        Line(text: "Zwölf Boxkämpfer jagen; Žluťoučký kůň; Århus; İğne", language: "de"),
        Line(text: "重庆 长沙 厦门 六安 番禺 单于 曾国藩", language: "zh-Hans"),
        Line(text: "臺灣省 體驗繁體中文，選單與書籤", language: "zh-Hant"),
        Line(text: "いろはにほへと ちりぬるを カタカナ 東京都 骨", language: "ja"),
        Line(text: "키스의 고유조건은 입술끼리 만나야 하고 서울", language: "ko"),
        Line(text: "صِف خَلقَ خَودِ كَمِثلِ الشَمسِ إِذ بَزَغَت ١٢٣", language: "ar", direction: .rightToLeft),
        Line(text: "دیدگاه فارسی، پژوهشگران ۴۵۶", language: "fa", direction: .rightToLeft),
        Line(text: "דג סקרן שט בים מאוכזב ולפתע מצא חברה (42)", language: "he", direction: .rightToLeft),
        Line(text: "เป็นมนุษย์สุดประเสริฐเลิศคุณค่า ที่นี่ น้ำ", language: "th"),
        Line(text: "ऋषियों को सताने वाले दुष्ट राक्षसों के राजा", language: "hi"),
        Line(text: "👍 😀 👩‍👩‍👧 🇨🇭 1️⃣ ❤️ 👋🏽 🎵 🚀", language: "en"),
        Line(text: "QQ音乐 2024年12月31日 WeChat 微信 v8.0", language: "zh-Hans"),
        Line(text: "Left שלום right مرحبا 123 end", language: "en"),
        Line(text: "€ £ ¥ § ¶ • … † ← → ≈ ∞ ☆ ★ ♪ ✓ ①", language: "en"),
    ]

    /// The left end of a line's baseline, on a whole pixel at every whole scale.
    static func origin(ofLine index: Int) -> Point { Point(x: 10, y: 24 * Double(index + 1)) }

    static func displayList(measuredBy engine: TextEngine) -> DisplayList {
        let commands = lines.enumerated().map { index, line in
            let run = TextRun(
                text: line.text, font: FontStyle(families: families, size: fontSize), language: line.language,
                direction: line.direction)
            let command = TextCommand(
                run: run, origin: origin(ofLine: index), color: .black, metrics: engine.metrics(of: run))
            return DrawingCommand.text(command)
        }
        return DisplayList(size: size, background: .white, commands: commands)
    }

    /// The same page for a browser. A box without extent stands on each line's baseline and tells where it is.
    static func html(fonts: FontLibrary) -> String {
        let faces = families.compactMap { family in
            fonts.face(ofFamily: family, weight: 400).map { face in
                // A collection's faces cannot be told apart by address.
                let source = face.path.hasSuffix(".ttc") ? "local('\(family)')" : "url('file://\(face.path)')"
                return "@font-face { font-family: '\(family)'; src: \(source); }"
            }
        }
        let texts = lines.map { line in
            "<p lang='\(line.language)' dir='\(line.direction.rawValue)'><i></i>\(line.text.escapedForHTML)</p>"
        }
        return """
            <!doctype html><meta charset="utf-8"><style>\(faces.joined(separator: "\n"))
            body { margin: 0; background: white; color: black; text-rendering: geometricPrecision; }
            p { position: absolute; margin: 0; left: 0; top: 0; white-space: pre; width: max-content;
                font: \(fontSize)px \(families.map { "'\($0)'" }.joined(separator: ", ")); }
            i { display: inline-block; width: 0; height: 0; }</style>
            \(texts.joined(separator: "\n"))
            <script>
            document.fonts.ready.then(() => document.querySelectorAll('p').forEach((line, index) => {
                line.style.left = '\(origin(ofLine: 0).x)px';
                line.style.top = (24 * (index + 1) - line.firstChild.getBoundingClientRect().bottom) + 'px';
            }));
            </script>
            """
    }
}

extension String {
    fileprivate var escapedForHTML: String {
        split(separator: "&", omittingEmptySubsequences: false).joined(separator: "&amp;")
            .split(separator: "<", omittingEmptySubsequences: false).joined(separator: "&lt;")
    }
}
