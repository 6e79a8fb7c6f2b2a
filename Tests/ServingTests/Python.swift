import Foundation

/// Scripts of this folder, run with the packages of `Tests/requirements.txt`.
enum Python {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// What the script wrote; it fails with what it wrote to standard error.
    static func run(_ script: String, _ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: try python())
        process.arguments = [URL(filePath: #filePath).deletingLastPathComponent().path + "/" + script] + arguments
        let (output, errors) = (Pipe(), URL.temporaryDirectory.appending(path: "\(UUID()).txt"))
        try Data().write(to: errors)
        defer { try? FileManager.default.removeItem(at: errors) }
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(description: String(try String(contentsOf: errors, encoding: .utf8).suffix(2000)))
        }
        return String(decoding: data, as: UTF8.self)
    }

    /// The same while tasks go on: the thread that waits is none of theirs.
    static func running(_ script: String, _ arguments: [String]) async throws -> String {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { continuation.resume(with: Result { try run(script, arguments) }) }
        }
    }

    private static func python() throws -> String {
        if let path = ProcessInfo.processInfo.environment["THUMBINDEX_PYTHON"] { return path }
        let path = FileManager.default.currentDirectoryPath + "/.build/venv/bin/python"
        guard FileManager.default.fileExists(atPath: path) else {
            throw Failure(description: "no Python with the tests' packages: `make test` sets it up")
        }
        return path
    }
}
