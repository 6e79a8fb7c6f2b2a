import Foundation

/// A text that is made from the sources and kept beside them: a schema, a page of reference.
package struct PublishedText {
    private let file: URL

    /// - Parameter path: from the root of the package, as `Schemas/theme.schema.json`.
    package init(at path: String) {
        file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: path)
    }

    /// What to do where the text is not what is made now.
    package static let renewal = "`make reference` writes it anew"

    /// The text was written instead of being compared.
    package struct Recording: Error, CustomStringConvertible {
        package let description: String
    }

    /// The text of the file; `THUMBINDEX_RECORD` in the environment writes it anew, which throws.
    package func text(recording generated: String) throws -> String {
        if ProcessInfo.processInfo.environment["THUMBINDEX_RECORD"] != nil {
            let folder = file.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(generated.utf8).write(to: file)
            throw Recording(description: "recorded \(file.path)")
        }
        return try String(contentsOf: file, encoding: .utf8)
    }
}
