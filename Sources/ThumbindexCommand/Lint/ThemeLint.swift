import Batching
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
        /// What the reader has set (AX): all combinations of the axes' values.
        var axes = [PlatformArguments.textSizes([.large, .extraExtraExtraLarge, .accessibility3])]
        /// The paths of timelines that are looked at beside the states.
        var timelines: [String] = []
        /// The locales in place of the content's own, which `nil` stands for.
        var locales: [String?] = [nil]
        /// Whose numbers count in place of what the theme says.
        var profile: LintProfile?
    }

    /// What a theme's lint tells.
    struct Result {
        let findings: [Finding]
        /// What comes or goes with time.
        var ways: [ContrastWay] = []
        /// What the theme is drawn with; `nil` where its fonts are missing.
        var tools: DrawingTools?
    }

    let scope: Scope
    let allowsOutside: Bool
    /// Whether tokens that no theme uses are looked for, which reads the themes beside token files, too.
    var looksAtTokens = false

    /// What is found in a theme, and what it is drawn with; throws where it, its settings or its content cannot be used.
    ///
    /// - Parameter text: stands for what the file holds.
    func findings(
        inTheme path: String, text: String? = nil
    ) throws(DiagnosticError) -> Result {
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
            return Result(
                findings: Linter.findings(ofMissingFonts: error.diagnostics, in: linted, settings: settings))
        }
        let tools = try DrawingTools(fonts: fonts)
        var linter = Linter(linted, settings: settings, tools: LintTools(tools))
        linter.checkFonts(substituted: theme.substitutions(in: fonts))
        try look(at: theme, atPath: path, tools, &linter)
        if looksAtTokens { linter.check(unusedTokens: unusedTokens(of: theme)) }
        return Result(
            findings: linter.findings(exceptionsOf: judgedRules(of: theme)), ways: linter.ways, tools: tools)
    }

    /// The rules that see all that they judge: most of them only where nothing of what is usually looked at is left out.
    private func judgedRules(of theme: ThemeFile) -> Set<LintRule> {
        let rules: Set<LintRule> =
            scope.isComplete(for: theme)
            ? Set(LintRule.allCases) : [.appearanceUnset, .unusedKey, .motion, .fontMissing]
        return looksAtTokens ? rules.union([.unusedToken]) : rules.subtracting([.unusedToken])
    }

    /// The tokens of a theme that neither it nor another theme beside its token files uses.
    private func unusedTokens(of theme: ThemeFile) -> [ThemeFile.NamedToken] {
        let tokens = theme.tokens
        var used = theme.usedTokens
        guard tokens.contains(where: { !used.contains($0.place) }) else { return [] }
        let folders = Set(tokens.map { Self.folder(ofFile: $0.node.source.name) }).sorted()
        for path in (try? ThemeSearch.files(at: folders)) ?? [] {
            if let other = try? ThemeFile(atPath: path, allowingOutside: allowsOutside) {
                used.formUnion(other.usedTokens)
            }
        }
        return tokens.filter { !used.contains($0.place) }
    }

    private func look(
        at theme: ThemeFile, atPath path: String, _ tools: DrawingTools, _ linter: inout Linter
    ) throws(DiagnosticError) {
        let source = try theme.readContent()
        let variants = try scope.variants(of: theme, atPath: path, allowingOutside: allowsOutside)
        let timelines = try scope.timelines.map { path throws(DiagnosticError) in try LintedTimeline(path) }
        let hasList = theme.components != [.grid]
        var hasFooters = false
        for locale in scope.locales {
            let list = hasList ? try source.list(inLocale: locale) : ListContent()
            hasFooters = hasFooters || list.sections.contains { $0.footer != nil }
            let grid = source.grid(inLocale: locale)
            for variant in variants {
                for appearance in scope.appearances {
                    for direction in scope.directions {
                        let studio = Studio(
                            theme: variant.theme.theme(in: appearance), content: list, grid: grid,
                            direction: direction, tools: tools)
                        let shown = ShownVariant(
                            studio: studio, appearance: appearance, settings: variant.settings,
                            letters: list.indexLetters)
                        if hasList { linter.check(studio.listLayout) }
                        shown.look(at: scope.states, &linter)
                        for timeline in timelines { try shown.look(at: timeline, &linter) }
                    }
                }
            }
        }
        linter.checkTheme(showing: ShownContents(hasFooters: hasFooters))
        linter.checkMotion(
            in: LintedTheme(try theme.setting("reduce-motion", to: .option(.bool(true), "--reduce-motion"))))
    }

    /// The folder that a path leads to a file of; `.` for a name alone.
    private static func folder(ofFile path: String) -> String {
        path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    }

    /// What the theme says, what the file of its name beside it says, and what the command was told, the last above all.
    private func settings(of theme: ThemeFile, atPath path: String) throws(DiagnosticError) -> LintSettings {
        var settings = theme.lint
        let folder = Self.folder(ofFile: path)
        for suffix in FileGrammar.lintSettings.suffixes {
            let file = FileLocation("\(folder)/\(theme.name)\(suffix)")
            if file.exists { settings = settings.overridden(by: try LintSettings.read(file)) }
        }
        if let profile = scope.profile { settings.profile = profile }
        return settings
    }
}

