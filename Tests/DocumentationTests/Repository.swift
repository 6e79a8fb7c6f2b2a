import Foundation

/// The files of the repository that these tests read.
struct Repository {
    /// The folder that holds `Package.swift`.
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// A text file, with its path from the root.
    struct File {
        let path: String
        let text: String

        /// The lines without their line breaks.
        var lines: [String] { text.components(separatedBy: "\n") }

        /// The number of lines, each of which ends in a line break.
        var lineCount: Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }
    }

    /// The text files under some folders, hidden ones and what builds leave excepted, sorted by path.
    static func files(under folders: [String], withExtensions extensions: Set<String>) -> [File] {
        folders.flatMap { folder in
            let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path())
            return (names?.compactMap { $0 as? String } ?? [])
                .filter { extensions.contains(($0 as NSString).pathExtension) }
                .filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
                .map { "\(folder)/\($0)" }
        }
        .sorted()
        .compactMap(file)
    }

    /// `nil` where there is no such file, or it is no text.
    static func file(_ path: String) -> File? {
        (try? String(contentsOf: root.appending(path: path), encoding: .utf8)).map { File(path: path, text: $0) }
    }

    /// Whether a path from the root leads to a file or a folder.
    static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appending(path: path).path())
    }

    /// Every Swift file of the modules.
    static let sources = files(under: ["Sources"], withExtensions: ["swift"])

    /// Every document: those at the root, in `docs`, and beside modules and examples.
    static let documents =
        ((try? FileManager.default.contentsOfDirectory(atPath: root.path())) ?? [])
        .filter { $0.hasSuffix(".md") }.sorted().compactMap(file)
        + files(under: ["docs", "Sources", "Tests", "Examples", "Benchmarks", "Output"], withExtensions: ["md"])
}

/// Something that a test found at a line of a file.
struct Finding: CustomStringConvertible {
    let path: String
    let line: Int
    let message: String

    var description: String { "\(path):\(line): \(message)" }
}

extension [Finding] {
    /// One finding a line; a long list is cut, and says so.
    var report: String {
        let shown = prefix(60).map(\.description)
        return (shown + (count > shown.count ? ["… and \(count - shown.count) more"] : [])).joined(separator: "\n")
    }
}
