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

/// Where a token or a group stands: the names from the outermost group inward (format module, section 6.7.2).
package struct TokenPath: Hashable, Sendable {
    /// The name of a group's own token.
    static let rootName = "$root"

    /// From the outermost group to the token.
    package let names: [String]

    /// A path from its names; without any, that of what holds everything.
    package init(_ names: [String] = []) {
        self.names = names
    }

    /// From names with periods between them; the empty text is the path of what holds everything.
    package init(_ text: String) {
        names = text.isEmpty ? [] : text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    }

    func appending(_ name: String) -> TokenPath { TokenPath(names + [name]) }
}

extension TokenPath: CustomStringConvertible {
    /// `color.accent.$root`.
    package var description: String { names.joined(separator: ".") }

    /// `#/color/accent/$root`.
    var pointer: String { names.reduce("#") { $0 + "/" + JSONPointer.escaped($1) } }
}

extension TokenPath {
    /// Why a token or a group may not bear a name (format module, section 5.1.1); `nil` where it may.
    ///
    /// A name with a leading `$` other than `$root` is a property, not a name, and not asked about here.
    static func objection(toName name: String) -> String? {
        guard !name.isEmpty else { return "is empty" }
        return name.first { "{}.".contains($0) }.map { "contains '\($0)'" }
    }
}

extension TokenPath {
    /// The paths of the groups around the place, the nearest first.
    var prefixes: [TokenPath] {
        names.indices.reversed().map { TokenPath(Array(names[..<$0])) }
    }
}

/// Why a reference leads nowhere.
struct TokenReferenceError: Error, Hashable {
    /// Lower case, without a full stop.
    let message: String
    let hints: [String]

    init(_ message: String, hints: [String] = []) {
        self.message = message
        self.hints = hints
    }

    /// For a text that is not written as references are.
    init(text: String, _ reason: String) {
        self.init("'\(text.excerpt)' is not a reference: \(reason)")
    }

    /// For places that refer each to the next and the last to the first.
    init(circle: [String]) {
        let shown = circle.count > 16 ? circle.prefix(15) + ["…"] : circle[...]
        let names = (shown + circle.prefix(1)).map { $0 == "…" ? $0 : "'\($0.excerpt)'" }
        self.init("circular reference: \(names.joined(separator: " → "))")
    }
}
