package import Documents

/// Which context of each modifier holds.
package enum TokenModifierInputs {
    /// The contexts of modifiers for inputs, by the modifiers' names (resolver module 2025.10, section 6.1).
    ///
    /// Names and contexts are found whatever their case. Adds errors for inputs that are no modifiers' unless these are
    /// `optional`, for values that are no strings or no contexts, and for modifiers that have neither an input nor a
    /// default; `place` is where these are told.
    package static func contexts(
        of modifiers: [TokenModifier], _ inputs: [(key: String, node: DocumentNode)], isOptional: Bool = false,
        at place: DocumentNode, _ problems: inout DiagnosticList
    ) -> [String: String] {
        var contexts: [String: String] = [:]
        for input in inputs {
            guard let modifier = find(input.key, in: modifiers, by: \.name) else {
                guard !isOptional else { continue }
                let names = modifiers.map(\.name)
                let hints = NearestSpelling.hints(for: input.key, among: names)
                let known = names.isEmpty ? [] : ["known are \(names.joined(separator: ", "))"]
                problems.add(
                    input.node.error("unknown modifier '\(input.key.excerpt)'", hints: hints.isEmpty ? known : hints))
                continue
            }
            contexts[modifier.name] = context(of: modifier, input.node, &problems)
        }
        for modifier in modifiers where contexts[modifier.name] == nil {
            contexts[modifier.name] = modifier.defaultContext
            guard modifier.defaultContext == nil, !inputs.contains(where: { matches($0.key, modifier.name) }) else {
                continue
            }
            problems.add(
                place.error(
                    "missing modifier '\(modifier.name.excerpt)', which has no default",
                    hints: ["choose one of its contexts: \(modifier.contexts.joined(separator: ", "))"]))
        }
        return contexts
    }

    private static func context(
        of modifier: TokenModifier, _ node: DocumentNode, _ problems: inout DiagnosticList
    ) -> String? {
        guard let text = node.expectString("the context of '\(modifier.name.excerpt)'", &problems) else { return nil }
        if let context = find(text, in: modifier.contexts, by: \.self) { return context }
        let near = NearestSpelling.hints(for: text, among: modifier.contexts)
        problems.add(
            node.error(
                "invalid context '\(text.excerpt)' for modifier '\(modifier.name.excerpt)'",
                hints: near.isEmpty ? ["known are \(modifier.contexts.joined(separator: ", "))"] : near))
        return nil
    }

    /// One of that very name, else the first that differs in case alone.
    private static func find<Value>(_ name: String, in values: [Value], by key: KeyPath<Value, String>) -> Value? {
        values.first { $0[keyPath: key] == name } ?? values.first { matches($0[keyPath: key], name) }
    }

    private static func matches(_ first: String, _ second: String) -> Bool {
        first.lowercased() == second.lowercased()
    }
}
