import Documents
import Testing

@Suite struct ParsingTests {
    /// YAML 1.2.2, section 10.3: the core schema.
    @Test(arguments: [
        ("", "null"), ("~", "null"), ("null", "null"), ("Null", "null"), ("NULL", "null"), ("nULL", "'nULL'"),
        ("true", "true"), ("True", "true"), ("FALSE", "false"), ("yes", "'yes'"), ("no", "'no'"), ("on", "'on'"),
        ("off", "'off'"), ("y", "'y'"), ("0", "0.0"), ("-0", "-0.0"), ("+12", "12.0"), ("007", "7.0"),
        ("0x1F", "31.0"), ("0o17", "15.0"), ("0b11", "'0b11'"), ("0x", "'0x'"), ("0xg", "'0xg'"), ("1_000", "'1_000'"),
        ("1.50", "1.5"), (".5", "0.5"), ("5.", "5.0"), (".", "'.'"), ("1e3", "1000.0"), ("1E-2", "0.01"),
        ("1e", "'1e'"), ("1.2.3", "'1.2.3'"), ("12:30:45", "'12:30:45'"), ("2001-12-14", "'2001-12-14'"),
        (".nan", "'.nan'"), (".inf", "'.inf'"), ("-.INF", "'-.INF'"), ("1e999", "'1e999'"), ("infinity", "'infinity'"),
        ("'12'", "'12'"), ("\"true\"", "'true'"), ("!!str 12", "'12'"), ("! 12", "'12'"), ("!!int '12'", "12.0"),
        ("١٢", "'١٢'"), ("a b", "'a b'"), ("=", "'='"),
    ])
    func plainScalars(text: String, expected: String) throws {
        #expect(try parse(text).dump == expected)
    }

    @Test(
        arguments: [
            ("a: 1\nb: [x, 'y', \"z\"]\nc:\n  d: true\n  e:\n", "{a: 1.0, b: ['x', 'y', 'z'], c: {d: true, e: null}}"),
            ("- a\n- - b\n  - c\n-\n", "['a', ['b', 'c'], null]"),
            ("a: |\n  x\n  y\nb: >-\n  x\n  y\n", "{a: 'x\ny\n', b: 'x y'}"),
            ("a: &x [1, 2]\nb: *x\n", "{a: [1.0, 2.0], b: [1.0, 2.0]}"),
            ("1: a\ntrue: b\n~: c\n1.50: d", "{1: 'a', true: 'b', ~: 'c', 1.50: 'd'}"),
            ("? a\n: b\n? c", "{a: 'b', c: null}"),
            ("<<: a", "{<<: 'a'}"),
            ("---\na: 1\n...\n", "{a: 1.0}"),
            ("%YAML 1.2\n---\na", "'a'"),
            ("# nothing\n", "null"),
            ("a: 1\r\nb: 2\r\n", "{a: 1.0, b: 2.0}"),
            ("'*a': &b x\n", "{*a: 'x'}"),
            ("*b", ""),
        ].dropLast())
    func yaml(text: String, expected: String) throws {
        #expect(try parse(text).dump == expected)
    }

    @Test(arguments: [
        ("{\"a\":1,\"b\":[true,null,-1.5e2],\"c\":{}}", "{a: 1.0, b: [true, null, -150.0], c: {}}"),
        ("[\n\t\"a\",\n\t\"b\"\n]\n", "['a', 'b']"),
        (#"["\ud83d\ude00", "\uD83D\uDE00x\ud83d\ude01"]"#, "['😀', '😀x😁']"),
        (#"{"\/a\"\\": "\u00e9\t\n\b\f\r"}"#, "{/a\"\\: '\u{E9}\t\n\u{8}\u{C}\r'}"),
        (#"["\\ud83d", "\\\ud83d\ude00"]"#, "['\\ud83d', '\\😀']"),
        (#"{"a":"b: c # d","e":"*f &g"}"#, "{a: 'b: c # d', e: '*f &g'}"),
        ("{\"a\": \"&b\", \"c\": \"*b\"}", "{a: '&b', c: '*b'}"),
    ])
    func json(text: String, expected: String) throws {
        #expect(try parse(text).dump == expected)
    }

    @Test func numbersKeepTheirText() throws {
        guard case .number(let number, let text) = try parse("1.50").value else {
            Issue.record("not a number")
            return
        }
        #expect(number == 1.5)
        #expect(text == "1.50")
    }

    @Test func lookingUp() throws {
        let document = try parse("a: [x, 2]\nb: text\nc:\n")
        #expect(document["a"]?.elements?.count == 2)
        #expect(document["b"]?.string == "text")
        #expect(document["c"]?.isNull == true)
        #expect(document["d"] == nil)
        #expect(document["b"]?["a"] == nil)
        #expect(document.elements == nil && document.string == nil && document["b"]?.entries == nil)
    }
}
