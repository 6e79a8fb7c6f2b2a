import Batching
import Documents
import Jobs
import TemporaryFolders
import Testing

/// An axis that sets a property of a component brings it into no theme (ST-2).
struct ComponentAxisTests {
    private let root = TemporaryFolder()

    init() throws {
        try root.write([
            "bar.theme.yaml": "canvas: {width: 80, height: 160}\n",
            "shop.theme.yaml": "canvas: {width: 80, height: 160}\ngrid: {columns: 2}\n",
        ])
    }

    /// The scenes that are planned as `theme/component~value`, each once, and what was told.
    private func plan(_ batch: String) async throws -> (scenes: Set<String>, told: [String]) {
        try root.write(["run.batch.yaml": batch])
        let request = try BatchFile(atPath: root.path + "/run.batch.yaml").request
        let loading = await LoadedThemes(request, pool: JobPool(workerCount: 1))
        let run = try RenderRun([loading])
        let scenes = run.plan.flatMap { run.plan.files(of: $0) }.map { file in
            let values: Substring = file.path.text.drop { $0 != "~" }.prefix { $0 != "." }
            return file.path.text.prefix { $0 != "/" } + "/" + file.component + values
        }
        return (Set(scenes), loading.diagnostics.map(\.message))
    }

    @Test(
        "themes of a grid alone have no axis of the bar, and those of a bar none of grids",
        arguments: [
            ("indexBar.slotHeight: [null, 20]", ["bar/index-bar", "bar/section-list"]),
            ("bubble.gap: [null, 20]", ["bar/index-bar", "bar/section-list"]),
            ("list.row.height: [null, 20]", ["bar/index-bar", "bar/section-list"]),
            ("grid.columns: [null, 20]", ["shop/grid"]),
            ("canvas.width: [null, 20]", ["bar/index-bar", "bar/section-list", "shop/grid"]),
        ])
    func axes(axis: String, changed: [String]) async throws {
        let own: Set = ["bar/index-bar", "bar/section-list", "shop/grid"]
        let (scenes, told) = try await plan(
            "states: [index-bar, section-list, grid]\naxes: {appearance: light, scale: 1, \(axis)}\n")
        #expect(told == [])
        let boards: Set = ["bar/board", "shop/board"]
        #expect(scenes.subtracting(boards) == own.union(changed.map { $0 + "~20" }))
    }

    @Test("components are an axis themselves, and then everything is")
    func components() async throws {
        let (scenes, told) = try await plan(
            """
            themes: shop.theme.yaml
            states: [rest, first-page]
            axes:
              appearance: light
              scale: 1
              components: {own: null, all: [index-bar, section-list, grid]}
              indexBar.slotHeight: [null, 20]
            """)
        #expect(told == [])
        #expect(scenes.isSuperset(of: ["shop/grid~all", "shop/index-bar~all~20"]))
    }

    @Test("an axis of a component that no theme is for")
    func unused() async throws {
        let (scenes, told) = try await plan("themes: bar.theme.yaml\naxes: {grid.columns: [3, 4]}\n")
        #expect(scenes.isEmpty)
        #expect(told == ["the axis 'grid.columns' is of a component that no theme of the batch is for"])
    }
}
