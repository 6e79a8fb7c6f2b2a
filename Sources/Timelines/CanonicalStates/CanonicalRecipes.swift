import CEmbeddedFiles
public import Contents
import Documents
public import Interaction
package import Layouts
import Styles

/// How a canonical state comes about: what is changed first, what must then be there, and the gestures.
package struct CanonicalRecipe<Stage: CanonicalStage, Need: CanonicalNeed>: Sendable {
    /// What is changed first.
    package let stage: Stage
    let needs: [Need]
    let timeline: Timeline
}

/// The states of one component, each with its recipe.
package protocol RecipeState: ComponentState {
    /// What can be changed before the gestures.
    associatedtype Stage: CanonicalStage where Stage.Content == Content
    /// What must be there for them.
    associatedtype Need: CanonicalNeed where Need.Content == Content

    /// As `canonical-states.yaml` has them: one for each state.
    static var recipes: [Self: CanonicalRecipe<Stage, Need>] { get }

    /// Plays the gestures of a state on what the component shows.
    static func perform(
        _ timeline: Timeline, on layout: Layout<Content>
    ) throws(TimelineProblems) -> TimelineRecording<Shown>
}

extension RecipeState {
    var recipe: CanonicalRecipe<Stage, Need> {
        guard let recipe = Self.recipes[self] else { preconditionFailure("\(rawValue) has no recipe") }
        return recipe
    }

    /// What is changed before the gestures.
    package var stage: Stage { recipe.stage }

    public var timeline: Timeline { recipe.timeline }

    public func play(on layout: Layout<Content>) -> (layout: Layout<Content>, recording: TimelineRecording<Shown>)? {
        let staged = stage.staged(layout)
        return recording(on: staged).map { (staged, $0) }
    }

    /// How the state comes about on the layout of its stage; `nil` where the theme or the content cannot have it: a need
    /// is not met, a step cannot be done, or a finger that is meant for the bar meets none.
    package func recording(on layout: Layout<Content>) -> TimelineRecording<Shown>? {
        guard recipe.needs.allSatisfy({ $0.isMet(by: layout) }),
            let recording = try? Self.perform(timeline, on: layout), recording.missedTouches.isEmpty
        else { return nil }
        return recording
    }
}

extension RecipeState {
    /// Why the layout of its stage cannot have the state: a part of a sentence; `nil` where it can, or where a step cannot
    /// be done though all that it needs is there.
    package func obstacle(on layout: Layout<Content>) -> String? {
        recipe.needs.first { !$0.isMet(by: layout) }?.lack(on: layout)
    }
}

extension RecipeState where Content == ListContent {
    package static func perform(
        _ timeline: Timeline, on layout: Layout<ListContent>
    ) throws(TimelineProblems) -> TimelineRecording<IndexedListState> {
        try Timelines.play(timeline, on: layout)
    }
}

extension CanonicalState.IndexBar: RecipeState {
    /// What a list and its bar show.
    public typealias Content = ListContent
    /// The state of a list with its bar.
    public typealias Shown = IndexedListState
    package static var recipes: [Self: CanonicalRecipe<ListStage, ListNeed>] { CanonicalRecipes.indexBar }
}

extension CanonicalState.SectionList: RecipeState {
    /// What a list and its bar show.
    public typealias Content = ListContent
    /// The state of a list with its bar.
    public typealias Shown = IndexedListState
    package static var recipes: [Self: CanonicalRecipe<ListStage, ListNeed>] { CanonicalRecipes.sectionList }
}

extension CanonicalState.Grid: RecipeState {
    /// What a grid shows.
    public typealias Content = GridContent
    /// The state of a grid.
    public typealias Shown = GridState
    package static var recipes: [Self: CanonicalRecipe<GridStage, GridNeed>] { CanonicalRecipes.grid }

    package static func perform(
        _ timeline: Timeline, on layout: Layout<GridContent>
    ) throws(TimelineProblems) -> TimelineRecording<GridState> {
        try Timelines.play(timeline, on: layout)
    }
}

extension CanonicalState {
    /// Whether it is played on the theme and its content as they are.
    package var isAsThemed: Bool {
        switch self {
        case .indexBar(let state): state.stage == .asThemed
        case .sectionList(let state): state.stage == .asThemed
        case .grid(let state): state.stage == .asThemed
        }
    }
}

