package import Documents
package import Presenting
package import Rendering
import Styles
package import Theming
import Thumbindex
package import Timelines
import Tokens

/// What a run is asked to draw: what a batch file or the command's options say.
package struct RenderRequest: Sendable {
    /// The paths of theme files.
    package var themes: [String] = []
    /// The paths of content files that take the place of the themes' own, which `nil` stands for; none for these.
    package var contents: [String?] = []
    /// The canonical states that are wanted.
    package var states = CanonicalState.all
    /// Whether the states are what a batch is about, so that a board shows them.
    package var hasBoardOfStates = false
    /// Whether of all states only the first is drawn that a theme and its content can have: `index-bar/rest`, or
    /// `grid/first-page` where a theme is for a grid alone.
    package var drawsFirstStateAlone = false
    /// The paths of timeline files.
    package var timelines: [String] = []
    /// The values that all themes are drawn with.
    package var axes = PictureAxes()
    /// Where a batch names axes that every run has, by their names; a modifier may be called the same.
    package var axisNodes: [(name: String, node: DocumentNode)] = []
    /// Where a batch names locales.
    package var localeNodes: [String: DocumentNode] = [:]
    /// Which combinations of the axes are wanted.
    package var rules = PictureRules()
    /// The kinds of file that each picture becomes.
    package var formats: [PictureFormat] = [.png]
    /// Pixels a point.
    package var scales: [Double] = [ExportOptions.defaultScale]
    /// How pictures of each format and scale are exported.
    package var export = ExportOptions()
    /// The parts that are shown alone, each in pictures of its own (SC-3); none for whole scenes.
    package var crops: [Crop] = []
    /// Frames of filmstrips; `nil` for what their timelines say, which may be no strip at all.
    package var filmstripFrames: Int?
    /// Where fonts are in place of the machine's packages, as `fonts --bundle` leaves them; `nil` for these.
    package var fontFolder: String?
    /// Whether paths in files may lead out of the files' folders.
    package var allowsOutside = false

    /// All states of no theme yet, as PNG files.
    package init() {}
}

extension RenderRequest {
    /// What each scene is exported as.
    var exports: [ExportOptions] { export.all(formats: formats, scales: scales, crops: crops) }

    /// The states that are planned for a theme.
    func states(for theme: ThemeFile) -> [CanonicalState] {
        let states = possibleStates(for: theme)
        return drawsFirstStateAlone ? Array(states.prefix(1)) : states
    }

    /// The states that the first one gives way to where the theme cannot have it; none unless it is drawn alone.
    func fallbackStates(for theme: ThemeFile) -> [CanonicalState] {
        drawsFirstStateAlone ? Array(possibleStates(for: theme).dropFirst()) : []
    }

    /// The states that are asked for; of all states, and of those of a batch, the ones of the components that the theme is
    /// for.
    private func possibleStates(for theme: ThemeFile) -> [CanonicalState] {
        guard !changesComponents, states == CanonicalState.all || hasBoardOfStates else { return states }
        return states.filter { theme.components.contains($0.component) }
    }

    /// Whether states are drawn because they are asked for by their names; others may lack what a crop shows.
    var namesStates: Bool { !hasBoardOfStates && states != CanonicalState.all }

    /// Whether the states of a theme that are drawn are shown on a board: all, or those that a batch names, unless
    /// something is told about them.
    func hasBoard(of states: [CanonicalState]) -> Bool {
        export.presentation.annotations.isEmpty && !drawsFirstStateAlone && !states.isEmpty
            && (self.states == CanonicalState.all || hasBoardOfStates)
    }

    /// Whether an axis says what themes are for.
    var changesComponents: Bool { axes.others.contains { $0.name == ThemeFile.componentsPath } }
}

/// Themes with values of axes.
extension RenderRequest {
    /// Reads a theme.
    ///
    /// - Parameters:
    ///   - text: stands for what the file holds; `nil` for the file itself.
    ///   - contexts: names and contexts of its tokens' modifiers; one that has none by itself has the first that a batch
    ///     names.
    func theme(
        atPath path: String, text: SourceText? = nil, contexts: [(name: String, value: DocumentNode)] = []
    ) throws(DiagnosticError) -> ThemeFile {
        var fallbacks: [String: String] = [:]
        for axis in axes.others { fallbacks[axis.name] = axis.values.lazy.compactMap { $0.node?.string }.first }
        return try ThemeFile(
            at: FileLocation(path), text: text, allowingOutside: allowsOutside,
            choices: ModifierChoices(inputs: contexts.map { ($0.name, $0.value) }, fallbacks: fallbacks))
    }

    /// A theme that was read from a path with values of some of its axes, by their numbers; its files are read again
    /// where contexts of modifiers are among them, or what modifiers go with.
    package func theme(
        _ theme: ThemeFile, atPath path: String, with values: [(axis: PropertyAxis, value: Int)]
    ) throws(DiagnosticError) -> ThemeFile {
        let changes = values.compactMap { axis, value in axis.values[value].node.map { (axis: axis, node: $0) } }
        let contexts = changes.filter { $0.axis.kind == .modifier || theme.follows($0.axis, to: $0.node) }
            .map { (name: $0.axis.name, value: $0.node) }
        var changed =
            contexts.isEmpty ? theme : try self.theme(atPath: path, text: theme.document.source, contexts: contexts)
        for change in changes where change.axis.kind == .property {
            changed = try changed.setting(change.axis.name, to: change.node)
        }
        return changed
    }

    /// What of a theme an axis is about, `nil` where it has nothing of that name, or draws nothing that the property is
    /// of. What a reader has set is the reader's, whatever modifiers are called.
    func kind(of axis: PropertyAxis, in theme: ThemeFile) -> PropertyAxis.Kind? {
        if !axis.isSetting, theme.modifier(of: axis) != nil { return .modifier }
        let isProperty = axis.kind != .modifier && ThemeFile.hasProperty(axis.name)
        return isProperty && (changesComponents || theme.draws(property: axis.name)) ? .property : nil
    }
}

extension ThemeFile {
    /// The modifier of its tokens that an axis is about.
    func modifier(of axis: PropertyAxis) -> TokenModifier? {
        modifiers.first { $0.name.lowercased() == axis.name.lowercased() }
    }

    /// Whether a modifier is called as a setting of the reader and has a context for one of its values, and so goes with
    /// it.
    func follows(_ axis: PropertyAxis, to value: DocumentNode) -> Bool {
        guard axis.isSetting, let word = value.string?.lowercased() else { return false }
        return modifier(of: axis)?.contexts.contains { $0.lowercased() == word } ?? false
    }

    /// Whether a value of an axis is what the theme has by itself, though it is written: a modifier's own context, a
    /// setting of the reader that the theme leaves alone.
    package func has(_ value: PropertyAxis.Value, of axis: PropertyAxis) -> Bool {
        guard let node = value.node else { return true }
        if axis.isSetting {
            guard value.isDefault, isUsual(setting: axis.name) else { return false }
            return !follows(axis, to: node) || isOwn(node, of: axis)
        }
        return isOwn(node, of: axis)
    }

    private func isOwn(_ context: DocumentNode, of axis: PropertyAxis) -> Bool {
        let own = modifier(of: axis)?.defaultContext?.lowercased()
        return own != nil && context.string?.lowercased() == own
    }
}
