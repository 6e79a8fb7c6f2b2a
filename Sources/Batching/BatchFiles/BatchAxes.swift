import Documents
import Geometry
import Manifests
import Styles

/// The axes of a batch while its file is read.
struct WrittenAxes: Sendable {
    var axes = PictureAxes()
    var scales = RenderRequest().scales
    /// Where the file names axes that every run has, by their names.
    var nodes: [(name: String, node: DocumentNode)] = []
    var localeNodes: [String: DocumentNode] = [:]
}

extension BatchKind<WrittenAxes> {
    /// The axes that every run has, then properties and modifiers.
    static let axes = BatchKind<WrittenAxes>(
        .mapping(
            MappingForm(
                usualAxes.map { $0.form(initial: WrittenAxes()) },
                others: .init(
                    "PROPERTY or MODIFIER",
                    "A property of themes by its path, or a modifier of their tokens, as `modifier.brand` where a word of "
                        + "its own says something else. `null` is what the theme has by itself; values that are no words "
                        + "or numbers are named: `{large: 40}`.",
                    .defined(
                        "axis", "The values of an axis.", example: "[null, 20]",
                        .either([
                            BatchRules.value, .list(BatchRules.value, counts: 1...Int.max),
                            .mapping(
                                MappingForm(
                                    [], others: .init("NAME", "A value, and what pictures are named after.", .anything),
                                    minimumCount: 1)),
                        ])), example: "[null, 20]"))), wanted: "a mapping"
    ) { node, reader throws(ValueError) in
        guard let entries = node.entries else { throw .mismatch() }
        var written = WrittenAxes()
        for entry in entries {
            if let axis = usualAxes.first(where: { $0.key == entry.key }) {
                reader.read(entry, of: axis, into: &written)
            } else {
                reader.readNamedAxis(entry, into: &written.axes)
            }
        }
        return written
    }

    private static let usualAxes: [Field<WrittenAxes, BatchReader>] = [
        .value(
            AxisName.appearance, \.axes.appearances, .distinct(BatchKind<Appearance>.word) { $0.rawValue },
            "Whether themes are drawn light or dark."
        ).usually("both").example("dark"),
        .value(
            AxisName.scale, \.scales, .distinct(BatchKind<Double>.scale) { NumberText.exact($0) },
            "Pixels a point of raster pictures."
        ).example("[1, 2, 3]"),
        .value(
            AxisName.direction, \.axes.directions, .distinct(BatchKind<LayoutDirection>.word) { $0.rawValue },
            "Which way the lines of text run."
        ).usually("that of the locale's script").example("[ltr, rtl]"),
        .value(
            AxisName.locale,
            BatchKind<[NamedLocale]>.oneOrList(of: .locale, isDistinct: true) { locale, others in
                others.contains { $0.tag == locale.tag } ? "names \(locale.node.kind) twice" : nil
            }, "Languages in place of the content's own, which `null` stands for."
        ) { locales, written in
            written.axes.locales = locales.map(\.tag)
            for locale in locales { locale.tag.map { written.localeNodes[$0] = locale.node } }
        }.usually("the content's own").example("[null, ar]"),
    ]
}

/// A locale with its place in the file; `nil` is the content's own.
private struct NamedLocale: Sendable {
    let tag: String?
    let node: DocumentNode
}

extension BatchKind<NamedLocale> {
    fileprivate static let locale = BatchKind<NamedLocale>(
        .either([
            .text("a BCP 47 tag", pattern: "^[A-Za-z0-9]{2,8}([-_][A-Za-z0-9]{1,8})*$"), .nothing,
        ]), wanted: "a string"
    ) { node, reader throws(ValueError) in
        if node.isNull { return NamedLocale(tag: nil, node: node) }
        guard let text = node.expectString(reader.name, &reader.problems) else { throw .reported }
        let subtags = text.split(omittingEmptySubsequences: false, whereSeparator: "-_".contains)
        guard subtags.allSatisfy(\.isSubtag), (subtags.first?.count ?? 0) >= 2 else {
            throw .reporting(
                node.error("a locale is written as 'zh-Hant', not '\(text.excerpt)'"), &reader.problems)
        }
        return NamedLocale(tag: subtags.joined(separator: "-"), node: node)
    }
    .defined("locale", "A language, or `null` for the content's own.", example: "zh-Hant")
}

extension BatchKind<Double> {
    fileprivate static let scale = BatchKind<Double>(
        .number(NumberBounds(0...1000, excludingLower: true), unit: "pixels a point"),
        wanted: "a number of pixels a point, above 0 and up to 1000", written: { .number($0) }
    ) { node, reader throws(ValueError) in
        guard let scale = node.expectNumber(reader.name, &reader.problems) else { throw .reported }
        guard scale > 0, scale <= 1000 else { throw .mismatch() }
        return scale
    }
}

extension BatchReader {
    /// What is wrong with the values of an axis that every run has may be that they are a modifier's.
    fileprivate mutating func read(
        _ entry: DocumentNode.Entry, of axis: Field<WrittenAxes, BatchReader>, into written: inout WrittenAxes
    ) {
        let (before, outer) = (problems, name)
        problems = DiagnosticList()
        name = "axes.\(entry.key)"
        _ = axis.content?.read(entry.value, &self, &written)
        written.nodes.append((entry.key, entry.keyNode))
        let hint = "a modifier of that name is the axis '\(AxisName.word(forAxis: entry.key))'"
        let found = problems.diagnostics.map { $0.hints.isEmpty ? $0.withHints([hint]) : $0 }
        (problems, name) = (before, outer)
        problems.add(found)
    }

    /// A list of values, which are called as they are written, or a mapping of names to values; `null` is what the
    /// theme has by itself.
    fileprivate mutating func readNamedAxis(_ entry: DocumentNode.Entry, into axes: inout PictureAxes) {
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
        let axis = PropertyAxis(
            name: modifier ?? entry.key, kind: modifier == nil ? .any : .modifier, node: entry.keyNode, values: found)
        if axes.others.contains(where: { $0.name == axis.name }) {
            problems.add(entry.keyError("the axis '\(axis.name.excerpt)' is named twice"))
        } else if !found.isEmpty {
            axes.others.append(axis)
        }
    }

    private mutating func value(_ name: String?, _ node: DocumentNode, of axis: String) -> PropertyAxis.Value? {
        if node.isNull { return PropertyAxis.Value(name: name, isDefault: true) }
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
        return PropertyAxis.Value(name: name, node: node)
    }

    private mutating func checkNames(_ values: [PropertyAxis.Value], of entry: DocumentNode.Entry) {
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

extension Appearance: FileWord {
    package var meaning: String {
        switch self {
        case .light: "dark on light"
        case .dark: "light on dark"
        }
    }
}
