import Foundation
import Testing

/// What documents point at exists.
@Suite struct DocumentTests {
    @Test func linksLeadToFilesAndAnchors() throws {
        let links = try MarkdownLinks()
        #expect(Repository.documents.count > 5)
        let broken = Repository.documents.flatMap(links.broken)
        #expect(broken.isEmpty, "\(broken.report)")
    }

    @Test func pathsInDocumentsExist() throws {
        let links = try MarkdownLinks()
        let gone = Repository.documents.flatMap(links.missingPaths)
        #expect(gone.isEmpty, "\(gone.report)")
    }

    @Test func everyModuleIsInTheTableOfTheArchitecture() throws {
        let text = try #require(Repository.file("docs/architecture.md")).text
        let rows = text.components(separatedBy: "## Modules")[1].components(separatedBy: "\n## ")[0]
            .components(separatedBy: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| ---") }.dropFirst()
        let named = rows.flatMap { row in
            row.components(separatedBy: "|")[1].split { !$0.isLetter && !$0.isNumber }.map(String.init)
        }
        let files = Repository.files(under: ["Sources"], withExtensions: ["swift", "c", "cpp", "h", "modulemap"])
        let modules = Set(files.map { String($0.path.split(separator: "/")[1]) })
        #expect(Set(named).sorted() == modules.sorted())
        #expect(Set(named).count == named.count)
    }

    /// From its file to its pixel a colour is held by few types, and these exist.
    @Test func aColourIsHeldByFifteenTypesAtMost() throws {
        let text = try #require(Repository.file("docs/architecture.md")).text
        let walk = text.components(separatedBy: "## From a theme's file to a pixel\n")[1]
            .components(separatedBy: "\n## ")[0]
        let names = Set(walk.matches(of: /`([A-Z]\w+)`/).map { String($0.1) })
        #expect((10...15).contains(names.count))
        let declared = Set(
            Repository.sources.flatMap { file in
                file.text.matches(of: /\b(?:struct|enum|class) (\w+)/).map { String($0.1) }
            })
        #expect(names.subtracting(declared).isEmpty)
    }

    @Test func theNewestChangesAreThoseOfTheProgramsVersion() throws {
        let changes = try #require(Repository.file("CHANGELOG.md")).text
        let source = try #require(Repository.file("Sources/Thumbindex/Thumbindex.swift")).text
        let version = source.firstMatch(of: /current = "([0-9.]+)"/)?.1
        #expect(version != nil)
        #expect(changes.firstMatch(of: /\n## ([0-9]+\.[0-9]+\.[0-9]+)/)?.1 == version)
    }

    @Test func readMeIsRead() throws {
        let readMe = try #require(Repository.file("README.md"))
        #expect(readMe.lineCount <= 200)
    }

    /// So what a document shows has been compiled, and run by `make test`.
    @Test func swiftInDocumentsStandsInAnExample() {
        let sources = Repository.files(under: ["Examples"], withExtensions: ["swift"]).map(\.text)
        #expect(!sources.isEmpty)
        let documents = Repository.documents.filter { !$0.path.hasPrefix("Examples/") }
        let blocks = documents.flatMap { MarkdownLinks.swiftBlocks(of: $0) }
        #expect(blocks.count > 3)
        let unknown = blocks.filter { block in
            !block.text.hasPrefix("// Package.swift") && !sources.contains { $0.contains(block.text) }
        }
        .map { Finding(path: $0.path, line: $0.line, message: "this Swift stands in no file of Examples") }
        #expect(unknown.isEmpty, "\(unknown.report)")
    }

    @Test func brokenLinksAreFound() throws {
        let text = """
            # A title, and `code`
            [here](#a-title-and-code) [gone](#nowhere) [there](docs/behaviour.md#ib-17) [off](docs/behaviour.md#ib-99)
            ![no picture](docs/none.png) <img src="docs/other.png"> [web](https://example.com/x) `[not](a-link)`
            ```
            [not](either)
            ```
            `Sources/Nowhere/None.swift` `Sources/<module>` `Package.swift`
            """
        let file = Repository.File(path: "NOTES.md", text: text)
        let links = try MarkdownLinks()
        #expect(
            links.broken(in: file).map(\.description) == [
                "NOTES.md:2: no anchor 'nowhere' in NOTES.md", "NOTES.md:2: no anchor 'ib-99' in docs/behaviour.md",
                "NOTES.md:3: no file docs/none.png", "NOTES.md:3: no file docs/other.png",
            ])
        #expect(
            links.missingPaths(in: file).map(\.description) == ["NOTES.md:7: no file Sources/Nowhere/None.swift"])
    }
}

/// The links of a Markdown file, inline and as HTML, and the anchors that they may lead to.
final class MarkdownLinks {
    private let link: NSRegularExpression
    private let heading: NSRegularExpression
    private let anchor: NSRegularExpression
    private let code: NSRegularExpression
    /// Of the files that were asked for, by their paths.
    private var knownAnchors: [String: Set<String>] = [:]

