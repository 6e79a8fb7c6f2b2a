import Documents
import Testing

@Suite struct JSONValueTests {
    @Test(arguments: [
        (JSONValue.null, "null"), (.bool(true), "true"), (.bool(false), "false"), (.number(0), "0"),
        (.number(-0.0), "0"), (.number(0.1 + 0.2), "0.30000000000000004"), (.number(1e-7), "0.0000001"),
        (.number(.nan), "0"), (.string(""), "\"\""), (.string("曾 é 👩‍👩‍👧"), "\"曾 é 👩‍👩‍👧\""),
        (.string("a\"b\\c/d"), "\"a\\\"b\\\\c/d\""),
        (.string("\n\r\t\u{0}\u{1F}\u{B}"), "\"\\n\\r\\t\\u0000\\u001f\\u000b\""),
        (.string("\r\n"), "\"\\r\\n\""), (.string("\u{FFFE}\u{2028}"), "\"\u{FFFE}\u{2028}\""), (.array([]), "[]"),
        (.array([.number(1), .string("a"), .array([.null])]), "[1, \"a\", [null]]"), (.object([]), "{}"),
        (
            .object([.init("b", .number(1)), .init("a\n", .object([.init("", .bool(true))]))]),
            "{\"b\": 1, \"a\\n\": {\"\": true}}"
        ),
    ])
    func line(value: JSONValue, expected: String) {
        #expect(value.line == expected)
    }

    @Test func severalLines() {
        let value = JSONValue.object([
            .init("name", .string("bubble")), .init("stops", .array([.number(0), .number(0.5), .number(1)])),
            .init("none", .object([])),
        ])
        #expect(value.lines() == value.line)
        #expect(
            value.lines(width: 20) == """
                {
                  "name": "bubble",
                  "stops": [
                    0,
                    0.5,
                    1
                  ],
                  "none": {}
                }
                """)
        #expect(
            value.lines(width: 24) == """
                {
                  "name": "bubble",
                  "stops": [0, 0.5, 1],
                  "none": {}
                }
                """)
    }
}
