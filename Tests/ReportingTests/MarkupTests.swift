import Comparing
import Foundation
import Reporting
import Testing

/// Whatever a report shows is text, never markup: names and causes come from files that anyone may have written.
@Suite struct MarkupTests {
    static func report(_ path: String, cause: String = "") -> DiffReport {
        let pair = FilePair(path: path, baseline: nil, candidate: PictureFile(path: path))
        return DiffReport(
            baseline: path, candidate: path,
            pairs: [ReportedPair(ComparedPair(pair: pair, result: .added), causes: CauseList(facts: [cause]))])
    }

    static let hostile = [
        "<script>alert(1)</script>", "</script><script>alert(1)</script>", "\"><img src=x onerror=alert(1)>",
        "\"\u{301} onmouseover=\"alert(1)", "<\u{200D}b>", "<!--", "]]>", "'\u{FE0F}", "&lt;", "{{candidate}}",
        "{{{style}}}",
    ]

    /// A quotation mark with a combining mark is one character, and still ends an attribute.
    @Test(arguments: hostile) func aPageHoldsNoMarkupOfOthers(text: String) {
        let plain = Self.report("plain", cause: "cause").page
        let page = Self.report(text, cause: text).page
        for sign in ["<", ">", "\"", "'"] as [Unicode.Scalar] {
            let count = { (page: String) in page.unicodeScalars.count { $0 == sign } }
            let inData =
                sign == "\""
                ? text.unicodeScalars.count { $0 == "\"" } * 2
                : sign == "'" ? text.unicodeScalars.count { $0 == "'" } * 2 : 0
            #expect(count(page) == count(plain) + inData, "\(sign)")
        }
    }

    @Test func dataCannotEndItsElement() throws {
        let page = Self.report("a</script>", cause: "<!--\u{2028}&").page
        let start = try #require(page.range(of: #"<script type="application/json" id="data">"#))
        let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
        let data = page[start.upperBound..<end.lowerBound]
        #expect(data.contains(#"a\u003C/script\u003E"#) && data.contains(#"\u003C!--\u2028\u0026"#))
        let json = try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: [[String: Any]]]
        #expect(json?["pairs"]?.first?["path"] as? String == "a</script>")
        #expect(json?["pairs"]?.first?["causes"] as? [String] == ["<!--\u{2028}&"])
    }

    @Test(arguments: [
        ("a\u{0}b\u{1B}", "a\u{FFFD}b\u{FFFD}"), ("a\tb\nc\r", "a&#9;b&#10;c&#13;"),
        ("\u{FFFE}\u{85}", "\u{FFFD}\u{FFFD}"),
        ("曾 🏳️‍🌈", "曾 🏳️‍🌈"), ("<&>\"'", "&lt;&amp;&gt;&quot;&#39;"),
    ])
    func textIsEscaped(text: String, escaped: String) {
        #expect(Self.report(text).junit.contains("name=\"\(escaped)\" tests=\"1\""))
    }
}
