import Documents
import Testing

@Suite struct SyntaxErrorTests {
    @Test(arguments: [
        (
            "a: 1\nb: 2\na: 3\n",
            "a.yaml:3:1: error: duplicate key 'a'\na: 3\n^\nhint: it is first written at line 1, column 1"
        ),
        (
            "x:\n  aa: {aa: 1}\n  bb:\n    aa: 2\n  aa : 3\n",
            "a.yaml:5:3: error: duplicate key 'aa'\n  aa : 3\n  ^~\nhint: it is first written at line 2, column 3"
        ),
        (
            "{\"a\": {\"a\": 1}, \"a\" : 2}",
            "a.yaml:1:17: error: duplicate key 'a'\n{\"a\": {\"a\": 1}, \"a\" : 2}\n                ^~~\n"
                + "hint: it is first written at line 1, column 2"
        ),
        // YAML takes a key and its colon only from one line, where JSON would take them from two.
        (
            "{\"a\"\n: 1}",
            "a.yaml:2:1: error: did not find expected ',' or '}'\n: 1}\n^\n"
                + "hint: while parsing a flow mapping that starts at line 1, column 1"
        ),
        (
            "{a: 1, a}",
            "a.yaml:1:8: error: duplicate key 'a'\n{a: 1, a}\n       ^\nhint: it is first written at line 1, column 2"
        ),
        // All that are written twice, each at its second place.
        (
            "a: {x: 1, x: 2}\n\"a\": 3",
            "a.yaml:1:11: error: duplicate key 'x'\na: {x: 1, x: 2}\n          ^\n"
                + "hint: it is first written at line 1, column 5\n"
                + "a.yaml:2:1: error: duplicate key 'a'\n\"a\": 3\n^~~\nhint: it is first written at line 1, column 1"
        ),
        (
            "1: a\n'1': b",
            "a.yaml:2:1: error: duplicate key '1'\n'1': b\n^~~\nhint: it is first written at line 1, column 1"
        ),
        ("a: 1\n---\nb: 2", "a.yaml:2:1: error: a file holds one document, and another starts here\n---\n^"),
        (
            "a: *b",
            "a.yaml:1:4: error: alias to an anchor that is not written before it\na: *b\n   ^\n"
                + "hint: quote a text that starts with *"
        ),
        (
            "&a b: 1\n*a : 2",
            "a.yaml:2:1: error: a key cannot be an alias\n*a : 2\n^~"
        ),
        (
            "? [a]\n: b\n? {c: d}\n: e",
            "a.yaml:1:3: error: a key must be a string, not a list or a mapping\n? [a]\n  ^\n"
                + "a.yaml:3:3: error: a key must be a string, not a list or a mapping\n? {c: d}\n  ^"
        ),
        ("?\n: b", "a.yaml:1:2: error: a key is missing\n?\n ^"),
        (
            "a: !!binary eA==",
            "a.yaml:1:13: error: the tag 'tag:yaml.org,2002:binary' is not known\na: !!binary eA==\n            ^~~~"
        ),
        ("a: !x [1]", "a.yaml:1:7: error: the tag '!x' is not known here\na: !x [1]\n      ^"),
        (
            "%TAG !e! tag:x,2000:\n--- !e!a b",
            "a.yaml:1:1: error: tag directives are not supported\n%TAG !e! tag:x,2000:\n^~~~"
        ),
        (
            "a: b: c",
            "a.yaml:1:5: error: a mapping cannot start here\na: b: c\n    ^\n"
                + "hint: check the indentation, and quote a text that holds ': '"
        ),
        (
            "a:\n\tb: c",
            "a.yaml:2:1: error: no value starts with this character\n    b: c\n^~~~\n"
                + "hint: indent with spaces, not tabs, and quote a text that starts with @, ` or %"
        ),
        (
            "a: [1, 2",
            "a.yaml:1:9: error: did not find expected ',' or ']'\na: [1, 2\n        ^\n"
                + "hint: while parsing a flow sequence that starts at line 1, column 4"
        ),
        (
            #"a: "\ud83d\ude00""#,
            "a.yaml:1:7: error: not the number of a character\n" + #"a: "\ud83d\ude00""# + "\n      ^\n"
                + "hint: a character beyond U+FFFF is written as itself or as \\U0001F600"
        ),
        (
            #"["\ud83dx"]"#,
            "a.yaml:1:3: error: half of a surrogate pair\n" + #"["\ud83dx"]"# + "\n  ^~~~~~\n"
                + #"hint: escapes from \ud800 to \udbff and from \udc00 to \udfff stand in pairs"#
        ),
        (
            #"["\ude00\ud83d"]"#,
            "a.yaml:1:3: error: half of a surrogate pair\n" + #"["\ude00\ud83d"]"# + "\n  ^~~~~~\n"
                + #"hint: escapes from \ud800 to \udbff and from \udc00 to \udfff stand in pairs"#
        ),
        (#"a: "\0""#, "a.yaml:1:4: error: a string cannot hold the character U+0000\n" + #"a: "\0""# + "\n   ^~~~"),
        (
            "a: b\u{7}c",
            "a.yaml:1:5: error: the character U+0007 is not allowed in a file\na: b\\u{7}c\n    ^~~~~\n"
                + "hint: write it as an escape in a double-quoted string"
        ),
        (
            "é\u{2028}",
            "a.yaml:1:2: error: the character U+2028 is not allowed in a file\né\\u{2028}\n ^~~~~~~~\n"
                + "hint: write it as an escape in a double-quoted string"
        ),
    ])
    func message(text: String, expected: String) {
        #expect(failure(text) == expected)
    }

    @Test("a key that is written again is told alike among few keys and many", arguments: [1, 6, 7, 8, 9, 40])
    func againAmongOthers(others: Int) {
        let keys = (0..<others).map { "k\($0): 0\n" }.joined()
        let expected = [others + 2, others + 3].map { line in
            "a.yaml:\(line):1: error: duplicate key 'a'\na: 1\n^\n"
                + "hint: it is first written at line \(line == others + 2 ? 1 : line - 1), column 1"
        }
        #expect(failure("a: 1\n\(keys)a: 1\na: 1\n") == expected.joined(separator: "\n"))
    }
}
