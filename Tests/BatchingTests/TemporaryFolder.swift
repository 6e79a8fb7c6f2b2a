import Foundation

/// An empty folder that goes with its owner.
final class TemporaryFolder: Sendable {
    let path: String

    init() {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("thumbindex-\(UUID().uuidString)")
        path = url.path
        try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The text of every file below, hidden ones too, by its path from here.
    func files() throws -> [String: String] {
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
}
