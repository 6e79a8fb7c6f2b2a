import Documents

/// Two values of different axes that produce the same file name.
struct PathCollision {
    private let first: Value
    private let second: Value

    private init(first: Value, second: Value) {
        self.first = first
        self.second = second
    }

    /// A value as it stands in a file's name.
    fileprivate struct Value {
        /// The name of its axis, as `appearance`.
        let axis: String
        let name: String
        /// Where a batch names the value, which can be called otherwise then.
        let node: DocumentNode?
        /// Whether it is one of a batch's own axes.
        let isNamed: Bool

        var phrase: String { "the \(isNamed ? "value of " : "")\(axis) '\(name)'" }
    }

    /// What an axis adds to the names of files.
    fileprivate struct Axis {
        /// By their names in lower case: many file systems tell no case.
        let values: [String: Value]
        /// Whether it may add nothing.
        let isOptional: Bool

        /// The values that both have, of the name that comes first.
        func common(_ other: Axis) -> (Value, Value)? {
            let names = values.keys.filter { other.values[$0] != nil }
            return names.min().flatMap { name in
                values[name].flatMap { value in other.values[name].map { (value, $0) } }
            }
        }
    }
}

extension PathCollision.Axis {
    fileprivate init(_ column: AxisColumn) {
        var values: [String: PathCollision.Value] = [:]
        for (number, value) in column.allValues.enumerated() {
            guard let name = value.pathName, values[name.lowercased()] == nil else { continue }
            values[name.lowercased()] = PathCollision.Value(
                axis: column.axis?.name ?? column.word, name: name, node: column.axis?.values[number].node,
                isNamed: column.axis != nil)
        }
        self.values = values
        isOptional = column.allValues.contains { $0.pathName == nil }
    }
}

extension PathCollision {
    /// `nil` where every picture has a path of its own.
    ///
    /// The names of two pictures are the same where the same words can be read of different axes: both are read side by
    /// side, each axis giving one of its words or, at its default, nothing. The pairs of axes at which the readings can
    /// stand are gone through, not the pictures.
    init?(in theme: PlannedTheme) {
        let axes = theme.axisTable.map(Axis.init)
        var found: [Reading: PathCollision?] = [Reading(first: 0, second: 0, isDifferent: false): nil]
        var waiting = Array(found.keys)
        while let reading = waiting.popLast() {
            let collision = found[reading] ?? nil
            if reading == Reading(first: axes.count, second: axes.count, isDifferent: true), let collision {
                self = collision
                return
            }
            for (next, collision) in Self.steps(from: reading, collision, axes) where found[next] == nil {
                found.updateValue(collision, forKey: next)
                waiting.append(next)
            }
        }
        return nil
    }

    /// The axes that come next of each picture's name, and whether a word of both was of different axes.
    private struct Reading: Hashable {
        var first: Int
        var second: Int
        var isDifferent: Bool
    }

    private static func steps(
        from reading: Reading, _ collision: PathCollision?, _ axes: [Axis]
    ) -> [(Reading, PathCollision?)] {
        var steps: [(Reading, PathCollision?)] = []
        var (ofFirst, ofSecond, ofBoth) = (reading, reading, reading)
        ofFirst.first += 1
        ofSecond.second += 1
        (ofBoth.first, ofBoth.second) = (ofFirst.first, ofSecond.second)
        if reading.first < axes.count, axes[reading.first].isOptional { steps.append((ofFirst, collision)) }
        if reading.second < axes.count, axes[reading.second].isOptional { steps.append((ofSecond, collision)) }
        guard reading.first < axes.count, reading.second < axes.count,
            let (first, second) = axes[reading.first].common(axes[reading.second])
        else { return steps }
        guard reading.first != reading.second else { return steps + [(ofBoth, collision)] }
        ofBoth.isDifferent = true
        let pair =
            reading.first < reading.second
            ? PathCollision(first: first, second: second) : PathCollision(first: second, second: first)
        return steps + [(ofBoth, collision ?? pair)]
    }

    /// An error at the value that can be called otherwise, if there is one.
    var diagnostic: Diagnostic {
        let named = second.isNamed ? second : first
        let hint = "give the value another name: {\(named.axis): {other: \(named.name)}}"
        return Diagnostic(
            .error, "\(first.phrase) and \(second.phrase) would give pictures the same paths",
            in: named.node?.source, at: named.node?.range, hints: named.isNamed ? [hint] : [])
    }
}
