import Documents
import Foundation
import Testing

/// Paths found in few calls are those that `FileLocation` finds one by one.
@Suite struct SiblingPathsTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "siblings-\(UUID().uuidString)")
            .resolvingSymlinksInPath()
        for path in ["look/pictures/deep", "other"] {
            try FileManager.default.createDirectory(at: url(path), withIntermediateDirectories: true)
        }
        for path in ["look/pictures/a.png", "look/a.png", "other/secret.png"] { try Data().write(to: url(path)) }
        for (link, target) in [
            ("look/out", "other"), ("look/in", "look/pictures"), ("look/pictures/out.png", "other/secret.png"),
            ("look/pictures/in.png", "look/a.png"), ("look/gone.png", "other/none.png"), ("alias", "look"),
        ] {
            try FileManager.default.createSymbolicLink(at: url(link), withDestinationURL: url(target))
        }
    }

    private func url(_ path: String) -> URL { folder.appending(path: path) }
    private func remove() { try? FileManager.default.removeItem(at: folder) }

    private static let written = [
        "a.png", "pictures/a.png", "pictures/deep/none.png", "none/b.png", "none/c.png", "pictures/out.png",
        "pictures/in.png", "out/secret.png", "out/none.png", "in/a.png", "in/out.png", "gone.png",
        "../other/secret.png",
        "..", ".", "./a.png", "pictures/../a.png", "pictures/../../other/secret.png", "pictures//a.png", "pictures/",
        "/etc/passwd", "...", "..hidden/.a", "a b/é.png", "pictures", "", "pictures/a.png/..",
    ]

    @Test(arguments: ["look/x.csv", "alias/x.csv", "none/x.csv", "look/pictures/x.csv"], [false, true])
    func samePaths(file: String, allowingOutside: Bool) {
        defer { remove() }
        let location = FileLocation(url(file).path)
        var siblings = SiblingPaths(location, allowingOutside: allowingOutside)
        // Twice, so that folders are known the second time.
        for written in Self.written + Self.written.reversed() where !written.isEmpty {
            let expected = location.sibling(written, allowingOutside: allowingOutside)?.path
            #expect(siblings.path(of: written) == expected, "\(written)")
        }
    }

    @Test func linksOutOfTheFolder() {
        defer { remove() }
        var siblings = SiblingPaths(FileLocation(url("look/x.csv").path), allowingOutside: false)
        #expect(siblings.path(of: "pictures/a.png") == url("look/pictures/a.png").path)
        #expect(siblings.path(of: "pictures/in.png") == url("look/pictures/in.png").path)
        #expect(siblings.path(of: "pictures/out.png") == nil)
        #expect(siblings.path(of: "out/secret.png") == nil)
    }

    @Test func moreFoldersThanAreKept() {
        defer { remove() }
        var siblings = SiblingPaths(FileLocation(url("look/x.csv").path), allowingOutside: false)
        for number in (0..<2_500).map({ $0 % 1_300 }) {
            #expect(siblings.path(of: "f\(number)/a.png") == url("look/f\(number)/a.png").path)
        }
    }
}
