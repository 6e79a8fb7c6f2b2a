import CEmbeddedFiles
import Documents
import Theming

/// A file that `thumbindex init` writes: together they render as they are, and their comments teach the format.
struct StarterFile {
    let name: String
    let text: String

    /// The files to start from: a theme and what it names.
    static func files(like look: StarterLook?, isGrid: Bool) -> [StarterFile] {
        if isGrid {
            return [
                StarterFile(name: themeName, commenting: PackageResources.grid_theme_yaml),
                StarterFile(name: contentName, PackageResources.grid_content_yaml),
            ]
        }
        let content = StarterFile(name: contentName, PackageResources.starter_content_yaml)
        guard let look else {
            return [
                StarterFile(name: themeName, PackageResources.starter_theme_yaml),
                StarterFile(name: "starter.tokens.json", PackageResources.starter_tokens_json), content,
            ]
        }
        return [
            StarterFile(name: themeName, commenting: look.theme), content,
            StarterFile(name: "starter.sheet.yaml", PackageResources.starter_sheet_yaml),
        ]
    }

    private static let themeName = "starter.theme.yaml"
    private static let contentName = "starter.content.yaml"

    private init(name: String, _ bytes: [UInt8]) {
        self.name = name
        text = String(decoding: bytes, as: UTF8.self)
    }

    /// A theme with what the reference says of each key above it.
    private init(name: String, commenting bytes: [UInt8]) {
        self.name = name
        let comments = KeyComments(of: .theme)
        text = comments.commented(String(decoding: bytes, as: UTF8.self))
    }
}

/// The looks that `thumbindex init --like` starts from.
enum StarterLook: String, CaseIterable, Sendable {
    case qqMusic = "qq-music"
    case wechat
    case system
    case material
    case ios

    var theme: [UInt8] {
        switch self {
        case .qqMusic: PackageResources.qq_music_theme_yaml
        case .wechat: PackageResources.wechat_theme_yaml
        case .system: PackageResources.system_theme_yaml
        case .material: PackageResources.material_theme_yaml
        case .ios: PackageResources.ios_theme_yaml
        }
    }
}

/// Writes what a grammar says of each key of a file above it.
struct KeyComments {
    private let kind: String
    private let summaries: [String: String]

    init(of grammar: FileGrammar) {
        kind = grammar.kind
        summaries = Dictionary(grammar.allKeys.map { ($0.path, $0.field.summary) }) { first, _ in first }
    }

    /// A file in block style, whose keys stand on lines of their own.
    func commented(_ text: String) -> String {
        var lines = [
            "# A key that is left out keeps its default. All keys there are, with their values: docs/reference/\(kind).md,",
            "# or thumbindex schema \(kind).", "",
        ]
        var path: [(indentation: Int, key: String)] = []
        for line in text.split(separator: "\n") {
            let indentation = line.prefix { $0 == " " }.count
            let key = String(line.dropFirst(indentation).prefix { $0 != ":" })
            path.removeAll { $0.indentation >= indentation }
            path.append((indentation, key))
            if path.count == 1, line.hasSuffix(":") { lines.append("") }
            if let summary = summaries[path.map(\.key).joined(separator: ".")] {
                lines += Self.comment(summary, indentation: indentation)
            }
            lines.append(String(line))
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A sentence without the numbers of its rules, in lines of a readable length.
    private static func comment(_ text: String, indentation: Int) -> [String] {
        let start = String(repeating: " ", count: indentation) + "#"
        var lines = [start]
        for word in text.withoutRules.split(separator: " ") {
            if lines[lines.count - 1].count + word.count >= 100 { lines.append(start) }
            lines[lines.count - 1] += " " + word
        }
        return lines
    }
}

extension String {
    /// The sentence without what stands in parentheses at its end, which are numbers of rules.
    fileprivate var withoutRules: String {
        guard hasSuffix(")."), let opening = lastIndex(of: "("), contains("-") else { return self }
        let rules = self[index(after: opening)...]
        guard rules.prefix(2).allSatisfy(\.isUppercase), rules.dropFirst(2).first == "-" else { return self }
        return self[..<opening].split(separator: " ").joined(separator: " ") + "."
    }
}

/// The files in `Starters`, which are parts of the program.
enum PackageResources {
    static let grid_content_yaml = unsafe bytes(of: thumbindex_file_grid_content_yaml())
    static let grid_theme_yaml = unsafe bytes(of: thumbindex_file_grid_theme_yaml())
    static let ios_theme_yaml = unsafe bytes(of: thumbindex_file_ios_theme_yaml())
    static let material_theme_yaml = unsafe bytes(of: thumbindex_file_material_theme_yaml())
    static let qq_music_theme_yaml = unsafe bytes(of: thumbindex_file_qq_music_theme_yaml())
    static let starter_content_yaml = unsafe bytes(of: thumbindex_file_starter_content_yaml())
    static let starter_sheet_yaml = unsafe bytes(of: thumbindex_file_starter_sheet_yaml())
    static let starter_theme_yaml = unsafe bytes(of: thumbindex_file_starter_theme_yaml())
    static let starter_tokens_json = unsafe bytes(of: thumbindex_file_starter_tokens_json())
    static let system_theme_yaml = unsafe bytes(of: thumbindex_file_system_theme_yaml())
    static let wechat_theme_yaml = unsafe bytes(of: thumbindex_file_wechat_theme_yaml())

    private static func bytes(of file: thumbindex_embedded_file) -> [UInt8] {
        unsafe Array(UnsafeBufferPointer(start: file.start, count: file.length))
    }
}
