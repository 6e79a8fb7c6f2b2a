/// What a reader of documents expects of a node. Each function returns `nil` and adds an error where the node is
/// something else; `name` is what the error calls it, as `indexBar.slotHeight`.
extension DocumentNode {
    /// A text.
    package func expectString(_ name: String, _ problems: inout DiagnosticList) -> String? {
        if case .string(let text) = value { return text }
        var hints: [String] = []
        if case .number(_, let text) = value { hints = ["quote it: \"\(text)\""] }
        if case .bool(let flag) = value { hints = ["quote it: \"\(flag)\""] }
        problems.add(mismatch(name, "a string", hints: hints))
        return nil
    }

    /// A finite number.
    package func expectNumber(_ name: String, _ problems: inout DiagnosticList) -> Double? {
        if case .number(let number, _) = value { return number }
        if case .string(let text) = value, CoreSchema.isNonFiniteNumber(text) {
            problems.add(error("\(name) must be a finite number, not \(text.excerpt)"))
            return nil
        }
        problems.add(mismatch(name, "a number"))
        return nil
    }

    /// A number without a fraction, within a range.
    package func expectInteger(
        _ name: String, in range: ClosedRange<Int>, _ problems: inout DiagnosticList
    ) -> Int? {
        guard let number = expectNumber(name, &problems) else { return nil }
        if let integer = Int(exactly: number), range.contains(integer) { return integer }
        let wanted = "a whole number from \(range.lowerBound) to \(range.upperBound)"
        problems.add(mismatch(name, wanted))
        return nil
    }

    /// `true` or `false`.
    package func expectBool(_ name: String, _ problems: inout DiagnosticList) -> Bool? {
        if case .bool(let flag) = value { return flag }
        problems.add(mismatch(name, "true or false"))
        return nil
    }

    /// One of the words.
    package func expectWord(_ name: String, of words: [String], _ problems: inout DiagnosticList) -> String? {
        if case .string(let text) = value {
            if words.contains(text) { return text }
            let hints = NearestSpelling.hints(for: text, among: words)
            problems.add(mismatch(name, words.formattedAlternatives, hints: hints))
            return nil
        }
        problems.add(mismatch(name, words.formattedAlternatives))
        return nil
    }

    /// The elements of a list.
    package func expectElements(_ name: String, _ problems: inout DiagnosticList) -> [DocumentNode]? {
        if case .sequence(let elements) = value { return elements }
        problems.add(mismatch(name, "a list"))
        return nil
    }

    /// The entries of a mapping, whatever its keys.
    package func expectEntries(_ name: String, _ problems: inout DiagnosticList) -> [Entry]? {
        if case .mapping(let entries) = value { return entries }
        problems.add(mismatch(name, "a mapping"))
        return nil
    }

    /// The entries of a mapping whose keys are known; an error at each key that is not.
    package func expectEntries(
        _ name: String, keys: [String], _ problems: inout DiagnosticList
    ) -> [Entry]? {
        guard let entries = expectEntries(name, &problems) else { return nil }
        return entries.filter { entry in
            if keys.contains(entry.key) { return true }
            problems.add(entry.unknownKey(in: name, keys: keys))
            return false
        }
    }

    /// `slotHeight must be a number, not the string 'high'`.
    package func mismatch(_ name: String, _ wanted: String, hints: [String] = []) -> Diagnostic {
        guard isMissing else { return error("\(name) must be \(wanted), not \(kind)", hints: hints) }
        return error("\(name) must be \(wanted), and has no value", hints: hints + commentHints)
    }

    /// `a list`, `the string 'high'`.
    package var kind: String {
        switch value {
        case .null: "null"
        case .bool(let flag): "\(flag)"
        case .number(_, let text): text.excerpt
        case .string(let text): "the string '\(text.excerpt)'"
        case .sequence: "a list"
        case .mapping: "a mapping"
        }
    }

    /// Whether nothing is written where the value should be.
    private var isMissing: Bool { isNull && range.start == range.end }

    /// YAML takes an unquoted `#fff` for a comment.
    private var commentHints: [String] {
        let rest = source.line(range.start.line).unicodeScalars.dropFirst(range.start.column - 1)
        let comment = rest.drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" }
        guard comment.first == "#", comment.count > 1 else { return [] }
        return ["an unquoted # starts a comment, quote it: \"\(String(comment).excerpt)\""]
    }
}

extension DocumentNode.Entry {
    /// An error at a key that its mapping does not know; the top level of a file has the empty name.
    package func unknownKey(in name: String, keys: [String]) -> Diagnostic {
        let place = name.isEmpty ? "" : " in \(name)"
        return keyError(
            "unknown key '\(key.excerpt)'\(place)", hints: NearestSpelling.choices(for: key, among: keys))
    }
}

extension String {
    /// The text, cut where it is too long for a message.
    package var excerpt: String {
        unicodeScalars.count <= 60 ? self : String(String.UnicodeScalarView(unicodeScalars.prefix(60))) + "…"
    }
}

extension [String] {
    /// `a, b or c`.
    package var formattedAlternatives: String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " or " + last
    }
}
