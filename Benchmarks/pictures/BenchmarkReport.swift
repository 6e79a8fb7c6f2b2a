import Foundation

/// What was measured, as a table for people and as JSON for programs.
struct BenchmarkReport {
    struct Line: Encodable {
        let name: String
        let value: Double
        let unit: String
        /// The bound that the project holds itself to, where there is one.
        var limit: Double?
    }

    private(set) var lines: [Line] = []

    mutating func add(_ name: String, _ value: Double, _ unit: String = "ms", limit: Double? = nil) {
        lines.append(Line(name: name, value: value, unit: unit, limit: limit))
    }

    /// The lines that are beyond their limit.
    var failures: [Line] { lines.filter { line in line.limit.map { line.value > $0 } ?? false } }

    var table: String {
        let width = lines.map(\.name.count).max() ?? 0
        return lines.map { line in
            let name = line.name.padding(toLength: width + 2, withPad: " ", startingAt: 0)
            let value = String(format: "%9.3f %@", line.value, line.unit)
            let limit = line.limit.map { String(format: "  at most %.2f%@", $0, line.value > $0 ? "  MISSED" : "") }
            return name + value + (limit ?? "")
        }.joined(separator: "\n")
    }

    func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return try encoder.encode(lines)
    }
}
