import Batching
import Documents
import Geometry
import Rendering
import Styles
import Testing
import Thumbindex
import Timelines

struct RenderPlanTests {
    private static let own = [PlannedContent(locale: "en")]
    private static let rest = CanonicalState.named("index-bar/rest")

    private static func theme(_ name: String, _ contents: [PlannedContent] = own) -> Look {
        Look(name: name, file: name + ".theme.yaml", contents: contents)
    }

    private static func plan(
        _ names: [String] = ["look"], axes: PictureAxes = PictureAxes(), states: [CanonicalState] = rest,
        exports: [ExportOptions] = ExportOptions().all(formats: [.png], scales: [2])
    ) -> RenderPlan {
        RenderPlan(themes: names.map { theme($0) }, axes: axes, states: states, exports: exports)
    }

    private static func paths(_ plan: RenderPlan) -> [String] {
        plan.flatMap { plan.files(of: $0).map(\.path.text) }
    }

    private static func paths(plan: RenderPlan, first count: Int) -> [String] {
        plan.lazy.prefix(count).flatMap { plan.files(of: $0).map(\.path.text) }
    }

    @Test("theme by theme, then variants, then states, then exports")
    func order() {
        let plan = Self.plan(
            ["a", "b"], states: CanonicalState.named("touch-down-first") + CanonicalState.named("pinned"),
            exports: ExportOptions().all(formats: [.svg, .png], scales: [1, 2]))
        #expect(
            Self.paths(plan).prefix(8) == [
                "a/index-bar/touch-down-first.svg", "a/index-bar/touch-down-first.png",
                "a/index-bar/touch-down-first@2x.png", "a/section-list/pinned.svg", "a/section-list/pinned.png",
                "a/section-list/pinned@2x.png", "a/index-bar/touch-down-first~dark.svg",
                "a/index-bar/touch-down-first~dark.png",
            ])
        #expect(Self.paths(plan).last == "b/section-list/pinned~dark@2x.png")
        #expect(plan.total.scenes == 8)
        #expect(plan.total.files == 24)
    }

    @Test("a file's name bears the values that are not the default, in the order of the axes")
    func values() {
        let contents = [PlannedContent(locale: "zh"), PlannedContent(name: "contacts", locale: "en")]
        let axes = PictureAxes(
            appearances: [.light, .dark], locales: ["en", "zh"], directions: [.leftToRight, .rightToLeft])
        let plan = RenderPlan(
            themes: [Self.theme("look", contents)], axes: axes, states: Self.rest,
            exports: ExportOptions().all(formats: [.pdf], scales: [2]))
        #expect(
            Self.paths(plan)
                == [
                    "rest~en", "rest~dark~en", "rest", "rest~dark", "rest~en~rtl", "rest~dark~en~rtl", "rest~rtl",
                    "rest~dark~rtl", "rest~contacts", "rest~dark~contacts", "rest~zh~contacts",
                    "rest~dark~zh~contacts", "rest~rtl~contacts", "rest~dark~rtl~contacts", "rest~zh~rtl~contacts",
                    "rest~dark~zh~rtl~contacts",
                ].map { "look/index-bar/\($0).pdf" })
        #expect(Set(Self.paths(plan)).count == plan.total.files)
    }

    @Test("TX-3: without an axis of directions each locale has its own, and a name says where it is not the default")
    func directions() {
        let contents = [PlannedContent(locale: "ar"), PlannedContent(name: "names", locale: "en")]
        let axes = PictureAxes(appearances: [.light], locales: [nil, "he", "zh"])
        let plan = RenderPlan(
            themes: [Self.theme("look", contents)], axes: axes, states: Self.rest,
            exports: ExportOptions().all(formats: [.pdf], scales: [2]))
        #expect(
            Self.paths(plan)
                == ["rest~rtl", "rest~he~rtl", "rest~zh", "rest~names", "rest~he~rtl~names", "rest~zh~names"]
                .map { "look/index-bar/\($0).pdf" })
        #expect(plan.map(\.variant.direction.rawValue) == ["rtl", "rtl", "ltr", "ltr", "rtl", "ltr"])
    }

    @Test("a plan of many scenes is counted, and each is made when it is asked for")
    func large() {
        let axes = PictureAxes(locales: (0..<100_000).map { "x\($0)" })
        let plan = Self.plan((0..<10).map { "t\($0)" }, axes: axes, states: CanonicalState.all)
        #expect(plan.total.scenes == 10 * 200_000 * CanonicalState.all.count)
        #expect(Self.paths(plan: plan, first: 1) == ["t0/index-bar/rest~x0@2x.png"])
    }

    @Test("a number of scenes that no integer holds is the largest that one does")
    func overflow() {
        let values = (0..<1000).map { PropertyAxis.Value(name: "\($0)") }
        let axes = PictureAxes(others: (0..<7).map { PropertyAxis(name: "axis\($0)", values: values) })
        let plan = Self.plan(axes: axes, exports: ExportOptions().all(formats: [.png], scales: [1, 2]))
        #expect(plan.total == RenderPlan.Total(scenes: .max, files: .max))
    }

    @Test("without a state there is nothing to draw")
    func nothing() {
        #expect(Self.plan(states: []).total == RenderPlan.Total())
        #expect(Self.paths(Self.plan(states: [])).isEmpty)
        #expect(Self.plan([]).total.files == 0)
    }

    @Test("vector files come once, whatever the scales")
    func exports() {
        #expect(
            ExportOptions().all(formats: [.png, .svg, .json], scales: [1, 3]).map { "\($0.format) \($0.scale)" }
                == ["png 1.0", "png 3.0", "svg 1.0", "json 1.0"])
    }

    @Test("names that are legal and differ are accepted")
    func accepted() throws {
        let contents = [PlannedContent(locale: "zh"), PlannedContent(name: "contacts", locale: "en")]
        let axes = PictureAxes(locales: ["en", "zh"], directions: [.rightToLeft])
        let themes = [Self.theme("look", contents), Self.theme("look2", contents)]
        try RenderPlan(themes: themes, axes: axes, states: Self.rest, exports: []).checkPaths()
    }

    @Test("two themes of one name, in whatever case")
    func sharedThemeName() {
        let themes = [
            Look(name: "look", file: "a/look.theme.yaml", contents: Self.own),
            Look(name: "Look", file: "b/Look.theme.json", contents: Self.own),
        ]
        let plan = RenderPlan(themes: themes, axes: PictureAxes(), states: Self.rest, exports: [])
        let error = #expect(throws: DiagnosticError.self) { try plan.checkPaths() }
        #expect(
            error?.description == """
                b/Look.theme.json: error: two themes are called 'look', and their pictures would have the same paths
                hint: they are 'a/look.theme.yaml' and 'b/Look.theme.json'
                """)
    }

    @Test("names that lead out of the output folder, all at once")
    func illegalNames() {
        let contents = [PlannedContent(name: "a~b", locale: "en")]
        let themes = [
            Look(name: "", file: ".theme.yaml", contents: contents),
            Look(name: "..", file: "x/...theme.yaml", contents: contents),
        ]
        let plan = RenderPlan(themes: themes, axes: PictureAxes(), states: Self.rest, exports: [])
        let error = #expect(throws: DiagnosticError.self) { try plan.checkPaths() }
        #expect(
            error?.description == """
                .theme.yaml: error: the theme's name '' is empty, and pictures are filed under it
                hint: rename the file
                x/...theme.yaml: error: the theme's name '..' begins with a dot, and pictures are filed under it
                hint: rename the file
                error: the content's name 'a~b' holds the character '~', and pictures are named after it
                hint: rename the file
                """)
    }

    private static let jump = PlannedTimeline(
        number: 0, name: "jump", file: "jump.timeline.yaml", shots: ["one", "two"])

    @Test("ST-3: timelines come after the states; stills show their shots, JSON tells the whole")
    func timelines() {
        let plan = RenderPlan(
            themes: [Self.theme("look")], axes: PictureAxes(), states: Self.rest, timelines: [Self.jump],
            exports: ExportOptions().all(formats: [.png, .json], scales: [2]))
        #expect(
            Self.paths(plan) == [
                "look/index-bar/rest@2x.png", "look/index-bar/rest.json", "look/jump/one@2x.png",
                "look/jump/two@2x.png", "look/jump/film.json", "look/index-bar/rest~dark@2x.png",
                "look/index-bar/rest~dark.json", "look/jump/one~dark@2x.png", "look/jump/two~dark@2x.png",
                "look/jump/film~dark.json",
            ])
        #expect(plan.total.scenes == 4)
        #expect(plan.total.files == 10)
        #expect(plan.files(of: Array(plan)[1]).map(\.part) == [.shot(0), .shot(1), .whole])
        #expect(plan.files(of: Array(plan)[1]).map(\.name) == ["one", "two", "film"])
    }

    @Test("films are the whole of a timeline, or how a state comes about, at each scale")
    func films() {
        let plan = RenderPlan(
            themes: [Self.theme("look")], axes: PictureAxes(appearances: [.light]), states: Self.rest,
            timelines: [Self.jump], exports: ExportOptions().all(formats: [.webp, .gif, .apng], scales: [1, 2]))
        let names = [".webp", "@2x.webp", ".gif", "@2x.gif", ".apng", "@2x.apng"]
        #expect(Self.paths(plan) == names.map { "look/index-bar/rest\($0)" } + names.map { "look/jump/film\($0)" })
        #expect(plan.flatMap { plan.files(of: $0) }.allSatisfy { $0.part == .whole })
    }

    @Test("timelines that would share a folder with another or with a component, or lie outside the output")
    func timelineNames() {
        let named = [
            ("jump", "a/jump.timeline.yaml"), ("Jump", "b/Jump.json"), ("Index-Bar", "Index-Bar.yaml"),
            ("..", "...yaml"),
        ]
        let timelines = named.map { PlannedTimeline(number: 0, name: $0.0, file: $0.1, shots: []) }
        let plan = RenderPlan(
            themes: [Self.theme("look")], axes: PictureAxes(), states: [], timelines: timelines, exports: [])
        let error = #expect(throws: DiagnosticError.self) { try plan.checkPaths() }
        #expect(
            error?.description == """
                ...yaml: error: the timeline's name '..' begins with a dot, and pictures are filed under it
                hint: rename the file
                Index-Bar.yaml: error: a timeline cannot be called 'Index-Bar', under which states are filed
                hint: rename the file
                b/Jump.json: error: two timelines are called 'jump', and their pictures would have the same paths
                hint: they are 'a/jump.timeline.yaml' and 'b/Jump.json'
                """)
    }
}

/// A theme of a plan whose themes differ in nothing but names and contents.
private struct Look {
    let name: String
    let file: String
    let contents: [PlannedContent]
}

extension RenderPlan {
    fileprivate init(
        themes: [Look], axes: PictureAxes, states: [CanonicalState], timelines: [PlannedTimeline] = [],
        exports: [ExportOptions]
    ) {
        self.init(
            themes: themes.map { look in
                PlannedTheme(
                    name: look.name, file: look.file, contents: look.contents, axes: axes,
                    subjects: states.map { .state($0) } + timelines.map { .timeline($0) }, exports: exports)
            })
    }
}
