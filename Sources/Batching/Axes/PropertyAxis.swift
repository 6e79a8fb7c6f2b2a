package import Documents
import Manifests
import Theming

/// An axis of a run beside those that every run has: a property of themes by its path, or a modifier of their tokens.
package struct PropertyAxis: Sendable {
    /// As rules and file names call it.
    package let name: String
    /// What it chooses.
    package let kind: Kind
    /// Where a batch names the axis; `nil` for one that is made in code.
    package let node: DocumentNode?
    /// At least one.
    package let values: [Value]

    /// What of a theme the values are of.
    package enum Kind: Hashable, Sendable {
        /// Each value is one of a property.
        case property
        /// Each value is a context of a modifier of tokens.
        case modifier
        /// A modifier of themes whose tokens have one of that name, a property of the others.
        case any
    }

    /// A value of the axis.
    package struct Value: Sendable {
        /// What it is called; `nil` only for the value that a theme has by itself.
        package let name: String?
        /// What the property is set to, or the modifier's context; `nil` for what the theme has by itself.
        package let node: DocumentNode?
        /// Whether files are not named after it: it is what the theme has by itself or, until that is known, what a theme
        /// has that does not say it.
        package let isDefault: Bool

        /// A value, with the word that file names have for it; `nil` where they have none.
        package init(name: String?, node: DocumentNode? = nil, isDefault: Bool = false) {
            self.name = name
            self.node = node
            self.isDefault = isDefault || name == nil
        }

        /// What stands for it in the names of files; `nil` for the default.
        var pathName: String? { isDefault ? nil : name }

        /// What rules may call it; the empty word is the default.
        var words: [String] { [name, isDefault ? "" : nil].compactMap(\.self) }
    }

    /// An axis with its values, the first of which comes first.
    package init(name: String, kind: Kind = .any, node: DocumentNode? = nil, values: [Value]) {
        self.name = name
        self.kind = kind
        self.node = node
        self.values = values
    }
}

extension PropertyAxis {
    /// Whether it says what the reader has set; a modifier may be called the same.
    var isSetting: Bool { kind != .modifier && ThemeFile.isSetting(property: name) }

    /// What a setting that is on or off is called where it is on.
    package static func switchName(of setting: String) -> String { setting == "bold-text" ? "bold" : setting }

    /// Adds what a value changes about a theme, which is nothing for the theme's own.
    func add(_ value: Int, to builder: inout DigestBuilder) {
        guard let node = values[value].node else { return }
        builder.add(kind == .modifier ? AxisName.modifier(of: name) : name)
        builder.add(node)
    }
}
