package import Documents
import DrawingLibraries

/// Why a theme's fonts cannot be had.
package enum FontLibraryError: Error, Hashable {
    /// Families that no font of the theme or of the machine bears.
    case missingFamilies([MissingFamily])
    /// A theme's own font file, by its path, that is missing or holds no font.
    case unreadableFile(String)
    /// The font library has no memory left or refuses its settings.
    case unavailable

    package struct MissingFamily: Hashable, Sendable {
        package let name: String
        /// The installed family that is spelled most alike, if any is near.
        package let nearest: String?

        package init(name: String, nearest: String?) {
            self.name = name
            self.nearest = nearest
        }
    }

    init(_ error: FontSearchError) {
        self =
            switch error {
            case .unavailable: .unavailable
            case .unreadableFile(let path): .unreadableFile(path)
            }
    }
}

extension FontLibraryError {
    /// What the user is told, an error for each family or file.
    package var diagnostics: [Diagnostic] {
        switch self {
        case .missingFamilies(let families):
            families.map { family in
                Diagnostic(
                    .error, "no font family named '\(family.name)' is installed",
                    hints: family.nearest.map { ["did you mean '\($0)'?"] } ?? [])
            }
        case .unreadableFile(let path): [Diagnostic(.error, "'\(path)' is not a font file that can be read")]
        case .unavailable: [Diagnostic(.error, "the font library cannot be set up")]
        }
    }
}
