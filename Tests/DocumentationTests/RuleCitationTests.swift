import Foundation
import Testing

/// What is cited as IB-17 can be looked up in `docs/behaviour.md`.
@Suite struct RuleCitationTests {
    @Test func everyCitedRuleExists() throws {
        let rules = try BehaviourRules()
        let files =
            Repository.files(
                under: ["Sources", "Tests", "docs", "Schemas", "Themes", "Examples", "Benchmarks"],
                withExtensions: ["swift", "c", "h", "cpp", "md", "yaml", "json", "css", "js", "mustache", "py"])
            + Repository.documents.filter { !$0.path.contains("/") }
        let unknown = files.flatMap { file in
            rules.citations(in: file).filter { !rules.contains($0.rule) }.map {
                Finding(path: file.path, line: $0.line, message: "no rule \($0.rule) in docs/behaviour.md")
            }
        }
        #expect(unknown.isEmpty, "\(unknown.report)")
    }

    @Test func everyRuleHasOneAnchorOfItsNumber() throws {
        let rules = try BehaviourRules()
        #expect(rules.numbers.count > 90)
        #expect(Set(rules.numbers).count == rules.numbers.count)
        #expect(rules.anchors == rules.numbers.map { $0.lowercased() })
    }

    @Test func rulesAreNumberedWithoutGaps() throws {
        let rules = try BehaviourRules()
        for prefix in rules.prefixes {
            let numbers = rules.numbers.filter { $0.hasPrefix("\(prefix)-") }
            #expect(numbers == numbers.indices.map { "\(prefix)-\($0 + 1)" })
        }
    }

    @Test func rangesCiteTheRulesBetweenTheirEnds() throws {
        let rules = try BehaviourRules()
        let file = Repository.File(path: "a.swift", text: "\n/// (SL-8, IB-20 … IB-22)\n/// UTF-8 XIB-3 IB-4a\n")
        let cited = rules.citations(in: file)
        #expect(cited.map(\.rule) == ["SL-8", "IB-20", "IB-21", "IB-22"])
        #expect(cited.allSatisfy { $0.line == 2 })
        #expect(rules.contains("IB-29"))
        #expect(!rules.contains("IB-\(30)"))
    }
}

/// The rules of `docs/behaviour.md`: their numbers stand in bold, each after an anchor.
struct BehaviourRules {
    /// As they stand, from IB-1 on.
    let numbers: [String]
    let anchors: [String]
    private let known: Set<String>
    private let citation: NSRegularExpression

    init() throws {
        let document = try #require(Repository.file("docs/behaviour.md")).text
        let rule = try NSRegularExpression(pattern: #"<a id="([^"]*)"></a>\*\*([A-Z]{2}-[0-9]+)\*\*"#)
        let found = rule.groups(in: document)
        self.anchors = found.map { $0.texts[1] ?? "" }
        self.numbers = found.map { $0.texts[2] ?? "" }
        self.known = Set(numbers)
        let prefixes = Set(numbers.map { $0.prefix(2) }).sorted().joined(separator: "|")
        self.citation = try NSRegularExpression(
            pattern: #"\b(\#(prefixes))-([0-9]+)\b(?:\s*(?:…|\.\.\.)\s*\1-([0-9]+)\b)?"#)
    }

    /// The letters before the numbers.
    var prefixes: [String] {
        Set(numbers.map { String($0.prefix(2)) }).sorted()
    }

    func contains(_ rule: String) -> Bool { known.contains(rule) }

    /// Every rule that a file cites, those between the ends of a range too, with its line.
    func citations(in file: Repository.File) -> [(rule: String, line: Int)] {
        citation.groups(in: file.text).flatMap { match -> [(rule: String, line: Int)] in
            guard let prefix = match.texts[1], let first = match.texts[2].flatMap({ Int($0) }) else { return [] }
            let last = match.texts[3].flatMap { Int($0) } ?? first
            return (first...max(first, last)).map { (rule: "\(prefix)-\($0)", line: match.line) }
        }
    }
}

extension NSRegularExpression {
    /// The groups of every match, the whole first; `nil` for a group that took no part. `line` counts from 1.
    func groups(in text: String) -> [(texts: [String?], line: Int)] {
        let whole = text as NSString
        var (line, counted) = (1, 0)
        return matches(in: text, range: NSRange(location: 0, length: whole.length)).map { match in
            let texts = (0..<match.numberOfRanges).map { group -> String? in
                let range = match.range(at: group)
                return range.location == NSNotFound ? nil : whole.substring(with: range)
            }
            let between = NSRange(location: counted, length: match.range.location - counted)
            line += whole.substring(with: between).utf8.count { $0 == UInt8(ascii: "\n") }
            counted = match.range.location
            return (texts, line)
        }
    }
}
