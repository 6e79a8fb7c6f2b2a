import Styles
import Thumbindex

/// A theme with the values that a variant has on further axes.
struct VariantTheme: Sendable {
    /// The fonts of both appearances.
    let fonts: ThemeFonts
    private let file: ThemeFile
    /// What is other than the file has it.
    private let changes: [PropertyChange]

    /// A file, and what single properties have in place of what it has.
    init(_ file: ThemeFile, _ changes: [PropertyChange] = [], fonts: ThemeFonts) {
        self.file = file
        self.changes = changes
        self.fonts = fonts
    }

    /// The theme as an appearance resolves it.
    func theme(in appearance: Appearance) -> Theme { PropertyChange.theme(of: file, with: changes, in: appearance) }
}
