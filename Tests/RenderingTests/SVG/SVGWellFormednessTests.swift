import DisplayLists
import Foundation
import Geometry
import Rendering
import Styles
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite struct SVGWellFormednessTests {
    static let hostile = [
        "<script>alert(1)</script>", "</title></g></svg>", "\"' onload=\"x", "&amp;&lt;&#0;&nbsp;", "]]>", "<!--",
        "<?xml?>", "a\u{0}b\u{1}\u{8}\u{B}\u{C}\u{E}\u{1F}", "\u{FFFE}\u{FFFF}\u{10FFFF}", "\u{7F}\u{80}\u{9F}",
        "\t\n\r\n", "\u{202E}abc\u{2066}", "é\u{301}\u{20D0}", "👩‍👩‍👧‍👦🏳️‍🌈", "",
    ]

    @Test(arguments: hostile, SVGText.allCases)
    func aParserReadsHostileStringsBack(string: String, style: SVGText) throws {
        let commands = [
            SVGTextTests.text(string, font: FontStyle(families: [string]), language: string),
            SVGPictureTests.picture(string),
        ]
        let text = document([.group(DrawingGroup(id: string, title: string, commands: commands))], text: style)
        let reading = try #require(Reading(text), "\(text)")
        let readable = String(
            String.UnicodeScalarView(string.unicodeScalars.map { isAllowed($0) ? $0 : "\u{FFFD}" }))
        #expect(reading.ids.contains(readable))
        #expect(reading.titles == [readable])
        #expect(reading.texts == (style == .live ? [readable] : []))
        #expect(Set(reading.names).isSubset(of: ["svg", "g", "title", "text", "image", "path", "use"]))
    }

    @Test(arguments: UInt64(1)...20)
    func everyListIsWellFormedAndAlwaysTheSame(seed: UInt64) {
        let commands = RandomCommands(seed: seed).commands()
        for style in SVGText.allCases {
            let text = document(commands, text: style)
            #expect(Reading(text) != nil, "seed \(seed)")
            #expect(document(commands, text: style) == text, "seed \(seed)")
        }
    }

    @Test(arguments: UInt64(1)...20)
    func everyReferenceLeadsToAnIDThatStandsOnce(seed: UInt64) throws {
        let reading = try #require(Reading(document(RandomCommands(seed: seed).commands())))
        #expect(Set(reading.ids).count == reading.ids.count, "seed \(seed)")
        #expect(Set(reading.references).isSubset(of: Set(reading.ids)), "seed \(seed)")
        #expect(!reading.references.isEmpty)
    }

    /// XML 1.0, section 2.2.
    private func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }
}

/// What an XML parser finds in a document.
private final class Reading: NSObject, XMLParserDelegate {
    private(set) var names: [String] = []
    private(set) var ids: [String] = []
    private(set) var references: [String] = []
    private(set) var titles: [String] = []
    private(set) var texts: [String] = []
    private var content = ""

    /// `nil` where the document is not well formed.
    init?(_ document: String) {
        super.init()
        let parser = XMLParser(data: Data(document.utf8))
        parser.delegate = self
        guard parser.parse() else { return nil }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        names.append(name)
        content = ""
        if let id = attributes["id"] { ids.append(id) }
        for (key, value) in attributes {
            if key == "xlink:href", value.hasPrefix("#") { references.append(String(value.dropFirst())) }
            if value.hasPrefix("url(#") { references.append(String(value.dropFirst(5).dropLast())) }
        }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        content += string
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        if name == "title" { titles.append(content) }
        if name == "text" { texts.append(content) }
    }
}
