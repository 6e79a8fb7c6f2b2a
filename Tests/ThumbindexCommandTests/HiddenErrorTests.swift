import TemporaryFolders
import Testing

@Suite("Files with many errors")
struct HiddenErrorTests {
    @Test("of each file the first hundred are told, and how many more there are")
    func counted() throws {
        let root = TemporaryFolder()
        func theme(_ count: Int) -> String { "list:\n" + (0..<count).map { "  bad\($0): 1\n" }.joined() }
        try root.write([
            "themes/a.theme.yaml": theme(130), "themes/b.theme.yaml": theme(3), "themes/c.theme.yaml": theme(141),
        ])
        let result = try Program.run(["render", "themes", "--out", "out"], in: root.path)
        #expect(result.status == 2)
        let lines = result.errors.split(separator: "\n").map(String.init)
        #expect(
            lines.filter { $0.contains("not shown") } == [
                "themes/a.theme.yaml: note: 30 more errors are not shown",
                "themes/c.theme.yaml: note: 41 more errors are not shown",
            ])
        for (name, count) in [("a", 100), ("b", 3), ("c", 100)] {
            #expect(lines.count { $0.hasPrefix("themes/\(name).theme.yaml:") && $0.contains(": error: ") } == count)
        }
    }
}
