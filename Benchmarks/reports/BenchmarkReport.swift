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
    /// What could not be measured, and why: its bounds are as good as missed.
    package private(set) var unmeasured: [String] = []

    package init() {}

    package mutating func add(_ name: String, _ value: Double, _ unit: String = "ms", limit: Double? = nil) {
        lines.append(Line(name: name, value: value, unit: unit, limit: limit))
    }

    /// Says of something that it could not be measured.
    package mutating func addUnmeasured(_ name: String, because reason: String) {
        unmeasured.append("\(name): not measured, \(reason)")
    }

    /// Whether everything was measured, and no line is beyond its limit.
    package var isWithinBounds: Bool {
        unmeasured.isEmpty && lines.allSatisfy { line in line.limit.map { line.value <= $0 } ?? true }
    }

    package var table: String {
        let width = lines.map(\.name.count).max() ?? 0
        return lines.map { line in
            let name = line.name.padding(toLength: width + 2, withPad: " ", startingAt: 0)
            let value = String(format: "%9.3f %@", line.value, line.unit)
            let limit = line.limit.map { String(format: "  at most %.3g%@", $0, line.value > $0 ? "  MISSED" : "") }
            return name + value + (limit ?? "")
        }.joined(separator: "\n") + unmeasured.map { "\n" + $0 }.joined()
    }

    package func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return try encoder.encode(lines)
    }
}
