package import Documents

/// A change of a theme's text that cures a finding; all else in the text stays as it is, comments too.
package struct LintFix: Sendable {
    /// Whether every picture stays what it is.
    package let isSafe: Bool
    /// What it does, as `remove the key`.
    package let summary: String
    /// What is put in place of what; the ranges do not overlap.
    package let edits: [Edit]

    /// A new text in place of what a range holds.
    package struct Edit: Hashable, Sendable {
        /// What is replaced.
        package let range: SourceRange
        /// What is written instead.
        package let text: String
    }

    /// As a member of a finding in `lint --json`.
    package var json: JSONValue {
        .object([
            .init("summary", .string(summary)), .init("safe", .bool(isSafe)),
            .init(
                "edits",
                .array(
                    edits.map { edit in
                        .object([
                            .init("line", .number(Double(edit.range.start.line))),
                            .init("column", .number(Double(edit.range.start.column))),
                            .init("endLine", .number(Double(edit.range.end.line))),
                            .init("endColumn", .number(Double(edit.range.end.column))),
                            .init("text", .string(edit.text)),
                        ])
                    })),
        ])
    }

    /// A text with the fixes made, and how many were: one that overlaps an earlier one waits for another pass.
    package static func apply(_ fixes: [LintFix], to source: SourceText) -> (text: String, count: Int) {
        var taken: [(range: Range<Int>, text: String)] = []
        var count = 0
        for fix in fixes {
            let edits = fix.edits.map { edit in
                let start = source.utf8Offset(of: edit.range.start)
                return (range: start..<max(source.utf8Offset(of: edit.range.end), start), text: edit.text)
            }
            let meets = edits.contains { edit in
                taken.contains {
                    $0.range.lowerBound <= edit.range.upperBound && edit.range.lowerBound <= $0.range.upperBound
                }
            }
            guard !edits.isEmpty, !meets else { continue }
            taken += edits
            count += 1
        }
        var bytes = Array(source.text.utf8)
        for edit in taken.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            bytes.replaceSubrange(edit.range, with: edit.text.utf8)
        }
        return (String(decoding: bytes, as: UTF8.self), count)
    }
}
