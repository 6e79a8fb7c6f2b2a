/// How a content file is written, which its name's ending tells.
enum ContentFormat: Hashable, Sendable {
    /// YAML or JSON.
    case document
    case csv
    case text

    static let suffixes = [".yaml", ".yml", ".json", ".csv", ".txt"]

    /// `nil` for a name with another ending; case does not count.
    init?(fileName: String) {
        let name = fileName.lowercased()
        switch Self.suffixes.first(where: name.hasSuffix) {
        case ".csv": self = .csv
        case ".txt": self = .text
        case .some: self = .document
        case nil: return nil
        }
    }
}
