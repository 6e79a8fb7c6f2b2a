import Documents
import Geometry
package import Styles
import Tokens

extension ThemeKind<String> {
    /// A line of text of any length, as it is drawn (IB-1).
    static let text = ThemeKind(
        .text("a text of one line", pattern: "^[^\\n\\r]*$"), wanted: "a text of one line", written: { .string($0) }
    ) { node, _ throws(ValueError) in
        guard let text = node.string else { throw .mismatch(hints: quotingHints(node)) }
        guard !text.contains(where: \.isNewline) else { throw .mismatch() }
        return text
    }
    .defined("text", "A line of text.", example: "Search")

    /// The path of a file, relative to the file that it is written in; an absolute path as the value.
    static let path = ThemeKind(.path, wanted: "a path", written: { .string($0) }) { node, reader throws(ValueError) in
        try reader.path(node)
    }
    .defined("path", "The path of a file, from the file that it is written in.", example: "pictures/star.png")

    fileprivate static let family = ThemeKind(
        .text("the name of a font family", counts: 1...Int.max), wanted: "the name of a font family",
        written: { .string($0) }
    ) { node, _ throws(ValueError) in
        guard let family = node.string, family.contains(where: { !$0.isWhitespace }) else { throw .mismatch() }
        return family
    }
    .defined("family", "The name of a font family.", example: "Inter")

    fileprivate static func quotingHints(_ node: DocumentNode) -> [String] {
        switch node.value {
        case .number(_, let text): ["quote it: \"\(text.excerpt)\""]
        case .bool(let flag): ["quote it: \"\(flag)\""]
        default: []
        }
    }
}

extension ThemeKind<[String]> {
    /// Font families in order of preference: a list, or one.
    static let families = ThemeKind(
        .either([ThemeKind<String>.family.form.unnamed, list.form.unnamed]), wanted: list.wanted,
        referents: [.fontFamily],
        converted: list.converted, written: list.written
    ) { node, reader throws(ValueError) in
        if node.string != nil { return [try ThemeKind<String>.family.literal(node, &reader)] }
        return try list.literal(node, &reader)
    }
    .defined(
        "families",
        "Font families in order of preference; one that is not installed is passed over, and a character that the first "
            + "lacks is looked for in the next.",
        example: "[Inter, Noto Sans CJK SC]")

    private static let list = list(
        of: .family, counts: 1...32, wanted: "a font family or a list of them",
        converted: { token throws(ValueError) in
            if case .fontFamily(let families) = token { families } else { nil }
        })
}

extension ThemeKind<FontStyle> {
    /// A font as a whole: a typography token.
    static let font = ThemeKind(
        .either([]), wanted: "a mapping with families, size and weight", referents: [.typography]
    ) { token throws(ValueError) in
        guard case .typography(let typography) = token else { return nil }
        guard let size = try ThemeKind<Double>.fontSize.converted(.dimension(typography.fontSize)),
            let weight = try ThemeKind<Int>.weight.converted(.fontWeight(typography.fontWeight))
        else { return nil }
        guard let spacing = try ThemeKind<Double>.signedLength.converted(.dimension(typography.letterSpacing)) else {
            return nil
        }
        return FontStyle(
            families: typography.fontFamily, size: size, weight: weight, letterSpacing: spacing,
            lineHeight: typography.lineHeight)
    } literal: { _, _ throws(ValueError) in
        throw .mismatch()
    }
    .defined(
        "fontStyle", "What a text is set in.",
        example: "{families: [Inter], size: 17, weight: semi-bold}")
}

extension ThemeKind<[IndexTitle]> {
    static let titles = list(of: .title, counts: 0...10_000, wanted: "automatic or a list of titles")
        .or("automatic", [], "those of the content's sections", wanted: "automatic or a list of titles") { $0.isEmpty }
        .defined("titles", "Titles of slots in order (IB-1).", example: "[search, star, A, B, C, \"#\"]")
}

extension ThemeKind<IndexTitle> {
    /// A text, `search` or `star` for a symbol, a picture, or `{text: search}` for the word itself.
    fileprivate static let title = ThemeKind(
        .either([
            .text("a text"), .words([.init("search", "a magnifying glass"), .init("star", "a star")]),
            .call("text", "text", .text("a text"), "a text that may be a word with another meaning"),
            .text("`image(path)`"), .call("image", "path", ThemeKind<String>.path.form, "a picture file"),
        ]), wanted: "a text, search, star, image(path) or {text: …}",
        written: {
            switch $0 {
            case .text(let text): ["search", "star"].contains(text) ? ["text": .string(text)] : .string(text)
            case .search: "search"
            case .star: "star"
            case .image(let path): ["image": .string(path)]
            }
        }
    ) { node, reader throws(ValueError) in
        if let entries = node.entries, entries.count == 1 {
            switch entries[0].key {
            case "text": return .text(try ThemeKind<String>.text.readPart(entries[0].value, &reader))
            case "image": return .image(try ThemeKind<String>.path.readPart(entries[0].value, &reader))
            default: throw .mismatch(hints: NearestSpelling.hints(for: entries[0].key, among: ["text", "image"]))
            }
        }
        guard let text = node.string else { throw .mismatch(hints: ThemeKind<String>.quotingHints(node)) }
        if let (word, parameter) = node.parameterizedWord, word == "image", let parameter {
            return .image(try ThemeKind<String>.path.readPart(parameter, &reader))
        }
        return switch text {
        case "search": .search
        case "star": .star
        default: .text(try ThemeKind<String>.text.literal(node, &reader))
        }
    }
    .defined("title", "What stands in a slot of the index bar (IB-1).", example: "search")
}

extension ThemeKind<TextAlignment> {
    /// Where lines stand.
    static let textAlignment = ThemeKind.words("textAlignment", "Where lines stand in their box (TX-5).")
}

extension TextAlignment: FileWord {
    package var meaning: String {
        switch self {
        case .leading: "where lines of text begin"
        case .center: "in the middle"
        case .trailing: "where lines of text end"
        }
    }
}