/// A timeline that is linted.
private struct LintedTimeline {
    /// The file's name before `.timeline`.
    let name: String
    let file: TimelineFile

    /// Throws all that is wrong with the file.
    init(_ path: String) throws(DiagnosticError) {
        file = try TimelineFile(try FileLocation(path).read(limits: TimelineFile.limits))
        let last = path.split(separator: "/").last ?? ""
        name = String(last.prefix { $0 != "." })
    }
}

/// A theme as a reader with some settings gets it, in an appearance and a reading way.
private struct ShownVariant {
    let studio: Studio
    let appearance: Appearance
    let settings: [String]
    /// Of the list's index.
    let letters: Set<String>

    func look(at states: [CanonicalState], _ linter: inout Linter) {
        for state in states {
            if let scene = studio.scene(of: state) { look(at: scene, state.path, &linter) }
        }
    }

    /// Looks at a timeline at each of its events and shots, and ten times a second; one for a component that the theme is
    /// not for is passed over.
    ///
    /// Throws what of it cannot be done with the theme and its content.
    func look(at timeline: LintedTimeline, _ linter: inout Linter) throws(DiagnosticError) {
        let isForGrid = timeline.file.timeline.subject.map { $0 == .grid } ?? (studio.theme.components == [.grid])
        guard isForGrid ? studio.theme.components.contains(.grid) : studio.theme.components != [.grid] else { return }
        let recording = try studio.play(timeline.file)
        let ticks = (0...Int(recording.duration * 10)).map { Double($0) / 10 }
        let times = Set(ticks + (recording.events.map(\.time) + recording.shots.map(\.time)) + [recording.duration])
        for moment in recording.moments(at: times.filter { $0 <= recording.duration }.sorted()) {
            let time = NumberText.rounded(moment.time, places: 3)
            look(at: studio.scene(of: moment), "\(timeline.name)@\(time)", &linter)
        }
    }

    private func look(at scene: Scene, _ name: String, _ linter: inout Linter) {
        linter.check(
            LintedState(
                name, appearance, studio.direction, settings: settings, theme: studio.theme, scene: scene,
                letters: letters))
    }
}

extension ListContent {
    /// The titles of sections that are single letters, in its list and in its index.
    fileprivate var indexLetters: Set<String> {
        Set(sections.flatMap { [$0.title, $0.indexTitle] }.filter { $0.count == 1 })
    }
}

extension ThemeLint.Scope {
    /// Whether nothing is left out of what is looked at unless something else is asked for.
    fileprivate func isComplete(for theme: ThemeFile) -> Bool {
        let usual = ThemeLint.Scope()
        let usualAxes = Dictionary(usual.axes.map { ($0.name, $0) }) { first, _ in first }
        return usual.states.allSatisfy(states.contains) && usual.appearances.allSatisfy(appearances.contains)
            && usual.directions.allSatisfy(directions.contains) && locales.contains(nil) && profile == nil
            && axes.allSatisfy { axis in
                if let usual = usualAxes[axis.name] {
                    return Set(axis.values.map(\.name)).isSuperset(of: usual.values.map(\.name))
                }
                return axis.values.contains { theme.has($0, of: axis) }
            }
    }

    /// The theme under each combination of what readers have set, with what names of files have for it.
    fileprivate func variants(
        of theme: ThemeFile, atPath path: String, allowingOutside: Bool
    ) throws(DiagnosticError) -> [(theme: ThemeFile, settings: [String])] {
        var request = RenderRequest()
        request.allowsOutside = allowingOutside
        var variants: [(values: [(axis: PropertyAxis, value: Int)], settings: [String])] = [([], [])]
        for axis in axes.sorted(by: { $0.name < $1.name }) {
            variants = variants.flatMap { variant in
                axis.values.enumerated().map { number, value in
                    theme.has(value, of: axis)
                        ? variant : (variant.values + [(axis, number)], variant.settings + [value.name ?? ""])
                }
            }
        }
        return try variants.map { variant throws(DiagnosticError) in
            (try request.theme(theme, atPath: path, with: variant.values), variant.settings)
        }
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
            let fixes = try findings(inTheme: path).findings.compactMap(\.fix).filter { $0.isSafe || isUnsafe }
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
