import DisplayLists
import Geometry
import Rendering
import Styles
import Testing

@Suite struct SVGTextTests {
    static func text(
        _ text: String, x: Double = 10, color: Color = .black,
        font: FontStyle = FontStyle(families: ["Inter"], size: 8),
        language: String = "en", direction: LayoutDirection = .leftToRight
    ) -> DrawingCommand {
        let run = TextRun(text: text, font: font, language: language, direction: direction)
        let metrics = TextMetrics(advance: 17.25, ascent: 8, descent: 2, capHeight: 6)
        return .text(TextCommand(run: run, origin: Point(x: x, y: 20.4), color: color, metrics: metrics))
    }

    @Test(
        arguments: [
            (text("a"), "<path d=\"m10 12.5h4v8h-4z\" fill=\"#000000\"/>"),
            (
                text("ab", x: 10.123, color: Color(hex: 0xFFFFFF, alpha: 0.5)),
                "<path d=\"m10.123 12.5h4v8h-4zm4 0h4v8h-4z\" fill=\"#FFFFFF\" fill-opacity=\"0.5\"/>"
            ),
            (text(""), ""), (text(" "), ""), (text("a", color: .clear), ""),
            (
                text("☺"),
                "<image id=\"image-0\" x=\"10\" y=\"12.5\" width=\"4\" height=\"8\" preserveAspectRatio=\"none\""
                    + " xlink:href=\"data:image/png;base64,iVBORw==\"/>"
            ),
            (
                text("☺a☺"),
                "<path d=\"m14 12.5h4v8h-4z\" fill=\"#000000\"/>\n"
                    + "<image id=\"image-0\" x=\"10\" y=\"12.5\" width=\"4\" height=\"8\" preserveAspectRatio=\"none\""
                    + " xlink:href=\"data:image/png;base64,iVBORw==\"/>\n<use xlink:href=\"#image-0\" x=\"8\" y=\"0\"/>"
            ),
        ] as [(DrawingCommand, String)])
    func outlines(command: DrawingCommand, expected: String) {
        #expect(drawing([command]) == expected)
    }

    @Test(
        arguments: [
            (
                text("A"),
                "<text x=\"10\" y=\"20.5\" font-family=\"'Inter'\" font-size=\"8\" font-weight=\"400\" fill=\"#000000\""
                    + " xml:lang=\"en\" xml:space=\"preserve\">A</text>"
            ),
            (
                text(
                    "曾 ó", x: 10.5, color: Color(hex: 0x07C160, alpha: 0.5),
                    font: FontStyle(families: ["Inter", "O'Neil \\ \"B\""], size: 12.5, weight: 700),
                    language: "zh-Hant"),
                "<text x=\"10.5\" y=\"20.5\" textLength=\"17.25\""
                    + " font-family=\"'Inter', 'O\\'Neil \\\\ &quot;B&quot;'\" font-size=\"12.5\" font-weight=\"700\""
                    + " fill=\"#07C160\" fill-opacity=\"0.5\" xml:lang=\"zh-Hant\" xml:space=\"preserve\">曾 ó</text>"
            ),
            (
                text("سلام", language: "ar", direction: .rightToLeft),
                "<text x=\"27.25\" y=\"20.5\" direction=\"rtl\" font-family=\"'Inter'\" font-size=\"8\""
                    + " font-weight=\"400\" fill=\"#000000\" xml:lang=\"ar\" xml:space=\"preserve\">سلام</text>"
            ),
            (text("a", color: .clear), ""),
        ] as [(DrawingCommand, String)])
    func live(command: DrawingCommand, expected: String) {
        #expect(drawing([command], text: .live) == expected)
    }

    /// Pango sets digits in any emoji font of the list.
    @Test(arguments: [
        ("1 曾", "'Inter'"), ("1😀", "'Inter', 'Noto Color Emoji', 'emoji'"),
        ("1\u{FE0F}\u{20E3}", "'Inter', 'Noto Color Emoji', 'emoji'"),
    ])
    func emojiFamiliesStandWhereThereAreEmoji(text: String, families: String) {
        let font = FontStyle(families: ["Inter", "Noto Color Emoji", "emoji"])
        #expect(drawing([Self.text(text, font: font)], text: .live).contains("font-family=\"\(families)\""))
    }

    @Test func viewersAreToldNotToHint() {
        #expect(document([], text: .live).contains(" text-rendering=\"geometricPrecision\"/>"))
        #expect(!document([]).contains("text-rendering"))
    }

    /// A viewer that spaces letters would part what belongs together.
    @Test(arguments: [
        ("Ab", true), ("Añé", true), ("Ωω", true), ("Жж", true), ("曾荣", true), ("かな", true), ("한글", true),
        ("Ａ１", true), ("a – b…", true), ("A", false), ("سلام", false), ("नमस्ते", false), ("สวัสดี", false),
        ("a😀", false), ("א״ב", false),
    ])
    func onlyLettersThatStandAloneAreGivenALength(text: String, expected: Bool) {
        #expect(drawing([Self.text(text)], text: .live).contains("textLength") == expected)
    }
}
