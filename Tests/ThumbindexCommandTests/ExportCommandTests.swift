import TemporaryFolders
import Testing

struct ExportCommandTests {
    private let root = TemporaryFolder()

    @Test("a theme in every language, told on standard output")
    func export() throws {
        try root.write(["brand-2.theme.yaml": "indexBar:\n  slotHeight: 17\n"])
        let result = try Program.run(
            ["export", "brand-2.theme.yaml", "--as", "swift,kotlin,css", "--out", "code"], in: root.path)
        #expect(
            result.text == """
                code/Brand2Theme.swift
                code/Brand2Style.kt
                code/brand-2.css
                code/brand-2.html

                """)
        #expect(result.status == 0)
        #expect(result.errors.contains("Brand2Theme.swift: not said: The font files: an app has to bring Inter"))
        let files = try root.files()
        #expect(files["code/Brand2Theme.swift"]?.contains("slotHeight: 17,") == true)
        #expect(files["code/Brand2Style.kt"]?.contains("indexBarSlotHeight = 17.dp,") == true)
        #expect(files["code/brand-2.css"]?.contains("--index-bar-slot-height: 17px;") == true)
        #expect(files["code/brand-2.html"]?.contains("href=\"brand-2.css\"") == true)
    }

    @Test("a theme that is wrong is told, and the others are written")
    func errors() throws {
        try root.write(["a.theme.yaml": "indexBar: {slotHight: 1}\n", "b.theme.yaml": "indexBar: {slotHeight: 9}\n"])
        let result = try Program.run(["export", ".", "--as", "css", "--out", "."], in: root.path)
        #expect(result.errors.contains("a.theme.yaml:1:12: error: unknown key 'slotHight' in indexBar"))
        #expect(result.status == 2)
        #expect(Set(try root.files().keys) == ["a.theme.yaml", "b.theme.yaml", "b.css", "b.html"])
    }

    @Test("themes of one name: each that is refused is told whose files are there")
    func namesakes() throws {
        for folder in ["a", "b", "c"] { try root.write(["\(folder)/look.theme.yaml": "indexBar: {slotHeight: 9}\n"]) }
        let result = try Program.run(["export", ".", "--as", "swift", "--out", "code"], in: root.path)
        #expect(result.text == "code/LookTheme.swift\n")
        #expect(result.status == 2)
        let told = result.errors.matches(of: /'LookTheme.swift' would be of '([^']*)' too/).map { String($0.1) }
        #expect(told.count == 2 && told.allSatisfy { $0.hasSuffix("a/look.theme.yaml") }, "\(result.errors)")
    }

    @Test("blanks around the values of a list are none of them")
    func blanks() throws {
        try root.write(["a.theme.yaml": "indexBar: {slotHeight: 9}\n"])
        let result = try Program.run(["export", "a.theme.yaml", "--as", "swift, kotlin ", "--out", "."], in: root.path)
        #expect(result.text == "./ATheme.swift\n./AStyle.kt\n")
        #expect(result.status == 0)
        let empty = try Program.run(["export", "a.theme.yaml", "--as", "swift, ", "--out", "."], in: root.path)
        #expect(empty.status == 64 && empty.errors.contains("a value is empty"))
    }

    @Test("languages are asked for, and known")
    func languages() throws {
        let none = try Program.run(["export", ".", "--out", "."], in: root.path)
        #expect(none.status == 64 && none.errors.contains("--as says which languages: swift, kotlin, css"))
        let unknown = try Program.run(["export", ".", "--as", "kotlyn", "--out", "."], in: root.path)
        #expect(unknown.status == 64 && unknown.errors.contains("unknown language 'kotlyn'; did you mean 'kotlin'?"))
    }
}
