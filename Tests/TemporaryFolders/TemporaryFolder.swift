import Foundation

/// An empty folder that goes with its owner.
package final class TemporaryFolder: Sendable {
    package let path: String

    package init() {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("thumbindex-\(UUID().uuidString)")
        path = url.path
        try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The text of every file below, hidden ones too, by its path from here.
    package func files() throws -> [String: String] {
        var files: [String: String] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
            var isFolder: ObjCBool = false
            let isThere = FileManager.default.fileExists(atPath: path + "/" + name, isDirectory: &isFolder)
            if isThere, !isFolder.boolValue {
                files[name] = try String(contentsOfFile: path + "/" + name, encoding: .utf8)
            }
        }
        return files
    }

    /// Writes files by their paths from here, with the folders that they stand in.
    package func write(_ files: KeyValuePairs<String, String>) throws {
        for (name, text) in files {
            let url = URL(fileURLWithPath: path + "/" + name)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
    }

    /// Copies a file from elsewhere to a path from here.
    package func copy(_ source: String, to name: String) throws {
        try FileManager.default.copyItem(atPath: source, toPath: path + "/" + name)
    }

    /// The paths of all files in a folder, from that folder on, sorted.
    package func names(in folder: String) throws -> [String] {
        let root = path + "/" + folder
        return try FileManager.default.subpathsOfDirectory(atPath: root).filter { name in
            let attributes = try FileManager.default.attributesOfItem(atPath: root + "/" + name)
            return attributes[.type] as? FileAttributeType == .typeRegular
        }
        .sorted()
    }
}
