import Batching
import Documents
import Files
import Foundation
import Jobs
import TemporaryFolders
import Testing

/// The boards that batches leave: of all states, or of those that they name.
struct BoardRunTests {
    private let root = TemporaryFolder()

    init() throws {
        try root.write([
            "bar.theme.yaml": "canvas: {width: 80, height: 160}\n",
            "shop.theme.yaml": "canvas: {width: 80, height: 160}\ngrid: {columns: 2}\n",
        ])
    }

    /// The boards that are drawn, or would be, and why.
    private func boards(_ batch: String, listing: Bool = false) async throws -> [String] {
        try root.write(["run.batch.yaml": "axes: {scale: 1}\n" + batch])
        let request = try BatchFile(atPath: root.path + "/run.batch.yaml").request
        let pool = JobPool(workerCount: 2)
        let run = try RenderRun([await LoadedThemes(request, pool: pool)])
        let folder = root.path + "/out"
        let sink: PictureSink = listing ? .none(folder: folder) : .folder(try OutputFolder(path: folder))
        var boards: [String] = []
        try await run.draw(to: sink, pool: pool) { outcome in
            for file in outcome.files where file.file.component == "board" && file.result != .unchanged {
                boards.append("\(file.file.path.text): \(file.reason?.rawValue ?? "")")
            }
        }
        return boards
    }

    @Test("a board shows the states that a batch names, of themes that are for one of them")
    func namedStates() async throws {
        #expect(try await boards("states: [rest, pinned]\n") == ["bar/board.png: new"])
        let first = try Data(contentsOf: URL(fileURLWithPath: root.path + "/out/bar/board.png"))
        #expect(try await boards("states: [rest, pinned]\n") == [])
        #expect(try await boards("states: [pinned, first-page]\n") == ["bar/board.png: new", "shop/board.png: new"])
        #expect(try Data(contentsOf: URL(fileURLWithPath: root.path + "/out/bar/board.png")) != first)
        #expect(try await boards("states: [pinned, first-page]\nformats: json\n") == [])
        #expect(try await boards("states: [pinned]\nexclude: {state: board}\n", listing: true) == [])
    }

    @Test("a listing tells no board that would stay as it is")
    func listing() async throws {
        let batch = "themes: bar.theme.yaml\nstates: [rest, pinned]\n"
        #expect(try await boards(batch, listing: true) == ["bar/board.png: new"])
        #expect(try await boards(batch) == ["bar/board.png: new"])
        try root.write(["bar.theme.yaml": "# a comment\ncanvas: {width: 80, height: 160}\n"])
        #expect(try await boards(batch, listing: true) == [])
        try root.write(["bar.theme.yaml": "canvas: {width: 90, height: 160}\n"])
        #expect(try await boards(batch, listing: true) == ["bar/board.png: theme changed"])
        #expect(try await boards(batch) == ["bar/board.png: theme changed"])
    }
}
