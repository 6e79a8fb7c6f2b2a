import ContentFiles
import Contents
import Documents
import Foundation
import Testing

@Suite("Plain text content")
struct TextContentTests {
    @Test(
        "names stand one a line, whatever ends it",
        arguments: [
            ("Ada\nBob\n", ["Ada", "Bob"]), ("Ada\r\nBob\r\n", ["Ada", "Bob"]), ("Ada\rBob", ["Ada", "Bob"]),
            ("\u{FEFF}Ada\nBob", ["Ada", "Bob"]), ("Ada\n\n \nBob", ["Ada", "", " ", "Bob"]), ("", []), ("\n", [""]),
            ("\u{FEFF}", []), ("\r\n\n\r", ["", "", ""]), ("# Ada, \"B\"\n", ["# Ada, \"B\""]),
        ])
    func lines(text: String, names: [String]) throws {
        #expect(try ContentReading().read("names.content.txt", text).names == names)
    }

    @Test("bytes that are not UTF-8 are an error at their place")
    func notUTF8() throws {
        let reading = ContentReading()
        try reading.folder.write(["names.txt": ""])
        let path = reading.folder.path + "/names.txt"
        try Data([0x41, 0x0A, 0x42, 0xC3, 0x28]).write(to: URL(fileURLWithPath: path))
        #expect {
            try ContentReader(FileLocation(path)).read()
        } throws: { error in
            let lines = (error as? DiagnosticError)?.diagnostics.map(ContentReading.line)
            return lines == ["2:2 the file is not UTF-8"]
        }
    }

    @Test(
        "sequences that UTF-8 forbids are found",
        arguments: [
            [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xF0, 0x8F, 0xBF, 0xBF],
            [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xC3], [0xE4, 0xB8], [0xF0, 0x9F, 0x98], [0xFF],
            [0xE4, 0x41, 0x80], [0xE4, 0xB8, 0x41], [0xF0, 0x9F, 0x98, 0x41], [0xF0, 0x41, 0x98, 0x80],
        ] as [[UInt8]])
    func forbidden(bytes: [UInt8]) throws {
        let reading = ContentReading()
        for prefix in ["", "Ada Bob\n"] {
            let path = reading.folder.path + "/names.txt"
            try Data(Array(prefix.utf8) + bytes).write(to: URL(fileURLWithPath: path))
            #expect(throws: DiagnosticError.self) { try ContentReader(FileLocation(path)).read() }
        }
    }

    @Test("the scalars at the ends of each length of UTF-8 are read")
    func limits() throws {
        let names = [
            "\u{7F}", "\u{80}", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{E000}", "\u{FFFF}", "\u{10000}", "\u{10FFFF}",
        ]
        #expect(try ContentReading().read("a.txt", names.joined(separator: "\n")).names == names)
    }

    @Test("a file of another kind, a missing one, a folder")
    func otherFiles() throws {
        let reading = ContentReading()
        #expect(
            reading.errors("names.xls", "Ada") == [
                "cannot tell the format of 'FOLDER/names.xls': its name must end in .yaml, .yml, .json, .csv or .txt"
            ])
        try reading.folder.write(["folder.txt/a": ""])
        let path = reading.folder.path
        #expect(throws: DiagnosticError("cannot read '\(path)/none.txt': there is no such file")) {
            try ContentReader(FileLocation(path + "/none.txt")).read()
        }
        #expect(throws: DiagnosticError("cannot read '\(path)/folder.txt': it is a folder")) {
            try ContentReader(FileLocation(path + "/folder.txt")).read()
        }
    }

    @Test("columns are equal by their texts, however they were filled")
    func equality() throws {
        let appended = ContentTable(["Ada", "Bob"])
        let read = try ContentReading().read("a.txt", "Ada\r\nBob\r\n").table
        #expect(appended == read)
        #expect(appended.hashValue == read.hashValue)
        #expect(appended != ContentTable(["Adab", "ob"]))
        #expect(appended != ContentTable(["Ada"]))
    }
}
