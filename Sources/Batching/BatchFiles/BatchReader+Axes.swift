import Diagnostics
import Documents
import Geometry
import Styles

extension BatchReader {
    /// What the keys of `axes` are beside properties and modifiers.
    static let usualAxes = ["appearance", "scale", "direction", "locale"]

    mutating func readAxes(_ node: DocumentNode) {
        for entry in node.expectEntries("axes", &problems) ?? [] {
            let (name, value) = ("axes.\(entry.key)", entry.value)
            switch entry.key {
            case "appearance": request.appearances = words(value, name, Appearance.self)
            case "direction": request.directions = words(value, name, LayoutDirection.self)
            case "scale": request.scales = scales(value, name)
            case "locale": request.locales = locales(value, name)
            case "content":
                let hint = "name contents beside axes: content: […]"
                problems.add(entry.keyError("content is no axis here", hints: [hint]))
            case _ where Self.reservedAxes.contains(entry.key):
                problems.add(entry.keyError("'\(entry.key)' cannot be an axis"))
            default: readNamedAxis(entry)
            }
        }
    }

    private static let reservedAxes = [
        PictureRule.Axis.theme, PictureRule.Axis.component, PictureRule.Axis.state, PictureRule.Axis.format,
    ]

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
        let key = DocumentNode(.null, range: entry.keyRange, source: entry.value.source)
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
        if !found.isEmpty { request.axes.append(RequestedAxis(name: entry.key, node: key, values: found)) }
    }

    private mutating func value(_ name: String?, _ node: DocumentNode, of axis: String) -> RequestedAxis.Value? {
        if node.isNull { return RequestedAxis.Value(name: name, node: nil) }
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
        return RequestedAxis.Value(name: name, node: node)
    }

    private mutating func checkNames(_ values: [RequestedAxis.Value], of entry: DocumentNode.Entry) {
        var seen: Set<String> = []
        for value in values where !seen.insert(value.node == nil ? "" : value.name?.lowercased() ?? "").inserted {
            let name = value.node == nil ? "the theme's own value" : "'\(value.name ?? "")'"
            problems.add(entry.keyError("axes.\(entry.key) names \(name) twice"))
        }
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