    init() throws {
        link = try NSRegularExpression(
            pattern: #"\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)|\b(?:src|href)="([^"]+)"|^\[[^\]]+\]:\s+(\S+)"#,
            options: .anchorsMatchLines)
        heading = try NSRegularExpression(pattern: #"^#{1,6}\s+(.*?)\s*#*$"#, options: .anchorsMatchLines)
        anchor = try NSRegularExpression(pattern: #"<a (?:id|name)="([^"]+)">"#)
        code = try NSRegularExpression(pattern: "`([^`\n]+)`")
    }

    /// The Swift in a document, each block with the line of its fence.
    static func swiftBlocks(of file: Repository.File) -> [(path: String, line: Int, text: String)] {
        var blocks: [(path: String, line: Int, text: String)] = []
        var start: Int?
        let lines = file.lines
        for (number, line) in lines.enumerated() {
            if let first = start, line.hasPrefix("```") {
                blocks.append((file.path, first, lines[first..<number].map { $0 + "\n" }.joined()))
                start = nil
            } else if line == "```swift" {
                start = number + 1
            }
        }
        return blocks
    }

    /// Links that lead nowhere; addresses of the web are not looked at.
    func broken(in file: Repository.File) -> [Finding] {
        let text = withoutCode(file.text)
        return link.groups(in: text).compactMap { match in
            guard let target = match.texts.dropFirst().compactMap({ $0 }).first, !isElsewhere(target, from: file)
            else { return nil }
            return problem(of: target, in: file).map { Finding(path: file.path, line: match.line, message: $0) }
        }
    }

    /// Paths in backticks, from the root or the document's folder, under which there is nothing. Those with a
    /// placeholder in them are not looked at.
    func missingPaths(in file: Repository.File) -> [Finding] {
        code.groups(in: withoutBlocks(file.text)).compactMap { match in
            guard let path = match.texts[1], Self.folders.contains(where: path.hasPrefix),
                path.allSatisfy({ $0.isLetter || $0.isNumber || "/._-+~@".contains($0) }),
                !Self.made.contains(path), !Repository.exists(path),
                !Repository.exists(Self.path(path, from: file.path))
            else { return nil }
            return Finding(path: file.path, line: match.line, message: "no file \(path)")
        }
    }

    private static let folders = ["Sources/", "Tests/", "docs/", "Schemas/", "Themes/", "Examples/", "Benchmarks/"]

    /// Folders that are there only after a command has made them.
    private static let made: Set = ["Benchmarks/results"]

    /// Pages of DocC find each other, and their pictures, by name.
    private func isElsewhere(_ target: String, from file: Repository.File) -> Bool {
        target.contains("://") || target.hasPrefix("mailto:") || target.hasPrefix("doc:")
            || file.path.contains(".docc/") && !target.contains("/")
    }

    private func problem(of target: String, in file: Repository.File) -> String? {
        let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let named = String(parts[0]).removingPercentEncoding ?? String(parts[0])
        let path = named.isEmpty ? file.path : Self.path(named, from: file.path)
        guard named.isEmpty || Repository.exists(path) else { return "no file \(path)" }
        guard parts.count == 2, path.hasSuffix(".md") else { return nil }
        let document = named.isEmpty ? file : Repository.file(path)
        return document.map(anchors)?.contains(String(parts[1])) == true ? nil : "no anchor '\(parts[1])' in \(path)"
    }

    /// The path from the root of what a link names from a file.
    private static func path(_ named: String, from file: String) -> String {
        var parts = file.split(separator: "/").dropLast()
        for part in named.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return parts.joined(separator: "/")
    }

    /// As GitHub makes them: of headings, and those written as HTML.
    private func anchors(of file: Repository.File) -> Set<String> {
        if let anchors = knownAnchors[file.path] { return anchors }
        var seen: [String: Int] = [:]
        var anchors = Set(anchor.groups(in: file.text).compactMap { $0.texts[1] })
        for match in heading.groups(in: withoutBlocks(file.text)) {
            let slug = (match.texts[1] ?? "").lowercased()
                .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
                .replacingOccurrences(of: " ", with: "-")
            let repetitions = seen[slug, default: 0]
            anchors.insert(repetitions == 0 ? slug : "\(slug)-\(repetitions)")
            seen[slug] = repetitions + 1
        }
        knownAnchors[file.path] = anchors
        return anchors
    }

    /// The text with code left out, on the same lines.
    private func withoutCode(_ text: String) -> String {
        let text = withoutBlocks(text)
        let range = NSRange(location: 0, length: text.utf16.count)
        return code.stringByReplacingMatches(in: text, range: range, withTemplate: "")
    }

    private func withoutBlocks(_ text: String) -> String {
        var isInBlock = false
        return text.components(separatedBy: "\n").map { line in
            let isFence = line.trimmingCharacters(in: .whitespaces).hasPrefix("```")
            defer { if isFence { isInBlock.toggle() } }
            return isFence || isInBlock ? "" : line
        }
        .joined(separator: "\n")
    }
}
