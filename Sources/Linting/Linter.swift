package import Contents
import DisplayLists
package import Documents
import Geometry
package import Layouts
import Styles
package import Theming

/// Looks for what a theme does to people, in its layouts and finished pictures (LN): rules see values, never files.
///
/// What is shown to it is gathered; `findings` tells it, one for a rule and a key. It belongs to the thread of its tools.
package struct Linter {
    private let theme: LintedTheme
    private let settings: LintSettings
    private let limits: ProfileLimits
    /// `nil` where nothing can be drawn.
    private let tools: LintTools?
    private var observations = Observations()
    /// Contrasts of what comes or goes with time: their ends count, and they are told.
    private var fading = Observations()
    private var inks: [TextRun: Rect] = [:]
    private var checkedRuns: Set<TextRun> = []
    private var exemplars = Exemplars()

    /// - Parameter settings: what the theme asks, and what is asked in its place.
    package init(_ theme: LintedTheme, settings: LintSettings, tools: LintTools?) {
        self.theme = theme
        self.settings = settings
        self.tools = tools
        limits = ProfileLimits(settings.profile ?? .wcag)
    }

    /// Looks at the theme itself: at both of its appearances, and at what its file sets.
    package mutating func checkTheme(showing contents: ShownContents) {
        add(AppearanceCheck(light: theme.light, dark: theme.dark).observations, in: nil)
        add(UnusedKeyCheck(theme, contents).observations, in: nil)
    }

    /// Looks at the theme as a reader gets it who wants less motion.
    package mutating func checkMotion(in theme: LintedTheme) {
        add(MotionCheck(theme).observations, in: nil)
    }

    /// Looks at tokens that no theme uses.
    package mutating func check(unusedTokens tokens: [ThemeFile.NamedToken]) {
        add(
            tokens.map { token in
                Observation(
                    rule: .unusedToken, key: token.name, message: "no theme uses the token \(token.name)",
                    node: token.node)
            }, in: nil)
    }

    /// Looks at a list that is laid out, apart from all states.
    package mutating func check(_ layout: Layout<ListContent>) {
        add(TitleCheck(layout).observations, in: nil)
    }

    /// Looks at a picture.
    package mutating func check(_ state: LintedState) {
        let layers = SceneLayers(state.scene)
        let contrast = contrast(in: state, layers)
        for way in contrast.ways where level(of: .contrast) != .off { fading.add(way, in: state) }
        // A list or pages that give way to others count at the ends of their way, where they are whole (AX-3).
        guard !layers.layers.contains(where: { $0.fades.contains { $0.node == nil } }) else { return }
        exemplars.look(at: state)
        if observations.gathered.contains(where: { $0.worst.rule == .fontMissing }) {
            exemplars.look(forFontsIn: state)
        }
        add(contrast.observations, in: state)
        add(ColorAloneCheck(state, limits: limits).observations, in: state)
        add(
            TargetSizeCheck(state, limits: limits, adjustableBar: settings.adjustableBar ?? false).observations,
            in: state)
        add(BubbleCheck(state).observations, in: state)
        let texts = drawnTexts(of: layers)
        add(PlacementCheck(state, layers, texts).observations, in: state)
        add(TextFitCheck(state, layers, texts).observations, in: state)
        add(TextOverlapCheck(state, layers, texts).observations, in: state)
        checkGlyphs(of: texts, in: state)
    }

    private func contrast(in state: LintedState, _ layers: SceneLayers) -> ContrastCheck {
        var pixels: ((Point) -> Color?)??
        return ContrastCheck(state, layers, limits: limits) { [tools] in
            if let known = pixels { return known }
            let drawn = tools?.pixels(state.scene.withoutInks)
            pixels = .some(drawn)
            return drawn
        }
    }

    private mutating func add(_ found: [Observation], in state: LintedState?) {
        for observation in found where level(of: observation.rule) != .off {
            observations.add(observation, in: state)
        }
    }

    private func level(of rule: LintRule) -> LintLevel {
        settings.levels[rule] ?? rule.level(in: settings.profile ?? .wcag)
    }

    /// The texts of a scene with their ink on the canvas, each run measured once.
    private mutating func drawnTexts(of layers: SceneLayers) -> [DrawnText] {
        layers.layers.enumerated().compactMap { number, layer in
            guard let text = layer.text else { return nil }
            let ink = inks[text.run] ?? tools?.measurer.ink(of: text.run) ?? .zero
            inks[text.run] = ink
            return DrawnText(
                layer: number, command: text,
                ink: ink.isEmpty ? .zero : ink.offset(dx: text.origin.x, dy: text.origin.y),
                node: layer.node.map { layers.nodes[$0] })
        }
    }

    /// Characters that no font has, each run asked for once.
    private mutating func checkGlyphs(of texts: [DrawnText], in state: LintedState) {
        for text in texts where checkedRuns.insert(text.command.run).inserted {
            let missing = tools?.missingCharacters(text.command.run) ?? []
            guard !missing.isEmpty, let node = text.node else { continue }
            let names = missing.map { "'\($0)'" }.joined(separator: ", ")
            add(
                [
                    Observation(
                        rule: .glyphMissing, key: ThemeKeys.font(of: node, in: state.scene),
                        message: "no font has \(names)", badness: Double(missing.count), area: text.command.lineBox)
                ], in: state)
        }
    }
}

