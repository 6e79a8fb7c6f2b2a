import Batching
import Documents
import Geometry
import RandomNumbers
import Rendering
import Styles
import Testing
import Thumbindex
import Timelines

/// Two outputs with one path are refused, and no others.
struct PathCollisionTests {
    /// The plan of a theme with axes whose values are called as given, `nil` for the default.
    private static func plan(
        _ axes: [[String?]], appearances: [Appearance] = [.light], locales: [String?] = [nil],
        directions: [LayoutDirection] = [.leftToRight], contents: [String?] = [nil]
    ) -> RenderPlan {
        let named = axes.enumerated().map { number, values in
            PropertyAxis(name: "axis\(number)", values: values.map { PropertyAxis.Value(name: $0) })
        }
        let theme = PlannedTheme(
            name: "look", file: "look.theme.yaml",
            contents: contents.map { PlannedContent(name: $0, locale: "en") },
            axes: PictureAxes(
                appearances: appearances, locales: locales, directions: directions, others: named),
            subjects: CanonicalState.named("index-bar/rest").map { .state($0) },
            exports: ExportOptions().all(formats: [.png], scales: [1]))
        return RenderPlan(themes: [theme])
    }

    private static func refusal(of plan: RenderPlan) -> String? {
        do throws(DiagnosticError) {
            try plan.checkPaths()
            return nil
        } catch {
            return error.description
        }
    }

    private static func hasTwoOfOnePath(_ plan: RenderPlan) -> Bool {
        let paths = plan.flatMap { plan.files(of: $0) }.map(\.path.text).map { $0.lowercased() }
        return Set(paths).count < paths.count
    }

    @Test("the same values of two axes are told apart by their order where neither may be left out")
    func ordered() {
        #expect(Self.refusal(of: Self.plan([["17", "20"], ["17", "20"]])) == nil)
        #expect(Self.refusal(of: Self.plan([[nil, "17"], ["20", "17"]])) == nil)
        #expect(
            Self.refusal(of: Self.plan([[nil, "17", "20"], [nil, "17", "20"]])) == """
                error: the value of axis0 '17' and the value of axis1 '17' would give pictures the same paths
                hint: give the value another name: {axis1: {other: 17}}
                """)
    }

    @Test("the axes that every run has")
    func usualAxes() {
        #expect(
            Self.refusal(of: Self.plan([], directions: [.leftToRight, .rightToLeft], contents: [nil, "rtl"]))
                == "error: the direction 'rtl' and the content 'rtl' would give pictures the same paths")
        #expect(Self.refusal(of: Self.plan([], directions: [.leftToRight, .rightToLeft], contents: ["rtl"])) == nil)
        #expect(
            Self.refusal(of: Self.plan([[nil, "Dark"]], appearances: [.light, .dark])) == """
                error: the appearance 'dark' and the value of axis0 'Dark' would give pictures the same paths
                hint: give the value another name: {axis0: {other: Dark}}
                """)
        #expect(Self.refusal(of: Self.plan([["dark"]], appearances: [.dark])) == nil)
        #expect(Self.refusal(of: Self.plan([[nil, "en"]], locales: [nil, "en"])) == nil)
        #expect(Self.refusal(of: Self.plan([[nil, "zh"]], locales: ["en", "zh"])) != nil)
    }

    @Test("refused is what has two files of one path, whatever the axes", arguments: 0..<200 as Range<UInt64>)
    func agreement(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        func pick(_ count: Int) -> Int { numbers.next(below: count) }
        let axes = (0...pick(4)).map { _ in
            var values: [String?] = ["a", "b", "c"].filter { _ in pick(3) > 0 }
            if values.isEmpty || pick(2) == 0 { values.append(nil) }
            return values
        }
        let plan = Self.plan(axes)
        #expect((Self.refusal(of: plan) != nil) == Self.hasTwoOfOnePath(plan), "seed \(seed): \(axes)")
    }
}
