import Foundation

/// The program as it was built for these tests, which serves in a process of its own.
///
/// What waits for an answer only so long, as a browser does, can be used with it: a server among the tests' tasks gets no
/// thread for minutes while other tests keep all of them.
enum ServingProgram {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Serves theme files while `body` runs, which gets the page's address.
    ///
    /// - Parameter folder: where the program runs.
    static func serving<Value>(
        _ paths: [String], in folder: String = "/", _ body: (String) async throws -> Value
    ) async throws -> Value {
        let (process, output) = (Process(), Pipe())
        process.executableURL = url
        process.currentDirectoryURL = URL(filePath: folder)
        process.arguments = ["serve"] + paths
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        defer {
            process.terminate()
            process.waitUntilExit()
        }
        var line = Data()
        while line.last != UInt8(ascii: "\n") {
            let data = output.fileHandleForReading.availableData
            guard !data.isEmpty else { throw Failure(description: "\(url.path) serves nothing") }
            line += data
        }
        return try await body(String(decoding: line.dropLast(), as: UTF8.self))
    }

    /// Beside the test bundle, where the package manager puts all products.
    private static let url: URL = {
        #if os(macOS)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
            let folder = (bundle ?? Bundle.main.bundleURL).deletingLastPathComponent()
        #else
            let folder = Bundle.main.bundleURL
        #endif
        return folder.appendingPathComponent("thumbindex")
    }()
}
