package import DisplayLists
package import Geometry
package import Styles

/// A finished picture that rules look at.
package struct LintedState {
    /// What findings call it, as `index-bar/rest~dark~rtl~AX3`.
    let path: String
    let appearance: Appearance
    let theme: Theme
    let scene: Scene
    let isMirrored: Bool
    /// Letters of an index as a pseudo-locale has them: no translation makes them longer.
    let letters: Set<String>

    /// Whether a node shows a letter of the index in more signs than any language has for it.
    func isLengthenedLetter(_ node: SceneNode) -> Bool { node.text.map(letters.contains) ?? false }

    /// Whether the picture has another canvas than the theme says: what a canonical state's stage squeezes is not the
    /// theme's doing (ST-2).
    var isSqueezed: Bool { theme.canvas.size != scene.displayList.size }

    /// - Parameters:
    ///   - settings: what the reader has set, as names of files have it.
    ///   - name: the component and the state, as `index-bar/rest`, with what else tells the picture from others.
    ///   - theme: the theme that it was painted with.
    ///   - letters: the letters of the list's index, as they stand in its content.
    package init(
        _ name: String, _ appearance: Appearance, _ direction: LayoutDirection, settings: [String] = [], theme: Theme,
        scene: Scene, letters: Set<String> = []
    ) {
        isMirrored = direction == .rightToLeft
        let values = [appearance == .dark ? "dark" : nil, isMirrored ? "rtl" : nil].compactMap(\.self) + settings
        path = ([name] + values).joined(separator: "~")
        self.appearance = appearance
        self.theme = theme
        self.scene = scene
        let pseudo = theme.platform.pseudo
        self.letters = pseudo == .none ? [] : Set(letters.map { pseudo.text(of: $0) })
    }
}

/// What rules ask of what measures and draws, which they do not know themselves.
package struct LintTools {
    /// What texts are measured with.
    let measurer: any TextMeasuring
    /// The characters of a run that no font has.
    let missingCharacters: (TextRun) -> [Character]
    /// The colours of a drawing at places on its canvas; `nil` where it cannot be drawn.
    let pixels: (DisplayList) -> ((Point) -> Color?)?

    /// Tools of one thread.
    package init(
        measurer: any TextMeasuring, missingCharacters: @escaping (TextRun) -> [Character] = { _ in [] },
        pixels: @escaping (DisplayList) -> ((Point) -> Color?)? = { _ in nil }
    ) {
        self.measurer = measurer
        self.missingCharacters = missingCharacters
        self.pixels = pixels
    }
}
