/// Gathers what is wrong with files, so that all of it is told at once.
package struct DiagnosticList: Sendable {
    /// In the order in which they were added.
    private var kept: [Diagnostic] = []
    /// What is kept and what is hidden of each file, by its name; of no file, under an empty one.
    private var tallies: [String: Tally] = [:]
    /// Those of which errors are hidden, in the order in which that began.
    private var cutFiles: [SourceText?] = []
    private let maximumCount: Int
    /// Lists of what is known that have been told.
    private var toldLists: Set<String> = []

    /// What of a file's diagnostics is kept, and how many errors are not: a broken file could have any number.
    private struct Tally {
        var count = 0
        var noteCount = 0
        var hasErrors = false
        var hiddenErrors = 0
    }

    /// A list of as many diagnostics of each file as anybody reads.
    package init(maximumCount: Int = 100) {
        self.maximumCount = maximumCount
    }

    /// Those that are kept, in the order in which they were added, and of each file of which errors are hidden a note that
    /// counts them.
    package var diagnostics: [Diagnostic] {
        kept
            + cutFiles.map { file in
                let count = tallies[file?.name ?? ""]?.hiddenErrors ?? 0
                return Diagnostic(
                    .note, count == 1 ? "1 more error is not shown" : "\(count) more errors are not shown", in: file)
            }
    }

    /// How many errors there are, with those beyond the bound.
    package var errorCount: Int {
        kept.count { $0.severity == .error } + tallies.values.reduce(0) { $0 + $1.hiddenErrors }
    }
    /// Whether there is any error.
    package var hasErrors: Bool { tallies.values.contains(where: \.hasErrors) }

    /// Beyond the most that are kept of a file, errors are counted and warnings dropped; the first error takes a
    /// warning's place. Notes are kept beside: one may count what another list hid. A hint that lists all that is known is
    /// told once.
    package mutating func add(_ diagnostic: Diagnostic) {
        let hints = diagnostic.hints.filter { !$0.hasPrefix("known are ") || toldLists.insert($0).inserted }
        let diagnostic = diagnostic.withHints(hints)
        let isError = diagnostic.severity == .error
        let file = diagnostic.source?.name ?? ""
        var tally = tallies[file] ?? Tally()
        if diagnostic.severity == .note {
            if tally.noteCount < maximumCount { kept.append(diagnostic) }
            tally.noteCount += 1
        } else if tally.count < maximumCount {
            kept.append(diagnostic)
            tally.count += 1
        } else if isError, !tally.hasErrors, let last = lastWarning(of: file) {
            kept[last] = diagnostic
        } else if isError {
            if tally.hiddenErrors == 0 { cutFiles.append(diagnostic.source) }
            tally.hiddenErrors += 1
        }
        tally.hasErrors = tally.hasErrors || isError
        tallies[file] = tally
    }

    private func lastWarning(of file: String) -> Int? {
        kept.lastIndex { $0.severity == .warning && ($0.source?.name ?? "") == file }
    }

    /// The same for each, in order.
    package mutating func add(_ others: some Sequence<Diagnostic>) {
        for diagnostic in others { add(diagnostic) }
    }

    /// The same diagnostics in another order; equal ones keep theirs.
    package func sorted(by precedes: (Diagnostic, Diagnostic) -> Bool) -> DiagnosticList {
        var list = self
        list.kept.sort(by: precedes)
        return list
    }

    /// The same diagnostics by their places in one file, those without a place first, but for notes, which come last.
    package var inOrderOfFile: DiagnosticList {
        func key(_ diagnostic: Diagnostic) -> (Int, Int) {
            diagnostic.range.map { ($0.start.line, $0.start.column) } ?? (diagnostic.severity == .note ? .max : 0, 0)
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

    /// Throws all diagnostics where at least one is an error.
    package func throwErrors() throws(DiagnosticError) {
        guard hasErrors else { return }
        throw DiagnosticError(diagnostics)
    }
}
