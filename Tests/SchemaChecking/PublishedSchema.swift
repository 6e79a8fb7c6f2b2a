import Foundation

/// A schema as `Schemas` holds it.
package struct PublishedSchema {
    private let file: URL

    /// - Parameter kind: of file, as `theme`.
    package init(of kind: String) {
        file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Schemas/\(kind).schema.json")
    }

    /// The schema was written instead of being compared.
    package struct Recording: Error, CustomStringConvertible {
        package let description: String
    }

    /// The text of the file; `THUMBINDEX_RECORD` in the environment writes it anew, which throws.
    package func text(recording generated: String) throws -> String {
        if ProcessInfo.processInfo.environment["THUMBINDEX_RECORD"] != nil {
            try Data(generated.utf8).write(to: file)
            throw Recording(description: "recorded \(file.path)")
        }
        return try String(contentsOf: file, encoding: .utf8)
    }
}
