import Documents
import Geometry
import Styles

extension BatchReader {
    /// What the keys of `axes` are beside properties and modifiers.
    static let usualAxes = ["appearance", "scale", "direction", "locale"]

    mutating func readAxes(_ node: DocumentNode) {
        for entry in node.expectEntries("axes", &problems) ?? [] {
            if Self.usualAxes.contains(entry.key) { readUsualAxis(entry) } else { readNamedAxis(entry) }
        }
    }

    /// One that every run has. What is wrong with its values may be that they are a modifier's.
    private mutating func readUsualAxis(_ entry: DocumentNode.Entry) {
        let (name, value) = ("axes.\(entry.key)", entry.value)
        let before = problems
        problems = DiagnosticList()
        switch entry.key {
        case AxisName.appearance: request.axes.appearances = words(value, name, Appearance.self)
        case AxisName.direction: request.axes.directions = words(value, name, LayoutDirection.self)
        case AxisName.scale: request.scales = scales(value, name)
        default: request.axes.locales = locales(value, name)
        }
        request.axisNodes.append((entry.key, entry.keyNode))
        let hint = "a modifier of that name is the axis '\(AxisName.word(forAxis: entry.key))'"
        let found = problems.diagnostics.map { $0.hints.isEmpty ? $0.adding(hint: hint) : $0 }
        problems = before
        problems.add(found)
    }

    private mutating func scales(_ node: DocumentNode, _ name: String) -> [Double] {
        var scales: [Double] = []
        for element in list(node, name) {
            guard let scale = element.expectNumber(name, &problems) else { continue }
            if !(scale > 0 && scale <= 1000) {
                problems.add(element.mismatch(name, "a number of pixels a point, above 0 and up to 1000"))
            } else if scales.contains(scale) {
                problems.add(element.error("\(name) names '\(NumberText.exact(scale))' twice"))
            } else {
                scales.append(scale)
            }
        }
        return scales
    }

    /// `null` is the content's own.
    private mutating func locales(_ node: DocumentNode, _ name: String) -> [String?] {
        var locales: [String?] = []
        for element in list(node, name) {
            guard let locale = locale(element, name) else { continue }
            if locales.contains(locale) {
                problems.add(element.error("\(name) names \(element.kind) twice"))
            }
            if let locale { request.localeNodes[locale] = element }
            locales.append(locale)
        }
        return locales
    }

    private mutating func locale(_ node: DocumentNode, _ name: String) -> String?? {
        if node.isNull { return .some(nil) }
        guard let text = node.expectString(name, &problems) else { return nil }
        let subtags = text.split(omittingEmptySubsequences: false, whereSeparator: "-_".contains)
        guard subtags.allSatisfy(\.isSubtag), (subtags.first?.count ?? 0) >= 2 else {
            problems.add(node.error("a locale is written as 'zh-Hant', not '\(text.excerpt)'"))
            return nil
        }
        return subtags.joined(separator: "-")
    }

    /// A list of values, which are called as they are written, or a mapping of names to values; `null` is what the
    /// theme has by itself.
    private mutating func readNamedAxis(_ entry: DocumentNode.Entry) {
        let modifier = AxisName.modifier(entry.key)
        let values =
            if let entries = entry.value.entries {
                entries.map { value($0.key, $0.value, of: entry.key) }
            } else {
                list(entry.value, "axes.\(entry.key)").map { value(nil, $0, of: entry.key) }
            }
        if entry.value.entries?.isEmpty == true {
            problems.add(entry.value.error("axes.\(entry.key) needs at least one value"))
        }
        let found = values.compactMap(\.self)
        checkNames(found, of: entry)
        let axis = PictureAxis(
            name: modifier ?? entry.key, kind: modifier == nil ? .any : .modifier, node: entry.keyNode, values: found)
        if request.axes.others.contains(where: { $0.name == axis.name }) {
            problems.add(entry.keyError("the axis '\(axis.name.excerpt)' is named twice"))
        } else if !found.isEmpty {
            request.axes.others.append(axis)
        }
    }

    private mutating func value(_ name: String?, _ node: DocumentNode, of axis: String) -> PictureAxis.Value? {
        if node.isNull { return PictureAxis.Value(name: name, isDefault: true) }
        guard let name = name ?? node.scalarName else {
            problems.add(
                node.error(
                    "a value of axes.\(axis) that is \(node.kind) needs a name",
                    hints: ["write the values as a mapping: {name: value}"]))
            return nil
        }
        if let objection = FileName.objection(toValue: name) {
            problems.add(
                node.error(
                    "a value of axes.\(axis) is called '\(name.excerpt)', which \(objection), and pictures are named after it",
                    hints: ["give the value another name: {name: value}"]))
            return nil
        }
        return PictureAxis.Value(name: name, node: node)
    }

    private mutating func checkNames(_ values: [PictureAxis.Value], of entry: DocumentNode.Entry) {
        var seen: Set<String> = []
        for value in values where !seen.insert(value.node == nil ? "" : value.name?.lowercased() ?? "").inserted {
            let name = value.node == nil ? "the theme's own value" : "'\(value.name ?? "")'"
            problems.add(entry.keyError("axes.\(entry.key) names \(name) twice"))
        }
    }
}

extension DocumentNode.Entry {
    /// The place of the key.
    fileprivate var keyNode: DocumentNode { DocumentNode(.null, range: keyRange, source: value.source) }
}

extension Diagnostic {
    fileprivate func adding(hint: String) -> Diagnostic {
        Diagnostic(severity, message, in: source, at: range, hints: hints + [hint])
    }
}

extension DocumentNode {
    /// A scalar as it is written.
    var scalarName: String? {
        switch value {
        case .string(let text): text
        case .number(_, let text): text
        case .bool(let flag): "\(flag)"
        case .null, .sequence, .mapping: nil
        }
    }
}

extension Substring {
    fileprivate var isSubtag: Bool {
        (1...8).contains(utf8.count) && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
}
