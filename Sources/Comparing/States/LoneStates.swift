package import Documents

/// Counts the pictures that can be held against less than was recorded: the JSON of a state lies beside one side alone, so
/// that nothing but pixels is compared.
package struct LoneStates: Sendable {
    private var counts: [ComparedSide: Int] = [:]

    /// None yet.
    package init() {}

    /// Looks at the files beside the pictures of a pair.
    package mutating func look(in contents: PairContents) {
        guard contents.pair.baseline != nil, contents.pair.candidate != nil else { return }
        let files = contents.stateFiles
        switch (files.baseline, files.candidate) {
        case (nil, nil), (.some, .some): break
        case (.some, nil): counts[.baseline, default: 0] += 1
        case (nil, .some): counts[.candidate, default: 0] += 1
        }
    }

    /// Adds what was counted in other pairs.
    package mutating func add(_ others: LoneStates) { counts.merge(others.counts) { $0 + $1 } }

    /// A warning for each side that has more than the other.
    package var warnings: [Diagnostic] {
        ComparedSide.allCases.compactMap { side in
            guard let count = counts[side] else { return nil }
            let pictures = count == 1 ? "1 picture has" : "\(count) pictures have"
            return Diagnostic(
                .warning,
                "\(pictures) the JSON of the state beside the \(side.rawValue) alone: nothing but pixels is compared",
                hints: ["'thumbindex render --format png,json' writes it"])
        }
    }
}
