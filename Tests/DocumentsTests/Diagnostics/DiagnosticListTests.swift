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

    /// A broken file hides nothing of the next one, and each says how many of its errors are hidden.
    @Test func eachFileCountsItsOwn() {
        func source(_ name: String) -> SourceText { SourceText(name: name, text: "") }
        func errors(_ name: String, _ count: Int) -> [Diagnostic] {
            (1...count).map { Diagnostic(.error, "e\($0)", in: source(name)) }
        }
        var list = DiagnosticList(maximumCount: 2)
        for (name, count) in [("a.yaml", 3), ("b.yaml", 1), ("c.yaml", 4)] {
            _ = list.catching { () throws(DiagnosticError) in
                var own = DiagnosticList(maximumCount: 2)
                own.add(errors(name, count))
                try own.throwErrors()
            }
        }
        list.add(errors("b.yaml", 2))
        let error = #expect(throws: DiagnosticError.self) { try list.throwErrors() }
        #expect(
            error?.description == """
                a.yaml: error: e1
                a.yaml: error: e2
                a.yaml: note: 1 more error is not shown
                b.yaml: error: e1
                c.yaml: error: e1
                c.yaml: error: e2
                c.yaml: note: 2 more errors are not shown
                b.yaml: error: e1
                b.yaml: note: 1 more error is not shown
                """)
    }

    /// What one part of a reader hides, the whole tells.
    @Test func whatIsHiddenIsHandedOn() {
        let source = SourceText(name: "a.yaml", text: "")
        var inner = DiagnosticList(maximumCount: 1)
        inner.add((1...4).map { Diagnostic(.error, "e\($0)", in: source) })
        var outer = DiagnosticList(maximumCount: 1)
        outer.add(inner.inOrderOfFile.diagnostics)
        let error = #expect(throws: DiagnosticError.self) { try outer.inOrderOfFile.throwErrors() }
        #expect(error?.diagnostics.map(\.message) == ["e1", "3 more errors are not shown"])
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
