import Batching
import Documents
import Foundation
import TemporaryFolders
import Testing

struct ThemeSearchTests {
    private let root = TemporaryFolder()

    private func make(_ files: [String]) throws {
        for file in files { try root.write([file: ""]) }
    }

    private func found(_ paths: String...) throws -> [String] {
        try ThemeSearch.files(at: paths.map { root.path + $0 }).map { String($0.dropFirst(root.path.count)) }
    }

    @Test("every theme in a folder and below, in the order of the paths, and nothing else")
    func folder() throws {
        try make([
            "b.theme.yaml", "a.theme.json", "sub/deep/c.theme.yml", "names.content.yaml", "b.theme.yaml.orig",
            "theme.yaml", ".hidden.theme.yaml", ".git/d.theme.yaml",
        ])
        #expect(try found("") == ["/a.theme.json", "/b.theme.yaml", "/sub/deep/c.theme.yml"])
        #expect(try found("/") == ["/a.theme.json", "/b.theme.yaml", "/sub/deep/c.theme.yml"])
    }

    @Test("a file by its path, and each only once")
    func repeated() throws {
        try make(["a.theme.yaml", "sub/b.theme.yaml"])
        #expect(
            try found("/sub/b.theme.yaml", "/sub", "", "/sub/../a.theme.yaml").map { $0.suffix(12) } == [
                "b.theme.yaml", "a.theme.yaml",
            ])
    }

    @Test("a folder that links back to itself is passed over, a linked theme is not")
    func links() throws {
        try make(["real/a.theme.yaml"])
        let manager = FileManager.default
        try manager.createSymbolicLink(atPath: root.path + "/real/loop", withDestinationPath: root.path)
        try manager.createSymbolicLink(
            atPath: root.path + "/linked.theme.yaml", withDestinationPath: root.path + "/real/a.theme.yaml")
        #expect(try found("") == ["/linked.theme.yaml"])
        #expect(try found("/real") == ["/real/a.theme.yaml"])
    }

    @Test("paths without a theme, all at once")
    func nothing() throws {
        try make(["empty/notes.txt", "look.yaml"])
        let error = #expect(throws: DiagnosticError.self) { try found("/empty", "/look.yaml", "/missing") }
        #expect(
            error?.description == """
                error: there is no theme in the folder '\(root.path)/empty'
                hint: a theme's name ends in .theme.yaml, .theme.yml or .theme.json
                error: '\(root.path)/look.yaml' is not a theme by its name
                hint: a theme's name ends in .theme.yaml, .theme.yml or .theme.json
                error: there is no file or folder '\(root.path)/missing'
                """)
    }

    @Test(
        "the name is what stands before .theme",
        arguments: [
            ("Themes/qq-music.theme.yaml", "qq-music"), ("a.b.theme.json", "a.b"), ("音乐.theme.yml", "音乐"),
            (".theme.yaml", ""), ("...theme.yaml", ".."), ("x.theme.txt", nil), ("theme.yaml", nil), ("", nil),
        ])
    func name(path: String, name: String?) {
        #expect(ThemeSearch.name(ofFile: path) == name)
    }
}
