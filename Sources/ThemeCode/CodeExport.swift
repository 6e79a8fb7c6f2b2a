package import Documents
import Geometry
import Styles
package import Thumbindex

/// A language that themes are exported to.
package enum CodeLanguage: String, Hashable, Sendable, CaseIterable {
    /// A typed value that compiles against `ThumbindexEngines`.
    case swift
    /// Colours, typography and dimensions for Jetpack Compose.
    case kotlin
    /// Custom properties, and a page that shows them.
    case css
}

/// A file of an exported theme.
package struct CodeFile: Hashable, Sendable {
    /// Without a folder, as `wechat.css`.
    package let name: String
    /// All that it holds.
    package let text: String
}

/// A theme in a language, and what of it the language has no words for.
package struct CodeExport: Hashable, Sendable {
    /// The code first.
    package let files: [CodeFile]
    /// What could not be said, a sentence for each, which the code's first lines have too.
    package let unsaid: [String]
}

extension CodeExport {
    /// Exports both appearances of a theme: the same theme gives the same bytes.
    ///
    /// - Throws: where the content that a page shows cannot be read.
    package init(of file: ThemeFile, as language: CodeLanguage) throws(DiagnosticError) {
        switch language {
        case .swift: self = SwiftWriter(ExportedTheme(file)).export
        case .kotlin: self = KotlinWriter(ExportedTheme(file)).export
        case .css: self = CSSWriter(ExportedTheme(file)).export(page: try StylePage(of: file))
        }
    }
}

/// What is exported of a theme.
struct ExportedTheme {
    /// The file's name before `.theme`.
    let name: String
    /// In light, pictures by their files' names alone.
    let light: StyleValue
    /// In dark, likewise.
    let dark: StyleValue
    /// What no language can say.
    private(set) var unsaid: [String]

    init(_ file: ThemeFile) {
        name = file.name
        var pictures: Set<String> = []
        func value(in appearance: Appearance) -> StyleValue {
            StyleValue(reading: file.theme(in: appearance)).mapParts { part in
                guard case .choice(let type, "image", let parts) = part, case .text(let path)? = parts.first?.value
                else { return part }
                let name = path.split(separator: "/").last.map(String.init) ?? path
                pictures.insert(name)
                return .choice(type: type, name: "image", [.init(name: nil, value: .text(name))])
            }
        }
        light = value(in: .light)
        dark = value(in: .dark)
        let families = file.theme(in: .light).fonts + file.theme(in: .dark).fonts
        let names = families.flatMap(\.families).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        unsaid = ["The font files: an app has to bring \(names.joined(separator: ", "))."]
        if !pictures.isEmpty {
            unsaid.append(
                "The pictures themselves: an app has to find \(pictures.sorted().joined(separator: ", ")) by name.")
        }
    }

    /// The file's name as types are called, such as `QQMusic` for `qq-music`.
    var typeName: String { Self.camelCase(name, startsUpper: true) }

    /// Words joined as programs join them, letters and digits alone.
    static func camelCase(_ text: String, startsUpper: Bool) -> String {
        let words = text.unicodeScalars.split { !$0.properties.isAlphabetic && $0.properties.numericType == nil }
        let joined = words.map { word in
            let word = String(String.UnicodeScalarView(word))
            return word.prefix(1).uppercased() + word.dropFirst()
        }.joined()
        let name = startsUpper ? joined : joined.prefix(1).lowercased() + joined.dropFirst()
        return name.first.map { $0.isNumber } ?? true ? "Theme" + name : name
    }

    /// What stands above all code, as comments of `mark`.
    func heading(_ mark: String, unsaid: [String]) -> String {
        let lines =
            ["The theme '\(name)', made by `thumbindex export`: change the theme and export it again.", ""]
            + (unsaid.isEmpty ? [] : ["Not said here:"]) + unsaid.map { "- " + $0 }
        return lines.map { $0.isEmpty ? mark : mark + " " + $0 }.joined(separator: "\n") + "\n"
    }
}
