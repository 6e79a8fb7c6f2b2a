import Documents
import Testing

/// YAML 1.2.2, section 10.3.2, and the texts of messages.
@Suite struct CoreSchemaTests {
    @Test(arguments: [
        ".nan", ".NaN", ".NAN", ".inf", "+.inf", "-.Inf", "1e999", "-1e309", "0x" + String(repeating: "f", count: 400),
    ])
    func notFinite(text: String) {
        #expect(CoreSchema.isNonFiniteNumber(text))
        guard case .string(text) = CoreSchema.value(of: text) else {
            Issue.record("not a string")
            return
        }
    }

    @Test(arguments: [
        "nan", "inf", ".Nan", "1", "1e308", "", "e", "0x", "infinity", "+", "-", "+.", "1e+", "--1", "1 ",
    ])
    func finiteOrNoNumber(text: String) {
        #expect(!CoreSchema.isNonFiniteNumber(text))
    }

    @Test(
        arguments: [
            ("0x1f", 31), ("0xFFFFFFFFFFFFFFFFFF", 4_722_366_482_869_645_213_696), ("0o777", 511), ("00012", 12),
            ("-3.25", -3.25), ("+.5e1", 5), ("1e-400", 0), ("123456789012345678901234567890", 1.2345678901234568e29),
        ] as [(String, Double)])
    func numbers(text: String, expected: Double) {
        guard case .number(expected, text) = CoreSchema.value(of: text) else {
            Issue.record("\(text) is not \(expected)")
            return
        }
    }

    @Test func excerptsAreShort() {
        #expect("short".excerpt == "short")
        #expect(String(repeating: "é", count: 60).excerpt == String(repeating: "é", count: 60))
        #expect(String(repeating: "é", count: 61).excerpt == String(repeating: "é", count: 60) + "…")
        let joined = "x" + String(repeating: "\u{301}", count: 10_000)
        #expect(joined.excerpt.unicodeScalars.count == 61)
    }

    @Test func alternatives() {
        #expect([String]().formattedAlternatives == "")
        #expect(["a"].formattedAlternatives == "a")
        #expect(["a", "b"].formattedAlternatives == "a or b")
        #expect(["a", "b", "c"].formattedAlternatives == "a, b or c")
    }
}
