/// Android's font scale (AX-2): how many density-independent pixels a size in scale-independent ones takes.
public enum FontScale {
    /// The scales that the settings offer reach to this; larger ones are linear.
    public static let largest = 2.0

    /// The size of a text at a scale: linear below 1.15, from there by the platform's tables, which let small text grow more
    /// than large text. Between two tables, and between two of a table's sizes, it is interpolated.
    public static func size(_ size: Double, at scale: Double) -> Double {
        guard let upper = tables.firstIndex(where: { $0.scale >= scale }), scale >= (tables.first?.scale ?? 0) else {
            return size * scale
        }
        let above = Self.size(size, in: tables[upper].sizes)
        guard upper > 0, tables[upper].scale > scale else { return above }
        let lower = tables[upper - 1]
        let below = Self.size(size, in: lower.sizes)
        return below + (above - below) * (scale - lower.scale) / (tables[upper].scale - lower.scale)
    }

    /// A size by a table; below its first size and beyond its last in their ratio.
    private static func size(_ size: Double, in sizes: [Double]) -> Double {
        guard let upper = steps.firstIndex(where: { $0 >= size }) else {
            return size * (sizes.last ?? 1) / (steps.last ?? 1)
        }
        guard upper > 0 else { return size * sizes[0] / steps[0] }
        let share = (size - steps[upper - 1]) / (steps[upper] - steps[upper - 1])
        return sizes[upper - 1] + (sizes[upper] - sizes[upper - 1]) * share
    }

    private static let steps: [Double] = [8, 10, 12, 14, 18, 20, 24, 30, 100]

    /// AOSP, `FontScaleConverterFactory`.
    private static let tables: [(scale: Double, sizes: [Double])] = [
        (1.15, [9.2, 11.5, 13.8, 16.4, 19.8, 21.8, 25.2, 30, 100]),
        (1.3, [10.4, 13, 15.6, 18.8, 21.6, 23.6, 26.4, 30, 100]),
        (1.5, [12, 15, 18, 22, 24, 26, 28, 30, 100]),
        (1.8, [14.4, 18, 21.6, 24.4, 27.6, 30.8, 32.8, 34.8, 100]),
        (2.0, [16, 20, 24, 26, 30, 34, 36, 38, 100]),
    ]
}
