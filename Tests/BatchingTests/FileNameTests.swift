import Batching
import Testing

struct FileNameTests {
    @Test(
        "legal names", arguments: ["look", "QQ 音乐", "a..b", "reste-é", "x~y@2x", String(repeating: "n", count: 200)])
    func legal(name: String) {
        #expect(FileName.objection(to: name) == nil)
    }

    @Test(
        "names that would leave the folder, hide, or be refused elsewhere",
        arguments: [
            ("", "is empty"), (".", "begins with a dot"), ("..", "begins with a dot"),
            (".hidden", "begins with a dot"), ("look.", "ends in a dot or a space"),
            ("look ", "ends in a dot or a space"), ("a/b", "holds the character '/'"),
            ("a\\b", "holds the character '\\'"), ("C:x", "holds the character ':'"),
            ("a\nb", "holds the character U+000A"), ("a\u{0}b", "holds the character U+0000"),
            ("a\u{9B}b", "holds the character U+009B"),
            (String(repeating: "é", count: 101), "is longer than 200 bytes"),
        ])
    func illegal(name: String, objection: String) {
        #expect(FileName.objection(to: name) == objection)
    }

    @Test(
        "a value must not hold the signs that part one value from the next",
        arguments: [
            ("a~b", "holds the character '~'"), ("a@2x", "holds the character '@'"), ("..", "begins with a dot"),
        ])
    func illegalValue(value: String, objection: String) {
        #expect(FileName.objection(toValue: value) == objection)
        #expect(FileName.objection(toValue: "zh-Hant") == nil)
    }
}
