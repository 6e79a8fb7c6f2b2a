internal import CCollation
package import Contents
package import Documents

/// What the command `index` prints: the sections of a list, its index titles, and what went to `#`.
package struct NameListing {
    private let contents: ContentTable
    private let sectioned: SectionedNames
    private let indexTitles: [SectionIndexTitle]

    /// The names of a table, put into the sections of a locale.
    package init(_ contents: ContentTable, by collation: IndexedCollation, indexTitles choice: IndexTitleChoice) {
        self.contents = contents
        sectioned = collation.sections(of: contents)
        indexTitles = sectioned.indexTitles(choice)
    }
}

extension NameListing {
    /// `{"version": 1, "sections": [{"title", "items": [name…]}], "indexTitles": [{"title", "section"}]}`, a section by
    /// its position in `sections`, null where there is none.
    package var json: String {
        let version = JSONValue.Member.version
        var json = "{\"\(version.key)\": \(version.value.line),\n\"sections\": ["
        for (position, section) in sectioned.sections.enumerated() {
            json += position == 0 ? "\n" : ",\n"
            json += "  {\"title\": \(Self.quoted(section.title)), \"items\": ["
            for row in sectioned.rows[section.range] {
                json += row == sectioned.rows[section.range.lowerBound] ? "" : ", "
                json += Self.quoted(contents.names[Int(row)])
            }
            json += "]}"
        }
        json += "],\n\"indexTitles\": ["
        for (position, title) in indexTitles.enumerated() {
            let section = title.section.map { "\($0)" } ?? "null"
            json += position == 0 ? "\n" : ",\n"
            json += "  {\"title\": \(Self.quoted(title.title)), \"section\": \(section)}"
        }
        return json + "]}"
    }

    /// The schema of the JSON.
    package static let schema = JSONValue.schema(
        of: "Thumbindex index", "What thumbindex index --json writes: names in sections, and the titles of an index.",
        ObjectSchema(required: [
            (
                "sections",
                .list(
                    of: ObjectSchema(required: [
                        ("title", ["type": "string"]), ("items", .list(of: ["type": "string"])),
                    ]).json)
            ),
            (
                "indexTitles",
                .list(
                    of: ObjectSchema(required: [
                        ("title", ["type": "string"]),
                        (
                            "section",
                            [
                                "type": ["integer", "null"], "minimum": 0,
                                "description": "Its place in sections, counted from 0.",
                            ]
                        ),
                    ]).json)
            ),
        ]))

    /// Each section with its names below it, then each index title with the section that it leads to.
    package var text: String {
        var lines: [String] = []
        for section in sectioned.sections {
            lines.append(section.title)
            for row in sectioned.rows[section.range] { lines.append("  " + contents.names[Int(row)].onOneLine) }
        }
        guard !indexTitles.isEmpty else { return "" }
        if !lines.isEmpty { lines.append("") }
        lines.append("index titles")
        for title in indexTitles {
            lines.append("  \(title.title) → \(title.section.map { sectioned.sections[$0].title } ?? "nothing")")
        }
        return lines.joined(separator: "\n")
    }

    /// What went to `#` and why, a line for each reason, the most frequent first; empty where nothing did.
    package var summary: String {
        let rows = sectioned.allSections.last.map { sectioned.rows[$0.range] } ?? []
        guard !rows.isEmpty else { return "" }
        let head = "\(rows.count) of \(contents.count) names \(rows.count == 1 ? "stands" : "stand") under #:"
        let frequent = reasons(of: rows).enumerated().sorted {
            ($1.element.rows.count, $0.offset) < ($0.element.rows.count, $1.offset)
        }
        return ([head] + frequent.map { line($0.element.reason, $0.element.rows) }).joined(separator: "\n")
    }

    /// The reasons in the order in which they first occur.
    private func reasons(of rows: ArraySlice<UInt32>) -> [(reason: OtherReason, rows: [UInt32])] {
        var found: [(reason: OtherReason, rows: [UInt32])] = []
        for row in rows {
            let reason = reason(of: Int(row))
            if let place = found.firstIndex(where: { $0.reason == reason }) {
                found[place].rows.append(row)
            } else {
                found.append((reason, [row]))
            }
        }
        return found
    }

    private func line(_ reason: OtherReason, _ rows: [UInt32]) -> String {
        let text = "  " + reason.text(count: rows.count)
        guard reason != .blank else { return text }
        let names = rows.prefix(Self.mostExamples).map { contents.names[Int($0)].onOneLine.shortened }
        return text + ": " + names.joined(separator: ", ") + (rows.count > Self.mostExamples ? ", …" : "")
    }

    private func reason(of row: Int) -> OtherReason {
        if !contents.sections.range(of: row).isEmpty { return .asked }
        let reading = contents.readings[row]
        return OtherReason(text: reading.isEmpty ? contents.names[row] : reading)
    }

    /// How many names of a reason are told.
    private static let mostExamples = 3

    private static func quoted(_ text: String) -> String { JSONValue.string(text).line }
}

extension String {
    /// The text with each control character as a space, so that a terminal shows it on one line.
    fileprivate var onOneLine: String {
        guard unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else { return self }
        return String(
            String.UnicodeScalarView(unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
    }

    fileprivate var shortened: String {
        count <= 40 ? self : prefix(40) + "…"
    }
}

/// Why a name stands under `#`.
enum OtherReason: Hashable, Sendable {
    /// It is empty, or white space only.
    case blank
    /// It asks for that section itself.
    case asked
    case digit
    case emoji
    /// A punctuation mark or another symbol.
    case sign
    /// A character of a script that the locale has no section for, by the script's Unicode name.
    case script(String)

    /// - Parameter text: what the name is sorted as.
    init(text: String) {
        let first = text.unicodeScalars.first {
            !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint
        }
        guard let first else {
            self = .blank
            return
        }
        switch first.properties.generalCategory {
        case .decimalNumber, .letterNumber, .otherNumber: self = .digit
        case _ where first.properties.isEmojiPresentation: self = .emoji
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
            self = unsafe .script(String(cString: collationScriptName(first.value)))
        default: self = .sign
        }
    }
}

extension OtherReason {
    /// What to say of so many names, as `2 begin with a digit`.
    func text(count: Int) -> String {
        let begin = count == 1 ? "\(count) begins with" : "\(count) begin with"
        return switch self {
        case .blank: count == 1 ? "1 is blank" : "\(count) are blank"
        case .asked: count == 1 ? "1 asks for it" : "\(count) ask for it"
        case .digit: "\(begin) a digit"
        case .emoji: "\(begin) an emoji"
        case .sign: "\(begin) a sign"
        case .script(let name): "\(begin) a letter of the script \(name)"
        }
    }
}
