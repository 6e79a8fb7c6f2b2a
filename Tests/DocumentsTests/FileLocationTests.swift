import Documents
import Foundation
import Testing

@Suite struct FileLocationTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "files-\(UUID().uuidString)")
            .resolvingSymlinksInPath()
        for path in ["look/fonts", "other"] {
            try FileManager.default.createDirectory(at: url(path), withIntermediateDirectories: true)
        }
        try Data("a: 1\n".utf8).write(to: url("look/a.yaml"))
        try Data("secret\n".utf8).write(to: url("other/b.yaml"))
        try FileManager.default.createSymbolicLink(at: url("look/out"), withDestinationURL: url("other"))
        try FileManager.default.createSymbolicLink(at: url("look/in"), withDestinationURL: url("look/fonts"))
        try FileManager.default.createSymbolicLink(at: url("alias"), withDestinationURL: url("look"))
    }

    @Test(arguments: [
        ("b.yaml", "look/b.yaml"), ("./fonts/x.ttf", "look/fonts/x.ttf"), ("fonts/../b.yaml", "look/b.yaml"),
        ("in/x.ttf", "look/in/x.ttf"), ("..hidden", "look/..hidden"), ("a b/é.yaml", "look/a b/é.yaml"),
    ])
    func pathsInside(written: String, expected: String) throws {
        defer { remove() }
        let found = try location("look/a.yaml").sibling(written, at: node(), allowingOutside: false)
        #expect(found.path == url(expected).path)
    }

    @Test(arguments: [
        "../other/b.yaml", "..", "fonts/../../other/b.yaml", "out/b.yaml", "/etc/passwd", ".", "../look2/a.yaml",
    ])
    func pathsOutside(written: String) throws {
        defer { remove() }
        let start = location("look/a.yaml")
        let message = failure { () throws(DiagnosticError) in
            _ = try start.sibling(written, at: node(), allowingOutside: false)
        }
        #expect(
            message == """
                look.yaml:1:10: error: the path '\(written)' leads out of the folder of the file that it is written in
                extends: "x"
                         ^~~
                hint: --allow-outside permits it
                """)
        #expect(throws: Never.self) { try start.sibling(written, at: node(), allowingOutside: true) }
    }

    /// The folder itself may be reached by a link.
    @Test func folderThatIsALink() throws {
        defer { remove() }
        let found = try location("alias/a.yaml").sibling("fonts/x.ttf", at: node(), allowingOutside: false)
        #expect(found.path == url("alias/fonts/x.ttf").path)
        #expect(location("alias/a.yaml").resolvedPath == location("look/a.yaml").resolvedPath)
    }

    @Test func emptyPath() throws {
        defer { remove() }
        let message = failure { () throws(DiagnosticError) in
            _ = try location("look/a.yaml").sibling("", at: node(), allowingOutside: true)
        }
        #expect(message == "look.yaml:1:10: error: a path is empty\nextends: \"x\"\n         ^~~")
    }

    @Test func shownNamesFollowWhatTheUserWrote() throws {
        defer { remove() }
        let start = FileLocation("themes/a.theme.yaml")
        #expect(start.shown == "themes/a.theme.yaml")
        #expect(start.path.hasPrefix("/") && start.path.hasSuffix("/themes/a.theme.yaml"))
        #expect(try start.sibling("./b.yaml", at: node(), allowingOutside: false).shown == "themes/b.yaml")
        #expect(try start.sibling("/b.yaml", at: node(), allowingOutside: true).shown == "/b.yaml")
        #expect(try FileLocation("a.yaml").sibling("c/b.yaml", at: node(), allowingOutside: false).shown == "c/b.yaml")
    }

    @Test func readingAFile() throws {
        defer { remove() }
        #expect(try location("look/a.yaml").read().text == "a: 1\n")
        #expect(try location("look/a.yaml").read().name == url("look/a.yaml").path)
        #expect(location("look/a.yaml").exists && !location("look/b.yaml").exists)
        try (Data([0xEF, 0xBB, 0xBF]) + Data("b".utf8)).write(to: url("look/mark.yaml"))
        #expect(try location("look/mark.yaml").read().text == "b")
        try Data().write(to: url("look/empty.yaml"))
        #expect(try location("look/empty.yaml").read().text == "")
    }

    @Test(arguments: [
        ("look/none.yaml", "there is no such file"), ("look/fonts", "it is a folder"),
        ("look/a.yaml", "it has 5 bytes, at most 4 are read"),
    ])
    func readingFails(path: String, reason: String) throws {
        defer { remove() }
        let shown = url(path).path
        let limits = DocumentLimits(bytes: 4)
        let alone = failure { () throws(DiagnosticError) in _ = try location(path).read(limits: limits) }
        #expect(alone == "error: cannot read '\(shown)': \(reason)")
        let named = failure { () throws(DiagnosticError) in
            _ = try location(path).read(limits: limits, namedAt: node())
        }
        #expect(named == "look.yaml:1:10: error: cannot read '\(shown)': \(reason)\nextends: \"x\"\n         ^~~")
    }

    /// A device that never ends must not be read.
    @Test func readingADevice() {
        remove()
        let message = failure { () throws(DiagnosticError) in _ = try FileLocation("/dev/zero").read() }
        #expect(message == "error: cannot read '/dev/zero': it is not a regular file")
    }

    @Test(
        arguments: [
            ([0x61, 0x0A, 0xC3, 0xA9, 0x62, 0xFF, 0x63], "2:3", "éb\u{FFFD}c\n  ^", ""),
            ([0xE6, 0xBC], "1:1", "\u{FFFD}\n^", ""),
            ([0xC0, 0x80], "1:1", "\u{FFFD}\u{FFFD}\n^", ""),
            ([0xFF, 0xFE, 0x61], "1:1", "\u{FFFD}\u{FFFD}a\n^", "\nhint: it begins like UTF-16, save it as UTF-8"),
        ] as [([UInt8], String, String, String)])
    func notUTF8(bytes: [UInt8], place: String, excerpt: String, hint: String) {
        remove()
        let message = failure { () throws(DiagnosticError) in _ = try SourceText(name: "a.yaml", bytes: bytes) }
        #expect(message == "a.yaml:\(place): error: the file is not UTF-8\n\(excerpt)\(hint)")
    }

    private func url(_ path: String) -> URL { folder.appending(path: path) }
    private func location(_ path: String) -> FileLocation { FileLocation(url(path).path) }
    private func remove() { try? FileManager.default.removeItem(at: folder) }

    private func node() throws(DiagnosticError) -> DocumentNode {
        let source = SourceText(name: "look.yaml", text: "extends: \"x\"\n")
        let document = try DocumentNode.parse(source)
        guard let node = document["extends"] else { throw DiagnosticError("no node") }
        return node
    }
}
