import Batching
import Geometry
import Manifests
import Rendering
import Styles
import Testing
import Thumbindex
import Timelines

/// Axes, rules and shards of a plan.
struct PictureRulesTests {
    private static let brand = PropertyAxis(
        name: "brand", values: [.init(name: "own", isDefault: true), .init(name: "other")])
    private static let slot = PropertyAxis(
        name: "indexBar.slotHeight", values: [.init(name: nil), .init(name: "tall")])

    private static func theme(
        _ name: String = "look", rules: PictureRules = PictureRules(), locales: [String?] = [nil, "zh"]
    ) -> PlannedTheme {
        let contents = [PlannedContent(locale: "en"), PlannedContent(name: "cities", locale: "zh")]
        var theme = PlannedTheme(
            name: name, file: name, contents: contents,
            axes: PictureAxes(
                locales: locales, directions: [.leftToRight, .rightToLeft], others: [brand, slot]),
            subjects: (CanonicalState.named("index-bar/rest") + CanonicalState.named("pinned")).map { .state($0) },
            exports: ExportOptions().all(formats: [.png, .svg], scales: [1, 2]))
        theme.rules = rules
        return theme
    }

    private static func paths(_ plan: RenderPlan) -> [String] {
        plan.flatMap { plan.files(of: $0).map(\.path.text) }
    }

    private static func paths(including: [[String: Set<String>]], excluding: [[String: Set<String>]] = []) -> [String] {
        let rules = PictureRules(
            includes: including.map { PictureRule($0) }, excludes: excluding.map { PictureRule($0) })
        let plan = RenderPlan(themes: [theme(rules: rules)])
        let paths = paths(plan)
        #expect(plan.total.files == paths.count)
        #expect(plan.total.scenes == Array(plan).count)
        #expect(Set(paths).count == paths.count)
        return paths
    }

    @Test("without rules all combinations, none twice: a locale that is the content's own repeats the default")
    func all() {
        // Appearances, directions, brands, heights, states, files, and three pairs of content and locale.
        #expect(Self.paths(including: []).count == 2 * 2 * 2 * 2 * 2 * 3 * 3)
        #expect(Self.paths(including: []).contains("look/section-list/pinned~dark~zh~rtl~other~tall@2x.png"))
    }

    @Test("what one rule includes, unless another excludes it")
    func includeAndExclude() {
        let plain: [String: Set<String>] = [
            "brand": [""], "indexBar.slotHeight": [""], "direction": ["ltr"], "content": [""], "locale": [""],
        ]
        let scale: [String: Set<String>] = ["scale": ["2"], "format": ["png"], "appearance": ["light"]]
        #expect(
            Self.paths(including: [plain.merging(scale) { $1 }]) == [
                "look/index-bar/rest@2x.png", "look/section-list/pinned@2x.png",
            ])
        #expect(
            Self.paths(
                including: [plain, scale.merging(["state": ["section-list/pinned"], "brand": ["other"]]) { $1 }],
                excluding: [["state": ["rest"]], ["locale": ["zh"]], ["direction": ["rtl"]], ["format": ["svg"]]])
                == [
                    "pinned.png", "pinned@2x.png", "pinned~dark.png", "pinned~dark@2x.png", "pinned~other@2x.png",
                    "pinned~other~tall@2x.png",
                ].map { "look/section-list/\($0)" })
    }

    @Test("a locale is told by its name or as the default, a state by its name or its component's")
    func words() {
        let chinese = Self.paths(including: [["locale": ["zh"], "format": ["svg"], "component": ["index-bar"]]])
        #expect(chinese.count == 2 * 2 * 2 * 2 * 2)
        let own = Self.paths(including: [["locale": [""], "format": ["svg"], "state": ["index-bar/rest"]]])
        #expect(own.count == chinese.count)
        #expect(Self.paths(including: [["theme": ["other"]]]).isEmpty)
    }

    @Test("64 rules have a bit each")
    func manyRules() {
        let nothing = Array(repeating: ["theme": Set(["other"])], count: 63)
        #expect(Self.paths(including: nothing + [["brand": ["own"]]]).count == 144)
        #expect(Self.paths(including: [], excluding: nothing + [["brand": ["own"]]]).count == 144)
    }

    @Test("shards share a plan out, none has anything twice", arguments: [1, 2, 3, 7, 50])
    func shards(count: Int) throws {
        let themes = ["a", "b", "c"].map { Self.theme($0) }
        let whole = Self.paths(RenderPlan(themes: themes))
        let parts = try (1...count).map { number in
            RenderPlan(themes: themes, shard: try #require(Shard(number, of: count)))
        }
        #expect(parts.flatMap(Self.paths).sorted() == whole.sorted())
        let sizes = parts.map(\.total.scenes)
        #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 3)
        #expect(parts.map(\.total.files) == parts.map { Self.paths($0).count })
    }

    @Test("each shard has every state of some variants", arguments: [2, 3, 4])
    func balance(count: Int) throws {
        let theme = Self.theme()
        for number in 1...count {
            let plan = RenderPlan(themes: [theme], shard: try #require(Shard(number, of: count)))
            let states = Dictionary(grouping: plan, by: \.subject).mapValues(\.count)
            #expect(states.count == 2)
            #expect((states.values.max() ?? 0) - (states.values.min() ?? 0) <= 2)
        }
    }

    @Test("no shard but one of its count")
    func noShard() {
        #expect(
            Shard(0, of: 3) == nil && Shard(4, of: 3) == nil && Shard(1, of: 0) == nil && Shard(1, of: 10_001) == nil)
    }
}
