import Documents
import Foundation
import TemporaryFolders
import Testing
import ThumbindexTesting

/// Where pictures for tests come from.
@Suite struct TestedPictureTests {
    static func theme(_ folder: TemporaryFolder) throws -> String {
        try folder.write(["brand.theme.yaml": "name: Brand\n"])
        return folder.path + "/brand.theme.yaml"
    }

    @Test func aStateIsDrawnWithItsJSON() throws {
        let folder = TemporaryFolder()
        let theme = try Self.theme(folder)
        let picture = try TestedPicture(state: "index-bar/rest", ofTheme: theme)
        #expect(picture.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(String(decoding: picture.state ?? [], as: UTF8.self).contains("\"id\": \"index-bar/title/0\""))
        #expect(try picture == TestedPicture(state: "index-bar/rest", ofTheme: theme))
        #expect(try picture != TestedPicture(state: "index-bar/rest", ofTheme: theme, direction: .rightToLeft))
    }

    @Test(arguments: [
        ("index-bar/rset", "there is no state 'index-bar/rset'"), ("index-bar", "there is no state 'index-bar'"),
        ("index-bar/fading-in", "the theme '%' cannot be in the state 'index-bar/fading-in'"),
    ])
    func aStateMustExist(name: String, message: String) throws {
        let folder = TemporaryFolder()
        let theme = try Self.theme(folder)
        let error = #expect(throws: DiagnosticError.self) { try TestedPicture(state: name, ofTheme: theme) }
        #expect(error?.diagnostics.map(\.message) == [message.replacing("%", with: theme)])
    }

    @Test func aFileIsReadAsItIs() throws {
        let folder = TemporaryFolder()
        try folder.write(["a.png": "abc"])
        #expect(try TestedPicture(atPath: folder.path + "/a.png") == TestedPicture(bytes: Array("abc".utf8)))
        let error = #expect(throws: DiagnosticError.self) { try TestedPicture(atPath: folder.path + "/b.png") }
        #expect(error?.diagnostics.map(\.message) == ["cannot read '\(folder.path)/b.png': there is no such file"])
    }
}
