import Foundation
import TemporaryFolders
import Testing

@Suite("The command index")
struct IndexCommandTests {
    private let folder = TemporaryFolder()

    private func run(_ arguments: String..., files: KeyValuePairs<String, String>) throws -> Program.Result {
        try folder.write(files)
        return try Program.run(["index"] + arguments, in: folder.path)
    }

    @Test("sections, index titles and the summary")
    func text() throws {
        let result = try run("names.txt", "--locale", "zh", files: ["names.txt": "单田芳\nAda\n张三\n7-Eleven\n\n"])
        #expect(result.status == 0)
        #expect(result.errors == "")
        #expect(
            result.text == """
                A
                  Ada
                S
                  单田芳
                Z
                  张三
                #
                \("  ")
                  7-Eleven

                index titles
                  A → A
                  S → S
                  Z → Z
                  # → #

                2 of 5 names stand under #:
                  1 is blank
                  1 begins with a digit: 7-Eleven

                """)
    }

    @Test("JSON has the sections and where titles lead; the summary stands beside it")
    func json() throws {
        let result = try run(
            "names.csv", "--locale", "ja", "--with", "en", "--titles", "all", "--json",
            files: ["names.csv": "name,reading\n田中,たなか\nBob,\n漢,\n"])
        #expect(result.status == 0)
        let object = try #require(JSONSerialization.jsonObject(with: result.output) as? [String: Any])
        let sections = try #require(object["sections"] as? [[String: Any]])
        #expect(sections.map { $0["title"] as? String } == ["B", "た", "#"])
        #expect(sections.map { $0["items"] as? [String] } == [["Bob"], ["田中"], ["漢"]])
        let titles = try #require(object["indexTitles"] as? [[String: Any]])
        #expect(titles.count == 37)
        #expect(titles.first { $0["title"] as? String == "C" }?["section"] as? Int == 1)
        #expect(titles.first { $0["title"] as? String == "わ" }?["section"] as? Int == 2)
        #expect(
            result.errors == """
                1 of 3 names stands under #:
                  1 begins with a letter of the script Han: 漢

                """)
    }

    @Test("no names at all")
    func empty() throws {
        let text = try run("a.txt", "--locale", "en", files: ["a.txt": ""])
        #expect(text == Program.Result(status: 0, output: Data(), errors: ""))
        let json = try run("a.txt", "--locale", "en", "--json", "--titles", "all", files: [:])
        #expect(
            json.text.hasPrefix(
                "{\"version\": 1,\n\"sections\": [],\n\"indexTitles\": [\n  {\"title\": \"A\", \"section\": null},\n"))
    }

    @Test("the file's own locale and kind hold unless others are given")
    func ownLocale() throws {
        let files: KeyValuePairs = ["a.content.yaml": "locale: zh\nkind: places\nitems: [单县, 乐清]"]
        #expect(try run("a.content.yaml", files: files).text.hasPrefix("S\n  单县\nY\n  乐清\n"))
        #expect(try run("a.content.yaml", "--kind", "people", files: [:]).text.hasPrefix("S\n  单县\nY\n  乐清\n"))
        #expect(try run("a.content.yaml", "--locale", "zh-u-co-stroke", files: [:]).text.hasPrefix("5劃\n  乐清\n8劃\n"))
    }

    @Test("the column of names by its title or its number, with a header or without")
    func columns() throws {
        let files: KeyValuePairs = ["a.csv": "id,city\n1,Oslo\n"]
        #expect(try run("a.csv", "--locale", "nb", "--column", "City", files: files).text.hasPrefix("O\n  Oslo\n\n"))
        let second = try run("a.csv", "--locale", "nb", "--column", "2", "--no-header", files: [:])
        #expect(second.text.hasPrefix("C\n  city\nO\n  Oslo\n"))
    }

    @Test("digits by their value")
    func numeric() throws {
        let result = try run("a.txt", "--locale", "en", "--numeric", files: ["a.txt": "R 10\nR 9\n"])
        #expect(result.text.hasPrefix("R\n  R 9\n  R 10\n"))
    }

    @Test("warnings are shown, and the rest is done")
    func warnings() throws {
        let result = try run("a.csv", "--locale", "en", files: ["a.csv": "Ada,1\nBob\n"])
        #expect(result.status == 0)
        #expect(result.errors == "a.csv:2:1: warning: this line has 1 field, the first has 2\nBob\n^\n")
    }

    @Test(
        "what cannot be done ends with status 2",
        arguments: [
            (["a.txt"], "error: 'a.txt' names no locale\nhint: give one with --locale\n"),
            (["a.txt", "--locale", "zh-Hnas"], "error: unknown locale 'zh-Hnas'; near it: zh-Hans, zh-Hant\n"),
            (["a.txt", "--locale", "en", "--with", "e"], "error: unknown locale 'e'; near it: ee, el, en\n"),
            (["none.txt", "--locale", "en"], "error: cannot read 'none.txt': there is no such file\n"),
            (
                ["open.csv", "--locale", "en"],
                "open.csv:2:1: error: a quotation mark is never closed\n\"Bob\n^\n"
            ),
        ])
    func failures(arguments: [String], errors: String) throws {
        try folder.write(["a.txt": "Ada\n", "open.csv": "Ada\n\"Bob\n"])
        let result = try Program.run(["index"] + arguments, in: folder.path)
        #expect(result == Program.Result(status: 2, output: Data(), errors: errors))
    }

    @Test(
        "wrong usage ends with status 64",
        arguments: [[], ["a.txt", "--kind", "animals"], ["a.txt", "--titles", "some"], ["a.txt", "--column", ""]])
    func usage(arguments: [String]) throws {
        let result = try Program.run(["index"] + arguments)
        #expect(result.status == 64)
        #expect(result.errors.contains("Usage: thumbindex index"))
        #expect(result.text == "")
    }
}
