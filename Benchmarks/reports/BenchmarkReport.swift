package import Foundation

/// What was measured, as a table for people and as JSON for programs.
package struct BenchmarkReport {
    package struct Line: Encodable {
        package let name: String
        package let value: Double
        package let unit: String
        /// The bound that the project holds itself to, where there is one.
        package var limit: Double?
    }

    package private(set) var lines: [Line] = []

    package init() {}

    package mutating func add(_ name: String, _ value: Double, _ unit: String = "ms", limit: Double? = nil) {
        lines.append(Line(name: name, value: value, unit: unit, limit: limit))
    }

    /// The lines that are beyond their limit.
    package var failures: [Line] { lines.filter { line in line.limit.map { line.value > $0 } ?? false } }

    package var table: String {
        let width = lines.map(\.name.count).max() ?? 0
        return lines.map { line in
            let name = line.name.padding(toLength: width + 2, withPad: " ", startingAt: 0)
            let value = String(format: "%9.3f %@", line.value, line.unit)
            let limit = line.limit.map { String(format: "  at most %.2f%@", $0, line.value > $0 ? "  MISSED" : "") }
            return name + value + (limit ?? "")
        }.joined(separator: "\n")
    }

    package func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return try encoder.encode(lines)
    }
}