extension Linter {
    /// The worst instants of inks that come or go with time and are not always told apart on their way, by their keys.
    package var ways: [ContrastWay] {
        fading.gathered.compactMap(way).sorted { $0.key < $1.key }
    }

    /// All that was found, but for what is excepted, in the order of the file; exceptions that meet nothing are findings
    /// themselves.
    ///
    /// - Parameter rules: those that were shown all that they judge: exceptions from others may be for what was not
    ///   looked at.
    package func findings(exceptionsOf rules: Set<LintRule> = Set(LintRule.allCases)) -> [Finding] {
        var met: Set<Int> = []
        var findings: [Finding] = []
        for group in observations.gathered {
            let covering = settings.exceptions.indices.filter { index in
                let exception = settings.exceptions[index]
                return exception.rule == group.worst.rule && exception.covers(group.worst.key)
            }
            met.formUnion(covering)
            if covering.isEmpty, let finding = finding(group) { findings.append(finding) }
        }
        if level(of: .staleException) != .off {
            for (index, exception) in settings.exceptions.enumerated()
            where !met.contains(index) && rules.contains(exception.rule) {
                if let finding = finding(.init(worst: exception.staleness)) { findings.append(finding) }
            }
        }
        return findings.sorted { $0.precedes($1) }
    }

    private func way(_ group: Observations.Group) -> ContrastWay? {
        guard let measured = group.worst.measured, let required = group.worst.required, let state = group.worstState
        else { return nil }
        return ContrastWay(
            theme: theme.document.source.name, key: group.worst.key, measured: measured, required: required,
            state: state)
    }

    private func finding(_ group: Observations.Group) -> Finding? {
        let worst = group.worst
        guard let ordinary = level(of: worst.rule).severity else { return nil }
        let severity = worst.isMinor ? .note : ordinary
        let node = worst.node ?? theme.node(ofKey: worst.key, in: worst.appearance)
        return Finding(
            rule: worst.rule, severity: severity, message: worst.message, key: worst.key, measured: worst.measured,
            required: worst.required, states: group.states,
            way: worst.rule == .contrast ? fading[worst].flatMap(way) : nil, theme: theme.document.source.name,
            source: node.source, range: node.range, hints: worst.hints,
            fix: theme.fix(of: group), place: group.place ?? exemplars.place(of: worst))
    }
}

extension Linter {
    /// What is found in a theme whose fonts are missing: nothing of it can be drawn, so that no other rule sees anything.
    ///
    /// - Parameter diagnostics: what is missing, at its places in the theme.
    package static func findings(
        ofMissingFonts diagnostics: [Diagnostic], in theme: LintedTheme, settings: LintSettings
    ) -> [Finding] {
        var linter = Linter(theme, settings: settings, tools: nil)
        linter.add(diagnostics.map { linter.missingFont($0, isMinor: false) }, in: nil)
        return linter.findings(exceptionsOf: [.fontMissing])
    }

    /// Families for which another of their list is taken (TX-1): worth a note.
    ///
    /// - Parameter diagnostics: what is missing and what is taken, at the places in the theme.
    package mutating func checkFonts(substituted diagnostics: [Diagnostic]) {
        add(diagnostics.map { missingFont($0, isMinor: true) }, in: nil)
    }

    private func missingFont(_ diagnostic: Diagnostic, isMinor: Bool) -> Observation {
        let node = diagnostic.range.map { range in
            DocumentNode(.null, range: range, source: diagnostic.source ?? theme.document.source)
        }
        return Observation(
            rule: .fontMissing, key: node.flatMap(theme.key(at:)) ?? "font.families", message: diagnostic.message,
            isMinor: isMinor, hints: diagnostic.hints, node: node)
    }
}

extension LintLevel {
    /// `nil` for a rule that is off.
    var severity: Diagnostic.Severity? {
        switch self {
        case .error: .error
        case .warning: .warning
        case .note: .note
        case .off: nil
        }
    }
}

extension LintException {
    /// What is told where it meets no finding.
    fileprivate var staleness: Observation {
        Observation(
            rule: .staleException, key: key,
            message: "nothing is found by \(rule.rawValue) at \(key) that could be excepted",
            node: node)
    }
}

extension Finding {
    fileprivate func precedes(_ other: Finding) -> Bool {
        (source.name, range.start.line, range.start.column, rule.rawValue, key)
            < (other.source.name, other.range.start.line, other.range.start.column, other.rule.rawValue, other.key)
    }
}

/// A text as it is drawn, and whose it is.
struct DrawnText {
    /// The number of its layer.
    let layer: Int
    let command: TextCommand
    /// What its glyphs cover on the canvas.
    let ink: Rect
    let node: SceneNode?

    /// The same with no more ink than a letter of its font has, in the middle.
    var asOneLetter: DrawnText {
        let size = Size(width: min(ink.width, 0.75 * command.run.font.size), height: ink.height)
        return DrawnText(layer: layer, command: command, ink: Rect(center: ink.center, size: size), node: node)
    }
}
