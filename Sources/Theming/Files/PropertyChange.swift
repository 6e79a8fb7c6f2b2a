package import Documents
package import Styles

/// A property that takes a value and changes nothing else of a theme: none that follows it, and nothing that depends on it.
///
/// A batch has thousands of themes that differ in a few such properties; each is had from the theme by setting these, and
/// not by reading all of its properties again.
package struct PropertyChange: Sendable {
    /// The place of the property in the order of the file format.
    private let number: Int
    private let node: DocumentNode
    /// Whether texts are set in the same fonts as before.
    package let keepsFonts: Bool
    /// Whether the value is the same in both appearances.
    package let isOfBothAppearances: Bool

    /// A value of a property that was set, where that changes nothing but the property; `nil` for any other.
    ///
    /// - Parameter changed: what `setting(_:to:)` gives.
    package init?(_ path: String, to node: DocumentNode, of theme: ThemeFile, giving changed: ThemeFile) {
        guard let number = ThemeProperty.numbers[path], ThemeProperty.all[number].field.content?.isProperty == true
        else { return nil }
        self.number = number
        self.node = node
        isOfBothAppearances = node.entries == nil && node.elements == nil && node.alias == nil
        keepsFonts = changed.fontStyles == theme.fontStyles
        for appearance in Appearance.allCases {
            // With other settings fonts and what holds them grow, whatever sets them.
            guard theme.theme(in: appearance).platform == PlatformSettings() else { return nil }
            var own = theme.theme(in: appearance)
            apply(to: &own, appearance, theme.context)
            guard own == changed.theme(in: appearance) else { return nil }
        }
    }

    private func apply(to theme: inout Theme, _ appearance: Appearance, _ context: ReadingContext) {
        let property = ThemeProperty.all[number]
        var reader = ThemeReader(appearance, context, theme.platform)
        reader.name = property.name
        _ = property.field.content?.read(node, &reader, &theme)
    }
}

extension PropertyChange {
    /// A theme with several changes of it, as `setting(_:to:)` would give it after one another.
    package static func theme(
        of file: ThemeFile, with changes: [PropertyChange], in appearance: Appearance
    ) -> Theme {
        var theme = file.theme(in: appearance)
        // What is written later in a file goes over what is before it.
        for change in changes.sorted(by: { $0.number < $1.number }) {
            change.apply(to: &theme, appearance, file.context)
        }
        return theme
    }
}

extension ThemeFile {
    /// Whether light and dark differ in nothing but colours, so that everything is at the same places in both.
    package var appearancesDifferInColorsAlone: Bool {
        let light = theme(in: .light)
        var dark = theme(in: .dark)
        for property in ThemeProperty.all where property.isColor { property.field.content?.copy(light, &dark) }
        // Of these, places depend on no more than whether there is any.
        if (light.grid.cell.pressed == .none) == (dark.grid.cell.pressed == .none) {
            dark.grid.cell.pressed = light.grid.cell.pressed
        }
        return dark == light
    }
}

extension ThemeProperty {
    /// Whether its value is what something is painted with, and nothing else.
    fileprivate var isColor: Bool {
        guard case .definition(let definition)? = field.content?.form else { return false }
        return Self.colors.contains(definition.name)
    }

    private static let colors: Set = ["color", "colors", "fill", "fills"]
}
