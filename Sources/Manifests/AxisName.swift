/// The words by which rules tell pictures: the axes that every run has, and what else they differ in.
package enum AxisName {
    /// The theme's file.
    package static let theme = "theme"
    /// The part that a state belongs to, or the timeline of a shot.
    package static let component = "component"
    /// The state, the shot or the film.
    package static let state = "state"
    /// Light or dark.
    package static let appearance = "appearance"
    /// The language, and what comes with it.
    package static let locale = "locale"
    /// Which way the canvas reads.
    package static let direction = "direction"
    /// What is shown.
    package static let content = "content"
    /// Pixels a point.
    package static let scale = "scale"
    /// The kind of file.
    package static let format = "format"

    private static let all = [
        theme, component, state, appearance, locale, direction, content, scale, format,
    ]
    private static let modifierStart = "modifier."

    /// What rules call a further axis: by its name, or as `modifier.theme` where that says something else.
    package static func word(forAxis name: String) -> String { all.contains(name) ? modifier(of: name) : name }

    /// The word for a modifier, whatever else its name may mean.
    package static func modifier(of name: String) -> String { modifierStart + name }

    /// All that rules may call it.
    package static func words(forAxis name: String) -> [String] {
        [word(forAxis: name)] + (all.contains(name) ? [] : [modifier(of: name)])
    }

    /// The name of a modifier that is written as `modifier.brand`; `nil` for other words.
    package static func modifier(_ word: String) -> String? {
        word.hasPrefix(modifierStart) ? String(word.dropFirst(modifierStart.count)) : nil
    }
}
