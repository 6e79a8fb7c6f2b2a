package import Documents
import Foundation
import TemporaryFolders
import Theming

/// The package's themes and an example, spoilt in one way for each seed.
///
/// `THUMBINDEX_FUZZ_RUNS` says how many variants, `THUMBINDEX_FUZZ_SEED` with which seed to begin. After a crash the
/// last variant stands in the folder of temporary files, as `thumbindex-…/look.theme.yaml`.
package struct SpoiltThemes {
    private let folder = TemporaryFolder()
    private let themes: [String]
    private let tokens: [String]
    private let vocabulary: [String]

    package init() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Themes")
        let names = try FileManager.default.contentsOfDirectory(atPath: root.path).sorted()
        func texts(_ kind: String) throws -> [String] {
            try names.filter { $0.contains(".\(kind).") }
                .map { try String(contentsOf: root.appending(path: $0), encoding: .utf8) }
        }
        themes = try texts("theme") + [ExampleTheme.text]
        tokens = try texts("tokens") + [ExampleTheme.tokens]
        for (name, text) in zip(names.filter { $0.contains(".tokens.") }, tokens) { try folder.write([name: text]) }
        for name in names where name.contains(".content.") { try folder.write([name: ""]) }
        try folder.write([
            "base.theme.yaml": "indexBar: {titleFont: {size: 9}, border: {width: 2}}",
            "brand.tokens.json": ExampleTheme.tokens,
        ])
        vocabulary = ThemeDocument.propertyPaths.flatMap { $0.split(separator: ".").map(String.init) }
    }

    /// The seeds of a run: 300, unless the environment says otherwise.
    package static var seeds: Range<UInt64> {
        let environment = ProcessInfo.processInfo.environment
        let first = environment["THUMBINDEX_FUZZ_SEED"].flatMap { UInt64($0) } ?? 1
        return first..<first + (environment["THUMBINDEX_FUZZ_RUNS"].flatMap { UInt64($0) } ?? 300)
    }

    /// Where each theme stands, one after the other, before it is spoilt.
    package func forEachUnspoilt(_ body: (FileLocation) throws -> Void) throws {
        for theme in themes {
            try write(Array(theme.utf8), to: "look.theme.yaml")
            try body(location)
        }
    }

    /// Writes the variant of a seed and says where it stands; of every fifth the tokens are spoilt, too.
    package func variant(_ seed: UInt64) throws -> FileLocation {
        var mutation = ThemeMutation(seed: seed, vocabulary: vocabulary)
        let theme = themes[Int(seed % UInt64(themes.count))]
        try write(mutation.mutate(theme, donors: themes), to: "look.theme.yaml")
        let spoilsTokens = seed % 5 == 0
        let text = tokens[Int(seed / 5 % UInt64(tokens.count))]
        try write(
            spoilsTokens ? mutation.mutate(text, donors: tokens) : Array(ExampleTheme.tokens.utf8),
            to: "brand.tokens.json")
        return location
    }

    /// Whether every number anywhere in a value is finite.
    package static func isFinite(_ value: Any) -> Bool {
        if let number = value as? Double { return number.isFinite }
        return Mirror(reflecting: value).children.allSatisfy { isFinite($0.value) }
    }

    private var location: FileLocation { FileLocation(folder.path + "/look.theme.yaml") }

    private func write(_ bytes: [UInt8], to name: String) throws {
        try Data(bytes).write(to: URL(filePath: folder.path + "/" + name))
    }
}