/// The recipes of all states: a mapping of components, of their states' names, of stage, needs and steps.
enum CanonicalRecipes {
    static let indexBar: [CanonicalState.IndexBar: CanonicalRecipe<ListStage, ListNeed>] = read(.indexBar)
    static let sectionList: [CanonicalState.SectionList: CanonicalRecipe<ListStage, ListNeed>] = read(.sectionList)
    static let grid: [CanonicalState.Grid: CanonicalRecipe<GridStage, GridNeed>] = read(.grid)

    /// `canonical-states.yaml`, which is a part of the program: what is wrong with it ends the program.
    private static let document: DocumentNode = {
        let source = SourceText(
            name: "canonical-states.yaml", text: String(decoding: PackageResources.canonical_states_yaml, as: UTF8.self)
        )
        return requireRead { problems throws(DiagnosticError) in
            let document = try DocumentNode.parse(source)
            _ = document.expectEntries("", keys: Component.allCases.map(\.rawValue), &problems)
            return document
        }
    }()

    /// Those of one component, read when it is asked for: most runs are about a few states.
    private static func read<State: RecipeState>(
        _ component: Component
    ) -> [State: CanonicalRecipe<State.Stage, State.Need>] {
        requireRead { problems in recipes(of: component, in: document, &problems) }
    }

    private static func requireRead<Value>(
        _ read: (inout DiagnosticList) throws(DiagnosticError) -> Value
    ) -> Value {
        do throws(DiagnosticError) {
            var problems = DiagnosticList()
            let value = try read(&problems)
            try problems.throwErrors()
            return value
        } catch {
            preconditionFailure("the canonical states cannot be read:\n\(error)")
        }
    }

    private static func recipes<State: RecipeState>(
        of component: Component, in document: DocumentNode, _ problems: inout DiagnosticList
    ) -> [State: CanonicalRecipe<State.Stage, State.Need>] {
        let node = document[component.rawValue] ?? document
        let names = State.allCases.map(\.rawValue)
        let entries = node.expectEntries(component.rawValue, keys: names, &problems) ?? []
        for name in names where node[name] == nil {
            problems.add(node.error("\(component.rawValue)/\(name) has no recipe"))
        }
        var recipes: [State: CanonicalRecipe<State.Stage, State.Need>] = [:]
        for entry in entries {
            guard let state = State(rawValue: entry.key) else { continue }
            recipes[state] = recipe(entry.key, entry.value, &problems)
        }
        return recipes
    }

    private static func recipe<Stage: CanonicalStage, Need: CanonicalNeed>(
        _ name: String, _ node: DocumentNode, _ problems: inout DiagnosticList
    ) -> CanonicalRecipe<Stage, Need>? {
        _ = node.expectEntries(name, keys: ["stage", "needs", "steps"], &problems)
        let stage = node["stage"].map { word($0, "stage", Stage.self, &problems) } ?? .asThemed
        let needs = (node["needs"]?.elements ?? []).map { word($0, "needs", Need.self, &problems) }
        let file = problems.catching { () throws(DiagnosticError) in
            try TimelineReader.read(node["steps"] ?? node)
        }
        guard let stage, let file, !needs.contains(nil) else { return nil }
        return CanonicalRecipe(stage: stage, needs: needs.compactMap(\.self), timeline: file.timeline)
    }

    private static func word<Word: RawRepresentable<String> & CaseIterable>(
        _ node: DocumentNode, _ name: String, _ type: Word.Type, _ problems: inout DiagnosticList
    ) -> Word? {
        node.expectWord(name, of: type.allCases.map(\.rawValue), &problems).flatMap { Word(rawValue: $0) }
    }
}

/// The files in `CanonicalStates`, which are parts of the program.
enum PackageResources {
    static let canonical_states_yaml = unsafe bytes(of: thumbindex_file_canonical_states_yaml())

    private static func bytes(of file: thumbindex_embedded_file) -> [UInt8] {
        unsafe Array(UnsafeBufferPointer(start: file.start, count: file.length))
    }
}
