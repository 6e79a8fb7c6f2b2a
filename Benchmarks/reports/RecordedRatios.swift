package import Foundation

/// The ratios that the project had reached when they were written down.
package struct RecordedRatios {
    private let values: [String: Double]

    /// Ratios of one run differ from those of the next by less.
    private static let tolerance = 1.25

    /// - Parameter data: JSON of line names and their values.
    package init(_ data: Data) throws { values = try JSONDecoder().decode([String: Double].self, from: data) }

    /// A sentence for each line of a report that has fallen behind, in the report's order.
    package func regressions(in report: BenchmarkReport) -> [String] {
        report.lines.compactMap { line in
            guard let recorded = values[line.name], line.value > recorded * Self.tolerance else { return nil }
            return String(
                format: "%@ has fallen behind: %.3f %@, recorded %.3f", line.name, line.value, line.unit, recorded)
        }
    }
}
