package import Documents
import Styles

/// Where things are written, for errors that show themselves only after reading.
extension ThemeDocument {
    /// The value that a property has, in light before dark; `nil` where it is at its default or of a group's value.
    package func node(ofProperty name: String) -> DocumentNode? {
        Appearance.allCases.lazy.compactMap { assignments[$0]?.byName[name]?.node }.first
    }

    /// The first place where a font family is named, in the order of the file format; `nil` where a token or a default
    /// names it.
    package func node(ofFontFamily family: String) -> DocumentNode? {
        ThemeProperty.all.lazy
            .filter { $0.path.last == "families" }
            .compactMap { node(ofProperty: $0.name)?.firstString(family) }.first
    }

    /// The place where a font file is named, by its absolute path.
    package func node(ofFontFile path: String) -> DocumentNode? { fontFileNodes[path] }

    /// Where pictures are named first, in the order of the file format, by their absolute paths.
    package func places(ofPictures paths: Set<String>) -> [String: WrittenPath] {
        let nodes = ThemeProperty.all.flatMap { property in
            Appearance.allCases.compactMap { assignments[$0]?.byName[property.name]?.node }
        }
        return nodes.flatMap(\.strings).reduce(into: [:]) { places, node in
            guard let text = node.parameterizedWord?.parameter?.string ?? node.string,
                let path = absolutePath(text, writtenAt: node), paths.contains(path), places[path] == nil
            else { return }
            places[path] = WrittenPath(text, in: node.source, at: node.range)
        }
    }
}

extension DocumentNode {
    /// The strings that it is or holds.
    fileprivate var strings: [DocumentNode] {
        switch value {
        case .string: [self]
        case .sequence(let elements): elements.flatMap(\.strings)
        case .mapping(let entries): entries.flatMap { $0.value.strings }
        default: []
        }
    }

    /// The first string equal to a text, in this node or in one that it holds.
    fileprivate func firstString(_ text: String) -> DocumentNode? {
        switch value {
        case .string(text): self
        case .sequence(let elements): elements.lazy.compactMap { $0.firstString(text) }.first
        case .mapping(let entries): entries.lazy.compactMap { $0.value.firstString(text) }.first
        default: nil
        }
    }
}
