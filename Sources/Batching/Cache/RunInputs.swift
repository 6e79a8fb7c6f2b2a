import DrawingLibraries
import Files
import Manifests
import Thumbindex

/// Digests of all that a run's pictures are made from.
struct RunInputs: Sendable {
    let files: FileDigests
    /// Those of the font files by their paths, without files that cannot be read.
    let fontDigests: [String: String]
    private let program: UInt64
    private let themes: [ThemeInputs]
    /// What records write the paths of pictures relative to, by the number of the theme.
    let bases: [PathBase]

    private struct ThemeInputs {
        let theme: UInt64
        let contents: [UInt64]
        let timelines: [UInt64]
        let fonts: UInt64
    }

    /// - Parameter userCache: where digests of fonts and of the program are kept for later runs; `nil` for nowhere.
    init(of loaded: [LoadedTheme], userCache: String?) {
        let files = FileDigests()
        self.files = files
        bases = loaded.map { PathBase(ofFile: $0.file) }
        var installed = InstalledFiles(notesIn: userCache)
        program = Self.program(&installed)
        let fontPaths = Set(loaded.flatMap(\.fontSources).map(\.path)).sorted()
        let fontDigests = fontPaths.reduce(into: [:]) { $0[$1] = installed.digest(ofFileAt: $1) }
        self.fontDigests = fontDigests
        installed.keepNotes()
        themes = loaded.map { theme in
            ThemeInputs(
                theme: Self.digest(of: theme.theme.sourceFiles, files),
                contents: theme.contents.map { $0.path.map(files.digest) ?? 1 },
                timelines: theme.timelines.map { files.digest(ofFileAt: $0.file) },
                fonts: Self.digest(of: theme.fontSources, fontDigests))
        }
    }

    func inputs(of scene: PlannedScene, in run: RenderRun) -> SceneInputs {
        let inputs = themes[scene.theme]
        var timeline: UInt64 = 0
        if case .timeline(let planned) = scene.subject { timeline = inputs.timelines[planned.number] }
        var theme = DigestBuilder()
        theme.add(inputs.theme)
        for (axis, value) in zip(run.themes[scene.theme].axes, scene.variant.others) { axis.add(value, to: &theme) }
        return SceneInputs(
            program: program, theme: theme.digest, content: inputs.contents[scene.variant.content],
            timeline: timeline, fonts: inputs.fonts)
    }

    /// A build of the program differs from another in its bytes, whatever its version says.
    private static func program(_ files: inout InstalledFiles) -> UInt64 {
        var builder = DigestBuilder()
        builder.add(Fingerprint.current.json.line)
        builder.add(files.digest(ofFileAt: "/proc/self/exe") ?? "")
        return builder.digest
    }

    private static func digest(of paths: [String], _ files: FileDigests) -> UInt64 {
        var builder = DigestBuilder()
        for path in paths { builder.add(files.digest(ofFileAt: path)) }
        return builder.digest
    }

    private static func digest(of fonts: [FontSource], _ digests: [String: String]) -> UInt64 {
        var builder = DigestBuilder()
        for font in fonts {
            builder.add(font.family)
            builder.add(UInt64(font.weight))
            builder.add(UInt64(font.face))
            builder.add(digests[font.path] ?? "")
        }
        return builder.digest
    }
}
