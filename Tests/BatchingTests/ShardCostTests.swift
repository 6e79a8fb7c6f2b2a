import Batching
import Documents
import Geometry
import Manifests
import RandomNumbers
import Rendering
import Testing
import Thumbindex
import Timelines

/// Shards take as long as each other, and lists choose among the files of a plan.
struct ShardCostTests {
    /// States, a film that takes as long as many of them, and a board.
    private static func theme(_ name: String, locales: Int, filmSeconds: Double) -> PlannedTheme {
        var film = PlannedTimeline(number: 0, name: "drag", file: "drag.timeline.yaml", shots: ["a", "b"])
        film.seconds = filmSeconds
        return PlannedTheme(
            name: name, file: name + ".theme.yaml", contents: [PlannedContent(locale: "en")],
            axes: PictureAxes(locales: (0..<locales).map { "l\($0)" }),
            subjects: CanonicalState.all.map { .state($0) } + [.timeline(film), .board],
            exports: ExportOptions().all(formats: [.png, .json, .webp], scales: [1, 2]))
    }

    private static func cost(_ plan: RenderPlan) -> Int {
        plan.reduce(0) { $0 + plan.themes[$1.theme].cost(of: $1.subject, $1.exports) }
    }

    @Test(
        "what the shards of a theme cost differs by no more than the costliest scene and twice the cheapest",
        arguments: 1...12)
    func evenness(seed: UInt64) throws {
        var random = SeededNumbers(seed: seed)
        let theme = Self.theme(
            "look\(seed)", locales: .random(in: 1...6, using: &random),
            filmSeconds: .random(in: 0...20, using: &random))
        let count = Int.random(in: 2...30, using: &random)
        let shards = try (1...count).map { number in
            RenderPlan(themes: [theme], shard: try #require(Shard(number, of: count)))
        }
        let costs = shards.map(Self.cost)
        let whole = RenderPlan(themes: [theme])
        let ofScenes = whole.map { theme.cost(of: $0.subject, $0.exports) }
        #expect(costs.reduce(0, +) == Self.cost(whole))
        let bound = try #require(ofScenes.max()) + 2 * (try #require(ofScenes.min()))
        #expect((costs.max() ?? 0) - (costs.min() ?? 0) <= bound, "seed \(seed), \(count) shards")
    }

    @Test("of a theme with very many variants each is in one shard whole, and shards are as even", arguments: [2, 5])
    func manyVariants(count: Int) throws {
        let theme = Self.theme("look", locales: 100, filmSeconds: 3)
        let shards = try (1...count).map { number in
            RenderPlan(themes: [theme], shard: try #require(Shard(number, of: count)))
        }
        let whole = RenderPlan(themes: [theme])
        let ofVariants = whole.variants.map { scenes in
            scenes.reduce(0) { $0 + theme.cost(of: $1.subject, $1.exports) }
        }
        #expect(shards.map { $0.variants.reduce(0) { count, _ in count + 1 } }.reduce(0, +) == ofVariants.count)
        let costs = shards.map(Self.cost)
        #expect(costs.reduce(0, +) == Self.cost(whole))
        #expect((costs.max() ?? 0) - (costs.min() ?? 0) <= 2 * (try #require(ofVariants.max())))
    }

    @Test("a shard holds the same of a theme, whatever becomes of others")
    func independence() throws {
        let (first, second) = (
            Self.theme("a", locales: 3, filmSeconds: 2), Self.theme("b", locales: 5, filmSeconds: 1)
        )
        for number in 1...4 {
            let shard = try #require(Shard(number, of: 4))
            let both = RenderPlan(themes: [first, second], shard: shard)
            let alone = RenderPlan(themes: [second], shard: shard)
            let paths = both.filter { $0.theme == 1 }.flatMap { both.files(of: $0).map(\.path) }
            #expect(paths == alone.flatMap { alone.files(of: $0).map(\.path) })
        }
    }

    @Test("a list chooses files, and is a part of the plan's total")
    func list() throws {
        let theme = Self.theme("look", locales: 2, filmSeconds: 1)
        let names = ["look/board.png", "look/drag/a~l1@2x.png", "look/index-bar/rest~l0.json"]
        let whole = Set(
            RenderPlan(themes: [theme]).flatMap { scene in
                RenderPlan(themes: [theme]).files(of: scene).map(\.path.text)
            })
        #expect(whole.isSuperset(of: names))
        let text = "out/look/board.png\n\n" + names[1] + "\r\n" + names[2]
        let plan = RenderPlan(themes: [theme], list: try PathList(text: Array(text.utf8), below: "out"))
        #expect(plan.flatMap { plan.files(of: $0).map(\.path.text) }.sorted() == names)
        #expect(plan.total == RenderPlan.Total(scenes: 3, files: 3))
    }

    @Test("a list of nothing is an error")
    func emptyList() {
        #expect(throws: DiagnosticError.self) { try PathList(text: Array("\n\n".utf8), below: "out") }
    }
}
