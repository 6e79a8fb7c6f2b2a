import ArgumentParser
import Batching
import Documents
import Geometry
import Styles
import Timelines

/// Which pictures there are to be: states or timelines, and the axes that they differ in. Each option may be repeated, or
/// take several values with commas between them.
struct PictureArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "States by their names, as 'pinned' or 'index-bar/rest', or all of a component's: 'section-list'.",
            valueName: "name,…"),
        completion: .list(Component.words + CanonicalState.all.map(\.name)), transform: Self.states)
    var state: [ListedValues<[CanonicalState]>] = []

    @Option(
        help: ArgumentHelp(
            "Timeline files: their shots are drawn, and no state unless --state names some.", valueName: "file,…"),
        completion: .file(extensions: ["yaml", "yml", "json"]), transform: { try ListedValues($0) })
    var timeline: [ListedValues<String>] = []

    @Option(
        help: ArgumentHelp("light,dark (default), or one of them.", valueName: "name,…"),
        completion: .list(Appearance.words), transform: { try ListedValues(words: $0, "appearance") })
    var appearance: [ListedValues<Appearance>] = []

    @Option(
        help: ArgumentHelp(
            "ltr, rtl, or ltr,rtl: the reading way; that of the locale's script unless given.", valueName: "name,…"),
        completion: .list(LayoutDirection.words), transform: { try ListedValues(words: $0, "direction") })
    var direction: [ListedValues<LayoutDirection>] = []

    @Option(
        help: ArgumentHelp("Languages in place of the content's own.", valueName: "tag,…"), transform: Self.locales)
    var locale: [ListedValues<String>] = []

    @Option(
        help: ArgumentHelp("Content files in place of the themes' own.", valueName: "file,…"), completion: .file(),
        transform: { try ListedValues($0) })
    var content: [ListedValues<String>] = []

    @OptionGroup(title: "Pictures")
    var platform: PlatformArguments
}

/// What the reader of the pictures has set on the device (AX). Each option may be repeated, or take several values with commas
/// between them.
struct PlatformArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The reader's text sizes on iOS, XS to XXXL and AX1 to AX5; L unless given.", valueName: "name,…"),
        completion: .list(TextSize.words), transform: { try ListedValues($0) { try parseTextSize($0) } })
    var textSize: [ListedValues<TextSize>] = []

    @Option(
        help: ArgumentHelp("The reader's font scales on Android, 0.5 to 3; 1 unless given.", valueName: "number,…"),
        transform: { try ListedValues($0) { try parseFontScale($0) } })
    var fontScale: [ListedValues<Double>] = []

    @Flag(help: "Draw text bolder, as the reader's setting does.")
    var boldText = false

    @Option(
        help: ArgumentHelp(
            "Texts as no language has them: en-XA, ar-XB, double-length, bounded; none unless given.",
            valueName: "name,…"),
        completion: .list(PseudoLocale.words), transform: { try ListedValues(words: $0, "pseudo-locale") })
    var pseudo: [ListedValues<PseudoLocale>] = []

    /// The axes that are asked for, by the properties that they set.
    var axes: [PictureAxis] {
        [
            axis("text-size", textSize.joinedValues()) { ($0.rawValue, .string($0.rawValue), $0 == .large) },
            axis("font-scale", fontScale.joinedValues()) { scale in
                (NumberText.exact(scale), .number(scale, text: NumberText.exact(scale)), scale == 1)
            },
            axis("bold-text", boldText ? [true] : []) { _ in ("bold", .bool(true), false) },
            axis("pseudo", pseudo.joinedValues()) { ($0.rawValue, .string($0.rawValue), $0 == .none) },
        ].compactMap(\.self)
    }

    /// `nil` where no value is asked for.
    private func axis<Value>(
        _ name: String, _ values: [Value],
        _ write: (Value) -> (name: String, value: DocumentNode.Value, isDefault: Bool)
    ) -> PictureAxis? {
        guard !values.isEmpty else { return nil }
        let place = SourcePosition(line: 1, column: 1)
        return PictureAxis(
            name: name, kind: .property,
            values: values.map { value in
                let written = write(value)
                let node = DocumentNode(
                    written.value, range: SourceRange(start: place, end: place), source: SourceText(name: "--\(name)"))
                return .init(name: written.name, node: node, isDefault: written.isDefault)
            })
    }
}

/// A size by its name, in capitals or not.
func parseTextSize(_ word: String) throws -> TextSize { try parseWord(word.uppercased(), "text size") }

private func parseFontScale(_ word: String) throws -> Double {
    guard let scale = Double(word), (0.5...3).contains(scale) else {
        throw ValidationError("a font scale is a number from 0.5 to 3, not '\(word)'")
    }
    return scale
}

extension PictureArguments {
    /// Puts what was given in the place of the request's defaults.
    func apply(to request: inout RenderRequest) {
        request.timelines = timeline.joinedValues().unlessEmpty(request.timelines)
        request.states = state.joinedValues().flatMap(\.self).unlessEmpty(
            timeline.isEmpty ? request.states : [])
        request.hasBoardOfStates = request.hasBoardOfStates && state.isEmpty && timeline.isEmpty
        request.axes.appearances = appearance.joinedValues().unlessEmpty(request.axes.appearances)
        request.axes.directions = direction.joinedValues().unlessEmpty(request.axes.directions)
        request.axes.locales = locale.joinedValues().map(Optional.some).unlessEmpty(request.axes.locales)
        let axes = platform.axes
        request.axes.others.removeAll { axis in axes.contains { $0.name == axis.name } }
        request.axes.others += axes
        request.contents = content.joinedValues().map(Optional.some).unlessEmpty(request.contents)
    }

    static func states(_ text: String) throws -> ListedValues<[CanonicalState]> {
        try ListedValues(text) { word in
            let states = CanonicalState.named(word)
            guard !states.isEmpty else { throw unknownWord(word, among: CanonicalState.words, as: "state") }
            return states
        }
    }

    /// Subtags of letters and digits, as in `zh-Hant` or `zh_TW`; what they mean is for the text engine to know.
    private static func locales(_ text: String) throws -> ListedValues<String> {
        try ListedValues(text) { word in
            let subtags = word.split(omittingEmptySubsequences: false, whereSeparator: "-_".contains)
            guard subtags.allSatisfy(isSubtag), let language = subtags.first, language.count >= 2 else {
                throw ValidationError("a locale is written as 'zh-Hant', not '\(word)'")
            }
            return subtags.joined(separator: "-")
        }
    }

    private static func isSubtag(_ text: Substring) -> Bool {
        (1...8).contains(text.utf8.count) && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
}
