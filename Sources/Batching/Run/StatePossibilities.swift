import Thumbindex
import Timelines

/// Which scenes of a run their themes can have, as far as nothing has to be painted for it; for one thread.
struct StatePossibilities {
    private let run: RenderRun
    private var studios: SceneStudios
    private var theme: TestedTheme?
    /// What is known of the scenes of one variant and, where everything is at the same places there, of the variant in the
    /// other appearance; by the numbers of the subjects.
    private var known: (variant: Variant, isAnyAppearance: Bool, answers: [Bool?])?

    /// The tests of a theme's subjects.
    private struct TestedTheme {
        let number: Int
        /// By the numbers of the subjects; `nil` for a board and for timelines.
        let tests: [CanonicalTest?]
        /// Whether what a picture shows decides which there are.
        let isDecidedByPainting: Bool
    }

    init(of run: RenderRun) {
        self.run = run
        studios = SceneStudios(of: run)
    }

    /// Whether a theme can have a scene; `nil` where that is told otherwise.
    mutating func isPossible(_ scene: PlannedScene) -> Bool? {
        let theme = tested(scene.theme)
        if theme.isDecidedByPainting { return nil }
        if case .timeline = scene.subject { return nil }
        if !isKnown(scene.variant) {
            known = (
                scene.variant, run.themes[scene.theme].isLaidOutAlikeInAppearances(with: scene.variant.others),
                Array(repeating: nil, count: theme.tests.count)
            )
        }
        if let answer = known?.answers[scene.number] { return answer }
        guard let studio = try? studios.studio(for: scene) else { return nil }
        var answer = true
        if case .state(let state) = scene.subject, let test = theme.tests[scene.number] {
            answer = studio.theme.components.contains(state.component) && studio.passes(test)
        }
        known?.answers[scene.number] = answer
        return answer
    }

    private func isKnown(_ variant: Variant) -> Bool {
        guard let known else { return false }
        return known.variant == variant || known.isAnyAppearance && known.variant.isSameButForAppearance(as: variant)
    }

    private mutating func tested(_ number: Int) -> TestedTheme {
        if let theme, theme.number == number { return theme }
        let loaded = run.themes[number]
        let tests = run.plan.themes[number].subjects.map { subject -> CanonicalTest? in
            if case .state(let state) = subject { CanonicalTest(of: state) } else { nil }
        }
        let made = TestedTheme(
            number: number, tests: tests,
            isDecidedByPainting: !loaded.request.crops.isEmpty || !loaded.fallbackStates.isEmpty)
        theme = made
        known = nil
        return made
    }
}
