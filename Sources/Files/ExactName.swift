/// A path or a name as its bytes are: two that differ only in how letters with accents are put together are two, as they
/// are to the file system, while texts that are compared as such would be one.
package struct ExactName: Hashable, Comparable, Sendable {
    /// As it was read.
    package let text: String

    /// A name as it was read.
    package init(_ text: String) { self.text = text }

    package static func == (first: ExactName, second: ExactName) -> Bool {
        first.text.utf8.elementsEqual(second.text.utf8)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(text.utf8.count)
        for byte in text.utf8 { hasher.combine(byte) }
    }

    package static func < (first: ExactName, second: ExactName) -> Bool {
        first.text.utf8.lexicographicallyPrecedes(second.text.utf8)
    }
}
