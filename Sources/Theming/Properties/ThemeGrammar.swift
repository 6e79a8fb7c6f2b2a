package import Documents
import Styles

extension FileGrammar {
    /// What theme files may hold.
    package static let theme = FileGrammar(
        "theme", "The look of an index bar with the list that it stands on, and of a paged grid.",
        suffixes: [".theme.yaml", ".theme.json"],
        .mapping(
            MappingForm(
                ThemeHeader.fields.map { $0.form(initial: ThemeHeader()) }
                    + ThemeProperty.groups.map { group in
                        group.form(
                            initial: Appearance.allCases.map { (name: $0.rawValue, target: Theme(standardIn: $0)) })
                    })),
        variants: Variants(
            Appearance.allCases.map(\.rawValue), defaultKey: ConditionalValue.defaultKey,
            conditions: PlatformCondition.pattern,
            "Any value of the groups, and any group as a whole, may be a pair `{light: …, dark: …}`, of which the appearance "
                + "chooses. Around it may stand what the reader's settings choose: "
                + "`{default: …, \"text-size>=AX1\": …, \"contrast=increased and bold-text\": …}` (AX-5); of the conditions "
                + "that hold the last one counts. Lengths are in points, times in seconds; what is not written has its "
                + "default."),
        example: """
            name: Contacts
            canvas: {preset: iphone-15, background: {light: "#FFFFFF", dark: "#000000"}}
            indexBar:
              titleFont: {size: 12, weight: semi-bold}
              titleColor: {light: "#555555", dark: "#AAAAAA"}
              highlight: {shape: circle, fill: "#07C160", color: "#FFFFFF"}
            bubble: {shape: teardrop, gap: 10}
            list:
              row: {height: 56, picture: {shape: rounded(6)}}
            """)
}
