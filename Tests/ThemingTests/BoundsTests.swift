import Testing
import Theming

/// The limits of every kind of number: the last that is read, and the first that is not.
@Suite struct BoundsTests {
    /// A property, and its lowest and highest number.
    struct Bounds: Sendable {
        let path: String
        let lowest: String
        let highest: String
        /// The next numbers beyond them.
        let tooLow: String
        let tooHigh: String
    }

    static let bounds = [
        Bounds(path: "canvas.width", lowest: "1", highest: "16384", tooLow: "0.999", tooHigh: "16384.5"),
        Bounds(path: "indexBar.slotHeight", lowest: "0.1", highest: "16384", tooLow: "0.0999", tooHigh: "16385"),
        Bounds(path: "indexBar.width", lowest: "0.1", highest: "16384", tooLow: "0", tooHigh: "1e308"),
        Bounds(path: "indexBar.contentInsets.top", lowest: "0", highest: "16384", tooLow: "-1e-300", tooHigh: "16385"),
        Bounds(path: "indexBar.border.width", lowest: "0", highest: "16384", tooLow: "-1", tooHigh: "16385"),
        Bounds(path: "indexBar.shadow.x", lowest: "-16384", highest: "16384", tooLow: "-16385", tooHigh: "16385"),
        Bounds(path: "indexBar.shadow.blur", lowest: "0", highest: "512", tooLow: "-0.5", tooHigh: "513"),
        Bounds(path: "indexBar.titleFont.size", lowest: "0.1", highest: "2048", tooLow: "0", tooHigh: "2049"),
        Bounds(path: "indexBar.placement.margin", lowest: "-16384", highest: "16384", tooLow: "-16385", tooHigh: "2e4"),
        Bounds(path: "indexBar.fadeIn.duration", lowest: "0", highest: "3600", tooLow: "-0.1", tooHigh: "3601"),
        Bounds(path: "bubble.gap", lowest: "-16384", highest: "16384", tooLow: "-16385", tooHigh: "16385"),
        Bounds(path: "bubble.wave.reach", lowest: "0.1", highest: "100", tooLow: "0", tooHigh: "101"),
        Bounds(path: "bubble.wave.growth", lowest: "0", highest: "100", tooLow: "-1", tooHigh: "101"),
        Bounds(path: "list.row.height", lowest: "0.1", highest: "16384", tooLow: "0.05", tooHigh: "16385"),
        Bounds(path: "list.row.separator.thickness", lowest: "0", highest: "16384", tooLow: "-1", tooHigh: "16385"),
    ]

    @Test(arguments: bounds)
    func lowestAndHighestAreRead(bounds: Bounds) throws {
        #expect(try errors(ValueExamples.theme(bounds.path, bounds.lowest)) == "")
        #expect(try errors(ValueExamples.theme(bounds.path, bounds.highest)) == "")
    }

    @Test(arguments: bounds)
    func whatLiesBeyondIsToldWithTheBound(bounds: Bounds) throws {
        #expect(
            try ThemeFolder(ValueExamples.theme(bounds.path, bounds.tooLow)).messages()
                == ["\(bounds.path) must be at least \(bounds.lowest), not \(bounds.tooLow)"])
        #expect(
            try ThemeFolder(ValueExamples.theme(bounds.path, bounds.tooHigh)).messages()
                == ["\(bounds.path) must be at most \(bounds.highest), not \(bounds.tooHigh)"])
    }

    @Test(arguments: bounds)
    func numbersThatAreNotFinite(bounds: Bounds) throws {
        for text in [".nan", ".inf", "-.inf", "1e999"] {
            #expect(
                try ThemeFolder(ValueExamples.theme(bounds.path, text)).messages().count == 1, "\(bounds.path) \(text)")
        }
    }

    @Test(arguments: [("0", true), ("1000000", true), ("-1", false), ("1000001", false), ("3.0", true), ("1e3", true)])
    func counts(text: String, isRead: Bool) throws {
        #expect(try errors("indexBar: {minimumCount: \(text)}").isEmpty == isRead)
    }

    /// Design Tokens Format Module 2025.10, section 8.4.
    @Test(arguments: [
        ("thin", 100), ("hairline", 100), ("extra-light", 200), ("ultra-light", 200), ("light", 300), ("normal", 400),
        ("regular", 400), ("book", 400), ("medium", 500), ("semi-bold", 600), ("demi-bold", 600), ("bold", 700),
        ("extra-bold", 800), ("ultra-bold", 800), ("black", 900), ("heavy", 900), ("extra-black", 950),
        ("ultra-black", 950), ("1", 1), ("1000", 1000), ("449.6", 450),
    ])
    func weights(text: String, expected: Int) throws {
        #expect(try theme("indexBar: {titleFont: {weight: \(text)}}").indexBar.titleFont.weight == expected)
    }

    @Test(arguments: ["0", "1001", "-400", ".nan", "Bold", "semibold", "true", "[400]"])
    func wrongWeights(text: String) throws {
        let messages = try ThemeFolder("indexBar: {titleFont: {weight: \(text)}}").messages()
        #expect(messages.count == 1)
        #expect(messages[0].contains("must be a weight from 1 to 1000, or a name such as semi-bold"), "\(messages)")
    }

    @Test func listsOfManyValues() throws {
        func colors(_ count: Int) -> String {
            let list = Array(repeating: "\"#fff\"", count: count).joined(separator: ", ")
            return "list: {row: {picture: {monogramColors: [\(list)]}}}"
        }
        #expect(try errors(colors(256)) == "")
        #expect(
            try ThemeFolder(colors(257)).messages()
                == ["list.row.picture.monogramColors must hold at most 256 values, not 257"])
        let families = Array(repeating: "Inter", count: 33).joined(separator: ", ")
        #expect(
            try ThemeFolder("indexBar: {titleFont: {families: [\(families)]}}").messages()
                == ["indexBar.titleFont.families must hold at most 32 values, not 33"])
    }

    @Test func longTexts() throws {
        let long = String(repeating: "é", count: 10_000)
        #expect(try theme("list: {tableHeader: {placeholder: \(long)}}").list.tableHeader.placeholder == long)
        #expect(try theme("indexBar: {titles: [\(long)]}").indexBar.titles == [.text(long)])
    }
}
