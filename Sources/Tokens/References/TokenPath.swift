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
