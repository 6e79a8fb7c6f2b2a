import Foundation
import TemporaryFolders
import Testing

/// What the program keeps for the user between runs never shows in what it draws (issue 8, point 3).
@Suite(.enabled(if: FontPackages.areDebian))
struct UserCacheTests {
    private let root = TemporaryFolder()

    init() throws {
        try root.write(["look.theme.yaml": "canvas: {width: 80, height: 160}\nindexBar: {slotHeight: 5}\n"])
    }

    /// All that a run leaves in a folder of its own.
    private func draw(in folder: String, _ environment: [String: String]) throws -> [String: String] {
        let result = try Program.run(
            [
                "render", "look.theme.yaml", "--state", "pinned", "--appearance", "light", "--format", "json", "--out",
                folder,
            ], in: root.path,
            environment: environment)
        #expect(result.status == 0)
        #expect(!result.errors.contains("cache"))
        let prefix = folder + "/"
        let files = try root.files().filter { $0.key.hasPrefix(prefix) }
        return Dictionary(uniqueKeysWithValues: files.map { (String($0.dropFirst(prefix.count)), $1) })
    }

    @Test("runs with a cache, old or new, without one, and where none can be, leave the same")
    func same() throws {
        let plain = try draw(in: "plain", [:])
        #expect(
            plain.keys.sorted() == [
                ".thumbindex-cache", "index.html", "look/section-list/pinned.json", "manifest.json",
            ])
        let home = ["HOME": root.path + "/home"]
        #expect(try draw(in: "new", home) == plain)
        #if os(Linux)
            let notes = root.path + "/home/.cache/thumbindex/file-digests"
            let kept = try Data(contentsOf: URL(fileURLWithPath: notes))
            #expect(!kept.isEmpty)
            #expect(try draw(in: "old", home) == plain)
            // A program that was built a moment ago is noted later than its fonts.
            #expect(try Data(contentsOf: URL(fileURLWithPath: notes)).starts(with: kept))
        #endif
        #expect(try draw(in: "none", ["XDG_CACHE_HOME": root.path + "/look.theme.yaml"]) == plain)
    }

    @Test("two runs at once leave notes that a third goes by")
    func together() async throws {
        let environment = ["XDG_CACHE_HOME": root.path + "/caches"]
        let drawn = try await withThrowingTaskGroup(of: [String: String].self) { group in
            for number in 0..<4 { group.addTask { try draw(in: "out-\(number)", environment) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(drawn.allSatisfy { $0 == drawn[0] && !$0.isEmpty })
        let notes = URL(fileURLWithPath: root.path + "/caches/thumbindex/file-digests")
        let kept = try Data(contentsOf: notes)
        #expect(try draw(in: "last", environment) == drawn[0])
        #expect(try Data(contentsOf: notes).starts(with: kept))
        #expect(try root.names(in: "caches/thumbindex") == ["file-digests"])
    }
}
