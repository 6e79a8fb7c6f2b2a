import Documents

/// A reference as it was written: to a token, or to any place of the files (format module, section 7.1).
enum TokenReference: Hashable, Sendable {
    /// `{color.accent}`.
    case token(TokenPath)
    /// `#/color/accent/$value/components/0`.
    case pointer(JSONPointer)
}

extension TokenReference {
    /// Whether a text is meant as a reference in braces, be it well formed or not.
    static func isBraced(_ text: String) -> Bool { text.hasPrefix("{") }

    /// From a text in braces.
    ///
    /// Names with a leading `$` are refused but for `$root`, which the specification's text asks for though the
    /// pattern of its published schema has no room for it.
    init(braced text: String) throws(TokenReferenceError) {
        guard text.hasPrefix("{"), text.hasSuffix("}"), text.count > 2 else {
            throw TokenReferenceError(text: text, "it is not of the form '{group.token}'")
        }
        let names = text.dropFirst().dropLast().split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        for name in names {
            if let objection = TokenPath.objection(toName: name) {
                throw TokenReferenceError(
                    text: text, name.isEmpty ? "a name in it is empty" : "the name '\(name.excerpt)' \(objection)")
            }
            if name.hasPrefix("$"), name != TokenPath.rootName {
                throw TokenReferenceError(text: text, "the name '\(name.excerpt)' begins with '$', as only '$root' may")
            }
        }
        self = .token(TokenPath(names))
    }

    /// From the text of a `$ref`.
    init(pointer text: String) throws(TokenReferenceError) {
        self = .pointer(try JSONPointer(fragment: text))
    }
}

extension TokenReference {
    /// What a value refers to: a string in braces, or an object with a `$ref` and nothing else; `nil` where the
    /// value is no reference.
    init?(at node: DocumentNode) throws(TokenReferenceError) {
        if let text = node.string {
            guard Self.isBraced(text) else { return nil }
            try self.init(braced: text)
        } else if let reference = node["$ref"] {
            guard node.entries?.count == 1 else {
                throw TokenReferenceError("'$ref' must stand alone in its mapping")
            }
            guard let text = reference.string else {
                throw TokenReferenceError(
                    "'$ref' must be a string such as '#/group/token', not \(reference.kind)")
            }
            try self.init(pointer: text)
        } else {
            return nil
        }
    }
}
