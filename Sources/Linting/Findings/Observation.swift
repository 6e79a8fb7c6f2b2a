import Documents
import Geometry
import Styles
import Theming

/// What a rule saw in one state, or in a theme as a whole.
struct Observation {
    let rule: LintRule
    /// The property that could cure it, as `indexBar.slotHeight`; empty where there is none.
    let key: String
    /// What was seen, in words: lower case, without a full stop.
    let message: String
    /// In the unit of the rule: a ratio, points, a count; `nil` where nothing was measured.
    var measured: Double?
    /// What is asked in the same unit.
    var required: Double?
    /// The appearance in which it was seen; `nil` where it holds for any.
    var appearance: Appearance?
    /// How far it misses what is asked: of several of one rule and key the worst is told.
    var badness = 0.0
    /// Whether it is worth a note only, whatever its rule's severity.
    var isMinor = false
    /// The ink and its worst ground, for a finding about contrast.
    var colors: (ink: Color, ground: Color)?
    /// What a user could do.
    var hints: [String] = []
    /// The place, where it is no property's.
    var node: DocumentNode?
    /// Where on the canvas it was seen; `nil` for what is in no picture.
    var area: Rect?
}

/// What was seen, by rule and key: the worst of each, with the states in which it was seen.
struct Observations {
    private(set) var gathered: [Group] = []
    private var positions: [Name: Int] = [:]

    struct Group {
        var worst: Observation
        var states: [String] = []
        /// Where the worst was seen.
        var place: FoundPlace?
        /// The state in which the worst was seen; `nil` for what the theme has as a whole.
        var worstState: String?
        /// The ink that is faintest in each appearance, for findings about contrast.
        var faintInks: [Appearance: FaintInk] = [:]
    }

    private struct Name: Hashable {
        let rule: LintRule
        let key: String
    }

    /// What was seen by the rule and at the key of an observation.
    subscript(observation: Observation) -> Group? {
        positions[Name(rule: observation.rule, key: observation.key)].map { gathered[$0] }
    }

    /// - Parameter state: where it was seen; `nil` where the theme has it as a whole.
    mutating func add(_ observation: Observation, in state: LintedState?) {
        let name = Name(rule: observation.rule, key: observation.key)
        let position = positions[name] ?? gathered.count
        if position == gathered.count {
            positions[name] = position
            gathered.append(
                Group(worst: observation, place: state?.place(of: observation), worstState: state?.path))
        }
        if observation.badness > gathered[position].worst.badness {
            gathered[position].worst = observation
            gathered[position].place = state?.place(of: observation)
            gathered[position].worstState = state?.path
        }
        if let appearance = observation.appearance {
            gathered[position].faintInks[appearance, default: FaintInk()].add(observation)
        }
        if let state, gathered[position].states.last != state.path { gathered[position].states.append(state.path) }
    }
}

/// The ink of a key that is faintest in an appearance, and all grounds that it does not stand out from there.
struct FaintInk {
    /// `nil` where no ink was seen.
    private(set) var color: Color?
    private var badness = 0.0
    private var groundsByInk: [Color: Set<Ground>] = [:]

    /// What an ink has to stand out from, and by which ratio.
    struct Ground: Hashable {
        let color: Color
        let ratio: Double
    }

    /// The grounds of the faintest ink.
    var grounds: Set<Ground> { color.flatMap { groundsByInk[$0] } ?? [] }

    /// Does nothing for what is not about contrast.
    fileprivate mutating func add(_ observation: Observation) {
        guard let colors = observation.colors, let required = observation.required else { return }
        groundsByInk[colors.ink, default: []].insert(Ground(color: colors.ground, ratio: required))
        guard color == nil || observation.badness > badness else { return }
        (color, badness) = (colors.ink, observation.badness)
    }
}
