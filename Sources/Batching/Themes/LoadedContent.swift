package import Contents
import Documents
import Files
import Manifests
import Thumbindex
import Timelines

/// A content that a theme is drawn with, in every locale that is asked for.
package struct LoadedContent: Sendable {
    /// What outputs are called after it, `nil` for the theme's own.
    package private(set) var name: String?
    /// Its own locale.
    package let locale: String
    /// The absolute path of its file; `nil` for the sample.
    let path: String?
    private let list: ListContent
    private let otherLists: [String: ListContent]
    private let grid: GridContent
    private let otherGrids: [String: GridContent]
    private let picturePlaces: PicturePlaces?

    /// - Parameter hasList: whether the names are put into sections, which a grid has no use for.
    init(
        name: String?, _ source: ContentSource, path: String?, in request: RenderRequest, hasList: Bool = true
    ) throws(DiagnosticError) {
        self.name = name
        self.path = path
        locale = source.locale
        picturePlaces = source.picturePlaces
        grid = source.grid()
        var grids: [String: GridContent] = [:]
        for case let other? in request.axes.locales { grids[other] = source.grid(inLocale: other) }
        otherGrids = grids
        guard hasList else {
            list = ListContent(locale: source.locale)
            otherLists = [:]
            return
        }
        list = try source.list()
        var lists: [String: ListContent] = [:]
        for case let other? in request.axes.locales {
            do {
                lists[other] = try source.list(inLocale: other)
            } catch {
                throw error.at(request.localeNodes[other])
            }
        }
        otherLists = lists
    }

    /// The same as the theme's own content.
    var unnamed: LoadedContent {
        var content = self
        content.name = nil
        return content
    }

    /// The pictures that it names, which a film may come to show.
    var pictures: [String] { grid.pictures }

    /// Whether one of them is an SVG file by its name.
    var namesDrawings: Bool { grid.namesDrawings }

    /// Where it names pictures of these absolute paths.
    func places(ofPictures paths: Set<String>) -> [String: WrittenPath] { picturePlaces?.places(of: paths) ?? [:] }

    /// The items of a grid in one of the locales; `nil` for its own.
    package func grid(in locale: String?) -> GridContent { locale.flatMap { otherGrids[$0] } ?? grid }

    /// The list in one of the locales; `nil` for its own.
    package func list(in locale: String?) -> ListContent { locale.flatMap { otherLists[$0] } ?? list }
}

/// A content that the user gives to all themes.
struct GivenContent: Sendable {
    let loaded: LoadedContent
    let warnings: [Diagnostic]
    let resolvedPath: String

    init(_ path: String, _ request: RenderRequest) throws(DiagnosticError) {
        resolvedPath = FileLocation(path).resolvedPath
        let source = try ContentSource(atPath: path, allowingOutside: request.allowsOutside)
        warnings = source.warnings
        do {
            loaded = try LoadedContent(
                name: FileName.stem(ofFile: path, suffix: ".content"), source, path: resolvedPath, in: request)
        } catch {
            throw error.about(path)
        }
    }
}

/// A timeline, read and checked for itself.
package struct LoadedTimeline: Sendable {
    let timeline: TimelineFile
    /// The path that the user wrote.
    let file: String

    /// Throws all that is wrong with it.
    init(_ path: String) throws(DiagnosticError) {
        timeline = try TimelineFile(try FileLocation(path).read(limits: TimelineFile.limits))
        file = path
    }

    /// What a plan knows of it.
    ///
    /// - Parameter request: what is asked for, which may be a filmstrip or a poster.
    func planned(number: Int, in request: RenderRequest) -> PlannedTimeline {
        let strip = timeline.filmstrip ?? request.filmstripFrames.map { _ in FilmstripSettings() }
        var planned = PlannedTimeline(
            number: number, name: FileName.stem(ofFile: file, suffix: ".timeline"), file: file,
            shots: timeline.timeline.shotNames, film: timeline.film.name,
            filmstrip: strip?.name)
        planned.seconds = timeline.timeline.estimatedSeconds
        planned.settings = settings.compactMap { axis in
            axis.values[0].name.map { ManifestEntry.AxisValue(axis: axis.name, value: $0) }
        }
        if request.export.film.posterTime != nil { planned.poster = timeline.film.name + "-poster" }
        return planned
    }

    /// What it says that the reader has set, each an axis of one value.
    var settings: [PropertyAxis] {
        timeline.settings.map { entry in
            var name = entry.value.scalarName
            if case .bool(true) = entry.value.value { name = PropertyAxis.switchName(of: entry.key) }
            return PropertyAxis(name: entry.key, kind: .property, values: [.init(name: name, node: entry.value)])
        }
    }

    /// A warning where none of the formats has anything of the timeline to show.
    func emptiness(in request: RenderRequest) -> Diagnostic? {
        let subject = PlannedSubject.timeline(planned(number: 0, in: request))
        guard request.formats.allSatisfy({ subject.parts(in: $0).isEmpty }) else { return nil }
        return Diagnostic(
            .warning, "the timeline has no shot to draw", in: SourceText(name: file),
            hints: ["'- shot: name' takes one; '--format webp' draws a film, '--filmstrip 8' a strip"])
    }
}
