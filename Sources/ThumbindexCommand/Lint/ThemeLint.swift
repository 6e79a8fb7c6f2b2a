import Contents
import DisplayLists
import Documents
import Files
import Geometry
import Linting
import Rasters
import Rendering
import Styles
import Theming
import Thumbindex

/// Shows a theme to the linter: its settings, its layouts, and its states in all that is asked for.
struct ThemeLint {
    /// Which pictures of a theme are looked at.
    struct Scope {
        var states = CanonicalState.all
        var appearances = Appearance.allCases
        var directions = LayoutDirection.allCases
        /// The reader's text sizes (AX-1).
        var textSizes: [TextSize] = [.large, .extraExtraExtraLarge, .accessibility3]
        /// The locales in place of the content's own, which `nil` stands for.
        var locales: [String?] = [nil]
        /// Whose numbers count in place of what the theme says.
        var profile: LintProfile?
    }

    let scope: Scope
    let allowsOutside: Bool

    /// What is found in a theme; throws where it, its settings or its content cannot be used.
    ///
    /// - Parameter text: stands for what the file holds.
    func findings(inTheme path: String, text: String? = nil) throws(DiagnosticError) -> [Finding] {
        let theme =
            if let text {
                try ThemeFile(text: text, path: path, allowingOutside: allowsOutside)
            } else {
                try ThemeFile(atPath: path, allowingOutside: allowsOutside)
            }
        let settings = try settings(of: theme, atPath: path)
        let linted = LintedTheme(theme)
        let fonts: ThemeFonts
        do throws(DiagnosticError) {
            fonts = try theme.findFonts()
        } catch {
            return Linter.findings(ofMissingFonts: error.diagnostics, in: linted, settings: settings)
        }
        let tools = try DrawingTools(fonts: fonts)
        var linter = Linter(linted, settings: settings, tools: LintTools(tools))
        linter.checkFonts(substituted: theme.substitutions(in: fonts))
        try look(at: theme, tools, &linter)
        return linter.findings()
    }

    private func look(at theme: ThemeFile, _ tools: DrawingTools, _ linter: inout Linter) throws(DiagnosticError) {
        let source = try theme.readContent()
        let themes = try scope.textSizes.map { size throws(DiagnosticError) in try theme.inTextSize(size) }
        let hasList = theme.components != [.grid]
        var hasFooters = false
        for locale in scope.locales {
            let list = hasList ? try source.list(inLocale: locale) : ListContent()
            hasFooters = hasFooters || list.sections.contains { $0.footer != nil }
            let grid = source.grid(inLocale: locale)
            for theme in themes {
                for appearance in scope.appearances {
                    for direction in scope.directions {
                        let studio = Studio(
                            theme: theme.theme(in: appearance), content: list, grid: grid, direction: direction,
                            tools: tools)
                        look(at: studio, appearance, hasList: hasList, &linter)
                    }
                }
            }
        }
        linter.checkTheme(showing: ShownContents(hasFooters: hasFooters))
    }

    private func look(at studio: Studio, _ appearance: Appearance, hasList: Bool, _ linter: inout Linter) {
        if hasList { linter.check(studio.listLayout) }
        for state in scope.states {
            guard let scene = studio.scene(of: state) else { continue }
            linter.check(LintedState(state.path, appearance, studio.direction, theme: studio.theme, scene: scene))
        }
    }

    /// What the theme says, what the file of its name beside it says, and what the command was told, the last above all.
    private func settings(of theme: ThemeFile, atPath path: String) throws(DiagnosticError) -> LintSettings {
        var settings = theme.lint
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        for suffix in FileGrammar.lintSettings.suffixes {
            let file = FileLocation(folder + theme.name + suffix)
            if file.exists { settings = settings.overridden(by: try LintSettings.read(file)) }
        }
        if let profile = scope.profile { settings.profile = profile }
        return settings
    }
}

extension ThemeFile {
    /// The theme for a reader's text size; itself for the one that it has.
    fileprivate func inTextSize(_ size: TextSize) throws(DiagnosticError) -> ThemeFile {
        guard size != theme(in: .light).platform.textSize else { return self }
        let place = SourcePosition(line: 1, column: 1)
        let node = DocumentNode(
            .string(size.rawValue), range: SourceRange(start: place, end: place),
            source: SourceText(name: "--text-size"))
        return try setting("text-size", to: node)
    }
}

extension LintTools {
    /// What the command draws with.
    fileprivate init(_ tools: DrawingTools) {
        self.init(measurer: tools.measurer, missingCharacters: { tools.text.missingCharacters(of: $0) }) { list in
            let scene = Scene(displayList: list, nodes: [])
            guard let raster = try? Rendering.raster(of: scene, scale: 1, with: tools) else { return nil }
            return { point in
                let (x, y) = (Int(point.x), Int(point.y))
                guard (0..<raster.width).contains(x), (0..<raster.height).contains(y) else { return nil }
                return Color(hex: raster[x, y].argb & 0xFF_FFFF)
            }
        }
    }
}

extension ThemeLint {
    /// Changes a theme's file until no fix is left, and tells how many were made.
    ///
    /// - Parameter isUnsafe: whether pictures may change.
    func fix(theme path: String, isUnsafe: Bool) throws(DiagnosticError) -> Int {
        var made = 0
        // A fix may bring another to light; one that never settles must not go on for ever.
        for _ in 0..<10 {
            let location = FileLocation(path)
            let bytes = try location.readBytes(limits: DocumentLimits(bytes: 2 << 20, nodes: 100_000))
            let source = try location.read()
            let fixes = try findings(inTheme: path).compactMap(\.fix).filter { $0.isSafe || isUnsafe }
            let (text, count) = LintFix.apply(fixes, to: source)
            guard count > 0, text != source.text else { break }
            let mark: [UInt8] = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? [0xEF, 0xBB, 0xBF] : []
            try DiagnosticError.telling { () throws(FileSystemError) in
                try AtomicFile.write(mark + Array(text.utf8), to: location.resolvedPath)
            }
            made += count
        }
        return made
    }
}
