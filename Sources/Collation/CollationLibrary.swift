/// The library that names are ordered by.
package enum CollationLibrary {
    /// What manifests call the library.
    package static let name = "icu"

    /// As `72.1`.
    package static var version: String { AlphabeticIndex.libraryVersion }
}
