import Files
import TemporaryFolders
import Testing

struct PathBaseTests {
    @Test(
        "a path is written relative to the folder of a file, and read again",
        arguments: [
            ("/home/a/Themes/look.yaml", "/home/a/Themes/pictures/b.png", "pictures/b.png"),
            ("/home/a/Themes/look.yaml", "/home/a/pictures/b.png", "../pictures/b.png"),
            ("/home/a/Themes/look.yaml", "/home/b.png", "../../b.png"),
            ("/home/look.yaml", "/usr/b.png", "/usr/b.png"), ("/look.yaml", "/b.png", "/b.png"),
        ])
    func relative(file: String, path: String, expected: String) {
        let base = PathBase(ofFile: file)
        #expect(base.relative(path) == expected)
        #expect(base.absolute(expected) == path)
    }

    @Test(
        "so is one relative to a folder",
        arguments: [
            ("/home/a/report", "/home/a/old", "../old"), ("/home/a", "/home/a/old", "old"), ("/home/a", "/home/a", "."),
            ("/home/a", "/home", ".."), ("/home/a", "/srv/old", "/srv/old"),
        ])
    func relativeToFolder(folder: String, path: String, expected: String) {
        let base = PathBase(folder: folder)
        #expect(base.relative(path) == expected)
        #expect(base.absolute(expected) == path)
    }

    @Test("moved together, the same words lead to the picture", arguments: ["pictures/b.png", "../b.png"])
    func moved(path: String) {
        let (old, new) = (PathBase(ofFile: "/home/old/Themes/a.yaml"), PathBase(ofFile: "/srv/new/Themes/a.yaml"))
        #expect(old.relative(old.absolute(path)) == path)
        #expect(new.absolute(path).hasPrefix("/srv/new/"))
    }
}
