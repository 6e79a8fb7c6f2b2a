import Documents
import Foundation
import RandomNumbers
import Testing

/// JSON texts made at random mean the same to our parser as to Foundation's.
@Suite struct JSONAgreementTests {
    private struct Generator {
        private var numbers: SeededNumbers

        init(seed: Int) { numbers = SeededNumbers(seed: UInt64(seed)) }

        mutating func below(_ count: Int) -> Int { numbers.next(below: count) }

        mutating func value(_ depth: Int) -> String {
            switch below(depth > 0 ? 7 : 5) {
            case 0: return "null"
            case 1: return below(2) == 0 ? "true" : "false"
            case 2, 3: return number()
            case 4: return string()
            case 5:
                let elements = (0..<below(4)).map { _ in value(depth - 1) }
                return "[" + space() + elements.joined(separator: space() + "," + space()) + space() + "]"
            default:
                let members = (0..<below(4)).map {
                    "\"k\($0)" + string().dropFirst() + ["", " "][below(2)] + ":" + value(depth - 1)
                }
                return "{" + space() + members.joined(separator: "," + space()) + space() + "}"
            }
        }

        private mutating func number() -> String {
            let whole = ["0", "7", "-1", "12", "-345", "1234567"][below(6)]
            let fraction = ["", ".5", ".25", ".000", ".1"][below(5)]
            return whole + fraction + ["", "e3", "E-2", "e+1"][below(4)]
        }

        private mutating func string() -> String {
            let parts = [
                "a", " ", "漢", "😀", #"\n"#, #"\t"#, #"\""#, #"\\"#, #"\/"#, #"\u00e9"#, #"\ud83d\ude00"#, "#", ": ",
                "&x", "*x", "{", "]", "'", "- ", #"\b\f\r"#, "yes", "%",
            ]
            return "\"" + (0..<below(6)).map { _ in parts[below(parts.count)] }.joined() + "\""
        }

        private mutating func space() -> String { ["", " ", "\n  ", " \t"][below(4)] }
    }

    @Test(arguments: 0..<200)
    func sameValue(seed: Int) throws {
        var generator = Generator(seed: seed)
        let text = "[" + generator.value(5) + "]"
        let ours = try DocumentNode.parse(SourceText(name: "a.json", text: text))
        let theirs = try JSONSerialization.jsonObject(with: Data(text.utf8))
        #expect(isEqual(ours, theirs), "seed \(seed): \(text)")
    }

    /// Every range lies in the text, starts where the value is written, and holds the ranges inside it.
    @Test(arguments: 0..<200)
    func rangesOfValues(seed: Int) throws {
        var generator = Generator(seed: seed)
        let text = "[" + generator.value(5) + "]"
        let document = try DocumentNode.parse(SourceText(name: "a.json", text: text))
        check(document, in: text, "seed \(seed): \(text)")
        #expect(document.source.utf8Offset(of: document.range.end) == text.utf8.count, "seed \(seed): \(text)")
    }

    /// Texts with a byte dropped, doubled or replaced are JSON to both or to none.
    @Test(arguments: 0..<400)
    func sameErrors(seed: Int) throws {
        var generator = Generator(seed: seed)
        var bytes = Array(("[" + generator.value(4) + "]").utf8)
        let place = generator.below(bytes.count)
        switch generator.below(3) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(bytes[place], at: place)
        default: bytes[place] = Self.spoilers[generator.below(Self.spoilers.count)]
        }
        // Foundation's takes a comma after the last element.
        guard let text = String(bytes: bytes, encoding: .utf8), !text.contains(/,\s*\]/) else { return }
        let ours = try? DocumentNode.parse(SourceText(name: "a.json", text: text))
        let theirs = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
        #expect((ours == nil) == (theirs == nil), "seed \(seed): \(text)")
    }

    private static let spoilers = Array(#"[]{},:"\/'#0e.-+ tn"#.utf8)

    private func isEqual(_ node: DocumentNode, _ other: Any) -> Bool {
        switch (node.value, other) {
        case (.null, is NSNull): return true
        case (.sequence(let elements), let others as [Any]):
            return elements.count == others.count && zip(elements, others).allSatisfy { isEqual($0, $1) }
        case (.mapping(let entries), let others as [String: Any]):
            return entries.count == others.count
                && entries.allSatisfy { entry in others[entry.key].map { isEqual(entry.value, $0) } ?? false }
        case (.string(let text), let other as String): return text == other
        case (.bool(let flag), let other as Bool): return flag == other
        case (.number(let number, _), let other as NSNumber): return number == other.doubleValue
        default: return false
        }
    }

    private func check(_ node: DocumentNode, in text: String, _ comment: Comment) {
        let bytes = Array(text.utf8)
        let start = node.source.utf8Offset(of: node.range.start)
        let end = node.source.utf8Offset(of: node.range.end)
        #expect(start < end && end <= bytes.count, comment)
        let (first, last) = (bytes[start], bytes[end - 1])
        let inner: [DocumentNode]
        switch node.value {
        case .sequence(let elements):
            #expect(first == UInt8(ascii: "[") && last == UInt8(ascii: "]"), comment)
            inner = elements
        case .mapping(let entries):
            #expect(first == UInt8(ascii: "{") && last == UInt8(ascii: "}"), comment)
            inner = entries.map(\.value)
        case .string:
            #expect(first == UInt8(ascii: "\"") && last == UInt8(ascii: "\""), comment)
            inner = []
        case .number(_, let written):
            #expect(Array(bytes[start..<end]) == Array(written.utf8), comment)
            inner = []
        case .null, .bool: inner = []
        }
        for part in inner {
            let isInside =
                start < node.source.utf8Offset(of: part.range.start)
                && node.source.utf8Offset(of: part.range.end) < end
            #expect(isInside, comment)
            check(part, in: text, comment)
        }
    }
}
