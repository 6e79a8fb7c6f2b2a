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
        /// The installed families that are spelled most alike, at most three.
        package let nearest: [String]
    }

    init(_ error: FontSearchError) {
        self =
            switch error {
            case .unavailable: .unavailable
            case .unreadableFile(let path): .unreadableFile(path)
            }
    }
}

extension FontLibraryError.MissingFamily {
    package var message: String { "no font family named \"\(name)\" is installed" }

    package var hint: String? {
        nearest.isEmpty ? nil : "did you mean \(nearest.map { "\"\($0)\"" }.joined(separator: " or "))?"
    }
}

extension FontLibraryError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .missingFamilies(let families):
            families.map { family in [family.message, family.hint].compactMap(\.self).joined(separator: "; ") }
                .joined(separator: "\n")
        case .unreadableFile(let path): "\(path) is not a readable font file"
        case .unavailable: "the font library cannot be set up"
        }
    }
}
