import Documents
import Geometry
import Manifests
import Styles
import Thumbindex

/// What rules of a batch look like.
enum BatchRules {
    /// A word, a number or a flag by which something is called; `null` is a default.
    static let value = ValueForm.defined(
        "value", "A word or a number by which a value is called; `null` is the default.", example: "2",
        .either([.text("a word or a number", acceptsNumbers: true), .flag, .nothing]))

    /// The keys that every rule may have, with what they tell.
    static let axes: [(key: String, summary: String, example: String)] = [
        (AxisName.theme, "The names of themes: their files' before `.theme`.", "wechat"),
        (AxisName.component, "Components, `board` for boards (ST-2).", "index-bar"),
        (AxisName.state, "States, by name or as `index-bar/rest`, and names of shots and films (ST-2, ST-3).", "rest"),
        (AxisName.content, "The names of contents: their files' before `.content`.", "cities"),
        (AxisName.format, "Formats.", "svg"),
        (AxisName.appearance, "Appearances.", "dark"),
        (AxisName.scale, "Pixels a point.", "2"),
        (AxisName.direction, "Directions.", "rtl"),
        (AxisName.locale, "Locales.", "ar"),
    ]
}

extension BatchKind<DocumentNode> {
    /// A rule, or a list of them, which are read when all axes are known.
    static let rules = BatchKind<DocumentNode>(
        .either([rule, .nothing, .list(rule, counts: 1...PictureRules.largestCount)]), wanted: "a mapping"
    ) { node, _ throws(ValueError) in node }

    private static let values = ValueForm.defined(
        "values", "What pictures have one of.", example: "[1, 2]",
        .either([BatchRules.value, .list(BatchRules.value, counts: 1...Int.max)]))

    private static let rule = ValueForm.defined(
        "rule", "Pictures that have one of the values of each axis.", example: "{theme: wechat, scale: [1, 2]}",
        .mapping(
            MappingForm(
                BatchRules.axes.map { axis in
                    FieldForm(axis.key, axis.summary, values, usual: .words("any"), example: axis.example)
                },
                others: .init("AXIS", "A further axis of the batch, by its name under `axes`.", values, example: "20"),
                minimumCount: 1)))
}

extension BatchReader {
    /// Reads the rules of a batch whose axes are known.
    mutating func readRules(of batch: inout WrittenBatch) {
        let includes = rules(batch.includes, "include", of: batch.request)
        let excludes = rules(batch.excludes, "exclude", of: batch.request)
        guard includes.count + excludes.count <= PictureRules.largestCount else {
            if let node = batch.excludes ?? batch.includes {
                problems.add(
                    node.error(
                        "a batch has at most \(PictureRules.largestCount) rules, not \(includes.count + excludes.count)"
                    ))
            }
            return
        }
        batch.request.rules = PictureRules(includes: includes, excludes: excludes)
    }

    /// A rule, or a list of them.
    private mutating func rules(
        _ node: DocumentNode?, _ name: String, of request: RenderRequest
    ) -> [PictureRule] {
        guard let node, !node.isNull else { return [] }
        return list(node, name).compactMap { rule($0, name, of: request) }
    }

    private mutating func rule(_ node: DocumentNode, _ name: String, of request: RenderRequest) -> PictureRule? {
        let ruleKeys = ruleKeys(of: request)
        guard let entries = node.expectEntries(name, keys: ruleKeys, &problems) else { return nil }
        guard !(node.entries?.isEmpty ?? true) else {
            problems.add(node.error("a rule needs an axis", hints: ["known are \(ruleKeys.joined(separator: ", "))"]))
            return nil
        }
        var values: [String: Set<String>] = [:]
        for entry in entries {
            let axis = AxisName.modifier(entry.key).map(AxisName.word) ?? entry.key
            let words = list(entry.value, "\(name).\(entry.key)").compactMap { word($0, of: axis, request) }
            guard values.updateValue(Set(words), forKey: axis) == nil else {
                problems.add(entry.keyError("a rule names the axis '\(axis.excerpt)' twice"))
                continue
            }
        }
        return PictureRule(values)
    }

    private func ruleKeys(of request: RenderRequest) -> [String] {
        BatchRules.axes.map(\.key) + request.axes.others.flatMap { AxisName.words(forAxis: $0.name) }
    }

    /// What a rule calls a value; the empty word is the default.
    private mutating func word(_ node: DocumentNode, of axis: String, _ request: RenderRequest) -> String? {
        guard !node.isNull else { return "" }
        guard var word = node.scalarName else {
            problems.add(node.mismatch(axis, "a word, or null for the default"))
            return nil
        }
        if axis == AxisName.scale, case .number(let number, _) = node.value { word = NumberText.exact(number) }
        guard let known = knownWords(of: axis, request), !known.contains(word) else { return word }
        let near = NearestSpelling.hints(for: word, among: known)
        let listed = known.count <= 20 && !known.isEmpty ? ["there are \(known.joined(separator: ", "))"] : []
        let modifier = modifierHint(axis, word, request)
        problems.add(
            node.error(
                "no picture has the \(axis) '\(word.excerpt)'", hints: modifier + (near.isEmpty ? listed : near)))
        return nil
    }

    /// Where a modifier that has the value is called as what rules tell by a word of their own.
    private func modifierHint(_ axis: String, _ word: String, _ request: RenderRequest) -> [String] {
        let name = AxisName.word(forAxis: axis)
        guard name != axis, knownWords(of: name, request)?.contains(word) == true else { return [] }
        return ["rules call the modifier '\(name)'"]
    }

    /// `nil` for what cannot be known before other files are read.
    private func knownWords(of axis: String, _ request: RenderRequest) -> [String]? {
        switch axis {
        case AxisName.theme: request.themes.compactMap(ThemeSearch.name)
        case AxisName.component where request.timelines.isEmpty:
            request.states.map(\.component.rawValue).uniqued + [PlannedSubject.boardName]
        case AxisName.state where request.timelines.isEmpty:
            request.states.map(\.name).uniqued + request.states.map(\.path) + [PlannedSubject.boardName]
        case AxisName.content:
            request.contents.compactMap(\.self).map { FileName.stem(ofFile: $0, suffix: ".content") }
        case AxisName.appearance: request.axes.appearances.map(\.rawValue)
        case AxisName.direction:
            (request.axes.directions.isEmpty ? LayoutDirection.allCases : request.axes.directions).map(\.rawValue)
        case AxisName.scale: request.scales.map(NumberText.exact)
        case AxisName.format: request.formats.map(\.rawValue)
        case AxisName.component, AxisName.state, AxisName.locale: nil
        default: request.axes.others.first { AxisName.word(forAxis: $0.name) == axis }?.values.compactMap(\.name)
        }
    }
}

extension [String] {
    /// Each once, in the order in which they come first.
    fileprivate var uniqued: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
