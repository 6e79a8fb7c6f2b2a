import Foundation

/// How pixelmatch and scikit-image compare two pictures, for tests that do so side by side.
package struct ReferenceComparison: Decodable, Sendable {
    package struct Count: Decodable, Sendable {
        package let threshold: Double
        package let countsAntialiasing: Bool
        package let count: Int
    }

    package let path: String
    package let counts: [Count]
    /// `nil` for pictures smaller than the window.
    package let similarity: Double?

    /// Those of the PNG files of two folders, which have the same names.
    package static func all(
        baseline: String, candidate: String, thresholds: [Double]
    ) throws -> [ReferenceComparison] {
        let process = Process()
        process.executableURL = URL(filePath: try PictureFiles.python())
        let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "comparisons.py")
        process.arguments = [script.path, baseline, candidate] + thresholds.map(\.description)
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw PictureFiles.Failure(description: "comparisons.py failed: `make test` installs what it needs")
        }
        return try JSONDecoder().decode([ReferenceComparison].self, from: data)
    }
}
