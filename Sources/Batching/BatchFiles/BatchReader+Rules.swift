import Documents
import Geometry
import Styles
import Thumbindex

extension BatchReader {
    mutating func readRules(_ document: DocumentNode) {
        let includes = rules(document["include"], "include")
        let excludes = rules(document["exclude"], "exclude")
        guard includes.count + excludes.count <= PictureRules.largestCount else {
            let node = document["exclude"] ?? document["include"] ?? document
            problems.add(
                node.error(
                    "a batch has at most \(PictureRules.largestCount) rules, not \(includes.count + excludes.count)"))
            return
        }
        request.rules = PictureRules(includes: includes, excludes: excludes)
    }

    /// A rule, or a list of them.
    private mutating func rules(_ node: DocumentNode?, _ name: String) -> [PictureRule] {
        guard let node, !node.isNull else { return [] }
        return list(node, name).compactMap { rule($0, name) }
    }

    private mutating func rule(_ node: DocumentNode, _ name: String) -> PictureRule? {
        guard let entries = node.expectEntries(name, keys: ruleKeys, &problems) else { return nil }
        guard !(node.entries?.isEmpty ?? true) else {
            problems.add(node.error("a rule needs an axis", hints: ["known are \(ruleKeys.joined(separator: ", "))"]))
            return nil
        }
        var values: [String: Set<String>] = [:]
        for entry in entries {
            let axis = AxisName.modifier(entry.key).map(AxisName.word) ?? entry.key
            let words = list(entry.value, "\(name).\(entry.key)").compactMap { word($0, of: axis) }
            guard values.updateValue(Set(words), forKey: axis) == nil else {
                problems.add(entry.keyError("a rule names the axis '\(axis.excerpt)' twice"))
                continue
            }
        }
        return PictureRule(values)
    }

    private var ruleKeys: [String] {
        [
            AxisName.theme, AxisName.component, AxisName.state, AxisName.content,
            AxisName.format,
        ] + Self.usualAxes
            + request.axes.others.flatMap { AxisName.words(forAxis: $0.name) }
    }

    /// What a rule calls a value; the empty word is the default.
    private mutating func word(_ node: DocumentNode, of axis: String) -> String? {
        guard !node.isNull else { return "" }
        guard var word = node.scalarName else {
            problems.add(node.mismatch(axis, "a word, or null for the default"))
            return nil
        }
        if axis == AxisName.scale, case .number(let number, _) = node.value { word = NumberText.exact(number) }
        guard let known = knownWords(of: axis), !known.contains(word) else { return word }
        let near = NearestSpelling.hints(for: word, among: known)
        let listed = known.count <= 20 && !known.isEmpty ? ["there are \(known.joined(separator: ", "))"] : []
        let modifier = modifierHint(axis, word)
        problems.add(
            node.error(
                "no picture has the \(axis) '\(word.excerpt)'", hints: modifier + (near.isEmpty ? listed : near)))
        return nil
    }

    /// Where a modifier that has the value is called as what rules tell by a word of their own.
    private func modifierHint(_ axis: String, _ word: String) -> [String] {
        let name = AxisName.word(forAxis: axis)
        guard name != axis, knownWords(of: name)?.contains(word) == true else { return [] }
        return ["rules call the modifier '\(name)'"]
    }

    /// `nil` for what cannot be known before other files are read.
    private func knownWords(of axis: String) -> [String]? {
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
