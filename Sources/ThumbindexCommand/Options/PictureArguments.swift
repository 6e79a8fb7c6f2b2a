import ArgumentParser
import Batching
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

extension PictureArguments {
    /// Whether nothing is chosen.
    var isEverything: Bool {
        state.isEmpty && timeline.isEmpty && appearance.isEmpty && direction.isEmpty && locale.isEmpty
            && content.isEmpty
    }

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
