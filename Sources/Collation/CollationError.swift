/// Why a collation could not be made.
public enum CollationError: Error, Hashable, Sendable {
    /// No such locale; with known ones that are spelled alike, the nearest first.
    case unknownLocale(String, near: [String])
    /// The locale has no collation of that name; with those that it has.
    case unknownCollation(String, locale: String, known: [String])
    /// ICU failed, with its own name for the reason.
    case libraryFailure(String)
}

extension CollationError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknownLocale(let locale, let near):
            "unknown locale '\(locale)'" + (near.isEmpty ? "" : "; near it: \(near.joined(separator: ", "))")
        case .unknownCollation(let name, let locale, let known):
            "unknown collation '\(name)' of locale '\(locale)'; known: \(known.joined(separator: ", "))"
        case .libraryFailure(let reason):
            "collation data cannot be used: ICU says \(reason)"
        }
    }
}
