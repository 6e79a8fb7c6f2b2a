/// Gathers what is wrong with a file, so that all of it is told at once.
package struct DiagnosticList: Sendable {
    /// In the order in which they were added.
    package private(set) var diagnostics: [Diagnostic] = []
    /// How many errors were not kept: a broken file could have any number.
    private var omittedErrors = 0
    private let maximumCount: Int
    /// Lists of what is known that have been told.
    private var toldLists: Set<String> = []

    /// A list of as many diagnostics as anybody reads.
    package init(maximumCount: Int = 100) {
        self.maximumCount = maximumCount
    }

    /// How many errors there are, with those beyond the bound.
    package var errorCount: Int { diagnostics.count { $0.severity == .error } + omittedErrors }
    /// Whether there is any error.
    package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// Beyond the most that are kept, errors are counted and others dropped; the first error takes a warning's place.
    /// A hint that lists all that is known is told once.
    package mutating func add(_ diagnostic: Diagnostic) {
        let hints = diagnostic.hints.filter { !$0.hasPrefix("known are ") || toldLists.insert($0).inserted }
        let diagnostic = diagnostic.withHints(hints)
        if diagnostics.count < maximumCount {
            diagnostics.append(diagnostic)
        } else if diagnostic.severity == .error, !hasErrors {
            diagnostics[diagnostics.count - 1] = diagnostic
        } else if diagnostic.severity == .error {
            omittedErrors += 1
        }
    }

    /// The same for each, in order.
    package mutating func add(_ others: some Sequence<Diagnostic>) {
        for diagnostic in others { add(diagnostic) }
    }

    /// The same diagnostics in another order; equal ones keep theirs.
    package func sorted(by precedes: (Diagnostic, Diagnostic) -> Bool) -> DiagnosticList {
        var list = self
        list.diagnostics.sort(by: precedes)
        return list
    }

    /// The same diagnostics by their places in one file, those without a place first.
    package var inOrderOfFile: DiagnosticList {
        func key(_ diagnostic: Diagnostic) -> (Int, Int) {
            diagnostic.range.map { ($0.start.line, $0.start.column) } ?? (0, 0)
        }
        return sorted { key($0) < key($1) }
    }

    /// The value of a throwing call, `nil` where it threw; then its diagnostics are added.
    package mutating func catching<Value>(_ body: () throws(DiagnosticError) -> Value) -> Value? {
        do {
            return try body()
        } catch {
            add(error.diagnostics)
            return nil
        }
    }

    /// Throws all diagnostics where at least one is an error; the last says how many more there were.
    package func throwErrors() throws(DiagnosticError) {
        guard hasErrors else { return }
        let rest = omittedErrors > 0 ? [Diagnostic(.note, "\(omittedErrors) more errors are not shown")] : []
        throw DiagnosticError(diagnostics + rest)
    }
}
