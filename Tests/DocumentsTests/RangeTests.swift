import Documents
import Testing

@Suite struct RangeTests {
    @Test(arguments: [
        ("a: 12", ["1:1-1:6", "1:1-1:2=a", "1:4-1:6"]),
        ("'a': \"x\\\"y\"", ["1:1-1:12", "1:1-1:4=a", "1:6-1:12"]),
        ("a: 'it''s'", ["1:1-1:11", "1:1-1:2=a", "1:4-1:11"]),
        ("a: [x, {b: 1} ]\n", ["1:1-1:16", "1:1-1:2=a", "1:4-1:16", "1:5-1:6", "1:8-1:14", "1:9-1:10=b", "1:12-1:13"]),
        ("a: [ ]\nb: {}", ["1:1-2:6", "1:1-1:2=a", "1:4-1:7", "2:1-2:2=b", "2:4-2:6"]),
        // A missing value stands behind its colon.
        ("a:\nb: 1", ["1:1-2:5", "1:1-1:2=a", "1:3-1:3", "2:1-2:2=b", "2:4-2:5"]),
        // An anchor and a tag are not part of the value.
        ("a: &x !!str y", ["1:1-1:14", "1:1-1:2=a", "1:13-1:14"]),
        // Block scalars are marked by their indicator; folded plain scalars to the end of their first line.
        ("a: |\n  x\n", ["1:1-1:5", "1:1-1:2=a", "1:4-1:5"]),
        ("a: x y \n  z\n", ["1:1-1:7", "1:1-1:2=a", "1:4-1:7"]),
        // A string may end on another line.
        ("a: \"x\n  y\"\n", ["1:1-2:5", "1:1-1:2=a", "1:4-2:5"]),
        // Columns count scalars.
        ("漢: é😀", ["1:1-1:6", "1:1-1:2=漢", "1:4-1:6"]),
        // An alias is told where its anchor stands.
        ("a: &x 1\nb: *x", ["1:1-1:8", "1:1-1:2=a", "1:7-1:8", "2:1-2:2=b", "1:7-1:8"]),
        // A pair of escapes is longer than what is parsed in its place.
        (#"["\ud83d\ude00", 1, "\ud83d\ude00", 2]"#, ["1:1-1:39", "1:2-1:16", "1:18-1:19", "1:21-1:35", "1:37-1:38"]),
        ("[\"\\ud83d\\ude00\",\n1]", ["1:1-2:3", "1:2-1:16", "2:1-2:2"]),
    ])
    func places(text: String, expected: [String]) throws {
        #expect(try parse(text).places == expected)
    }

    /// Looking up a place costs the same anywhere in a line: this would take hours if it did not.
    @Test func longLineOfManyNodes() throws {
        let element = "\"漢\",1,"
        let text = "[" + String(repeating: element, count: 40_000) + "0]"
        let last = try #require(try parse(text).elements?.last)
        #expect(last.range.text == "1:240002-1:240003")
    }
}
