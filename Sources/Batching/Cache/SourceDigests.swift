import Files
import Jobs
import Manifests
import Thumbindex

/// Digests of all that a run's pictures are made from, each file read once and only when it is asked for.
final class SourceDigests: Sendable {
    /// The digests of small files, as themes and pictures.
    let files = FileDigests()
    /// What records write the paths of pictures relative to, by the number of the theme.
    let bases: [PathBase]
    private let themes: [LoadedTheme]
    /// Where what spares later runs work is kept; `nil` for nowhere.
    let userCache: String?
    private let read = Locked<Digests?>(nil)

    private struct Digests: Sendable {
        /// The program with its libraries.
        let program: UInt64
        /// Those of the font files by their paths, without files that cannot be read.
        let fonts: [String: String]
        let themes: [ThemeDigests]
    }

    private struct ThemeDigests: Sendable {
        let theme: UInt64
        let contents: [UInt64]
        let timelines: [UInt64]
        let fonts: UInt64
    }

    /// - Parameter userCache: where digests of fonts and of the program are kept for later runs; `nil` for nowhere.
    init(of themes: [LoadedTheme], userCache: String?) {
        self.themes = themes
        self.userCache = userCache
        bases = themes.map { PathBase(ofFile: $0.file) }
    }

    /// The digest of the program with its libraries.
    var program: UInt64 { digests.program }

    /// The digests of the font files by their paths, without files that cannot be read.
    var fontDigests: [String: String] { digests.fonts }

    /// The digest of a font's file; `nil` for one that cannot be read.
    func digest(ofFontAt path: String) -> String? {
        // What is drawn says which fonts it needs, and may know more than was foreseen.
        digests.fonts[path] ?? Digest128(ofFile: path)?.hexadecimal
    }

    /// What a scene is made from.
    func inputs(of scene: PlannedScene, in run: RenderRun) -> SceneInputs {
        let digests = digests
        let inputs = digests.themes[scene.theme]
        var timeline: UInt64 = 0
        if case .timeline(let planned) = scene.subject { timeline = inputs.timelines[planned.number] }
        var theme = DigestBuilder()
        theme.add(inputs.theme)
        let axes = run.plan.themes[scene.theme].axes.others
        for (axis, value) in zip(axes, scene.variant.others) { axis.add(value, to: &theme) }
        return SceneInputs(
            program: digests.program, theme: theme.digest, content: inputs.contents[scene.variant.content],
            timeline: timeline, fonts: inputs.fonts)
    }

    private var digests: Digests {
        read.withLock { read in
            if let read { return read }
            let digests = readDigests()
            read = digests
            return digests
        }
    }

    private func readDigests() -> Digests {
        var installed = InstalledFiles(notesIn: userCache)
        let program = Self.program(&installed)
        let fontPaths = Set(themes.flatMap(\.fontSources).map(\.path)).sorted()
        let fonts = fontPaths.reduce(into: [:]) { $0[$1] = installed.digest(ofFileAt: $1) }
        installed.keepNotes()
        return Digests(
            program: program, fonts: fonts,
            themes: themes.map { theme in
                ThemeDigests(
                    theme: digest(
                        of: theme.theme.sourceFiles, drawnBy: theme.showsDrawings ? Fingerprint.drawingLibrary : nil),
                    contents: theme.contents.map { $0.path.map(files.digest) ?? 1 },
                    timelines: theme.timelines.map { files.digest(ofFileAt: $0.file) },
                    fonts: Self.digest(of: theme.fontSources, fonts))
            })
    }

    /// The digest of the program with its libraries, for who draws nothing.
    static func program(userCache: String?) -> UInt64 {
        var installed = InstalledFiles(notesIn: userCache)
        defer { installed.keepNotes() }
        return program(&installed)
    }

    /// A build of the program differs from another in its bytes, whatever its version says.
    private static func program(_ files: inout InstalledFiles) -> UInt64 {
        var builder = DigestBuilder()
        builder.add(Fingerprint.current.json.line)
        // Where nobody tells which program this is, what another drew must not be taken for its own.
        builder.add(files.digest(ofFileAt: "/proc/self/exe") ?? "\(UInt64.random(in: 0...UInt64.max))")
        return builder.digest
    }

    /// - Parameter library: what draws the theme's SVG files, if it has any.
    private func digest(of paths: [String], drawnBy library: Fingerprint.Library?) -> UInt64 {
        var builder = DigestBuilder()
        if let library { builder.add(library.version) }
        for path in paths { builder.add(files.digest(ofFileAt: path)) }
        return builder.digest
    }

    private static func digest(of fonts: [FontSource], _ digests: [String: String]) -> UInt64 {
        var builder = DigestBuilder()
        for font in fonts {
            builder.add(font.family)
            builder.add(font.path.split(separator: "/").last.map(String.init) ?? "")
            builder.add(UInt64(font.weight))
            builder.add(UInt64(font.face))
            builder.add(digests[font.path] ?? "")
        }
        return builder.digest
    }
}

/// Digests of what a scene is made from, beside the files of its pictures.
struct SceneInputs: Hashable, Sendable {
    /// The program with its libraries.
    var program: UInt64
    /// The theme's files with the values of further axes.
    var theme: UInt64
    var content: UInt64
    /// 0 for a state.
    var timeline: UInt64
    /// Every font file of the theme.
    var fonts: UInt64

    /// Why a picture whose record has other inputs is drawn.
    func reason(insteadOf old: SceneInputs) -> DrawingReason? {
        if program != old.program { return .programChanged }
        if theme != old.theme { return .themeChanged }
        if content != old.content { return .contentChanged }
        if timeline != old.timeline { return .timelineChanged }
        return fonts != old.fonts ? .fontChanged : nil
    }
}

/// Why a picture is drawn.
package enum DrawingReason: String, Hashable, Sendable, CaseIterable {
    /// Nothing is known of one drawn before.
    case new
    /// The user asked for it.
    case forced
    /// Another version of the program, or of its libraries, drew it before.
    case programChanged = "program changed"
    /// The theme, or a file that it is made from, differs.
    case themeChanged = "theme changed"
    /// What is shown differs.
    case contentChanged = "content changed"
    /// The timeline differs.
    case timelineChanged = "timeline changed"
    /// A font file differs.
    case fontChanged = "font changed"
    /// A picture that is shown differs.
    case pictureChanged = "picture changed"
    /// The file is to be made in another way.
    case optionsChanged = "options changed"
    /// Its file was deleted.
    case fileMissing = "file missing"
    /// Its file is not as it was written.
    case fileChanged = "file changed"
}
