import Foundation

/// Scripts beside tests, run with the packages of `Tests/requirements.txt`.
package enum Python {
    /// A script that ended with an error, or could not be run.
    package struct Failure: Error, CustomStringConvertible {
        /// What the script wrote to standard error last.
        package let description: String
    }

    /// What a script wrote that lies in the folder of the test; it fails with what it wrote to standard error.
    package static func run(_ script: String, _ arguments: [String], beside test: String = #filePath) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: try python())
        process.arguments = [path(of: script, beside: test)] + arguments
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
    package static func running(
        _ script: String, _ arguments: [String], beside test: String = #filePath
    ) async throws -> String {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { continuation.resume(with: Result { try run(script, arguments, beside: test) }) }
        }
    }

    /// The absolute path of a file in the folder of the test.
    package static func path(of name: String, beside test: String = #filePath) -> String {
        URL(filePath: test).deletingLastPathComponent().path + "/" + name
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
