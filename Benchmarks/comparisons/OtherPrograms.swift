import Foundation

/// The programs that comparisons are measured beside.
struct OtherPrograms {
    let python: String

    /// What blazediff takes within its process: the median of so many rounds on two files, a single round on the pairs of
    /// two folders.
    func blazediff(_ baseline: URL, _ candidate: URL, paths: [String] = [], rounds: Int) throws -> ComparisonTime {
        let printed = try Self.run(
            "/usr/bin/env",
            // Its own PNG codec, which halves its time.
            ["BLAZEDIFF_PNG_ENABLED=1", python, Self.script("blazediff_times.py"), "\(rounds)", baseline.path]
                + [candidate.path] + paths)
        let times = printed.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
        guard times.count == 2 else { throw CocoaError(.fileReadCorruptFile) }
        return ComparisonTime(passed: times[0], processors: times[1])
    }

    /// What ImageMagick's `compare` takes, with the start of its process, in milliseconds.
    func imageMagick(_ baseline: URL, _ candidate: URL) throws -> Double {
        let start = ContinuousClock.now
        _ = try Self.run("/usr/bin/env", ["compare", "-metric", "AE", baseline.path, candidate.path, "null:"])
        return (ContinuousClock.now - start) / .milliseconds(1)
    }

    static func script(_ name: String) -> String {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(name).path
    }

    /// What a program prints; its messages are dropped, and so is its status: `compare` fails where pictures differ.
    @discardableResult
    static func run(_ program: String, _ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let printed = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: printed, as: UTF8.self)
    }
}
