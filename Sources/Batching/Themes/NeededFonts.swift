import Contents
import Documents
import Styles
import Theming
import Thumbindex

/// The font files that the pictures of a theme may be drawn from, with whatever its axes choose and its timelines set
/// (TX-1, TX-2): values of several axes together may name one that none of them does.
struct NeededFonts {
    /// Each once: those of the theme as it is first.
    private(set) var sources: [FontSource] = []
    private let loaded: LoadedTheme
    private let labels: PictureLabels
    /// The letters of all that it shows, each with the language that they are drawn in.
    private let texts: [(letters: ScalarSet, language: String)]
    private var seen: Set<FontSource> = []
    private var variants: Set<Variant> = []

    /// What of a theme in an appearance decides which files it needs.
    fileprivate struct Variant: Hashable {
        let fonts: Set<FontStyle>
        let texts: [String]
        let pseudo: PseudoLocale
    }

    /// - Throws: where a family is missing that values of axes name.
    init(of loaded: LoadedTheme) throws(DiagnosticError) {
        self.loaded = loaded
        labels = PictureLabels(of: loaded.planned, loaded.request)
        let (components, changes) = (loaded.theme.components, loaded.request.changesComponents)
        texts = loaded.contents.flatMap { content in
            loaded.request.axes.locales.map { locale in
                let letters = ScalarSet(
                    of: components != [.grid] || changes ? content.list(in: locale) : nil,
                    components.contains(.grid) || changes ? content.grid(in: locale) : nil)
                return (letters, locale ?? content.locale)
            }
        }
        try add(loaded.theme)
        let setting = loaded.timelines.indices.filter { !loaded.timelines[$0].timeline.settings.isEmpty }
        let axes = loaded.planned.axes.others
        // Most batches have no axis that chooses among fonts, and so one combination, in the fonts of the theme.
        guard !setting.isEmpty || axes.indices.contains(where: deciding(axes)) else { return }
        for values in combinations {
            for timeline in [nil] + setting.map(Optional.some) {
                // Values that do not go together are told where a picture with them is drawn, which rules may exclude.
                if let changed = try? loaded.theme(with: values, playing: timeline) { try add(changed) }
            }
        }
    }

    /// The numbers of the values of all axes, as far as these may choose among fonts, in all combinations; where these are
    /// more than a run can try, those of two axes each.
    private var combinations: [[Int]] {
        let axes = loaded.planned.axes.others
        let deciding = axes.indices.filter(deciding(axes))
        let first = [Int](repeating: 0, count: axes.count)
        func setting(_ axis: Int, of values: [Int]) -> [[Int]] {
            axes[axis].values.indices.map { value in
                var changed = values
                changed[axis] = value
                return changed
            }
        }
        let count = deciding.reduce(1) { min($0 * axes[$1].values.count, Self.largestCount + 1) }
        guard count > Self.largestCount else {
            return deciding.reduce([first]) { chosen, axis in chosen.flatMap { setting(axis, of: $0) } }
        }
        let pairs = deciding.flatMap { axis in deciding.filter { $0 > axis }.map { (axis, $0) } }
        return pairs.flatMap { axis, other in setting(axis, of: first).flatMap { setting(other, of: $0) } }
    }

    private static let largestCount = 4096

    /// Which axes may choose among fonts, alone or together with others.
    private func deciding(_ axes: [PropertyAxis]) -> (Int) -> Bool {
        var dependence = loaded.theme.textDependence
        for axis in axes where axis.kind == .property && ThemeFile.decidesFonts(property: axis.name) {
            for value in axis.values.compactMap(\.node) { dependence.add(value) }
        }
        return { number in
            let axis = axes[number]
            guard axis.kind == .property else { return dependence.isOnTokens }
            return ThemeFile.decidesFonts(property: axis.name)
                || dependence.isOnSettings && axis.isSetting
                || dependence.isOnTokens && loaded.theme.modifier(of: axis) != nil
        }
    }

    private mutating func add(_ changed: ThemeFile) throws(DiagnosticError) {
        let themes = Appearance.allCases.map(changed.theme).filter { variants.insert(Variant(of: $0)).inserted }
        guard !themes.isEmpty else { return }
        let known = Set(loaded.fonts.styles.map(\.families))
        let isKnown =
            changed.fontFiles == loaded.theme.fontFiles
            && changed.fontStyles.allSatisfy { known.contains($0.families) }
        let fonts = isKnown ? loaded.fonts : try changed.findFonts(inFolder: loaded.request.fontFolder)
        for theme in themes {
            for (letters, language) in texts {
                sources += fonts.sources(of: theme, showing: letters, in: language, labels: labels).filter {
                    seen.insert($0).inserted
                }
            }
        }
    }
}

extension NeededFonts.Variant {
    fileprivate init(of theme: Theme) {
        self.init(
            fonts: Set(theme.fonts.map { FontStyle(families: $0.families, weight: $0.weight) }), texts: theme.texts,
            pseudo: theme.platform.pseudo)
    }
}

extension PictureLabels {
    /// What is written around the pictures that are planned.
    init(of planned: PlannedTheme, _ request: RenderRequest) {
        self.init()
        hasAnnotations = !request.export.presentation.annotations.isEmpty
        hasSheets = planned.subjects.contains { subject in
            switch subject {
            case .board: true
            case .timeline(let timeline): timeline.filmstrip != nil
            case .state: false
            }
        }
        text = hasSheets ? planned.title : ""
    }
}
