import Documents
public import Interaction

extension CanonicalState {
    /// Those of a grid.
    public static let ofGrid = all.filter { $0.component == .grid }

    /// All of them, in the order of ST-2, as `canonical-states.yaml` describes them.
    public static let all: [CanonicalState] = {
        let source = SourceText(
            name: "canonical-states.yaml", text: String(decoding: PackageResources.canonical_states_yaml, as: UTF8.self)
        )
        do {
            return try CanonicalStateReader.read(source)
        } catch {
            preconditionFailure("the canonical states cannot be read:\n\(error)")
        }
    }()
}

/// Reads canonical states: a mapping of components, of their states' names, of what a state needs and its steps.
enum CanonicalStateReader {
    static func read(_ source: SourceText) throws(DiagnosticError) -> [CanonicalState] {
        var problems = DiagnosticList()
        let document = try DocumentNode.parse(source)
        let components = CanonicalState.Component.allCases.map(\.rawValue)
        let states = (document.expectEntries("", keys: components, &problems) ?? []).flatMap { entry in
            let states = entry.value.expectEntries(entry.key, &problems) ?? []
            return states.compactMap { state(entry.key, $0, &problems) }
        }
        try problems.throwErrors()
        return states
    }

    private static func state(
        _ component: String, _ entry: DocumentNode.Entry, _ problems: inout DiagnosticList
    ) -> CanonicalState? {
        let node = entry.value
        _ = node.expectEntries(entry.key, keys: ["stage", "needs", "steps"], &problems)
        let stage = node["stage"].map { word($0, "stage", CanonicalState.Stage.self, &problems) }
        let needs = (node["needs"]?.elements ?? []).map { word($0, "needs", CanonicalState.Need.self, &problems) }
        let timeline = problems.catching { () throws(DiagnosticError) in
            var reader = TimelineReader()
            return try reader.read(node["steps"] ?? node)
        }
        guard let component = CanonicalState.Component(rawValue: component), let timeline, !needs.contains(nil) else {
            return nil
        }
        return CanonicalState(
            component: component, name: entry.key, stage: (stage ?? .asThemed) ?? .asThemed,
            needs: needs.compactMap(\.self), timeline: timeline.timeline)
    }

    private static func word<Word: RawRepresentable<String> & CaseIterable>(
        _ node: DocumentNode, _ name: String, _ type: Word.Type, _ problems: inout DiagnosticList
    ) -> Word? {
        node.expectWord(name, of: type.allCases.map(\.rawValue), &problems).flatMap { Word(rawValue: $0) }
    }
}
