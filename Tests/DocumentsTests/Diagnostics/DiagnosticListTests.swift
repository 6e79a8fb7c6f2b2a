import Documents
import Testing

@Suite struct DiagnosticListTests {
    @Test func warningsAloneDoNotThrow() throws {
        var list = DiagnosticList()
        list.add(Diagnostic(.warning, "w"))
        #expect(!list.hasErrors)
        #expect(list.errorCount == 0)
        try list.throwErrors()
    }

    @Test func errorsAreThrownWithTheWarnings() {
        var list = DiagnosticList()
        list.add([Diagnostic(.warning, "w"), Diagnostic(.error, "e")])
        #expect(list.hasErrors)
        #expect(throws: DiagnosticError([Diagnostic(.warning, "w"), Diagnostic(.error, "e")])) {
            try list.throwErrors()
        }
    }

    @Test func catchingKeepsWhatWasThrown() {
        var list = DiagnosticList()
        let good = list.catching { () throws(DiagnosticError) in 1 }
        let bad: Int? = list.catching { () throws(DiagnosticError) in throw DiagnosticError("e") }
        #expect(good == 1)
        #expect(bad == nil)
        #expect(list.diagnostics == [Diagnostic(.error, "e")])
    }

    @Test func tooManyAreCounted() {
        var list = DiagnosticList(maximumCount: 2)
        for number in 1...5 { list.add(Diagnostic(.error, "e\(number)")) }
        list.add(Diagnostic(.warning, "w"))
        #expect(list.errorCount == 5)
        let expected = DiagnosticError([
            Diagnostic(.error, "e1"), Diagnostic(.error, "e2"), Diagnostic(.note, "3 more errors are not shown"),
        ])
        #expect(throws: expected) { try list.throwErrors() }
    }

    /// An error is told even where warnings have filled the list.
    @Test func errorAfterManyWarnings() {
        var list = DiagnosticList(maximumCount: 2)
        for _ in 1...5 { list.add(Diagnostic(.warning, "w")) }
        list.add(Diagnostic(.error, "e"))
        #expect(list.diagnostics == [Diagnostic(.warning, "w"), Diagnostic(.error, "e")])
        #expect(list.errorCount == 1)
        #expect(throws: DiagnosticError([Diagnostic(.warning, "w"), Diagnostic(.error, "e")])) {
            try list.throwErrors()
        }
    }

    @Test func sortingKeepsTheOrderOfEquals() {
        var list = DiagnosticList()
        list.add(["bb", "a", "cc", "d"].map { Diagnostic(.note, $0) })
        let sorted = list.sorted { $0.message.count < $1.message.count }
        #expect(sorted.diagnostics.map(\.message) == ["a", "d", "bb", "cc"])
    }

    @Test func listsOfWhatIsKnownAreToldOnce() {
        var list = DiagnosticList()
        list.add(Diagnostic(.error, "a", hints: ["known are x, y", "other"]))
        list.add(Diagnostic(.error, "b", hints: ["known are x, y", "other"]))
        list.add(Diagnostic(.error, "c", hints: ["known are z"]))
        #expect(list.diagnostics.map(\.hints) == [["known are x, y", "other"], ["other"], ["known are z"]])
    }
}
